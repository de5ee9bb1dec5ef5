//! Structures and tables of chapters in which one row differs from the others.

use super::super::Finding;
use super::super::spec::Spec;
use super::MEMBERS;
use genvisa_reader::isa::{At, Space};
use std::collections::BTreeMap;

/// A definition that most structures of operands have: one of them lacks it.
pub(super) fn definitions(spec: &Spec<'_>) -> Vec<Finding> {
    let records: Vec<_> = spec
        .isa
        .records
        .iter()
        .filter(|record| !record.definitions.is_empty() && record.selector.is_none())
        .collect();
    let mut found = Vec::new();
    let mut names: Vec<&str> =
        records.iter().flat_map(|r| r.definitions.iter().map(|d| d.name.as_str())).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        let mut without = records.iter().filter(|record| record.definition(name).is_none());
        let (Some(record), None) = (without.next(), without.next()) else { continue };
        let other = records.iter().find_map(|record| record.definition(name));
        let Some(other) = other.filter(|_| records.len() > MEMBERS) else { continue };
        let message = format!("{} does not define `{name}`, as all other structures do", record.name);
        let labels =
            vec![spec.label(&record.at, &record.name, ""), spec.label(&other.at, name, "another one")];
        found.push(Finding::new("repeated", [&record.name, "/", name].concat(), message, "", labels));
    }
    found
}

/// All classes of variables have a first declared variable, and all predefined variables of a class have a name: one of them
/// lacks it.
pub(super) fn names(spec: &Spec<'_>) -> Vec<Finding> {
    let classes =
        spec.isa.classes.iter().map(|one| (one.first.is_some(), &one.at, "first declared variable"));
    let mut groups: BTreeMap<Option<Space>, Vec<(bool, &At, &str)>> = BTreeMap::new();
    groups.insert(None, classes.collect());
    for one in &spec.isa.predefined {
        let named = (!one.name.is_empty(), &one.at, "name");
        groups.entry(Some(one.space)).or_default().push(named);
    }
    let mut found = Vec::new();
    for group in groups.values().filter(|group| group.len() > MEMBERS) {
        let mut without = group.iter().filter(|(has, ..)| !has);
        let (Some((_, at, what)), None) = (without.next(), without.next()) else { continue };
        let Some((_, other, _)) = group.iter().find(|(has, ..)| *has) else { continue };
        let message = format!("the row has no {what}, as all others have");
        let labels = vec![spec.label(at, "", ""), spec.label(other, "", "another one")];
        let subject = spec.sheet(at).map_or("", |sheet| sheet.name());
        found.push(Finding::new("repeated", subject, message, "", labels));
    }
    found
}

/// Predefined variables of a class have numbers without a gap; the size of a register is a power of two, and that of a data
/// type too.
pub(super) fn numbers(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut next: BTreeMap<Space, (u32, &At)> = BTreeMap::new();
    for variable in &spec.isa.predefined {
        let (expected, before) = match next.insert(variable.space, (variable.index + 1, &variable.at)) {
            Some(last) => last,
            // The first one may have any number.
            None => continue,
        };
        if variable.index != expected {
            let message =
                format!("the number of `{}` is {}, behind {expected} of them", variable.name, variable.index);
            let labels =
                vec![spec.label(&variable.at, &variable.name, ""), spec.label(before, "", "the one before")];
            found.push(Finding::new("repeated", variable.name.as_str(), message, "", labels));
        }
    }
    let first = spec.isa.platforms.first().map(|p| &p.at);
    let registers = spec.isa.platforms.iter().map(|p| (&p.name, p.grf, &p.at, first));
    let first = spec.isa.types.first().map(|ty| &ty.at);
    let types = spec.isa.types.iter().map(|ty| (&ty.name, ty.bits, &ty.at, first));
    for (name, size, at, first) in registers.chain(types).filter(|(_, size, ..)| !size.is_power_of_two()) {
        let labels =
            vec![spec.label(at, &size.to_string(), ""), spec.label(first.unwrap_or(at), "", "the first")];
        let message = format!("the size of `{name}` is {size}, which is no power of two");
        found.push(Finding::new("repeated", name.as_str(), message, "", labels));
    }
    found
}
