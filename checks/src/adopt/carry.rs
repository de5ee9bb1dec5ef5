//! Carries readings over to sentences that differ in one number or name, which the reading has too.

use super::Unread;
use crate::diff::{Version, is_word};
use genvisa_reader::isa::Checksum;
use genvisa_reader::{
    Interpretation, Outcome, Outline, PageCoverage, Readings, Sentence, Severity, Source, read_with,
};
use std::collections::BTreeSet;
use toml::Value;

/// The comment of a reading that a person must review.
pub const REVIEW: &str = "# TODO(review)";

/// A reading of an old sentence with the number or name of a new one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carried {
    /// The new sentence.
    pub sentence: Unread,
    /// The checksum of the old sentence.
    pub old_sum: String,
    /// The word of the old sentence.
    pub old: String,
    /// The word of the new sentence.
    pub new: String,
    /// The entry for the file of readings.
    pub entry: String,
}

/// The readings that are carried over to the new pages, and all readings with them. A reading that gives an error there is
/// left to a person.
pub fn carry(old: Version<'_>, new: Version<'_>, readings: &Readings) -> (Vec<Carried>, Readings) {
    let candidates = candidates(old, new, readings);
    let (mut carried, mut all) = (Vec::new(), readings.clone());
    let mut known = errors(new.outcome);
    for candidate in candidates {
        let Ok(with) = all.with(&candidate.sentence.readings, &candidate.entry) else { continue };
        let outcome = read_with(new.pages, &with);
        let found = errors(&outcome);
        if found.is_subset(&known) {
            (all, known) = (with, found);
            carried.push(candidate);
        }
    }
    (carried, all)
}

fn errors(outcome: &Outcome) -> BTreeSet<String> {
    let errors = outcome.diagnostics.iter().filter(|problem| problem.severity == Severity::Error);
    errors.map(|problem| problem.message.to_string()).collect()
}

/// The readings with another number or name, for the unread sentences of the new pages.
fn candidates(old: Version<'_>, new: Version<'_>, readings: &Readings) -> Vec<Carried> {
    let mut found = Vec::new();
    for (source, page) in sentences(new) {
        let Some((old_source, old_page)) = sentences(old).find(|(_, old)| old.readings == page.readings)
        else {
            continue;
        };
        let sums: BTreeSet<Checksum> = page.sentences.iter().map(|sentence| sentence.sum).collect();
        let states = |s: &&Sentence| matches!(s.interpretation, Interpretation::Rules { .. });
        let gone: Vec<&Sentence> =
            old_page.sentences.iter().filter(states).filter(|s| !sums.contains(&s.sum)).collect();
        let unread = |s: &&Sentence| matches!(s.interpretation, Interpretation::Unread);
        for sentence in page.sentences.iter().filter(unread) {
            let text = text_of(source, sentence);
            let differing: Vec<_> = gone
                .iter()
                .filter_map(|old| Some((*old, one_word(text_of(old_source, old), text)?)))
                .collect();
            // Of several old sentences, none is known to be the one that changed.
            if let [(before, (old, new))] = differing[..]
                && let Some(entry) = readings.entry(&page.readings, &before.sum.to_string())
                && let Some(entry) = replaced(entry, before, sentence, text, (old, new))
            {
                let sentence = Unread::of(page, sentence);
                let (old, new) = (old.to_string(), new.to_string());
                found.push(Carried { sentence, old_sum: before.sum.to_string(), old, new, entry });
            }
        }
    }
    found
}

fn sentences<'v>(version: Version<'v>) -> impl Iterator<Item = (&'v Source, &'v PageCoverage)> {
    let pages = &version.outcome.coverage.pages;
    version
        .pages
        .iter()
        .filter_map(|source| Some((source, pages.iter().find(|page| page.path == source.path)?)))
}

fn text_of<'s>(source: &'s Source, sentence: &Sentence) -> &'s str {
    source.text.get(sentence.span.clone()).unwrap_or_default()
}

/// The words of a text, with the text before each.
fn words(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_word) {
        let (before, behind) = rest.split_at(start);
        let (word, behind) = behind.split_at(behind.find(|c| !is_word(c)).unwrap_or(behind.len()));
        found.push((before, word));
        rest = behind;
    }
    found.push((rest, ""));
    found
}

/// The only word in which two texts differ.
pub(super) fn one_word<'t>(old: &'t str, new: &'t str) -> Option<(&'t str, &'t str)> {
    let (old, new) = (words(old), words(new));
    let same = |a: &str, b: &str| a.split_whitespace().eq(b.split_whitespace());
    if old.len() != new.len() || !old.iter().zip(&new).all(|(a, b)| same(a.0, b.0)) {
        return None;
    }
    let mut differing = old.iter().zip(&new).filter(|(a, b)| a.1 != b.1).map(|(a, b)| (a.1, b.1));
    let only = differing.next()?;
    differing.next().is_none().then_some(only)
}

/// Numbers as words.
const NUMBERS: [(&str, &str); 9] = [
    ("one", "1"),
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("eight", "8"),
    ("sixteen", "16"),
    ("thirty", "30"),
];

/// A word as expressions have it.
fn value(word: &str) -> &str {
    NUMBERS.iter().find(|(name, _)| word.eq_ignore_ascii_case(name)).map_or(word, |(_, digits)| digits)
}

fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

/// The entry of a reading for the new sentence. The word must have one place in the sentence and one in the expressions, and
/// be a number or a name in both sentences. Whether the name exists is seen when the pages are read.
fn replaced(
    entry: &str,
    before: &Sentence,
    after: &Sentence,
    text: &str,
    (old, new): (&str, &str),
) -> Option<String> {
    let (from, to) = (value(old), value(new));
    let alike = is_number(from) == is_number(to);
    let once = words(text).iter().filter(|(_, word)| value(word) == to).count() == 1;
    let count = |text: &str| words(text).iter().filter(|(_, word)| *word == from).count();
    let expressions = expressions(entry)?;
    if !alike || !once || expressions.iter().map(|expression| count(expression)).sum::<usize>() != 1 {
        return None;
    }
    let mut lines = Vec::new();
    for line in entry.lines() {
        if line.starts_with("sum = ") {
            lines.push(format!("{REVIEW}: carried over from {}, with {to} in place of {from}", before.sum));
            lines.push(format!("sum = \"{}\"", after.sum));
            lines.push(format!("words = \"{}\"", Outline::of(text).digits()));
        } else if !line.starts_with("words = ") {
            lines.push(with_word(line, from, to));
        }
    }
    Some(lines.join("\n"))
}

/// The expressions of an entry, and the names of its rules.
fn expressions(entry: &str) -> Option<Vec<String>> {
    let table: toml::Table = toml::from_str(entry).ok()?;
    let reading = table.get("reading")?.get(0)?.as_table()?;
    let mut found = Vec::new();
    let is_meaning = |key: &&String| !["sum", "words", "doc"].contains(&key.as_str());
    for key in reading.keys().filter(is_meaning) {
        match reading.get(key) {
            Some(Value::String(text)) => found.push(text.clone()),
            Some(Value::Table(table)) => {
                found.extend(table.iter().map(|(name, value)| format!("{name} {value:?}")))
            }
            value => found.push(format!("{value:?}")),
        }
    }
    Some(found)
}

/// A line with another word in each place of a word.
pub(super) fn with_word(line: &str, from: &str, to: &str) -> String {
    words(line)
        .into_iter()
        .flat_map(|(before, word)| [before, if word == from { to } else { word }])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_differ_in_one_word() {
        assert_eq!(one_word("a must be 2.", "a  must be 4."), Some(("2", "4")));
        assert_eq!(one_word("a must be 2.", "a must be 2, 4."), None);
        assert_eq!(one_word("a must be 2.", "b must be 4."), None);
        assert_eq!(one_word("a must be [2..8].", "a must be [2..16]."), Some(("8", "16")));
        assert_eq!(one_word("a", "a"), None);
    }

    /// A page with notes, and the result of reading it.
    fn read_page(notes: &str, readings: &Readings) -> (Vec<Source>, Outcome) {
        let text = format!("# FETCH\n\n## Opcode\n\n  FETCH = 0x21\n\n## Notes\n\n{notes}\n");
        let pages = vec![Source { path: "FETCH.md".to_string(), text }];
        let outcome = read_with(&pages, readings);
        (pages, outcome)
    }

    /// The reading of a sentence that is on both pages is that of the sentence alone.
    #[test]
    fn a_reading_is_carried_from_a_sentence_that_is_gone() {
        let (at_most_8, at_most_16) = ("The number n must be at most 8.", "The number n must be at most 16.");
        let entry = ENTRY.replace("0a", &Checksum::of(at_most_8).to_string());
        let entry = entry.replace("12", &Outline::of(at_most_8).digits().to_string());
        let readings = Readings::default().with("FETCH", &entry).expect("a valid reading");
        let (old, old_outcome) = read_page(at_most_8, &readings);
        for (notes, count) in [(at_most_16.to_string(), 1), (format!("{at_most_8} {at_most_16}"), 0)] {
            let (new, new_outcome) = read_page(&notes, &readings);
            let found = candidates(
                Version { pages: &old, outcome: &old_outcome },
                Version { pages: &new, outcome: &new_outcome },
                &readings,
            );
            assert_eq!(found.len(), count, "{notes}: {found:?} {:?}", new_outcome.coverage);
        }
    }

    const ENTRY: &str = "[[reading]]\nsum = \"0a\"\nwords = \"12\"\ndoc = \"`n` is at most 8\"\n[reading.rules]\n\"n/range\" = \"n <= 8\"\n";

    fn sentence(sum: &str) -> Sentence {
        let (sum, interpretation) = (Checksum::parse(sum).expect("digits"), Interpretation::Unread);
        Sentence { line: 1, span: 0..0, sum, interpretation }
    }

    #[test]
    fn a_reading_gets_the_number_of_its_sentence() {
        let carried =
            |entry: &str, text: &str, words| replaced(entry, &sentence("0a"), &sentence("0b"), text, words);
        let found = carried(ENTRY, "n is at most 16", ("8", "16")).expect("the number is in the rule");
        assert!(found.starts_with(
            "[[reading]]\n# TODO(review): carried over from 000000000000000a, with 16 in place of 8\nsum = \"000000000000000b\"\n"
        ));
        assert!(
            found.contains("`n` is at most 16\"")
                && found.contains("\"n <= 16\"")
                && !found.contains("\"12\"")
        );
        assert!(carried(ENTRY, "n is at most sixteen", ("eight", "sixteen")).is_some());
        // The number of another statement, a number twice, a word that is no number, and no place in the rule.
        assert_eq!(carried(ENTRY, "n is at most 16 of 16", ("8", "16")), None);
        assert_eq!(
            carried(&ENTRY.replace("n <= 8", "n <= 8 && m < 8"), "n is at most 16", ("8", "16")),
            None
        );
        assert_eq!(carried(ENTRY, "n is at least 8", ("most", "least")), None);
        assert_eq!(carried(ENTRY, "m is 5", ("4", "5")), None);
        assert_eq!(carried(ENTRY, "n is at most m", ("8", "m")), None);
        assert_eq!(carried(ENTRY, "n is at most m16", ("8", "m16")), None);
    }
}
