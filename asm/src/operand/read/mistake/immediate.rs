//! Mistakes in immediates and source modifiers.

use super::expected_operand;
use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::expression::FIRST_BYTES;
use crate::operand::{MODIFIERS, type_named};
use genvisa_report::clipped;

/// The problem that a modifier is written in another way.
pub(super) fn modifier(mut begin: Cursor<'_>) -> Option<Problem> {
    let list = || MODIFIERS.map(|(text, _)| format!("`{text}`")).join(", ");
    let span = begin.next_span();
    let text = begin.rest();
    if let Some(inside) = text.strip_prefix('(') {
        let word = inside.split(')').next().unwrap_or_default();
        let is_word = word.bytes().all(|b| b.is_ascii_alphabetic() || matches!(b, b'-' | b'+' | b'~' | b' '));
        let behind = inside.as_bytes().get(word.len() + 1);
        let is_modifier = !word.is_empty() && is_word && behind.is_some_and(|b| is_name(*b) || *b == b'%');
        return is_modifier.then(|| {
            let span = begin.offset()..begin.offset() + word.len() + 2;
            Problem::new(span, format!("`({})` is not a modifier: expected one of {}", clipped(word), list()))
        });
    }
    let behind = text.get(1..)?.trim_start().bytes().next()?;
    let is_variable = is_name(behind) && !behind.is_ascii_digit() || matches!(behind, b'%' | b'(');
    let sign = text.get(..1)?;
    is_variable.then(|| match sign {
        "-" | "~" => Problem::new(span, format!("this has a modifier without brackets: write `({sign})`")),
        "!" => Problem::new(
            span,
            "this begins with `!`, which belongs to a predicate before an instruction: `(!P1)`",
        ),
        _ => Problem::new(span, format!("`{sign}` is not a modifier: expected one of {}", list())),
    })
}

/// Bytes that a number with its type has, written well or not.
fn is_in_number(byte: u8) -> bool {
    is_name(byte) || byte == b'.'
}

/// The bytes of a number with its type at the begin of a text: also the sign of an exponent.
fn number_word(text: &str) -> &str {
    let len = |from: usize| text.bytes().skip(from).take_while(|b| is_in_number(*b)).count();
    let first = len(0);
    let bytes = text.as_bytes();
    let has_sign = matches!(bytes.get(first), Some(b'+' | b'-'))
        && bytes.get(first + 1).is_some_and(u8::is_ascii_digit)
        && text.get(..first).and_then(without_type).is_some_and(|(_, behind)| matches!(behind, "e" | "E"));
    text.get(..if has_sign { first + 1 + len(first + 1) } else { first }).unwrap_or_default()
}

/// The problem of an immediate that begins at one cursor and cannot be read on at another one.
pub(super) fn of_immediate(begin: Cursor<'_>, end: &Cursor<'_>, problem: Problem) -> Problem {
    let mut here = begin;
    let start = here.here();
    let sign = if here.eat_here("-") { "-" } else { "" };
    let first = here.rest().bytes().next();
    let word = number_word(here.rest());
    here.advance(word.len());
    let span = start..here.offset();
    match first {
        Some(b'"' | b'\'') => {
            let span = span.start..span.start + 1;
            return Problem::new(span, "this is a text: expected a variable, or a number with its type");
        }
        Some(b'+') => {
            let span = span.start..span.start + 1;
            return Problem::new(span, "this begins with `+`: a number has `-` or no sign");
        }
        Some(b) if b.is_ascii_digit() || b == b'.' => {}
        _ if problem.span.start == start => return expected_operand(begin, false),
        _ => return problem,
    }
    let (mut behind, shown) = (here, clipped(word));
    let next = behind.rest().as_bytes();
    match next {
        [b'(' | b'<', ..] if sign.is_empty() && !word.bytes().all(|b| b.is_ascii_digit()) => {
            return Problem::new(
                span,
                format!("`{shown}` is not a name: a name begins with a letter or `_`"),
            );
        }
        [b',', digit, ..] if digit.is_ascii_digit() => {
            behind.advance(1);
            let fraction = behind.take_while(|b| b.is_ascii_digit());
            let message = format!("`{shown},{fraction}` is not a number: write `{shown}.{fraction}`");
            return Problem::new(span.start..behind.offset(), message);
        }
        [operator, digit, ..] if FIRST_BYTES.contains(operator) && digit.is_ascii_digit() => {
            let ty = type_of(sign, word);
            return Problem::new(span, format!("this is a calculation, which needs brackets: `(…):{ty}`"));
        }
        _ => {}
    }
    let is_typed = here.starts_with(":");
    // A mistake behind the number and its colon is one of the type: it is absent, or the word is not a data type.
    let is_absent = problem.span.is_empty() || !problem.message.contains("is not a data type");
    let lacks_type =
        is_typed && end.offset() > here.offset() && problem.span.start > here.offset() && is_absent;
    match without_type(word) {
        Some((_, "")) if lacks_type => {
            let ty = type_of(sign, word);
            let message = format!("this is an immediate and needs a type: `{sign}{word}:{ty}`");
            Problem::new(start..here.offset() + 1, message)
        }
        Some((_, "")) if !is_typed => {
            let ty = type_of(sign, word);
            let message = format!("this is an immediate and needs a type: `{sign}{}:{ty}`", clipped(word));
            Problem::new(span, message)
        }
        Some((_, "")) => problem,
        Some((number, ty)) if !is_typed && type_named(ty).is_some() => Problem::new(
            span,
            format!("this is an immediate and needs `:` before its type: `{sign}{}:{ty}`", clipped(number)),
        ),
        _ => Problem::new(span, format!("`{sign}{}` is not a number{}", clipped(word), why(word))),
    }
}

/// The reason why a word is not a number.
fn why(word: &str) -> String {
    let digits = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X"));
    match digits {
        Some("") => ": digits are missing after `0x`".to_string(),
        Some(_) => ": `0x` is for digits from 0 to 9 and a to f".to_string(),
        None if word.starts_with('.') => format!(": write `0{}`", clipped(word)),
        None if word.ends_with('.') => format!(": write `{}0`", clipped(word)),
        None => ": write it in decimal digits, or in hexadecimal ones after `0x`".to_string(),
    }
}

/// A number and the text behind it in a word; `None` if the word does not begin with a number.
fn without_type(word: &str) -> Option<(&str, &str)> {
    let count = |text: &str, is_digit: fn(&u8) -> bool| text.bytes().take_while(is_digit).count();
    if let Some(digits) = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X")) {
        let len = 2 + count(digits, u8::is_ascii_hexdigit);
        return (len > 2).then(|| word.split_at_checked(len)).flatten();
    }
    let mut len = count(word, u8::is_ascii_digit);
    if len == 0 {
        return None;
    }
    let fraction = word.get(len..).and_then(|rest| rest.strip_prefix('.'));
    if let Some(fraction) = fraction {
        match count(fraction, u8::is_ascii_digit) {
            0 => return None,
            digits => len += 1 + digits,
        }
    }
    if let Some(exponent) = word.get(len..).and_then(|rest| rest.strip_prefix(['e', 'E'])) {
        let sign = usize::from(exponent.starts_with(['+', '-']));
        let digits = exponent.get(sign..).map_or(0, |digits| count(digits, u8::is_ascii_digit));
        len += if digits > 0 { 1 + sign + digits } else { 0 };
    }
    word.split_at_checked(len)
}

/// The type that a number without one is most often meant to have.
fn type_of(sign: &str, word: &str) -> &'static str {
    let is_hexadecimal = word.starts_with("0x");
    let digits = word.trim_start_matches("0x");
    let number = u64::from_str_radix(digits, if is_hexadecimal { 16 } else { 10 });
    match (number, sign) {
        (Err(_), _) => "f",
        (Ok(number), "-") if number > i32::MIN.unsigned_abs().into() => "q",
        (Ok(_), "-") => "d",
        (Ok(number), _) if number > u32::MAX.into() => "uq",
        (Ok(_), _) => "ud",
    }
}
