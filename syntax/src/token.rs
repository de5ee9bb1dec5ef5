//! Splits a line into tokens. Every byte of the line belongs to one token, so no line is refused here.

/// A piece of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token<'t> {
    /// Characters without a meaning of their own.
    Text(&'t str),
    /// The character after a `\`; empty at the end of the line.
    Escaped(&'t str),
    /// A number of blanks and tabs.
    Blanks(usize),
    /// `[`
    Open,
    /// `]`
    Close,
    /// The text between `<` and `>`. A `\` before a `<`, `>` or `\` in it makes that character literal.
    Placeholder(&'t str),
    /// A `<` or `>` without a counterpart.
    Stray(&'t str),
}

/// The tokens of a line, each with its offset in bytes.
pub fn tokens(line: &str) -> impl Iterator<Item = (usize, Token<'_>)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = line.get(at..)?;
        let (token, len) = first(rest)?;
        let start = at;
        at += len;
        Some((start, token))
    })
}

/// The first token of a text and its length in bytes.
fn first(text: &str) -> Option<(Token<'_>, usize)> {
    let first = text.chars().next()?;
    let head = |len: usize| text.get(..len).unwrap_or(text);
    Some(match first {
        '[' => (Token::Open, 1),
        ']' => (Token::Close, 1),
        ' ' | '\t' => {
            let blanks = text.len() - text.trim_start_matches([' ', '\t']).len();
            (Token::Blanks(blanks), blanks)
        }
        '\\' => {
            let escaped = text.get(1..).unwrap_or_default();
            let len = escaped.chars().next().map_or(0, char::len_utf8);
            (Token::Escaped(escaped.get(..len).unwrap_or_default()), 1 + len)
        }
        '<' => match placeholder_end(text) {
            Some(end) => (Token::Placeholder(text.get(1..end).unwrap_or_default()), end + 1),
            None => (Token::Stray(head(1)), 1),
        },
        '>' => (Token::Stray(head(1)), 1),
        _ => {
            let len = text.find(['[', ']', ' ', '\t', '\\', '<', '>']).unwrap_or(text.len());
            (Token::Text(head(len)), len)
        }
    })
}

/// The offset of the `>` that closes the `<` at the start of a text. Another `<` before it means that the first has none.
fn placeholder_end(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'>' => return Some(at),
            b'<' | b'\n' => return None,
            _ => {}
        }
    }
    None
}
