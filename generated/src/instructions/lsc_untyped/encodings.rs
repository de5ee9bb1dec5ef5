// Generated from spec/instructions/LSC_UNTYPED.md by `cargo xtask regen`; do not edit.
//! Encodings of the fields of LSC_UNTYPED.

use crate::prelude::*;

/// `lsc_sub_op`, bits 7..0: operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum LscSubOp {
    /// Reads for each channel.
    #[code(name = "lsc_load")] LscLoad = 0b00000000,
    /// Reads at addresses with a pitch.
    #[code(name = "lsc_load_strided")] LscLoadStrided = 0b00000001,
    /// Reads the elements of a mask over four.
    #[code(name = "lsc_load_quad")] LscLoadQuad = 0b00000010,
    /// Reads a rectangle.
    #[code(name = "lsc_load_block2d")] LscLoadBlock2d = 0b00000011,
    /// Writes for each channel.
    #[code(name = "lsc_store")] LscStore = 0b00000100,
    /// Writes at addresses with a pitch.
    #[code(name = "lsc_store_strided")] LscStoreStrided = 0b00000101,
    /// Writes the elements of a mask over four.
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
    /// Reads a bit for each channel that states whether its address is resident.
    #[code(name = "lsc_load_status")] LscLoadStatus = 0b00011011,
    /// Writes without compression.
    #[code(name = "lsc_store_uncompressed")] LscStoreUncompressed = 0b00011100,
    /// Adds to the counter of a surface.
    #[code(name = "lsc_apndctr_atomic_add")] LscApndctrAtomicAdd = 0b00101000,
    /// Subtracts from the counter of a surface.
    #[code(name = "lsc_apndctr_atomic_sub")] LscApndctrAtomicSub = 0b00101001,
}

/// `lsc_sfid`, bits 7..0: memory that the message accesses.
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

/// `caching_l1`, bits 7..0: policy of the L1 cache.
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

/// `caching_l3`, bits 7..0: policy of the L3 cache.
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

/// `addr_type`, bits 7..0: base that addresses are relative to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum AddrType {
    /// No base: virtual addresses.
    #[code(name = "flat")] Flat = 0b00000001,
    /// Surface by the offset of its state among the bindless surface states.
    #[code(name = "bss")] Bss = 0b00000010,
    /// Surface by the offset of its state among all surface states.
    #[code(name = "ss")] Ss = 0b00000011,
    /// Surface by its number in the binding table.
    #[code(name = "bti")] Bti = 0b00000100,
    /// Arguments of the kernel.
    #[code(name = "arg")] Arg = 0b00000101,
}

/// `addr_size`, bits 7..0: size of an address in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum AddrSize {
    #[code(name = "a16")] A16 = 0b00000001,
    #[code(name = "a32")] A32 = 0b00000010,
    #[code(name = "a64")] A64 = 0b00000011,
}

/// `data_size`, bits 7..0: size of an element in bits, in memory and in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
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

/// `data_order`, bits 7..0: order of the elements in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum DataOrder {
    /// Elements of all channels side by side.
    #[code(name = "nontranspose")] Nontranspose = 0b00000001,
    /// Elements of one channel one after the other.
    #[code(name = "transpose")] Transpose = 0b00000010,
}

/// `data_elems_per_addr`, bits 7..0: number of elements at each address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
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
