// Generated from spec/instructions/QW_SCATTER.md by `cargo xtask regen`; do not edit.
//! QW_SCATTER: Writes a qword to a surface for each channel.

use crate::prelude::*;

/// Writes a qword to a surface for each channel.
///
/// ```text
/// [(<pred>) ]qw_scatter.<num_blocks> (<exec_size>) <surface> <offset> <src>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     for (b = 0; b < num_blocks; ++b)
///       8 bytes of surface at offset[n] + 8 * b = src[b * exec_size + n];
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "QW_SCATTER", opcode = 0x87, on = "PVC_XT,PVC", lines = crate::lines::qw_scatter)]
pub struct QwScatter {
    /// Execution size and execution mask.
    #[field(only = [0b000, 0b001, 0b010, 0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Number of qwords for each channel.
    pub num_blocks: NumBlocksBits,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Byte offset of each channel.
    #[field(Raw)] pub offset: RawOperand,
    /// Values to write.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Num_blocks`: number of qwords for each channel.
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
}

rules! {
    QwScatter: "QW_SCATTER" at crate::lines::qw_scatter;

    /// `opcode` of QW_SCATTER must be 0x87
    "opcode": opcode == 0x87;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8 or 16 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100);
    /// bits 2 to 7 of `num_blocks` are reserved and must be zero
    "num_blocks/reserved": raw(num_blocks) & 0b11111100 == 0;
    /// `num_blocks` must be 1 block
    "num_blocks/encoding": matches!(code(num_blocks), 0b00);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `offset` must have type `ud`
    "offset/type" [warning
        "The finalizer takes both from XeHP_SDV on and checks no types of offsets, and Intel's compiler writes them \
        for DG2 (errata QW_GATHER-1)."]:
        matches!(ty(offset), UD);
    /// `src` must have type `q`, `uq` or `df`
    "src/type": matches!(ty(src), Q | UQ | DF);
    /// `offset` must not be null
    "offset/null": !null(offset);
    /// `offset` must provide 4 bytes for each channel
    "offset/size": available(offset) >= exec_size * 4;
    /// `src` must not be null: the instruction needs data to write
    "src/null": !null(src);
    /// `src` must provide `num_blocks` times 8 bytes for each channel
    "src/size": available(src) >= exec_size * num_blocks * 8;
    /// `surface` must not change where a value of `src` lies outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
    /// `surface` takes the value of an undefined one of the channels that write to equal addresses
    "surface/same_address" [access, runtime]: same_address(src) => undefined(stored(src));
    /// QW_SCATTER is available only on PVC_XT or on PVC
    "platform" [warning
        "The finalizer takes both from XeHP_SDV on and checks no types of offsets, and Intel's compiler writes them \
        for DG2 (errata QW_GATHER-1)."]:
        on("PVC_XT,PVC");
}
