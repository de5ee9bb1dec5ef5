//! Items that are on the line of another one, and items whose text is cut short.

use super::super::Finding;
use super::super::spec::{Sheet, Spec};
use genvisa_reader::Label;
use genvisa_reader::page::{Entry, EntryKind, begins_item};

/// The begin of an item within a line.
const MARKER: &str = " - ";
/// The begin of a bold item, which no text has elsewhere.
const BOLD: &str = "- **";
/// Words that end no text.
const OPEN: [&str; 4] = ["of", "the", "a", "an"];

pub(super) fn run(spec: &Spec<'_>, sheet: &Sheet<'_>) -> Vec<Finding> {
    let has_form = |entry: &&Entry<'_>| {
        use EntryKind::{Bits, Code, Label, Surface};
        matches!(entry.kind, Label { .. } | Bits { .. } | Code { .. } | Surface { .. })
    };
    let items = sheet.page.entries.iter().filter(has_form);
    items.flat_map(|entry| [glued(spec, sheet, entry), cut(spec, sheet, entry)]).flatten().collect()
}

/// An item behind another one: `0b0: one - 0b1: two`.
fn glued(spec: &Spec<'_>, sheet: &Sheet<'_>, entry: &Entry<'_>) -> Option<Finding> {
    let body = sheet.page.body(entry);
    // Most texts have no hyphen, and this search takes less time than the others.
    memchr::memchr(b'-', body.as_bytes())?;
    let is_item = |at: &usize| body.get(*at..).is_some_and(begins_item);
    let behind_blank = body.match_indices(MARKER).map(|(at, _)| at + MARKER.len()).find(is_item);
    // Without the line break, nothing may be in front of the marker.
    let bold = || body.match_indices(BOLD).map(|(at, _)| at + BOLD.len() - 2).find(is_item);
    let item = body.get(behind_blank.or_else(bold)?..)?;
    let item = item.lines().next().unwrap_or_default();
    let here = sheet.label(item, "");
    let labels = vec![here, first(spec, sheet, entry, "the item before")];
    let message = "an item on the line of another one is a part of its text";
    Some(Finding::new("items", sheet.name(), message, "each item is on a line of its own", labels))
}

/// A text that ends in the middle of a sentence.
fn cut(spec: &Spec<'_>, sheet: &Sheet<'_>, entry: &Entry<'_>) -> Option<Finding> {
    let text = sheet.page.body(entry).trim_end();
    let last = text.rsplit(|c: char| c.is_whitespace() || c == ',').next().unwrap_or_default();
    if !OPEN.contains(&last) || last.len() == text.trim_start().len() {
        return None;
    }
    let here = sheet.label(last, "");
    let labels = vec![here, first(spec, sheet, entry, "the item")];
    let message = format!("the text is cut short behind `{last}`");
    Some(Finding::new("items", sheet.name(), message, "", labels))
}

/// The first line of an item.
fn first(spec: &Spec<'_>, sheet: &Sheet<'_>, entry: &Entry<'_>, text: &'static str) -> Label {
    spec.label(&sheet.at(entry), "", text)
}
