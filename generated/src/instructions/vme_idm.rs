// Generated from spec/instructions/VME_IDM.md by `cargo xtask regen`; do not edit.
//! VME_IDM: Measures the differences of a macro-block to a mesh of positions.

use crate::prelude::*;

/// Measures the differences of a macro-block to a mesh of positions.
///
/// ```text
/// vme_idm <surface>  <uniinput> <idminput> <output>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
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
    doc = "the code of the instruction",
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
    doc = "the types of the operand",
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
    doc = "the types of the operand",
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
    doc = "the kernel has shared local memory where it takes T0",
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
    doc = "what it names exists",
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
    doc = "the types of the operand",
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
    doc = "the platforms that have the instruction",
    sum = "d3c8d9e50619920b"
)]
=======
#[visa(name = "VME_IDM", opcode = 0x57, on = "-TGLLP", lines = crate::lines::vme_idm)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct VmeIdm {
    /// Payload that all motion estimation has.
    #[field(Raw)] pub uniinput: RawOperand,
    /// Payload of this check.
    #[field(Raw)] pub idminput: RawOperand,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// The result.
    #[field(Raw)] pub output: RawOperand,
}

rules! {
    VmeIdm: "VME_IDM" at crate::lines::vme_idm;

    /// the code of the instruction
    "opcode": opcode == 0x57;
    /// the types of the operand
    "uniinput/type": matches!(ty(uniinput), UB);
    /// the types of the operand
    "idminput/type": matches!(ty(idminput), UB);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "output/type": matches!(ty(output), UB);
    /// the payload has 128 bytes
    "uniinput/size": room(uniinput) >= 128;
    /// the input has its 32 bytes
    "idminput/size": room(idminput) >= 32;
    /// the result has 512
    "output/size": room(output) >= 512;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
