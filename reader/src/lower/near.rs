//! Words and phrases that are nearly those of a form: one slip makes prose of a fact, which must not go unnoticed.

/// Words of which a phrase may have either one.
const ARTICLES: [&str; 3] = ["a", "an", "the"];

/// Whether a word is a known word with one letter missing, added or changed, or with two letters swapped; whether it is its
/// plural in `es`.
pub(super) fn is_slip(word: &str, known: &str) -> bool {
    let (word, known) = (word.as_bytes(), known.as_bytes());
    if word.len().abs_diff(known.len()) > 2 {
        return false;
    }
    let alike = |(a, b): &(&u8, &u8)| a.eq_ignore_ascii_case(b);
    let start = word.iter().zip(known).take_while(alike).count();
    let (a, b) = (&word[start..], &known[start..]);
    let end = a.iter().rev().zip(b.iter().rev()).take_while(alike).count();
    match (&a[..a.len() - end], &b[..b.len() - end]) {
        ([], []) => false,
        ([_], [_]) | ([_], []) | ([], [_]) => known.len() > 1,
        ([a, b], [c, d]) => a.eq_ignore_ascii_case(d) && b.eq_ignore_ascii_case(c),
        ([b'e' | b'E', b's' | b'S'], []) => end == 0,
        _ => false,
    }
}

/// Whether two words can be alike, as far as their lengths and ends tell: a slip in a long word leaves one of its ends.
fn may_be_alike(word: &str, known: &str) -> bool {
    let (word, known) = (word.as_bytes(), known.as_bytes());
    let is_same =
        |a: Option<&u8>, b: Option<&u8>| matches!((a, b), (Some(a), Some(b)) if a.eq_ignore_ascii_case(b));
    known.len() < 4
        || word.len().abs_diff(known.len()) <= 2
            && (is_same(word.first(), known.first()) || is_same(word.last(), known.last()))
}

/// Words that make a fact of a sentence.
pub(super) struct Phrase {
    text: &'static str,
    /// Its words, without punctuation.
    words: Vec<&'static str>,
    /// The fewest slips of a text that is near. With none, its words are those of the phrase, with other signs between them.
    fewest: usize,
}

impl Phrase {
    pub(super) fn new(text: &'static str) -> Self {
        Self { text, words: text.split_whitespace().map(bare).collect(), fewest: 1 }
    }

    /// A phrase that a text is known not to have as it is: with other signs between its words it is near, too.
    pub(super) fn absent(text: &'static str) -> Self {
        Self { fewest: 0, ..Self::new(text) }
    }

    /// Whether words are those of the phrase, with slips in one or two of them.
    fn is_near(&self, words: &[Word<'_>]) -> bool {
        if !words.iter().zip(&self.words).all(|(word, known)| may_be_alike(word.bare, known)) {
            return false;
        }
        let is_article = |word: &str| ARTICLES.iter().any(|article| word.eq_ignore_ascii_case(article));
        let mut slips = 0;
        let alike = words.iter().zip(&self.words).all(|(Word { bare, .. }, known)| {
            if bare.eq_ignore_ascii_case(known) {
                return true;
            }
            slips += 1;
            is_slip(bare, known) || is_article(known) && is_article(bare)
        });
        alike && (self.fewest..=2).contains(&slips)
    }
}

/// A word of a text, with and without the punctuation around it.
struct Word<'t> {
    whole: &'t str,
    bare: &'t str,
}

/// The first phrase that a text has with slips in one or two of its words, and the words of the text.
pub(super) fn phrase(
    text: &str,
    phrases: impl IntoIterator<Item = &'static Phrase>,
) -> Option<(&str, &'static str)> {
    let mut words: Vec<Word<'_>> = Vec::with_capacity(text.len() / 4);
    words.extend(text.split_whitespace().map(|whole| Word { whole, bare: bare(whole) }));
    phrases.into_iter().find_map(|phrase| {
        let found = words.windows(phrase.words.len().max(1)).find(|window| phrase.is_near(window))?;
        let start = found.first()?.whole.as_ptr() as usize - text.as_ptr() as usize;
        let last = found.last()?.whole;
        let end = last.as_ptr() as usize - text.as_ptr() as usize + last.len();
        Some((text.get(start..end)?, phrase.text))
    })
}

/// A word without the punctuation around it.
fn bare(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::LazyLock;

    #[test]
    fn slips_are_one_letter_or_two_swapped() {
        for slip in ["surace", "surrface", "sufrace", "surfase", "surfaces", "Surfce"] {
            assert!(is_slip(slip, "surface"), "{slip}");
        }
        for other in ["surface", "Surface", "sampler", "surf", "facesur", "surafec"] {
            assert!(!is_slip(other, "surface"), "{other}");
        }
    }

    #[test]
    fn phrases_with_slips_are_found() {
        static KNOWN: LazyLock<[Phrase; 2]> =
            LazyLock::new(|| ["index of the label", "operand class:"].map(Phrase::new));
        let phrases = KNOWN.each_ref().map(|phrase| phrase.text);
        let found = |text| phrase(text, &*KNOWN);
        assert_eq!(found("The idnex of the lable, 5."), Some(("idnex of the lable,", phrases[0])));
        assert_eq!(found("Operrand class: general"), Some(("Operrand class:", phrases[1])));
        assert_eq!(found("The index of the label."), None);
        assert_eq!(found("An index of a label."), Some(("index of a label.", phrases[0])));
        assert_eq!(found("Operand classes: general"), Some(("Operand classes:", phrases[1])));
        assert_eq!(found("an index of the table"), None);
        assert_eq!(found(""), None);
    }
}
