//! Tokens of the languages that hold fragments.

use std::ops::Range;

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A name or a keyword.
    Word,
    /// A number.
    Number,
    /// A string literal with its prefix and quotes.
    Text,
    /// A single character of any other kind.
    Mark,
}

/// A token, by its bytes in the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// The kind.
    pub kind: Kind,
    /// The bytes.
    pub span: Range<usize>,
    /// Whether it is the first one of its line, where joined lines count as one.
    pub begins_line: bool,
}

/// A source and its tokens, without blanks and comments.
#[derive(Debug, Clone)]
pub struct Tokens<'s> {
    /// The source.
    pub source: &'s str,
    /// The tokens in order.
    pub all: Vec<Token>,
}

impl<'s> Tokens<'s> {
    /// The text of a token; empty behind the end.
    pub fn text(&self, at: usize) -> &'s str {
        self.all.get(at).and_then(|token| self.source.get(token.span.clone())).unwrap_or_default()
    }

    /// The kind of a token.
    pub fn kind(&self, at: usize) -> Option<Kind> {
        self.all.get(at).map(|token| token.kind)
    }

    /// Whether a token is a name.
    pub fn is_word(&self, at: usize) -> bool {
        self.kind(at) == Some(Kind::Word)
    }

    /// The bytes of a token; the end of the source behind the last one.
    pub fn span(&self, at: usize) -> Range<usize> {
        let end = self.source.len();
        self.all.get(at).map_or(end..end, |token| token.span.clone())
    }

    /// The bytes of some tokens.
    pub fn span_of(&self, tokens: &Range<usize>) -> Range<usize> {
        let end = tokens.end.max(tokens.start + 1) - 1;
        self.span(tokens.start).start..self.span(end).end
    }

    /// The token behind the bracket that belongs to an opening one; the end if there is none.
    pub fn behind(&self, open: usize) -> usize {
        let mut depth = 0_usize;
        for at in open..self.all.len() {
            match self.text(at) {
                "(" | "[" | "{" if self.kind(at) == Some(Kind::Mark) => depth += 1,
                ")" | "]" | "}" if self.kind(at) == Some(Kind::Mark) => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return at + 1;
                    }
                }
                _ => {}
            }
        }
        self.all.len()
    }

    /// The parts of some tokens between separators outside of brackets.
    pub fn split(&self, tokens: Range<usize>, separator: &str) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let (mut from, mut at) = (tokens.start, tokens.start);
        while at < tokens.end {
            match self.text(at) {
                "(" | "[" | "{" if self.kind(at) == Some(Kind::Mark) => at = self.behind(at),
                text if text == separator => {
                    parts.push(from..at);
                    at += 1;
                    from = at;
                }
                _ => at += 1,
            }
        }
        parts.push(from..tokens.end);
        parts
    }
}
