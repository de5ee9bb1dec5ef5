//! Changes that only repeat others.
//!
//! The model holds some facts twice: a list of encodings is also a closed list as a rule. Whoever reads one of the two
//! changes knows the other.

use super::{Change, Kind, What};
use std::collections::BTreeMap;

/// The rules that follow from facts: the last part of their names, and the facts that they follow from.
const DERIVED: &[(&str, &[Kind])] = &[
    ("opcode", &[Kind::Opcode, Kind::SubOpcode]),
    ("sub_opcode", &[Kind::SubOpcode]),
    ("platform", &[Kind::Platform]),
    ("encoding", &[Kind::Bits, Kind::Encoding, Kind::Platform]),
    ("reserved", &[Kind::Bits, Kind::Width, Kind::Platform]),
    ("declared", &[Kind::Refers]),
    ("type", &[Kind::Type, Kind::Platform]),
    ("class", &[Kind::Class]),
    ("saturation", &[Kind::Saturation]),
    ("modifier", &[Kind::SourceModifier]),
    ("type_map", &[Kind::TypeMap, Kind::Type, Kind::Platform]),
];

/// Facts of an operand that say no more than a rule about it, by the last part of its name.
const STATED_BY_RULES: &[(Kind, &str)] = &[(Kind::Type, "type"), (Kind::Class, "class")];

/// The changes without those that repeat another one: rules that follow from a changed fact, rules of a subject that is
/// itself new or gone, and facts that a rule states just as well on both sides. Prose (the wording of a property) is
/// left out as well.
pub fn essential(changes: &[Change]) -> Vec<&Change> {
    let mut subjects = BTreeMap::<&str, Vec<&Change>>::new();
    for change in changes {
        subjects.entry(&change.subject).or_default().push(change);
    }
    let repeats = |change: &Change| {
        let others = subjects.get(change.subject.as_str()).map_or(&[][..], Vec::as_slice);
        change.kind == Kind::Property || repeats(change, others)
    };
    changes.iter().filter(|change| !repeats(change)).collect()
}

/// Whether one of the changes of its subject says what a change says.
fn repeats(change: &Change, others: &[&Change]) -> bool {
    match change.kind {
        Kind::Rule => {
            others.iter().any(|other| is_whole(other) && other.what == change.what) || follows(change, others)
        }
        // A rule that has changed has another kind without telling.
        Kind::RuleKind | Kind::Check => {
            others.iter().any(|other| other.kind == Kind::Rule && other.place == change.place)
        }
        _ => stated_by_a_rule(change, others),
    }
}

/// Whether a rule follows from a fact that has changed.
fn follows(rule: &Change, others: &[&Change]) -> bool {
    let (place, what) = rule.place.rsplit_once('/').unwrap_or(("", &rule.place));
    let Some((_, kinds)) = DERIVED.iter().find(|(name, _)| *name == what) else { return false };
    let place = place.replace('.', "/");
    let field = place.split('/').next().unwrap_or_default();
    others.iter().any(|fact| match fact.kind {
        Kind::Field => fact.place == field && fact.what == rule.what,
        // What concerns the whole instruction has no field in front.
        Kind::Type | Kind::Platform if !fact.place.contains('/') => kinds.contains(&fact.kind),
        Kind::Opcode | Kind::SubOpcode | Kind::Saturation | Kind::SourceModifier | Kind::TypeMap => {
            kinds.contains(&fact.kind)
        }
        kind => kinds.contains(&kind) && is_within(&fact.place, &place),
    })
}

/// Whether a fact of an operand is in a rule that has not changed.
fn stated_by_a_rule(fact: &Change, others: &[&Change]) -> bool {
    let Some((_, what)) = STATED_BY_RULES.iter().find(|(kind, _)| *kind == fact.kind) else { return false };
    let Some((field, _)) = fact.place.split_once('/') else { return false };
    let rule = [field, "/", what].concat();
    !others.iter().any(|other| other.kind == Kind::Rule && other.place == rule)
}

/// Whether the change is the coming or going of its subject.
pub(super) fn is_whole(change: &Change) -> bool {
    matches!(change.what, What::Added | What::Removed)
        && matches!(change.kind, Kind::Instruction | Kind::Record | Kind::SharedField)
}

/// Whether a place is `whole` or a part of it; every place is a part of the empty one.
fn is_within(place: &str, whole: &str) -> bool {
    place.strip_prefix(whole).is_some_and(|rest| whole.is_empty() || rest.is_empty() || rest.starts_with('/'))
}
