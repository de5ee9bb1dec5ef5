//! The facts about the header of a file that rules about its other parts ask for.

use super::{ObjectEntry, ObjectHeader};
use crate::{Scope, Variable};
use alloc::collections::BTreeSet;

/// The facts about the header of a file.
pub(super) struct HeaderFacts<'h> {
    /// The number of file-scope variables.
    pub variables: u32,
    /// The number of functions.
    pub functions: u32,
    kernels: BTreeSet<&'h [u8]>,
}

impl<'h> HeaderFacts<'h> {
    /// The facts about a header.
    pub fn of<H: ObjectHeader>(header: &'h H) -> Self {
        Self {
            variables: header.variables(),
            functions: u32::try_from(header.functions().len()).unwrap_or(u32::MAX),
            kernels: header.kernels().iter().map(ObjectEntry::name).collect(),
        }
    }

    /// Whether a kernel of the file has a name.
    pub fn has_kernel(&self, name: &[u8]) -> bool {
        self.kernels.contains(name)
    }
}

/// The scope of rules about the header, which has no declarations.
impl Scope for HeaderFacts<'_> {
    fn variable(&self, _: u32) -> Option<Variable> {
        None
    }
    fn address(&self, _: u32) -> Option<u32> {
        None
    }
    fn predicate(&self, _: u32) -> Option<u32> {
        None
    }
    fn surface(&self, _: u32) -> Option<u32> {
        None
    }
    fn sampler(&self, _: u32) -> Option<u32> {
        None
    }
    fn label(&self, _: u32) -> Option<u8> {
        None
    }
    fn file_variables(&self) -> Option<u32> {
        Some(self.variables)
    }
    fn file_functions(&self) -> Option<u32> {
        Some(self.functions)
    }
}
