//! The units of a page that changed text is listed by: sentences, table rows, lines of code, headings.

use super::tokens::{Token, tokens};
use genvisa_reader::page::{Entry, EntryKind, Page, sentences};
use serde::Serialize;
use std::ops::{Range, RangeInclusive};

/// The kinds of unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// A heading.
    Heading,
    /// A sentence, with the marks in front of it: a name, a tag, an encoding.
    Sentence,
    /// A row of a table.
    Row,
    /// A line of code.
    Code,
}

/// A unit of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) unit: Unit,
    /// Its tokens with one blank between them: equal for two pieces that differ in layout only.
    pub(super) key: String,
    /// Its text without layout, for people.
    pub(super) text: String,
    /// Its lines, from 1.
    pub(super) lines: RangeInclusive<u32>,
}

/// The units of a page in order. Every byte of the page is in one of them, except layout and comments.
pub(super) fn pieces(text: &str) -> Vec<Piece> {
    let page = Page::read(text);
    let mut lines = Lines { text, at: 0, line: 1 };
    let mut found = Vec::new();
    let mut start = 0;
    for entry in &page.entries {
        let end = if entry.kind == EntryKind::Comment { entry.span.start } else { entry.span.end };
        let marks = marks(entry.kind);
        add(&page, unit(&page, entry), &marks, start..end.max(start), &mut lines, &mut found);
        start = entry.span.end.max(start);
    }
    add(&page, Unit::Sentence, "", start..text.len(), &mut lines, &mut found);
    found
}

/// The marks of the level of a heading, which its tokens lack: a heading of another level has other text below it.
fn marks(kind: EntryKind<'_>) -> String {
    match kind {
        EntryKind::Heading(level) => "#".repeat(level.into()) + " ",
        _ => String::new(),
    }
}

fn unit(page: &Page<'_>, entry: &Entry<'_>) -> Unit {
    match entry.kind {
        EntryKind::Heading(_) => Unit::Heading,
        EntryKind::Row => Unit::Row,
        _ if page.is_code(entry.span.start) => Unit::Code,
        _ => Unit::Sentence,
    }
}

/// Adds the pieces in some bytes of a page, with marks in front of each.
fn add(
    page: &Page<'_>,
    unit: Unit,
    marks: &str,
    range: Range<usize>,
    lines: &mut Lines<'_>,
    found: &mut Vec<Piece>,
) {
    let text = &page.text[range.clone()];
    let ends: Vec<usize> = match unit {
        Unit::Heading | Unit::Row => Vec::new(),
        Unit::Code => text.split_inclusive('\n').map(|line| page.span(line).end).collect(),
        Unit::Sentence => sentences(text).map(|sentence| page.span(sentence).end).collect(),
    };
    let all = tokens(page, range);
    let mut rest = &all[..];
    for end in ends.into_iter().chain([usize::MAX]) {
        let (tokens, behind) = rest.split_at(rest.partition_point(|token| token.at < end));
        rest = behind;
        if let [first, ..] = tokens {
            let last = tokens.last().unwrap_or(first);
            let lines = lines.of(first.at)..=lines.of(last.at);
            found.push(Piece {
                unit,
                key: joined(marks, tokens, |_| true),
                text: joined(marks, tokens, |t| t.spaced),
                lines,
            });
        }
    }
}

/// The texts of tokens behind some marks, with a blank before those that need one.
fn joined(marks: &str, tokens: &[Token<'_>], is_apart: impl Fn(&Token<'_>) -> bool) -> String {
    let mut out = marks.to_string();
    for (n, token) in tokens.iter().enumerate() {
        if n > 0 && is_apart(token) {
            out.push(' ');
        }
        out.push_str(token.text);
    }
    out
}

/// Counts the lines of a text up to bytes in ascending order.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: u32,
}

impl Lines<'_> {
    fn of(&mut self, at: usize) -> u32 {
        let between = self.text.as_bytes().get(self.at..at).unwrap_or_default();
        self.line += between.iter().filter(|b| **b == b'\n').count() as u32;
        self.at = self.at.max(at);
        self.line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_sentences_rows_and_lines() {
        let text = "# A\n\nOne is.\nTwo\nare. {X+}\n\n- 0b1: Three\n- **F(ub):** four. Five\n\n| a | b |\n| - | - |\n| c | |\n\n\
            ```\nx = 1;\ny = 2;\n```\n<!-- no\n content -->\n12\n";
        let found: Vec<_> =
            pieces(text).into_iter().map(|p| (p.unit, p.text, *p.lines.start(), *p.lines.end())).collect();
        let expected = [
            (Unit::Heading, "# A", 1, 1),
            (Unit::Sentence, "One is.", 3, 3),
            (Unit::Sentence, "Two are.", 4, 5),
            (Unit::Sentence, "{X+}", 5, 5),
            (Unit::Sentence, "0b1: Three", 7, 7),
            (Unit::Sentence, "F(ub): four.", 8, 8),
            (Unit::Sentence, "Five", 8, 8),
            (Unit::Row, "a | b", 10, 10),
            (Unit::Row, "c |", 12, 12),
            (Unit::Code, "x = 1;", 15, 15),
            (Unit::Code, "y = 2;", 16, 16),
            (Unit::Sentence, "12", 20, 20),
        ];
        assert_eq!(found, expected.map(|(unit, text, from, to)| (unit, text.to_string(), from, to)));
    }
}
