//! Text from files as messages show it. It cannot control a terminal, forge a message or fill the screen.

use std::borrow::Cow;
use std::fmt::Write;

/// Characters of a name that a message shows.
const MOST: usize = 60;

/// Characters that no terminal shows, beside control characters: line separators, and marks that hide or reorder text.
const INVISIBLE: [(char, char); 7] = [
    ('\u{ad}', '\u{ad}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{e0000}', '\u{e007f}'),
];

/// Whether a message shows a character as it is.
pub fn is_visible(c: char) -> bool {
    !c.is_control() && !INVISIBLE.iter().any(|(first, last)| (*first..=*last).contains(&c))
}

/// A text with escapes for the characters that are not visible: `\n`, `\u{1b}`.
pub fn escaped(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_visible) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if is_visible(c) { out.push(c) } else { out.extend(c.escape_default()) }
    }
    out.into()
}

/// JSON with escapes for the characters that are not visible: JSON itself escapes only those below U+0020. Outside of strings
/// all characters are visible, apart from white space of ASCII.
pub fn escaped_json(json: String) -> String {
    let is_plain = |c: char| c.is_ascii() && c != '\u{7f}' || is_visible(c);
    if json.chars().all(is_plain) {
        return json;
    }
    let mut out = String::with_capacity(json.len());
    for c in json.chars() {
        if is_plain(c) {
            out.push(c);
            continue;
        }
        for unit in c.encode_utf16(&mut [0; 2]) {
            // Writing to a string does not fail.
            let _ = write!(out, "\\u{unit:04x}");
        }
    }
    out
}

/// A name for a message: escaped, and only its first 60 characters and `…` if it is longer.
pub fn clipped(name: &str) -> Cow<'_, str> {
    match name.char_indices().nth(MOST) {
        None => escaped(name),
        Some((end, _)) => format!("{}…", escaped(name.get(..end).unwrap_or_default())).into(),
    }
}

/// The bytes of a name as text. Bytes that are not UTF-8 become escapes: `\xe9`.
pub fn text_of(name: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(name) {
        return text.into();
    }
    let mut out = String::with_capacity(name.len());
    for chunk in name.utf8_chunks() {
        out.push_str(chunk.valid());
        for byte in chunk.invalid() {
            // Writing to a string does not fail.
            let _ = write!(out, "\\x{byte:02x}");
        }
    }
    out.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_clipped() {
        assert_eq!(clipped("short"), "short");
        assert_eq!(clipped(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
        assert_eq!(clipped(&"\n".repeat(61)), format!("{}…", r"\n".repeat(60)));
    }

    #[test]
    fn json_keeps_its_meaning() {
        assert_eq!(escaped_json("{\n\"a\\n\": \"é\"}".into()), "{\n\"a\\n\": \"é\"}");
        let hidden = "\"\u{9b}31m\u{7f}\u{202e}\u{feff}\u{e0041}\"";
        assert_eq!(escaped_json(hidden.into()), r#""\u009b31m\u007f\u202e\ufeff\udb40\udc41""#);
    }

    #[test]
    fn only_visible_characters_stay() {
        assert_eq!(escaped("größe \u{1f600}"), "größe \u{1f600}");
        assert_eq!(escaped("k\x1b[31m\x07\r\n\t\u{9b}"), r"k\u{1b}[31m\u{7}\r\n\t\u{9b}");
        assert_eq!(escaped("a\u{202e}b\u{2028}c\u{200b}\u{feff}"), r"a\u{202e}b\u{2028}c\u{200b}\u{feff}");
    }

    #[test]
    fn marks_that_hide_or_reorder_text_are_escaped() {
        let hidden =
            "\u{ad}\u{61c}\u{200b}\u{200f}\u{2028}\u{202e}\u{2060}\u{206f}\u{feff}\u{e0000}\u{e007f}";
        assert_eq!(hidden.chars().find(|c| is_visible(*c)), None);
        let beside = "\u{ac}\u{ae}\u{61b}\u{61d}\u{200a}\u{2010}\u{2027}\u{202f}\u{205f}\u{2070}\u{fefe}\u{ff00}\u{e0080}";
        assert_eq!(beside.chars().find(|c| !is_visible(*c)), None);
    }

    #[test]
    fn bytes_of_other_encodings_are_kept_apart() {
        assert_eq!(text_of("é".as_bytes()), "é");
        assert_eq!(text_of(b"a\xe9b\xff\xfe"), r"a\xe9b\xff\xfe");
    }
}
