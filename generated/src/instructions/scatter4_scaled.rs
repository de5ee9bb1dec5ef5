// Generated from spec/instructions/SCATTER4_SCALED.md by `cargo xtask regen`; do not edit.
//! SCATTER4_SCALED: Writes one to four of four consecutive dwords of a surface for each channel.

use crate::prelude::*;

/// Writes one to four of four consecutive dwords of a surface for each channel.
///
/// ```text
/// [(<pred>) ]scatter4_scaled.<channels:RGBA> (<exec_size>) <surface> <offset> <element_offset> <src>
/// ```
///
/// ```c
/// block = 0;
/// for (c = 0; c < 4; ++c)
///   if (bit c of channels is set) {
///     for (n = 0; n < exec_size; ++n)
///       if (ChEn[n])
///         4 bytes of surface at offset + element_offset[n] + 4 * c = src[block * max(exec_size, grf() / 4) + n];
///     ++block;
///   }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SCATTER4_SCALED", opcode = 0x75, lines = crate::lines::scatter4_scaled)]
pub struct Scatter4Scaled {
    /// Execution size and execution mask.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Mask of the values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Ignored; offsets are not scaled.
    #[field(optional)] pub scale: u16,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Offset of all channels, in bytes.
    #[field(Scalar)] pub offset: VecOperand,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// Values to write: all of R, then all of G, B and A; each begins at a register.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Channels`: mask of the values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[bits(channels = 3..=0)]
    u8,
);

rules! {
    Scatter4Scaled: "SCATTER4_SCALED" at crate::lines::scatter4_scaled;

    /// `opcode` of SCATTER4_SCALED must be 0x75
    "opcode": opcode == 0x75;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8 or 16 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// bits 4 to 7 of `channels` are reserved and must be zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `offset` must have type `ud`
    "offset/type" [warning
        "The finalizer does not check the types of offsets, and Intel's compiler writes signed ones (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(offset), UD);
    /// `element_offset` must have type `ud`
    "element_offset/type" [warning
        "The finalizer does not check the types of offsets, and Intel's compiler writes signed ones (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(element_offset), UD);
    /// `src` must have type `ud`, `d` or `f`
    "src/type" [warning
        "The finalizer does not check the type of data, and Intel's compiler writes variables of bytes (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(src), UD | D | F);
    /// `channels` must not be 0: the instruction writes at least one value
    "channels/some" [field]: channels != 0;
    /// `element_offset` must not be null
    "element_offset/null": !null(element_offset);
    /// `element_offset` must provide 4 bytes for each channel
    "element_offset/size": available(element_offset) >= exec_size * 4;
    /// `element_offset` must give each channel an address that is a multiple of 4
    "element_offset/align" [access, runtime]: address(element_offset) % 4 == 0;
    /// `src` must not be null: the instruction needs data to write
    "src/null": !null(src);
    /// `src` must provide 4 bytes for each channel and selected value; each further value starts in the next register
    "src/size": available(src) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4;
    /// `surface` must not change where a value of `src` lies outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
    /// `surface` takes the value of an undefined one of the channels that write to equal addresses
    "surface/same_address" [access, runtime]: same_address(src) => undefined(stored(src));
}
