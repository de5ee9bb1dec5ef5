//! Facts that most pages repeat and that one of them has with another word: the type of a field, what it refers to, its bits,
//! the name of each encoding, the list of the codes, the name of a surface. Nothing is known but the pages themselves.

use super::Finding;
use super::near;
use super::spec::Spec;
use genvisa_reader::Label;
use genvisa_reader::isa::{At, Enumerant, Field, Space};
use genvisa_reader::page::EntryKind;
use std::collections::BTreeMap;
use std::collections::HashMap;

/// The fewest pages that show what is usual.
const PAGES: usize = 20;
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
    found.extend(units(spec));
    found.extend(types(spec));
    found.extend(definitions(spec));
    found.extend(numbers(spec));
    found.extend(words(spec));
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
    add(format!("what `{name}` is an index of"), refers, at, label);
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

/// The shortest list of encodings that shows what is usual.
const ENCODINGS: usize = 3;

/// The words behind the numbers of a list of encodings: one of them has another word, or no number.
fn units(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (owner, field) in super::bits::fields(spec.isa) {
        for group in field.bits.iter().filter(|group| group.values.len() >= ENCODINGS) {
            let texts: Vec<&str> = group.values.iter().map(|value| text_of(spec, value)).collect();
            let units: Vec<Option<&str>> = texts.iter().map(|text| unit(text)).collect();
            let is_usual =
                |one: &&Option<&str>| units.iter().filter(|other| other == one).count() + 1 == units.len();
            let Some(usual) = units.iter().find(is_usual).copied().flatten() else { continue };
            let differs = |text: &str| unit(text).map_or(text.contains(usual), |unit| unit != usual);
            for (value, _) in group.values.iter().zip(&texts).filter(|(_, text)| differs(text)) {
                let message = format!("the other encodings are numbers of `{usual}`");
                let labels = vec![spec.label(&value.at, "", ""), spec.label(&group.at, "", "the list")];
                let subject = super::bits::place(owner, field, group);
                found.push(Finding::new("repeated", subject, message, "", labels));
            }
        }
    }
    found
}

/// The word behind the number of an encoding, in singular.
fn unit(text: &str) -> Option<&str> {
    let (number, unit) = text.split_once(' ')?;
    number.bytes().all(|b| b.is_ascii_digit()).then(|| unit.trim_end_matches('s'))
}

/// The text behind the code of an encoding, without its description.
fn text_of<'s>(spec: &Spec<'s>, value: &Enumerant) -> &'s str {
    let Some(sheet) = spec.sheet(&value.at) else { return "" };
    let entry = sheet.page.entries.iter().find(|entry| entry.line == value.at.line);
    let body = entry.map_or("", |entry| sheet.page.body(entry)).trim();
    body.split(" - ").next().unwrap_or_default().trim_end_matches('.')
}

/// Lists of the codes of data types agree with the table of data types.
fn types(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let types = &spec.isa.types;
    for (owner, field) in super::bits::fields(spec.isa) {
        for group in &field.bits {
            let of_table = |code: u64| types.iter().find(|ty| u64::from(ty.code) == code);
            let agrees = group.values.iter().filter(|v| of_table(v.code).is_some_and(|ty| ty.name == v.name));
            if group.values.len() < ENCODINGS || agrees.count() * 2 < group.values.len() {
                continue;
            }
            for value in &group.values {
                let Some(ty) = of_table(value.code).filter(|ty| ty.name != value.name) else { continue };
                let message = format!("the code of `{}` is that of the data type `{}`", value.name, ty.name);
                let labels =
                    vec![spec.label(&value.at, "", ""), spec.label(&ty.at, &ty.name, "the data type")];
                found.push(Finding::new(
                    "repeated",
                    super::bits::place(owner, field, group),
                    message,
                    "",
                    labels,
                ));
            }
        }
    }
    found
}

/// A definition that most structures of operands have: one of them lacks it.
fn definitions(spec: &Spec<'_>) -> Vec<Finding> {
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
        let Some(other) = other.filter(|_| records.len() > ENCODINGS) else { continue };
        let message = format!("{} does not define `{name}`, as all other structures do", record.name);
        let labels =
            vec![spec.label(&record.at, &record.name, ""), spec.label(&other.at, name, "another one")];
        found.push(Finding::new("repeated", [&record.name, "/", name].concat(), message, "", labels));
    }
    found
}

/// Predefined variables of a class have numbers without a gap; the size of a register is a power of two, and that of a data
/// type too.
fn numbers(spec: &Spec<'_>) -> Vec<Finding> {
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

/// The fewest uses of a word that is known by them.
const USES: usize = 8;

/// Words that are on one place only and that are a common word with letters swapped or missing.
fn words(spec: &Spec<'_>) -> Vec<Finding> {
    let mut uses: BTreeMap<&str, (usize, &str, &str)> = BTreeMap::new();
    for sheet in &spec.sheets {
        for word in sheet.page.text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '`') {
            if word.len() > 3 && word.bytes().all(|b| b.is_ascii_lowercase()) {
                uses.entry(word).or_insert((0, sheet.path, word)).0 += 1;
            }
        }
    }
    let common: Vec<&str> = uses.iter().filter(|(_, (n, ..))| *n >= USES).map(|(word, _)| *word).collect();
    let mut found = Vec::new();
    for (word, (_, path, place)) in uses.iter().filter(|(_, (n, ..))| *n == 1) {
        let Some(known) = common.iter().find(|known| near::is_misspelt(word, known)) else { continue };
        let Some((_, other, first)) = uses.get(known) else { continue };
        let label = |path: &str, place: &str, text: &'static str| {
            let sheet = spec.sheets.iter().find(|sheet| sheet.path == path);
            Label {
                path: path.into(),
                span: sheet.map_or(0..0, |sheet| sheet.page.span(place)),
                text: text.into(),
            }
        };
        let message = format!("`{word}` is on no other place, and nearly `{known}`");
        let labels = vec![label(path, place, ""), label(other, first, "the usual word")];
        found.push(Finding::new("repeated", *word, message, format!("did you mean `{known}`?"), labels));
    }
    found
}
