//! Generated from spec/instructions/3D_SAMPLE4.md by `cargo xtask regen`; do not edit.
//! 3D_SAMPLE4 from `spec/instructions/3D_SAMPLE4.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `op`, bits 7..0: operation
///
/// `spec/instructions/3D_SAMPLE4.md:152`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// gather4: texels of level 0
    ///
    /// `spec/instructions/3D_SAMPLE4.md:153`
    #[code(name = "gather4")]
    Gather4 = 0b00001000,
    /// gather4_l: texels of the level in a parameter
    ///
    /// `spec/instructions/3D_SAMPLE4.md:154`
    #[code(name = "gather4_l")]
    Gather4L = 0b00001101,
    /// gather4_i: texels of the level that follows from the coordinates
    ///
    /// `spec/instructions/3D_SAMPLE4.md:155`
    #[code(name = "gather4_i")]
    Gather4I = 0b00001110,
    /// gather4_b: like gather4_i, with a bias added to the level
    ///
    /// `spec/instructions/3D_SAMPLE4.md:156`
    #[code(name = "gather4_b")]
    Gather4B = 0b00001111,
    /// gather4_c: like gather4; returns the comparison with a reference
    ///
    /// `spec/instructions/3D_SAMPLE4.md:157`
    #[code(name = "gather4_c")]
    Gather4C = 0b00010000,
    /// gather4_po: like gather4, with texel offsets for each channel
    ///
    /// `spec/instructions/3D_SAMPLE4.md:158`
    #[code(name = "gather4_po")]
    Gather4Po = 0b00010001,
    /// gather4_po_c: gather4_po and gather4_c combined
    ///
    /// `spec/instructions/3D_SAMPLE4.md:159`
    #[code(name = "gather4_po_c")]
    Gather4PoC = 0b00010010,
    /// gather4_i_c: gather4_i and gather4_c combined
    ///
    /// `spec/instructions/3D_SAMPLE4.md:160`
    #[code(name = "gather4_i_c")]
    Gather4IC = 0b00010101,
    /// gather4_po_l: like gather4_l, with texel offsets
    ///
    /// `spec/instructions/3D_SAMPLE4.md:161`
    #[code(name = "gather4_po_l")]
    Gather4PoL = 0b00101101,
    /// gather4_po_b: like gather4_b, with texel offsets
    ///
    /// `spec/instructions/3D_SAMPLE4.md:162`
    #[code(name = "gather4_po_b")]
    Gather4PoB = 0b00101110,
    /// gather4_po_i: like gather4_i, with texel offsets
    ///
    /// `spec/instructions/3D_SAMPLE4.md:163`
    #[code(name = "gather4_po_i")]
    Gather4PoI = 0b00101111,
    /// gather4_po_i_c: like gather4_i_c, with texel offsets
    ///
    /// `spec/instructions/3D_SAMPLE4.md:164`
    #[code(name = "gather4_po_i_c")]
    Gather4PoIC = 0b00110101,
    /// gather4_po_l_c: like gather4_po_l; returns the comparison with a reference
    ///
    /// `spec/instructions/3D_SAMPLE4.md:165`
    #[code(name = "gather4_po_l_c")]
    Gather4PoLC = 0b00110111,
}
/// `src_channel`, bits 1..0: value
///
/// `spec/instructions/3D_SAMPLE4.md:192`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum SrcChannel {
    /// R
    ///
    /// `spec/instructions/3D_SAMPLE4.md:193`
    #[code(name = "R")]
    R = 0b00,
    /// G
    ///
    /// `spec/instructions/3D_SAMPLE4.md:194`
    #[code(name = "G")]
    G = 0b01,
    /// B
    ///
    /// `spec/instructions/3D_SAMPLE4.md:195`
    #[code(name = "B")]
    B = 0b10,
    /// A
    ///
    /// `spec/instructions/3D_SAMPLE4.md:196`
    #[code(name = "A")]
    A = 0b11,
}
/// The bits of `Short_op`: operation and flags in objects before version 4.0
///
/// `spec/instructions/3D_SAMPLE4.md:147`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ShortOpBits(#[run(short_op = 4..= 0)] #[run(null_mask = 5..= 5)] u8);
/// The bits of `Op`: gather operation and flags
///
/// `spec/instructions/3D_SAMPLE4.md:151`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct OpBits(#[run(op = 7..= 0, Op)] #[run(null_mask = 8..= 8)] u16);
/// The bits of `Src_channel`: value that is read of each texel
///
/// `spec/instructions/3D_SAMPLE4.md:191`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct SrcChannelBits(#[run(src_channel = 1..= 0, SrcChannel)] u8);
/// Reads one value of each of the four texels around a point, through a sampler.
///
/// `spec/instructions/3D_SAMPLE4.md:7`
///
/// ```text
/// [(<pred>) ]<op><op.null_mask?.pixel_null_mask>.<src_channel> (<exec_size>) <aoffimmi> <sampler> <surface> <dst> <params ...>
/// where op: gather4 is sample4, gather4_c is sample4_c, gather4_po is sample4_po, gather4_po_c is sample4_po_c
/// where src_channel: R is R, G is G, B is B, A is A
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "3D_SAMPLE4",
    opcode = 0x6f,
    on = "-PVC",
    text = ["[(<pred>) ]<op><op.null_mask?.pixel_null_mask>.<src_channel> (<exec_size>) <aoffimmi> <sampler> <surface> <dst> <params ...>",
    "where op: gather4 is sample4, gather4_c is sample4_c, gather4_po is sample4_po, gather4_po_c is sample4_po_c",
    "where src_channel: R is R, G is G, B is B, A is A"],
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 7
)]
#[parameters(when = "matches!(op, gather4 | gather4_i)", names = ["u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, gather4_l)", names = ["lod", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, gather4_b)", names = ["bias", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, gather4_c)", names = ["ref", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, gather4_i_c)", names = ["ref", "u", "v", "r"])]
#[parameters(when = "matches!(op, gather4_po)", names = ["u", "v", "offu", "offv", "r"])]
#[parameters(
    when = "matches!(op, gather4_po_c)",
    names = ["ref",
    "u",
    "v",
    "offu",
    "offv",
    "r"]
)]
#[parameters(when = "matches!(op, gather4_po_l)", names = ["lod_off_uv", "u", "v", "r"])]
#[parameters(
    when = "matches!(op, gather4_po_b)",
    names = ["bias_off_uv",
    "u",
    "v",
    "r"]
)]
#[parameters(when = "matches!(op, gather4_po_i)", names = ["u", "v", "r", "off_uv"])]
#[parameters(
    when = "matches!(op, gather4_po_i_c)",
    names = ["ref",
    "u",
    "v",
    "off_uv_r"]
)]
#[parameters(
    when = "matches!(op, gather4_po_l_c)",
    names = ["ref",
    "lod_off_uv",
    "u",
    "v",
    "r"]
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/opcode",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x6f",
    doc = "the code of the instruction",
    sum = "f68dcf9a61776e98"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 10,
    kind = "platform",
    expr = "on(\"-PVC\")",
    doc = "the platforms that have the instruction",
    sum = "cc8b4c8ec4615f4b"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/short_op/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 147,
    kind = "reserved",
    expr = "raw(short_op) & 0b11000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "b7058cf845d6c44f"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/op/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 151,
    kind = "reserved",
    expr = "raw(op) & 0b1111111000000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "b5a628a2eb1c73b5"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/op/encoding",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 152,
    kind = "encoding",
    expr = "matches!(code(op), 0b00001000 | 0b00001101 | 0b00001110 | 0b00001111 | 0b00010000 | 0b00010001 | 0b00010010 | 0b00010101 | 0b00101101 | 0b00101110 | 0b00101111 | 0b00110101 | 0b00110111)",
    doc = "no other codes than the listed ones",
    sum = "9d4e17448ce97c53"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/exec_size/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 168,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/exec_size/encoding",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 169,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "091a326184765d6c"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/src_channel/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 191,
    kind = "reserved",
    expr = "raw(src_channel) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "18565369dbba819d"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/aoffimmi/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 198,
    kind = "reserved",
    expr = "imm(aoffimmi) & 0xf000 == 0",
    doc = "bits without a meaning are zero",
    sum = "f6290f36d3979cb6"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/aoffimmi/type",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 198,
    kind = "type",
    expr = "matches!(ty(aoffimmi), UW)",
    doc = "the types of the operand",
    sum = "0e242e4d17346c62"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/sampler/declared",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 203,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Object,
    id = "3D_SAMPLE4/surface/slm",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 204,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/surface/declared",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 204,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/dst/type",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 205,
    kind = "type",
    expr = "matches!(ty(dst), HF | F | D | UD | W | UW)",
    doc = "the types of the operand",
    sum = "50ff288d41e1c5ba"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/num_params/range",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 207,
    kind = "range",
    expr = "matches!(num_params, 1..=15)",
    doc = "the number is within its limits",
    sum = "eb51f3f55aa7610f"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/params/offu_type",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 215,
    kind = "type",
    expr = "(matches!(op, gather4_po) => matches!(ty(params[2]), D)) && (matches!(op, gather4_po_c) => matches!(ty(params[3]), D))",
    doc = "the types of the parameter",
    sum = "ad61a450cd71005e"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/params/offv_type",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 216,
    kind = "type",
    expr = "(matches!(op, gather4_po) => matches!(ty(params[3]), D)) && (matches!(op, gather4_po_c) => matches!(ty(params[4]), D))",
    doc = "the types of the parameter",
    sum = "ad61a450cd71005e"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/dst/size",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 223,
    kind = "size",
    expr = "op.null_mask == 0 => room(dst) >= 3 * max(exec_size * bytes(ty(dst)), grf()) + exec_size * bytes(ty(dst))",
    doc = "`dst` must provide an element for each channel and each of 4 values if `op.null_mask` is 0; each further value starts in the next register",
    sum = "81eef4754a7a0f17"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/dst/null_mask",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 226,
    kind = "size",
    expr = "op.null_mask == 1 => room(dst) >= 4 * max(exec_size * bytes(ty(dst)), grf()) + grf()",
    doc = "`dst` must provide whole registers for each of 4 values and one more register for the mask if `op.null_mask` is 1",
    sum = "4fd1fa31216a858b"
)]
#[rule(
    Runtime,
    id = "3D_SAMPLE4/dst/upper_bytes",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 228,
    kind = "access",
    expr = "exec_size * bytes(ty(dst)) < grf() => undefined(upper_bytes(dst))",
    doc = "`dst` has undefined upper bytes in each register if a value of all channels fills less than a register",
    sum = "e3959aa5bd546617"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/params/float",
    on = "-ICLLP",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 230,
    kind = "type",
    expr = "(matches!(op, gather4_po) => ty(params[0]) == F && ty(params[1]) == F && ty(params[4]) == F) && (matches!(op, gather4_po_c) => ty(params[0]) == F && ty(params[1]) == F && ty(params[2]) == F && ty(params[5]) == F) && (!matches!(op, gather4_po | gather4_po_c) => ty(params) == F)",
    doc = "`params` must have type `f`, except the texel offsets `params[2]` and `params[3]` of `gather4_po`, and `params[3]` and `params[4]` of `gather4_po_c`",
    sum = "2e212c451f26087b"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/params/type",
    on = "ICLLP+",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 233,
    kind = "type",
    expr = "matches!(ty(params[0]), HF | F)",
    doc = "`params` must begin with a parameter of type `hf` or `f`",
    sum = "5c7c123cc0b286d6"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/params/same",
    on = "ICLLP+",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 234,
    kind = "type",
    expr = "(matches!(op, gather4_po) => ty(params[1]) == ty(params[0]) && ty(params[4]) == ty(params[0])) && (matches!(op, gather4_po_c) => ty(params[1]) == ty(params[0]) && ty(params[2]) == ty(params[0]) && ty(params[5]) == ty(params[0])) && (!matches!(op, gather4_po | gather4_po_c) => ty(params) == ty(params[0]))",
    doc = "`params` must have the type of `params[0]`, except the texel offsets `params[2]` and `params[3]` of `gather4_po`, and `params[3]` and `params[4]` of `gather4_po_c`",
    sum = "e2522543be1724eb"
)]
#[rule(
    Static,
    id = "3D_SAMPLE4/params/size",
    on = "",
    page = "spec/instructions/3D_SAMPLE4.md",
    line = 237,
    kind = "size",
    expr = "room(params) >= exec_size * bytes(ty(params))",
    doc = "`params` must each provide an element for each channel",
    sum = "775b7ee51f159386"
)]
pub struct N3dSample4 {
    /// operation and flags in objects before version 4.0
    ///
    /// `spec/instructions/3D_SAMPLE4.md:147`
    #[field("ub", line = 147, before = "4.0")]
    pub short_op: ShortOpBits,
    /// gather operation and flags
    ///
    /// `spec/instructions/3D_SAMPLE4.md:151`
    #[field("uw", line = 151, since = "4.0", when = "raw(short_op) == 0")]
    pub op: OpBits,
    /// execution size and execution mask
    ///
    /// `spec/instructions/3D_SAMPLE4.md:168`
    #[field("ub", line = 168, only = [0b011, 0b100, 0b101])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/3D_SAMPLE4.md:190`
    #[field("uw", line = 190)]
    pub pred: PredBits,
    /// value that is read of each texel
    ///
    /// `spec/instructions/3D_SAMPLE4.md:191`
    #[field("ub", line = 191)]
    pub src_channel: SrcChannelBits,
    /// offsets of the coordinates, in texels
    ///
    /// `spec/instructions/3D_SAMPLE4.md:198`
    #[field("scalar", line = 198, role = Scalar)]
    pub aoffimmi: VecOperand,
    /// index of the sampler variable
    ///
    /// `spec/instructions/3D_SAMPLE4.md:203`
    #[field("ub", line = 203, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/3D_SAMPLE4.md:204`
    #[field("ub", line = 204, refers = surface)]
    pub surface: u8,
    /// values that were read: the lower left texels, then the lower right, upper right and upper left ones
    ///
    /// `spec/instructions/3D_SAMPLE4.md:205`
    #[field("raw_operand", line = 205, role = Raw)]
    pub dst: RawOperand,
    /// number of parameters
    ///
    /// `spec/instructions/3D_SAMPLE4.md:207`
    #[field("ub", line = 207)]
    pub num_params: u8,
    /// `spec/instructions/3D_SAMPLE4.md:207`
    #[field("raw_operand", line = 207, role = Raw, count = num_params)]
    pub params: [RawOperand; 15],
}
