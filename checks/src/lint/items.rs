//! Items of lists that are no encoding, bit range or answer for a surface although the items around them are, operand classes
//! in a sentence that is no list of them, lists of types with an empty item, items behind another one on its line, and texts
//! that are cut short: their facts would be lost.

mod answers;
mod glued;

use super::Finding;
use super::bits::fields;
use super::spec::{Sheet, Spec};
use genvisa_reader::isa::Field;
use genvisa_reader::page::{Entry, EntryKind, Page};
use std::collections::BTreeSet;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found: Vec<Finding> = spec.sheets.iter().flat_map(|sheet| other_items(spec, sheet)).collect();
    found.extend(spec.sheets.iter().flat_map(|sheet| glued::run(spec, sheet)));
    found.extend(spec.sheets.iter().flat_map(|sheet| answers::run(spec, sheet)));
    found.extend(classes(spec));
    found.extend(spec.sheets.iter().flat_map(|sheet| empty_types(spec, sheet)));
    found
}

/// The name of a kind of items.
fn kind(entry: &Entry<'_>) -> Option<&'static str> {
    match entry.kind {
        EntryKind::Code { .. } => Some("an encoding"),
        EntryKind::Bits { .. } => Some("a bit range"),
        EntryKind::Surface { .. } => Some("an answer for a surface"),
        _ => None,
    }
}

/// The blanks in front of the line of an entry.
fn indentation(page: &Page<'_>, entry: &Entry<'_>) -> usize {
    let before = page.text.get(..entry.span.start).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    line.len() - line.trim_start().len()
}

/// Items of text beside an item with a kind, in the same list.
fn other_items(spec: &Spec<'_>, sheet: &Sheet<'_>) -> Vec<Finding> {
    let page = sheet.page;
    let beside = page.entries.windows(2).flat_map(|two| [(&two[0], &two[1]), (&two[1], &two[0])]);
    let is_of_list = |entry: &Entry<'_>, known: &Entry<'_>| {
        matches!(entry.kind, EntryKind::Text)
            && entry.line.abs_diff(known.line) == 1
            && page.is_item(entry)
            && indentation(page, entry) == indentation(page, known)
    };
    let beside = beside.filter(|(entry, known)| is_of_list(entry, known));
    let finding = |(entry, known): (&Entry<'_>, &Entry<'_>)| {
        let message = format!("this is not {}, as the item beside it is", kind(known)?);
        let labels =
            vec![spec.label(&sheet.at(entry), page.text(entry), ""), spec.label(&sheet.at(known), "", "")];
        Some(Finding::new("items", sheet.name(), message, "", labels))
    };
    let mut found: Vec<Finding> = beside.filter_map(finding).collect();
    found.dedup_by(|a, b| a.problem.labels.first() == b.problem.labels.first());
    found
}

/// Operands whose description has the word `class`, and that have no classes.
fn classes(spec: &Spec<'_>) -> Vec<Finding> {
    let class = |field: &Field| {
        let mut words = field.doc.split(|c: char| !c.is_alphabetic());
        words.find(|word| word.eq_ignore_ascii_case("class")).map(str::to_string)
    };
    let known: BTreeSet<&str> =
        fields(spec.isa).flat_map(|(_, field)| &field.classes).map(|class| class.as_str()).collect();
    // `Operand type: general,indirect` is a list of classes under another word.
    let listed = |field: &Field| {
        let parts = field.doc.split_once(": ").into_iter().flat_map(|(_, list)| list.split([',', ' ', '.']));
        let mut words = parts.filter(|word| !word.is_empty());
        let is_known = |word: &&str| known.iter().any(|known| word.eq_ignore_ascii_case(known));
        words.next().filter(is_known).map(str::to_string)
    };
    let lost = fields(spec.isa).filter(|(_, field)| field.is_operand() && field.classes.is_empty());
    let finding = |(owner, field): (&str, &Field)| {
        let word = class(field).or_else(|| listed(field))?;
        let message = format!("the sentence about the classes of `{}` is no list of them", field.name);
        let help = "write `Operand class: general,indirect`";
        let labels =
            vec![spec.label(&field.at, &word, ""), spec.label(&field.at, &field.label, "the operand")];
        Some(Finding::new("items", [owner, "/", &field.name].concat(), message, help, labels))
    };
    lost.filter_map(finding).collect()
}

/// Lists of types with an empty item: `UB,,UW`.
fn empty_types(spec: &Spec<'_>, sheet: &Sheet<'_>) -> Vec<Finding> {
    let is_list = |entry: &&Entry<'_>| match entry.kind {
        EntryKind::Label { name, arg: None } => {
            name.rsplit_once(' ').is_some_and(|(_, last)| last.eq_ignore_ascii_case("types"))
        }
        _ => false,
    };
    let lists = sheet.page.entries.iter().filter(is_list);
    let finding = |entry: &Entry<'_>| {
        let list = sheet.page.body(entry).trim();
        let has_empty = list.contains(',') && list.split(',').any(|item| item.trim().is_empty());
        let at = sheet.at(entry);
        let message = "the list of types has an empty item";
        has_empty.then(|| {
            Finding::new(
                "items",
                sheet.name(),
                message,
                "",
                vec![spec.label(&at, list, ""), spec.label(&at, "**", "the list")],
            )
        })
    };
    lists.filter_map(finding).collect()
}
