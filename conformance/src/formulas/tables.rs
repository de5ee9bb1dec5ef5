//! Declared and predefined variables: the functions of an index, as tables over all indexes.

use super::UNKNOWN;
use crate::layout::{DEFAULT_ELEMENTS, DeclaredSlots, Layout, space};
use crate::solve::Formula;
use crate::spec::TABLES;
use genvisa_reader::isa::{Elements, Predefined, Refers, Space};
use genvisa_rule::BinaryOp;
use std::collections::BTreeMap;
use std::sync::Arc;

/// For each function of an index, its value for each index that is declared or predefined.
#[derive(Debug, Default)]
pub(super) struct Tables(BTreeMap<String, Arc<[(i64, Formula)]>>);

impl Tables {
    /// The functions of the indexes of a layout.
    pub(super) fn new(layout: &Layout<'_>) -> Self {
        let mut tables: BTreeMap<String, Vec<(i64, Formula)>> = BTreeMap::new();
        for (prefix, table) in TABLES {
            let first = space(table).map_or(0, |space| layout.spec.first_declared(space));
            let known = space(table).map(|space| predefined(layout, space)).unwrap_or_default();
            let own = layout.declared.iter().enumerate().map(|(n, own)| (first + n as i64, Some(own), None));
            let own = own.filter(|(index, ..)| known.iter().all(|p| i64::from(p.index) != *index));
            let known = known.iter().map(|p| (i64::from(p.index), None, Some(*p)));
            for (index, own, known) in known.chain(own).collect::<Vec<_>>() {
                for (function, formula) in values(layout, table, own, known) {
                    tables.entry(format!("{prefix}_{function}")).or_default().push((index, formula));
                }
            }
        }
        let sorted = |mut arms: Vec<(i64, Formula)>| {
            arms.sort_by_key(|(index, _)| *index);
            arms.into()
        };
        Self(tables.into_iter().map(|(function, arms)| (function, sorted(arms))).collect())
    }

    /// The value of a function of an index.
    pub(super) fn look_up(&self, function: &str, index: Formula) -> Formula {
        // An index that is in no table is known to be undeclared.
        let otherwise = if function.ends_with("_declared") { Formula::number(0) } else { UNKNOWN };
        let arms = self.0.get(function).cloned().unwrap_or_default();
        Formula::Case { on: Box::new(index), arms, otherwise: Box::new(otherwise) }.folded()
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

/// The values of all functions for one declared or predefined variable.
fn values(
    layout: &Layout<'_>,
    table: Refers,
    own: Option<&DeclaredSlots>,
    known: Option<&Predefined>,
) -> Vec<(&'static str, Formula)> {
    // A variable that no operand can name is declared with the default number of elements.
    let slot = |slot: Option<usize>, otherwise: i64| slot.map_or(Formula::number(otherwise), Formula::Slot);
    let [elements, addresses, predicates] = DEFAULT_ELEMENTS;
    let mut values = vec![("declared", Formula::number(1))];
    match (table, own) {
        (Refers::Variable, _) => {
            let (ty, elements) = match own {
                Some(own) => {
                    (slot(own.variable.map(|v| v[0]), 0), slot(own.variable.map(|v| v[1]), elements))
                }
                None => {
                    let name = known.and_then(|p| p.ty.as_deref());
                    let ty = layout.spec.isa.types.iter().find(|t| Some(t.name.as_str()) == name);
                    let elements = known.and_then(|p| predefined_elements(layout, p));
                    (Formula::Known(ty.map(|t| t.code.into())), Formula::Known(elements))
                }
            };
            let bytes = Formula::binary(BinaryOp::Mul, layout.bytes(ty.clone()), elements);
            values.extend([("ty", ty), ("bytes", bytes)]);
        }
        (Refers::Address, Some(own)) => values.push(("elems", slot(own.address, addresses))),
        (Refers::Predicate, Some(own)) => values.push(("elems", slot(own.predicate, predicates))),
        (Refers::Label, Some(own)) => values.push(("kind", slot(own.label, 0))),
        _ => {}
    }
    values
}
