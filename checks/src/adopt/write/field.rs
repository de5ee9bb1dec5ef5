//! Writes the facts of a field.

use super::super::draft::Draft;
use super::super::{lists, page, print};
use super::bits::bits;
use super::conditions::conditions;
use super::instruction::{is_heading, parameters};
use super::pages::replace_everywhere;
use super::{Models, field, parts};
use crate::diff::{Change, ChangeKind, FactKind};
use genvisa_reader::isa::{At, Field, Instruction, Wire};

pub(super) fn of_field(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let (name, rest) = parts(models, change);
    let (ours, theirs) =
        (field(models.spec, &change.subject, &name), field(models.new, &change.subject, &name));
    match (change.kind, change.what) {
        // The Format table names the parameters.
        (FactKind::Field, _) if name.starts_with("params.") => parameters(draft, models, change),
        (FactKind::Field, ChangeKind::Added) => match renamed(models, &change.subject, theirs?) {
            Some(before) => rename(draft, models, &change.subject, before, theirs?),
            None => add_field(draft, models, &change.subject, theirs?),
        },
        // The field is written under its new name.
        (FactKind::Field, ChangeKind::Removed) if is_renamed(models, &change.subject, &name) => Some(()),
        (FactKind::Field, ChangeKind::Removed) => remove_field(draft, models, &change.subject, ours?),
        (FactKind::Label, _) => draft.replace_part(&ours?.at, &ours?.label, &theirs?.label),
        (FactKind::Width, _) => width(draft, models, &change.subject, ours?, theirs?),
        (FactKind::Bits | FactKind::Encoding, _) => bits(draft, models.text, ours?, theirs?, change, &rest),
        (FactKind::Platform, _) if rest.contains("0b") => {
            bits(draft, models.text, ours?, theirs?, change, &rest)
        }
        (FactKind::Condition, _) if conditions(draft, models, &change.subject).is_some() => Some(()),
        (FactKind::Range | FactKind::Type | FactKind::Class | FactKind::Refers | FactKind::Condition, _) => {
            let old = field(models.old, &change.subject, &name);
            phrases(draft, ours?, &lists::field(ours?, old, theirs?))
        }
        _ => None,
    }
}

/// The facts in the text of a field, whose phrases the page may have in any order.
fn phrases(draft: &mut Draft, ours: &Field, theirs: &Field) -> Option<()> {
    let line = draft.at(&ours.at)?.to_string();
    let (old, new) = (print::phrases(ours), print::phrases(theirs));
    let mut text = line.clone();
    let begins = [
        "index of",
        "ignored",
        "Present only if",
        "Used only if",
        "Range [",
        "Must have type",
        "Operand class:",
    ];
    for begin in begins {
        let find = |phrases: &[String]| phrases.iter().find(|phrase| phrase.starts_with(begin)).cloned();
        match (find(&old), find(&new)) {
            (old, new) if old == new => {}
            (None, Some(new)) => text = format!("{}. {new}", text.trim_end_matches(['.', ' '])),
            (Some(_), new) => text = without_phrase(&text, begin, new.as_deref())?,
            (None, None) => {}
        }
    }
    if text == line { None } else { draft.replace(&ours.at, text) }
}

/// The text with another phrase in place of the one that begins so. A phrase ends before the next sentence.
fn without_phrase(text: &str, begin: &str, new: Option<&str>) -> Option<String> {
    let start = text.to_lowercase().find(&begin.to_lowercase())?;
    let (before, phrase) = text.split_at(start);
    let end = phrase.find(". ").into_iter().chain(phrase.find("; ")).min().unwrap_or(phrase.len());
    let after = phrase.get(end..)?;
    Some(match new {
        Some(new) => format!("{before}{new}{after}"),
        // The text begins behind the name.
        None if before.trim_end().ends_with("**") => {
            format!("{} {}", before.trim_end(), after.trim_start_matches(['.', ';', ' ']))
        }
        None => format!("{}{after}", before.trim_end_matches(['.', ' '])),
    })
}

fn width(draft: &mut Draft, models: Models<'_>, subject: &str, ours: &Field, theirs: &Field) -> Option<()> {
    let ([old], [new]) = (&ours.wire[..], &theirs.wire[..]) else { return None };
    if models.spec.instruction(subject).is_some() {
        return draft.replace_part(&ours.at, &format!("({})", old.ty), &format!("({})", new.ty));
    }
    let at = structure_line(draft, models, subject, ours)?;
    let line = draft.at(&at)?.to_string();
    let start = line.to_lowercase().find(&old.ty)?;
    let (before, after) = (line.get(..start)?, line.get(start + old.ty.len()..)?);
    draft.replace(&at, format!("{before}{}{after}", new.ty))
}

/// The line of a field in its structure.
fn structure_line(draft: &Draft, models: Models<'_>, subject: &str, field: &Field) -> Option<At> {
    let record = models.spec.record(subject)?;
    draft.find(&record.at.page, record.at.line, |line| {
        let mut words =
            line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|w| !w.is_empty());
        line.contains(';') && words.any(|word| word == field.label)
    })
}

/// The last line of the bullet of a field, with its bits.
pub(super) fn last_line(draft: &Draft, field: &Field) -> At {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let own = draft.at(&field.at).map_or(0, indent);
    let numbers = draft.numbers(&field.at.page, field.at.line + 1);
    let belongs = |number: &u32| {
        let Some(line) = draft.line(&field.at.page, *number) else { return true };
        let is_bits = ["Bit[", "Bit ", "0b"]
            .iter()
            .any(|begin| line.trim_start_matches([' ', '-', '*']).starts_with(begin));
        !line.trim().is_empty() && (indent(line) > own || is_bits) && !line.trim_start().starts_with('#')
    };
    let last = numbers.take_while(belongs).last().unwrap_or(field.at.line);
    At { page: field.at.page.clone(), line: last }
}

/// The field of ours that has another name in the new pages: it is in the same place and has the same type.
fn renamed<'a>(models: Models<'a>, subject: &str, theirs: &Field) -> Option<&'a Field> {
    let (old, new) = (models.old.instruction(subject)?, models.new.instruction(subject)?);
    let place = new.fields.iter().position(|f| f.name == theirs.name)?;
    let before = old.fields.get(place).filter(|f| f.wire == theirs.wire && new.field(&f.name).is_none())?;
    let is_same = old.fields.len() == new.fields.len() && old.field(&theirs.name).is_none();
    models.spec.instruction(subject)?.field(&before.name).filter(|_| is_same)
}

fn is_renamed(models: Models<'_>, subject: &str, name: &str) -> bool {
    let fields = models.new.instruction(subject).map_or(&[][..], |i| &i.fields);
    fields.iter().any(|theirs| renamed(models, subject, theirs).is_some_and(|before| before.name == name))
}

/// Another name in the bullet, in the Format table, in rules, in the assembly form, and in the ids of rules in chapters.
fn rename(
    draft: &mut Draft,
    models: Models<'_>,
    subject: &str,
    before: &Field,
    theirs: &Field,
) -> Option<()> {
    let ours = models.spec.instruction(subject)?;
    let page = &ours.at.page;
    draft.replace_part(&before.at, &before.label, &theirs.label)?;
    let (old, new) = (&before.name, &theirs.name);
    let heading = draft.find(page, 1, |line| is_heading(line, "Format"))?;
    for line in draft.numbers(page, heading.line) {
        let at = At { page: page.clone(), line };
        let Some(text) = draft.at(&at).map(str::to_string) else { continue };
        let is_cell = text.trim_start().starts_with('|');
        let text = if is_cell {
            with_word(&text, &before.label, &theirs.label)
        } else if text.contains('`') || text.contains('<') || text.contains("- **") {
            with_word(&text, old, new)
        } else {
            text
        };
        draft.replace(&at, text)?;
    }
    for mark in ['/', '.'] {
        let of = |field: &str| format!("`{subject}/{field}{mark}");
        replace_everywhere(draft, &of(old), &of(new))?;
    }
    Some(())
}

/// The text with another word.
pub(super) fn with_word(text: &str, old: &str, new: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(old) {
        let (before, after) = (&rest[..at], &rest[at + old.len()..]);
        let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let is_word = !is_part(before.chars().next_back()) && !is_part(after.chars().next());
        out.push_str(before);
        out.push_str(if is_word { new } else { old });
        rest = after;
    }
    out + rest
}

/// The fields in the order of the new page.
pub(super) fn reorder(draft: &mut Draft, models: Models<'_>, subject: &str) -> Option<()> {
    cells(draft, models.spec.instruction(subject)?, models.new.instruction(subject)?)
}

/// A field of a structure: its line, and its bullet where our structure has bullets.
fn add_member(draft: &mut Draft, models: Models<'_>, subject: &str, theirs: &Field) -> Option<()> {
    let (ours, new) = (models.spec.record(subject)?, models.new.record(subject)?);
    let position = new.fields.iter().position(|f| f.name == theirs.name)?;
    let known = |field: &Field| ours.fields.iter().find(|f| f.name == field.name);
    let before = new.fields.get(..position)?.iter().rev().find_map(known)?;
    let line = structure_line(draft, models, subject, before)?;
    let blanks = draft.at(&line).map(|text| text.len() - text.trim_start().len())?;
    let margin = " ".repeat(blanks);
    let count = theirs.count.as_ref().map_or(String::new(), |count| format!("[{count}]"));
    let wire = |wire: &Wire| {
        let tag = if wire.versions.is_all() { String::new() } else { format!("{{{}}} ", wire.versions) };
        format!("{margin}{tag}{} {}{count};", wire.ty, theirs.label)
    };
    draft.insert_after(&line, theirs.wire.iter().map(wire))?;
    // A structure without bullets has its fields where the lines are.
    if before.at.line < line.line || draft.at(&before.at)?.contains(';') {
        return Some(());
    }
    let bullet = print::member(theirs);
    draft.insert_after(&last_line(draft, before), bullet)
}

fn remove_member(draft: &mut Draft, models: Models<'_>, subject: &str, ours: &Field) -> Option<()> {
    let line = structure_line(draft, models, subject, ours)?;
    draft.delete(&line)?;
    if draft.at(&ours.at).is_some() { delete_bullet(draft, ours) } else { Some(()) }
}

fn add_field(draft: &mut Draft, models: Models<'_>, subject: &str, theirs: &Field) -> Option<()> {
    if models.spec.record(subject).is_some() {
        return add_member(draft, models, subject, theirs);
    }
    let (ours, new) = (models.spec.instruction(subject)?, models.new.instruction(subject)?);
    if let Some(position) = new.fields.iter().position(|f| f.name == theirs.name) {
        let before = new.fields[..position].iter().rev().find_map(|f| ours.field(&f.name));
        let at = match before {
            Some(before) => last_line(draft, before),
            None => draft.find(&ours.at.page, ours.at.line, |line| line.contains("Description"))?,
        };
        cells(draft, ours, new)?;
        return draft.insert_after(&at, print::field(theirs));
    }
    None
}

fn remove_field(draft: &mut Draft, models: Models<'_>, subject: &str, ours: &Field) -> Option<()> {
    if models.spec.record(subject).is_some() {
        return remove_member(draft, models, subject, ours);
    }
    let instruction = models.spec.instruction(subject)?;
    if instruction.field(&ours.name).is_some() {
        cells(draft, instruction, models.new.instruction(subject)?)?;
    }
    delete_bullet(draft, ours)
}

/// Removes the bullet of a field with its bits.
pub(super) fn delete_bullet(draft: &mut Draft, field: &Field) -> Option<()> {
    let last = last_line(draft, field);
    for line in field.at.line..=last.line {
        let at = At { page: field.at.page.clone(), line };
        if draft.at(&at).is_some() {
            draft.delete(&at)?;
        }
    }
    Some(())
}

/// The Format table of an instruction with one layout, in the order of the new page.
fn cells(draft: &mut Draft, ours: &Instruction, new: &Instruction) -> Option<()> {
    if !ours.parameters.is_empty() || !new.parameters.is_empty() {
        return None;
    }
    let heading = draft.find(&ours.at.page, 1, |line| is_heading(line, "Format"))?;
    let first = draft.find(&heading.page, heading.line, |line| line.trim_start().starts_with('|'))?;
    let table: Vec<u32> = draft
        .numbers(&first.page, first.line)
        .take_while(|n| draft.line(&first.page, *n).is_none_or(|line| line.trim_start().starts_with('|')))
        .collect();
    let code = table.iter().find_map(|n| {
        let line = draft.line(&first.page, *n)?;
        let mut cells =
            line.trim().trim_matches('|').split('|').map(str::trim).filter(|cell| !cell.is_empty());
        let code = cells.next().filter(|cell| cell.starts_with("0x"))?;
        Some((code.to_string(), cells.next().filter(|cell| cell.starts_with("0x")).map(str::to_string)))
    });
    // The table is written once for all fields.
    let Some((code, sub)) = code else { return Some(()) };
    let fields = new.fields.iter().map(|field| page::cell(new, field));
    let rows = print::format_rows(&code, &sub.into_iter().chain(fields).collect::<Vec<_>>());
    for number in &table {
        let at = At { page: first.page.clone(), line: *number };
        draft.at(&at).is_some().then(|| draft.delete(&at));
    }
    draft.insert_after(&first, rows)
}
