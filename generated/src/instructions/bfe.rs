// Generated from spec/instructions/BFE.md by `cargo xtask regen`; do not edit.
//! BFE: Takes a field of bits out of values.

use crate::prelude::*;

/// Takes a field of bits out of values.
///
/// ```text
/// [(<pred>) ]bfe (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "BFE",
    opcode = 0x46,
    text = ["[(<pred>) ]bfe (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/BFE.md",
    line = 7
)]
#[rule(
    Static,
    id = "BFE/opcode",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x46",
    doc = "the code of the instruction",
    sum = "eb656f49ac60cbb3"
)]
#[rule(
    Static,
    id = "BFE/exec_size/reserved",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "BFE/exec_size/encoding",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "BFE/dst/type",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(dst), UD | D)",
    doc = "the types of the instruction",
    sum = "bd364d27aea5ddb7"
)]
#[rule(
    Static,
    id = "BFE/dst/class",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "BFE/dst/saturation",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "bd364d27aea5ddb7"
)]
#[rule(
    Static,
    id = "BFE/src0/type",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the instruction",
    sum = "e9f760b39649d3ef"
)]
#[rule(
    Static,
    id = "BFE/src0/class",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFE/src0/modifier",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "e9f760b39649d3ef"
)]
#[rule(
    Static,
    id = "BFE/src1/type",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), UD | D)",
    doc = "the types of the instruction",
    sum = "4a34d7dd33e60802"
)]
#[rule(
    Static,
    id = "BFE/src1/class",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFE/src1/modifier",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "4a34d7dd33e60802"
)]
#[rule(
    Static,
    id = "BFE/src2/type",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(src2), UD | D)",
    doc = "the types of the instruction",
    sum = "01f82e68c9310188"
)]
#[rule(
    Static,
    id = "BFE/src2/class",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 57,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFE/src2/modifier",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 57,
    kind = "modifier",
    expr = "matches!(modifier(src2), None)",
    doc = "the modifiers of sources",
    sum = "01f82e68c9310188"
)]
#[rule(
    Static,
    id = "BFE/exec_size/two",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 60,
    kind = "field",
    expr = "exec_size != 2",
    doc = "`exec_size` must not be 2",
    sum = "9d0203a36cf36eaa"
)]
#[rule(
    Static,
    id = "BFE/dst/align",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 61,
    kind = "align",
    expr = "exec_size != 1 => offset(dst) % 16 == 0",
    doc = "`dst` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "bedfe0a81e25931c"
)]
#[rule(
    Static,
    id = "BFE/src0/align",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 62,
    kind = "align",
    expr = "exec_size != 1 => offset(src0) % 16 == 0",
    doc = "`src0` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "6bf3bad79e469641"
)]
#[rule(
    Static,
    id = "BFE/src1/align",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 63,
    kind = "align",
    expr = "exec_size != 1 => offset(src1) % 16 == 0",
    doc = "`src1` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "289e549a0baf5478"
)]
#[rule(
    Static,
    id = "BFE/src2/align",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 64,
    kind = "align",
    expr = "exec_size != 1 => offset(src2) % 16 == 0",
    doc = "`src2` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "dc70c48245480e67"
)]
#[rule(
    Static,
    id = "BFE/type_map",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 71,
    kind = "type_map",
    expr = "matches!(ty(dst), UD | D) && matches!(ty(src0), UD | D) && matches!(ty(src1), UD | D) && matches!(ty(src2), UD | D) => matches!(ty(dst), UD) && matches!(ty(src0), UD) && matches!(ty(src1), UD) && matches!(ty(src2), UD) || matches!(ty(dst), D) && matches!(ty(src0), D) && matches!(ty(src1), D) && matches!(ty(src2), D)",
    doc = "the types that go together",
    sum = "15d13f19b0917414"
)]
=======
#[visa(name = "BFE", opcode = 0x46, lines = crate::lines::bfe)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Bfe {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The field, extended by its sign if the type is D, else by zeros.
    #[field(Destination)] pub dst: VecOperand,
    /// Width of the field in bits.
    #[field(Source)] pub src0: VecOperand,
    /// Number of its lowest bit.
    #[field(Source)] pub src1: VecOperand,
    /// The value that has the field.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Bfe: "BFE" at crate::lines::bfe;

    /// the code of the instruction
    "opcode": opcode == 0x46;
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
    /// there is no form for two channels
    "exec_size/two" [field]: exec_size != 2;
    /// the result of several channels begins at a multiple of 16 bytes
    "dst/align": exec_size != 1 => offset(dst) % 16 == 0;
    /// the widths of several channels begin at a multiple of 16 bytes
    "src0/align": exec_size != 1 => offset(src0) % 16 == 0;
    /// the offsets of several channels begin at a multiple of 16 bytes
    "src1/align": exec_size != 1 => offset(src1) % 16 == 0;
    /// the values of several channels begin at a multiple of 16 bytes
    "src2/align": exec_size != 1 => offset(src2) % 16 == 0;
    /// the types that go together
    "type_map":
        matches!(ty(dst), UD | D)
                && matches!(ty(src0), UD | D)
                && matches!(ty(src1), UD | D)
                && matches!(ty(src2), UD | D)
            => matches!(ty(dst), UD) && matches!(ty(src0), UD) && matches!(ty(src1), UD) && matches!(ty(src2), UD)
                || matches!(ty(dst), D) && matches!(ty(src0), D) && matches!(ty(src1), D) && matches!(ty(src2), D);
}
