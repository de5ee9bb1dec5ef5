// Generated from spec/instructions/SETP.md by `cargo xtask regen`; do not edit.
//! SETP: Sets the bits of a predicate variable.

use crate::prelude::*;

/// Sets the bits of a predicate variable.
///
/// ```text
/// setp (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SETP",
    opcode = 0x2b,
    text = ["setp (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/SETP.md",
    line = 7
)]
#[rule(
    Static,
    id = "SETP/opcode",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x2b",
    doc = "the code of the instruction",
    sum = "d629ee32b6427882"
)]
#[rule(
    Static,
    id = "SETP/exec_size/reserved",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SETP/exec_size/encoding",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SETP/dst/class",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(dst), Predicate)",
    doc = "the classes of the operand",
    sum = "03258fad1e175a91"
)]
#[rule(
    Static,
    id = "SETP/dst/saturation",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 52,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "db8759827245c076"
)]
#[rule(
    Static,
    id = "SETP/src0/type",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src0), UB | UW | UD)",
    doc = "the types of the operand",
    sum = "65968acf5af02da6"
)]
#[rule(
    Static,
    id = "SETP/src0/class",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SETP/src0/modifier",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "12bd8de12169ff5a"
)]
#[rule(
    Static,
    id = "SETP/dst/elems",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 56,
    kind = "field",
    expr = "elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size",
    doc = "`dst` must name a predicate variable with an element for each channel of the execution mask",
    sum = "ebcfdb5e807d7777"
)]
#[rule(
    Static,
    id = "SETP/exec_size/whole",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 58,
    kind = "field",
    expr = "exec_size == 32 => exec_size.mask == M1_NM",
    doc = "`exec_size` 32 must have the mask `m1_nm`: it sets all elements",
    sum = "6c219c13fda28740"
)]
#[rule(
    Static,
    id = "SETP/exec_size/half",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 60,
    kind = "field",
    expr = "exec_size < 32 => matches!(exec_size.mask, M1_NM | M5_NM)",
    doc = "`exec_size` less than 32 must have the mask `m1_nm` or `m5_nm`: it sets the lower or upper half of the elements",
    sum = "5cb3dc58a7853765"
)]
=======
#[visa(name = "SETP", opcode = 0x2b, lines = crate::lines::setp)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Setp {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// The bits.
    #[field(Destination)] pub dst: VecOperand,
    /// A number with a bit for each channel, or an element for each.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Setp: "SETP" at crate::lines::setp;

    /// the code of the instruction
    "opcode": opcode == 0x2b;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the classes of the operand
    "dst/class": matches!(class(dst), Predicate);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the operand
    "src0/type": matches!(ty(src0), UB | UW | UD);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// every channel has a bit
    "dst/elems" [field]: elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// 32 channels set all bits
    "exec_size/whole" [field]: exec_size == 32 => exec_size.mask == M1_NM;
    /// fewer channels set the lower or the upper half of the bits
    "exec_size/half" [field]: exec_size < 32 => matches!(exec_size.mask, M1_NM | M5_NM);
}
