//! Text without its markup, names in snake case, and words in a text.

/// A text with its markup and line breaks taken out: words joined by single spaces.
pub(super) fn plain(text: &str) -> String {
    let text = text.trim_ascii();
    let mut before = b' ';
    let is_plain = text.bytes().all(|b| {
        let double = b == b' ' && before == b' ';
        before = b;
        !double && b != b'*' && matches!(b, b' '..=b'~')
    });
    if is_plain {
        return text.to_string();
    }
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        word.split('*').for_each(|part| out.push_str(part));
    }
    out
}

/// A text with single spaces between its words.
pub(super) fn single_spaced(text: &str) -> String {
    let text = text.trim_ascii();
    if !text.contains("  ") && !text.contains(['\t', '\n']) {
        return text.to_string();
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
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
    let (bytes, words) = (text.as_bytes(), words.as_bytes());
    let last = bytes.len().checked_sub(words.len())?;
    let first = words.first()?;
    let goes_on = |inside: Option<&u8>, outside: Option<&u8>| {
        [inside, outside].iter().all(|b| b.is_some_and(u8::is_ascii_alphanumeric))
    };
    (0..=last).find(|&n| {
        let end = n + words.len();
        bytes[n].eq_ignore_ascii_case(first)
            && bytes[n..end].eq_ignore_ascii_case(words)
            && !goes_on(words.last(), bytes.get(end))
            && !goes_on(Some(first), n.checked_sub(1).and_then(|before| bytes.get(before)))
    })
}
