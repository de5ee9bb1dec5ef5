//! Every change of one word, number or operator of a page is a difference, and the page is named.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_checks::diff::{Comparison, Version, compare_pages};
use genvisa_reader::page::{EntryKind, Page};
use genvisa_reader::{Outcome, Readings, Source, load, read_with};
use genvisa_testing::upstream_test;
use rayon::prelude::*;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The folder of our pages.
fn ours() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

/// The folders of both versions of Intel's pages.
fn intels(upstream: &Path) -> [PathBuf; 2] {
    ["2021-06", "2025-02"].map(|version| upstream.join(version))
}

/// A page with the result of reading it alone.
struct Alone {
    page: [Source; 1],
    outcome: Outcome,
}

impl Alone {
    fn read(page: Source) -> Self {
        let page = [page];
        let outcome = read_with(&page, Readings::embedded());
        Self { page, outcome }
    }

    fn version(&self) -> Version<'_> {
        Version { pages: &self.page, outcome: &self.outcome }
    }
}

/// A change of one token: its bytes, and the text instead of it.
type Change = (Range<usize>, String);

/// The changes of the words, numbers and operators of a page, without those of comments and of lines of marks.
fn changes(text: &str) -> Vec<Change> {
    let page = Page::read(text);
    let comments: Vec<_> =
        page.entries.iter().filter(|e| e.kind == EntryKind::Comment).map(|e| &e.span).collect();
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let (first, end) = (start, start + line.len());
        start = end;
        let has_content = line.contains(is_word) && !line.trim_start().starts_with("```");
        if !has_content || comments.iter().any(|span| span.start < end && first < span.end) {
            continue;
        }
        let mut at = 0;
        while let Some(n) = line[at..].find(|c| is_word(c) || "=<>!+-*/%&~^".contains(c)) {
            at += n;
            let rest = &line[at..];
            let end =
                if rest.starts_with(is_word) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { 1 };
            let token = &rest[..end];
            let operands =
                [line[..at].trim_end().chars().next_back(), rest[end..].trim_start().chars().next()];
            let is_mark = !token.starts_with(is_word) && !operands.iter().all(|c| c.is_some_and(is_word));
            if !is_mark {
                let span = first + at..first + at + end;
                found.extend(others(token).into_iter().map(|other| (span.clone(), other)));
            }
            at += end;
        }
    }
    found
}

/// The texts instead of a token: nothing, and another one.
fn others(token: &str) -> Vec<String> {
    let other = match token.chars().next_back() {
        Some('0'..='8') => token[..token.len() - 1].to_string() + "9",
        Some('9') => token[..token.len() - 1].to_string() + "1",
        Some(c) if !c.is_alphanumeric() && c != '_' => if c == '+' { "-" } else { "+" }.to_string(),
        _ if matches!(token, "must" | "may" | "can" | "is" | "are" | "should") => format!("{token} not"),
        _ => format!("{token}q"),
    };
    vec![String::new(), other]
}

/// The change if the comparison does not show it, or does not name the page.
fn missed(before: &Alone, (span, other): &Change) -> Option<String> {
    let page = &before.page[0];
    let text = [&page.text[..span.start], other, &page.text[span.end..]].concat();
    let after = Alone::read(Source { text, ..page.clone() });
    let Comparison { facts, pages } = compare_pages(before.version(), after.version());
    let on_page = |at: &Option<String>| at.as_ref().is_some_and(|at| at.starts_with(&page.path));
    let is_named = facts.iter().any(|fact| on_page(&fact.old_at) || on_page(&fact.new_at))
        || pages
            .iter()
            .any(|changed| changed.new.as_ref() == Some(&page.path) && !changed.changes.is_empty());
    let line = || page.text[..span.start].lines().count();
    (!is_named).then(|| format!("{}:{}: `{}` -> `{other}`", page.path, line(), &page.text[span.clone()]))
}

/// Tries the changes of the pages of some folders whose number in the page has the remainder `seed` for some number of
/// changes.
fn no_change_is_missed(folders: &[PathBuf], every: usize, seed: usize) {
    let pages: Vec<Source> =
        folders.iter().flat_map(|folder| load(std::slice::from_ref(folder)).unwrap()).collect();
    let results: Vec<(usize, Vec<String>)> = pages
        .into_par_iter()
        .enumerate()
        .map(|(n, page)| {
            let changes = changes(&page.text);
            let page = Alone::read(page);
            let tried: Vec<_> = changes.iter().skip((seed + n) % every).step_by(every).collect();
            (tried.len(), tried.into_par_iter().filter_map(|change| missed(&page, change)).collect())
        })
        .collect();
    let tried: usize = results.iter().map(|(tried, _)| tried).sum();
    let missed: Vec<String> = results.into_iter().flat_map(|(_, missed)| missed).collect();
    println!("{tried} changes tried");
    assert!(tried > 80 * folders.len(), "{tried}");
    assert!(missed.is_empty(), "{} of {tried} changes are missed:\n{}", missed.len(), missed.join("\n"));
}

/// One part in this number of all changes is tried: 1 unless the variable `GENVISA_PART` has another one.
fn part() -> usize {
    std::env::var("GENVISA_PART").ok().and_then(|part| part.parse().ok()).unwrap_or(1)
}

#[test]
fn a_change_of_one_token_is_a_difference() {
    no_change_is_missed(&[ours()], 401, 7);
}

#[upstream_test]
fn a_change_of_one_token_of_intels_pages_is_a_difference(upstream: &Path) {
    no_change_is_missed(&intels(upstream), 401, 7);
}

#[test]
#[ignore = "takes an hour; one part in GENVISA_PART of all changes is tried"]
fn every_change_of_one_token_is_a_difference() {
    no_change_is_missed(&[ours()], part(), 0);
}

#[upstream_test]
#[ignore = "takes two hours; one part in GENVISA_PART of all changes is tried"]
fn every_change_of_one_token_of_intels_pages_is_a_difference(upstream: &Path) {
    no_change_is_missed(&intels(upstream), part(), 0);
}
