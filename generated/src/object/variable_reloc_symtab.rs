// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `variable_reloc_symtab`: [`VariableRelocSymtab`].

use crate::prelude::*;

/// The structure `variable_reloc_symtab`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct VariableRelocSymtab {
    /// Index that the kernel uses.
    pub symbolic_index: u16,
    /// Index in the table of file-scope variables.
    pub resolved_index: u16,
}

rules! {
    VariableRelocSymtab: "variable_reloc_symtab" at crate::lines::object::variable_reloc_symtab;

    /// `resolved_index` must be less than the number of variables of the file
    "resolved_index/range" [field, object]: resolved_index < file_variables();
}
