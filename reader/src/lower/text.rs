//! Text without its markup, names in snake case, and words in a text.

use std::borrow::Cow;

/// A text with its markup and line breaks taken out: words joined by single spaces.
pub(super) fn plain(text: &str) -> String {
    plain_words(text).into_owned()
}

/// The same, without a copy of a text that is plain already.
pub(super) fn plain_words(text: &str) -> Cow<'_, str> {
    let text = text.trim_ascii();
    if is_plain(text.as_bytes()) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        word.split('*').for_each(|part| out.push_str(part));
    }
    Cow::Owned(out)
}

/// Whether a text has printable characters and single blanks only, and no markup. Each byte is tested, without a branch.
fn is_plain(text: &[u8]) -> bool {
    let is_word = |byte: u8| (byte != b'*') & (b' '..=b'~').contains(&byte);
    let Some((last, rest)) = text.split_last() else { return true };
    let followed = rest.iter().zip(&text[1..]);
    is_word(*last) & followed.fold(true, |all, (a, b)| all & is_word(*a) & !((*a == b' ') & (*b == b' ')))
}

/// A text with single spaces between its words.
pub(super) fn single_spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    push_single_spaced(&mut out, text);
    out
}

/// Adds a text with single spaces between its words.
pub(super) fn push_single_spaced(out: &mut String, text: &str) {
    let text = text.trim_ascii();
    if is_single_spaced(text.as_bytes()) {
        return out.push_str(text);
    }
    for (n, word) in text.split_whitespace().enumerate() {
        out.extend([if n > 0 { " " } else { "" }, word]);
    }
}

/// Whether a text has single blanks and no other white space. Each byte is tested, without a branch.
fn is_single_spaced(text: &[u8]) -> bool {
    let is_other = |byte: u8| (byte == b'\t') | (byte == b'\n');
    let Some((last, rest)) = text.split_last() else { return true };
    let followed = rest.iter().zip(&text[1..]);
    !is_other(*last) & !followed.fold(false, |any, (a, b)| any | is_other(*a) | (*a == b' ') & (*b == b' '))
}

/// Splits a line of code before and behind the sign of a comment.
pub(super) fn split_comment(line: &str) -> (&str, &str) {
    let is_sign = |at: &usize| line.as_bytes().get(at + 1) == Some(&b'/');
    let sign = memchr::memchr_iter(b'/', line.as_bytes()).find(is_sign);
    sign.map_or((line, ""), |at| (&line[..at], &line[at + 2..]))
}

/// A name in snake case: `Exec_size` and `ExecSize` are `exec_size`.
pub fn snake(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    let (mut before, mut last) = (' ', ' ');
    for c in name.chars() {
        if !c.is_ascii_alphanumeric() {
            if !out.is_empty() && !out.ends_with('_') {
                out.push('_');
            }
        } else {
            let behind_word =
                last.is_ascii_lowercase() || last.is_ascii_digit() && before.is_ascii_lowercase();
            if c.is_ascii_uppercase() && behind_word {
                out.push('_');
            }
            out.push(c.to_ascii_lowercase());
        }
        (before, last) = (last, c);
    }
    out.truncate(out.trim_end_matches('_').len());
    out
}

/// The position of some words in a text, whatever their case. They are no parts of longer words.
pub(super) fn find_words(text: &str, words: &str) -> Option<usize> {
    let (text, bytes) = (text.as_bytes(), words.as_bytes());
    let last = text.len().checked_sub(words.len())?;
    // A rare letter of the words is at few other places of the text.
    let ends = [0, words.len() / 2, words.len().checked_sub(1)?];
    let rare = ends.into_iter().min_by_key(|&at| COMMON[usize::from(bytes[at])])?;
    let (lower, upper) = (bytes[rare].to_ascii_lowercase(), bytes[rare].to_ascii_uppercase());
    let places = memchr::memchr2_iter(lower, upper, text.get(rare..=rare + last)?);
    places.into_iter().find(|&start| has_words_at(text, words, start))
}

/// Words that are looked for in many texts.
pub(super) struct Words {
    pub(super) text: &'static str,
    letters: u32,
}

impl Words {
    pub(super) const fn new(text: &'static str) -> Self {
        Self { text, letters: letters(text) }
    }
}

/// A text in which several words are looked for. Most texts lack a letter of most words.
#[derive(Clone, Copy)]
pub(super) struct Searched<'t> {
    pub(super) text: &'t str,
    letters: u32,
}

impl<'t> Searched<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, letters: letters(text) }
    }

    /// As [`find_words`].
    pub(super) fn find(self, words: &Words) -> Option<usize> {
        let may_have = words.letters & !self.letters == 0;
        may_have.then(|| find_words(self.text, words.text)).flatten()
    }

    /// The text before and behind some words.
    pub(super) fn split(self, words: &Words) -> Option<(&'t str, &'t str)> {
        let at = self.find(words)?;
        Some((&self.text[..at], self.text.get(at + words.text.len()..)?))
    }

    /// Some words as the text has them.
    pub(super) fn phrase(self, words: &Words) -> Option<&'t str> {
        let at = self.find(words)?;
        self.text.get(at..at + words.text.len())
    }
}

/// A bit for each letter of a text. A small letter and its capital have the same; other signs share the bits of letters.
const fn letters(text: &str) -> u32 {
    let (bytes, mut found, mut at) = (text.as_bytes(), 0, 0);
    while at < bytes.len() {
        found |= 1 << (bytes[at] & 31);
        at += 1;
    }
    found
}

/// How common a byte is in English, from 1 for the rarest letter; 0 for other signs than letters and blanks.
const COMMON: [u8; 256] = {
    let letters = b"zqjxkvbywgpfmucdlhrsnioate ";
    let mut table = [0; 256];
    let mut rank = 0;
    while rank < letters.len() {
        table[letters[rank] as usize] = rank as u8 + 1;
        table[letters[rank].to_ascii_uppercase() as usize] = rank as u8 + 1;
        rank += 1;
    }
    table
};

/// Whether a text begins with some words, whatever their case.
pub(super) fn begins_with(text: &str, words: &str) -> bool {
    has_words_at(text.as_bytes(), words, 0)
}

/// Whether a text has some words at a position, and they are no parts of longer words there.
fn has_words_at(text: &[u8], words: &str, start: usize) -> bool {
    let (words, end) = (words.as_bytes(), start + words.len());
    let goes_on = |inside: Option<&u8>, outside: Option<&u8>| {
        [inside, outside].iter().all(|b| b.is_some_and(u8::is_ascii_alphanumeric))
    };
    text.get(start..end).is_some_and(|part| part.eq_ignore_ascii_case(words))
        && !goes_on(words.last(), text.get(end))
        && !goes_on(words.first(), start.checked_sub(1).and_then(|before| text.get(before)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_has_single_blanks_and_no_markup() {
        for (text, expected) in [
            ("a b", "a b"),
            (" a  b ", "a b"),
            ("**a** *b*", "a b"),
            ("a\n b\tc", "a b c"),
            ("a*b", "ab"),
            ("a*", "a"),
            ("", ""),
            ("é  b", "é b"),
        ] {
            assert_eq!(plain(text), expected, "{text}");
        }
        assert!(matches!(plain_words(" a b "), Cow::Borrowed("a b")));
    }

    #[test]
    fn single_spaced_text_keeps_its_markup() {
        for (text, expected) in
            [("a b", "a b"), ("a  *b*", "a *b*"), ("a\tb", "a b"), ("a\nb", "a b"), ("a\n", "a"), ("", "")]
        {
            assert_eq!(single_spaced(text), expected, "{text}");
        }
    }

    #[test]
    fn a_comment_is_behind_two_slashes() {
        assert_eq!(split_comment("a / b // c // d"), ("a / b ", " c // d"));
        assert_eq!(split_comment("// c"), ("", " c"));
        assert_eq!(split_comment("a / b /"), ("a / b /", ""));
    }

    #[test]
    fn names_in_snake_case_have_an_underscore_before_each_word() {
        for (name, expected) in [
            ("Exec_size", "exec_size"),
            ("ExecSize", "exec_size"),
            ("Src0Addrs", "src0_addrs"),
            ("SLMSize", "slmsize"),
            ("a1B", "a1_b"),
            ("A1B", "a1b"),
            ("3D", "3d"),
            ("_a--b_", "a_b"),
            ("", ""),
        ] {
            assert_eq!(snake(name), expected, "{name}");
        }
    }

    #[test]
    fn words_are_found_whatever_their_case_and_not_within_longer_words() {
        for (text, words, expected) in [
            ("It Must Have type UD", "must have", Some(3)),
            ("musthave must have", "must have", Some(9)),
            ("must haven", "must have", None),
            ("amust have", "must have", None),
            ("1must have", "must have", None),
            ("(must have)", "must have", Some(1)),
            ("must hav", "must have", None),
            ("a", "", None),
            ("a: b", "a:", Some(0)),
            ("operand class:x", "class:", Some(8)),
        ] {
            assert_eq!(find_words(text, words), expected, "{words} in {text}");
        }
        let words = Words::new("must have");
        let searched = Searched::new("It must have type");
        assert_eq!(searched.split(&words), Some(("It ", " type")));
        assert_eq!(Searched::new("It MUST have").phrase(&words), Some("MUST have"));
        assert_eq!(Searched::new("It has").find(&words), None);
    }

    #[test]
    fn a_text_begins_with_whole_words() {
        for (text, expected) in [
            ("Must be zero", true),
            ("must be", true),
            ("must bee", false),
            ("it must be", false),
            ("must", false),
        ] {
            assert_eq!(begins_with(text, "must be"), expected, "{text}");
        }
    }
}
