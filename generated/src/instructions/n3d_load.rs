// Generated from spec/instructions/3D_LOAD.md by `cargo xtask regen`; do not edit.
//! 3D_LOAD: Reads texels at integer coordinates through the sampler, without filtering.

use crate::prelude::*;

/// Reads texels at integer coordinates through the sampler, without filtering.
///
/// ```text
/// [(<pred>) ]<op><op.null_mask?.pixel_null_mask>.<channels:RGBA> (<exec_size>)  <aoffimmi> <surface> <dst> <params\
///      ...>
/// where op: ld is load_3d, ld_lz is load_lz, ld2dms_w is load_2dms_w, ld_mcs is load_mcs
/// ```
///
/// ```c
/// block = 0;
/// for (c = 0; c < 4; ++c)
///   if (bit c of channels is set) {
///     for (n = 0; n < exec_size; ++n)
///       if (ChEn[n])
///         element n of block = value c of the texel of surface at (u[n], v[n], r[n]), level lod[n];
///     ++block;
///   }
/// if (op.null_mask == 1)
///   bit n of the next register = no part of the texel of channel n was on a missing page;
/// ```
///
/// # Notes
///
/// Each block begins at a register. Parameters that are not given are 0.
///
/// Coordinates that a surface lacks have no effect:
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "3D_LOAD", opcode = 0x6e, on = "-PVC", lines = crate::lines::n3d_load)]
#[parameters(when = "matches!(op, ld)", names = ["u", "v", "lod", "r"])]
#[parameters(when = "matches!(op, ld_lz)", names = ["u", "v", "r"])]
#[parameters(when = "matches!(op, ld_mcs)", names = ["u", "v", "r", "lod"])]
#[parameters(
    when = "matches!(op, ld2dms_w) && ty(params[0]) == UD",
    names = ["si", "mcsl", "msch", "u", "v", "r", "lod"],
)]
#[parameters(
    when = "matches!(op, ld2dms_w) && ty(params[0]) == UW",
    names = ["si", "msc0", "msc1", "msc2", "msc3", "u", "v", "r", "lod"],
)]
pub struct N3dLoad {
    /// Operation and flags in objects before version 4.0.
    #[field(optional, before = "4.0")] pub short_op: ShortOpBits,
    /// Texel fetch operation and flags.
    #[field(required, since = "4.0", when = "raw(short_op) == 0")] pub op: OpBits,
    /// Execution size and execution mask.
    #[field(only = [0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Mask of the values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Offsets of the coordinates, in texels.
    #[field(Scalar)] pub aoffimmi: VecOperand,
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
    u8,
);

/// The bits of `Op`: texel fetch operation and flags.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OpBits(
    #[bits(op = 7..=0, Op)]
    #[bits(null_mask = 8..=8)]
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
    /// Texel.
    #[code(name = "ld")] Ld = 0b00000111,
    /// Texel of level 0.
    #[code(name = "ld_lz")] LdLz = 0b00011010,
    /// One sample of a texel, located by the MCS value.
    #[code(name = "ld2dms_w")] Ld2dmsW = 0b00011100,
    /// MCS value of a texel, which locates its samples.
    #[code(name = "ld_mcs")] LdMcs = 0b00011101,
}

rules! {
    N3dLoad: "3D_LOAD" at crate::lines::n3d_load;

    /// `opcode` of 3D_LOAD must be 0x6e
    "opcode": opcode == 0x6e;
    /// 3D_LOAD is available only before PVC
    "platform": on("-PVC");
    /// bits 6 and 7 of `short_op` are reserved and must be zero
    "short_op/reserved": raw(short_op) & 0b11000000 == 0;
    /// bits 9 to 15 of `op` are reserved and must be zero
    "op/reserved": raw(op) & 0b1111111000000000 == 0;
    /// `op` must be `ld`, `ld_lz`, `ld2dms_w` or `ld_mcs`
    "op/encoding": matches!(code(op), 0b00000111 | 0b00011010 | 0b00011100 | 0b00011101);
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
    /// `num_params` must be at most 3 if `op` is `ld_lz`; 4 if `op` is `ld` or `ld_mcs`; 7 if `op` is `ld2dms_w` and
    /// `params[0]` has type `ud`; 9 if `op` is `ld2dms_w` and `params[0]` has type `uw`
    "num_params/layout" [field]:
        (matches!(op, ld_lz) => num_params <= 3)
            && (matches!(op, ld | ld_mcs) => num_params <= 4)
            && (matches!(op, ld2dms_w) && ty(params[0]) == UD => num_params <= 7)
            && (matches!(op, ld2dms_w) && ty(params[0]) == UW => num_params <= 9);
    /// `channels` must not be 0: the instruction reads at least one value
    "channels/some" [field]: channels != 0;
    /// `dst` must not be null: the instruction returns at least one value
    "dst/null": !null(dst);
    /// `dst` must provide an element for each channel and selected value if `op.null_mask` is 0; each further value
    /// starts in the next register
    "dst/size":
        op.null_mask == 0
            => available(dst) >= (ones(channels) - 1) * max(exec_size * bytes(ty(dst)), grf()) + exec_size *
                bytes(ty(dst));
    /// `dst` must provide whole registers for each selected value and one more register for the mask if `op.null_mask`
    /// is 1
    "dst/null_mask" [size]:
        op.null_mask == 1 => available(dst) >= ones(channels) * max(exec_size * bytes(ty(dst)), grf()) + grf();
    /// `dst` has undefined upper bytes in each register if a value of all channels fills less than a register
    "dst/upper_bytes" [access, runtime]: exec_size * bytes(ty(dst)) < grf() => undefined(upper_bytes(dst));
    /// `params` must have type `ud` or `uw`
    "params/type" [warning
        "The finalizer does not check the types of coordinates (errata 3D_LOAD-4)."]:
        matches!(ty(params[0]), UD | UW);
    /// `params` must all have the type of `params[0]`
    "params/same" [type]: ty(params) == ty(params[0]);
    /// `params` must not have type `uw` for `ld2dms_w`
    "params/word" [type, on "-ICLLP"]: matches!(op, ld2dms_w) => ty(params[0]) != UW;
    /// `params` must each not be null: a program leaves out parameters at the end, and no others
    "params/null": !null(params);
    /// `params` must each provide an element for each channel
    "params/size": available(params) >= exec_size * bytes(ty(params));
}
