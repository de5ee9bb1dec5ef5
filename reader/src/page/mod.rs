//! Turns the Markdown of a page into a flat list of entries, each classified by its form.
//!
//! An entry is a heading, a table row, a line of a structure, or a paragraph, list item or run of lines that belong
//! together. Indentation, fences and nesting decide nothing: real pages come flattened, fenced, indented and
//! scraped. This module knows the shapes of lines (`**Name(type):** text`, `Bit[2..0]: text`, `0b01: text`) and
//! nothing of what they mean. Everything borrows from the text of the page.

mod block;
mod line;
mod scan;
mod sentence;
mod table;

pub(crate) use line::{Declaration, declaration};
pub use line::{EntryKind, MARKS, Number, begins_item, bits, quoted};
pub use scan::{Radix, bit_range, is_fence, number, tag};
pub(crate) use scan::{is_of_word, is_word};
pub use sentence::sentences;
pub use table::cells;

use std::ops::Range;

/// The name of the file of a page, without folders and ending.
pub fn stem(path: &str) -> &str {
    let file = path.rsplit('/').next().unwrap_or(path);
    file.split('.').next().unwrap_or(file)
}

/// A page: its text and the entries that it consists of, in order.
#[derive(Debug)]
pub struct Page<'a> {
    /// The whole text.
    pub text: &'a str,
    /// Its entries.
    pub entries: Vec<Entry<'a>>,
    /// The spans of indented and fenced code, with fences, in order.
    pub code: Vec<Range<usize>>,
}

/// An entry of a page.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry<'a> {
    /// Its kind.
    pub kind: EntryKind<'a>,
    /// The text between the braces of a tag before it or after its name; empty = no tag.
    pub tag: &'a str,
    /// Its span, without list marker and indentation.
    pub span: Range<usize>,
    /// The first byte of the text after its head (`span.end` if there is none).
    pub body: usize,
    /// The line that it begins on, from 1.
    pub line: u32,
}

impl<'a> Page<'a> {
    /// Reads a page.
    pub fn read(text: &'a str) -> Self {
        let blocks = block::blocks(text);
        let code = blocks.iter().filter(|block| block.kind == block::BlockKind::Code);
        Self {
            text,
            entries: line::entries(text, &blocks),
            code: code.map(|block| block.span.clone()).collect(),
        }
    }

    /// Whether a byte is in indented or fenced code.
    pub fn is_code(&self, at: usize) -> bool {
        let next = self.code.partition_point(|span| span.end <= at);
        self.code.get(next).is_some_and(|span| span.start <= at)
    }

    /// The first byte of the line with a byte.
    pub fn line_start(&self, at: usize) -> usize {
        memchr::memrchr(b'\n', &self.text.as_bytes()[..at]).map_or(0, |end| end + 1)
    }

    /// Whether an entry is an item of a list.
    pub fn is_item(&self, entry: &Entry<'_>) -> bool {
        let line = &self.text.as_bytes()[self.line_start(entry.span.start)..entry.span.start];
        // A tag may be between the marker and the item.
        let marker = &line[..memchr::memchr(b'{', line).unwrap_or(line.len())];
        matches!(marker.trim_ascii(), b"-" | b"*" | b"+")
    }

    /// The text of an entry.
    pub fn text(&self, entry: &Entry<'_>) -> &'a str {
        &self.text[entry.span.clone()]
    }

    /// The text behind the head of an entry.
    pub fn body(&self, entry: &Entry<'_>) -> &'a str {
        &self.text[entry.body..entry.span.end]
    }

    /// The span of a part of the page's text. Parts are slices of the page, so this is address arithmetic.
    pub fn span(&self, part: &str) -> Range<usize> {
        let start = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len());
        start..(start + part.len()).min(self.text.len())
    }
}

#[cfg(test)]
mod tests;
