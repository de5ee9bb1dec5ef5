//! `genvisa info .decl`, `genvisa info operands`: the tables of the chapters about everything but instructions.

use genvisa::TableInfo;
use genvisa::tables::TABLES;
use serde_json::{Value, json};
use std::fmt::Write;

/// A table, or some of its rows.
pub struct Topic {
    table: &'static TableInfo,
    rows: Vec<&'static [&'static str]>,
}

/// The tables with a word in their title, and the rows of the others with the word in a cell. The last cell of a row explains
/// the others, and so its words do not count.
pub fn find(word: &str) -> Vec<Topic> {
    let has_word = |text: &str| words(text).any(|one| one.eq_ignore_ascii_case(word));
    let is_named = |row: &&&[&str]| {
        let cells = row.split_last().map_or(&[][..], |(_, cells)| cells);
        cells.iter().any(|cell| has_word(cell))
    };
    let topics = TABLES.iter().map(|table| {
        let is_titled = has_word(table.title);
        Topic { table, rows: table.rows.iter().filter(|row| is_titled || is_named(row)).copied().collect() }
    });
    topics.filter(|topic| !topic.rows.is_empty()).collect()
}

/// The words that [`find`] knows, for suggestions.
pub fn known() -> impl Iterator<Item = &'static str> {
    let cells = TABLES.iter().flat_map(|table| table.rows).filter_map(|row| row.first());
    TABLES.iter().map(|table| table.title).chain(cells.copied()).flat_map(words)
}

/// Names and numbers in a text. A dot or percent sign belongs to the name that it begins.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '%');
    text.split(move |c| !is_part(c)).map(|word| word.trim_end_matches('.')).filter(|word| !word.is_empty())
}

/// A table for people: the last cell of a row is a line of its own.
pub fn text(topic: &Topic) -> String {
    let Topic { table, rows } = topic;
    let mut out = format!("{}  {}:{}\n", table.title, table.page, table.line);
    for row in rows {
        let Some((last, cells)) = row.split_last() else { continue };
        let cells = cells.iter().zip(table.header).filter(|(cell, _)| !cell.is_empty());
        let cells = cells.map(|(cell, name)| format!("{name}: {}", cell.replace('`', "")));
        let _ = writeln!(out, "  {}", cells.collect::<Vec<_>>().join("; "));
        let _ = writeln!(out, "    {last}");
    }
    out
}

/// A table as a JSON object.
pub fn json(topic: &Topic) -> Value {
    let Topic { table, rows } = topic;
    json!({ "title": table.title, "page": table.page, "line": table.line, "header": table.header, "rows": rows })
}
