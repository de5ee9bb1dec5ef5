//! Answers for surfaces in another form: `SLM (T0): no`. Those beside an answer are found as other items are.

use super::super::Finding;
use super::super::spec::{Sheet, Spec};
use super::indentation;
use genvisa_reader::page::{Entry, EntryKind};

/// The items under a bullet for the index of a surface are answers.
const INDEX: &str = "index of the surface variable";

pub(super) fn run(spec: &Spec<'_>, sheet: &Sheet<'_>) -> Vec<Finding> {
    let page = sheet.page;
    let is_index =
        |entry: &Entry<'_>| matches!(entry.kind, EntryKind::Label { .. }) && page.body(entry).contains(INDEX);
    let is_other = |entry: &Entry<'_>, bullet: &Entry<'_>| {
        entry.kind == EntryKind::Text
            && page.is_item(entry)
            && indentation(page, entry) > indentation(page, bullet)
    };
    // An item beside an answer is found as one of another kind.
    let is_answer = |entry: Option<&Entry<'_>>| {
        entry.is_some_and(|entry| matches!(entry.kind, EntryKind::Surface { .. }))
    };
    let pairs = page.entries.windows(2).enumerate().filter(|(n, pair)| {
        is_index(&pair[0]) && is_other(&pair[1], &pair[0]) && !is_answer(page.entries.get(n + 2))
    });
    pairs
        .filter(|(_, pair)| has_name_or_answer(page.text(&pair[1])))
        .map(|(_, pair)| {
            let labels = vec![
                spec.label(&sheet.at(&pair[1]), page.text(&pair[1]), ""),
                spec.label(&sheet.at(&pair[0]), INDEX, "the surface"),
            ];
            let help = "write `T0 (SLM): no`";
            Finding::new("items", sheet.name(), "this is no answer for a surface", help, labels)
        })
        .collect()
}

/// Whether a text has a number of a surface at its begin, or a few words and yes or no.
fn has_name_or_answer(text: &str) -> bool {
    let words: Vec<&str> =
        text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_index =
        |word: &str| word.strip_prefix(['T', 't']).is_some_and(|index| index.parse::<u32>().is_ok());
    let is_answer = |word: &str| ["yes", "no"].iter().any(|answer| word.eq_ignore_ascii_case(answer));
    words.len() <= 4 && words.iter().any(|word| is_index(word) || is_answer(word))
}
