//! The directions of operands, against the instructions.

use super::names;
use crate::finding::Finding;
use crate::fragment::Fragment;
use crate::fragment::constraint::Direction;
use crate::fragment::program::{PREFIX, Program};
use crate::fragment::usage::{self, Usage};
use genvisa::{Module, Platform};
use genvisa_asm::module::ModuleSpans;
use genvisa_report::Severity;
use std::ops::Range;

/// Whether the text of an operand names an output of the statement.
pub fn names_output(fragment: &Fragment, text: &str, span: &Range<usize>) -> bool {
    let named = text.get(span.clone()).unwrap_or_default();
    let outputs = fragment.operands.iter().enumerate();
    let mut outputs = outputs.filter(|(_, operand)| operand.constraint.direction == Direction::Output);
    outputs.any(|(number, _)| names::find(named, number).is_some())
}

/// Inputs that are written, and outputs that are not.
pub fn of_directions(
    fragment: &Fragment,
    program: &Program,
    module: &Module,
    spans: &ModuleSpans,
    platform: Platform,
) -> Vec<Finding> {
    if fragment.is_guessed {
        return Vec::new();
    }
    let declared: Vec<usize> = (0..fragment.operands.len())
        .filter(|n| program.declarations.get(*n).is_some_and(|d| !d.is_empty()))
        .collect();
    let usages = usage::of(module, declared.len(), platform);
    let mut findings = Vec::new();
    for (number, Usage { written, is_named }) in declared.into_iter().zip(usages) {
        let Some(operand) = fragment.operands.get(number) else { continue };
        let name = format!("{PREFIX}{number}");
        match (operand.constraint.direction, written) {
            (Direction::Input, Some(at)) => {
                let statement = spans.kernels.first().and_then(|kernel| kernel.instructions.get(at)).cloned();
                let statement = statement.unwrap_or_default();
                let text = program.text.text().get(statement.clone()).unwrap_or_default();
                let span = match names::find(text, number) {
                    Some(found) => statement.start + found..statement.start + found + name.len(),
                    None => statement,
                };
                let message =
                    format!("`{name}` is an input of the statement, but this instruction writes it");
                let help = "list the operand as an output: with `=`, or with `+` if it is read too";
                let span = program.text.source_of(&span);
                findings.push(
                    Finding::new(Severity::Error, "inline/operand/written", span, message).with_help(help),
                );
            }
            (Direction::Output | Direction::Both, None) if is_named => {
                let message = format!("`{name}` is an output of the statement, but no instruction writes it");
                let help = "list the operand as an input, without `=` and `+`";
                let span = operand.span.clone();
                findings.push(
                    Finding::new(Severity::Warning, "inline/operand/unwritten", span, message)
                        .with_help(help),
                );
            }
            _ => {}
        }
    }
    findings
}
