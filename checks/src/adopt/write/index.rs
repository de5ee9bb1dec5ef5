//! Writes entries and groups of the index.

use super::super::draft::Draft;
use super::super::print;
use super::Models;
use super::pages::rename_page;
use crate::diff::{Change, ChangeKind};
use genvisa_reader::isa::{At, IndexEntry, IndexGroup, Isa};
use genvisa_reader::page::stem;

/// An entry of the index.
pub(super) fn index(draft: &mut Draft, models: Models<'_>, change: &Change) -> Option<()> {
    // A title may have a slash.
    let is_title = |isa: &Isa| isa.index.iter().any(|group| group.title == change.place);
    if is_title(models.new) || is_title(models.old) {
        return index_group(draft, models, change);
    }
    let (title, name) = change.place.rsplit_once('/')?;
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
            draft.replace(&old.at, format!("{before}{tag}{}", line.get(end..)?))?;
            let page = models.spec.instructions.iter().find(|i| stem(&i.at.page) == old.link);
            match page.filter(|_| old.link != new.link) {
                Some(page) => rename_page(draft, &page.at.page, &new.link),
                None => Some(()),
            }
        }
        // The entry may have another name by now.
        (Some(old), None) if draft.at(&old.at)?.contains(&format!("[{name} ")) => draft.delete(&old.at),
        (Some(_), None) => Some(()),
        (None, Some(new)) => {
            let (page, written) = (&ours.at.page, format!("[{name} "));
            if draft.find(page, ours.at.line, |line| line.contains(&written)).is_some() {
                return Some(());
            }
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
        // The group has another title, or its entries are gone one by one.
        return Some(());
    }
    let number = models.new.index.iter().position(|group| group.title == change.place)?;
    let known = |title: &str| models.spec.index.iter().find(|group| group.title == title);
    if let Some(before) = retitled(models, models.new.index.get(number)?).and_then(|old| known(&old.title)) {
        // The group has the place of its first entry.
        let lines = (1..=before.at.line).rev().map(|line| At { page: before.at.page.clone(), line });
        let is_heading = |at: &At| draft.at(at).is_some_and(|line| line.contains(&before.title));
        return draft.replace_part(&lines.into_iter().find(is_heading)?, &before.title, &change.place);
    }
    let before = models.new.index.get(..number)?.iter().rev().find_map(|group| known(&group.title))?;
    let group = models.new.index.get(number)?;
    let last = before.entries.iter().map(|entry| &entry.at).max()?;
    let lines = (1..=before.at.line).rev().map(|line| At { page: before.at.page.clone(), line });
    let heading = lines.filter_map(|at| draft.at(&at)).find(|line| line.contains(&before.title))?;
    let heading = heading.replace(&before.title, &group.title);
    let folder =
        draft.at(last)?.rsplit_once("](")?.1.rsplit_once('/').map_or("", |(folder, _)| folder).to_string();
    let entries = group.entries.iter().map(|entry| entry_line(entry, &folder));
    let head = [String::new(), heading, String::new()];
    draft.insert_after(last, head.into_iter().chain(entries).collect::<Vec<_>>())
}

/// The old group with most entries of a new one, if the new pages have no group of its title.
fn retitled<'a>(models: Models<'a>, new: &IndexGroup) -> Option<&'a IndexGroup> {
    let is_gone = |group: &&IndexGroup| models.new.index.iter().all(|other| other.title != group.title);
    let common = |group: &IndexGroup| {
        let is_in = |entry: &&IndexEntry| new.entries.iter().any(|other| other.name == entry.name);
        group.entries.iter().filter(is_in).count()
    };
    let old = models.old.index.iter().filter(is_gone).max_by_key(|group| common(group))?;
    (2 * common(old) > new.entries.len()).then_some(old)
}
