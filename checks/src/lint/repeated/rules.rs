//! Names of rules with a slip: on one rule only, and nearly the name of many.

use super::super::spec::Spec;
use super::super::{Finding, near};
use genvisa_reader::isa::Rule;
use std::collections::BTreeMap;

/// The fewest rules of a name that is known by them.
const RULES: usize = 8;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut names: BTreeMap<&str, (usize, &Rule)> = BTreeMap::new();
    for rule in &spec.isa.rules {
        let name = rule.id.rsplit('/').next().unwrap_or_default();
        names.entry(name).or_insert((0, rule)).0 += 1;
    }
    let common: Vec<&str> = names.iter().filter(|(_, (n, _))| *n >= RULES).map(|(name, _)| *name).collect();
    let mut found = Vec::new();
    for (name, (_, rule)) in names.iter().filter(|(_, (n, _))| *n == 1) {
        let is_near = |known: &&&str| {
            // Singular and plural are different words.
            let is_plural = name.strip_suffix('s') == Some(known) || known.strip_suffix('s') == Some(name);
            let is_slip =
                near::is_slip(name, known) && name.len() == known.len() || near::is_misspelt(name, known);
            name.eq_ignore_ascii_case(known) || is_slip && !is_plural
        };
        let meant = common.iter().find(is_near).map(|known| (*known).to_string());
        let Some(meant) = meant.or_else(|| name.contains("__").then(|| name.replace("__", "_"))) else {
            continue;
        };
        let other = names.get(meant.as_str()).map_or(*rule, |(_, other)| other);
        let message = format!("the name `{name}` of {} is on no other rule", rule.id);
        let labels =
            vec![spec.label(&rule.at(), name, ""), spec.label(&other.at(), "", "a rule of the usual name")];
        let help = format!("did you mean `{meant}`?");
        found.push(Finding::new("repeated", &*rule.id, message, help, labels));
    }
    found
}
