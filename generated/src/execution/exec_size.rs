// Generated from spec/chapters/execution.md by `cargo xtask regen`; do not edit.
//! The field `exec_size`, which many instructions share.

use crate::prelude::*;

/// The bits of `Exec_size`: execution size and execution mask.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ExecSizeBits(
    #[bits(exec_size = 2..=0, ExecSize)]
    #[bits(mask = 7..=4, Mask)]
    u8,
);

/// `exec_size`, bits 2..0: execution size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum ExecSize {
    #[code(name = "1 element", value = 1)] Simd1 = 0b000,
    #[code(name = "2 elements", value = 2)] Simd2 = 0b001,
    #[code(name = "4 elements", value = 4)] Simd4 = 0b010,
    #[code(name = "8 elements", value = 8)] Simd8 = 0b011,
    #[code(name = "16 elements", value = 16)] Simd16 = 0b100,
    #[code(name = "32 elements", value = 32)] Simd32 = 0b101,
}

/// `mask`, bits 7..4: execution mask. Each next M number begins four channels later; NM (NoMask) enables all channels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Mask {
    M1 = 0b0000,
    M2 = 0b0001,
    M3 = 0b0010,
    M4 = 0b0011,
    M5 = 0b0100,
    M6 = 0b0101,
    M7 = 0b0110,
    M8 = 0b0111,
    #[code(name = "M1_NM")] M1Nm = 0b1000,
    #[code(name = "M2_NM")] M2Nm = 0b1001,
    #[code(name = "M3_NM")] M3Nm = 0b1010,
    #[code(name = "M4_NM")] M4Nm = 0b1011,
    #[code(name = "M5_NM")] M5Nm = 0b1100,
    #[code(name = "M6_NM")] M6Nm = 0b1101,
    #[code(name = "M7_NM")] M7Nm = 0b1110,
    #[code(name = "M8_NM")] M8Nm = 0b1111,
}

rules! {
    ExecSizeBits: "exec_size" at crate::lines::execution::exec_size;

    /// `mask` must begin at a channel (its code modulo 8, times 4) that is a multiple of `exec_size`
    "mask/offset" [field]: code(exec_size.mask) % 8 * 4 % exec_size == 0;
    /// `mask` with a code below 0b1000 must begin at a channel (its code times 4) that leaves `exec_size` channels
    /// before the end of `SimdSize`, if this attribute is 8, 16 or 32
    "mask/dispatch" [field, object]:
        matches!(attribute("SimdSize"), 8 | 16 | 32) && code(exec_size.mask) < 0b1000
            => code(exec_size.mask) * 4 + exec_size <= attribute("SimdSize");
}
