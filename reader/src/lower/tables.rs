//! Tables of the chapters, told apart by the words of their header.

use super::chapter::{Chapter, Current};
use super::cx::{Cx, plain};
use super::words;
use crate::isa::{self, At, Space};
use crate::page::{Entry, EntryKind, Page, cells, number};
use forms::Columns;

mod encodings;
mod forms;
mod matrix;
mod platforms;
mod predefined;
mod predication;
mod types;
mod variables;

pub(super) use predefined::range as predefined_range;
pub(super) use variables::first_declared;

/// A table as it stands on the page.
pub(super) struct Table<'p, 'a> {
    /// The cells of the header; empty where the table has none.
    pub(super) header: Vec<&'a str>,
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
    pub(super) cells: Vec<&'a str>,
}

impl<'p, 'a> Table<'p, 'a> {
    /// The entries of the table that `entries` begins with. Another one begins at the row before its separator.
    pub(super) fn first(entries: &'p [Entry<'a>]) -> &'p [Entry<'a>] {
        let kind = |n: usize| entries.get(n).map(|e| e.kind);
        let goes_on = |n: &usize| match kind(*n) {
            Some(EntryKind::Row) => *n < 2 || kind(*n + 1) != Some(EntryKind::Separator),
            Some(EntryKind::Separator | EntryKind::Line) => true,
            _ => false,
        };
        let end = (1..entries.len()).find(|n| !goes_on(n)).unwrap_or(entries.len());
        &entries[..end]
    }

    /// The table of consecutive entries; `None` where they are lines of a drawing, or empty.
    pub(super) fn new(page: &Page<'a>, entries: &'p [Entry<'a>]) -> Option<Self> {
        let mut rows: Vec<Row<'p, 'a>> = entries
            .iter()
            .filter(|e| e.kind == EntryKind::Row)
            .map(|entry| Row { entry, cells: cells(page.text(entry)).collect() })
            .collect();
        let has_header = entries.get(1).is_some_and(|e| e.kind == EntryKind::Separator);
        let header = if has_header && !rows.is_empty() { rows.remove(0).cells } else { Vec::new() };
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
    fn has(&self, names: &[&str]) -> bool {
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

/// What a table is about.
#[derive(Clone, Copy)]
enum Form {
    Types,
    Classes,
    Variables,
    Surfaces,
    Samplers,
    Predication,
    Platforms,
}

/// Reads a table.
pub(super) fn lower<'a>(cx: &mut Cx<'_, 'a>, chapter: &mut Chapter<'_, 'a>, table: &Table<'_, 'a>) {
    let columns = Columns::of(table);
    if let Some(columns) = columns {
        columns.check(cx, table);
    }
    match columns.map(|columns| columns.form) {
        Some(Form::Types) => types::lower(cx, chapter.isa, table),
        Some(Form::Classes) => variables::lower(cx, chapter.isa, table),
        Some(Form::Variables) => predefined::variables(cx, chapter.isa, table),
        Some(Form::Surfaces) => predefined::states(cx, chapter.isa, table, "surface index", Space::Surface),
        Some(Form::Samplers) => predefined::states(cx, chapter.isa, table, "sampler index", Space::Sampler),
        Some(Form::Predication) => predication::lower(cx, chapter, table),
        Some(Form::Platforms) => platforms::lower(cx, chapter.isa, table),
        None if platforms::is_glossary(table) => platforms::glossary(cx, chapter.isa, table),
        None if matrix::applies(table) => matrix::lower(cx, chapter.isa, table),
        None => {
            if !encodings::lower(cx, chapter, table) {
                forms::nearly(cx, table);
                other(cx, chapter, table);
            }
        }
    }
}

/// A table of no known form: kept as it is.
fn other<'a>(cx: &mut Cx<'_, 'a>, chapter: &mut Chapter<'_, 'a>, table: &Table<'_, 'a>) {
    if table.header.is_empty() && table.rows.len() > 1 {
        let place = table.rows.first().map_or("", |row| cx.page.text(row.entry));
        let help = "a line `| --- | --- |` behind the first row says that this row is the header";
        cx.warning(place, "a table without a header", help);
    }
    let Some(row) = table.rows.first() else {
        for cell in &table.header {
            cx.prose(cell);
        }
        return;
    };
    let same = |t: &&isa::Table| {
        t.title == chapter.title || t.title.strip_prefix(chapter.title).is_some_and(|s| s.starts_with(" ("))
    };
    let title = match chapter.isa.tables.iter().filter(same).count() {
        0 => chapter.title.to_string(),
        n => format!("{} ({})", chapter.title, n + 1),
    };
    for cell in table.rows.iter().flat_map(|r| &r.cells).filter(|cell| !is_code(cell)) {
        cx.prose(cell);
    }
    let line = row.entry.line;
    chapter.isa.tables.push(isa::Table {
        title,
        header: table.header.iter().map(|c| cell(c)).collect(),
        rows: table.rows.iter().map(|r| r.cells.iter().map(|c| cell(c)).collect()).collect(),
        at: At { page: cx.path.clone(), line },
    });
}

/// Whether a cell has only code, which is not a sentence.
fn is_code(cell: &str) -> bool {
    cell.split('`').step_by(2).all(|text| text.trim().is_empty())
}

/// Characters that Markdown and HTML have other spellings for.
const SPELLINGS: [(&str, &str); 6] =
    [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&amp;", "&"), ("\\|", "|"), ("\\#", "#")];

/// A cell as people see it.
fn cell(text: &str) -> String {
    let text = plain(text);
    if !text.contains(['&', '\\']) {
        return text;
    }
    let text = SPELLINGS.iter().fold(text, |text, (spelt, is)| text.replace(spelt, is));
    text.trim().to_string()
}
