//! Generated from spec/instructions/RT_WRITE.md by `cargo xtask regen`; do not edit.
//! RT_WRITE from `spec/instructions/RT_WRITE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// The bits of `Mode`: operands that are present, and properties of the write
///
/// `spec/instructions/RT_WRITE.md:52`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ModeBits(
    #[run(rti = 2..= 2)]
    #[run(s0a = 3..= 3)]
    #[run(om = 4..= 4)]
    #[run(z = 5..= 5)]
    #[run(s = 6..= 6)]
    #[run(lrtw = 7..= 7)]
    #[run(cps = 8..= 8)]
    #[run(ps = 9..= 9)]
    #[run(cm = 10..= 10)]
    #[run(si = 11..= 11)]
    #[run(nullrt = 12..= 12)]
    u16,
);
/// Writes the color of a pixel to a render target for each channel of a pixel shader.
///
/// `spec/instructions/RT_WRITE.md:7`
///
/// ```text
/// [(<pred>) ]rt_write_3d[.<mode.rti?\<RTI\>><mode.s0a?\<A\>><mode.om?\<O\>><mode.z?\<Z\>><mode.s?\<ST\>><mode.lrtw?\<LRTW\>><mode.cps?\<CPS\>><mode.ps?\<PS\>><mode.cm?\<CM\>><mode.si?\<SI\>><mode.nullrt?\<NULLRT\>>] (<exec_size>) <surface> <header>[ <si>][ <cps>][ <rti>][ <source0_alpha>][ <o_mask>] <r> <g> <b> <a>[ <source_depth>][ <stencil>]
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
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
    sum = "560b3ce16fbc92bc"
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
    sum = "6516d0702b6ecfe6"
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
pub struct RtWrite {
    /// execution size and execution mask
    ///
    /// `spec/instructions/RT_WRITE.md:30`
    #[field("ub", line = 30, only = [0b011, 0b100])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/RT_WRITE.md:51`
    #[field("uw", line = 51)]
    pub pred: PredBits,
    /// operands that are present, and properties of the write
    ///
    /// `spec/instructions/RT_WRITE.md:52`
    #[field("uw", line = 52)]
    pub mode: ModeBits,
    /// index of the surface variable
    ///
    /// `spec/instructions/RT_WRITE.md:66`
    #[field("ub", line = 66, refers = surface)]
    pub surface: u8,
    /// header of the message, or V0
    ///
    /// `spec/instructions/RT_WRITE.md:67`
    #[field("raw_operand", line = 67, role = Raw)]
    pub header: RawOperand,
    /// index of the sample
    ///
    /// `spec/instructions/RT_WRITE.md:68`
    #[field("vec_operand", line = 68, role = Source, when = "mode.si == 1")]
    pub si: VecOperand,
    /// counter of coarse pixels
    ///
    /// `spec/instructions/RT_WRITE.md:69`
    #[field("vec_operand", line = 69, role = Source, when = "mode.cps == 1")]
    pub cps: VecOperand,
    /// index of the target
    ///
    /// `spec/instructions/RT_WRITE.md:70`
    #[field("scalar", line = 70, role = Scalar, when = "mode.rti == 1")]
    pub rti: VecOperand,
    /// alpha of source 0
    ///
    /// `spec/instructions/RT_WRITE.md:71`
    #[field("raw_operand", line = 71, role = Raw, when = "mode.s0a == 1")]
    pub source0_alpha: RawOperand,
    /// mask of samples
    ///
    /// `spec/instructions/RT_WRITE.md:72`
    #[field("raw_operand", line = 72, role = Raw, when = "mode.om == 1")]
    pub o_mask: RawOperand,
    /// red value of each pixel
    ///
    /// `spec/instructions/RT_WRITE.md:73`
    #[field("raw_operand", line = 73, role = Raw)]
    pub r: RawOperand,
    /// green value of each pixel
    ///
    /// `spec/instructions/RT_WRITE.md:74`
    #[field("raw_operand", line = 74, role = Raw)]
    pub g: RawOperand,
    /// blue value of each pixel
    ///
    /// `spec/instructions/RT_WRITE.md:75`
    #[field("raw_operand", line = 75, role = Raw)]
    pub b: RawOperand,
    /// alpha value of each pixel
    ///
    /// `spec/instructions/RT_WRITE.md:76`
    #[field("raw_operand", line = 76, role = Raw)]
    pub a: RawOperand,
    /// depth of each pixel
    ///
    /// `spec/instructions/RT_WRITE.md:77`
    #[field("raw_operand", line = 77, role = Raw, when = "mode.z == 1")]
    pub source_depth: RawOperand,
    /// stencil value of each pixel, packed
    ///
    /// `spec/instructions/RT_WRITE.md:78`
    #[field("raw_operand", line = 78, role = Raw, when = "mode.s == 1")]
    pub stencil: RawOperand,
}
