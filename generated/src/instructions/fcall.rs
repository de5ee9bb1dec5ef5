// Generated from spec/instructions/FCALL.md by `cargo xtask regen`; do not edit.
//! FCALL: Calls a function by name.

use crate::prelude::*;

/// Calls a function by name.
///
/// ```text
/// [(<pred>) ]fcall (<exec_size>) <func_id> <arg_size> <return_size>
/// ```
///
/// ```c
/// if (exec_size == 1) {
///   if (ChEn[0]) { call mask = all ones; go to the function; }
/// } else if (any of ChEn) {
///   call mask = ChEn;
///   go to the function;
/// }
/// with it go the first arg_size registers of %arg, which the caller loses, %sp and %fp
/// back come the first return_size registers of %retval
/// ```
///
/// # Notes
///
/// The sizes are those that the function itself declares.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FCALL", opcode = 0x67, flow = Call, lines = crate::lines::fcall)]
pub struct Fcall {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels that call.
    #[field(optional)] pub pred: PredBits,
    /// Index of the string that names the function.
    #[field(refers = String)] pub func_id: u16,
    /// Number of registers with arguments.
    pub arg_size: u8,
    /// Number of registers with results.
    pub return_size: u8,
}

rules! {
    Fcall: "FCALL" at crate::lines::fcall;

    /// `opcode` of FCALL must be 0x67
    "opcode": opcode == 0x67;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)
    "exec_size/scalar" [field]: exec_size == 1 => code(exec_size.mask) >= 0b1000;
    /// `func_id` must be the index of a string of the pool
    "func_id/declared" [object]: string_declared(func_id);
    /// `func_id` must be the index of a string of at least 1 byte
    "func_id/some" [field, object]: string_bytes(func_id) >= 1;
    /// `func_id` must not be the name of a kernel of the file: the host alone starts kernels
    "func_id/kernel" [field, object]: !string_kernel(func_id);
    /// `arg_size` must be from 0 to 32 registers, the size of %arg
    "arg_size/range" [field]: matches!(arg_size, 0..=32);
    /// `func_id` must not be called before %sp and %fp (V10, V11) have values on some path: the function gets both
    "func_id/stack" [field, object, warning
        "The finalizer passes the registers as they are (errata FCALL-3)."]:
        var_written(10) && var_written(11);
    /// `arg_size` must be 0 unless %arg (V8) has a value on some path: the function gets its registers
    "arg_size/written" [field, object, warning
        "The finalizer passes the registers as they are (errata FCALL-3)."]:
        arg_size >= 1 => var_written(8);
    /// `arg_size` must be the number of registers of arguments that the function with the name in `func_id` declares
    "arg_size/callee" [field, object]: arg_size == function_arguments(func_id);
    /// `return_size` must be the number of registers of results that the function with the name in `func_id` declares
    "return_size/callee" [field, object]: return_size == function_results(func_id);
    /// `return_size` must be from 0 to 12 registers, the size of %retval
    "return_size/range" [field]: matches!(return_size, 0..=12);
}
