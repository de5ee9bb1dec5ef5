//! The bullets of a structure: one for each field, in the order of the fields; and the counts of its fields.

use super::super::Finding;
use super::super::spec::Spec;
use super::counts::without_count;
use genvisa_reader::Label;
use genvisa_reader::isa::{At, Field, Record};
use genvisa_reader::page::EntryKind;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    spec.isa.records.iter().flat_map(|record| of_structure(spec, record)).collect()
}

fn of_structure(spec: &Spec<'_>, record: &Record) -> Vec<Finding> {
    let described: Vec<&Field> = record.fields.iter().filter(|field| has_bullet(spec, field)).collect();
    let Some(last) = described.last() else { return Vec::new() };
    let subject = |field: &Field| [record.name.as_str(), "/", &field.name].concat();
    let missing = record.fields.iter().filter(|field| !has_bullet(spec, field)).map(|field| {
        let message = format!("the field `{}` of `{}` has no bullet", field.label, record.name);
        let labels = vec![
            spec.label(&field.at, &field.label, ""),
            spec.label(&last.at, &last.label, "the last bullet"),
        ];
        Finding::new("layout", subject(field), message, "each field of a structure is described", labels)
    });
    let swapped = described.windows(2).find(|pair| pair[1].at.line < pair[0].at.line);
    let swapped = swapped.map(|pair| {
        let (first, second) = (pair[0], pair[1]);
        let message = format!(
            "`{}` precedes `{}` in the structure `{}`, and its bullet follows",
            first.label, second.label, record.name
        );
        let labels =
            vec![spec.label(&second.at, &second.label, ""), spec.label(&first.at, &first.label, "behind")];
        let help = "one of the two is not the order of the wire";
        Finding::new("layout", subject(second), message, help, labels)
    });
    missing.chain(swapped).chain(uncounted(spec, record)).collect()
}

/// Fields without a count behind a number that counts nothing: `ub num_labels; label_info label_info;`.
fn uncounted(spec: &Spec<'_>, record: &Record) -> Vec<Finding> {
    let counts: Vec<&str> = record.fields.iter().filter_map(|field| field.count.as_deref()).collect();
    // A field without a width is a structure.
    let is_structure = |field: &Field| field.width().is_none();
    let last = record.fields.last().map(|field| &field.name);
    let is_count_of = |count: &str, field: &Field| match count {
        "size" => Some(&field.name) == last && field.width() == Some(8),
        _ if count.starts_with("num_") || count.ends_with("_count") => is_structure(field),
        _ => count.strip_suffix("_len") == Some(&field.name),
    };
    let pairs = record.fields.windows(2).filter(|pair| {
        pair[1].count.is_none() && !counts.contains(&&*pair[0].name) && is_count_of(&pair[0].name, &pair[1])
    });
    pairs
        .map(|pair| {
            let (count, field) = (&pair[0], &pair[1]);
            let labels = [
                declaration(spec, record, &field.name, ""),
                declaration(spec, record, &count.name, "the count"),
            ];
            without_count([&record.name, &field.name, &field.name, &count.name], labels)
        })
        .collect()
}

/// The line of a structure that declares a field.
fn declaration(spec: &Spec<'_>, record: &Record, field: &str, text: &'static str) -> Label {
    let lines = spec.sheet(&record.at).map(|sheet| &sheet.page.entries[..]).unwrap_or_default();
    let mut lines = lines.iter().skip_while(|entry| entry.line < record.at.line);
    let line = lines.find(|entry| matches!(entry.kind, EntryKind::Member { name, .. } if name == field));
    let at = At { page: record.at.page.clone(), line: line.map_or(record.at.line, |entry| entry.line) };
    spec.label(&at, field, text)
}

/// Whether the position of a field is that of a bullet.
fn has_bullet(spec: &Spec<'_>, field: &Field) -> bool {
    spec.entry(&field.at).is_some_and(|(entry, _)| matches!(entry.kind, EntryKind::Label { .. }))
}
