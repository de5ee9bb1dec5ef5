//! Outlines of sentences: enough to see that two sentences are nearly the same, and nothing that can be read.

use crate::isa::checksum_words;
use smallvec::SmallVec;
use std::fmt::Write;

/// The most words of a sentence that its outline has, so that it fits a line of a file.
const LONGEST: usize = 48;

/// The words of a sentence, each as one byte of its checksum.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outline {
    words: SmallVec<[u8; LONGEST]>,
    /// One bit for each different word, of 64 that words share.
    bits: u64,
}

impl Outline {
    /// The outline of a sentence.
    pub fn of(sentence: &str) -> Self {
        Self::new(bytes_of(sentence).take(LONGEST).collect())
    }

    /// Reads two hexadecimal digits for each word.
    pub(super) fn parse(digits: &str) -> Option<Self> {
        let bytes = digits.as_bytes().chunks(2).map(|pair| {
            let pair = std::str::from_utf8(pair).ok().filter(|pair| pair.len() == 2)?;
            u8::from_str_radix(pair, 16).ok()
        });
        bytes.collect::<Option<SmallVec<_>>>().map(Self::new)
    }

    fn new(words: SmallVec<[u8; LONGEST]>) -> Self {
        let bits = words.iter().fold(0, |bits, word| bits | 1 << (word & 63));
        Self { words, bits }
    }

    /// Whether another sentence is nearly this one. It may have few other words, more words (at most as many again) around
    /// them, and two thirds of the words; or it lacks lines.
    pub(crate) fn is_near(&self, other: &Self) -> bool {
        let (own, all) = (self.words.len(), other.words.len());
        let (part, whole) = if own <= all { (self, other) } else { (other, self) };
        let is_long = if own <= all { own * 2 >= all } else { all * 3 >= own * 2 };
        let most = (part.words.len() / 4).max(1);
        if all >= LINE && all * 4 >= own && other.is_rest_of(self) {
            return true;
        }
        part.words.len() >= SHORTEST
            && is_long
            // A word that the other sentence lacks is an edit.
            && (part.bits & !whole.bits).count_ones() as usize <= most
            && part.edits_within(whole) <= most
    }

    /// Whether these words are the rest of others of which some were left out.
    fn is_rest_of(&self, whole: &Self) -> bool {
        let mut others = whole.words.iter();
        self.bits & !whole.bits == 0 && self.words.iter().all(|word| others.any(|other| other == word))
    }

    /// The least number of words to add, to leave out or to change until these words are a part of others.
    fn edits_within(&self, whole: &Self) -> usize {
        let mut before = vec![0; whole.words.len() + 1];
        let mut now = before.clone();
        for (n, word) in (1..).zip(&self.words) {
            now[0] = n;
            for (at, other) in whole.words.iter().enumerate() {
                let changed = before[at] + usize::from(word != other);
                now[at + 1] = changed.min(now[at] + 1).min(before[at + 1] + 1);
            }
            std::mem::swap(&mut before, &mut now);
        }
        before.into_iter().min().unwrap_or_default()
    }

    /// The start of the sentence; `None` where the outline is not known.
    pub(super) fn start(&self) -> Option<Start> {
        (!self.words.is_empty()).then(|| Start::of(self.words.iter().copied()))
    }

    /// Two hexadecimal digits for each word.
    pub fn digits(&self) -> String {
        self.words.iter().fold(String::new(), |mut out, word| {
            let _ = write!(out, "{word:02x}");
            out
        })
    }
}

/// The words of a sentence as the bytes of its outline.
fn bytes_of(sentence: &str) -> impl Iterator<Item = u8> {
    let byte = |word: &[u8]| {
        let hash = word
            .iter()
            .fold(0x811c_9dc5_u32, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        hash.to_be_bytes().into_iter().fold(0, |all, byte| all ^ byte)
    };
    checksum_words(sentence).map(byte)
}

/// The bytes of the first two words of a sentence, 0 where it has fewer words. Different sentences may have one start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Start(u16);

impl Start {
    /// The start of a sentence.
    pub(super) fn of_sentence(sentence: &str) -> Self {
        Self::of(bytes_of(sentence))
    }

    fn of(mut bytes: impl Iterator<Item = u8>) -> Self {
        let mut next = || bytes.next().unwrap_or_default();
        Self(u16::from_be_bytes([next(), next()]))
    }
}

/// The least words that are the rest of a sentence without one of its lines: fewer are in too many sentences.
const LINE: usize = 6;
/// The least words of sentences that can be compared: fewer are too often nearly the same.
const SHORTEST: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: &str, other: &str) -> bool {
        Outline::of(one).is_near(&Outline::of(other))
    }

    #[test]
    fn sentences_with_a_slip_are_near() {
        let sentence = "All operands have one data type on these platforms.";
        for other in [
            "All operands have one data tpye on these platforms.",
            "All operands have data type on these platforms.",
            "All the operands have one data type on these platforms.",
            "All operands have one data type on these platforms. Others have two.",
            "All operands have one data type",
            "There are some rules here, too. All operands have one data type on these platforms.",
            "The source and all operands have one data type on these platforms.",
        ] {
            assert!(near(sentence, other), "{other}");
        }
        let long = "All operands have one data type on these platforms, unless the first is a constant, and on no other.";
        assert!(near(long, "All operands have one data and on no other."));
        for other in ["All operands have one data", "No source has one data type here.", "", "All platforms."]
        {
            assert!(!near(sentence, other), "{other}");
        }
        assert!(!near("reserved", "reserve"));
    }

    #[test]
    fn six_words_are_the_rest_of_a_sentence_and_five_are_not() {
        let sentence = "one two three four five six seven eight nine ten eleven twelve";
        assert!(near(sentence, "one three five seven nine eleven"));
        assert!(!near(sentence, "one three five seven nine"));
        assert!(!near(sentence, "three one five seven nine eleven"), "another order");
    }

    #[test]
    fn an_outline_is_written_as_it_is_read() {
        let outline = Outline::of("some *words* of a `sentence`");
        assert_eq!(outline, Outline::of("some words\n  of a sentence"));
        assert_eq!(outline.digits().len(), 10);
        assert_eq!(Outline::parse(&outline.digits()), Some(outline));
        assert_eq!(Outline::parse("012"), None);
        assert_eq!(Outline::parse("0g"), None);
        assert_eq!(Outline::of(&"word ".repeat(99)).digits().len(), 2 * LONGEST);
    }
}
