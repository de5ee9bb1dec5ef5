//! Words with a slip: on one place only, and nearly a common word.

use super::super::spec::Spec;
use super::super::{Finding, near};
use foldhash::HashMap;
use genvisa_reader::Label;

/// The fewest uses of a word that is known by them.
const USES: usize = 8;

/// Words that are on one place only and that are a common word with letters swapped or missing.
pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut uses: HashMap<&str, (usize, &str, &str)> = HashMap::default();
    for sheet in &spec.sheets {
        for word in sheet.page.text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '`') {
            if word.len() > 3 && word.bytes().all(|b| b.is_ascii_lowercase()) {
                uses.entry(word).or_insert((0, sheet.path, word)).0 += 1;
            }
        }
    }
    let words_with = |is_wanted: fn(usize) -> bool| {
        let words = uses.iter().filter(|(_, (n, ..))| is_wanted(*n)).map(|(word, _)| *word);
        let mut words: Vec<&str> = words.collect();
        words.sort_unstable();
        words
    };
    let common = words_with(|n| n >= USES);
    let mut found = Vec::new();
    for word in words_with(|n| n == 1) {
        let Some(known) = common.iter().find(|known| near::is_misspelt(word, known)) else { continue };
        let (Some((_, path, place)), Some((_, other, first))) = (uses.get(word), uses.get(known)) else {
            continue;
        };
        let label = |path: &str, place: &str, text: &'static str| {
            let sheet = spec.sheets.iter().find(|sheet| sheet.path == path);
            Label {
                path: path.into(),
                span: sheet.map_or(0..0, |sheet| sheet.page.span(place)),
                text: text.into(),
            }
        };
        let message = format!("`{word}` is on no other place, and nearly `{known}`");
        let labels = vec![label(path, place, ""), label(other, first, "the usual word")];
        found.push(Finding::new("repeated", word, message, format!("did you mean `{known}`?"), labels));
    }
    found
}
