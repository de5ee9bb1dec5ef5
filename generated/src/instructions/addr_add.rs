// Generated from spec/instructions/ADDR_ADD.md by `cargo xtask regen`; do not edit.
//! ADDR_ADD: Takes addresses of variables and adds bytes to them, per channel.

use crate::prelude::*;

/// Takes addresses of variables and adds bytes to them, per channel.
///
/// ```text
/// addr_add (<exec_size>) <dst> <src0:&> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ADDR_ADD", opcode = 0x28, lines = crate::lines::addr_add)]
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
    /// `src0` of class `general` must have the region 0x121, which is <0;1,0>
    "src0/region" [class]: class(src0) == General => region(src0) == 0x121;
    /// `src0` of class `general` must name a variable with an index of at least 32: predefined variables have no
    /// address
    "src0/predefined" [null]: class(src0) == General && declared(src0) && !null(src0) => index(src0) >= 32;
    /// `src0` of class `state` must name a sampler (storage other than 0) or an index of at least 6: predefined
    /// surfaces have no address
    "src0/predefined_surface" [class]: class(src0) == State => storage(src0) != 0 || index(src0) >= 6;
}
