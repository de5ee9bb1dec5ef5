//! Generated from spec/instructions/VME_FBR.md by `cargo xtask regen`; do not edit.
//! VME_FBR from `spec/instructions/VME_FBR.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// Refines motion vectors to fractions of a pixel, forward, backward or both.
///
/// `spec/instructions/VME_FBR.md:7`
///
/// ```text
/// vme_fbr ( <fbrmb_mode>, <fbrsub_mb_shape>, <fbrsub_pred_mode>) <surface>  <uniinput> <fbrinput> <output>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VME_FBR",
    opcode = 0x56,
    on = "-TGLLP",
    text = ["vme_fbr ( <fbrmb_mode>, <fbrsub_mb_shape>, <fbrsub_pred_mode>) <surface>  <uniinput> <fbrinput> <output>"],
    page = "spec/instructions/VME_FBR.md",
    line = 7
)]
#[rule(
    Static,
    id = "VME_FBR/opcode",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x56",
    doc = "`opcode` of VME_FBR must be 0x56",
    sum = "27884067a68384ec"
)]
#[rule(
    Static,
    id = "VME_FBR/uniinput/type",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 24,
    kind = "type",
    expr = "matches!(ty(uniinput), UB)",
    doc = "`uniinput` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "VME_FBR/fbrinput/type",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 25,
    kind = "type",
    expr = "matches!(ty(fbrinput), UB)",
    doc = "`fbrinput` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Object,
    id = "VME_FBR/surface/slm",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 26,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where `Target` is 0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VME_FBR/surface/declared",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 26,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VME_FBR/fbrmb_mode/type",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 27,
    kind = "type",
    expr = "matches!(ty(fbrmb_mode), UD)",
    doc = "`fbrmb_mode` must have type `ud`",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "VME_FBR/fbrmb_mode/encoding",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 28,
    kind = "encoding",
    expr = "matches!(imm(fbrmb_mode), 0 | 1 | 2 | 3)",
    doc = "`fbrmb_mode` must be `16x16`, `16x8`, `8x16` or `8x8`",
    sum = "ffbc6b0b69fd183c"
)]
#[rule(
    Static,
    id = "VME_FBR/fbrsub_mb_shape/type",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(fbrsub_mb_shape), UD)",
    doc = "`fbrsub_mb_shape` must have type `ud`",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "VME_FBR/fbrsub_pred_mode/type",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(fbrsub_pred_mode), UD)",
    doc = "`fbrsub_pred_mode` must have type `ud`",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "VME_FBR/fbrsub_pred_mode/encoding",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 54,
    kind = "encoding",
    expr = "matches!(imm(fbrsub_pred_mode) & 0x3, 0b00 | 0b01 | 0b10)",
    doc = "`fbrsub_pred_mode` must be `Forward`, `Backward` or `Bidirectional`",
    sum = "7a2dede6f04e3f81"
)]
#[rule(
    Static,
    id = "VME_FBR/fbrsub_pred_mode.bits_3_2/encoding",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 59,
    kind = "encoding",
    expr = "matches!(imm(fbrsub_pred_mode) >> 2 & 0x3, 0b00 | 0b01 | 0b10)",
    doc = "`fbrsub_pred_mode.bits_3_2` must be `Forward`, `Backward` or `Bidirectional`",
    sum = "e2f40907bdf5fdde"
)]
#[rule(
    Static,
    id = "VME_FBR/fbrsub_pred_mode.bits_5_4/encoding",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 64,
    kind = "encoding",
    expr = "matches!(imm(fbrsub_pred_mode) >> 4 & 0x3, 0b00 | 0b01 | 0b10)",
    doc = "`fbrsub_pred_mode.bits_5_4` must be `Forward`, `Backward` or `Bidirectional`",
    sum = "fb8c7e67502d556b"
)]
#[rule(
    Static,
    id = "VME_FBR/fbrsub_pred_mode.bits_7_6/encoding",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 69,
    kind = "encoding",
    expr = "matches!(imm(fbrsub_pred_mode) >> 6 & 0x3, 0b00 | 0b01 | 0b10)",
    doc = "`fbrsub_pred_mode.bits_7_6` must be `Forward`, `Backward` or `Bidirectional`",
    sum = "e986aeeb06890600"
)]
#[rule(
    Static,
    id = "VME_FBR/output/type",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 74,
    kind = "type",
    expr = "matches!(ty(output), UB)",
    doc = "`output` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "VME_FBR/uniinput/size",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 77,
    kind = "size",
    expr = "room(uniinput) >= 128",
    doc = "`uniinput` must provide 128 bytes",
    sum = "8453ae25258ade09"
)]
#[rule(
    Static,
    id = "VME_FBR/fbrinput/size",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 78,
    kind = "size",
    expr = "room(fbrinput) >= 128",
    doc = "`fbrinput` must provide 128 bytes",
    sum = "7e57dbb807382339"
)]
#[rule(
    Static,
    id = "VME_FBR/output/size",
    on = "",
    page = "spec/instructions/VME_FBR.md",
    line = 79,
    kind = "size",
    expr = "room(output) >= 224",
    doc = "`output` must provide 224 bytes",
    sum = "b85f0ef8161a4666"
)]
#[rule(
    Static,
    id = "VME_FBR/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 153,
    kind = "platform",
    expr = "on(\"-TGLLP\")",
    doc = "VME_FBR is available only before TGLLP",
    sum = "d3c8d9e50619920b"
)]
pub struct VmeFbr {
    /// payload that all motion estimation shares
    ///
    /// `spec/instructions/VME_FBR.md:24`
    #[field("raw_operand", line = 24, role = Raw)]
    pub uniinput: RawOperand,
    /// payload of the refinement
    ///
    /// `spec/instructions/VME_FBR.md:25`
    #[field("raw_operand", line = 25, role = Raw)]
    pub fbrinput: RawOperand,
    /// index of the surface variable
    ///
    /// `spec/instructions/VME_FBR.md:26`
    #[field("ub", line = 26, refers = surface)]
    pub surface: u8,
    /// partition of the macroblock
    ///
    /// `spec/instructions/VME_FBR.md:27`
    #[field("scalar", line = 27, role = Scalar)]
    pub fbrmb_mode: VecOperand,
    /// partition of each of the four blocks of the macroblock
    ///
    /// `spec/instructions/VME_FBR.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub fbrsub_mb_shape: VecOperand,
    /// prediction mode of each of the four blocks
    ///
    /// `spec/instructions/VME_FBR.md:53`
    #[field("scalar", line = 53, role = Scalar)]
    pub fbrsub_pred_mode: VecOperand,
    /// result
    ///
    /// `spec/instructions/VME_FBR.md:74`
    #[field("raw_operand", line = 74, role = Raw)]
    pub output: RawOperand,
}
