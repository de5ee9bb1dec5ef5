//! Codes or names that are listed twice for the same platform, codes that do not fit into their bits, names that take in
//! their description, and lists of the same names with other codes.

mod lists;

use super::Finding;
use super::spec::Spec;
use genvisa_reader::isa::{BitGroup, Enumerant};

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (owner, field) in super::bits::fields(spec.isa) {
        for run in &field.bits {
            let subject = super::bits::place(owner, field, run);
            too_wide(spec, &subject, run, &mut found);
            twice(spec, &subject, run, &mut found);
            long_names(spec, &subject, run, &mut found);
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

fn too_wide(spec: &Spec<'_>, subject: &str, run: &BitGroup, found: &mut Vec<Finding>) {
    let width = (run.hi + 1).saturating_sub(run.lo);
    for value in run.values.iter().filter(|v| width < 64 && v.code >> width != 0) {
        let message = format!("{subject} has {width} bits, and {:#b} does not fit", value.code);
        let labels = vec![spec.label(&value.at, "", ""), spec.label(&run.at, "", "the bits")];
        found.push(Finding::new("encodings", subject, message, "", labels));
    }
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
