//! Tables of encodings: `| Binary Encoding | Value |` of the run before them, or of all runs of a field.

use super::{Chapter, Current, Table};
use crate::lower::cx::Cx;
use crate::page::{Number, number};

const CODES: [&str; 2] = ["binary encoding", "binary value"];
/// What announces a table that goes for all runs of a field.
const SHARED: &str = "share a common binary encoding";

/// Whether the first column has encodings.
pub(super) fn applies(table: &Table<'_, '_>) -> bool {
    table.column(&CODES) == Some(0)
}

/// Reads the table. False: it is announced by nothing.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, chapter: &mut Chapter<'_, 'a>, table: &Table<'_, 'a>) -> bool {
    let shared = chapter.said.contains(SHARED);
    let draft = match &mut chapter.current {
        Current::Record(open) => open.described(),
        Current::Field(draft) => Some(&mut **draft),
        Current::Nothing => None,
    };
    let Some(draft) = draft.filter(|d| !d.runs.is_empty() && (shared || chapter.in_bullet)) else {
        return false;
    };
    let first = if shared { 0 } else { draft.runs.len() - 1 };
    for run in draft.runs[first..].iter_mut().filter(|r| r.codes.is_empty()) {
        for row in &table.rows {
            let text = cx.page.text(row.entry);
            let code = number(row.cell(Some(0))).filter(|n| n.2.is_empty());
            let Some((radix, digits, _)) = code else {
                cx.error(text, "expected an encoding in the first cell", "");
                continue;
            };
            run.code("", Number { radix, digits }, "", row.cell(Some(1)), text, row.entry.line);
        }
    }
    true
}
