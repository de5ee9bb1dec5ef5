// Generated from spec/instructions/3D_SAMPLE.md by `cargo xtask regen`; do not edit.
//! 3D_SAMPLE: Reads filtered texels through a sampler.

use crate::prelude::*;

/// Reads filtered texels through a sampler.
///
/// ```text
/// [(<pred>) ]<op><op.null_mask?.pixel_null_mask><op.cps?.cps><op.uniform!.divS>.<channels:RGBA> (<exec_size>) \
///      <aoffimmi> <sampler> <surface> <dst> <params ...>
/// where op: sample is sample_3d, sample_killpix is sample+killpix
/// ```
///
/// ```c
/// block = 0;
/// for (c = 0; c < 4; ++c)
///   if (bit c of channels is set) {
///     for (n = 0; n < exec_size; ++n)
///       if (ChEn[n])
///         element n of block = value c of surface at (u[n], v[n], r[n], ai[n]), filtered as sampler and op determine;
///     ++block;
///   }
/// if (op.null_mask == 1)
///   bit n of the next register = no texel of channel n was on a missing page;
/// ```
///
/// # Notes
///
/// Each block begins at a register. Parameters that are not given are 0.
///
/// Coordinates are normalized, and indexes are not. Those that a surface lacks have no effect:
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "3D_SAMPLE", opcode = 0x6d, on = "-PVC", lines = crate::lines::n3d_sample)]
#[parameters(
    when = "matches!(op, sample | LOD | resinfo | sampleinfo | sample_killpix | sample_lz)",
    names = ["u", "v", "r", "ai"],
)]
#[parameters(when = "matches!(op, sample_b)", names = ["bias", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, sample_l)", names = ["lod", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, sample_c | sample_c_lz)", names = ["ref", "u", "v", "r", "ai"])]
#[parameters(
    when = "matches!(op, sample_d)",
    names = ["u", "dudx", "dudy", "v", "dvdx", "dvdy", "r", "drdx", "drdy", "ai"],
)]
#[parameters(when = "matches!(op, sample_b_c)", names = ["ref", "bias", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, sample_l_c)", names = ["ref", "lod", "u", "v", "r", "ai"])]
#[parameters(
    when = "matches!(op, sample_d_c)",
    names = ["ref", "u", "dudx", "dudy", "v", "dvdx", "dvdy", "r", "drdx", "drdy", "ai"],
)]
#[parameters(when = "matches!(op, sample_po)", names = ["u", "v", "r", "off_uvr"])]
#[parameters(when = "matches!(op, sample_po_b)", names = ["bias_off_uvr", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, sample_po_l)", names = ["lod_off_uvr", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, sample_po_c)", names = ["ref", "u", "v", "off_uv_r", "lod"])]
#[parameters(
    when = "matches!(op, sample_po_d)",
    names = ["u", "dudx", "dudy", "v", "dvdx", "dvdy", "off_uvr_r", "lod"],
)]
#[parameters(when = "matches!(op, sample_po_l_c)", names = ["ref", "lod_off_uv", "u", "v", "r", "ai"])]
pub struct N3dSample {
    /// Operation and flags in objects before version 4.0.
    #[field(optional, before = "4.0")] pub short_op: ShortOpBits,
    /// Sampling operation and flags.
    #[field(required, since = "4.0", when = "raw(short_op) == 0")] pub op: OpBits,
    /// Execution size and execution mask.
    #[field(only = [0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Mask of the values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Offsets of the coordinates, in texels.
    #[field(Scalar)] pub aoffimmi: VecOperand,
    /// Index of the sampler variable.
    #[field(refers = Sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Values that were read: all of R, then all of G, B and A.
    #[field(RawDestination)] pub dst: RawOperand,
    /// Number of parameters.
    pub num_params: u8,
    /// The field `Params`.
    #[field(Raw, count = num_params)] pub params: [RawOperand; 15],
}

/// The bits of `Short_op`: operation and flags in objects before version 4.0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ShortOpBits(
    #[bits(short_op = 4..=0)]
    #[bits(null_mask = 5..=5)]
    #[bits(cps = 6..=6)]
    #[bits(uniform = 7..=7)]
    u8,
);

/// The bits of `Op`: sampling operation and flags.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OpBits(
    #[bits(op = 7..=0, Op)]
    #[bits(null_mask = 8..=8)]
    #[bits(cps = 9..=9)]
    #[bits(uniform = 10..=10)]
    u16,
);

/// The bits of `Channels`: mask of the values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[bits(channels = 3..=0)]
    u8,
);

/// `op`, bits 7..0: operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// Level of detail from the coordinates of adjacent channels.
    #[code(name = "sample")] Sample = 0b00000000,
    /// Like sample, with a bias added to the level.
    #[code(name = "sample_b")] SampleB = 0b00000001,
    /// Level of detail from a parameter.
    #[code(name = "sample_l")] SampleL = 0b00000010,
    /// Like sample; returns the comparison with a reference.
    #[code(name = "sample_c")] SampleC = 0b00000011,
    /// Level of detail from gradients in parameters.
    #[code(name = "sample_d")] SampleD = 0b00000100,
    /// sample_b and sample_c combined.
    #[code(name = "sample_b_c")] SampleBC = 0b00000101,
    /// sample_l and sample_c combined.
    #[code(name = "sample_l_c")] SampleLC = 0b00000110,
    /// Level of detail alone: R is clamped by the sampler state, G is not.
    #[code(name = "LOD")] Lod = 0b00001001,
    /// Size of the surface.
    #[code(name = "resinfo")] Resinfo = 0b00001010,
    /// Number and positions of the samples of the surface.
    #[code(name = "sampleinfo")] Sampleinfo = 0b00001011,
    /// Like sample, with a mask of the pixels that the sampler kills.
    #[code(name = "sample_killpix")] SampleKillpix = 0b00001100,
    /// sample_d and sample_c combined.
    #[code(name = "sample_d_c")] SampleDC = 0b00010100,
    /// Level of detail 0.
    #[code(name = "sample_lz")] SampleLz = 0b00011000,
    /// sample_lz and sample_c combined.
    #[code(name = "sample_c_lz")] SampleCLz = 0b00011001,
    /// Like sample, with texel offsets for each channel.
    #[code(name = "sample_po")] SamplePo = 0b00100000,
    /// Like sample_b, with texel offsets.
    #[code(name = "sample_po_b")] SamplePoB = 0b00100001,
    /// Like sample_l, with texel offsets.
    #[code(name = "sample_po_l")] SamplePoL = 0b00100010,
    /// Like sample_c, with texel offsets.
    #[code(name = "sample_po_c")] SamplePoC = 0b00100011,
    /// Like sample_d, with texel offsets.
    #[code(name = "sample_po_d")] SamplePoD = 0b00100100,
    /// Like sample_l_c, with texel offsets.
    #[code(name = "sample_po_l_c")] SamplePoLC = 0b00100110,
}

rules! {
    N3dSample: "3D_SAMPLE" at crate::lines::n3d_sample;

    /// `opcode` of 3D_SAMPLE must be 0x6d
    "opcode": opcode == 0x6d;
    /// 3D_SAMPLE is available only before PVC
    "platform": on("-PVC");
    /// `short_op.cps` (bit 6 of `short_op`) must be zero, except on ICLLP and later
    "short_op.cps/reserved": on("ICLLP+") || raw(short_op) & 0b01000000 == 0;
    /// bits 11 to 15 of `op` are reserved and must be zero
    "op/reserved": raw(op) & 0b1111100000000000 == 0;
    /// `op` must be `sample`, `sample_b`, `sample_l`, `sample_c`, `sample_d`, `sample_b_c`, `sample_l_c`, `LOD`,
    /// `resinfo`, `sampleinfo`, `sample_killpix`, `sample_d_c`, `sample_lz`, `sample_c_lz`, `sample_po`, `sample_po_b`,
    /// `sample_po_l`, `sample_po_c`, `sample_po_d` or `sample_po_l_c`
    "op/encoding":
        matches!(code(op), 0b00000000 | 0b00000001 | 0b00000010 | 0b00000011 | 0b00000100 | 0b00000101 | 0b00000110 |
            0b00001001 | 0b00001010 | 0b00001011 | 0b00001100 | 0b00010100 | 0b00011000 | 0b00011001 | 0b00100000 |
            0b00100001 | 0b00100010 | 0b00100011 | 0b00100100 | 0b00100110);
    /// `op.cps` (bit 9 of `op`) must be zero, except on ICLLP and later
    "op.cps/reserved": on("ICLLP+") || raw(op) & 0b0000001000000000 == 0;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100 | 0b101);
    /// bits 4 to 7 of `channels` are reserved and must be zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// bits 12 to 15 of `aoffimmi` are reserved and must be zero
    "aoffimmi/reserved": imm(aoffimmi) & 0xf000 == 0;
    /// `aoffimmi` must have type `uw`
    "aoffimmi/type": matches!(ty(aoffimmi), UW);
    /// `sampler` must be the index of a declared or predefined sampler
    "sampler/declared": declared(sampler);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// `surface` must not be 0 (T0)
    "surface/t0" [surface, warning
        "The finalizer takes shared local memory here, and refuses it for the other samplers (errata AVS-6)."]:
        surface != 0;
    /// `dst` must have type `hf`, `f`, `d`, `ud`, `w` or `uw`
    "dst/type": matches!(ty(dst), HF | F | D | UD | W | UW);
    /// `num_params` must be in the range 1 to 15
    "num_params/range": matches!(num_params, 1..=15);
    /// `num_params` must be at most 4 if `op` is `sample`, `LOD`, `resinfo`, `sampleinfo`, `sample_killpix`,
    /// `sample_lz` or `sample_po`; 5 if `op` is `sample_b`, `sample_l`, `sample_c`, `sample_c_lz`, `sample_po_b`,
    /// `sample_po_l` or `sample_po_c`; 6 if `op` is `sample_b_c`, `sample_l_c` or `sample_po_l_c`; 8 if `op` is
    /// `sample_po_d`; 10 if `op` is `sample_d`; 11 if `op` is `sample_d_c`
    "num_params/layout" [field]:
        (matches!(op, sample | LOD | resinfo | sampleinfo | sample_killpix | sample_lz | sample_po) => num_params <= 4)
            && (matches!(op, sample_b | sample_l | sample_c | sample_c_lz | sample_po_b | sample_po_l | sample_po_c)
                => num_params <= 5)
            && (matches!(op, sample_b_c | sample_l_c | sample_po_l_c) => num_params <= 6)
            && (matches!(op, sample_po_d) => num_params <= 8)
            && (matches!(op, sample_d) => num_params <= 10)
            && (matches!(op, sample_d_c) => num_params <= 11);
    /// `op` must be `sample`, `sample_b`, `sample_c`, `sample_b_c` or `lod` if `op.cps` is 1
    "op/cps" [field]: op.cps == 1 => matches!(op, sample | sample_b | sample_c | sample_b_c | LOD);
    /// `channels` must not be 0: the instruction reads at least one value
    "channels/some" [field]: channels != 0;
    /// `channels` must not select B or A for `lod`: `channels` & 0b1100 must be 0
    "channels/lod" [field]: op == LOD => channels & 0b1100 == 0;
    /// `dst` must not be null: the instruction returns at least one value
    "dst/null": !null(dst);
    /// `dst` must provide an element for each channel and selected value if `op.null_mask` is 0; each further value
    /// starts in the next register
    "dst/size" [warning
        "Intel's compiler declares half a register for the results of eight channels of 16 bits."]:
        op.null_mask == 0
            => available(dst) >= (ones(channels) - 1) * max(exec_size * bytes(ty(dst)), grf()) + exec_size *
                bytes(ty(dst));
    /// `dst` must provide whole registers for each selected value and one more register for the mask if `op.null_mask`
    /// is 1
    "dst/null_mask" [size]:
        op.null_mask == 1 => available(dst) >= ones(channels) * max(exec_size * bytes(ty(dst)), grf()) + grf();
    /// `dst` has undefined upper bytes in each register if a value of all channels fills less than a register
    "dst/upper_bytes" [access, runtime]: exec_size * bytes(ty(dst)) < grf() => undefined(upper_bytes(dst));
    /// `params` must have type `f`
    "params/float" [type, on "-ICLLP"]: ty(params) == F;
    /// `params` must have type `hf` or `f`
    "params/type" [on "ICLLP+"]: matches!(ty(params[0]), HF | F);
    /// `params` must all have the type of `params[0]`
    "params/same" [type, on "ICLLP+"]: ty(params) == ty(params[0]);
    /// `params[0]` of `sample_b` and `params[1]` of `sample_b_c` must be a bias from -16.0 to 16.0: the code of its
    /// magnitude (bits 0x7fffffff of `f`, 0x7fff of `hf`) is at most 0x41800000 or 0x4c00
    "params/bias" [access, runtime]:
        (matches!(op, sample_b) && ty(params[0]) == F => loaded(params[0]) & 0x7fffffff <= 0x41800000)
            && (matches!(op, sample_b) && ty(params[0]) == HF => loaded(params[0]) & 0x7fff <= 0x4c00)
            && (matches!(op, sample_b_c) && ty(params[1]) == F => loaded(params[1]) & 0x7fffffff <= 0x41800000)
            && (matches!(op, sample_b_c) && ty(params[1]) == HF => loaded(params[1]) & 0x7fff <= 0x4c00);
    /// `params` must each not be null: a program leaves out parameters at the end, and no others
    "params/null": !null(params);
    /// `params` must each provide an element for each channel
    "params/size": available(params) >= exec_size * bytes(ty(params));
}
