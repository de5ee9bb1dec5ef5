//! Types that an instruction supports and that none of its type maps covers: the page does not determine whether an operand
//! of such a type is allowed.

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::At;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for instruction in &spec.isa.instructions {
        let Some(map) = instruction.type_maps.first() else { continue };
        let covered = |name: &String| {
            instruction.type_maps.iter().any(|map| map.dst.contains(name) || map.src.contains(name))
        };
        let missing: Vec<&str> = instruction
            .supported_types
            .iter()
            .filter(|t| !covered(&t.name))
            .map(|t| t.name.as_str())
            .collect();
        if missing.is_empty() {
            continue;
        }
        let message = format!("{} supports {}, which no type map has", instruction.name, missing.join(", "));
        let line = supported(spec, &instruction.at).unwrap_or_else(|| instruction.at.clone());
        let labels = vec![spec.label(&line, "", ""), spec.label(&map.at, "", "the type maps")];
        found.push(Finding::new("types", &instruction.name, message, "", labels));
    }
    found
}

/// The line of a page with its supported types.
fn supported(spec: &Spec<'_>, at: &At) -> Option<At> {
    let text = spec.sheet(at)?.page.text;
    let line = text.lines().position(|line| line.to_ascii_lowercase().contains("supported type"))?;
    Some(At { page: at.page.clone(), line: line as u32 + 1 })
}
