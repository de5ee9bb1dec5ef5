//! Limits that disagree with the width of their field, or with another statement about the same field or class.

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::{At, Field, Range, Space, VariableClass};
use genvisa_rule::{BinaryOp, Expr};
use std::collections::BTreeMap;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = ranges(spec);
    found.extend(classes(spec));
    found.extend(counts(spec));
    found
}

/// A range fits into its field, and fields of one name have one range in all structures.
fn ranges(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut first: BTreeMap<&str, (&str, &Range, &At)> = BTreeMap::new();
    for (owner, field) in super::bits::fields(spec.isa) {
        let Some(range) = &field.range else { continue };
        let signed = field.wire.last().is_some_and(|w| w.integer().is_some_and(|ty| ty.signed));
        let top = field.width().filter(|w| *w < 64).map(|w| (1_i64 << (w - u32::from(signed))) - 1);
        let subject = [owner, &field.name].join("/");
        if let Some(top) = top.filter(|top| range.max > *top) {
            let message = format!("{subject} goes up to {}, its field to {top}", range.max);
            let labels = vec![
                spec.label(&field.at, &range.max.to_string(), ""),
                spec.label(&field.at, &field.label, "the field"),
            ];
            found.push(Finding::new("limits", &subject, message, "", labels));
        }
        if spec.record(owner).is_none() {
            continue;
        }
        let (other_owner, other, at) = *first.entry(&field.name).or_insert((owner, range, &field.at));
        if other != range {
            let message = format!(
                "{subject} goes from {} to {}, in {other_owner} from {} to {}",
                range.min, range.max, other.min, other.max
            );
            let labels = vec![
                spec.label(&field.at, &field.label, ""),
                spec.label(at, &field.label, "the other limit"),
            ];
            found.push(Finding::new("limits", &subject, message, "", labels));
        }
    }
    found
}

/// A class of variables has one maximum number.
fn classes(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let classes = &spec.isa.classes;
    for (n, class) in classes.iter().enumerate() {
        let Some(other) = classes[..n].iter().find(|c| c.space == class.space && c.max != class.max) else {
            continue;
        };
        let subject = name(class.space);
        let message = format!("there are {} {subject}s at most, or {}", class.max, other.max);
        let labels = vec![
            spec.label(&class.at, &class.max.to_string(), ""),
            spec.label(&other.at, &other.max.to_string(), "here"),
        ];
        found.push(Finding::new("limits", subject, message, "", labels));
    }
    found
}

/// The field that counts the declared variables of a class can hold their maximum number.
fn counts(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for class in &spec.isa.classes {
        let predefined = spec.isa.predefined.iter().filter(|p| p.space == class.space).count();
        let declared = class.max.saturating_sub(class.first.unwrap_or(predefined as u32));
        let count = format!("{}_count", name(class.space));
        found.extend(rules(spec, class, &count));
        let fields = spec.isa.records.iter().flat_map(|r| r.fields.iter().map(move |f| (r, f)));
        for (record, field) in fields.filter(|(_, f)| f.name == count) {
            let Some(top) = most(field).filter(|top| *top < u64::from(declared)) else { continue };
            let subject = format!("{}/{count}", record.name);
            let message =
                format!("{declared} {}s can be declared, and {subject} counts to {top}", name(class.space));
            let labels = vec![
                spec.label(&field.at, &field.label, ""),
                spec.label(&class.at, &class.max.to_string(), "the limit"),
            ];
            found.push(Finding::new("limits", subject, message, "", labels));
        }
    }
    found
}

/// A rule lets a structure declare at most as many variables of a class as there are.
fn rules(spec: &Spec<'_>, class: &VariableClass, count: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    for (rule, expr) in spec.rules().filter(|(rule, _)| rule.expr.starts_with(count)) {
        let Expr::Binary { op, left, right } = expr else { continue };
        let (Expr::Name(name), Expr::Int(limit)) = (&**left, &**right) else { continue };
        let most = match op {
            BinaryOp::Lt => limit.value - 1,
            BinaryOp::Le => limit.value,
            _ => continue,
        };
        if name.to_string() == count && most > i64::from(class.max) {
            let message = format!("{} allows {most}, and there are {} at most", rule.id, class.max);
            let at = rule.at();
            let labels = vec![
                spec.label(&class.at, &class.max.to_string(), ""),
                spec.label(&at, &rule.expr, "the rule"),
            ];
            found.push(Finding::new("limits", rule.id.as_str(), message, "", labels));
        }
    }
    found
}

/// The greatest number that a field can hold.
fn most(field: &Field) -> Option<u64> {
    field.width().filter(|w| *w < 64).map(|w| (1 << w) - 1)
}

fn name(space: Space) -> &'static str {
    match space {
        Space::Variable => "variable",
        Space::Address => "address",
        Space::Predicate => "predicate",
        Space::Surface => "surface",
        Space::Sampler => "sampler",
    }
}
