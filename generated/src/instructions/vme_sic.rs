// Generated from spec/instructions/VME_SIC.md by `cargo xtask regen`; do not edit.
//! VME_SIC: Checks whether a macro-block can be skipped or predicted from its own picture.

use crate::prelude::*;

/// Checks whether a macro-block can be skipped or predicted from its own picture.
///
/// ```text
/// vme_sic <surface>  <uniinput> <sicinput> <output>
/// ```
///
/// ```c
/// output = the result of skip and intra check of the macro-block that uniinput and sicinput describe, in surface;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VME_SIC", opcode = 0x55, on = "-TGLLP", lines = crate::lines::vme_sic)]
pub struct VmeSic {
    /// Payload that all motion estimation shares.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of this check.
    #[field(Raw)] pub sicinput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Result.
    #[field(Raw)] pub output: RawOperand,
}

rules! {
    VmeSic: "VME_SIC" at crate::lines::vme_sic;

    /// `opcode` of VME_SIC must be 0x55
    "opcode": opcode == 0x55;
    /// `uniinput` must have type `ub`
    "uniinput/type": matches!(ty(uniinput), UB);
    /// `sicinput` must have type `ub`
    "sicinput/type": matches!(ty(sicinput), UB);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `output` must have type `ub`
    "output/type": matches!(ty(output), UB);
    /// `opcode` of VME_SIC must not execute while some channels wait for others
    "opcode/together" [field, object, warning
        "Execution alone decides whether channels wait: a predicate can be the same for all of them (errata flow-1)."]:
        !diverges();
    /// `uniinput` must not be null
    "uniinput/null": !null(uniinput);
    /// `uniinput` must provide 128 bytes
    "uniinput/size": available(uniinput) >= 128;
    /// `sicinput` must not be null
    "sicinput/null": !null(sicinput);
    /// `sicinput` must provide 128 bytes
    "sicinput/size": available(sicinput) >= 128;
    /// `output` must not be null
    "output/null": !null(output);
    /// `output` must provide 224 bytes
    "output/size": available(output) >= 224;
    /// VME_SIC is available only before TGLLP
    "platform": on("-TGLLP");
}
