//! Constraints in Notes: an implementer who reads only the Description misses them.

use super::Finding;
use super::spec::{Sheet, Spec};
use genvisa_reader::Label;
use genvisa_reader::page::{EntryKind, sentences};
use genvisa_reader::{Section, is_normative, sections};

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for sheet in &spec.sheets {
        let Sheet { path, page, .. } = sheet;
        for part in sections(page).filter(|part| part.section == Some(Section::Notes)) {
            let entries = part.entries.iter().filter(|e| e.kind != EntryKind::Comment);
            for sentence in entries.flat_map(|e| sentences(page.text(e))).filter(|s| is_normative(s)) {
                let label = |text: &str, note: &'static str| Label {
                    path: (*path).into(),
                    span: page.span(text),
                    text: note.into(),
                };
                let mut labels = vec![label(sentence, "")];
                labels.extend(part.heading.map(|h| label(page.text(h), "notes explain")));
                let help = "state it under Description, or as a rule";
                found.push(Finding::new("notes", sheet.name(), "Notes constrain something", help, labels));
            }
        }
    }
    found
}
