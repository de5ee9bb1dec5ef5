// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! The structure `pred_opnd`: [`PredOpnd`].

use crate::prelude::*;
use super::Combine;
use super::Inverse;

/// The operand has the bits of a predicate variable as values. The execution mask determines the first element (M3: 8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "0b1010")]
#[define(null = "val.id == 0")]
#[define(declared = "pred_declared(val.id)")]
#[define(elems = "pred_elems(val.id)")]
#[define(index = "val.id")]
pub struct PredOpnd {
    /// Predicate variable, encoded like the predicate control; finalizers use the id alone.
    pub val: ValBits,
}

/// The bits of `val`: predicate variable, encoded like the predicate control; finalizers use the id alone.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ValBits(
    #[bits(id = 11..=0)]
    #[bits(combine = 14..=13, Combine)]
    #[bits(inverse = 15..=15, Inverse)]
    u16,
);

rules! {
    PredOpnd: "pred_opnd" at crate::lines::operands::pred_opnd;

    /// bit 12 of `val` is reserved and must be zero
    "val/reserved": raw(val) & 0b0001000000000000 == 0;
    /// `val.combine` must be `Each`, `Any` or `All`
    "val.combine/encoding": matches!(code(val.combine), 0b00 | 0b01 | 0b10);
    /// `val.id` must not be 0: index 0 means no predicate variable
    "val/null" [field]: val.id != 0;
    /// `val.id` must be 0 or name a declared predicate variable
    "val/declared": val.id != 0 => pred_declared(val.id);
    /// `val` of a destination must have `each` in `combine` and `normal` in `inverse`: its bits are written
    "val/destination" [field]: role() == Destination => val.combine == Each && val.inverse == Normal;
    /// `val.id` of an operand that is read must name a variable that has a value on some path
    "val/written" [field, object, warning
        "No page asks for a value (errata flow-1)."]:
        pred_written(val.id);
}
