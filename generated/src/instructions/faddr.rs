// Generated from spec/instructions/FADDR.md by `cargo xtask regen`; do not edit.
//! FADDR: Address of a function.

use crate::prelude::*;

/// Address of a function.
///
/// ```text
/// faddr <func_id> <dst>
/// ```
///
/// ```c
/// dst = address of the function with that name;
/// ```
///
/// # Notes
///
/// Addresses have 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FADDR", opcode = 0x50, lines = crate::lines::faddr)]
pub struct Faddr {
    /// Index of the string that names the function.
    #[field(refers = String)] pub func_id: u16,
    /// Address of the function.
    #[field(Destination)] pub dst: VecOperand,
}

rules! {
    Faddr: "FADDR" at crate::lines::faddr;

    /// `opcode` of FADDR must be 0x50
    "opcode": opcode == 0x50;
    /// `dst` must have type `ud` or `uq`
    "dst/type": matches!(ty(dst), UD | UQ);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `func_id` must be the index of a string of the pool
    "func_id/declared" [object]: string_declared(func_id);
    /// `func_id` must be the index of a string of at least 1 byte
    "func_id/some" [field, object]: string_bytes(func_id) >= 1;
    /// `func_id` must not be the name of a kernel of the file: a kernel has no address that a program can call
    "func_id/kernel" [field, object]: !string_kernel(func_id);
    /// `dst` must not be of class `state`
    "dst/state" [class]: class(dst) != State;
}
