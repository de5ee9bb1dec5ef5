// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! The structure `raw_operand`: [`RawOperand`].

use crate::prelude::*;

/// The operand is a sequence of bytes of a general variable. The page of the instruction gives their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "var_ty(id)")]
#[define(null = "id == 0")]
#[define(declared = "var_declared(id)")]
#[define(offset = "offset")]
#[define(available = "var_bytes(id) - offset")]
#[define(index = "id")]
pub struct RawOperand {
    /// Index of the general variable.
    #[wire("uw{-v3.4}, ud{v3.4+}")] #[field(refers = Variable)] pub id: u32,
    /// Number of bytes from the start of the variable.
    pub offset: u16,
}

rules! {
    RawOperand: "raw_operand" at crate::lines::operands::raw_operand;

    /// `id` must name a declared general variable
    "id/declared": var_declared(id);
    /// `id` of a raw destination must be 0 or name a variable that kernels may write, or a part of one: some predefined
    /// variables are read-only
    "id/read_only" [field, object]: role() == RawDestination && id != 0 => var_writable(var_root(id));
    /// `id` of a raw destination must not be 13 (%sr0)
    "id/state_register" [field, warning
        "The finalizer refuses it, although Intel's page has the variable as writable (errata operands-21)."]:
        role() == RawDestination => id != 13;
    /// `id` of a raw destination must not be 6 (%tsc): it begins at a register, and the elements there are read-only
    "id/pause" [field]: role() == RawDestination => id != 6;
    /// `id` of a raw destination must not name an input or a part of one: inputs are read-only
    "id/input" [field, object, warning
        "The finalizer lets programs write inputs like other variables (errata object-21)."]:
        role() == RawDestination => !var_input(var_root(id));
    /// `id` must not be 18 or 19 (%impl_arg_buf_ptr, %local_id_buf_ptr): they have no value
    "id/implicit" [field, on "XEHP+", warning
        "The finalizer accepts these variables on every platform (errata variables-6)."]:
        !matches!(id, 18 | 19);
    /// `id` of an operand that is read must name a variable that has a value on some path
    "id/written" [field, object, warning
        "No page asks for a value (errata flow-1)."]:
        var_written(id);
    /// `id` must not name %arg, %retval or a part of them in a kernel that calls no function
    "id/stack" [field, object, warning
        "The finalizer does not finish (errata operands-19)."]:
        !in_function() && matches!(var_root(id), 8 | 9) => calls_functions();
    /// `id` of a raw source must name 8 (%arg), or a part of it, only in the registers that the attribute `ArgSize`
    /// counts, in a function that calls no function, if the offset leaves more than 0 bytes
    "id/argument" [align, object]:
        in_function() && !calls_functions() && role() == Raw && var_root(id) == 8 && available > 0
            => var_place(id) + offset < attribute("ArgSize") * grf();
    /// `id` of a raw destination in a function must name 9 (%retval), or a part of it, only in the registers that the
    /// attribute `RetValSize` counts, if the offset leaves more than 0 bytes
    "id/result" [align, object]:
        in_function() && role() == RawDestination && var_root(id) == 9 && available > 0
            => var_place(id) + offset < attribute("RetValSize") * grf();
    /// `id` must not name a variable of type `bf`
    "id/bfloat" [type, on "-TGLLP", warning
        "The finalizer reports it (errata operands-20)."]:
        !matches!(var_ty(id), BF);
    /// `offset` must be a multiple of the register size
    "offset/align" [field]: offset % grf() == 0;
    /// `offset` must be a multiple of the register size also from the start of the variable that `id` is a part of
    "offset/alias" [align, object]: offset % grf() == 0 => (var_place(id) + offset) % grf() == 0;
    /// `offset` must leave more than 0 bytes of its variable unless `id` is 0
    "offset/room" [field]: id != 0 => available > 0;
}
