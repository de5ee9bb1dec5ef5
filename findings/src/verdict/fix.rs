//! A change of one field that satisfies the rule, where no other change could be meant.
//!
//! A field that decides the operation, the memory, the channels or the data may be right, and another part of the instruction
//! wrong. A value that the page documents has a meaning, which a change alters: `a16` is another address than `a32`. So a change is
//! certain only if the old value means nothing and the page allows one value under all conditions and on all platforms, if it
//! removes a modifier, or if it only switches off the mask.

use super::captured::Captured;
use super::headline::{Change, Choice};
use super::words::Words;
use genvisa::operands::VecOperand;
use genvisa::{Instruction, Modifier, Names, Version};
use genvisa_asm::symbols::Naming;
use genvisa_rule::Expr;
use genvisa_runtime::Fields;
use std::ops::Range;

/// A change of an instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// The words of the line that change, and their replacement; `None` if no text represents the change.
    pub words: Option<(String, String)>,
    /// The bytes that change: their offset in the instruction, and the new ones.
    pub bytes: (usize, Vec<u8>),
}

/// The bit range of the execution mask, by the name that [`genvisa_runtime::first_channel`] knows.
const MASK: &str = "mask";

/// The change of an instruction that satisfies the rule; `None` if another change could be meant.
pub fn of(choice: &Choice, words: &Words<'_>, instruction: &Instruction, version: Version) -> Option<Fix> {
    let mut changed = *instruction;
    match &choice.change {
        Change::Value(part, values) => {
            let value = match choice.is_free {
                true => only(part, words).or_else(|| without_mask(part, values, words))?,
                false => without_mask(part, values, words)?,
            };
            set(&mut changed, part, value, words.captured)?;
        }
        Change::ClearBits(part, bits) => {
            choice.is_free.then_some(())?;
            let (field, element) = place(&changed, part)?;
            let raw = changed.field(field, element)?.raw()?;
            changed.field_mut(field, element)?.set_raw(raw & !(*bits as u64)).then_some(())?;
        }
        Change::NoModifier(part) => {
            let (field, element) = place(&changed, part)?;
            let operand = changed.field_mut(field, element)?.as_any_mut().downcast_mut::<VecOperand>()?;
            *operand = operand.with_tag(operand.tag().with_modifiers(Modifier::None));
        }
    }
    let bytes = difference(&encoded(instruction, version)?, &encoded(&changed, version)?)?;
    let words = words.naming.and_then(|naming| changed_words(instruction, &changed, naming));
    Some(Fix { words, bytes })
}

/// The only value that satisfies the rule, of those on all platforms, in place of one that the page does not document.
fn only(part: &Expr, words: &Words<'_>) -> Option<i64> {
    let text = part.to_string();
    let (Names::Value(range) | Names::Code(range)) = words.captured.part(part)?.names else { return None };
    let known = words.captured.part(part)?;
    let documented = range.values.iter().map(|one| match known.names {
        Names::Value(_) => Some(one.value.unwrap_or(one.code as i64)),
        _ => i64::try_from(one.code).ok(),
    });
    let documented: Vec<i64> = documented.flatten().collect();
    if known.value.is_none_or(|value| documented.contains(&value)) {
        return None;
    }
    let satisfies = |value: &i64| words.captured.value_with(&words.captured.expr, &text, *value) == Some(1);
    let mut found = documented.iter().copied().filter(satisfies);
    found.next().filter(|_| found.next().is_none())
}

/// The value of a mask whose name continues the one that was found, so that the channels are the same: `M1_NM` for `M1`.
fn without_mask(part: &Expr, values: &[i64], words: &Words<'_>) -> Option<i64> {
    let known = words.captured.part(part)?;
    let is_mask = matches!(known.names, Names::Value(range) | Names::Code(range) if range.name == MASK);
    let text = part.to_string();
    let named = |value: i64| words.shown(part, known, value).trim_matches('`').to_string();
    let begin = named(known.value.filter(|_| is_mask)?) + "_";
    let satisfies = |value: i64| words.captured.value_with(&words.captured.expr, &text, value) == Some(1);
    let mut longer =
        values.iter().copied().filter(|value| named(*value).starts_with(&begin) && satisfies(*value));
    longer.next().filter(|_| longer.next().is_none())
}

/// Gives a part another value, if it is a field or a bit range of the instruction that occurs in the rule in one way.
fn set(instruction: &mut Instruction, part: &Expr, value: i64, captured: &Captured) -> Option<()> {
    // Other values of the same bits would change too. A part without a value does not decide whether the rule holds.
    let text = argument(part)?.to_string();
    let is_same = |other: &str| *other == text || other.contains(&format!("({text})"));
    let known = captured.parts.iter().filter(|(other, part)| part.value.is_some() && is_same(other));
    if known.count() != 1 {
        return None;
    }
    let (range, code) = match captured.part(part)?.names {
        Names::Value(range) => {
            let found = range.values.iter().find(|one| one.value.unwrap_or(one.code as i64) == value)?;
            (range, found.code)
        }
        Names::Code(range) => (range, u64::try_from(value).ok()?),
        Names::None | Names::Listed(_) => return None,
    };
    let (field, element) = place(instruction, part)?;
    let raw = instruction.field(field, element)?.raw()?;
    let raw = raw & !range.mask() | code << range.lo & range.mask();
    instruction.field_mut(field, element)?.set_raw(raw).then_some(())
}

/// The expression that a function is about, or the expression itself.
fn argument(part: &Expr) -> Option<&Expr> {
    match part {
        Expr::Call { args, .. } => args.first(),
        _ => Some(part),
    }
}

/// The number of the field that an expression names, and of its element.
fn place(instruction: &Instruction, part: &Expr) -> Option<(usize, usize)> {
    let (name, element) = argument(part)?.as_place()?;
    let first = name.path.first()?;
    let field = instruction.info().fields.iter().position(|field| field.name == first)?;
    Some((field, element.unwrap_or_default().into()))
}

fn encoded(instruction: &Instruction, version: Version) -> Option<Vec<u8>> {
    let mut bytes = vec![0; instruction.encoded_len(version)];
    let len = instruction.encode(version, &mut bytes).ok()?;
    bytes.truncate(len);
    Some(bytes)
}

/// The bytes from the first that differs to the last, if both have one length.
fn difference(old: &[u8], new: &[u8]) -> Option<(usize, Vec<u8>)> {
    let differs = |at: &usize| old.get(*at) != new.get(*at);
    let first = (0..new.len()).find(differs)?;
    let last = (0..new.len()).rev().find(differs)?;
    (old.len() == new.len()).then(|| (first, new.get(first..=last).unwrap_or_default().to_vec()))
}

/// The words that differ in the lines of two instructions.
fn changed_words(old: &Instruction, new: &Instruction, naming: &dyn Naming) -> Option<(String, String)> {
    let line = |instruction: &Instruction| {
        let mut line = String::new();
        genvisa_asm::print::instruction(instruction, naming, &mut line).ok().map(|()| line)
    };
    let (old, new) = (line(old)?, line(new)?);
    let same = |(a, b): &(char, char)| a == b;
    let front: usize = old.chars().zip(new.chars()).take_while(same).map(|(a, _)| a.len_utf8()).sum();
    let (rest_old, rest_new) = (old.get(front..)?, new.get(front..)?);
    let back: usize =
        rest_old.chars().rev().zip(rest_new.chars().rev()).take_while(same).map(|(a, _)| a.len_utf8()).sum();
    // Whole words, so that they can be found in a text.
    let front = old.get(..front)?.rfind(|c| !is_word(c)).map_or(0, |at| at + 1);
    let after = old.get(old.len() - back..)?;
    let back = back - after.find(|c| !is_word(c)).unwrap_or(after.len());
    let word = |line: &str| Some(line.get(front..line.len() - back)?.to_string());
    word(&old).zip(word(&new)).filter(|(old, new)| old != new && !old.is_empty())
}

/// Whether a character belongs to a word. A mnemonic has points.
pub fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.')
}

/// The place of a word in a text, if it is there once.
fn find_word(text: &str, word: &str) -> Option<usize> {
    let is_whole = |at: &usize| {
        let before = text.get(..*at).and_then(|front| front.chars().next_back());
        let after = text.get(at + word.len()..).and_then(|rest| rest.chars().next());
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    };
    let mut places = text.match_indices(word).map(|(at, _)| at).filter(is_whole);
    places.next().filter(|_| places.next().is_none())
}

/// The bytes of a word in the first of some ranges of a text that has it once.
pub fn find_word_in<'r>(
    text: &str,
    ranges: impl IntoIterator<Item = &'r Range<usize>>,
    word: &str,
) -> Option<Range<usize>> {
    ranges.into_iter().find_map(|range| {
        let at = range.start + find_word(text.get(range.clone())?, word)?;
        Some(at..at + word.len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_if_there_is_one() {
        assert_eq!(find_word("ret (M1, 1)", "M1"), Some(5));
        assert_eq!(find_word("ret (M1_NM, 1)", "M1"), None, "a part of another word");
        assert_eq!(find_word("add (M1, 1) M1", "M1"), None, "twice");
    }

    #[test]
    fn bytes_that_differ_are_in_one_piece() {
        assert_eq!(difference(&[1, 2, 3, 4], &[1, 0, 3, 0]), Some((1, vec![0, 3, 0])));
        assert_eq!(difference(&[1, 2], &[0, 2]), Some((0, vec![0])));
        assert_eq!(difference(&[1, 2], &[1, 0]), Some((1, vec![0])));
        assert_eq!(difference(&[1], &[1]), None);
        assert_eq!(difference(&[1], &[2, 3]), None);
    }
}
