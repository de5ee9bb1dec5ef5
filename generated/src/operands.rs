//! Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! From `spec/chapters/operands.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Record, Tagged, Variants};
#[allow(unused_imports)]
use genvisa_runtime::{Context, FirstDeclared, PlatformSet, Predefined, Scope};
#[allow(unused_imports)]
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[allow(unused_imports)]
#[cfg(feature = "alloc")]
use genvisa_runtime::object::PoolString;
/// `combine`, bits 14..13: how the bits of the variable are put together, before the inversion
///
/// `spec/chapters/operands.md:30`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Combine {
    /// Each: every channel has its own bit
    ///
    /// `spec/chapters/operands.md:31`
    #[code(name = "Each")]
    Each = 0b00,
    /// Any: every channel executes where any bit is set
    ///
    /// `spec/chapters/operands.md:32`
    #[code(name = "Any")]
    Any = 0b01,
    /// All: every channel executes where all bits are set
    ///
    /// `spec/chapters/operands.md:33`
    #[code(name = "All")]
    All = 0b10,
}
/// `inverse`, bits 15..15: whether the result is inverted
///
/// `spec/chapters/operands.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Inverse {
    /// Normal: it is not
    ///
    /// `spec/chapters/operands.md:35`
    #[code(name = "Normal")]
    Normal = 0b0,
    /// Inverse: it is
    ///
    /// `spec/chapters/operands.md:36`
    #[code(name = "Inverse")]
    Inverse = 0b1,
}
/// `operand_class`, bits 2..0: what the operand is, and which structure follows
///
/// `spec/chapters/operands.md:57`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum OperandClass {
    /// General: elements of a general variable
    ///
    /// `spec/chapters/operands.md:58`
    #[code(name = "General")]
    General = 0b000,
    /// Address: elements of an address variable
    ///
    /// `spec/chapters/operands.md:59`
    #[code(name = "Address")]
    Address = 0b001,
    /// Predicate: bits of a predicate variable
    ///
    /// `spec/chapters/operands.md:60`
    #[code(name = "Predicate")]
    Predicate = 0b010,
    /// Indirect: elements of a general variable that an address variable points to
    ///
    /// `spec/chapters/operands.md:61`
    #[code(name = "Indirect")]
    Indirect = 0b011,
    /// Immediate: a constant
    ///
    /// `spec/chapters/operands.md:62`
    #[code(name = "Immediate")]
    Immediate = 0b101,
    /// State: a surface or sampler
    ///
    /// `spec/chapters/operands.md:63`
    #[code(name = "State")]
    State = 0b110,
}
/// `modifiers`, bits 5..3: what happens to each element on the way
///
/// `spec/chapters/operands.md:64`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Modifiers {
    /// None
    ///
    /// `spec/chapters/operands.md:65`
    #[code(name = "None")]
    None = 0b000,
    /// Abs: absolute value
    ///
    /// `spec/chapters/operands.md:66`
    #[code(name = "Abs")]
    Abs = 0b001,
    /// Neg: negation
    ///
    /// `spec/chapters/operands.md:67`
    #[code(name = "Neg")]
    Neg = 0b010,
    /// NegAbs: negated absolute value
    ///
    /// `spec/chapters/operands.md:68`
    #[code(name = "NegAbs")]
    NegAbs = 0b011,
    /// Sat: saturation of a result
    ///
    /// `spec/chapters/operands.md:69`
    #[code(name = "Sat")]
    Sat = 0b100,
    /// Not: bitwise complement
    ///
    /// `spec/chapters/operands.md:70`
    #[code(name = "Not")]
    Not = 0b101,
}
/// `vertical_stride`, bits 3..0: from row to row
///
/// `spec/chapters/operands.md:122`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum VerticalStride {
    /// Null
    ///
    /// `spec/chapters/operands.md:123`
    #[code(name = "Null")]
    Null = 0b0000,
    /// 0 elements
    ///
    /// `spec/chapters/operands.md:124`
    #[code(name = "0 elements", value = 0)]
    Element0 = 0b0001,
    /// 1 element
    ///
    /// `spec/chapters/operands.md:125`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b0010,
    /// 2 elements
    ///
    /// `spec/chapters/operands.md:126`
    #[code(name = "2 elements", value = 2)]
    Element2 = 0b0011,
    /// 4 elements
    ///
    /// `spec/chapters/operands.md:127`
    #[code(name = "4 elements", value = 4)]
    Element4 = 0b0100,
    /// 8 elements
    ///
    /// `spec/chapters/operands.md:128`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b0101,
    /// 16 elements
    ///
    /// `spec/chapters/operands.md:129`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b0110,
    /// 32 elements
    ///
    /// `spec/chapters/operands.md:130`
    #[code(name = "32 elements", value = 32)]
    Element32 = 0b0111,
}
/// `width`, bits 7..4: length of a row
///
/// `spec/chapters/operands.md:131`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Width {
    /// Null
    ///
    /// `spec/chapters/operands.md:132`
    #[code(name = "Null")]
    Null = 0b0000,
    /// 0 elements
    ///
    /// `spec/chapters/operands.md:133`
    #[code(name = "0 elements", value = 0)]
    Element0 = 0b0001,
    /// 1 element
    ///
    /// `spec/chapters/operands.md:134`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b0010,
    /// 2 elements
    ///
    /// `spec/chapters/operands.md:135`
    #[code(name = "2 elements", value = 2)]
    Element2 = 0b0011,
    /// 4 elements
    ///
    /// `spec/chapters/operands.md:136`
    #[code(name = "4 elements", value = 4)]
    Element4 = 0b0100,
    /// 8 elements
    ///
    /// `spec/chapters/operands.md:137`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b0101,
    /// 16 elements
    ///
    /// `spec/chapters/operands.md:138`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b0110,
    /// 32 elements
    ///
    /// `spec/chapters/operands.md:139`
    #[code(name = "32 elements", value = 32)]
    Element32 = 0b0111,
}
/// `horizontal_stride`, bits 11..8: within a row
///
/// `spec/chapters/operands.md:140`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum HorizontalStride {
    /// Null
    ///
    /// `spec/chapters/operands.md:141`
    #[code(name = "Null")]
    Null = 0b0000,
    /// 0 elements
    ///
    /// `spec/chapters/operands.md:142`
    #[code(name = "0 elements", value = 0)]
    Element0 = 0b0001,
    /// 1 element
    ///
    /// `spec/chapters/operands.md:143`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b0010,
    /// 2 elements
    ///
    /// `spec/chapters/operands.md:144`
    #[code(name = "2 elements", value = 2)]
    Element2 = 0b0011,
    /// 4 elements
    ///
    /// `spec/chapters/operands.md:145`
    #[code(name = "4 elements", value = 4)]
    Element4 = 0b0100,
    /// 8 elements
    ///
    /// `spec/chapters/operands.md:146`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b0101,
    /// 16 elements
    ///
    /// `spec/chapters/operands.md:147`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b0110,
    /// 32 elements
    ///
    /// `spec/chapters/operands.md:148`
    #[code(name = "32 elements", value = 32)]
    Element32 = 0b0111,
}
/// `width`, bits 2..0: number of elements
///
/// `spec/chapters/operands.md:208`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum AddrOpndWidth {
    /// 1 element
    ///
    /// `spec/chapters/operands.md:209`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b000,
    /// 2 elements
    ///
    /// `spec/chapters/operands.md:210`
    #[code(name = "2 elements", value = 2)]
    Element2 = 0b001,
    /// 4 elements
    ///
    /// `spec/chapters/operands.md:211`
    #[code(name = "4 elements", value = 4)]
    Element4 = 0b010,
    /// 8 elements
    ///
    /// `spec/chapters/operands.md:212`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b011,
    /// 16 elements
    ///
    /// `spec/chapters/operands.md:213`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b100,
}
/// `class`, bits 1..0: kind of variable
///
/// `spec/chapters/operands.md:428`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Class {
    /// Surface
    ///
    /// `spec/chapters/operands.md:429`
    #[code(name = "Surface")]
    Surface = 0b00,
    /// Sampler
    ///
    /// `spec/chapters/operands.md:430`
    #[code(name = "Sampler")]
    Sampler = 0b01,
}
/// The bits of `Pred`: predicate control of the instruction
///
/// `spec/chapters/operands.md:28`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
#[rule(
    Static,
    id = "pred/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 28,
    kind = "reserved",
    expr = "raw(pred) & 0b0001000000000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7c811fd50e24aa21"
)]
#[rule(
    Static,
    id = "pred/combine/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 30,
    kind = "encoding",
    expr = "matches!(code(pred.combine), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "8819e95f82330d82"
)]
#[rule(
    Static,
    id = "pred/id/declared",
    on = "",
    page = "spec/chapters/operands.md",
    line = 40,
    kind = "declared",
    expr = "pred.id != 0 => pred_declared(pred.id)",
    doc = "the predicate variable exists",
    sum = "066e9de442114353"
)]
#[rule(
    Static,
    id = "pred/id/elems",
    on = "",
    page = "spec/chapters/operands.md",
    line = 41,
    kind = "predication",
    expr = "pred.id != 0 => pred_elems(pred.id) >= first_channel() + channels()",
    doc = "every channel has a bit",
    sum = "faf4f40f65b1bc53"
)]
#[rule(
    Static,
    id = "pred/id/none",
    on = "",
    page = "spec/chapters/operands.md",
    line = 42,
    kind = "predication",
    expr = "pred.id == 0 => pred.combine == Each && pred.inverse == Normal",
    doc = "nothing is combined or inverted where there is no predicate",
    sum = "72288a1fdde0a9b0"
)]
pub struct PredBits(
    #[run(id = 11..= 0)]
    #[run(combine = 14..= 13, Combine)]
    #[run(inverse = 15..= 15, Inverse)]
    u16,
);
/// The bits of `tag`: class and modifier
///
/// `spec/chapters/operands.md:56`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct TagBits(
    #[run(operand_class = 2..= 0, OperandClass)]
    #[run(modifiers = 5..= 3, Modifiers)]
    u8,
);
/// The bits of `region`: the elements that are picked; distances are counted in elements
///
/// `spec/chapters/operands.md:121`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct RegionBits(
    #[run(vertical_stride = 3..= 0, VerticalStride)]
    #[run(width = 7..= 4, Width)]
    #[run(horizontal_stride = 11..= 8, HorizontalStride)]
    u16,
);
/// The bits of `width`: number of elements, coded like an execution size
///
/// `spec/chapters/operands.md:207`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct WidthBits(#[run(width = 2..= 0, AddrOpndWidth)] u8);
/// The bits of `val`: the variable, coded like the predicate control; finalizers go by the id alone
///
/// `spec/chapters/operands.md:240`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ValBits(
    #[run(id = 11..= 0)]
    #[run(combine = 14..= 13, Combine)]
    #[run(inverse = 15..= 15, Inverse)]
    u16,
);
/// The bits of `bit_properties`: how the bytes are taken
///
/// `spec/chapters/operands.md:290`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct BitPropertiesBits(
    #[run(
        data_type = 3..= 0,
        crate::domain::DataType,
        only = [0b0000,
        0b0001,
        0b0010,
        0b0011,
        0b0100,
        0b0101,
        0b0110,
        0b0111,
        0b1011,
        0b1101,
        0b1110,
        0b1111]
    )]
    u8,
);
/// The bits of `data_type`: how the bits are taken
///
/// `spec/chapters/operands.md:382`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct DataTypeBits(
    #[run(
        data_type = 3..= 0,
        crate::domain::DataType,
        only = [0b0000,
        0b0001,
        0b0010,
        0b0011,
        0b0100,
        0b0101,
        0b0110,
        0b0111,
        0b1000,
        0b1001,
        0b1011,
        0b1100,
        0b1101,
        0b1110,
        0b1111]
    )]
    u8,
);
/// The bits of `class`: what the id counts in
///
/// `spec/chapters/operands.md:427`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ClassBits(#[run(class = 1..= 0, Class)] u8);
/// `spec/chapters/operands.md:50`
#[derive(Clone, Copy, PartialEq, Eq, Tagged)]
#[tagged(by = operand_class, tag = TagBits, info = VecOperandInfo)]
#[define(class = "tag.operand_class")]
#[define(modifier = "tag.modifiers")]
#[rule(
    Static,
    id = "vec_operand/tag/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 56,
    kind = "reserved",
    expr = "raw(tag) & 0b11000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "edc840e4d1421bc3"
)]
#[rule(
    Static,
    id = "vec_operand/tag.operand_class/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 57,
    kind = "encoding",
    expr = "matches!(code(tag.operand_class), 0b000 | 0b001 | 0b010 | 0b011 | 0b101 | 0b110)",
    doc = "no other codes than the listed ones",
    sum = "0669b007f1323590"
)]
#[rule(
    Static,
    id = "vec_operand/tag.modifiers/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 64,
    kind = "encoding",
    expr = "matches!(code(tag.modifiers), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "1eb6cb62e0705f48"
)]
#[rule(
    Static,
    id = "vec_operand/modifiers/class",
    on = "",
    page = "spec/chapters/operands.md",
    line = 79,
    kind = "field",
    expr = "matches!(tag.operand_class, Address | Predicate | Immediate | State) => tag.modifiers == None",
    doc = "elements of general variables alone are modified, named directly or by address",
    sum = "6a6567180a187b05"
)]
#[rule(
    Static,
    id = "vec_operand/modifiers/destination",
    on = "",
    page = "spec/chapters/operands.md",
    line = 81,
    kind = "field",
    expr = "role() == Destination && matches!(tag.operand_class, General | Indirect) => matches!(tag.modifiers, None | Sat)",
    doc = "a result is saturated or left alone",
    sum = "52ede0113f6cacd4"
)]
#[rule(
    Static,
    id = "vec_operand/modifiers/scalar",
    on = "",
    page = "spec/chapters/operands.md",
    line = 83,
    kind = "field",
    expr = "role() == Scalar && matches!(tag.operand_class, General | Indirect) => tag.modifiers == None",
    doc = "scalars of memory instructions are taken as they are",
    sum = "b6e5bf2ae002c218"
)]
#[rule(
    Static,
    id = "vec_operand/class/scalar",
    on = "",
    page = "spec/chapters/operands.md",
    line = 85,
    kind = "field",
    expr = "role() == Scalar => matches!(tag.operand_class, General | Indirect | Immediate)",
    doc = "what a scalar can be",
    sum = "cecb538612d77da2"
)]
#[rule(
    Static,
    id = "vec_operand/class/destination",
    on = "",
    page = "spec/chapters/operands.md",
    line = 86,
    kind = "field",
    expr = "role() == Destination => tag.operand_class != Immediate",
    doc = "nothing is written to a constant",
    sum = "97b50332aa56bd3d"
)]
pub struct VecOperand(genvisa_runtime::Packed);
/// What the tag of a [`VecOperand`] selects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Variants)]
#[variants(OperandClass)]
pub enum VecOperandInfo {
    /// See [`GenOpnd`].
    General(GenOpnd),
    /// See [`AddrOpnd`].
    Address(AddrOpnd),
    /// See [`PredOpnd`].
    Predicate(PredOpnd),
    /// See [`IndirectOpnd`].
    Indirect(IndirectOpnd),
    /// See [`ConstOpnd`].
    Immediate(ConstOpnd),
    /// See [`StateOpnd`].
    State(StateOpnd),
}
/// A source picks `channels() / width` rows of `width` elements, each row `vertical_stride` elements behind the one before:
///
/// `spec/chapters/operands.md:93`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "var_ty(id)")]
#[define(null = "id == 0")]
#[define(declared = "var_declared(id)")]
#[define(offset = "row_offset * grf() + col_offset * bytes(ty)")]
#[define(room = "var_bytes(id) - offset")]
#[define(index = "id")]
#[define(region = "raw(region)")]
#[define(
    read = "((channels() / region.width - 1) * region.vertical_stride + (region.width - 1) * region.horizontal_stride + 1) * bytes(ty)"
)]
#[define(written = "((channels() - 1) * region.horizontal_stride + 1) * bytes(ty)")]
#[rule(
    Static,
    id = "gen_opnd/region/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 121,
    kind = "reserved",
    expr = "raw(region) & 0b1111000000000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "8cd411f2fa516493"
)]
#[rule(
    Static,
    id = "gen_opnd/region.vertical_stride/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 122,
    kind = "encoding",
    expr = "matches!(code(region.vertical_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "no other codes than the listed ones",
    sum = "437a85a71edbe538"
)]
#[rule(
    Static,
    id = "gen_opnd/region.width/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 131,
    kind = "encoding",
    expr = "matches!(code(region.width), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "no other codes than the listed ones",
    sum = "d72de0b45a0c19eb"
)]
#[rule(
    Static,
    id = "gen_opnd/region.horizontal_stride/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 140,
    kind = "encoding",
    expr = "matches!(code(region.horizontal_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "no other codes than the listed ones",
    sum = "f81991b4c3284196"
)]
#[rule(
    Static,
    id = "gen_opnd/id/declared",
    on = "",
    page = "spec/chapters/operands.md",
    line = 165,
    kind = "declared",
    expr = "var_declared(id)",
    doc = "the variable exists",
    sum = "8f84b73e72ff6162"
)]
#[rule(
    Static,
    id = "gen_opnd/id/null",
    on = "",
    page = "spec/chapters/operands.md",
    line = 166,
    kind = "field",
    expr = "matches!(role(), Source | Scalar | Block) => id != 0",
    doc = "there is nothing to read in the null variable",
    sum = "ed184a24d1a7c1bf"
)]
#[rule(
    Static,
    id = "gen_opnd/id/read_only",
    on = "",
    page = "spec/chapters/operands.md",
    line = 167,
    kind = "field",
    expr = "role() == Destination => !matches!(id, 1..=5 | 7 | 12 | 15 | 17 | 20)",
    doc = "nothing is written to what the variables chapter has for reading alone",
    sum = "b1dad3f296f21bf2"
)]
#[rule(
    Static,
    id = "gen_opnd/col_offset/register",
    on = "",
    page = "spec/chapters/operands.md",
    line = 169,
    kind = "field",
    expr = "col_offset * bytes(ty) < grf()",
    doc = "the first element lies in the register that row_offset names",
    sum = "9587a0faf7523392"
)]
#[rule(
    Static,
    id = "gen_opnd/width/legal",
    on = "",
    page = "spec/chapters/operands.md",
    line = 170,
    kind = "region",
    expr = "role() == Source => !matches!(code(region.width), 0b0000 | 0b0001 | 0b0111)",
    doc = "a row has 1, 2, 4, 8 or 16 elements",
    sum = "97dea7e96d118649"
)]
#[rule(
    Static,
    id = "gen_opnd/width/channels",
    on = "",
    page = "spec/chapters/operands.md",
    line = 172,
    kind = "region",
    expr = "role() == Source && matches!(code(region.width), 0b0010..=0b0110) => region.width <= channels()",
    doc = "a row is not longer than the execution size",
    sum = "ebeeb035efb122e4"
)]
#[rule(
    Static,
    id = "gen_opnd/vertical_stride/legal",
    on = "",
    page = "spec/chapters/operands.md",
    line = 174,
    kind = "region",
    expr = "role() == Source => code(region.vertical_stride) != 0b0000",
    doc = "rows have a distance",
    sum = "7837520fb88173bd"
)]
#[rule(
    Static,
    id = "gen_opnd/horizontal_stride/legal",
    on = "",
    page = "spec/chapters/operands.md",
    line = 175,
    kind = "region",
    expr = "matches!(role(), Source | Destination) => !matches!(code(region.horizontal_stride), 0b0000 | 0b0101..=0b0111)",
    doc = "elements of a row are 0, 1, 2 or 4 apart",
    sum = "ceb233d42ad3cc20"
)]
#[rule(
    Static,
    id = "gen_opnd/horizontal_stride/destination",
    on = "",
    page = "spec/chapters/operands.md",
    line = 177,
    kind = "region",
    expr = "role() == Destination => code(region.horizontal_stride) != 0b0001",
    doc = "results do not fall on one another",
    sum = "f57ce7fe6ef880ba"
)]
#[rule(
    Static,
    id = "gen_opnd/region/source_span",
    on = "",
    page = "spec/chapters/operands.md",
    line = 179,
    kind = "field",
    expr = "role() == Source => offset % grf() + read <= 2 * grf()",
    doc = "what a source reads lies in two adjacent registers",
    sum = "201b9f6401b5e038"
)]
#[rule(
    Static,
    id = "gen_opnd/region/destination_span",
    on = "",
    page = "spec/chapters/operands.md",
    line = 181,
    kind = "field",
    expr = "role() == Destination => offset % grf() + written <= 2 * grf()",
    doc = "what a destination writes lies in two adjacent registers",
    sum = "a11ce3b4278986e7"
)]
#[rule(
    Static,
    id = "gen_opnd/region/source_room",
    on = "",
    page = "spec/chapters/operands.md",
    line = 183,
    kind = "field",
    expr = "role() == Source => read <= room",
    doc = "a source ends within its variable",
    sum = "bff5a91f6402e5f5"
)]
#[rule(
    Static,
    id = "gen_opnd/region/destination_room",
    on = "",
    page = "spec/chapters/operands.md",
    line = 184,
    kind = "field",
    expr = "role() == Destination => written <= room",
    doc = "a destination ends within its variable",
    sum = "047b7a2916291a6d"
)]
#[rule(
    Static,
    id = "gen_opnd/region/scalar",
    on = "",
    page = "spec/chapters/operands.md",
    line = 185,
    kind = "region",
    expr = "role() == Scalar => code(region.vertical_stride) == 0b0001 && code(region.width) == 0b0010 && matches!(code(region.horizontal_stride), 0b0001..=0b0100)",
    doc = "a scalar is one element",
    sum = "951c300071372499"
)]
#[rule(
    Static,
    id = "gen_opnd/region/block",
    on = "",
    page = "spec/chapters/operands.md",
    line = 187,
    kind = "region",
    expr = "role() == Block => raw(region) == 0x122",
    doc = "of a block text says the first element alone, and its region is <1;1,0>",
    sum = "51b0da2ab944a336"
)]
#[rule(
    Static,
    id = "gen_opnd/region/scalar_room",
    on = "",
    page = "spec/chapters/operands.md",
    line = 189,
    kind = "field",
    expr = "role() == Scalar => bytes(ty) <= room",
    doc = "a scalar ends within its variable",
    sum = "2bc79d9ca235955d"
)]
pub struct GenOpnd {
    /// index of the general variable
    ///
    /// `spec/chapters/operands.md:118`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = variable)]
    pub id: u32,
    /// registers from the start of the variable to the first element
    ///
    /// `spec/chapters/operands.md:119`
    pub row_offset: u8,
    /// elements from the start of that register to the first element
    ///
    /// `spec/chapters/operands.md:120`
    pub col_offset: u8,
    /// the elements that are picked; distances are counted in elements
    ///
    /// `spec/chapters/operands.md:121`
    pub region: RegionBits,
}
/// `width` elements from `offset` on, repeated over the channels of the instruction. A destination takes one element for each channel; its width plays no part.
///
/// `spec/chapters/operands.md:194`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "0b0010")]
#[define(null = "false")]
#[define(declared = "addr_declared(id)")]
#[define(index = "id")]
#[rule(
    Static,
    id = "addr_opnd/width/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 207,
    kind = "reserved",
    expr = "raw(width) & 0b11111000 == 0",
    doc = "bits without a meaning are zero",
    sum = "1bfa0437a58264da"
)]
#[rule(
    Static,
    id = "addr_opnd/width/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 208,
    kind = "encoding",
    expr = "matches!(code(width), 0b000 | 0b001 | 0b010 | 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "0693fe4e97f26451"
)]
#[rule(
    Static,
    id = "addr_opnd/id/declared",
    on = "",
    page = "spec/chapters/operands.md",
    line = 225,
    kind = "declared",
    expr = "addr_declared(id)",
    doc = "the variable exists",
    sum = "b00c905b5f7443be"
)]
#[rule(
    Static,
    id = "addr_opnd/width/source",
    on = "",
    page = "spec/chapters/operands.md",
    line = 226,
    kind = "field",
    expr = "role() == Source => offset + width <= addr_elems(id)",
    doc = "a source ends within its variable",
    sum = "5fb57a94a1c0ffd8"
)]
#[rule(
    Static,
    id = "addr_opnd/width/destination",
    on = "",
    page = "spec/chapters/operands.md",
    line = 227,
    kind = "field",
    expr = "role() == Destination => offset + channels() <= addr_elems(id)",
    doc = "a destination ends within its variable",
    sum = "cfa3088d02f38a4c"
)]
pub struct AddrOpnd {
    /// index of the address variable
    ///
    /// `spec/chapters/operands.md:205`
    #[field(refers = address)]
    pub id: u16,
    /// the first element
    ///
    /// `spec/chapters/operands.md:206`
    pub offset: u8,
    /// number of elements, coded like an execution size
    ///
    /// `spec/chapters/operands.md:207`
    pub width: WidthBits,
}
/// The bits of a predicate variable as values, from the element on that the execution mask gives (M3: 8).
///
/// `spec/chapters/operands.md:233`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "0b1010")]
#[define(null = "val.id == 0")]
#[define(declared = "pred_declared(val.id)")]
#[define(elems = "pred_elems(val.id)")]
#[define(index = "val.id")]
#[rule(
    Static,
    id = "pred_opnd/val/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 240,
    kind = "reserved",
    expr = "raw(val) & 0b0001000000000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "a59b64207779c7f6"
)]
#[rule(
    Static,
    id = "pred_opnd/val.combine/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 242,
    kind = "encoding",
    expr = "matches!(code(val.combine), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "6054ceddf4d6d2b7"
)]
#[rule(
    Static,
    id = "pred_opnd/val/null",
    on = "",
    page = "spec/chapters/operands.md",
    line = 261,
    kind = "field",
    expr = "val.id != 0",
    doc = "index 0 stands for no predicate",
    sum = "610db80d85dbdb2a"
)]
#[rule(
    Static,
    id = "pred_opnd/val/declared",
    on = "",
    page = "spec/chapters/operands.md",
    line = 262,
    kind = "declared",
    expr = "val.id != 0 => pred_declared(val.id)",
    doc = "the variable exists",
    sum = "1cedab8f601f1086"
)]
pub struct PredOpnd {
    /// the variable, coded like the predicate control; finalizers go by the id alone
    ///
    /// `spec/chapters/operands.md:240`
    pub val: ValBits,
}
/// Elements of the general variable that an address points to. With a vertical stride the region is that of a general operand, with the address as its origin. A source whose vertical stride is Null is multi-address: each row has an address of its own.
///
/// `spec/chapters/operands.md:267`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "bit_properties.data_type")]
#[define(null = "false")]
#[define(declared = "addr_declared(id)")]
#[define(region = "raw(region)")]
#[define(rows = "channels() / region.width")]
#[define(
    read = "((rows - 1) * region.vertical_stride + (region.width - 1) * region.horizontal_stride + 1) * bytes(ty)"
)]
#[define(written = "((channels() - 1) * region.horizontal_stride + 1) * bytes(ty)")]
#[rule(
    Static,
    id = "indirect_opnd/bit_properties/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 290,
    kind = "reserved",
    expr = "raw(bit_properties) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "b191d84acefbd7d1"
)]
#[rule(
    Static,
    id = "indirect_opnd/bit_properties.data_type/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 291,
    kind = "encoding",
    expr = "matches!(code(bit_properties.data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111 | 0b1011 | 0b1101 | 0b1110 | 0b1111)",
    doc = "no other codes than the listed ones",
    sum = "b149639731a2b882"
)]
#[rule(
    Static,
    id = "indirect_opnd/region/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 305,
    kind = "reserved",
    expr = "raw(region) & 0b1111000000000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "a40b83f3e4bd90db"
)]
#[rule(
    Static,
    id = "indirect_opnd/region.vertical_stride/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 306,
    kind = "encoding",
    expr = "matches!(code(region.vertical_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "no other codes than the listed ones",
    sum = "d62a7dba4807b1d1"
)]
#[rule(
    Static,
    id = "indirect_opnd/region.width/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 315,
    kind = "encoding",
    expr = "matches!(code(region.width), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "no other codes than the listed ones",
    sum = "d72de0b45a0c19eb"
)]
#[rule(
    Static,
    id = "indirect_opnd/region.horizontal_stride/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 324,
    kind = "encoding",
    expr = "matches!(code(region.horizontal_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "no other codes than the listed ones",
    sum = "f81991b4c3284196"
)]
#[rule(
    Static,
    id = "indirect_opnd/id/declared",
    on = "",
    page = "spec/chapters/operands.md",
    line = 345,
    kind = "declared",
    expr = "addr_declared(id)",
    doc = "the variable exists",
    sum = "b00c905b5f7443be"
)]
#[rule(
    Static,
    id = "indirect_opnd/addr_offset/room",
    on = "",
    page = "spec/chapters/operands.md",
    line = 346,
    kind = "region",
    expr = "!(role() == Source && code(region.vertical_stride) == 0b0000) => addr_offset < addr_elems(id)",
    doc = "the address lies in its variable",
    sum = "ff1cd814fd23e819"
)]
#[rule(
    Static,
    id = "indirect_opnd/addr_offset/rows",
    on = "",
    page = "spec/chapters/operands.md",
    line = 348,
    kind = "region",
    expr = "role() == Source && code(region.vertical_stride) == 0b0000 => addr_offset + rows <= addr_elems(id)",
    doc = "the addresses of all rows exist",
    sum = "a2693cb4f95e501c"
)]
#[rule(
    Static,
    id = "indirect_opnd/indirect_offset/range",
    on = "",
    page = "spec/chapters/operands.md",
    line = 350,
    kind = "field",
    expr = "matches!(indirect_offset, -512..=511)",
    doc = "nine bits and a sign",
    sum = "410567bb51833e80"
)]
#[rule(
    Static,
    id = "indirect_opnd/width/legal",
    on = "",
    page = "spec/chapters/operands.md",
    line = 351,
    kind = "region",
    expr = "role() == Source => !matches!(code(region.width), 0b0000 | 0b0001 | 0b0111)",
    doc = "a row has 1, 2, 4, 8 or 16 elements",
    sum = "97dea7e96d118649"
)]
#[rule(
    Static,
    id = "indirect_opnd/width/channels",
    on = "",
    page = "spec/chapters/operands.md",
    line = 353,
    kind = "region",
    expr = "role() == Source && matches!(code(region.width), 0b0010..=0b0110) => region.width <= channels()",
    doc = "a row is not longer than the execution size",
    sum = "ebeeb035efb122e4"
)]
#[rule(
    Static,
    id = "indirect_opnd/horizontal_stride/legal",
    on = "",
    page = "spec/chapters/operands.md",
    line = 355,
    kind = "region",
    expr = "matches!(role(), Source | Destination) => !matches!(code(region.horizontal_stride), 0b0000 | 0b0101..=0b0111)",
    doc = "elements of a row are 0, 1, 2 or 4 apart",
    sum = "ceb233d42ad3cc20"
)]
#[rule(
    Static,
    id = "indirect_opnd/horizontal_stride/destination",
    on = "",
    page = "spec/chapters/operands.md",
    line = 357,
    kind = "region",
    expr = "role() == Destination => code(region.horizontal_stride) != 0b0001",
    doc = "results do not fall on one another",
    sum = "f57ce7fe6ef880ba"
)]
#[rule(
    Static,
    id = "indirect_opnd/region/source_span",
    on = "",
    page = "spec/chapters/operands.md",
    line = 359,
    kind = "region",
    expr = "role() == Source && code(region.vertical_stride) != 0b0000 => read <= 2 * grf()",
    doc = "what a source reads at one address fits two registers",
    sum = "66418da83bb0ab90"
)]
#[rule(
    Static,
    id = "indirect_opnd/region/destination_span",
    on = "",
    page = "spec/chapters/operands.md",
    line = 361,
    kind = "field",
    expr = "role() == Destination => written <= 2 * grf()",
    doc = "what a destination writes lies in two adjacent registers",
    sum = "c203a99489c5ea80"
)]
#[rule(
    Static,
    id = "indirect_opnd/region/scalar",
    on = "",
    page = "spec/chapters/operands.md",
    line = 363,
    kind = "region",
    expr = "role() == Scalar => code(region.vertical_stride) == 0b0001 && code(region.width) == 0b0010 && matches!(code(region.horizontal_stride), 0b0001..=0b0100)",
    doc = "a scalar is one element",
    sum = "951c300071372499"
)]
#[rule(
    Runtime,
    id = "indirect_opnd/address/align",
    on = "",
    page = "spec/chapters/operands.md",
    line = 365,
    kind = "access",
    expr = "address(id) % bytes(ty) == 0",
    doc = "each address is a multiple of the type's size",
    sum = "9d340a6d40c2566e"
)]
#[rule(
    Runtime,
    id = "indirect_opnd/address/bounds",
    on = "",
    page = "spec/chapters/operands.md",
    line = 366,
    kind = "access",
    expr = "!out_of_bounds(id)",
    doc = "each element lies in the variable whose address was taken. Both hold for every row of a multi-address source, even where no channel of the row executes",
    sum = "601e3ae8137f14d0"
)]
pub struct IndirectOpnd {
    /// index of the address variable
    ///
    /// `spec/chapters/operands.md:287`
    #[field(refers = address)]
    pub id: u16,
    /// the element that holds the first address
    ///
    /// `spec/chapters/operands.md:288`
    pub addr_offset: u8,
    /// bytes from the address to the first element
    ///
    /// `spec/chapters/operands.md:289`
    pub indirect_offset: i16,
    /// how the bytes are taken
    ///
    /// `spec/chapters/operands.md:290`
    pub bit_properties: BitPropertiesBits,
    /// the elements that are picked, as in a general operand
    ///
    /// `spec/chapters/operands.md:305`
    pub region: RegionBits,
}
/// One value for all channels. A packed constant has values of its own for the channels: V is eight W, UV is eight UW, VF is four F, one behind the other.
///
/// `spec/chapters/operands.md:372`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(
    ty = "code(data_type) - (data_type == V) * 5 - (data_type == UV) * 10 - (data_type == VF) * 2"
)]
#[define(null = "false")]
#[define(
    bits = "8 * bytes(ty) / matches!(data_type, UB | B | UW | W | UD | D | UQ | Q)"
)]
#[define(signed = "matches!(data_type, B | W | D | Q)")]
#[define(lowest = "low & (1 << min(bits, 32)) - 1")]
#[define(short = "lowest - (signed * (lowest >> min(bits, 32) - 1) << min(bits, 32))")]
#[define(long = "(high - (signed * (high >> 31) << 32) << 32) + low")]
#[define(imm = "(bits <= 32) * short + (bits == 64) * long")]
#[rule(
    Static,
    id = "const_opnd/data_type/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 382,
    kind = "reserved",
    expr = "raw(data_type) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "f13568e3520d6b6a"
)]
#[rule(
    Static,
    id = "const_opnd/data_type/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 383,
    kind = "encoding",
    expr = "matches!(code(data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111 | 0b1000 | 0b1001 | 0b1011 | 0b1100 | 0b1101 | 0b1110 | 0b1111)",
    doc = "no other codes than the listed ones",
    sum = "0efe7e47fa37d323"
)]
pub struct ConstOpnd {
    /// how the bits are taken
    ///
    /// `spec/chapters/operands.md:382`
    pub data_type: DataTypeBits,
    /// bits 0 to 31 of the value; types of fewer bits use the lowest ones
    ///
    /// `spec/chapters/operands.md:400`
    pub low: u32,
    /// bits 32 to 63
    ///
    /// `spec/chapters/operands.md:401`
    #[when("matches!(data_type, DF | Q | UQ)")]
    pub high: u32,
}
/// `spec/chapters/operands.md:419`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(null = "false")]
#[define(
    declared = "class == Surface && surface_declared(id) || class == Sampler && sampler_declared(id)"
)]
#[define(index = "id")]
#[define(offset = "offset * 4")]
#[define(storage = "code(class)")]
#[rule(
    Static,
    id = "state_opnd/class/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 427,
    kind = "reserved",
    expr = "raw(class) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "f9a959eda3f69a02"
)]
#[rule(
    Static,
    id = "state_opnd/class/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 428,
    kind = "encoding",
    expr = "matches!(code(class), 0b00 | 0b01)",
    doc = "no other codes than the listed ones",
    sum = "c5b27a930c7ae05e"
)]
#[rule(
    Static,
    id = "state_opnd/id/surface",
    on = "",
    page = "spec/chapters/operands.md",
    line = 443,
    kind = "declared",
    expr = "class == Surface => surface_declared(id)",
    doc = "the surface exists",
    sum = "310402cf48cd7f88"
)]
#[rule(
    Static,
    id = "state_opnd/id/sampler",
    on = "",
    page = "spec/chapters/operands.md",
    line = 444,
    kind = "declared",
    expr = "class == Sampler => sampler_declared(id)",
    doc = "the sampler exists",
    sum = "7f8b498412cfca1a"
)]
pub struct StateOpnd {
    /// what the id counts in
    ///
    /// `spec/chapters/operands.md:427`
    pub class: ClassBits,
    /// number of the surface or sampler
    ///
    /// `spec/chapters/operands.md:432`
    pub id: u16,
    /// the first element; each has four bytes
    ///
    /// `spec/chapters/operands.md:433`
    pub offset: u8,
}
/// Consecutive bytes of a general variable. How many, the page of the instruction says.
///
/// `spec/chapters/operands.md:455`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "var_ty(id)")]
#[define(null = "id == 0")]
#[define(declared = "var_declared(id)")]
#[define(offset = "offset")]
#[define(room = "var_bytes(id) - offset")]
#[define(index = "id")]
#[rule(
    Static,
    id = "raw_operand/id/declared",
    on = "",
    page = "spec/chapters/operands.md",
    line = 476,
    kind = "declared",
    expr = "var_declared(id)",
    doc = "the variable exists",
    sum = "8f84b73e72ff6162"
)]
#[rule(
    Static,
    id = "raw_operand/offset/align",
    on = "",
    page = "spec/chapters/operands.md",
    line = 477,
    kind = "field",
    expr = "offset % grf() == 0",
    doc = "the operand begins at a register",
    sum = "5ba3c3fb21d7b69f"
)]
#[rule(
    Static,
    id = "raw_operand/offset/room",
    on = "",
    page = "spec/chapters/operands.md",
    line = 478,
    kind = "field",
    expr = "id != 0 => room > 0",
    doc = "which is one of its variable",
    sum = "7ed5892d143c07ed"
)]
pub struct RawOperand {
    /// index of the general variable
    ///
    /// `spec/chapters/operands.md:464`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = variable)]
    pub id: u32,
    /// bytes from the start of the variable
    ///
    /// `spec/chapters/operands.md:465`
    pub offset: u16,
}
