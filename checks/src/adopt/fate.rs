//! The fate of a changed fact: whether the specification has it, gets it, or needs a person.

use super::lists;
use super::merge::{Language, Passage, edits};
use super::write::Models;
use crate::diff::{Change, ChangeKind, FactKind, Version, is_word};
use genvisa_reader::isa::{Instruction, Isa, TypeMap};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// The fate of a changed fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// The specification has it already.
    Present,
    /// It is written into the specification.
    Written,
    /// A person must decide: the specification differs from the old pages too.
    Conflict,
    /// A person must write it.
    #[serde(rename = "left")]
    Open,
}

/// The fate of a change before anything is written. `before` has the changes from the specification to the new pages.
pub(super) fn fate(change: &Change, before: &[Change], models: Models<'_>) -> Fate {
    if let Some(is_carried) = is_carried(change, models) {
        return if is_carried { Fate::Present } else { Fate::Open };
    }
    let new = models.new;
    match is_pending(change, before, new) {
        Some(_) if change.subject == "matrix" || is_removal(change) => Fate::Open,
        None if differs(change, before, new) => Fate::Conflict,
        None => Fate::Present,
        Some(pending) if pending.what == change.what && is_before(pending, change) => Fate::Open,
        Some(_) => Fate::Conflict,
    }
}

/// The fate of an open change afterwards. `after` has the changes from the specification to the new pages.
pub(super) fn fate_after(change: &Change, after: &[Change], models: Models<'_>) -> Fate {
    let is_written = match is_carried(change, models) {
        Some(is_carried) => is_carried,
        // A new thing that the specification describes in more detail is there.
        None => {
            is_pending(change, after, models.new).is_none()
                && (change.what == ChangeKind::Added || !differs(change, after, models.new))
        }
    };
    if is_written { Fate::Written } else { Fate::Open }
}

/// The change that remains between the specification and the new pages at the place of a change.
pub(super) fn is_pending<'a>(change: &Change, remaining: &'a [Change], new: &Isa) -> Option<&'a Change> {
    remaining.iter().find(|other| {
        let value = match change.what {
            ChangeKind::Removed => other.new.is_none() && (other.old == change.old || is_removal(change)),
            _ => other.new == change.new,
        };
        is_of_same_place(other, change) && value && concerns(other, change) && !agrees(other, change, new)
    })
}

/// The parts of a value in which its two versions differ; `None` for a value without parts. A row has several facts.
fn changed_parts(change: &Change) -> Option<BTreeSet<&String>> {
    let (old, new) = (change.old.as_ref()?.as_object()?, change.new.as_ref()?.as_object()?);
    Some(old.keys().chain(new.keys()).filter(|part| old.get(*part) != new.get(*part)).collect())
}

/// Whether the specification has the old value, as far as it changes.
fn is_before(pending: &Change, change: &Change) -> bool {
    match (changed_parts(change), &pending.old, &change.old) {
        (Some(parts), Some(ours), Some(old)) => parts.iter().all(|part| ours.get(part) == old.get(part)),
        (_, ours, old) => ours == old,
    }
}

/// Whether a difference from the new pages is in what changes.
fn concerns(other: &Change, change: &Change) -> bool {
    match (changed_parts(change), &other.old, &change.new) {
        (Some(parts), Some(ours), Some(new)) => parts.iter().any(|part| ours.get(part) != new.get(part)),
        _ => true,
    }
}

/// Whether an instruction is gone, or the row or entry of one. It goes whatever the specification knows of it.
fn is_removal(change: &Change) -> bool {
    let kinds = [FactKind::Instruction, FactKind::Matrix, FactKind::Index];
    change.what == ChangeKind::Removed && kinds.contains(&change.kind)
}

/// Whether a row of the matrix agrees with the new pages on the platforms that a change adds or removes. `other` is the difference
/// between the specification and the new pages. A specification may have more platforms, and others by an erratum.
fn agrees(other: &Change, change: &Change, new: &Isa) -> bool {
    if change.subject != "matrix" {
        return false;
    }
    let listed = |value: &Option<Value>| -> Option<BTreeSet<String>> {
        let names = value.as_ref()?.as_array()?.iter().filter_map(|name| name.as_str().map(str::to_string));
        Some(names.filter(|name| new.matrix_columns.contains(name)).collect())
    };
    let (Some(ours), Some(theirs)) = (listed(&other.old), listed(&other.new)) else { return false };
    let differing = &ours ^ &theirs;
    match listed(&change.old).zip(listed(&change.new)) {
        Some((old, new)) => differing.is_disjoint(&(&old ^ &new)),
        None => differing.is_empty(),
    }
}

/// Whether the specification differs from the new pages at the place of a change, or lacks the thing that has this place.
fn differs(change: &Change, remaining: &[Change], new: &Isa) -> bool {
    let is_around = |other: &Change| {
        let rest = change.place.strip_prefix(&other.place);
        // A field that the specification has in two widths, by the object version, is there. A combination of types has no place,
        // and no other fact is a part of it.
        change.what != ChangeKind::Removed
            && other.what == ChangeKind::Added
            && !matches!(other.kind, FactKind::Width | FactKind::TypeMap)
            && other.subject == change.subject
            && rest.is_some_and(|rest| rest.starts_with('/') || other.place.is_empty() && !rest.is_empty())
    };
    let differs = |other: &Change| {
        is_of_same_place(other, change) && concerns(other, change) && !agrees(other, change, new)
    };
    remaining.iter().any(|other| differs(other) || is_around(other))
}

/// Whether a rule that no page states itself got what changes by the facts that it follows from. Ours may follow from more facts than
/// theirs, and then differs from it before and afterwards.
pub(super) fn follows(change: &Change, spec: Version<'_>, after: &Isa, stated: &BTreeSet<String>) -> bool {
    let id = [change.subject.as_str(), "/", &change.place].concat();
    if change.kind != FactKind::Rule || stated.contains(&id) {
        return false;
    }
    let rule = |isa: &'_ Isa| isa.rules_of(&change.subject).find(|rule| rule.id == id).cloned();
    let (Some(ours), Some(ours_after)) = (rule(&spec.outcome.isa), rule(after)) else { return false };
    let text = spec.pages.iter().find(|page| *page.path == *ours.at().page).map_or("", |page| &page.text);
    let is_stated = text.contains(&format!("**{}", change.place));
    let words = |text: &str| -> BTreeSet<String> {
        text.split(|c| !is_word(c)).filter(|word| !word.is_empty()).map(str::to_string).collect()
    };
    let of = |value: &Option<Value>| words(&value.as_ref().map_or(String::new(), Value::to_string));
    let (old, new, ours_words) = (of(&change.old), of(&change.new), words(&ours_after.expr));
    !is_stated
        && ours.expr != ours_after.expr
        && new.difference(&old).all(|word| ours_words.contains(word))
        && !old.difference(&new).any(|word| ours_words.contains(word))
}

/// Whether two changes are of the same fact.
pub(super) fn is_of_same_place(a: &Change, b: &Change) -> bool {
    (&a.subject, a.kind, &a.place) == (&b.subject, b.kind, &b.place)
}

/// Whether ours has the combination of types that the new pages have in place of another one. A list of combinations has no names: a
/// comparison may find another pair.
fn has_type_map(change: &Change, models: Models<'_>) -> bool {
    let maps = |isa: &'_ Isa| isa.instruction(&change.subject).map_or(Vec::new(), |i| i.type_maps.clone());
    let is_new = |map: &TypeMap| change.new_at.as_ref().is_some_and(|at| *at == map.at.to_string());
    let theirs = maps(models.new).into_iter().find(is_new);
    theirs.is_some_and(|theirs| maps(models.spec).iter().any(|ours| lists::is_same(ours, &theirs)))
}

/// For code that all versions have, and for combinations of types: whether ours has the changes of theirs.
pub(super) fn is_carried(change: &Change, models: Models<'_>) -> Option<bool> {
    if change.kind == FactKind::TypeMap {
        return has_type_map(change, models).then_some(true);
    }
    let code = |isa: &'_ Isa| isa.instruction(&change.subject).and_then(|i| code(i, change.kind));
    let (language, old) = code(models.old)?;
    let ((_, new), (_, ours)) = (code(models.new)?, code(models.spec)?);
    let passage = |lines| Passage::of(lines, language);
    let edits = edits(&passage(&old), &passage(&new), &passage(&ours));
    Some(edits.is_some_and(|edits| edits.is_empty()))
}

/// The lines of code of an instruction that a change is of.
pub(super) fn code(instruction: &Instruction, kind: FactKind) -> Option<(Language, Vec<String>)> {
    match kind {
        FactKind::Semantics => Some((Language::Semantics, instruction.semantics.clone())),
        FactKind::Text => Some((Language::Form, instruction.text.clone())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adopt::draft::Draft;
    use serde_json::json;

    /// A change of the width of a field between two versions, or between the specification and the newer one.
    fn change(place: &str, old: Option<u32>, new: Option<u32>) -> Change {
        let what = match (old, new) {
            (None, _) => ChangeKind::Added,
            (_, None) => ChangeKind::Removed,
            _ => ChangeKind::Changed,
        };
        let [old, new] = [old, new].map(|value| value.map(|value| json!(value)));
        let (subject, place) = ("ADD".to_string(), place.to_string());
        Change { what, kind: FactKind::Width, subject, place, old, new, old_at: None, new_at: None }
    }

    /// A change of the row of a table.
    fn row(old: Value, new: Value) -> Change {
        Change { old: Some(old), new: Some(new), ..change("ub", Some(0), Some(0)) }
    }

    fn fate_of(change: &Change, before: &[Change]) -> Fate {
        let (isa, text, stated) = (Isa::default(), Draft::default(), BTreeSet::new());
        let models =
            Models { spec: &isa, old: &isa, new: &isa, old_text: &text, text: &text, stated: &stated };
        fate(change, before, models)
    }

    #[test]
    fn a_change_is_open_where_the_specification_agrees_with_the_old_pages() {
        let theirs = change("dst", Some(1), Some(2));
        assert_eq!(fate_of(&theirs, std::slice::from_ref(&theirs)), Fate::Open);
        assert_eq!(fate_of(&theirs, &[change("src0", Some(1), Some(2))]), Fate::Present);
        assert_eq!(fate_of(&theirs, &[]), Fate::Present);
    }

    #[test]
    fn only_the_parts_of_a_row_that_change_count() {
        let theirs = row(json!({"bits": 8, "max": 255}), json!({"bits": 8, "max": 256}));
        let fate = |ours| fate_of(&theirs, &[row(ours, json!({"bits": 8, "max": 256}))]);
        // The specification states more, and has the old value, the new one, or another one.
        assert_eq!(fate(json!({"bits": 8, "max": 255, "saturation": 1})), Fate::Open);
        assert_eq!(fate(json!({"bits": 8, "max": 256, "saturation": 1})), Fate::Present);
        assert_eq!(fate(json!({"bits": 8, "max": 254})), Fate::Conflict);
        assert_eq!(fate(json!({"bits": 8})), Fate::Conflict);
    }

    #[test]
    fn a_row_is_open_only_where_each_part_that_changes_has_its_old_value() {
        let new = json!({"bits": 16, "max": 65535});
        let theirs = row(json!({"bits": 8, "max": 255}), new.clone());
        let fate = |ours| fate_of(&theirs, &[row(ours, new.clone())]);
        assert_eq!(fate(json!({"bits": 8, "max": 255})), Fate::Open);
        assert_eq!(fate(json!({"bits": 8, "max": 254})), Fate::Conflict);
        assert_eq!(fate(json!({"bits": 9, "max": 255})), Fate::Conflict);
    }

    #[test]
    fn a_change_is_in_conflict_where_the_specification_differs_from_the_old_pages_too() {
        let theirs = change("dst", Some(1), Some(2));
        // The specification has another value, or lacks the fact.
        assert_eq!(fate_of(&theirs, &[change("dst", Some(3), Some(2))]), Fate::Conflict);
        assert_eq!(fate_of(&theirs, &[change("dst", None, Some(2))]), Fate::Conflict);
        // It has another value in place of a fact that the new pages remove.
        let removed = change("dst", Some(1), None);
        assert_eq!(fate_of(&removed, &[change("dst", Some(3), None)]), Fate::Conflict);
        assert_eq!(fate_of(&removed, std::slice::from_ref(&removed)), Fate::Open);
        assert_eq!(fate_of(&removed, &[]), Fate::Present);
        // It lacks the thing around a changed fact.
        let theirs = change("dst/bits", Some(1), Some(2));
        let width = change("dst", None, Some(2));
        assert_eq!(fate_of(&theirs, &[Change { kind: FactKind::Field, ..width.clone() }]), Fate::Conflict);
        assert_eq!(fate_of(&theirs, &[width]), Fate::Present);
        // A combination of types that it lacks is around nothing.
        let map = Change { kind: FactKind::TypeMap, ..change("", None, Some(2)) };
        assert_eq!(fate_of(&theirs, std::slice::from_ref(&map)), Fate::Present);
        assert_eq!(fate_of(&theirs, &[Change { kind: FactKind::Instruction, ..map }]), Fate::Conflict);
    }
}
