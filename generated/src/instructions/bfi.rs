// Generated from spec/instructions/BFI.md by `cargo xtask regen`; do not edit.
//! BFI: Puts a field of bits into values.

use crate::prelude::*;

/// Puts a field of bits into values.
///
/// ```text
/// [(<pred>) ]bfi (<exec_size>) <dst> <src0> <src1> <src2> <src3>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "BFI",
    opcode = 0x47,
    text = ["[(<pred>) ]bfi (<exec_size>) <dst> <src0> <src1> <src2> <src3>"],
    page = "spec/instructions/BFI.md",
    line = 7
)]
#[rule(
    Static,
    id = "BFI/opcode",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x47",
    doc = "the code of the instruction",
    sum = "aba84648bf42d43c"
)]
#[rule(
    Static,
    id = "BFI/exec_size/reserved",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 29,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "BFI/exec_size/encoding",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 30,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "BFI/dst/type",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(dst), UD | D)",
    doc = "the types of the instruction",
    sum = "6dc1ea86860bfa92"
)]
#[rule(
    Static,
    id = "BFI/dst/class",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "BFI/dst/saturation",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 55,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "6dc1ea86860bfa92"
)]
#[rule(
    Static,
    id = "BFI/src0/type",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the instruction",
    sum = "e9f760b39649d3ef"
)]
#[rule(
    Static,
    id = "BFI/src0/class",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFI/src0/modifier",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "e9f760b39649d3ef"
)]
#[rule(
    Static,
    id = "BFI/src1/type",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(src1), UD | D)",
    doc = "the types of the instruction",
    sum = "20308abc64ff4469"
)]
#[rule(
    Static,
    id = "BFI/src1/class",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 57,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFI/src1/modifier",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 57,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "20308abc64ff4469"
)]
#[rule(
    Static,
    id = "BFI/src2/type",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(src2), UD | D)",
    doc = "the types of the instruction",
    sum = "6c3debaf71d96a99"
)]
#[rule(
    Static,
    id = "BFI/src2/class",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 58,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFI/src2/modifier",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 58,
    kind = "modifier",
    expr = "matches!(modifier(src2), None)",
    doc = "the modifiers of sources",
    sum = "6c3debaf71d96a99"
)]
#[rule(
    Static,
    id = "BFI/src3/type",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(src3), UD | D)",
    doc = "the types of the instruction",
    sum = "e0e8fde8c27b555d"
)]
#[rule(
    Static,
    id = "BFI/src3/class",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 59,
    kind = "class",
    expr = "matches!(class(src3), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFI/src3/modifier",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 59,
    kind = "modifier",
    expr = "matches!(modifier(src3), None)",
    doc = "the modifiers of sources",
    sum = "e0e8fde8c27b555d"
)]
#[rule(
    Static,
    id = "BFI/exec_size/two",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 62,
    kind = "field",
    expr = "exec_size != 2",
    doc = "`exec_size` must not be 2",
    sum = "9d0203a36cf36eaa"
)]
#[rule(
    Static,
    id = "BFI/dst/align",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 63,
    kind = "align",
    expr = "exec_size != 1 => offset(dst) % 16 == 0",
    doc = "`dst` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "bedfe0a81e25931c"
)]
#[rule(
    Static,
    id = "BFI/src0/align",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 64,
    kind = "align",
    expr = "exec_size != 1 => offset(src0) % 16 == 0",
    doc = "`src0` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "6bf3bad79e469641"
)]
#[rule(
    Static,
    id = "BFI/src1/align",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 65,
    kind = "align",
    expr = "exec_size != 1 => offset(src1) % 16 == 0",
    doc = "`src1` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "289e549a0baf5478"
)]
#[rule(
    Static,
    id = "BFI/src2/align",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 66,
    kind = "align",
    expr = "exec_size != 1 => offset(src2) % 16 == 0",
    doc = "`src2` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "dc70c48245480e67"
)]
#[rule(
    Static,
    id = "BFI/src3/align",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 67,
    kind = "align",
    expr = "exec_size != 1 => offset(src3) % 16 == 0",
    doc = "`src3` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "8ff415c5d0586c36"
)]
=======
#[visa(name = "BFI", opcode = 0x47, lines = crate::lines::bfi)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Bfi {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The value with its new field.
    #[field(Destination)] pub dst: VecOperand,
    /// Width of the field in bits.
    #[field(Source)] pub src0: VecOperand,
    /// Number of its lowest bit in the result.
    #[field(Source)] pub src1: VecOperand,
    /// The field, in the low bits.
    #[field(Source)] pub src2: VecOperand,
    /// The value around it.
    #[field(Source)] pub src3: VecOperand,
}

rules! {
    Bfi: "BFI" at crate::lines::bfi;

    /// the code of the instruction
    "opcode": opcode == 0x47;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UD | D);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UD | D);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UD | D);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None);
    /// the types of the instruction
    "src2/type": matches!(ty(src2), UD | D);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None);
    /// the types of the instruction
    "src3/type": matches!(ty(src3), UD | D);
    /// the classes of the operand
    "src3/class": matches!(class(src3), General | Indirect | Immediate);
    /// the modifiers of sources
    "src3/modifier": matches!(modifier(src3), None);
    /// there is no form for two channels
    "exec_size/two" [field]: exec_size != 2;
    /// the result of several channels begins at a multiple of 16 bytes
    "dst/align": exec_size != 1 => offset(dst) % 16 == 0;
    /// the widths of several channels begin at a multiple of 16 bytes
    "src0/align": exec_size != 1 => offset(src0) % 16 == 0;
    /// the offsets of several channels begin at a multiple of 16 bytes
    "src1/align": exec_size != 1 => offset(src1) % 16 == 0;
    /// the fields of several channels begin at a multiple of 16 bytes
    "src2/align": exec_size != 1 => offset(src2) % 16 == 0;
    /// the values around the fields of several channels begin at a multiple of 16 bytes
    "src3/align": exec_size != 1 => offset(src3) % 16 == 0;
}
