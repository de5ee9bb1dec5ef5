//! The parts of a template: text, and places where operands go.

use crate::mapped::Mapped;
use std::ops::Range;

/// How a template writes placeholders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// No placeholders: an `asm` statement without operands.
    Plain,
    /// `%0`, `%[name]`, `%=`, and `%%` for a percent sign: C and C++.
    Percent,
    /// `$0`, `${0}`, `${:uid}`, and `$$` for a dollar sign: LLVM IR, Triton.
    Dollar,
    /// `%0`, `%[name]`, `$0`, `{0}`, and `%` or `%%` in front of the names of predefined variables: a file that holds a fragment.
    Any,
}

/// A part of a template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// Text of the program, by its range in the template.
    Text(Range<usize>),
    /// Text in place of a range of the template.
    Made(String, Range<usize>),
    /// An operand by its number.
    Numbered(usize, Range<usize>),
    /// An operand by its name.
    Named(String, Range<usize>),
    /// A mark that begins no placeholder.
    Stray(Range<usize>),
}

/// The parts of a template, in order.
pub fn parts(template: &Mapped, style: Style) -> Vec<Part> {
    let text = template.text();
    let mut parts = Vec::new();
    let mut from = 0;
    let mut at = 0;
    while let Some(found) = text.get(at..).and_then(|rest| rest.find(style.marks())) {
        let begin = at + found;
        let rest = text.get(begin..).unwrap_or_default();
        let Some((part, len)) = placeholder(rest, begin, style) else {
            at = begin + 1;
            continue;
        };
        if from < begin {
            parts.push(Part::Text(from..begin));
        }
        parts.push(part);
        from = begin + len;
        at = from;
    }
    if from < text.len() {
        parts.push(Part::Text(from..text.len()));
    }
    parts
}

impl Style {
    /// The characters that begin a placeholder.
    fn marks(self) -> &'static [char] {
        match self {
            Self::Plain => &[],
            Self::Percent => &['%'],
            Self::Dollar => &['$'],
            Self::Any => &['%', '$', '{'],
        }
    }
}

/// The placeholder at the start of a text, and its length; `None` if the mark is text.
fn placeholder(rest: &str, begin: usize, style: Style) -> Option<(Part, usize)> {
    let mut chars = rest.chars();
    let mark = chars.next()?;
    let next = chars.next();
    let span = |len: usize| begin..begin + len;
    let made = |text: &str, len: usize| Some((Part::Made(text.to_string(), span(len)), len));
    match (mark, next) {
        ('%' | '$', Some(digit)) if digit.is_ascii_digit() => {
            let digits = digits(rest.get(1..)?);
            let number = digits.parse().ok()?;
            let len = 1 + digits.len();
            Some((Part::Numbered(number, span(len)), len))
        }
        ('%', Some('[')) => {
            let end = rest.find(']')?;
            let name = rest.get(2..end)?;
            Some((Part::Named(name.to_string(), span(end + 1)), end + 1))
        }
        ('$', Some('{')) => {
            let end = rest.find('}')?;
            let inner = rest.get(2..end)?;
            let number = inner.split(':').next().unwrap_or_default();
            match number.parse() {
                Ok(number) => Some((Part::Numbered(number, span(end + 1)), end + 1)),
                Err(_) if number.is_empty() => made(UNIQUE, end + 1),
                Err(_) => Some((Part::Stray(span(end + 1)), end + 1)),
            }
        }
        ('{', Some(digit)) if digit.is_ascii_digit() => {
            let digits = digits(rest.get(1..)?);
            let len = digits.len() + 2;
            (rest.as_bytes().get(len - 1) == Some(&b'}')).then_some(())?;
            Some((Part::Numbered(digits.parse().ok()?, span(len)), len))
        }
        ('%', Some('%')) => made("%", 2),
        ('$', Some('$')) => made("$", 2),
        ('%', Some('=')) => made(UNIQUE, 2),
        ('{', _) => None,
        _ if style == Style::Any => None,
        _ => Some((Part::Stray(span(1)), 1)),
    }
}

/// The number of an expansion: a fragment is expanded once here.
const UNIQUE: &str = "0";

fn digits(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn shows(text: &str, style: Style, expected: &str) {
        let template = Mapped::copy(text);
        let shown = parts(&template, style).into_iter().map(|part| match part {
            Part::Text(range) => text[range].to_string(),
            Part::Made(text, _) => format!("<{text}>"),
            Part::Numbered(number, range) => format!("<{number}={}>", &text[range]),
            Part::Named(name, range) => format!("<{name}={}>", &text[range]),
            Part::Stray(range) => format!("<stray {}>", &text[range]),
        });
        assert_eq!(shown.collect::<String>(), expected);
    }

    #[test]
    fn percent() {
        shows(
            "add %0(0,0)<1> %[x].0 %%null l%=:",
            Style::Percent,
            "add <0=%0>(0,0)<1> <x=%[x]>.0 <%>null l<0>:",
        );
        shows("lsc:d%2.%3x%4x%5nn", Style::Percent, "lsc:d<2=%2>.<3=%3>x<4=%4>x<5=%5>nn");
        shows("%null %", Style::Percent, "<stray %>null <stray %>");
        shows("%null {%0}", Style::Plain, "%null {%0}");
    }

    #[test]
    fn dollar() {
        shows("$0 ${1:x} $$2 l${:uid} %null", Style::Dollar, "<0=$0> <1=${1:x}> <$>2 l<0> %null");
        shows("${x} $", Style::Dollar, "<stray ${x}> <stray $>");
    }

    #[test]
    fn any() {
        shows("{ %0 $1 {2} %%null %null }", Style::Any, "{ <0=%0> <1=$1> <2={2}> <%>null %null }");
        shows("{2", Style::Any, "{2");
    }
}
