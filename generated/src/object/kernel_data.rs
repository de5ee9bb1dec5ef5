// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `kernel_data`: [`KernelData`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use genvisa_runtime::object::PoolString;
#[cfg(feature = "alloc")]
use super::AddressInfo;
#[cfg(feature = "alloc")]
use super::AttributeInfo;
use super::InputInfo;
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

/// The structure `kernel_data`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct KernelData {
    /// Strings.
    #[table("uw{-v3.4}, ud{v3.4+}", count = "string_count")] pub string_pool: Vec<PoolString>,
    /// Index of the string that names the kernel.
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
    /// Inputs, in the order of the parameters.
    #[table("ub{-v3.5}, ud{v3.5+}", count = "num_inputs")] pub input_info: Vec<InputInfo>,
    /// Number of bytes of the instructions.
    pub size: u32,
    /// Bytes from the start of the kernel object to the first instruction.
    pub entry: u32,
    /// Attributes.
    #[table("uw", count = "attribute_count")] pub attribute_info: Vec<AttributeInfo>,
}

#[cfg(feature = "alloc")]
rules! {
    KernelData: "kernel_data" at crate::lines::object::kernel_data;

    /// `attribute_info` must give the attribute `OutputAsmPath` from 1 to 256 bytes
    "attribute_info/output_asm_path_bytes" [size, object]: matches!(attribute_bytes("OutputAsmPath"), 1..=256);
    /// `attribute_info` must not have the attributes `DoNotSpill`, `Extern`, `Input`, `Input_Output`, `NoWidening`,
    /// `Output`, `PayloadLiveOut` and `Scope` of other declarations
    "attribute_info/own" [field, object, warning
        "The finalizer crashes (errata object-19)."]:
        !has_attribute("DoNotSpill")
            && !has_attribute("Extern")
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
    /// `attribute_info` must give the attribute `RetValSize` a value from 0 to 12
    "attribute_info/ret_val_size" [field, object]: matches!(attribute("RetValSize"), 0..=12);
    /// `attribute_info` must give the attribute `RetValSize` at most 4 bytes
    "attribute_info/ret_val_size_bytes" [size, object]: attribute_bytes("RetValSize") <= 4;
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
    /// `attribute_info` must not have two attributes of one name
    "attribute_info/once" [field, object, warning
        "The finalizer refuses some attributes that occur twice (errata object-19)."]:
        attributes_differ();
    /// `attribute_info` must give the attribute `PerThreadInputSize` less than 128 registers without the attribute
    /// `NumGRF`
    "attribute_info/per_thread_input_size" [field, object, on "XEHP+", warning
        "The finalizer crashes (errata object-19)."]:
        !has_attribute("NumGRF") => attribute("PerThreadInputSize") < 128 * grf();
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
    /// `num_inputs` must be at most 256
    "num_inputs/range" [field, object]: num_inputs <= 256;
    /// `input_info` must list the arguments of the user before the inputs that a runtime adds
    "input_info/order" [field, object]: user_inputs_first();
    /// `string_pool` must have the empty string at index 0
    "string_pool/first" [field, object]: string_bytes(0) == 0;
    /// `name_index` must be the index of a string of the pool
    "name_index/declared" [object]: string_declared(name_index);
    /// `name_index` must refer to a string of at most 1023 bytes
    "name_index/length" [field, object]: string_bytes(name_index) <= 1023;
    /// `name_index` must refer to a string of at least 1 byte
    "name_index/some" [field, object]: string_bytes(name_index) >= 1;
    /// `name_index` must refer to the name that the header gives the kernel if that string has 1 to 255 bytes
    "name_index/kernel" [field, object]: matches!(string_bytes(name_index), 1..=255) => string_own(name_index);
}
