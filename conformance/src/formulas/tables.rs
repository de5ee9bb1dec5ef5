//! Declared and predefined variables: each fact about them, as a table over all indexes.

use super::UNKNOWN;
use crate::layout::{DEFAULT_ELEMENTS, DeclaredSlots, Layout, STATE_ELEMENTS, space};
use crate::solve::Formula;
use genvisa_reader::isa::{Elements, Predefined, Space};
use genvisa_rule::BinaryOp;
use genvisa_rule::functions::{Answer, FUNCTIONS, Fact, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The tables with declarations that cases have. No case has strings.
const TABLES: [Table; 6] =
    [Table::Variable, Table::Address, Table::Predicate, Table::Surface, Table::Sampler, Table::Label];

/// A declaration of a case, or one of the pages.
#[derive(Clone, Copy)]
enum Declaration<'a> {
    Own(&'a DeclaredSlots),
    Predefined(&'a Predefined),
}

/// The value of a fact for each index, in ascending order.
type Arms = Arc<[(i64, Formula)]>;

/// For each fact about a declaration, its value for each index that is declared or predefined.
#[derive(Debug, Default)]
pub(super) struct Tables(BTreeMap<(Table, Fact), Arms>);

impl Tables {
    /// The facts about the declarations of a layout.
    pub(super) fn new(layout: &Layout<'_>) -> Self {
        let facts: BTreeSet<Fact> = FUNCTIONS.iter().filter_map(|function| fact(function.answer)).collect();
        let mut tables = BTreeMap::new();
        for table in TABLES {
            let first = space(table).map_or(0, |space| layout.spec.first_declared(space));
            let known = space(table).map(|space| predefined(layout, space)).unwrap_or_default();
            let own =
                layout.declared.iter().enumerate().map(|(n, own)| (first + n as i64, Declaration::Own(own)));
            let own = own.filter(|(index, _)| known.iter().all(|p| i64::from(p.index) != *index));
            let known = known.iter().map(|p| (i64::from(p.index), Declaration::Predefined(p)));
            let mut declarations: Vec<_> = known.chain(own).collect();
            declarations.sort_by_key(|(index, _)| *index);
            for fact in &facts {
                let arms =
                    declarations.iter().map(|(index, own)| (*index, value(layout, table, *fact, *own)));
                tables.insert((table, *fact), arms.collect());
            }
        }
        Self(tables)
    }

    /// A fact about the declaration with an index in a table.
    pub(super) fn look_up(&self, table: Table, fact: Fact, index: Formula) -> Formula {
        let Some(arms) = self.0.get(&(table, fact)).cloned() else { return UNKNOWN };
        // An index that is in no table is known to be undeclared.
        let otherwise = if fact == Fact::Declared { Formula::number(0) } else { UNKNOWN };
        Formula::Case { on: Box::new(index), arms, otherwise: Box::new(otherwise) }.folded()
    }
}

/// The fact about a declaration that is the value of a function.
fn fact(answer: Answer) -> Option<Fact> {
    match answer {
        Answer::Declaration(_, fact) | Answer::OperandOrIndex(fact) | Answer::Index(fact) => Some(fact),
        Answer::Arithmetic(_)
        | Answer::Bits(_)
        | Answer::Operand
        | Answer::Platform
        | Answer::Chapters(_)
        | Answer::Instruction(_)
        | Answer::Module
        | Answer::Flow
        | Answer::Attribute
        | Answer::Execution => None,
    }
}

impl Layout<'_> {
    /// The size of a data type in bytes; unknown for types of fewer than 8 bits.
    pub(super) fn bytes(&self, ty: Formula) -> Formula {
        let types = self.spec.isa.types.iter().filter(|ty| ty.bits >= 8);
        let arms = types.map(|ty| (ty.code.into(), Formula::number((ty.bits / 8).into())));
        Formula::case(ty, arms.collect(), UNKNOWN)
    }
}

/// The predefined variables of a class on the platform.
fn predefined<'a>(layout: &Layout<'a>, space: Space) -> Vec<&'a Predefined> {
    let here = |p: &&Predefined| {
        p.space == space && (p.elements.is_empty() || predefined_elements(layout, p).is_some())
    };
    let mut found: Vec<&Predefined> = Vec::new();
    for p in layout.spec.isa.predefined.iter().filter(here) {
        if found.iter().all(|known| known.index != p.index) {
            found.push(p);
        }
    }
    found
}

fn predefined_elements(layout: &Layout<'_>, predefined: &Predefined) -> Option<i64> {
    let here = |e: &&Elements| layout.spec.on(&e.platforms, layout.platform);
    predefined.elements.iter().find(here).map(|e| i64::from(e.count))
}

/// A fact about one declaration.
fn value(layout: &Layout<'_>, table: Table, fact: Fact, declaration: Declaration<'_>) -> Formula {
    use Declaration::{Own, Predefined};
    let [elements, addresses, predicates] = DEFAULT_ELEMENTS;
    // A variable that no operand can name is declared with the default number of elements.
    let slot = |slot: Option<usize>, otherwise: i64| slot.map_or(Formula::number(otherwise), Formula::Slot);
    match (fact, table, declaration) {
        (Fact::Declared, ..) => Formula::number(1),
        (Fact::Type, Table::Variable, Own(own)) => slot(own.variable.map(|[ty, _]| ty), 0),
        (Fact::Type, Table::Variable, Predefined(known)) => {
            let ty = layout.spec.isa.types.iter().find(|ty| Some(ty.name.as_str()) == known.ty.as_deref());
            Formula::Known(ty.map(|ty| ty.code.into()))
        }
        (Fact::Bytes, Table::Variable, _) => {
            let elements = value(layout, table, Fact::Elements, declaration);
            let ty = value(layout, table, Fact::Type, declaration);
            Formula::binary(BinaryOp::Mul, layout.bytes(ty), elements)
        }
        (Fact::Elements, Table::Variable, Own(own)) => {
            slot(own.variable.map(|[_, elements]| elements), elements)
        }
        (Fact::Elements, Table::Variable, Predefined(known)) => {
            Formula::Known(predefined_elements(layout, known))
        }
        (Fact::Elements, Table::Address, Own(own)) => slot(own.address, addresses),
        (Fact::Elements, Table::Predicate, Own(own)) => slot(own.predicate, predicates),
        (Fact::Elements, Table::Surface, Own(own)) => slot(own.surface, STATE_ELEMENTS.0),
        (Fact::Elements, Table::Sampler, Own(own)) => slot(own.sampler, STATE_ELEMENTS.0),
        (Fact::Kind, Table::Label, Own(own)) => slot(own.label, 0),
        // No other declaration of a case has such a fact.
        (Fact::Type | Fact::Bytes | Fact::Elements | Fact::Kind, ..) => UNKNOWN,
        (Fact::Writable | Fact::Divisible, Table::Variable, Own(_)) => Formula::number(1),
        (Fact::Writable, Table::Variable, Predefined(known)) => Formula::number(known.writable.into()),
        (Fact::Divisible, Table::Variable, Predefined(known)) => Formula::number(known.aliasable.into()),
        (Fact::Writable | Fact::Divisible, ..) => UNKNOWN,
        (Fact::Root, Table::Variable, Predefined(known)) => Formula::number(known.index.into()),
        (Fact::Alias | Fact::Place, Table::Variable, Predefined(_)) => Formula::number(0),
        // Cases have no declaration that is a part of another, and only one instruction of the body.
        (
            Fact::Alias
            | Fact::Attribute
            | Fact::Arguments
            | Fact::Input
            | Fact::Kernel
            | Fact::Own
            | Fact::Results
            | Fact::Places
            | Fact::Printable
            | Fact::Root
            | Fact::Place
            | Fact::Alignment,
            ..,
        ) => UNKNOWN,
    }
}
