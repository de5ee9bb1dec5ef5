//! A text with the begins of its lines.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

/// Bytes shown before and after a position on a line that is longer than that.
const MARGIN: usize = 160;
/// Columns are counted in characters up to here and in bytes beyond, so that a line of megabytes costs little.
const COLUMNS: usize = 4096;
/// Lines shown of a span that covers more.
const LINES: usize = 3;

/// A text and the name of its file. A position costs a binary search.
#[derive(Debug, Clone)]
pub struct Source<'t> {
    path: Cow<'t, str>,
    text: Cow<'t, str>,
    lines: OnceLock<Vec<usize>>,
}

impl<'t> Source<'t> {
    /// A text of the file `path`; the path is only printed.
    pub fn new(path: impl Into<Cow<'t, str>>, text: impl Into<Cow<'t, str>>) -> Self {
        Self { path: path.into(), text: text.into(), lines: OnceLock::new() }
    }

    /// The path, as it was given.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Line and column of a byte, from 1. The column counts characters.
    pub fn position(&self, at: usize) -> (usize, usize) {
        let line = self.line(at);
        let before = self.text.get(self.line_start(line)..at).unwrap_or_default();
        let column = if before.len() > COLUMNS { before.len() } else { before.chars().count() };
        (line, column + 1)
    }

    /// Line and column of a byte, from 0. The column counts UTF-16 code units, as editors do.
    pub fn utf16_position(&self, at: usize) -> (usize, usize) {
        let line = self.line(at);
        let before = self.text.get(self.line_start(line)..at).unwrap_or_default();
        (line - 1, before.encode_utf16().count())
    }

    /// The part of the text that a snippet shows: the lines of the span, three at most, with long lines cut.
    pub(crate) fn window(&self, span: &Range<usize>) -> Range<usize> {
        let first = self.line(span.start);
        let last = self.line(span.end.saturating_sub(1).max(span.start)).min(first + LINES - 1);
        let start = self.line_start(first).max(span.start.saturating_sub(MARGIN));
        let start = self.boundary(start);
        let most = span.end.min(span.start.saturating_add(2 * MARGIN)).saturating_add(MARGIN);
        let end = self.line_end(last).min(most);
        start..self.boundary(end.max(start))
    }

    /// Whether a line begins at a byte.
    pub(crate) fn is_line_start(&self, at: usize) -> bool {
        self.lines().binary_search(&at).is_ok()
    }

    fn lines(&self) -> &[usize] {
        let starts = || std::iter::once(0).chain(self.text.match_indices('\n').map(|(at, _)| at + 1));
        self.lines.get_or_init(|| starts().collect())
    }

    /// The number of the line of a byte, from 1.
    fn line(&self, at: usize) -> usize {
        self.lines().partition_point(|start| *start <= at).max(1)
    }

    fn line_start(&self, line: usize) -> usize {
        self.lines().get(line - 1).copied().unwrap_or_default()
    }

    fn line_end(&self, line: usize) -> usize {
        self.lines().get(line).map_or(self.text.len(), |next| next.saturating_sub(1))
    }

    /// The nearest begin of a character at or before a byte.
    pub(crate) fn boundary(&self, at: usize) -> usize {
        let mut at = at.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::Source;

    #[test]
    fn columns_count_characters_or_the_units_of_editors() {
        let text = "a\n\u{1f600}\u{e9}b";
        let source = Source::new("k", text);
        let at = text.find('b').unwrap();
        assert_eq!((source.position(at), source.utf16_position(at)), ((2, 3), (1, 3)));
        assert_eq!((source.position(0), source.utf16_position(0)), ((1, 1), (0, 0)));
        assert_eq!((source.position(text.len()), source.utf16_position(text.len())), ((2, 4), (1, 4)));
        assert_eq!(source.utf16_position(99), (1, 0));
    }
}
