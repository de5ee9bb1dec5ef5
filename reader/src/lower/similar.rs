//! List items that begin like a form of pages and do not have it.

use super::cx::Cx;
use super::words;
use crate::page::{Entry, EntryKind};
use genvisa_report::nearest;

/// Reports a list item that begins like an encoding, a bit range or a field and is none of them, unless its sentences have
/// readings: it would be lost as prose. The result is the entry that was meant, so that one mistake has one message.
pub(super) fn corrected<'a>(cx: &mut Cx<'_, 'a>, entry: &Entry<'a>) -> Option<Entry<'a>> {
    let text = cx.page.text(entry);
    let (expected, form) = resembled(text).filter(|_| entry.kind == EntryKind::Text)?;
    if !cx.page.is_item(entry) || cx.is_read(text) {
        return None;
    }
    let first = text.lines().next().unwrap_or(text);
    cx.error(first, format!("this is not {expected}"), format!("expected `{form}`"));
    field(text).map(|(name, ty, rest)| Entry {
        kind: EntryKind::Label { name, arg: Some(ty) },
        body: entry.span.end - rest.len(),
        ..entry.clone()
    })
}

/// `**Name(type)** text`: the name, the type and the text.
fn field(text: &str) -> Option<(&str, &str, &str)> {
    let (head, rest) = text.strip_prefix("**")?.split_once("**")?;
    let (name, ty) = head.strip_suffix(')')?.split_once('(')?;
    Some((name.trim(), ty, rest.trim_start()))
}

/// The form that a text resembles: its name and an example.
fn resembled(text: &str) -> Option<(&'static str, &'static str)> {
    if text.starts_with("**") {
        return Some(("a field", "**Name(type):** text"));
    }
    if is_like_encoding(text) {
        return Some(("an encoding", "0b10: text"));
    }
    if is_like_surface(text) {
        return Some(("an answer for a surface", "T5 (stateless): yes"));
    }
    let end = text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    let bits = ["bit", "bits"];
    let has_number = rest.get(1..).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let names_bits = bits.iter().any(|bits| word.eq_ignore_ascii_case(bits))
        || rest.starts_with('[') && nearest(&word.to_ascii_lowercase(), bits).is_some();
    (names_bits && has_number).then_some(("a bit range", "Bit[3..0]: text"))
}

/// Whether a text begins with the letter of surfaces and a number, and ends with an answer: `T5x (stateless): yes`.
fn is_like_surface(text: &str) -> bool {
    let digits = text.strip_prefix('T').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let last = text.rsplit(|c: char| !c.is_ascii_alphabetic()).find(|word| !word.is_empty());
    digits && last.is_some_and(|word| words::answer(word).is_some())
}

/// Whether a text begins with a binary or hexadecimal number, a quoted number, or a number and a separator.
fn is_like_encoding(text: &str) -> bool {
    let bare = text.trim_start_matches(['"', '\'']);
    let is_quoted = bare.len() < text.len();
    let end = bare.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(bare.len());
    let (word, rest) = bare.split_at(end);
    let digits = ["0b", "0x", "0B", "0X"].iter().find_map(|prefix| word.strip_prefix(prefix));
    if let Some(digits) = digits {
        return digits.bytes().all(|b| b.is_ascii_hexdigit());
    }
    let is_separated = rest.trim_start().starts_with(['-', '–', '=', ':', '.', ')']);
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit()) && (is_quoted || is_separated)
}
