// Generated from spec/instructions/QW_SCATTER.md by `cargo xtask regen`; do not edit.
//! QW_SCATTER: Writes a qword to a surface for each channel.

use crate::prelude::*;

/// Writes a qword to a surface for each channel.
///
/// ```text
/// [(<pred>) ]qw_scatter.<num_blocks> (<exec_size>) <surface> <offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "QW_SCATTER",
    opcode = 0x87,
    on = "PVC_XT,PVC",
    text = ["[(<pred>) ]qw_scatter.<num_blocks> (<exec_size>) <surface> <offset> <src>"],
    page = "spec/instructions/QW_SCATTER.md",
    line = 7
)]
#[rule(
    Static,
    id = "QW_SCATTER/opcode",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x87",
    doc = "the code of the instruction",
    sum = "b8297291f5a4e8d8"
)]
#[rule(
    Static,
    id = "QW_SCATTER/exec_size/reserved",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 26,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "QW_SCATTER/exec_size/encoding",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 27,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "7e17e3bb35d91a21"
)]
#[rule(
    Static,
    id = "QW_SCATTER/num_blocks/reserved",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 51,
    kind = "reserved",
    expr = "raw(num_blocks) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "bab2eb9789d41519"
)]
#[rule(
    Static,
    id = "QW_SCATTER/num_blocks/encoding",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 52,
    kind = "encoding",
    expr = "matches!(code(num_blocks), 0b00)",
    doc = "no other codes than the listed ones",
    sum = "b39e4aa5be5a3d44"
)]
#[rule(
    Object,
    id = "QW_SCATTER/surface/slm",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 55,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "QW_SCATTER/surface/declared",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 55,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "QW_SCATTER/offset/type",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "QW_SCATTER/src/type",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(src), Q | UQ | DF)",
    doc = "the types of the operand",
    sum = "3ca5e72e7b0ce255"
)]
#[rule(
    Static,
    id = "QW_SCATTER/offset/null",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 61,
    kind = "null",
    expr = "!null(offset)",
    doc = "`offset` must not be null",
    sum = "b10d935b075c6695"
)]
#[rule(
    Static,
    id = "QW_SCATTER/offset/size",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 62,
    kind = "size",
    expr = "room(offset) >= exec_size * 4",
    doc = "`offset` must provide 4 bytes for each channel",
    sum = "af9881aae1cd42a6"
)]
#[rule(
    Static,
    id = "QW_SCATTER/src/null",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 63,
    kind = "null",
    expr = "!null(src)",
    doc = "`src` must not be null: the instruction needs data to write",
    sum = "4283331e3905592c"
)]
#[rule(
    Static,
    id = "QW_SCATTER/src/size",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 64,
    kind = "size",
    expr = "room(src) >= exec_size * num_blocks * 8",
    doc = "`src` must provide `num_blocks` times 8 bytes for each channel",
    sum = "5ea83e37487ceeff"
)]
#[rule(
    Runtime,
    id = "QW_SCATTER/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 65,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src)",
    doc = "`surface` must not change where a value of `src` lies outside of its bounds",
    sum = "15e7f2ba925a321a"
)]
#[rule(
    Runtime,
    id = "QW_SCATTER/surface/same_address",
    on = "",
    page = "spec/instructions/QW_SCATTER.md",
    line = 67,
    kind = "access",
    expr = "same_address(src) => undefined(stored(src))",
    doc = "`surface` receives the value of an undefined one of the channels that write to equal addresses",
    sum = "6e14a5943e33d54a"
)]
#[rule(
    Static,
    id = "QW_SCATTER/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 183,
    kind = "platform",
    expr = "on(\"PVC_XT,PVC\")",
    doc = "the platforms that have the instruction",
    sum = "71d269c033f956c6"
)]
=======
#[visa(name = "QW_SCATTER", opcode = 0x87, on = "PVC_XT,PVC", lines = crate::lines::qw_scatter)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct QwScatter {
    /// Channels and the mask over them.
    #[field(only = [0b000, 0b001, 0b010, 0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// Qwords for each channel.
    pub num_blocks: NumBlocksBits,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// Byte offset of each channel.
    #[field(Raw)] pub offset: RawOperand,
    /// What to write.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Num_blocks`: qwords for each channel.
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
}

rules! {
    QwScatter: "QW_SCATTER" at crate::lines::qw_scatter;

    /// the code of the instruction
    "opcode": opcode == 0x87;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100);
    /// bits without a meaning are zero
    "num_blocks/reserved": raw(num_blocks) & 0b11111100 == 0;
    /// no other codes than the listed ones
    "num_blocks/encoding": matches!(code(num_blocks), 0b00);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "offset/type": matches!(ty(offset), UD);
    /// the types of the operand
    "src/type": matches!(ty(src), Q | UQ | DF);
    /// there are offsets
    "offset/null": !null(offset);
    /// every channel has an offset
    "offset/size": room(offset) >= exec_size * 4;
    /// there is something to write
    "src/null": !null(src);
    /// every channel has its qwords
    "src/size": room(src) >= exec_size * num_blocks * 8;
    /// what would fall outside of the surface is not written
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
    /// of several channels that write one address, any may win
    "surface/same_address" [access, runtime]: same_address(src) => undefined(stored(src));
    /// the platforms that have the instruction
    "platform": on("PVC_XT,PVC");
}
