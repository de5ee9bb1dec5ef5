//! The words of a sentence.

use std::borrow::Cow;
use std::ops::RangeInclusive;

/// How numbers are written in words, from 0.
const NUMBERS: [&str; 13] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
];
/// Other words for 0.
const ZERO: [&str; 7] = ["no", "none", "null", "nothing", "empty", "without", "nor"];
/// Other words for 1.
const ONE: [&str; 4] = ["a", "an", "single", "once"];

/// A sentence in words.
pub(super) struct Words<'s> {
    /// In lower case, without punctuation.
    list: Vec<Cow<'s, str>>,
    /// The number that each word is, in any base of the rule language.
    numbers: Vec<Option<i64>>,
    /// The text between backticks.
    quoted: Vec<&'s [u8]>,
}

impl<'s> Words<'s> {
    pub(super) fn of(sentence: &'s str) -> Self {
        let quoted = sentence.as_bytes().split(|byte| *byte == b'`').skip(1).step_by(2).collect();
        let list = list(sentence);
        let numbers = list.iter().map(|word| number(word)).collect();
        Self { list, numbers, quoted }
    }

    /// Whether the sentence has the word, whatever its case.
    pub(super) fn has(&self, word: &str) -> bool {
        self.list.iter().any(|w| w.eq_ignore_ascii_case(word))
    }

    /// Whether the sentence has one of the words, which are in lower case.
    pub(super) fn has_any(&self, words: &[&str]) -> bool {
        self.list.iter().any(|w| words.contains(&&**w))
    }

    pub(super) fn starts_with(&self, phrase: &str) -> bool {
        is_start(&self.list, phrase)
    }

    pub(super) fn has_phrase(&self, phrase: &str) -> bool {
        (0..self.list.len()).any(|at| is_start(self.list.get(at..).unwrap_or_default(), phrase))
    }

    /// Whether a name is in backticks: alone, or with a bit range, an element or more around it.
    pub(super) fn quotes(&self, name: &str) -> bool {
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
        let mut paths = self.quoted.iter().flat_map(|code| code.split(|byte| !is_name(*byte)));
        paths.any(|path| {
            path.strip_prefix(name.as_bytes()).is_some_and(|rest| rest.is_empty() || rest.starts_with(b"."))
        })
    }

    /// Whether the sentence has the name of an encoding, in singular or plural. Its parts may be words of their own: those
    /// of a name in camel case, or of several words.
    pub(super) fn has_symbol(&self, symbol: &str) -> bool {
        let is_word = |name: &str| {
            let singular = |word: &Cow<'_, str>| {
                word.strip_suffix('s').is_some_and(|word| word.eq_ignore_ascii_case(name))
            };
            self.has(name) || self.list.iter().any(singular)
        };
        let none = symbol == "None" && ZERO.iter().any(|word| self.has(word));
        none || is_word(symbol) || {
            let parts = parts(symbol);
            parts.len() > 1 && parts.iter().all(|part| is_word(part))
        }
    }

    /// Whether a symbol lies between two others of a list that the sentence connects: `u1` to `s8`.
    pub(super) fn has_between(&self, symbols: &[&str], at: usize) -> bool {
        let position = |word: &str| symbols.iter().position(|s| s.eq_ignore_ascii_case(word));
        let mut connected = self.list.windows(3).filter(|w| w[1] == "to");
        connected.any(|w| {
            let ends = (position(&w[0]), position(&w[2]));
            matches!(ends, (Some(from), Some(to)) if (from..=to).contains(&at))
        })
    }

    /// Whether the sentence has the number, in digits or in words.
    pub(super) fn has_number(&self, value: i64) -> bool {
        let in_words = usize::try_from(value).ok().and_then(|n| NUMBERS.get(n));
        in_words.is_some_and(|word| self.has(word))
            || value == 0 && ZERO.iter().any(|word| self.has(word))
            || value == 1 && ONE.iter().any(|word| self.has(word))
            || self.numbers.contains(&Some(value))
    }

    /// Whether the sentence has a number in digits.
    pub(super) fn has_numbers(&self) -> bool {
        self.numbers.iter().any(Option::is_some)
    }

    /// Whether the number lies between two that the sentence connects: "1 to 15".
    pub(super) fn spans(&self, value: i64) -> bool {
        self.ranges().any(|range| range.contains(&value))
    }

    pub(super) fn ranges(&self) -> impl Iterator<Item = RangeInclusive<i64>> {
        let connects = |word: &str| matches!(word, "to" | "and" | "through");
        let words =
            self.list.iter().skip(1).zip(self.numbers.windows(3)).filter(move |(word, _)| connects(word));
        words.filter_map(|(_, numbers)| Some(numbers[0]?..=numbers[2]?))
    }

    /// The bits that the sentence names: "bit 3", "bits 4 to 7", "bits 6 and 7", "bits 0, 2 and 5".
    pub(super) fn bits(&self) -> u64 {
        let mut mask = 0;
        for (n, _) in self.list.iter().enumerate().filter(|(_, word)| matches!(&***word, "bit" | "bits")) {
            let mut last: Option<i64> = None;
            let mut is_range = false;
            for (word, number) in self.list.iter().zip(&self.numbers).skip(n + 1) {
                match (&**word, *number) {
                    ("to" | "through", _) => is_range = true,
                    ("and" | "or", _) => is_range = false,
                    (_, Some(bit)) => {
                        let from = last.filter(|_| is_range).unwrap_or(bit);
                        mask |= (from..=bit).filter(|b| (0..64).contains(b)).fold(0, |m, b| m | 1 << b);
                        (last, is_range) = (Some(bit), false);
                    }
                    _ => break,
                }
            }
        }
        mask
    }
}

/// The words of a sentence. A range in the notation of the rule language has a word: `1..=4` is `1 to 4`.
fn list(sentence: &str) -> Vec<Cow<'_, str>> {
    let is_of_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'\'');
    let bytes = sentence.as_bytes();
    let is_range = |at: usize| bytes.get(at..at + 2) == Some(b"..");
    let mut list = Vec::with_capacity(bytes.len() / 4);
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let start = at;
        if is_range(at) {
            list.push(Cow::Borrowed("to"));
            at += 2;
            at += usize::from(bytes.get(at) == Some(&b'='));
            continue;
        }
        at += 1;
        if !is_of_word(*byte) && *byte != b'-' {
            continue;
        }
        while bytes.get(at).is_some_and(|byte| is_of_word(*byte)) && !is_range(at) {
            at += 1;
        }
        let word = sentence[start..at].trim_end_matches(['.', '\'']);
        if !matches!(word, "" | "-") {
            let is_lower = !word.bytes().any(|byte| byte.is_ascii_uppercase());
            list.push(if is_lower { word.into() } else { word.to_ascii_lowercase().into() });
        }
        // A hyphen behind a word is no sign of a number.
        at += usize::from(!is_range(at));
    }
    list
}

/// Whether words begin with a phrase.
fn is_start(list: &[Cow<'_, str>], phrase: &str) -> bool {
    let mut words = list.iter();
    // Nearly all words are the start of no phrase, and most differ in the first letter.
    list.first()
        .is_some_and(|first| first.bytes().next() == phrase.bytes().next() && phrase.starts_with(&**first))
        && phrase.split(' ').all(|word| words.next().is_some_and(|other| *other == word))
}

/// The number that a word is, in any base of the rule language.
fn number(word: &str) -> Option<i64> {
    let (sign, unsigned) = word.strip_prefix('-').map_or(("", word), |unsigned| ("-", unsigned));
    if !unsigned.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let (digits, base) = match (unsigned.strip_prefix("0x"), unsigned.strip_prefix("0b")) {
        (Some(hex), _) => (hex, 16),
        (_, Some(binary)) => (binary, 2),
        _ => (unsigned, 10),
    };
    i64::from_str_radix(&[sign, digits].concat(), base).ok()
}

/// The parts of a name in camel case or of several words, in lower case.
fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut before = ' ';
    for c in name.chars() {
        let is_part = c.is_ascii_alphanumeric() || c == '_';
        if !is_part || c.is_ascii_uppercase() && before.is_ascii_lowercase() {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut().filter(|_| is_part) {
            part.push(c.to_ascii_lowercase());
        }
        before = c;
    }
    parts.retain(|part| !part.is_empty());
    parts
}
