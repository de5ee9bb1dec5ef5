//! The lexer of lines, comments and quotes, and the statements of a text: one per line, without comments.

use std::borrow::Cow;
use std::ops::Range;

/// A statement, which can be blank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement<'t> {
    /// Its text. Comments and joined line ends in it are replaced by as many blanks as they have bytes, so that offsets in
    /// it are offsets in the text.
    pub text: Cow<'t, str>,
    /// The offset of its begin in the text.
    pub start: usize,
}

/// The statements of a text.
#[derive(Debug)]
pub struct Statements<'t> {
    text: &'t str,
    at: usize,
    /// The `/*` of a comment without an end, once it was reached.
    pub unclosed: Option<Range<usize>>,
}

impl<'t> Statements<'t> {
    /// All statements of a text.
    pub fn new(text: &'t str) -> Self {
        // Some editors begin files with a byte order mark, which is not part of the first statement.
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Self { text, at, unclosed: None }
    }

    /// The statements in a range that begins and ends at the start of a statement, or ends with the text.
    pub fn within(text: &'t str, range: Range<usize>) -> Self {
        let first = Self::new(text).at;
        Self { text: text.get(..range.end).unwrap_or(text), at: range.start.max(first), unclosed: None }
    }

    fn between(&self, range: Range<usize>) -> &'t str {
        self.text.get(range).unwrap_or_default()
    }
}

/// Whether each line is a statement: no comment continues after a line end, and no lines are joined.
pub fn are_lines(text: &[u8]) -> bool {
    let mut joints = memchr::memchr_iter(b'\\', text);
    let is_joint = |at: usize| matches!(text.get(at + 1), Some(b'\n' | b'\r'));
    !joints.any(is_joint) && memchr::memmem::find(text, b"/*").is_none()
}

/// An interruption of a statement.
enum Pause {
    /// Its end, and the start of the next one.
    End { end: usize, next: usize },
    /// Bytes that count as blanks.
    Blanks(Range<usize>),
    /// A comment without an end.
    Unclosed(usize),
}

impl<'t> Iterator for Statements<'t> {
    type Item = Statement<'t>;

    fn next(&mut self) -> Option<Statement<'t>> {
        let start = self.at;
        if start >= self.text.len() {
            return None;
        }
        // Empty as long as the statement has the same bytes as the text.
        let mut joined = String::new();
        let mut from = start;
        let end = loop {
            match pause(self.text.as_bytes(), from.max(self.at)) {
                Pause::End { end, next } => {
                    self.at = next;
                    break end;
                }
                Pause::Blanks(range) => {
                    joined.push_str(self.between(from..range.start));
                    joined.extend(range.clone().map(|_| ' '));
                    from = range.end;
                    self.at = from;
                }
                Pause::Unclosed(begin) => {
                    self.unclosed = Some(begin..begin + 2);
                    self.at = self.text.len();
                    break begin;
                }
            }
        };
        let rest = self.between(from..end);
        let text = match joined.is_empty() {
            true => Cow::Borrowed(rest),
            false => Cow::Owned(joined + rest),
        };
        Some(Statement { text, start })
    }
}

/// The first pause at or after an offset.
fn pause(text: &[u8], mut from: usize) -> Pause {
    let mut at = from;
    loop {
        let Some((mark, range)) = next_mark(text, at) else {
            return Pause::End { end: text.len(), next: text.len() };
        };
        at = range.end;
        match mark {
            Mark::LineEnd => return line(text, from..range.start),
            // A `\` in the quoted text does not join lines.
            Mark::Quoted => from = at,
            Mark::LineComment => return Pause::End { end: range.start, next: range.end + 1 },
            Mark::BlockComment => return Pause::Blanks(range),
            Mark::UnclosedComment => return Pause::Unclosed(range.start),
        }
    }
}

/// The end of a line, or the characters that join it with the next one.
fn line(text: &[u8], range: Range<usize>) -> Pause {
    let next = range.end + 1;
    match text.get(range.clone()).unwrap_or_default() {
        [.., b'\\'] => Pause::Blanks(range.end - 1..next),
        [.., b'\\', b'\r'] => Pause::Blanks(range.end - 2..next),
        [.., b'\r'] => Pause::End { end: range.end - 1, next },
        _ => Pause::End { end: range.end, next },
    }
}

/// A part of a text that is not code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// `\n`
    LineEnd,
    /// Text in quotes, up to the closing quote or the end of the line.
    Quoted,
    /// `// …`, without the end of the line.
    LineComment,
    /// `/* … */`
    BlockComment,
    /// `/* …` up to the end of the text.
    UnclosedComment,
}

/// The first mark at or after an offset, which must not be inside of one, and its bytes.
pub fn next_mark(text: &[u8], mut at: usize) -> Option<(Mark, Range<usize>)> {
    loop {
        at += memchr::memchr3(b'\n', b'"', b'/', text.get(at..)?)?;
        match (text.get(at)?, text.get(at + 1)) {
            (b'\n', _) => return Some((Mark::LineEnd, at..at + 1)),
            (b'"', _) => return Some((Mark::Quoted, at..string_end(text, at + 1))),
            (_, Some(b'/')) => {
                let rest = text.get(at..).unwrap_or_default();
                let end = memchr::memchr(b'\n', rest).map_or(text.len(), |len| at + len);
                return Some((Mark::LineComment, at..end));
            }
            (_, Some(b'*')) => {
                let rest = text.get(at + 2..).unwrap_or_default();
                return Some(match memchr::memmem::find(rest, b"*/") {
                    Some(len) => (Mark::BlockComment, at..at + 2 + len + 2),
                    None => (Mark::UnclosedComment, at..text.len()),
                });
            }
            _ => at += 1,
        }
    }
}

/// The offset after the closing quote, or the end of the line.
fn string_end(text: &[u8], mut at: usize) -> usize {
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\n' => return at,
            b'\\' if !matches!(text.get(at + 1), Some(b'\n' | b'\r')) => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn are(text: &str, statements: &[(usize, &str)]) {
        let found: Vec<Statement<'_>> = Statements::new(text).collect();
        let found: Vec<(usize, &str)> = found.iter().map(|s| (s.start, &*s.text)).collect();
        assert_eq!(found, statements, "{text:?}");
    }

    #[test]
    fn lines() {
        are("", &[]);
        are("a\nb", &[(0, "a"), (2, "b")]);
        are("a\r\n\nb\n", &[(0, "a"), (3, ""), (4, "b")]);
        are("\u{feff}a\n", &[(3, "a")]);
    }

    #[test]
    fn comments() {
        are("a // b\nc", &[(0, "a "), (7, "c")]);
        are("a /// b /* c\nd", &[(0, "a "), (13, "d")]);
        are("a /*b*/ c", &[(0, "a       c")]);
        are("/* a\n// b */ c // d */\ne", &[(0, "             c "), (23, "e")]);
        are("/*é*/a", &[(0, "      a")]);
        are("/**/", &[(0, "    ")]);
        are("FILE \"a//b\\\"/*\" // c", &[(0, "FILE \"a//b\\\"/*\" ")]);
        are("FILE \"a // b\nc", &[(0, "FILE \"a // b"), (13, "c")]);
        are("// a \\\nb", &[(0, ""), (7, "b")]);
    }

    #[test]
    fn line_ends() {
        are("a\\\\\nb\r", &[(0, "a\\  b\r")]);
        are("a\r\r\n\r", &[(0, "a\r"), (4, "\r")]);
        are("\"a\"\\\nb", &[(0, "\"a\"  b")]);
        are("\"a\\\r\nb", &[(0, "\"a\\\r"), (5, "b")]);
        are("\"a\\\\\nb/\n/", &[(0, "\"a\\\\"), (5, "b/"), (8, "/")]);
    }

    #[test]
    fn joined() {
        are("a \\\nb\\\r\nc\nd", &[(0, "a   b   c"), (10, "d")]);
        are("\"a\\\nb", &[(0, "\"a\\"), (4, "b")]);
    }

    #[test]
    fn unclosed() {
        let mut statements = Statements::new("a /*/ b\nc");
        let found: Vec<_> = statements.by_ref().map(|s| s.text).collect();
        assert_eq!((found, statements.unclosed), (vec![Cow::Borrowed("a ")], Some(2..4)));
    }
}
