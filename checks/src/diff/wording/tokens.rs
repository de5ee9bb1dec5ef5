//! The words, numbers and punctuation of a page, without its layout.
//!
//! Layout is white space, list markers, quote markers, the marks of headings and emphasis, backticks, escapes, fences, and
//! the lines that separate a table's header or draw its frame.

use genvisa_reader::page::{Page, is_fence};
use std::ops::Range;

/// A word, a number or a character of punctuation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    /// Its first byte in the page.
    pub(super) at: usize,
    /// Whether white space is before it.
    pub(super) spaced: bool,
}

/// The tokens in some bytes of a page.
pub(super) fn tokens<'a>(page: &Page<'a>, range: Range<usize>) -> Vec<Token<'a>> {
    let mut found = Vec::new();
    for line in page.text[range].split_inclusive('\n') {
        let text = line.trim_matches(is_blank);
        let start = page.span(text).start;
        let starts_line = page.text[..start].chars().next_back().is_none_or(is_blank);
        let is_code = page.is_code(start);
        if !(starts_line && is_layout(text, is_code)) {
            let (text, is_row) = if starts_line { content(text, is_code) } else { (text, false) };
            Line { text, start: page.span(text).start, is_code, is_row }.tokens(&mut found);
        }
    }
    found
}

/// White space, characters that show nothing, and the byte order mark.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c.is_control() || c == '\u{feff}'
}

pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether a line is a fence, a rule, the underline of a heading, or a line of a table without cells.
fn is_layout(line: &str, is_code: bool) -> bool {
    let consists_of = |marks: &str| line.chars().all(|c| marks.contains(c) || is_blank(c));
    is_fence(line)
        || match is_code {
            true => line.starts_with("+-") && consists_of("+-="),
            false => consists_of("-=|+:*_"),
        }
}

/// A line without its markers of lists, quotes and headings, and without the frame of a table row; whether it is a row.
fn content(line: &str, is_code: bool) -> (&str, bool) {
    let mut text = line;
    if !is_code {
        while let Some(rest) = without_marker(text) {
            text = rest.trim_start_matches(is_blank);
        }
    }
    let Some(row) = text.strip_prefix('|').filter(|row| !row.starts_with('|')) else { return (text, false) };
    (row.strip_suffix('|').filter(|row| !row.ends_with('\\')).unwrap_or(row), true)
}

fn without_marker(text: &str) -> Option<&str> {
    if let Some(rest) = text.strip_prefix('>') {
        return Some(rest);
    }
    let marks = if text.starts_with('#') {
        text.trim_start_matches('#')
    } else {
        text.strip_prefix(['-', '*', '+'])?
    };
    marks.starts_with(is_blank).then_some(marks)
}

/// The content of a line.
struct Line<'a> {
    text: &'a str,
    /// Its first byte in the page.
    start: usize,
    is_code: bool,
    is_row: bool,
}

impl<'a> Line<'a> {
    fn tokens(&self, found: &mut Vec<Token<'a>>) {
        let emphasis = if self.is_code { Vec::new() } else { emphasis(self.text) };
        let mut rest = self.text;
        let mut spaced = true;
        while let Some(c) = rest.chars().next() {
            let at = self.text.len() - rest.len();
            let len = match c {
                _ if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
                _ => c.len_utf8(),
            };
            let (token, behind) = rest.split_at(len);
            rest = behind;
            if is_blank(c) {
                spaced = true;
            } else if !self.is_mark(c, rest, emphasis.contains(&at)) {
                found.push(Token { text: token, at: self.start + at, spaced });
                spaced = false;
            }
        }
    }

    /// Whether a character is layout, by the text behind it.
    fn is_mark(&self, c: char, behind: &str, is_emphasis: bool) -> bool {
        let escapes = behind.starts_with(|c: char| c.is_ascii_punctuation());
        match c {
            '*' => is_emphasis,
            '`' => !self.is_code,
            '\\' => escapes && (!self.is_code || self.is_row && behind.starts_with('|')),
            _ => false,
        }
    }
}

/// The stars of a line that mark emphasis. Stars between two operands, and a star without a partner, are operators.
fn emphasis(line: &str) -> Vec<usize> {
    let before = |at: usize| line[..at].chars().next_back();
    let behind = |at: usize| line[at..].chars().next();
    let is_open = |c: Option<char>| c.is_none_or(is_blank);
    let mut found = Vec::new();
    let mut opened = None;
    let (mut at, mut is_literal) = (0, false);
    while let Some(n) = line[at..].find(['*', '`', '\\']) {
        let start = at + n;
        if !line[start..].starts_with('*') {
            is_literal ^= line[start..].starts_with('`');
            let is_escape = line[start..].starts_with('\\') && line[start + 1..].starts_with('*');
            at = start + 1 + usize::from(is_escape);
            continue;
        }
        let end = line[start..].find(|c| c != '*').map_or(line.len(), |n| start + n);
        at = end;
        let (left, right) = (before(start), behind(end));
        let is_operator = left.is_some_and(|c| is_word(c) || matches!(c, ')' | ']'))
            && right.is_some_and(|c| is_word(c) || c == '(')
            || is_open(left) && is_open(right);
        if is_literal || is_operator {
            continue;
        }
        match opened.take() {
            _ if end - start > 1 => found.extend(start..end),
            Some(first) if !is_open(left) => found.extend([first, start]),
            _ if !is_open(right) => opened = Some(start),
            first => opened = first,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> String {
        let page = Page::read(text);
        tokens(&page, 0..text.len()).iter().map(|t| t.text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn layout_is_left_out() {
        for (text, expected) in [
            ("\u{feff}## Opcode\r\n\r\n  A = 0x01", "Opcode A = 0x01"),
            ("- **Src0(ub):** *one* `two`\n  * three", "Src0 ( ub ) : one two three"),
            ("| a | **b** |\n| --- | :-: |\n|  | c \\| d |", "a | b | c | d"),
            ("Title\n=====\n\n> quoted\n\n---\n", "Title quoted"),
            ("```c\n*p = a * b;\n```", "* p = a * b ;"),
            ("{XEHP+}- 0b1: x_y", "{ XEHP + } - 0b1 : x_y"),
            ("+---+\n| a |\n+===+", "a"),
        ] {
            assert_eq!(words(text), expected, "{text}");
        }
    }

    #[test]
    fn operators_are_kept() {
        for (text, expected) in [
            ("a*b and 2 * c, 2* d", "a * b and 2 * c , 2 * d"),
            ("*p is it", "* p is it"),
            ("-5 <= x < -2", "- 5 <= x < - 2".replace("<=", "< =").as_str()),
            ("`*p` and *q*", "* p and q"),
            ("size \\* 2", "size * 2"),
            ("a \\*b\\* c", "a * b * c"),
            ("    dst = a ** b", "dst = a * * b"),
        ] {
            assert_eq!(words(text), expected, "{text}");
        }
    }
}
