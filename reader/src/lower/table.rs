//! Tables of a page: their header and their rows.

use super::words;
use crate::page::{Entry, EntryKind, Page, cells, number};
use smallvec::SmallVec;

/// The cells of a row. Most rows have few.
pub(super) type Cells<'a> = SmallVec<[&'a str; 6]>;

/// A table as it is on the page.
pub(super) struct Table<'p, 'a> {
    /// The cells of the header; empty where the table has none.
    pub(super) header: Cells<'a>,
    /// The other rows.
    pub(super) rows: Vec<Row<'p, 'a>>,
}

/// The columns of a table of encodings.
#[derive(Clone, Copy)]
pub(super) struct Encodings {
    pub(super) code: usize,
    pub(super) name: usize,
}

/// A row.
pub(super) struct Row<'p, 'a> {
    pub(super) entry: &'p Entry<'a>,
    pub(super) cells: Cells<'a>,
}

impl<'p, 'a> Table<'p, 'a> {
    /// The entries of the table that `entries` begins with. Another one begins at the row before its separator, but a drawing
    /// can have any lines.
    pub(super) fn first(entries: &'p [Entry<'a>]) -> &'p [Entry<'a>] {
        let kind = |n: usize| entries.get(n).map(|e| e.kind);
        let is_drawn = kind(0) == Some(EntryKind::Line);
        let goes_on = |n: &usize| match kind(*n) {
            Some(EntryKind::Row) => is_drawn || kind(*n + 1) != Some(EntryKind::Separator),
            Some(EntryKind::Separator | EntryKind::Line) => true,
            _ => false,
        };
        let end = (1..entries.len()).find(|n| !goes_on(n)).unwrap_or(entries.len());
        &entries[..end]
    }

    /// The table of consecutive entries; `None` where they are lines of a drawing, or empty.
    pub(super) fn new(page: &Page<'a>, entries: &'p [Entry<'a>]) -> Option<Self> {
        let mut rows: Vec<Row<'p, 'a>> = Vec::with_capacity(entries.len());
        let lines = entries.iter().filter(|e| matches!(e.kind, EntryKind::Row));
        rows.extend(lines.map(|entry| Row { entry, cells: cells(page.text(entry)).collect() }));
        let has_header = entries.get(1).is_some_and(|e| e.kind == EntryKind::Separator);
        let header = if has_header && !rows.is_empty() { rows.remove(0).cells } else { Cells::new() };
        let drawn = entries.iter().any(|e| e.kind == EntryKind::Line);
        let empty = rows.is_empty() && header.iter().all(|c| c.is_empty());
        (!drawn && !empty).then_some(Self { header, rows })
    }

    /// The table of consecutive entries, drawn or not.
    pub(super) fn any(page: &Page<'a>, entries: &'p [Entry<'a>]) -> Option<Self> {
        if entries.first().is_none_or(|e| e.kind != EntryKind::Line) {
            return Self::new(page, entries);
        }
        // The first row is the header, with what other rows there are before the next line.
        let mut rows = entries[1..].split(|e| e.kind == EntryKind::Line).map(|rows| {
            let row = |entry| Row { entry, cells: cells(page.text(entry)).collect() };
            rows.iter().filter(|e| e.kind == EntryKind::Row).map(row).collect::<Vec<_>>()
        });
        let header = rows.next().and_then(|rows| rows.into_iter().next())?.cells;
        Some(Self { header, rows: rows.flatten().collect() })
    }

    /// The columns of encodings, where the table lists some: every row has a code.
    pub(super) fn encodings(&self) -> Option<Encodings> {
        let code = words::CODE_COLUMNS.iter().find_map(|n| self.column(&[n]))?;
        let name = words::NAME_COLUMNS.iter().find_map(|n| self.column(&[n]))?;
        let has_code = |r: &Row<'_, '_>| number(r.cell(Some(code))).is_some_and(|n| n.2.is_empty());
        let all = !self.rows.is_empty() && self.rows.iter().all(has_code);
        all.then_some(Encodings { code, name })
    }

    /// The column whose header is one of some words.
    pub(super) fn column(&self, names: &[&str]) -> Option<usize> {
        self.header.iter().position(|h| names.iter().any(|n| h.eq_ignore_ascii_case(n)))
    }

    /// Whether the header has all these columns.
    pub(super) fn has(&self, names: &[&str]) -> bool {
        names.iter().all(|n| self.column(&[n]).is_some())
    }
}

impl<'a> Row<'_, 'a> {
    /// The cell of a column; empty where the row has none.
    pub(super) fn cell(&self, column: Option<usize>) -> &'a str {
        column.and_then(|n| self.cells.get(n)).copied().unwrap_or("")
    }

    /// Whether the row goes on with the one before it.
    pub(super) fn goes_on(&self) -> bool {
        self.cells.first().is_none_or(|c| c.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::Table;
    use crate::page::Page;

    #[test]
    fn a_table_ends_before_the_header_of_the_next_one() {
        for (text, count) in [
            ("| a |\n| --- |\n| b |\n| c |\n", 4),
            ("| a |\n| --- |\n| b |\n| c |\n| --- |\n", 3),
            // A row without a table is no part of the next one.
            ("| a |\n| b |\n| --- |\n| c |\n", 1),
            ("+---+\n| a |\n| --- |\n| b |\n| --- |\n| c |\n+---+\n", 7),
        ] {
            let page = Page::read(text);
            assert_eq!(Table::first(&page.entries).len(), count, "{text}{:?}", page.entries);
        }
    }
}
