//! The table of classes of variables.

use super::Table;
use crate::isa::{At, Isa, Space, VariableClass};
use crate::lower::cx::Cx;

/// What the class is called in the table.
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
    let (indexable, first) = (table.column(&["indexable"]), table.column(&["first"]));
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
        let first = match row.cell(first) {
            "" => None,
            index => match index.parse() {
                Ok(index) => Some(index),
                Err(_) => {
                    cx.error(
                        text,
                        "the index of the first declared variable is no number",
                        "expected it under `First`",
                    );
                    continue;
                }
            },
        };
        cx.defines(format!("class of variables {}", row.cell(name)), text);
        isa.classes.push(VariableClass {
            space: *space,
            first,
            max,
            writable: row.cell(access).contains('W'),
            input: row.cell(input).eq_ignore_ascii_case("y"),
            indexable: row.cell(indexable).eq_ignore_ascii_case("y"),
            at: At { page: cx.page.path.to_string(), line: row.entry.line },
        });
    }
}
