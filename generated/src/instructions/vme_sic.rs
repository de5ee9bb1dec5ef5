// Generated from spec/instructions/VME_SIC.md by `cargo xtask regen`; do not edit.
//! VME_SIC: Checks whether a macro-block can be skipped or be told from its own picture.

use crate::prelude::*;

/// Checks whether a macro-block can be skipped or be told from its own picture.
///
/// ```text
/// vme_sic <surface>  <uniinput> <sicinput> <output>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
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
    doc = "the code of the instruction",
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
    doc = "the types of the operand",
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
    doc = "the types of the operand",
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
    doc = "the kernel has shared local memory where it takes T0",
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
    doc = "what it names exists",
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
    doc = "the types of the operand",
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
    doc = "the platforms that have the instruction",
    sum = "d3c8d9e50619920b"
)]
=======
#[visa(name = "VME_SIC", opcode = 0x55, on = "-TGLLP", lines = crate::lines::vme_sic)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct VmeSic {
    /// Payload that all motion estimation has.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of this check.
    #[field(Raw)] pub sicinput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// The result.
    #[field(Raw)] pub output: RawOperand,
}

rules! {
    VmeSic: "VME_SIC" at crate::lines::vme_sic;

    /// the code of the instruction
    "opcode": opcode == 0x55;
    /// the types of the operand
    "uniinput/type": matches!(ty(uniinput), UB);
    /// the types of the operand
    "sicinput/type": matches!(ty(sicinput), UB);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "output/type": matches!(ty(output), UB);
    /// the payload has 128 bytes
    "uniinput/size": room(uniinput) >= 128;
    /// the input of the search has its registers
    "sicinput/size": room(sicinput) >= 128;
    /// the result has 224
    "output/size": room(output) >= 224;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
