// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `gen_binary_info`: [`GenBinaryInfo`].

use crate::prelude::*;

/// The structure `gen_binary_info`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct GenBinaryInfo {
    /// Platform of the binary.
    pub gen_platform: GenPlatformBits,
    /// Bytes from the start of the file to the binary.
    pub binary_offset: u32,
    /// Number of bytes of the binary.
    pub binary_size: u32,
}

/// The bits of `gen_platform`: platform of the binary.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct GenPlatformBits(
    #[bits(gen_platform = 7..=0, GenPlatform)]
    u8,
);

/// `gen_platform`, bits 7..0: platform.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum GenPlatform {
    #[code(name = "BDW")] Bdw = 0b00000011,
    #[code(name = "SKL")] Skl = 0b00000101,
    #[code(name = "BXT")] Bxt = 0b00000110,
    #[code(name = "ICLLP")] Icllp = 0b00001010,
    #[code(name = "TGLLP")] Tgllp = 0b00001100,
}

rules! {
    GenBinaryInfo: "gen_binary_info" at crate::lines::object::gen_binary_info;

    /// `gen_platform` must be `BDW`, `SKL`, `BXT`, `ICLLP` or `TGLLP`
    "gen_platform/encoding" [object]: matches!(code(gen_platform), 3 | 5 | 6 | 10 | 12);
    /// `binary_size` plus `binary_offset` must be at most the number of bytes of the file: the binary is in it
    "binary_size/file" [field, object]: binary_offset + binary_size <= file_bytes();
    /// `binary_offset` must begin `binary_size` bytes that belong neither to the header nor to a kernel or function, if
    /// the file has them
    "binary_offset/free" [field, object]:
        binary_offset + binary_size <= file_bytes() => file_free(binary_offset, binary_size);
}
