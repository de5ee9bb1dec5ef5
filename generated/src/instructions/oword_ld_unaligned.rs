// Generated from spec/instructions/OWORD_LD_UNALIGNED.md by `cargo xtask regen`; do not edit.
//! OWORD_LD_UNALIGNED: Reads up to sixteen owords (16 bytes each) of a surface, from an offset that is a multiple of
//! four bytes.

use crate::prelude::*;

/// Reads up to sixteen owords (16 bytes each) of a surface, from an offset that is a multiple of four bytes.
///
/// ```text
/// oword_ld_unaligned<is_modified?.mod> (<size>) <surface> <offset> <dst>
/// also oword_ld_unaligned<is_modified?.mod> (M1, <size>) <surface> <offset> <dst>
/// ```
///
/// ```c
/// for (n = 0; n < size; ++n)
///   oword n of dst = 16 bytes of surface at offset + 16 * n;
/// ```
///
/// # Notes
///
/// Everything is read, independently of the enabled channels.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "OWORD_LD_UNALIGNED", opcode = 0x3c, lines = crate::lines::oword_ld_unaligned)]
pub struct OwordLdUnaligned {
    /// Size of the block to read.
    pub size: SizeBits,
    /// Ignored; a thread always reads its own last write.
    pub is_modified: u8,
    /// Index of the surface variable, a buffer.
    #[field(refers = Surface)] pub surface: u8,
    /// Offset of the first byte, in bytes.
    #[field(Scalar)] pub offset: VecOperand,
    /// Values that were read.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Size`: size of the block to read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct SizeBits(
    #[bits(size = 2..=0, Size)]
    u8,
);

/// `size`, bits 2..0: number of owords.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Size {
    #[code(name = "1 oword", value = 1)] Oword1 = 0b000,
    #[code(name = "2 owords", value = 2)] Oword2 = 0b001,
    #[code(name = "4 owords", value = 4)] Oword4 = 0b010,
    #[code(name = "8 owords", value = 8)] Oword8 = 0b011,
    #[code(name = "16 owords", value = 16, on = "XEHP+")] Oword16 = 0b100,
}

rules! {
    OwordLdUnaligned: "OWORD_LD_UNALIGNED" at crate::lines::oword_ld_unaligned;

    /// `opcode` of OWORD_LD_UNALIGNED must be 0x3c
    "opcode": opcode == 0x3c;
    /// bits 3 to 7 of `size` are reserved and must be zero
    "size/reserved": raw(size) & 0b11111000 == 0;
    /// `size` must be 1, 2, 4 or 8 owords, or 16 owords on XEHP and later
    "size/encoding": matches!(code(size), 0b000 | 0b001 | 0b010 | 0b011) || on("XEHP+") && matches!(code(size), 0b100);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `surface` must not be 0 (T0), except on ICLLP and later
    "surface/t0" [surface]: on("ICLLP+") || surface != 0;
    /// `offset` must have type `ud`
    "offset/type" [warning
        "The finalizer does not check the types of offsets, and Intel's compiler writes signed ones (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(offset), UD);
    /// `size` must not be 16 unless `surface` is 0: only shared local memory reads sixteen owords
    "size/slm" [surface, on "XEHP+"]: size == 16 => surface == 0;
    /// `offset` must be a multiple of 4 if it is an immediate
    "offset/align" [field]: imm(offset) % 4 == 0;
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide `size` times 16 bytes
    "dst/size": available(dst) >= size * 16;
    /// `surface` must read as 0 outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => loaded(dst) == 0;
}
