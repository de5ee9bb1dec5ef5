//! Facts that most pages repeat and that one of them has with another word: the type of a field, what it refers to, its bits,
//! the name of each encoding, the list of the codes, the name of a surface. Nothing is known but the pages themselves.

mod chapters;
mod doubled;
mod encodings;
mod rules;
mod words;

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::{At, Field, Space};
use genvisa_reader::page::EntryKind;
use std::collections::{BTreeMap, HashMap};

/// The fewest pages that show what is usual.
const PAGES: usize = 20;
/// The fewest members of a list that shows what is usual.
const MEMBERS: usize = 3;
/// Of a hundred places, at least so many have the usual value.
const NEARLY_ALL: usize = 94;

/// A fact on a page: its value, the page's subject, and its place.
struct Fact<'s> {
    value: String,
    subject: String,
    at: At,
    word: &'s str,
}

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut facts: BTreeMap<String, Vec<Fact<'_>>> = BTreeMap::new();
    for instruction in &spec.isa.instructions {
        for field in &instruction.fields {
            of_field(&instruction.name, field, &mut facts);
        }
    }
    surfaces(spec, &mut facts);
    let mut found: Vec<Finding> =
        facts.iter().flat_map(|(what, facts)| differing(spec, what, facts)).collect();
    found.extend(encodings::units(spec));
    found.extend(encodings::types(spec));
    found.extend(chapters::definitions(spec));
    found.extend(chapters::numbers(spec));
    found.extend(words::run(spec));
    found.extend(doubled::run(spec));
    found.extend(rules::run(spec));
    found
}

/// The value that nearly all of many places have.
pub(super) fn usual<T: Copy + Eq + std::hash::Hash>(
    values: impl Iterator<Item = T> + Clone,
    fewest: usize,
) -> Option<T> {
    let mut counts: HashMap<T, usize> = HashMap::new();
    values.clone().for_each(|value| *counts.entry(value).or_default() += 1);
    let all: usize = counts.values().sum();
    let is_usual = |value: &T| counts.get(value).is_some_and(|n| n * 100 >= all * NEARLY_ALL);
    values.into_iter().find(|value| all >= fewest && is_usual(value))
}

fn of_field<'s>(subject: &str, field: &'s Field, facts: &mut BTreeMap<String, Vec<Fact<'s>>>) {
    let mut add = |what: String, value: String, at: &At, word: &'s str| {
        let subject = [subject, "/", &field.name].concat();
        facts.entry(what).or_default().push(Fact { value, subject, at: at.clone(), word });
    };
    let Field { name, label, at, .. } = field;
    let types: Vec<&str> = field.wire.iter().map(|wire| wire.ty.as_str()).collect();
    add(format!("the type of `{name}`"), types.join(", "), at, label);
    let refers = field.refers.map_or("no table".to_string(), |refers| format!("{refers:?}").to_lowercase());
    add(format!("the table of the index `{name}`"), refers, at, label);
    for group in &field.bits {
        let bits = format!("bits {} to {} of `{name}`", group.lo, group.hi);
        add(format!("the name of {bits}"), group.name.clone(), &group.at, "");
        let codes: Vec<String> = group.values.iter().map(|v| v.code.to_string()).collect();
        add(format!("the list of codes of {bits}"), codes.join(", "), &group.at, "");
        for value in &group.values {
            add(format!("code {} of {bits}", value.code), value.name.clone(), &value.at, "");
        }
    }
}

/// The words in parentheses behind the number of a surface.
fn surfaces<'s>(spec: &'s Spec<'_>, facts: &mut BTreeMap<String, Vec<Fact<'s>>>) {
    let known: Vec<u32> =
        spec.isa.predefined.iter().filter(|p| p.space == Space::Surface).map(|p| p.index).collect();
    for sheet in &spec.sheets {
        for entry in &sheet.page.entries {
            let EntryKind::Surface { index } = entry.kind else { continue };
            let text = sheet.page.text(entry);
            let name =
                text.split_once('(').and_then(|(_, rest)| rest.split_once(')')).map_or("", |(name, _)| name);
            let at = At { page: sheet.path.into(), line: entry.line };
            // A number that no chapter describes has no place of its own among the facts.
            let known = known.is_empty() || known.contains(&index);
            let (what, value) = match known {
                true => (format!("the name of surface {index}"), name.to_string()),
                false => ("whether surfaces are described".to_string(), format!("no chapter has T{index}")),
            };
            let subject = [sheet.name(), "/surfaces"].concat();
            facts.entry(what).or_default().push(Fact {
                value,
                subject: subject.clone(),
                at: at.clone(),
                word: name,
            });
            if known {
                let what = "whether surfaces are described".to_string();
                facts.entry(what).or_default().push(Fact { value: "yes".into(), subject, at, word: name });
            }
        }
    }
}

/// The facts that differ from what is usual.
fn differing(spec: &Spec<'_>, what: &str, facts: &[Fact<'_>]) -> Vec<Finding> {
    let Some(usual) = usual(facts.iter().map(|fact| fact.value.as_str()), PAGES) else { return Vec::new() };
    let Some(other) = facts.iter().find(|fact| fact.value == usual) else { return Vec::new() };
    let others = facts.iter().filter(|fact| fact.value == usual).count();
    let differing = facts.iter().filter(|fact| fact.value != usual);
    let finding = |fact: &Fact<'_>| {
        let message = format!("{what} differs from {others} others: `{}`, not `{usual}`", fact.value);
        let labels =
            vec![spec.label(&fact.at, fact.word, ""), spec.label(&other.at, other.word, "one of the others")];
        Finding::new("repeated", fact.subject.as_str(), message, "", labels)
    };
    differing.map(finding).collect()
}
