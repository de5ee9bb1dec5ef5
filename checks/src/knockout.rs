//! The parts of a page on which no fact, rule or message depends, although the coverage does not call them prose.
//!
//! This is an experiment, so that it does not rely on the interpretation that the reader records itself: each line is
//! left out, and each token is changed, one at a time. If the page then has the same facts, rules and messages, the reader
//! has no interpretation of the line or the token.

use crate::coverage::{Item, Meaning, OPERATORS};
use crate::diff::{is_fact, is_word};
use genvisa_reader::{Readings, Source, read_with};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::OnceLock;

/// A change of a page: bytes, and the text in their place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The line, from 1.
    pub line: u32,
    /// Whether the whole line is left out, rather than a token changed.
    pub whole: bool,
    /// The bytes: a line or a token.
    pub span: Range<usize>,
    /// The text in their place; nothing for a line that is left out.
    pub replacement: String,
}

/// The experiment with one page. It is read alone; a change without effect is tried again with all pages, because some facts
/// refer to other pages.
pub struct Experiment<'a> {
    pages: &'a [Source],
    page: &'a Source,
    readings: &'a Readings,
    /// The checksum of the page alone.
    alone: u64,
    /// The checksum of all pages.
    together: OnceLock<u64>,
    /// The changes of lines and tokens that are not prose.
    pub changes: Vec<Change>,
}

impl<'a> Experiment<'a> {
    /// Finds the lines and tokens of one of some pages that are not prose, according to the items of its coverage.
    pub fn new(pages: &'a [Source], page: &'a Source, readings: &'a Readings, items: &[Item]) -> Self {
        let prose = Prose::new(&page.text, items);
        let (mut changes, mut start) = (Vec::new(), 0);
        for (line, text) in (1..).zip(page.text.split_inclusive('\n')) {
            let span = start..start + text.len();
            start = span.end;
            let tokens = tokens(text).map(|token| token.start + span.start..token.end + span.start);
            let tokens: Vec<_> = tokens.filter(|token| !prose.has(token)).collect();
            if !tokens.is_empty() {
                changes.push(Change { line, whole: true, span, replacement: String::new() });
            }
            changes.extend(tokens.into_iter().map(|span| {
                let replacement = altered(&page.text[span.clone()]);
                Change { line, whole: false, span, replacement }
            }));
        }
        let alone = checksum(std::slice::from_ref(page), readings);
        Self { pages, page, readings, alone, together: OnceLock::new(), changes }
    }

    /// Whether the pages have the same facts, rules and messages with a change.
    pub fn is_silent(&self, change: &Change) -> bool {
        let text = &self.page.text;
        let text = [&text[..change.span.start], &change.replacement, &text[change.span.end..]].concat();
        let changed = Source { text, ..self.page.clone() };
        if checksum(std::slice::from_ref(&changed), self.readings) != self.alone {
            return false;
        }
        let together = *self.together.get_or_init(|| checksum(self.pages, self.readings));
        let with = |page: &Source| if page.path == changed.path { changed.clone() } else { page.clone() };
        checksum(&self.pages.iter().map(with).collect::<Vec<_>>(), self.readings) == together
    }
}

/// The bytes of a page that are prose.
struct Prose(Vec<bool>);

impl Prose {
    fn new(text: &str, items: &[Item]) -> Self {
        let mut is_prose = vec![false; text.len()];
        // An item within another one is shorter, and comes later here.
        let mut items: Vec<&Item> = items.iter().collect();
        items.sort_by_key(|item| std::cmp::Reverse(item.span.len()));
        for item in items {
            // Prose without a reason is counted by the coverage.
            let prose = matches!(item.meaning, Meaning::Prose { .. } | Meaning::Unlisted { .. });
            if let Some(bytes) = is_prose.get_mut(item.span.clone()) {
                bytes.fill(prose);
            }
        }
        Self(is_prose)
    }

    fn has(&self, token: &Range<usize>) -> bool {
        self.0.get(token.clone()).is_some_and(|bytes| bytes.iter().all(|&byte| byte))
    }
}

/// A checksum of the facts, the rules and the messages of pages, without positions, titles and descriptions.
fn checksum(pages: &[Source], readings: &Readings) -> u64 {
    let outcome = read_with(pages, readings);
    let mut hasher = DefaultHasher::new();
    crate::fingerprint(&outcome.isa, is_fact).hash(&mut hasher);
    // The sentence of a rule is a part of the rule.
    outcome.isa.rules.iter().for_each(|rule| rule.doc.hash(&mut hasher));
    let mut messages: Vec<_> = outcome.diagnostics.iter().map(|d| (d.severity as u8, &*d.message)).collect();
    messages.sort_unstable();
    messages.hash(&mut hasher);
    hasher.finish()
}

/// Words, numbers and operators.
fn tokens(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let is_operator = |c: char| OPERATORS.contains(c);
        at += text[at..].find(|c| is_word(c) || is_operator(c))?;
        let rest = &text[at..];
        let len = if rest.starts_with(is_operator) {
            rest.find(|c| !is_operator(c))
        } else {
            rest.find(|c| !is_word(c))
        };
        let token = at..at + len.unwrap_or(rest.len());
        at = token.end;
        Some(token)
    })
}

/// Another token of the same kind: another number, a longer word, no operator.
fn altered(token: &str) -> String {
    let Some(last) = token.chars().next_back().filter(|c| is_word(*c)) else { return String::new() };
    let before = &token[..token.len() - last.len_utf8()];
    match last {
        _ if !token.starts_with(|c: char| c.is_ascii_digit()) => format!("{token}q"),
        '0' => format!("{before}1"),
        '1'..='9' => format!("{before}{}", char::from(last as u8 - 1)),
        _ => format!("{token}q"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::{ProseList, coverage};

    #[test]
    fn tokens_are_words_numbers_and_operators() {
        let text = "- 0b10: a_b >= 4, `x&&y`";
        let found: Vec<_> = tokens(text).map(|token| &text[token]).collect();
        assert_eq!(found, ["0b10", "a_b", ">=", "4", "x", "&&", "y"]);
        let others: Vec<_> = found.into_iter().map(altered).collect();
        assert_eq!(others, ["0b11", "a_bq", "", "3", "xq", "", "yq"]);
    }

    #[test]
    fn facts_have_an_effect_and_descriptions_are_not_tried() {
        let text = "## Opcode\n\n  A = 0x01\n\n## Format\n\n| Opcode | X |\n| --- | --- |\n| 0x01 | ub |\n\n\
            ## Description\n\n- **X(ub):** A number of things.\n";
        let page = Source { path: "A.md".into(), text: text.into() };
        let readings = Readings::embedded();
        let sources = std::slice::from_ref(&page);
        let (pages, _) = coverage(sources, &read_with(sources, readings), &ProseList::default());
        let experiment = Experiment::new(sources, &page, readings, &pages[0].items);
        assert_eq!(experiment.changes.iter().filter(|change| change.whole).count(), 7);
        assert!(experiment.changes.iter().all(|change| &text[change.span.clone()] != "things"));
        let silent: Vec<_> =
            experiment.changes.iter().filter(|change| experiment.is_silent(change)).collect();
        assert_eq!(silent, Vec::<&Change>::new());
    }
}
