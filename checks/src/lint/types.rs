//! Types that an instruction supports and that none of its type maps covers, on no platform or on some: the page does not
//! determine whether an operand of such a type is allowed.

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::{At, Instruction, TypeMap, TypeName};

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for instruction in &spec.isa.instructions {
        let Some(map) = instruction.type_maps.first() else { continue };
        let missing: Vec<String> = instruction
            .supported_types
            .iter()
            .filter_map(|ty| {
                let on = uncovered(spec, instruction, ty)?;
                Some(if on.is_empty() { ty.name.clone() } else { format!("{} on {on}", ty.name) })
            })
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

/// The platforms on which no type map has a type: none where no map has it at all. `None` if the maps have it.
fn uncovered(spec: &Spec<'_>, instruction: &Instruction, ty: &TypeName) -> Option<String> {
    let has = |map: &&TypeMap| map.dst.contains(&ty.name) || map.src.contains(&ty.name);
    let mut maps = instruction.type_maps.iter().filter(has).peekable();
    if maps.peek().is_none() {
        return Some(String::new());
    }
    let covered: Vec<usize> = maps.filter_map(|map| spec.members(&map.platforms)).flatten().collect();
    let supported = spec.members(&ty.platforms).unwrap_or_default();
    let own = spec.members(&instruction.platforms).unwrap_or_default();
    let is_missing = |n: &usize| own.contains(n) && !covered.contains(n);
    let missing: Vec<usize> = supported.into_iter().filter(is_missing).collect();
    (!missing.is_empty()).then(|| spec.names(&missing))
}

/// The line of a page with its supported types.
fn supported(spec: &Spec<'_>, at: &At) -> Option<At> {
    let text = spec.sheet(at)?.page.text;
    let line = text.lines().position(|line| line.to_ascii_lowercase().contains("supported type"))?;
    Some(At { page: at.page.clone(), line: line as u32 + 1 })
}
