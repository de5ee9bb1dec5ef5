// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `var_info`: [`VarInfo`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use super::Alignment;
#[cfg(feature = "alloc")]
use super::AttributeInfo;

/// The structure `var_info`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct VarInfo {
    /// Index of the string that names the variable.
    #[wire("uw{-v3.4}, ud{v3.4+}")] #[field(refers = String)] pub name_index: u32,
    /// Data type and alignment.
    pub bit_properties: VarInfoBitPropertiesBits,
    /// Number of elements.
    pub num_elements: u16,
    /// Index of the general variable that this one is a part of; 0 for a variable with its own storage.
    #[wire("uw{-v3.4}, ud{v3.4+}")] #[field(refers = Variable)] pub alias_index: u32,
    /// Bytes from the start of that variable to this one.
    pub alias_offset: u16,
    /// Scope in which the other variable is declared.
    pub alias_scope_specifier: AliasScopeSpecifierBits,
    /// Attributes.
    #[table("ub", count = "attribute_count")] pub attribute_info: Vec<AttributeInfo>,
}

/// The bits of `bit_properties`: data type and alignment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct VarInfoBitPropertiesBits(
    #[bits(
        data_type = 3..=0,
        crate::domain::DataType,
        only = [0b0000, 0b0001, 0b0010, 0b0011, 0b0100, 0b0101, 0b0110, 0b0111, 0b1011, 0b1101, 0b1110, 0b1111],
    )]
    #[bits(alignment = 7..=4, Alignment)]
    u8,
);

/// The bits of `alias_scope_specifier`: scope in which the other variable is declared.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct AliasScopeSpecifierBits(
    #[bits(alias_scope_specifier = 7..=0, AliasScopeSpecifier)]
    u8,
);

/// `alias_scope_specifier`, bits 7..0: scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum AliasScopeSpecifier {
    Local = 0b00000000,
    Global = 0b00000001,
}

#[cfg(feature = "alloc")]
rules! {
    VarInfo: "var_info" at crate::lines::object::var_info;

    /// `attribute_info` must give the attribute `Scope` the value 0 or 1
    "attribute_info/scope" [field, object]: matches!(attribute("Scope"), 0 | 1);
    /// `attribute_info` must give the attribute `Scope` at most 4 bytes
    "attribute_info/scope_bytes" [size, object]: attribute_bytes("Scope") <= 4;
    /// `attribute_info` must not have the attributes `AllLaneActive`, `ArgSize`, `AsmName`, `Caller`, `Composable`,
    /// `Entry`, `Extern`, `NBarrierCnt`, `NoBarrier`, `NumGRF`, `OutputAsmPath`, `PerThreadInputSize`, `RetValSize`,
    /// `SLMSize`, `SimdSize`, `SpillMemOffset` and `Target` of other declarations
    "attribute_info/own" [field, object, warning
        "The finalizer accepts such an attribute (errata object-19)."]:
        !has_attribute("AllLaneActive")
            && !has_attribute("ArgSize")
            && !has_attribute("AsmName")
            && !has_attribute("Caller")
            && !has_attribute("Composable")
            && !has_attribute("Entry")
            && !has_attribute("Extern")
            && !has_attribute("NBarrierCnt")
            && !has_attribute("NoBarrier")
            && !has_attribute("NumGRF")
            && !has_attribute("OutputAsmPath")
            && !has_attribute("PerThreadInputSize")
            && !has_attribute("RetValSize")
            && !has_attribute("SLMSize")
            && !has_attribute("SimdSize")
            && !has_attribute("SpillMemOffset")
            && !has_attribute("Target");
    /// `attribute_info` must give the attribute `Input` no bytes, 0 or 1
    "attribute_info/input" [field, object]: matches!(attribute("Input"), 0..=1);
    /// `attribute_info` must give the attribute `Input` at most 4 bytes
    "attribute_info/input_bytes" [size, object]: attribute_bytes("Input") <= 4;
    /// `attribute_info` must give the attribute `Output` no bytes, 0 or 1
    "attribute_info/output" [field, object]: matches!(attribute("Output"), 0..=1);
    /// `attribute_info` must give the attribute `Output` at most 4 bytes
    "attribute_info/output_bytes" [size, object]: attribute_bytes("Output") <= 4;
    /// `attribute_info` must give the attribute `Input_Output` no bytes, 0 or 1
    "attribute_info/input_output" [field, object]: matches!(attribute("Input_Output"), 0..=1);
    /// `attribute_info` must give the attribute `Input_Output` at most 4 bytes
    "attribute_info/input_output_bytes" [size, object]: attribute_bytes("Input_Output") <= 4;
    /// `attribute_info` must give the attribute `PayloadLiveOut` no bytes, 0 or 1
    "attribute_info/payload_live_out" [field, object]: matches!(attribute("PayloadLiveOut"), 0..=1);
    /// `attribute_info` must give the attribute `PayloadLiveOut` at most 4 bytes
    "attribute_info/payload_live_out_bytes" [size, object]: attribute_bytes("PayloadLiveOut") <= 4;
    /// `attribute_info` must give the attribute `NoWidening` no bytes, 0 or 1
    "attribute_info/no_widening" [field, object]: matches!(attribute("NoWidening"), 0..=1);
    /// `attribute_info` must give the attribute `NoWidening` at most 4 bytes
    "attribute_info/no_widening_bytes" [size, object]: attribute_bytes("NoWidening") <= 4;
    /// `attribute_info` must give the attribute `DoNotSpill` no bytes, 0 or 1
    "attribute_info/do_not_spill" [field, object]: matches!(attribute("DoNotSpill"), 0..=1);
    /// `attribute_info` must give the attribute `DoNotSpill` at most 4 bytes
    "attribute_info/do_not_spill_bytes" [size, object]: attribute_bytes("DoNotSpill") <= 4;
    /// `bit_properties.data_type` must be `UD`, `D`, `UW`, `W`, `UB`, `B`, `DF`, `F`, `UQ`, `Q`, `HF` or `BF`
    "bit_properties.data_type/encoding" [object]:
        matches!(code(bit_properties.data_type), 0b0000 | 0b0001 | 0b0010 | 0b0011 | 0b0100 | 0b0101 | 0b0110 | 0b0111
            | 0b1011 | 0b1101 | 0b1110 | 0b1111);
    /// `bit_properties.alignment` must be `BYTE`, `WORD`, `DWORD`, `QWORD`, `OWORD`, `GRF`, `GRF_2`, `HWORD`, `WORD_32`
    /// or `WORD_64`
    "bit_properties.alignment/encoding" [object]:
        matches!(code(bit_properties.alignment), 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9);
    /// `num_elements` must be in the range 1 to 4096
    "num_elements/range" [object]: matches!(num_elements, 1..=4096);
    /// `alias_scope_specifier` must be `Local` or `Global`
    "alias_scope_specifier/encoding" [object]: matches!(code(alias_scope_specifier), 0 | 1);
    /// `name_index` must name a general variable that an instruction uses
    "name_index/used" [field, object, note
        "A declaration without a use is no defect of a program (errata flow-1)."]:
        var_used();
    /// `attribute_info` must give the attribute `Scope` the value 1 only if the instructions of one subroutine alone
    /// name the variable
    "attribute_info/subroutine" [field, object]: attribute("Scope") == 1 => !var_shared();
    /// `num_elements` (if at most 4096) times the size of the data type must be at most 4096 bytes
    "num_elements/bytes" [field, object]:
        num_elements <= 4096 => num_elements * bytes(bit_properties.data_type) <= 4096;
    /// `num_elements` times the size of the data type must be less than 4096 bytes, and not equal to it
    "num_elements/full" [field, object, warning
        "The finalizer does not check the size, and Intel's compiler declares variables of 4096 bytes (errata \
        object-32)."]:
        num_elements * bytes(bit_properties.data_type) != 4096;
    /// `alias_index` must be 0 or name a declared variable if `alias_scope_specifier` is `local`
    "alias_index/declared" [object]: alias_scope_specifier == Local && alias_index != 0 => var_declared(alias_index);
    /// `alias_index` must be 0 or name another variable if `alias_scope_specifier` is `local`: no variable is a part of
    /// itself
    "alias_index/own" [field, object]: alias_scope_specifier == Local && alias_index != 0 => alias_index != var_index();
    /// `alias_index` must be 0 or name a predefined variable or one that is declared before this one, if
    /// `alias_scope_specifier` is `local` and it names a declared variable other than this one
    "alias_index/before" [declared, object, warning
        "No page states the order of declarations, and the finalizer accepts every one (errata object-20)."]:
        alias_scope_specifier == Local && alias_index != 0 && var_declared(alias_index) && alias_index != var_index()
            => alias_index < var_index();
    /// `alias_index` must name a variable of the file if `alias_scope_specifier` is `global`
    "alias_index/global" [declared, object]: alias_scope_specifier == Global => file_var_declared(alias_index);
    /// `alias_offset` must place the end of the variable within the variable of the file that `alias_index` names if
    /// `alias_scope_specifier` is `global`
    "alias_offset/global" [field, object]:
        alias_scope_specifier == Global
            => alias_offset + num_elements * bytes(bit_properties.data_type) <= file_var_bytes(alias_index);
    /// `alias_index` must not be 18 or 19 (%impl_arg_buf_ptr, %local_id_buf_ptr) if `alias_scope_specifier` is `local`:
    /// they have no value
    "alias_index/implicit" [field, object, on "XEHP+", warning
        "The finalizer accepts these variables on every platform (errata variables-6)."]:
        alias_scope_specifier == Local => !matches!(alias_index, 18 | 19);
    /// `alias_index` must be 0 or name a variable that may have parts if `alias_scope_specifier` is `local`: some
    /// predefined variables have none
    "alias_index/predefined" [field, object, warning
        "The finalizer does not check which predefined variables have aliases, and Intel's compiler declares an alias \
        of %hw_id."]:
        alias_scope_specifier == Local && alias_index != 0 => var_divisible(alias_index);
    /// `alias_index` must be 0 or name a variable that is aligned at least to the type of this one, if
    /// `alias_scope_specifier` is `local` and the variable with the bytes is smaller than a register: its alignment is
    /// the size of its type or the code of its alignment as a power of 2, at most 3, which is 1 << 3 bytes
    "alias_index/align" [type, object]:
        alias_scope_specifier == Local && alias_index != 0 && var_bytes(var_root(alias_index)) < grf()
            => bytes(bit_properties.data_type) <= max(bytes(var_ty(var_root(alias_index))), 1 <<
                min(var_align(var_root(alias_index)), 3));
    /// `alias_index` of a variable with a register or more must be 0 or name a variable whose bytes begin at a
    /// register, if `alias_scope_specifier` is `local`: the variable with the bytes has a register or more, or its
    /// alignment has the code 8 or 9, or 7 where a register has 32 bytes
    "alias_index/register" [field, object]:
        alias_scope_specifier == Local
                && alias_index != 0
                && var_bytes(var_root(alias_index)) < grf()
                && num_elements * bytes(bit_properties.data_type) >= grf()
            => matches!(var_align(var_root(alias_index)), 8 | 9)
                || var_align(var_root(alias_index)) == 7 && grf() == 32;
    /// `alias_offset` must place the first byte of the variable within the variable that `alias_index` names, if that
    /// is not 0 and the scope is `local`
    "alias_offset/begin" [field, object]:
        alias_scope_specifier == Local && alias_index != 0 => alias_offset < var_bytes(alias_index);
    /// `alias_offset` must place the end of the variable within the variable that `alias_index` names, if that is at
    /// least 32, the scope is `local` and the first byte is within it
    "alias_offset/room" [field, object]:
        alias_scope_specifier == Local && alias_index >= 32 && alias_offset < var_bytes(alias_index)
            => alias_offset + num_elements * bytes(bit_properties.data_type) <= var_bytes(alias_index);
    /// `alias_offset` must place the end of the variable within the predefined variable that `alias_index` names, if
    /// that is from 1 to 31, the scope is `local` and the first byte is within it
    "alias_offset/room_predefined" [field, object, warning
        "The finalizer does not check the end of an alias (errata object-16)."]:
        alias_scope_specifier == Local && matches!(alias_index, 1..=31) && alias_offset < var_bytes(alias_index)
            => alias_offset + num_elements * bytes(bit_properties.data_type) <= var_bytes(alias_index);
    /// `alias_offset` must be 0 if `alias_index` is 0 and `alias_scope_specifier` is `local`
    "alias_offset/none" [field, object]: alias_scope_specifier == Local && alias_index == 0 => alias_offset == 0;
    /// `alias_offset` must be a multiple of the alignment if `alias_index` is not 0, the scope is `local` and it is a
    /// multiple of the size of the data type. The codes 0 to 4 are 1 << code bytes, 5 and 6 one and two registers, 7 to
    /// 9 are 1 << code - 2 bytes
    "alias_offset/alignment" [field, object, warning
        "The finalizer accepts other places (errata object-27)."]:
        alias_scope_specifier == Local && alias_index != 0 && alias_offset % bytes(bit_properties.data_type) == 0
            => (matches!(code(bit_properties.alignment), 0..=4)
                    => alias_offset % (1 << code(bit_properties.alignment)) == 0)
                && (matches!(code(bit_properties.alignment), 5 | 6)
                    => alias_offset % (grf() << code(bit_properties.alignment) - 5) == 0)
                && (matches!(code(bit_properties.alignment), 7..=9)
                    => alias_offset % (1 << code(bit_properties.alignment) - 2) == 0);
    /// `alias_offset` must be a multiple of the size of the data type if `alias_index` is not 0 or
    /// `alias_scope_specifier` is `global`
    "alias_offset/align" [field, object]:
        alias_scope_specifier == Global || alias_index != 0 => alias_offset % bytes(bit_properties.data_type) == 0;
    /// `name_index` must be the index of a string of the pool
    "name_index/declared" [object]: string_declared(name_index);
    /// `name_index` must refer to a string of at most 64 bytes
    "name_index/length" [field, object]: string_bytes(name_index) <= 64;
}
