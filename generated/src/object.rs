//! Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! From `spec/chapters/object.md`.
//!
//! Known attributes (`spec/chapters/object.md:239`)
//!
//! | Attribute | Of | Value | Meaning |
//! | --- | --- | --- | --- |
//! | OutputAsmPath | kernel | string | name of the files that a finalizer writes |
//! | Target | kernel | 0, 1 | 0: media (CM), 1: 3D and compute |
//! | SimdSize | kernel | 8, 16, 32 | channels that are dispatched |
//! | SLMSize | kernel | 0, 1, 2, 4, 8, 16, 32, 64 | kilobytes of shared local memory; other numbers up to 64 are rounded up |
//! | SpillMemOffset | kernel | bytes | start of the scratch memory; a multiple of a register |
//! | ArgSize | function | 0 to 32 | registers of V8 |
//! | RetValSize | function | 0 to 12 | registers of V9 |
//! | Scope | general variable | 0, 1 | 0: kernel, 1: subroutine |
//! | Output | general variable | none | live at the end of the kernel |
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
/// `gen_platform`, bits 7..0: platform
///
/// `spec/chapters/object.md:113`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum GenPlatform {
    /// BDW
    ///
    /// `spec/chapters/object.md:114`
    #[code(name = "BDW")]
    Bdw = 0b00000011,
    /// SKL
    ///
    /// `spec/chapters/object.md:115`
    #[code(name = "SKL")]
    Skl = 0b00000101,
    /// BXT
    ///
    /// `spec/chapters/object.md:116`
    #[code(name = "BXT")]
    Bxt = 0b00000110,
    /// ICLLP
    ///
    /// `spec/chapters/object.md:117`
    #[code(name = "ICLLP")]
    Icllp = 0b00001010,
    /// TGLLP
    ///
    /// `spec/chapters/object.md:118`
    #[code(name = "TGLLP")]
    Tgllp = 0b00001100,
}
/// `linkage`, bits 7..0: linkage
///
/// `spec/chapters/object.md:137`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Linkage {
    /// Extern
    ///
    /// `spec/chapters/object.md:138`
    #[code(name = "Extern")]
    Extern = 0b00000000,
    /// Static
    ///
    /// `spec/chapters/object.md:139`
    #[code(name = "Static")]
    Static = 0b00000001,
    /// Global
    ///
    /// `spec/chapters/object.md:140`
    #[code(name = "Global")]
    Global = 0b00000010,
}
/// `alignment`, bits 7..4: where its address may begin: at multiples of this
///
/// `spec/chapters/object.md:155`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Alignment {
    /// BYTE: 1 byte
    ///
    /// `spec/chapters/object.md:156`
    #[code(name = "BYTE")]
    Byte = 0b0000,
    /// WORD: 2 bytes
    ///
    /// `spec/chapters/object.md:157`
    #[code(name = "WORD")]
    Word = 0b0001,
    /// DWORD: 4 bytes
    ///
    /// `spec/chapters/object.md:158`
    #[code(name = "DWORD")]
    Dword = 0b0010,
    /// QWORD: 8 bytes
    ///
    /// `spec/chapters/object.md:159`
    #[code(name = "QWORD")]
    Qword = 0b0011,
    /// OWORD: 16 bytes
    ///
    /// `spec/chapters/object.md:160`
    #[code(name = "OWORD")]
    Oword = 0b0100,
    /// GRF: a register
    ///
    /// `spec/chapters/object.md:161`
    #[code(name = "GRF")]
    Grf = 0b0101,
    /// GRF_2: two registers
    ///
    /// `spec/chapters/object.md:162`
    #[code(name = "GRF_2")]
    Grf2 = 0b0110,
    /// HWORD: 32 bytes
    ///
    /// `spec/chapters/object.md:163`
    #[code(name = "HWORD")]
    Hword = 0b0111,
    /// WORD_32: 64 bytes
    ///
    /// `spec/chapters/object.md:164`
    #[code(name = "WORD_32")]
    Word32 = 0b1000,
    /// WORD_64: 128 bytes
    ///
    /// `spec/chapters/object.md:165`
    #[code(name = "WORD_64")]
    Word64 = 0b1001,
}
/// `alias_scope_specifier`, bits 7..0: scope
///
/// `spec/chapters/object.md:298`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum AliasScopeSpecifier {
    /// Local
    ///
    /// `spec/chapters/object.md:299`
    #[code(name = "Local")]
    Local = 0b00000000,
    /// Global
    ///
    /// `spec/chapters/object.md:300`
    #[code(name = "Global")]
    Global = 0b00000001,
}
/// `kind`, bits 1..0: kind
///
/// `spec/chapters/object.md:418`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Kind {
    /// Block: a basic block
    ///
    /// `spec/chapters/object.md:419`
    #[code(name = "Block")]
    Block = 0b00,
    /// Subroutine: a subroutine
    ///
    /// `spec/chapters/object.md:420`
    #[code(name = "Subroutine")]
    Subroutine = 0b01,
    /// Composition: a function that FCCALL calls
    ///
    /// `spec/chapters/object.md:421`
    #[code(name = "Composition")]
    Composition = 0b10,
    /// Function: a function
    ///
    /// `spec/chapters/object.md:422`
    #[code(name = "Function")]
    Function = 0b11,
}
/// `category`, bits 1..0: class of the variable
///
/// `spec/chapters/object.md:444`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Category {
    /// General
    ///
    /// `spec/chapters/object.md:445`
    #[code(name = "General")]
    General = 0b00,
    /// Sampler
    ///
    /// `spec/chapters/object.md:446`
    #[code(name = "Sampler")]
    Sampler = 0b01,
    /// Surface
    ///
    /// `spec/chapters/object.md:447`
    #[code(name = "Surface")]
    Surface = 0b10,
}
/// The bits of `gen_platform`: platform of the binary
///
/// `spec/chapters/object.md:112`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct GenPlatformBits(#[run(gen_platform = 7..= 0, GenPlatform)] u8);
/// The bits of `linkage`: who sees the variable
///
/// `spec/chapters/object.md:136`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct LinkageBits(#[run(linkage = 7..= 0, Linkage)] u8);
/// The bits of `bit_properties`: type and alignment
///
/// `spec/chapters/object.md:143`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct BitPropertiesBits(
    #[run(
        data_type = 3..= 0,
        crate::domain::DataType,
        only = [0b0000,
        0b0001,
        0b0010,
        0b0011,
        0b0100,
        0b0101,
        0b0110,
        0b0111,
        0b1011,
        0b1101]
    )]
    #[run(alignment = 7..= 4, Alignment)]
    u8,
);
/// The bits of `bit_properties`: type and alignment
///
/// `spec/chapters/object.md:269`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct VarInfoBitPropertiesBits(
    #[run(
        data_type = 3..= 0,
        crate::domain::DataType,
        only = [0b0000,
        0b0001,
        0b0010,
        0b0011,
        0b0100,
        0b0101,
        0b0110,
        0b0111,
        0b1011,
        0b1101,
        0b1110,
        0b1111]
    )]
    #[run(alignment = 7..= 4, Alignment)]
    u8,
);
/// The bits of `alias_scope_specifier`: where the other variable is declared
///
/// `spec/chapters/object.md:297`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct AliasScopeSpecifierBits(
    #[run(alias_scope_specifier = 7..= 0, AliasScopeSpecifier)]
    u8,
);
/// The bits of `kind`: what begins at the label
///
/// `spec/chapters/object.md:417`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct KindBits(#[run(kind = 1..= 0, Kind)] u8);
/// The bits of `kind`: what the input is and who provides it
///
/// `spec/chapters/object.md:443`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct InputInfoKindBits(
    #[run(category = 1..= 0, Category)]
    #[run(provenance = 7..= 3)]
    u8,
);
/// `spec/chapters/object.md:15`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "common_isa_header/magic_number/value",
    on = "",
    page = "spec/chapters/object.md",
    line = 39,
    kind = "field",
    expr = "magic_number == 0x41534943",
    doc = "the letters CISA",
    sum = "574b316600373b90"
)]
#[rule(
    Object,
    id = "common_isa_header/major_version/oldest",
    on = "",
    page = "spec/chapters/object.md",
    line = 40,
    kind = "field",
    expr = "major_version >= 3",
    doc = "nothing says how older objects look",
    sum = "c06be25fd5bd1001"
)]
#[rule(
    Object,
    id = "common_isa_header/num_kernels/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 41,
    kind = "field",
    expr = "num_kernels <= 512",
    doc = "kernels in one file",
    sum = "4bb03fd23624e0a9"
)]
pub struct CommonIsaHeader {
    /// says what the file is
    ///
    /// `spec/chapters/object.md:28`
    pub magic_number: u32,
    /// object version before the point
    ///
    /// `spec/chapters/object.md:29`
    pub major_version: u8,
    /// object version behind the point
    ///
    /// `spec/chapters/object.md:30`
    pub minor_version: u8,
    /// where the kernels are
    ///
    /// `spec/chapters/object.md:32`
    #[table("uw", count = "num_kernels")]
    pub kernel_info: Vec<KernelInfo>,
    /// the file-scope variables
    ///
    /// `spec/chapters/object.md:34`
    #[table("uw", count = "num_variables")]
    pub file_scope_var_info: Vec<FileScopeVarInfo>,
    /// where the functions are
    ///
    /// `spec/chapters/object.md:36`
    #[table("uw", count = "num_functions")]
    pub function_info: Vec<FunctionInfo>,
}
/// `spec/chapters/object.md:46`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "kernel_info/name_len/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 75,
    kind = "field",
    expr = "name_len >= 1",
    doc = "a kernel has a name",
    sum = "861d4642d0f9e6ad"
)]
#[rule(
    Object,
    id = "kernel_info/num_gen_binaries/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 76,
    kind = "field",
    expr = "matches!(num_gen_binaries, 0..=4)",
    doc = "Gen binaries of one kernel",
    sum = "719a4005bf924546"
)]
pub struct KernelInfo {
    /// the name of the kernel, without a terminator
    ///
    /// `spec/chapters/object.md:63`
    #[table("ub{-v3.7}, uw{v3.7+}", count = "name_len")]
    pub name: Vec<u8>,
    /// bytes from the start of the file to the kernel object
    ///
    /// `spec/chapters/object.md:64`
    pub offset: u32,
    /// bytes of the kernel object, without Gen binaries
    ///
    /// `spec/chapters/object.md:65`
    pub size: u32,
    /// bytes from the start of the file to num_inputs of the kernel object
    ///
    /// `spec/chapters/object.md:66`
    pub input_offset: u32,
    /// the file-scope variables in use
    ///
    /// `spec/chapters/object.md:68`
    #[table("uw", count = "num_syms_variable")]
    pub variable_reloc_symtab: Vec<VariableRelocSymtab>,
    /// the functions in use
    ///
    /// `spec/chapters/object.md:70`
    #[table("uw", count = "num_syms_function")]
    pub function_reloc_symtab: Vec<FunctionRelocSymtab>,
    /// where the Gen binaries are
    ///
    /// `spec/chapters/object.md:72`
    #[table("ub", count = "num_gen_binaries")]
    pub gen_binary_info: Vec<GenBinaryInfo>,
}
/// `spec/chapters/object.md:81`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct VariableRelocSymtab {
    /// the number that the kernel uses
    ///
    /// `spec/chapters/object.md:87`
    pub symbolic_index: u16,
    /// the number in the table of file-scope variables
    ///
    /// `spec/chapters/object.md:88`
    pub resolved_index: u16,
}
/// `spec/chapters/object.md:93`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct FunctionRelocSymtab {
    /// the number that the kernel uses
    ///
    /// `spec/chapters/object.md:99`
    pub symbolic_index: u16,
    /// the number in the table of functions
    ///
    /// `spec/chapters/object.md:100`
    pub resolved_index: u16,
}
/// `spec/chapters/object.md:105`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "gen_binary_info/gen_platform/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 113,
    kind = "encoding",
    expr = "matches!(code(gen_platform), 3 | 5 | 6 | 10 | 12)",
    doc = "no other codes than the listed ones",
    sum = "dee7f8bece549309"
)]
pub struct GenBinaryInfo {
    /// platform of the binary
    ///
    /// `spec/chapters/object.md:112`
    pub gen_platform: GenPlatformBits,
    /// bytes from the start of the file
    ///
    /// `spec/chapters/object.md:119`
    pub binary_offset: u32,
    /// bytes of the binary
    ///
    /// `spec/chapters/object.md:120`
    pub binary_size: u32,
}
/// `spec/chapters/object.md:125`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "file_scope_var_info/linkage/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 137,
    kind = "encoding",
    expr = "matches!(code(linkage), 0 | 1 | 2)",
    doc = "no other codes than the listed ones",
    sum = "e0a887106e224949"
)]
#[rule(
    Object,
    id = "file_scope_var_info/bit_properties.data_type/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 144,
    kind = "encoding",
    expr = "matches!(code(bit_properties.data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111 | 0b1011 | 0b1101)",
    doc = "no other codes than the listed ones",
    sum = "f78a886061124592"
)]
#[rule(
    Object,
    id = "file_scope_var_info/bit_properties.alignment/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 155,
    kind = "encoding",
    expr = "matches!(code(bit_properties.alignment), 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)",
    doc = "no other codes than the listed ones",
    sum = "804fca308fe35d26"
)]
#[rule(
    Object,
    id = "file_scope_var_info/num_elements/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 166,
    kind = "range",
    expr = "matches!(num_elements, 1..=1024)",
    doc = "the number is within its limits",
    sum = "54b0eb2702b836b4"
)]
#[rule(
    Object,
    id = "file_scope_var_info/name_len/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 171,
    kind = "field",
    expr = "matches!(name_len, 1..=255)",
    doc = "length of a name",
    sum = "f8643a03369fa003"
)]
pub struct FileScopeVarInfo {
    /// who sees the variable
    ///
    /// `spec/chapters/object.md:136`
    pub linkage: LinkageBits,
    /// the name, without a terminator
    ///
    /// `spec/chapters/object.md:142`
    #[table("uw", count = "name_len")]
    pub name: Vec<u8>,
    /// type and alignment
    ///
    /// `spec/chapters/object.md:143`
    pub bit_properties: BitPropertiesBits,
    /// number of elements
    ///
    /// `spec/chapters/object.md:166`
    pub num_elements: u16,
    /// the attributes
    ///
    /// `spec/chapters/object.md:168`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:176`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "function_info/linkage/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 191,
    kind = "encoding",
    expr = "matches!(code(linkage), 0 | 1 | 2)",
    doc = "no other codes than the listed ones",
    sum = "e0a887106e224949"
)]
#[rule(
    Object,
    id = "function_info/name_len/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 205,
    kind = "field",
    expr = "name_len >= 1",
    doc = "a function has a name",
    sum = "e87280366df3ad20"
)]
#[rule(
    Object,
    id = "function_info/offset/extern",
    on = "",
    page = "spec/chapters/object.md",
    line = 206,
    kind = "field",
    expr = "linkage == Extern => offset == 0",
    doc = "a function of another file has no place here",
    sum = "56f2f82bee17564b"
)]
#[rule(
    Object,
    id = "function_info/size/extern",
    on = "",
    page = "spec/chapters/object.md",
    line = 207,
    kind = "field",
    expr = "linkage == Extern => size == 0",
    doc = "a function of another file has no size here",
    sum = "18b34af57c31bb3d"
)]
pub struct FunctionInfo {
    /// who sees the function
    ///
    /// `spec/chapters/object.md:190`
    pub linkage: LinkageBits,
    /// the name of the function, without a terminator
    ///
    /// `spec/chapters/object.md:196`
    #[table("ub{-v3.7}, uw{v3.7+}", count = "name_len")]
    pub name: Vec<u8>,
    /// bytes from the start of the file to the function object
    ///
    /// `spec/chapters/object.md:197`
    pub offset: u32,
    /// bytes of the function object
    ///
    /// `spec/chapters/object.md:198`
    pub size: u32,
    /// the file-scope variables in use
    ///
    /// `spec/chapters/object.md:200`
    #[table("uw", count = "num_syms_variable")]
    pub variable_reloc_symtab: Vec<VariableRelocSymtab>,
    /// the functions in use
    ///
    /// `spec/chapters/object.md:202`
    #[table("uw", count = "num_syms_function")]
    pub function_reloc_symtab: Vec<FunctionRelocSymtab>,
}
/// `spec/chapters/object.md:218`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "attribute_info/name/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 231,
    kind = "declared",
    expr = "string_declared(name)",
    doc = "the string exists",
    sum = "0b6f18fa3837e0e5"
)]
#[rule(
    Object,
    id = "attribute_info/name/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 232,
    kind = "field",
    expr = "string_bytes(name) <= 64",
    doc = "the longest name",
    sum = "b6c7db4de8e461f1"
)]
#[rule(
    Object,
    id = "attribute_info/name/printable",
    on = "",
    page = "spec/chapters/object.md",
    line = 233,
    kind = "field",
    expr = "string_printable(name)",
    doc = "no other characters",
    sum = "9d5f68ec5309e088"
)]
pub struct AttributeInfo {
    /// index of the string that names the attribute
    ///
    /// `spec/chapters/object.md:226`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name: u32,
    /// a number (four bytes are safe everywhere; none is true) or the characters of a string
    ///
    /// `spec/chapters/object.md:228`
    #[table("ub", count = "size")]
    pub value: Vec<u8>,
}
/// `spec/chapters/object.md:254`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "var_info/bit_properties.data_type/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 270,
    kind = "encoding",
    expr = "matches!(code(bit_properties.data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111 | 0b1011 | 0b1101 | 0b1110 | 0b1111)",
    doc = "no other codes than the listed ones",
    sum = "007a5c9153b1ed6b"
)]
#[rule(
    Object,
    id = "var_info/bit_properties.alignment/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 283,
    kind = "encoding",
    expr = "matches!(code(bit_properties.alignment), 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)",
    doc = "no other codes than the listed ones",
    sum = "804fca308fe35d26"
)]
#[rule(
    Object,
    id = "var_info/num_elements/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 294,
    kind = "range",
    expr = "matches!(num_elements, 1..=4096)",
    doc = "the number is within its limits",
    sum = "fedb785314631a20"
)]
#[rule(
    Object,
    id = "var_info/alias_scope_specifier/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 298,
    kind = "encoding",
    expr = "matches!(code(alias_scope_specifier), 0 | 1)",
    doc = "no other codes than the listed ones",
    sum = "dcd050c6507dc222"
)]
#[rule(
    Object,
    id = "var_info/num_elements/bytes",
    on = "",
    page = "spec/chapters/object.md",
    line = 305,
    kind = "field",
    expr = "num_elements <= 4096 => num_elements * bytes(bit_properties.data_type) < 4096",
    doc = "bytes of a variable",
    sum = "8c2d631139bece5c"
)]
#[rule(
    Object,
    id = "var_info/alias_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 306,
    kind = "declared",
    expr = "alias_scope_specifier == Local && alias_index != 0 => var_declared(alias_index)",
    doc = "the other variable exists",
    sum = "72a1ff68718fc59b"
)]
#[rule(
    Object,
    id = "var_info/alias_index/predefined",
    on = "",
    page = "spec/chapters/object.md",
    line = 308,
    kind = "field",
    expr = "alias_scope_specifier == Local && alias_index < 32 => matches!(alias_index, 0 | 7 | 8 | 9 | 18 | 19)",
    doc = "of the predefined variables these have parts",
    sum = "53c5b3f64084884a"
)]
#[rule(
    Object,
    id = "var_info/alias_offset/room",
    on = "",
    page = "spec/chapters/object.md",
    line = 310,
    kind = "field",
    expr = "alias_scope_specifier == Local && alias_index != 0 => alias_offset + num_elements * bytes(bit_properties.data_type) <= var_bytes(alias_index)",
    doc = "a part ends within the other variable",
    sum = "6873785621dc1e13"
)]
#[rule(
    Object,
    id = "var_info/alias_offset/none",
    on = "",
    page = "spec/chapters/object.md",
    line = 312,
    kind = "field",
    expr = "alias_index == 0 => alias_offset == 0",
    doc = "a variable with room of its own begins at its start",
    sum = "19494160e730c03e"
)]
#[rule(
    Object,
    id = "var_info/alias_offset/align",
    on = "",
    page = "spec/chapters/object.md",
    line = 313,
    kind = "field",
    expr = "alias_index != 0 => alias_offset % bytes(bit_properties.data_type) == 0",
    doc = "a part begins at a multiple of its type's size",
    sum = "48e09848335f60d0"
)]
#[rule(
    Object,
    id = "var_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 315,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "the string exists",
    sum = "8425193a04642417"
)]
#[rule(
    Object,
    id = "var_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 316,
    kind = "field",
    expr = "string_bytes(name_index) <= 64",
    doc = "the longest name",
    sum = "70ade753cd860885"
)]
pub struct VarInfo {
    /// index of the string that names the variable
    ///
    /// `spec/chapters/object.md:268`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// type and alignment
    ///
    /// `spec/chapters/object.md:269`
    pub bit_properties: VarInfoBitPropertiesBits,
    /// number of elements
    ///
    /// `spec/chapters/object.md:294`
    pub num_elements: u16,
    /// index of the general variable that this one is a part of; 0: it has room of its own
    ///
    /// `spec/chapters/object.md:295`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = variable)]
    pub alias_index: u32,
    /// bytes from the start of that variable
    ///
    /// `spec/chapters/object.md:296`
    pub alias_offset: u16,
    /// where the other variable is declared
    ///
    /// `spec/chapters/object.md:297`
    pub alias_scope_specifier: AliasScopeSpecifierBits,
    /// the attributes
    ///
    /// `spec/chapters/object.md:302`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:321`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "address_info/num_elements/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 336,
    kind = "field",
    expr = "matches!(num_elements, 1..=16)",
    doc = "addresses of a variable",
    sum = "691491e36b500f05"
)]
#[rule(
    Object,
    id = "address_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 337,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "the string exists",
    sum = "8425193a04642417"
)]
#[rule(
    Object,
    id = "address_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 338,
    kind = "field",
    expr = "string_bytes(name_index) <= 64",
    doc = "the longest name",
    sum = "70ade753cd860885"
)]
pub struct AddressInfo {
    /// index of the string that names the variable
    ///
    /// `spec/chapters/object.md:330`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// number of addresses
    ///
    /// `spec/chapters/object.md:331`
    pub num_elements: u16,
    /// the attributes
    ///
    /// `spec/chapters/object.md:333`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:343`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "predicate_info/num_elements/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 358,
    kind = "field",
    expr = "matches!(num_elements, 1 | 2 | 4 | 8 | 16 | 32)",
    doc = "bits of a predicate variable",
    sum = "81adb084588af498"
)]
#[rule(
    Object,
    id = "predicate_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 359,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "the string exists",
    sum = "8425193a04642417"
)]
#[rule(
    Object,
    id = "predicate_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 360,
    kind = "field",
    expr = "string_bytes(name_index) <= 64",
    doc = "the longest name",
    sum = "70ade753cd860885"
)]
pub struct PredicateInfo {
    /// index of the string that names the variable
    ///
    /// `spec/chapters/object.md:352`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// number of bits
    ///
    /// `spec/chapters/object.md:353`
    pub num_elements: u16,
    /// the attributes
    ///
    /// `spec/chapters/object.md:355`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:365`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "sampler_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 380,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "the string exists",
    sum = "8425193a04642417"
)]
#[rule(
    Object,
    id = "sampler_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 381,
    kind = "field",
    expr = "string_bytes(name_index) <= 64",
    doc = "the longest name",
    sum = "70ade753cd860885"
)]
pub struct SamplerInfo {
    /// index of the string that names the sampler
    ///
    /// `spec/chapters/object.md:374`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// number of samplers, a dword each
    ///
    /// `spec/chapters/object.md:375`
    pub num_elements: u16,
    /// the attributes
    ///
    /// `spec/chapters/object.md:377`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:386`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "surface_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 401,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "the string exists",
    sum = "8425193a04642417"
)]
#[rule(
    Object,
    id = "surface_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 402,
    kind = "field",
    expr = "string_bytes(name_index) <= 64",
    doc = "the longest name",
    sum = "70ade753cd860885"
)]
pub struct SurfaceInfo {
    /// index of the string that names the surface
    ///
    /// `spec/chapters/object.md:395`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// number of surfaces, a dword each
    ///
    /// `spec/chapters/object.md:396`
    pub num_elements: u16,
    /// the attributes
    ///
    /// `spec/chapters/object.md:398`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:407`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "label_info/kind/reserved",
    on = "",
    page = "spec/chapters/object.md",
    line = 417,
    kind = "reserved",
    expr = "raw(kind) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "484222835aa1839d"
)]
#[rule(
    Object,
    id = "label_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 428,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "the string exists",
    sum = "8425193a04642417"
)]
#[rule(
    Object,
    id = "label_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 429,
    kind = "field",
    expr = "string_bytes(name_index) <= 1024",
    doc = "the longest name",
    sum = "396e899d08741f04"
)]
pub struct LabelInfo {
    /// index of the string that names the label
    ///
    /// `spec/chapters/object.md:416`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// what begins at the label
    ///
    /// `spec/chapters/object.md:417`
    pub kind: KindBits,
    /// the attributes
    ///
    /// `spec/chapters/object.md:425`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:434`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "input_info/kind/reserved",
    on = "",
    page = "spec/chapters/object.md",
    line = 443,
    kind = "reserved",
    expr = "raw(kind) & 0b00000100 == 0",
    doc = "bits without a meaning are zero",
    sum = "3eaada12fb59491e"
)]
#[rule(
    Object,
    id = "input_info/kind.category/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 444,
    kind = "encoding",
    expr = "matches!(code(kind.category), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "4097c50a0c00141d"
)]
#[rule(
    Object,
    id = "input_info/id/general",
    on = "",
    page = "spec/chapters/object.md",
    line = 456,
    kind = "declared",
    expr = "kind.category == General => var_declared(id)",
    doc = "the variable exists",
    sum = "17611952c466817b"
)]
#[rule(
    Object,
    id = "input_info/id/sampler",
    on = "",
    page = "spec/chapters/object.md",
    line = 457,
    kind = "declared",
    expr = "kind.category == Sampler => sampler_declared(id)",
    doc = "the sampler exists",
    sum = "c3f7d7e4c4628496"
)]
#[rule(
    Object,
    id = "input_info/id/surface",
    on = "",
    page = "spec/chapters/object.md",
    line = 458,
    kind = "declared",
    expr = "kind.category == Surface => surface_declared(id)",
    doc = "the surface exists",
    sum = "cfa2cd0c596c0a6c"
)]
#[rule(
    Object,
    id = "input_info/offset/state",
    on = "",
    page = "spec/chapters/object.md",
    line = 459,
    kind = "field",
    expr = "matches!(kind.category, Sampler | Surface) => offset % 4 == 0",
    doc = "samplers and surfaces begin at a dword",
    sum = "1d4bc6598ecfc102"
)]
#[rule(
    Object,
    id = "input_info/offset/type",
    on = "",
    page = "spec/chapters/object.md",
    line = 460,
    kind = "type",
    expr = "kind.category == General && var_bytes(id) < grf() => offset % bytes(var_ty(id)) == 0",
    doc = "a variable begins at a multiple of its type's size",
    sum = "abdbe7a51b6a6281"
)]
#[rule(
    Object,
    id = "input_info/offset/register",
    on = "",
    page = "spec/chapters/object.md",
    line = 462,
    kind = "field",
    expr = "kind.category == General && var_bytes(id) >= grf() => offset % grf() == 0",
    doc = "a variable of a register or more begins at a register",
    sum = "d0dfe807f89e3094"
)]
#[rule(
    Object,
    id = "input_info/offset/cross",
    on = "",
    page = "spec/chapters/object.md",
    line = 464,
    kind = "type",
    expr = "kind.category == General && var_bytes(id) < grf() && offset % bytes(var_ty(id)) == 0 => offset % grf() + var_bytes(id) <= grf()",
    doc = "a smaller variable lies within one register",
    sum = "ac7b82381a4fa587"
)]
#[rule(
    Object,
    id = "input_info/size/variable",
    on = "",
    page = "spec/chapters/object.md",
    line = 466,
    kind = "field",
    expr = "kind.category == General => size == var_bytes(id)",
    doc = "the whole variable is an input",
    sum = "a4a1973282ca96ed"
)]
#[rule(
    Object,
    id = "input_info/offset/overlap",
    on = "",
    page = "spec/chapters/object.md",
    line = 467,
    kind = "field",
    expr = "inputs_at(offset, size) <= 1",
    doc = "no input lies on another",
    sum = "bebf6f7a7f89471a"
)]
#[rule(
    Object,
    id = "input_info/id/alias",
    on = "",
    page = "spec/chapters/object.md",
    line = 468,
    kind = "field",
    expr = "kind.category == General => var_alias(id) == 0",
    doc = "an input is no part of another variable",
    sum = "89875777b1aaf91f"
)]
pub struct InputInfo {
    /// what the input is and who provides it
    ///
    /// `spec/chapters/object.md:443`
    pub kind: InputInfoKindBits,
    /// index of the variable
    ///
    /// `spec/chapters/object.md:451`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    pub id: u32,
    /// bytes from the start of the register file to the value
    ///
    /// `spec/chapters/object.md:452`
    pub offset: u16,
    /// bytes of the value
    ///
    /// `spec/chapters/object.md:453`
    pub size: u16,
}
/// `spec/chapters/object.md:475`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "kernel_data/string_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 507,
    kind = "range",
    expr = "matches!(string_count, 1..=131072)",
    doc = "the number is within its limits",
    sum = "e7a12d45f98d9e45"
)]
#[rule(
    Object,
    id = "kernel_data/instructions/begin",
    on = "",
    page = "spec/chapters/object.md",
    line = 533,
    kind = "field",
    expr = "begins_subroutine()",
    doc = "the first instruction is SUBROUTINE: without it finalizers do not end the thread",
    sum = "16e05da278967557"
)]
#[rule(
    Object,
    id = "kernel_data/instructions/end",
    on = "",
    page = "spec/chapters/object.md",
    line = 534,
    kind = "field",
    expr = "ends_subroutines()",
    doc = "each subroutine ends with RET, a function with FRET",
    sum = "a6616b02b2b02f2f"
)]
#[rule(
    Object,
    id = "kernel_data/attribute_info/target",
    on = "",
    page = "spec/chapters/object.md",
    line = 535,
    kind = "field",
    expr = "matches!(attribute(\"Target\"), 0 | 1)",
    doc = "no other targets are known",
    sum = "1c02af4cae0d6210"
)]
#[rule(
    Object,
    id = "kernel_data/attribute_info/slm_size",
    on = "",
    page = "spec/chapters/object.md",
    line = 536,
    kind = "field",
    expr = "matches!(attribute(\"SLMSize\"), 0..=64)",
    doc = "up to 64 kilobytes",
    sum = "eca67a78f1c53d5d"
)]
#[rule(
    Object,
    id = "kernel_data/attribute_info/spill_mem_offset",
    on = "",
    page = "spec/chapters/object.md",
    line = 537,
    kind = "field",
    expr = "attribute(\"SpillMemOffset\") % grf() == 0",
    doc = "the memory for spills begins at a register",
    sum = "b523b9b258e34f5a"
)]
#[rule(
    Object,
    id = "kernel_data/variable_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 539,
    kind = "field",
    expr = "variable_count < 65536",
    doc = "general variables of a kernel",
    sum = "3391c8c59b74b00e"
)]
#[rule(
    Object,
    id = "kernel_data/address_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 540,
    kind = "field",
    expr = "address_count < 4096",
    doc = "address variables of a kernel",
    sum = "b5666f06cebba48a"
)]
#[rule(
    Object,
    id = "kernel_data/predicate_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 541,
    kind = "field",
    expr = "predicate_count < 4096",
    doc = "predicate variables of a kernel; an index has twelve bits",
    sum = "a1a9392ed2f051ee"
)]
#[rule(
    Object,
    id = "kernel_data/sampler_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 542,
    kind = "field",
    expr = "sampler_count < 32",
    doc = "samplers of a kernel; S31 is predefined",
    sum = "b80dd9acd2749d82"
)]
#[rule(
    Object,
    id = "kernel_data/surface_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 543,
    kind = "field",
    expr = "surface_count <= 249",
    doc = "surfaces of a kernel; an index has eight bits and six are predefined",
    sum = "a551a2fe3886a836"
)]
#[rule(
    Object,
    id = "kernel_data/vme_count/zero",
    on = "",
    page = "spec/chapters/object.md",
    line = 544,
    kind = "field",
    expr = "vme_count == 0",
    doc = "nothing says what such a variable is",
    sum = "583c32c816b72b4d"
)]
#[rule(
    Object,
    id = "kernel_data/num_inputs/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 545,
    kind = "field",
    expr = "num_inputs <= 256",
    doc = "inputs of a kernel",
    sum = "38b4b609a43e87d7"
)]
#[rule(
    Object,
    id = "kernel_data/input_info/order",
    on = "",
    page = "spec/chapters/object.md",
    line = 546,
    kind = "field",
    expr = "user_inputs_first()",
    doc = "arguments of the user come before what a runtime adds",
    sum = "04d4c06069db4d37"
)]
#[rule(
    Object,
    id = "kernel_data/string_pool/first",
    on = "",
    page = "spec/chapters/object.md",
    line = 547,
    kind = "field",
    expr = "string_bytes(0) == 0",
    doc = "string 0 is empty",
    sum = "c49cb89dfaefa818"
)]
#[rule(
    Object,
    id = "kernel_data/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 548,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "the string exists",
    sum = "8425193a04642417"
)]
#[rule(
    Object,
    id = "kernel_data/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 549,
    kind = "field",
    expr = "string_bytes(name_index) <= 1023",
    doc = "the longest name",
    sum = "e43f996e6d05c40d"
)]
pub struct KernelData {
    /// the strings
    ///
    /// `spec/chapters/object.md:508`
    #[table("uw{-v3.4}, ud{v3.4+}", count = "string_count")]
    pub string_pool: Vec<PoolString>,
    /// index of the string that names the kernel
    ///
    /// `spec/chapters/object.md:509`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// the general variables
    ///
    /// `spec/chapters/object.md:511`
    #[table("uw{-v3.4}, ud{v3.4+}", count = "variable_count")]
    pub var_info: Vec<VarInfo>,
    /// the address variables
    ///
    /// `spec/chapters/object.md:513`
    #[table("uw", count = "address_count")]
    pub address_info: Vec<AddressInfo>,
    /// the predicate variables
    ///
    /// `spec/chapters/object.md:515`
    #[table("uw", count = "predicate_count")]
    pub predicate_info: Vec<PredicateInfo>,
    /// the labels
    ///
    /// `spec/chapters/object.md:517`
    #[table("uw", count = "label_count")]
    pub label_info: Vec<LabelInfo>,
    /// the samplers
    ///
    /// `spec/chapters/object.md:519`
    #[table("ub", count = "sampler_count")]
    pub sampler_info: Vec<SamplerInfo>,
    /// the surfaces
    ///
    /// `spec/chapters/object.md:521`
    #[table("ub", count = "surface_count")]
    pub surface_info: Vec<SurfaceInfo>,
    /// the VME variables
    ///
    /// `spec/chapters/object.md:523`
    #[table("ub", count = "vme_count")]
    pub vme_info: Vec<VmeInfo>,
    /// the inputs, in the order of the parameters
    ///
    /// `spec/chapters/object.md:525`
    #[table("ub{-v3.5}, ud{v3.5+}", count = "num_inputs")]
    pub input_info: Vec<InputInfo>,
    /// bytes of the instructions
    ///
    /// `spec/chapters/object.md:526`
    pub size: u32,
    /// bytes from the start of the kernel object to the first instruction
    ///
    /// `spec/chapters/object.md:527`
    pub entry: u32,
    /// the attributes
    ///
    /// `spec/chapters/object.md:529`
    #[table("uw", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// No structure is known; files have none.
///
/// `spec/chapters/object.md:554`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct VmeInfo {}
/// The fields are those of a kernel, but for the inputs: a function finds its arguments in V8 and leaves its result in V9.
///
/// `spec/chapters/object.md:563`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "function_data/string_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 596,
    kind = "range",
    expr = "matches!(string_count, 1..=131072)",
    doc = "the number is within its limits",
    sum = "e7a12d45f98d9e45"
)]
#[rule(
    Object,
    id = "function_data/instructions/begin",
    on = "",
    page = "spec/chapters/object.md",
    line = 622,
    kind = "field",
    expr = "begins_subroutine()",
    doc = "the first instruction is SUBROUTINE: without it finalizers do not end the thread",
    sum = "16e05da278967557"
)]
#[rule(
    Object,
    id = "function_data/instructions/end",
    on = "",
    page = "spec/chapters/object.md",
    line = 623,
    kind = "field",
    expr = "ends_subroutines()",
    doc = "each subroutine ends with RET, a function with FRET",
    sum = "a6616b02b2b02f2f"
)]
#[rule(
    Object,
    id = "function_data/variable_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 624,
    kind = "field",
    expr = "variable_count < 65536",
    doc = "general variables of a function",
    sum = "0524c1d0505df081"
)]
#[rule(
    Object,
    id = "function_data/address_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 625,
    kind = "field",
    expr = "address_count < 4096",
    doc = "address variables of a function",
    sum = "8b7aed1c8bad43bd"
)]
#[rule(
    Object,
    id = "function_data/predicate_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 626,
    kind = "field",
    expr = "predicate_count < 4096",
    doc = "predicate variables of a function; an index has twelve bits",
    sum = "86ae006bd90eb041"
)]
#[rule(
    Object,
    id = "function_data/sampler_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 627,
    kind = "field",
    expr = "sampler_count < 32",
    doc = "samplers of a function; S31 is predefined",
    sum = "a057f8dcdfd10d9f"
)]
#[rule(
    Object,
    id = "function_data/surface_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 628,
    kind = "field",
    expr = "surface_count <= 249",
    doc = "surfaces of a function; an index has eight bits and six are predefined",
    sum = "df6763feb3353c09"
)]
#[rule(
    Object,
    id = "function_data/vme_count/zero",
    on = "",
    page = "spec/chapters/object.md",
    line = 629,
    kind = "field",
    expr = "vme_count == 0",
    doc = "nothing says what such a variable is",
    sum = "583c32c816b72b4d"
)]
#[rule(
    Object,
    id = "function_data/input_size/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 630,
    kind = "field",
    expr = "matches!(input_size, 0..=32)",
    doc = "V8 has 32 registers",
    sum = "37e95364ce9ec8bf"
)]
#[rule(
    Object,
    id = "function_data/return_value_size/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 631,
    kind = "field",
    expr = "matches!(return_value_size, 0..=12)",
    doc = "V9 has 12 registers",
    sum = "81a4abf6b900bd18"
)]
#[rule(
    Object,
    id = "function_data/string_pool/first",
    on = "",
    page = "spec/chapters/object.md",
    line = 632,
    kind = "field",
    expr = "string_bytes(0) == 0",
    doc = "string 0 is empty",
    sum = "c49cb89dfaefa818"
)]
#[rule(
    Object,
    id = "function_data/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 633,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "the string exists",
    sum = "8425193a04642417"
)]
#[rule(
    Object,
    id = "function_data/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 634,
    kind = "field",
    expr = "string_bytes(name_index) <= 1023",
    doc = "the longest name",
    sum = "e43f996e6d05c40d"
)]
pub struct FunctionData {
    /// the strings
    ///
    /// `spec/chapters/object.md:597`
    #[table("uw{-v3.4}, ud{v3.4+}", count = "string_count")]
    pub string_pool: Vec<PoolString>,
    /// index of the string that names the function
    ///
    /// `spec/chapters/object.md:598`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// the general variables
    ///
    /// `spec/chapters/object.md:600`
    #[table("uw{-v3.4}, ud{v3.4+}", count = "variable_count")]
    pub var_info: Vec<VarInfo>,
    /// the address variables
    ///
    /// `spec/chapters/object.md:602`
    #[table("uw", count = "address_count")]
    pub address_info: Vec<AddressInfo>,
    /// the predicate variables
    ///
    /// `spec/chapters/object.md:604`
    #[table("uw", count = "predicate_count")]
    pub predicate_info: Vec<PredicateInfo>,
    /// the labels
    ///
    /// `spec/chapters/object.md:606`
    #[table("uw", count = "label_count")]
    pub label_info: Vec<LabelInfo>,
    /// the samplers
    ///
    /// `spec/chapters/object.md:608`
    #[table("ub", count = "sampler_count")]
    pub sampler_info: Vec<SamplerInfo>,
    /// the surfaces
    ///
    /// `spec/chapters/object.md:610`
    #[table("ub", count = "surface_count")]
    pub surface_info: Vec<SurfaceInfo>,
    /// the VME variables
    ///
    /// `spec/chapters/object.md:612`
    #[table("ub", count = "vme_count")]
    pub vme_info: Vec<VmeInfo>,
    /// bytes of the instructions
    ///
    /// `spec/chapters/object.md:613`
    pub size: u32,
    /// bytes from the start of the function object to the first instruction
    ///
    /// `spec/chapters/object.md:614`
    pub entry: u32,
    /// registers of V8 that hold arguments
    ///
    /// `spec/chapters/object.md:615`
    pub input_size: u8,
    /// registers of V9 that hold the result
    ///
    /// `spec/chapters/object.md:616`
    pub return_value_size: u8,
    /// the attributes
    ///
    /// `spec/chapters/object.md:618`
    #[table("uw", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
