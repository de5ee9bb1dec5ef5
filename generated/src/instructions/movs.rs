// Generated from spec/instructions/MOVS.md by `cargo xtask regen`; do not edit.
//! MOVS: Sets surface and sampler variables, and reads them.

use crate::prelude::*;

/// Sets surface and sampler variables, and reads them.
///
/// ```text
/// movs (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "MOVS",
    opcode = 0x2d,
    text = ["movs (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/MOVS.md",
    line = 7
)]
#[rule(
    Static,
    id = "MOVS/opcode",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x2d",
    doc = "the code of the instruction",
    sum = "e81c75ec8c781149"
)]
#[rule(
    Static,
    id = "MOVS/exec_size/reserved",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "MOVS/exec_size/encoding",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "MOVS/dst/class",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), State | General)",
    doc = "the classes of the operand",
    sum = "8f51b5a49064d8b1"
)]
#[rule(
    Static,
    id = "MOVS/dst/saturation",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 53,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "26315b4fa4c25bd7"
)]
#[rule(
    Static,
    id = "MOVS/src0/class",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate | State)",
    doc = "the classes of the operand",
    sum = "8bc384dffcec4f56"
)]
#[rule(
    Static,
    id = "MOVS/src0/modifier",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "ac71ee1c89e59d69"
)]
#[rule(
    Static,
    id = "MOVS/src0/state",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 57,
    kind = "class",
    expr = "class(dst) == General => class(src0) == State",
    doc = "`src0` must have class `state` if `dst` has class `general`",
    sum = "2416e447a1ac647e"
)]
#[rule(
    Static,
    id = "MOVS/dst/type",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 58,
    kind = "class",
    expr = "class(dst) == General => ty(dst) == UD",
    doc = "`dst` must have type `ud` if it has class `general`",
    sum = "4298ff40616086cb"
)]
#[rule(
    Static,
    id = "MOVS/src0/type",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 59,
    kind = "class",
    expr = "matches!(class(src0), General | Immediate) => ty(src0) == UD",
    doc = "`src0` must have type `ud` if it has class `general` or `immediate`",
    sum = "e8b705528ec64e55"
)]
#[rule(
    Static,
    id = "MOVS/src0/storage",
    on = "",
    page = "spec/instructions/MOVS.md",
    line = 61,
    kind = "class",
    expr = "class(dst) == State && class(src0) == State => storage(dst) == storage(src0)",
    doc = "`src0` must be a surface if `dst` is a surface and a sampler if `dst` is a sampler, where both have class `state`",
    sum = "e1ab6e30be23bb34"
)]
=======
#[visa(name = "MOVS", opcode = 0x2d, lines = crate::lines::movs)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Movs {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// The copy.
    #[field(Destination)] pub dst: VecOperand,
    /// What is copied.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Movs: "MOVS" at crate::lines::movs;

    /// the code of the instruction
    "opcode": opcode == 0x2d;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the classes of the operand
    "dst/class": matches!(class(dst), State | General);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate | State);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// one operand at least is a surface or sampler
    "src0/state" [class]: class(dst) == General => class(src0) == State;
    /// the number of a surface or sampler has the type UD
    "dst/type" [class]: class(dst) == General => ty(dst) == UD;
    /// what a surface or sampler is set to has the type UD
    "src0/type" [class]: matches!(class(src0), General | Immediate) => ty(src0) == UD;
    /// a surface is copied to a surface, a sampler to a sampler
    "src0/storage" [class]: class(dst) == State && class(src0) == State => storage(dst) == storage(src0);
}
