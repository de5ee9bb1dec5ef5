//! The tokens of an expression: those of Rust, in one list.
//!
//! Most expressions consist of plain words, numbers, strings and operators, which [`plain`] reads itself, because a token stream
//! takes longer. Everything else, and all that is wrong, is left to `proc_macro2` and `syn`.

use proc_macro2::{Delimiter, Spacing, Span, TokenStream, TokenTree};
use std::borrow::Cow;
use std::ops::Range;
use syn::ext::IdentExt;

/// A token. A group is an opening token, the tokens in it, and a closing token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Token<'t> {
    pub(crate) kind: Kind<'t>,
    /// Its bytes in the text.
    pub(crate) range: Range<usize>,
}

/// The kinds of tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Kind<'t> {
    /// A word of letters, digits and underscores, without the `r#` of Rust.
    Word(Cow<'t, str>),
    /// An integer as it is written, with its base and its suffix.
    Number(Cow<'t, str>),
    /// The content of a string.
    Text(Cow<'t, str>),
    /// A character of an operator, and whether another one follows it directly.
    Sign(char, bool),
    /// The begin of a group: `(`, `[` or `{`.
    Open(char),
    /// The end of a group.
    Close,
    /// Another literal of Rust.
    Other,
}

/// The characters of operators in plain text.
const SIGNS: &[u8] = b"!<>=&|+-*/%^.,";

/// The tokens of a text without anything that is rare in expressions. `None` is no mistake: the text has characters, literals
/// or comments that only `proc_macro2` reads, or its groups are not closed or nested deeper than `depth`.
pub(crate) fn plain(text: &str, depth: usize) -> Option<Vec<Token<'_>>> {
    let bytes = text.as_bytes();
    let byte = |at: usize| bytes.get(at).copied().unwrap_or(b' ');
    let (mut tokens, mut open) = (Vec::with_capacity(text.len() / 2), Vec::new());
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        at += 1;
        let kind = match byte(start) {
            b' ' | b'\n' | b'\t' => continue,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                at += length(bytes.get(at..)?, is_of_word);
                let word = text.get(start..at)?;
                // `r"text"`, `b'c'`, `r#word`.
                if !word.is_ascii() || matches!(byte(at), b'"' | b'\'' | b'#') {
                    return None;
                }
                Kind::Word(word.into())
            }
            b'0'..=b'9' => {
                at += length(bytes.get(at..)?, is_of_word);
                let is_range = byte(at) == b'.' && byte(at + 1) == b'.';
                let number = text.get(start..at)?;
                if !is_plain_number(number) || byte(at) == b'.' && !is_range {
                    return None;
                }
                Kind::Number(number.into())
            }
            b'"' => {
                let content = length(bytes.get(at..)?, |b| !matches!(b, b'"' | b'\\' | b'\r'));
                at += content + 1;
                if bytes.get(at - 1) != Some(&b'"') || is_of_word(byte(at)) {
                    return None;
                }
                Kind::Text(text.get(start + 1..at - 1)?.into())
            }
            sign if SIGNS.contains(&sign) => {
                if sign == b'/' && matches!(byte(at), b'/' | b'*') {
                    return None;
                }
                Kind::Sign(char::from(sign), SIGNS.contains(&byte(at)))
            }
            delimiter @ (b'(' | b'[') => {
                open.push(delimiter);
                if open.len() > depth {
                    return None;
                }
                Kind::Open(char::from(delimiter))
            }
            b')' => open.pop().filter(|open| *open == b'(').map(|_| Kind::Close)?,
            b']' => open.pop().filter(|open| *open == b'[').map(|_| Kind::Close)?,
            _ => return None,
        };
        tokens.push(Token { kind, range: start..at });
    }
    open.is_empty().then_some(tokens)
}

/// The number of bytes at the start that pass a test.
fn length(bytes: &[u8], is_part: impl Fn(u8) -> bool) -> usize {
    bytes.iter().position(|byte| !is_part(*byte)).unwrap_or(bytes.len())
}

/// Characters that are not of ASCII count as parts of words, so that a word or number before one is not plain.
fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii()
}

/// Whether a number has digits of its base only, in lower case, and few of them.
fn is_plain_number(text: &str) -> bool {
    let (digits, is_digit): (&str, fn(&u8) -> bool) = match (text.strip_prefix("0x"), text.strip_prefix("0b"))
    {
        (Some(digits), _) => (digits, u8::is_ascii_hexdigit),
        (_, Some(digits)) => (digits, |byte| matches!(byte, b'0' | b'1')),
        _ => (text, u8::is_ascii_digit),
    };
    (1..=64).contains(&digits.len()) && digits.bytes().all(|byte| is_digit(&byte))
}

/// The tokens of a stream, each with its place. Groups without delimiters, which macros make, are what is in them.
pub(crate) fn of_stream(stream: TokenStream) -> (Vec<Token<'static>>, Vec<Span>) {
    let (mut tokens, mut spans) = (Vec::new(), Vec::new());
    add(stream, &mut |kind, span| {
        tokens.push(Token { kind, range: span.byte_range() });
        spans.push(span);
    });
    (tokens, spans)
}

fn add(stream: TokenStream, push: &mut dyn FnMut(Kind<'static>, Span)) {
    for token in stream {
        match token {
            TokenTree::Group(group) => {
                let delimiter = match group.delimiter() {
                    Delimiter::Parenthesis => '(',
                    Delimiter::Bracket => '[',
                    Delimiter::Brace => '{',
                    Delimiter::None => {
                        add(group.stream(), push);
                        continue;
                    }
                };
                push(Kind::Open(delimiter), group.span_open());
                add(group.stream(), push);
                push(Kind::Close, group.span_close());
            }
            TokenTree::Ident(word) => push(Kind::Word(word.unraw().to_string().into()), word.span()),
            TokenTree::Punct(sign) => {
                push(Kind::Sign(sign.as_char(), sign.spacing() == Spacing::Joint), sign.span());
            }
            TokenTree::Literal(literal) => {
                let (text, span) = (literal.to_string(), literal.span());
                let kind = match syn::Lit::new(literal) {
                    syn::Lit::Int(_) => Kind::Number(text.into()),
                    syn::Lit::Str(string) => Kind::Text(string.value().into()),
                    _ => Kind::Other,
                };
                push(kind, span);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parts of texts: each kind of token, and what is read differently beside another part.
    const PARTS: [&str; 54] = [
        "a", "_", "r", "b", "e1", "x9", "true", "ä", "\u{fffd}", "€", "0", "1", "007", "12", "0x1f", "0b01",
        "0b2", "0xg", "0X1", "1_0", "1u8", "1e5", "1.5", "2.", "\"s\"", "\"ü \"", "\"\\n\"", "r\"s\"", "'c'",
        "'l", "b'c'", "#", "$", ";", "//", "/*", "*/", "(", ")", "[", "]", "{", "}", "!", "<", ">", "=", "&",
        "|", "+", "-", "*", "/", ".",
    ];

    #[test]
    fn plain_text_has_the_tokens_of_rust() {
        let (mut plain_texts, mut others) = (0, 0);
        let mut compare = |text: &str| match plain(text, 64) {
            Some(tokens) => {
                let stream: TokenStream = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
                assert_eq!(tokens, of_stream(stream).0, "{text}");
                plain_texts += 1;
            }
            None => others += 1,
        };
        for first in PARTS {
            for second in PARTS {
                for between in ["", " ", "\n", "(", "=", "..", "\r", ", "] {
                    compare(&[first, between, second].concat());
                    compare(&["(", first, between, second, ")"].concat());
                }
            }
        }
        assert!(plain_texts > 5000 && others > 5000, "{plain_texts} plain, {others} others");
    }

    #[test]
    fn groups_are_plain_down_to_a_depth() {
        assert!(plain("((a))", 2).is_some());
        assert!(plain("((a))", 1).is_none());
        assert!(plain("(a]", 2).is_none() && plain("(a", 2).is_none() && plain("a)", 2).is_none());
    }
}
