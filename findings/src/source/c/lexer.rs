//! The lexer of C and C++.

use crate::source::literal;
use crate::source::token::{Kind, Token, Tokens};

/// The prefixes of string literals.
const PREFIXES: [&str; 10] = ["", "L", "u8", "u", "U", "R", "LR", "u8R", "uR", "UR"];

/// The tokens of a source.
pub fn tokens(source: &str) -> Tokens<'_> {
    let mut lexer = Lexer { source, at: 0, begins_line: true, all: Vec::new() };
    while lexer.step() {}
    Tokens { source, all: lexer.all }
}

struct Lexer<'s> {
    source: &'s str,
    at: usize,
    begins_line: bool,
    all: Vec<Token>,
}

impl<'s> Lexer<'s> {
    fn rest(&self) -> &'s str {
        self.source.get(self.at..).unwrap_or_default()
    }

    /// Reads a token, a comment or a blank. Returns whether the end is not reached.
    fn step(&mut self) -> bool {
        let rest = self.rest();
        let Some(first) = rest.chars().next() else { return false };
        if rest.starts_with("//") {
            // A joined line continues the comment.
            let mut len = 0;
            for line in rest.split_inclusive('\n') {
                len += line.len();
                if !line.trim_end().ends_with('\\') {
                    break;
                }
            }
            self.at += len - usize::from(rest.get(..len).is_some_and(|line| line.ends_with('\n')));
        } else if rest.starts_with("/*") {
            self.at += rest.get(2..).and_then(|inside| inside.find("*/")).map_or(rest.len(), |len| len + 4);
        } else if rest.starts_with("\\\n") || rest.starts_with("\\\r\n") {
            self.at += if rest.starts_with("\\\n") { 2 } else { 3 };
        } else if first == '\n' {
            self.begins_line = true;
            self.at += 1;
        } else if first.is_whitespace() {
            self.at += first.len_utf8();
        } else if let Some(len) = text(rest) {
            self.push(Kind::Text, len);
        } else if first == '\'' {
            self.push(Kind::Number, character(rest));
        } else if first.is_alphabetic() || first == '_' {
            let len = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
            self.push(Kind::Word, len);
        } else if first.is_ascii_digit() {
            let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '\'' | '_');
            let len = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
            self.push(Kind::Number, len);
        } else {
            self.push(Kind::Mark, first.len_utf8());
        }
        true
    }

    fn push(&mut self, kind: Kind, len: usize) {
        let span = self.at..self.at + len;
        self.all.push(Token { kind, span, begins_line: self.begins_line });
        self.begins_line = false;
        self.at += len;
    }
}

/// The length of a string literal at the start of a text.
fn text(rest: &str) -> Option<usize> {
    let quote = rest.find('"').filter(|at| *at <= 3)?;
    let prefix = rest.get(..quote)?;
    PREFIXES.contains(&prefix).then_some(())?;
    if prefix.ends_with('R') {
        let open = rest.find('(')?;
        let end = format!("){}\"", rest.get(quote + 1..open)?);
        return Some(rest.get(open..)?.find(&end).map_or(rest.len(), |len| open + len + end.len()));
    }
    Some(closed(rest, quote + 1, '"'))
}

fn character(rest: &str) -> usize {
    closed(rest, 1, '\'')
}

/// The offset behind the closing quote, or the end of the line.
fn closed(rest: &str, from: usize, quote: char) -> usize {
    let mut at = from;
    while let Some(c) = rest.get(at..).and_then(|rest| rest.chars().next()) {
        match c {
            '\\' => at += 1 + literal::escape(rest.get(at + 1..).unwrap_or_default()).1,
            '\n' => return at,
            _ if c == quote => return at + 1,
            _ => at += c.len_utf8(),
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn are(source: &str, expected: &[&str]) {
        let tokens = tokens(source);
        let found: Vec<&str> = (0..tokens.all.len()).map(|at| tokens.text(at)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn tokens_are_read() {
        are("asm(\"a\" // b\n\"c\" : /* d */ x1);", &["asm", "(", "\"a\"", "\"c\"", ":", "x1", ")", ";"]);
        are("R\"x(a)\" )x\" u8\"b\\\"\" 'c' '\\''", &["R\"x(a)\" )x\"", "u8\"b\\\"\"", "'c'", "'\\''"]);
        are("0x1F'0 a\\\nb // c\\\nd\ne", &["0x1F'0", "a", "b", "e"]);
        are("\"a\n\"b", &["\"a", "\"b"]);
        are("\"a\\\nb\" c \"d\\\r\ne\" f \"g\\\r\"", &["\"a\\\nb\"", "c", "\"d\\\r\ne\"", "f", "\"g\\\r\""]);
        are("/* é", &[]);
    }

    #[test]
    fn tokens_are_split_outside_of_brackets() {
        let tokens = tokens("a, f(b, c), [d, e], g, h");
        let end = tokens.all.len();
        let split = |part| {
            let parts = tokens.split(part, ",").into_iter();
            parts.map(|part| part.map(|at| tokens.text(at)).collect::<String>()).collect::<Vec<_>>()
        };
        assert_eq!(split(0..end), ["a", "f(b,c)", "[d,e]", "g", "h"]);
        // The separator behind the end belongs to none of the parts.
        assert_eq!(split(0..1), ["a"]);
        assert_eq!(split(end - 4..end - 1), ["", "g", ""]);
        assert_eq!(split(0..0), [""]);
    }
}
