//! The fields of structures and instructions, with the names in them resolved once.

use super::Spec;
use foldhash::HashMap;
use genvisa_reader::isa::{Field, Wire};
use genvisa_rule::Expr;

/// The layouts of all structures and instructions, by number.
#[derive(Debug, Default)]
pub struct Layouts {
    /// Those of the structures.
    pub records: Vec<Layout>,
    /// Those of the instructions.
    pub instructions: Vec<Layout>,
}

/// The layout of a structure or an instruction.
#[derive(Debug, Default)]
pub struct Layout {
    /// The numbers of the fields.
    numbers: HashMap<String, usize>,
    /// For each field: the field whose elements it counts.
    counted: Vec<Option<usize>>,
    /// For each field: the condition on which it is present.
    conditions: Vec<Option<Expr>>,
    /// For each field: the number of the field of a chapter that it is an instance of.
    shared: Vec<Option<usize>>,
    /// For each field: the width in bits of each of its types, `None` for those that are no integers.
    widths: Vec<Vec<Option<u32>>>,
}

impl Layouts {
    /// The layouts of a specification.
    pub(super) fn of(spec: &Spec) -> Self {
        let records = spec.isa.records.iter().map(|record| Layout::of(spec, &record.name, &record.fields));
        let instructions = spec.isa.instructions.iter().map(|one| Layout::of(spec, &one.name, &one.fields));
        Self { records: records.collect(), instructions: instructions.collect() }
    }
}

impl Layout {
    fn of(spec: &Spec, owner: &str, fields: &[Field]) -> Self {
        let counted = |name: &str| fields.iter().position(|field| field.count.as_deref() == Some(name));
        let shared = |field: &Field| {
            let found = spec.shared(field)?;
            spec.isa.fields.iter().position(|known| std::ptr::eq(known, found))
        };
        let mut numbers = HashMap::default();
        for (n, field) in fields.iter().enumerate() {
            // Of fields with one name the first counts.
            numbers.entry(field.name.clone()).or_insert(n);
        }
        Self {
            numbers,
            counted: fields.iter().map(|field| counted(&field.name)).collect(),
            conditions: fields.iter().map(|field| spec.condition(owner, &field.name).cloned()).collect(),
            shared: fields.iter().map(shared).collect(),
            widths: fields.iter().map(|field| field.wire.iter().map(Wire::bits).collect()).collect(),
        }
    }

    /// The number of a field by its name.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.numbers.get(name).copied()
    }

    /// The field whose elements a field counts.
    pub fn counted(&self, field: usize) -> Option<usize> {
        self.counted.get(field).copied().flatten()
    }

    /// The condition on which a field is present; `None` if it always is.
    pub fn condition(&self, field: usize) -> Option<&Expr> {
        self.conditions.get(field)?.as_ref()
    }

    /// The width in bits of one of the types of a field; `None` if it is no integer.
    pub fn width(&self, field: usize, ty: usize) -> Option<u32> {
        self.widths.get(field)?.get(ty).copied().flatten()
    }

    /// The number of the field of a chapter that a field is an instance of.
    pub fn shared(&self, field: usize) -> Option<usize> {
        self.shared.get(field).copied().flatten()
    }
}
