// Generated from spec/instructions/SCATTER_SCALED.md by `cargo xtask regen`; do not edit.
//! SCATTER_SCALED: Writes one, two or four bytes to a surface for each channel.

use crate::prelude::*;

/// Writes one, two or four bytes to a surface for each channel.
///
/// ```text
/// [(<pred>) ]scatter_scaled.<num_blocks> (<exec_size>) <surface> <offset> <element_offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SCATTER_SCALED",
    opcode = 0x79,
    text = ["[(<pred>) ]scatter_scaled.<num_blocks> (<exec_size>) <surface> <offset> <element_offset> <src>"],
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 7
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/opcode",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x79",
    doc = "the code of the instruction",
    sum = "adb1d24a2fd54b71"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/exec_size/reserved",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 26,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/exec_size/encoding",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 27,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/num_blocks/reserved",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 53,
    kind = "reserved",
    expr = "raw(num_blocks) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "d1147c76f626976c"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/num_blocks/encoding",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 54,
    kind = "encoding",
    expr = "matches!(code(num_blocks), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "bde7c626544030dc"
)]
#[rule(
    Object,
    id = "SCATTER_SCALED/surface/slm",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 60,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/surface/declared",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 60,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/offset/type",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 61,
    kind = "type",
    expr = "matches!(ty(offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/element_offset/type",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 62,
    kind = "type",
    expr = "matches!(ty(element_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/src/type",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 63,
    kind = "type",
    expr = "matches!(ty(src), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/element_offset/null",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 66,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "`element_offset` must not be null",
    sum = "1ce690d5826995c6"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/element_offset/size",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 67,
    kind = "size",
    expr = "room(element_offset) >= exec_size * 4",
    doc = "`element_offset` must provide 4 bytes for each channel",
    sum = "14b02d5f5640e299"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/src/null",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 68,
    kind = "null",
    expr = "!null(src)",
    doc = "`src` must not be null: the instruction needs data to write",
    sum = "4283331e3905592c"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/src/size",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 69,
    kind = "size",
    expr = "room(src) >= exec_size * 4",
    doc = "`src` must provide 4 bytes for each channel",
    sum = "ecd7ad1029de44f9"
)]
#[rule(
    Runtime,
    id = "SCATTER_SCALED/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 70,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src)",
    doc = "`surface` must not change where a value of `src` lies outside of its bounds",
    sum = "15e7f2ba925a321a"
)]
#[rule(
    Runtime,
    id = "SCATTER_SCALED/surface/same_address",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 72,
    kind = "access",
    expr = "same_address(src) => undefined(stored(src))",
    doc = "`surface` receives the value of an undefined one of the channels that write to equal addresses",
    sum = "6e14a5943e33d54a"
)]
=======
#[visa(name = "SCATTER_SCALED", opcode = 0x79, lines = crate::lines::scatter_scaled)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct ScatterScaled {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// Ignored; blocks are bytes.
    pub block_size: u8,
    /// Bytes for each channel.
    pub num_blocks: NumBlocksBits,
    /// Ignored; offsets are not scaled.
    pub scale: u16,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// Bytes, added to the offset of each channel.
    #[field(Scalar)] pub offset: VecOperand,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// What to write, one dword for each channel, of which the low bytes count.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Num_blocks`: bytes for each channel.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct NumBlocksBits(
    #[run(num_blocks = 1..=0, NumBlocks)]
    u8,
);

/// `num_blocks`, bits 1..0: number of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum NumBlocks {
    #[code(name = "1 block", value = 1)] Block1 = 0b00,
    #[code(name = "2 blocks", value = 2)] Block2 = 0b01,
    #[code(name = "4 blocks", value = 4)] Block4 = 0b10,
}

rules! {
    ScatterScaled: "SCATTER_SCALED" at crate::lines::scatter_scaled;

    /// the code of the instruction
    "opcode": opcode == 0x79;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// bits without a meaning are zero
    "num_blocks/reserved": raw(num_blocks) & 0b11111100 == 0;
    /// no other codes than the listed ones
    "num_blocks/encoding": matches!(code(num_blocks), 0b00 | 0b01 | 0b10);
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
    /// there are offsets
    "element_offset/null": !null(element_offset);
    /// every channel has an offset
    "element_offset/size": room(element_offset) >= exec_size * 4;
    /// there is something to write
    "src/null": !null(src);
    /// every channel has a dword
    "src/size": room(src) >= exec_size * 4;
    /// what would fall outside of the surface is not written
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
    /// of several channels that write one address, any may win
    "surface/same_address" [access, runtime]: same_address(src) => undefined(stored(src));
}
