//! Generated from spec/instructions/LOAD.md by `cargo xtask regen`; do not edit.
//! LOAD from `spec/instructions/LOAD.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
/// `channels`, bits 5..4: number of channels
///
/// `spec/instructions/LOAD.md:32`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Channels {
    /// 8 channels
    ///
    /// `spec/instructions/LOAD.md:33`
    #[code(name = "8 channels", value = 8)]
    Channel8 = 0b00,
    /// 16 channels
    ///
    /// `spec/instructions/LOAD.md:34`
    #[code(name = "16 channels", value = 16)]
    Channel16 = 0b01,
}
/// The bits of `Mode`: mask of the values to read (R is bit 0, G bit 1, B bit 2, A bit 3) and number of channels
///
/// `spec/instructions/LOAD.md:30`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ModeBits(#[run(mode = 3..= 0)] #[run(channels = 5..= 4, Channels)] u8);
/// Reads texels by integer coordinates, in the form of the oldest programs; 3D_LOAD has taken its place.
///
/// `spec/instructions/LOAD.md:7`
///
/// ```text
/// load.<mode:RGBA> (<mode.channels>) <surface> <u_offset> <v_offset> <r_offset> <dst>
/// also load.<mode:RGBA> <surface> <u_offset> <v_offset> <r_offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "LOAD",
    opcode = 0x42,
    text = ["load.<mode:RGBA> (<mode.channels>) <surface> <u_offset> <v_offset> <r_offset> <dst>",
    "also load.<mode:RGBA> <surface> <u_offset> <v_offset> <r_offset> <dst>"],
    page = "spec/instructions/LOAD.md",
    line = 7
)]
#[rule(
    Static,
    id = "LOAD/opcode",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x42",
    doc = "the code of the instruction",
    sum = "47d7e5d01d68eb74"
)]
#[rule(
    Static,
    id = "LOAD/mode/reserved",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 30,
    kind = "reserved",
    expr = "raw(mode) & 0b11000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "ee73064ec16db979"
)]
#[rule(
    Static,
    id = "LOAD/mode.channels/encoding",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 32,
    kind = "encoding",
    expr = "matches!(code(mode.channels), 0b00 | 0b01)",
    doc = "no other codes than the listed ones",
    sum = "b372a2e5558dd305"
)]
#[rule(
    Object,
    id = "LOAD/surface/slm",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 36,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "LOAD/surface/declared",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 36,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "LOAD/u_offset/type",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 37,
    kind = "type",
    expr = "matches!(ty(u_offset), UD | D)",
    doc = "the types of the operand",
    sum = "49f29154b85dc0d7"
)]
#[rule(
    Static,
    id = "LOAD/v_offset/type",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 38,
    kind = "type",
    expr = "matches!(ty(v_offset), UD | D)",
    doc = "the types of the operand",
    sum = "49f29154b85dc0d7"
)]
#[rule(
    Static,
    id = "LOAD/r_offset/type",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 39,
    kind = "type",
    expr = "matches!(ty(r_offset), UD | D)",
    doc = "the types of the operand",
    sum = "49f29154b85dc0d7"
)]
#[rule(
    Static,
    id = "LOAD/dst/type",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 40,
    kind = "type",
    expr = "matches!(ty(dst), F | UD | D)",
    doc = "the types of the operand",
    sum = "c9a3e7dfc61a3625"
)]
#[rule(
    Static,
    id = "LOAD/mode/some",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 43,
    kind = "field",
    expr = "mode != 0",
    doc = "`mode` must not be 0: the instruction reads at least one value",
    sum = "0fe4d308ede1947d"
)]
#[rule(
    Static,
    id = "LOAD/dst/eight",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 44,
    kind = "size",
    expr = "mode.channels == 8 => room(dst) >= 128",
    doc = "`dst` must provide 128 bytes if `mode.channels` is 8, whichever values are selected",
    sum = "f1e72dc58e60ec4c"
)]
#[rule(
    Static,
    id = "LOAD/dst/sixteen",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 46,
    kind = "size",
    expr = "mode.channels == 16 => room(dst) >= ones(mode) * 64",
    doc = "`dst` must provide 64 bytes for each selected value if `mode.channels` is 16",
    sum = "9d007025e7d47990"
)]
#[rule(
    Static,
    id = "LOAD/u_offset/size",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 48,
    kind = "size",
    expr = "room(u_offset) >= mode.channels * 4",
    doc = "`u_offset` must provide 4 bytes for each of `mode.channels` channels",
    sum = "e8ff9c07a90bad1d"
)]
#[rule(
    Static,
    id = "LOAD/v_offset/size",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 49,
    kind = "size",
    expr = "room(v_offset) >= mode.channels * 4",
    doc = "`v_offset` must provide 4 bytes for each of `mode.channels` channels",
    sum = "d84f0b197aeb95f0"
)]
#[rule(
    Static,
    id = "LOAD/r_offset/size",
    on = "",
    page = "spec/instructions/LOAD.md",
    line = 50,
    kind = "size",
    expr = "room(r_offset) >= mode.channels * 4",
    doc = "`r_offset` must provide 4 bytes for each of `mode.channels` channels",
    sum = "a05797821e452c0c"
)]
pub struct Load {
    /// mask of the values to read (R is bit 0, G bit 1, B bit 2, A bit 3) and number of channels
    ///
    /// `spec/instructions/LOAD.md:30`
    #[field("ub", line = 30)]
    pub mode: ModeBits,
    /// index of the surface variable
    ///
    /// `spec/instructions/LOAD.md:36`
    #[field("ub", line = 36, refers = surface)]
    pub surface: u8,
    /// x coordinates
    ///
    /// `spec/instructions/LOAD.md:37`
    #[field("raw_operand", line = 37, role = Raw)]
    pub u_offset: RawOperand,
    /// y coordinates
    ///
    /// `spec/instructions/LOAD.md:38`
    #[field("raw_operand", line = 38, role = Raw)]
    pub v_offset: RawOperand,
    /// z coordinates, or array indexes
    ///
    /// `spec/instructions/LOAD.md:39`
    #[field("raw_operand", line = 39, role = Raw)]
    pub r_offset: RawOperand,
    /// values that were read: all of R, then all of G, B and A; values that are not read leave no gap
    ///
    /// `spec/instructions/LOAD.md:40`
    #[field("raw_operand", line = 40, role = Raw)]
    pub dst: RawOperand,
}
