// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! The structure `indirect_opnd`: [`IndirectOpnd`].

use crate::prelude::*;
use super::RegionBits;

/// Elements of the general variable that an address points to. With a vertical stride the region is that of a general
/// operand, with the address as its origin. A source whose vertical stride is Null is multi-address: each row has an
/// address of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "bit_properties.data_type")]
#[define(null = "false")]
#[define(declared = "addr_declared(id)")]
#[define(region = "raw(region)")]
#[define(rows = "channels() / region.width")]
#[define(read = "((rows - 1) * region.vertical_stride + (region.width - 1) * region.horizontal_stride + 1) * \
                    bytes(ty)")]
#[define(written = "((channels() - 1) * region.horizontal_stride + 1) * bytes(ty)")]
pub struct IndirectOpnd {
    /// Index of the address variable.
    #[field(refers = address)] pub id: u16,
    /// The element that holds the first address.
    pub addr_offset: u8,
    /// Bytes from the address to the first element.
    pub indirect_offset: i16,
    /// How the bytes are taken.
    pub bit_properties: BitPropertiesBits,
    /// The elements that are picked, as in a general operand.
    pub region: RegionBits,
}

/// The bits of `bit_properties`: how the bytes are taken.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct BitPropertiesBits(
    #[run(data_type = 3..=0, crate::domain::DataType, only = [0b0000, 0b0001, 0b0010, 0b0011, 0b0100, 0b0101, 0b0110, 0b0111, 0b1011, 0b1101, 0b1110, 0b1111])]
    u8,
);

rules! {
    IndirectOpnd: "indirect_opnd" at crate::lines::operands::indirect_opnd;

    /// bits without a meaning are zero
    "bit_properties/reserved": raw(bit_properties) & 0b11110000 == 0;
    /// no other codes than the listed ones
    "bit_properties.data_type/encoding":
        matches!(code(bit_properties.data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111
            | 0b1011 | 0b1101 | 0b1110 | 0b1111);
    /// bits without a meaning are zero
    "region/reserved": raw(region) & 0b1111000000000000 == 0;
    /// no other codes than the listed ones
    "region.vertical_stride/encoding":
        matches!(code(region.vertical_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111);
    /// no other codes than the listed ones
    "region.width/encoding":
        matches!(code(region.width), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111);
    /// no other codes than the listed ones
    "region.horizontal_stride/encoding":
        matches!(code(region.horizontal_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111);
    /// the variable exists
    "id/declared": addr_declared(id);
    /// the address lies in its variable
    "addr_offset/room" [region]:
        !(role() == Source && code(region.vertical_stride) == 0b0000) => addr_offset < addr_elems(id);
    /// the addresses of all rows exist
    "addr_offset/rows" [region]:
        role() == Source && code(region.vertical_stride) == 0b0000 => addr_offset + rows <= addr_elems(id);
    /// nine bits and a sign
    "indirect_offset/range" [field]: matches!(indirect_offset, -512..=511);
    /// a row has 1, 2, 4, 8 or 16 elements
    "width/legal" [region]: role() == Source => !matches!(code(region.width), 0b0000 | 0b0001 | 0b0111);
    /// a row is not longer than the execution size
    "width/channels" [region]:
        role() == Source && matches!(code(region.width), 0b0010..=0b0110) => region.width <= channels();
    /// elements of a row are 0, 1, 2 or 4 apart
    "horizontal_stride/legal" [region]:
        matches!(role(), Source | Destination) => !matches!(code(region.horizontal_stride), 0b0000 | 0b0101..=0b0111);
    /// results do not fall on one another
    "horizontal_stride/destination" [region]: role() == Destination => code(region.horizontal_stride) != 0b0001;
    /// what a source reads at one address fits two registers
    "region/source_span" [region]: role() == Source && code(region.vertical_stride) != 0b0000 => read <= 2 * grf();
    /// what a destination writes lies in two adjacent registers
    "region/destination_span" [field]: role() == Destination => written <= 2 * grf();
    /// a scalar is one element
    "region/scalar" [region]:
        role() == Scalar
            => code(region.vertical_stride) == 0b0001
                && code(region.width) == 0b0010
                && matches!(code(region.horizontal_stride), 0b0001..=0b0100);
    /// each address is a multiple of the type's size
    "address/align" [access, runtime]: address(id) % bytes(ty) == 0;
    /// each element lies in the variable whose address was taken. Both hold for every row of a multi-address source,
    /// even where no channel of the row executes
    "address/bounds" [access, runtime]: !out_of_bounds(id);
}
