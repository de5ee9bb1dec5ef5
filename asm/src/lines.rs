//! Text as statements: one a line, without comments.

use std::borrow::Cow;
use std::ops::Range;

/// A statement, which can be blank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement<'t> {
    /// What stands there. Comments and joined line ends within it are blanks, as many as they have bytes, so that each
    /// byte is where it is in the text.
    pub text: Cow<'t, str>,
    /// Where it begins in the text.
    pub start: usize,
}

/// The statements of a text.
#[derive(Debug)]
pub struct Statements<'t> {
    text: &'t str,
    at: usize,
    /// A comment that has no end: its begin.
    pub unclosed: Option<Range<usize>>,
}

impl<'t> Statements<'t> {
    /// From its begin.
    pub fn new(text: &'t str) -> Self {
        // Editors mark files so; the mark is no part of the first statement.
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Self { text, at, unclosed: None }
    }

    /// Those between the begins of two, or from one up to the end.
    pub fn within(text: &'t str, range: Range<usize>) -> Self {
        let first = Self::new(text).at;
        Self { text: text.get(..range.end).unwrap_or(text), at: range.start.max(first), unclosed: None }
    }

    fn between(&self, range: Range<usize>) -> &'t str {
        self.text.get(range).unwrap_or_default()
    }
}

/// Whether each line is a statement of its own: no comment goes over a line end, and none is joined.
pub fn are_lines(text: &[u8]) -> bool {
    let mut joints = memchr::memchr_iter(b'\\', text);
    let is_joint = |at: usize| matches!(text.get(at + 1), Some(b'\n' | b'\r'));
    !joints.any(is_joint) && memchr::memmem::find(text, b"/*").is_none()
}

/// What interrupts a statement.
enum Pause {
    /// Its end, and where the next one begins.
    End { end: usize, next: usize },
    /// What stands for blanks.
    Blanks(Range<usize>),
    /// A comment without end.
    Unclosed(usize),
}

impl<'t> Iterator for Statements<'t> {
    type Item = Statement<'t>;

    fn next(&mut self) -> Option<Statement<'t>> {
        let start = self.at;
        if start >= self.text.len() {
            return None;
        }
        // Empty as long as the statement is what stands in the text.
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

/// The first pause from a place on.
fn pause(text: &[u8], mut from: usize) -> Pause {
    let mut at = from;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let Some(len) = memchr::memchr3(b'\n', b'"', b'/', rest) else {
            return Pause::End { end: text.len(), next: text.len() };
        };
        at += len;
        match (text.get(at), text.get(at + 1)) {
            (Some(b'\n'), _) => return line(text, from..at),
            (Some(b'"'), _) => {
                at = string_end(text, at + 1);
                // What is in front of the quote is not in front of the line end.
                from = at;
            }
            (Some(b'/'), Some(b'/')) => {
                let next = line_end(text, at);
                return Pause::End { end: at, next: next + 1 };
            }
            (Some(b'/'), Some(b'*')) => {
                let behind = text.get(at + 2..).unwrap_or_default();
                return match behind.windows(2).position(|two| two == b"*/") {
                    Some(len) => Pause::Blanks(at..at + 2 + len + 2),
                    None => Pause::Unclosed(at),
                };
            }
            _ => at += 1,
        }
    }
}

/// The end of a line, or what joins it with the next one.
fn line(text: &[u8], range: Range<usize>) -> Pause {
    let next = range.end + 1;
    match text.get(range.clone()).unwrap_or_default() {
        [.., b'\\'] => Pause::Blanks(range.end - 1..next),
        [.., b'\\', b'\r'] => Pause::Blanks(range.end - 2..next),
        [.., b'\r'] => Pause::End { end: range.end - 1, next },
        _ => Pause::End { end: range.end, next },
    }
}

/// Behind the closing quote, or the end of the line.
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

fn line_end(text: &[u8], at: usize) -> usize {
    let behind = text.get(at..).unwrap_or_default();
    memchr::memchr(b'\n', behind).map_or(text.len(), |len| at + len)
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
