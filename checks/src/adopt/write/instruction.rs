//! Writes the facts of an instruction: its opcodes, properties, type maps, parameters and assembly forms.

use super::super::draft::Draft;
use super::super::page::{self, PROPERTIES};
use super::super::print;
use super::field::{delete_bullet, last_line};
use super::{Models, page_of};
use crate::diff::{Change, ChangeKind, FactKind};
use genvisa_reader::isa::{At, Instruction};
use std::collections::BTreeSet;

pub(super) fn instruction(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    if change.what != ChangeKind::Added {
        return None;
    }
    let instruction = models.new.instruction(&change.subject)?;
    let folder =
        models.spec.instructions.first().map(|i| i.at.page.rsplit_once('/').map_or("", |(f, _)| f))?;
    let path = format!("{folder}/{}.md", instruction.name);
    let rules: Vec<_> =
        models.new.rules_of(&instruction.name).filter(|rule| models.stated.contains(&rule.id)).collect();
    draft.add_page(&path, &page::skeleton(instruction, &rules));
    Some(())
}

pub(super) fn opcode(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let (ours, new) = (models.spec.instruction(&change.subject)?, models.new.instruction(&change.subject)?);
    let (old, code) = match change.kind {
        FactKind::Opcode => (ours.opcode, new.opcode),
        _ => (ours.sub_opcode.as_ref()?.code, new.sub_opcode.as_ref()?.code),
    };
    let page = &ours.at.page;
    let (is, is_cell) = (format!("= {old:#04x}"), format!("{old:#04x}("));
    let at = draft.find(page, 1, |line| line.to_lowercase().contains(&is))?;
    let line = draft.at(&at)?.to_lowercase().find(&is)?;
    let text = draft.at(&at)?;
    let text = format!("{}= {code:#04x}{}", text.get(..line)?, text.get(line + is.len()..)?);
    draft.replace(&at, text)?;
    for line in draft.numbers(page, at.line) {
        let at = At { page: page.clone(), line };
        if draft.at(&at).is_some_and(|line| line.trim_start().starts_with('|') && line.contains(&is_cell)) {
            draft.replace_part(&at, &is_cell, &format!("{code:#04x}("))?;
        }
    }
    Some(())
}

/// A property, which the page has in a line of its own or lacks.
pub(super) fn property(draft: &mut Draft, models: Models<'_>, subject: &str, name: &str) -> Option<()> {
    let (ours, new) = (models.spec.instruction(subject)?, models.new.instruction(subject)?);
    let (_, value) = PROPERTIES.iter().find(|(property, _)| *property == name)?;
    let (page, head) = (&ours.at.page, format!("**{name}:**"));
    let line = value(new).map(|value| format!("- {head} {value}"));
    match (draft.find(page, 1, |line| line.contains(&head)), line) {
        (Some(at), Some(line)) => draft.replace(&at, line),
        (Some(at), None) => draft.delete(&at),
        (None, Some(line)) => {
            let heading = draft.find(page, 1, |line| is_heading(line, "Properties"))?;
            draft.insert_after(&heading, [line])
        }
        (None, None) => None,
    }
}

/// All combinations of types of an instruction.
pub(super) fn type_maps(draft: &mut Draft, models: Models<'_>, subject: &str) -> Option<()> {
    let (ours, new) = (models.spec.instruction(subject)?, models.new.instruction(subject)?);
    for map in &ours.type_maps {
        let lines = (map.at.line..=map.at.line + 2).map(|line| At { page: map.at.page.clone(), line });
        for at in lines {
            let is_own = draft
                .at(&at)
                .is_some_and(|line| at == map.at || line.contains("Dst types") || line.contains("Src types"));
            is_own.then(|| draft.delete(&at));
        }
    }
    let page = &ours.at.page;
    let title = "Operand type maps";
    // The maps are written once for all changes of them.
    if draft.text(page).contains(&new.type_maps.first().map(print::type_map).unwrap_or_default().join("\n")) {
        return Some(());
    }
    let lines = new.type_maps.iter().flat_map(print::type_map);
    match draft.find(page, 1, |line| is_heading(line, title)) {
        Some(heading) => draft.insert_after(&heading, lines),
        None => {
            let properties = draft.find(page, 1, |line| is_heading(line, "Properties"))?;
            let end = draft.find(page, properties.line + 1, |line| !line.trim_start().starts_with('-'))?;
            let at = At { line: end.line - 1, ..end };
            let head = [String::new(), format!("#### {title}")];
            draft.insert_after(&at, head.into_iter().chain(lines))
        }
    }
}

/// The Format section of an instruction with parameters, and the bullets of its parameters. It is written once for all
/// changes, and only where our tables are those of the old pages.
pub(super) fn parameters(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let subject = &change.subject;
    let (ours, new) = (models.spec.instruction(subject)?, models.new.instruction(subject)?);
    let page = &ours.at.page;
    let tables = |i: &Instruction| {
        i.parameters.iter().map(|p| (p.when.clone(), p.names.clone())).collect::<BTreeSet<_>>()
    };
    let written = page::format(new);
    if draft.text(page).contains(&written.join("\n")) {
        return Some(());
    }
    if tables(ours) != tables(models.old.instruction(subject)?) {
        return None;
    }
    let heading = draft.find(page, 1, |line| is_heading(line, "Format"))?;
    let level = |line: &str| line.trim_start().bytes().take_while(|b| *b == b'#').count();
    let depth = draft.at(&heading).map_or(2, level).max(1);
    let end = draft.find(page, heading.line + 1, |line| {
        (1..=depth).contains(&level(line)) && !line.contains("CONDITION")
    })?;
    for line in heading.line + 1..end.line {
        let at = At { page: page.clone(), line };
        draft.at(&at).is_some().then(|| draft.delete(&at));
    }
    draft.insert_after(&heading, std::iter::once(String::new()).chain(written).chain([String::new()]))?;
    for gone in ours.named.iter().filter(|field| new.named.iter().all(|other| other.name != field.name)) {
        delete_bullet(draft, gone)?;
    }
    let come = new.named.iter().filter(|field| ours.named.iter().all(|other| other.name != field.name));
    let last = ours.named.last().or(ours.fields.last())?;
    draft.insert_after(&last_line(draft, last), come.flat_map(print::field))
}

pub(super) fn is_heading(line: &str, title: &str) -> bool {
    line.starts_with('#') && line.trim_matches(['#', ' ', '*']).eq_ignore_ascii_case(title)
}

/// A line of the assembly form, where our page has the same lines as the old one.
pub(super) fn text(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let (ours, new) = (models.spec.instruction(&change.subject)?, models.new.instruction(&change.subject)?);
    let page = &ours.at.page;
    let heading = draft.find(page, 1, |line| is_heading(line, "Text"))?;
    let is = |form: &str| draft.find(page, heading.line, |line| line.trim() == form);
    match change.what {
        ChangeKind::Removed => draft.delete(&is(change.old.as_ref()?.as_str()?)?),
        ChangeKind::Added => {
            let form = change.new.as_ref()?.as_str()?;
            let written = new.text.iter().find(|line| line.split_whitespace().eq(form.split_whitespace()));
            let after = is(ours.text.last()?)?;
            draft.insert_after(&after, [format!("    {}", written.map_or(form, String::as_str))])
        }
        _ => None,
    }
}

/// A rule that a person stated for a sentence.
pub(super) fn rule(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let id = format!("{}/{}", change.subject, change.place);
    let rule = models.new.rules.iter().find(|rule| rule.id == id).filter(|_| models.stated.contains(&id))?;
    let at = page_of(models.spec, &change.subject)?;
    if change.what != ChangeKind::Added || models.spec.instruction(&change.subject).is_none() {
        return None;
    }
    let line = page::rule(rule);
    if let Some(heading) = draft.find(&at.page, 1, |line| line.trim() == "#### Rules") {
        return draft.insert_after(&heading, [line]);
    }
    let properties = draft.find(&at.page, 1, |line| is_heading(line, "Properties"))?;
    let before = At { page: at.page.clone(), line: properties.line - 1 };
    let is_new = !draft.text(&at.page).contains("#### Rules");
    let heading = is_new.then(|| ["#### Rules".to_string()]).into_iter().flatten();
    draft.insert_after(&before, heading.chain([line]))
}
