// Generated from spec/instructions/VME_IDM.md by `cargo xtask regen`; do not edit.
//! VME_IDM: Measures the differences of a macro-block to a mesh of positions.

use crate::prelude::*;

/// Measures the differences of a macro-block to a mesh of positions.
///
/// ```text
/// vme_idm <surface>  <uniinput> <idminput> <output>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VME_IDM", opcode = 0x57, on = "-TGLLP", lines = crate::lines::vme_idm)]
pub struct VmeIdm {
    /// Payload that all motion estimation has.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of this check.
    #[field(Raw)] pub idminput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// The result.
    #[field(Raw)] pub output: RawOperand,
}

rules! {
    VmeIdm: "VME_IDM" at crate::lines::vme_idm;

    /// the code of the instruction
    "opcode": opcode == 0x57;
    /// the types of the operand
    "uniinput/type": matches!(ty(uniinput), UB);
    /// the types of the operand
    "idminput/type": matches!(ty(idminput), UB);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "output/type": matches!(ty(output), UB);
    /// `uniinput` must provide 128 bytes
    "uniinput/size": room(uniinput) >= 128;
    /// `idminput` must provide 32 bytes
    "idminput/size": room(idminput) >= 32;
    /// `output` must provide 512 bytes
    "output/size": room(output) >= 512;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
