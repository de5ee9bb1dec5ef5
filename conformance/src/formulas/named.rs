//! The slots that an expression names.

use crate::layout::Layout;
use genvisa_rule::functions::{Answer, Bits};
use genvisa_rule::{Expr, Function};
use std::collections::BTreeSet;

/// The slots whose codes, documented or not, an expression is about: those of `code(x)` and `raw(x)`.
pub fn coded(layout: &Layout<'_>, expr: &Expr, node: usize) -> BTreeSet<usize> {
    let mut slots = BTreeSet::new();
    for part in expr.walk() {
        let Expr::Call { name, args, .. } = part else { continue };
        let Some(Answer::Bits(bits)) = Function::find(name).map(|function| function.answer) else { continue };
        let Some((named, _)) = args.first().and_then(Expr::as_place) else { continue };
        for (_, range) in layout.nodes[node].ranges().filter(|(field, _)| field.name == named.path[0]) {
            let is_it = match bits {
                Bits::Raw => true,
                Bits::Code => named.path.last().is_some_and(|last| last == range.name),
            };
            slots.extend(is_it.then_some(range.slot));
        }
    }
    slots
}

/// The slots that an expression names. They are the subject of the expression, unlike those that their definitions depend
/// on.
pub fn named(layout: &Layout<'_>, expr: &Expr, node: usize) -> BTreeSet<usize> {
    let named = expr.walk().filter_map(Expr::as_place).flat_map(|(name, _)| {
        let is_it = move |field: &str, range: &str| {
            name.path.first().is_some_and(|first| first == field)
                && name.path.last().is_some_and(|last| last == range)
        };
        let ranges = layout.nodes[node].ranges();
        ranges.filter(move |(field, range)| is_it(field.name, range.name)).map(|(_, range)| range.slot)
    });
    named.collect()
}
