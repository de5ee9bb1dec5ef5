//! Generated from spec/chapters/execution.md by `cargo xtask regen`; do not edit.
//! From `spec/chapters/execution.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Record, Tagged, Variants};
#[allow(unused_imports)]
use genvisa_runtime::{Context, FirstDeclared, PlatformSet, Predefined, Scope};
#[allow(unused_imports)]
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[allow(unused_imports)]
#[cfg(feature = "alloc")]
use genvisa_runtime::object::PoolString;
/// `exec_size`, bits 2..0: execution size
///
/// `spec/chapters/execution.md:27`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum ExecSize {
    /// 1 element
    ///
    /// `spec/chapters/execution.md:28`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b000,
    /// 2 elements
    ///
    /// `spec/chapters/execution.md:29`
    #[code(name = "2 elements", value = 2)]
    Element2 = 0b001,
    /// 4 elements
    ///
    /// `spec/chapters/execution.md:30`
    #[code(name = "4 elements", value = 4)]
    Element4 = 0b010,
    /// 8 elements
    ///
    /// `spec/chapters/execution.md:31`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b011,
    /// 16 elements
    ///
    /// `spec/chapters/execution.md:32`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b100,
    /// 32 elements
    ///
    /// `spec/chapters/execution.md:33`
    #[code(name = "32 elements", value = 32)]
    Element32 = 0b101,
}
/// `mask`, bits 7..4: execution mask; a number M is four channels further on than the one before, and NM (NoMask) stands for all channels
///
/// `spec/chapters/execution.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mask {
    /// M1
    ///
    /// `spec/chapters/execution.md:35`
    #[code(name = "M1")]
    M1 = 0b0000,
    /// M2
    ///
    /// `spec/chapters/execution.md:36`
    #[code(name = "M2")]
    M2 = 0b0001,
    /// M3
    ///
    /// `spec/chapters/execution.md:37`
    #[code(name = "M3")]
    M3 = 0b0010,
    /// M4
    ///
    /// `spec/chapters/execution.md:38`
    #[code(name = "M4")]
    M4 = 0b0011,
    /// M5
    ///
    /// `spec/chapters/execution.md:39`
    #[code(name = "M5")]
    M5 = 0b0100,
    /// M6
    ///
    /// `spec/chapters/execution.md:40`
    #[code(name = "M6")]
    M6 = 0b0101,
    /// M7
    ///
    /// `spec/chapters/execution.md:41`
    #[code(name = "M7")]
    M7 = 0b0110,
    /// M8
    ///
    /// `spec/chapters/execution.md:42`
    #[code(name = "M8")]
    M8 = 0b0111,
    /// M1_NM
    ///
    /// `spec/chapters/execution.md:43`
    #[code(name = "M1_NM")]
    M1Nm = 0b1000,
    /// M2_NM
    ///
    /// `spec/chapters/execution.md:44`
    #[code(name = "M2_NM")]
    M2Nm = 0b1001,
    /// M3_NM
    ///
    /// `spec/chapters/execution.md:45`
    #[code(name = "M3_NM")]
    M3Nm = 0b1010,
    /// M4_NM
    ///
    /// `spec/chapters/execution.md:46`
    #[code(name = "M4_NM")]
    M4Nm = 0b1011,
    /// M5_NM
    ///
    /// `spec/chapters/execution.md:47`
    #[code(name = "M5_NM")]
    M5Nm = 0b1100,
    /// M6_NM
    ///
    /// `spec/chapters/execution.md:48`
    #[code(name = "M6_NM")]
    M6Nm = 0b1101,
    /// M7_NM
    ///
    /// `spec/chapters/execution.md:49`
    #[code(name = "M7_NM")]
    M7Nm = 0b1110,
    /// M8_NM
    ///
    /// `spec/chapters/execution.md:50`
    #[code(name = "M8_NM")]
    M8Nm = 0b1111,
}
/// The bits of `Exec_size`: channels and the mask over them
///
/// `spec/chapters/execution.md:26`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
#[rule(
    Static,
    id = "exec_size/mask/offset",
    on = "",
    page = "spec/chapters/execution.md",
    line = 54,
    kind = "field",
    expr = "code(exec_size.mask) % 8 * 4 % exec_size == 0",
    doc = "`mask` must begin at a channel (its code modulo 8, times 4) that is a multiple of `exec_size`",
    sum = "96db83a041b84904"
)]
pub struct ExecSizeBits(
    #[run(exec_size = 2..= 0, ExecSize)]
    #[run(mask = 7..= 4, Mask)]
    u8,
);
