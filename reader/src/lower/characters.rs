//! Characters that nobody sees, or that look like another one: a word with one of them is another word.

use super::cx::Cx;
use crate::page::is_of_word;

/// Reports the first such character of each line. Most pages are plain ASCII, which takes little time to see.
pub(super) fn check(cx: &mut Cx<'_, '_>) {
    let text = cx.page.text;
    if is_plain(text) {
        return;
    }
    // A byte order mark is no part of the first line.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for line in text.lines().filter(|line| !is_plain(line)) {
        if let Some((at, kind, help)) = line.char_indices().find_map(|(at, c)| strange(line, at, c)) {
            let rest = &line[at..];
            let end = rest.chars().next().map_or(0, char::len_utf8);
            let code = rest.chars().next().map_or(0, u32::from);
            cx.error(&rest[..end], format!("U+{code:04X} is {kind}"), help);
        }
    }
}

/// Whether a text has no characters but those of plain ASCII.
fn is_plain(text: &str) -> bool {
    let is_printed = |byte: u8| byte.wrapping_sub(b' ') <= b'~' - b' ';
    let is_blank = |byte: u8| (byte == b'\n') | (byte == b'\r') | (byte == b'\t');
    // Without an end at the first other byte, the processor looks at many bytes at once.
    let is_plain =
        |part: &[u8]| part.iter().fold(true, |all, byte| all & (is_printed(*byte) | is_blank(*byte)));
    text.as_bytes().chunks(256).all(is_plain)
}

/// The kind of a character that a page must not have at a place, and the remedy.
fn strange(line: &str, at: usize, c: char) -> Option<(usize, &'static str, &'static str)> {
    if is_invisible(c) {
        return Some((at, "an invisible character", "remove it"));
    }
    if c != ' ' && c != '\t' && c.is_whitespace() {
        return Some((at, "a blank that is no space", "write a space"));
    }
    let beside = [line[..at].chars().next_back(), line[at + c.len_utf8()..].chars().next()];
    let is_in_word = beside.into_iter().flatten().any(is_of_word);
    let is_foreign = matches!(c, '\u{370}'..='\u{52f}' | '\u{ff01}'..='\u{ff5e}');
    (is_foreign && is_in_word).then_some((
        at,
        "a letter of another alphabet in a word",
        "write the letter of this one",
    ))
}

fn is_invisible(c: char) -> bool {
    let is_control = c.is_control() && !matches!(c, '\t' | '\r');
    is_control
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{feff}')
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
}

#[cfg(test)]
mod tests {
    use crate::{Source, read};

    fn messages(text: &str) -> Vec<String> {
        let page = Source { path: "notes.md".into(), text: format!("# Notes\n\n{text}\n") };
        let (_, diagnostics) = read(&[page]);
        let of_character = diagnostics.iter().filter(|d| d.message.starts_with("U+"));
        of_character
            .map(|d| {
                let (line, column) = diagnostics.position(&d.labels[0]);
                format!("{line}:{column} {}", d.message)
            })
            .collect()
    }

    #[test]
    fn characters_that_nobody_sees_are_errors() {
        for (text, message) in [
            ("a\u{200b}b", "3:2 U+200B is an invisible character"),
            ("de\u{7f}l", "3:3 U+007F is an invisible character"),
            ("so\u{ad}ft", "3:3 U+00AD is an invisible character"),
            ("x \u{202e}y", "3:3 U+202E is an invisible character"),
            ("the \u{feff}mark", "3:5 U+FEFF is an invisible character"),
            ("-\u{a0}item", "3:2 U+00A0 is a blank that is no space"),
            ("exec_\u{455}ize", "3:6 U+0455 is a letter of another alphabet in a word"),
        ] {
            assert_eq!(messages(text), [message]);
        }
    }

    #[test]
    fn other_characters_are_free() {
        for text in ["\u{a9} Intel", "a \u{2026} b", "\u{3c0} r", "Intel\u{2019}s", "1 \u{2013} 2"] {
            assert_eq!(messages(text), Vec::<String>::new(), "{text}");
        }
        let page = Source { path: "notes.md".into(), text: "\u{feff}# Notes\n".into() };
        assert!(read(&[page]).1.iter().all(|d| !d.message.starts_with("U+")));
    }
}
