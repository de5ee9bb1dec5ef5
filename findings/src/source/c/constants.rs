//! The values of expressions that are constants.

use crate::source::token::{Kind, Tokens};
use std::collections::BTreeMap;
use std::ops::Range;

/// The constants of a file: macros, `constexpr` variables and enumerators, as their tokens.
#[derive(Debug, Default)]
pub struct Constants<'o> {
    stated: BTreeMap<String, Range<usize>>,
    given: Option<&'o BTreeMap<String, i64>>,
}

/// Names that refer to each other are followed this deep.
const DEEPEST: usize = 16;
/// Expressions of more tokens are unknown.
const MOST_TOKENS: usize = 64;

impl<'o> Constants<'o> {
    /// The constants that a file states, and those that the user gives, which come first.
    pub fn of(tokens: &Tokens<'_>, given: &'o BTreeMap<String, i64>) -> Self {
        let mut stated = BTreeMap::new();
        for at in 0..tokens.all.len() {
            if let Some((name, value)) = stated_at(tokens, at) {
                stated.insert(name.to_string(), value);
            }
        }
        Self { stated, given: Some(given) }
    }

    /// The tokens of a name.
    pub fn tokens_of(&self, name: &str) -> Option<Range<usize>> {
        self.stated.get(name).cloned()
    }

    /// The value of some tokens; `None` if it is unknown.
    pub fn value(&self, tokens: &Tokens<'_>, range: Range<usize>) -> Option<i64> {
        self.deep(tokens, range, 0)
    }

    fn deep(&self, tokens: &Tokens<'_>, range: Range<usize>, depth: usize) -> Option<i64> {
        let range = range.start..range.end.max(range.start);
        let mut parser = Parser { constants: self, tokens, at: range.start, end: range.end, depth };
        let is_short = depth < DEEPEST && parser.end - parser.at <= MOST_TOKENS;
        let value = is_short.then(|| parser.binary(0))??;
        (parser.at == parser.end).then_some(value)
    }
}

/// The constant that a token begins: its name and the tokens of its value.
fn stated_at<'s>(tokens: &Tokens<'s>, at: usize) -> Option<(&'s str, Range<usize>)> {
    match tokens.text(at) {
        "#" if tokens.text(at + 1) == "define" && tokens.is_word(at + 2) => {
            let name = at + 2;
            // A macro with parameters has a bracket right behind its name.
            let has_parameters =
                tokens.text(name + 1) == "(" && tokens.span(name + 1).start == tokens.span(name).end;
            let behind = (name + 1..tokens.all.len())
                .find(|n| tokens.all.get(*n).is_some_and(|token| token.begins_line));
            let end = behind.unwrap_or(tokens.all.len());
            (!has_parameters && end > name + 1).then(|| (tokens.text(name), name + 1..end))
        }
        // constexpr int A = 1; enum { A = 1, B };
        "=" => {
            let name = at.checked_sub(1).filter(|name| tokens.is_word(*name))?;
            let mut front = name.saturating_sub(MOST_TOKENS)..name;
            let begin = front.rfind(|n| matches!(tokens.text(*n), ";" | "{" | "}"))?;
            let is_constant = (begin + 1..name).any(|n| matches!(tokens.text(n), "constexpr" | "const"));
            let is_enumerator = begin > 0
                && tokens.text(begin) == "{"
                && (begin.saturating_sub(5)..begin).any(|n| tokens.text(n) == "enum");
            (is_constant || is_enumerator).then_some(())?;
            let end = (at + 1..at + MOST_TOKENS).find(|n| matches!(tokens.text(*n), ";" | "," | "}"))?;
            Some((tokens.text(name), at + 1..end))
        }
        _ => None,
    }
}

struct Parser<'p, 's> {
    constants: &'p Constants<'p>,
    tokens: &'p Tokens<'s>,
    at: usize,
    end: usize,
    depth: usize,
}

/// Operators with their precedence; two tokens for shifts.
const OPERATORS: [(&str, &str, u8); 10] = [
    ("|", "", 1),
    ("^", "", 2),
    ("&", "", 3),
    ("<", "<", 4),
    (">", ">", 4),
    ("+", "", 5),
    ("-", "", 5),
    ("*", "", 6),
    ("/", "", 6),
    ("%", "", 6),
];

impl Parser<'_, '_> {
    fn peek(&self) -> &str {
        if self.at < self.end { self.tokens.text(self.at) } else { "" }
    }

    fn binary(&mut self, least: u8) -> Option<i64> {
        let mut left = self.unary()?;
        while let Some((first, second, strength)) = self.operator().filter(|(.., strength)| *strength > least)
        {
            self.at += 1 + usize::from(!second.is_empty());
            let right = self.binary(strength)?;
            left = match first {
                "|" => left | right,
                "^" => left ^ right,
                "&" => left & right,
                "<" => left.checked_shl(u32::try_from(right).ok()?)?,
                ">" => left.checked_shr(u32::try_from(right).ok()?)?,
                "+" => left.checked_add(right)?,
                "-" => left.checked_sub(right)?,
                "*" => left.checked_mul(right)?,
                "/" => left.checked_div(right)?,
                _ => left.checked_rem(right)?,
            };
        }
        Some(left)
    }

    fn operator(&self) -> Option<(&'static str, &'static str, u8)> {
        let next = if self.at + 1 < self.end { self.tokens.text(self.at + 1) } else { "" };
        let is_it = |(first, second, _): &&(&str, &str, u8)| {
            self.peek() == *first && (second.is_empty() || next == *second)
        };
        OPERATORS.iter().find(is_it).copied()
    }

    fn unary(&mut self) -> Option<i64> {
        match self.peek() {
            "-" => {
                self.at += 1;
                self.unary()?.checked_neg()
            }
            "~" => {
                self.at += 1;
                self.unary().map(|value| !value)
            }
            "(" => {
                let behind = self.tokens.behind(self.at).min(self.end);
                let inside = self.at + 1..behind.saturating_sub(1);
                self.at = behind;
                // A cast in front of a value does not change it here.
                let is_cast = self.at < self.end && self.operator().is_none();
                match is_cast {
                    true => self.unary(),
                    false => self.constants.deep(self.tokens, inside, self.depth + 1),
                }
            }
            word if self.tokens.kind(self.at) == Some(Kind::Word) => {
                let mut name = word.to_string();
                self.at += 1;
                while self.peek() == ":" && self.tokens.text(self.at + 1) == ":" {
                    name = self.tokens.text(self.at + 2).to_string();
                    self.at += 3;
                }
                self.named(&name)
            }
            _ => {
                let value = number(self.peek())?;
                self.at += 1;
                Some(value)
            }
        }
    }

    fn named(&self, name: &str) -> Option<i64> {
        if let Some(value) = self.constants.given.and_then(|given| given.get(name)) {
            return Some(*value);
        }
        let range = self.constants.tokens_of(name)?;
        self.constants.deep(self.tokens, range, self.depth + 1)
    }
}

/// The value of an integer literal.
pub fn number(text: &str) -> Option<i64> {
    let text = text.replace('\'', "");
    let text = text.trim_end_matches(['u', 'U', 'l', 'L', 'z', 'Z']);
    let of = |digits: &str, radix: u32| i64::from_str_radix(digits, radix).ok();
    match text.get(..2) {
        Some("0x" | "0X") => of(text.get(2..)?, 16),
        Some("0b" | "0B") => of(text.get(2..)?, 2),
        _ if text.len() > 1 && text.starts_with('0') => of(text, 8),
        _ => of(text, 10),
    }
}

#[cfg(test)]
mod tests {
    use super::super::lexer::tokens;
    use super::*;

    fn value(source: &str, given: &[(&str, i64)]) -> Option<i64> {
        let given = given.iter().map(|(name, value)| (name.to_string(), *value)).collect();
        let (front, expression) = source.rsplit_once('$').unwrap();
        let all = tokens(source);
        let from = tokens(front).all.len() + 1;
        let count = tokens(expression).all.len();
        Constants::of(&all, &given).value(&all, from..from + count)
    }

    #[test]
    fn values() {
        assert_eq!(value("$1 + 2 * 3 - 0x10 / 4", &[]), Some(3));
        assert_eq!(value("$(1 << 4 | 1) % 7", &[]), Some(3));
        // Operators of the same strength associate to the left.
        assert_eq!(value("$8 - 4 - 2", &[]), Some(2));
        assert_eq!(value("$64 / 8 / 2 * 3", &[]), Some(12));
        assert_eq!(value("$1 << 2 << 3", &[]), Some(32));
        assert_eq!(value("$-(int)5u", &[]), Some(-5));
        assert_eq!(value("#define A B * 2\n#define B (4)\n$A", &[]), Some(8));
        assert_eq!(value("; constexpr int n = 8, x; $a::n", &[]), Some(8));
        assert_eq!(value("enum E { X = 3, Y = X + 1 }; $Y", &[]), Some(4));
        assert_eq!(value("$N * 2", &[("N", 16)]), Some(32));
        // The command line knows better.
        assert_eq!(value("#define N 8\n$N * 2", &[("N", 16)]), Some(32));
        for unknown in
            ["$", "$x", "#define A A\n$A", "$1 /", "$1 / 0", "$1 2", "$f(1)", "$9223372036854775807 + 1"]
        {
            assert_eq!(value(unknown, &[]), None, "{unknown}");
        }
    }
}
