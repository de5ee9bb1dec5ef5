// Generated from spec/chapters/data_types.md by `cargo xtask regen`; do not edit.
//! Chapter of the specification: data types.
//!
//! Data types
//!
//! | Set | Types |
//! | --- | --- |
//! | INTEGERS | UB B UW W UD D UQ Q |
//! | SHORT_INTEGERS | UB B UW W UD D |
//! | FLOATS | HF F DF |
//!
//! Float to Integer
//!
//! | FP Value | Integer Result |
//! | --- | --- |
//! | qNaN | 0 |
//! | sNaN | 0 |
//! | +inf | Imax |
//! | f \> Imax | Imax |
//! | Imin \<= f \<= Imax | f |
//! | f \< Imin | Imin |
//! | -inf | Imin |
//!
//! Float to Integer (2)
//!
//! | FP Value | Integer Result |
//! | --- | --- |
//! | qNaN | 0 |
//! | sNaN | 0 |
//! | +inf | Imax |
//! | f \> Imax | Imax |
//! | 0 \<= f \<= Imax | f |
//! | f = -0 | 0 |
//! | f = - denorm | 0 |
//! | f \< 0 | 0 |
//! | -inf | 0 |
//!
//! Float to Float with Lower Precision
//!
//! | Source Float (F, DF) | Destination Float (HF, F) |
//! | --- | --- |
//! | NaN | NaN |
//! | -inf | -inf |
//! | -finite | -finite/-denorm/-0 |
//! | -denorm | -0 |
//! | -0 | -0 |
//! | +0 | +0 |
//! | +denorm | +0 |
//! | +finite | +finite/+denorm/+0 |
//! | +inf | +inf |
//!
//! Float to Float with Higher Precision
//!
//! | Source Float (HF, F) | Destination Float (F, DF) |
//! | --- | --- |
//! | NaN | NaN |
//! | -inf | -inf |
//! | -finite | -finite |
//! | -denorm | -finite |
//! | -0 | -0 |
//! | +0 | +0 |
//! | +denorm | +finite |
//! | +finite | +finite |
//! | +inf | +inf |

use genvisa_macros::Enumeration;
use genvisa_macros::sets;

/// Data types, by code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum DataType {
    /// Unsigned double word: 32 bits, values \[0, 2^32-1\], saturates to \[0, 2^32-1\].
    #[code(name = "UD")] Ud = 0b0000,
    /// Signed double word: 32 bits, values \[-2^31, 2^31-1\], saturates to \[-2^31, 2^31-1\].
    #[code(name = "D")] D = 0b0001,
    /// Unsigned word: 16 bits, values \[0, 65535\], saturates to \[0, 65535\].
    #[code(name = "UW")] Uw = 0b0010,
    /// Signed word: 16 bits, values \[-32768, 32767\], saturates to \[-32768, 32767\].
    #[code(name = "W")] W = 0b0011,
    /// Unsigned byte: 8 bits, values \[0, 255\], saturates to \[0, 255\].
    #[code(name = "UB")] Ub = 0b0100,
    /// Signed byte: 8 bits, values \[-128, 127\], saturates to \[-128, 127\].
    #[code(name = "B")] B = 0b0101,
    /// Double precision float: 64 bits, values \[-(2-2^-52)x2^1023 ... -2^-1074, 0.0, 2^-1074 ... (2-2^-52)x2^1023\],
    /// saturates to \[0.0, 1.0\].
    #[code(name = "DF")] Df = 0b0110,
    /// Single precision float: 32 bits, values \[-(2-2^-23)x2^127 ... -2^-149, 0.0, 2^-149 ... (2-2^-23)x2^127\],
    /// saturates to \[0.0, 1.0\].
    #[code(name = "F")] F = 0b0111,
    /// Packed signed integers, eight of 4 bits: 32 bits, values \[-8,7\], saturates to nothing.
    #[code(name = "V")] V = 0b1000,
    /// Packed floats, four of 8 bits: 32 bits, values \[-31...-0.125, 0, 0.125...31\], saturates to nothing.
    #[code(name = "VF")] Vf = 0b1001,
    /// Boolean, a bit of a predicate variable: 1 bits, values \[0, 1\], saturates to nothing.
    #[code(name = "BOOL")] Bool = 0b1010,
    /// Unsigned quad word: 64 bits, values \[0, 2^64-1\], saturates to \[0, 2^64-1\].
    #[code(name = "UQ")] Uq = 0b1011,
    /// Packed unsigned integers, eight of 4 bits: 32 bits, values \[0, 15\], saturates to nothing.
    #[code(name = "UV")] Uv = 0b1100,
    /// Signed quad word: 64 bits, values \[-2^63, 2^63-1\], saturates to \[-2^63, 2^63-1\].
    #[code(name = "Q")] Q = 0b1101,
    /// Half precision float: 16 bits, values \[-(2-2^-10)x2^15 ... -2^-24, 0.0, 2^-24 ... (2-2^-10)x2^15\], saturates
    /// to \[0.0, 1.0\].
    #[code(name = "HF")] Hf = 0b1110,
    /// bfloat16: 16 bits, values \[-(2-2^-7)x2^127 ... -2^-133, 0.0, 2^-133 ... (2-2^-7)x2^127\], saturates to \[0.0,
    /// 1.0\].
    #[code(name = "BF")] Bf = 0b1111,
}

// Sets of data types that rules name.
sets! {
    INTEGERS = UB | B | UW | W | UD | D | UQ | Q;
    SHORT_INTEGERS = UB | B | UW | W | UD | D;
    FLOATS = HF | F | DF;
}

impl DataType {
    /// Size of a value of each type, in bits, by code.
    pub const BITS: &'static [u8] = &[32, 32, 16, 16, 8, 8, 64, 32, 32, 32, 1, 64, 32, 64, 16, 16];
}
