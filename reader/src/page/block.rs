//! Markdown to blocks: which bytes of a page are a heading, a table, code, a comment, or text.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag};
use std::ops::Range;

/// The kind of Markdown of a range of bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BlockKind {
    /// A heading of a level, from 1.
    Heading(u8),
    /// A paragraph, or the text of a list item.
    Text,
    /// Indented or fenced code. Fences are part of the range.
    Code,
    /// A table.
    Table,
    /// HTML, comments above all.
    Html,
}

/// A block that contains no other block.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Block {
    pub(super) kind: BlockKind,
    pub(super) span: Range<usize>,
}

/// The blocks of a text, in order. What Markdown makes disappear (link definitions) is text too: nothing is lost.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    let mut found = Found { text, blocks: Vec::with_capacity(text.len() / 64), item: None };
    // A byte order mark is no part of the first line.
    let skipped = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let shifted = |r: Range<usize>| r.start + skipped..r.end + skipped;
    let events = Parser::new_ext(&text[skipped..], Options::ENABLE_TABLES).into_offset_iter();
    let mut inside = 0;
    for (event, range) in events {
        let range = shifted(range);
        if range.start < inside && !matches!(event, Event::End(_)) {
            continue;
        }
        let kind = match event {
            Event::Start(Tag::Heading { level, .. }) => BlockKind::Heading(depth(level)),
            Event::Start(Tag::Paragraph) => BlockKind::Text,
            Event::Start(Tag::CodeBlock(_)) => BlockKind::Code,
            Event::Start(Tag::Table(_)) => BlockKind::Table,
            Event::Start(Tag::HtmlBlock) => BlockKind::Html,
            Event::Start(tag) if !is_inline(&tag) => {
                found.end_item_text();
                continue;
            }
            Event::End(_) | Event::Rule => continue,
            // Text in a list item without a paragraph of its own. That of an escaped character begins behind
            // the backslash.
            _ => {
                let escaped = text.get(..range.start).is_some_and(|before| before.ends_with('\\'));
                let start = range.start - usize::from(escaped);
                let item = found.item.get_or_insert(start..range.end);
                item.end = item.end.max(range.end);
                continue;
            }
        };
        found.end_item_text();
        inside = range.end;
        found.push(Block { kind, span: range });
    }
    found.end_item_text();
    found.rest(text.len());
    found.blocks
}

struct Found<'a> {
    text: &'a str,
    blocks: Vec<Block>,
    item: Option<Range<usize>>,
}

impl Found<'_> {
    fn end_item_text(&mut self) {
        if let Some(span) = self.item.take() {
            self.push(Block { kind: BlockKind::Text, span });
        }
    }

    fn push(&mut self, block: Block) {
        self.rest(block.span.start);
        self.blocks.push(block);
    }

    /// Adds the bytes between the last block and `end` as text if they are more than list markers and rules.
    fn rest(&mut self, end: usize) {
        let start = self.blocks.last().map_or(0, |b| b.span.end);
        let Some(gap) = self.text.get(start..end) else { return };
        if gap.len() > 2 && gap.bytes().any(|b| b.is_ascii_alphabetic()) {
            self.blocks.push(Block { kind: BlockKind::Text, span: start..end });
        }
    }
}

fn is_inline(tag: &Tag<'_>) -> bool {
    matches!(tag, Tag::Emphasis | Tag::Strong | Tag::Strikethrough | Tag::Link { .. } | Tag::Image { .. })
}

fn depth(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        HeadingLevel::H4 => 4,
        HeadingLevel::H5 => 5,
        HeadingLevel::H6 => 6,
    }
}
