//! Reading a statement from left to right.

use crate::Problem;
use crate::error::clipped;
use std::ops::Range;

/// A place in a statement.
#[derive(Debug, Clone, Copy)]
pub struct Cursor<'t> {
    /// The statement, without its comment.
    line: &'t str,
    /// Where it begins in the text.
    start: usize,
    /// Where we are in it.
    at: usize,
}

/// Whether a byte can be in a name.
pub fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

impl<'t> Cursor<'t> {
    /// At the begin of a statement that begins at `start` in the text.
    pub fn new(line: &'t str, start: usize) -> Self {
        Self { line, start, at: 0 }
    }

    /// What is left, blanks in front of it too.
    pub fn rest(&self) -> &'t str {
        self.line.get(self.at..).unwrap_or_default()
    }

    /// The statement from a place in the text on.
    pub fn from(&self, offset: usize) -> &'t str {
        offset.checked_sub(self.start).and_then(|at| self.line.get(at..)).unwrap_or_default()
    }

    /// Goes over blanks.
    pub fn skip_blanks(&mut self) {
        self.at += self.rest().bytes().take_while(|b| matches!(b, b' ' | b'\t')).count();
    }

    /// The next byte behind blanks.
    pub fn peek(&mut self) -> Option<u8> {
        self.skip_blanks();
        self.rest().bytes().next()
    }

    /// Goes over so many bytes, which must end between two characters.
    pub fn advance(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Goes over a text where it stands here, behind blanks. A text that ends like a name is not the begin of another one.
    pub fn eat(&mut self, text: &str) -> bool {
        self.skip_blanks();
        let rest = self.rest();
        // Most texts that are looked for differ in the first byte.
        if rest.as_bytes().first() != text.as_bytes().first() {
            return false;
        }
        let Some(behind) = rest.strip_prefix(text) else { return false };
        let is_cut = text.bytes().last().is_some_and(is_name) && behind.bytes().next().is_some_and(is_name);
        if !is_cut {
            self.at += text.len();
        }
        !is_cut
    }

    /// Goes over a text that stands just here, whatever follows.
    pub fn eat_here(&mut self, text: &str) -> bool {
        let stands_here = self.rest().starts_with(text);
        self.at += if stands_here { text.len() } else { 0 };
        stands_here
    }

    /// Goes over a text, or says that it is missing.
    pub fn expect(&mut self, text: &str) -> Result<(), Problem> {
        if self.eat(text) { Ok(()) } else { Err(self.expected(&format!("`{text}`"))) }
    }

    /// The bytes from here on that satisfy a condition; none of them is part of a longer character.
    pub fn take_while(&mut self, is_part: impl Fn(u8) -> bool) -> &'t str {
        let rest = self.rest();
        let len = rest.bytes().take_while(|b| b.is_ascii() && is_part(*b)).count();
        self.at += len;
        rest.get(..len).unwrap_or_default()
    }

    /// A name, `%` in front of it or not, behind blanks.
    pub fn name(&mut self) -> Option<&'t str> {
        self.skip_blanks();
        let rest = self.rest();
        let percent = usize::from(rest.starts_with('%'));
        let is_start = |b: u8| b.is_ascii_alphabetic() || b == b'_';
        if !rest.as_bytes().get(percent).is_some_and(|b| is_start(*b)) {
            return None;
        }
        let len = percent + rest.bytes().skip(percent).take_while(|b| is_name(*b)).count();
        self.at += len;
        rest.get(..len)
    }

    /// Whether nothing but blanks is left.
    pub fn is_at_end(&mut self) -> bool {
        self.peek().is_none()
    }

    /// Where we are in the text.
    pub fn offset(&self) -> usize {
        self.start + self.at
    }

    /// Where the next word or character begins in the text.
    pub fn here(&mut self) -> usize {
        self.skip_blanks();
        self.offset()
    }

    /// From a place in the text up to here.
    pub fn since(&self, offset: usize) -> Range<usize> {
        offset..self.offset()
    }

    /// The next word or character: what to point at where something else was expected.
    pub fn next_span(&mut self) -> Range<usize> {
        self.skip_blanks();
        let rest = self.rest();
        let word = rest.bytes().take_while(|b| is_name(*b) || *b == b'%').count();
        let len = if word > 0 { word } else { rest.chars().next().map_or(0, char::len_utf8) };
        self.offset()..self.offset() + len
    }

    /// That something else was expected here.
    pub fn expected(&mut self, what: &str) -> Problem {
        let span = self.next_span();
        let found = self.line.get(span.start - self.start..span.end - self.start).unwrap_or_default();
        let found = if found.is_empty() {
            "the end of the line".to_string()
        } else {
            format!("`{}`", clipped(found))
        };
        Problem::new(span, format!("expected {what}, found {found}"))
    }
}
