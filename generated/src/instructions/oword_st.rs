// Generated from spec/instructions/OWORD_ST.md by `cargo xtask regen`; do not edit.
//! OWORD_ST: Writes up to sixteen owords (16 bytes each) to a surface, from one offset on.

use crate::prelude::*;

/// Writes up to sixteen owords (16 bytes each) to a surface, from one offset on.
///
/// ```text
/// oword_st (<size>) <surface> <offset> <src>
/// also oword_st (M1, <size>) <surface> <offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "OWORD_ST",
    opcode = 0x36,
    text = ["oword_st (<size>) <surface> <offset> <src>",
    "also oword_st (M1, <size>) <surface> <offset> <src>"],
    page = "spec/instructions/OWORD_ST.md",
    line = 7
)]
#[rule(
    Static,
    id = "OWORD_ST/opcode",
    on = "",
    page = "spec/instructions/OWORD_ST.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x36",
    doc = "the code of the instruction",
    sum = "115e35b2cbb50a7c"
)]
#[rule(
    Static,
    id = "OWORD_ST/size/reserved",
    on = "",
    page = "spec/instructions/OWORD_ST.md",
    line = 26,
    kind = "reserved",
    expr = "raw(size) & 0b11111000 == 0",
    doc = "bits without a meaning are zero",
    sum = "cf84934f0d80c54a"
)]
#[rule(
    Static,
    id = "OWORD_ST/size/encoding",
    on = "",
    page = "spec/instructions/OWORD_ST.md",
    line = 27,
    kind = "encoding",
    expr = "matches!(code(size), 0b000 | 0b001 | 0b010 | 0b011) || on(\"XEHP+\") && matches!(code(size), 0b100)",
    doc = "no other codes than the listed ones",
    sum = "1e6cb80ddd0b0d17"
)]
#[rule(
    Object,
    id = "OWORD_ST/surface/slm",
    on = "",
    page = "spec/instructions/OWORD_ST.md",
    line = 34,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "a5b6c6c9ddd08c1b"
)]
#[rule(
    Static,
    id = "OWORD_ST/surface/declared",
    on = "",
    page = "spec/instructions/OWORD_ST.md",
    line = 34,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "a5b6c6c9ddd08c1b"
)]
#[rule(
    Static,
    id = "OWORD_ST/surface/t0",
    on = "",
    page = "spec/instructions/OWORD_ST.md",
    line = 35,
    kind = "surface",
    expr = "on(\"ICLLP+\") || surface != 0",
    doc = "the surface cannot be accessed",
    sum = "d6d2569d072e154a"
)]
#[rule(
    Static,
    id = "OWORD_ST/offset/type",
    on = "",
    page = "spec/instructions/OWORD_ST.md",
    line = 37,
    kind = "type",
    expr = "matches!(ty(offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "OWORD_ST/size/slm",
    on = "XEHP+",
    page = "spec/instructions/OWORD_ST.md",
    line = 41,
    kind = "surface",
    expr = "size == 16 => surface == 0",
    doc = "`size` must not be 16 unless `surface` is 0: only shared local memory takes sixteen owords",
    sum = "312e004969b7167a"
)]
#[rule(
    Static,
    id = "OWORD_ST/src/null",
    on = "",
    page = "spec/instructions/OWORD_ST.md",
    line = 43,
    kind = "null",
    expr = "!null(src)",
    doc = "`src` must not be null: the instruction needs data to write",
    sum = "4283331e3905592c"
)]
#[rule(
    Static,
    id = "OWORD_ST/src/size",
    on = "",
    page = "spec/instructions/OWORD_ST.md",
    line = 44,
    kind = "size",
    expr = "room(src) >= size * 16",
    doc = "`src` must provide `size` times 16 bytes",
    sum = "93a91d42c3186695"
)]
#[rule(
    Runtime,
    id = "OWORD_ST/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/OWORD_ST.md",
    line = 45,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src)",
    doc = "`surface` must not change where a value of `src` lies outside of its bounds",
    sum = "15e7f2ba925a321a"
)]
=======
#[visa(name = "OWORD_ST", opcode = 0x36, lines = crate::lines::oword_st)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct OwordSt {
    /// How much is written.
    pub size: SizeBits,
    /// Index of the surface variable; a buffer.
    #[field(refers = surface)] pub surface: u8,
    /// Where to begin, in owords.
    #[field(Scalar)] pub offset: VecOperand,
    /// What to write.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Size`: how much is written.
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
    OwordSt: "OWORD_ST" at crate::lines::oword_st;

    /// the code of the instruction
    "opcode": opcode == 0x36;
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
    /// sixteen owords are written to shared local memory only
    "size/slm" [surface, on "XEHP+"]: size == 16 => surface == 0;
    /// there is something to write
    "src/null": !null(src);
    /// all owords are there
    "src/size": room(src) >= size * 16;
    /// what would fall outside of the surface is not written
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
}
