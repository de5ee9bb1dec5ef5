//! Words with a slip: on one place only, and nearly a common word.

use super::super::spec::Spec;
use super::super::{Finding, near};
use std::collections::BTreeMap;

/// The fewest uses of a word that is known by them.
const USES: usize = 8;

/// Words that are on one place only and that are a common word with letters swapped or missing.
pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut by_length: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    let common = spec.words.iter().filter(|(_, uses)| uses.plain >= USES);
    common.for_each(|(word, _)| by_length.entry(word.len()).or_default().push(word));
    let once = spec.words.iter().filter(|(_, uses)| uses.plain == 1);
    let mut once: Vec<&str> = once.map(|(word, _)| *word).collect();
    once.sort_unstable();
    let mut found = Vec::new();
    for word in once {
        let alike = by_length.range(word.len() - 1..=word.len() + 1).flat_map(|(_, words)| words);
        let Some(known) = alike.filter(|known| near::is_misspelt(word, known)).min() else { continue };
        let label = |word: &str, text: &'static str| {
            let (page, place) = spec.words.get(word)?.first;
            Some(spec.sheets.get(page)?.label(place, text))
        };
        let message = format!("`{word}` is on no other place, and nearly `{known}`");
        let labels = label(word, "").into_iter().chain(label(known, "the usual word")).collect();
        found.push(Finding::new("repeated", word, message, format!("did you mean `{known}`?"), labels));
    }
    found
}
