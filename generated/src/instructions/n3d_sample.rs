//! Generated from spec/instructions/3D_SAMPLE.md by `cargo xtask regen`; do not edit.
//! 3D_SAMPLE from `spec/instructions/3D_SAMPLE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `op`, bits 7..0: operation
///
/// `spec/instructions/3D_SAMPLE.md:178`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// sample: level of detail from the coordinates of adjacent channels
    ///
    /// `spec/instructions/3D_SAMPLE.md:179`
    #[code(name = "sample")]
    Sample = 0b00000000,
    /// sample_b: like sample, with a bias added to the level
    ///
    /// `spec/instructions/3D_SAMPLE.md:180`
    #[code(name = "sample_b")]
    SampleB = 0b00000001,
    /// sample_l: level of detail from a parameter
    ///
    /// `spec/instructions/3D_SAMPLE.md:181`
    #[code(name = "sample_l")]
    SampleL = 0b00000010,
    /// sample_c: like sample; returns the comparison with a reference
    ///
    /// `spec/instructions/3D_SAMPLE.md:182`
    #[code(name = "sample_c")]
    SampleC = 0b00000011,
    /// sample_d: level of detail from gradients in parameters
    ///
    /// `spec/instructions/3D_SAMPLE.md:183`
    #[code(name = "sample_d")]
    SampleD = 0b00000100,
    /// sample_b_c: sample_b and sample_c combined
    ///
    /// `spec/instructions/3D_SAMPLE.md:184`
    #[code(name = "sample_b_c")]
    SampleBC = 0b00000101,
    /// sample_l_c: sample_l and sample_c combined
    ///
    /// `spec/instructions/3D_SAMPLE.md:185`
    #[code(name = "sample_l_c")]
    SampleLC = 0b00000110,
    /// LOD: level of detail alone: R is clamped by the sampler state, G is not
    ///
    /// `spec/instructions/3D_SAMPLE.md:186`
    #[code(name = "LOD")]
    Lod = 0b00001001,
    /// resinfo: size of the surface
    ///
    /// `spec/instructions/3D_SAMPLE.md:187`
    #[code(name = "resinfo")]
    Resinfo = 0b00001010,
    /// sampleinfo: number and positions of the samples of the surface
    ///
    /// `spec/instructions/3D_SAMPLE.md:188`
    #[code(name = "sampleinfo")]
    Sampleinfo = 0b00001011,
    /// sample_killpix: like sample, with a mask of the pixels that the sampler kills
    ///
    /// `spec/instructions/3D_SAMPLE.md:189`
    #[code(name = "sample_killpix")]
    SampleKillpix = 0b00001100,
    /// sample_d_c: sample_d and sample_c combined
    ///
    /// `spec/instructions/3D_SAMPLE.md:190`
    #[code(name = "sample_d_c")]
    SampleDC = 0b00010100,
    /// sample_lz: level of detail 0
    ///
    /// `spec/instructions/3D_SAMPLE.md:191`
    #[code(name = "sample_lz")]
    SampleLz = 0b00011000,
    /// sample_c_lz: sample_lz and sample_c combined
    ///
    /// `spec/instructions/3D_SAMPLE.md:192`
    #[code(name = "sample_c_lz")]
    SampleCLz = 0b00011001,
    /// sample_po: like sample, with texel offsets for each channel
    ///
    /// `spec/instructions/3D_SAMPLE.md:193`
    #[code(name = "sample_po")]
    SamplePo = 0b00100000,
    /// sample_po_b: like sample_b, with texel offsets
    ///
    /// `spec/instructions/3D_SAMPLE.md:194`
    #[code(name = "sample_po_b")]
    SamplePoB = 0b00100001,
    /// sample_po_l: like sample_l, with texel offsets
    ///
    /// `spec/instructions/3D_SAMPLE.md:195`
    #[code(name = "sample_po_l")]
    SamplePoL = 0b00100010,
    /// sample_po_c: like sample_c, with texel offsets
    ///
    /// `spec/instructions/3D_SAMPLE.md:196`
    #[code(name = "sample_po_c")]
    SamplePoC = 0b00100011,
    /// sample_po_d: like sample_d, with texel offsets
    ///
    /// `spec/instructions/3D_SAMPLE.md:197`
    #[code(name = "sample_po_d")]
    SamplePoD = 0b00100100,
    /// sample_po_l_c: like sample_l_c, with texel offsets
    ///
    /// `spec/instructions/3D_SAMPLE.md:198`
    #[code(name = "sample_po_l_c")]
    SamplePoLC = 0b00100110,
}
/// The bits of `Short_op`: operation and flags in objects before version 4.0
///
/// `spec/instructions/3D_SAMPLE.md:172`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ShortOpBits(
    #[run(short_op = 4..= 0)]
    #[run(null_mask = 5..= 5)]
    #[run(cps = 6..= 6)]
    #[run(uniform = 7..= 7)]
    u8,
);
/// The bits of `Op`: sampling operation and flags
///
/// `spec/instructions/3D_SAMPLE.md:177`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct OpBits(
    #[run(op = 7..= 0, Op)]
    #[run(null_mask = 8..= 8)]
    #[run(cps = 9..= 9)]
    #[run(uniform = 10..= 10)]
    u16,
);
/// The bits of `Channels`: mask of the values to read: R is bit 0, G bit 1, B bit 2, A bit 3
///
/// `spec/instructions/3D_SAMPLE.md:226`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ChannelsBits(#[run(channels = 3..= 0)] u8);
/// Reads filtered texels through a sampler.
///
/// `spec/instructions/3D_SAMPLE.md:7`
///
/// ```text
/// [(<pred>) ]<op><op.null_mask?.pixel_null_mask><op.cps?.cps><op.uniform!.divS>.<channels:RGBA> (<exec_size>)  <aoffimmi> <sampler> <surface> <dst> <params ...>
/// where op: sample is sample_3d, sample_killpix is sample+killpix
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "3D_SAMPLE",
    opcode = 0x6d,
    on = "-PVC",
    text = ["[(<pred>) ]<op><op.null_mask?.pixel_null_mask><op.cps?.cps><op.uniform!.divS>.<channels:RGBA> (<exec_size>)  <aoffimmi> <sampler> <surface> <dst> <params ...>",
    "where op: sample is sample_3d, sample_killpix is sample+killpix"],
    page = "spec/instructions/3D_SAMPLE.md",
    line = 7
)]
#[parameters(
    when = "matches!(op, sample | LOD | resinfo | sampleinfo | sample_killpix | sample_lz)",
    names = ["u",
    "v",
    "r",
    "ai"]
)]
#[parameters(when = "matches!(op, sample_b)", names = ["bias", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, sample_l)", names = ["lod", "u", "v", "r", "ai"])]
#[parameters(
    when = "matches!(op, sample_c | sample_c_lz)",
    names = ["ref",
    "u",
    "v",
    "r",
    "ai"]
)]
#[parameters(
    when = "matches!(op, sample_d)",
    names = ["u",
    "dudx",
    "dudy",
    "v",
    "dvdx",
    "dvdy",
    "r",
    "drdx",
    "drdy",
    "ai"]
)]
#[parameters(
    when = "matches!(op, sample_b_c)",
    names = ["ref",
    "bias",
    "u",
    "v",
    "r",
    "ai"]
)]
#[parameters(
    when = "matches!(op, sample_l_c)",
    names = ["ref",
    "lod",
    "u",
    "v",
    "r",
    "ai"]
)]
#[parameters(
    when = "matches!(op, sample_d_c)",
    names = ["ref",
    "u",
    "dudx",
    "dudy",
    "v",
    "dvdx",
    "dvdy",
    "r",
    "drdx",
    "drdy",
    "ai"]
)]
#[parameters(when = "matches!(op, sample_po)", names = ["u", "v", "r", "off_uvr"])]
#[parameters(
    when = "matches!(op, sample_po_b)",
    names = ["bias_off_uvr",
    "u",
    "v",
    "r",
    "ai"]
)]
#[parameters(
    when = "matches!(op, sample_po_l)",
    names = ["lod_off_uvr",
    "u",
    "v",
    "r",
    "ai"]
)]
#[parameters(
    when = "matches!(op, sample_po_c)",
    names = ["ref",
    "u",
    "v",
    "off_uv_r",
    "lod"]
)]
#[parameters(
    when = "matches!(op, sample_po_d)",
    names = ["u",
    "dudx",
    "dudy",
    "v",
    "dvdx",
    "dvdy",
    "off_uvr_r",
    "lod"]
)]
#[parameters(
    when = "matches!(op, sample_po_l_c)",
    names = ["ref",
    "lod_off_uv",
    "u",
    "v",
    "r",
    "ai"]
)]
#[rule(
    Static,
    id = "3D_SAMPLE/opcode",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x6d",
    doc = "the code of the instruction",
    sum = "fe9a874454256560"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 9,
    kind = "platform",
    expr = "on(\"-PVC\")",
    doc = "the platforms that have the instruction",
    sum = "cc8b4c8ec4615f4b"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/short_op.cps/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 175,
    kind = "reserved",
    expr = "on(\"ICLLP+\") || raw(short_op) & 0b01000000 == 0",
    doc = "bits are zero where they have no meaning",
    sum = "7bd2c79dc032017e"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/op/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 177,
    kind = "reserved",
    expr = "raw(op) & 0b1111100000000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "46a0ab819d266ec3"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/op/encoding",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 178,
    kind = "encoding",
    expr = "matches!(code(op), 0b00000000 | 0b00000001 | 0b00000010 | 0b00000011 | 0b00000100 | 0b00000101 | 0b00000110 | 0b00001001 | 0b00001010 | 0b00001011 | 0b00001100 | 0b00010100 | 0b00011000 | 0b00011001 | 0b00100000 | 0b00100001 | 0b00100010 | 0b00100011 | 0b00100100 | 0b00100110)",
    doc = "no other codes than the listed ones",
    sum = "50e2bfef11d7f3b5"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/op.cps/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 200,
    kind = "reserved",
    expr = "on(\"ICLLP+\") || raw(op) & 0b0000001000000000 == 0",
    doc = "bits are zero where they have no meaning",
    sum = "83165bea9658ccc1"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/exec_size/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 203,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/exec_size/encoding",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 204,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "091a326184765d6c"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/channels/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 226,
    kind = "reserved",
    expr = "raw(channels) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "a9a6b8e7c92a1f7a"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/aoffimmi/reserved",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 229,
    kind = "reserved",
    expr = "imm(aoffimmi) & 0xf000 == 0",
    doc = "bits without a meaning are zero",
    sum = "f6290f36d3979cb6"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/aoffimmi/type",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 229,
    kind = "type",
    expr = "matches!(ty(aoffimmi), UW)",
    doc = "the types of the operand",
    sum = "0e242e4d17346c62"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/sampler/declared",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 234,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Object,
    id = "3D_SAMPLE/surface/slm",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 235,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/surface/declared",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 235,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/dst/type",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 236,
    kind = "type",
    expr = "matches!(ty(dst), HF | F | D | UD | W | UW)",
    doc = "the types of the operand",
    sum = "50ff288d41e1c5ba"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/num_params/range",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 237,
    kind = "range",
    expr = "matches!(num_params, 1..=15)",
    doc = "the number is within its limits",
    sum = "eb51f3f55aa7610f"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/op/cps",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 259,
    kind = "field",
    expr = "op.cps == 1 => matches!(op, sample | sample_b | sample_c | sample_b_c | LOD)",
    doc = "`op` must be `sample`, `sample_b`, `sample_c`, `sample_b_c` or `lod` if `op.cps` is 1",
    sum = "7ceef5933e171463"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/channels/some",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 261,
    kind = "field",
    expr = "channels != 0",
    doc = "`channels` must not be 0: the instruction reads at least one value",
    sum = "220ef4624e9408ca"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/channels/lod",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 262,
    kind = "field",
    expr = "op == LOD => channels & 0b1100 == 0",
    doc = "`channels` must not select B or A for `lod`: `channels` & 0b1100 must be 0",
    sum = "1aa23b3965c306ee"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/dst/size",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 264,
    kind = "size",
    expr = "op.null_mask == 0 => room(dst) >= (ones(channels) - 1) * max(exec_size * bytes(ty(dst)), grf()) + exec_size * bytes(ty(dst))",
    doc = "`dst` must provide an element for each channel and selected value if `op.null_mask` is 0; each further value starts in the next register",
    sum = "5e2a6e0d04d4d9e3"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/dst/null_mask",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 267,
    kind = "size",
    expr = "op.null_mask == 1 => room(dst) >= ones(channels) * max(exec_size * bytes(ty(dst)), grf()) + grf()",
    doc = "`dst` must provide whole registers for each selected value and one more register for the mask if `op.null_mask` is 1",
    sum = "a1d8e6b5c2434a4a"
)]
#[rule(
    Runtime,
    id = "3D_SAMPLE/dst/upper_bytes",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 269,
    kind = "access",
    expr = "exec_size * bytes(ty(dst)) < grf() => undefined(upper_bytes(dst))",
    doc = "`dst` has undefined upper bytes in each register if a value of all channels fills less than a register",
    sum = "e3959aa5bd546617"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/params/float",
    on = "-ICLLP",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 271,
    kind = "type",
    expr = "ty(params) == F",
    doc = "`params` must have type `f`",
    sum = "65282c3e513ad760"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/params/type",
    on = "ICLLP+",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 272,
    kind = "type",
    expr = "matches!(ty(params[0]), HF | F)",
    doc = "`params` must have type `hf` or `f`",
    sum = "8dc9ee47e2b040b2"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/params/same",
    on = "ICLLP+",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 273,
    kind = "type",
    expr = "ty(params) == ty(params[0])",
    doc = "`params` must all have the type of `params[0]`",
    sum = "d2db69c603f8284d"
)]
#[rule(
    Static,
    id = "3D_SAMPLE/params/size",
    on = "",
    page = "spec/instructions/3D_SAMPLE.md",
    line = 274,
    kind = "size",
    expr = "room(params) >= exec_size * bytes(ty(params))",
    doc = "`params` must each provide an element for each channel",
    sum = "775b7ee51f159386"
)]
pub struct N3dSample {
    /// operation and flags in objects before version 4.0
    ///
    /// `spec/instructions/3D_SAMPLE.md:172`
    #[field("ub", line = 172, before = "4.0")]
    pub short_op: ShortOpBits,
    /// sampling operation and flags
    ///
    /// `spec/instructions/3D_SAMPLE.md:177`
    #[field("uw", line = 177, since = "4.0", when = "raw(short_op) == 0")]
    pub op: OpBits,
    /// execution size and execution mask
    ///
    /// `spec/instructions/3D_SAMPLE.md:203`
    #[field("ub", line = 203, only = [0b011, 0b100, 0b101])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/3D_SAMPLE.md:225`
    #[field("uw", line = 225)]
    pub pred: PredBits,
    /// mask of the values to read: R is bit 0, G bit 1, B bit 2, A bit 3
    ///
    /// `spec/instructions/3D_SAMPLE.md:226`
    #[field("ub", line = 226)]
    pub channels: ChannelsBits,
    /// offsets of the coordinates, in texels
    ///
    /// `spec/instructions/3D_SAMPLE.md:229`
    #[field("scalar", line = 229, role = Scalar)]
    pub aoffimmi: VecOperand,
    /// index of the sampler variable
    ///
    /// `spec/instructions/3D_SAMPLE.md:234`
    #[field("ub", line = 234, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/3D_SAMPLE.md:235`
    #[field("ub", line = 235, refers = surface)]
    pub surface: u8,
    /// values that were read: all of R, then all of G, B and A
    ///
    /// `spec/instructions/3D_SAMPLE.md:236`
    #[field("raw_operand", line = 236, role = Raw)]
    pub dst: RawOperand,
    /// number of parameters
    ///
    /// `spec/instructions/3D_SAMPLE.md:237`
    #[field("ub", line = 237)]
    pub num_params: u8,
    /// `spec/instructions/3D_SAMPLE.md:237`
    #[field("raw_operand", line = 237, role = Raw, count = num_params)]
    pub params: [RawOperand; 15],
}
