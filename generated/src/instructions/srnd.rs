// Generated from spec/instructions/SRND.md by `cargo xtask regen`; do not edit.
//! SRND: Rounds per channel, up or down by chance.

use crate::prelude::*;

/// Rounds per channel, up or down by chance.
///
/// ```text
/// srnd (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SRND",
    opcode = 0x1e,
    on = "PVC_XT+",
    text = ["srnd (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/SRND.md",
    line = 7
)]
#[rule(
    Static,
    id = "SRND/opcode",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x1e",
    doc = "the code of the instruction",
    sum = "dfa72a2a7fd34b21"
)]
#[rule(
    Static,
    id = "SRND/exec_size/reserved",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SRND/exec_size/encoding",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SRND/dst/type",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | HF | F | BF)",
    doc = "the types of the instruction",
    sum = "bddd900c316781f4"
)]
#[rule(
    Static,
    id = "SRND/dst/class",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(dst), General)",
    doc = "the classes of the operand",
    sum = "82bae79fe7e03c98"
)]
#[rule(
    Static,
    id = "SRND/dst/saturation",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 52,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "bddd900c316781f4"
)]
#[rule(
    Static,
    id = "SRND/src0/type",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | HF | F | BF)",
    doc = "the types of the instruction",
    sum = "3e4d405b38238aa6"
)]
#[rule(
    Static,
    id = "SRND/src0/class",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src0), General)",
    doc = "the classes of the operand",
    sum = "82bae79fe7e03c98"
)]
#[rule(
    Static,
    id = "SRND/src0/modifier",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "3e4d405b38238aa6"
)]
#[rule(
    Static,
    id = "SRND/src1/type",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | HF | F | BF)",
    doc = "the types of the instruction",
    sum = "30de9e06e2b6fdd4"
)]
#[rule(
    Static,
    id = "SRND/src1/class",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src1), General | Immediate)",
    doc = "the classes of the operand",
    sum = "f17237f3287282b9"
)]
#[rule(
    Static,
    id = "SRND/src1/modifier",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "30de9e06e2b6fdd4"
)]
#[rule(
    Static,
    id = "SRND/exec_size/no_mask",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 57,
    kind = "field",
    expr = "code(exec_size.mask) >= 0b1000",
    doc = "`exec_size` must have a mask with a code of at least 0b1000 (NoMask)",
    sum = "df7582cc58b838ab"
)]
#[rule(
    Static,
    id = "SRND/src0/conversion",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | HF | F | BF) && matches!(ty(src0), UB | B | HF | F | BF) => ty(dst) == HF && ty(src0) == F || ty(dst) == UB && ty(src0) == HF",
    doc = "`src0` and `dst` of types `ub`, `b`, `hf`, `f` and `bf` must convert `f` to `hf`, or `hf` to `ub` (a float of 8 bits)",
    sum = "73eda0c8d62959ba"
)]
#[rule(
    Static,
    id = "SRND/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 59,
    kind = "platform",
    expr = "on(\"PVC_XT+\")",
    doc = "the platforms that have the instruction",
    sum = "8bd67e04f9c45616"
)]
#[rule(
    Static,
    id = "SRND/src1/same",
    on = "",
    page = "spec/instructions/SRND.md",
    line = 60,
    kind = "type",
    expr = "(ty(dst) == HF && ty(src0) == F || ty(dst) == UB && ty(src0) == HF) && matches!(ty(src1), UB | B | HF | F | BF) => ty(src1) == ty(src0)",
    doc = "`src1` of type `ub`, `b`, `hf`, `f` or `bf` must have the type of `src0` in a conversion from `f` to `hf` or from `hf` to `ub`",
    sum = "8d0fd22e2c82ce2b"
)]
=======
#[visa(name = "SRND", opcode = 0x1e, on = "PVC_XT+", lines = crate::lines::srnd)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Srnd {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// The rounded numbers.
    #[field(Destination)] pub dst: VecOperand,
    /// The numbers.
    #[field(Source)] pub src0: VecOperand,
    /// Random bits.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Srnd: "SRND" at crate::lines::srnd;

    /// the code of the instruction
    "opcode": opcode == 0x1e;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UB | B | HF | F | BF);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UB | B | HF | F | BF);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UB | B | HF | F | BF);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None);
    /// all channels execute
    "exec_size/no_mask" [field]: code(exec_size.mask) >= 0b1000;
    /// F becomes HF, and HF a float of eight bits, which goes by the type UB
    "src0/conversion" [type]:
        matches!(ty(dst), UB | B | HF | F | BF) && matches!(ty(src0), UB | B | HF | F | BF)
            => ty(dst) == HF && ty(src0) == F || ty(dst) == UB && ty(src0) == HF;
    /// the platforms that have the instruction
    "platform": on("PVC_XT+");
    /// the random bits have the type of the numbers
    "src1/same" [type]:
        (ty(dst) == HF && ty(src0) == F || ty(dst) == UB && ty(src0) == HF) && matches!(ty(src1), UB | B | HF | F | BF)
            => ty(src1) == ty(src0);
}
