// Generated from spec/instructions/RT_WRITE.md by `cargo xtask regen`; do not edit.
//! RT_WRITE: Writes the color of a pixel to a render target for each channel of a pixel shader.

use crate::prelude::*;

/// Writes the color of a pixel to a render target for each channel of a pixel shader.
///
/// ```text
/// [(<pred>) ]rt_write_3d[.<mode.rti?\<RTI\>><mode.s0a?\<A\>><mode.om?\<O\>><mode.z?\<Z\>><mode.s?\<ST\>>
///     <mode.lrtw?\<LRTW\>><mode.cps?\<CPS\>><mode.ps?\<PS\>><mode.cm?\<CM\>><mode.si?\<SI\>><mode.nullrt?\<NULLRT\>>]
///      (<exec_size>) <surface> <header>[ <si>][ <cps>][ <rti>][ <source0_alpha>][ <o_mask>] <r> <g> <b> <a>[
///      <source_depth>][ <stencil>]
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "RT_WRITE",
    opcode = 0x71,
    on = "-PVC",
    text = ["[(<pred>) ]rt_write_3d[.<mode.rti?\\<RTI\\>><mode.s0a?\\<A\\>><mode.om?\\<O\\>><mode.z?\\<Z\\>><mode.s?\\<ST\\>><mode.lrtw?\\<LRTW\\>><mode.cps?\\<CPS\\>><mode.ps?\\<PS\\>><mode.cm?\\<CM\\>><mode.si?\\<SI\\>><mode.nullrt?\\<NULLRT\\>>] (<exec_size>) <surface> <header>[ <si>][ <cps>][ <rti>][ <source0_alpha>][ <o_mask>] <r> <g> <b> <a>[ <source_depth>][ <stencil>]"],
    page = "spec/instructions/RT_WRITE.md",
    line = 7
)]
#[rule(
    Static,
    id = "RT_WRITE/opcode",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x71",
    doc = "the code of the instruction",
    sum = "fe9bc919868029c0"
)]
#[rule(
    Static,
    id = "RT_WRITE/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 13,
    kind = "platform",
    expr = "on(\"-PVC\")",
    doc = "the platforms that have the instruction",
    sum = "cc8b4c8ec4615f4b"
)]
#[rule(
    Static,
    id = "RT_WRITE/exec_size/reserved",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 30,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "RT_WRITE/exec_size/encoding",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 31,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "de8702f7177968d5"
)]
#[rule(
    Static,
    id = "RT_WRITE/mode/reserved",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 52,
    kind = "reserved",
    expr = "raw(mode) & 0b1110000000000011 == 0",
    doc = "bits without a meaning are zero",
    sum = "876e66240b4ecaa2"
)]
#[rule(
    Object,
    id = "RT_WRITE/surface/slm",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 66,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "RT_WRITE/surface/declared",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 66,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "RT_WRITE/si/modifier",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 68,
    kind = "modifier",
    expr = "matches!(modifier(si), None)",
    doc = "the modifiers of sources",
    sum = "7ed863e8e6ec5ef6"
)]
#[rule(
    Static,
    id = "RT_WRITE/cps/modifier",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 69,
    kind = "modifier",
    expr = "matches!(modifier(cps), None)",
    doc = "the modifiers of sources",
    sum = "7efaf63dd03a1adb"
)]
#[rule(
    Static,
    id = "RT_WRITE/rti/range",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 70,
    kind = "range",
    expr = "matches!(imm(rti), 0..=7)",
    doc = "the number is within its limits",
    sum = "9ee685f79047f569"
)]
#[rule(
    Static,
    id = "RT_WRITE/rti/type",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 70,
    kind = "type",
    expr = "matches!(ty(rti), UB)",
    doc = "the types of the operand",
    sum = "3ba69afe6ddd8175"
)]
#[rule(
    Static,
    id = "RT_WRITE/source0_alpha/type",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 71,
    kind = "type",
    expr = "matches!(ty(source0_alpha), HF | F)",
    doc = "the types of the operand",
    sum = "b7fcc9936e43d044"
)]
#[rule(
    Static,
    id = "RT_WRITE/o_mask/type",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 72,
    kind = "type",
    expr = "matches!(ty(o_mask), UW)",
    doc = "the types of the operand",
    sum = "3be6f8fe6e140524"
)]
#[rule(
    Static,
    id = "RT_WRITE/r/type",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 73,
    kind = "type",
    expr = "matches!(ty(r), HF | F)",
    doc = "the types of the operand",
    sum = "6dcd00a81024a482"
)]
#[rule(
    Static,
    id = "RT_WRITE/g/type",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 74,
    kind = "type",
    expr = "matches!(ty(g), HF | F)",
    doc = "the types of the operand",
    sum = "6dcd00a81024a482"
)]
#[rule(
    Static,
    id = "RT_WRITE/b/type",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 75,
    kind = "type",
    expr = "matches!(ty(b), HF | F)",
    doc = "the types of the operand",
    sum = "6dcd00a81024a482"
)]
#[rule(
    Static,
    id = "RT_WRITE/a/type",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 76,
    kind = "type",
    expr = "matches!(ty(a), HF | F)",
    doc = "the types of the operand",
    sum = "6dcd00a81024a482"
)]
#[rule(
    Static,
    id = "RT_WRITE/source_depth/type",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 77,
    kind = "type",
    expr = "matches!(ty(source_depth), F)",
    doc = "the types of the operand",
    sum = "0de3a54d16fd9fa2"
)]
#[rule(
    Static,
    id = "RT_WRITE/stencil/type",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 78,
    kind = "type",
    expr = "matches!(ty(stencil), UB)",
    doc = "the types of the operand",
    sum = "3ba69afe6ddd8175"
)]
#[rule(
    Static,
    id = "RT_WRITE/source0_alpha/same",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 81,
    kind = "type",
    expr = "ty(source0_alpha) == ty(r)",
    doc = "`source0_alpha` must have the type of `r`",
    sum = "3cf0ff0cf3df9521"
)]
#[rule(
    Static,
    id = "RT_WRITE/g/same",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 82,
    kind = "type",
    expr = "ty(g) == ty(r)",
    doc = "`g` must have the type of `r`",
    sum = "481159a15d239562"
)]
#[rule(
    Static,
    id = "RT_WRITE/b/same",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 83,
    kind = "type",
    expr = "ty(b) == ty(r)",
    doc = "`b` must have the type of `r`",
    sum = "8856c05b6ebf161b"
)]
#[rule(
    Static,
    id = "RT_WRITE/a/same",
    on = "",
    page = "spec/instructions/RT_WRITE.md",
    line = 84,
    kind = "type",
    expr = "ty(a) == ty(r)",
    doc = "`a` must have the type of `r`",
    sum = "331960db5879634c"
)]
=======
#[visa(name = "RT_WRITE", opcode = 0x71, on = "-PVC", lines = crate::lines::rt_write)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct RtWrite {
    /// Channels and the mask over them.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// What is written, and which operands are there.
    pub mode: ModeBits,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// Header of the message, or V0.
    #[field(Raw)] pub header: RawOperand,
    /// Index of the sample.
    #[field(Source, when = "mode.si == 1")] pub si: VecOperand,
    /// Counter of coarse pixels.
    #[field(Source, when = "mode.cps == 1")] pub cps: VecOperand,
    /// Index of the target.
    #[field(Scalar, when = "mode.rti == 1")] pub rti: VecOperand,
    /// Alpha of source 0.
    #[field(Raw, when = "mode.s0a == 1")] pub source0_alpha: RawOperand,
    /// Mask of samples.
    #[field(Raw, when = "mode.om == 1")] pub o_mask: RawOperand,
    /// Red of each pixel.
    #[field(Raw)] pub r: RawOperand,
    /// Green of each pixel.
    #[field(Raw)] pub g: RawOperand,
    /// Blue of each pixel.
    #[field(Raw)] pub b: RawOperand,
    /// Alpha of each pixel.
    #[field(Raw)] pub a: RawOperand,
    /// Depth of each pixel.
    #[field(Raw, when = "mode.z == 1")] pub source_depth: RawOperand,
    /// Stencil of each pixel, packed.
    #[field(Raw, when = "mode.s == 1")] pub stencil: RawOperand,
}

/// The bits of `Mode`: what is written, and which operands are there.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[run(rti = 2..=2)]
    #[run(s0a = 3..=3)]
    #[run(om = 4..=4)]
    #[run(z = 5..=5)]
    #[run(s = 6..=6)]
    #[run(lrtw = 7..=7)]
    #[run(cps = 8..=8)]
    #[run(ps = 9..=9)]
    #[run(cm = 10..=10)]
    #[run(si = 11..=11)]
    #[run(nullrt = 12..=12)]
    u16,
);

rules! {
    RtWrite: "RT_WRITE" at crate::lines::rt_write;

    /// the code of the instruction
    "opcode": opcode == 0x71;
    /// the platforms that have the instruction
    "platform": on("-PVC");
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// bits without a meaning are zero
    "mode/reserved": raw(mode) & 0b1110000000000011 == 0;
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the modifiers of sources
    "si/modifier": matches!(modifier(si), None);
    /// the modifiers of sources
    "cps/modifier": matches!(modifier(cps), None);
    /// the number is within its limits
    "rti/range": matches!(imm(rti), 0..=7);
    /// the types of the operand
    "rti/type": matches!(ty(rti), UB);
    /// the types of the operand
    "source0_alpha/type": matches!(ty(source0_alpha), HF | F);
    /// the types of the operand
    "o_mask/type": matches!(ty(o_mask), UW);
    /// the types of the operand
    "r/type": matches!(ty(r), HF | F);
    /// the types of the operand
    "g/type": matches!(ty(g), HF | F);
    /// the types of the operand
    "b/type": matches!(ty(b), HF | F);
    /// the types of the operand
    "a/type": matches!(ty(a), HF | F);
    /// the types of the operand
    "source_depth/type": matches!(ty(source_depth), F);
    /// the types of the operand
    "stencil/type": matches!(ty(stencil), UB);
    /// colors have one type
    "source0_alpha/same" [type]: ty(source0_alpha) == ty(r);
    /// likewise
    "g/same" [type]: ty(g) == ty(r);
    /// likewise
    "b/same" [type]: ty(b) == ty(r);
    /// likewise
    "a/same" [type]: ty(a) == ty(r);
}
