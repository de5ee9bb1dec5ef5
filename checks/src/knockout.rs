//! The parts of a page on which no fact, rule or message depends.
//!
//! This is an experiment, so that it does not rely on the account that the reader gives of its own work: each line is
//! left out, and each token is changed, one at a time. If the page then has the same facts, rules and messages, the reader
//! has no interpretation of the line or the token.

use crate::diff::is_fact;
use genvisa_reader::{Readings, Source, read_with};
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

/// A line of a page with parts that have no effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SilentLine {
    /// The line, from 1.
    pub line: u32,
    /// Whether the page has the same facts, rules and messages without the line.
    pub whole: bool,
    /// The tokens that can be changed without effect, as bytes of the page.
    pub tokens: Vec<Range<usize>>,
}

/// The numbers of lines and tokens of a page that were tried.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tried {
    /// The lines that have a token.
    pub lines: usize,
    /// Their tokens.
    pub tokens: usize,
}

/// Tries all lines and tokens of a page. The page is read alone.
pub fn silent_lines(page: &Source, readings: &Readings) -> (Vec<SilentLine>, Tried) {
    let original = fingerprint(page, readings);
    let is_silent = |span: &Range<usize>, replacement: &str| {
        let text = [&page.text[..span.start], replacement, &page.text[span.end..]].concat();
        text == page.text || fingerprint(&Source { text, ..page.clone() }, readings) == original
    };
    let (mut found, mut tried, mut start) = (Vec::new(), Tried::default(), 0);
    for (line, text) in (1..).zip(page.text.split_inclusive('\n')) {
        let span = start..start + text.len();
        start = span.end;
        let mut tokens: Vec<_> = tokens(text).map(|t| t.start + span.start..t.end + span.start).collect();
        if tokens.is_empty() {
            continue;
        }
        tried.lines += 1;
        tried.tokens += tokens.len();
        tokens.retain(|token| is_silent(token, &altered(&page.text[token.clone()])));
        let whole = is_silent(&span, "");
        if whole || !tokens.is_empty() {
            found.push(SilentLine { line, whole, tokens });
        }
    }
    (found, tried)
}

/// A checksum of the facts, the rules and the messages of a page, without positions, titles and descriptions.
fn fingerprint(page: &Source, readings: &Readings) -> u64 {
    let outcome = read_with(std::slice::from_ref(page), readings);
    let mut hasher = DefaultHasher::new();
    // A model that cannot be a JSON value would be a defect of the model; then no part of the page has an effect.
    hash(&serde_json::to_value(&outcome.isa).unwrap_or_default(), &mut hasher);
    let mut messages: Vec<_> = outcome.diagnostics.iter().map(|d| (d.severity as u8, &*d.message)).collect();
    messages.sort_unstable();
    messages.hash(&mut hasher);
    hasher.finish()
}

fn hash(value: &Value, hasher: &mut DefaultHasher) {
    match value {
        Value::Object(map) => {
            for (attribute, value) in map.iter().filter(|(attribute, _)| is_fact(attribute)) {
                attribute.hash(hasher);
                hash(value, hasher);
            }
        }
        Value::Array(list) => {
            list.len().hash(hasher);
            list.iter().for_each(|value| hash(value, hasher));
        }
        leaf => leaf.hash(hasher),
    }
}

/// Characters of operators. Other punctuation is markup or separates, and its layout is free.
const OPERATORS: &str = "=<>!+%&~^";

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
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

    #[test]
    fn tokens_are_words_numbers_and_operators() {
        let text = "- 0b10: a_b >= 4, `x&&y`";
        let found: Vec<_> = tokens(text).map(|token| &text[token]).collect();
        assert_eq!(found, ["0b10", "a_b", ">=", "4", "x", "&&", "y"]);
        let others: Vec<_> = found.into_iter().map(altered).collect();
        assert_eq!(others, ["0b11", "a_bq", "", "3", "xq", "", "yq"]);
    }

    #[test]
    fn facts_have_an_effect_and_descriptions_have_none() {
        let text = "## Opcode\n\n  A = 0x01\n\n## Format\n\n| Opcode | X |\n| --- | --- |\n| 0x01 | ub |\n\n\
            ## Description\n\n- **X(ub):** A number of things.\n";
        let page = Source { path: "A.md".into(), text: text.into() };
        let (found, tried) = silent_lines(&page, Readings::embedded());
        let shown: Vec<_> =
            found.iter().flat_map(|line| &line.tokens).map(|token| &text[token.clone()]).collect();
        assert_eq!(shown, ["A", "number", "of", "things"]);
        assert!(found.iter().all(|line| !line.whole));
        assert_eq!(tried.lines, 7);
    }
}
