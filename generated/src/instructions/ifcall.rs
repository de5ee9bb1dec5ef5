// Generated from spec/instructions/IFCALL.md by `cargo xtask regen`; do not edit.
//! IFCALL: Calls a function by address.

use crate::prelude::*;

/// Calls a function by address.
///
/// ```text
/// [(<pred>) ]ifcall (<exec_size>) <func_addr> <arg_size> <return_size>
/// ```
///
/// ```c
/// if (exec_size == 1) {
///   if (ChEn[0]) { call mask = all ones; go to func_addr; }
/// } else if (any of ChEn) {
///   call mask = ChEn;
///   go to func_addr;
/// }
/// with it go the first arg_size registers of %arg, which the caller loses, %sp and %fp
/// back come the first return_size registers of %retval
/// ```
///
/// # Notes
///
/// FADDR gives the address. The sizes are those that the function itself declares.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "IFCALL", opcode = 0x4f, flow = Call, lines = crate::lines::ifcall)]
pub struct Ifcall {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels that call.
    #[field(optional)] pub pred: PredBits,
    /// Address of the function.
    #[field(Scalar)] pub func_addr: VecOperand,
    /// Number of registers with arguments.
    pub arg_size: u8,
    /// Number of registers with results.
    pub return_size: u8,
}

rules! {
    Ifcall: "IFCALL" at crate::lines::ifcall;

    /// `opcode` of IFCALL must be 0x4f
    "opcode": opcode == 0x4f;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `func_addr` must have type `ud` or `uq`
    "func_addr/type": matches!(ty(func_addr), UD | UQ);
    /// `exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)
    "exec_size/scalar" [field]: exec_size == 1 => code(exec_size.mask) >= 0b1000;
    /// `arg_size` must be from 0 to 32 registers, the size of %arg
    "arg_size/range" [field]: matches!(arg_size, 0..=32);
    /// `arg_size` must be 0 unless %arg (V8) has a value on some path: the function gets its registers
    "arg_size/written" [field, object, warning
        "The finalizer passes the registers as they are (errata FCALL-3)."]:
        arg_size >= 1 => var_written(8);
    /// `return_size` must be from 0 to 12 registers, the size of %retval
    "return_size/range" [field]: matches!(return_size, 0..=12);
    /// `func_addr` must not be called before %sp and %fp (V10, V11) have values on some path: the function gets both
    "func_addr/stack" [field, object, warning
        "The finalizer passes the registers as they are (errata FCALL-3)."]:
        var_written(10) && var_written(11);
    /// `func_addr` must be the address of a function
    "func_addr/bounds" [access, runtime]: !out_of_bounds(func_addr);
}
