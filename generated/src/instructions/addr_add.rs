// Generated from spec/instructions/ADDR_ADD.md by `cargo xtask regen`; do not edit.
//! ADDR_ADD: Takes addresses of variables and adds bytes to them, per channel.

use crate::prelude::*;

/// Takes addresses of variables and adds bytes to them, per channel.
///
/// ```text
/// addr_add (<exec_size>) <dst> <src0:&> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "ADDR_ADD",
    opcode = 0x28,
    text = ["addr_add (<exec_size>) <dst> <src0:&> <src1>"],
    page = "spec/instructions/ADDR_ADD.md",
    line = 7
)]
#[rule(
    Static,
    id = "ADDR_ADD/opcode",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x28",
    doc = "the code of the instruction",
    sum = "098553b2da4bb6d1"
)]
#[rule(
    Static,
    id = "ADDR_ADD/exec_size/reserved",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 29,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "ADDR_ADD/exec_size/encoding",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 30,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "ADDR_ADD/dst/class",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(dst), Address)",
    doc = "the classes of the operand",
    sum = "b2e6bd1fc431f9d0"
)]
#[rule(
    Static,
    id = "ADDR_ADD/dst/saturation",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "f71ec7bea5fa4d03"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src0/class",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), Address | General | State)",
    doc = "the classes of the operand",
    sum = "0158556328521445"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src0/modifier",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "4fcdab13edefea03"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src1/type",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), UW)",
    doc = "the types of the operand",
    sum = "3be6f8fe6e140524"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src1/class",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Immediate)",
    doc = "the classes of the operand",
    sum = "f17237f3287282b9"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src1/modifier",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "fa18eed77450ca97"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src0/region",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 59,
    kind = "class",
    expr = "class(src0) == General => region(src0) == 0x121",
    doc = "`src0` of class `general` must have the region 0x121, which is <0;1,0>",
    sum = "2c10b4a16254c75d"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src0/predefined",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 61,
    kind = "null",
    expr = "class(src0) == General && declared(src0) && !null(src0) => index(src0) >= 32",
    doc = "`src0` of class `general` must name a variable with an index of at least 32: predefined variables have no address",
    sum = "dfef787aa6053a12"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src0/predefined_surface",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 63,
    kind = "class",
    expr = "class(src0) == State => storage(src0) != 0 || index(src0) >= 6",
    doc = "`src0` of class `state` must name a sampler (storage other than 0) or an index of at least 6: predefined surfaces have no address",
    sum = "cb2706838f045071"
)]
=======
#[visa(name = "ADDR_ADD", opcode = 0x28, lines = crate::lines::addr_add)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct AddrAdd {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// The sums.
    #[field(Destination)] pub dst: VecOperand,
    /// Addresses, or the variable whose address is taken.
    #[field(Source)] pub src0: VecOperand,
    /// Bytes to add.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    AddrAdd: "ADDR_ADD" at crate::lines::addr_add;

    /// the code of the instruction
    "opcode": opcode == 0x28;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the classes of the operand
    "dst/class": matches!(class(dst), Address);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the classes of the operand
    "src0/class": matches!(class(src0), Address | General | State);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the operand
    "src1/type": matches!(ty(src1), UW);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// all channels start at one element: its region is <0;1,0>
    "src0/region" [class]: class(src0) == General => region(src0) == 0x121;
    /// predefined variables have no address
    "src0/predefined" [null]: class(src0) == General && declared(src0) && !null(src0) => index(src0) >= 32;
    /// predefined surfaces have no address
    "src0/predefined_surface" [class]: class(src0) == State => storage(src0) != 0 || index(src0) >= 6;
}
