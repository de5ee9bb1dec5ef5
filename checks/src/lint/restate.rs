//! Sentences of other pages that nobody has restated yet.

use super::Finding;
use super::spec::{Sheet, Spec};
use crate::adopt::MARKER;
use genvisa_reader::Label;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for sheet in &spec.sheets {
        let Sheet { path, page, .. } = sheet;
        // Hardly any page has one.
        if !page.text.contains(MARKER) {
            continue;
        }
        for entry in &page.entries {
            let text = page.text(entry);
            let Some(at) = text.find(MARKER) else { continue };
            let marker = text.get(at..).and_then(|rest| rest.lines().next()).unwrap_or(text);
            let label = Label { path: (*path).into(), span: page.span(marker), text: "".into() };
            let message = "a sentence is not restated yet";
            let help = "write the fact in words of your own in place of the marker";
            found.push(Finding::new("restate", sheet.name(), message, help, vec![label]));
        }
    }
    found
}
