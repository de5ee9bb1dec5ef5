//! Writes the rows of the table of known attributes.

use super::super::draft::Draft;
use super::super::print::{self, limits, marker};
use super::super::rows::{cells, header};
use super::Models;
use crate::diff::{Change, ChangeKind, FactKind};
use genvisa_reader::isa::{At, Attribute, AttributeValue, Isa, OWNERS};

/// An attribute of a declaration: its row, or cells of it.
pub(super) fn attribute(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let (of, name) = change.place.split_once('/')?;
    let find = |isa: &'_ Isa| isa.attributes.iter().find(|one| one.of == of && one.name == name).cloned();
    match (change.what, find(models.spec), find(models.new)) {
        (ChangeKind::Removed, Some(ours), None) => remove(draft, &ours),
        (ChangeKind::Added, None, Some(theirs)) => add(draft, models, &theirs),
        (_, Some(ours), Some(theirs)) => rewrite(draft, &ours.at, |column| match (change.kind, column) {
            (FactKind::Range | FactKind::Attribute, "value") => Some(value(&theirs)),
            (FactKind::Attribute, "required") => Some(required(&theirs)),
            (FactKind::Width, "bytes") => theirs.bytes.map(|bytes| limits(&[bytes])),
            _ => None,
        }),
        _ => None,
    }
}

/// The cell with the permitted values.
fn value(one: &Attribute) -> String {
    match one.value {
        AttributeValue::None => "none".to_string(),
        AttributeValue::Text => "string".to_string(),
        AttributeValue::Number if one.numbers.is_empty() => "number".to_string(),
        AttributeValue::Number => limits(&one.numbers),
    }
}

fn required(one: &Attribute) -> String {
    if one.required { "Yes" } else { "" }.to_string()
}

/// The word of the table for a structure.
fn owner(of: &str) -> Option<&'static str> {
    OWNERS.iter().find(|(_, structure)| *structure == of).map(|(word, _)| *word)
}

/// The name of a column, as the grammar of pages has it.
fn columns(draft: &Draft, at: &At) -> Option<Vec<String>> {
    let is_row = draft.at(at).is_some_and(|line| line.trim_start().starts_with('|'));
    let (_, titles) = header(draft, at).filter(|_| is_row)?;
    Some(titles.iter().map(|title| title.to_lowercase()).collect())
}

/// Writes the cells of a row that have another text.
fn rewrite(draft: &mut Draft, at: &At, cell: impl Fn(&str) -> Option<String>) -> Option<()> {
    let columns = columns(draft, at)?;
    let present = cells(draft.at(at)?);
    let cell = |(column, present): (&String, &String)| cell(column).unwrap_or_else(|| present.clone());
    let changed: Vec<String> = columns.iter().zip(&present).map(cell).collect();
    if changed == present { None } else { draft.replace(at, print::row(&changed)) }
}

/// Takes an owner out of the row of an attribute. A row without an owner goes.
fn remove(draft: &mut Draft, ours: &Attribute) -> Option<()> {
    let gone = owner(&ours.of)?;
    let columns = columns(draft, &ours.at)?;
    let place = columns.iter().position(|column| column == "of")?;
    let owners = cells(draft.at(&ours.at)?).get(place)?.clone();
    let others: Vec<&str> = owners.split(", ").filter(|owner| *owner != gone).collect();
    match others.is_empty() {
        true => draft.delete(&ours.at),
        false => rewrite(draft, &ours.at, |column| (column == "of").then(|| others.join(", "))),
    }
}

/// A new row behind that of the nearest attribute before it that we have.
fn add(draft: &mut Draft, models: Models<'_>, theirs: &Attribute) -> Option<()> {
    let all = &models.new.attributes;
    let position = all.iter().position(|one| one.at == theirs.at && one.name == theirs.name)?;
    let ours = |other: &Attribute| {
        models.spec.attributes.iter().find(|one| one.of == other.of && one.name == other.name)
    };
    let is_alike = |one: &&Attribute| one.of == theirs.of;
    let before = all.get(..position)?.iter().rev().filter(is_alike).find_map(ours);
    let before = before.or_else(|| models.spec.attributes.iter().rfind(is_alike))?;
    let owner = owner(&theirs.of)?;
    // Attributes of one form have one number of bytes, which a list of attributes states once.
    let alike = models.spec.attributes.iter().filter(is_alike).find(|one| one.value == theirs.value);
    let bytes = theirs.bytes.or(alike.and_then(|one| one.bytes));
    let cell = |column: &String| match column.as_str() {
        "attribute" => theirs.name.clone(),
        "of" => owner.to_string(),
        "value" => value(theirs),
        "bytes" => bytes.map_or(String::new(), |bytes| limits(&[bytes])),
        "required" => required(theirs),
        "meaning" => marker(&theirs.at),
        _ => String::new(),
    };
    let row: Vec<String> = columns(draft, &before.at)?.iter().map(cell).collect();
    draft.insert_after(&before.at, [print::row(&row)])
}
