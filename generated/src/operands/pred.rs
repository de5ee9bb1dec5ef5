// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! The field `pred`, which many instructions share.

use crate::prelude::*;

/// The bits of `Pred`: predicate control of the instruction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct PredBits(
    #[bits(id = 11..=0)]
    #[bits(combine = 14..=13, Combine)]
    #[bits(inverse = 15..=15, Inverse)]
    u16,
);

/// `combine`, bits 14..13: combination of the bits of the variable, before the inversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Combine {
    /// Every channel has its own bit.
    Each = 0b00,
    /// Every channel executes where any bit is set.
    Any = 0b01,
    /// Every channel executes where all bits are set.
    All = 0b10,
}

/// `inverse`, bits 15..15: whether the result is inverted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Inverse {
    /// It is not.
    Normal = 0b0,
    /// It is.
    Inverse = 0b1,
}

rules! {
    PredBits: "pred" at crate::lines::operands::pred;

    /// bit 12 of `pred` is reserved and must be zero
    "reserved": raw(pred) & 0b0001000000000000 == 0;
    /// `pred.combine` must be `Each`, `Any` or `All`
    "combine/encoding": matches!(code(pred.combine), 0b00 | 0b01 | 0b10);
    /// `pred.id` must be 0 or name a declared predicate variable
    "id/declared": pred.id != 0 => pred_declared(pred.id);
    /// `pred.id` must be 0 or name a variable that has a value on some path
    "id/written" [predication, object, warning
        "No page asks for a value (errata flow-1)."]:
        pred.id != 0 => pred_written(pred.id);
    /// `pred.id` must be 0 or name a predicate variable with an element for each channel of the execution mask
    "id/elems" [predication]: pred.id != 0 => pred_elems(pred.id) >= first_channel() + channels();
    /// `pred.id` 0 must come with `each` in `pred.combine` and `normal` in `pred.inverse`: there is nothing to combine
    /// or invert
    "id/none" [predication]: pred.id == 0 => pred.combine == Each && pred.inverse == Normal;
}
