//! Omission of changes that only repeat others.
//!
//! The model holds some facts twice: a list of encodings is also a rule with a closed list. One of the two changes implies
//! the other.

use super::{Change, ChangeKind, FactKind};
use std::collections::BTreeMap;

/// The rules that follow from facts: the last part of their names, and the facts that they follow from.
const DERIVED: &[(&str, &[FactKind])] = &[
    ("opcode", &[FactKind::Opcode, FactKind::SubOpcode]),
    ("sub_opcode", &[FactKind::SubOpcode]),
    ("platform", &[FactKind::Platform]),
    ("encoding", &[FactKind::Bits, FactKind::Encoding, FactKind::Platform]),
    ("reserved", &[FactKind::Bits, FactKind::Width, FactKind::Platform]),
    ("declared", &[FactKind::Refers]),
    ("type", &[FactKind::Type, FactKind::Platform]),
    ("class", &[FactKind::Class]),
    ("saturation", &[FactKind::Saturation]),
    ("modifier", &[FactKind::SourceModifier]),
    ("type_map", &[FactKind::TypeMap, FactKind::Type, FactKind::Platform]),
];

/// Facts of an operand that a rule about it repeats, by the last part of the rule's name.
const STATED_BY_RULES: &[(FactKind, &str)] = &[(FactKind::Type, "type"), (FactKind::Class, "class")];

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
        change.kind == FactKind::Property || repeats(change, others)
    };
    changes.iter().filter(|change| !repeats(change)).collect()
}

/// Whether another change of the same subject implies a change.
fn repeats(change: &Change, others: &[&Change]) -> bool {
    match change.kind {
        FactKind::Rule => {
            others.iter().any(|other| is_whole(other) && other.what == change.what) || follows(change, others)
        }
        // The kind of a rule follows from its expression.
        FactKind::RuleKind | FactKind::Check => {
            others.iter().any(|other| other.kind == FactKind::Rule && other.place == change.place)
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
        FactKind::Field => fact.place == field && fact.what == rule.what,
        // The place of a fact about the whole instruction does not begin with a field.
        FactKind::Type | FactKind::Platform if !fact.place.contains('/') => kinds.contains(&fact.kind),
        FactKind::Opcode
        | FactKind::SubOpcode
        | FactKind::Saturation
        | FactKind::SourceModifier
        | FactKind::TypeMap => kinds.contains(&fact.kind),
        kind => kinds.contains(&kind) && is_within(&fact.place, &place),
    })
}

/// Whether a fact of an operand is in a rule that has not changed.
fn stated_by_a_rule(fact: &Change, others: &[&Change]) -> bool {
    let Some((_, what)) = STATED_BY_RULES.iter().find(|(kind, _)| *kind == fact.kind) else { return false };
    let Some((field, _)) = fact.place.split_once('/') else { return false };
    let rule = [field, "/", what].concat();
    !others.iter().any(|other| other.kind == FactKind::Rule && other.place == rule)
}

/// Whether the change adds or removes its subject.
pub(super) fn is_whole(change: &Change) -> bool {
    matches!(change.what, ChangeKind::Added | ChangeKind::Removed)
        && matches!(change.kind, FactKind::Instruction | FactKind::Record | FactKind::SharedField)
}

/// Whether a place is `whole` or a part of it; every place is a part of the empty one.
fn is_within(place: &str, whole: &str) -> bool {
    place.strip_prefix(whole).is_some_and(|rest| whole.is_empty() || rest.is_empty() || rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::is_within;

    #[test]
    fn a_place_is_a_part_of_another_one_up_to_a_slash() {
        for whole in ["", "op", "op/word", "op/word/4"] {
            assert!(is_within("op/word/4", whole), "{whole}");
        }
        for other in ["o", "op/w", "word", "op/word/4/5"] {
            assert!(!is_within("op/word/4", other), "{other}");
        }
    }
}
