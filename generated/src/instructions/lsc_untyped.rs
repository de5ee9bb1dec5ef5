// Generated from spec/instructions/LSC_UNTYPED.md by `cargo xtask regen`; do not edit.
//! LSC_UNTYPED: Reads, writes or changes memory through the load and store cache: at one address for each channel, at
//! addresses with a pitch, or in a rectangle.

use crate::prelude::*;

mod encodings;

pub use encodings::*;

/// Reads, writes or changes memory through the load and store cache: at one address for each channel, at addresses with
/// a pitch, or in a rectangle.
///
/// ```text
/// [(<pred>) ]<lsc_sub_op: lsc_load|lsc_load_strided|lsc_load_status>.<lsc_sfid>[.<caching_l1>.<caching_l3>]\
///      (<exec_size>)  <dst_data:reg>:<&data>  <&address>
/// [(<pred>) ]<lsc_sub_op: lsc_load_quad>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>\
///     :<data_size>.<ch_mask:'xyzw'><data_elems_per_addr=1><data_order=nontranspose>  <&address>
/// [(<pred>) ]<lsc_sub_op: lsc_store|lsc_store_strided|lsc_store_uncompressed>.<lsc_sfid>[.<caching_l1>.<caching_l3>]\
///      (<exec_size>)  <&address>  <src1_data:reg>:<&data>
/// [(<pred>) ]<lsc_sub_op: lsc_store_quad>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <&address> \
///      <src1_data:reg>:<data_size>.<ch_mask:'xyzw'><data_elems_per_addr=1><data_order=nontranspose>
/// [(<pred>) ]<lsc_sub_op: lsc_atomic_iinc|lsc_atomic_idec|lsc_atomic_load|lsc_atomic_store|lsc_atomic_iadd|\
///     lsc_atomic_isub|lsc_atomic_smin|lsc_atomic_smax|lsc_atomic_umin|lsc_atomic_umax|lsc_atomic_icas|\
///     lsc_atomic_fadd|lsc_atomic_fsub|lsc_atomic_fmin|lsc_atomic_fmax|lsc_atomic_fcas|lsc_atomic_and|lsc_atomic_or|\
///     lsc_atomic_xor>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<&data>  <&address> \
///      <src1_data:reg>  <src2_data:reg>
/// [(<pred>) ]<lsc_sub_op: lsc_load_block2d>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>\
///     :<&rectangle>  flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>,\
///      <src0_addr_x:lsc>, <src0_addr_y:lsc>\]
/// [(<pred>) ]<lsc_sub_op: lsc_store_block2d>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>) \
///      flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>,\
///      <src0_addr_x:lsc>, <src0_addr_y:lsc>\]  <src1_data:reg>:<&rectangle>
/// [(<pred>) ]<lsc_sub_op: lsc_apndctr_atomic_add|lsc_apndctr_atomic_sub>.<lsc_sfid>[.<caching_l1>.<caching_l3>]\
///      (<exec_size>)  <dst_data:reg>:<&data><ch_mask=0>  <&surface>  <src0_data:reg>:<&data>
/// also [(<pred>) ]<lsc_sub_op: lsc_load|lsc_load_strided|lsc_load_status>.<lsc_sfid>.<caching_l1> (<exec_size>) \
///      <dst_data:reg>:<&data>  <&address>
/// also [(<pred>) ]<lsc_sub_op: lsc_load_quad>.<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<data_size>\
///     .<ch_mask:'xyzw'><data_elems_per_addr=1><data_order=nontranspose>  <&address>
/// also [(<pred>) ]<lsc_sub_op: lsc_store|lsc_store_strided|lsc_store_uncompressed>.<lsc_sfid>.<caching_l1>\
///      (<exec_size>)  <&address>  <src1_data:reg>:<&data>
/// also [(<pred>) ]<lsc_sub_op: lsc_store_quad>.<lsc_sfid>.<caching_l1> (<exec_size>)  <&address>  <src1_data:reg>\
///     :<data_size>.<ch_mask:'xyzw'><data_elems_per_addr=1><data_order=nontranspose>
/// also [(<pred>) ]<lsc_sub_op: lsc_atomic_iinc|lsc_atomic_idec|lsc_atomic_load|lsc_atomic_store|lsc_atomic_iadd|\
///     lsc_atomic_isub|lsc_atomic_smin|lsc_atomic_smax|lsc_atomic_umin|lsc_atomic_umax|lsc_atomic_icas|\
///     lsc_atomic_fadd|lsc_atomic_fsub|lsc_atomic_fmin|lsc_atomic_fmax|lsc_atomic_fcas|lsc_atomic_and|lsc_atomic_or|\
///     lsc_atomic_xor>.<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<&data>  <&address>  <src1_data:reg> \
///      <src2_data:reg>
/// also [(<pred>) ]<lsc_sub_op: lsc_load_block2d>.<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<&rectangle> \
///      flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>,\
///      <src0_addr_x:lsc>, <src0_addr_y:lsc>\]
/// also [(<pred>) ]<lsc_sub_op: lsc_store_block2d>.<lsc_sfid>.<caching_l1> (<exec_size>) \
///      flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>,\
///      <src0_addr_x:lsc>, <src0_addr_y:lsc>\]  <src1_data:reg>:<&rectangle>
/// also [(<pred>) ]<lsc_sub_op: lsc_apndctr_atomic_add|lsc_apndctr_atomic_sub>.<lsc_sfid>.<caching_l1> (<exec_size>) \
///      <dst_data:reg>:<&data><ch_mask=0>  <&surface>  <src0_data:reg>:<&data>
/// also [(<pred>) ]<lsc_sub_op: lsc_apndctr_atomic_add|lsc_apndctr_atomic_sub>.<lsc_sfid>[.<caching_l1>.<caching_l3>]\
///      (<exec_size>)  <dst_data:reg>:<&data><ch_mask=0>  <&surface>  <src0_data:reg>
/// also [(<pred>) ]<lsc_sub_op: lsc_apndctr_atomic_add|lsc_apndctr_atomic_sub>.<lsc_sfid>.<caching_l1> (<exec_size>) \
///      <dst_data:reg>:<&data><ch_mask=0>  <&surface>  <src0_data:reg>
/// where data_size: d8u32 is d8c32, d16u32 is d16c32, d16u32h is d16c32h
/// where caching_l1: default is df, uncached is uc, cached is ca, writeback is wb, writethrough is wt, streaming is\
///      st, read-invalidate is ri
/// where caching_l3: default is df, uncached is uc, cached is ca, writeback is wb, writethrough is wt, streaming is\
///      st, read-invalidate is ri
/// ```
///
/// ```c
/// base = addr_type == flat ? 0 : addr_type == arg ? the arguments : base address of surface;
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     at = base + src0_addrs[n] + addr_imm_offset; // one address for each channel
///     at = base + src0_addr_base + n * src0_addr_pitch + addr_imm_offset; // strided
///     for (v = 0; v < data_elems_per_addr; ++v) // quad: the elements of ch_mask
///       element v of channel n = element v at at; // or the reverse
///   }
/// ```
///
/// # Notes
///
/// Element v of channel n is element n of the v-th group of registers, which all channels fill. Of transposed data
/// there is one channel: its element v is element v of all registers together. Sizes like `d8u32` have their data in
/// the low bits of dwords, `d16u32h` in the high ones.
///
/// An atomic changes one element atomically and returns the old one. An append counter has no address; it belongs to a
/// surface. Block2d moves `blocks` rectangles that are side by side. Each rectangle begins at a register, and each row
/// at a power of two of elements. Transposed data has columns as rows. With VNNI, a dword has vertically adjacent
/// elements of 8 or 16 bits.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LSC_UNTYPED", opcode = 0x89, on = "DG2+", lines = crate::lines::lsc_untyped)]
pub struct LscUntyped {
    /// Operation.
    pub lsc_sub_op: LscSubOpBits,
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Memory that the message accesses.
    pub lsc_sfid: LscSfidBits,
    /// Policy of the L1 cache.
    #[field(optional)] pub caching_l1: CachingL1Bits,
    /// Policy of the L3 cache.
    #[field(optional)] pub caching_l3: CachingL3Bits,
    /// Base that addresses are relative to.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
            lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd \
            | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | \
            lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas \
            | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | \
            lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)",
    )]
    pub addr_type: AddrTypeBits,
    /// Factor of the addresses.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
            lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd \
            | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | \
            lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas \
            | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
    )]
    pub addr_scale: u16,
    /// Offset of all addresses, in bytes.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
            lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd \
            | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | \
            lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas \
            | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
    )]
    pub addr_imm_offset: i32,
    /// Size of an address in bits.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
            lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd \
            | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | \
            lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas \
            | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
    )]
    pub addr_size: AddrSizeBits,
    /// Size of an element in bits, in memory and in registers.
    #[field(optional)] pub data_size: DataSizeBits,
    /// Order of the elements in registers.
    #[field(optional)] pub data_order: DataOrderBits,
    /// Number of elements at each address.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
            lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd \
            | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | \
            lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas \
            | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | \
            lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)",
    )]
    pub data_elems_per_addr: DataElemsPerAddrBits,
    /// Mask of the elements to access: X is bit 0, Y bit 1, Z bit 2, W bit 3.
    #[field(
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
            lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd \
            | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | \
            lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas \
            | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | \
            lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)",
    )]
    pub ch_mask: u8,
    /// Surface, in the form that the address type determines.
    #[field(
        Source,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
            lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd \
            | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | \
            lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas \
            | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | \
            lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)",
    )]
    pub surface: VecOperand,
    /// Number of rectangles.
    #[field(when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub blocks: u8,
    /// Width of a row in elements.
    #[field(when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub block_width: u16,
    /// Number of rows.
    #[field(when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub block_height: u16,
    /// Whether elements of adjacent rows are packed into dwords.
    #[field(when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub vnni: u8,
    /// Values that were read, or V0 for a prefetch into the cache.
    #[field(RawDestination, optional)] pub dst_data: RawOperand,
    /// Value of each channel for the counter.
    #[field(Raw, when = "matches!(lsc_sub_op, lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)")]
    pub src0_data: RawOperand,
    /// Address of each channel.
    #[field(
        Raw,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_quad | lsc_store | lsc_store_quad | lsc_atomic_iinc | \
            lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | \
            lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd \
            | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | \
            lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
    )]
    pub src0_addrs: RawOperand,
    /// Base address of the surface.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")]
    pub surface_base_addr: VecOperand,
    /// Width of the surface in bytes, less 1.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub surface_width: VecOperand,
    /// Height of the surface in rows, less 1.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")]
    pub surface_height: VecOperand,
    /// Distance of the rows of the surface in bytes.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub surface_pitch: VecOperand,
    /// Left edge of the rectangle, in elements.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub src0_addr_x: VecOperand,
    /// First row of the rectangle.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub src0_addr_y: VecOperand,
    /// Address of the first channel.
    #[field(Raw, when = "matches!(lsc_sub_op, lsc_load_strided | lsc_store_strided)")] pub src0_addr_base: RawOperand,
    /// Distance of the addresses of adjacent channels, in bytes.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_strided | lsc_store_strided)")]
    pub src0_addr_pitch: VecOperand,
    /// Values to write, or first value of an atomic, or V0.
    #[field(
        Raw,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_load_block2d | lsc_store | \
            lsc_store_strided | lsc_store_quad | lsc_store_block2d | lsc_atomic_iinc | lsc_atomic_idec | \
            lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
            lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub \
            | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
            lsc_load_status | lsc_store_uncompressed)",
    )]
    pub src1_data: RawOperand,
    /// Second value of an atomic, or V0.
    #[field(
        Raw,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_quad | lsc_store | lsc_store_quad | lsc_atomic_iinc | \
            lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | \
            lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd \
            | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | \
            lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)",
    )]
    pub src2_data: RawOperand,
}

/// The bits of `LscSubOp`: operation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct LscSubOpBits(
    #[bits(lsc_sub_op = 7..=0, LscSubOp)]
    u8,
);

/// The bits of `LscSFID`: memory that the message accesses.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct LscSfidBits(
    #[bits(lsc_sfid = 7..=0, LscSfid)]
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

/// The bits of `AddrType`: base that addresses are relative to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct AddrTypeBits(
    #[bits(addr_type = 7..=0, AddrType)]
    u8,
);

/// The bits of `AddrSize`: size of an address in bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct AddrSizeBits(
    #[bits(addr_size = 7..=0, AddrSize)]
    u8,
);

/// The bits of `DataSize`: size of an element in bits, in memory and in registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct DataSizeBits(
    #[bits(data_size = 7..=0, DataSize)]
    u8,
);

/// The bits of `DataOrder`: order of the elements in registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct DataOrderBits(
    #[bits(data_order = 7..=0, DataOrder)]
    u8,
);

/// The bits of `DataElemsPerAddr`: number of elements at each address.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct DataElemsPerAddrBits(
    #[bits(data_elems_per_addr = 7..=0, DataElemsPerAddr)]
    u8,
);

rules! {
    LscUntyped: "LSC_UNTYPED" at crate::lines::lsc_untyped;

    /// `opcode` of LSC_UNTYPED must be 0x89
    "opcode": opcode == 0x89;
    /// `lsc_sub_op` must be one of the 31 documented codes: 0 to 28, 40 or 41
    "lsc_sub_op/encoding":
        matches!(code(lsc_sub_op), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a | 0x0b |
            0x0c | 0x0d | 0x0e | 0x0f | 0x10 | 0x11 | 0x12 | 0x13 | 0x14 | 0x15 | 0x16 | 0x17 | 0x18 | 0x19 | 0x1a |
            0x1b | 0x1c | 0x28 | 0x29);
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `lsc_sfid` must be `ugm` or `slm`, or `ugml` on PVC or on PVC_XT
    "lsc_sfid/encoding": matches!(code(lsc_sfid), 0x00 | 0x03) || on("PVC,PVC_XT") && matches!(code(lsc_sfid), 0x01);
    /// `caching_l1` must be `default`, `uncached`, `cached`, `writeback`, `writethrough`, `streaming` or
    /// read-invalidate
    "caching_l1/encoding": matches!(code(caching_l1), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06);
    /// LSC_UNTYPED is available only on DG2 and later
    "platform": on("DG2+");
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
    /// `surface` must have no modifier
    "surface/modifier": matches!(modifier(surface), None);
    /// `src0_addr_pitch` must be a general or immediate operand
    "src0_addr_pitch/class": matches!(class(src0_addr_pitch), General | Immediate);
    /// `src0_addr_pitch` must have no modifier
    "src0_addr_pitch/modifier": matches!(modifier(src0_addr_pitch), None);
    /// `surface_base_addr` must be a general or immediate operand
    "surface_base_addr/class": matches!(class(surface_base_addr), General | Immediate);
    /// `surface_base_addr` must have no modifier
    "surface_base_addr/modifier": matches!(modifier(surface_base_addr), None);
    /// `surface_width` must be a general or immediate operand
    "surface_width/class": matches!(class(surface_width), General | Immediate);
    /// `surface_width` must have no modifier
    "surface_width/modifier": matches!(modifier(surface_width), None);
    /// `surface_height` must be a general or immediate operand
    "surface_height/class": matches!(class(surface_height), General | Immediate);
    /// `surface_height` must have no modifier
    "surface_height/modifier": matches!(modifier(surface_height), None);
    /// `surface_pitch` must be a general or immediate operand
    "surface_pitch/class": matches!(class(surface_pitch), General | Immediate);
    /// `surface_pitch` must have no modifier
    "surface_pitch/modifier": matches!(modifier(surface_pitch), None);
    /// `src0_addr_x` must be a general or immediate operand
    "src0_addr_x/class": matches!(class(src0_addr_x), General | Immediate);
    /// `src0_addr_x` must have no modifier
    "src0_addr_x/modifier": matches!(modifier(src0_addr_x), None);
    /// `src0_addr_y` must be a general or immediate operand
    "src0_addr_y/class": matches!(class(src0_addr_y), General | Immediate);
    /// `src0_addr_y` must have no modifier
    "src0_addr_y/modifier": matches!(modifier(src0_addr_y), None);
    /// `exec_size` must be 1 if `data_order` is `transpose`, unless `lsc_sub_op` is `lsc_load_block2d` or
    /// `lsc_store_block2d`
    "exec_size/one" [field]:
        matches!(data_order, transpose) && !matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)
            => exec_size == 1;
    /// `exec_size` must be 1 for `lsc_load_block2d` and `lsc_store_block2d`
    "exec_size/block" [field, warning
        "The finalizer accepts every execution size, and Intel's compiler writes 16 (errata LSC_UNTYPED-23)."]:
        matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d) => exec_size == 1;
    /// `exec_size` must be at most 16
    "exec_size/simt" [field, on "DG2", warning
        "The page recommends a limit, and the finalizer accepts more channels (errata LSC_UNTYPED-3)."]:
        exec_size <= 16;
    /// `lsc_sfid` must be `ugm` or `ugml` for `lsc_atomic_fadd` and `lsc_atomic_fsub`
    "lsc_sfid/float" [field]: matches!(lsc_sub_op, lsc_atomic_fadd | lsc_atomic_fsub) => matches!(lsc_sfid, ugm | ugml);
    /// `caching_l1` times 16 plus `caching_l3` must be 0x00, 0x11, 0x12, 0x21, 0x22, 0x51, 0x52 or 0x62 for a load
    /// (`lsc_sub_op` 0x00 to 0x03, or 0x1b)
    "caching_l1/load" [field]:
        matches!(code(lsc_sub_op), 0x00..=0x03 | 0x1b)
            => matches!(caching_l1 * 16 + caching_l3, 0x00 | 0x11 | 0x12 | 0x21 | 0x22 | 0x51 | 0x52 | 0x62);
    /// `caching_l1` times 16 plus `caching_l3` must be 0x00, 0x11, 0x13, 0x33, 0x41, 0x43, 0x51 or 0x53 for a store
    /// (`lsc_sub_op` 0x04 to 0x07, or 0x1c)
    "caching_l1/store" [field]:
        matches!(code(lsc_sub_op), 0x04..=0x07 | 0x1c)
            => matches!(caching_l1 * 16 + caching_l3, 0x00 | 0x11 | 0x13 | 0x33 | 0x41 | 0x43 | 0x51 | 0x53);
    /// `caching_l1` times 16 plus `caching_l3` must be 0x00, 0x11 or 0x13 for an atomic (`lsc_sub_op` 0x08 to 0x1a)
    "caching_l1/atomic" [field]:
        matches!(code(lsc_sub_op), 0x08..=0x1a) => matches!(caching_l1 * 16 + caching_l3, 0x00 | 0x11 | 0x13);
    /// `caching_l1` times 16 plus `caching_l3` must be 0x00, 0x11, 0x12, 0x13, 0x21, 0x22, 0x33, 0x41, 0x43, 0x51,
    /// 0x52, 0x53 or 0x62 for `lsc_apndctr_atomic_add` and `lsc_apndctr_atomic_sub`
    "caching_l1/counter" [field]:
        matches!(lsc_sub_op, lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)
            => matches!(caching_l1 * 16 + caching_l3, 0x00 | 0x11 | 0x12 | 0x13 | 0x21 | 0x22 | 0x33 | 0x41 | 0x43 |
                0x51 | 0x52 | 0x53 | 0x62);
    /// `caching_l1` and `caching_l3` must be `default` if `lsc_sfid` is `slm`: shared local memory has no cache
    "caching_l1/slm" [field, warning
        "The finalizer does not check the cache controls of accesses to shared local memory."]:
        matches!(lsc_sfid, slm) => matches!(caching_l1, default) && matches!(caching_l3, default);
    /// `caching_l1` and `caching_l3` must be `default` if `lsc_sfid` is `ugml`: memory of another tile has no cache
    /// controls
    "caching_l1/ugml" [field]:
        matches!(lsc_sfid, ugml) => matches!(caching_l1, default) && matches!(caching_l3, default);
    /// `lsc_sfid` must not be `slm` in a kernel whose attribute `SLMSize` is 0: it has no shared local memory
    "lsc_sfid/slm_size" [field, object, warning
        "The finalizer does not compare the attribute with the instruction (errata LSC_UNTYPED-22)."]:
        matches!(lsc_sfid, slm) => attribute("SLMSize") != 0;
    /// `addr_type` must be `flat` or `arg` if `lsc_sfid` is `slm`: shared local memory is no surface
    "addr_type/slm" [field]: matches!(lsc_sfid, slm) => matches!(addr_type, flat | arg);
    /// `addr_type` must be `bss`, `ss` or `bti` for `lsc_apndctr_atomic_add` and `lsc_apndctr_atomic_sub`: a counter
    /// belongs to a surface
    "addr_type/counter" [field]:
        matches!(lsc_sub_op, lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub) => matches!(addr_type, bss | ss | bti);
    /// `addr_scale` must be 1
    "addr_scale/one" [field]: addr_scale == 1;
    /// `addr_imm_offset` must be from -32767 to 32767 if `addr_size` is `a16`
    "addr_imm_offset/a16" [field]: matches!(addr_size, a16) => matches!(addr_imm_offset, -32767..=32767);
    /// `addr_size` must not be `a16` unless `lsc_sfid` is `slm`
    "addr_size/a16" [field]: matches!(addr_size, a16) => matches!(lsc_sfid, slm);
    /// `addr_size` must not be `a64` if `lsc_sfid` is `slm`
    "addr_size/slm" [field]: matches!(lsc_sfid, slm) => !matches!(addr_size, a64);
    /// `addr_size` must be `a32` if `addr_type` is `arg`
    "addr_size/arg" [field, warning
        "The finalizer reports addresses of another size, which no page excludes (errata LSC_UNTYPED-18)."]:
        matches!(addr_type, arg) => matches!(addr_size, a32);
    /// `data_size` must be `d16u32`, `d32` or `d64` for an atomic (`lsc_sub_op` 0x08 to 0x1a)
    "data_size/atomic" [field]: matches!(code(lsc_sub_op), 0x08..=0x1a) => matches!(data_size, d16u32 | d32 | d64);
    /// `data_size` must not be `d64` in `slm` for `lsc_sub_op` 0x08 to 0x11 and 0x13 to 0x1a, that is, for atomics
    /// other than `lsc_atomic_icas`
    "data_size/slm" [field]:
        matches!(lsc_sfid, slm) && matches!(code(lsc_sub_op), 0x08..=0x11 | 0x13..=0x1a) => !matches!(data_size, d64);
    /// `data_size` must be `d8`, `d16`, `d32` or `d64` for `lsc_load_block2d` and `lsc_store_block2d`
    "data_size/block2d" [field]:
        matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d) => matches!(data_size, d8 | d16 | d32 | d64);
    /// `data_order` must be `nontranspose` for an atomic (`lsc_sub_op` 0x08 to 0x1a, 0x28 and 0x29)
    "data_order/atomic" [field]:
        matches!(code(lsc_sub_op), 0x08..=0x1a | 0x28 | 0x29) => matches!(data_order, nontranspose);
    /// `data_order` must be `nontranspose` for `lsc_load_quad` and `lsc_store_quad`
    "data_order/quad" [field]:
        matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) => matches!(data_order, nontranspose);
    /// `data_elems_per_addr` must be 1 for an atomic (`lsc_sub_op` 0x08 to 0x1a, 0x28 and 0x29)
    "data_elems_per_addr/atomic" [field]:
        matches!(code(lsc_sub_op), 0x08..=0x1a | 0x28 | 0x29) => data_elems_per_addr == 1;
    /// `data_elems_per_addr` must be at most 1 unless `data_size` is `d32` or `d64`, or `d8` or `d16` with `transpose`;
    /// `lsc_load_quad` and `lsc_store_quad` are exempt
    "data_elems_per_addr/size" [field]:
        !matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) && data_elems_per_addr > 1
            => matches!(data_size, d32 | d64) || matches!(data_order, transpose) && matches!(data_size, d8 | d16);
    /// `data_elems_per_addr` with `nontranspose` must be 1, 2 or 4, or 3 or 8 in `ugm` and `slm`; `lsc_load_quad` and
    /// `lsc_store_quad` are exempt
    "data_elems_per_addr/sfid" [field]:
        matches!(data_order, nontranspose) && !matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad)
            => matches!(data_elems_per_addr, 1 | 2 | 4)
                || matches!(lsc_sfid, ugm | slm) && matches!(data_elems_per_addr, 3 | 8);
    /// `data_elems_per_addr` must not need more than 8 registers, both with `transpose` and, from 1 to 8, with
    /// `nontranspose`; `lsc_load_quad` and `lsc_store_quad` are exempt from the latter
    "data_elems_per_addr/registers" [field]:
        (matches!(data_order, nontranspose)
                    && !matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad)
                    && matches!(data_elems_per_addr, 1..=8)
                => data_elems_per_addr * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf())
                    <= 8 * grf())
            && (matches!(data_order, transpose)
                => data_elems_per_addr << min(code(data_size) - 1, 2 + (code(data_size) == 4)) <= 8 * grf());
    /// `ch_mask` must be from 1 to 15 for `lsc_load_quad` and `lsc_store_quad`
    "ch_mask/some" [field]: matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) => matches!(ch_mask, 1..=15);
    /// `ch_mask` must be 0 unless `lsc_sub_op` is `lsc_load_quad` or `lsc_store_quad`
    "ch_mask/unused" [field, warning
        "The finalizer does not read the mask (errata LSC_UNTYPED-21)."]:
        !matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) => ch_mask == 0;
    /// `ch_mask` from 1 to 15 must be 1, 3, 7 or 15 for `lsc_store_quad`: a store begins with X and has no gap
    "ch_mask/store" [field]:
        matches!(lsc_sub_op, lsc_store_quad) && matches!(ch_mask, 1..=15) => matches!(ch_mask, 1 | 3 | 7 | 15);
    /// `ch_mask` must not select data of more than 8 registers for `lsc_load_quad` and `lsc_store_quad`
    "ch_mask/registers" [field]:
        matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad)
            => ones(ch_mask) * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf()) <= 8 *
                grf();
    /// `blocks` of `lsc_load_block2d` must be 1, 2 or 4 for `d8` and `d16`, 1 or 2 for `d32`, and 1 for `d64` and for
    /// `transpose` with `vnni` 0
    "blocks/load" [field]:
        matches!(lsc_sub_op, lsc_load_block2d)
            => (matches!(data_size, d8 | d16) => matches!(blocks, 1 | 2 | 4))
                && (matches!(data_size, d32) => matches!(blocks, 1 | 2))
                && (matches!(data_size, d64) || matches!(data_order, transpose) && vnni == 0 => blocks == 1);
    /// `blocks` must be 1 for `lsc_store_block2d`
    "blocks/store" [field]: matches!(lsc_sub_op, lsc_store_block2d) => blocks == 1;
    /// `block_width` must not be 0
    "block_width/some" [field]: block_width != 0;
    /// `block_width` (with `transpose` `block_height`, with `nontranspose` itself) times the bytes of `d8`, `d16`,
    /// `d32` or `d64` must be at most 64
    "block_width/columns" [field]:
        matches!(data_size, d8 | d16 | d32 | d64)
            => (matches!(data_order, nontranspose) => block_width << data_size - 1 <= 64)
                && (matches!(data_order, transpose) => block_height << data_size - 1 <= 64);
    /// `block_height` must not be 0
    "block_height/some" [field]: block_height != 0;
    /// `block_height` must be at most 32 with `nontranspose`, and `block_width` must be at most 32 with `transpose`
    "block_height/rows" [field]:
        (matches!(data_order, nontranspose) => block_height <= 32)
            && (matches!(data_order, transpose) => block_width <= 32);
    /// `vnni` must be 0 or 1
    "vnni/range" [field]: matches!(vnni, 0 | 1);
    /// `vnni` must be 0 for `lsc_store_block2d`
    "vnni/store" [field]: matches!(lsc_sub_op, lsc_store_block2d) => vnni == 0;
    /// `surface` must have class `general` or `immediate`
    "surface/class": matches!(class(surface), General | Immediate);
    /// `surface` must have type `ud` if it has class `immediate`
    "surface/type" [class]: class(surface) == Immediate => ty(surface) == UD;
    /// `surface` must be at most 255 if `addr_type` is `bti` and `surface` is an immediate: the table has 256 entries
    "surface/index" [class]: matches!(addr_type, bti) && class(surface) == Immediate => imm(surface) <= 255;
    /// `surface` of class `general` must have type `ud` or `d` and the region 0x121, which is <0;1,0>: an offset is one
    /// value
    "surface/scalar" [class]: class(surface) == General => matches!(ty(surface), UD | D) && region(surface) == 0x121;
    /// `surface` must have class `immediate` and the value 0 if `addr_type` is `flat`
    "surface/flat" [class]: matches!(addr_type, flat) => class(surface) == Immediate && imm(surface) == 0;
    /// `surface` must have class `immediate` and the value 0 if `addr_type` is `arg`
    "surface/arg" [class, warning
        "The finalizer refuses it (errata LSC_UNTYPED-16)."]:
        matches!(addr_type, arg) => class(surface) == Immediate && imm(surface) == 0;
    /// `dst_data` must be null for a store (`lsc_sub_op` 0x04 to 0x07, or 0x1c)
    "dst_data/store" [null]: matches!(code(lsc_sub_op), 0x04..=0x07 | 0x1c) => null(dst_data);
    /// `dst_data` must provide an element for each channel with `nontranspose` for `lsc_sub_op` 0x00, 0x01, 0x08 to
    /// 0x1a, 0x28 and 0x29; each further element starts in the next register
    "dst_data/size":
        matches!(code(lsc_sub_op), 0x00 | 0x01 | 0x08..=0x1a | 0x28 | 0x29) && matches!(data_order, nontranspose)
            => available(dst_data) >= (data_elems_per_addr - 1) * max(exec_size << min(code(data_size) - 1, 2 +
                (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// `dst_data` must provide an element for each channel and each value of `ch_mask` for `lsc_load_quad`; each
    /// further value starts in the next register
    "dst_data/quad" [size]:
        matches!(lsc_sub_op, lsc_load_quad)
            => available(dst_data) >= (ones(ch_mask) - 1) * max(exec_size << min(code(data_size) - 1, 2 +
                (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// `dst_data` must provide 4 bytes for `lsc_load_status`: a bit for each channel
    "dst_data/status" [size]: matches!(lsc_sub_op, lsc_load_status) => available(dst_data) >= 4;
    /// `dst_data` must provide the `data_elems_per_addr` elements of one channel with `transpose` for `lsc_sub_op`
    /// 0x00, 0x01, 0x28 and 0x29
    "dst_data/transposed" [size]:
        matches!(code(lsc_sub_op), 0x00 | 0x01 | 0x28 | 0x29) && matches!(data_order, transpose)
            => available(dst_data) >= data_elems_per_addr << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// `dst_data` of `lsc_load_block2d` with `nontranspose` and `d8`, `d16`, `d32` or `d64` must provide whole
    /// registers for each of `blocks` rectangles of `block_height` rows, whose number of elements is `block_width` or
    /// the next power of two
    "dst_data/rectangle" [size]:
        matches!(lsc_sub_op, lsc_load_block2d)
                && matches!(data_order, nontranspose)
                && matches!(data_size, d8 | d16 | d32 | d64)
            => available(dst_data) >= blocks * (((power_of_two(block_width) * block_height << data_size - 1) + grf() -
                1) / grf() * grf());
    /// `dst_data` of `lsc_load_block2d` with `transpose` and `d8`, `d16`, `d32` or `d64` must provide whole registers
    /// for each of `blocks` rectangles of `block_width` columns, whose number of elements is `block_height` or the next
    /// power of two
    "dst_data/columns" [size]:
        matches!(lsc_sub_op, lsc_load_block2d)
                && matches!(data_order, transpose)
                && matches!(data_size, d8 | d16 | d32 | d64)
            => available(dst_data) >= blocks * (((power_of_two(block_height) * block_width << data_size - 1) + grf() -
                1) / grf() * grf());
    /// `src0_addrs` must not be null: a message has addresses
    "src0_addrs/null": !null(src0_addrs);
    /// `src0_addrs` must have type `ud`, `d`, `uw`, `w`, `uq` or `q` if `addr_imm_offset` is not 0
    "src0_addrs/offset" [type, warning
        "The finalizer reports offsets of other types, which no page excludes (errata LSC_UNTYPED-18)."]:
        addr_imm_offset != 0 => matches!(ty(src0_addrs), UD | D | UW | W | UQ | Q);
    /// `src0_addrs` must provide an address of `addr_size` for each channel
    "src0_addrs/size": available(src0_addrs) >= exec_size << addr_size;
    /// `src0_addr_base` must not be null: a message has addresses
    "src0_addr_base/null": !null(src0_addr_base);
    /// `src0_addr_base` must provide one address of `addr_size`
    "src0_addr_base/size": available(src0_addr_base) >= 1 << addr_size;
    /// `src0_addr_pitch` must have type `ud` or `d`
    "src0_addr_pitch/type": matches!(ty(src0_addr_pitch), UD | D);
    /// `src0_addr_pitch` of class `general` must have the region 0x121, which is <0;1,0>: it is one value
    "src0_addr_pitch/scalar" [class]: class(src0_addr_pitch) == General => region(src0_addr_pitch) == 0x121;
    /// `src0_addr_pitch` must be at most 65535 if it is an immediate
    "src0_addr_pitch/limit" [field]: imm(src0_addr_pitch) <= 65535;
    /// `src0_data` must not be null: a counter changes by this value
    "src0_data/null": !null(src0_data);
    /// `src0_data` must provide an element for each channel
    "src0_data/size": available(src0_data) >= exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// `src1_data` must be null for a load (`lsc_sub_op` 0x00 to 0x03, or 0x1b)
    "src1_data/load" [null]: matches!(code(lsc_sub_op), 0x00..=0x03 | 0x1b) => null(src1_data);
    /// `src1_data` must not be null for a store (`lsc_sub_op` 0x04 to 0x07, or 0x1c): a store needs data
    "src1_data/store" [null]: matches!(code(lsc_sub_op), 0x04..=0x07 | 0x1c) => !null(src1_data);
    /// `src1_data` must be null for `lsc_atomic_iinc`, `lsc_atomic_idec` and `lsc_atomic_load`
    "src1_data/unary" [null]:
        matches!(lsc_sub_op, lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load) => null(src1_data);
    /// `src1_data` must not be null for an atomic with a first operand (`lsc_sub_op` 0x0b to 0x1a)
    "src1_data/binary" [null]: matches!(code(lsc_sub_op), 0x0b..=0x1a) => !null(src1_data);
    /// `src1_data` must provide an element for each channel with `nontranspose` for `lsc_sub_op` 0x04, 0x05, 0x08 to
    /// 0x1a and 0x1c; each further element starts in the next register
    "src1_data/size":
        matches!(code(lsc_sub_op), 0x04 | 0x05 | 0x08..=0x1a | 0x1c) && matches!(data_order, nontranspose)
            => available(src1_data) >= (data_elems_per_addr - 1) * max(exec_size << min(code(data_size) - 1, 2 +
                (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// `src1_data` must provide an element for each channel and each value of `ch_mask` for `lsc_store_quad`; each
    /// further value starts in the next register
    "src1_data/quad" [size]:
        matches!(lsc_sub_op, lsc_store_quad)
            => available(src1_data) >= (ones(ch_mask) - 1) * max(exec_size << min(code(data_size) - 1, 2 +
                (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// `src1_data` must provide the `data_elems_per_addr` elements of one channel with `transpose` for `lsc_sub_op`
    /// 0x04, 0x05 and 0x1c
    "src1_data/transposed" [size]:
        matches!(code(lsc_sub_op), 0x04 | 0x05 | 0x1c) && matches!(data_order, transpose)
            => available(src1_data) >= data_elems_per_addr << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// `src1_data` of `lsc_store_block2d` with `nontranspose` must provide whole registers for each of `blocks`
    /// rectangles of `block_height` rows, whose number of elements is `block_width` or the next power of two
    "src1_data/rectangle" [size]:
        matches!(lsc_sub_op, lsc_store_block2d) && matches!(data_order, nontranspose)
            => available(src1_data) >= blocks * (((power_of_two(block_width) * block_height << data_size - 1) + grf()
                - 1) / grf() * grf());
    /// `src1_data` of `lsc_store_block2d` with `transpose` must provide whole registers for each of `blocks` rectangles
    /// of `block_width` columns, whose number of elements is `block_height` or the next power of two
    "src1_data/columns" [size]:
        matches!(lsc_sub_op, lsc_store_block2d) && matches!(data_order, transpose)
            => available(src1_data) >= blocks * (((power_of_two(block_height) * block_width << data_size - 1) + grf()
                - 1) / grf() * grf());
    /// `src2_data` must be null unless `lsc_sub_op` is `lsc_atomic_icas` or `lsc_atomic_fcas`
    "src2_data/unused" [null]: !matches!(lsc_sub_op, lsc_atomic_icas | lsc_atomic_fcas) => null(src2_data);
    /// `src2_data` must not be null for `lsc_atomic_icas` and `lsc_atomic_fcas`
    "src2_data/null": matches!(lsc_sub_op, lsc_atomic_icas | lsc_atomic_fcas) => !null(src2_data);
    /// `src2_data` must be null or provide an element for each channel
    "src2_data/size": available(src2_data) >= exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// `surface_base_addr` of class `general` must have a type of 8 bytes: it is an address
    "surface_base_addr/type" [class]: class(surface_base_addr) == General => bytes(ty(surface_base_addr)) == 8;
    /// `surface_base_addr` must not have type `f`, `hf`, `df` or `bf`
    "surface_base_addr/integer" [type]: !matches!(ty(surface_base_addr), F | HF | DF | BF);
    /// `surface_base_addr` of class `general` must have the region 0x121, which is <0;1,0>: it is one value
    "surface_base_addr/scalar" [class]: class(surface_base_addr) == General => region(surface_base_addr) == 0x121;
    /// `surface_width` must have type `ud` or `d`
    "surface_width/type": matches!(ty(surface_width), UD | D);
    /// `surface_width` of class `general` must have the region 0x121, which is <0;1,0>: it is one value
    "surface_width/scalar" [class]: class(surface_width) == General => region(surface_width) == 0x121;
    /// `surface_height` must have type `ud` or `d`
    "surface_height/type": matches!(ty(surface_height), UD | D);
    /// `surface_height` of class `general` must have the region 0x121, which is <0;1,0>: it is one value
    "surface_height/scalar" [class]: class(surface_height) == General => region(surface_height) == 0x121;
    /// `surface_pitch` must have type `ud` or `d`
    "surface_pitch/type": matches!(ty(surface_pitch), UD | D);
    /// `surface_pitch` of class `general` must have the region 0x121, which is <0;1,0>: it is one value
    "surface_pitch/scalar" [class]: class(surface_pitch) == General => region(surface_pitch) == 0x121;
    /// `src0_addr_x` must have type `ud` or `d`
    "src0_addr_x/type": matches!(ty(src0_addr_x), UD | D);
    /// `src0_addr_x` of class `general` must have the region 0x121, which is <0;1,0>: it is one value
    "src0_addr_x/scalar" [class]: class(src0_addr_x) == General => region(src0_addr_x) == 0x121;
    /// `src0_addr_y` must have type `ud` or `d`
    "src0_addr_y/type": matches!(ty(src0_addr_y), UD | D);
    /// `src0_addr_y` of class `general` must have the region 0x121, which is <0;1,0>: it is one value
    "src0_addr_y/scalar" [class]: class(src0_addr_y) == General => region(src0_addr_y) == 0x121;
}
