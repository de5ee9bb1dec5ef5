// Generated from spec/instructions/SCATTER.md by `cargo xtask regen`; do not edit.
//! SCATTER: Writes one element to a surface for each channel.

use crate::prelude::*;

/// Writes one element to a surface for each channel.
///
/// ```text
/// scatter.<elt_size> (<num_elts>) <surface> <global_offset> <element_offset> <src>
/// ```
///
/// ```c
/// for (n = 0; n < num_elts; ++n)
///   if (ChEn[n])
///     elt_size bytes of surface at (global_offset + element_offset[n]) * elt_size = src[n];
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SCATTER", opcode = 0x3a, lines = crate::lines::scatter)]
pub struct Scatter {
    /// Size of an element.
    pub elt_size: EltSizeBits,
    /// Execution size and execution mask.
    pub num_elts: NumEltsBits,
    /// Index of the surface variable, a buffer.
    #[field(refers = Surface)] pub surface: u8,
    /// Offset of all channels, in elements.
    #[field(Scalar)] pub global_offset: VecOperand,
    /// Offset of each channel, in elements.
    #[field(Raw)] pub element_offset: RawOperand,
    /// Values to write, one dword for each channel, of which the low bytes are used.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Elt_size`: size of an element.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct EltSizeBits(
    #[bits(elt_size = 1..=0, EltSize)]
    u8,
);

/// The bits of `Num_elts`: execution size and execution mask.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct NumEltsBits(
    #[bits(num_elts = 1..=0, NumElts)]
    #[bits(mask = 7..=4, Mask)]
    u8,
);

/// `elt_size`, bits 1..0: size of an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum EltSize {
    #[code(name = "1 byte", value = 1)] Byte1 = 0b00,
    #[code(name = "2 bytes", value = 2)] Byte2 = 0b01,
    #[code(name = "4 bytes", value = 4)] Byte4 = 0b10,
}

/// `num_elts`, bits 1..0: number of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum NumElts {
    #[code(name = "8 elements", value = 8)] Element8 = 0b00,
    #[code(name = "16 elements", value = 16)] Element16 = 0b01,
    #[code(name = "1 element", value = 1)] Element1 = 0b10,
}

/// `mask`, bits 7..4: execution mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Mask {
    M1 = 0b0000,
    M2 = 0b0001,
    M3 = 0b0010,
    M4 = 0b0011,
    M5 = 0b0100,
    M6 = 0b0101,
    M7 = 0b0110,
    M8 = 0b0111,
    #[code(name = "M1_NM")] M1Nm = 0b1000,
    #[code(name = "M2_NM")] M2Nm = 0b1001,
    #[code(name = "M3_NM")] M3Nm = 0b1010,
    #[code(name = "M4_NM")] M4Nm = 0b1011,
    #[code(name = "M5_NM")] M5Nm = 0b1100,
    #[code(name = "M6_NM")] M6Nm = 0b1101,
    #[code(name = "M7_NM")] M7Nm = 0b1110,
    #[code(name = "M8_NM")] M8Nm = 0b1111,
}

rules! {
    Scatter: "SCATTER" at crate::lines::scatter;

    /// `opcode` of SCATTER must be 0x3a
    "opcode": opcode == 0x3a;
    /// bits 2 to 7 of `elt_size` are reserved and must be zero
    "elt_size/reserved": raw(elt_size) & 0b11111100 == 0;
    /// `elt_size` must be 1, 2 or 4 bytes
    "elt_size/encoding": matches!(code(elt_size), 0b00 | 0b01 | 0b10);
    /// bits 2 and 3 of `num_elts` are reserved and must be zero
    "num_elts/reserved": raw(num_elts) & 0b00001100 == 0;
    /// `num_elts` must be 8, 16 or 1 element
    "num_elts/encoding": matches!(code(num_elts), 0b00 | 0b01 | 0b10);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `global_offset` must have type `ud`
    "global_offset/type" [warning
        "The finalizer does not check the types of offsets, and Intel's compiler writes signed ones (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(global_offset), UD);
    /// `element_offset` must have type `ud`
    "element_offset/type" [warning
        "The finalizer does not check the types of offsets, and Intel's compiler writes signed ones (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(element_offset), UD);
    /// `src` must have type `ud`, `d` or `f`
    "src/type": matches!(ty(src), UD | D | F);
    /// `num_elts` must divide the first channel of its mask (the mask's code modulo 8, times 4)
    "num_elts/mask_offset" [field]: code(num_elts.mask) % 8 * 4 % num_elts == 0;
    /// `num_elts` and its mask (a code below 0b1000, times 4) must end within the channels of the attribute `SimdSize`
    /// (8, 16 or 32)
    "num_elts/dispatch" [field, object]:
        matches!(attribute("SimdSize"), 8 | 16 | 32) && code(num_elts.mask) < 0b1000
            => code(num_elts.mask) * 4 + num_elts <= attribute("SimdSize");
    /// `element_offset` must not be null
    "element_offset/null": !null(element_offset);
    /// `element_offset` must provide 4 bytes for each of `num_elts` channels
    "element_offset/size": available(element_offset) >= num_elts * 4;
    /// `src` must not be null: the instruction needs data to write
    "src/null": !null(src);
    /// `src` must provide 4 bytes for each of `num_elts` channels
    "src/size": available(src) >= num_elts * 4;
    /// `surface` must not change where a value of `src` lies outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
    /// `surface` takes the value of an undefined one of the channels that write to equal addresses
    "surface/same_address" [access, runtime]: same_address(src) => undefined(stored(src));
}
