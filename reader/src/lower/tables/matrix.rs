//! The table of instructions by platform: `Y` where the platform of the column has the instruction of the row.

use crate::isa::{At, Isa, MatrixRow};
use crate::lower::cx::Cx;
use crate::lower::log::Used;
use crate::lower::table::{Row, Table};

/// The mark of a platform.
const MARK: &str = "Y";

/// The number of marked rows that make a table one of these.
const ENOUGH: usize = 3;

/// Whether a table is one of marks.
pub(super) fn applies(table: &Table<'_, '_>) -> bool {
    let marked = |row: &&Row<'_, '_>| {
        let marks = row.cells.get(1..).unwrap_or_default();
        marks.contains(&MARK) && marks.iter().all(|c| c.is_empty() || *c == MARK)
    };
    table.rows.iter().filter(marked).count() >= ENOUGH
}

/// Reads the table. If its header is empty, the first row has the names of the platforms.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, isa: &mut Isa, table: &Table<'_, 'a>) {
    let named = |cells: &&[&'a str]| cells.iter().skip(1).any(|c| !c.is_empty());
    let rows = table.rows.iter().map(|r| &r.cells[..]);
    let columns = std::iter::once(&table.header[..]).chain(rows).find(named).unwrap_or_default();
    let platforms = columns.get(1..).unwrap_or_default();
    for word in platforms.iter().copied() {
        cx.fact("matrix_columns", word);
        let spot = cx.spot(word);
        cx.log.platforms.push(Used { word, spot });
    }
    cx.describes(columns.first().copied().unwrap_or_default());
    isa.matrix_columns.extend(platforms.iter().map(|p| (*p).to_string()));
    for row in &table.rows {
        let Some((name, marks)) = row.cells.split_first().filter(|(name, _)| !name.is_empty()) else {
            row.cells.iter().for_each(|cell| cx.prose(cell));
            continue;
        };
        if marks.len() != platforms.len() {
            let message = format!("{} cells for {} platforms", marks.len(), platforms.len());
            cx.error(cx.page.text(row.entry), message, "every row has a cell for each platform");
            continue;
        }
        for mark in marks.iter().filter(|m| !m.is_empty() && **m != MARK) {
            cx.error(mark, "expected a mark", "`Y` where the platform has the instruction, else nothing");
        }
        cx.defines(format!("row {name} of the matrix"), name);
        let has = platforms.iter().zip(marks).filter(|(_, mark)| **mark == MARK);
        isa.matrix.push(MatrixRow {
            name: (*name).to_string(),
            platforms: has.map(|(platform, _)| (*platform).to_string()).collect(),
            at: At { page: cx.path.clone(), line: row.entry.line },
        });
    }
}
