//! The facts about the parts of a file that rules about its header ask for, and those about the header that rules about
//! its other parts ask for.

use super::{Declared, Module, ObjectEntry, ObjectFormat, ObjectHeader, Routine, joined, overlapping};
use crate::{Scope, Variable, Version, Wire};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use core::ops::Range;

/// The facts about the header of a file.
pub(super) struct HeaderFacts<'h> {
    variables: Vec<Variable>,
    functions: usize,
    /// The rows about kernels, and then those about functions.
    rows: Vec<HeaderRow<'h>>,
    kernel_names: BTreeSet<&'h [u8]>,
    /// The registers of arguments and of results that each function of the file declares.
    sizes: BTreeMap<&'h [u8], [u8; 2]>,
    names_differ: bool,
    /// The bytes that belong to the header, a kernel or a function, as joined ranges.
    taken: Vec<Range<usize>>,
    /// The number of bytes of the file.
    bytes: usize,
    /// The kernels and functions by their offsets.
    objects: BTreeMap<u32, ObjectFacts>,
}

/// The facts about the row of a kernel or function in the header.
pub(super) struct HeaderRow<'h> {
    /// The name.
    pub name: &'h [u8],
    /// The positions of file-scope variables in their table, by the index that the kernel or function uses.
    variables: BTreeMap<u32, u32>,
}

impl<'h> HeaderRow<'h> {
    fn of(row: &'h impl ObjectEntry) -> Self {
        Self { name: row.name(), variables: row.variables().collect() }
    }
}

/// The header as a kernel or function sees it.
#[derive(Clone, Copy)]
pub(super) struct HeaderOf<'h> {
    /// The facts that are the same for all.
    pub file: &'h HeaderFacts<'h>,
    /// Those about its own row.
    pub row: Option<&'h HeaderRow<'h>>,
}

impl HeaderOf<'_> {
    /// The file-scope variable to which the kernel or function gives an index. An index without a row of its own is a position.
    pub fn variable(&self, index: u32) -> Option<Variable> {
        let position = self.row.and_then(|row| row.variables.get(&index)).copied().unwrap_or(index);
        self.file.variables.get(position as usize).copied()
    }
}

/// The facts about a kernel or function of a file.
struct ObjectFacts {
    /// Its declarations and instructions, in bytes.
    bytes: Option<u32>,
    /// Bytes from the start of the file to its table of inputs.
    inputs: Option<u32>,
}

impl ObjectFacts {
    /// The facts about an object at an offset.
    fn of<D: Declared, I: Wire>(offset: u32, object: &Routine<D, I>, version: Version) -> Self {
        let code = object.data.code();
        let declarations = u32::try_from(object.data.encoded_len(version)).ok();
        let instructions = code.entry.checked_add(code.size);
        let inputs = object.data.offset_of_inputs(version).and_then(|inputs| u32::try_from(inputs).ok());
        Self {
            bytes: declarations.zip(instructions).map(|(one, other)| one.max(other)),
            inputs: inputs.and_then(|inputs| offset.checked_add(inputs)),
        }
    }
}

impl<'h> HeaderFacts<'h> {
    /// The facts about a file.
    pub fn of<F: ObjectFormat>(module: &'h Module<F>) -> Self {
        let (header, version) = (&module.header, module.version());
        let (mut objects, mut sizes) = (BTreeMap::new(), BTreeMap::new());
        for (row, kernel) in header.kernels().iter().zip(&module.kernels) {
            objects.insert(row.offset(), ObjectFacts::of(row.offset(), kernel, version));
        }
        for (row, function) in header.functions().iter().zip(&module.functions) {
            let Some(function) = function else { continue };
            objects.insert(row.offset(), ObjectFacts::of(row.offset(), function, version));
            sizes.extend(function.data.own_sizes().map(|own| (row.name(), own)));
        }
        let mut names = BTreeSet::new();
        let end =
            |(offset, object): (&u32, &ObjectFacts)| *offset as usize + object.bytes.unwrap_or(0) as usize;
        let gaps = module.gaps.iter().map(|gap| gap.offset.saturating_add(gap.bytes.len()));
        let part = |(offset, object): (&u32, &ObjectFacts)| *offset as usize..end((offset, object));
        let taken = objects.iter().map(part).chain(core::iter::once(0..header.encoded_len(version)));
        let taken = joined(taken.collect());
        let bytes = objects.iter().map(end).chain(gaps).fold(header.encoded_len(version), usize::max);
        Self {
            objects,
            bytes,
            taken,
            sizes,
            names_differ: header.defined().all(|name| names.insert(name)),
            variables: header.variables().collect(),
            functions: header.functions().len(),
            rows: header
                .kernels()
                .iter()
                .map(HeaderRow::of)
                .chain(header.functions().iter().map(HeaderRow::of))
                .collect(),
            kernel_names: header.kernels().iter().map(ObjectEntry::name).collect(),
        }
    }

    /// The registers of arguments and of results that the function with a name declares.
    pub fn function_sizes(&self, name: &[u8]) -> Option<[u8; 2]> {
        self.sizes.get(name).copied()
    }

    /// The header as a kernel or function sees it. The numbers of functions follow those of kernels.
    pub fn of_object(&self, number: usize) -> HeaderOf<'_> {
        HeaderOf { file: self, row: self.rows.get(number) }
    }

    /// Whether a kernel of the file has a name.
    pub fn has_kernel(&self, name: &[u8]) -> bool {
        self.kernel_names.contains(name)
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
        u32::try_from(self.variables.len()).ok()
    }
    fn file_functions(&self) -> Option<u32> {
        u32::try_from(self.functions).ok()
    }
    fn file_names_differ(&self) -> Option<bool> {
        Some(self.names_differ)
    }
    fn file_bytes(&self) -> Option<usize> {
        Some(self.bytes)
    }
    fn file_free(&self, range: Range<usize>) -> Option<bool> {
        Some(overlapping(&self.taken, &range).is_empty())
    }
    fn file_object_bytes(&self, offset: u32) -> Option<u32> {
        self.objects.get(&offset)?.bytes
    }
    fn file_inputs_offset(&self, offset: u32) -> Option<u32> {
        self.objects.get(&offset)?.inputs
    }
}
