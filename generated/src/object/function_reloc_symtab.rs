// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `function_reloc_symtab`: [`FunctionRelocSymtab`].

use crate::prelude::*;

/// The structure `function_reloc_symtab`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct FunctionRelocSymtab {
    /// Index that the kernel uses.
    pub symbolic_index: u16,
    /// Index in the table of functions.
    pub resolved_index: u16,
}

rules! {
    FunctionRelocSymtab: "function_reloc_symtab" at crate::lines::object::function_reloc_symtab;

    /// `resolved_index` must be less than the number of functions of the file
    "resolved_index/range" [field, object]: resolved_index < file_functions();
}
