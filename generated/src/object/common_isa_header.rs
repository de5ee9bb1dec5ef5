// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `common_isa_header`: [`CommonIsaHeader`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::FileScopeVarInfo;
#[cfg(feature = "alloc")]
use super::FunctionInfo;
#[cfg(feature = "alloc")]
use super::KernelInfo;

/// The structure `common_isa_header`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct CommonIsaHeader {
    /// Number that identifies the file format.
    pub magic_number: u32,
    /// Object version before the point.
    pub major_version: u8,
    /// Object version after the point.
    pub minor_version: u8,
    /// Locations of the kernels.
    #[table("uw", count = "num_kernels")] pub kernel_info: Vec<KernelInfo>,
    /// File-scope variables.
    #[table("uw", count = "num_variables")] pub file_scope_var_info: Vec<FileScopeVarInfo>,
    /// Locations of the functions.
    #[table("uw", count = "num_functions")] pub function_info: Vec<FunctionInfo>,
}

#[cfg(feature = "alloc")]
rules! {
    CommonIsaHeader: "common_isa_header" at crate::lines::object::common_isa_header;

    /// `magic_number` must be 0x41534943, the letters CISA
    "magic_number/value" [field, object]: magic_number == 0x41534943;
    /// `major_version` must be at least 3: the layout of older objects is not documented
    "major_version/oldest" [field, object]: major_version >= 3;
    /// `major_version` must be at most 4: the layout of newer objects is not documented
    "major_version/newest" [field, object]: major_version <= 4;
    /// `minor_version` must be at most 1 if `major_version` is 4: the layout of newer objects is not documented
    "minor_version/newest" [field, object, warning
        "The finalizer accepts every minor version (errata object-24)."]:
        major_version == 4 => minor_version <= 1;
    /// `num_kernels` must be at most 512
    "num_kernels/range" [field, object]: num_kernels <= 512;
    /// `num_kernels` and `num_functions` must be at least 1 together: an object contains a kernel or a function
    "num_kernels/some" [field, object]: num_kernels + num_functions >= 1;
    /// `function_info` and `file_scope_var_info` must give each function and each variable of linkage `static` or
    /// `global` a name of its own
    "function_info/names" [field, object]: file_names_differ();
}
