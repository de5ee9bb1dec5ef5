// Generated from spec/instructions/BFN.md by `cargo xtask regen`; do not edit.
//! BFN: Any boolean function of three values, bit by bit.

use crate::prelude::*;

/// Any boolean function of three values, bit by bit.
///
/// ```text
/// [(<pred>) ]bfn.x<boolean_func_ctrl:hex> (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     for each bit of dst[n]:
///       index = bit of src0[n] | bit of src1[n] << 1 | bit of src2[n] << 2;
///       bit of dst[n] = bit index of boolean_func_ctrl;
/// ```
///
/// # Notes
///
/// 0x80 is the conjunction of the three, 0xfe the disjunction, 0x96 the exclusive one. Constants of more than 16 bits
/// are moved to a register first.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "BFN", opcode = 0x85, on = "XEHP+", lines = crate::lines::bfn)]
pub struct Bfn {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Result of the function for each bit.
    #[field(Destination)] pub dst: VecOperand,
    /// First value.
    #[field(Source)] pub src0: VecOperand,
    /// Second value.
    #[field(Source)] pub src1: VecOperand,
    /// Third value.
    #[field(Source)] pub src2: VecOperand,
    /// Truth table of the function.
    pub boolean_func_ctrl: u8,
}

rules! {
    Bfn: "BFN" at crate::lines::bfn;

    /// `opcode` of BFN must be 0x85
    "opcode": opcode == 0x85;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `uw`, `w`, `ud` or `d`
    "dst/type": matches!(ty(dst), UW | W | UD | D);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `uw`, `w`, `ud` or `d`
    "src0/type": matches!(ty(src0), UW | W | UD | D);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `src1` must have type `uw`, `w`, `ud` or `d`
    "src1/type": matches!(ty(src1), UW | W | UD | D);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier
    "src1/modifier": matches!(modifier(src1), None);
    /// `src2` must have type `uw`, `w`, `ud` or `d`
    "src2/type": matches!(ty(src2), UW | W | UD | D);
    /// `src2` must be a general, indirect or immediate operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// `src2` must have no modifier
    "src2/modifier": matches!(modifier(src2), None);
    /// BFN is available only on XEHP and later
    "platform": on("XEHP+");
}
