//! Where things stand in a text.

use genvisa::Violation;
use genvisa::module::Place;
use std::collections::BTreeMap;
use std::ops::Range;

/// Where the parts of a module stand in the text that it was read from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Places {
    /// Of each kernel.
    pub kernels: Vec<ObjectPlaces>,
    /// Of each function.
    pub functions: Vec<ObjectPlaces>,
}

/// Where a kernel or function stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ObjectPlaces {
    /// The statement that begins it.
    pub begin: Range<usize>,
    /// The statement of each instruction.
    pub instructions: Vec<Range<usize>>,
    /// The name of each entry of each table: `var_info`, `label_info`…
    pub entries: BTreeMap<&'static str, Vec<Range<usize>>>,
}

impl Places {
    /// The bytes of the text that something broken in a place of the module is about: the entry of a table, where it is
    /// about one.
    pub fn of(&self, place: Place, violation: &Violation) -> Option<Range<usize>> {
        let of = |objects: &[ObjectPlaces], n: usize| {
            let object = objects.get(n)?;
            let entries =
                violation.element.and_then(|entry| Some((object.entries.get(violation.field)?, entry)));
            let entry = entries.and_then(|(entries, entry)| entries.get(entry as usize));
            Some(entry.unwrap_or(&object.begin).clone())
        };
        let instruction =
            |objects: &[ObjectPlaces], n: usize, at: usize| objects.get(n)?.instructions.get(at).cloned();
        match place {
            Place::Header => Some(0..0),
            Place::Kernel(n) => of(&self.kernels, n),
            Place::Function(n) => of(&self.functions, n),
            Place::KernelInstruction(n, at) => instruction(&self.kernels, n, at),
            Place::FunctionInstruction(n, at) => instruction(&self.functions, n, at),
        }
    }
}
