//! Instructions that have an effect on control flow by their form, and do not state it: they take a label, or their
//! semantics are `no effect;` with the reason why they exist. The outline of a body depends on the statement.

use super::Finding;
use super::spec::{Sheet, Spec};
use genvisa_reader::isa::{Instruction, Refers};
use genvisa_reader::{Section, sections};

/// The beginning of the semantics of an instruction without an effect.
const NO_EFFECT: &str = "no effect;";

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    spec.isa
        .instructions
        .iter()
        .filter(|one| one.flow.is_none())
        .filter_map(|one| finding(spec, one))
        .collect()
}

fn finding(spec: &Spec<'_>, instruction: &Instruction) -> Option<Finding> {
    let Instruction { name, at, fields, .. } = instruction;
    let label = fields.iter().find(|field| field.refers == Some(Refers::Label));
    let (message, evidence) = match label {
        Some(field) => {
            let message = format!("{name} takes a label and does not state its effect on control flow");
            (message, spec.label(&field.at, &field.label, "the label"))
        }
        None if has_no_effect(spec.sheet(at)?) => {
            let message = format!("{name} computes nothing and does not state its effect on control flow");
            (message, spec.label(at, name, ""))
        }
        None => return None,
    };
    let labels = vec![spec.label(at, name, ""), evidence];
    let help = "add `- **Control Flow:** …` under `#### Properties`";
    Some(Finding::new("flow", name.as_str(), message, help, labels))
}

fn has_no_effect(sheet: &Sheet<'_>) -> bool {
    let mut semantics = sections(sheet.page).filter(|part| part.section == Some(Section::Semantics));
    let mut lines = semantics.next().into_iter().flat_map(|part| part.entries);
    lines.next().is_some_and(|entry| {
        sheet.page.text(entry).trim_start_matches('`').trim_start().starts_with(NO_EFFECT)
    })
}
