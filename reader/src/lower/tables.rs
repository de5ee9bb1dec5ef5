//! Tables of the chapters, which the words of their headers distinguish.

use super::chapter::state::{Chapter, Current};
use super::cx::Cx;
use super::table::Table;
use super::text::plain;
use crate::isa::{self, At, Space};
use forms::{Columns, Form};

mod encodings;
mod forms;
mod levels;
mod matrix;
mod platforms;
mod predefined;
mod predication;
mod types;
mod variables;

pub(super) use predefined::range as predefined_range;
pub(super) use variables::{FIRST_DECLARED, first_declared};

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
        Some(Form::Surfaces) => {
            predefined::states(cx, chapter.isa, table, "surface index", Space::Surface);
            chapter.current = Current::Class("surface");
        }
        Some(Form::Samplers) => {
            predefined::states(cx, chapter.isa, table, "sampler index", Space::Sampler);
            chapter.current = Current::Class("sampler");
        }
        Some(Form::Predication) => predication::lower(cx, chapter, table),
        Some(Form::Platforms) => platforms::lower(cx, chapter.isa, table),
        Some(Form::Levels) => levels::lower(cx, table),
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
        let help = "a line `| --- | --- |` after the first row makes this row the header";
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
