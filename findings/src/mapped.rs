//! Text that was made from another text, with the way back.

use std::ops::Range;

/// A text whose parts come from a source: copied byte by byte, or made from a range of it.
///
/// A string literal of C becomes a template, and a template becomes a program. Each step makes one of these, and a
/// position in the last text leads back to the file that a person wrote.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mapped {
    text: String,
    pieces: Vec<Piece>,
}

/// A part of the text, up to the next one.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Piece {
    /// The offset of its first byte in the text.
    at: usize,
    source: Range<usize>,
    is_copy: bool,
}

impl Mapped {
    /// A copy of a whole source.
    pub fn copy(source: &str) -> Self {
        let mut mapped = Self::default();
        mapped.push_copy(source, 0);
        mapped
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Adds bytes that begin at an offset in the source.
    pub fn push_copy(&mut self, text: &str, at: usize) {
        self.push(text, at..at + text.len(), true);
    }

    /// Adds text that was made from a range of the source.
    pub fn push_made(&mut self, text: &str, source: Range<usize>) {
        self.push(text, source, false);
    }

    /// Adds another text of the same source.
    pub fn push_mapped(&mut self, other: &Self) {
        let begin = self.text.len();
        self.text.push_str(&other.text);
        self.pieces.extend(other.pieces.iter().map(|piece| Piece { at: begin + piece.at, ..piece.clone() }));
    }

    /// Adds a part of another text, whose source is the source of this one.
    pub fn push_part(&mut self, other: &Self, range: Range<usize>) {
        let mut at = range.start;
        while at < range.end {
            let Some((piece, end)) = other.piece(at) else { return };
            let end = end.min(range.end);
            let text = other.text.get(at..end).unwrap_or_default();
            match piece.is_copy {
                true => self.push_copy(text, piece.source.start + at - piece.at),
                false => self.push_made(text, piece.source.clone()),
            }
            at = end;
        }
    }

    fn push(&mut self, text: &str, source: Range<usize>, is_copy: bool) {
        if text.is_empty() {
            return;
        }
        self.pieces.push(Piece { at: self.text.len(), source, is_copy });
        self.text.push_str(text);
    }

    /// The piece with a byte, and its end.
    fn piece(&self, at: usize) -> Option<(&Piece, usize)> {
        let behind = self.pieces.partition_point(|piece| piece.at <= at);
        let piece = self.pieces.get(behind.checked_sub(1)?)?;
        Some((piece, self.pieces.get(behind).map_or(self.text.len(), |next| next.at)))
    }

    /// The range of the source that a range of the text was copied from.
    pub fn copied_from(&self, range: &Range<usize>) -> Option<Range<usize>> {
        let (piece, end) = self.piece(range.start)?;
        let from = piece.source.start + range.start - piece.at;
        (piece.is_copy && range.end <= end).then(|| from..from + range.len())
    }

    /// The range of the source that a range of the text comes from.
    pub fn source_of(&self, range: &Range<usize>) -> Range<usize> {
        let start = |at: usize| {
            let (piece, _) = self.piece(at)?;
            let offset = if piece.is_copy { at - piece.at } else { 0 };
            Some((piece.source.start + offset).min(piece.source.end))
        };
        let end = |at: usize| {
            let (piece, _) = self.piece(at.checked_sub(1)?)?;
            Some(if piece.is_copy { piece.source.start + at - piece.at } else { piece.source.end })
        };
        let last = self.text.len();
        let (from, to) = (range.start.min(last), range.end.min(last));
        let from_source = if from < last { start(from) } else { end(from) }.unwrap_or_default();
        if from >= to {
            return from_source..from_source;
        }
        let to_source = end(to).unwrap_or(from_source);
        from_source.min(to_source)..from_source.max(to_source)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_lead_back() {
        // The source is `"ab\n%0"`: the escape becomes one byte and the placeholder a name.
        let mut text = Mapped::default();
        text.push_copy("ab", 1);
        text.push_made("\n", 3..5);
        text.push_made("name", 5..7);
        assert_eq!(text.text(), "ab\nname");
        assert_eq!(text.source_of(&(1..2)), 2..3);
        assert_eq!(text.source_of(&(1..3)), 2..5);
        assert_eq!(text.copied_from(&(1..2)), Some(2..3));
        assert_eq!([1..3, 2..3, 9..9].map(|range| text.copied_from(&range)), [None, None, None]);
        assert_eq!(text.source_of(&(4..6)), 5..7, "a part of a made text comes from the whole range");
        assert_eq!(text.source_of(&(7..7)), 7..7);
        assert_eq!(text.source_of(&(90..99)), 7..7, "positions behind the end are at the end");
    }

    #[test]
    fn parts_keep_their_sources() {
        let mut inner = Mapped::default();
        inner.push_copy("abc", 10);
        inner.push_made("X", 20..30);
        let mut outer = Mapped::default();
        outer.push_part(&inner, 1..4);
        assert_eq!(outer.text(), "bcX");
        assert_eq!(outer.source_of(&(1..2)), 12..13);
        assert_eq!(outer.source_of(&(2..3)), 20..30);
        outer.push_mapped(&inner);
        assert_eq!(outer.source_of(&(3..4)), 10..11);
    }
}
