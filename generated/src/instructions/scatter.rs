// Generated from spec/instructions/SCATTER.md by `cargo xtask regen`; do not edit.
//! SCATTER: Writes one element to a surface for each channel.

use crate::prelude::*;

/// Writes one element to a surface for each channel.
///
/// ```text
/// scatter.<elt_size> (<num_elts>) <surface> <global_offset> <element_offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SCATTER",
    opcode = 0x3a,
    text = ["scatter.<elt_size> (<num_elts>) <surface> <global_offset> <element_offset> <src>"],
    page = "spec/instructions/SCATTER.md",
    line = 7
)]
#[rule(
    Static,
    id = "SCATTER/opcode",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x3a",
    doc = "the code of the instruction",
    sum = "9b92f539d78f931a"
)]
#[rule(
    Static,
    id = "SCATTER/elt_size/reserved",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 25,
    kind = "reserved",
    expr = "raw(elt_size) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "89735492f0a7c72f"
)]
#[rule(
    Static,
    id = "SCATTER/elt_size/encoding",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 26,
    kind = "encoding",
    expr = "matches!(code(elt_size), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "29c4ac89ed504022"
)]
#[rule(
    Static,
    id = "SCATTER/num_elts/reserved",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 31,
    kind = "reserved",
    expr = "raw(num_elts) & 0b00001100 == 0",
    doc = "bits without a meaning are zero",
    sum = "1133d06fc5bd5956"
)]
#[rule(
    Static,
    id = "SCATTER/num_elts/encoding",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 32,
    kind = "encoding",
    expr = "matches!(code(num_elts), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "86fc13fc8015d0c3"
)]
#[rule(
    Object,
    id = "SCATTER/surface/slm",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 54,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "a5b6c6c9ddd08c1b"
)]
#[rule(
    Static,
    id = "SCATTER/surface/declared",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 54,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "a5b6c6c9ddd08c1b"
)]
#[rule(
    Static,
    id = "SCATTER/global_offset/type",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(global_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER/element_offset/type",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(element_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER/src/type",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(src), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "SCATTER/num_elts/mask_offset",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 62,
    kind = "field",
    expr = "code(num_elts.mask) % 8 * 4 % num_elts == 0",
    doc = "`num_elts` must divide the first channel of its mask (the mask's code modulo 8, times 4)",
    sum = "8455ec20e31a0ae6"
)]
#[rule(
    Static,
    id = "SCATTER/element_offset/null",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 64,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "`element_offset` must not be null",
    sum = "1ce690d5826995c6"
)]
#[rule(
    Static,
    id = "SCATTER/element_offset/size",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 65,
    kind = "size",
    expr = "room(element_offset) >= num_elts * 4",
    doc = "`element_offset` must provide 4 bytes for each of `num_elts` channels",
    sum = "4f86af7934303074"
)]
#[rule(
    Static,
    id = "SCATTER/src/null",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 67,
    kind = "null",
    expr = "!null(src)",
    doc = "`src` must not be null: the instruction needs data to write",
    sum = "4283331e3905592c"
)]
#[rule(
    Static,
    id = "SCATTER/src/size",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 68,
    kind = "size",
    expr = "room(src) >= num_elts * 4",
    doc = "`src` must provide 4 bytes for each of `num_elts` channels",
    sum = "4e63a3e6bd5acc9c"
)]
#[rule(
    Runtime,
    id = "SCATTER/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 69,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src)",
    doc = "`surface` must not change where a value of `src` lies outside of its bounds",
    sum = "15e7f2ba925a321a"
)]
#[rule(
    Runtime,
    id = "SCATTER/surface/same_address",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 71,
    kind = "access",
    expr = "same_address(src) => undefined(stored(src))",
    doc = "`surface` receives the value of an undefined one of the channels that write to equal addresses",
    sum = "6e14a5943e33d54a"
)]
=======
#[visa(name = "SCATTER", opcode = 0x3a, lines = crate::lines::scatter)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Scatter {
    /// Bytes of an element.
    pub elt_size: EltSizeBits,
    /// Channels and the mask over them.
    pub num_elts: NumEltsBits,
    /// Index of the surface variable; a buffer.
    #[field(refers = surface)] pub surface: u8,
    /// Elements, added to the offset of each channel.
    #[field(Scalar)] pub global_offset: VecOperand,
    /// Offset of each channel, in elements.
    #[field(Raw)] pub element_offset: RawOperand,
    /// What to write, one dword for each channel, of which the low bytes count.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Elt_size`: bytes of an element.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct EltSizeBits(
    #[run(elt_size = 1..=0, EltSize)]
    u8,
);

/// The bits of `Num_elts`: channels and the mask over them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct NumEltsBits(
    #[run(num_elts = 1..=0, NumElts)]
    #[run(mask = 7..=4, Mask)]
    u8,
);

/// `elt_size`, bits 1..0: size of an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum EltSize {
    #[code(name = "1 byte", value = 1)] Byte1 = 0b00,
    #[code(name = "2 bytes", value = 2)] Byte2 = 0b01,
    #[code(name = "4 bytes", value = 4)] Byte4 = 0b10,
}

/// `num_elts`, bits 1..0: number of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum NumElts {
    #[code(name = "8 elements", value = 8)] Element8 = 0b00,
    #[code(name = "16 elements", value = 16)] Element16 = 0b01,
    #[code(name = "1 element", value = 1)] Element1 = 0b10,
}

/// `mask`, bits 7..4: execution mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
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
    Scatter: "SCATTER" at crate::lines::scatter;

    /// the code of the instruction
    "opcode": opcode == 0x3a;
    /// bits without a meaning are zero
    "elt_size/reserved": raw(elt_size) & 0b11111100 == 0;
    /// no other codes than the listed ones
    "elt_size/encoding": matches!(code(elt_size), 0b00 | 0b01 | 0b10);
    /// bits without a meaning are zero
    "num_elts/reserved": raw(num_elts) & 0b00001100 == 0;
    /// no other codes than the listed ones
    "num_elts/encoding": matches!(code(num_elts), 0b00 | 0b01 | 0b10);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "global_offset/type": matches!(ty(global_offset), UD);
    /// the types of the operand
    "element_offset/type": matches!(ty(element_offset), UD);
    /// the types of the operand
    "src/type": matches!(ty(src), UD | D | F);
    /// the mask begins at a multiple of the channels
    "num_elts/mask_offset" [field]: code(num_elts.mask) % 8 * 4 % num_elts == 0;
    /// there are offsets
    "element_offset/null": !null(element_offset);
    /// every channel has an offset
    "element_offset/size": room(element_offset) >= num_elts * 4;
    /// there is something to write
    "src/null": !null(src);
    /// every channel has a dword
    "src/size": room(src) >= num_elts * 4;
    /// what would fall outside of the surface is not written
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
    /// of several channels that write one address, any may win
    "surface/same_address" [access, runtime]: same_address(src) => undefined(stored(src));
}
