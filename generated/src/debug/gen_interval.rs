// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `gen_interval`: [`GenInterval`].

use crate::prelude::*;
use super::PhysicalTypeBits;
use super::VirtualTypeBits;

/// The structure `gen_interval`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct GenInterval {
    /// Bytes from the start of the code to the first Gen instruction with the value in this location.
    pub start: u32,
    /// Bytes from the start of the code to the first Gen instruction without the value in this location.
    pub end: u32,
    /// Class of the variable.
    pub virtual_type: VirtualTypeBits,
    /// Kind of location.
    pub physical_type: PhysicalTypeBits,
    /// Number of the register.
    #[when("physical_type != Memory")] pub reg_num: u16,
    /// Bytes from the start of the register.
    #[when("physical_type != Memory")] pub sub_reg_num: u16,
    /// Location of the variable in memory.
    #[when("physical_type == Memory")] pub memory: u32,
}

rules! {
    GenInterval: "gen_interval" at crate::lines::debug::gen_interval;

    /// `virtual_type` must be `Address`, `Predicate` or `General`
    "virtual_type/encoding" [object]: matches!(code(virtual_type), 0 | 1 | 2);
    /// `physical_type` must be `Address`, `Flag`, `General` or `Memory`
    "physical_type/encoding" [object]: matches!(code(physical_type), 0 | 1 | 2 | 3);
    /// `end` must be at least `start`
    "end/order" [field, object]: start <= end;
    /// `reg_num` must be less than 256, the number of registers of the largest register file, if `physical_type` is
    /// `General`
    "reg_num/general" [field, object]: physical_type == General => reg_num < 256;
    /// `sub_reg_num` must be less than 64, the bytes of the largest register, if `physical_type` is `General`
    "sub_reg_num/general" [field, object]: physical_type == General => sub_reg_num < 64;
}
