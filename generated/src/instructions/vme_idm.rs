//! Generated from spec/instructions/VME_IDM.md by `cargo xtask regen`; do not edit.
//! VME_IDM from `spec/instructions/VME_IDM.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
/// Measures the differences of a macro-block to a mesh of positions.
///
/// `spec/instructions/VME_IDM.md:7`
///
/// ```text
/// vme_idm <surface>  <uniinput> <idminput> <output>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VME_IDM",
    opcode = 0x57,
    on = "-TGLLP",
    text = ["vme_idm <surface>  <uniinput> <idminput> <output>"],
    page = "spec/instructions/VME_IDM.md",
    line = 7
)]
#[rule(
    Static,
    id = "VME_IDM/opcode",
    on = "",
    page = "spec/instructions/VME_IDM.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x57",
    doc = "`opcode` of VME_IDM must be 0x57",
    sum = "4defc9425d30a1a9"
)]
#[rule(
    Static,
    id = "VME_IDM/uniinput/type",
    on = "",
    page = "spec/instructions/VME_IDM.md",
    line = 23,
    kind = "type",
    expr = "matches!(ty(uniinput), UB)",
    doc = "`uniinput` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "VME_IDM/idminput/type",
    on = "",
    page = "spec/instructions/VME_IDM.md",
    line = 24,
    kind = "type",
    expr = "matches!(ty(idminput), UB)",
    doc = "`idminput` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Object,
    id = "VME_IDM/surface/slm",
    on = "",
    page = "spec/instructions/VME_IDM.md",
    line = 25,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where `Target` is 0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VME_IDM/surface/declared",
    on = "",
    page = "spec/instructions/VME_IDM.md",
    line = 25,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VME_IDM/output/type",
    on = "",
    page = "spec/instructions/VME_IDM.md",
    line = 26,
    kind = "type",
    expr = "matches!(ty(output), UB)",
    doc = "`output` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "VME_IDM/uniinput/size",
    on = "",
    page = "spec/instructions/VME_IDM.md",
    line = 29,
    kind = "size",
    expr = "room(uniinput) >= 128",
    doc = "`uniinput` must provide 128 bytes",
    sum = "8453ae25258ade09"
)]
#[rule(
    Static,
    id = "VME_IDM/idminput/size",
    on = "",
    page = "spec/instructions/VME_IDM.md",
    line = 30,
    kind = "size",
    expr = "room(idminput) >= 32",
    doc = "`idminput` must provide 32 bytes",
    sum = "408220aaf057b06d"
)]
#[rule(
    Static,
    id = "VME_IDM/output/size",
    on = "",
    page = "spec/instructions/VME_IDM.md",
    line = 31,
    kind = "size",
    expr = "room(output) >= 512",
    doc = "`output` must provide 512 bytes",
    sum = "ce993ef78f6770e2"
)]
#[rule(
    Static,
    id = "VME_IDM/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 154,
    kind = "platform",
    expr = "on(\"-TGLLP\")",
    doc = "VME_IDM is available only before TGLLP",
    sum = "d3c8d9e50619920b"
)]
pub struct VmeIdm {
    /// payload that all motion estimation shares
    ///
    /// `spec/instructions/VME_IDM.md:23`
    #[field("raw_operand", line = 23, role = Raw)]
    pub uniinput: RawOperand,
    /// payload of this check
    ///
    /// `spec/instructions/VME_IDM.md:24`
    #[field("raw_operand", line = 24, role = Raw)]
    pub idminput: RawOperand,
    /// index of the surface variable
    ///
    /// `spec/instructions/VME_IDM.md:25`
    #[field("ub", line = 25, refers = surface)]
    pub surface: u8,
    /// result
    ///
    /// `spec/instructions/VME_IDM.md:26`
    #[field("raw_operand", line = 26, role = Raw)]
    pub output: RawOperand,
}
