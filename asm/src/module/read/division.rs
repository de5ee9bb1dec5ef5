//! Divides a text in memory into parts that can be read in parallel.

use super::Assembler;
use crate::cursor::is_name;
use crate::lines::{Statements, are_lines};
use crate::parallel::try_map;
use genvisa::{NEWEST_VERSION, Version};
use memchr::memmem;
use std::cmp::Reverse;
use std::ops::Range;

/// Bytes of text from which on dividing it saves time.
const WORTH_DIVIDING: usize = 1 << 16;

/// Reads all parts of a text, each by a new assembler. `new` gets the version, which the first part states.
pub(super) fn in_parts(text: &str, new: &(dyn Fn(Option<Version>) -> Assembler + Sync)) -> Assembler {
    let parts = parts(text);
    let (first, others) = parts.split_first().map_or((0..text.len(), &[][..]), |(p, ps)| (p.clone(), ps));
    let mut assembler = new(None);
    assembler.part(text, first);
    if others.is_empty() {
        return assembler;
    }
    let version = Some(assembler.version.unwrap_or(NEWEST_VERSION));
    // The longest part first, so that no processor begins a long one at the end.
    let mut others: Vec<(usize, &Range<usize>)> = others.iter().enumerate().collect();
    others.sort_by_key(|(_, part)| Reverse(part.len()));
    let others = try_map(others.into_iter(), |part| {
        let mut assembler = new(version);
        assembler.part(text, part.clone());
        Some((assembler.objects, assembler.uncertain, assembler.problems))
    });
    for (objects, uncertain, problems) in others.unwrap_or_default() {
        assembler.objects.extend(objects);
        assembler.uncertain.extend(uncertain);
        assembler.problems.extend(problems);
    }
    assembler
}

/// Bytes of text in a part. A part costs memory of its own, so that small kernels share one.
const LEN: usize = 1 << 14;

/// The parts of a text that can be read in parallel. Each after the first begins with a kernel or function.
fn parts(text: &str) -> Vec<Range<usize>> {
    if text.len() < WORTH_DIVIDING {
        return std::iter::once(0..text.len()).collect();
    }
    let begins = if are_lines(text.as_bytes()) { begins_of_lines(text) } else { begins(text) };
    let mut parts = Vec::new();
    let mut start = 0;
    for begin in begins.into_iter().skip(1).filter(|begin| *begin < text.len()) {
        if begin - start >= LEN {
            parts.push(start..begin);
            start = begin;
        }
    }
    parts.push(start..text.len());
    parts
}

/// The directives that begin kernels and functions.
const BEGINS: [&str; 2] = [".kernel", ".global_function"];

/// Whether a statement begins a kernel or function.
pub(super) fn is_begin(statement: &[u8]) -> bool {
    let statement = statement.trim_ascii_start();
    let behind = BEGINS.iter().find_map(|begin| statement.strip_prefix(begin.as_bytes()));
    behind.is_some_and(|behind| !behind.first().copied().is_some_and(is_name))
}

/// The offsets of the statements that begin kernels and functions.
fn begins(text: &str) -> Vec<usize> {
    Statements::new(text)
        .filter(|statement| is_begin(statement.text.as_bytes()))
        .map(|statement| statement.start)
        .collect()
}

/// The same if each line is a statement: only lines with one of the directives are examined.
fn begins_of_lines(text: &str) -> Vec<usize> {
    let found = BEGINS.iter().flat_map(|begin| memmem::find_iter(text.as_bytes(), begin.as_bytes()));
    let starts = found.filter_map(|at| {
        let start = text.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
        let statement = Statements::within(text, start..text.len()).next()?;
        (statement.start + statement.text.find('.')? == at && is_begin(statement.text.as_bytes()))
            .then_some(statement.start)
    });
    let mut starts: Vec<usize> = starts.collect();
    starts.sort_unstable();
    starts
}
