//! The operands of a statement and their places in the text.

use super::names::Names;
use crate::finding::Finding;
use crate::fragment::Fragment;
use crate::fragment::constraint::Kind;
use crate::fragment::operand::Value;
use crate::fragment::placeholder::{Part, Style};
use genvisa_report::{Severity, clipped};
use std::collections::BTreeSet;

/// The code of findings about placeholders.
const PLACEHOLDER: &str = "inline/placeholder";

/// The code of the finding that a number is unknown.
pub const UNKNOWN_NUMBER: &str = "inline/operand/number";

/// Placeholders without an operand.
pub fn of_placeholders(fragment: &Fragment, parts: &[Part]) -> Vec<Finding> {
    let mut findings: Vec<Finding> = parts.iter().filter_map(|part| of_placeholder(fragment, part)).collect();
    findings.extend(of_numbers(fragment, parts));
    findings
}

/// Numbers without an operand: one finding, since they have one cause.
fn of_numbers(fragment: &Fragment, parts: &[Part]) -> Option<Finding> {
    let count = fragment.operands.len();
    let missing = parts.iter().filter_map(|part| match part {
        Part::Numbered(number, range) if *number >= count => Some((*number, range)),
        _ => None,
    });
    let (_, range) = missing.clone().next()?;
    let numbers: BTreeSet<usize> = missing.map(|(number, _)| number).collect();
    let numbers = match Vec::from_iter(numbers)[..] {
        [number] => format!("there is no operand {number}"),
        ref all => {
            let all: Vec<String> = all.iter().map(usize::to_string).collect();
            format!("there are no operands {}", all.join(", "))
        }
    };
    let known = match count {
        0 => "the statement has no operands".to_string(),
        1 => "the statement has one operand, with the number 0".to_string(),
        count => format!("the statement has {count} operands, with the numbers 0 to {}", count - 1),
    };
    let span = fragment.template.source_of(range);
    Some(Finding::new(Severity::Error, PLACEHOLDER, span, format!("{numbers}: {known}")))
}

/// A name without an operand, or a mark that begins no placeholder.
fn of_placeholder(fragment: &Fragment, part: &Part) -> Option<Finding> {
    let (range, message, help) = match part {
        Part::Named(name, range) if fragment.number_of(part).is_none() => {
            let names: Vec<String> = fragment
                .operands
                .iter()
                .filter_map(|one| one.name.as_ref())
                .map(|name| format!("`{name}`"))
                .collect();
            let known = match names.is_empty() {
                true => "no operand has a name".to_string(),
                false => format!("expected {}", names.join(", ")),
            };
            let help = format!("name an operand: `[{}] \"rw\"(…)`", clipped(name));
            (range, format!("there is no operand `{}`: {known}", clipped(name)), Some(help))
        }
        Part::Stray(range) => {
            let mark = if fragment.style == Style::Dollar { '$' } else { '%' };
            let message = format!("`{mark}` begins no placeholder here");
            (range, message, Some(format!("write `{mark}{mark}` for the character itself")))
        }
        _ => return None,
    };
    let span = fragment.template.source_of(range);
    let finding = Finding::new(Severity::Error, PLACEHOLDER, span, message);
    Some(Finding { help, ..finding })
}

/// Operands that are unknown numbers, tied to nothing, or in no place of the text.
pub fn of_operands(fragment: &Fragment, parts: &[Part], names: &Names) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, operand) in fragment.operands.iter().enumerate() {
        let is_used = parts.iter().any(|part| {
            fragment.number_of(part).is_some_and(|used| {
                used == number || fragment.variable_of(used) == number || fragment.variable_of(number) == used
            })
        });
        let shown = names.shown(number);
        let span = operand.span.clone();
        match (operand.constraint.kind, &operand.value) {
            (Kind::Number, Value::Number(None) | Value::Unknown) if is_used => {
                let message =
                    format!("the value of {shown} is unknown, so the lines with it were not checked");
                let help = format!(
                    "state it: `--operand {number}=P:VALUE`, or `--define NAME=VALUE` for a name in it"
                );
                findings.push(Finding::new(Severity::Note, UNKNOWN_NUMBER, span, message).with_help(help));
            }
            (Kind::Tied(output), _) => {
                let is_output =
                    fragment.operands.get(output).is_some_and(|one| one.constraint.direction.is_written());
                if !is_output {
                    let message = format!("{shown} is tied to operand {output}, which is no output");
                    findings.push(Finding::new(Severity::Error, "inline/constraint", span, message));
                }
            }
            _ if !is_used && !fragment.is_guessed => {
                let message = format!("{shown} is in no place of the text");
                findings.push(Finding::new(Severity::Warning, "inline/operand/unused", span, message));
            }
            _ => {}
        }
    }
    findings
}
