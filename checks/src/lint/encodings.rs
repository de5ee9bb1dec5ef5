//! Codes or names that are listed twice for the same platform, names that take in their description, lists that lack a code,
//! and lists of the same names with other codes.

mod lists;

use super::Finding;
use super::repeated::of_all_but_one;
use super::spec::Spec;
use genvisa_reader::isa::{BitGroup, Enumerant};
use genvisa_reader::page::{EntryKind, Radix};
use std::collections::BTreeSet;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (owner, field) in super::bits::fields(spec.isa) {
        for run in &field.bits {
            let subject = super::bits::place(owner, field, run);
            twice(spec, &subject, run, &mut found);
            long_names(spec, &subject, run, &mut found);
            lost_codes(spec, &subject, run, &mut found);
            small_names(spec, &subject, run, &mut found);
            other_notation(spec, &subject, run, &mut found);
        }
    }
    found.extend(lists::run(spec));
    found
}

/// A name of several words in a list whose other names are single words: the mark before its description is missing.
fn long_names(spec: &Spec<'_>, subject: &str, run: &BitGroup, found: &mut Vec<Finding>) {
    let is_long = |value: &&Enumerant| value.value.is_none() && value.name.contains(char::is_whitespace);
    let long: Vec<&Enumerant> = run.values.iter().filter(is_long).collect();
    if long.len() * 2 > run.values.len() {
        return;
    }
    for value in long {
        let message = format!("`{}` is a name of several words, unlike the others of {subject}", value.name);
        let labels = vec![spec.label(&value.at, &value.name, ""), spec.label(&run.at, "", "the list")];
        let help = "the description follows behind ` - `: `0b001: NE - not equal`";
        found.push(Finding::new("encodings", subject, message, help, labels));
    }
}

/// A list that lacks a code: one of two codes of a bit, or one in the middle of a list of numbers.
fn lost_codes(spec: &Spec<'_>, subject: &str, run: &BitGroup, found: &mut Vec<Finding>) {
    let codes: BTreeSet<u64> = run.values.iter().map(|value| value.code).collect();
    let (Some(first), Some(last)) = (codes.first(), codes.last()) else { return };
    let lost = match run.hi == run.lo {
        true if codes.len() == 1 => Some(1 - first.min(&1)),
        true => None,
        false if run.values.len() > 2 && run.values.iter().all(|value| value.value.is_some()) => {
            codes.iter().zip(codes.iter().skip(1)).find(|(a, b)| *a + 1 != **b).map(|(a, _)| a + 1)
        }
        false => None,
    };
    let (Some(lost), Some(value)) = (lost, run.values.iter().find(|value| value.code == *last)) else {
        return;
    };
    let message = format!("{subject} lacks the code {lost:#b}");
    let labels = vec![spec.label(&run.at, "", ""), spec.label(&value.at, "", "the last code")];
    let help = "the other codes of these bits are listed";
    found.push(Finding::new("encodings", subject, message, help, labels));
}

/// A name in small letters in a list whose other names begin with a capital: its description is in its place.
fn small_names(spec: &Spec<'_>, subject: &str, run: &BitGroup, found: &mut Vec<Finding>) {
    let names = || run.values.iter().filter(|value| value.value.is_none());
    let mut small = names().filter(|value| value.name.starts_with(|c: char| c.is_ascii_lowercase()));
    let (Some(value), None) = (small.next(), small.next()) else { return };
    let capital = |value: &&Enumerant| value.name.starts_with(|c: char| c.is_ascii_uppercase());
    if names().filter(capital).count() < 2 {
        return;
    }
    let message = format!("`{}` begins with a small letter, unlike the others of {subject}", value.name);
    let labels = vec![spec.label(&value.at, &value.name, ""), spec.label(&run.at, "", "the list")];
    let help = "the name precedes its description: `0b001: NE - not equal`";
    found.push(Finding::new("encodings", subject, message, help, labels));
}

/// A code in another notation than all others of its list: `000100` among binary numbers is a decimal one.
fn other_notation(spec: &Spec<'_>, subject: &str, run: &BitGroup, found: &mut Vec<Finding>) {
    let radix = |value: &Enumerant| match spec.entry(&value.at)?.0.kind {
        EntryKind::Code { code, .. } => Some(code.radix),
        _ => None,
    };
    let all: Option<Vec<Radix>> = run.values.iter().map(radix).collect();
    let Some(all) = all else { return };
    let Some(usual) = of_all_but_one(&all) else { return };
    let Some((value, _)) = run.values.iter().zip(&all).find(|(_, one)| *one != usual) else { return };
    let message = format!("the code of `{}` has another notation than all others of {subject}", value.name);
    let labels = vec![spec.label(&value.at, "", ""), spec.label(&run.at, "", "the list")];
    let help = "the codes of a list have one notation";
    found.push(Finding::new("encodings", subject, message, help, labels));
}

fn twice(spec: &Spec<'_>, subject: &str, run: &BitGroup, found: &mut Vec<Finding>) {
    for (n, value) in run.values.iter().enumerate() {
        let same = |other: &&Enumerant| {
            (other.code == value.code || other.name == value.name)
                && !spec.disjoint(&other.platforms, &value.platforms)
        };
        let Some(other) = run.values[..n].iter().find(same) else { continue };
        let message = if other.code == value.code {
            format!("{subject} has two meanings of {:#b}: `{}` and `{}`", value.code, other.name, value.name)
        } else {
            format!("{subject} has two codes of `{}`: {:#b} and {:#b}", value.name, other.code, value.code)
        };
        let labels = vec![spec.label(&value.at, "", ""), spec.label(&other.at, "", "first here")];
        found.push(Finding::new("encodings", subject, message, "", labels));
    }
}
