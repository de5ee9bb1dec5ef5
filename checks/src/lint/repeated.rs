//! Facts that most pages repeat and that one of them has with another word: the type of a field, what it refers to, its bits,
//! the name of each encoding, the list of the codes, the name of a surface. Nothing is known but the pages themselves.

mod chapters;
mod doubled;
mod encodings;
mod rules;
mod words;

use super::Finding;
use super::spec::Spec;
use foldhash::HashMap;
use genvisa_reader::isa::{At, Field, Space};
use genvisa_reader::page::EntryKind;
use std::borrow::Cow;
use std::fmt;

/// The fewest pages that show what is usual.
const PAGES: usize = 20;
/// The fewest members of a list that shows what is usual.
const MEMBERS: usize = 3;
/// Of a hundred places, at least so many have the usual value.
const NEARLY_ALL: usize = 94;

/// A question that many pages answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Question<'s> {
    Type { field: &'s str },
    Table { field: &'s str },
    Ignored { field: &'s str },
    NameOfBits(Bits<'s>),
    CodesOfBits(Bits<'s>),
    Code(u64, Bits<'s>),
    NameOfSurface(u32),
    DescribesSurfaces,
}

/// Bits of the fields with a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Bits<'s> {
    field: &'s str,
    lo: u32,
    hi: u32,
}

impl fmt::Display for Question<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Type { field } => write!(f, "the type of `{field}`"),
            Self::Table { field } => write!(f, "the table of the index `{field}`"),
            Self::Ignored { field } => write!(f, "whether `{field}` is ignored"),
            Self::NameOfBits(bits) => write!(f, "the name of {bits}"),
            Self::CodesOfBits(bits) => write!(f, "the list of codes of {bits}"),
            Self::Code(code, bits) => write!(f, "code {code} of {bits}"),
            Self::NameOfSurface(index) => write!(f, "the name of surface {index}"),
            Self::DescribesSurfaces => f.write_str("whether surfaces are described"),
        }
    }
}

impl fmt::Display for Bits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bits {} to {} of `{}`", self.lo, self.hi, self.field)
    }
}

/// An answer on a page, the parts of its subject, and its place.
struct Answer<'s> {
    value: Cow<'s, str>,
    subject: [&'s str; 2],
    at: At,
    word: &'s str,
}

type Answers<'s> = HashMap<Question<'s>, Vec<Answer<'s>>>;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut answers = Answers::default();
    for instruction in &spec.isa.instructions {
        for field in &instruction.fields {
            of_field(&instruction.name, field, &mut answers);
        }
    }
    surfaces(spec, &mut answers);
    let mut answers: Vec<(Question<'_>, Vec<Answer<'_>>)> = answers.into_iter().collect();
    answers.sort_unstable_by_key(|(question, _)| *question);
    let mut found: Vec<Finding> =
        answers.iter().flat_map(|(question, answers)| differing(spec, question, answers)).collect();
    found.extend(encodings::units(spec));
    found.extend(encodings::types(spec));
    found.extend(chapters::definitions(spec));
    found.extend(chapters::names(spec));
    found.extend(chapters::numbers(spec));
    found.extend(words::run(spec));
    found.extend(doubled::run(spec));
    found.extend(rules::run(spec));
    found
}

/// The value that nearly all of many places have.
pub(super) fn usual<T: Eq + std::hash::Hash>(values: impl Iterator<Item = T>, fewest: usize) -> Option<T> {
    let mut counts: HashMap<T, usize> = HashMap::default();
    values.for_each(|value| *counts.entry(value).or_default() += 1);
    let all: usize = counts.values().sum();
    // No other value is as frequent.
    let is_usual = |n: usize| all >= fewest && n * 100 >= all * NEARLY_ALL;
    counts.into_iter().find(|(_, n)| is_usual(*n)).map(|(value, _)| value)
}

/// The value that all of at least three have but one.
pub(super) fn of_all_but_one<T: PartialEq>(values: &[T]) -> Option<&T> {
    let is_usual = |value: &&T| values.iter().filter(|other| other == value).count() + 1 == values.len();
    // One of the first two has it.
    values.iter().take(2).find(is_usual).filter(|_| values.len() >= MEMBERS)
}

fn of_field<'s>(instruction: &'s str, field: &'s Field, answers: &mut Answers<'s>) {
    let Field { name, label, at, .. } = field;
    let mut add = |question: Question<'s>, value: Cow<'s, str>, at: &At, word: &'s str| {
        let answer = Answer { value, subject: [instruction, name], at: at.clone(), word };
        answers.entry(question).or_default().push(answer);
    };
    let ty = match field.wire.as_slice() {
        [one] => Cow::Borrowed(one.ty.as_str()),
        all => Cow::Owned(all.iter().map(|wire| wire.ty.as_str()).collect::<Vec<_>>().join(", ")),
    };
    add(Question::Type { field: name }, ty, at, label);
    let refers = field.refers.map_or("no table".to_string(), |refers| format!("{refers:?}").to_lowercase());
    add(Question::Table { field: name }, refers.into(), at, label);
    let ignored = if field.ignored { "ignored" } else { "used" };
    add(Question::Ignored { field: name }, ignored.into(), at, label);
    for group in &field.bits {
        let bits = Bits { field: name, lo: group.lo, hi: group.hi };
        add(Question::NameOfBits(bits), group.name.as_str().into(), &group.at, "");
        let codes: Vec<String> = group.values.iter().map(|value| value.code.to_string()).collect();
        add(Question::CodesOfBits(bits), codes.join(", ").into(), &group.at, "");
        for value in &group.values {
            add(Question::Code(value.code, bits), value.name.as_str().into(), &value.at, "");
        }
    }
}

/// The words in parentheses behind the number of a surface.
fn surfaces<'s>(spec: &'s Spec<'_>, answers: &mut Answers<'s>) {
    let known: Vec<u32> =
        spec.isa.predefined.iter().filter(|p| p.space == Space::Surface).map(|p| p.index).collect();
    for sheet in &spec.sheets {
        for entry in &sheet.page.entries {
            let EntryKind::Surface { index } = entry.kind else { continue };
            let text = sheet.page.text(entry);
            let name =
                text.split_once('(').and_then(|(_, rest)| rest.split_once(')')).map_or("", |(name, _)| name);
            let at = sheet.at(entry);
            let mut add = |question: Question<'s>, value: Cow<'s, str>| {
                let answer =
                    Answer { value, subject: [sheet.name(), "surfaces"], at: at.clone(), word: name };
                answers.entry(question).or_default().push(answer);
            };
            // A number that no chapter describes has no place of its own among the answers.
            if known.is_empty() || known.contains(&index) {
                add(Question::NameOfSurface(index), name.into());
                add(Question::DescribesSurfaces, "yes".into());
            } else {
                add(Question::DescribesSurfaces, format!("no chapter has T{index}").into());
            }
        }
    }
}

/// The answers that differ from the usual one.
fn differing(spec: &Spec<'_>, question: &Question<'_>, answers: &[Answer<'_>]) -> Vec<Finding> {
    let values = answers.iter().map(|answer| &*answer.value);
    let found = match question {
        // A phrase that has one wording is lost with a word of it, on however few pages it is.
        Question::Table { .. } | Question::Ignored { .. } if answers.len() < PAGES => {
            let values: Vec<&str> = values.clone().collect();
            of_all_but_one(&values).copied()
        }
        _ => usual(values, PAGES),
    };
    let Some(usual) = found else { return Vec::new() };
    let Some(other) = answers.iter().find(|answer| answer.value == usual) else { return Vec::new() };
    let others = answers.iter().filter(|answer| answer.value == usual).count();
    let differing = answers.iter().filter(|answer| answer.value != usual);
    let finding = |answer: &Answer<'_>| {
        let message = format!("{question} differs from {others} others: `{}`, not `{usual}`", answer.value);
        let labels = vec![
            spec.label(&answer.at, answer.word, ""),
            spec.label(&other.at, other.word, "one of the others"),
        ];
        Finding::new("repeated", answer.subject.join("/"), message, "", labels)
    };
    differing.map(finding).collect()
}
