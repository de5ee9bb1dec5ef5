// Generated from spec/instructions/SCATTER_SCALED.md by `cargo xtask regen`; do not edit.
//! SCATTER_SCALED: Writes one, two or four bytes to a surface for each channel.

use crate::prelude::*;

/// Writes one, two or four bytes to a surface for each channel.
///
/// ```text
/// [(<pred>) ]scatter_scaled.<num_blocks> (<exec_size>) <surface> <offset> <element_offset> <src>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     num_blocks bytes of surface at offset + element_offset[n] = src[n];
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SCATTER_SCALED", opcode = 0x79, lines = crate::lines::scatter_scaled)]
pub struct ScatterScaled {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Ignored; blocks are bytes.
    #[field(optional)] pub block_size: u8,
    /// Number of bytes for each channel.
    pub num_blocks: NumBlocksBits,
    /// Ignored; offsets are not scaled.
    #[field(optional)] pub scale: u16,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Offset of all channels, in bytes.
    #[field(Scalar)] pub offset: VecOperand,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// Values to write, one dword for each channel, of which the low bytes are used.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Num_blocks`: number of bytes for each channel.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct NumBlocksBits(
    #[bits(num_blocks = 1..=0, NumBlocks)]
    u8,
);

/// `num_blocks`, bits 1..0: number of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum NumBlocks {
    #[code(name = "1 block", value = 1)] Block1 = 0b00,
    #[code(name = "2 blocks", value = 2)] Block2 = 0b01,
    #[code(name = "4 blocks", value = 4)] Block4 = 0b10,
}

rules! {
    ScatterScaled: "SCATTER_SCALED" at crate::lines::scatter_scaled;

    /// `opcode` of SCATTER_SCALED must be 0x79
    "opcode": opcode == 0x79;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// bits 2 to 7 of `num_blocks` are reserved and must be zero
    "num_blocks/reserved": raw(num_blocks) & 0b11111100 == 0;
    /// `num_blocks` must be 1, 2 or 4 blocks
    "num_blocks/encoding": matches!(code(num_blocks), 0b00 | 0b01 | 0b10);
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
    /// `element_offset` must not be null
    "element_offset/null": !null(element_offset);
    /// `element_offset` must provide 4 bytes for each channel
    "element_offset/size": available(element_offset) >= exec_size * 4;
    /// `src` must not be null: the instruction needs data to write
    "src/null": !null(src);
    /// `src` must provide 4 bytes for each channel
    "src/size": available(src) >= exec_size * 4;
    /// `surface` must not change where a value of `src` lies outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
    /// `surface` takes the value of an undefined one of the channels that write to equal addresses
    "surface/same_address" [access, runtime]: same_address(src) => undefined(stored(src));
}
