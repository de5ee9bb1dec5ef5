//! Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! From `spec/chapters/object.md`.
//!
//! Known attributes (`spec/chapters/object.md:241`)
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
/// `spec/chapters/object.md:114`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum GenPlatform {
    /// BDW
    ///
    /// `spec/chapters/object.md:115`
    #[code(name = "BDW")]
    Bdw = 0b00000011,
    /// SKL
    ///
    /// `spec/chapters/object.md:116`
    #[code(name = "SKL")]
    Skl = 0b00000101,
    /// BXT
    ///
    /// `spec/chapters/object.md:117`
    #[code(name = "BXT")]
    Bxt = 0b00000110,
    /// ICLLP
    ///
    /// `spec/chapters/object.md:118`
    #[code(name = "ICLLP")]
    Icllp = 0b00001010,
    /// TGLLP
    ///
    /// `spec/chapters/object.md:119`
    #[code(name = "TGLLP")]
    Tgllp = 0b00001100,
}
/// `linkage`, bits 7..0: linkage
///
/// `spec/chapters/object.md:138`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Linkage {
    /// Extern
    ///
    /// `spec/chapters/object.md:139`
    #[code(name = "Extern")]
    Extern = 0b00000000,
    /// Static
    ///
    /// `spec/chapters/object.md:140`
    #[code(name = "Static")]
    Static = 0b00000001,
    /// Global
    ///
    /// `spec/chapters/object.md:141`
    #[code(name = "Global")]
    Global = 0b00000010,
}
/// `alignment`, bits 7..4: where its address may begin: at multiples of this
///
/// `spec/chapters/object.md:156`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Alignment {
    /// BYTE: 1 byte
    ///
    /// `spec/chapters/object.md:157`
    #[code(name = "BYTE")]
    Byte = 0b0000,
    /// WORD: 2 bytes
    ///
    /// `spec/chapters/object.md:158`
    #[code(name = "WORD")]
    Word = 0b0001,
    /// DWORD: 4 bytes
    ///
    /// `spec/chapters/object.md:159`
    #[code(name = "DWORD")]
    Dword = 0b0010,
    /// QWORD: 8 bytes
    ///
    /// `spec/chapters/object.md:160`
    #[code(name = "QWORD")]
    Qword = 0b0011,
    /// OWORD: 16 bytes
    ///
    /// `spec/chapters/object.md:161`
    #[code(name = "OWORD")]
    Oword = 0b0100,
    /// GRF: a register
    ///
    /// `spec/chapters/object.md:162`
    #[code(name = "GRF")]
    Grf = 0b0101,
    /// GRF_2: two registers
    ///
    /// `spec/chapters/object.md:163`
    #[code(name = "GRF_2")]
    Grf2 = 0b0110,
    /// HWORD: 32 bytes
    ///
    /// `spec/chapters/object.md:164`
    #[code(name = "HWORD")]
    Hword = 0b0111,
    /// WORD_32: 64 bytes
    ///
    /// `spec/chapters/object.md:165`
    #[code(name = "WORD_32")]
    Word32 = 0b1000,
    /// WORD_64: 128 bytes
    ///
    /// `spec/chapters/object.md:166`
    #[code(name = "WORD_64")]
    Word64 = 0b1001,
}
/// `alias_scope_specifier`, bits 7..0: scope
///
/// `spec/chapters/object.md:300`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum AliasScopeSpecifier {
    /// Local
    ///
    /// `spec/chapters/object.md:301`
    #[code(name = "Local")]
    Local = 0b00000000,
    /// Global
    ///
    /// `spec/chapters/object.md:302`
    #[code(name = "Global")]
    Global = 0b00000001,
}
/// `kind`, bits 1..0: kind
///
/// `spec/chapters/object.md:424`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Kind {
    /// Block: a basic block
    ///
    /// `spec/chapters/object.md:425`
    #[code(name = "Block")]
    Block = 0b00,
    /// Subroutine: a subroutine
    ///
    /// `spec/chapters/object.md:426`
    #[code(name = "Subroutine")]
    Subroutine = 0b01,
    /// Composition: a function that FCCALL calls
    ///
    /// `spec/chapters/object.md:427`
    #[code(name = "Composition")]
    Composition = 0b10,
    /// Function: a function
    ///
    /// `spec/chapters/object.md:428`
    #[code(name = "Function")]
    Function = 0b11,
}
/// `category`, bits 1..0: class of the variable
///
/// `spec/chapters/object.md:450`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Category {
    /// General
    ///
    /// `spec/chapters/object.md:451`
    #[code(name = "General")]
    General = 0b00,
    /// Sampler
    ///
    /// `spec/chapters/object.md:452`
    #[code(name = "Sampler")]
    Sampler = 0b01,
    /// Surface
    ///
    /// `spec/chapters/object.md:453`
    #[code(name = "Surface")]
    Surface = 0b10,
}
/// The bits of `gen_platform`: platform of the binary
///
/// `spec/chapters/object.md:113`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct GenPlatformBits(#[run(gen_platform = 7..= 0, GenPlatform)] u8);
/// The bits of `linkage`: who sees the variable
///
/// `spec/chapters/object.md:137`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct LinkageBits(#[run(linkage = 7..= 0, Linkage)] u8);
/// The bits of `bit_properties`: type and alignment
///
/// `spec/chapters/object.md:144`
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
/// `spec/chapters/object.md:271`
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
/// `spec/chapters/object.md:299`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct AliasScopeSpecifierBits(
    #[run(alias_scope_specifier = 7..= 0, AliasScopeSpecifier)]
    u8,
);
/// The bits of `kind`: what begins at the label
///
/// `spec/chapters/object.md:423`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct KindBits(#[run(kind = 1..= 0, Kind)] u8);
/// The bits of `kind`: what the input is and who provides it
///
/// `spec/chapters/object.md:449`
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
    doc = "`magic_number` must be 0x41534943, the letters CISA",
    sum = "6a545e12c496c17c"
)]
#[rule(
    Object,
    id = "common_isa_header/major_version/oldest",
    on = "",
    page = "spec/chapters/object.md",
    line = 40,
    kind = "field",
    expr = "major_version >= 3",
    doc = "`major_version` must be at least 3: the layout of older objects is not documented",
    sum = "eb70f1a46be5b727"
)]
#[rule(
    Object,
    id = "common_isa_header/num_kernels/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 42,
    kind = "field",
    expr = "num_kernels <= 512",
    doc = "`num_kernels` must be at most 512",
    sum = "f5b0cff992b6989b"
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
/// `spec/chapters/object.md:47`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "kernel_info/name_len/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 76,
    kind = "field",
    expr = "name_len >= 1",
    doc = "`name_len` must be at least 1: a kernel or function has a name",
    sum = "24b0e6f9d526e9a2"
)]
#[rule(
    Object,
    id = "kernel_info/num_gen_binaries/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 77,
    kind = "field",
    expr = "matches!(num_gen_binaries, 0..=4)",
    doc = "`num_gen_binaries` must be from 0 to 4",
    sum = "122fe627d4370d8d"
)]
pub struct KernelInfo {
    /// the name of the kernel, without a terminator
    ///
    /// `spec/chapters/object.md:64`
    #[table("ub{-v3.7}, uw{v3.7+}", count = "name_len")]
    pub name: Vec<u8>,
    /// bytes from the start of the file to the kernel object
    ///
    /// `spec/chapters/object.md:65`
    pub offset: u32,
    /// bytes of the kernel object, without Gen binaries
    ///
    /// `spec/chapters/object.md:66`
    pub size: u32,
    /// bytes from the start of the file to num_inputs of the kernel object
    ///
    /// `spec/chapters/object.md:67`
    pub input_offset: u32,
    /// the file-scope variables in use
    ///
    /// `spec/chapters/object.md:69`
    #[table("uw", count = "num_syms_variable")]
    pub variable_reloc_symtab: Vec<VariableRelocSymtab>,
    /// the functions in use
    ///
    /// `spec/chapters/object.md:71`
    #[table("uw", count = "num_syms_function")]
    pub function_reloc_symtab: Vec<FunctionRelocSymtab>,
    /// where the Gen binaries are
    ///
    /// `spec/chapters/object.md:73`
    #[table("ub", count = "num_gen_binaries")]
    pub gen_binary_info: Vec<GenBinaryInfo>,
}
/// `spec/chapters/object.md:82`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct VariableRelocSymtab {
    /// the number that the kernel uses
    ///
    /// `spec/chapters/object.md:88`
    pub symbolic_index: u16,
    /// the number in the table of file-scope variables
    ///
    /// `spec/chapters/object.md:89`
    pub resolved_index: u16,
}
/// `spec/chapters/object.md:94`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct FunctionRelocSymtab {
    /// the number that the kernel uses
    ///
    /// `spec/chapters/object.md:100`
    pub symbolic_index: u16,
    /// the number in the table of functions
    ///
    /// `spec/chapters/object.md:101`
    pub resolved_index: u16,
}
/// `spec/chapters/object.md:106`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "gen_binary_info/gen_platform/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 114,
    kind = "encoding",
    expr = "matches!(code(gen_platform), 3 | 5 | 6 | 10 | 12)",
    doc = "`gen_platform` must be `BDW`, `SKL`, `BXT`, `ICLLP` or `TGLLP`",
    sum = "dee7f8bece549309"
)]
pub struct GenBinaryInfo {
    /// platform of the binary
    ///
    /// `spec/chapters/object.md:113`
    pub gen_platform: GenPlatformBits,
    /// bytes from the start of the file
    ///
    /// `spec/chapters/object.md:120`
    pub binary_offset: u32,
    /// bytes of the binary
    ///
    /// `spec/chapters/object.md:121`
    pub binary_size: u32,
}
/// `spec/chapters/object.md:126`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "file_scope_var_info/linkage/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 138,
    kind = "encoding",
    expr = "matches!(code(linkage), 0 | 1 | 2)",
    doc = "`linkage` must be `Extern`, `Static` or `Global`",
    sum = "e0a887106e224949"
)]
#[rule(
    Object,
    id = "file_scope_var_info/bit_properties.data_type/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 145,
    kind = "encoding",
    expr = "matches!(code(bit_properties.data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111 | 0b1011 | 0b1101)",
    doc = "`bit_properties.data_type` must be `UD`, `D`, `UW`, `W`, `UB`, `B`, `DF`, `F`, `UQ` or `Q`",
    sum = "f78a886061124592"
)]
#[rule(
    Object,
    id = "file_scope_var_info/bit_properties.alignment/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 156,
    kind = "encoding",
    expr = "matches!(code(bit_properties.alignment), 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)",
    doc = "`bit_properties.alignment` must be `BYTE`, `WORD`, `DWORD`, `QWORD`, `OWORD`, `GRF`, `GRF_2`, `HWORD`, `WORD_32` or `WORD_64`",
    sum = "804fca308fe35d26"
)]
#[rule(
    Object,
    id = "file_scope_var_info/num_elements/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 167,
    kind = "range",
    expr = "matches!(num_elements, 1..=1024)",
    doc = "`num_elements` must be in the range 1 to 1024",
    sum = "54b0eb2702b836b4"
)]
#[rule(
    Object,
    id = "file_scope_var_info/name_len/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 172,
    kind = "field",
    expr = "matches!(name_len, 1..=255)",
    doc = "`name_len` must be from 1 to 255",
    sum = "c2c31fbcf996679f"
)]
pub struct FileScopeVarInfo {
    /// who sees the variable
    ///
    /// `spec/chapters/object.md:137`
    pub linkage: LinkageBits,
    /// the name, without a terminator
    ///
    /// `spec/chapters/object.md:143`
    #[table("uw", count = "name_len")]
    pub name: Vec<u8>,
    /// type and alignment
    ///
    /// `spec/chapters/object.md:144`
    pub bit_properties: BitPropertiesBits,
    /// number of elements
    ///
    /// `spec/chapters/object.md:167`
    pub num_elements: u16,
    /// the attributes
    ///
    /// `spec/chapters/object.md:169`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:177`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "function_info/linkage/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 192,
    kind = "encoding",
    expr = "matches!(code(linkage), 0 | 1 | 2)",
    doc = "`linkage` must be `Extern`, `Static` or `Global`",
    sum = "e0a887106e224949"
)]
#[rule(
    Object,
    id = "function_info/name_len/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 206,
    kind = "field",
    expr = "name_len >= 1",
    doc = "`name_len` must be at least 1: a kernel or function has a name",
    sum = "24b0e6f9d526e9a2"
)]
#[rule(
    Object,
    id = "function_info/offset/extern",
    on = "",
    page = "spec/chapters/object.md",
    line = 207,
    kind = "field",
    expr = "linkage == Extern => offset == 0",
    doc = "`offset` must be 0 if `linkage` is `extern`: the function is in another file",
    sum = "cc99f4e182b6cf18"
)]
#[rule(
    Object,
    id = "function_info/size/extern",
    on = "",
    page = "spec/chapters/object.md",
    line = 209,
    kind = "field",
    expr = "linkage == Extern => size == 0",
    doc = "`size` must be 0 if `linkage` is `extern`: the function is in another file",
    sum = "387ce5d3f9271d12"
)]
pub struct FunctionInfo {
    /// who sees the function
    ///
    /// `spec/chapters/object.md:191`
    pub linkage: LinkageBits,
    /// the name of the function, without a terminator
    ///
    /// `spec/chapters/object.md:197`
    #[table("ub{-v3.7}, uw{v3.7+}", count = "name_len")]
    pub name: Vec<u8>,
    /// bytes from the start of the file to the function object
    ///
    /// `spec/chapters/object.md:198`
    pub offset: u32,
    /// bytes of the function object
    ///
    /// `spec/chapters/object.md:199`
    pub size: u32,
    /// the file-scope variables in use
    ///
    /// `spec/chapters/object.md:201`
    #[table("uw", count = "num_syms_variable")]
    pub variable_reloc_symtab: Vec<VariableRelocSymtab>,
    /// the functions in use
    ///
    /// `spec/chapters/object.md:203`
    #[table("uw", count = "num_syms_function")]
    pub function_reloc_symtab: Vec<FunctionRelocSymtab>,
}
/// `spec/chapters/object.md:220`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "attribute_info/name/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 233,
    kind = "declared",
    expr = "string_declared(name)",
    doc = "`name` must be the index of a string of the pool",
    sum = "66d9680f29905504"
)]
#[rule(
    Object,
    id = "attribute_info/name/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 234,
    kind = "field",
    expr = "string_bytes(name) <= 64",
    doc = "`name` must refer to a string of at most 64 bytes",
    sum = "699b6177a8590ea6"
)]
#[rule(
    Object,
    id = "attribute_info/name/printable",
    on = "",
    page = "spec/chapters/object.md",
    line = 235,
    kind = "field",
    expr = "string_printable(name)",
    doc = "`name` must refer to a string of printable characters",
    sum = "0bda9e6154749678"
)]
pub struct AttributeInfo {
    /// index of the string that names the attribute
    ///
    /// `spec/chapters/object.md:228`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name: u32,
    /// a number (four bytes are safe everywhere; none is true) or the characters of a string
    ///
    /// `spec/chapters/object.md:230`
    #[table("ub", count = "size")]
    pub value: Vec<u8>,
}
/// `spec/chapters/object.md:256`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "var_info/bit_properties.data_type/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 272,
    kind = "encoding",
    expr = "matches!(code(bit_properties.data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111 | 0b1011 | 0b1101 | 0b1110 | 0b1111)",
    doc = "`bit_properties.data_type` must be `UD`, `D`, `UW`, `W`, `UB`, `B`, `DF`, `F`, `UQ`, `Q`, `HF` or `BF`",
    sum = "007a5c9153b1ed6b"
)]
#[rule(
    Object,
    id = "var_info/bit_properties.alignment/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 285,
    kind = "encoding",
    expr = "matches!(code(bit_properties.alignment), 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)",
    doc = "`bit_properties.alignment` must be `BYTE`, `WORD`, `DWORD`, `QWORD`, `OWORD`, `GRF`, `GRF_2`, `HWORD`, `WORD_32` or `WORD_64`",
    sum = "804fca308fe35d26"
)]
#[rule(
    Object,
    id = "var_info/num_elements/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 296,
    kind = "range",
    expr = "matches!(num_elements, 1..=4096)",
    doc = "`num_elements` must be in the range 1 to 4096",
    sum = "fedb785314631a20"
)]
#[rule(
    Object,
    id = "var_info/alias_scope_specifier/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 300,
    kind = "encoding",
    expr = "matches!(code(alias_scope_specifier), 0 | 1)",
    doc = "`alias_scope_specifier` must be `Local` or `Global`",
    sum = "dcd050c6507dc222"
)]
#[rule(
    Object,
    id = "var_info/num_elements/bytes",
    on = "",
    page = "spec/chapters/object.md",
    line = 307,
    kind = "field",
    expr = "num_elements <= 4096 => num_elements * bytes(bit_properties.data_type) < 4096",
    doc = "`num_elements` (if at most 4096) times the size of the data type must be less than 4096 bytes",
    sum = "b1dddc5bddf1e494"
)]
#[rule(
    Object,
    id = "var_info/alias_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 309,
    kind = "declared",
    expr = "alias_scope_specifier == Local && alias_index != 0 => var_declared(alias_index)",
    doc = "`alias_index` must be 0 or name a declared variable if `alias_scope_specifier` is `local`",
    sum = "3edfc8d0880f1aa2"
)]
#[rule(
    Object,
    id = "var_info/alias_index/predefined",
    on = "",
    page = "spec/chapters/object.md",
    line = 311,
    kind = "field",
    expr = "alias_scope_specifier == Local && alias_index < 32 => matches!(alias_index, 0 | 7 | 8 | 9 | 18 | 19)",
    doc = "`alias_index` must be 0, 7, 8, 9, 18, 19 or at least 32 if `alias_scope_specifier` is `local`: other predefined variables have no parts",
    sum = "bc2f6472a6ba7024"
)]
#[rule(
    Object,
    id = "var_info/alias_offset/room",
    on = "",
    page = "spec/chapters/object.md",
    line = 314,
    kind = "field",
    expr = "alias_scope_specifier == Local && alias_index != 0 => alias_offset + num_elements * bytes(bit_properties.data_type) <= var_bytes(alias_index)",
    doc = "`alias_offset` must place the variable within the variable that `alias_index` names, if that is not 0 and the scope is `local`",
    sum = "7f007f8a2dc8cce6"
)]
#[rule(
    Object,
    id = "var_info/alias_offset/none",
    on = "",
    page = "spec/chapters/object.md",
    line = 317,
    kind = "field",
    expr = "alias_index == 0 => alias_offset == 0",
    doc = "`alias_offset` must be 0 if `alias_index` is 0",
    sum = "8a7fcec340aaea6e"
)]
#[rule(
    Object,
    id = "var_info/alias_offset/align",
    on = "",
    page = "spec/chapters/object.md",
    line = 318,
    kind = "field",
    expr = "alias_index != 0 => alias_offset % bytes(bit_properties.data_type) == 0",
    doc = "`alias_offset` must be a multiple of the size of the data type if `alias_index` is not 0",
    sum = "08395ec0401c1f7b"
)]
#[rule(
    Object,
    id = "var_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 320,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "`name_index` must be the index of a string of the pool",
    sum = "8ed8902b1dbad967"
)]
#[rule(
    Object,
    id = "var_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 321,
    kind = "field",
    expr = "string_bytes(name_index) <= 64",
    doc = "`name_index` must refer to a string of at most 64 bytes",
    sum = "14c40ca74a50ed59"
)]
pub struct VarInfo {
    /// index of the string that names the variable
    ///
    /// `spec/chapters/object.md:270`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// type and alignment
    ///
    /// `spec/chapters/object.md:271`
    pub bit_properties: VarInfoBitPropertiesBits,
    /// number of elements
    ///
    /// `spec/chapters/object.md:296`
    pub num_elements: u16,
    /// index of the general variable that this one is a part of; 0: it has room of its own
    ///
    /// `spec/chapters/object.md:297`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = variable)]
    pub alias_index: u32,
    /// bytes from the start of that variable
    ///
    /// `spec/chapters/object.md:298`
    pub alias_offset: u16,
    /// where the other variable is declared
    ///
    /// `spec/chapters/object.md:299`
    pub alias_scope_specifier: AliasScopeSpecifierBits,
    /// the attributes
    ///
    /// `spec/chapters/object.md:304`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:326`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "address_info/num_elements/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 341,
    kind = "field",
    expr = "matches!(num_elements, 1..=16)",
    doc = "`num_elements` of an address variable must be from 1 to 16",
    sum = "88d5156e149f25fa"
)]
#[rule(
    Object,
    id = "address_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 342,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "`name_index` must be the index of a string of the pool",
    sum = "8ed8902b1dbad967"
)]
#[rule(
    Object,
    id = "address_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 343,
    kind = "field",
    expr = "string_bytes(name_index) <= 64",
    doc = "`name_index` must refer to a string of at most 64 bytes",
    sum = "14c40ca74a50ed59"
)]
pub struct AddressInfo {
    /// index of the string that names the variable
    ///
    /// `spec/chapters/object.md:335`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// number of addresses
    ///
    /// `spec/chapters/object.md:336`
    pub num_elements: u16,
    /// the attributes
    ///
    /// `spec/chapters/object.md:338`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:348`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "predicate_info/num_elements/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 363,
    kind = "field",
    expr = "matches!(num_elements, 1 | 2 | 4 | 8 | 16 | 32)",
    doc = "`num_elements` of a predicate variable must be 1, 2, 4, 8, 16 or 32",
    sum = "a255ff853e6040dc"
)]
#[rule(
    Object,
    id = "predicate_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 365,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "`name_index` must be the index of a string of the pool",
    sum = "8ed8902b1dbad967"
)]
#[rule(
    Object,
    id = "predicate_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 366,
    kind = "field",
    expr = "string_bytes(name_index) <= 64",
    doc = "`name_index` must refer to a string of at most 64 bytes",
    sum = "14c40ca74a50ed59"
)]
pub struct PredicateInfo {
    /// index of the string that names the variable
    ///
    /// `spec/chapters/object.md:357`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// number of bits
    ///
    /// `spec/chapters/object.md:358`
    pub num_elements: u16,
    /// the attributes
    ///
    /// `spec/chapters/object.md:360`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:371`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "sampler_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 386,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "`name_index` must be the index of a string of the pool",
    sum = "8ed8902b1dbad967"
)]
#[rule(
    Object,
    id = "sampler_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 387,
    kind = "field",
    expr = "string_bytes(name_index) <= 64",
    doc = "`name_index` must refer to a string of at most 64 bytes",
    sum = "14c40ca74a50ed59"
)]
pub struct SamplerInfo {
    /// index of the string that names the sampler
    ///
    /// `spec/chapters/object.md:380`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// number of samplers, a dword each
    ///
    /// `spec/chapters/object.md:381`
    pub num_elements: u16,
    /// the attributes
    ///
    /// `spec/chapters/object.md:383`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:392`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "surface_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 407,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "`name_index` must be the index of a string of the pool",
    sum = "8ed8902b1dbad967"
)]
#[rule(
    Object,
    id = "surface_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 408,
    kind = "field",
    expr = "string_bytes(name_index) <= 64",
    doc = "`name_index` must refer to a string of at most 64 bytes",
    sum = "14c40ca74a50ed59"
)]
pub struct SurfaceInfo {
    /// index of the string that names the surface
    ///
    /// `spec/chapters/object.md:401`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// number of surfaces, a dword each
    ///
    /// `spec/chapters/object.md:402`
    pub num_elements: u16,
    /// the attributes
    ///
    /// `spec/chapters/object.md:404`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:413`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "label_info/kind/reserved",
    on = "",
    page = "spec/chapters/object.md",
    line = 423,
    kind = "reserved",
    expr = "raw(kind) & 0b11111100 == 0",
    doc = "bits 2 to 7 of `kind` are reserved and must be zero",
    sum = "484222835aa1839d"
)]
#[rule(
    Object,
    id = "label_info/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 434,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "`name_index` must be the index of a string of the pool",
    sum = "8ed8902b1dbad967"
)]
#[rule(
    Object,
    id = "label_info/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 435,
    kind = "field",
    expr = "string_bytes(name_index) <= 1024",
    doc = "`name_index` must refer to a string of at most 1024 bytes",
    sum = "3f80435f81c9b42d"
)]
pub struct LabelInfo {
    /// index of the string that names the label
    ///
    /// `spec/chapters/object.md:422`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// what begins at the label
    ///
    /// `spec/chapters/object.md:423`
    pub kind: KindBits,
    /// the attributes
    ///
    /// `spec/chapters/object.md:431`
    #[table("ub", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// `spec/chapters/object.md:440`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "input_info/kind/reserved",
    on = "",
    page = "spec/chapters/object.md",
    line = 449,
    kind = "reserved",
    expr = "raw(kind) & 0b00000100 == 0",
    doc = "bit 2 of `kind` is reserved and must be zero",
    sum = "3eaada12fb59491e"
)]
#[rule(
    Object,
    id = "input_info/kind.category/encoding",
    on = "",
    page = "spec/chapters/object.md",
    line = 450,
    kind = "encoding",
    expr = "matches!(code(kind.category), 0b00 | 0b01 | 0b10)",
    doc = "`kind.category` must be `General`, `Sampler` or `Surface`",
    sum = "4097c50a0c00141d"
)]
#[rule(
    Object,
    id = "input_info/id/general",
    on = "",
    page = "spec/chapters/object.md",
    line = 462,
    kind = "declared",
    expr = "kind.category == General => var_declared(id)",
    doc = "`id` must name a declared general variable if `kind.category` is `general`",
    sum = "72cfe6053f75fa9b"
)]
#[rule(
    Object,
    id = "input_info/id/sampler",
    on = "",
    page = "spec/chapters/object.md",
    line = 464,
    kind = "declared",
    expr = "kind.category == Sampler => sampler_declared(id)",
    doc = "`id` must name a declared sampler if `kind.category` is `sampler`",
    sum = "5870f48e6abfdbe4"
)]
#[rule(
    Object,
    id = "input_info/id/surface",
    on = "",
    page = "spec/chapters/object.md",
    line = 466,
    kind = "declared",
    expr = "kind.category == Surface => surface_declared(id)",
    doc = "`id` must name a declared surface if `kind.category` is `surface`",
    sum = "6c4f9c2446827b99"
)]
#[rule(
    Object,
    id = "input_info/offset/state",
    on = "",
    page = "spec/chapters/object.md",
    line = 468,
    kind = "field",
    expr = "matches!(kind.category, Sampler | Surface) => offset % 4 == 0",
    doc = "`offset` of a `sampler` or `surface` input must be a multiple of 4 bytes",
    sum = "813d9bde9d7889d1"
)]
#[rule(
    Object,
    id = "input_info/offset/type",
    on = "",
    page = "spec/chapters/object.md",
    line = 470,
    kind = "type",
    expr = "kind.category == General && var_bytes(id) < grf() => offset % bytes(var_ty(id)) == 0",
    doc = "`offset` of a `general` input that is smaller than a register must be a multiple of the size of its type",
    sum = "099c5106a8925f10"
)]
#[rule(
    Object,
    id = "input_info/offset/register",
    on = "",
    page = "spec/chapters/object.md",
    line = 472,
    kind = "field",
    expr = "kind.category == General && var_bytes(id) >= grf() => offset % grf() == 0",
    doc = "`offset` of a `general` input of a register or more must be a multiple of the register size",
    sum = "bbfa9b0dd2d7ace2"
)]
#[rule(
    Object,
    id = "input_info/offset/cross",
    on = "",
    page = "spec/chapters/object.md",
    line = 474,
    kind = "type",
    expr = "kind.category == General && var_bytes(id) < grf() && offset % bytes(var_ty(id)) == 0 => offset % grf() + var_bytes(id) <= grf()",
    doc = "`offset` of an aligned `general` input that is smaller than a register must not place it across two registers",
    sum = "a718602936cbb935"
)]
#[rule(
    Object,
    id = "input_info/size/variable",
    on = "",
    page = "spec/chapters/object.md",
    line = 476,
    kind = "field",
    expr = "kind.category == General => size == var_bytes(id)",
    doc = "`size` of a `general` input must be the number of bytes of its variable",
    sum = "2c58a6519fa855fc"
)]
#[rule(
    Object,
    id = "input_info/offset/overlap",
    on = "",
    page = "spec/chapters/object.md",
    line = 478,
    kind = "field",
    expr = "inputs_at(offset, size) <= 1",
    doc = "`offset` must begin a range of `size` bytes that belongs to 1 input at most: inputs do not overlap",
    sum = "9d0ec128dec90127"
)]
#[rule(
    Object,
    id = "input_info/id/alias",
    on = "",
    page = "spec/chapters/object.md",
    line = 480,
    kind = "field",
    expr = "kind.category == General => var_alias(id) == 0",
    doc = "`id` of a `general` input must name a variable with alias index 0: a part of another variable cannot be an input",
    sum = "e017b67874fe9459"
)]
pub struct InputInfo {
    /// what the input is and who provides it
    ///
    /// `spec/chapters/object.md:449`
    pub kind: InputInfoKindBits,
    /// index of the variable
    ///
    /// `spec/chapters/object.md:457`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    pub id: u32,
    /// bytes from the start of the register file to the value
    ///
    /// `spec/chapters/object.md:458`
    pub offset: u16,
    /// bytes of the value
    ///
    /// `spec/chapters/object.md:459`
    pub size: u16,
}
/// `spec/chapters/object.md:488`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "kernel_data/string_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 520,
    kind = "range",
    expr = "matches!(string_count, 1..=131072)",
    doc = "`string_count` must be in the range 1 to 131072",
    sum = "e7a12d45f98d9e45"
)]
#[rule(
    Object,
    id = "kernel_data/instructions/begin",
    on = "",
    page = "spec/chapters/object.md",
    line = 546,
    kind = "field",
    expr = "begins_subroutine()",
    doc = "`instructions` must begin with SUBROUTINE: without it finalizers do not end the thread",
    sum = "e66f7ff2244c8fe9"
)]
#[rule(
    Object,
    id = "kernel_data/instructions/end",
    on = "",
    page = "spec/chapters/object.md",
    line = 548,
    kind = "field",
    expr = "ends_subroutines()",
    doc = "`instructions` must end each subroutine with RET, or with FRET in a function",
    sum = "3bb6d69dfb8d5bd2"
)]
#[rule(
    Object,
    id = "kernel_data/attribute_info/target",
    on = "",
    page = "spec/chapters/object.md",
    line = 549,
    kind = "field",
    expr = "matches!(attribute(\"Target\"), 0 | 1)",
    doc = "`attribute_info` must give the attribute `Target` the value 0 or 1",
    sum = "2381dcba7bb3c8f3"
)]
#[rule(
    Object,
    id = "kernel_data/attribute_info/slm_size",
    on = "",
    page = "spec/chapters/object.md",
    line = 551,
    kind = "field",
    expr = "matches!(attribute(\"SLMSize\"), 0..=64)",
    doc = "`attribute_info` must give the attribute `SLMSize` a value from 0 to 64 kilobytes",
    sum = "bf1bc51085ef6cd1"
)]
#[rule(
    Object,
    id = "kernel_data/attribute_info/spill_mem_offset",
    on = "",
    page = "spec/chapters/object.md",
    line = 553,
    kind = "field",
    expr = "attribute(\"SpillMemOffset\") % grf() == 0",
    doc = "`attribute_info` must give the attribute `SpillMemOffset` a multiple of the register size",
    sum = "16665ab6f6875e22"
)]
#[rule(
    Object,
    id = "kernel_data/variable_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 555,
    kind = "field",
    expr = "variable_count < 65536",
    doc = "`variable_count` must be less than 65536",
    sum = "59c3de2c799cf3a5"
)]
#[rule(
    Object,
    id = "kernel_data/address_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 556,
    kind = "field",
    expr = "address_count < 4096",
    doc = "`address_count` must be less than 4096",
    sum = "96725c439391110b"
)]
#[rule(
    Object,
    id = "kernel_data/predicate_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 557,
    kind = "field",
    expr = "predicate_count < 4096",
    doc = "`predicate_count` must be less than 4096: the index of a predicate variable has 12 bits",
    sum = "a0e292cacad67d77"
)]
#[rule(
    Object,
    id = "kernel_data/sampler_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 559,
    kind = "field",
    expr = "sampler_count < 32",
    doc = "`sampler_count` must be less than 32: the sampler S31 is predefined",
    sum = "1895ef386c0d176f"
)]
#[rule(
    Object,
    id = "kernel_data/surface_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 560,
    kind = "field",
    expr = "surface_count <= 249",
    doc = "`surface_count` must be at most 249: the other surface indexes are reserved or predefined",
    sum = "a967297295247cd4"
)]
#[rule(
    Object,
    id = "kernel_data/vme_count/zero",
    on = "",
    page = "spec/chapters/object.md",
    line = 562,
    kind = "field",
    expr = "vme_count == 0",
    doc = "`vme_count` must be 0: variables of this class are not documented",
    sum = "8f1253c800b9d97b"
)]
#[rule(
    Object,
    id = "kernel_data/num_inputs/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 563,
    kind = "field",
    expr = "num_inputs <= 256",
    doc = "`num_inputs` must be at most 256",
    sum = "4eddf3c3faf60c30"
)]
#[rule(
    Object,
    id = "kernel_data/input_info/order",
    on = "",
    page = "spec/chapters/object.md",
    line = 564,
    kind = "field",
    expr = "user_inputs_first()",
    doc = "`input_info` must list the arguments of the user before the inputs that a runtime adds",
    sum = "7b1ba8fc6c8f787d"
)]
#[rule(
    Object,
    id = "kernel_data/string_pool/first",
    on = "",
    page = "spec/chapters/object.md",
    line = 566,
    kind = "field",
    expr = "string_bytes(0) == 0",
    doc = "`string_pool` must have the empty string at index 0",
    sum = "0ddbb39ac7b9960d"
)]
#[rule(
    Object,
    id = "kernel_data/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 567,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "`name_index` must be the index of a string of the pool",
    sum = "8ed8902b1dbad967"
)]
#[rule(
    Object,
    id = "kernel_data/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 568,
    kind = "field",
    expr = "string_bytes(name_index) <= 1023",
    doc = "`name_index` must refer to a string of at most 1023 bytes",
    sum = "284594cb57ca3535"
)]
pub struct KernelData {
    /// the strings
    ///
    /// `spec/chapters/object.md:521`
    #[table("uw{-v3.4}, ud{v3.4+}", count = "string_count")]
    pub string_pool: Vec<PoolString>,
    /// index of the string that names the kernel
    ///
    /// `spec/chapters/object.md:522`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// the general variables
    ///
    /// `spec/chapters/object.md:524`
    #[table("uw{-v3.4}, ud{v3.4+}", count = "variable_count")]
    pub var_info: Vec<VarInfo>,
    /// the address variables
    ///
    /// `spec/chapters/object.md:526`
    #[table("uw", count = "address_count")]
    pub address_info: Vec<AddressInfo>,
    /// the predicate variables
    ///
    /// `spec/chapters/object.md:528`
    #[table("uw", count = "predicate_count")]
    pub predicate_info: Vec<PredicateInfo>,
    /// the labels
    ///
    /// `spec/chapters/object.md:530`
    #[table("uw", count = "label_count")]
    pub label_info: Vec<LabelInfo>,
    /// the samplers
    ///
    /// `spec/chapters/object.md:532`
    #[table("ub", count = "sampler_count")]
    pub sampler_info: Vec<SamplerInfo>,
    /// the surfaces
    ///
    /// `spec/chapters/object.md:534`
    #[table("ub", count = "surface_count")]
    pub surface_info: Vec<SurfaceInfo>,
    /// the VME variables
    ///
    /// `spec/chapters/object.md:536`
    #[table("ub", count = "vme_count")]
    pub vme_info: Vec<VmeInfo>,
    /// the inputs, in the order of the parameters
    ///
    /// `spec/chapters/object.md:538`
    #[table("ub{-v3.5}, ud{v3.5+}", count = "num_inputs")]
    pub input_info: Vec<InputInfo>,
    /// bytes of the instructions
    ///
    /// `spec/chapters/object.md:539`
    pub size: u32,
    /// bytes from the start of the kernel object to the first instruction
    ///
    /// `spec/chapters/object.md:540`
    pub entry: u32,
    /// the attributes
    ///
    /// `spec/chapters/object.md:542`
    #[table("uw", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
/// No structure is known; files have none.
///
/// `spec/chapters/object.md:573`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct VmeInfo {}
/// The fields are those of a kernel, but for the inputs: a function finds its arguments in V8 and leaves its result in V9.
///
/// `spec/chapters/object.md:582`
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
#[rule(
    Object,
    id = "function_data/string_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 615,
    kind = "range",
    expr = "matches!(string_count, 1..=131072)",
    doc = "`string_count` must be in the range 1 to 131072",
    sum = "e7a12d45f98d9e45"
)]
#[rule(
    Object,
    id = "function_data/instructions/begin",
    on = "",
    page = "spec/chapters/object.md",
    line = 641,
    kind = "field",
    expr = "begins_subroutine()",
    doc = "`instructions` must begin with SUBROUTINE: without it finalizers do not end the thread",
    sum = "e66f7ff2244c8fe9"
)]
#[rule(
    Object,
    id = "function_data/instructions/end",
    on = "",
    page = "spec/chapters/object.md",
    line = 643,
    kind = "field",
    expr = "ends_subroutines()",
    doc = "`instructions` must end each subroutine with RET, or with FRET in a function",
    sum = "3bb6d69dfb8d5bd2"
)]
#[rule(
    Object,
    id = "function_data/variable_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 644,
    kind = "field",
    expr = "variable_count < 65536",
    doc = "`variable_count` must be less than 65536",
    sum = "59c3de2c799cf3a5"
)]
#[rule(
    Object,
    id = "function_data/address_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 645,
    kind = "field",
    expr = "address_count < 4096",
    doc = "`address_count` must be less than 4096",
    sum = "96725c439391110b"
)]
#[rule(
    Object,
    id = "function_data/predicate_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 646,
    kind = "field",
    expr = "predicate_count < 4096",
    doc = "`predicate_count` must be less than 4096: the index of a predicate variable has 12 bits",
    sum = "a0e292cacad67d77"
)]
#[rule(
    Object,
    id = "function_data/sampler_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 648,
    kind = "field",
    expr = "sampler_count < 32",
    doc = "`sampler_count` must be less than 32: the sampler S31 is predefined",
    sum = "1895ef386c0d176f"
)]
#[rule(
    Object,
    id = "function_data/surface_count/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 649,
    kind = "field",
    expr = "surface_count <= 249",
    doc = "`surface_count` must be at most 249: the other surface indexes are reserved or predefined",
    sum = "a967297295247cd4"
)]
#[rule(
    Object,
    id = "function_data/vme_count/zero",
    on = "",
    page = "spec/chapters/object.md",
    line = 651,
    kind = "field",
    expr = "vme_count == 0",
    doc = "`vme_count` must be 0: variables of this class are not documented",
    sum = "8f1253c800b9d97b"
)]
#[rule(
    Object,
    id = "function_data/input_size/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 652,
    kind = "field",
    expr = "matches!(input_size, 0..=32)",
    doc = "`input_size` must be from 0 to 32 registers, the size of V8",
    sum = "c328747b01134191"
)]
#[rule(
    Object,
    id = "function_data/return_value_size/range",
    on = "",
    page = "spec/chapters/object.md",
    line = 653,
    kind = "field",
    expr = "matches!(return_value_size, 0..=12)",
    doc = "`return_value_size` must be from 0 to 12 registers, the size of V9",
    sum = "8ec9cc6f73d151a8"
)]
#[rule(
    Object,
    id = "function_data/string_pool/first",
    on = "",
    page = "spec/chapters/object.md",
    line = 655,
    kind = "field",
    expr = "string_bytes(0) == 0",
    doc = "`string_pool` must have the empty string at index 0",
    sum = "0ddbb39ac7b9960d"
)]
#[rule(
    Object,
    id = "function_data/name_index/declared",
    on = "",
    page = "spec/chapters/object.md",
    line = 656,
    kind = "declared",
    expr = "string_declared(name_index)",
    doc = "`name_index` must be the index of a string of the pool",
    sum = "8ed8902b1dbad967"
)]
#[rule(
    Object,
    id = "function_data/name_index/length",
    on = "",
    page = "spec/chapters/object.md",
    line = 657,
    kind = "field",
    expr = "string_bytes(name_index) <= 1023",
    doc = "`name_index` must refer to a string of at most 1023 bytes",
    sum = "284594cb57ca3535"
)]
pub struct FunctionData {
    /// the strings
    ///
    /// `spec/chapters/object.md:616`
    #[table("uw{-v3.4}, ud{v3.4+}", count = "string_count")]
    pub string_pool: Vec<PoolString>,
    /// index of the string that names the function
    ///
    /// `spec/chapters/object.md:617`
    #[wire("uw{-v3.4}, ud{v3.4+}")]
    #[field(refers = string)]
    pub name_index: u32,
    /// the general variables
    ///
    /// `spec/chapters/object.md:619`
    #[table("uw{-v3.4}, ud{v3.4+}", count = "variable_count")]
    pub var_info: Vec<VarInfo>,
    /// the address variables
    ///
    /// `spec/chapters/object.md:621`
    #[table("uw", count = "address_count")]
    pub address_info: Vec<AddressInfo>,
    /// the predicate variables
    ///
    /// `spec/chapters/object.md:623`
    #[table("uw", count = "predicate_count")]
    pub predicate_info: Vec<PredicateInfo>,
    /// the labels
    ///
    /// `spec/chapters/object.md:625`
    #[table("uw", count = "label_count")]
    pub label_info: Vec<LabelInfo>,
    /// the samplers
    ///
    /// `spec/chapters/object.md:627`
    #[table("ub", count = "sampler_count")]
    pub sampler_info: Vec<SamplerInfo>,
    /// the surfaces
    ///
    /// `spec/chapters/object.md:629`
    #[table("ub", count = "surface_count")]
    pub surface_info: Vec<SurfaceInfo>,
    /// the VME variables
    ///
    /// `spec/chapters/object.md:631`
    #[table("ub", count = "vme_count")]
    pub vme_info: Vec<VmeInfo>,
    /// bytes of the instructions
    ///
    /// `spec/chapters/object.md:632`
    pub size: u32,
    /// bytes from the start of the function object to the first instruction
    ///
    /// `spec/chapters/object.md:633`
    pub entry: u32,
    /// registers of V8 that hold arguments
    ///
    /// `spec/chapters/object.md:634`
    pub input_size: u8,
    /// registers of V9 that hold the result
    ///
    /// `spec/chapters/object.md:635`
    pub return_value_size: u8,
    /// the attributes
    ///
    /// `spec/chapters/object.md:637`
    #[table("uw", count = "attribute_count")]
    pub attribute_info: Vec<AttributeInfo>,
}
