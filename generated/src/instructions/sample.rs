// Generated from spec/instructions/SAMPLE.md by `cargo xtask regen`; do not edit.
//! SAMPLE: Samples a surface at points, in the form of the oldest programs; 3D_SAMPLE has taken its place.

use crate::prelude::*;

/// Samples a surface at points, in the form of the oldest programs; 3D_SAMPLE has taken its place.
///
/// ```text
/// sample.<mode:RGBA> (<mode.channels>) <sampler> <surface> <u_offset> <v_offset> <r_offset> <dst>
/// also sample.<mode:RGBA> <sampler> <surface> <u_offset> <v_offset> <r_offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SAMPLE",
    opcode = 0x40,
    text = ["sample.<mode:RGBA> (<mode.channels>) <sampler> <surface> <u_offset> <v_offset> <r_offset> <dst>",
    "also sample.<mode:RGBA> <sampler> <surface> <u_offset> <v_offset> <r_offset> <dst>"],
    page = "spec/instructions/SAMPLE.md",
    line = 7
)]
#[rule(
    Static,
    id = "SAMPLE/opcode",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x40",
    doc = "the code of the instruction",
    sum = "91427135468474c4"
)]
#[rule(
    Static,
    id = "SAMPLE/mode/reserved",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 31,
    kind = "reserved",
    expr = "raw(mode) & 0b11000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "821da17ff5207b02"
)]
#[rule(
    Static,
    id = "SAMPLE/mode.channels/encoding",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 33,
    kind = "encoding",
    expr = "matches!(code(mode.channels), 0b00 | 0b01)",
    doc = "no other codes than the listed ones",
    sum = "b372a2e5558dd305"
)]
#[rule(
    Static,
    id = "SAMPLE/sampler/declared",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 37,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Object,
    id = "SAMPLE/surface/slm",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 38,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "SAMPLE/surface/declared",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 38,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "SAMPLE/u_offset/type",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 39,
    kind = "type",
    expr = "matches!(ty(u_offset), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "SAMPLE/v_offset/type",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 40,
    kind = "type",
    expr = "matches!(ty(v_offset), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "SAMPLE/r_offset/type",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 41,
    kind = "type",
    expr = "matches!(ty(r_offset), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "SAMPLE/dst/type",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 42,
    kind = "type",
    expr = "matches!(ty(dst), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "SAMPLE/mode/some",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 45,
    kind = "field",
    expr = "mode != 0",
    doc = "`mode` must not be 0: the instruction reads at least one value",
    sum = "0fe4d308ede1947d"
)]
#[rule(
    Static,
    id = "SAMPLE/dst/eight",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 46,
    kind = "size",
    expr = "mode.channels == 8 => room(dst) >= 128",
    doc = "`dst` must provide 128 bytes if `mode.channels` is 8, whichever values are selected",
    sum = "f1e72dc58e60ec4c"
)]
#[rule(
    Static,
    id = "SAMPLE/dst/sixteen",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 48,
    kind = "size",
    expr = "mode.channels == 16 => room(dst) >= ones(mode) * 64",
    doc = "`dst` must provide 64 bytes for each selected value if `mode.channels` is 16",
    sum = "9d007025e7d47990"
)]
#[rule(
    Static,
    id = "SAMPLE/u_offset/size",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 50,
    kind = "size",
    expr = "room(u_offset) >= mode.channels * 4",
    doc = "`u_offset` must provide 4 bytes for each of `mode.channels` channels",
    sum = "e8ff9c07a90bad1d"
)]
#[rule(
    Static,
    id = "SAMPLE/v_offset/size",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 51,
    kind = "size",
    expr = "room(v_offset) >= mode.channels * 4",
    doc = "`v_offset` must provide 4 bytes for each of `mode.channels` channels",
    sum = "d84f0b197aeb95f0"
)]
#[rule(
    Static,
    id = "SAMPLE/r_offset/size",
    on = "",
    page = "spec/instructions/SAMPLE.md",
    line = 52,
    kind = "size",
    expr = "room(r_offset) >= mode.channels * 4",
    doc = "`r_offset` must provide 4 bytes for each of `mode.channels` channels",
    sum = "a05797821e452c0c"
)]
=======
#[visa(name = "SAMPLE", opcode = 0x40, lines = crate::lines::sample)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Sample {
    /// The values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub mode: ModeBits,
    /// Index of the sampler variable.
    #[field(refers = sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinates, normalized.
    #[field(Raw)] pub u_offset: RawOperand,
    /// Y coordinates.
    #[field(Raw)] pub v_offset: RawOperand,
    /// Z coordinates, or indexes in arrays.
    #[field(Raw)] pub r_offset: RawOperand,
    /// What was sampled, all of R first; values that are not sampled leave no gap.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Mode`: the values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[run(mode = 3..=0)]
    #[run(channels = 5..=4, Channels)]
    u8,
);

/// `channels`, bits 5..4: number of channels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum Channels {
    #[code(name = "8 channels", value = 8)] Channel8 = 0b00,
    #[code(name = "16 channels", value = 16)] Channel16 = 0b01,
}

rules! {
    Sample: "SAMPLE" at crate::lines::sample;

    /// the code of the instruction
    "opcode": opcode == 0x40;
    /// bits without a meaning are zero
    "mode/reserved": raw(mode) & 0b11000000 == 0;
    /// no other codes than the listed ones
    "mode.channels/encoding": matches!(code(mode.channels), 0b00 | 0b01);
    /// what it names exists
    "sampler/declared": declared(sampler);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "u_offset/type": matches!(ty(u_offset), F);
    /// the types of the operand
    "v_offset/type": matches!(ty(v_offset), F);
    /// the types of the operand
    "r_offset/type": matches!(ty(r_offset), F);
    /// the types of the operand
    "dst/type": matches!(ty(dst), F);
    /// one value at least is read
    "mode/some" [field]: mode != 0;
    /// eight channels have room for all four values, whichever are read
    "dst/eight" [size]: mode.channels == 8 => room(dst) >= 128;
    /// sixteen have room for those that are
    "dst/sixteen" [size]: mode.channels == 16 => room(dst) >= ones(mode) * 64;
    /// every channel has its first coordinate
    "u_offset/size": room(u_offset) >= mode.channels * 4;
    /// every channel has its second coordinate
    "v_offset/size": room(v_offset) >= mode.channels * 4;
    /// every channel has its third coordinate
    "r_offset/size": room(r_offset) >= mode.channels * 4;
}
