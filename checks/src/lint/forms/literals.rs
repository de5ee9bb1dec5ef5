//! Words of forms and spellings with a slip: no other place of the pages has them, and another form has nearly the same word.

use super::super::spec::Spec;
use super::super::{Finding, near};
use super::{Form, Placeholder};
use crate::lint::chapters::reserved;
use genvisa_syntax::{Item, Line, Shape};
use std::collections::{BTreeMap, BTreeSet};

/// The fewest letters of a word that can have a slip: shorter ones are alike by chance.
const LETTERS: usize = 3;

pub(super) fn run(spec: &Spec<'_>, forms: &[Form<'_>]) -> Vec<Finding> {
    let mut uses: BTreeMap<&str, (usize, &Form<'_>)> = BTreeMap::new();
    for form in forms {
        for word in words(form) {
            uses.entry(word).or_insert((0, form)).0 += 1;
        }
    }
    let mut known: BTreeSet<&str> = reserved(spec).collect();
    let groups = spec.isa.instructions.iter().flat_map(|one| &one.fields).flat_map(|field| &field.bits);
    known.extend(groups.flat_map(|group| &group.values).map(|value| value.name.as_str()));
    // Words that are on one place each may be two words. So many of them take time in proportion to their number.
    let is_elsewhere = |word: &str| spec.words.get(word).is_some_and(|uses| uses.all > 1);
    known.extend(uses.iter().filter(|(word, (n, _))| *n > 1 || is_elsewhere(word)).map(|(word, _)| *word));
    let mut by_length: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    known.iter().for_each(|word| by_length.entry(word.len()).or_default().push(word));
    let mut found = Vec::new();
    for (word, (_, form)) in uses.iter().filter(|(word, _)| !known.contains(*word)) {
        if word.len() < LETTERS || is_of_name(word, &form.instruction.name) || is_of_encoding(word, form) {
            continue;
        }
        let lengths = word.len() - 1..=word.len() + 1;
        let mut alike = by_length.range(lengths).flat_map(|(_, words)| words);
        let Some(meant) = alike.find(|known| is_slip(word, known)) else { continue };
        let message = format!("`{word}` is on no other place, and nearly `{meant}`");
        found.push(form.finding(spec, word, message, format!("did you mean `{meant}`?")));
    }
    found
}

/// The words of a form that the assembler reads and prints as they are.
fn words<'f>(form: &'f Form<'_>) -> Vec<&'f str> {
    let mut texts: Vec<&str> = Vec::new();
    if let Line::Spellings { list, .. } = &form.line {
        texts.extend(list.iter().map(|(_, text)| text.as_str()));
    } else {
        texts.extend(form.texts());
        texts.extend(form.placeholders.iter().filter_map(flag));
    }
    texts.into_iter().flat_map(near::words).collect()
}

/// The text that a flag prints.
fn flag<'f>(Placeholder { inner, item, .. }: &Placeholder<'f>) -> Option<&'f str> {
    let Item::Field(_, Shape::Flag { text, .. }) = item else { return None };
    inner.get(inner.len().checked_sub(text.len())?..)
}

/// Whether a word is a part of the name of an instruction.
fn is_of_name(word: &str, name: &str) -> bool {
    let letters = |text: &str| text.replace('_', "").to_ascii_lowercase();
    letters(name).contains(&letters(word))
}

/// Whether a spelling consists of words of the name of its encoding: `FULL_16 is 16-full`.
fn is_of_encoding(word: &str, form: &Form<'_>) -> bool {
    let Line::Spellings { list, .. } = &form.line else { return false };
    list.iter().any(|(name, text)| text.contains(word) && super::spellings::is_made_of(text, name))
}

/// Whether a word is a known word with a slip. A letter behind the end makes another word of many: `div`, `divm`.
fn is_slip(word: &str, known: &str) -> bool {
    let alike = word.bytes().zip(known.bytes()).take_while(|(a, b)| a == b).count();
    let ends_otherwise = alike + 1 >= word.len().max(known.len());
    let bytes = word.as_bytes();
    let is_doubled = word.len() > known.len() && bytes.get(alike) == bytes.get(alike.wrapping_sub(1));
    near::is_slip(word, known) && (!ends_otherwise || is_doubled)
}

#[cfg(test)]
mod tests {
    use super::is_slip;

    #[test]
    fn another_last_letter_makes_another_word() {
        assert!(is_slip("M11", "M1") && is_slip("tmg", "tgm") && is_slip("alinged", "aligned"));
        assert!(!is_slip("divS", "div") && !is_slip("divS", "divm") && !is_slip("rsqrt", "rsqrt"));
    }
}
