// Generated from spec/instructions/SCATTER4_TYPED.md by `cargo xtask regen`; do not edit.
//! SCATTER4_TYPED: Writes one to four values for each channel to a typed surface.

use crate::prelude::*;

/// Writes one to four values for each channel to a typed surface.
///
/// ```text
/// [(<pred>) ]scatter4_typed.<channels:RGBA> (<exec_size>) <surface> <u> <v> <r> <lod> <src>
/// ```
///
/// ```c
/// block = 0;
/// for (c = 0; c < 4; ++c)
///   if (bit c of channels is set) {
///     for (n = 0; n < exec_size; ++n)
///       if (ChEn[n])
///         value c of surface at (u[n], v[n], r[n]), level lod[n] = src[block * max(exec_size, grf() / 4) + n];
///     ++block;
///   }
/// ```
///
/// # Notes
///
/// Values are converted to the format of the surface. F becomes FLOAT (rounded to even, denormal where the format is
/// narrower), or SNORM and UNORM (rounded to even, clamped). D becomes SINT and UD becomes UINT, both clamped.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SCATTER4_TYPED", opcode = 0x4c, lines = crate::lines::scatter4_typed)]
pub struct Scatter4Typed {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Mask of the values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Index of the surface variable, with one, two or three dimensions.
    #[field(refers = Surface)] pub surface: u8,
    /// First coordinate of each channel.
    #[field(Raw)] pub u: RawOperand,
    /// Second coordinate of each channel, or V0.
    #[field(Raw)] pub v: RawOperand,
    /// Third coordinate of each channel, or V0.
    #[field(Raw)] pub r: RawOperand,
    /// Level of detail of each channel, or V0.
    #[field(Raw)] pub lod: RawOperand,
    /// Values to write: all of R, then all of G, B and A; each begins at a register.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Exec_size`: execution size and execution mask.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ExecSizeBits(
    #[bits(exec_size = 2..=0, ExecSize)]
    #[bits(mask = 7..=4, Mask)]
    u8,
);

/// The bits of `Channels`: mask of the values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[bits(channels = 3..=0)]
    u8,
);

/// `exec_size`, bits 2..0: execution size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum ExecSize {
    #[code(name = "8 elements", value = 8)] Simd8 = 0b011,
    #[code(name = "16 elements", value = 16, on = "PVC+")] Simd16 = 0b100,
}

/// `mask`, bits 7..4: execution mask.
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
    Scatter4Typed: "SCATTER4_TYPED" at crate::lines::scatter4_typed;

    /// `opcode` of SCATTER4_TYPED must be 0x4c
    "opcode": opcode == 0x4c;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8 elements, or 16 elements on PVC and later
    "exec_size/encoding" [exec_size]:
        matches!(code(exec_size), 0b011) || on("PVC+") && matches!(code(exec_size), 0b100);
    /// bits 4 to 7 of `channels` are reserved and must be zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// `surface` must not be 0 (T0)
    "surface/t0" [surface]: surface != 0;
    /// `surface` must not be 5 (T5)
    "surface/t5" [surface]: surface != 5;
    /// `u` must have type `ud`
    "u/type" [warning
        "The finalizer does not check the types of coordinates (errata SCATTER4_TYPED-3)."]:
        matches!(ty(u), UD);
    /// `v` must have type `ud`
    "v/type" [warning
        "The finalizer does not check the types of coordinates (errata SCATTER4_TYPED-3)."]:
        matches!(ty(v), UD);
    /// `r` must have type `ud`
    "r/type" [warning
        "The finalizer does not check the types of coordinates (errata SCATTER4_TYPED-3)."]:
        matches!(ty(r), UD);
    /// `lod` must have type `ud`
    "lod/type": matches!(ty(lod), UD);
    /// `src` must have type `ud`, `d` or `f`
    "src/type" [warning
        "The finalizer does not check the type of data, and Intel's compiler writes variables of bytes (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(src), UD | D | F);
    /// `channels` must not be 0: the instruction writes at least one value
    "channels/some" [field]: channels != 0;
    /// `u` must not be null: every surface has a first coordinate
    "u/null": !null(u);
    /// `u` must provide 4 bytes for each channel
    "u/size": available(u) >= exec_size * 4;
    /// `v` must be null or provide 4 bytes for each channel
    "v/size": available(v) >= exec_size * 4;
    /// `v` must not be null unless `r` is: a surface with a third coordinate has a second one
    "v/row" [null]: !null(r) => !null(v);
    /// `r` must be null or provide 4 bytes for each channel
    "r/size": available(r) >= exec_size * 4;
    /// `lod` must be null or provide 4 bytes for each channel
    "lod/size": available(lod) >= exec_size * 4;
    /// `src` must not be null: the instruction needs data to write
    "src/null": !null(src);
    /// `src` must provide 4 bytes for each channel and selected value; each further value starts in the next register
    "src/size": available(src) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4;
    /// `surface` must not change where a value of `src` lies outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
    /// `surface` takes the value of an undefined one of the channels that write to equal addresses
    "surface/same_address" [access, runtime]: same_address(src) => undefined(stored(src));
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
