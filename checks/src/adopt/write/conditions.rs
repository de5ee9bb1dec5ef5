//! Writes the names in the lists under CONDITION: the encodings for which an instruction has a layout.

use super::super::draft::Draft;
use super::Models;
use super::instruction::merged;
use genvisa_reader::isa::{At, Isa};
use std::collections::BTreeSet;

/// A line `- Field: a, b` or `- Field=a, b`.
struct Item {
    at: At,
    /// `- Field: `
    head: String,
    names: Vec<String>,
}

impl Item {
    fn has(&self, names: &[String]) -> bool {
        self.names.iter().collect::<BTreeSet<_>>() == names.iter().collect()
    }
}

/// The lists of an instruction, in the order of its page.
fn items(pages: &Draft, isa: &Isa, subject: &str) -> Option<Vec<Item>> {
    let page = &isa.instruction(subject)?.at.page;
    let mut found = Vec::new();
    let mut is_open = false;
    for line in pages.numbers(page, 1) {
        let Some(text) = pages.line(page, line) else { continue };
        if text.starts_with(['#', '|']) {
            is_open = text.starts_with('#') && text.contains("CONDITION");
        } else if is_open
            && text.trim_start().starts_with('-')
            && let Some((field, names)) = text.split_once([':', '='])
        {
            let names: Vec<String> = names.split(',').map(|name| name.trim().to_string()).collect();
            found.push(Item { at: At { page: page.clone(), line }, head: format!("{field}: "), names });
        }
    }
    Some(found)
}

/// Writes the names that the new lists have and the old ones lack, and takes out those that are gone, in the lists that we have as
/// the old pages do. It is written once for all changes that follow.
pub(super) fn conditions(draft: &mut Draft, models: Models<'_>, subject: &str) -> Option<()> {
    let old = items(models.old_text, models.old, subject)?;
    let new = items(models.text, models.new, subject)?;
    let ours = items(draft, models.spec, subject)?;
    let changed = old.iter().zip(&new).filter(|(old, new)| !new.has(&old.names));
    let changed: Vec<_> = changed.filter(|_| old.len() == new.len()).collect();
    for (old, new) in &changed {
        let Some(own) = ours.iter().find(|own| own.has(&old.names)) else {
            ours.iter().find(|own| own.has(&new.names))?;
            continue;
        };
        let names = merged(&old.names, &new.names, &own.names);
        draft.replace(&own.at, format!("{}{}", own.head, names.join(", ")))?;
    }
    (!changed.is_empty()).then_some(())
}
