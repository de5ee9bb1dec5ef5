//! Sentences of a text.

/// Words with a full stop that ends no sentence.
const ABBREVIATIONS: [&str; 8] = ["i.e.", "e.g.", "etc.", "vs.", "cf.", "no.", "fig.", "resp."];

/// Splits a text into sentences, without the white space around them. A sentence ends with `.`, `!`, `?` or `:` (and closing brackets and quotes) before
/// white space or the end, except behind abbreviations, and before a lower-case letter.
pub fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_ascii_start();
        if rest.is_empty() {
            return None;
        }
        let end = end_of_sentence(rest);
        let (sentence, behind) = rest.split_at(end);
        rest = behind;
        Some(sentence.trim_ascii_end())
    })
}

fn end_of_sentence(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(stop) = memchr::memchr3(b'.', b'!', b'?', &bytes[at..]).map(|n| at + n) {
        at = stop + 1;
        while bytes.get(at).is_some_and(|b| matches!(b, b')' | b'"' | b'\'' | b']' | b'.' | b'*' | b'`')) {
            at += 1;
        }
        let behind = text[at..].trim_ascii_start();
        let spaced = behind.len() < text.len() - at;
        if behind.is_empty() || (spaced && !goes_on(behind) && !abbreviated(&text[..=stop])) {
            return at;
        }
    }
    text.len()
}

fn goes_on(behind: &str) -> bool {
    behind.starts_with(|c: char| c.is_lowercase() || matches!(c, ',' | ';' | ':'))
}

fn abbreviated(head: &str) -> bool {
    let word = head.rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or(head);
    ABBREVIATIONS.iter().any(|a| word.eq_ignore_ascii_case(a))
}

#[cfg(test)]
mod tests {
    use super::sentences;

    #[test]
    fn a_sentence_ends_before_a_capital_a_digit_or_the_end() {
        for (text, expected) in [
            ("One. Two! Three?", &["One.", "Two!", "Three?"][..]),
            (" One.  Two ", &["One.", "Two"]),
            ("It is 4. 5 is more.", &["It is 4.", "5 is more."]),
            ("It is 1.5 wide.Next", &["It is 1.5 wide.Next"]),
            ("One (e.g. Two) is. Three", &["One (e.g. Two) is.", "Three"]),
            ("One, i.e. Two.", &["One, i.e. Two."]),
            ("No. 5 of Fig. 6", &["No. 5 of Fig. 6"]),
            ("One. and two", &["One. and two"]),
            ("One? , Two", &["One? , Two"]),
            ("(One.) Two", &["(One.)", "Two"]),
            ("`One.` Two.** Three...  Four", &["`One.`", "Two.**", "Three...", "Four"]),
            ("One. [Two]", &["One.", "[Two]"]),
            ("", &[]),
        ] {
            assert_eq!(sentences(text).collect::<Vec<_>>(), expected, "{text}");
        }
    }
}
