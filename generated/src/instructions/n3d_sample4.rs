// Generated from spec/instructions/3D_SAMPLE4.md by `cargo xtask regen`; do not edit.
//! 3D_SAMPLE4: Reads one value of each of the four texels around a point, through a sampler.

use crate::prelude::*;

/// Reads one value of each of the four texels around a point, through a sampler.
///
/// ```text
/// [(<pred>) ]<op><op.null_mask?.pixel_null_mask>.<src_channel> (<exec_size>) <aoffimmi> <sampler> <surface> <dst>\
///      <params ...>
/// where op: gather4 is sample4, gather4_c is sample4_c, gather4_po is sample4_po, gather4_po_c is sample4_po_c
/// where src_channel: R is R, G is G, B is B, A is A
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     take the four texels of surface that sampler and op blend at (u[n], v[n], r[n], ai[n]);
///     element n of block 0, 1, 2, 3 = value src_channel of the lower left, lower right, upper right, upper left\
///      texel;
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
#[visa(name = "3D_SAMPLE4", opcode = 0x6f, on = "-PVC", lines = crate::lines::n3d_sample4)]
#[parameters(when = "matches!(op, gather4 | gather4_i)", names = ["u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, gather4_l)", names = ["lod", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, gather4_b)", names = ["bias", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, gather4_c)", names = ["ref", "u", "v", "r", "ai"])]
#[parameters(when = "matches!(op, gather4_i_c)", names = ["ref", "u", "v", "r"])]
#[parameters(when = "matches!(op, gather4_po)", names = ["u", "v", "offu", "offv", "r"])]
#[parameters(when = "matches!(op, gather4_po_c)", names = ["ref", "u", "v", "offu", "offv", "r"])]
#[parameters(when = "matches!(op, gather4_po_l)", names = ["lod_off_uv", "u", "v", "r"])]
#[parameters(when = "matches!(op, gather4_po_b)", names = ["bias_off_uv", "u", "v", "r"])]
#[parameters(when = "matches!(op, gather4_po_i)", names = ["u", "v", "r", "off_uv"])]
#[parameters(when = "matches!(op, gather4_po_i_c)", names = ["ref", "u", "v", "off_uv_r"])]
#[parameters(when = "matches!(op, gather4_po_l_c)", names = ["ref", "lod_off_uv", "u", "v", "r"])]
pub struct N3dSample4 {
    /// Operation and flags in objects before version 4.0.
    #[field(optional, before = "4.0")] pub short_op: ShortOpBits,
    /// Gather operation and flags.
    #[field(required, since = "4.0", when = "raw(short_op) == 0")] pub op: OpBits,
    /// Execution size and execution mask.
    #[field(only = [0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Value that is read of each texel.
    pub src_channel: SrcChannelBits,
    /// Offsets of the coordinates, in texels.
    #[field(Scalar)] pub aoffimmi: VecOperand,
    /// Index of the sampler variable.
    #[field(refers = Sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Values that were read: the lower left texels, then the lower right, upper right and upper left ones.
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

/// The bits of `Op`: gather operation and flags.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OpBits(
    #[bits(op = 7..=0, Op)]
    #[bits(null_mask = 8..=8)]
    u16,
);

/// The bits of `Src_channel`: value that is read of each texel.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct SrcChannelBits(
    #[bits(src_channel = 1..=0, SrcChannel)]
    u8,
);

/// `op`, bits 7..0: operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// Texels of level 0.
    #[code(name = "gather4")] Gather4 = 0b00001000,
    /// Texels of the level in a parameter.
    #[code(name = "gather4_l")] Gather4L = 0b00001101,
    /// Texels of the level that follows from the coordinates.
    #[code(name = "gather4_i")] Gather4I = 0b00001110,
    /// Like gather4_i, with a bias added to the level.
    #[code(name = "gather4_b")] Gather4B = 0b00001111,
    /// Like gather4; returns the comparison with a reference.
    #[code(name = "gather4_c")] Gather4C = 0b00010000,
    /// Like gather4, with texel offsets for each channel.
    #[code(name = "gather4_po")] Gather4Po = 0b00010001,
    /// gather4_po and gather4_c combined.
    #[code(name = "gather4_po_c")] Gather4PoC = 0b00010010,
    /// gather4_i and gather4_c combined.
    #[code(name = "gather4_i_c")] Gather4IC = 0b00010101,
    /// Like gather4_l, with texel offsets.
    #[code(name = "gather4_po_l")] Gather4PoL = 0b00101101,
    /// Like gather4_b, with texel offsets.
    #[code(name = "gather4_po_b")] Gather4PoB = 0b00101110,
    /// Like gather4_i, with texel offsets.
    #[code(name = "gather4_po_i")] Gather4PoI = 0b00101111,
    /// Like gather4_i_c, with texel offsets.
    #[code(name = "gather4_po_i_c")] Gather4PoIC = 0b00110101,
    /// Like gather4_po_l; returns the comparison with a reference.
    #[code(name = "gather4_po_l_c")] Gather4PoLC = 0b00110111,
}

/// `src_channel`, bits 1..0: value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum SrcChannel {
    R = 0b00,
    G = 0b01,
    B = 0b10,
    A = 0b11,
}

rules! {
    N3dSample4: "3D_SAMPLE4" at crate::lines::n3d_sample4;

    /// `opcode` of 3D_SAMPLE4 must be 0x6f
    "opcode": opcode == 0x6f;
    /// 3D_SAMPLE4 is available only before PVC
    "platform": on("-PVC");
    /// bits 6 and 7 of `short_op` are reserved and must be zero
    "short_op/reserved": raw(short_op) & 0b11000000 == 0;
    /// bits 9 to 15 of `op` are reserved and must be zero
    "op/reserved": raw(op) & 0b1111111000000000 == 0;
    /// `op` must be `gather4`, `gather4_l`, `gather4_i`, `gather4_b`, `gather4_c`, `gather4_po`, `gather4_po_c`,
    /// `gather4_i_c`, `gather4_po_l`, `gather4_po_b`, `gather4_po_i`, `gather4_po_i_c` or `gather4_po_l_c`
    "op/encoding":
        matches!(code(op), 0b00001000 | 0b00001101 | 0b00001110 | 0b00001111 | 0b00010000 | 0b00010001 | 0b00010010 |
            0b00010101 | 0b00101101 | 0b00101110 | 0b00101111 | 0b00110101 | 0b00110111);
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100 | 0b101);
    /// bits 2 to 7 of `src_channel` are reserved and must be zero
    "src_channel/reserved": raw(src_channel) & 0b11111100 == 0;
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
    /// `num_params` must be at most 4 if `op` is `gather4`, `gather4_i`, `gather4_i_c`, `gather4_po_l`, `gather4_po_b`,
    /// `gather4_po_i` or `gather4_po_i_c`; 5 if `op` is `gather4_l`, `gather4_b`, `gather4_c`, `gather4_po` or
    /// `gather4_po_l_c`; 6 if `op` is `gather4_po_c`
    "num_params/layout" [field]:
        (matches!(op, gather4 | gather4_i | gather4_i_c | gather4_po_l | gather4_po_b | gather4_po_i | gather4_po_i_c)
                => num_params <= 4)
            && (matches!(op, gather4_l | gather4_b | gather4_c | gather4_po | gather4_po_l_c) => num_params <= 5)
            && (matches!(op, gather4_po_c) => num_params <= 6);
    /// the parameter `offu` must have type `d`: `params[2]` if `op` is `gather4_po`; `params[3]` if `op` is
    /// `gather4_po_c`
    "params/offu_type" [type]:
        (matches!(op, gather4_po) => matches!(ty(params[2]), D))
            && (matches!(op, gather4_po_c) => matches!(ty(params[3]), D));
    /// the parameter `offv` must have type `d`: `params[3]` if `op` is `gather4_po`; `params[4]` if `op` is
    /// `gather4_po_c`
    "params/offv_type" [type]:
        (matches!(op, gather4_po) => matches!(ty(params[3]), D))
            && (matches!(op, gather4_po_c) => matches!(ty(params[4]), D));
    /// `dst` must not be null: the instruction returns at least one value
    "dst/null": !null(dst);
    /// `dst` must provide an element for each channel and each of 4 values if `op.null_mask` is 0; each further value
    /// starts in the next register
    "dst/size":
        op.null_mask == 0 => available(dst) >= 3 * max(exec_size * bytes(ty(dst)), grf()) + exec_size * bytes(ty(dst));
    /// `dst` must provide whole registers for each of 4 values and one more register for the mask if `op.null_mask` is
    /// 1
    "dst/null_mask" [size]: op.null_mask == 1 => available(dst) >= 4 * max(exec_size * bytes(ty(dst)), grf()) + grf();
    /// `dst` has undefined upper bytes in each register if a value of all channels fills less than a register
    "dst/upper_bytes" [access, runtime]: exec_size * bytes(ty(dst)) < grf() => undefined(upper_bytes(dst));
    /// `params` must have type `f`, except the texel offsets `params[2]` and `params[3]` of `gather4_po`, and
    /// `params[3]` and `params[4]` of `gather4_po_c`
    "params/float" [type, on "-ICLLP"]:
        (matches!(op, gather4_po) => ty(params[0]) == F && ty(params[1]) == F && ty(params[4]) == F)
            && (matches!(op, gather4_po_c)
                => ty(params[0]) == F && ty(params[1]) == F && ty(params[2]) == F && ty(params[5]) == F)
            && (!matches!(op, gather4_po | gather4_po_c) => ty(params) == F);
    /// `params` must begin with a parameter of type `hf` or `f`
    "params/type" [on "ICLLP+"]: matches!(ty(params[0]), HF | F);
    /// `params` must have the type of `params[0]`, except the texel offsets `params[2]` and `params[3]` of
    /// `gather4_po`, and `params[3]` and `params[4]` of `gather4_po_c`
    "params/same" [type, on "ICLLP+"]:
        (matches!(op, gather4_po) => ty(params[1]) == ty(params[0]) && ty(params[4]) == ty(params[0]))
            && (matches!(op, gather4_po_c)
                => ty(params[1]) == ty(params[0]) && ty(params[2]) == ty(params[0]) && ty(params[5]) == ty(params[0]))
            && (!matches!(op, gather4_po | gather4_po_c) => ty(params) == ty(params[0]));
    /// `params[0]` of `gather4_b` must be a bias from -16.0 to 16.0: the code of its magnitude (bits 0x7fffffff of `f`,
    /// 0x7fff of `hf`) is at most 0x41800000 or 0x4c00
    "params/bias" [access, runtime]:
        (matches!(op, gather4_b) && ty(params[0]) == F => loaded(params[0]) & 0x7fffffff <= 0x41800000)
            && (matches!(op, gather4_b) && ty(params[0]) == HF => loaded(params[0]) & 0x7fff <= 0x4c00);
    /// `params` must each not be null: a program leaves out parameters at the end, and no others
    "params/null": !null(params);
    /// `params` must each provide an element for each channel
    "params/size": available(params) >= exec_size * bytes(ty(params));
}
