//! Words, and words that are another word with a slip.

/// Whether each byte is a part of a word. Lints look at all bytes of all pages, for which a table takes less time than
/// comparisons.
const OF_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 0x80_u8 {
        table[byte as usize] = byte.is_ascii_alphanumeric() || byte == b'_';
        byte += 1;
    }
    table
};

/// The words of a text: letters, digits and underscores.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    // Bytes are enough, and faster than characters: letters are ASCII.
    let is_word = |byte: u8| OF_WORD[usize::from(byte)];
    let mut rest = text;
    std::iter::from_fn(move || {
        let word = &rest[rest.bytes().position(is_word)?..];
        let end = word.bytes().position(|byte| !is_word(byte)).unwrap_or(word.len());
        let (word, behind) = word.split_at(end);
        rest = behind;
        Some(word)
    })
}

/// Whether a word is a known word with two letters swapped or with one letter missing, added or changed.
pub(super) fn is_slip(word: &str, known: &str) -> bool {
    match difference(word, known) {
        Some((a, b)) => is_swapped(a, b) || a.len() <= 1 && b.len() <= 1 && !(a.is_empty() && b.is_empty()),
        None => false,
    }
}

/// Whether a word is a known word with two letters swapped, with a letter doubled, or with one letter missing that is neither
/// its first nor its last: what is no other word of the language in most cases.
pub(super) fn is_misspelt(word: &str, known: &str) -> bool {
    let starts_alike = word.bytes().next() == known.bytes().next();
    let ends_alike = word.bytes().last() == known.bytes().last();
    // Of more than two letters, two that are swapped leave one end as it is. Most words are no slip of each other.
    if !starts_alike && !ends_alike && word.len() > 2 {
        return false;
    }
    let ends_alike = starts_alike && ends_alike;
    match difference(word, known) {
        Some((&[letter], [])) => known.len() > 4 && has_doubled(word, known, letter),
        Some((a, b)) => is_swapped(a, b) || ends_alike && known.len() > 5 && a.is_empty() && b.len() == 1,
        None => false,
    }
}

/// Whether a word with one letter more than a known word has that letter twice in a row there.
fn has_doubled(word: &str, known: &str, letter: u8) -> bool {
    let start = word.bytes().zip(known.bytes()).take_while(|(a, b)| a == b).count();
    start > 0 && word.as_bytes().get(start - 1) == Some(&letter)
}

fn is_swapped(a: &[u8], b: &[u8]) -> bool {
    matches!((a, b), ([a, b], [c, d]) if a == d && b == c)
}

/// The parts of two words without what they have in common at their ends; `None` for words of other lengths.
fn difference<'w>(word: &'w str, known: &'w str) -> Option<(&'w [u8], &'w [u8])> {
    let (word, known) = (word.as_bytes(), known.as_bytes());
    if word.len().abs_diff(known.len()) > 1 {
        return None;
    }
    let start = word.iter().zip(known).take_while(|(a, b)| a == b).count();
    let (a, b) = (&word[start..], &known[start..]);
    let end = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
    Some((&a[..a.len() - end], &b[..b.len() - end]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_one_letter_or_two_swapped() {
        assert!(["were", "wher", "whree"].iter().all(|word| is_slip(word, "where")));
        assert!(!is_slip("where", "where") && !is_slip("here", "also"));
        assert!(is_misspelt("maks", "mask") && is_misspelt("elments", "elements"));
        assert!(is_misspelt("meanning", "meaning") && !is_misspelt("meandings", "meaning"));
        assert!(!is_misspelt("masks", "mask") && !is_misspelt("sine", "size"));
    }
}
