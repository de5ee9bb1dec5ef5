//! Tables of encodings: `| Binary Encoding | Value |` of the bit range before them, or of all bit ranges of a field.

use crate::lower::chapter::state::{Chapter, Current};
use crate::lower::cx::Cx;
use crate::lower::table::{Row, Table};
use crate::page::{Number, number};

const CODES: [&str; 2] = ["binary encoding", "binary value"];
/// Words that announce a table that applies to all bit ranges of a field.
const SHARED: &str = "share a common binary encoding";

/// Whether the first column has encodings.
fn applies(table: &Table<'_, '_>) -> bool {
    table.column(&CODES) == Some(0)
}

/// Whether each row begins with a code, whatever the column is called.
fn lists_codes(table: &Table<'_, '_>) -> bool {
    let is_code = |row: &Row<'_, '_>| number(row.cell(Some(0))).is_some_and(|n| n.2.is_empty());
    !table.rows.is_empty() && table.rows.iter().all(is_code)
}

/// Reads the table. False: it is announced by nothing, or its columns say that it is something else.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, chapter: &mut Chapter<'_, 'a>, table: &Table<'_, 'a>) -> bool {
    let shared = chapter.text_before.contains(SHARED);
    let draft = match &mut chapter.current {
        Current::Record(open) => open.described(),
        Current::Field(draft) => Some(&mut **draft),
        Current::Nothing | Current::Class(_) => None,
    };
    let Some(draft) = draft.filter(|d| !d.bit_ranges.is_empty() && (shared || chapter.in_bullet)) else {
        return false;
    };
    let first = if shared { 0 } else { draft.bit_ranges.len() - 1 };
    let mut open = draft.bit_ranges[first..].iter_mut().filter(|r| r.codes.is_empty()).peekable();
    if !applies(table) {
        if let Some(bit_range) = open.peek().filter(|_| lists_codes(table)) {
            let place = table.rows.first().map_or("", |row| cx.page.text(row.entry));
            let help = format!("the column of codes is called {}", CODES.join(" or "));
            cx.warning(place, format!("is this a list of what `{}` can be?", bit_range.name), help);
        }
        return false;
    }
    // Columns behind code and name are for people.
    let others = table.rows.iter().flat_map(|row| row.cells.iter().skip(2));
    table.header.iter().skip(1).chain(others).for_each(|cell| cx.describes(cell));
    for bit_range in open {
        for row in &table.rows {
            let text = cx.page.text(row.entry);
            let code = number(row.cell(Some(0))).filter(|n| n.2.is_empty());
            let Some((radix, digits, _)) = code else {
                cx.error(text, "expected an encoding in the first cell", "");
                continue;
            };
            bit_range.code("", Number { radix, digits }, "", row.cell(Some(1)), text, row.entry.line);
        }
    }
    true
}
