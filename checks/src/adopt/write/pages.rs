//! Adds, removes and renames pages of instructions.

use super::super::draft::Draft;
use super::super::page;
use super::Models;
use super::field::with_word;
use crate::diff::{Change, ChangeKind};
use genvisa_reader::isa::{At, Isa};
use genvisa_reader::page::stem;

pub(super) fn instruction(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    match change.what {
        ChangeKind::Added => add(draft, models, change),
        ChangeKind::Removed => remove(draft, models.spec, &change.subject),
        ChangeKind::Renamed => rename(draft, models.spec, change.old.as_ref()?.as_str()?, &change.subject),
        _ => None,
    }
}

fn add(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    let instruction = models.new.instruction(&change.subject)?;
    let folder =
        models.spec.instructions.first().map(|i| i.at.page.rsplit_once('/').map_or("", |(f, _)| f))?;
    let path = format!("{folder}/{}.md", instruction.name);
    let rules: Vec<_> =
        models.new.rules_of(&instruction.name).filter(|rule| models.stated.contains(&rule.id)).collect();
    draft.add_page(&path, &page::skeleton(instruction, &rules));
    Some(())
}

/// Removes the page of an instruction, its entries of the index, its row of the matrix and the levels of its rules.
fn remove(draft: &mut Draft, spec: &Isa, name: &str) -> Option<()> {
    let page = &spec.instruction(name)?.at.page;
    if spec.instructions.iter().any(|other| other.at.page == *page && other.name != name) {
        return None;
    }
    let entries = spec.index.iter().flat_map(|group| &group.entries);
    let link = stem(page);
    let entries = entries.filter(|entry| entry.link == link).map(|entry| &entry.at);
    let rows = spec.matrix.iter().filter(|row| row.name == name).map(|row| &row.at);
    for at in entries.chain(rows) {
        draft.at(at).is_some().then(|| draft.delete(at));
    }
    remove_levels(draft, name);
    draft.remove_page(page)
}

/// Takes the rules of an instruction out of the first column of tables, and the rows that have no other rule.
fn remove_levels(draft: &mut Draft, name: &str) {
    let own = rules_of(name);
    for page in draft.paths() {
        for line in draft.numbers(&page, 1) {
            let at = At { page: page.clone(), line };
            let row = draft.at(&at).and_then(|text| text.strip_prefix("| ")?.split_once(" | "));
            let Some((rules, rest)) = row.filter(|(rules, _)| rules.contains(&own)) else { continue };
            let others: Vec<&str> = rules.split(", ").filter(|rule| !rule.starts_with(&own)).collect();
            if others.is_empty() {
                draft.delete(&at);
            } else {
                let row = format!("| {} | {rest}", others.join(", "));
                draft.replace(&at, row);
            }
        }
    }
}

/// The begin of each id of a rule of an instruction, as tables have it.
fn rules_of(name: &str) -> String {
    format!("`{name}/")
}

/// Writes another name wherever the page, the index, the matrix and ids of rules have the old one.
fn rename(draft: &mut Draft, spec: &Isa, old: &str, new: &str) -> Option<()> {
    let page = spec.instruction(old)?.at.page.clone();
    each_line(draft, &page, |line| {
        with_word(&with_word(line, old, new), &old.to_lowercase(), &new.to_lowercase())
    })?;
    for row in spec.matrix.iter().filter(|row| row.name == old) {
        draft.replace_part(&row.at, old, new)?;
    }
    let entries = spec.index.iter().flat_map(|group| &group.entries);
    for entry in entries.filter(|entry| entry.name == old) {
        draft.replace_part(&entry.at, &entry.name, new)?;
    }
    replace_everywhere(draft, &rules_of(old), &rules_of(new))?;
    if stem(&page) == old { rename_page(draft, &page, new) } else { Some(()) }
}

/// Gives a page another name in its folder, and changes the links to it.
pub(super) fn rename_page(draft: &mut Draft, path: &str, new: &str) -> Option<()> {
    let old = stem(path);
    let (link, other) = (format!("{old}.md"), format!("{new}.md"));
    let renamed = format!("{}{other}", path.strip_suffix(&link)?);
    if draft.paths().iter().any(|known| **known == *renamed) {
        return None;
    }
    let text = draft.text(path);
    draft.remove_page(path)?;
    draft.add_page(&renamed, &text);
    let is_link = |before: Option<char>| matches!(before, Some('(' | '/'));
    for page in draft.paths() {
        each_line(draft, &page, |line| match line.find(&link) {
            Some(at) if is_link(line.get(..at).and_then(|before| before.chars().next_back())) => {
                line.replacen(&link, &other, 1)
            }
            _ => line.to_string(),
        })?;
    }
    Some(())
}

/// Writes another text in place of one on all pages.
pub(super) fn replace_everywhere(draft: &mut Draft, old: &str, new: &str) -> Option<()> {
    for page in draft.paths() {
        each_line(draft, &page, |line| line.replace(old, new))?;
    }
    Some(())
}

fn each_line(draft: &mut Draft, page: &str, change: impl Fn(&str) -> String) -> Option<()> {
    for line in draft.numbers(page, 1) {
        let at = At { page: page.into(), line };
        let Some(old) = draft.at(&at) else { continue };
        let new = change(old);
        if new != *old {
            draft.replace(&at, new)?;
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa_reader::Source;

    #[test]
    fn the_levels_of_a_removed_instruction_go_and_those_of_others_stay() {
        let text = "| `A/x`, `B/x` | note |\n| `A/x`, `A/y` | note |\n| `AA/x` | note |\n";
        let pages = [Source { path: "levels.md".into(), text: text.into() }];
        let mut draft = Draft::new(&pages);
        remove_levels(&mut draft, "A");
        assert_eq!(draft.text("levels.md"), "| `B/x` | note |\n| `AA/x` | note |\n");
    }
}
