//! Forms that differ from nearly all others: in the signs around a placeholder, or in the order of their operands.

use super::super::spec::Spec;
use super::super::{Finding, repeated};
use super::{Form, Placeholder, flat};
use genvisa_reader::isa::Field;
use genvisa_syntax::{FieldPath, Item, Line, Shape};
use std::collections::BTreeMap;

/// The fewest forms from which the signs around a placeholder are known.
const MANY: usize = 20;

/// The structure of vector operands.
const VECTOR: &str = "vec_operand";

/// The bytes before and behind a placeholder.
type Signs = [Option<u8>; 2];

/// The signs around a placeholder, where nearly all forms have the same.
pub(super) fn surroundings(spec: &Spec<'_>, forms: &[Form<'_>]) -> Vec<Finding> {
    let mut around: BTreeMap<String, Vec<(Signs, &Form<'_>)>> = BTreeMap::new();
    for form in forms.iter().filter(|form| matches!(form.line, Line::Form { .. })) {
        for Placeholder { at, inner, item } in &form.placeholders {
            let Item::Field(path, Shape::Plain) = item else { continue };
            let byte = |at: Option<usize>| form.text.as_bytes().get(at?).copied();
            let signs = [byte(at.checked_sub(1)), byte(Some(at + inner.len() + 2))];
            around.entry(path.to_string()).or_default().push((signs, form));
        }
    }
    let mut found = Vec::new();
    for (path, places) in around {
        let Some(usual) = repeated::usual(places.iter().map(|(signs, _)| *signs), MANY) else {
            continue;
        };
        for (_, form) in places.iter().filter(|(signs, _)| *signs != usual) {
            let sign = |n: usize| usual[n].map_or(String::new(), |b| char::from(b).to_string());
            let message = format!("other signs are around `<{path}>` than in nearly all forms");
            let help = format!("expected `{}<{path}>{}`", sign(0), sign(1));
            found.push(form.finding(spec, &path, message, help));
        }
    }
    found
}

/// Two vector operands in another order than in nearly all forms, such as a source in front of the destination. Messages have
/// their raw operands in several orders.
pub(super) fn order(spec: &Spec<'_>, forms: &[Form<'_>]) -> Vec<Finding> {
    let mut pairs: BTreeMap<[String; 2], Vec<(bool, &Form<'_>)>> = BTreeMap::new();
    let is_vector = |field: &Field| field.wire.iter().any(|wire| wire.ty == VECTOR);
    for form in forms {
        let Line::Form { items, .. } = &form.line else { continue };
        let mut operands: Vec<&FieldPath> = flat(items).fields.iter().map(|(path, _)| *path).collect();
        // The items are flattened from the last one.
        operands.reverse();
        operands.retain(|path| path.bits.is_none() && form.field(path).is_some_and(is_vector));
        for (n, first) in operands.iter().enumerate() {
            for second in operands.iter().skip(n + 1).filter(|second| second.field != first.field) {
                let is_sorted = first.field < second.field;
                let [a, b] = if is_sorted { [first, second] } else { [second, first] };
                pairs.entry([a.field.clone(), b.field.clone()]).or_default().push((is_sorted, form));
            }
        }
    }
    let mut found = Vec::new();
    for ([a, b], places) in pairs {
        let Some(usual) = repeated::usual(places.iter().map(|(is_sorted, _)| *is_sorted), MANY) else {
            continue;
        };
        let [first, second] = if usual { [&a, &b] } else { [&b, &a] };
        for (_, form) in places.iter().filter(|(is_sorted, _)| *is_sorted != usual) {
            let message = format!("`<{second}>` is in front of `<{first}>`, unlike in nearly all forms");
            found.push(form.finding(spec, second, message, "the operands are in the order of the assembler"));
        }
    }
    found
}
