//! The table of classes of variables.

use super::predefined::{written, yes};
use crate::isa::{At, Isa, Space, VariableClass};
use crate::lower::cx::Cx;
use crate::lower::table::Table;
use crate::page::Entry;

/// The name of each class in the table.
const CLASSES: [(&str, Space); 5] = [
    ("G", Space::Variable),
    ("A", Space::Address),
    ("P", Space::Predicate),
    ("S", Space::Sampler),
    ("T", Space::Surface),
];

pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, isa: &mut Isa, table: &Table<'_, 'a>) {
    let (name, max) = (table.column(&["variable type"]), table.column(&["max count"]));
    let (access, input) = (table.column(&["r/w"]), table.column(&["input"]));
    let indexable = table.column(&["indexable"]);
    for row in &table.rows {
        let text = cx.page.text(row.entry);
        let Some((_, space)) = CLASSES.iter().find(|c| c.0 == row.cell(name)) else {
            cx.error(text, "no known class of variables", "classes are G, A, P, S and T");
            continue;
        };
        let Ok(max) = row.cell(max).parse() else {
            cx.error(text, "a class without a number of variables", "expected it under `Max count`");
            continue;
        };
        cx.describes(row.cell(table.column(&["storage class"])));
        cx.defines(format!("class of variables {}", row.cell(name)), text);
        isa.classes.push(VariableClass {
            space: *space,
            first: None,
            max,
            writable: written(cx, row.cell(access)),
            input: yes(cx, row.cell(input)),
            indexable: yes(cx, row.cell(indexable)),
            at: At { page: cx.path.clone(), line: row.entry.line },
        });
    }
}

/// The name of the bullet of the first declared variable of a class.
pub(in crate::lower) const FIRST_DECLARED: &str = "first declared";

/// Reads `**First declared:** V32`. False: it is not that.
pub(in crate::lower) fn first_declared<'a>(
    cx: &mut Cx<'_, 'a>,
    isa: &mut Isa,
    entry: &Entry<'a>,
    name: &str,
) -> bool {
    if !name.eq_ignore_ascii_case(FIRST_DECLARED) {
        return false;
    }
    let body = cx.page.body(entry).trim();
    let word = body.split_whitespace().next().unwrap_or(body);
    let declared = Space::of_variable(word);
    let known = declared.and_then(|(space, _)| isa.classes.iter_mut().find(|known| known.space == space));
    match (known, declared) {
        (Some(known), Some((_, index))) if known.first.is_none() => known.first = Some(index),
        _ => cx.error(
            word,
            "expected the first variable of a class",
            "one of the table of variable types, each once: `V32`, `A0`, `P1`, `S0`, `T6`",
        ),
    }
    true
}
