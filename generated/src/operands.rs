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
/// `spec/chapters/operands.md:58`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum OperandClass {
    /// General: elements of a general variable
    ///
    /// `spec/chapters/operands.md:59`
    #[code(name = "General")]
    General = 0b000,
    /// Address: elements of an address variable
    ///
    /// `spec/chapters/operands.md:60`
    #[code(name = "Address")]
    Address = 0b001,
    /// Predicate: bits of a predicate variable
    ///
    /// `spec/chapters/operands.md:61`
    #[code(name = "Predicate")]
    Predicate = 0b010,
    /// Indirect: elements of a general variable that an address variable points to
    ///
    /// `spec/chapters/operands.md:62`
    #[code(name = "Indirect")]
    Indirect = 0b011,
    /// Immediate: a constant
    ///
    /// `spec/chapters/operands.md:63`
    #[code(name = "Immediate")]
    Immediate = 0b101,
    /// State: a surface or sampler
    ///
    /// `spec/chapters/operands.md:64`
    #[code(name = "State")]
    State = 0b110,
}
/// `modifiers`, bits 5..3: what happens to each element on the way
///
/// `spec/chapters/operands.md:65`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Modifiers {
    /// None
    ///
    /// `spec/chapters/operands.md:66`
    #[code(name = "None")]
    None = 0b000,
    /// Abs: absolute value
    ///
    /// `spec/chapters/operands.md:67`
    #[code(name = "Abs")]
    Abs = 0b001,
    /// Neg: negation
    ///
    /// `spec/chapters/operands.md:68`
    #[code(name = "Neg")]
    Neg = 0b010,
    /// NegAbs: negated absolute value
    ///
    /// `spec/chapters/operands.md:69`
    #[code(name = "NegAbs")]
    NegAbs = 0b011,
    /// Sat: saturation of a result
    ///
    /// `spec/chapters/operands.md:70`
    #[code(name = "Sat")]
    Sat = 0b100,
    /// Not: bitwise complement
    ///
    /// `spec/chapters/operands.md:71`
    #[code(name = "Not")]
    Not = 0b101,
}
/// `vertical_stride`, bits 3..0: from row to row
///
/// `spec/chapters/operands.md:125`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum VerticalStride {
    /// Null
    ///
    /// `spec/chapters/operands.md:126`
    #[code(name = "Null")]
    Null = 0b0000,
    /// 0 elements
    ///
    /// `spec/chapters/operands.md:127`
    #[code(name = "0 elements", value = 0)]
    Element0 = 0b0001,
    /// 1 element
    ///
    /// `spec/chapters/operands.md:128`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b0010,
    /// 2 elements
    ///
    /// `spec/chapters/operands.md:129`
    #[code(name = "2 elements", value = 2)]
    Element2 = 0b0011,
    /// 4 elements
    ///
    /// `spec/chapters/operands.md:130`
    #[code(name = "4 elements", value = 4)]
    Element4 = 0b0100,
    /// 8 elements
    ///
    /// `spec/chapters/operands.md:131`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b0101,
    /// 16 elements
    ///
    /// `spec/chapters/operands.md:132`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b0110,
    /// 32 elements
    ///
    /// `spec/chapters/operands.md:133`
    #[code(name = "32 elements", value = 32)]
    Element32 = 0b0111,
}
/// `width`, bits 7..4: length of a row
///
/// `spec/chapters/operands.md:134`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Width {
    /// Null
    ///
    /// `spec/chapters/operands.md:135`
    #[code(name = "Null")]
    Null = 0b0000,
    /// 0 elements
    ///
    /// `spec/chapters/operands.md:136`
    #[code(name = "0 elements", value = 0)]
    Element0 = 0b0001,
    /// 1 element
    ///
    /// `spec/chapters/operands.md:137`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b0010,
    /// 2 elements
    ///
    /// `spec/chapters/operands.md:138`
    #[code(name = "2 elements", value = 2)]
    Element2 = 0b0011,
    /// 4 elements
    ///
    /// `spec/chapters/operands.md:139`
    #[code(name = "4 elements", value = 4)]
    Element4 = 0b0100,
    /// 8 elements
    ///
    /// `spec/chapters/operands.md:140`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b0101,
    /// 16 elements
    ///
    /// `spec/chapters/operands.md:141`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b0110,
    /// 32 elements
    ///
    /// `spec/chapters/operands.md:142`
    #[code(name = "32 elements", value = 32)]
    Element32 = 0b0111,
}
/// `horizontal_stride`, bits 11..8: within a row
///
/// `spec/chapters/operands.md:143`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum HorizontalStride {
    /// Null
    ///
    /// `spec/chapters/operands.md:144`
    #[code(name = "Null")]
    Null = 0b0000,
    /// 0 elements
    ///
    /// `spec/chapters/operands.md:145`
    #[code(name = "0 elements", value = 0)]
    Element0 = 0b0001,
    /// 1 element
    ///
    /// `spec/chapters/operands.md:146`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b0010,
    /// 2 elements
    ///
    /// `spec/chapters/operands.md:147`
    #[code(name = "2 elements", value = 2)]
    Element2 = 0b0011,
    /// 4 elements
    ///
    /// `spec/chapters/operands.md:148`
    #[code(name = "4 elements", value = 4)]
    Element4 = 0b0100,
    /// 8 elements
    ///
    /// `spec/chapters/operands.md:149`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b0101,
    /// 16 elements
    ///
    /// `spec/chapters/operands.md:150`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b0110,
    /// 32 elements
    ///
    /// `spec/chapters/operands.md:151`
    #[code(name = "32 elements", value = 32)]
    Element32 = 0b0111,
}
/// `width`, bits 2..0: number of elements
///
/// `spec/chapters/operands.md:216`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum AddrOpndWidth {
    /// 1 element
    ///
    /// `spec/chapters/operands.md:217`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b000,
    /// 2 elements
    ///
    /// `spec/chapters/operands.md:218`
    #[code(name = "2 elements", value = 2)]
    Element2 = 0b001,
    /// 4 elements
    ///
    /// `spec/chapters/operands.md:219`
    #[code(name = "4 elements", value = 4)]
    Element4 = 0b010,
    /// 8 elements
    ///
    /// `spec/chapters/operands.md:220`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b011,
    /// 16 elements
    ///
    /// `spec/chapters/operands.md:221`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b100,
}
/// `class`, bits 1..0: kind of variable
///
/// `spec/chapters/operands.md:444`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Class {
    /// Surface
    ///
    /// `spec/chapters/operands.md:445`
    #[code(name = "Surface")]
    Surface = 0b00,
    /// Sampler
    ///
    /// `spec/chapters/operands.md:446`
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
    doc = "bit 12 of `pred` is reserved and must be zero",
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
    doc = "`pred.combine` must be `Each`, `Any` or `All`",
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
    doc = "`pred.id` must be 0 or name a declared predicate variable",
    sum = "89981ae8602a80cf"
)]
#[rule(
    Static,
    id = "pred/id/elems",
    on = "",
    page = "spec/chapters/operands.md",
    line = 41,
    kind = "predication",
    expr = "pred.id != 0 => pred_elems(pred.id) >= first_channel() + channels()",
    doc = "`pred.id` must be 0 or name a predicate variable with an element for each channel of the execution mask",
    sum = "1071e8ad5bda8ccf"
)]
#[rule(
    Static,
    id = "pred/id/none",
    on = "",
    page = "spec/chapters/operands.md",
    line = 43,
    kind = "predication",
    expr = "pred.id == 0 => pred.combine == Each && pred.inverse == Normal",
    doc = "`pred.id` 0 must come with `each` in `pred.combine` and `normal` in `pred.inverse`: there is nothing to combine or invert",
    sum = "541f088f4906db12"
)]
pub struct PredBits(
    #[run(id = 11..= 0)]
    #[run(combine = 14..= 13, Combine)]
    #[run(inverse = 15..= 15, Inverse)]
    u16,
);
/// The bits of `tag`: class and modifier
///
/// `spec/chapters/operands.md:57`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct TagBits(
    #[run(operand_class = 2..= 0, OperandClass)]
    #[run(modifiers = 5..= 3, Modifiers)]
    u8,
);
/// The bits of `region`: the elements that are picked; distances are counted in elements
///
/// `spec/chapters/operands.md:124`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct RegionBits(
    #[run(vertical_stride = 3..= 0, VerticalStride)]
    #[run(width = 7..= 4, Width)]
    #[run(horizontal_stride = 11..= 8, HorizontalStride)]
    u16,
);
/// The bits of `width`: number of elements, coded like an execution size
///
/// `spec/chapters/operands.md:215`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct WidthBits(#[run(width = 2..= 0, AddrOpndWidth)] u8);
/// The bits of `val`: the variable, coded like the predicate control; finalizers go by the id alone
///
/// `spec/chapters/operands.md:250`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ValBits(
    #[run(id = 11..= 0)]
    #[run(combine = 14..= 13, Combine)]
    #[run(inverse = 15..= 15, Inverse)]
    u16,
);
/// The bits of `bit_properties`: how the bytes are taken
///
/// `spec/chapters/operands.md:300`
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
/// `spec/chapters/operands.md:398`
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
/// `spec/chapters/operands.md:443`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ClassBits(#[run(class = 1..= 0, Class)] u8);
/// `spec/chapters/operands.md:51`
#[derive(Clone, Copy, PartialEq, Eq, Tagged)]
#[tagged(by = operand_class, tag = TagBits, info = VecOperandInfo)]
#[define(class = "tag.operand_class")]
#[define(modifier = "tag.modifiers")]
#[rule(
    Static,
    id = "vec_operand/tag/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 57,
    kind = "reserved",
    expr = "raw(tag) & 0b11000000 == 0",
    doc = "bits 6 and 7 of `tag` are reserved and must be zero",
    sum = "edc840e4d1421bc3"
)]
#[rule(
    Static,
    id = "vec_operand/tag.operand_class/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 58,
    kind = "encoding",
    expr = "matches!(code(tag.operand_class), 0b000 | 0b001 | 0b010 | 0b011 | 0b101 | 0b110)",
    doc = "`tag.operand_class` must be `General`, `Address`, `Predicate`, `Indirect`, `Immediate` or `State`",
    sum = "0669b007f1323590"
)]
#[rule(
    Static,
    id = "vec_operand/tag.modifiers/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 65,
    kind = "encoding",
    expr = "matches!(code(tag.modifiers), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "`tag.modifiers` must be `None`, `Abs`, `Neg`, `NegAbs`, `Sat` or `Not`",
    sum = "1eb6cb62e0705f48"
)]
#[rule(
    Static,
    id = "vec_operand/modifiers/class",
    on = "",
    page = "spec/chapters/operands.md",
    line = 80,
    kind = "field",
    expr = "matches!(tag.operand_class, Address | Predicate | Immediate | State) => tag.modifiers == None",
    doc = "`modifiers` must be `none` for an operand of class `address`, `predicate`, `immediate` or `state`",
    sum = "cc4532d46f5c7dcd"
)]
#[rule(
    Static,
    id = "vec_operand/modifiers/destination",
    on = "",
    page = "spec/chapters/operands.md",
    line = 82,
    kind = "field",
    expr = "role() == Destination && matches!(tag.operand_class, General | Indirect) => matches!(tag.modifiers, None | Sat)",
    doc = "`modifiers` of a `general` or `indirect` destination must be `none` or `sat`",
    sum = "021ddacdf3410916"
)]
#[rule(
    Static,
    id = "vec_operand/modifiers/scalar",
    on = "",
    page = "spec/chapters/operands.md",
    line = 84,
    kind = "field",
    expr = "role() == Scalar && matches!(tag.operand_class, General | Indirect) => tag.modifiers == None",
    doc = "`modifiers` of a `general` or `indirect` scalar must be `none`",
    sum = "2980c437df2107fe"
)]
#[rule(
    Static,
    id = "vec_operand/class/scalar",
    on = "",
    page = "spec/chapters/operands.md",
    line = 86,
    kind = "field",
    expr = "role() == Scalar => matches!(tag.operand_class, General | Indirect | Immediate)",
    doc = "`class` of a scalar must be `general`, `indirect` or `immediate`",
    sum = "1ee7612e19d00752"
)]
#[rule(
    Static,
    id = "vec_operand/class/destination",
    on = "",
    page = "spec/chapters/operands.md",
    line = 88,
    kind = "field",
    expr = "role() == Destination => tag.operand_class != Immediate",
    doc = "`class` of a destination must not be `immediate`: a constant cannot be written",
    sum = "0f7a23d3d6ec4f63"
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
/// `spec/chapters/operands.md:96`
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
    line = 124,
    kind = "reserved",
    expr = "raw(region) & 0b1111000000000000 == 0",
    doc = "bits 12 to 15 of `region` are reserved and must be zero",
    sum = "8cd411f2fa516493"
)]
#[rule(
    Static,
    id = "gen_opnd/region.vertical_stride/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 125,
    kind = "encoding",
    expr = "matches!(code(region.vertical_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "`region.vertical_stride` must be `Null`, 0 elements, 1 element, 2 elements, 4 elements, 8 elements, 16 elements or 32 elements",
    sum = "437a85a71edbe538"
)]
#[rule(
    Static,
    id = "gen_opnd/region.width/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 134,
    kind = "encoding",
    expr = "matches!(code(region.width), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "`region.width` must be `Null`, 0 elements, 1 element, 2 elements, 4 elements, 8 elements, 16 elements or 32 elements",
    sum = "d72de0b45a0c19eb"
)]
#[rule(
    Static,
    id = "gen_opnd/region.horizontal_stride/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 143,
    kind = "encoding",
    expr = "matches!(code(region.horizontal_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "`region.horizontal_stride` must be `Null`, 0 elements, 1 element, 2 elements, 4 elements, 8 elements, 16 elements or 32 elements",
    sum = "f81991b4c3284196"
)]
#[rule(
    Static,
    id = "gen_opnd/id/declared",
    on = "",
    page = "spec/chapters/operands.md",
    line = 168,
    kind = "declared",
    expr = "var_declared(id)",
    doc = "`id` must name a declared general variable",
    sum = "4d4684e568ba9ed9"
)]
#[rule(
    Static,
    id = "gen_opnd/id/null",
    on = "",
    page = "spec/chapters/operands.md",
    line = 169,
    kind = "field",
    expr = "matches!(role(), Source | Scalar | Block) => id != 0",
    doc = "`id` of a source, scalar or block must not be 0: the null variable cannot be read",
    sum = "99abc587a825e9c1"
)]
#[rule(
    Static,
    id = "gen_opnd/id/read_only",
    on = "",
    page = "spec/chapters/operands.md",
    line = 171,
    kind = "field",
    expr = "role() == Destination => !matches!(id, 1..=5 | 7 | 12 | 15 | 17 | 20)",
    doc = "`id` of a destination must not be 1 to 5, 7, 12, 15, 17 or 20: these predefined variables are read-only",
    sum = "a551e3620396c161"
)]
#[rule(
    Static,
    id = "gen_opnd/col_offset/register",
    on = "",
    page = "spec/chapters/operands.md",
    line = 173,
    kind = "field",
    expr = "col_offset * bytes(ty) < grf()",
    doc = "`col_offset` times the size of the type must be less than the register size: it stays in the register of `row_offset`",
    sum = "f48ce320153277ac"
)]
#[rule(
    Static,
    id = "gen_opnd/width/legal",
    on = "",
    page = "spec/chapters/operands.md",
    line = 175,
    kind = "region",
    expr = "role() == Source => !matches!(code(region.width), 0b0000 | 0b0001 | 0b0111)",
    doc = "`width` of a source must not have the code 0b0000, 0b0001 or 0b0111: a row has 1, 2, 4, 8 or 16 elements",
    sum = "369a944569dcc7a9"
)]
#[rule(
    Static,
    id = "gen_opnd/width/channels",
    on = "",
    page = "spec/chapters/operands.md",
    line = 177,
    kind = "region",
    expr = "role() == Source && matches!(code(region.width), 0b0010..=0b0110) => region.width <= channels()",
    doc = "`width` of a source must not exceed the execution size if its code is from 0b0010 to 0b0110",
    sum = "de1db94e056fa12f"
)]
#[rule(
    Static,
    id = "gen_opnd/vertical_stride/legal",
    on = "",
    page = "spec/chapters/operands.md",
    line = 179,
    kind = "region",
    expr = "role() == Source => code(region.vertical_stride) != 0b0000",
    doc = "`vertical_stride` of a source must not have the code 0b0000",
    sum = "b13f830d0209364d"
)]
#[rule(
    Static,
    id = "gen_opnd/horizontal_stride/legal",
    on = "",
    page = "spec/chapters/operands.md",
    line = 181,
    kind = "region",
    expr = "matches!(role(), Source | Destination) => !matches!(code(region.horizontal_stride), 0b0000 | 0b0101..=0b0111)",
    doc = "`horizontal_stride` of a source or destination must not have the code 0b0000 or 0b0101 to 0b0111: elements are 0, 1, 2 or 4 apart",
    sum = "8a03258f70e026a1"
)]
#[rule(
    Static,
    id = "gen_opnd/horizontal_stride/destination",
    on = "",
    page = "spec/chapters/operands.md",
    line = 184,
    kind = "region",
    expr = "role() == Destination => code(region.horizontal_stride) != 0b0001",
    doc = "`horizontal_stride` of a destination must not have the code 0b0001: with stride 0 all results go to one element",
    sum = "01917e93084d2557"
)]
#[rule(
    Static,
    id = "gen_opnd/region/source_span",
    on = "",
    page = "spec/chapters/operands.md",
    line = 186,
    kind = "field",
    expr = "role() == Source => offset % grf() + read <= 2 * grf()",
    doc = "`region` of a source must lie within 2 adjacent registers",
    sum = "5d9fdbeedceebb82"
)]
#[rule(
    Static,
    id = "gen_opnd/region/destination_span",
    on = "",
    page = "spec/chapters/operands.md",
    line = 188,
    kind = "field",
    expr = "role() == Destination => offset % grf() + written <= 2 * grf()",
    doc = "`region` of a destination must lie within 2 adjacent registers",
    sum = "d457b34673e62dca"
)]
#[rule(
    Static,
    id = "gen_opnd/region/source_room",
    on = "",
    page = "spec/chapters/operands.md",
    line = 190,
    kind = "field",
    expr = "role() == Source => read <= room",
    doc = "`region` of a source must end within its variable",
    sum = "1f608f3696cc4a18"
)]
#[rule(
    Static,
    id = "gen_opnd/region/destination_room",
    on = "",
    page = "spec/chapters/operands.md",
    line = 191,
    kind = "field",
    expr = "role() == Destination => written <= room",
    doc = "`region` of a destination must end within its variable",
    sum = "6daddf10490d6b96"
)]
#[rule(
    Static,
    id = "gen_opnd/region/scalar",
    on = "",
    page = "spec/chapters/operands.md",
    line = 192,
    kind = "region",
    expr = "role() == Scalar => code(region.vertical_stride) == 0b0001 && code(region.width) == 0b0010 && matches!(code(region.horizontal_stride), 0b0001..=0b0100)",
    doc = "`region` of a scalar must have one element: vertical stride code 0b0001, width code 0b0010, horizontal stride code 0b0001 to 0b0100",
    sum = "4b355959880279a1"
)]
#[rule(
    Static,
    id = "gen_opnd/region/block",
    on = "",
    page = "spec/chapters/operands.md",
    line = 195,
    kind = "region",
    expr = "role() == Block => raw(region) == 0x122",
    doc = "`region` of a block must be 0x122, which is <1;1,0>: text contains the first element of a block alone",
    sum = "d1cb03b867223c57"
)]
#[rule(
    Static,
    id = "gen_opnd/region/scalar_room",
    on = "",
    page = "spec/chapters/operands.md",
    line = 197,
    kind = "field",
    expr = "role() == Scalar => bytes(ty) <= room",
    doc = "`region` of a scalar must end within its variable",
    sum = "b66ff3aa595bc39c"
)]
pub struct GenOpnd {
    /// index of the general variable
    ///
    /// `spec/chapters/operands.md:121`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = variable)]
    pub id: u32,
    /// registers from the start of the variable to the first element
    ///
    /// `spec/chapters/operands.md:122`
    pub row_offset: u8,
    /// elements from the start of that register to the first element
    ///
    /// `spec/chapters/operands.md:123`
    pub col_offset: u8,
    /// the elements that are picked; distances are counted in elements
    ///
    /// `spec/chapters/operands.md:124`
    pub region: RegionBits,
}
/// `width` elements from `offset` on, repeated over the channels of the instruction. A destination takes one element for each channel; its width plays no part.
///
/// `spec/chapters/operands.md:202`
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
    line = 215,
    kind = "reserved",
    expr = "raw(width) & 0b11111000 == 0",
    doc = "bits 3 to 7 of `width` are reserved and must be zero",
    sum = "1bfa0437a58264da"
)]
#[rule(
    Static,
    id = "addr_opnd/width/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 216,
    kind = "encoding",
    expr = "matches!(code(width), 0b000 | 0b001 | 0b010 | 0b011 | 0b100)",
    doc = "`width` must be 1, 2, 4, 8 or 16 elements",
    sum = "0693fe4e97f26451"
)]
#[rule(
    Static,
    id = "addr_opnd/id/declared",
    on = "",
    page = "spec/chapters/operands.md",
    line = 233,
    kind = "declared",
    expr = "addr_declared(id)",
    doc = "`id` must name a declared address variable",
    sum = "369de7a4ce7ff3fd"
)]
#[rule(
    Static,
    id = "addr_opnd/width/source",
    on = "",
    page = "spec/chapters/operands.md",
    line = 234,
    kind = "field",
    expr = "role() == Source => offset + width <= addr_elems(id)",
    doc = "`width` of a source plus `offset` must not exceed the number of elements of the address variable",
    sum = "0b249b36ce4dd3ad"
)]
#[rule(
    Static,
    id = "addr_opnd/width/destination",
    on = "",
    page = "spec/chapters/operands.md",
    line = 236,
    kind = "field",
    expr = "role() == Destination => offset + channels() <= addr_elems(id)",
    doc = "`width` of a destination is the execution size, which plus `offset` must not exceed the number of elements of the address variable",
    sum = "f92a9703bf05b082"
)]
pub struct AddrOpnd {
    /// index of the address variable
    ///
    /// `spec/chapters/operands.md:213`
    #[field(refers = address)]
    pub id: u16,
    /// the first element
    ///
    /// `spec/chapters/operands.md:214`
    pub offset: u8,
    /// number of elements, coded like an execution size
    ///
    /// `spec/chapters/operands.md:215`
    pub width: WidthBits,
}
/// The bits of a predicate variable as values, from the element on that the execution mask gives (M3: 8).
///
/// `spec/chapters/operands.md:243`
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
    line = 250,
    kind = "reserved",
    expr = "raw(val) & 0b0001000000000000 == 0",
    doc = "bit 12 of `val` is reserved and must be zero",
    sum = "a59b64207779c7f6"
)]
#[rule(
    Static,
    id = "pred_opnd/val.combine/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 252,
    kind = "encoding",
    expr = "matches!(code(val.combine), 0b00 | 0b01 | 0b10)",
    doc = "`val.combine` must be `Each`, `Any` or `All`",
    sum = "6054ceddf4d6d2b7"
)]
#[rule(
    Static,
    id = "pred_opnd/val/null",
    on = "",
    page = "spec/chapters/operands.md",
    line = 271,
    kind = "field",
    expr = "val.id != 0",
    doc = "`val.id` must not be 0: index 0 means no predicate variable",
    sum = "19ea7a17a08909cb"
)]
#[rule(
    Static,
    id = "pred_opnd/val/declared",
    on = "",
    page = "spec/chapters/operands.md",
    line = 272,
    kind = "declared",
    expr = "val.id != 0 => pred_declared(val.id)",
    doc = "`val.id` must be 0 or name a declared predicate variable",
    sum = "044b53555743b6fb"
)]
pub struct PredOpnd {
    /// the variable, coded like the predicate control; finalizers go by the id alone
    ///
    /// `spec/chapters/operands.md:250`
    pub val: ValBits,
}
/// Elements of the general variable that an address points to. With a vertical stride the region is that of a general operand, with the address as its origin. A source whose vertical stride is Null is multi-address: each row has an address of its own.
///
/// `spec/chapters/operands.md:277`
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
    line = 300,
    kind = "reserved",
    expr = "raw(bit_properties) & 0b11110000 == 0",
    doc = "bits 4 to 7 of `bit_properties` are reserved and must be zero",
    sum = "b191d84acefbd7d1"
)]
#[rule(
    Static,
    id = "indirect_opnd/bit_properties.data_type/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 301,
    kind = "encoding",
    expr = "matches!(code(bit_properties.data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111 | 0b1011 | 0b1101 | 0b1110 | 0b1111)",
    doc = "`bit_properties.data_type` must be `UD`, `D`, `UW`, `W`, `UB`, `B`, `DF`, `F`, `UQ`, `Q`, `HF` or `BF`",
    sum = "b149639731a2b882"
)]
#[rule(
    Static,
    id = "indirect_opnd/region/reserved",
    on = "",
    page = "spec/chapters/operands.md",
    line = 315,
    kind = "reserved",
    expr = "raw(region) & 0b1111000000000000 == 0",
    doc = "bits 12 to 15 of `region` are reserved and must be zero",
    sum = "a40b83f3e4bd90db"
)]
#[rule(
    Static,
    id = "indirect_opnd/region.vertical_stride/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 316,
    kind = "encoding",
    expr = "matches!(code(region.vertical_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "`region.vertical_stride` must be `Null`, 0 elements, 1 element, 2 elements, 4 elements, 8 elements, 16 elements or 32 elements",
    sum = "d62a7dba4807b1d1"
)]
#[rule(
    Static,
    id = "indirect_opnd/region.width/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 325,
    kind = "encoding",
    expr = "matches!(code(region.width), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "`region.width` must be `Null`, 0 elements, 1 element, 2 elements, 4 elements, 8 elements, 16 elements or 32 elements",
    sum = "d72de0b45a0c19eb"
)]
#[rule(
    Static,
    id = "indirect_opnd/region.horizontal_stride/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 334,
    kind = "encoding",
    expr = "matches!(code(region.horizontal_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111)",
    doc = "`region.horizontal_stride` must be `Null`, 0 elements, 1 element, 2 elements, 4 elements, 8 elements, 16 elements or 32 elements",
    sum = "f81991b4c3284196"
)]
#[rule(
    Static,
    id = "indirect_opnd/id/declared",
    on = "",
    page = "spec/chapters/operands.md",
    line = 355,
    kind = "declared",
    expr = "addr_declared(id)",
    doc = "`id` must name a declared address variable",
    sum = "369de7a4ce7ff3fd"
)]
#[rule(
    Static,
    id = "indirect_opnd/addr_offset/room",
    on = "",
    page = "spec/chapters/operands.md",
    line = 356,
    kind = "region",
    expr = "!(role() == Source && code(region.vertical_stride) == 0b0000) => addr_offset < addr_elems(id)",
    doc = "`addr_offset` must be less than the number of elements of the address variable, except in a source with vertical stride code 0b0000",
    sum = "1a87bc55c59ceb03"
)]
#[rule(
    Static,
    id = "indirect_opnd/addr_offset/rows",
    on = "",
    page = "spec/chapters/operands.md",
    line = 359,
    kind = "region",
    expr = "role() == Source && code(region.vertical_stride) == 0b0000 => addr_offset + rows <= addr_elems(id)",
    doc = "`addr_offset` plus the number of rows must not exceed the elements of the address variable in a source with vertical stride code 0b0000",
    sum = "91a10d146289b51f"
)]
#[rule(
    Static,
    id = "indirect_opnd/indirect_offset/range",
    on = "",
    page = "spec/chapters/operands.md",
    line = 362,
    kind = "field",
    expr = "matches!(indirect_offset, -512..=511)",
    doc = "`indirect_offset` must be from -512 to 511, a signed number of 10 bits",
    sum = "a04909fe38a6fa02"
)]
#[rule(
    Static,
    id = "indirect_opnd/width/legal",
    on = "",
    page = "spec/chapters/operands.md",
    line = 364,
    kind = "region",
    expr = "role() == Source => !matches!(code(region.width), 0b0000 | 0b0001 | 0b0111)",
    doc = "`width` of a source must not have the code 0b0000, 0b0001 or 0b0111: a row has 1, 2, 4, 8 or 16 elements",
    sum = "369a944569dcc7a9"
)]
#[rule(
    Static,
    id = "indirect_opnd/width/channels",
    on = "",
    page = "spec/chapters/operands.md",
    line = 366,
    kind = "region",
    expr = "role() == Source && matches!(code(region.width), 0b0010..=0b0110) => region.width <= channels()",
    doc = "`width` of a source must not exceed the execution size if its code is from 0b0010 to 0b0110",
    sum = "de1db94e056fa12f"
)]
#[rule(
    Static,
    id = "indirect_opnd/horizontal_stride/legal",
    on = "",
    page = "spec/chapters/operands.md",
    line = 368,
    kind = "region",
    expr = "matches!(role(), Source | Destination) => !matches!(code(region.horizontal_stride), 0b0000 | 0b0101..=0b0111)",
    doc = "`horizontal_stride` of a source or destination must not have the code 0b0000 or 0b0101 to 0b0111: elements are 0, 1, 2 or 4 apart",
    sum = "8a03258f70e026a1"
)]
#[rule(
    Static,
    id = "indirect_opnd/horizontal_stride/destination",
    on = "",
    page = "spec/chapters/operands.md",
    line = 371,
    kind = "region",
    expr = "role() == Destination => code(region.horizontal_stride) != 0b0001",
    doc = "`horizontal_stride` of a destination must not have the code 0b0001: with stride 0 all results go to one element",
    sum = "01917e93084d2557"
)]
#[rule(
    Static,
    id = "indirect_opnd/region/source_span",
    on = "",
    page = "spec/chapters/operands.md",
    line = 373,
    kind = "region",
    expr = "role() == Source && code(region.vertical_stride) != 0b0000 => read <= 2 * grf()",
    doc = "`region` of a source must span at most 2 registers unless its vertical stride code is 0b0000",
    sum = "67f36b3750a8b14e"
)]
#[rule(
    Static,
    id = "indirect_opnd/region/destination_span",
    on = "",
    page = "spec/chapters/operands.md",
    line = 375,
    kind = "field",
    expr = "role() == Destination => written <= 2 * grf()",
    doc = "`region` of a destination must span at most 2 registers",
    sum = "8b3b35ebeb81f372"
)]
#[rule(
    Static,
    id = "indirect_opnd/region/scalar",
    on = "",
    page = "spec/chapters/operands.md",
    line = 377,
    kind = "region",
    expr = "role() == Scalar => code(region.vertical_stride) == 0b0001 && code(region.width) == 0b0010 && matches!(code(region.horizontal_stride), 0b0001..=0b0100)",
    doc = "`region` of a scalar must have one element: vertical stride code 0b0001, width code 0b0010, horizontal stride code 0b0001 to 0b0100",
    sum = "4b355959880279a1"
)]
#[rule(
    Runtime,
    id = "indirect_opnd/address/align",
    on = "",
    page = "spec/chapters/operands.md",
    line = 380,
    kind = "access",
    expr = "address(id) % bytes(ty) == 0",
    doc = "`address` must be a multiple of the size of the type, also in a row whose channels do not execute",
    sum = "8c3d26152785dd61"
)]
#[rule(
    Runtime,
    id = "indirect_opnd/address/bounds",
    on = "",
    page = "spec/chapters/operands.md",
    line = 382,
    kind = "access",
    expr = "!out_of_bounds(id)",
    doc = "`address` must place each element within the variable whose address was taken, also in a row whose channels do not execute",
    sum = "c367dc57d4b45ff9"
)]
pub struct IndirectOpnd {
    /// index of the address variable
    ///
    /// `spec/chapters/operands.md:297`
    #[field(refers = address)]
    pub id: u16,
    /// the element that holds the first address
    ///
    /// `spec/chapters/operands.md:298`
    pub addr_offset: u8,
    /// bytes from the address to the first element
    ///
    /// `spec/chapters/operands.md:299`
    pub indirect_offset: i16,
    /// how the bytes are taken
    ///
    /// `spec/chapters/operands.md:300`
    pub bit_properties: BitPropertiesBits,
    /// the elements that are picked, as in a general operand
    ///
    /// `spec/chapters/operands.md:315`
    pub region: RegionBits,
}
/// One value for all channels. A packed constant has values of its own for the channels: V is eight W, UV is eight UW, VF is four F, one behind the other.
///
/// `spec/chapters/operands.md:388`
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
    line = 398,
    kind = "reserved",
    expr = "raw(data_type) & 0b11110000 == 0",
    doc = "bits 4 to 7 of `data_type` are reserved and must be zero",
    sum = "f13568e3520d6b6a"
)]
#[rule(
    Static,
    id = "const_opnd/data_type/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 399,
    kind = "encoding",
    expr = "matches!(code(data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111 | 0b1000 | 0b1001 | 0b1011 | 0b1100 | 0b1101 | 0b1110 | 0b1111)",
    doc = "`data_type` must be `UD`, `D`, `UW`, `W`, `UB`, `B`, `DF`, `F`, `V`, `VF`, `UQ`, `UV`, `Q`, `HF` or `BF`",
    sum = "0efe7e47fa37d323"
)]
pub struct ConstOpnd {
    /// how the bits are taken
    ///
    /// `spec/chapters/operands.md:398`
    pub data_type: DataTypeBits,
    /// bits 0 to 31 of the value; types of fewer bits use the lowest ones
    ///
    /// `spec/chapters/operands.md:416`
    pub low: u32,
    /// bits 32 to 63
    ///
    /// `spec/chapters/operands.md:417`
    #[when("matches!(data_type, DF | Q | UQ)")]
    pub high: u32,
}
/// `spec/chapters/operands.md:435`
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
    line = 443,
    kind = "reserved",
    expr = "raw(class) & 0b11111100 == 0",
    doc = "bits 2 to 7 of `class` are reserved and must be zero",
    sum = "f9a959eda3f69a02"
)]
#[rule(
    Static,
    id = "state_opnd/class/encoding",
    on = "",
    page = "spec/chapters/operands.md",
    line = 444,
    kind = "encoding",
    expr = "matches!(code(class), 0b00 | 0b01)",
    doc = "`class` must be `Surface` or `Sampler`",
    sum = "c5b27a930c7ae05e"
)]
#[rule(
    Static,
    id = "state_opnd/id/surface",
    on = "",
    page = "spec/chapters/operands.md",
    line = 459,
    kind = "declared",
    expr = "class == Surface => surface_declared(id)",
    doc = "`id` must name a declared surface if the class is `surface`",
    sum = "8ba7da27c1a273e0"
)]
#[rule(
    Static,
    id = "state_opnd/id/sampler",
    on = "",
    page = "spec/chapters/operands.md",
    line = 460,
    kind = "declared",
    expr = "class == Sampler => sampler_declared(id)",
    doc = "`id` must name a declared sampler if the class is `sampler`",
    sum = "38ae7a1b6bf580c9"
)]
pub struct StateOpnd {
    /// what the id counts in
    ///
    /// `spec/chapters/operands.md:443`
    pub class: ClassBits,
    /// number of the surface or sampler
    ///
    /// `spec/chapters/operands.md:448`
    pub id: u16,
    /// the first element; each has four bytes
    ///
    /// `spec/chapters/operands.md:449`
    pub offset: u8,
}
/// Consecutive bytes of a general variable. How many, the page of the instruction says.
///
/// `spec/chapters/operands.md:471`
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
    line = 492,
    kind = "declared",
    expr = "var_declared(id)",
    doc = "`id` must name a declared general variable",
    sum = "4d4684e568ba9ed9"
)]
#[rule(
    Static,
    id = "raw_operand/offset/align",
    on = "",
    page = "spec/chapters/operands.md",
    line = 493,
    kind = "field",
    expr = "offset % grf() == 0",
    doc = "`offset` must be a multiple of the register size",
    sum = "c55701ce3cfeb45c"
)]
#[rule(
    Static,
    id = "raw_operand/offset/room",
    on = "",
    page = "spec/chapters/operands.md",
    line = 494,
    kind = "field",
    expr = "id != 0 => room > 0",
    doc = "`offset` must leave more than 0 bytes of its variable unless `id` is 0",
    sum = "1987a419ce883391"
)]
pub struct RawOperand {
    /// index of the general variable
    ///
    /// `spec/chapters/operands.md:480`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = variable)]
    pub id: u32,
    /// bytes from the start of the variable
    ///
    /// `spec/chapters/operands.md:481`
    pub offset: u16,
}
