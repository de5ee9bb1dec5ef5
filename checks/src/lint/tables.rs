//! Rows of tables with more or fewer cells than the header, duplicate rows, and a cell without backticks in a column of code.

use super::Finding;
use super::spec::{Sheet, Spec};
use genvisa_reader::page::{Entry, EntryKind, Page, cells};
use std::collections::HashMap;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    spec.sheets.iter().flat_map(|sheet| sheet.tables.iter().flat_map(|table| table.findings(sheet))).collect()
}

/// A table with a header.
pub(super) struct Table<'a> {
    pub(super) header: &'a Entry<'a>,
    /// The cells of the header.
    pub(super) titles: Vec<&'a str>,
    /// The line under the header.
    line: &'a Entry<'a>,
    pub(super) rows: &'a [Entry<'a>],
}

/// The tables of a page: a row, the line under it, and the rows behind that are not the header of the next one.
pub(super) fn tables<'a>(page: &'a Page<'a>) -> impl Iterator<Item = Table<'a>> {
    let entries = &page.entries;
    let is_row = |entry: Option<&Entry<'_>>| entry.is_some_and(|one| matches!(one.kind, EntryKind::Row));
    let is_line =
        |entry: Option<&Entry<'_>>| entry.is_some_and(|one| matches!(one.kind, EntryKind::Separator));
    let begins = move |n: usize| is_row(entries.get(n)) && is_line(entries.get(n + 1));
    (0..entries.len()).filter(move |n| begins(*n)).map(move |n| {
        let (first, titles) = (n + 2, cells(page.text(&entries[n])).collect());
        let end = (first..).find(|n| !is_row(entries.get(*n)) || begins(*n)).unwrap_or(first);
        Table { header: &entries[n], titles, line: &entries[n + 1], rows: &entries[first..end] }
    })
}

/// The fewest cells of code that make a column of code.
const CODE: usize = 6;

impl Table<'_> {
    /// The one cell that is no code in a column of code, as after two cells were swapped.
    fn columns(&self, sheet: &Sheet<'_>, rows: &[(&Entry<'_>, Vec<&str>)]) -> Vec<Finding> {
        let is_code = |cell: &str| cell.starts_with('`') && cell.ends_with('`');
        let columns = rows.first().map_or(0, |(_, row)| row.len());
        let odd = (0..columns).filter_map(|column| {
            let cells = || rows.iter().filter_map(|(_, row)| row.get(column));
            let mut others = cells().filter(|cell| !is_code(cell));
            let other = others.next().filter(|_| cells().count() > CODE)?;
            others.next().is_none().then_some(*other)
        });
        let finding = |cell: &str| {
            let labels = vec![sheet.label(cell, ""), sheet.label(sheet.page.text(self.header), "the header")];
            let message = format!("`{cell}` is the only cell of its column that is no code");
            Finding::new("tables", sheet.name(), message, "code is in backticks", labels)
        };
        odd.map(finding).collect()
    }

    fn findings(&self, sheet: &Sheet<'_>) -> Vec<Finding> {
        let label = |entry: &Entry<'_>, text: &'static str| sheet.label(sheet.page.text(entry), text);
        let cells = |entry: &Entry<'_>| cells(sheet.page.text(entry)).collect::<Vec<_>>();
        let columns = self.titles.len();
        let subject = |row: &[&str]| [sheet.name(), "/", row.first().copied().unwrap_or_default()].concat();
        let rows: Vec<(&Entry<'_>, Vec<&str>)> = self.rows.iter().map(|row| (row, cells(row))).collect();
        let mut found = Vec::new();
        let mut uneven = rows.iter().filter(|(_, row)| row.len() != columns);
        if let Some((entry, row)) = uneven.next() {
            let others = match uneven.count() {
                0 => String::new(),
                n => format!(", and {n} more rows with too many or too few"),
            };
            let message = format!("{} cells for {columns} columns{others}", row.len());
            let labels = vec![label(entry, ""), label(self.header, "the header")];
            let help = "every row has a cell for each column; a bar within a cell is written `\\|`";
            found.push(Finding::new("tables", subject(row), message, help, labels));
        }
        if !separates(sheet.page.text(self.line), columns) {
            let message = format!("the line under the header does not separate {columns} columns");
            let labels = vec![label(self.line, ""), label(self.header, "the header")];
            let help = "Markdown shows a table if this line has a cell `---` for each column";
            found.push(Finding::new("tables", sheet.name(), message, help, labels));
        }
        let is_closed = |entry: &Entry<'_>| sheet.page.text(entry).trim_end().ends_with('|');
        let all = || std::iter::once(self.header).chain(self.rows);
        if let Some(open) = all().find(|entry| !is_closed(entry))
            && let Some(closed) = all().find(|entry| is_closed(entry))
        {
            let row = cells(open);
            let labels = vec![label(open, ""), label(closed, "another row")];
            found.push(Finding::new("tables", subject(&row), "the row has no bar at its end", "", labels));
        }
        // A row with an empty first cell goes on with the one before.
        let whole =
            |row: &[&str]| row.first().is_some_and(|cell| cell.bytes().any(|b| b.is_ascii_alphanumeric()));
        let mut first: HashMap<&[&str], &Entry<'_>> = HashMap::new();
        for (entry, row) in rows.iter().filter(|(_, row)| whole(row)) {
            let other = *first.entry(row).or_insert(entry);
            if !std::ptr::eq(other, *entry) {
                let labels = vec![label(entry, ""), label(other, "first here")];
                found.push(Finding::new("tables", subject(row), "the row is a duplicate", "", labels));
            }
        }
        // A table with an empty header has none, and the first column may be of titles.
        let empty = self.titles.iter().skip(1).position(|title| title.is_empty()).map(|n| n + 1);
        let has_titles = self.titles.iter().filter(|title| !title.is_empty()).count() > 1;
        let is_filled =
            |column: usize| rows.iter().any(|(_, row)| row.get(column).is_some_and(|cell| !cell.is_empty()));
        if let Some((first, row)) = rows.first().filter(|_| has_titles && empty.is_some_and(is_filled)) {
            let labels = vec![label(self.header, ""), label(first, "the first row")];
            let help = "each column has a title, or none";
            found.push(Finding::new("tables", subject(row), "a column has no title", help, labels));
        }
        found.extend(self.columns(sheet, &rows));
        found
    }
}

/// Whether a line makes a table of the header above it: Markdown shows another one, and what is below, as text. A line that
/// begins with `+` belongs to a grid, which Markdown never shows.
fn separates(line: &str, columns: usize) -> bool {
    let is_dashes = |cell: &str| {
        let dashes = cell.strip_prefix(':').unwrap_or(cell);
        let dashes = dashes.strip_suffix(':').unwrap_or(dashes);
        !dashes.is_empty() && dashes.bytes().all(|b| b == b'-')
    };
    line.trim_start().starts_with('+') || cells(line).all(is_dashes) && cells(line).count() == columns
}
