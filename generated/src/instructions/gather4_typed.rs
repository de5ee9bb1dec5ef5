<<<<<<< HEAD
//! Generated from spec/instructions/GATHER4_TYPED.md by `cargo xtask regen`; do not edit.
//! GATHER4_TYPED from `spec/instructions/GATHER4_TYPED.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::PredBits;
use crate::operands::RawOperand;
/// `exec_size`, bits 2..0: execution size
///
/// `spec/instructions/GATHER4_TYPED.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum ExecSize {
    /// 8 elements
    ///
    /// `spec/instructions/GATHER4_TYPED.md:35`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b011,
    /// 16 elements
    ///
    /// `spec/instructions/GATHER4_TYPED.md:36`
    #[code(name = "16 elements", value = 16, on = "PVC+")]
    Element16 = 0b100,
}
/// `mask`, bits 7..4: execution mask
///
/// `spec/instructions/GATHER4_TYPED.md:37`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mask {
    /// M1
    ///
    /// `spec/instructions/GATHER4_TYPED.md:38`
    #[code(name = "M1")]
    M1 = 0b0000,
    /// M2
    ///
    /// `spec/instructions/GATHER4_TYPED.md:39`
    #[code(name = "M2")]
    M2 = 0b0001,
    /// M3
    ///
    /// `spec/instructions/GATHER4_TYPED.md:40`
    #[code(name = "M3")]
    M3 = 0b0010,
    /// M4
    ///
    /// `spec/instructions/GATHER4_TYPED.md:41`
    #[code(name = "M4")]
    M4 = 0b0011,
    /// M5
    ///
    /// `spec/instructions/GATHER4_TYPED.md:42`
    #[code(name = "M5")]
    M5 = 0b0100,
    /// M6
    ///
    /// `spec/instructions/GATHER4_TYPED.md:43`
    #[code(name = "M6")]
    M6 = 0b0101,
    /// M7
    ///
    /// `spec/instructions/GATHER4_TYPED.md:44`
    #[code(name = "M7")]
    M7 = 0b0110,
    /// M8
    ///
    /// `spec/instructions/GATHER4_TYPED.md:45`
    #[code(name = "M8")]
    M8 = 0b0111,
    /// M1_NM
    ///
    /// `spec/instructions/GATHER4_TYPED.md:46`
    #[code(name = "M1_NM")]
    M1Nm = 0b1000,
    /// M2_NM
    ///
    /// `spec/instructions/GATHER4_TYPED.md:47`
    #[code(name = "M2_NM")]
    M2Nm = 0b1001,
    /// M3_NM
    ///
    /// `spec/instructions/GATHER4_TYPED.md:48`
    #[code(name = "M3_NM")]
    M3Nm = 0b1010,
    /// M4_NM
    ///
    /// `spec/instructions/GATHER4_TYPED.md:49`
    #[code(name = "M4_NM")]
    M4Nm = 0b1011,
    /// M5_NM
    ///
    /// `spec/instructions/GATHER4_TYPED.md:50`
    #[code(name = "M5_NM")]
    M5Nm = 0b1100,
    /// M6_NM
    ///
    /// `spec/instructions/GATHER4_TYPED.md:51`
    #[code(name = "M6_NM")]
    M6Nm = 0b1101,
    /// M7_NM
    ///
    /// `spec/instructions/GATHER4_TYPED.md:52`
    #[code(name = "M7_NM")]
    M7Nm = 0b1110,
    /// M8_NM
    ///
    /// `spec/instructions/GATHER4_TYPED.md:53`
    #[code(name = "M8_NM")]
    M8Nm = 0b1111,
}
/// The bits of `Exec_size`: channels and the mask over them
///
/// `spec/instructions/GATHER4_TYPED.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
#[rule(
    Static,
    id = "exec_size/mask/offset",
    on = "",
    page = "spec/chapters/execution.md",
    line = 54,
    kind = "field",
    expr = "code(exec_size.mask) % 8 * 4 % exec_size == 0",
    doc = "`mask` must begin at a channel (its code modulo 8, times 4) that is a multiple of `exec_size`",
    sum = "96db83a041b84904"
)]
pub struct ExecSizeBits(
    #[run(exec_size = 2..= 0, ExecSize)]
    #[run(mask = 7..= 4, Mask)]
    u8,
);
/// The bits of `Channels`: the values to read: R is bit 0, G bit 1, B bit 2, A bit 3
///
/// `spec/instructions/GATHER4_TYPED.md:55`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ChannelsBits(#[run(channels = 3..= 0)] u8);
=======
// Generated from spec/instructions/GATHER4_TYPED.md by `cargo xtask regen`; do not edit.
//! GATHER4_TYPED: Reads one to four values for each channel from a typed surface.

use crate::prelude::*;

>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
/// Reads one to four values for each channel from a typed surface.
///
/// ```text
/// [(<pred>) ]gather4_typed.<channels:RGBA> (<exec_size>) <surface> <u> <v> <r> <lod> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "GATHER4_TYPED",
    opcode = 0x4b,
    text = ["[(<pred>) ]gather4_typed.<channels:RGBA> (<exec_size>) <surface> <u> <v> <r> <lod> <dst>"],
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 7
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/opcode",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4b",
    doc = "the code of the instruction",
    sum = "cb796ef4fb3fba14"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/exec_size/reserved",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 33,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/exec_size/encoding",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 34,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011) || on(\"PVC+\") && matches!(code(exec_size), 0b100)",
    doc = "no other codes than the listed ones",
    sum = "d85ff3cd4f1b67d5"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/channels/reserved",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 55,
    kind = "reserved",
    expr = "raw(channels) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "a5c7897e5ca8c293"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/surface/declared",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 58,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "78ceac740f744c27"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/surface/t0",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 59,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/surface/t5",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 60,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/u/type",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 61,
    kind = "type",
    expr = "matches!(ty(u), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/v/type",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 62,
    kind = "type",
    expr = "matches!(ty(v), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/r/type",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 63,
    kind = "type",
    expr = "matches!(ty(r), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/lod/type",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 64,
    kind = "type",
    expr = "matches!(ty(lod), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/dst/type",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 65,
    kind = "type",
    expr = "matches!(ty(dst), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/channels/some",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 68,
    kind = "field",
    expr = "channels != 0",
    doc = "`channels` must not be 0: the instruction reads at least one value",
    sum = "220ef4624e9408ca"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/u/null",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 69,
    kind = "null",
    expr = "!null(u)",
    doc = "`u` must not be null: every surface has a first coordinate",
    sum = "36edf9e69ef9d54e"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/u/size",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 70,
    kind = "size",
    expr = "room(u) >= exec_size * 4",
    doc = "`u` must provide 4 bytes for each channel",
    sum = "2dd90afdc0cd0afc"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/v/size",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 71,
    kind = "size",
    expr = "room(v) >= exec_size * 4",
    doc = "`v` must be null or provide 4 bytes for each channel",
    sum = "411ba638f4c816f2"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/r/size",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 72,
    kind = "size",
    expr = "room(r) >= exec_size * 4",
    doc = "`r` must be null or provide 4 bytes for each channel",
    sum = "b8252dfeac0c94a6"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/lod/size",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 73,
    kind = "size",
    expr = "room(lod) >= exec_size * 4",
    doc = "`lod` must be null or provide 4 bytes for each channel",
    sum = "3f3c3f01e56f2a29"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/dst/null",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 74,
    kind = "null",
    expr = "!null(dst)",
    doc = "`dst` must not be null",
    sum = "83618c6415f04a1f"
)]
#[rule(
    Static,
    id = "GATHER4_TYPED/dst/size",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 75,
    kind = "size",
    expr = "room(dst) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4",
    doc = "`dst` must provide 4 bytes for each channel and selected value; each further value starts in the next register",
    sum = "c53e2be316b47965"
)]
#[rule(
    Runtime,
    id = "GATHER4_TYPED/dst/upper_bytes",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 77,
    kind = "access",
    expr = "exec_size * 4 < grf() => undefined(upper_bytes(dst))",
    doc = "`dst` has undefined upper bytes in each register if `exec_size` times 4 bytes is less than a register",
    sum = "69977b0b3bae0a8e"
)]
#[rule(
    Runtime,
    id = "GATHER4_TYPED/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/GATHER4_TYPED.md",
    line = 79,
    kind = "access",
    expr = "out_of_bounds(surface) && channels < 8 => loaded(dst) == 0",
    doc = "`surface` must read as 0 outside of its bounds if `channels` is less than 8, that is, without A",
    sum = "71a0987556ad3f69"
)]
=======
#[visa(name = "GATHER4_TYPED", opcode = 0x4b, lines = crate::lines::gather4_typed)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Gather4Typed {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Index of the surface variable; a surface of one, two or three dimensions.
    #[field(refers = surface)] pub surface: u8,
    /// First coordinate of each channel.
    #[field(Raw)] pub u: RawOperand,
    /// Second coordinate, or V0.
    #[field(Raw)] pub v: RawOperand,
    /// Third coordinate, or V0.
    #[field(Raw)] pub r: RawOperand,
    /// Level of detail, or V0.
    #[field(Raw)] pub lod: RawOperand,
    /// What was read, all of R first; each of R, G, B and A that is read begins at a register.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Exec_size`: channels and the mask over them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ExecSizeBits(
    #[run(exec_size = 2..=0, ExecSize)]
    #[run(mask = 7..=4, Mask)]
    u8,
);

/// The bits of `Channels`: the values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[run(channels = 3..=0)]
    u8,
);

/// `exec_size`, bits 2..0: execution size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum ExecSize {
    #[code(name = "8 elements", value = 8)] Element8 = 0b011,
    #[code(name = "16 elements", value = 16, on = "PVC+")] Element16 = 0b100,
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
    Gather4Typed: "GATHER4_TYPED" at crate::lines::gather4_typed;

    /// the code of the instruction
    "opcode": opcode == 0x4b;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]:
        matches!(code(exec_size), 0b011) || on("PVC+") && matches!(code(exec_size), 0b100);
    /// bits without a meaning are zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// what it names exists
    "surface/declared": declared(surface);
    /// the surface cannot be accessed
    "surface/t0" [surface]: surface != 0;
    /// the surface cannot be accessed
    "surface/t5" [surface]: surface != 5;
    /// the types of the operand
    "u/type": matches!(ty(u), UD);
    /// the types of the operand
    "v/type": matches!(ty(v), UD);
    /// the types of the operand
    "r/type": matches!(ty(r), UD);
    /// the types of the operand
    "lod/type": matches!(ty(lod), UD);
    /// the types of the operand
    "dst/type": matches!(ty(dst), UD | D | F);
    /// one value at least is read
    "channels/some" [field]: channels != 0;
    /// every surface has a first coordinate
    "u/null": !null(u);
    /// every channel has one
    "u/size": room(u) >= exec_size * 4;
    /// likewise, where there is a second
    "v/size": room(v) >= exec_size * 4;
    /// likewise, where there is a third
    "r/size": room(r) >= exec_size * 4;
    /// likewise, where there is a level
    "lod/size": room(lod) >= exec_size * 4;
    /// there is a place for the result
    "dst/null": !null(dst);
    /// all values of every channel fit
    "dst/size": room(dst) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4;
    /// what the channels leave of a register has no defined value
    "dst/upper_bytes" [access, runtime]: exec_size * 4 < grf() => undefined(upper_bytes(dst));
    /// outside of the surface the value of A reads as one, the others as zero
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) && channels < 8 => loaded(dst) == 0;
}

rules! {
    ExecSizeBits: "exec_size" at crate::lines::execution::exec_size;

    /// the mask begins at a multiple of the execution size
    "mask/offset" [field]: code(exec_size.mask) % 8 * 4 % exec_size == 0;
}
