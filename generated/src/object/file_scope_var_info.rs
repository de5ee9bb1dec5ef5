// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `file_scope_var_info`: [`FileScopeVarInfo`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::AttributeInfo;

/// The structure `file_scope_var_info`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct FileScopeVarInfo {
    /// Visibility of the variable.
    pub linkage: LinkageBits,
    /// Name of the variable, without a terminator.
    #[table("uw", count = "name_len")] pub name: Vec<u8>,
    /// Data type and alignment.
    pub bit_properties: BitPropertiesBits,
    /// Number of elements.
    pub num_elements: u16,
    /// Attributes.
    #[table("ub", count = "attribute_count")] pub attribute_info: Vec<AttributeInfo>,
}

/// The bits of `linkage`: visibility of the variable.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct LinkageBits(
    #[bits(linkage = 7..=0, Linkage)]
    u8,
);

/// The bits of `bit_properties`: data type and alignment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct BitPropertiesBits(
    #[bits(
        data_type = 3..=0,
        crate::domain::DataType,
        only = [0b0000, 0b0001, 0b0010, 0b0011, 0b0100, 0b0101, 0b0110, 0b0111, 0b1011, 0b1101],
    )]
    #[bits(alignment = 7..=4, Alignment)]
    u8,
);

/// `linkage`, bits 7..0: linkage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Linkage {
    Extern = 0b00000000,
    Static = 0b00000001,
    Global = 0b00000010,
}

/// `alignment`, bits 7..4: alignment of its address: multiples of this size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Alignment {
    /// 1 byte.
    #[code(name = "BYTE")] Byte = 0b0000,
    /// 2 bytes.
    #[code(name = "WORD")] Word = 0b0001,
    /// 4 bytes.
    #[code(name = "DWORD")] Dword = 0b0010,
    /// 8 bytes.
    #[code(name = "QWORD")] Qword = 0b0011,
    /// 16 bytes.
    #[code(name = "OWORD")] Oword = 0b0100,
    /// A register.
    #[code(name = "GRF")] Grf = 0b0101,
    /// Two registers.
    #[code(name = "GRF_2")] Grf2 = 0b0110,
    /// 32 bytes.
    #[code(name = "HWORD")] Hword = 0b0111,
    /// 64 bytes.
    #[code(name = "WORD_32")] Word32 = 0b1000,
    /// 128 bytes.
    #[code(name = "WORD_64")] Word64 = 0b1001,
}

#[cfg(feature = "alloc")]
rules! {
    FileScopeVarInfo: "file_scope_var_info" at crate::lines::object::file_scope_var_info;

    /// `linkage` must be `Extern`, `Static` or `Global`
    "linkage/encoding" [object]: matches!(code(linkage), 0 | 1 | 2);
    /// `bit_properties.data_type` must be `UD`, `D`, `UW`, `W`, `UB`, `B`, `DF`, `F`, `UQ` or `Q`
    "bit_properties.data_type/encoding" [object]:
        matches!(code(bit_properties.data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111
            | 0b1011 | 0b1101);
    /// `bit_properties.alignment` must be `BYTE`, `WORD`, `DWORD`, `QWORD`, `OWORD`, `GRF`, `GRF_2`, `HWORD`, `WORD_32`
    /// or `WORD_64`
    "bit_properties.alignment/encoding" [object]:
        matches!(code(bit_properties.alignment), 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9);
    /// `num_elements` must be in the range 1 to 1024
    "num_elements/range" [object]: matches!(num_elements, 1..=1024);
    /// `name_len` must be from 1 to 255
    "name_len/range" [field, object]: matches!(name_len, 1..=255);
}
