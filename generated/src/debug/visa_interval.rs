// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `visa_interval`: [`VisaInterval`].

use crate::prelude::*;

/// The structure `visa_interval`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct VisaInterval {
    /// Number of the vISA instruction that first writes an element of the variable.
    pub start: u16,
    /// Number of the vISA instruction that last reads an element of the variable.
    pub end: u16,
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

/// The bits of `virtual_type`: class of the variable.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct VirtualTypeBits(
    #[bits(virtual_type = 7..=0, VirtualType)]
    u8,
);

/// The bits of `physical_type`: kind of location.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct PhysicalTypeBits(
    #[bits(physical_type = 7..=0, PhysicalType)]
    u8,
);

/// The bits of `memory`: location of the variable in memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct MemoryBits(
    #[bits(offset = 30..=0)]
    #[bits(absolute = 31..=31, Absolute)]
    u32,
);

/// `virtual_type`, bits 7..0: class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum VirtualType {
    Address = 0b00000000,
    Predicate = 0b00000001,
    General = 0b00000010,
}

/// `physical_type`, bits 7..0: kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum PhysicalType {
    Address = 0b00000000,
    Flag = 0b00000001,
    General = 0b00000010,
    Memory = 0b00000011,
}

/// `absolute`, bits 31..31: base of the offset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Absolute {
    /// Frame pointer of the finalizer.
    Frame = 0b0,
    /// Start of the scratch memory.
    Scratch = 0b1,
}

rules! {
    VisaInterval: "visa_interval" at crate::lines::debug::visa_interval;

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
