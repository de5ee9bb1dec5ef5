// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `function_reloc_symtab`: [`FunctionRelocSymtab`].

use crate::prelude::*;

/// The structure `function_reloc_symtab`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct FunctionRelocSymtab {
    /// Index that the kernel uses.
    pub symbolic_index: u16,
    /// Index in the table of functions.
    pub resolved_index: u16,
}
