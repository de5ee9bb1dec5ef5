//! Platform tags that contradict the matrix, or that hold on no platform of their instruction.

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::{At, Instruction, PlatformSet};

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = matrix(spec);
    for instruction in spec.isa.instructions.iter().filter(|i| !i.platforms.is_all()) {
        for (what, set, at) in tags(instruction) {
            if set.is_all() || !spec.disjoint(set, &instruction.platforms) {
                continue;
            }
            let subject = format!("{}/{what}", instruction.name);
            let message = format!(
                "{subject} is for {{{set}}}, where {} does not exist ({{{}}})",
                instruction.name, instruction.platforms
            );
            let labels = vec![
                spec.label(at, &set.to_string(), ""),
                spec.label(&instruction.at, &instruction.name, "the instruction"),
            ];
            found.push(Finding::new("platforms", subject, message, "", labels));
        }
    }
    found
}

/// Every part of an instruction that may be limited to some platforms.
fn tags(instruction: &Instruction) -> Vec<(String, &PlatformSet, &At)> {
    let mut all = Vec::new();
    for field in &instruction.fields {
        all.extend(
            field.types.iter().map(|t| (format!("{}/{}", field.name, t.name), &t.platforms, &field.at)),
        );
        for run in &field.bits {
            all.push((format!("{}/{}", field.name, run.name), &run.platforms, &run.at));
            let values = run.values.iter();
            all.extend(values.map(|v| (format!("{}/{:#b}", field.name, v.code), &v.platforms, &v.at)));
        }
    }
    let types = instruction.supported_types.iter();
    all.extend(types.map(|t| (format!("type {}", t.name), &t.platforms, &instruction.at)));
    all.extend(instruction.type_maps.iter().map(|m| ("type map".to_string(), &m.platforms, &m.at)));
    all
}

/// The tags of the index agree with the columns of the matrix.
fn matrix(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let columns: Vec<usize> = spec
        .isa
        .matrix_columns
        .iter()
        .filter_map(|name| spec.isa.platforms.iter().position(|p| p.name == *name))
        .collect();
    for entry in spec.isa.index.iter().flat_map(|group| &group.entries) {
        let Some(row) = spec.isa.matrix.iter().find(|row| row.name == entry.name) else { continue };
        let Some(tagged) = spec.members(&entry.platforms) else { continue };
        let differs = |n: &usize| {
            let in_row = spec.isa.platforms.get(*n).is_some_and(|p| row.platforms.contains(&p.name));
            in_row != tagged.contains(n)
        };
        let wrong: Vec<usize> = columns.iter().copied().filter(differs).collect();
        if wrong.is_empty() {
            continue;
        }
        let message = format!("index and matrix disagree on {} of {}", spec.names(&wrong), entry.name);
        let labels = vec![spec.label(&entry.at, &entry.name, ""), spec.label(&row.at, &row.name, "the row")];
        found.push(Finding::new("platforms", &entry.name, message, "", labels));
    }
    found
}
