//! Writes changes of the Semantics and of forms of assembly text.

use super::super::draft::Draft;
use super::super::fate::code;
use super::super::merge::{Language, Passage, apply, block, edits};
use super::super::print;
use super::Models;
use super::instruction::is_heading;
use crate::diff::{Change, ChangeKind, FactKind, canonical_form};
use genvisa_reader::isa::At;

/// Carries the change of the old code into ours. Statements without a place in ours get a marker.
pub(super) fn semantics(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    if carry(draft, models, change).is_some() {
        return Some(());
    }
    let page = &models.spec.instruction(&change.subject)?.at.page;
    let marker = code_marker(models, change)?;
    if draft.text(page).contains(&marker) {
        return Some(());
    }
    let first = block(draft, page, |line| is_heading(line, "Semantics"))?.into_iter().next()?;
    let open = At { line: first.line - 1, ..first };
    draft.insert_after(&open, [format!("// {marker}")])
}

/// The marker for a change of the Semantics that a person must write.
pub(in super::super) fn code_marker(models: Models<'_>, change: &Change) -> Option<String> {
    let new = models.new.instruction(&change.subject).filter(|_| change.kind == FactKind::Semantics)?;
    Some(print::marker(&new.at))
}

/// A line of the assembly form: a change of few tokens is carried into ours, others are whole lines.
pub(super) fn text(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    if carry(draft, models, change).is_some() {
        return Some(());
    }
    let (ours, new) = (models.spec.instruction(&change.subject)?, models.new.instruction(&change.subject)?);
    let page = &ours.at.page;
    let lines = block(draft, page, |line| is_heading(line, "Text"))?;
    let is = |form: &str| {
        let is_form =
            |at: &&At| draft.at(at).is_some_and(|line| canonical_form(line) == canonical_form(form));
        lines.iter().find(is_form).cloned()
    };
    match change.what {
        ChangeKind::Removed => draft.delete(&is(change.old.as_ref()?.as_str()?)?),
        ChangeKind::Added => {
            let form = change.new.as_ref()?.as_str()?;
            let written = new.text.iter().find(|line| canonical_form(line) == form);
            let after = is(ours.text.last()?)?;
            draft.insert_after(&after, [written.map_or(form, |line| line.trim()).to_lowercase()])
        }
        _ => None,
    }
}

/// Writes the tokens that differ between the old and the new code into ours.
fn carry(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let ours = models.spec.instruction(&change.subject)?;
    let (language, old) = code(models.old.instruction(&change.subject)?, change.kind)?;
    let (_, new) = code(models.new.instruction(&change.subject)?, change.kind)?;
    let title = if language == Language::Semantics { "Semantics" } else { "Text" };
    let places = block(draft, &ours.at.page, |line| is_heading(line, title))?;
    let lines: Vec<String> = places.iter().filter_map(|at| draft.at(at).map(str::to_string)).collect();
    let (old, new, ours) =
        (Passage::of(&old, language), Passage::of(&new, language), Passage::of(&lines, language));
    let written = apply(&edits(&old, &new, &ours)?, &new, &ours)?;
    for (at, line) in places.iter().zip(written) {
        match line {
            Some(line) if draft.at(at) == Some(line.as_str()) => {}
            Some(line) => draft.replace(at, line)?,
            None => draft.delete(at)?,
        }
    }
    Some(())
}
