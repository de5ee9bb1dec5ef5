//! Generated from spec/instructions/RT_READ.md by `cargo xtask regen`; do not edit.
//! RT_READ from `spec/instructions/RT_READ.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// The bits of `Mode`: selection of samples
///
/// `spec/instructions/RT_READ.md:38`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ModeBits(#[run(ps = 0..= 0)] #[run(si = 1..= 1)] u16);
/// Reads the color of a pixel from a render target for each channel of a pixel shader.
///
/// `spec/instructions/RT_READ.md:7`
///
/// ```text
/// [(<pred>) ]rt_read[.<mode.ps?\<PS\>><mode.si?\<SI\>>] (<exec_size>) <surface>[ <si>] <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "RT_READ",
    opcode = 0x90,
    text = ["[(<pred>) ]rt_read[.<mode.ps?\\<PS\\>><mode.si?\\<SI\\>>] (<exec_size>) <surface>[ <si>] <dst>"],
    page = "spec/instructions/RT_READ.md",
    line = 7
)]
#[rule(
    Static,
    id = "RT_READ/opcode",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x90",
    doc = "the code of the instruction",
    sum = "4d85376797e567f4"
)]
#[rule(
    Static,
    id = "RT_READ/exec_size/reserved",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "RT_READ/exec_size/encoding",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "66a499dece922c90"
)]
#[rule(
    Static,
    id = "RT_READ/exec_size.mask/encoding",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 32,
    kind = "mask",
    expr = "matches!(code(exec_size.mask), 0b0000 | 0b0100 | 0b1000 | 0b1100)",
    doc = "no other codes than the listed ones",
    sum = "447e970d27337e61"
)]
#[rule(
    Static,
    id = "RT_READ/mode/reserved",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 38,
    kind = "reserved",
    expr = "raw(mode) & 0b1111111111111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "a6f4333eb8e359ab"
)]
#[rule(
    Object,
    id = "RT_READ/surface/slm",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 42,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "RT_READ/surface/declared",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 42,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "RT_READ/si/modifier",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 43,
    kind = "modifier",
    expr = "matches!(modifier(si), None)",
    doc = "the modifiers of sources",
    sum = "7ed863e8e6ec5ef6"
)]
#[rule(
    Static,
    id = "RT_READ/dst/size",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 47,
    kind = "size",
    expr = "room(dst) >= exec_size / 4 * grf()",
    doc = "`dst` must provide one register for every 4 channels",
    sum = "02e8c73df84c9a58"
)]
pub struct RtRead {
    /// execution size and execution mask
    ///
    /// `spec/instructions/RT_READ.md:28`
    #[field("ub", line = 28, only = [0b100, 0b101])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/RT_READ.md:37`
    #[field("uw", line = 37)]
    pub pred: PredBits,
    /// selection of samples
    ///
    /// `spec/instructions/RT_READ.md:38`
    #[field("uw", line = 38)]
    pub mode: ModeBits,
    /// index of the surface variable
    ///
    /// `spec/instructions/RT_READ.md:42`
    #[field("ub", line = 42, refers = surface)]
    pub surface: u8,
    /// index of the sample
    ///
    /// `spec/instructions/RT_READ.md:43`
    #[field("vec_operand", line = 43, role = Source, when = "mode.si == 1")]
    pub si: VecOperand,
    /// values that were read: all of R, then all of G, B and A
    ///
    /// `spec/instructions/RT_READ.md:44`
    #[field("raw_operand", line = 44, role = Raw)]
    pub dst: RawOperand,
}
