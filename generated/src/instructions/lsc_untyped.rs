// Generated from spec/instructions/LSC_UNTYPED.md by `cargo xtask regen`; do not edit.
//! LSC_UNTYPED: Reads, writes or changes memory through the load and store cache: at an address for each channel, at
//! addresses with a pitch, or in a rectangle.

use crate::prelude::*;

/// Reads, writes or changes memory through the load and store cache: at an address for each channel, at addresses with
/// a pitch, or in a rectangle.
///
/// ```text
/// [(<pred>) ]<lsc_sub_op: lsc_load|lsc_load_strided|lsc_load_quad|lsc_load_status>.<lsc_sfid>[.<caching_l1>
///     .<caching_l3>] (<exec_size>)  <dst_data:reg>:<&data>  <&address>
/// [(<pred>) ]<lsc_sub_op: lsc_store|lsc_store_strided|lsc_store_quad|lsc_store_uncompressed>.<lsc_sfid>[.<caching_l1>
///     .<caching_l3>] (<exec_size>)  <&address>  <src1_data:reg>:<&data>
/// [(<pred>) ]<lsc_sub_op: lsc_atomic_iinc|lsc_atomic_idec|lsc_atomic_load|lsc_atomic_store|lsc_atomic_iadd|
///     lsc_atomic_isub|lsc_atomic_smin|lsc_atomic_smax|lsc_atomic_umin|lsc_atomic_umax|lsc_atomic_icas|lsc_atomic_fadd|
///     lsc_atomic_fsub|lsc_atomic_fmin|lsc_atomic_fmax|lsc_atomic_fcas|lsc_atomic_and|lsc_atomic_or|lsc_atomic_xor>
///     .<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<&data>  <&address>  <src1_data:reg>
///      <src2_data:reg>
/// [(<pred>) ]<lsc_sub_op: lsc_load_block2d>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>
///     :<&rectangle>  flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>,
///      <src0_addr_x:lsc>, <src0_addr_y:lsc>\]
/// [(<pred>) ]<lsc_sub_op: lsc_store_block2d>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)
///      flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>,
///      <src0_addr_x:lsc>, <src0_addr_y:lsc>\]  <src1_data:reg>:<&rectangle>
/// also [(<pred>) ]<lsc_sub_op: lsc_load|lsc_load_strided|lsc_load_quad|lsc_load_status>.<lsc_sfid>.<caching_l1>
///      (<exec_size>)  <dst_data:reg>:<&data>  <&address>
/// also [(<pred>) ]<lsc_sub_op: lsc_store|lsc_store_strided|lsc_store_quad|lsc_store_uncompressed>.<lsc_sfid>
///     .<caching_l1> (<exec_size>)  <&address>  <src1_data:reg>:<&data>
/// also [(<pred>) ]<lsc_sub_op: lsc_atomic_iinc|lsc_atomic_idec|lsc_atomic_load|lsc_atomic_store|lsc_atomic_iadd|
///     lsc_atomic_isub|lsc_atomic_smin|lsc_atomic_smax|lsc_atomic_umin|lsc_atomic_umax|lsc_atomic_icas|lsc_atomic_fadd|
///     lsc_atomic_fsub|lsc_atomic_fmin|lsc_atomic_fmax|lsc_atomic_fcas|lsc_atomic_and|lsc_atomic_or|lsc_atomic_xor>
///     .<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<&data>  <&address>  <src1_data:reg>  <src2_data:reg>
/// also [(<pred>) ]<lsc_sub_op: lsc_load_block2d>.<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<&rectangle>
///      flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>,
///      <src0_addr_x:lsc>, <src0_addr_y:lsc>\]
/// also [(<pred>) ]<lsc_sub_op: lsc_store_block2d>.<lsc_sfid>.<caching_l1> (<exec_size>)  flat\[<surface_base_addr:lsc>
///     , <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>, <src0_addr_x:lsc>, <src0_addr_y:lsc>\]
///      <src1_data:reg>:<&rectangle>
/// where data_size: d8u32 is d8c32, d16u32 is d16c32, d16u32h is d16c32h
/// where caching_l1: default is df, uncached is uc, cached is ca, writeback is wb, writethrough is wt, streaming is st,
///      read-invalidate is ri
/// where caching_l3: default is df, uncached is uc, cached is ca, writeback is wb, writethrough is wt, streaming is st,
///      read-invalidate is ri
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LSC_UNTYPED", opcode = 0x89, on = "DG2+", lines = crate::lines::lsc_untyped)]
pub struct LscUntyped {
    /// What is done.
    pub lsc_sub_op: LscSubOpBits,
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// Which memory.
    pub lsc_sfid: LscSfidBits,
    /// What the nearest cache does.
    pub caching_l1: CachingL1Bits,
    /// What the last cache does.
    pub caching_l3: CachingL3Bits,
    /// What addresses are relative to.
    #[field(when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
        lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | \
        lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | \
        lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | \
        lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | \
        lsc_apndctr_atomic_sub)")]
    pub addr_type: AddrTypeBits,
    /// What addresses are multiplied by.
    #[field(when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
        lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | \
        lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | \
        lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | \
        lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)")]
    pub addr_scale: u16,
    /// What is added to each address.
    #[field(when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
        lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | \
        lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | \
        lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | \
        lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)")]
    pub addr_imm_offset: i32,
    /// Bits of an address.
    #[field(when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
        lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | \
        lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | \
        lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | \
        lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)")]
    pub addr_size: AddrSizeBits,
    /// Bits of an element, in memory and in registers.
    pub data_size: DataSizeBits,
    /// How elements lie in registers.
    pub data_order: DataOrderBits,
    /// Elements at each address.
    #[field(when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
        lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | \
        lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | \
        lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | \
        lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | \
        lsc_apndctr_atomic_sub)")]
    pub data_elems_per_addr: DataElemsPerAddrBits,
    /// The elements of four that are accessed: X is bit 0, Y bit 1, Z bit 2, W bit 3.
    #[field(when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
        lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | \
        lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | \
        lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | \
        lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | \
        lsc_apndctr_atomic_sub)")]
    pub ch_mask: u8,
    /// The surface, as the type of addresses says.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | \
        lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | \
        lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | \
        lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | \
        lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | \
        lsc_apndctr_atomic_sub)")]
    pub surface: VecOperand,
    /// Number of rectangles.
    #[field(when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub blocks: u8,
    /// Elements of a row.
    #[field(when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub block_width: u16,
    /// Number of rows.
    #[field(when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub block_height: u16,
    /// Whether elements are joined to dwords.
    #[field(when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub vnni: u8,
    /// What was read, or V0: then data come no further than the cache.
    #[field(Raw)] pub dst_data: RawOperand,
    /// Value of each channel for a counter.
    #[field(Raw, when = "matches!(lsc_sub_op, lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)")]
    pub src0_data: RawOperand,
    /// Address of each channel.
    #[field(Raw, when = "matches!(lsc_sub_op, lsc_load | lsc_load_quad | lsc_store | lsc_store_quad | lsc_atomic_iinc | \
        lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
        lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | \
        lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
        lsc_load_status | lsc_store_uncompressed)")]
    pub src0_addrs: RawOperand,
    /// Address of the surface of rectangles.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")]
    pub surface_base_addr: VecOperand,
    /// Its bytes in a row, less 1.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub surface_width: VecOperand,
    /// Its height, less 1.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")]
    pub surface_height: VecOperand,
    /// Its bytes from row to row.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub surface_pitch: VecOperand,
    /// Left end of the rectangle, in elements.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub src0_addr_x: VecOperand,
    /// Its first row.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)")] pub src0_addr_y: VecOperand,
    /// Address of the first channel.
    #[field(Raw, when = "matches!(lsc_sub_op, lsc_load_strided | lsc_store_strided)")] pub src0_addr_base: RawOperand,
    /// Bytes from channel to channel.
    #[field(Source, when = "matches!(lsc_sub_op, lsc_load_strided | lsc_store_strided)")]
    pub src0_addr_pitch: VecOperand,
    /// What to write, or first value of an atomic, or V0.
    #[field(Raw, when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_load_block2d | lsc_store | \
        lsc_store_strided | lsc_store_quad | lsc_store_block2d | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | \
        lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | \
        lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | \
        lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)")]
    pub src1_data: RawOperand,
    /// Second value of an atomic, or V0.
    #[field(Raw, when = "matches!(lsc_sub_op, lsc_load | lsc_load_quad | lsc_store | lsc_store_quad | lsc_atomic_iinc | \
        lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | \
        lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | \
        lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | \
        lsc_load_status | lsc_store_uncompressed)")]
    pub src2_data: RawOperand,
}

/// The bits of `LscSubOp`: what is done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct LscSubOpBits(
    #[run(lsc_sub_op = 7..=0, LscSubOp)]
    u8,
);

/// The bits of `LscSFID`: which memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct LscSfidBits(
    #[run(lsc_sfid = 7..=0, LscSfid)]
    u8,
);

/// The bits of `CachingL1`: what the nearest cache does.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct CachingL1Bits(
    #[run(caching_l1 = 7..=0, CachingL1)]
    u8,
);

/// The bits of `CachingL3`: what the last cache does.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct CachingL3Bits(
    #[run(caching_l3 = 7..=0, CachingL3)]
    u8,
);

/// The bits of `AddrType`: what addresses are relative to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct AddrTypeBits(
    #[run(addr_type = 7..=0, AddrType)]
    u8,
);

/// The bits of `AddrSize`: bits of an address.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct AddrSizeBits(
    #[run(addr_size = 7..=0, AddrSize)]
    u8,
);

/// The bits of `DataSize`: bits of an element, in memory and in registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct DataSizeBits(
    #[run(data_size = 7..=0, DataSize)]
    u8,
);

/// The bits of `DataOrder`: how elements lie in registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct DataOrderBits(
    #[run(data_order = 7..=0, DataOrder)]
    u8,
);

/// The bits of `DataElemsPerAddr`: elements at each address.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct DataElemsPerAddrBits(
    #[run(data_elems_per_addr = 7..=0, DataElemsPerAddr)]
    u8,
);

/// `lsc_sub_op`, bits 7..0: what is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum LscSubOp {
    /// Reads for each channel.
    #[code(name = "lsc_load")] LscLoad = 0b00000000,
    /// Reads at addresses with a pitch.
    #[code(name = "lsc_load_strided")] LscLoadStrided = 0b00000001,
    /// Reads some of four elements.
    #[code(name = "lsc_load_quad")] LscLoadQuad = 0b00000010,
    /// Reads a rectangle.
    #[code(name = "lsc_load_block2d")] LscLoadBlock2d = 0b00000011,
    /// Writes for each channel.
    #[code(name = "lsc_store")] LscStore = 0b00000100,
    /// Writes at addresses with a pitch.
    #[code(name = "lsc_store_strided")] LscStoreStrided = 0b00000101,
    /// Writes some of four elements.
    #[code(name = "lsc_store_quad")] LscStoreQuad = 0b00000110,
    /// Writes a rectangle.
    #[code(name = "lsc_store_block2d")] LscStoreBlock2d = 0b00000111,
    /// Old + 1.
    #[code(name = "lsc_atomic_iinc")] LscAtomicIinc = 0b00001000,
    /// Old - 1.
    #[code(name = "lsc_atomic_idec")] LscAtomicIdec = 0b00001001,
    /// Old.
    #[code(name = "lsc_atomic_load")] LscAtomicLoad = 0b00001010,
    /// src1.
    #[code(name = "lsc_atomic_store")] LscAtomicStore = 0b00001011,
    /// Old + src1.
    #[code(name = "lsc_atomic_iadd")] LscAtomicIadd = 0b00001100,
    /// Old - src1.
    #[code(name = "lsc_atomic_isub")] LscAtomicIsub = 0b00001101,
    /// Smaller of old and src1, signed.
    #[code(name = "lsc_atomic_smin")] LscAtomicSmin = 0b00001110,
    /// Larger of old and src1, signed.
    #[code(name = "lsc_atomic_smax")] LscAtomicSmax = 0b00001111,
    /// Smaller of old and src1, unsigned.
    #[code(name = "lsc_atomic_umin")] LscAtomicUmin = 0b00010000,
    /// Larger of old and src1, unsigned.
    #[code(name = "lsc_atomic_umax")] LscAtomicUmax = 0b00010001,
    /// src2 where old is src1, or else old.
    #[code(name = "lsc_atomic_icas")] LscAtomicIcas = 0b00010010,
    /// Old + src1, floats.
    #[code(name = "lsc_atomic_fadd")] LscAtomicFadd = 0b00010011,
    /// Old - src1, floats.
    #[code(name = "lsc_atomic_fsub")] LscAtomicFsub = 0b00010100,
    /// Smaller of old and src1, floats.
    #[code(name = "lsc_atomic_fmin")] LscAtomicFmin = 0b00010101,
    /// Larger of old and src1, floats.
    #[code(name = "lsc_atomic_fmax")] LscAtomicFmax = 0b00010110,
    /// src2 where old is src1, or else old; floats.
    #[code(name = "lsc_atomic_fcas")] LscAtomicFcas = 0b00010111,
    /// Old & src1.
    #[code(name = "lsc_atomic_and")] LscAtomicAnd = 0b00011000,
    /// Old | src1.
    #[code(name = "lsc_atomic_or")] LscAtomicOr = 0b00011001,
    /// Old ^ src1.
    #[code(name = "lsc_atomic_xor")] LscAtomicXor = 0b00011010,
    /// Reads a bit for each channel: whether its address is there.
    #[code(name = "lsc_load_status")] LscLoadStatus = 0b00011011,
    /// Writes without compression.
    #[code(name = "lsc_store_uncompressed")] LscStoreUncompressed = 0b00011100,
    /// Adds to the counter of a surface.
    #[code(name = "lsc_apndctr_atomic_add")] LscApndctrAtomicAdd = 0b00101000,
    /// Subtracts from the counter of a surface.
    #[code(name = "lsc_apndctr_atomic_sub")] LscApndctrAtomicSub = 0b00101001,
}

/// `lsc_sfid`, bits 7..0: which memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum LscSfid {
    /// Untyped global memory.
    #[code(name = "ugm")] Ugm = 0b00000000,
    /// Untyped global memory of another tile.
    #[code(name = "ugml", on = "PVC,PVC_XT")] Ugml = 0b00000001,
    /// Shared local memory.
    #[code(name = "slm")] Slm = 0b00000011,
}

/// `caching_l1`, bits 7..0: what the nearest cache does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum CachingL1 {
    /// .df.
    #[code(name = "default")] Default = 0b00000000,
    /// .uc.
    #[code(name = "uncached")] Uncached = 0b00000001,
    /// .ca.
    #[code(name = "cached")] Cached = 0b00000010,
    /// .wb.
    #[code(name = "writeback")] Writeback = 0b00000011,
    /// .wt.
    #[code(name = "writethrough")] Writethrough = 0b00000100,
    /// .st.
    #[code(name = "streaming")] Streaming = 0b00000101,
    /// .ri.
    #[code(name = "read-invalidate")] ReadInvalidate = 0b00000110,
}

/// `caching_l3`, bits 7..0: what the last cache does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum CachingL3 {
    /// .df.
    #[code(name = "default")] Default = 0b00000000,
    /// .uc.
    #[code(name = "uncached")] Uncached = 0b00000001,
    /// .ca.
    #[code(name = "cached")] Cached = 0b00000010,
    /// .wb.
    #[code(name = "writeback")] Writeback = 0b00000011,
    /// .wt.
    #[code(name = "writethrough")] Writethrough = 0b00000100,
    /// .st.
    #[code(name = "streaming")] Streaming = 0b00000101,
    /// .ri.
    #[code(name = "read-invalidate")] ReadInvalidate = 0b00000110,
}

/// `addr_type`, bits 7..0: what addresses are relative to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum AddrType {
    /// Nothing.
    #[code(name = "flat")] Flat = 0b00000001,
    /// A surface whose state has an offset from the bindless surface states.
    #[code(name = "bss")] Bss = 0b00000010,
    /// One whose state has an offset from all surface states.
    #[code(name = "ss")] Ss = 0b00000011,
    /// One by its number in the binding table.
    #[code(name = "bti")] Bti = 0b00000100,
    /// The arguments of the kernel.
    #[code(name = "arg")] Arg = 0b00000101,
}

/// `addr_size`, bits 7..0: bits of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum AddrSize {
    #[code(name = "a16")] A16 = 0b00000001,
    #[code(name = "a32")] A32 = 0b00000010,
    #[code(name = "a64")] A64 = 0b00000011,
}

/// `data_size`, bits 7..0: bits of an element, in memory and in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum DataSize {
    #[code(name = "d8")] D8 = 0b00000001,
    #[code(name = "d16")] D16 = 0b00000010,
    #[code(name = "d32")] D32 = 0b00000011,
    #[code(name = "d64")] D64 = 0b00000100,
    #[code(name = "d8u32")] D8u32 = 0b00000101,
    #[code(name = "d16u32")] D16u32 = 0b00000110,
    #[code(name = "d16u32h")] D16u32h = 0b00000111,
}

/// `data_order`, bits 7..0: how elements lie in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum DataOrder {
    /// Of all channels side by side.
    #[code(name = "nontranspose")] Nontranspose = 0b00000001,
    /// Of one channel one after the other.
    #[code(name = "transpose")] Transpose = 0b00000010,
}

/// `data_elems_per_addr`, bits 7..0: elements at each address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum DataElemsPerAddr {
    #[code(name = "1", value = 1)] N1 = 0b00000001,
    #[code(name = "2", value = 2)] N2 = 0b00000010,
    #[code(name = "3", value = 3)] N3 = 0b00000011,
    #[code(name = "4", value = 4)] N4 = 0b00000100,
    #[code(name = "8", value = 8)] N8 = 0b00000101,
    #[code(name = "16", value = 16)] N16 = 0b00000110,
    #[code(name = "32", value = 32)] N32 = 0b00000111,
    #[code(name = "64", value = 64)] N64 = 0b00001000,
}
<<<<<<< HEAD
/// The bits of `LscSubOp`: what is done
///
/// `spec/instructions/LSC_UNTYPED.md:78`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct LscSubOpBits(#[run(lsc_sub_op = 7..= 0, LscSubOp)] u8);
/// The bits of `LscSFID`: which memory
///
/// `spec/instructions/LSC_UNTYPED.md:136`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct LscSfidBits(#[run(lsc_sfid = 7..= 0, LscSfid)] u8);
/// The bits of `CachingL1`: what the nearest cache does
///
/// `spec/instructions/LSC_UNTYPED.md:140`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct CachingL1Bits(#[run(caching_l1 = 7..= 0, CachingL1)] u8);
/// The bits of `CachingL3`: what the last cache does
///
/// `spec/instructions/LSC_UNTYPED.md:148`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct CachingL3Bits(#[run(caching_l3 = 7..= 0, CachingL3)] u8);
/// The bits of `AddrType`: what addresses are relative to
///
/// `spec/instructions/LSC_UNTYPED.md:156`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct AddrTypeBits(#[run(addr_type = 7..= 0, AddrType)] u8);
/// The bits of `AddrSize`: bits of an address
///
/// `spec/instructions/LSC_UNTYPED.md:164`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct AddrSizeBits(#[run(addr_size = 7..= 0, AddrSize)] u8);
/// The bits of `DataSize`: bits of an element, in memory and in registers
///
/// `spec/instructions/LSC_UNTYPED.md:168`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct DataSizeBits(#[run(data_size = 7..= 0, DataSize)] u8);
/// The bits of `DataOrder`: how elements lie in registers
///
/// `spec/instructions/LSC_UNTYPED.md:176`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct DataOrderBits(#[run(data_order = 7..= 0, DataOrder)] u8);
/// The bits of `DataElemsPerAddr`: elements at each address
///
/// `spec/instructions/LSC_UNTYPED.md:179`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct DataElemsPerAddrBits(
    #[run(data_elems_per_addr = 7..= 0, DataElemsPerAddr)]
    u8,
);
/// Reads, writes or changes memory through the load and store cache: at an address for each channel, at addresses with a pitch, or in a rectangle.
///
/// `spec/instructions/LSC_UNTYPED.md:8`
///
/// ```text
/// [(<pred>) ]<lsc_sub_op: lsc_load|lsc_load_strided|lsc_load_quad|lsc_load_status>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<&data>  <&address>
/// [(<pred>) ]<lsc_sub_op: lsc_store|lsc_store_strided|lsc_store_quad|lsc_store_uncompressed>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <&address>  <src1_data:reg>:<&data>
/// [(<pred>) ]<lsc_sub_op: lsc_atomic_iinc|lsc_atomic_idec|lsc_atomic_load|lsc_atomic_store|lsc_atomic_iadd|lsc_atomic_isub|lsc_atomic_smin|lsc_atomic_smax|lsc_atomic_umin|lsc_atomic_umax|lsc_atomic_icas|lsc_atomic_fadd|lsc_atomic_fsub|lsc_atomic_fmin|lsc_atomic_fmax|lsc_atomic_fcas|lsc_atomic_and|lsc_atomic_or|lsc_atomic_xor>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<&data>  <&address>  <src1_data:reg>  <src2_data:reg>
/// [(<pred>) ]<lsc_sub_op: lsc_load_block2d>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<&rectangle>  flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>, <src0_addr_x:lsc>, <src0_addr_y:lsc>\]
/// [(<pred>) ]<lsc_sub_op: lsc_store_block2d>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>, <src0_addr_x:lsc>, <src0_addr_y:lsc>\]  <src1_data:reg>:<&rectangle>
/// also [(<pred>) ]<lsc_sub_op: lsc_load|lsc_load_strided|lsc_load_quad|lsc_load_status>.<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<&data>  <&address>
/// also [(<pred>) ]<lsc_sub_op: lsc_store|lsc_store_strided|lsc_store_quad|lsc_store_uncompressed>.<lsc_sfid>.<caching_l1> (<exec_size>)  <&address>  <src1_data:reg>:<&data>
/// also [(<pred>) ]<lsc_sub_op: lsc_atomic_iinc|lsc_atomic_idec|lsc_atomic_load|lsc_atomic_store|lsc_atomic_iadd|lsc_atomic_isub|lsc_atomic_smin|lsc_atomic_smax|lsc_atomic_umin|lsc_atomic_umax|lsc_atomic_icas|lsc_atomic_fadd|lsc_atomic_fsub|lsc_atomic_fmin|lsc_atomic_fmax|lsc_atomic_fcas|lsc_atomic_and|lsc_atomic_or|lsc_atomic_xor>.<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<&data>  <&address>  <src1_data:reg>  <src2_data:reg>
/// also [(<pred>) ]<lsc_sub_op: lsc_load_block2d>.<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<&rectangle>  flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>, <src0_addr_x:lsc>, <src0_addr_y:lsc>\]
/// also [(<pred>) ]<lsc_sub_op: lsc_store_block2d>.<lsc_sfid>.<caching_l1> (<exec_size>)  flat\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>, <src0_addr_x:lsc>, <src0_addr_y:lsc>\]  <src1_data:reg>:<&rectangle>
/// where data_size: d8u32 is d8c32, d16u32 is d16c32, d16u32h is d16c32h
/// where caching_l1: default is df, uncached is uc, cached is ca, writeback is wb, writethrough is wt, streaming is st, read-invalidate is ri
/// where caching_l3: default is df, uncached is uc, cached is ca, writeback is wb, writethrough is wt, streaming is st, read-invalidate is ri
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "LSC_UNTYPED",
    opcode = 0x89,
    on = "DG2+",
    text = ["[(<pred>) ]<lsc_sub_op: lsc_load|lsc_load_strided|lsc_load_quad|lsc_load_status>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<&data>  <&address>",
    "[(<pred>) ]<lsc_sub_op: lsc_store|lsc_store_strided|lsc_store_quad|lsc_store_uncompressed>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <&address>  <src1_data:reg>:<&data>",
    "[(<pred>) ]<lsc_sub_op: lsc_atomic_iinc|lsc_atomic_idec|lsc_atomic_load|lsc_atomic_store|lsc_atomic_iadd|lsc_atomic_isub|lsc_atomic_smin|lsc_atomic_smax|lsc_atomic_umin|lsc_atomic_umax|lsc_atomic_icas|lsc_atomic_fadd|lsc_atomic_fsub|lsc_atomic_fmin|lsc_atomic_fmax|lsc_atomic_fcas|lsc_atomic_and|lsc_atomic_or|lsc_atomic_xor>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<&data>  <&address>  <src1_data:reg>  <src2_data:reg>",
    "[(<pred>) ]<lsc_sub_op: lsc_load_block2d>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  <dst_data:reg>:<&rectangle>  flat\\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>, <src0_addr_x:lsc>, <src0_addr_y:lsc>\\]",
    "[(<pred>) ]<lsc_sub_op: lsc_store_block2d>.<lsc_sfid>[.<caching_l1>.<caching_l3>] (<exec_size>)  flat\\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>, <src0_addr_x:lsc>, <src0_addr_y:lsc>\\]  <src1_data:reg>:<&rectangle>",
    "also [(<pred>) ]<lsc_sub_op: lsc_load|lsc_load_strided|lsc_load_quad|lsc_load_status>.<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<&data>  <&address>",
    "also [(<pred>) ]<lsc_sub_op: lsc_store|lsc_store_strided|lsc_store_quad|lsc_store_uncompressed>.<lsc_sfid>.<caching_l1> (<exec_size>)  <&address>  <src1_data:reg>:<&data>",
    "also [(<pred>) ]<lsc_sub_op: lsc_atomic_iinc|lsc_atomic_idec|lsc_atomic_load|lsc_atomic_store|lsc_atomic_iadd|lsc_atomic_isub|lsc_atomic_smin|lsc_atomic_smax|lsc_atomic_umin|lsc_atomic_umax|lsc_atomic_icas|lsc_atomic_fadd|lsc_atomic_fsub|lsc_atomic_fmin|lsc_atomic_fmax|lsc_atomic_fcas|lsc_atomic_and|lsc_atomic_or|lsc_atomic_xor>.<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<&data>  <&address>  <src1_data:reg>  <src2_data:reg>",
    "also [(<pred>) ]<lsc_sub_op: lsc_load_block2d>.<lsc_sfid>.<caching_l1> (<exec_size>)  <dst_data:reg>:<&rectangle>  flat\\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>, <src0_addr_x:lsc>, <src0_addr_y:lsc>\\]",
    "also [(<pred>) ]<lsc_sub_op: lsc_store_block2d>.<lsc_sfid>.<caching_l1> (<exec_size>)  flat\\[<surface_base_addr:lsc>, <surface_width:lsc>, <surface_height:lsc>, <surface_pitch:lsc>, <src0_addr_x:lsc>, <src0_addr_y:lsc>\\]  <src1_data:reg>:<&rectangle>",
    "where data_size: d8u32 is d8c32, d16u32 is d16c32, d16u32h is d16c32h",
    "where caching_l1: default is df, uncached is uc, cached is ca, writeback is wb, writethrough is wt, streaming is st, read-invalidate is ri",
    "where caching_l3: default is df, uncached is uc, cached is ca, writeback is wb, writethrough is wt, streaming is st, read-invalidate is ri"],
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 8
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/opcode",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 8,
    kind = "opcode",
    expr = "opcode == 0x89",
    doc = "the code of the instruction",
    sum = "19f71cecf9a935db"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/lsc_sub_op/encoding",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 79,
    kind = "encoding",
    expr = "matches!(code(lsc_sub_op), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a | 0x0b | 0x0c | 0x0d | 0x0e | 0x0f | 0x10 | 0x11 | 0x12 | 0x13 | 0x14 | 0x15 | 0x16 | 0x17 | 0x18 | 0x19 | 0x1a | 0x1b | 0x1c | 0x28 | 0x29)",
    doc = "no other codes than the listed ones",
    sum = "cd0e7dff6ac6709f"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/exec_size/reserved",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 110,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/exec_size/encoding",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 111,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/lsc_sfid/encoding",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 137,
    kind = "encoding",
    expr = "matches!(code(lsc_sfid), 0x00 | 0x03) || on(\"PVC,PVC_XT\") && matches!(code(lsc_sfid), 0x01)",
    doc = "no other codes than the listed ones",
    sum = "e743e6a81d5f3914"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/caching_l1/encoding",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 141,
    kind = "encoding",
    expr = "matches!(code(caching_l1), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06)",
    doc = "no other codes than the listed ones",
    sum = "b9c911b4cff56c1d"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 148,
    kind = "platform",
    expr = "on(\"DG2+\")",
    doc = "the platforms that have the instruction",
    sum = "a99446729cc9ef93"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/caching_l3/encoding",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 149,
    kind = "encoding",
    expr = "matches!(code(caching_l3), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06)",
    doc = "no other codes than the listed ones",
    sum = "b9c911b4cff56c1d"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/addr_type/encoding",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 157,
    kind = "encoding",
    expr = "matches!(code(addr_type), 1 | 2 | 3 | 4 | 5)",
    doc = "no other codes than the listed ones",
    sum = "23ab3430d206e149"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/addr_size/encoding",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 165,
    kind = "encoding",
    expr = "matches!(code(addr_size), 1 | 2 | 3)",
    doc = "no other codes than the listed ones",
    sum = "e06ef4c2eb6c3f6a"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_size/encoding",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 169,
    kind = "encoding",
    expr = "matches!(code(data_size), 1 | 2 | 3 | 4 | 5 | 6 | 7)",
    doc = "no other codes than the listed ones",
    sum = "abe604bd09291213"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_order/encoding",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 177,
    kind = "encoding",
    expr = "matches!(code(data_order), 1 | 2)",
    doc = "no other codes than the listed ones",
    sum = "b04e85a533bdf3aa"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_elems_per_addr/encoding",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 180,
    kind = "encoding",
    expr = "matches!(code(data_elems_per_addr), 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)",
    doc = "no other codes than the listed ones",
    sum = "b8e01ff241a91118"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/surface/modifier",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 193,
    kind = "modifier",
    expr = "matches!(modifier(surface), None)",
    doc = "the modifiers of sources",
    sum = "52ab7fd86abf4947"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src0_addr_pitch/modifier",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 197,
    kind = "modifier",
    expr = "matches!(modifier(src0_addr_pitch), None)",
    doc = "the modifiers of sources",
    sum = "1a64c3466640b999"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/surface_base_addr/modifier",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 198,
    kind = "modifier",
    expr = "matches!(modifier(surface_base_addr), None)",
    doc = "the modifiers of sources",
    sum = "7cba5acb0bb534ff"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/surface_width/modifier",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 199,
    kind = "modifier",
    expr = "matches!(modifier(surface_width), None)",
    doc = "the modifiers of sources",
    sum = "35b4c8a3ef2143a0"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/surface_height/modifier",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 200,
    kind = "modifier",
    expr = "matches!(modifier(surface_height), None)",
    doc = "the modifiers of sources",
    sum = "5b9613caf75610e3"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/surface_pitch/modifier",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 201,
    kind = "modifier",
    expr = "matches!(modifier(surface_pitch), None)",
    doc = "the modifiers of sources",
    sum = "0159b3712a28f941"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src0_addr_x/modifier",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 202,
    kind = "modifier",
    expr = "matches!(modifier(src0_addr_x), None)",
    doc = "the modifiers of sources",
    sum = "ef489a31d2d166f4"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src0_addr_y/modifier",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 203,
    kind = "modifier",
    expr = "matches!(modifier(src0_addr_y), None)",
    doc = "the modifiers of sources",
    sum = "6cdf1f096d881cec"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/exec_size/one",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 209,
    kind = "field",
    expr = "matches!(data_order, transpose) || matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d) => exec_size == 1",
    doc = "`exec_size` must be 1 if `data_order` is `transpose` and for `lsc_load_block2d` and `lsc_store_block2d`",
    sum = "63df3ceed94f67a9"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/exec_size/simt",
    on = "DG2",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 211,
    kind = "field",
    expr = "exec_size <= 16",
    doc = "`exec_size` must be at most 16",
    sum = "99584fe2946387bc"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/lsc_sfid/float",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 212,
    kind = "field",
    expr = "matches!(lsc_sub_op, lsc_atomic_fadd | lsc_atomic_fsub) => matches!(lsc_sfid, ugm | ugml)",
    doc = "`lsc_sfid` must be `ugm` or `ugml` for `lsc_atomic_fadd` and `lsc_atomic_fsub`",
    sum = "5aeca40e2b9b8422"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/caching_l1/load",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 214,
    kind = "field",
    expr = "matches!(code(lsc_sub_op), 0x00..=0x03 | 0x1b) => matches!(caching_l1 * 16 + caching_l3, 0x00 | 0x11 | 0x12 | 0x21 | 0x22 | 0x51 | 0x52 | 0x62)",
    doc = "`caching_l1` times 16 plus `caching_l3` must be 0x00, 0x11, 0x12, 0x21, 0x22, 0x51, 0x52 or 0x62 for a load (`lsc_sub_op` 0x00 to 0x03, or 0x1b)",
    sum = "d5faedff64c23a74"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/caching_l1/store",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 217,
    kind = "field",
    expr = "matches!(code(lsc_sub_op), 0x04..=0x07 | 0x1c) => matches!(caching_l1 * 16 + caching_l3, 0x00 | 0x11 | 0x13 | 0x33 | 0x41 | 0x43 | 0x51 | 0x53)",
    doc = "`caching_l1` times 16 plus `caching_l3` must be 0x00, 0x11, 0x13, 0x33, 0x41, 0x43, 0x51 or 0x53 for a store (`lsc_sub_op` 0x04 to 0x07, or 0x1c)",
    sum = "0d338ed6279078a8"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/caching_l1/atomic",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 220,
    kind = "field",
    expr = "matches!(code(lsc_sub_op), 0x08..=0x1a) => matches!(caching_l1 * 16 + caching_l3, 0x00 | 0x11 | 0x13)",
    doc = "`caching_l1` times 16 plus `caching_l3` must be 0x00, 0x11 or 0x13 for an atomic (`lsc_sub_op` 0x08 to 0x1a)",
    sum = "0b03f8e68642a981"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/caching_l1/slm",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 222,
    kind = "field",
    expr = "matches!(lsc_sfid, slm) => matches!(caching_l1, default) && matches!(caching_l3, default)",
    doc = "`caching_l1` and `caching_l3` must be `default` if `lsc_sfid` is `slm`: shared local memory has no cache",
    sum = "56c18c472f5314aa"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/caching_l1/ugml",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 224,
    kind = "field",
    expr = "matches!(lsc_sfid, ugml) => matches!(caching_l1, default) && matches!(caching_l3, default)",
    doc = "`caching_l1` and `caching_l3` must be `default` if `lsc_sfid` is `ugml`: memory of another tile has no cache controls",
    sum = "b92b0bdc95b39613"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/addr_type/slm",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 226,
    kind = "field",
    expr = "matches!(lsc_sfid, slm) => matches!(addr_type, flat | arg)",
    doc = "`addr_type` must be `flat` or `arg` if `lsc_sfid` is `slm`: shared local memory is no surface",
    sum = "70c49564eb1d9e8c"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/addr_type/counter",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 228,
    kind = "field",
    expr = "matches!(lsc_sub_op, lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub) => matches!(addr_type, bss | ss | bti)",
    doc = "`addr_type` must be `bss`, `ss` or `bti` for `lsc_apndctr_atomic_add` and `lsc_apndctr_atomic_sub`: a counter belongs to a surface",
    sum = "17091131d81c1279"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/addr_scale/one",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 231,
    kind = "field",
    expr = "addr_scale == 1",
    doc = "`addr_scale` must be 1",
    sum = "e3c486768090e660"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/addr_imm_offset/a16",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 232,
    kind = "field",
    expr = "matches!(addr_size, a16) => matches!(addr_imm_offset, -32767..=32767)",
    doc = "`addr_imm_offset` must be from -32767 to 32767 if `addr_size` is `a16`",
    sum = "343f8095adac9893"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/addr_size/a16",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 234,
    kind = "field",
    expr = "matches!(addr_size, a16) => matches!(lsc_sfid, slm)",
    doc = "`addr_size` must not be `a16` unless `lsc_sfid` is `slm`",
    sum = "fbd33ff3afd83d6b"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/addr_size/slm",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 236,
    kind = "field",
    expr = "matches!(lsc_sfid, slm) => !matches!(addr_size, a64)",
    doc = "`addr_size` must not be `a64` if `lsc_sfid` is `slm`",
    sum = "00795dd8f340b711"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_size/atomic",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 237,
    kind = "field",
    expr = "matches!(code(lsc_sub_op), 0x08..=0x1a) => matches!(data_size, d16u32 | d32 | d64)",
    doc = "`data_size` must be `d16u32`, `d32` or `d64` for an atomic (`lsc_sub_op` 0x08 to 0x1a)",
    sum = "ab513321c5eb65ff"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_size/slm",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 239,
    kind = "field",
    expr = "matches!(lsc_sfid, slm) && matches!(code(lsc_sub_op), 0x08..=0x11 | 0x13..=0x1a) => !matches!(data_size, d64)",
    doc = "`data_size` must not be `d64` in `slm` for `lsc_sub_op` 0x08 to 0x11 and 0x13 to 0x1a, that is, for atomics other than `lsc_atomic_icas`",
    sum = "b6c0115d83476e1e"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_size/block2d",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 242,
    kind = "field",
    expr = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d) => matches!(data_size, d8 | d16 | d32 | d64)",
    doc = "`data_size` must be `d8`, `d16`, `d32` or `d64` for `lsc_load_block2d` and `lsc_store_block2d`",
    sum = "0741e35f3ecb33d8"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_order/atomic",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 244,
    kind = "field",
    expr = "matches!(code(lsc_sub_op), 0x08..=0x1a) => matches!(data_order, nontranspose)",
    doc = "`data_order` must be `nontranspose` for an atomic (`lsc_sub_op` 0x08 to 0x1a)",
    sum = "0ba14ec290802561"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_order/quad",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 246,
    kind = "field",
    expr = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) => matches!(data_order, nontranspose)",
    doc = "`data_order` must be `nontranspose` for `lsc_load_quad` and `lsc_store_quad`",
    sum = "29d2fa03fad042f2"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_elems_per_addr/atomic",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 248,
    kind = "field",
    expr = "matches!(code(lsc_sub_op), 0x08..=0x1a) => data_elems_per_addr == 1",
    doc = "`data_elems_per_addr` must be 1 for an atomic (`lsc_sub_op` 0x08 to 0x1a)",
    sum = "52c8b010c705a2a0"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_elems_per_addr/size",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 250,
    kind = "field",
    expr = "!matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) && data_elems_per_addr > 1 => matches!(data_size, d32 | d64) || matches!(data_order, transpose) && matches!(data_size, d8 | d16)",
    doc = "`data_elems_per_addr` must be at most 1 unless `data_size` is `d32` or `d64`, or `d8` or `d16` with `transpose`; `lsc_load_quad` and `lsc_store_quad` are exempt",
    sum = "e4f65712fd92534c"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_elems_per_addr/sfid",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 253,
    kind = "field",
    expr = "matches!(data_order, nontranspose) && !matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) => matches!(data_elems_per_addr, 1 | 2 | 4) || matches!(lsc_sfid, ugm | slm) && matches!(data_elems_per_addr, 3 | 8)",
    doc = "`data_elems_per_addr` with `nontranspose` must be 1, 2 or 4, or 3 or 8 in `ugm` and `slm`; `lsc_load_quad` and `lsc_store_quad` are exempt",
    sum = "ff3e353c160d313e"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/data_elems_per_addr/registers",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 256,
    kind = "field",
    expr = "(matches!(data_order, nontranspose) && !matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) && matches!(data_elems_per_addr, 1..=8) => data_elems_per_addr * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf()) <= 8 * grf()) && (matches!(data_order, transpose) => data_elems_per_addr << min(code(data_size) - 1, 2 + (code(data_size) == 4)) <= 8 * grf())",
    doc = "`data_elems_per_addr` must not need more than 8 registers, both with `transpose` and, from 1 to 8, with `nontranspose`; `lsc_load_quad` and `lsc_store_quad` are exempt from the latter",
    sum = "62552d1dad8f75e1"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/ch_mask/some",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 259,
    kind = "field",
    expr = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) => matches!(ch_mask, 1..=15)",
    doc = "`ch_mask` must be from 1 to 15 for `lsc_load_quad` and `lsc_store_quad`",
    sum = "a33da99ed723b0f6"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/ch_mask/store",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 261,
    kind = "field",
    expr = "matches!(lsc_sub_op, lsc_store_quad) && matches!(ch_mask, 1..=15) => matches!(ch_mask, 1 | 3 | 7 | 15)",
    doc = "`ch_mask` from 1 to 15 must be 1, 3, 7 or 15 for `lsc_store_quad`: a store begins with X and has no gap",
    sum = "188acbccd4a702fa"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/ch_mask/registers",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 263,
    kind = "field",
    expr = "matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) => ones(ch_mask) * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf()) <= 8 * grf()",
    doc = "`ch_mask` must not select data of more than 8 registers for `lsc_load_quad` and `lsc_store_quad`",
    sum = "2f3c775c2f004af2"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/blocks/load",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 265,
    kind = "field",
    expr = "matches!(lsc_sub_op, lsc_load_block2d) => (matches!(data_size, d8 | d16) => matches!(blocks, 1 | 2 | 4)) && (matches!(data_size, d32) => matches!(blocks, 1 | 2)) && (matches!(data_size, d64) || matches!(data_order, transpose) && vnni == 0 => blocks == 1)",
    doc = "`blocks` of `lsc_load_block2d` must be 1, 2 or 4 for `d8` and `d16`, 1 or 2 for `d32`, and 1 for `d64` and for `transpose` with `vnni` 0",
    sum = "c0bed5f5a7e603ac"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/blocks/store",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 268,
    kind = "field",
    expr = "matches!(lsc_sub_op, lsc_store_block2d) => blocks == 1",
    doc = "`blocks` must be 1 for `lsc_store_block2d`",
    sum = "e75b63c3b7026331"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/block_width/some",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 269,
    kind = "field",
    expr = "block_width != 0",
    doc = "`block_width` must not be 0",
    sum = "acffb8d5712a7809"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/block_width/columns",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 270,
    kind = "field",
    expr = "matches!(data_size, d8 | d16 | d32 | d64) => (matches!(data_order, nontranspose) => block_width << data_size - 1 <= 64) && (matches!(data_order, transpose) => block_height << data_size - 1 <= 64)",
    doc = "`block_width` (with `transpose` `block_height`, with `nontranspose` itself) times the bytes of `d8`, `d16`, `d32` or `d64` must be at most 64",
    sum = "4511abcc34263b43"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/block_height/some",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 273,
    kind = "field",
    expr = "block_height != 0",
    doc = "`block_height` must not be 0",
    sum = "9abad2ae95f1a03c"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/block_height/rows",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 274,
    kind = "field",
    expr = "(matches!(data_order, nontranspose) => block_height <= 32) && (matches!(data_order, transpose) => block_width <= 32)",
    doc = "`block_height` must be at most 32 with `nontranspose`, and `block_width` must be at most 32 with `transpose`",
    sum = "e7d5d1cf5154bb0f"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/vnni/store",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 276,
    kind = "field",
    expr = "matches!(lsc_sub_op, lsc_store_block2d) => vnni == 0",
    doc = "`vnni` must be 0 for `lsc_store_block2d`",
    sum = "cc5103abf036e5b2"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/surface/class",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 277,
    kind = "class",
    expr = "matches!(class(surface), General | Immediate)",
    doc = "`surface` must have class `general` or `immediate`",
    sum = "e2c8b792a5cacac9"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/surface/type",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 278,
    kind = "class",
    expr = "class(surface) == Immediate => ty(surface) == UD",
    doc = "`surface` must have type `ud` if it has class `immediate`",
    sum = "6a3dbd12a00b60e1"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/surface/flat",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 279,
    kind = "class",
    expr = "matches!(addr_type, flat) => class(surface) == Immediate && imm(surface) == 0",
    doc = "`surface` must have class `immediate` and the value 0 if `addr_type` is `flat`",
    sum = "aa57d2452a2ff163"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/dst_data/store",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 281,
    kind = "null",
    expr = "matches!(code(lsc_sub_op), 0x04..=0x07 | 0x1c) => null(dst_data)",
    doc = "`dst_data` must be null for a store (`lsc_sub_op` 0x04 to 0x07, or 0x1c)",
    sum = "d0eea5fbc26a831f"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/dst_data/size",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 283,
    kind = "size",
    expr = "matches!(code(lsc_sub_op), 0x00 | 0x01 | 0x08..=0x1a | 0x28 | 0x29) && matches!(data_order, nontranspose) => room(dst_data) >= (data_elems_per_addr - 1) * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)))",
    doc = "`dst_data` must provide an element for each channel with `nontranspose` for `lsc_sub_op` 0x00, 0x01, 0x08 to 0x1a, 0x28 and 0x29; each further element starts in the next register",
    sum = "6d2e9e69e0e9ce96"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/dst_data/quad",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 286,
    kind = "size",
    expr = "matches!(lsc_sub_op, lsc_load_quad) => room(dst_data) >= (ones(ch_mask) - 1) * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)))",
    doc = "`dst_data` must provide an element for each channel and each value of `ch_mask` for `lsc_load_quad`; each further value starts in the next register",
    sum = "1a7638958944ed42"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/dst_data/transposed",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 289,
    kind = "size",
    expr = "matches!(code(lsc_sub_op), 0x00 | 0x01) && matches!(data_order, transpose) => room(dst_data) >= data_elems_per_addr << min(code(data_size) - 1, 2 + (code(data_size) == 4))",
    doc = "`dst_data` must provide the `data_elems_per_addr` elements of one channel with `transpose` for `lsc_sub_op` 0x00 and 0x01",
    sum = "df9a3c0f09954e83"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src0_addrs/size",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 291,
    kind = "size",
    expr = "room(src0_addrs) >= exec_size << addr_size",
    doc = "`src0_addrs` must provide an address of `addr_size` for each channel",
    sum = "dbe7f338c96cfb7d"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src0_addr_base/size",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 293,
    kind = "size",
    expr = "room(src0_addr_base) >= 1 << addr_size",
    doc = "`src0_addr_base` must provide one address of `addr_size`",
    sum = "d3a499fc01a3f34a"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src0_addr_pitch/limit",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 294,
    kind = "field",
    expr = "imm(src0_addr_pitch) <= 65535",
    doc = "`src0_addr_pitch` must be at most 65535 if it is an immediate",
    sum = "a98a81a85664ec71"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src0_data/size",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 295,
    kind = "size",
    expr = "room(src0_data) >= exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4))",
    doc = "`src0_data` must provide an element for each channel",
    sum = "d35ab06a3c19b91f"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src1_data/load",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 297,
    kind = "null",
    expr = "matches!(code(lsc_sub_op), 0x00..=0x03 | 0x1b) => null(src1_data)",
    doc = "`src1_data` must be null for a load (`lsc_sub_op` 0x00 to 0x03, or 0x1b)",
    sum = "c83a693942c2e2cb"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src1_data/store",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 299,
    kind = "null",
    expr = "matches!(code(lsc_sub_op), 0x04..=0x07 | 0x1c) => !null(src1_data)",
    doc = "`src1_data` must not be null for a store (`lsc_sub_op` 0x04 to 0x07, or 0x1c): a store needs data",
    sum = "2535a253a6b063b2"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src1_data/unary",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 301,
    kind = "null",
    expr = "matches!(lsc_sub_op, lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load) => null(src1_data)",
    doc = "`src1_data` must be null for `lsc_atomic_iinc`, `lsc_atomic_idec` and `lsc_atomic_load`",
    sum = "17100c66ea2f9ad3"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src1_data/binary",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 303,
    kind = "null",
    expr = "matches!(code(lsc_sub_op), 0x0b..=0x1a) => !null(src1_data)",
    doc = "`src1_data` must not be null for an atomic with a first operand (`lsc_sub_op` 0x0b to 0x1a)",
    sum = "f1b022876c1fb6aa"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src1_data/size",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 305,
    kind = "size",
    expr = "matches!(code(lsc_sub_op), 0x04 | 0x05 | 0x08..=0x1a | 0x1c) && matches!(data_order, nontranspose) => room(src1_data) >= (data_elems_per_addr - 1) * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)))",
    doc = "`src1_data` must provide an element for each channel with `nontranspose` for `lsc_sub_op` 0x04, 0x05, 0x08 to 0x1a and 0x1c; each further element starts in the next register",
    sum = "e53589a5a1b31766"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src1_data/quad",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 308,
    kind = "size",
    expr = "matches!(lsc_sub_op, lsc_store_quad) => room(src1_data) >= (ones(ch_mask) - 1) * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)))",
    doc = "`src1_data` must provide an element for each channel and each value of `ch_mask` for `lsc_store_quad`; each further value starts in the next register",
    sum = "e479b5d4b752813e"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src1_data/transposed",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 311,
    kind = "size",
    expr = "matches!(code(lsc_sub_op), 0x04 | 0x05) && matches!(data_order, transpose) => room(src1_data) >= data_elems_per_addr << min(code(data_size) - 1, 2 + (code(data_size) == 4))",
    doc = "`src1_data` must provide the `data_elems_per_addr` elements of one channel with `transpose` for `lsc_sub_op` 0x04 and 0x05",
    sum = "8fb736c3f1586f67"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src2_data/unused",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 313,
    kind = "null",
    expr = "!matches!(lsc_sub_op, lsc_atomic_icas | lsc_atomic_fcas) => null(src2_data)",
    doc = "`src2_data` must be null unless `lsc_sub_op` is `lsc_atomic_icas` or `lsc_atomic_fcas`",
    sum = "ad69d8bdb4bfd796"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src2_data/null",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 315,
    kind = "null",
    expr = "matches!(lsc_sub_op, lsc_atomic_icas | lsc_atomic_fcas) => !null(src2_data)",
    doc = "`src2_data` must not be null for `lsc_atomic_icas` and `lsc_atomic_fcas`",
    sum = "8a972fad2df9626a"
)]
#[rule(
    Static,
    id = "LSC_UNTYPED/src2_data/size",
    on = "",
    page = "spec/instructions/LSC_UNTYPED.md",
    line = 317,
    kind = "size",
    expr = "room(src2_data) >= exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4))",
    doc = "`src2_data` must be null or provide an element for each channel",
    sum = "44669542403fcfa4"
)]
pub struct LscUntyped {
    /// what is done
    ///
    /// `spec/instructions/LSC_UNTYPED.md:78`
    #[field("ub", line = 78)]
    pub lsc_sub_op: LscSubOpBits,
    /// channels and the mask over them
    ///
    /// `spec/instructions/LSC_UNTYPED.md:110`
    #[field("ub", line = 110)]
    pub exec_size: ExecSizeBits,
    /// which channels execute
    ///
    /// `spec/instructions/LSC_UNTYPED.md:135`
    #[field("uw", line = 135)]
    pub pred: PredBits,
    /// which memory
    ///
    /// `spec/instructions/LSC_UNTYPED.md:136`
    #[field("ub", line = 136)]
    pub lsc_sfid: LscSfidBits,
    /// what the nearest cache does
    ///
    /// `spec/instructions/LSC_UNTYPED.md:140`
    #[field("ub", line = 140)]
    pub caching_l1: CachingL1Bits,
    /// what the last cache does
    ///
    /// `spec/instructions/LSC_UNTYPED.md:148`
    #[field("ub", line = 148)]
    pub caching_l3: CachingL3Bits,
    /// what addresses are relative to
    ///
    /// `spec/instructions/LSC_UNTYPED.md:156`
    #[field(
        "ub",
        line = 156,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)"
    )]
    pub addr_type: AddrTypeBits,
    /// what addresses are multiplied by
    ///
    /// `spec/instructions/LSC_UNTYPED.md:162`
    #[field(
        "uw",
        line = 162,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)"
    )]
    pub addr_scale: u16,
    /// what is added to each address
    ///
    /// `spec/instructions/LSC_UNTYPED.md:163`
    #[field(
        "d",
        line = 163,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)"
    )]
    pub addr_imm_offset: i32,
    /// bits of an address
    ///
    /// `spec/instructions/LSC_UNTYPED.md:164`
    #[field(
        "ub",
        line = 164,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)"
    )]
    pub addr_size: AddrSizeBits,
    /// bits of an element, in memory and in registers
    ///
    /// `spec/instructions/LSC_UNTYPED.md:168`
    #[field("ub", line = 168)]
    pub data_size: DataSizeBits,
    /// how elements lie in registers
    ///
    /// `spec/instructions/LSC_UNTYPED.md:176`
    #[field("ub", line = 176)]
    pub data_order: DataOrderBits,
    /// elements at each address
    ///
    /// `spec/instructions/LSC_UNTYPED.md:179`
    #[field(
        "ub",
        line = 179,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)"
    )]
    pub data_elems_per_addr: DataElemsPerAddrBits,
    /// the elements of four that are accessed: X is bit 0, Y bit 1, Z bit 2, W bit 3
    ///
    /// `spec/instructions/LSC_UNTYPED.md:188`
    #[field(
        "ub",
        line = 188,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)"
    )]
    pub ch_mask: u8,
    /// the surface, as the type of addresses says
    ///
    /// `spec/instructions/LSC_UNTYPED.md:193`
    #[field(
        "vec_operand",
        line = 193,
        role = Source,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_store | lsc_store_strided | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed | lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)"
    )]
    pub surface: VecOperand,
    /// number of rectangles
    ///
    /// `spec/instructions/LSC_UNTYPED.md:189`
    #[field(
        "ub",
        line = 189,
        when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"
    )]
    pub blocks: u8,
    /// elements of a row
    ///
    /// `spec/instructions/LSC_UNTYPED.md:190`
    #[field(
        "uw",
        line = 190,
        when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"
    )]
    pub block_width: u16,
    /// number of rows
    ///
    /// `spec/instructions/LSC_UNTYPED.md:191`
    #[field(
        "uw",
        line = 191,
        when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"
    )]
    pub block_height: u16,
    /// whether elements are joined to dwords
    ///
    /// `spec/instructions/LSC_UNTYPED.md:192`
    #[field(
        "ub",
        line = 192,
        when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"
    )]
    pub vnni: u8,
    /// what was read, or V0: then data come no further than the cache
    ///
    /// `spec/instructions/LSC_UNTYPED.md:194`
    #[field("raw_operand", line = 194, role = Raw)]
    pub dst_data: RawOperand,
    /// value of each channel for a counter
    ///
    /// `spec/instructions/LSC_UNTYPED.md:204`
    #[field(
        "raw_operand",
        line = 204,
        role = Raw,
        when = "matches!(lsc_sub_op, lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub)"
    )]
    pub src0_data: RawOperand,
    /// address of each channel
    ///
    /// `spec/instructions/LSC_UNTYPED.md:195`
    #[field(
        "raw_operand",
        line = 195,
        role = Raw,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_quad | lsc_store | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)"
    )]
    pub src0_addrs: RawOperand,
    /// address of the surface of rectangles
    ///
    /// `spec/instructions/LSC_UNTYPED.md:198`
    #[field(
        "vec_operand",
        line = 198,
        role = Source,
        when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"
    )]
    pub surface_base_addr: VecOperand,
    /// its bytes in a row, less 1
    ///
    /// `spec/instructions/LSC_UNTYPED.md:199`
    #[field(
        "vec_operand",
        line = 199,
        role = Source,
        when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"
    )]
    pub surface_width: VecOperand,
    /// its height, less 1
    ///
    /// `spec/instructions/LSC_UNTYPED.md:200`
    #[field(
        "vec_operand",
        line = 200,
        role = Source,
        when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"
    )]
    pub surface_height: VecOperand,
    /// its bytes from row to row
    ///
    /// `spec/instructions/LSC_UNTYPED.md:201`
    #[field(
        "vec_operand",
        line = 201,
        role = Source,
        when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"
    )]
    pub surface_pitch: VecOperand,
    /// left end of the rectangle, in elements
    ///
    /// `spec/instructions/LSC_UNTYPED.md:202`
    #[field(
        "vec_operand",
        line = 202,
        role = Source,
        when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"
    )]
    pub src0_addr_x: VecOperand,
    /// its first row
    ///
    /// `spec/instructions/LSC_UNTYPED.md:203`
    #[field(
        "vec_operand",
        line = 203,
        role = Source,
        when = "matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d)"
    )]
    pub src0_addr_y: VecOperand,
    /// address of the first channel
    ///
    /// `spec/instructions/LSC_UNTYPED.md:196`
    #[field(
        "raw_operand",
        line = 196,
        role = Raw,
        when = "matches!(lsc_sub_op, lsc_load_strided | lsc_store_strided)"
    )]
    pub src0_addr_base: RawOperand,
    /// bytes from channel to channel
    ///
    /// `spec/instructions/LSC_UNTYPED.md:197`
    #[field(
        "vec_operand",
        line = 197,
        role = Source,
        when = "matches!(lsc_sub_op, lsc_load_strided | lsc_store_strided)"
    )]
    pub src0_addr_pitch: VecOperand,
    /// what to write, or first value of an atomic, or V0
    ///
    /// `spec/instructions/LSC_UNTYPED.md:205`
    #[field(
        "raw_operand",
        line = 205,
        role = Raw,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_strided | lsc_load_quad | lsc_load_block2d | lsc_store | lsc_store_strided | lsc_store_quad | lsc_store_block2d | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)"
    )]
    pub src1_data: RawOperand,
    /// second value of an atomic, or V0
    ///
    /// `spec/instructions/LSC_UNTYPED.md:206`
    #[field(
        "raw_operand",
        line = 206,
        role = Raw,
        when = "matches!(lsc_sub_op, lsc_load | lsc_load_quad | lsc_store | lsc_store_quad | lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load | lsc_atomic_store | lsc_atomic_iadd | lsc_atomic_isub | lsc_atomic_smin | lsc_atomic_smax | lsc_atomic_umin | lsc_atomic_umax | lsc_atomic_icas | lsc_atomic_fadd | lsc_atomic_fsub | lsc_atomic_fmin | lsc_atomic_fmax | lsc_atomic_fcas | lsc_atomic_and | lsc_atomic_or | lsc_atomic_xor | lsc_load_status | lsc_store_uncompressed)"
    )]
    pub src2_data: RawOperand,
=======

rules! {
    LscUntyped: "LSC_UNTYPED" at crate::lines::lsc_untyped;

    /// the code of the instruction
    "opcode": opcode == 0x89;
    /// no other codes than the listed ones
    "lsc_sub_op/encoding":
        matches!(code(lsc_sub_op), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a | 0x0b |
            0x0c | 0x0d | 0x0e | 0x0f | 0x10 | 0x11 | 0x12 | 0x13 | 0x14 | 0x15 | 0x16 | 0x17 | 0x18 | 0x19 | 0x1a |
            0x1b | 0x1c | 0x28 | 0x29);
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// no other codes than the listed ones
    "lsc_sfid/encoding": matches!(code(lsc_sfid), 0x00 | 0x03) || on("PVC,PVC_XT") && matches!(code(lsc_sfid), 0x01);
    /// no other codes than the listed ones
    "caching_l1/encoding": matches!(code(caching_l1), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06);
    /// the platforms that have the instruction
    "platform": on("DG2+");
    /// no other codes than the listed ones
    "caching_l3/encoding": matches!(code(caching_l3), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06);
    /// no other codes than the listed ones
    "addr_type/encoding": matches!(code(addr_type), 1 | 2 | 3 | 4 | 5);
    /// no other codes than the listed ones
    "addr_size/encoding": matches!(code(addr_size), 1 | 2 | 3);
    /// no other codes than the listed ones
    "data_size/encoding": matches!(code(data_size), 1 | 2 | 3 | 4 | 5 | 6 | 7);
    /// no other codes than the listed ones
    "data_order/encoding": matches!(code(data_order), 1 | 2);
    /// no other codes than the listed ones
    "data_elems_per_addr/encoding": matches!(code(data_elems_per_addr), 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8);
    /// the modifiers of sources
    "surface/modifier": matches!(modifier(surface), None);
    /// the modifiers of sources
    "src0_addr_pitch/modifier": matches!(modifier(src0_addr_pitch), None);
    /// the modifiers of sources
    "surface_base_addr/modifier": matches!(modifier(surface_base_addr), None);
    /// the modifiers of sources
    "surface_width/modifier": matches!(modifier(surface_width), None);
    /// the modifiers of sources
    "surface_height/modifier": matches!(modifier(surface_height), None);
    /// the modifiers of sources
    "surface_pitch/modifier": matches!(modifier(surface_pitch), None);
    /// the modifiers of sources
    "src0_addr_x/modifier": matches!(modifier(src0_addr_x), None);
    /// the modifiers of sources
    "src0_addr_y/modifier": matches!(modifier(src0_addr_y), None);
    /// what is not one element for each channel has one channel
    "exec_size/one" [field]:
        matches!(data_order, transpose) || matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d) => exec_size == 1;
    /// a message of DG2 has sixteen channels
    "exec_size/simt" [field, on "DG2"]: exec_size <= 16;
    /// floats are added in global memory
    "lsc_sfid/float" [field]: matches!(lsc_sub_op, lsc_atomic_fadd | lsc_atomic_fsub) => matches!(lsc_sfid, ugm | ugml);
    /// cache controls go together for loads (first digit L1, second L3)
    "caching_l1/load" [field]:
        matches!(code(lsc_sub_op), 0x00..=0x03 | 0x1b)
            => matches!(caching_l1 * 16 + caching_l3, 0x00 | 0x11 | 0x12 | 0x21 | 0x22 | 0x51 | 0x52 | 0x62);
    /// cache controls go together for stores (first digit L1, second L3)
    "caching_l1/store" [field]:
        matches!(code(lsc_sub_op), 0x04..=0x07 | 0x1c)
            => matches!(caching_l1 * 16 + caching_l3, 0x00 | 0x11 | 0x13 | 0x33 | 0x41 | 0x43 | 0x51 | 0x53);
    /// cache controls go together for atomics (first digit L1, second L3)
    "caching_l1/atomic" [field]:
        matches!(code(lsc_sub_op), 0x08..=0x1a) => matches!(caching_l1 * 16 + caching_l3, 0x00 | 0x11 | 0x13);
    /// shared local memory has no cache
    "caching_l1/slm" [field]: matches!(lsc_sfid, slm) => matches!(caching_l1, default) && matches!(caching_l3, default);
    /// the caching of memory of another tile cannot be chosen
    "caching_l1/ugml" [field]:
        matches!(lsc_sfid, ugml) => matches!(caching_l1, default) && matches!(caching_l3, default);
    /// shared local memory is no surface
    "addr_type/slm" [field]: matches!(lsc_sfid, slm) => matches!(addr_type, flat | arg);
    /// counters belong to surfaces
    "addr_type/counter" [field]:
        matches!(lsc_sub_op, lsc_apndctr_atomic_add | lsc_apndctr_atomic_sub) => matches!(addr_type, bss | ss | bti);
    /// addresses are not scaled
    "addr_scale/one" [field]: addr_scale == 1;
    /// an offset fits the address
    "addr_imm_offset/a16" [field]: matches!(addr_size, a16) => matches!(addr_imm_offset, -32767..=32767);
    /// addresses of 16 bits are those of shared local memory
    "addr_size/a16" [field]: matches!(addr_size, a16) => matches!(lsc_sfid, slm);
    /// which has none of 64
    "addr_size/slm" [field]: matches!(lsc_sfid, slm) => !matches!(addr_size, a64);
    /// atomics change words, dwords and qwords
    "data_size/atomic" [field]: matches!(code(lsc_sub_op), 0x08..=0x1a) => matches!(data_size, d16u32 | d32 | d64);
    /// qwords of shared local memory by lsc_atomic_icas alone
    "data_size/slm" [field]:
        matches!(lsc_sfid, slm) && matches!(code(lsc_sub_op), 0x08..=0x11 | 0x13..=0x1a) => !matches!(data_size, d64);
    /// rectangles are of whole elements
    "data_size/block2d" [field]:
        matches!(lsc_sub_op, lsc_load_block2d | lsc_store_block2d) => matches!(data_size, d8 | d16 | d32 | d64);
    /// atomics do not transpose
    "data_order/atomic" [field]: matches!(code(lsc_sub_op), 0x08..=0x1a) => matches!(data_order, nontranspose);
    /// accesses to some of four elements do not transpose
    "data_order/quad" [field]:
        matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) => matches!(data_order, nontranspose);
    /// atomics change one element
    "data_elems_per_addr/atomic" [field]: matches!(code(lsc_sub_op), 0x08..=0x1a) => data_elems_per_addr == 1;
    /// vectors are of dwords and qwords, transposed ones of bytes and words as well
    "data_elems_per_addr/size" [field]:
        !matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) && data_elems_per_addr > 1
            => matches!(data_size, d32 | d64) || matches!(data_order, transpose) && matches!(data_size, d8 | d16);
    /// vectors of each memory
    "data_elems_per_addr/sfid" [field]:
        matches!(data_order, nontranspose) && !matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad)
            => matches!(data_elems_per_addr, 1 | 2 | 4)
                || matches!(lsc_sfid, ugm | slm) && matches!(data_elems_per_addr, 3 | 8);
    /// a message has eight registers of data
    "data_elems_per_addr/registers" [field]:
        (matches!(data_order, nontranspose)
                    && !matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad)
                    && matches!(data_elems_per_addr, 1..=8)
                => data_elems_per_addr * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf())
                    <= 8 * grf())
            && (matches!(data_order, transpose)
                => data_elems_per_addr << min(code(data_size) - 1, 2 + (code(data_size) == 4)) <= 8 * grf());
    /// one element at least is accessed
    "ch_mask/some" [field]: matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad) => matches!(ch_mask, 1..=15);
    /// those that are written begin with X and have no gap
    "ch_mask/store" [field]:
        matches!(lsc_sub_op, lsc_store_quad) && matches!(ch_mask, 1..=15) => matches!(ch_mask, 1 | 3 | 7 | 15);
    /// a message has eight registers of data
    "ch_mask/registers" [field]:
        matches!(lsc_sub_op, lsc_load_quad | lsc_store_quad)
            => ones(ch_mask) * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)), grf()) <= 8 *
                grf();
    /// how many rectangles are read at once
    "blocks/load" [field]:
        matches!(lsc_sub_op, lsc_load_block2d)
            => (matches!(data_size, d8 | d16) => matches!(blocks, 1 | 2 | 4))
                && (matches!(data_size, d32) => matches!(blocks, 1 | 2))
                && (matches!(data_size, d64) || matches!(data_order, transpose) && vnni == 0 => blocks == 1);
    /// one is written
    "blocks/store" [field]: matches!(lsc_sub_op, lsc_store_block2d) => blocks == 1;
    /// a rectangle has columns
    "block_width/some" [field]: block_width != 0;
    /// a row in registers has 64 bytes
    "block_width/columns" [field]:
        matches!(data_size, d8 | d16 | d32 | d64)
            => (matches!(data_order, nontranspose) => block_width << data_size - 1 <= 64)
                && (matches!(data_order, transpose) => block_height << data_size - 1 <= 64);
    /// a rectangle has rows
    "block_height/some" [field]: block_height != 0;
    /// a block is at most 32 rows high, or 32 elements wide where it is transposed
    "block_height/rows" [field]:
        (matches!(data_order, nontranspose) => block_height <= 32)
            && (matches!(data_order, transpose) => block_width <= 32);
    /// writing transforms nothing
    "vnni/store" [field]: matches!(lsc_sub_op, lsc_store_block2d) => vnni == 0;
    /// what it can be
    "surface/class": matches!(class(surface), General | Immediate);
    /// a number of a surface has this type
    "surface/type" [class]: class(surface) == Immediate => ty(surface) == UD;
    /// flat addresses have no surface
    "surface/flat" [class]: matches!(addr_type, flat) => class(surface) == Immediate && imm(surface) == 0;
    /// stores have no result
    "dst_data/store" [null]: matches!(code(lsc_sub_op), 0x04..=0x07 | 0x1c) => null(dst_data);
    /// an element of all channels fits, and each further one from the next register on
    "dst_data/size":
        matches!(code(lsc_sub_op), 0x00 | 0x01 | 0x08..=0x1a | 0x28 | 0x29) && matches!(data_order, nontranspose)
            => room(dst_data) >= (data_elems_per_addr - 1) * max(exec_size << min(code(data_size) - 1, 2 +
                (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// the result has room for some of four elements of every channel
    "dst_data/quad" [size]:
        matches!(lsc_sub_op, lsc_load_quad)
            => room(dst_data) >= (ones(ch_mask) - 1) * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size)
                == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// all elements of the one channel fit
    "dst_data/transposed" [size]:
        matches!(code(lsc_sub_op), 0x00 | 0x01) && matches!(data_order, transpose)
            => room(dst_data) >= data_elems_per_addr << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// every channel has an address
    "src0_addrs/size": room(src0_addrs) >= exec_size << addr_size;
    /// there is one address
    "src0_addr_base/size": room(src0_addr_base) >= 1 << addr_size;
    /// a pitch has 16 bits
    "src0_addr_pitch/limit" [field]: imm(src0_addr_pitch) <= 65535;
    /// every channel has an element
    "src0_data/size": room(src0_data) >= exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// loads write nothing
    "src1_data/load" [null]: matches!(code(lsc_sub_op), 0x00..=0x03 | 0x1b) => null(src1_data);
    /// stores do
    "src1_data/store" [null]: matches!(code(lsc_sub_op), 0x04..=0x07 | 0x1c) => !null(src1_data);
    /// atomics without a first value have none
    "src1_data/unary" [null]:
        matches!(lsc_sub_op, lsc_atomic_iinc | lsc_atomic_idec | lsc_atomic_load) => null(src1_data);
    /// atomics with a first value have one
    "src1_data/binary" [null]: matches!(code(lsc_sub_op), 0x0b..=0x1a) => !null(src1_data);
    /// what is written is laid out as results are
    "src1_data/size":
        matches!(code(lsc_sub_op), 0x04 | 0x05 | 0x08..=0x1a | 0x1c) && matches!(data_order, nontranspose)
            => room(src1_data) >= (data_elems_per_addr - 1) * max(exec_size << min(code(data_size) - 1, 2 +
                (code(data_size) == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// what is written of some of four elements is laid out as results are
    "src1_data/quad" [size]:
        matches!(lsc_sub_op, lsc_store_quad)
            => room(src1_data) >= (ones(ch_mask) - 1) * max(exec_size << min(code(data_size) - 1, 2 + (code(data_size)
                == 4)), grf()) + (exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4)));
    /// what is written transposed is laid out as results are
    "src1_data/transposed" [size]:
        matches!(code(lsc_sub_op), 0x04 | 0x05) && matches!(data_order, transpose)
            => room(src1_data) >= data_elems_per_addr << min(code(data_size) - 1, 2 + (code(data_size) == 4));
    /// comparing has a second value, and nothing else
    "src2_data/unused" [null]: !matches!(lsc_sub_op, lsc_atomic_icas | lsc_atomic_fcas) => null(src2_data);
    /// the second value is there
    "src2_data/null": matches!(lsc_sub_op, lsc_atomic_icas | lsc_atomic_fcas) => !null(src2_data);
    /// for every channel
    "src2_data/size": room(src2_data) >= exec_size << min(code(data_size) - 1, 2 + (code(data_size) == 4));
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
}
