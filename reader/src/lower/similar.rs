//! List items that begin like a form of pages and do not have it.

use super::cx::Cx;
use super::{near, words};
use crate::page::{Entry, EntryKind, MARKS, is_word, sentences};
use genvisa_report::nearest;

/// Reports a list item that begins like an encoding, a bit range or a field and is none of them, unless its sentences have
/// readings: it would be lost as prose. Gives its text if it is one.
fn report<'a>(cx: &mut Cx<'_, 'a>, entry: &Entry<'a>) -> Option<&'a str> {
    if !matches!(entry.kind, EntryKind::Text | EntryKind::Label { .. }) {
        return None;
    }
    let text = cx.page.text(entry);
    let item = unmarked(text);
    let is_item = item.len() < text.len() || cx.page.is_item(entry);
    if !is_item {
        return None;
    }
    let (expected, form) = match entry.kind {
        EntryKind::Text => resembled(text, item),
        // `**Name(ub}:**`
        EntryKind::Label { name, arg: None } if name.contains(['(', ')', '{', '}']) => Some(FIELD),
        EntryKind::Label { name, .. } if is_like_encoding(name) => Some(ENCODING),
        _ => None,
    }?;
    if cx.is_read(text) {
        return None;
    }
    let first = text.lines().next().unwrap_or(text);
    cx.error(first, format!("this is not {expected}"), format!("expected `{form}`"));
    Some(text)
}

/// Whether an item of a structure is such a list item, which is reported. Bold words that name no field explain something.
pub(super) fn is_reported<'a>(
    cx: &mut Cx<'_, 'a>,
    entry: &Entry<'a>,
    is_field: impl Fn(&str) -> bool,
) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | ' ');
    let bold = cx.page.text(entry).trim_start_matches(|c: char| c.is_ascii_punctuation() && c != '<');
    let name = bold.split(|c| !is_word(c)).next().unwrap_or_default().trim();
    let explains = bold.len() < entry.span.len() && !is_field(name) && !is_like_encoding(bold);
    !explains && report(cx, entry).is_some()
}

/// Reports such an item. The result is the entry that was meant, so that one mistake has one message.
pub(super) fn corrected<'a>(cx: &mut Cx<'_, 'a>, entry: &Entry<'a>) -> Option<Entry<'a>> {
    let text = report(cx, entry)?;
    field(text).map(|(name, ty, rest)| Entry {
        kind: EntryKind::Label { name, arg: Some(ty) },
        body: entry.span.end - rest.len(),
        ..entry.clone()
    })
}

/// `**Name(type)** text`, `*Name(type}:** text`: the name, the type and the text.
fn field(text: &str) -> Option<(&str, &str, &str)> {
    let (head, rest) = text.strip_prefix('*')?.trim_start_matches('*').split_once('*')?;
    let (name, ty) = head.trim_end_matches(':').split_once(['(', '{'])?;
    let rest = rest.trim_start_matches(['*', ':', ' ', '\n']);
    Some((name.trim(), ty.trim_end_matches([')', '}']), rest))
}

/// The name and an example of the form of fields.
const FIELD: (&str, &str) = ("a field", "**Name(type):** text");
/// The same of encodings.
const ENCODING: (&str, &str) = ("an encoding", "0b10: text");
/// The same of bit ranges.
const BITS: (&str, &str) = ("a bit range", "Bit[3..0]: text");

/// A text without a list marker that has no blank behind it, or is none of Markdown.
fn unmarked(text: &str) -> &str {
    text.trim_start_matches(MARKS).trim_start()
}

/// The form that a text, or the `item` in it behind a broken marker, resembles: its name and an example.
fn resembled(text: &str, item: &str) -> Option<(&'static str, &'static str)> {
    let is_marked = text.starts_with(|c: char| c.is_ascii_punctuation()) && text.contains("**");
    if is_marked {
        return Some(FIELD);
    }
    let text = item;
    if is_like_encoding(text) {
        return Some(ENCODING);
    }
    if is_like_surface(text) {
        return Some(("an answer for a surface", "T5 (stateless): yes"));
    }
    if is_like_named_bits(text) {
        return Some(BITS);
    }
    let end = text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    let bits = ["bit", "bits"];
    let has_number = rest.get(1..).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let bare = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let has_number = has_number || bare.len() < word.len() && rest.starts_with(['.', ']']);
    let names_bits = bits.iter().any(|bits| bare.eq_ignore_ascii_case(bits))
        || rest.starts_with('[') && nearest(&word.to_ascii_lowercase(), bits).is_some();
    (names_bits && has_number).then_some(BITS)
}

/// Whether a text is a few words and an answer: `T0 (SLM: no`, `T5 (stateless) yes`.
fn is_like_surface(text: &str) -> bool {
    if !text.starts_with(|c: char| matches!(c, 'T' | 't' | '0'..='9')) {
        return false;
    }
    let text = sentences(text).next().unwrap_or_default().trim_end_matches('.');
    let Some((head, answer)) = text.rsplit_once([' ', ':']) else { return false };
    let has_index = head.get(1..).is_some_and(|index| index.starts_with(|c: char| c.is_ascii_digit()));
    let is_head = head.contains(['(', ')']) || has_index && !head.starts_with(|c: char| c.is_ascii_digit());
    is_head && head.len() < LONGEST_HEAD && words::answer(answer).is_some()
}

/// Whether a text begins with a name, a word like `bit`, and a number: `mode (ibt 0-3): text`.
fn is_like_named_bits(text: &str) -> bool {
    let start = text.bytes().take(LONGEST_HEAD);
    let Some(end) = start.into_iter().position(|b| matches!(b, b':' | b')' | b'}')) else { return false };
    let head = &text[..end];
    let mut words =
        head.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    let (_, word, range) = (words.next(), words.next().unwrap_or_default(), words.next());
    let is_bits =
        ["bit", "bits"].iter().any(|bits| word.eq_ignore_ascii_case(bits) || near::is_slip(word, bits));
    let is_number = |word: &str| {
        word.starts_with(|c: char| c.is_ascii_digit())
            || NO_DIGITS.iter().any(|digit| word.eq_ignore_ascii_case(digit))
    };
    // `mode (0-3)`
    let is_range = head.contains('(') && word.bytes().all(|b| b.is_ascii_digit()) && !word.is_empty();
    (is_bits || is_range) && range.is_some_and(is_number)
}

/// The length below which the text before a colon can be the head of an item, rather than a sentence.
const LONGEST_HEAD: usize = 32;

/// Words in place of a digit: letters that look like one, and numbers in letters.
const NO_DIGITS: [&str; 11] = ["o", "l", "i", "zero", "one", "two", "three", "four", "five", "six", "seven"];

/// Whether a text begins with a binary or hexadecimal number, a quoted number, or a number and a separator.
fn is_like_encoding(text: &str) -> bool {
    let text = without_broken_tag(text);
    let bare = text.trim_start_matches(['"', '\'', '`', '(', '[', '{', '<']);
    let is_quoted = bare.len() < text.len();
    let end = bare.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(bare.len());
    let (word, rest) = bare.split_at(end);
    if is_like_prefixed(word) {
        return true;
    }
    if rest.starts_with(':') && NO_DIGITS.iter().any(|digit| word.eq_ignore_ascii_case(digit)) {
        return true;
    }
    if word.is_empty() || !word.bytes().all(|b| b.is_ascii_digit()) {
        return false;
    }
    let is_separated =
        rest.trim_start().starts_with(['-', '–', '=', ':', ';', '.', ')']) || rest.contains(" - ");
    // A name alone, a name with a remark behind it, or a name in quotes.
    let is_name = |rest: &str| {
        let name = [" (", ";"].iter().find_map(|mark| rest.split_once(mark)).map_or(rest, |(name, _)| name);
        is_word(name) || name.starts_with('"')
    };
    is_quoted || is_separated || is_name(rest.trim())
}

/// Whether a word is a number in base 2 or 16, or nearly one: `0b012`, `0b0x`, `Ob10`, `b10`, `00b1`.
fn is_like_prefixed(word: &str) -> bool {
    let is_binary = |digits: &str| digits.len() > 1 && digits.bytes().all(|b| matches!(b, b'0' | b'1'));
    if !word.starts_with(['o', 'O']) && !word.contains(['b', 'B', 'x', 'X']) {
        return false;
    }
    let lower = word.to_ascii_lowercase();
    if lower.starts_with("0b") || lower.starts_with("0x") || lower.strip_prefix('o').is_some_and(is_binary) {
        return true;
    }
    let Some((before, digits)) = lower.split_once(['b', 'x']) else { return false };
    matches!(before, "" | "o") && is_binary(digits)
        || matches!(before, "00" | "01" | "1" | "9") && !digits.is_empty() && is_hexadecimal(digits)
}

fn is_hexadecimal(digits: &str) -> bool {
    digits.bytes().all(|b| b.is_ascii_hexdigit())
}

/// A text without the tag in front of it that is no tag: a brace is missing, or its words name no platforms.
fn without_broken_tag(text: &str) -> &str {
    let start = &text.as_bytes()[..text.len().min(LONGEST_HEAD + 1)];
    let Some(end) = start.windows(2).position(|two| two == b"0b") else { return text };
    let is_tag = text[..end].contains(['{', '}', '(', ')', '[', ']', '+']);
    if is_tag { &text[end..] } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_resembles_the_form_that_it_nearly_has() {
        for (text, expected) in [
            ("0b01 text", Some(ENCODING)),
            ("0x: a", Some(ENCODING)),
            ("Ob10: text", Some(ENCODING)),
            ("b10: text", Some(ENCODING)),
            ("00b1: text", Some(ENCODING)),
            ("3: text", Some(ENCODING)),
            ("3 - text", Some(ENCODING)),
            ("3 name", Some(ENCODING)),
            ("3 name (a remark)", Some(ENCODING)),
            ("\"01 text of it", Some(ENCODING)),
            ("one: text", Some(ENCODING)),
            ("{XEHP+0b01: text", Some(ENCODING)),
            ("T0 (SLM: no", Some(("an answer for a surface", "T5 (stateless): yes"))),
            ("T5 (stateless) yes", Some(("an answer for a surface", "T5 (stateless): yes"))),
            ("mode (ibt 0-3): text", Some(BITS)),
            ("mode (0-3): text", Some(BITS)),
            ("bits 3..0 text", Some(BITS)),
            ("bit3.. text", Some(BITS)),
            ("Bti[3..0]: text", Some(BITS)),
            ("*Mode(ub)** text", Some(FIELD)),
            ("*Mode(ub):** text: **", Some(FIELD)),
            ("a sentence", None),
            ("3 words of it", None),
            ("one text", None),
            ("byte 3", None),
            ("box of text", None),
            ("bits of it", None),
        ] {
            assert_eq!(resembled(text, text), expected, "{text}");
        }
    }

    #[test]
    fn a_broken_label_has_a_name_and_a_type() {
        for (text, expected) in [
            ("**Name(ub)** text", Some(("Name", "ub", "text"))),
            ("*Name(ub}:** text", Some(("Name", "ub", "text"))),
            ("**Name {uw):**\ntext", Some(("Name", "uw", "text"))),
            ("**Name** text", None),
            ("Name(ub) text", None),
        ] {
            assert_eq!(field(text), expected, "{text}");
        }
    }

    #[test]
    fn a_word_is_like_a_number_with_a_prefix() {
        for word in ["0b012", "0b0x", "Ob10", "o10", "b10", "x11", "00b1", "01x1f", "1b0", "9b0", "0X1"] {
            assert!(is_like_prefixed(word), "{word}");
        }
        for word in ["b1", "b12", "ob1", "o1", "2b0", "00b", "00bg", "bx", "10", "box", "text"] {
            assert!(!is_like_prefixed(word), "{word}");
        }
    }

    #[test]
    fn a_tag_is_taken_away_with_a_missing_brace() {
        assert_eq!(without_broken_tag("XEHP+} 0b01: a"), "0b01: a");
        assert_eq!(without_broken_tag("[XEHP 0b01"), "0b01");
        assert_eq!(without_broken_tag("the code 0b01"), "the code 0b01");
        let far = |blanks: usize| format!("{{A+{}0b1", " ".repeat(blanks));
        assert_eq!(without_broken_tag(&far(28)), "0b1");
        assert_eq!(without_broken_tag(&far(29)), far(29));
    }
}
