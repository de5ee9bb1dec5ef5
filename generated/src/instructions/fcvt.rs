// Generated from spec/instructions/FCVT.md by `cargo xtask regen`; do not edit.
//! FCVT: Converts between floats and their formats of 8 and 19 bits.

use crate::prelude::*;

/// Converts between floats and their formats of 8 and 19 bits.
///
/// ```text
/// fcvt (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "FCVT",
    opcode = 0x1d,
    on = "PVC+",
    text = ["fcvt (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/FCVT.md",
    line = 7
)]
#[rule(
    Static,
    id = "FCVT/opcode",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x1d",
    doc = "the code of the instruction",
    sum = "40c0b2a0778d59d4"
)]
#[rule(
    Static,
    id = "FCVT/exec_size/reserved",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "FCVT/exec_size/encoding",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "FCVT/dst/type",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 50,
    kind = "type",
    expr = "matches!(ty(dst), UB | HF) || on(\"PVC_XT+\") && matches!(ty(dst), F | UD)",
    doc = "the types of the instruction",
    sum = "c751791dc688c864"
)]
#[rule(
    Static,
    id = "FCVT/dst/class",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 50,
    kind = "class",
    expr = "matches!(class(dst), General)",
    doc = "the classes of the operand",
    sum = "82bae79fe7e03c98"
)]
#[rule(
    Static,
    id = "FCVT/dst/saturation",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 50,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "c751791dc688c864"
)]
#[rule(
    Static,
    id = "FCVT/src0/type",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(src0), UB | HF) || on(\"PVC_XT+\") && matches!(ty(src0), F | UD)",
    doc = "the types of the instruction",
    sum = "fe2ba362eff31cd1"
)]
#[rule(
    Static,
    id = "FCVT/src0/class",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(src0), General)",
    doc = "the classes of the operand",
    sum = "82bae79fe7e03c98"
)]
#[rule(
    Static,
    id = "FCVT/src0/modifier",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 51,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "fe2ba362eff31cd1"
)]
#[rule(
    Static,
    id = "FCVT/src0/to_hf",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 54,
    kind = "type",
    expr = "ty(dst) == HF => ty(src0) == UB",
    doc = "`src0` must have type `ub` (BF8) if `dst` has type `hf`",
    sum = "2ba4db7a78dc429c"
)]
#[rule(
    Static,
    id = "FCVT/src0/to_ub",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 55,
    kind = "type",
    expr = "ty(dst) == UB => ty(src0) == HF",
    doc = "`src0` must have type `hf` if `dst` has type `ub` (BF8)",
    sum = "49c990cc5f14023d"
)]
#[rule(
    Static,
    id = "FCVT/exec_size/no_mask",
    on = "",
    page = "spec/instructions/FCVT.md",
    line = 56,
    kind = "type",
    expr = "ty(dst) == UB => code(exec_size.mask) >= 0b1000",
    doc = "`exec_size` must have a mask with a code of at least 0b1000 (NoMask) if `dst` has type `ub`",
    sum = "50e40e36a4d41049"
)]
#[rule(
    Static,
    id = "FCVT/src0/to_f",
    on = "PVC_XT+",
    page = "spec/instructions/FCVT.md",
    line = 58,
    kind = "type",
    expr = "ty(dst) == F => ty(src0) == UD",
    doc = "`src0` must have type `ud` (TF32) if `dst` has type `f`",
    sum = "7f46eaa618ab6a2c"
)]
#[rule(
    Static,
    id = "FCVT/src0/to_ud",
    on = "PVC_XT+",
    page = "spec/instructions/FCVT.md",
    line = 59,
    kind = "type",
    expr = "ty(dst) == UD => ty(src0) == F",
    doc = "`src0` must have type `f` if `dst` has type `ud` (TF32)",
    sum = "e3fb590f85a87967"
)]
#[rule(
    Static,
    id = "FCVT/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 83,
    kind = "platform",
    expr = "on(\"PVC+\")",
    doc = "the platforms that have the instruction",
    sum = "76d7701984e79699"
)]
=======
#[visa(name = "FCVT", opcode = 0x1d, on = "PVC+", lines = crate::lines::fcvt)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Fcvt {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// The converted value.
    #[field(Destination)] pub dst: VecOperand,
    /// The value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Fcvt: "FCVT" at crate::lines::fcvt;

    /// the code of the instruction
    "opcode": opcode == 0x1d;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UB | HF) || on("PVC_XT+") && matches!(ty(dst), F | UD);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UB | HF) || on("PVC_XT+") && matches!(ty(src0), F | UD);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// HF is made of BF8
    "src0/to_hf" [type]: ty(dst) == HF => ty(src0) == UB;
    /// BF8 is made of HF
    "src0/to_ub" [type]: ty(dst) == UB => ty(src0) == HF;
    /// for all channels
    "exec_size/no_mask" [type]: ty(dst) == UB => code(exec_size.mask) >= 0b1000;
    /// F is made of TF32
    "src0/to_f" [type, on "PVC_XT+"]: ty(dst) == F => ty(src0) == UD;
    /// TF32 is made of F
    "src0/to_ud" [type, on "PVC_XT+"]: ty(dst) == UD => ty(src0) == F;
    /// the platforms that have the instruction
    "platform": on("PVC+");
}
