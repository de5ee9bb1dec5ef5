//! Writes the facts of an instruction: its opcodes, properties, type maps, parameters and assembly forms.

use super::super::carry::{one_word, with_word};
use super::super::draft::Draft;
use super::super::lists;
use super::super::page::{self, PROPERTIES};
use super::super::print;
use super::field::{delete_bullet, last_line};
use super::{Models, page_of};
use crate::diff::{Change, ChangeKind, FactKind, canonical};
use genvisa_reader::isa::{At, Instruction, Isa, Parameters, Rule};
use std::collections::BTreeSet;

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
    let merged = lists::instruction(ours, models.old.instruction(subject), new);
    let line = value(&merged).map(|value| format!("- {head} {value}"));
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
    let old = models.old.instruction(subject).map_or(&[][..], |old| &old.type_maps);
    let merged = lists::type_maps(&ours.type_maps, old, &new.type_maps);
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
    let lines: Vec<String> = merged.iter().flat_map(print::type_map).collect();
    // The maps are written once for all changes of them.
    if draft.text(page).contains(&lines.join("\n")) {
        return Some(());
    }
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
        return one_table(draft, models, change);
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

/// One table of parameters, where our tables are not those of the old pages: its condition or its names.
fn one_table(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let subject = &change.subject;
    let (ours, old, new) = (
        models.spec.instruction(subject)?,
        models.old.instruction(subject)?,
        models.new.instruction(subject)?,
    );
    let of = |tables: &'_ [Parameters], when: &str| {
        tables.iter().find(|t| canonical(&t.when) == canonical(when)).cloned()
    };
    let (when, name) = match change.place.rsplit_once('/') {
        Some((when, name)) if of(&new.parameters, when).is_some() => (when, Some(name)),
        _ => (change.place.as_str(), None),
    };
    let theirs = of(&new.parameters, when);
    let before = match &theirs {
        // The condition is new: the names are those of a condition that is gone.
        Some(theirs) if name.is_none() && change.what == ChangeKind::Added => {
            let is_gone = |t: &&Parameters| of(&new.parameters, &t.when).is_none() && t.names == theirs.names;
            old.parameters.iter().find(is_gone).cloned()
        }
        Some(_) => of(&old.parameters, when),
        // The table of a condition that is gone has a new condition, or a person must remove it.
        None => {
            let gone = of(&old.parameters, when)?;
            let is_new = |t: &&Parameters| of(&old.parameters, &t.when).is_none() && t.names == gone.names;
            return new.parameters.iter().find(is_new).map(|_| ());
        }
    };
    let theirs = theirs?;
    let (place, names) = match before {
        Some(before) => {
            let mine = of(&ours.parameters, &before.when)?;
            let names = merged(&before.names, &theirs.names, &mine.names);
            (Some(mine.at), names)
        }
        None => (None, theirs.names.clone()),
    };
    let mut known = ours.clone();
    known.named.extend(new.named.iter().filter(|f| ours.named.iter().all(|o| o.name != f.name)).cloned());
    let mut written = page::table(&known, &theirs.when, &names);
    written.push(String::new());
    if draft.text(&ours.at.page).contains(&written.join("\n")) {
        return Some(());
    }
    let is_condition = |line: &str| line.starts_with('#') && line.contains("CONDITION");
    let at = match place {
        Some(place) => {
            let head = (1..=place.line).rev().map(|line| At { page: place.page.clone(), line });
            let head = head.into_iter().find(|at| draft.at(at).is_some_and(is_condition))?;
            let end = draft.find(&head.page, head.line + 1, |line| line.starts_with('#'))?;
            for line in head.line..end.line {
                let at = At { page: head.page.clone(), line };
                draft.at(&at).is_some().then(|| draft.delete(&at));
            }
            head
        }
        None => {
            let last = ours.parameters.iter().map(|t| &t.at).max()?;
            let end = draft.find(&last.page, last.line, |line| line.starts_with('#'))?;
            At { line: end.line - 1, ..end }
        }
    };
    draft.insert_after(&at, written)?;
    let come = new.named.iter().filter(|field| {
        let is_known = ours.named.iter().any(|other| other.name == field.name);
        !is_known && !draft.text(&ours.at.page).contains(&format!("- **{}(", field.label))
    });
    let come: Vec<String> = come.flat_map(print::field).collect();
    let last = ours.named.last().or(ours.fields.last())?;
    draft.insert_after(&last_line(draft, last), come)
}

/// Our names with those that came, each behind the nearest name before it that we have, and without those that are gone. Names in
/// the old order get the new order.
pub(super) fn merged(old: &[String], new: &[String], ours: &[String]) -> Vec<String> {
    if ours == old {
        return new.to_vec();
    }
    let stays = |name: &&String| !old.contains(name) || new.contains(name);
    let mut names: Vec<String> = ours.iter().filter(stays).cloned().collect();
    let is_new = |name: &String| !old.contains(name) && !ours.contains(name);
    for (position, name) in new.iter().enumerate().filter(|(_, name)| is_new(name)) {
        let mut before = new.iter().take(position).rev();
        let after = before.find_map(|before| names.iter().position(|n| n == before));
        names.insert(after.map_or(0, |after| after + 1), name.clone());
    }
    names
}

pub(super) fn is_heading(line: &str, title: &str) -> bool {
    line.starts_with('#') && line.trim_matches(['#', ' ', '*']).eq_ignore_ascii_case(title)
}

/// A rule that a person stated for a sentence: a new one, or one with another number or name.
pub(super) fn rule(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let id = format!("{}/{}", change.subject, change.place);
    let rule = models.new.rules.iter().find(|rule| rule.id == id).filter(|_| models.stated.contains(&id))?;
    if change.what == ChangeKind::Changed {
        return changed_rule(draft, models, rule);
    }
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

/// Writes another number or name into the expression and the sentence of a rule that our page states as the old page does.
fn changed_rule(draft: &mut Draft, models: Models<'_>, new: &Rule) -> Option<()> {
    let of = |isa: &'_ Isa| isa.rules.iter().find(|rule| rule.id == new.id).cloned();
    let (old, ours) = (of(models.old)?, of(models.spec)?);
    let (from, to) = one_word(&old.expr, &new.expr)?;
    if canonical(&old.expr) != canonical(&ours.expr) || old.platforms != new.platforms {
        return None;
    }
    let (_, name) = ours.id.split_once('/')?;
    let first = At { page: ours.page.clone(), line: ours.line };
    if !draft.at(&first)?.contains(name) {
        return None;
    }
    let is_next = |line: &str| line.trim().is_empty() || line.trim_start().starts_with(['-', '#', '*']);
    let end = draft.find(&first.page, first.line + 1, is_next).map_or(first.line + 1, |at| at.line);
    for line in first.line..end {
        let at = At { page: first.page.clone(), line };
        let text = with_word(draft.at(&at)?, from, to);
        draft.replace(&at, text)?;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::merged;

    #[test]
    fn a_new_parameter_is_behind_the_nearest_parameter_before_it_that_we_have() {
        let names = |text: &str| text.split_whitespace().map(str::to_string).collect::<Vec<_>>();
        for (old, new, ours, expected) in [
            ("a c", "a b c", "a c x", "a b c x"),
            ("a c", "a b d c", "a x c", "a b d x c"),
            ("a c", "a c b", "x c", "x c b"),
            ("a c", "a b c", "x c", "b x c"),
        ] {
            assert_eq!(merged(&names(old), &names(new), &names(ours)), names(expected), "{ours}");
        }
    }
}
