//! Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! From `spec/chapters/debug.md`.
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
/// `virtual_type`, bits 7..0: class
///
/// `spec/chapters/debug.md:116`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum VirtualType {
    /// Address
    ///
    /// `spec/chapters/debug.md:117`
    #[code(name = "Address")]
    Address = 0b00000000,
    /// Predicate
    ///
    /// `spec/chapters/debug.md:118`
    #[code(name = "Predicate")]
    Predicate = 0b00000001,
    /// General
    ///
    /// `spec/chapters/debug.md:119`
    #[code(name = "General")]
    General = 0b00000010,
}
/// `physical_type`, bits 7..0: kind
///
/// `spec/chapters/debug.md:121`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum PhysicalType {
    /// Address
    ///
    /// `spec/chapters/debug.md:122`
    #[code(name = "Address")]
    Address = 0b00000000,
    /// Flag
    ///
    /// `spec/chapters/debug.md:123`
    #[code(name = "Flag")]
    Flag = 0b00000001,
    /// General
    ///
    /// `spec/chapters/debug.md:124`
    #[code(name = "General")]
    General = 0b00000010,
    /// Memory
    ///
    /// `spec/chapters/debug.md:125`
    #[code(name = "Memory")]
    Memory = 0b00000011,
}
/// `absolute`, bits 31..31: from where they count
///
/// `spec/chapters/debug.md:130`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Absolute {
    /// Frame: from the frame pointer of the finalizer
    ///
    /// `spec/chapters/debug.md:131`
    #[code(name = "Frame")]
    Frame = 0b0,
    /// Scratch: from the start of the scratch memory
    ///
    /// `spec/chapters/debug.md:132`
    #[code(name = "Scratch")]
    Scratch = 0b1,
}
/// The bits of `virtual_type`: class of the variable
///
/// `spec/chapters/debug.md:115`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct VirtualTypeBits(#[run(virtual_type = 7..= 0, VirtualType)] u8);
/// The bits of `physical_type`: where it is
///
/// `spec/chapters/debug.md:120`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct PhysicalTypeBits(#[run(physical_type = 7..= 0, PhysicalType)] u8);
/// The bits of `memory`: where the variable is in memory
///
/// `spec/chapters/debug.md:128`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct MemoryBits(
    #[run(offset = 30..= 0)]
    #[run(absolute = 31..= 31, Absolute)]
    u32,
);
/// `spec/chapters/debug.md:11`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "debug_info/magic_number/value",
    on = "",
    page = "spec/chapters/debug.md",
    line = 23,
    kind = "field",
    expr = "magic_number == 0xdeadd010",
    doc = "`magic_number` must be 0xdeadd010",
    sum = "16af9e1fa623a97e"
)]
pub struct DebugInfo {
    /// says what the file is
    ///
    /// `spec/chapters/debug.md:18`
    pub magic_number: u32,
    /// the kernels and functions
    ///
    /// `spec/chapters/debug.md:20`
    #[table("uw", count = "num_objects")]
    pub object: Vec<DebugObject>,
}
/// `spec/chapters/debug.md:28`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct DebugObject {
    /// the name of the kernel or function, without a terminator
    ///
    /// `spec/chapters/debug.md:43`
    #[table("uw", count = "name_len")]
    pub name: Vec<u8>,
    /// bytes from the start of the code to the first instruction; 0 for a kernel
    ///
    /// `spec/chapters/debug.md:44`
    pub reloc_offset: u32,
    /// from bytes of vISA; empty where there was no vISA file
    ///
    /// `spec/chapters/debug.md:45`
    pub offset_map: MappingTable,
    /// from numbers of vISA instructions, counted from 0
    ///
    /// `spec/chapters/debug.md:46`
    pub index_map: MappingTable,
    /// the variables
    ///
    /// `spec/chapters/debug.md:48`
    #[table("ud", count = "num_vars")]
    pub var: Vec<DebugVar>,
    /// the subroutines
    ///
    /// `spec/chapters/debug.md:50`
    #[table("uw", count = "num_subs")]
    pub sub: Vec<DebugSubroutine>,
    /// the frame on the stack
    ///
    /// `spec/chapters/debug.md:51`
    pub frame: CallFrame,
}
/// `spec/chapters/debug.md:58`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct MappingTable {
    /// the entries
    ///
    /// `spec/chapters/debug.md:65`
    #[table("ud", count = "num_elements")]
    pub data: Vec<Mapping>,
}
/// One vISA instruction may have several entries, and some have none. Gen instructions up to the next entry belong to this one.
///
/// `spec/chapters/debug.md:70`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct Mapping {
    /// bytes or number of the vISA instruction
    ///
    /// `spec/chapters/debug.md:78`
    pub visa_position: u32,
    /// bytes from the start of the code to the first Gen instruction that comes from it
    ///
    /// `spec/chapters/debug.md:79`
    pub gen_offset: u32,
}
/// `spec/chapters/debug.md:86`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct DebugVar {
    /// the name of the variable, without a terminator
    ///
    /// `spec/chapters/debug.md:95`
    #[table("uw", count = "name_len")]
    pub name: Vec<u8>,
    /// where the variable is, and when
    ///
    /// `spec/chapters/debug.md:97`
    #[table("uw", count = "num_intervals")]
    pub interval: Vec<VisaInterval>,
}
/// `spec/chapters/debug.md:102`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "visa_interval/virtual_type/encoding",
    on = "",
    page = "spec/chapters/debug.md",
    line = 116,
    kind = "encoding",
    expr = "matches!(code(virtual_type), 0 | 1 | 2)",
    doc = "`virtual_type` must be `Address`, `Predicate` or `General`",
    sum = "c98d9a9e1aca4030"
)]
#[rule(
    Object,
    id = "visa_interval/physical_type/encoding",
    on = "",
    page = "spec/chapters/debug.md",
    line = 121,
    kind = "encoding",
    expr = "matches!(code(physical_type), 0 | 1 | 2 | 3)",
    doc = "`physical_type` must be `Address`, `Flag`, `General` or `Memory`",
    sum = "b588e1dffc7914fe"
)]
pub struct VisaInterval {
    /// number of the vISA instruction where the variable gets a value, be it in one of its elements
    ///
    /// `spec/chapters/debug.md:113`
    pub start: u16,
    /// number of the vISA instruction where its last element is read the last time
    ///
    /// `spec/chapters/debug.md:114`
    pub end: u16,
    /// class of the variable
    ///
    /// `spec/chapters/debug.md:115`
    pub virtual_type: VirtualTypeBits,
    /// where it is
    ///
    /// `spec/chapters/debug.md:120`
    pub physical_type: PhysicalTypeBits,
    /// number of the register
    ///
    /// `spec/chapters/debug.md:126`
    #[when("physical_type != Memory")]
    pub reg_num: u16,
    /// bytes from the start of the register
    ///
    /// `spec/chapters/debug.md:127`
    #[when("physical_type != Memory")]
    pub sub_reg_num: u16,
    /// where the variable is in memory
    ///
    /// `spec/chapters/debug.md:128`
    #[when("physical_type == Memory")]
    pub memory: u32,
}
/// `spec/chapters/debug.md:137`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "gen_interval/virtual_type/encoding",
    on = "",
    page = "spec/chapters/debug.md",
    line = 151,
    kind = "encoding",
    expr = "matches!(code(virtual_type), 0 | 1 | 2)",
    doc = "`virtual_type` must be `Address`, `Predicate` or `General`",
    sum = "c98d9a9e1aca4030"
)]
#[rule(
    Object,
    id = "gen_interval/physical_type/encoding",
    on = "",
    page = "spec/chapters/debug.md",
    line = 156,
    kind = "encoding",
    expr = "matches!(code(physical_type), 0 | 1 | 2 | 3)",
    doc = "`physical_type` must be `Address`, `Flag`, `General` or `Memory`",
    sum = "b588e1dffc7914fe"
)]
pub struct GenInterval {
    /// bytes from the start of the code to the Gen instruction where the value is there
    ///
    /// `spec/chapters/debug.md:148`
    pub start: u32,
    /// bytes from the start of the code to where it is there no longer
    ///
    /// `spec/chapters/debug.md:149`
    pub end: u32,
    /// class of the variable
    ///
    /// `spec/chapters/debug.md:150`
    pub virtual_type: VirtualTypeBits,
    /// where it is
    ///
    /// `spec/chapters/debug.md:155`
    pub physical_type: PhysicalTypeBits,
    /// number of the register
    ///
    /// `spec/chapters/debug.md:161`
    #[when("physical_type != Memory")]
    pub reg_num: u16,
    /// bytes from the start of the register
    ///
    /// `spec/chapters/debug.md:162`
    #[when("physical_type != Memory")]
    pub sub_reg_num: u16,
    /// where the variable is in memory
    ///
    /// `spec/chapters/debug.md:163`
    #[when("physical_type == Memory")]
    pub memory: u32,
}
/// `spec/chapters/debug.md:172`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct GenIntervals {
    /// where the value is, and when
    ///
    /// `spec/chapters/debug.md:179`
    #[table("uw", count = "num_intervals")]
    pub interval: Vec<GenInterval>,
}
/// `spec/chapters/debug.md:186`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct DebugSubroutine {
    /// the name of the subroutine, without a terminator
    ///
    /// `spec/chapters/debug.md:196`
    #[table("uw", count = "name_len")]
    pub name: Vec<u8>,
    /// number of its first vISA instruction
    ///
    /// `spec/chapters/debug.md:197`
    pub start: u32,
    /// number of its last vISA instruction
    ///
    /// `spec/chapters/debug.md:198`
    pub end: u32,
    /// where the address is that RET goes to
    ///
    /// `spec/chapters/debug.md:199`
    pub return_address: GenIntervals,
}
/// Debuggers go from a function to its caller by this: the frame pointers, the return address, and where the caller's registers are.
///
/// `spec/chapters/debug.md:204`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct CallFrame {
    /// bytes of the frame
    ///
    /// `spec/chapters/debug.md:221`
    pub frame_bytes: u16,
    /// where that frame pointer is
    ///
    /// `spec/chapters/debug.md:223`
    #[table("ub", count = "befp_valid")]
    pub befp: Vec<GenIntervals>,
    /// where the caller's is
    ///
    /// `spec/chapters/debug.md:225`
    #[table("ub", count = "caller_befp_valid")]
    pub caller_befp: Vec<GenIntervals>,
    /// where the address is that FRET goes to
    ///
    /// `spec/chapters/debug.md:227`
    #[table("ub", count = "return_address_valid")]
    pub return_address: Vec<GenIntervals>,
    /// registers that this function saves before its first instruction and restores before FRET
    ///
    /// `spec/chapters/debug.md:229`
    #[table("uw", count = "num_callee_save")]
    pub callee_save: Vec<SavedRegisters>,
    /// registers that this function saves before it calls another
    ///
    /// `spec/chapters/debug.md:231`
    #[table("uw", count = "num_caller_save")]
    pub caller_save: Vec<SavedRegisters>,
}
/// `spec/chapters/debug.md:236`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct SavedRegisters {
    /// bytes from the start of the code to the Gen instruction from which on this holds
    ///
    /// `spec/chapters/debug.md:243`
    pub gen_offset: u32,
    /// the entries
    ///
    /// `spec/chapters/debug.md:245`
    #[table("uw", count = "num_entries")]
    pub data: Vec<SavedRegister>,
}
/// `spec/chapters/debug.md:250`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct SavedRegister {
    /// bytes from the start of the register file to what is saved
    ///
    /// `spec/chapters/debug.md:260`
    pub src: u16,
    /// how many bytes are saved
    ///
    /// `spec/chapters/debug.md:261`
    pub num_bytes: u16,
    /// 1 where they are in registers, 0 where they are in memory
    ///
    /// `spec/chapters/debug.md:262`
    pub in_register: u8,
    /// number of the register
    ///
    /// `spec/chapters/debug.md:263`
    #[when("in_register == 1")]
    pub reg_num: u16,
    /// bytes from the start of the register
    ///
    /// `spec/chapters/debug.md:264`
    #[when("in_register == 1")]
    pub sub_reg_num: u16,
    /// where they are in memory, as of variables
    ///
    /// `spec/chapters/debug.md:265`
    #[when("in_register == 0")]
    pub memory: u32,
}
