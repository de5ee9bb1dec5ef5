//! Lists of encodings in which one member differs from the others, or from the table of data types.

use super::super::spec::Spec;
use super::super::{Finding, bits};
use super::{MEMBERS, of_all_but_one};
use genvisa_reader::isa::Enumerant;

/// The words behind the numbers of a list of encodings: one of them has another word, or no number.
pub(super) fn units(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (owner, field) in bits::fields(spec.isa) {
        for group in &field.bits {
            let texts: Vec<&str> = group.values.iter().map(|value| text_of(spec, value)).collect();
            let units: Vec<Option<&str>> = texts.iter().map(|text| unit(text)).collect();
            let Some(usual) = of_all_but_one(&units).copied().flatten() else { continue };
            let differs = |text: &str| unit(text).map_or(text.contains(usual), |unit| unit != usual);
            for (value, _) in group.values.iter().zip(&texts).filter(|(_, text)| differs(text)) {
                let message = format!("the other encodings are numbers of `{usual}`");
                let labels = vec![spec.label(&value.at, "", ""), spec.label(&group.at, "", "the list")];
                let subject = bits::place(owner, field, group);
                found.push(Finding::new("repeated", subject, message, "", labels));
            }
        }
    }
    found
}

/// The word behind the number of an encoding, in singular.
fn unit(text: &str) -> Option<&str> {
    let (number, unit) = text.split_once(' ')?;
    number.bytes().all(|b| b.is_ascii_digit()).then(|| unit.trim_end_matches('s'))
}

/// The text behind the code of an encoding, without its description.
fn text_of<'s>(spec: &Spec<'s>, value: &Enumerant) -> &'s str {
    let Some((entry, page)) = spec.entry(&value.at) else { return "" };
    page.body(entry).trim().split(" - ").next().unwrap_or_default().trim_end_matches('.')
}

/// Lists of the codes of data types agree with the table of data types.
pub(super) fn types(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let types = &spec.isa.types;
    for (owner, field) in bits::fields(spec.isa) {
        for group in &field.bits {
            let of_table = |code: u64| types.iter().find(|ty| u64::from(ty.code) == code);
            let agrees = group.values.iter().filter(|v| of_table(v.code).is_some_and(|ty| ty.name == v.name));
            if group.values.len() < MEMBERS || agrees.count() * 2 < group.values.len() {
                continue;
            }
            for value in &group.values {
                let Some(ty) = of_table(value.code).filter(|ty| ty.name != value.name) else { continue };
                let message = format!("the code of `{}` is that of the data type `{}`", value.name, ty.name);
                let labels =
                    vec![spec.label(&value.at, "", ""), spec.label(&ty.at, &ty.name, "the data type")];
                found.push(Finding::new("repeated", bits::place(owner, field, group), message, "", labels));
            }
        }
    }
    found
}
