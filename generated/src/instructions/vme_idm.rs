// Generated from spec/instructions/VME_IDM.md by `cargo xtask regen`; do not edit.
//! VME_IDM: Measures the differences of a macro-block to a mesh of positions.

use crate::prelude::*;

/// Measures the differences of a macro-block to a mesh of positions.
///
/// ```text
/// vme_idm <surface>  <uniinput> <idminput> <output>
/// ```
///
/// ```c
/// output = the distortion mesh of the macro-block that uniinput and idminput describe, in surface;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VME_IDM", opcode = 0x57, on = "-TGLLP", lines = crate::lines::vme_idm)]
pub struct VmeIdm {
    /// Payload that all motion estimation shares.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of this check.
    #[field(Raw)] pub idminput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Result.
    #[field(Raw)] pub output: RawOperand,
}

rules! {
    VmeIdm: "VME_IDM" at crate::lines::vme_idm;

    /// `opcode` of VME_IDM must be 0x57
    "opcode": opcode == 0x57;
    /// `uniinput` must have type `ub`
    "uniinput/type": matches!(ty(uniinput), UB);
    /// `idminput` must have type `ub`
    "idminput/type": matches!(ty(idminput), UB);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `output` must have type `ub`
    "output/type": matches!(ty(output), UB);
    /// `opcode` of VME_IDM must not execute while some channels wait for others
    "opcode/together" [field, object, warning
        "Execution alone decides whether channels wait: a predicate can be the same for all of them (errata flow-1)."]:
        !diverges();
    /// `uniinput` must not be null
    "uniinput/null": !null(uniinput);
    /// `uniinput` must provide 128 bytes
    "uniinput/size": available(uniinput) >= 128;
    /// `idminput` must not be null
    "idminput/null": !null(idminput);
    /// `idminput` must provide 32 bytes
    "idminput/size": available(idminput) >= 32;
    /// `output` must not be null
    "output/null": !null(output);
    /// `output` must provide 512 bytes
    "output/size": available(output) >= 512;
    /// VME_IDM is available only before TGLLP
    "platform": on("-TGLLP");
}
