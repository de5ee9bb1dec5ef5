// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! The structure `const_opnd`: [`ConstOpnd`].

use crate::prelude::*;

/// The operand is one value for all channels. A packed constant has one value for each channel: V has eight W, UV has
/// eight UW, VF has four F.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "code(data_type) - (data_type == V) * 5 - (data_type == UV) * 10 - (data_type == VF) * 2")]
#[define(packed = "matches!(data_type, V | UV | VF)")]
#[define(null = "false")]
#[define(bits = "8 * bytes(ty) / matches!(data_type, UB | B | UW | W | UD | D | UQ | Q)")]
#[define(signed = "matches!(data_type, B | W | D | Q)")]
#[define(lowest = "low & (1 << min(bits, 32)) - 1")]
#[define(short = "lowest - (signed * (lowest >> min(bits, 32) - 1) << min(bits, 32))")]
#[define(long = "(high - (signed * (high >> 31) << 32) << 32) + low")]
#[define(imm = "(bits <= 32) * short + (bits == 64) * long")]
pub struct ConstOpnd {
    /// Interpretation of the bits.
    pub data_type: DataTypeBits,
    /// Bits 0 to 31 of the value; shorter types use the lowest bits, and the bits above repeat the sign or are zero.
    pub low: u32,
    /// Bits 32 to 63 of the value.
    #[when("matches!(data_type, DF | Q | UQ)")] pub high: u32,
}

/// The bits of `data_type`: interpretation of the bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct DataTypeBits(
    #[bits(
        data_type = 3..=0,
        crate::domain::DataType,
        only = [0b0000, 0b0001, 0b0010, 0b0011, 0b0100, 0b0101, 0b0110, 0b0111, 0b1000, 0b1001, 0b1011, 0b1100, 0b1101,
            0b1110, 0b1111],
    )]
    u8,
);

rules! {
    ConstOpnd: "const_opnd" at crate::lines::operands::const_opnd;

    /// bits 4 to 7 of `data_type` are reserved and must be zero
    "data_type/reserved": raw(data_type) & 0b11110000 == 0;
    /// `data_type` must be `UD`, `D`, `UW`, `W`, `UB`, `B`, `DF`, `F`, `V`, `VF`, `UQ`, `UV`, `Q`, `HF` or `BF`
    "data_type/encoding":
        matches!(code(data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111 | 0b1000 |
            0b1001 | 0b1011 | 0b1100 | 0b1101 | 0b1110 | 0b1111);
    /// `low` must be zero above the `bits` bits of its type, if these are fewer than 32, or repeat their highest bit,
    /// which is 1
    "low/fits" [field]:
        bits < 32 => low == lowest || lowest >> bits - 1 == 1 && low - lowest == (1 << 32) - (1 << bits);
    /// `low` must be less than 1 << 16 for the types `hf` and `bf`, which have 16 bits
    "low/half" [field]: matches!(data_type, HF | BF) => low < 1 << 16;
    /// `data_type` must not be `v` or `uv` where the instruction has more than 8 channels: the constant has eight
    /// elements
    "data_type/eight" [field, warning
        "No sentence forbids more channels, and the finalizer accepts them (errata operands-27)."]:
        matches!(data_type, V | UV) => channels() <= 8;
    /// `data_type` must not be `vf` where the instruction has more than 4 channels: the constant has four elements
    "data_type/four" [field, warning
        "No sentence forbids more channels, and the finalizer accepts them (errata operands-27)."]:
        data_type == VF => channels() <= 4;
}
