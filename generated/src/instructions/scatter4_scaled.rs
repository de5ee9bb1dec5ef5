// Generated from spec/instructions/SCATTER4_SCALED.md by `cargo xtask regen`; do not edit.
//! SCATTER4_SCALED: Writes one to four dwords that follow one another to a surface for each channel.

use crate::prelude::*;

/// Writes one to four dwords that follow one another to a surface for each channel.
///
/// ```text
/// [(<pred>) ]scatter4_scaled.<channels:RGBA> (<exec_size>) <surface> <offset> <element_offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SCATTER4_SCALED", opcode = 0x75, lines = crate::lines::scatter4_scaled)]
pub struct Scatter4Scaled {
    /// Channels and the mask over them.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Ignored; offsets are not scaled.
    pub scale: u16,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// Bytes, added to the offset of each channel.
    #[field(Scalar)] pub offset: VecOperand,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// The values, all of R first; each of R, G, B and A that is written begins at a register.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Channels`: the values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[run(channels = 3..=0)]
    u8,
);

rules! {
    Scatter4Scaled: "SCATTER4_SCALED" at crate::lines::scatter4_scaled;

    /// the code of the instruction
    "opcode": opcode == 0x75;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// bits without a meaning are zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "offset/type": matches!(ty(offset), UD);
    /// the types of the operand
    "element_offset/type": matches!(ty(element_offset), UD);
    /// the types of the operand
    "src/type": matches!(ty(src), UD | D | F);
    /// `channels` must not be 0: the instruction writes at least one value
    "channels/some" [field]: channels != 0;
    /// `element_offset` must not be null
    "element_offset/null": !null(element_offset);
    /// `element_offset` must provide 4 bytes for each channel
    "element_offset/size": room(element_offset) >= exec_size * 4;
    /// `element_offset` must give each channel an address that is a multiple of 4
    "element_offset/align" [access, runtime]: address(element_offset) % 4 == 0;
    /// `src` must not be null: the instruction needs data to write
    "src/null": !null(src);
    /// `src` must provide 4 bytes for each channel and selected value; each further value starts in the next register
    "src/size": room(src) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4;
    /// `surface` must not change where a value of `src` lies outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
    /// `surface` receives the value of an undefined one of the channels that write to equal addresses
    "surface/same_address" [access, runtime]: same_address(src) => undefined(stored(src));
}
