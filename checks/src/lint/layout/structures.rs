//! The bullets of a structure: one for each field, in the order of the fields.

use super::super::Finding;
use super::super::spec::Spec;
use genvisa_reader::isa::{Field, Record};
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
    missing.chain(swapped).collect()
}

/// Whether the position of a field is that of a bullet.
fn has_bullet(spec: &Spec<'_>, field: &Field) -> bool {
    spec.entry(&field.at).is_some_and(|(entry, _)| matches!(entry.kind, EntryKind::Label { .. }))
}
