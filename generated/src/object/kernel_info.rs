// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `kernel_info`: [`KernelInfo`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use super::FunctionRelocSymtab;
use super::GenBinaryInfo;
use super::VariableRelocSymtab;

/// The structure `kernel_info`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct KernelInfo {
    /// Name of the kernel, without a terminator.
    #[table("ub{-v3.7}, uw{v3.7+}", count = "name_len")] pub name: Vec<u8>,
    /// Bytes from the start of the file to the kernel object.
    pub offset: u32,
    /// Number of bytes of the kernel object, without Gen binaries.
    pub size: u32,
    /// Bytes from the start of the file to num_inputs of the kernel object.
    pub input_offset: u32,
    /// File-scope variables in use.
    #[table("uw", count = "num_syms_variable")] pub variable_reloc_symtab: Vec<VariableRelocSymtab>,
    /// Functions in use.
    #[table("uw", count = "num_syms_function")] pub function_reloc_symtab: Vec<FunctionRelocSymtab>,
    /// Locations of the Gen binaries.
    #[table("ub", count = "num_gen_binaries")] pub gen_binary_info: Vec<GenBinaryInfo>,
}

#[cfg(feature = "alloc")]
rules! {
    KernelInfo: "kernel_info" at crate::lines::object::kernel_info;

    /// `name_len` must be at least 1: a kernel or function has a name
    "name_len/range" [field, object]: name_len >= 1;
    /// `num_gen_binaries` must be from 0 to 4
    "num_gen_binaries/range" [field, object]: matches!(num_gen_binaries, 0..=4);
    /// `size` must be the number of bytes of the kernel object at `offset`
    "size/object" [field, object]: size == file_object_bytes(offset);
    /// `input_offset` must be the number of bytes from the start of the file to the inputs of the kernel object at
    /// `offset`
    "input_offset/inputs" [field, object]: input_offset == file_inputs_offset(offset);
}
