//! Assembly forms that are not in the grammar of templates: printer and parser could not follow them.

use super::Finding;
use super::spec::{Sheet, Spec};
use genvisa_reader::Label;
use genvisa_reader::page::EntryKind;
use genvisa_reader::{Section, sections};
use genvisa_syntax::Line;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for sheet in &spec.sheets {
        let Sheet { path, page, .. } = sheet;
        for part in sections(page).filter(|part| part.section == Some(Section::Text)) {
            let entries =
                part.entries.iter().filter(|e| !matches!(e.kind, EntryKind::Comment | EntryKind::Unclosed));
            for line in entries.flat_map(|e| page.text(e).lines()) {
                let form = line.split("//").next().unwrap_or(line);
                let Err(error) = Line::parse(form) else { continue };
                let whole = page.span(form);
                let start = whole.end.min(whole.start + error.at);
                let here = Label { path: (*path).into(), span: start..whole.end, text: error.message.into() };
                let heading = part.heading.map(|h| page.span(page.text(h)));
                let about =
                    heading.map(|span| Label { path: (*path).into(), span, text: "forms of text".into() });
                let labels = std::iter::once(here).chain(about).collect();
                let message = "the form is not in the grammar of templates";
                let help = "the grammar is in spec/README.md";
                found.push(Finding::new("text", sheet.name(), message, help, labels));
            }
        }
    }
    found
}
