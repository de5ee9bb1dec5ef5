//! A position in a statement, for reading from left to right.

use crate::Problem;
use genvisa_report::clipped;
use std::ops::Range;

/// A position in a statement.
#[derive(Debug, Clone, Copy)]
pub struct Cursor<'t> {
    /// The statement, without its comment.
    line: &'t str,
    /// The offset of the statement in the text.
    start: usize,
    /// The offset in the statement.
    at: usize,
}

/// Whether a byte can be in a name.
#[inline]
pub const fn is_name(byte: u8) -> bool {
    NAMES[byte as usize]
}

/// Letters, digits and `_`.
const NAMES: [bool; 256] = {
    let mut names = [false; 256];
    let mut n = 0;
    while n < 256 {
        names[n] = (n as u8).is_ascii_alphanumeric() || n as u8 == b'_';
        n += 1;
    }
    names
};

/// The number at the start of some bytes, and its length; `None` if it has more than `most` digits.
#[inline]
fn number<const RADIX: u32>(bytes: &[u8], most: usize) -> Option<(i64, usize)> {
    let (mut number, mut len) = (0, 0);
    while let Some(digit) = bytes.get(len).and_then(|b| char::from(*b).to_digit(RADIX)) {
        if len == most {
            return None;
        }
        number = number * i64::from(RADIX) + i64::from(digit);
        len += 1;
    }
    Some((number, len))
}

impl<'t> Cursor<'t> {
    /// The begin of a statement whose offset in the text is `start`.
    #[inline]
    pub fn new(line: &'t str, start: usize) -> Self {
        Self { line, start, at: 0 }
    }

    /// The rest of the statement, including blanks.
    pub fn rest(&self) -> &'t str {
        self.line.get(self.at..).unwrap_or_default()
    }

    /// The bytes of the rest, for checks without decoding of characters.
    #[inline]
    fn bytes(&self) -> &'t [u8] {
        self.line.as_bytes().get(self.at..).unwrap_or_default()
    }

    /// The statement from an offset of the text on.
    pub fn from(&self, offset: usize) -> &'t str {
        offset.checked_sub(self.start).and_then(|at| self.line.get(at..)).unwrap_or_default()
    }

    /// The text from an offset of the text up to here, without the blanks behind it.
    pub fn written(&self, offset: usize) -> &'t str {
        let len = self.offset().saturating_sub(offset);
        self.from(offset).get(..len).unwrap_or_default().trim_end_matches([' ', '\t'])
    }

    /// Skips blanks.
    #[inline]
    pub fn skip_blanks(&mut self) {
        while let Some(b' ' | b'\t') = self.line.as_bytes().get(self.at) {
            self.at += 1;
        }
    }

    /// The next byte after blanks.
    #[inline]
    pub fn peek(&mut self) -> Option<u8> {
        self.skip_blanks();
        self.line.as_bytes().get(self.at).copied()
    }

    /// Whether the rest begins with a text, without blanks before it.
    #[inline]
    pub fn starts_with(&self, text: &str) -> bool {
        self.bytes().starts_with(text.as_bytes())
    }

    /// Skips a number of bytes, which must end at the end of a character.
    #[inline]
    pub fn advance(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Skips blanks and a text, if it is here. A text that ends like a name must not be the start of a longer name.
    #[inline]
    pub fn eat(&mut self, text: &str) -> bool {
        self.skip_blanks();
        self.eat_word_here(text)
    }

    /// The same, without blanks before the text.
    #[inline]
    pub fn eat_word_here(&mut self, text: &str) -> bool {
        let (rest, text) = (self.bytes(), text.as_bytes());
        // Most texts that do not match differ in the first byte.
        if rest.first() != text.first() {
            return false;
        }
        let Some(behind) = rest.strip_prefix(text) else { return false };
        let is_in_name = |byte: Option<&u8>| byte.is_some_and(|b| is_name(*b));
        let is_cut = is_in_name(text.last()) && is_in_name(behind.first());
        if !is_cut {
            self.at += text.len();
        }
        !is_cut
    }

    /// Skips a text, if it is here without blanks. Anything may follow.
    #[inline]
    pub fn eat_here(&mut self, text: &str) -> bool {
        let is_here = self.starts_with(text);
        self.at += if is_here { text.len() } else { 0 };
        is_here
    }

    /// Skips blanks and a text.
    ///
    /// # Errors
    /// If the text is not here.
    #[inline]
    pub fn expect(&mut self, text: &str) -> Result<(), Problem> {
        if self.eat(text) { Ok(()) } else { Err(self.lacks(text)) }
    }

    /// The problem that a text is missing here.
    #[cold]
    pub fn lacks(&mut self, text: &str) -> Problem {
        self.expected(&format!("`{text}`"))
    }

    /// Takes the ASCII bytes from here on that meet a condition.
    #[inline]
    pub fn take_while(&mut self, is_part: impl Fn(u8) -> bool) -> &'t str {
        let len = self.bytes().iter().take_while(|b| b.is_ascii() && is_part(**b)).count();
        self.taken(len).unwrap_or_default()
    }

    /// Takes a decimal or hexadecimal number of so few digits that it fits into 63 bits. The cursor stays at any other text.
    #[inline]
    pub fn plain_number(&mut self) -> Option<i64> {
        let bytes = self.bytes();
        // 15 hexadecimal and 18 decimal digits always fit.
        let (prefix, (number, len)) = match bytes {
            [b'0', b'x', digits @ ..] => (2, number::<16>(digits, 15)?),
            _ => (0, number::<10>(bytes, 18)?),
        };
        let is_cut = bytes.get(prefix + len).is_some_and(|b| is_name(*b));
        if len == 0 || is_cut {
            return None;
        }
        self.at += prefix + len;
        Some(number)
    }

    /// Takes a text and such a number after it, without blanks. The cursor stays at any other text.
    #[inline]
    pub fn plain_number_behind(&mut self, text: &str) -> Option<i64> {
        let mut here = *self;
        let number = if here.eat_here(text) { here.plain_number() } else { None };
        if number.is_some() {
            *self = here;
        }
        number
    }

    /// Takes a name after blanks, with or without `%` before it.
    #[inline]
    pub fn name(&mut self) -> Option<&'t str> {
        self.skip_blanks();
        let rest = self.bytes();
        let percent = usize::from(rest.first() == Some(&b'%'));
        let name = rest.get(percent..)?;
        if !name.first().is_some_and(|b| is_name(*b) && !b.is_ascii_digit()) {
            return None;
        }
        self.taken(percent + name.iter().take_while(|b| is_name(**b)).count())
    }

    /// Takes a number of bytes; `None` if they end within a character.
    #[inline]
    fn taken(&mut self, len: usize) -> Option<&'t str> {
        let start = self.at;
        self.at += len;
        self.line.get(start..self.at)
    }

    /// Whether only blanks are left.
    #[inline]
    pub fn is_at_end(&mut self) -> bool {
        self.peek().is_none()
    }

    /// The offset in the text.
    #[inline]
    pub fn offset(&self) -> usize {
        self.start + self.at
    }

    /// The offset of the next word or character in the text, after blanks.
    #[inline]
    pub fn here(&mut self) -> usize {
        self.skip_blanks();
        self.offset()
    }

    /// The range from an offset of the text up to here.
    #[inline]
    pub fn since(&self, offset: usize) -> Range<usize> {
        offset..self.offset()
    }

    /// The span of the next word or character, for messages.
    pub fn next_span(&mut self) -> Range<usize> {
        self.skip_blanks();
        let word = self.bytes().iter().take_while(|b| is_name(**b) || **b == b'%').count();
        let len = if word > 0 { word } else { self.rest().chars().next().map_or(0, char::len_utf8) };
        self.offset()..self.offset() + len
    }

    /// The problem that something else was expected here.
    #[cold]
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
