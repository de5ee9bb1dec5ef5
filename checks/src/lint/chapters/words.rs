//! The table of reserved words: each is in backticks, beside its initial, in order, and spelled as instructions spell it.

use super::super::spec::{Sheet, Spec};
use super::super::{Finding, near};
use super::columns;
use genvisa_reader::page::{Entry, EntryKind};
use std::collections::BTreeSet;

/// The columns of the table.
const COLUMNS: [&str; 2] = ["initial", "reserved words"];

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for sheet in &spec.sheets {
        let rows: Vec<_> = columns(sheet, COLUMNS).collect();
        if rows.is_empty() {
            found.extend(other_header(sheet));
            continue;
        }
        let cells = rows.iter().flat_map(|([_, cell], _)| cell.split_whitespace());
        let all: BTreeSet<&str> = cells.map(|word| word.trim_matches('`')).collect();
        let spelled = spelled(spec);
        for ([initial, cell], labels) in &rows {
            let mut before = "";
            for quoted in cell.split_whitespace() {
                let word = bare(quoted);
                let problem = match word {
                    None => Some(format!("`{}` is not in backticks", quoted.trim_matches('`'))),
                    Some(word) if !word.starts_with(initial) => {
                        Some(format!("`{word}` is beside the initial {initial}"))
                    }
                    Some(word) if word <= before => Some(format!("`{word}` is behind `{before}`")),
                    Some(word) => slip(word, &spelled, &all),
                };
                before = word.unwrap_or(before);
                let Some(message) = problem else { continue };
                let here = sheet.label(quoted, "");
                let help = "each word is in backticks, beside its initial, in the order of the alphabet";
                found.push(Finding::new(
                    "chapters",
                    quoted.trim_matches('`'),
                    message,
                    help,
                    vec![here, labels[1].clone()],
                ));
            }
        }
    }
    found
}

/// The reserved words.
pub(in crate::lint) fn reserved<'s>(spec: &'s Spec<'_>) -> impl Iterator<Item = &'s str> {
    let rows = spec.sheets.iter().flat_map(|sheet| columns(sheet, COLUMNS));
    rows.flat_map(|([_, cell], _)| cell.split_whitespace()).map(|word| word.trim_matches('`'))
}

/// A table of reserved words whose header has other words, under the heading of one.
fn other_header(sheet: &Sheet<'_>) -> Vec<Finding> {
    let entries = &sheet.page.entries;
    let is_heading = |entry: &&Entry<'_>| matches!(entry.kind, EntryKind::Heading(_));
    let is_own = |entry: &&Entry<'_>| sheet.page.text(entry).eq_ignore_ascii_case(COLUMNS[1]);
    let Some(heading) = entries.iter().filter(is_heading).find(is_own) else { return Vec::new() };
    let behind = |entry: &&Entry<'_>| entry.span.start > heading.span.start;
    let mut part = entries.iter().filter(behind).take_while(|entry| !is_heading(entry));
    let Some(row) = part.find(|entry| entry.kind == EntryKind::Row) else { return Vec::new() };
    let message = format!("no table of the {} has the columns `Initial` and `Reserved words`", COLUMNS[1]);
    let label = |entry: &Entry<'_>, text: &'static str| sheet.label(sheet.page.text(entry), text);
    let labels = vec![label(row, ""), label(heading, "the heading")];
    vec![Finding::new("chapters", sheet.name(), message, "the words of the header name the columns", labels)]
}

/// A word in backticks.
fn bare(quoted: &str) -> Option<&str> {
    let word = quoted.strip_prefix('`')?.strip_suffix('`')?;
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    (!word.is_empty() && word.bytes().all(is_word)).then_some(word)
}

/// The words that forms begin with, and the names of instructions as forms spell them.
fn spelled(spec: &Spec<'_>) -> BTreeSet<String> {
    let names = spec.isa.instructions.iter().map(|one| one.name.to_ascii_lowercase());
    let words = spec.isa.instructions.iter().flat_map(|one| &one.text).filter_map(|form| {
        let form = form.strip_prefix("also ").unwrap_or(form);
        let form = form.strip_prefix("[(<pred>) ]").unwrap_or(form);
        let word = form.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?;
        Some(word.to_string())
    });
    names.chain(words).filter(|word| word.len() > 2).collect()
}

/// A word that no form has, and that is nearly one which the table lacks.
fn slip(word: &str, spelled: &BTreeSet<String>, all: &BTreeSet<&str>) -> Option<String> {
    if spelled.contains(word) {
        return None;
    }
    let meant = spelled.iter().find(|known| near::is_slip(word, known) && !all.contains(known.as_str()))?;
    Some(format!("`{word}` begins no form, and `{meant}` is missing"))
}
