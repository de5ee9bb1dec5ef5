//! Layouts of the Format: each encoding of the field that selects one is in one of the lists of conditions, once.

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::{At, BitGroup, Instruction};
use genvisa_reader::{Section, sections, snake};
use std::collections::HashSet;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    spec.isa.instructions.iter().flat_map(|instruction| of_page(spec, instruction)).collect()
}

/// A list of encodings under a condition.
struct List<'a> {
    /// The field, or the field and its bit range.
    about: &'a str,
    names: Vec<&'a str>,
    at: At,
}

/// The lists of a page, in their order.
fn lists<'a>(spec: &Spec<'a>, instruction: &Instruction) -> Vec<List<'a>> {
    let Some(sheet) = spec.sheet(&instruction.at) else { return Vec::new() };
    let parts = sections(sheet.page).filter(|part| part.section == Some(Section::Condition));
    let items = parts.flat_map(|part| part.entries).filter(|entry| sheet.page.is_item(entry));
    let list = items.filter_map(|entry| {
        let (about, names) = sheet.page.text(entry).split_once([':', '='])?;
        let names = names.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
        Some(List {
            about: about.trim(),
            names,
            at: At { page: instruction.at.page.clone(), line: entry.line },
        })
    });
    list.collect()
}

fn of_page(spec: &Spec<'_>, instruction: &Instruction) -> Vec<Finding> {
    let lists = lists(spec, instruction);
    let Some(first) = lists.first() else { return Vec::new() };
    let subject = [instruction.name.as_str(), "/", &snake(first.about)].concat();
    let mut found = Vec::new();
    for list in &lists {
        let mut seen = HashSet::new();
        if let Some(name) = list.names.iter().find(|name| !seen.insert(**name)) {
            let message = format!("the list has `{name}` twice");
            let labels = vec![
                spec.label(&list.at, "", ""),
                spec.label(&instruction.at, &instruction.name, "the instruction"),
            ];
            found.push(Finding::new("conditions", subject.as_str(), message, "", labels));
        }
    }
    // Conditions on several things distinguish layouts together.
    let Some(group) = bits(instruction, first.about) else { return found };
    if lists.iter().all(|list| list.about == first.about) {
        let listed: HashSet<&str> = lists.iter().flat_map(|list| list.names.iter().copied()).collect();
        for value in group.values.iter().filter(|value| !listed.contains(value.name.as_str())) {
            let message = format!("`{}` has no layout: no list of conditions has it", value.name);
            let labels = vec![
                spec.label(&value.at, &value.name, ""),
                spec.label(&first.at, first.about, "the first list"),
            ];
            let help = "the tables of the Format have a layout for each encoding";
            found.push(Finding::new("conditions", subject.as_str(), message, help, labels));
        }
    }
    found
}

/// The bit range that a condition is about.
fn bits<'i>(instruction: &'i Instruction, about: &str) -> Option<&'i BitGroup> {
    let (field, bits) = about.split_once('.').unwrap_or((about, about));
    let (field, bits) = (instruction.field(&snake(field))?, snake(bits));
    field.bits.iter().find(|group| group.name == bits)
}
