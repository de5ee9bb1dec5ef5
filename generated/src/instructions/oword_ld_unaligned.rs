// Generated from spec/instructions/OWORD_LD_UNALIGNED.md by `cargo xtask regen`; do not edit.
//! OWORD_LD_UNALIGNED: Reads up to sixteen owords (16 bytes each) of a surface, from an offset on that is a multiple of
//! four bytes.

use crate::prelude::*;

/// Reads up to sixteen owords (16 bytes each) of a surface, from an offset on that is a multiple of four bytes.
///
/// ```text
/// oword_ld_unaligned<is_modified?.mod> (<size>) <surface> <offset> <dst>
/// also oword_ld_unaligned<is_modified?.mod> (M1, <size>) <surface> <offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "OWORD_LD_UNALIGNED",
    opcode = 0x3c,
    text = ["oword_ld_unaligned<is_modified?.mod> (<size>) <surface> <offset> <dst>",
    "also oword_ld_unaligned<is_modified?.mod> (M1, <size>) <surface> <offset> <dst>"],
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 7
)]
#[rule(
    Static,
    id = "OWORD_LD_UNALIGNED/opcode",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x3c",
    doc = "the code of the instruction",
    sum = "658eaba618468394"
)]
#[rule(
    Static,
    id = "OWORD_LD_UNALIGNED/size/reserved",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 26,
    kind = "reserved",
    expr = "raw(size) & 0b11111000 == 0",
    doc = "bits without a meaning are zero",
    sum = "e7da26448964d623"
)]
#[rule(
    Static,
    id = "OWORD_LD_UNALIGNED/size/encoding",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 27,
    kind = "encoding",
    expr = "matches!(code(size), 0b000 | 0b001 | 0b010 | 0b011) || on(\"XEHP+\") && matches!(code(size), 0b100)",
    doc = "no other codes than the listed ones",
    sum = "1e6cb80ddd0b0d17"
)]
#[rule(
    Object,
    id = "OWORD_LD_UNALIGNED/surface/slm",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 35,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "a5b6c6c9ddd08c1b"
)]
#[rule(
    Static,
    id = "OWORD_LD_UNALIGNED/surface/declared",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 35,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "a5b6c6c9ddd08c1b"
)]
#[rule(
    Static,
    id = "OWORD_LD_UNALIGNED/surface/t0",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 36,
    kind = "surface",
    expr = "on(\"ICLLP+\") || surface != 0",
    doc = "the surface cannot be accessed",
    sum = "d6d2569d072e154a"
)]
#[rule(
    Static,
    id = "OWORD_LD_UNALIGNED/offset/type",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 38,
    kind = "type",
    expr = "matches!(ty(offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "OWORD_LD_UNALIGNED/size/slm",
    on = "XEHP+",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 42,
    kind = "surface",
    expr = "size == 16 => surface == 0",
    doc = "`size` must not be 16 unless `surface` is 0: only shared local memory reads sixteen owords",
    sum = "ccba76688e379bdb"
)]
#[rule(
    Static,
    id = "OWORD_LD_UNALIGNED/offset/align",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 44,
    kind = "field",
    expr = "imm(offset) % 4 == 0",
    doc = "`offset` must be a multiple of 4 if it is an immediate",
    sum = "43be2a794db7f327"
)]
#[rule(
    Static,
    id = "OWORD_LD_UNALIGNED/dst/null",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 45,
    kind = "null",
    expr = "!null(dst)",
    doc = "`dst` must not be null",
    sum = "83618c6415f04a1f"
)]
#[rule(
    Static,
    id = "OWORD_LD_UNALIGNED/dst/size",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 46,
    kind = "size",
    expr = "room(dst) >= size * 16",
    doc = "`dst` must provide `size` times 16 bytes",
    sum = "9d72c5350135e9fe"
)]
#[rule(
    Runtime,
    id = "OWORD_LD_UNALIGNED/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/OWORD_LD_UNALIGNED.md",
    line = 47,
    kind = "access",
    expr = "out_of_bounds(surface) => loaded(dst) == 0",
    doc = "`surface` must read as 0 outside of its bounds",
    sum = "c8a0155acef9849a"
)]
=======
#[visa(name = "OWORD_LD_UNALIGNED", opcode = 0x3c, lines = crate::lines::oword_ld_unaligned)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct OwordLdUnaligned {
    /// How much is read.
    pub size: SizeBits,
    /// Ignored; a thread reads what it wrote last.
    pub is_modified: u8,
    /// Index of the surface variable; a buffer.
    #[field(refers = surface)] pub surface: u8,
    /// Where to begin, in bytes.
    #[field(Scalar)] pub offset: VecOperand,
    /// What was read.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Size`: how much is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct SizeBits(
    #[run(size = 2..=0, Size)]
    u8,
);

/// `size`, bits 2..0: number of owords.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
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

    /// the code of the instruction
    "opcode": opcode == 0x3c;
    /// bits without a meaning are zero
    "size/reserved": raw(size) & 0b11111000 == 0;
    /// no other codes than the listed ones
    "size/encoding": matches!(code(size), 0b000 | 0b001 | 0b010 | 0b011) || on("XEHP+") && matches!(code(size), 0b100);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the surface cannot be accessed
    "surface/t0" [surface]: on("ICLLP+") || surface != 0;
    /// the types of the operand
    "offset/type": matches!(ty(offset), UD);
    /// sixteen owords are read from shared local memory only
    "size/slm" [surface, on "XEHP+"]: size == 16 => surface == 0;
    /// the offset is a multiple of a dword
    "offset/align" [field]: imm(offset) % 4 == 0;
    /// there is a place for the result
    "dst/null": !null(dst);
    /// all owords fit
    "dst/size": room(dst) >= size * 16;
    /// bytes outside of the surface read as zero
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => loaded(dst) == 0;
}
