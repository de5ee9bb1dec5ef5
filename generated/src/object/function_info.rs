// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `function_info`: [`FunctionInfo`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use super::FunctionRelocSymtab;
use super::LinkageBits;
use super::VariableRelocSymtab;

/// The structure `function_info`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct FunctionInfo {
    /// Visibility of the function.
    pub linkage: LinkageBits,
    /// Name of the function, without a terminator.
    #[table("ub{-v3.7}, uw{v3.7+}", count = "name_len")] pub name: Vec<u8>,
    /// Bytes from the start of the file to the function object.
    pub offset: u32,
    /// Number of bytes of the function object.
    pub size: u32,
    /// File-scope variables in use.
    #[table("uw", count = "num_syms_variable")] pub variable_reloc_symtab: Vec<VariableRelocSymtab>,
    /// Functions in use.
    #[table("uw", count = "num_syms_function")] pub function_reloc_symtab: Vec<FunctionRelocSymtab>,
}

#[cfg(feature = "alloc")]
rules! {
    FunctionInfo: "function_info" at crate::lines::object::function_info;

    /// `linkage` must be `Extern`, `Static` or `Global`
    "linkage/encoding" [object]: matches!(code(linkage), 0 | 1 | 2);
    /// `name_len` must be at least 1: a kernel or function has a name
    "name_len/range" [field, object]: name_len >= 1;
    /// `offset` must be 0 if `linkage` is `extern`: the function is in another file
    "offset/extern" [field, object]: linkage == Extern => offset == 0;
    /// `size` must be 0 if `linkage` is `extern`: the function is in another file
    "size/extern" [field, object]: linkage == Extern => size == 0;
    /// `size` must be the number of bytes of the function object at `offset` if `linkage` is not `extern`
    "size/object" [field, object]: linkage != Extern => size == file_object_bytes(offset);
}
