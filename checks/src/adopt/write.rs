//! Writes one changed fact into the pages of the specification.
//!
//! Each function changes the line that states the fact, as the model locates it, and returns `None` where the page states
//! the fact in another form. The caller reads the pages again and so learns whether the fact is there.

use super::draft::Draft;
use super::page::{self, PROPERTIES};
use super::{print, rows};
use crate::diff::{Change, ChangeKind, FactKind};
use genvisa_reader::isa::{At, BitGroup, Enumerant, Field, IndexEntry, IndexGroup, Instruction, Isa};
use std::collections::BTreeSet;

/// The models of the specification and of both versions of the other pages.
#[derive(Clone, Copy)]
pub(super) struct Models<'a> {
    pub(super) spec: &'a Isa,
    pub(super) old: &'a Isa,
    pub(super) new: &'a Isa,
    /// The new pages.
    pub(super) text: &'a Draft,
    /// The ids of the rules that sentences of the new pages state.
    pub(super) stated: &'a BTreeSet<String>,
}

/// The lists of chapters whose members are rows of tables.
const LISTS: [&str; 4] = ["types", "predefined", "tables", "classes"];

/// Writes a change.
pub(super) fn write(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let Change { kind, subject, .. } = change;
    match kind {
        _ if LISTS.contains(&subject.as_str()) => rows::row(draft, models, change),
        FactKind::Instruction => instruction(draft, models, change),
        FactKind::Opcode | FactKind::SubOpcode => opcode(draft, models, change),
        FactKind::Index | FactKind::Platform if subject == "index" => index(draft, models, change),
        FactKind::Matrix | FactKind::Platform if subject == "matrix" => rows::matrix(draft, models, change),
        FactKind::Platform if subject == "platforms" => rows::platform(draft, models, change),
        // The index has the platforms of an instruction.
        FactKind::Platform if change.place.is_empty() => Some(()),
        FactKind::Type if models.new.instruction(subject).is_some() && !is_of_field(models, change) => {
            property(draft, models, subject, "Supported Types")
        }
        FactKind::Saturation => property(draft, models, subject, "Saturation"),
        FactKind::SourceModifier => property(draft, models, subject, "Source Modifier"),
        FactKind::Flow => property(draft, models, subject, "Control Flow"),
        FactKind::TypeMap => type_maps(draft, models, subject),
        FactKind::Parameters => parameters(draft, models, change),
        FactKind::Text => text(draft, models, change),
        FactKind::Rule => rule(draft, models, change),
        FactKind::Field
        | FactKind::Label
        | FactKind::Width
        | FactKind::Bits
        | FactKind::Encoding
        | FactKind::Range
        | FactKind::Type
        | FactKind::Class
        | FactKind::Refers
        | FactKind::Condition
        | FactKind::Platform => of_field(draft, models, change),
        _ => rows::row(draft, models, change),
    }
}

/// The fields of a subject: of an instruction, of a structure, or the shared ones.
pub(super) fn field<'a>(isa: &'a Isa, subject: &str, name: &str) -> Option<&'a Field> {
    if let Some(instruction) = isa.instruction(subject) {
        let named = name.strip_prefix("params.");
        return instruction.field(name).or(instruction.named.iter().find(|f| Some(f.name.as_str()) == named));
    }
    let record = isa.record(subject).and_then(|record| record.fields.iter().find(|f| f.name == name));
    record.or(isa.fields.iter().find(|f| f.name == subject && f.name == name))
}

/// The name of the field at the beginning of a place, and the rest of the place.
fn parts(models: Models<'_>, change: &Change) -> (String, String) {
    let Change { subject, place, .. } = change;
    // The place of a shared field begins with its bit range.
    if models.spec.fields.iter().any(|f| f.name == *subject) {
        return (subject.clone(), place.clone());
    }
    let (first, rest) = place.split_once('/').unwrap_or((place, ""));
    (first.to_string(), rest.to_string())
}

fn is_of_field(models: Models<'_>, change: &Change) -> bool {
    let (name, _) = parts(models, change);
    field(models.new, &change.subject, &name).or(field(models.spec, &change.subject, &name)).is_some()
}

/// The page of a subject.
fn page_of<'a>(isa: &'a Isa, subject: &str) -> Option<&'a At> {
    isa.instruction(subject).map(|i| &i.at).or(isa.record(subject).map(|r| &r.at))
}

fn of_field(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
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
        (FactKind::Bits | FactKind::Encoding, _) => bits(draft, ours?, theirs?, change, &rest),
        (FactKind::Platform, _) if rest.contains("0b") => bits(draft, ours?, theirs?, change, &rest),
        (FactKind::Range | FactKind::Type | FactKind::Class | FactKind::Refers | FactKind::Condition, _) => {
            phrases(draft, ours?, theirs?)
        }
        _ => None,
    }
}

/// The facts in the text of a field, whose phrases the page may have in any order.
fn phrases(draft: &mut Draft, ours: &Field, theirs: &Field) -> Option<()> {
    let line = draft.at(&ours.at)?.to_string();
    let (old, new) = (print::phrases(ours), print::phrases(theirs));
    let mut text = line.clone();
    let begins = ["index of", "ignored", "Present only if", "Range [", "Must have type", "Operand class:"];
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
    let end = phrase.find(". ").unwrap_or(phrase.len());
    let after = phrase.get(end..)?;
    Some(match new {
        Some(new) => format!("{before}{new}{after}"),
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
fn last_line(draft: &Draft, field: &Field) -> At {
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

/// Another name in the bullet, in the Format table, in rules and in the assembly form.
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
    Some(())
}

/// The text with another word.
fn with_word(text: &str, old: &str, new: &str) -> String {
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

fn add_field(draft: &mut Draft, models: Models<'_>, subject: &str, theirs: &Field) -> Option<()> {
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
    let instruction = models.spec.instruction(subject)?;
    if instruction.field(&ours.name).is_some() {
        cells(draft, instruction, models.new.instruction(subject)?)?;
    }
    delete_bullet(draft, ours)
}

/// Removes the bullet of a field with its bits.
fn delete_bullet(draft: &mut Draft, field: &Field) -> Option<()> {
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

/// A bit range or an encoding.
fn bits(draft: &mut Draft, ours: &Field, theirs: &Field, change: &Change, rest: &str) -> Option<()> {
    let (range, code) = match rest.rsplit_once('/') {
        Some((range, code)) => (range, Some(code)),
        None if rest.starts_with("0b") => ("", Some(rest)),
        None => (rest, None),
    };
    let code = code.and_then(|code| u64::from_str_radix(code.split('{').next()?.strip_prefix("0b")?, 2).ok());
    let name = if range.is_empty() { &ours.name } else { range };
    let group = |field: &'_ Field| field.bits.iter().find(|group| group.name == name).cloned();
    let (old, new) = (group(ours), group(theirs));
    match code {
        Some(code) => encoding(draft, &old?, &new?, code, change.what),
        None => {
            match (old, new) {
                (Some(old), Some(new)) => bit_range(draft, &old, &new)?,
                (None, Some(new)) => {
                    let before = ours.bits.iter().rfind(|group| group.lo < new.lo);
                    let at = before.map_or(ours.at.clone(), last_of_bits);
                    let indent = before.map_or("  ".to_string(), |group| indent(draft, &group.at));
                    draft.insert_after(&at, print::bits(theirs, &new, &indent))?;
                }
                (Some(old), None) => {
                    for at in std::iter::once(&old.at).chain(old.values.iter().map(|value| &value.at)) {
                        draft.at(at).is_some().then(|| draft.delete(at));
                    }
                }
                (None, None) => return None,
            }
            reserved(draft, ours, theirs)
        }
    }
}

fn indent(draft: &Draft, at: &At) -> String {
    let line = draft.at(at).unwrap_or_default();
    line[..line.len() - line.trim_start().len()].to_string()
}

fn last_of_bits(group: &BitGroup) -> At {
    group.values.iter().map(|value| &value.at).chain([&group.at]).max().cloned().unwrap_or_default()
}

/// The width of a bit range: its brackets or its `(bit lo-hi)`.
fn bit_range(draft: &mut Draft, old: &BitGroup, new: &BitGroup) -> Option<()> {
    let named = |group: &BitGroup| format!("(bit {}-{})", group.lo, group.hi);
    let line = draft.at(&old.at)?.to_string();
    let open = line.find("Bit[").map(|at| at + "Bit".len());
    match open.and_then(|open| Some((open, open + line.get(open..)?.find(']')?))) {
        Some((open, close)) => {
            let range = print::range(new);
            let inside = range.trim_start_matches("Bit");
            draft.replace(&old.at, format!("{}{inside}{}", line.get(..open)?, line.get(close + 1..)?))?;
        }
        _ => draft.replace_part(&old.at, &named(old), &named(new))?,
    }
    // Codes are written with as many digits as the bit range has.
    if old.hi - old.lo != new.hi - new.lo {
        let (from, to) = ((old.hi - old.lo + 1) as usize, (new.hi - new.lo + 1) as usize);
        for Enumerant { code, at, .. } in &old.values {
            let _ = draft.replace_part(at, &format!("0b{code:0from$b}:"), &format!("0b{code:0to$b}:"));
        }
    }
    Some(())
}

/// The list of reserved bits, where the page has or needs one.
fn reserved(draft: &mut Draft, ours: &Field, theirs: &Field) -> Option<()> {
    let last = last_line(draft, ours);
    let listed: Vec<At> = (ours.at.line..=last.line)
        .map(|line| At { page: ours.at.page.clone(), line })
        .filter(|at| {
            draft.at(at).is_some_and(|line| line.contains("Bit[") && line.trim_end().ends_with("reserved"))
        })
        .collect();
    let indent = listed.first().map(|at| indent(draft, at));
    for at in &listed {
        draft.delete(at)?;
    }
    match indent {
        Some(indent) => draft.insert_after(&last, print::reserved(theirs, &indent)),
        None => Some(()),
    }
}

fn encoding(draft: &mut Draft, old: &BitGroup, new: &BitGroup, code: u64, what: ChangeKind) -> Option<()> {
    let find = |group: &BitGroup| group.values.iter().find(|value| value.code == code).cloned();
    match (what, find(old), find(new)) {
        (ChangeKind::Removed, Some(old), _) => draft.delete(&old.at),
        (_, Some(before), Some(after)) => {
            let line = draft.at(&before.at)?.to_string();
            let head = line.find("0b")?;
            let written = print::encoding(&after, new);
            let rest = line.split_once(" - ").map_or(String::new(), |(_, text)| format!(" - {text}"));
            let written = written.trim_start_matches("- ");
            let dash = line.get(..head)?.trim_end_matches(|c: char| c != ' ' && c != '-').to_string();
            draft.replace(&before.at, format!("{dash}{written}{rest}"))
        }
        (ChangeKind::Added, None, Some(value)) => {
            let before = old.values.iter().filter(|v| v.code < code).max_by_key(|v| v.code);
            let at = before.map_or(&old.at, |value| &value.at);
            let line = draft.at(at)?;
            let is_listed = before.is_none() || line.trim_start_matches([' ', '-', '*']).starts_with("0b");
            let margin = match before {
                Some(_) => indent(draft, at),
                None => format!("{}  ", indent(draft, at)),
            };
            let lines = [format!("{margin}{}", print::encoding(&value, new))];
            is_listed.then(|| draft.insert_after(at, lines))?
        }
        _ => None,
    }
}

fn instruction(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
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

fn opcode(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
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
fn property(draft: &mut Draft, models: Models<'_>, subject: &str, name: &str) -> Option<()> {
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
fn type_maps(draft: &mut Draft, models: Models<'_>, subject: &str) -> Option<()> {
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
fn parameters(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
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

fn is_heading(line: &str, title: &str) -> bool {
    line.starts_with('#') && line.trim_matches(['#', ' ', '*']).eq_ignore_ascii_case(title)
}

/// A line of the assembly form, where our page has the same lines as the old one.
fn text(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
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
fn rule(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
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

/// An entry of the index.
fn index(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let Some((title, name)) = change.place.rsplit_once('/') else {
        return index_group(draft, models, change);
    };
    let group = |isa: &'_ Isa| isa.index.iter().find(|group| group.title == title).cloned();
    let entry = |group: &IndexGroup| group.entries.iter().find(|entry| entry.name == name).cloned();
    let (ours, new) = (group(models.spec)?, group(models.new));
    match (entry(&ours), new.as_ref().and_then(entry)) {
        (Some(old), Some(new)) => {
            let line = draft.at(&old.at)?.to_string();
            let end = line.find("](")?;
            let before = line.get(..end)?;
            let before = match before.rfind('{') {
                Some(open) if !old.platforms.is_all() => before.get(..open)?.trim_end(),
                _ => before,
            };
            let tag = print::tag(&new.platforms);
            let tag = if tag.is_empty() { tag } else { format!(" {tag}") };
            draft.replace(&old.at, format!("{before}{tag}{}", line.get(end..)?))
        }
        (Some(old), None) => draft.delete(&old.at),
        (None, Some(new)) => {
            let before = ours.entries.iter().rfind(|entry| entry.name.as_str() < name);
            let at = before.or(ours.entries.first()).map(|entry| &entry.at)?;
            let link = draft
                .at(at)?
                .rsplit_once("](")?
                .1
                .rsplit_once('/')
                .map_or("", |(folder, _)| folder)
                .to_string();
            draft.insert_after(at, [entry_line(&new, &link)])
        }
        (None, None) => None,
    }
}

/// The line of a new entry.
fn entry_line(entry: &IndexEntry, folder: &str) -> String {
    let tag = print::tag(&entry.platforms);
    let tag = if tag.is_empty() { tag } else { format!(" {tag}") };
    format!("- [{} - {}{tag}]({folder}/{}.md)", entry.name, print::marker(&entry.at), entry.link)
}

/// A group of the index, behind the group that precedes it in the new pages.
fn index_group(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    if change.what != ChangeKind::Added {
        return None;
    }
    let number = models.new.index.iter().position(|group| group.title == change.place)?;
    let known = |title: &str| models.spec.index.iter().find(|group| group.title == title);
    let before = models.new.index.get(..number)?.iter().rev().find_map(|group| known(&group.title))?;
    let group = models.new.index.get(number)?;
    let last = before.entries.iter().map(|entry| &entry.at).max()?;
    let heading = draft.at(&before.at)?.replace(&before.title, &group.title);
    let folder =
        draft.at(last)?.rsplit_once("](")?.1.rsplit_once('/').map_or("", |(folder, _)| folder).to_string();
    let entries = group.entries.iter().map(|entry| entry_line(entry, &folder));
    let head = [String::new(), heading, String::new()];
    draft.insert_after(last, head.into_iter().chain(entries).collect::<Vec<_>>())
}
