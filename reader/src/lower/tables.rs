//! Tables of the chapters, which the words of their headers distinguish.

use super::attributes;
use super::chapter::state::{Chapter, Current};
use super::cx::Cx;
use super::table::Table;
use crate::isa::Space;
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
        Some(Form::Attributes) => {
            attributes::table(cx, chapter.isa, table);
            other(cx, chapter, table);
        }
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
    for cell in table.rows.iter().flat_map(|r| &r.cells).filter(|cell| !is_code(cell)) {
        cx.prose(cell);
    }
    let at = cx.at(row.entry);
    let rows: Vec<&[&str]> = table.rows.iter().map(|r| &r.cells[..]).collect();
    chapter.titles.keep(&mut chapter.isa.tables, chapter.title, &table.header, &rows, at);
}

/// Whether a cell has only code, which is not a sentence.
fn is_code(cell: &str) -> bool {
    let cell = cell.trim();
    cell.is_empty() || cell.starts_with('`') && cell.split('`').step_by(2).all(|text| text.trim().is_empty())
}
