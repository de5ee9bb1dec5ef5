//! Small scanners: each reads one thing from the front of a text and gives what is behind it.

/// The notation of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Radix {
    /// `0b011`.
    Binary,
    /// `0x0c`.
    Hex,
    /// `12`, `011`: decimal, unless the codes of its list are binary.
    Plain,
    /// `"011"`: always binary.
    Quoted,
}

/// A number as written: `0x4e`, `0b011`, `12`. Gives its radix, its digits, and the rest.
pub fn number(text: &str) -> Option<(Radix, &str, &str)> {
    let split = |s: &'_ str, ok: fn(&u8) -> bool| s.bytes().position(|b| !ok(&b)).unwrap_or(s.len());
    let (radix, digits) = if let Some(rest) = text.strip_prefix("0b") {
        (Radix::Binary, rest)
    } else if let Some(rest) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        (Radix::Hex, rest)
    } else {
        (Radix::Plain, text)
    };
    let end = match radix {
        Radix::Binary => split(digits, |b| matches!(b, b'0' | b'1')),
        Radix::Hex => split(digits, u8::is_ascii_hexdigit),
        _ => split(digits, u8::is_ascii_digit),
    };
    (end > 0).then(|| (radix, &digits[..end], &digits[end..]))
}

/// An identifier: a letter or underscore, then letters, digits and underscores.
pub fn identifier(text: &str) -> Option<(&str, &str)> {
    let head = |b: u8| b.is_ascii_alphabetic() || b == b'_';
    if !text.bytes().next().is_some_and(head) {
        return None;
    }
    let end = text.bytes().position(|b| !head(b) && !b.is_ascii_digit()).unwrap_or(text.len());
    Some(text.split_at(end))
}

/// A platform or version tag `{XEHP+}`: the text between the braces, and the rest.
pub fn tag(text: &str) -> Option<(&str, &str)> {
    let rest = text.strip_prefix('{')?;
    let end = rest.bytes().take(48).position(|b| b == b'}')?;
    let (inner, rest) = (&rest[..end], &rest[end + 1..]);
    let word = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'+' | b'-' | b'.' | b',' | b' ');
    let first = inner.bytes().next()?;
    let head = first.is_ascii_uppercase() || first == b'-' || first == b'v' || inner.starts_with("pre-");
    (head && inner.bytes().all(word)).then_some((inner, rest))
}

/// Whether a line opens or closes a block of code. It may be indented.
pub fn is_fence(line: &str) -> bool {
    let line = line.trim_ascii_start();
    line.starts_with("```") || line.starts_with("~~~")
}

/// The text in the brackets that `text` begins with, and the rest: `(bit 0-3): text`.
pub fn brackets(text: &str, open: char, close: char) -> Option<(&str, &str)> {
    let rest = text.strip_prefix(open)?;
    let end = rest.find(close)?;
    let inner = &rest[..end];
    (!inner.contains('\n')).then_some((inner, &rest[end + close.len_utf8()..]))
}

/// A list marker: `- `, `* `, `+ `, `1. `, `1) `. Gives the rest.
pub fn marker(text: &str) -> Option<&str> {
    let rest = match text.bytes().next()? {
        b'-' | b'*' | b'+' => &text[1..],
        b'0'..=b'9' => {
            let digits = text.bytes().take_while(u8::is_ascii_digit).count();
            text[digits..].strip_prefix(['.', ')']).filter(|_| digits <= 2)?
        }
        _ => return None,
    };
    rest.starts_with([' ', '\t']).then(|| rest.trim_start())
}

/// A bit range: `[2..0]`, `[5]`, `0-3`, ` 12`, `7..3`. Gives highest and lowest bit and the rest.
pub fn bit_range(text: &str) -> Option<(u32, u32, &str)> {
    let text = text.trim_start_matches(' ');
    let (inner, rest) = match brackets(text, '[', ']') {
        Some((inner, rest)) => (inner, Some(rest)),
        None => (text, None),
    };
    let bit = |s: &str| s.parse().ok().filter(|n| *n < 64);
    let (_, digits, behind) = number(inner).filter(|n| n.0 == Radix::Plain)?;
    let first: u32 = bit(digits)?;
    let separated = ["..", "-", ":"].iter().find_map(|s| behind.strip_prefix(s));
    let second = separated.and_then(|s| number(s.trim_start())).filter(|n| n.0 == Radix::Plain);
    let (second, behind) = match second {
        Some((_, digits, behind)) => (bit(digits)?, behind),
        None => (first, behind),
    };
    match rest {
        Some(rest) => behind.trim().is_empty().then_some((first.max(second), first.min(second), rest)),
        None => Some((first.max(second), first.min(second), behind)),
    }
}

/// Whether a text is one word: letters, digits and underscores.
pub(crate) fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| is_of_word(byte.into()))
}

pub(crate) const fn is_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_ends_where_its_digits_end() {
        for (text, expected) in [
            ("0b0112", Some((Radix::Binary, "011", "2"))),
            ("0x4eg", Some((Radix::Hex, "4e", "g"))),
            ("0X4E", Some((Radix::Hex, "4E", ""))),
            ("12a", Some((Radix::Plain, "12", "a"))),
            ("0", Some((Radix::Plain, "0", ""))),
            ("0b2", None),
            ("0x", None),
            ("-1", None),
            ("", None),
        ] {
            assert_eq!(number(text), expected, "{text}");
        }
    }

    #[test]
    fn an_identifier_begins_with_a_letter_or_an_underscore() {
        for (text, expected) in [
            ("Exec_size1: text", Some(("Exec_size1", ": text"))),
            ("_a", Some(("_a", ""))),
            ("a-b", Some(("a", "-b"))),
            ("1a", None),
            ("", None),
        ] {
            assert_eq!(identifier(text), expected, "{text}");
        }
    }

    #[test]
    fn a_tag_has_words_of_platforms_or_versions() {
        for (text, expected) in [
            ("{XEHP+} text", Some(("XEHP+", " text"))),
            ("{-PVC}", Some(("-PVC", ""))),
            ("{v3.4+}a", Some(("v3.4+", "a"))),
            ("{DG2, XEHP_X}", Some(("DG2, XEHP_X", ""))),
            ("{pre-XEHP}", Some(("pre-XEHP", ""))),
            ("{pre}", None),
            ("{a+}", None),
            ("{1}", None),
            ("{A;B}", None),
            ("{}", None),
            ("{A", None),
            ("A}", None),
        ] {
            assert_eq!(tag(text), expected, "{text}");
        }
        let long = |length: usize| format!("{{{}}}", "A".repeat(length));
        assert!(tag(&long(47)).is_some() && tag(&long(48)).is_none());
    }

    #[test]
    fn brackets_are_on_one_line() {
        assert_eq!(brackets("(bit 0-3): text", '(', ')'), Some(("bit 0-3", ": text")));
        assert_eq!(brackets("[]x", '[', ']'), Some(("", "x")));
        assert_eq!(brackets("(a\nb)", '(', ')'), None);
        assert_eq!((brackets("(a", '(', ')'), brackets("a)", '(', ')')), (None, None));
    }

    #[test]
    fn a_marker_of_a_list_has_a_blank_behind_it() {
        for (text, expected) in [
            ("- a", Some("a")),
            ("*  a", Some("a")),
            ("+\ta", Some("a")),
            ("1. a", Some("a")),
            ("12) a", Some("a")),
            ("123. a", None),
            ("1: a", None),
            ("-a", None),
            ("a", None),
            ("", None),
        ] {
            assert_eq!(marker(text), expected, "{text}");
        }
    }

    #[test]
    fn a_bit_range_gives_its_highest_bit_first() {
        for (text, expected) in [
            ("[2..0]: a", Some((2, 0, ": a"))),
            ("[0..2]", Some((2, 0, ""))),
            ("[5]", Some((5, 5, ""))),
            ("0-3): a", Some((3, 0, "): a"))),
            (" 12 a", Some((12, 12, " a"))),
            ("7:3", Some((7, 3, ""))),
            ("[63.. 60]", Some((63, 60, ""))),
            ("[64]", None),
            ("[3..64]", None),
            ("[1 ]", Some((1, 1, ""))),
            ("[1 a]", None),
            ("[0x1]", None),
            ("a", None),
            ("3-0x1", Some((3, 3, "-0x1"))),
        ] {
            assert_eq!(bit_range(text), expected, "{text}");
        }
    }

    #[test]
    fn a_word_has_letters_digits_and_underscores() {
        for (text, expected) in [("a_1", true), ("1", true), ("", false), ("a-b", false), ("a b", false)] {
            assert_eq!(is_word(text), expected, "{text}");
        }
    }
}
