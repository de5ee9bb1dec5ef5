// Generated from spec/instructions/VME_FBR.md by `cargo xtask regen`; do not edit.
//! VME_FBR: Refines motion vectors to fractions of a pixel, forward, backward or both.

use crate::prelude::*;

/// Refines motion vectors to fractions of a pixel, forward, backward or both.
///
/// ```text
/// vme_fbr ( <fbrmb_mode>, <fbrsub_mb_shape>, <fbrsub_pred_mode>) <surface>  <uniinput> <fbrinput> <output>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
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
    doc = "the code of the instruction",
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
    doc = "the types of the operand",
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
    doc = "the types of the operand",
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
    doc = "the kernel has shared local memory where it takes T0",
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
    doc = "what it names exists",
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
    doc = "the types of the operand",
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
    doc = "no other codes than the listed ones",
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
    doc = "the types of the operand",
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
    doc = "the types of the operand",
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
    doc = "no other codes than the listed ones",
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
    doc = "no other codes than the listed ones",
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
    doc = "no other codes than the listed ones",
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
    doc = "no other codes than the listed ones",
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
    doc = "the types of the operand",
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
    doc = "the platforms that have the instruction",
    sum = "d3c8d9e50619920b"
)]
=======
#[visa(name = "VME_FBR", opcode = 0x56, on = "-TGLLP", lines = crate::lines::vme_fbr)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct VmeFbr {
    /// Payload that all motion estimation has.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of the refinement.
    #[field(Raw)] pub fbrinput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// How the macro-block is split.
    #[field(Scalar)] pub fbrmb_mode: VecOperand,
    /// How each of its four blocks is split.
    #[field(Scalar)] pub fbrsub_mb_shape: VecOperand,
    /// From where each of them is predicted.
    #[field(Scalar)] pub fbrsub_pred_mode: VecOperand,
    /// The result.
    #[field(Raw)] pub output: RawOperand,
}

rules! {
    VmeFbr: "VME_FBR" at crate::lines::vme_fbr;

    /// the code of the instruction
    "opcode": opcode == 0x56;
    /// the types of the operand
    "uniinput/type": matches!(ty(uniinput), UB);
    /// the types of the operand
    "fbrinput/type": matches!(ty(fbrinput), UB);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "fbrmb_mode/type": matches!(ty(fbrmb_mode), UD);
    /// no other codes than the listed ones
    "fbrmb_mode/encoding": matches!(imm(fbrmb_mode), 0 | 1 | 2 | 3);
    /// the types of the operand
    "fbrsub_mb_shape/type": matches!(ty(fbrsub_mb_shape), UD);
    /// the types of the operand
    "fbrsub_pred_mode/type": matches!(ty(fbrsub_pred_mode), UD);
    /// no other codes than the listed ones
    "fbrsub_pred_mode/encoding": matches!(imm(fbrsub_pred_mode) & 0x3, 0b00 | 0b01 | 0b10);
    /// no other codes than the listed ones
    "fbrsub_pred_mode.bits_3_2/encoding": matches!(imm(fbrsub_pred_mode) >> 2 & 0x3, 0b00 | 0b01 | 0b10);
    /// no other codes than the listed ones
    "fbrsub_pred_mode.bits_5_4/encoding": matches!(imm(fbrsub_pred_mode) >> 4 & 0x3, 0b00 | 0b01 | 0b10);
    /// no other codes than the listed ones
    "fbrsub_pred_mode.bits_7_6/encoding": matches!(imm(fbrsub_pred_mode) >> 6 & 0x3, 0b00 | 0b01 | 0b10);
    /// the types of the operand
    "output/type": matches!(ty(output), UB);
    /// the payload has 128 bytes
    "uniinput/size": room(uniinput) >= 128;
    /// the input of refinement has its registers
    "fbrinput/size": room(fbrinput) >= 128;
    /// the result has 224
    "output/size": room(output) >= 224;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
