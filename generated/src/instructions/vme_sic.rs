// Generated from spec/instructions/VME_SIC.md by `cargo xtask regen`; do not edit.
//! VME_SIC: Checks whether a macro-block can be skipped or be told from its own picture.

use crate::prelude::*;

/// Checks whether a macro-block can be skipped or be told from its own picture.
///
/// ```text
/// vme_sic <surface>  <uniinput> <sicinput> <output>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VME_SIC", opcode = 0x55, on = "-TGLLP", lines = crate::lines::vme_sic)]
pub struct VmeSic {
    /// Payload that all motion estimation has.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of this check.
    #[field(Raw)] pub sicinput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// The result.
    #[field(Raw)] pub output: RawOperand,
}

rules! {
    VmeSic: "VME_SIC" at crate::lines::vme_sic;

    /// the code of the instruction
    "opcode": opcode == 0x55;
    /// the types of the operand
    "uniinput/type": matches!(ty(uniinput), UB);
    /// the types of the operand
    "sicinput/type": matches!(ty(sicinput), UB);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "output/type": matches!(ty(output), UB);
    /// `uniinput` must provide 128 bytes
    "uniinput/size": room(uniinput) >= 128;
    /// `sicinput` must provide 128 bytes
    "sicinput/size": room(sicinput) >= 128;
    /// `output` must provide 224 bytes
    "output/size": room(output) >= 224;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
