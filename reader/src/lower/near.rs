//! Words and phrases that are nearly those of a form: one slip makes prose of a fact, which must not go unnoticed.

use smallvec::SmallVec;

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

/// The length and the ends of a word, in lower case: enough to see that most words are not alike.
#[derive(Clone, Copy)]
struct Shape {
    length: usize,
    first: u8,
    last: u8,
}

impl Shape {
    fn of(word: &str) -> Self {
        let end = |byte: Option<&u8>| byte.map_or(0, u8::to_ascii_lowercase);
        let bytes = word.as_bytes();
        Self { length: bytes.len(), first: end(bytes.first()), last: end(bytes.last()) }
    }

    /// Whether a word can be alike a known word: a slip in a long word leaves one of its ends.
    #[inline]
    fn may_be_alike(self, known: Self) -> bool {
        known.length < 4
            || self.length.abs_diff(known.length) <= 2
                && (self.first == known.first || self.last == known.last)
    }
}

/// The lengths of the words of a text, by their first and by their last letters.
#[derive(Default)]
struct Shapes {
    by_first: [u32; 32],
    by_last: [u32; 32],
}

impl Shapes {
    fn add(&mut self, Shape { length, first, last }: Shape) {
        self.by_first[usize::from(first & 31)] |= 1 << length.min(31);
        self.by_last[usize::from(last & 31)] |= 1 << length.min(31);
    }

    /// Whether some word may be alike a known word.
    fn have(&self, Shape { length, first, last }: Shape) -> bool {
        let lengths = 0b11111 << length.clamp(2, 29) >> 2;
        let found = self.by_first[usize::from(first & 31)] | self.by_last[usize::from(last & 31)];
        length < 4 || found & lengths != 0
    }
}

/// Words that make a fact of a sentence.
pub(super) struct Phrase {
    text: &'static str,
    /// Its words, without punctuation.
    words: Vec<Word<'static>>,
    /// The place of its longest word, which fewest words of a text are alike.
    longest: usize,
    /// The fewest slips of a text that is near. With none, its words are those of the phrase, with other signs between them.
    fewest: usize,
}

impl Phrase {
    pub(super) fn new(text: &'static str) -> Self {
        let words: Vec<Word<'_>> = text.split_whitespace().map(Word::new).collect();
        let longest = (0..words.len()).max_by_key(|&at| words[at].shape.length).unwrap_or_default();
        Self { text, words, longest, fewest: 1 }
    }

    /// A phrase that a text is known not to have as it is: with other signs between its words it is near, too.
    pub(super) fn absent(text: &'static str) -> Self {
        Self { fewest: 0, ..Self::new(text) }
    }

    /// Whether words are those of the phrase, with slips in one or two of them.
    fn is_near(&self, words: &[Word<'_>]) -> bool {
        let may_be_alike = |at: usize| words[at].shape.may_be_alike(self.words[at].shape);
        if !(0..words.len()).all(may_be_alike) {
            return false;
        }
        let is_article = |word: &str| ARTICLES.iter().any(|article| word.eq_ignore_ascii_case(article));
        let mut slips = 0;
        let alike = words.iter().zip(&self.words).all(|(Word { bare, .. }, Word { bare: known, .. })| {
            if bare.eq_ignore_ascii_case(known) {
                return true;
            }
            slips += 1;
            is_slip(bare, known) || is_article(known) && is_article(bare)
        });
        alike && (self.fewest..=2).contains(&slips)
    }
}

/// The words of most sentences, at most.
const WORDS: usize = 32;

/// A word of a text, with and without the punctuation around it.
struct Word<'t> {
    whole: &'t str,
    bare: &'t str,
    /// The shape of the bare word.
    shape: Shape,
}

impl<'t> Word<'t> {
    fn new(whole: &'t str) -> Self {
        let bare = bare(whole);
        Self { whole, bare, shape: Shape::of(bare) }
    }
}

/// The first phrase that a text has with slips in one or two of its words, and the words of the text.
pub(super) fn phrase(
    text: &str,
    phrases: impl IntoIterator<Item = &'static Phrase>,
) -> Option<(&str, &'static str)> {
    let mut words: SmallVec<[Word<'_>; WORDS]> = SmallVec::new();
    if text.is_ascii() {
        words.extend(text.split_ascii_whitespace().map(Word::new));
    } else {
        words.extend(text.split_whitespace().map(Word::new));
    }
    let mut shapes = Shapes::default();
    words.iter().for_each(|word| shapes.add(word.shape));
    phrases.into_iter().find_map(|phrase| {
        // Most texts lack words that are alike those of the phrase.
        if !phrase.words.iter().all(|word| shapes.have(word.shape)) {
            return None;
        }
        let shape = phrase.words.get(phrase.longest)?.shape;
        let may_be_near = |window: &&[Word<'_>]| window[phrase.longest].shape.may_be_alike(shape);
        let mut windows = words.windows(phrase.words.len()).filter(may_be_near);
        let found = windows.find(|window| phrase.is_near(window))?;
        let start = found.first()?.whole.as_ptr() as usize - text.as_ptr() as usize;
        let last = found.last()?.whole;
        let end = last.as_ptr() as usize - text.as_ptr() as usize + last.len();
        Some((text.get(start..end)?, phrase.text))
    })
}

/// A word without the punctuation around it.
fn bare(word: &str) -> &str {
    if let [first, .., last] = word.as_bytes()
        && first.is_ascii_alphanumeric()
        && last.is_ascii_alphanumeric()
    {
        return word;
    }
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
