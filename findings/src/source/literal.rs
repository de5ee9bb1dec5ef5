//! The texts of string literals.

use crate::mapped::Mapped;
use std::ops::Range;

/// Adds the text of a literal of C or C++, by its bytes in the source with prefix and quotes.
pub fn of_c(source: &str, span: &Range<usize>, out: &mut Mapped) {
    let literal = source.get(span.clone()).unwrap_or_default();
    let Some(quote) = literal.find('"') else { return };
    if literal.get(..quote).is_some_and(|prefix| prefix.ends_with('R')) {
        // R"delimiter( … )delimiter"
        let Some(open) = literal.find('(') else { return };
        let delimiter = open.saturating_sub(quote + 1);
        let end = literal.len().saturating_sub(delimiter + 2).max(open + 1);
        out.push_copy(literal.get(open + 1..end).unwrap_or_default(), span.start + open + 1);
        return;
    }
    let end = literal.len() - usize::from(literal.ends_with('"') && literal.len() > quote + 1);
    escaped(literal, quote + 1..end, span.start, out);
}

/// Adds the text of a literal of Python.
pub fn of_python(source: &str, span: &Range<usize>, out: &mut Mapped) {
    let literal = source.get(span.clone()).unwrap_or_default();
    let Some(quote) = literal.find(['"', '\'']) else { return };
    let is_raw = literal.get(..quote).is_some_and(|prefix| prefix.contains(['r', 'R']));
    let mark = literal.get(quote..quote + 1).unwrap_or_default();
    let is_long = literal.get(quote..).is_some_and(|rest| rest.starts_with(&mark.repeat(3)));
    let width = if is_long { 3 } else { 1 };
    let end = literal.len().saturating_sub(width).max(quote + width);
    match is_raw {
        true => {
            out.push_copy(literal.get(quote + width..end).unwrap_or_default(), span.start + quote + width)
        }
        false => escaped(literal, quote + width..end, span.start, out),
    }
}

/// Adds the text of a literal of LLVM IR, whose escapes are two hexadecimal digits.
pub fn of_llvm(source: &str, span: &Range<usize>, out: &mut Mapped) {
    let literal = source.get(span.clone()).unwrap_or_default();
    let end = literal.len().saturating_sub(1).max(1);
    let mut from = 1;
    let mut at = 1;
    while at < end {
        let digits = literal.get(at + 1..at + 3).filter(|_| literal.as_bytes().get(at) == Some(&b'\\'));
        let (made, len) = match digits.map(|digits| u8::from_str_radix(digits, 16)) {
            Some(Ok(byte)) => (Some(char::from(byte)), 3),
            Some(Err(_)) if literal.get(at..at + 2) == Some("\\\\") => (Some('\\'), 2),
            _ => (None, 1),
        };
        if let Some(made) = made {
            out.push_copy(literal.get(from..at).unwrap_or_default(), span.start + from);
            out.push_made(made.encode_utf8(&mut [0; 4]), span.start + at..span.start + at + len);
            from = at + len;
        }
        at += len;
    }
    out.push_copy(literal.get(from..end).unwrap_or_default(), span.start + from);
}

/// Adds a part of a literal with the escapes that C and Python share.
fn escaped(literal: &str, range: Range<usize>, begin: usize, out: &mut Mapped) {
    let text = literal.get(..range.end).unwrap_or_default();
    let mut from = range.start;
    while let Some(found) = text.get(from..).and_then(|rest| rest.find('\\')) {
        let at = from + found;
        out.push_copy(text.get(from..at).unwrap_or_default(), begin + from);
        let (made, len) = escape(text.get(at + 1..).unwrap_or_default());
        let made: String = made.into_iter().collect();
        out.push_made(&made, begin + at..begin + at + 1 + len);
        from = (at + 1 + len).min(text.len());
    }
    out.push_copy(text.get(from..).unwrap_or_default(), begin + from);
}

/// The character of an escape behind its `\`, and the bytes of the escape. A line end that is escaped is no character.
pub(super) fn escape(rest: &str) -> (Option<char>, usize) {
    let Some(first) = rest.chars().next() else { return (None, 0) };
    let number = |from: usize, most: usize, radix: u32| {
        let digits = rest.get(from..).unwrap_or_default();
        let len = digits.chars().take(most).take_while(|c| c.is_digit(radix)).count();
        let code = digits.get(..len).and_then(|digits| u32::from_str_radix(digits, radix).ok());
        (Some(code.and_then(char::from_u32).unwrap_or('\u{fffd}')), from + len)
    };
    match first {
        'n' => (Some('\n'), 1),
        't' => (Some('\t'), 1),
        'r' => (Some('\r'), 1),
        'a' => (Some('\u{7}'), 1),
        'b' => (Some('\u{8}'), 1),
        'f' => (Some('\u{c}'), 1),
        'v' => (Some('\u{b}'), 1),
        'x' => number(1, 2, 16),
        'u' => number(1, 4, 16),
        'U' => number(1, 8, 16),
        '0'..='7' => number(0, 3, 8),
        '\n' => (None, 1),
        '\r' => (None, if rest.starts_with("\r\n") { 2 } else { 1 }),
        other => (Some(other), other.len_utf8()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(of: fn(&str, &Range<usize>, &mut Mapped), literal: &str) -> String {
        let mut out = Mapped::default();
        of(literal, &(0..literal.len()), &mut out);
        out.text().to_string()
    }

    #[test]
    fn literals_of_c() {
        assert_eq!(read(of_c, r#""add\n\t\"x\" \x41\101\\""#), "add\n\t\"x\" AA\\");
        assert_eq!(read(of_c, "R\"x(a\\n\")x\""), "a\\n\"");
        assert_eq!(read(of_c, "u8\"a\\\nb\""), "ab");
        assert_eq!(read(of_c, "\""), "");
        assert_eq!(read(of_c, "\"\\"), "");
    }

    #[test]
    fn escapes_of_characters_have_all_their_digits() {
        let escapes = r#""\x41g \u00e9f \U0001F600f \1012""#;
        for of in [of_c, of_python] {
            assert_eq!(read(of, escapes), "Ag \u{e9}f \u{1f600}f A2");
        }
    }

    #[test]
    fn literals_of_python() {
        assert_eq!(read(of_python, "'''a\n\\tb'''"), "a\n\tb");
        assert_eq!(read(of_python, "r\"\\n\""), "\\n");
        assert_eq!(read(of_python, "''"), "");
        assert_eq!(read(of_python, "'"), "");
    }

    #[test]
    fn literals_of_llvm() {
        assert_eq!(read(of_llvm, r#""a\0Ab\22\5C""#), "a\nb\"\\");
        assert_eq!(read(of_llvm, "\"é\\é\""), "é\\é");
    }

    #[test]
    fn positions_lead_to_the_literal() {
        let source = r#"x "a\nb""#;
        let mut out = Mapped::default();
        of_c(source, &(2..source.len()), &mut out);
        assert_eq!(out.text(), "a\nb");
        assert_eq!(out.source_of(&(1..2)), 4..6);
        assert_eq!(out.source_of(&(2..3)), 6..7);
    }
}
