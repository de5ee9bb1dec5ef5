// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! The structure `gen_opnd`: [`GenOpnd`].

use crate::prelude::*;

/// A source selects `channels() / width` rows of `width` elements. Each row begins `vertical_stride` elements after the
/// previous row:
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "var_ty(id)")]
#[define(null = "id == 0")]
#[define(declared = "var_declared(id)")]
#[define(offset = "row_offset * grf() + col_offset * bytes(ty)")]
#[define(available = "var_bytes(id) - offset")]
#[define(index = "id")]
#[define(region = "raw(region)")]
#[define(read = "((channels() / region.width - 1) * region.vertical_stride + (region.width - 1) * \
                    region.horizontal_stride + 1) * bytes(ty)")]
#[define(written = "((channels() - 1) * region.horizontal_stride + 1) * bytes(ty)")]
pub struct GenOpnd {
    /// Index of the general variable.
    #[wire("uw{-v3.4}, ud{v3.4+}")] #[field(refers = Variable)] pub id: u32,
    /// Number of registers from the start of the variable to the first element.
    pub row_offset: u8,
    /// Number of elements from the start of that register to the first element.
    pub col_offset: u8,
    /// Elements that are selected; distances are in elements.
    pub region: RegionBits,
}

/// The bits of `region`: elements that are selected; distances are in elements.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct RegionBits(
    #[bits(vertical_stride = 3..=0, VerticalStride)]
    #[bits(width = 7..=4, Width)]
    #[bits(horizontal_stride = 11..=8, HorizontalStride)]
    u16,
);

/// `vertical_stride`, bits 3..0: distance of adjacent rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum VerticalStride {
    Null = 0b0000,
    #[code(name = "0 elements", value = 0)] Element0 = 0b0001,
    #[code(name = "1 element", value = 1)] Element1 = 0b0010,
    #[code(name = "2 elements", value = 2)] Element2 = 0b0011,
    #[code(name = "4 elements", value = 4)] Element4 = 0b0100,
    #[code(name = "8 elements", value = 8)] Element8 = 0b0101,
    #[code(name = "16 elements", value = 16)] Element16 = 0b0110,
    #[code(name = "32 elements", value = 32)] Element32 = 0b0111,
}

/// `width`, bits 7..4: number of elements of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Width {
    Null = 0b0000,
    #[code(name = "0 elements", value = 0)] Element0 = 0b0001,
    #[code(name = "1 element", value = 1)] Element1 = 0b0010,
    #[code(name = "2 elements", value = 2)] Element2 = 0b0011,
    #[code(name = "4 elements", value = 4)] Element4 = 0b0100,
    #[code(name = "8 elements", value = 8)] Element8 = 0b0101,
    #[code(name = "16 elements", value = 16)] Element16 = 0b0110,
    #[code(name = "32 elements", value = 32)] Element32 = 0b0111,
}

/// `horizontal_stride`, bits 11..8: distance of adjacent elements of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum HorizontalStride {
    Null = 0b0000,
    #[code(name = "0 elements", value = 0)] Element0 = 0b0001,
    #[code(name = "1 element", value = 1)] Element1 = 0b0010,
    #[code(name = "2 elements", value = 2)] Element2 = 0b0011,
    #[code(name = "4 elements", value = 4)] Element4 = 0b0100,
    #[code(name = "8 elements", value = 8)] Element8 = 0b0101,
    #[code(name = "16 elements", value = 16)] Element16 = 0b0110,
    #[code(name = "32 elements", value = 32)] Element32 = 0b0111,
}

rules! {
    GenOpnd: "gen_opnd" at crate::lines::operands::gen_opnd;

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
    /// `id` must name a declared general variable
    "id/declared": var_declared(id);
    /// `id` of an operand that is read must name a variable that has a value on some path
    "id/written" [field, object, warning
        "No page asks for a value. Intel's compiler compares a variable without a value with itself (errata flow-1)."]:
        var_written(id);
    /// `id` of a source, scalar or block must not be 0: the null variable cannot be read
    "id/null" [field]: matches!(role(), Source | Scalar | Block) => id != 0;
    /// `id` of a destination must be 0 or name a variable that kernels may write, or a part of one: some predefined
    /// variables are read-only
    "id/read_only" [field, object]: role() == Destination && id != 0 => var_writable(var_root(id));
    /// `id` of a destination must not be 13 (%sr0) at an offset less than 8: its first two elements are read-only
    "id/state_register" [field, warning
        "The finalizer refuses it, although Intel's page has the variable as writable (errata operands-21)."]:
        role() == Destination && offset < 8 => id != 13;
    /// `id` of a destination must be 6 (%tsc) only at byte 16, the pause counter: its other elements are read-only
    "id/pause" [field]: role() == Destination && id == 6 => offset == 16;
    /// `id` of a destination must not be 6 (%tsc) at byte 16: the pause counter is one of later platforms
    "id/early_pause" [field, on "-ICLLP", warning
        "The finalizer accepts a pause on every platform, and Intel's compiler writes one for SKL (errata \
        operands-16)."]:
        role() == Destination && offset == 16 => id != 6;
    /// `id` of a destination must not be 6 (%tsc) at byte 16: the pause counter is one of earlier platforms
    "id/late_pause" [field, on "PVC+", warning
        "The finalizer refuses a pause (errata operands-16)."]:
        role() == Destination && offset == 16 => id != 6;
    /// `id` must not name a variable of type `bf`
    "id/bfloat" [field, on "MTL", warning
        "The finalizer refuses the type on this platform (errata operands-20)."]:
        ty != BF;
    /// `id` of a destination must not name an input or a part of one: inputs are read-only
    "id/input" [field, object, warning
        "The finalizer lets programs write inputs like other variables (errata object-21)."]:
        role() == Destination => !var_input(var_root(id));
    /// `id` must not be 18 or 19 (%impl_arg_buf_ptr, %local_id_buf_ptr): they have no value
    "id/implicit" [field, on "XEHP+", warning
        "The finalizer accepts these variables on every platform (errata variables-6)."]:
        !matches!(id, 18 | 19);
    /// `id` of a source must name 8 (%arg), or a part of it, only in the registers that the attribute `ArgSize` counts,
    /// in a function that calls no function. Others also have the arguments of their calls in %arg
    "id/argument" [align, object]:
        in_function() && !calls_functions() && role() == Source && var_root(id) == 8 && read <= available
            => var_place(id) + offset + read <= attribute("ArgSize") * grf();
    /// `id` of a scalar must name 8 (%arg), or a part of it, only in the registers that the attribute `ArgSize` counts,
    /// in a function that calls no function
    "id/argument_scalar" [align, object]:
        in_function() && !calls_functions() && role() == Scalar && var_root(id) == 8 && bytes(ty) <= available
            => var_place(id) + offset + bytes(ty) <= attribute("ArgSize") * grf();
    /// `id` of a destination in a function must name 9 (%retval), or a part of it, only in the registers that the
    /// attribute `RetValSize` counts
    "id/result" [align, object]:
        in_function() && role() == Destination && var_root(id) == 9 && written <= available
            => var_place(id) + offset + written <= attribute("RetValSize") * grf();
    /// `col_offset` times the size of the type must be less than the register size: it stays in the register of
    /// `row_offset`
    "col_offset/register" [field]: col_offset * bytes(ty) < grf();
    /// `col_offset` must stay in the register of `row_offset` also where `id` is a part of a variable that begins
    /// within a register
    "col_offset/alias" [align, object, warning
        "The page gives columns from the variable, and the finalizer does not check those of a part (errata \
        operands-24)."]:
        col_offset * bytes(ty) < grf() => (var_place(id) + row_offset * grf()) % grf() + col_offset * bytes(ty) < grf();
    /// `width` of a source or scalar must not have the code 0b0000, 0b0001 or 0b0111: a row has 1, 2, 4, 8 or 16
    /// elements
    "width/legal" [region]:
        matches!(role(), Source | Scalar) => !matches!(code(region.width), 0b0000 | 0b0001 | 0b0111);
    /// `width` of a source must not exceed the execution size if its code is from 0b0010 to 0b0110
    "width/channels" [region]:
        role() == Source && matches!(code(region.width), 0b0010..=0b0110) => region.width <= channels();
    /// `vertical_stride` of a source or scalar must not have the code 0b0000
    "vertical_stride/legal" [region]: matches!(role(), Source | Scalar) => code(region.vertical_stride) != 0b0000;
    /// `horizontal_stride` of a source, scalar or destination must not have the code 0b0000 or 0b0101 to 0b0111:
    /// elements are 0, 1, 2 or 4 apart
    "horizontal_stride/legal" [region]:
        matches!(role(), Source | Scalar | Destination)
            => !matches!(code(region.horizontal_stride), 0b0000 | 0b0101..=0b0111);
    /// `horizontal_stride` of a destination must not have the code 0b0001: with stride 0 all results go to one element
    "horizontal_stride/destination" [region]: role() == Destination => code(region.horizontal_stride) != 0b0001;
    /// `region` of a source must lie within 2 adjacent registers
    "region/source_span" [field, warning
        "The finalizer splits instructions whose operands span more than two registers, and Intel's compiler relies \
        on it (errata operands-6)."]:
        role() == Source => offset % grf() + read <= 2 * grf();
    /// `region` of a source must lie within 2 adjacent registers also where `id` is a part of a variable that begins
    /// within a register
    "region/source_alias" [align, object, warning
        "The finalizer splits instructions whose operands span more than two registers (errata operands-24)."]:
        role() == Source && offset % grf() + read <= 2 * grf() => (var_place(id) + offset) % grf() + read <= 2 * grf();
    /// `region` of a destination must lie within 2 adjacent registers
    "region/destination_span" [field, warning
        "The finalizer splits instructions whose operands span more than two registers, and Intel's compiler relies \
        on it (errata operands-6)."]:
        role() == Destination => offset % grf() + written <= 2 * grf();
    /// `region` of a destination must lie within 2 adjacent registers also where `id` is a part of a variable that
    /// begins within a register
    "region/destination_alias" [align, object, warning
        "The finalizer splits instructions whose operands span more than two registers (errata operands-24)."]:
        role() == Destination && offset % grf() + written <= 2 * grf()
            => (var_place(id) + offset) % grf() + written <= 2 * grf();
    /// `region` of a source must end within its variable
    "region/source_room" [field, warning
        "The finalizer warns of such a region and compiles it, and newer compilers read beyond an alias within the \
        variable that it is a part of."]:
        role() == Source => read <= available;
    /// `region` of a destination must end within its variable
    "region/destination_room" [field]: role() == Destination => written <= available;
    /// `region` of a scalar must not have a vertical stride code from 0b0011 to 0b0111 or a width code from 0b0011 to
    /// 0b0110: a scalar has one element
    "region/scalar" [region, warning
        "The finalizer takes rows in most instructions (errata operands-15)."]:
        role() == Scalar
            => !matches!(code(region.vertical_stride), 0b0011..=0b0111)
                && !matches!(code(region.width), 0b0011..=0b0110);
    /// `region` of a block must be 0x122, which is <1;1,0>: text contains the first element of a block alone
    "region/block" [region]: role() == Block => raw(region) == 0x122;
    /// `region` of a scalar must end within its variable
    "region/scalar_room" [field]: role() == Scalar => bytes(ty) <= available;
}
