// Generated from spec/instructions/VME_FBR.md by `cargo xtask regen`; do not edit.
//! VME_FBR: Refines motion vectors to fractions of a pixel, forward, backward or both.

use crate::prelude::*;

/// Refines motion vectors to fractions of a pixel, forward, backward or both.
///
/// ```text
/// vme_fbr ( <fbrmb_mode>, <fbrsub_mb_shape>, <fbrsub_pred_mode>) <surface>  <uniinput> <fbrinput> <output>
/// ```
///
/// ```c
/// output = the refined vectors of the macro-block that uniinput and fbrinput describe, found in surface;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VME_FBR", opcode = 0x56, on = "-TGLLP", lines = crate::lines::vme_fbr)]
pub struct VmeFbr {
    /// Payload that all motion estimation shares.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of the refinement.
    #[field(Raw)] pub fbrinput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Partition of the macroblock.
    #[field(Scalar)] pub fbrmb_mode: VecOperand,
    /// Partition of each of the four blocks of the macroblock.
    #[field(Scalar)] pub fbrsub_mb_shape: VecOperand,
    /// Prediction mode of each of the four blocks.
    #[field(Scalar)] pub fbrsub_pred_mode: VecOperand,
    /// Result.
    #[field(Raw)] pub output: RawOperand,
}

rules! {
    VmeFbr: "VME_FBR" at crate::lines::vme_fbr;

    /// `opcode` of VME_FBR must be 0x56
    "opcode": opcode == 0x56;
    /// `uniinput` must have type `ub`
    "uniinput/type": matches!(ty(uniinput), UB);
    /// `fbrinput` must have type `ub`
    "fbrinput/type": matches!(ty(fbrinput), UB);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `fbrmb_mode` must have type `ud`
    "fbrmb_mode/type": matches!(ty(fbrmb_mode), UD);
    /// `fbrmb_mode` must be `16x16`, `16x8`, `8x16` or `8x8`
    "fbrmb_mode/encoding": matches!(imm(fbrmb_mode), 0 | 1 | 2 | 3);
    /// `fbrsub_mb_shape` must have type `ud`
    "fbrsub_mb_shape/type": matches!(ty(fbrsub_mb_shape), UD);
    /// `fbrsub_pred_mode` must have type `ud`
    "fbrsub_pred_mode/type": matches!(ty(fbrsub_pred_mode), UD);
    /// `fbrsub_pred_mode` must be `Forward`, `Backward` or `Bidirectional`
    "fbrsub_pred_mode/encoding": matches!(imm(fbrsub_pred_mode) & 0x3, 0b00 | 0b01 | 0b10);
    /// `fbrsub_pred_mode.bits_3_2` must be `Forward`, `Backward` or `Bidirectional`
    "fbrsub_pred_mode.bits_3_2/encoding": matches!(imm(fbrsub_pred_mode) >> 2 & 0x3, 0b00 | 0b01 | 0b10);
    /// `fbrsub_pred_mode.bits_5_4` must be `Forward`, `Backward` or `Bidirectional`
    "fbrsub_pred_mode.bits_5_4/encoding": matches!(imm(fbrsub_pred_mode) >> 4 & 0x3, 0b00 | 0b01 | 0b10);
    /// `fbrsub_pred_mode.bits_7_6` must be `Forward`, `Backward` or `Bidirectional`
    "fbrsub_pred_mode.bits_7_6/encoding": matches!(imm(fbrsub_pred_mode) >> 6 & 0x3, 0b00 | 0b01 | 0b10);
    /// `output` must have type `ub`
    "output/type": matches!(ty(output), UB);
    /// `opcode` of VME_FBR must not execute while some channels wait for others
    "opcode/together" [field, object, warning
        "Execution alone decides whether channels wait: a predicate can be the same for all of them (errata flow-1)."]:
        !diverges();
    /// `uniinput` must not be null
    "uniinput/null": !null(uniinput);
    /// `uniinput` must provide 128 bytes
    "uniinput/size": available(uniinput) >= 128;
    /// `fbrinput` must not be null
    "fbrinput/null": !null(fbrinput);
    /// `fbrinput` must provide 128 bytes
    "fbrinput/size": available(fbrinput) >= 128;
    /// `output` must not be null
    "output/null": !null(output);
    /// `output` must provide 224 bytes
    "output/size": available(output) >= 224;
    /// `fbrsub_mb_shape` must have zeros in the bits of 0xffffff00: only the low byte has a meaning
    "fbrsub_mb_shape/unused" [field]: imm(fbrsub_mb_shape) & 0xffffff00 == 0;
    /// `fbrsub_pred_mode` must have zeros in the bits of 0xffffff00: only the low byte has a meaning
    "fbrsub_pred_mode/unused" [field]: imm(fbrsub_pred_mode) & 0xffffff00 == 0;
    /// VME_FBR is available only before TGLLP
    "platform": on("-TGLLP");
}
