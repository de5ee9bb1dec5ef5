// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! The structure `indirect_opnd`: [`IndirectOpnd`].

use crate::prelude::*;
use super::RegionBits;

/// The operand selects elements of the general variable that an address points to. With a vertical stride, the region
/// is that of a general operand, with the address as its origin. A source whose vertical stride is Null is
/// multi-address: each row has its own address.
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
    #[field(refers = Address)] pub id: u16,
    /// Number of the element that contains the first address.
    pub addr_offset: u8,
    /// Number of bytes from the address to the first element.
    pub indirect_offset: i16,
    /// Interpretation of the bytes.
    pub bit_properties: BitPropertiesBits,
    /// Elements that are selected, as in a general operand.
    pub region: RegionBits,
}

/// The bits of `bit_properties`: interpretation of the bytes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct BitPropertiesBits(
    #[bits(
        data_type = 3..=0,
        crate::domain::DataType,
        only = [0b0000, 0b0001, 0b0010, 0b0011, 0b0100, 0b0101, 0b0110, 0b0111, 0b1011, 0b1101, 0b1110, 0b1111],
    )]
    u8,
);

rules! {
    IndirectOpnd: "indirect_opnd" at crate::lines::operands::indirect_opnd;

    /// bits 4 to 7 of `bit_properties` are reserved and must be zero
    "bit_properties/reserved": raw(bit_properties) & 0b11110000 == 0;
    /// `bit_properties.data_type` must be `UD`, `D`, `UW`, `W`, `UB`, `B`, `DF`, `F`, `UQ`, `Q`, `HF` or `BF`
    "bit_properties.data_type/encoding":
        matches!(code(bit_properties.data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111
            | 0b1011 | 0b1101 | 0b1110 | 0b1111);
    /// bits 12 to 15 of `region` are reserved and must be zero
    "region/reserved": raw(region) & 0b1111000000000000 == 0;
    /// `region.vertical_stride` must be `Null`, 0 elements, 1 element, 2 elements, 4 elements, 8 elements, 16 elements
    /// or 32 elements
    "region.vertical_stride/encoding":
        matches!(code(region.vertical_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111);
    /// `region.width` must be `Null`, 0 elements, 1 element, 2 elements, 4 elements, 8 elements, 16 elements or 32
    /// elements
    "region.width/encoding":
        matches!(code(region.width), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111);
    /// `region.horizontal_stride` must be `Null`, 0 elements, 1 element, 2 elements, 4 elements, 8 elements, 16
    /// elements or 32 elements
    "region.horizontal_stride/encoding":
        matches!(code(region.horizontal_stride), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111);
    /// `id` must name a declared address variable
    "id/declared": addr_declared(id);
    /// `id` must name an address variable that has a value on some path
    "id/written" [field, object, warning
        "No page asks for a value (errata flow-1)."]:
        pointer_written(id);
    /// `addr_offset` must be less than the number of elements of the address variable, except in a source with vertical
    /// stride code 0b0000
    "addr_offset/room" [region]:
        !(role() == Source && code(region.vertical_stride) == 0b0000) => addr_offset < addr_elems(id);
    /// `addr_offset` plus the number of rows must not exceed the elements of the address variable in a source with
    /// vertical stride code 0b0000
    "addr_offset/rows" [region]:
        role() == Source && code(region.vertical_stride) == 0b0000 => addr_offset + rows <= addr_elems(id);
    /// `indirect_offset` must be from -512 to 511, a signed number of 10 bits
    "indirect_offset/range" [field]: matches!(indirect_offset, -512..=511);
    /// `width` of a source or scalar must not have the code 0b0000, 0b0001 or 0b0111: a row has 1, 2, 4, 8 or 16
    /// elements
    "width/legal" [region]:
        matches!(role(), Source | Scalar) => !matches!(code(region.width), 0b0000 | 0b0001 | 0b0111);
    /// `width` of a source must not exceed the execution size if its code is from 0b0010 to 0b0110
    "width/channels" [region]:
        role() == Source && matches!(code(region.width), 0b0010..=0b0110) => region.width <= channels();
    /// `horizontal_stride` of a source, scalar or destination must not have the code 0b0000 or 0b0101 to 0b0111:
    /// elements are 0, 1, 2 or 4 apart
    "horizontal_stride/legal" [region]:
        matches!(role(), Source | Scalar | Destination)
            => !matches!(code(region.horizontal_stride), 0b0000 | 0b0101..=0b0111);
    /// `horizontal_stride` of a destination must not have the code 0b0001: with stride 0 all results go to one element
    "horizontal_stride/destination" [region]: role() == Destination => code(region.horizontal_stride) != 0b0001;
    /// `region` of a source must span at most 2 registers unless its vertical stride code is 0b0000
    "region/source_span" [region, warning
        "The finalizer splits instructions whose operands span more than two registers (errata operands-6)."]:
        role() == Source && code(region.vertical_stride) != 0b0000 => read <= 2 * grf();
    /// `region` of a source must have rows that span at most 2 registers each if its vertical stride code is 0b0000
    "region/source_row" [region, warning
        "The finalizer takes rows that span more than two registers (errata operands-6)."]:
        role() == Source && code(region.vertical_stride) == 0b0000
            => ((region.width - 1) * region.horizontal_stride + 1) * bytes(ty) <= 2 * grf();
    /// `region` of a destination must span at most 2 registers
    "region/destination_span" [field, warning
        "The finalizer splits instructions whose operands span more than two registers (errata operands-6)."]:
        role() == Destination => written <= 2 * grf();
    /// `region` of a scalar must not have a vertical stride code from 0b0011 to 0b0111 or a width code from 0b0011 to
    /// 0b0110: a scalar has one element
    "region/scalar" [region]:
        role() == Scalar
            => !matches!(code(region.vertical_stride), 0b0011..=0b0111)
                && !matches!(code(region.width), 0b0011..=0b0110);
    /// `address` must be a multiple of the size of the type, also in a row whose channels do not execute
    "address/align" [access, runtime]: address(id) % bytes(ty) == 0;
    /// `address` must place each element within the variable whose address was taken, also in a row whose channels do
    /// not execute
    "address/bounds" [access, runtime]: !out_of_bounds(id);
}
