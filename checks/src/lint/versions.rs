//! Object versions: the declarations of a field have one of themselves for each version.

mod siblings;

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::{At, Field, Isa, VersionSet};
use genvisa_reader::page::EntryKind;
use std::collections::BTreeSet;

/// A version, by its two numbers.
type Version = (u8, u8);

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (owner, at, fields) in owners(spec.isa) {
        for field in fields.iter().filter(|field| field.wire.len() > 1) {
            let sets: Vec<VersionSet> = field.wire.iter().map(|wire| wire.versions).collect();
            let Some(problem) = problem(&sets) else { continue };
            let message = format!("`{}` of {owner} has {problem}", field.label);
            let mut labels = declarations(spec, at, field);
            labels.resize(labels.len().max(2), spec.label(&field.at, &field.label, "the field"));
            let subject = [owner, "/", &field.name].concat();
            found.push(Finding::new("versions", subject, message, HELP, labels));
        }
        for pair in fields.windows(2) {
            let [first, second] = pair else { continue };
            let (Some(before), Some(from)) = (only(first, |v| v.before), only(second, |v| v.from)) else {
                continue;
            };
            if before != from {
                let message = format!(
                    "`{}` ends before version {}, and `{}` begins with version {}",
                    first.label,
                    shown(before),
                    second.label,
                    shown(from)
                );
                let labels = vec![
                    spec.label(&second.at, &second.label, ""),
                    spec.label(&first.at, &first.label, "the field before it"),
                ];
                let subject = [owner, "/", &second.name].concat();
                found.push(Finding::new("versions", subject, message, HELP, labels));
            }
        }
    }
    found.extend(siblings::run(spec));
    found
}

const HELP: &str = "where a tag `{-v3.4}` ends, `{v3.4+}` begins";

/// The instructions and structures: name, position and fields.
fn owners(isa: &Isa) -> impl Iterator<Item = (&str, &At, &[Field])> {
    let instructions = isa.instructions.iter().map(|i| (i.name.as_str(), &i.at, &i.fields[..]));
    instructions.chain(isa.records.iter().map(|r| (r.name.as_str(), &r.at, &r.fields[..])))
}

fn shown((major, minor): Version) -> String {
    format!("{major}.{minor}")
}

/// The bound of the one declaration of a field.
fn only(field: &Field, bound: fn(&VersionSet) -> Option<Version>) -> Option<Version> {
    match &field.wire[..] {
        [wire] => bound(&wire.versions),
        _ => None,
    }
}

/// A version that no set has, or that two sets have.
fn problem(sets: &[VersionSet]) -> Option<String> {
    let bounds = sets.iter().flat_map(|set| [set.from, set.before]).flatten();
    // The sets change at their bounds alone.
    let versions: BTreeSet<Version> = std::iter::once((0, 0)).chain(bounds).collect();
    versions.into_iter().find_map(|version| {
        let has = |set: &&VersionSet| {
            set.from.is_none_or(|from| from <= version) && set.before.is_none_or(|before| version < before)
        };
        match sets.iter().filter(has).count() {
            0 => Some(format!("no declaration for version {}", shown(version))),
            1 => None,
            n => Some(format!("{n} declarations for version {}", shown(version))),
        }
    })
}

/// The places of the declarations of a field, from the line of its instruction or structure on.
fn declarations(spec: &Spec<'_>, owner: &At, field: &Field) -> Vec<genvisa_reader::Label> {
    let Some(sheet) = spec.sheet(owner) else { return Vec::new() };
    let is_declared = |kind: &EntryKind<'_>| match kind {
        EntryKind::Member { name, .. } => *name == field.name,
        EntryKind::Label { name, arg: Some(_) } => *name == field.label,
        _ => false,
    };
    let entries = sheet.page.entries.iter().filter(|entry| {
        entry.line >= owner.line && VersionSet::parse(entry.tag).is_some() && is_declared(&entry.kind)
    });
    let places =
        entries.take(field.wire.len()).map(|entry| At { page: owner.page.clone(), line: entry.line });
    let text = |n| if n == 0 { "" } else { "the other declaration" };
    places.enumerate().map(|(n, at)| spec.label(&at, &field.label, text(n))).collect()
}

#[cfg(test)]
mod tests {
    use super::problem;
    use genvisa_reader::isa::VersionSet;

    #[test]
    fn each_version_has_one_declaration() {
        let problem = |tags: [&str; 2]| problem(&tags.map(|tag| VersionSet::parse(tag).unwrap_or_default()));
        assert_eq!(problem(["-v3.4", "v3.4+"]), None);
        assert_eq!(problem(["-v3.4", "v3.5+"]).as_deref(), Some("no declaration for version 3.4"));
        assert_eq!(problem(["v3.3+", "-v3.4"]).as_deref(), Some("2 declarations for version 3.3"));
        // Versions before the first bound count, too.
        assert_eq!(problem(["v3.4+", "v3.6+"]).as_deref(), Some("no declaration for version 0.0"));
    }
}
