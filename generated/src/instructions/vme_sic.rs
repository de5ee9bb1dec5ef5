//! Generated from spec/instructions/VME_SIC.md by `cargo xtask regen`; do not edit.
//! VME_SIC from `spec/instructions/VME_SIC.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
/// Checks whether a macro-block can be skipped or be told from its own picture.
///
/// `spec/instructions/VME_SIC.md:7`
///
/// ```text
/// vme_sic <surface>  <uniinput> <sicinput> <output>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VME_SIC",
    opcode = 0x55,
    on = "-TGLLP",
    text = ["vme_sic <surface>  <uniinput> <sicinput> <output>"],
    page = "spec/instructions/VME_SIC.md",
    line = 7
)]
#[rule(
    Static,
    id = "VME_SIC/opcode",
    on = "",
    page = "spec/instructions/VME_SIC.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x55",
    doc = "`opcode` of VME_SIC must be 0x55",
    sum = "bc949284d8557250"
)]
#[rule(
    Static,
    id = "VME_SIC/uniinput/type",
    on = "",
    page = "spec/instructions/VME_SIC.md",
    line = 23,
    kind = "type",
    expr = "matches!(ty(uniinput), UB)",
    doc = "`uniinput` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "VME_SIC/sicinput/type",
    on = "",
    page = "spec/instructions/VME_SIC.md",
    line = 24,
    kind = "type",
    expr = "matches!(ty(sicinput), UB)",
    doc = "`sicinput` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Object,
    id = "VME_SIC/surface/slm",
    on = "",
    page = "spec/instructions/VME_SIC.md",
    line = 25,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where `Target` is 0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VME_SIC/surface/declared",
    on = "",
    page = "spec/instructions/VME_SIC.md",
    line = 25,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VME_SIC/output/type",
    on = "",
    page = "spec/instructions/VME_SIC.md",
    line = 26,
    kind = "type",
    expr = "matches!(ty(output), UB)",
    doc = "`output` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "VME_SIC/uniinput/size",
    on = "",
    page = "spec/instructions/VME_SIC.md",
    line = 29,
    kind = "size",
    expr = "room(uniinput) >= 128",
    doc = "`uniinput` must provide 128 bytes",
    sum = "8453ae25258ade09"
)]
#[rule(
    Static,
    id = "VME_SIC/sicinput/size",
    on = "",
    page = "spec/instructions/VME_SIC.md",
    line = 30,
    kind = "size",
    expr = "room(sicinput) >= 128",
    doc = "`sicinput` must provide 128 bytes",
    sum = "41e0b640ab0cb720"
)]
#[rule(
    Static,
    id = "VME_SIC/output/size",
    on = "",
    page = "spec/instructions/VME_SIC.md",
    line = 31,
    kind = "size",
    expr = "room(output) >= 224",
    doc = "`output` must provide 224 bytes",
    sum = "b85f0ef8161a4666"
)]
#[rule(
    Static,
    id = "VME_SIC/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 156,
    kind = "platform",
    expr = "on(\"-TGLLP\")",
    doc = "VME_SIC is available only before TGLLP",
    sum = "d3c8d9e50619920b"
)]
pub struct VmeSic {
    /// payload that all motion estimation shares
    ///
    /// `spec/instructions/VME_SIC.md:23`
    #[field("raw_operand", line = 23, role = Raw)]
    pub uniinput: RawOperand,
    /// payload of this check
    ///
    /// `spec/instructions/VME_SIC.md:24`
    #[field("raw_operand", line = 24, role = Raw)]
    pub sicinput: RawOperand,
    /// index of the surface variable
    ///
    /// `spec/instructions/VME_SIC.md:25`
    #[field("ub", line = 25, refers = surface)]
    pub surface: u8,
    /// result
    ///
    /// `spec/instructions/VME_SIC.md:26`
    #[field("raw_operand", line = 26, role = Raw)]
    pub output: RawOperand,
}
