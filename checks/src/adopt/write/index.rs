//! Writes entries and groups of the index.

use super::super::draft::Draft;
use super::super::print;
use super::Models;
use crate::diff::{Change, ChangeKind};
use genvisa_reader::isa::{IndexEntry, IndexGroup, Isa};

/// An entry of the index.
pub(super) fn index(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
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
