// Generated from spec/instructions/OWORD_ST.md by `cargo xtask regen`; do not edit.
//! OWORD_ST: Writes up to sixteen owords (16 bytes each) to a surface at one offset.

use crate::prelude::*;

/// Writes up to sixteen owords (16 bytes each) to a surface at one offset.
///
/// ```text
/// oword_st (<size>) <surface> <offset> <src>
/// also oword_st (M1, <size>) <surface> <offset> <src>
/// ```
///
/// ```c
/// for (n = 0; n < size; ++n)
///   oword offset + n of surface = oword n of src;
/// ```
///
/// # Notes
///
/// Everything is written, independently of the enabled channels.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "OWORD_ST", opcode = 0x36, lines = crate::lines::oword_st)]
pub struct OwordSt {
    /// Size of the block to write.
    pub size: SizeBits,
    /// Index of the surface variable, a buffer.
    #[field(refers = Surface)] pub surface: u8,
    /// Offset of the first byte, in owords.
    #[field(Scalar)] pub offset: VecOperand,
    /// Values to write.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Size`: size of the block to write.
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
    OwordSt: "OWORD_ST" at crate::lines::oword_st;

    /// `opcode` of OWORD_ST must be 0x36
    "opcode": opcode == 0x36;
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
    /// `size` must not be 16 unless `surface` is 0: only shared local memory takes sixteen owords
    "size/slm" [surface, on "XEHP+"]: size == 16 => surface == 0;
    /// `src` must not be null: the instruction needs data to write
    "src/null": !null(src);
    /// `src` must provide `size` times 16 bytes
    "src/size" [warning
        "Intel's compiler stores an oword from a variable that it declares as one dword (errata OWORD_ST-1)."]:
        available(src) >= size * 16;
    /// `surface` must not change where a value of `src` lies outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
}
