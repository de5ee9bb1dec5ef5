//! The declarations of a kernel, as far as the operands of the instruction can refer to them.

use super::build::{Builder, Position};
use super::values::sample;
use super::{Layout, Sampling, VariableTypes};
use crate::spec::Spec;
use genvisa_reader::isa::{Enumerant, Field, Space};
use genvisa_rule::functions::Table;
use std::collections::HashSet;

/// The slots of the declarations for one operand.
#[derive(Debug, Clone, Default)]
pub struct DeclaredSlots {
    /// Type and number of elements of a general variable.
    pub variable: Option<[usize; 2]>,
    /// Number of elements of an address variable.
    pub address: Option<usize>,
    /// Number of elements of a predicate variable.
    pub predicate: Option<usize>,
    /// Number of elements of a surface.
    pub surface: Option<usize>,
    /// Number of elements of a sampler.
    pub sampler: Option<usize>,
    /// Kind of a label.
    pub label: Option<usize>,
}

/// The numbers of elements of a general variable, an address variable and a predicate variable if no rule needs others.
pub const DEFAULT_ELEMENTS: [i64; 3] = [1024, 16, 32];

/// The number of elements of a surface or sampler if no rule needs others, and the largest one.
pub const STATE_ELEMENTS: (i64, i64) = (1, 128);

/// The class of variables in a table; `None` for labels and strings.
pub fn space(table: Table) -> Option<Space> {
    Some(match table {
        Table::Variable => Space::Variable,
        Table::Address => Space::Address,
        Table::Predicate => Space::Predicate,
        Table::Surface => Space::Surface,
        Table::Sampler => Space::Sampler,
        Table::Label | Table::String => return None,
    })
}

impl<'a> Builder<'a> {
    /// The indexes into a table that are tried: the variable of this operand, one predefined variable of each type and
    /// size, and some that are not declared.
    pub(super) fn indexes(&mut self, table: Table, position: Position<'a>) -> Vec<i64> {
        let owner = self.owner(position);
        self.references.entry((position.operand, table)).or_insert(owner);
        let Layout { spec, platform, .. } = self.layout;
        let first = space(table).map_or(0, |space| spec.first_declared(space));
        let own = first + position.operand as i64;
        let all: Vec<_> = spec.isa.predefined.iter().filter(|p| Some(p.space) == space(table)).collect();
        let mut kinds = HashSet::new();
        let kinds = all.iter().filter(|p| {
            let elements = p.elements.iter().find(|e| spec.on(&e.platforms, platform));
            kinds.insert((&p.ty, elements.map(|e| e.count)))
        });
        let kinds = kinds.map(|p| i64::from(p.index));
        let gaps: Vec<_> =
            (0..first).filter(|index| all.iter().all(|p| i64::from(p.index) != *index)).collect();
        let gaps = gaps.first().into_iter().chain(gaps.last()).copied();
        let undeclared = first + self.operands as i64;
        // Most instructions have no predicate.
        let preferred = if table == Table::Predicate { vec![0, own] } else { vec![own] };
        preferred.into_iter().chain(kinds).chain(gaps).chain([undeclared]).collect()
    }

    /// Adds the slots of the declarations. They come last: the size of a variable is best chosen when everything that it
    /// has to contain is known.
    pub(super) fn declare(&mut self) {
        let types = std::mem::take(&mut self.types);
        let kinds: Vec<i64> = label_kinds(self.layout.spec).iter().map(|kind| kind.code as i64).collect();
        for ((operand, table), owner) in std::mem::take(&mut self.references) {
            let mut declared = self.layout.declared[operand].clone();
            let mut slot =
                |what: &str, domain, sampling| self.slot(format!("{owner}.{what}"), domain, sampling);
            let [variable, address, predicate] = DEFAULT_ELEMENTS.map(|elements| sample(elements, 1, 65535));
            let states = sample(STATE_ELEMENTS.0, 1, STATE_ELEMENTS.1);
            match table {
                Table::Variable => {
                    let ty = slot("variable.type", types.clone(), Sampling::Each);
                    declared.variable = Some([ty, slot("variable.elements", variable, Sampling::Boundary)]);
                }
                Table::Address => {
                    declared.address = Some(slot("address.elements", address, Sampling::Boundary));
                }
                Table::Predicate => {
                    declared.predicate = Some(slot("predicate.elements", predicate, Sampling::Boundary));
                }
                Table::Label => declared.label = Some(slot("label.kind", kinds.clone(), Sampling::Each)),
                Table::Surface => {
                    declared.surface = Some(slot("surface.elements", states, Sampling::Boundary))
                }
                Table::Sampler => {
                    declared.sampler = Some(slot("sampler.elements", states, Sampling::Boundary))
                }
                Table::String => {}
            }
            self.layout.declared[operand] = declared;
        }
    }
}

/// The codes of the types that general variables can have.
pub(super) fn variable_types(spec: &Spec, types: VariableTypes) -> Vec<i64> {
    match types {
        VariableTypes::All => spec.isa.types.iter().map(|ty| ty.code.into()).collect(),
        VariableTypes::Declarable => declarable_types(spec).iter().map(|ty| ty.code as i64).collect(),
    }
}

/// The types that the declaration of a general variable can name.
fn declarable_types(spec: &Spec) -> &[Enumerant] {
    let properties = spec.isa.record("var_info").and_then(|record| record.field("bit_properties"));
    let groups = properties.map_or(&[][..], |field| &field.bits);
    groups.iter().find(|group| group.name == "data_type").map_or(&[], |group| &group.values)
}

/// The kinds of labels.
pub fn label_kinds(spec: &Spec) -> &[Enumerant] {
    let kind = spec.isa.record("label_info").and_then(|record| record.field("kind"));
    kind.and_then(Field::main_group).map_or(&[], |group| &group.values)
}
