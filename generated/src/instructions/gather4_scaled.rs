// Generated from spec/instructions/GATHER4_SCALED.md by `cargo xtask regen`; do not edit.
//! GATHER4_SCALED: Reads one to four of four consecutive dwords of a surface for each channel.

use crate::prelude::*;

/// Reads one to four of four consecutive dwords of a surface for each channel.
///
/// ```text
/// [(<pred>) ]gather4_scaled.<channels:RGBA> (<exec_size>) <surface> <offset> <element_offset> <dst>
/// ```
///
/// ```c
/// block = 0;
/// for (c = 0; c < 4; ++c)
///   if (bit c of channels is set) {
///     for (n = 0; n < exec_size; ++n)
///       if (ChEn[n])
///         dst[block * max(exec_size, grf() / 4) + n] = 4 bytes of surface at offset + element_offset[n] + 4 * c;
///     ++block;
///   }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "GATHER4_SCALED", opcode = 0x74, lines = crate::lines::gather4_scaled)]
pub struct Gather4Scaled {
    /// Execution size and execution mask.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Mask of the values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Ignored; offsets are not scaled.
    #[field(optional)] pub scale: u16,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Offset of all channels, in bytes.
    #[field(Scalar)] pub offset: VecOperand,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// Values that were read: all of R, then all of G, B and A; each begins at a register.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Channels`: mask of the values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[bits(channels = 3..=0)]
    u8,
);

rules! {
    Gather4Scaled: "GATHER4_SCALED" at crate::lines::gather4_scaled;

    /// `opcode` of GATHER4_SCALED must be 0x74
    "opcode": opcode == 0x74;
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
    /// `dst` must have type `ud`, `d` or `f`
    "dst/type" [warning
        "The finalizer does not check the type of data, and Intel's compiler writes variables of bytes (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(dst), UD | D | F);
    /// `channels` must not be 0: the instruction reads at least one value
    "channels/some" [field]: channels != 0;
    /// `element_offset` must not be null
    "element_offset/null": !null(element_offset);
    /// `element_offset` must provide 4 bytes for each channel
    "element_offset/size": available(element_offset) >= exec_size * 4;
    /// `element_offset` must give each channel an address that is a multiple of 4
    "element_offset/align" [access, runtime]: address(element_offset) % 4 == 0;
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide 4 bytes for each channel and selected value; each further value starts in the next register
    "dst/size": available(dst) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4;
    /// `dst` has undefined upper bytes in each register if `exec_size` times 4 bytes is less than a register
    "dst/upper_bytes" [access, runtime]: exec_size * 4 < grf() => undefined(upper_bytes(dst));
    /// `surface` must read as 0 outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => loaded(dst) == 0;
}
