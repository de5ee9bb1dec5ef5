// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `function_data`: [`FunctionData`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use genvisa_runtime::object::PoolString;
#[cfg(feature = "alloc")]
use super::AddressInfo;
#[cfg(feature = "alloc")]
use super::AttributeInfo;
#[cfg(feature = "alloc")]
use super::LabelInfo;
#[cfg(feature = "alloc")]
use super::PredicateInfo;
#[cfg(feature = "alloc")]
use super::SamplerInfo;
#[cfg(feature = "alloc")]
use super::SurfaceInfo;
#[cfg(feature = "alloc")]
use super::VarInfo;
use super::VmeInfo;

/// A function has the fields of a kernel except the inputs: V8 contains its arguments and V9 its result.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct FunctionData {
    /// Strings.
    #[table("uw{-v3.4}, ud{v3.4+}", count = "string_count")] pub string_pool: Vec<PoolString>,
    /// Index of the string that names the function.
    #[wire("uw{-v3.4}, ud{v3.4+}")] #[field(refers = String)] pub name_index: u32,
    /// General variables.
    #[table("uw{-v3.4}, ud{v3.4+}", count = "variable_count")] pub var_info: Vec<VarInfo>,
    /// Address variables.
    #[table("uw", count = "address_count")] pub address_info: Vec<AddressInfo>,
    /// Predicate variables.
    #[table("uw", count = "predicate_count")] pub predicate_info: Vec<PredicateInfo>,
    /// Labels.
    #[table("uw", count = "label_count")] pub label_info: Vec<LabelInfo>,
    /// Samplers.
    #[table("ub", count = "sampler_count")] pub sampler_info: Vec<SamplerInfo>,
    /// Surfaces.
    #[table("ub", count = "surface_count")] pub surface_info: Vec<SurfaceInfo>,
    /// VME variables.
    #[table("ub", count = "vme_count")] pub vme_info: Vec<VmeInfo>,
    /// Number of bytes of the instructions.
    pub size: u32,
    /// Bytes from the start of the function object to the first instruction.
    pub entry: u32,
    /// Number of registers of V8 that contain arguments.
    pub input_size: u8,
    /// Number of registers of V9 that contain the result.
    pub return_value_size: u8,
    /// Attributes.
    #[table("uw", count = "attribute_count")] pub attribute_info: Vec<AttributeInfo>,
}

#[cfg(feature = "alloc")]
rules! {
    FunctionData: "function_data" at crate::lines::object::function_data;

    /// `attribute_info` must give the attribute `OutputAsmPath` from 1 to 256 bytes
    "attribute_info/output_asm_path_bytes" [size, object]: matches!(attribute_bytes("OutputAsmPath"), 1..=256);
    /// `attribute_info` must not have the attributes `DoNotSpill`, `Input`, `Input_Output`, `NoWidening`, `Output`,
    /// `PayloadLiveOut` and `Scope` of other declarations
    "attribute_info/own" [field, object, warning
        "The finalizer crashes (errata object-19)."]:
        !has_attribute("DoNotSpill")
            && !has_attribute("Input")
            && !has_attribute("Input_Output")
            && !has_attribute("NoWidening")
            && !has_attribute("Output")
            && !has_attribute("PayloadLiveOut")
            && !has_attribute("Scope");
    /// `attribute_info` must give the attribute `AsmName` from 1 to 256 bytes
    "attribute_info/asm_name_bytes" [size, object]: matches!(attribute_bytes("AsmName"), 1..=256);
    /// `attribute_info` must give the attribute `Target` the value 0 or 1
    "attribute_info/target" [field, object]: matches!(attribute("Target"), 0 | 1);
    /// `attribute_info` must give the attribute `Target` at most 4 bytes
    "attribute_info/target_bytes" [size, object]: attribute_bytes("Target") <= 4;
    /// `attribute_info` must give the attribute `SimdSize` the value 8, 16 or 32
    "attribute_info/simd_size" [field, object]: matches!(attribute("SimdSize"), 8 | 16 | 32);
    /// `attribute_info` must give the attribute `SimdSize` at most 4 bytes
    "attribute_info/simd_size_bytes" [size, object]: attribute_bytes("SimdSize") <= 4;
    /// `attribute_info` must give the attribute `SLMSize` a value from 0 to 64
    "attribute_info/slm_size" [field, object]: matches!(attribute("SLMSize"), 0..=64);
    /// `attribute_info` must give the attribute `SLMSize` at most 4 bytes
    "attribute_info/slm_size_bytes" [size, object]: attribute_bytes("SLMSize") <= 4;
    /// `attribute_info` must give the attribute `SpillMemOffset` at most 4 bytes
    "attribute_info/spill_mem_offset_bytes" [size, object]: attribute_bytes("SpillMemOffset") <= 4;
    /// `attribute_info` must give the attribute `PerThreadInputSize` at most 4 bytes
    "attribute_info/per_thread_input_size_bytes" [size, object]: attribute_bytes("PerThreadInputSize") <= 4;
    /// `attribute_info` must give the attribute `NBarrierCnt` at most 4 bytes
    "attribute_info/n_barrier_cnt_bytes" [size, object]: attribute_bytes("NBarrierCnt") <= 4;
    /// `attribute_info` must give the attribute `NumGRF` at most 4 bytes
    "attribute_info/num_grf_bytes" [size, object]: attribute_bytes("NumGRF") <= 4;
    /// `attribute_info` must give the attribute `NoBarrier` no bytes, 0 or 1
    "attribute_info/no_barrier" [field, object]: matches!(attribute("NoBarrier"), 0..=1);
    /// `attribute_info` must give the attribute `NoBarrier` at most 4 bytes
    "attribute_info/no_barrier_bytes" [size, object]: attribute_bytes("NoBarrier") <= 4;
    /// `attribute_info` must give the attribute `AllLaneActive` no bytes, 0 or 1
    "attribute_info/all_lane_active" [field, object]: matches!(attribute("AllLaneActive"), 0..=1);
    /// `attribute_info` must give the attribute `AllLaneActive` at most 4 bytes
    "attribute_info/all_lane_active_bytes" [size, object]: attribute_bytes("AllLaneActive") <= 4;
    /// `attribute_info` must give the attribute `Caller` no bytes, 0 or 1
    "attribute_info/caller" [field, object]: matches!(attribute("Caller"), 0..=1);
    /// `attribute_info` must give the attribute `Caller` at most 4 bytes
    "attribute_info/caller_bytes" [size, object]: attribute_bytes("Caller") <= 4;
    /// `attribute_info` must give the attribute `Composable` no bytes, 0 or 1
    "attribute_info/composable" [field, object]: matches!(attribute("Composable"), 0..=1);
    /// `attribute_info` must give the attribute `Composable` at most 4 bytes
    "attribute_info/composable_bytes" [size, object]: attribute_bytes("Composable") <= 4;
    /// `attribute_info` must give the attribute `Entry` no bytes, 0 or 1
    "attribute_info/entry" [field, object]: matches!(attribute("Entry"), 0..=1);
    /// `attribute_info` must give the attribute `Entry` at most 4 bytes
    "attribute_info/entry_bytes" [size, object]: attribute_bytes("Entry") <= 4;
    /// `attribute_info` must give the attribute `ArgSize` a value from 0 to 32
    "attribute_info/arg_size" [field, object]: matches!(attribute("ArgSize"), 0..=32);
    /// `attribute_info` must give the attribute `ArgSize` at most 4 bytes
    "attribute_info/arg_size_bytes" [size, object]: attribute_bytes("ArgSize") <= 4;
    /// `attribute_info` must have the attribute `ArgSize`
    "attribute_info/arg_size_present" [field, object]: has_attribute("ArgSize");
    /// `attribute_info` must give the attribute `RetValSize` a value from 0 to 12
    "attribute_info/ret_val_size" [field, object]: matches!(attribute("RetValSize"), 0..=12);
    /// `attribute_info` must give the attribute `RetValSize` at most 4 bytes
    "attribute_info/ret_val_size_bytes" [size, object]: attribute_bytes("RetValSize") <= 4;
    /// `attribute_info` must have the attribute `RetValSize`
    "attribute_info/ret_val_size_present" [field, object]: has_attribute("RetValSize");
    /// `attribute_info` must give the attribute `Extern` no bytes, 0 or 1
    "attribute_info/extern" [field, object]: matches!(attribute("Extern"), 0..=1);
    /// `attribute_info` must give the attribute `Extern` at most 4 bytes
    "attribute_info/extern_bytes" [size, object]: attribute_bytes("Extern") <= 4;
    /// `string_count` must be in the range 1 to 131072
    "string_count/range" [object]: matches!(string_count, 1..=131072);
    /// `instructions` must begin with SUBROUTINE: without it finalizers do not end the thread
    "instructions/begin" [field, object]: begins_subroutine();
    /// `instructions` must end each subroutine with RET, or with FRET in a function, and the last one without a
    /// predicate, unless they run past the last one
    "instructions/end" [field, object, warning
        "The finalizer accepts loops without an end, and Intel's compiler writes them (errata object-31)."]:
        !runs_past_end() => ends_subroutines();
    /// `instructions` must not run past the last one: a return or a branch must be there
    "instructions/past_end" [field, object]: !runs_past_end();
    /// `attribute_info` must give the attribute `SpillMemOffset` a multiple of the register size
    "attribute_info/spill_mem_offset" [field, object]: attribute("SpillMemOffset") % grf() == 0;
    /// `variable_count` must be less than 65536
    "variable_count/range" [field, object]: variable_count < 65536;
    /// `address_count` must be less than 4096
    "address_count/range" [field, object]: address_count < 4096;
    /// `predicate_count` must be less than 4096: the index of a predicate variable has 12 bits
    "predicate_count/range" [field, object]: predicate_count < 4096;
    /// `sampler_count` must be less than 32: the sampler S31 is predefined
    "sampler_count/range" [field, object]: sampler_count < 32;
    /// `surface_count` must be at most 249: the other surface indexes are reserved or predefined
    "surface_count/range" [field, object]: surface_count <= 249;
    /// `vme_count` must be 0: variables of this class are not documented
    "vme_count/zero" [field, object]: vme_count == 0;
    /// `input_size` must be at most the registers that the attribute `ArgSize` counts
    "input_size/attribute" [field, object]: has_attribute("ArgSize") => input_size <= attribute("ArgSize");
    /// `return_value_size` must be at most the registers that the attribute `RetValSize` counts
    "return_value_size/attribute" [field, object]:
        has_attribute("RetValSize") => return_value_size <= attribute("RetValSize");
    /// `input_size` must be from 0 to 32 registers, the size of V8
    "input_size/range" [field, object]: matches!(input_size, 0..=32);
    /// `return_value_size` must be from 0 to 12 registers, the size of V9
    "return_value_size/range" [field, object]: matches!(return_value_size, 0..=12);
    /// `string_pool` must have the empty string at index 0
    "string_pool/first" [field, object]: string_bytes(0) == 0;
    /// `name_index` must be the index of a string of the pool
    "name_index/declared" [object]: string_declared(name_index);
    /// `name_index` must refer to a string of at most 1023 bytes
    "name_index/length" [field, object]: string_bytes(name_index) <= 1023;
    /// `name_index` must refer to a string of at least 1 byte
    "name_index/some" [field, object]: string_bytes(name_index) >= 1;
    /// `name_index` must refer to the name that the header gives the function if that string has 1 to 255 bytes
    "name_index/function" [field, object]: matches!(string_bytes(name_index), 1..=255) => string_own(name_index);
}
