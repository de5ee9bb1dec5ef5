// Generated from spec/instructions/LSC_TYPED.md by `cargo xtask regen`; do not edit.
//! LSC_TYPED: Reads, writes or changes values of a typed surface through the load and store cache.

use crate::prelude::*;

mod encodings;

pub use encodings::*;

/// Reads, writes or changes values of a typed surface through the load and store cache.
///
/// ```text
/// [(<pred>) ]<lsc_sub_op: lsc_load_status>.tgm[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<&data> \
///      <&address>
/// [(<pred>) ]<lsc_sub_op: lsc_load_quad>.tgm[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<data_size>\
///     .<ch_mask:'xyzw'><data_elems_per_addr=1><data_order=nontranspose>  <&address>
/// [(<pred>) ]<lsc_sub_op: lsc_store_uncompressed>.tgm[.<caching_l1>.<caching_l3>] (<exec_size>)  <&address> \
///      <src1_data:reg>:<&data>
/// [(<pred>) ]<lsc_sub_op: lsc_store_quad>.tgm[.<caching_l1>.<caching_l3>] (<exec_size>)  <&address>  <src1_data:reg>\
///     :<data_size>.<ch_mask:'xyzw'><data_elems_per_addr=1><data_order=nontranspose>
/// [(<pred>) ]<lsc_sub_op: lsc_atomic_iinc|lsc_atomic_idec|lsc_atomic_load|lsc_atomic_store|lsc_atomic_iadd|\
///     lsc_atomic_isub|lsc_atomic_smin|lsc_atomic_smax|lsc_atomic_umin|lsc_atomic_umax|lsc_atomic_icas|\
///     lsc_atomic_fadd|lsc_atomic_fsub|lsc_atomic_fmin|lsc_atomic_fmax|lsc_atomic_fcas|lsc_atomic_and|lsc_atomic_or|\
///     lsc_atomic_xor>.tgm[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<&data>  <&address> \
///      <src1_data:reg>  <src2_data:reg>
/// [(<pred>) ]<lsc_sub_op: lsc_read_state_info>.tgm<exec_size=1><exec_size.mask=M1_NM><addr_size=a32><data_size=d32>\
///     <data_order=nontranspose><data_elems_per_addr=1>  <dst_data:reg>  <&surface>
/// <lsc_sub_op: lsc_load_block2d>.tgm[.<caching_l1>.<caching_l3>]  <dst_data:reg>:<block_width>x<block_height> \
///      <&surface>\[<src0_addr_x:lsc>, <src0_addr_y:lsc>\]
/// <lsc_sub_op: lsc_store_block2d>.tgm[.<caching_l1>.<caching_l3>]  <&surface>\[<src0_addr_x:lsc>, <src0_addr_y:lsc>\]\
///       <src1_data:reg>:<block_width>x<block_height>
/// also [(<pred>) ]<lsc_sub_op: lsc_load_status>.tgm.<caching_l1> (<exec_size>)  <dst_data:reg>:<&data>  <&address>
/// also [(<pred>) ]<lsc_sub_op: lsc_load_quad>.tgm.<caching_l1> (<exec_size>)  <dst_data:reg>:<data_size>\
///     .<ch_mask:'xyzw'><data_elems_per_addr=1><data_order=nontranspose>  <&address>
/// also [(<pred>) ]<lsc_sub_op: lsc_store_uncompressed>.tgm.<caching_l1> (<exec_size>)  <&address>  <src1_data:reg>\
///     :<&data>
/// also [(<pred>) ]<lsc_sub_op: lsc_store_quad>.tgm.<caching_l1> (<exec_size>)  <&address>  <src1_data:reg>\
///     :<data_size>.<ch_mask:'xyzw'><data_elems_per_addr=1><data_order=nontranspose>
/// also [(<pred>) ]<lsc_sub_op: lsc_atomic_iinc|lsc_atomic_idec|lsc_atomic_load|lsc_atomic_store|lsc_atomic_iadd|\
///     lsc_atomic_isub|lsc_atomic_smin|lsc_atomic_smax|lsc_atomic_umin|lsc_atomic_umax|lsc_atomic_icas|\
///     lsc_atomic_fadd|lsc_atomic_fsub|lsc_atomic_fmin|lsc_atomic_fmax|lsc_atomic_fcas|lsc_atomic_and|lsc_atomic_or|\
///     lsc_atomic_xor>.tgm.<caching_l1> (<exec_size>)  <dst_data:reg>:<&data>  <&address>  <src1_data:reg> \
///      <src2_data:reg>
/// also <lsc_sub_op: lsc_load_block2d>.tgm.<caching_l1>  <dst_data:reg>:<block_width>x<block_height>  <&surface>\
///     \[<src0_addr_x:lsc>, <src0_addr_y:lsc>\]
/// also <lsc_sub_op: lsc_store_block2d>.tgm.<caching_l1>  <&surface>\[<src0_addr_x:lsc>, <src0_addr_y:lsc>\] \
///      <src1_data:reg>:<block_width>x<block_height>
/// where data_size: d8u32 is d8c32, d16u32 is d16c32, d16u32h is d16c32h
/// where caching_l1: default is df, uncached is uc, cached is ca, writeback is wb, writethrough is wt, streaming is\
///      st, read-invalidate is ri
/// where caching_l3: default is df, uncached is uc, cached is ca, writeback is wb, writethrough is wt, streaming is\
///      st, read-invalidate is ri
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     values of ch_mask of channel n = those of surface at (u[n], v[n], r[n]), level lod[n]; // or the reverse
/// pitch = smallest power of 2 that is block_width or more, and 4 at least;
/// for (y = 0; y < block_height; ++y)
///   for (x = 0; x < block_width; ++x)
///     byte y * pitch + x of dst_data = byte x_offset + x in row y_offset + y of surface; // or the reverse
/// ```
///
/// # Notes
///
/// Values are converted from and to the format of the surface. Atomics and layouts in registers are those of
/// LSC_UNTYPED.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LSC_TYPED", opcode = 0x8a, on = "DG2+", lines = crate::lines::lsc_typed)]
pub struct LscTyped {
    /// Operation.
    pub lsc_sub_op: LscSubOpBits,
    /// Execution size and execution mask.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub pred: PredBits,
    /// Policy of the L1 cache.
    #[field(optional)] pub caching_l1: CachingL1Bits,
    /// Policy of the L3 cache.
    #[field(optional)] pub caching_l3: CachingL3Bits,
    /// Addressing of the surface; the same as in LSC_UNTYPED.
    #[field(optional)] pub addr_type: AddrTypeBits,
    /// Size of a coordinate in bits; the same as in LSC_UNTYPED.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub addr_size: AddrSizeBits,
    /// Size of a value in bits; the same as in LSC_UNTYPED.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub data_size: DataSizeBits,
    /// Order of the values in registers; the same as in LSC_UNTYPED.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub data_order: DataOrderBits,
    /// Number of values at each coordinate; the same as in LSC_UNTYPED.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub data_elems_per_addr: DataElemsPerAddrBits,
    /// Mask of the values to access: X is bit 0, Y bit 1, Z bit 2, W bit 3.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub ch_mask: u8,
    /// Width of a row in bytes.
    #[field(when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub block_width: u16,
    /// Number of rows.
    #[field(when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub block_height: u16,
    /// Surface, in the form that the address type determines.
    #[field(Source, optional)] pub surface: VecOperand,
    /// Values that were read, or V0 for a prefetch into the cache.
    #[field(RawDestination, optional)] pub dst_data: RawOperand,
    /// First coordinate of each channel.
    #[field(
        Raw,
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub src0_addrs_u: RawOperand,
    /// Second coordinate of each channel, or V0.
    #[field(
        Raw,
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub src0_addrs_v: RawOperand,
    /// Third coordinate of each channel, or V0.
    #[field(
        Raw,
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub src0_addrs_r: RawOperand,
    /// Level of detail of each channel, or V0.
    #[field(
        Raw,
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub src0_addrs_lod: RawOperand,
    /// Left edge of the rectangle, in bytes.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub src0_addr_x: VecOperand,
    /// First row of the rectangle.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub src0_addr_y: VecOperand,
    /// Values to write, or first value of an atomic, or V0.
    #[field(Raw, optional)] pub src1_data: RawOperand,
    /// Second value of an atomic, or V0.
    #[field(
        Raw,
        when = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed | lsc_read_state_info)",
    )]
    pub src2_data: RawOperand,
}

/// The bits of `LscSubOp`: operation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct LscSubOpBits(
    #[bits(lsc_sub_op = 7..=0, LscSubOp)]
    u8,
);

/// The bits of `CachingL1`: policy of the L1 cache.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct CachingL1Bits(
    #[bits(caching_l1 = 7..=0, CachingL1)]
    u8,
);

/// The bits of `CachingL3`: policy of the L3 cache.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct CachingL3Bits(
    #[bits(caching_l3 = 7..=0, CachingL3)]
    u8,
);

/// The bits of `AddrType`: addressing of the surface; the same as in LSC_UNTYPED.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct AddrTypeBits(
    #[bits(addr_type = 7..=0, AddrType)]
    u8,
);

/// The bits of `AddrSize`: size of a coordinate in bits; the same as in LSC_UNTYPED.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct AddrSizeBits(
    #[bits(addr_size = 7..=0, AddrSize)]
    u8,
);

/// The bits of `DataSize`: size of a value in bits; the same as in LSC_UNTYPED.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct DataSizeBits(
    #[bits(data_size = 7..=0, DataSize)]
    u8,
);

/// The bits of `DataOrder`: order of the values in registers; the same as in LSC_UNTYPED.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct DataOrderBits(
    #[bits(data_order = 7..=0, DataOrder)]
    u8,
);

/// The bits of `DataElemsPerAddr`: number of values at each coordinate; the same as in LSC_UNTYPED.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct DataElemsPerAddrBits(
    #[bits(data_elems_per_addr = 7..=0, DataElemsPerAddr)]
    u8,
);

rules! {
    LscTyped: "LSC_TYPED" at crate::lines::lsc_typed;

    /// `opcode` of LSC_TYPED must be 0x8a
    "opcode": opcode == 0x8a;
    /// `lsc_sub_op` must be one of the 26 documented codes: 2, 3, 6 to 28 or 30
    "lsc_sub_op/encoding":
        matches!(code(lsc_sub_op), 0x02 | 0x03 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a | 0x0b | 0x0c | 0x0d | 0x0e | 0x0f |
            0x10 | 0x11 | 0x12 | 0x13 | 0x14 | 0x15 | 0x16 | 0x17 | 0x18 | 0x19 | 0x1a | 0x1b | 0x1c | 0x1e);
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `caching_l1` must be `default`, `uncached`, `cached`, `writeback`, `writethrough`, `streaming` or
    /// read-invalidate
    "caching_l1/encoding": matches!(code(caching_l1), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06);
    /// `caching_l3` must be `default`, `uncached`, `cached`, `writeback`, `writethrough`, `streaming` or
    /// read-invalidate
    "caching_l3/encoding": matches!(code(caching_l3), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06);
    /// `addr_type` must be `flat`, `bss`, `ss`, `bti` or `arg`
    "addr_type/encoding": matches!(code(addr_type), 1 | 2 | 3 | 4 | 5);
    /// `addr_size` must be `a16`, `a32` or `a64`
    "addr_size/encoding": matches!(code(addr_size), 1 | 2 | 3);
    /// `data_size` must be `d8`, `d16`, `d32`, `d64`, `d8u32`, `d16u32` or `d16u32h`
    "data_size/encoding": matches!(code(data_size), 1 | 2 | 3 | 4 | 5 | 6 | 7);
    /// `data_order` must be `nontranspose` or `transpose`
    "data_order/encoding": matches!(code(data_order), 1 | 2);
    /// `data_elems_per_addr` must be 1, 2, 3, 4, 8, 16, 32 or 64
    "data_elems_per_addr/encoding": matches!(code(data_elems_per_addr), 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8);
    /// `block_width` must be in the range 1 to 64
    "block_width/range": matches!(block_width, 1..=64);
    /// `block_height` must be in the range 1 to 64
    "block_height/range": matches!(block_height, 1..=64);
    /// `surface` must have no modifier
    "surface/modifier": matches!(modifier(surface), None);
    /// `src0_addr_x` must be a general or immediate operand
    "src0_addr_x/class": matches!(class(src0_addr_x), General | Immediate);
    /// `src0_addr_x` must have no modifier
    "src0_addr_x/modifier": matches!(modifier(src0_addr_x), None);
    /// `src0_addr_y` must be a general or immediate operand
    "src0_addr_y/class": matches!(class(src0_addr_y), General | Immediate);
    /// `src0_addr_y` must have no modifier
    "src0_addr_y/modifier": matches!(modifier(src0_addr_y), None);
    /// `exec_size` must be 1 if `data_order` is `transpose`
    "exec_size/one" [field]: matches!(data_order, transpose) => exec_size == 1;
    /// `exec_size` must be at most 8 on DG2 and at most 16 on PVC and PVC_XT
    "exec_size/simt" [field, warning
        "The page recommends a limit, and the finalizer accepts more channels (errata LSC_TYPED-4)."]:
        (on("DG2") => exec_size <= 8) && (on("PVC,PVC_XT") => exec_size <= 16);
    /// `lsc_sub_op` must not be `lsc_atomic_fadd` or `lsc_atomic_fsub`: only untyped memory adds floats
    "lsc_sub_op/float" [field]: !matches!(lsc_sub_op, lsc_atomic_fadd | lsc_atomic_fsub);
    /// `caching_l1` and `caching_l3` must be `default`: typed memory has no cache controls
    "caching_l1/default" [field]: matches!(caching_l1, default) && matches!(caching_l3, default);
    /// `addr_type` must be `bss`, `ss` or `bti`: typed memory is a surface
    "addr_type/surface" [field]: matches!(addr_type, bss | ss | bti);
    /// `addr_size` must be `a32`: coordinates have 32 bits
    "addr_size/a32" [field]: matches!(addr_size, a32);
    /// `data_size` must be `d16u32`, `d32` or `d64` for an atomic (`lsc_sub_op` 0x08 to 0x1a)
    "data_size/atomic" [field]: matches!(code(lsc_sub_op), 0x08..=0x1a) => matches!(data_size, d16u32 | d32 | d64);
    /// LSC_TYPED is available only on DG2 and later
    "platform": on("DG2+");
    /// `data_order` must be `nontranspose` for a quad access (`lsc_sub_op` 0x02 or 0x06) and for an atomic (0x08 to
    /// 0x1a)
    "data_order/nontranspose" [field]:
        matches!(code(lsc_sub_op), 0x02 | 0x06 | 0x08..=0x1a) => matches!(data_order, nontranspose);
    /// `data_elems_per_addr` must be 1 for an atomic (`lsc_sub_op` 0x08 to 0x1a)
    "data_elems_per_addr/atomic" [field]: matches!(code(lsc_sub_op), 0x08..=0x1a) => data_elems_per_addr == 1;
    /// `ch_mask` must be from 1 to 15 for `lsc_load_quad` and `lsc_store_quad`
    "ch_mask/some" [field]: matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) => matches!(ch_mask, 1..=15);
    /// `ch_mask` must not select data of more than 8 registers for `lsc_load_quad` and `lsc_store_quad`
    "ch_mask/registers" [field, on "MTL"]:
        matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad)
            => ones(ch_mask) * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf()) <= 8 *
                grf();
    /// `ch_mask` from 1 to 15 must be 1, 3, 7 or 15 for `lsc_store_quad`: a store begins with X and has no gap
    "ch_mask/store" [field]:
        matches!(lsc_sub_op, lsc_store_quad) && matches!(ch_mask, 1..=15) => matches!(ch_mask, 1 | 3 | 7 | 15);
    /// `block_height` must be at most 32 for `block_width` 5 to 8, 16 for 9 to 16, 8 for 17 to 32, and 4 for 33 to 64
    "block_height/width" [field]:
        (matches!(block_width, 5..=8) => block_height <= 32)
            && (matches!(block_width, 9..=16) => block_height <= 16)
            && (matches!(block_width, 17..=32) => block_height <= 8)
            && (matches!(block_width, 33..=64) => block_height <= 4);
    /// `surface` must have type `ud` if it has class `immediate`
    "surface/type" [class]: class(surface) == Immediate => ty(surface) == UD;
    /// `surface` must be at most 255 if `addr_type` is `bti` and `surface` is an immediate: the table has 256 entries
    "surface/index" [class]: matches!(addr_type, bti) && class(surface) == Immediate => imm(surface) <= 255;
    /// `surface` of class `general` must have type `ud` or `d` and the region 0x121, which is <0;1,0>: an offset is one
    /// value
    "surface/scalar" [class]: class(surface) == General => matches!(ty(surface), UD | D) && region(surface) == 0x121;
    /// `surface` must have class `general` or `immediate`
    "surface/class": matches!(class(surface), General | Immediate);
    /// `dst_data` must be null for a store (`lsc_sub_op` 0x06, 0x07 or 0x1c)
    "dst_data/store" [null]: matches!(code(lsc_sub_op), 0x06 | 0x07 | 0x1c) => null(dst_data);
    /// `dst_data` must provide an element for each channel and each value of `ch_mask` for `lsc_load_quad`; each
    /// further value starts in the next register
    "dst_data/quad" [size]:
        matches!(lsc_sub_op, lsc_load_quad)
            => available(dst_data) >= (ones(ch_mask) - 1) * max(exec_size << min(code(data_size) - 1, 2 +
                (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// `dst_data` must provide an element for each channel for an atomic (`lsc_sub_op` 0x08 to 0x1a)
    "dst_data/atomic" [size]:
        matches!(code(lsc_sub_op), 0x08..=0x1a)
            => available(dst_data) >= exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// `dst_data` must provide 4 bytes for `lsc_load_status`: a bit for each channel
    "dst_data/status" [size]: matches!(lsc_sub_op, lsc_load_status) => available(dst_data) >= 4;
    /// `dst_data` must provide a register for `lsc_read_state_info`
    "dst_data/state" [size]: matches!(lsc_sub_op, lsc_read_state_info) => available(dst_data) >= grf();
    /// `dst_data` must provide the rows of a rectangle for `lsc_load_block2d`, which begin at multiples of 4 bytes or
    /// of the next power of two from `block_width` on
    "dst_data/rectangle" [size]:
        matches!(lsc_sub_op, lsc_load_block2d)
            => available(dst_data) >= (block_height - 1) * max(4, power_of_two(block_width)) + block_width;
    /// `src0_addrs_u` must not be null unless `lsc_sub_op` is `lsc_read_state_info`
    "src0_addrs_u/null": !matches!(lsc_sub_op, lsc_read_state_info) => !null(src0_addrs_u);
    /// `src0_addrs_u` must be null for `lsc_read_state_info`: the state of a surface has no coordinates
    "src0_addrs_u/unused" [null]: matches!(lsc_sub_op, lsc_read_state_info) => null(src0_addrs_u);
    /// `src0_addrs_u` must be null or provide a coordinate of `addr_size` for each channel
    "src0_addrs_u/size": available(src0_addrs_u) >= exec_size << addr_size;
    /// `src0_addrs_v` must be null for `lsc_read_state_info`: the state of a surface has no coordinates
    "src0_addrs_v/unused" [null]: matches!(lsc_sub_op, lsc_read_state_info) => null(src0_addrs_v);
    /// `src0_addrs_v` must be null or provide a coordinate of `addr_size` for each channel
    "src0_addrs_v/size": available(src0_addrs_v) >= exec_size << addr_size;
    /// `src0_addrs_v` must not be null unless `src0_addrs_r` is, or `lsc_sub_op` is `lsc_read_state_info`: a surface
    /// with a third coordinate has a second one
    "src0_addrs_v/row" [null]: !matches!(lsc_sub_op, lsc_read_state_info) && !null(src0_addrs_r) => !null(src0_addrs_v);
    /// `src0_addrs_r` must be null for `lsc_read_state_info`: the state of a surface has no coordinates
    "src0_addrs_r/unused" [null]: matches!(lsc_sub_op, lsc_read_state_info) => null(src0_addrs_r);
    /// `src0_addrs_r` must be null or provide a coordinate of `addr_size` for each channel
    "src0_addrs_r/size": available(src0_addrs_r) >= exec_size << addr_size;
    /// `src0_addrs_lod` must be null for `lsc_read_state_info`: the state of a surface has no level of detail
    "src0_addrs_lod/unused" [null]: matches!(lsc_sub_op, lsc_read_state_info) => null(src0_addrs_lod);
    /// `src0_addrs_lod` must be null or provide a level of detail of `addr_size` for each channel
    "src0_addrs_lod/size": available(src0_addrs_lod) >= exec_size << addr_size;
    /// `src1_data` must be null for an instruction that only reads (`lsc_sub_op` 0x02, 0x03, 0x1b or 0x1e)
    "src1_data/load" [null]: matches!(code(lsc_sub_op), 0x02 | 0x03 | 0x1b | 0x1e) => null(src1_data);
    /// `src1_data` must not be null for a store (`lsc_sub_op` 0x06, 0x07 or 0x1c): a store needs data
    "src1_data/store" [null]: matches!(code(lsc_sub_op), 0x06 | 0x07 | 0x1c) => !null(src1_data);
    /// `src1_data` must be null for `lsc_atomic_iinc`, `lsc_atomic_idec` and `lsc_atomic_load`
    "src1_data/unary" [null]:
        matches!(lsc_sub_op, lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load) => null(src1_data);
    /// `src1_data` must not be null for an atomic with a first operand (`lsc_sub_op` 0x0b to 0x1a)
    "src1_data/binary" [null]: matches!(code(lsc_sub_op), 0x0b..=0x1a) => !null(src1_data);
    /// `src1_data` must provide an element for each channel and each value of `ch_mask` for `lsc_store_quad`; each
    /// further value starts in the next register
    "src1_data/quad" [size]:
        matches!(lsc_sub_op, lsc_store_quad)
            => available(src1_data) >= (ones(ch_mask) - 1) * max(exec_size << min(code(data_size) - 1, 2 +
                (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// `src1_data` must provide an element for each channel for an atomic (`lsc_sub_op` 0x08 to 0x1a) unless it is null
    "src1_data/atomic" [size]:
        matches!(code(lsc_sub_op), 0x08..=0x1a)
            => available(src1_data) >= exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// `src1_data` must provide an element for each channel with `nontranspose` for `lsc_store_uncompressed`; each
    /// further element starts in the next register
    "src1_data/size":
        matches!(lsc_sub_op, lsc_store_uncompressed) && matches!(data_order, nontranspose)
            => available(src1_data) >= (data_elems_per_addr - 1) * max(exec_size << min(code(data_size) - 1, 2 +
                (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// `src1_data` must provide the `data_elems_per_addr` elements of one channel with `transpose` for
    /// `lsc_store_uncompressed`
    "src1_data/transposed" [size]:
        matches!(lsc_sub_op, lsc_store_uncompressed) && matches!(data_order, transpose)
            => available(src1_data) >= data_elems_per_addr << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// `src1_data` must provide the rows of a rectangle for `lsc_store_block2d`, which begin at multiples of 4 bytes or
    /// of the next power of two from `block_width` on
    "src1_data/rectangle" [size]:
        matches!(lsc_sub_op, lsc_store_block2d)
            => available(src1_data) >= (block_height - 1) * max(4, power_of_two(block_width)) + block_width;
    /// `src2_data` must be null unless `lsc_sub_op` is `lsc_atomic_icas` or `lsc_atomic_fcas`
    "src2_data/unused" [null]: !matches!(lsc_sub_op, lsc_atomic_icas | lsc_atomic_fcas) => null(src2_data);
    /// `src2_data` must not be null for `lsc_atomic_icas` and `lsc_atomic_fcas`
    "src2_data/null": matches!(lsc_sub_op, lsc_atomic_icas | lsc_atomic_fcas) => !null(src2_data);
    /// `src2_data` must be null or provide an element for each channel
    "src2_data/size": available(src2_data) >= exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// `src0_addr_x` must have type `ud` or `d`
    "src0_addr_x/type": matches!(ty(src0_addr_x), UD | D);
    /// `src0_addr_x` of class `general` must have the region 0x121, which is <0;1,0>: it is one value
    "src0_addr_x/scalar" [class]: class(src0_addr_x) == General => region(src0_addr_x) == 0x121;
    /// `src0_addr_y` must have type `ud` or `d`
    "src0_addr_y/type": matches!(ty(src0_addr_y), UD | D);
    /// `src0_addr_y` of class `general` must have the region 0x121, which is <0;1,0>: it is one value
    "src0_addr_y/scalar" [class]: class(src0_addr_y) == General => region(src0_addr_y) == 0x121;
}
