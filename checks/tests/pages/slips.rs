//! A slip of the pen in a form of the page grammar gives a message, or leaves every fact as it is.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_checks::diff::{Change, FactKind, compare, to_brief};
use genvisa_checks::lint::lint;
use genvisa_reader::isa::Isa;
use genvisa_reader::{Diagnostics, Readings, Severity, Source, load, read_with};
use genvisa_testing::upstream_test;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

/// The kinds of place where a slip is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SlipPlace {
    Heading,
    Bold,
    Item,
    Tag,
    Types,
    Classes,
    Phrase,
    Text,
}

/// The kinds of slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SlipKind {
    Deleted,
    Doubled,
    Swapped,
    OtherCase,
    OtherNumber,
    Dropped,
    OtherMark,
    NoDigit,
    Written,
}

/// A change of some bytes of a page.
pub(super) struct Slip {
    pub(super) place: SlipPlace,
    pub(super) kind: SlipKind,
    pub(super) span: Range<usize>,
    pub(super) text: String,
}

/// Phrases that state a fact in a sentence, up to the end of the sentence.
const PHRASES: [(&str, SlipPlace); 8] = [
    ("Must have type ", SlipPlace::Types),
    ("Supported Types:** ", SlipPlace::Types),
    ("ypes:** ", SlipPlace::Types),
    ("Operand class: ", SlipPlace::Classes),
    ("ndex of ", SlipPlace::Phrase),
    ("Valid values ", SlipPlace::Phrase),
    ("Range [", SlipPlace::Phrase),
    (" is ignored", SlipPlace::Phrase),
];

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The places of a line where a slip can be made.
fn places(line: &str, is_chapter: bool) -> Vec<(SlipPlace, Range<usize>)> {
    let mut found = Vec::new();
    let content = line.trim_end();
    if content.starts_with("##") && !is_chapter {
        return vec![(SlipPlace::Heading, 0..content.len())];
    }
    let mut at = 0;
    while let Some(n) = content[at..].find("**") {
        let start = at + n;
        let Some(len) = content[start + 2..].find("**") else { break };
        at = start + len + 4;
        // The name of a rule behind the field is free.
        let end = content[start..at].find('/').map_or(at, |n| start + n);
        found.push((SlipPlace::Bold, start..end));
    }
    if let Some(item) = content.trim_start().strip_prefix("- ")
        && !item.starts_with("**")
        && let Some(end) = item.find(':').filter(|n| *n < 24)
    {
        let start = content.len() - item.len();
        found.push((SlipPlace::Item, start - 2..start + end + 1));
    }
    let braces = if content.starts_with('|') && is_chapter { "" } else { content };
    for (n, _) in braces.match_indices('{') {
        found.extend(content[n..].find('}').map(|end| (SlipPlace::Tag, n..n + end + 1)));
    }
    for (phrase, place) in PHRASES {
        if let Some(start) = content.find(phrase) {
            let end = content[start..].find(". ").map_or(content.len(), |n| start + n);
            found.push((place, start..end));
        }
    }
    found
}

/// Another character in place of punctuation.
fn other_mark(c: char) -> &'static str {
    match c {
        '(' => "{",
        ')' => "}",
        '{' | '[' => "(",
        '}' | ']' => ")",
        ':' => " -",
        '*' => "_",
        ',' => ";",
        _ => "~",
    }
}

/// The changes without those of tables of no known form: the cells of these are facts as they are, and no slip loses one.
fn dropped(changes: &[Change]) -> Vec<Change> {
    let is_cell = |change: &&Change| matches!(change.kind, FactKind::Table | FactKind::Row);
    changes.iter().filter(|change| !is_cell(change)).cloned().collect()
}

/// The slips at a place.
fn slips_at(place: SlipPlace, text: &str, span: Range<usize>) -> Vec<Slip> {
    let mut found = Vec::new();
    let mut add = |kind, range: Range<usize>, text: String| {
        found.push(Slip { place, kind, span: span.start + range.start..span.start + range.end, text });
    };
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        if !is_word(c) {
            let end = at + c.len_utf8();
            // Without `+` or `-`, a tag has other platforms.
            let is_free = matches!(c, '+' | '-') || place == SlipPlace::Types && c == ',';
            if !c.is_whitespace() && !is_free {
                add(SlipKind::Dropped, at..end, String::new());
                add(SlipKind::OtherMark, at..end, other_mark(c).to_string());
            }
            at = end;
            continue;
        }
        let end = text[at..].find(|c| !is_word(c)).map_or(text.len(), |n| at + n);
        let word = &text[at..end];
        let middle = at + word.len() / 2;
        // Another letter may make another type, and bit ranges have any name.
        let is_free = place == SlipPlace::Types && word.len() <= 2
            || place == SlipPlace::Item && text[end..].starts_with(" (")
            || word.starts_with('T') && word[1..].starts_with(|c: char| c.is_ascii_digit());
        if is_free {
            at = end;
            continue;
        }
        if word.starts_with("0b") {
            add(SlipKind::NoDigit, at..end, "0b2".to_string());
        } else if word.is_ascii() && !word.starts_with(|c: char| c.is_ascii_digit()) {
            add(SlipKind::Deleted, middle..middle + 1, String::new());
            add(SlipKind::Doubled, middle..middle, text[middle..=middle].to_string());
            if word.len() > 1 && word.as_bytes()[word.len() / 2] != word.as_bytes()[word.len() / 2 - 1] {
                let swapped: String = text[middle - 1..=middle].chars().rev().collect();
                add(SlipKind::Swapped, middle - 1..middle + 1, swapped);
            }
            let flipped = if c.is_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
            add(SlipKind::OtherCase, at..at + 1, flipped.to_string());
            match word.strip_suffix('s') {
                Some(_) => add(SlipKind::OtherNumber, end - 1..end, String::new()),
                None => add(SlipKind::OtherNumber, end..end, "s".to_string()),
            }
        }
        at = end;
    }
    found
}

/// Every slip of a page.
fn slips(text: &str) -> Vec<Slip> {
    let is_chapter = !text.contains("\n## Opcode");
    let mut start = 0;
    let mut found = Vec::new();
    let mut is_code = false;
    for line in text.split_inclusive('\n') {
        is_code ^= line.starts_with("```");
        // Code has no form: each of its words is a fact.
        let places = if is_code { Vec::new() } else { places(line, is_chapter) };
        for (place, range) in places {
            found.extend(slips_at(place, &line[range.clone()], start + range.start..start + range.end));
        }
        start += line.len();
    }
    found
}

/// The model and the problems of one page.
pub(super) type Alone = (Isa, Diagnostics);

/// A version of the pages.
pub(super) struct Pages {
    pub(super) all: Vec<Source>,
    /// The page of the platforms.
    pub(super) platforms: Vec<Source>,
    allow: Option<Source>,
    isa: Isa,
    /// The messages about the pages as they are.
    usual: BTreeSet<String>,
}

impl Pages {
    fn load(folder: &Path, platforms: &str) -> Self {
        let all = load(&[folder.to_path_buf()]).unwrap();
        let platforms = all.iter().filter(|page| page.path.ends_with(platforms)).cloned().collect();
        let text = std::fs::read_to_string(folder.join("lint.toml")).ok();
        let allow = text.map(|text| Source { path: "lint.toml".to_string(), text });
        let pages = Self { all, platforms, allow, isa: Isa::default(), usual: BTreeSet::new() };
        let (isa, usual) = pages.messages(&pages.all);
        Self { isa, usual, ..pages }
    }

    /// The model of pages, and the messages of the reader and of the lints.
    fn messages(&self, pages: &[Source]) -> (Isa, BTreeSet<String>) {
        let outcome = read_with(pages, Readings::embedded());
        let (findings, _) = lint(pages, &outcome, self.allow.as_ref());
        let findings = findings.into_iter().filter(|finding| finding.allowed.is_none());
        let messages = findings.map(|finding| finding.problem.message.to_string()).collect();
        (outcome.isa, messages)
    }

    /// Whether some pages have a message that ours have not.
    pub(super) fn has_message(&self, pages: &[Source]) -> bool {
        !self.messages(pages).1.is_subset(&self.usual)
    }

    /// The model and the problems of a page beside others.
    pub(super) fn read(page: &Source, beside: &[Source]) -> Alone {
        let pages: Vec<_> =
            beside.iter().filter(|other| other.path != page.path).chain([page]).cloned().collect();
        let read = read_with(&pages, Readings::embedded());
        (read.isa, read.diagnostics.at_least(Severity::Warning))
    }

    /// The changed facts of a slip that gives no message.
    pub(super) fn silent(&self, page: &Source, alone: &Alone, slip: &Slip) -> Option<String> {
        let text = [&page.text[..slip.span.start], &slip.text, &page.text[slip.span.end..]].concat();
        let page = Source { text, ..page.clone() };
        let after = Self::read(&page, &self.platforms);
        let is_new = |after: &Diagnostics, before: &Diagnostics| {
            let known: Vec<_> = before.iter().map(|problem| &*problem.message).collect();
            after.iter().any(|problem| !known.contains(&&*problem.message))
        };
        if is_new(&after.1, &alone.1) || dropped(&compare(&alone.0, &after.0)).is_empty() {
            return None;
        }
        let pages: Vec<_> = self
            .all
            .iter()
            .map(|other| if other.path == page.path { &page } else { other })
            .cloned()
            .collect();
        let (isa, messages) = self.messages(&pages);
        if !messages.is_subset(&self.usual) {
            return None;
        }
        let changes = to_brief(&dropped(&compare(&self.isa, &isa)));
        changes.lines().next().map(str::to_string)
    }
}

/// Tries the slips whose number in the page has the remainder `seed` for some number of slips: how many there are, and those
/// without a message.
fn try_slips(pages: &Pages, every: usize, seed: usize) -> (usize, Vec<String>) {
    let results: Vec<Option<String>> = (0..pages.all.len())
        .into_par_iter()
        .flat_map(|n| {
            let page = &pages.all[n];
            let alone = Pages::read(page, &pages.platforms);
            let tried = slips(&page.text).into_iter().skip((seed + n) % every).step_by(every);
            let silent = |slip: Slip| {
                let fact = pages.silent(page, &alone, &slip)?;
                let (before, behind) = (&page.text[..slip.span.start], &page.text[slip.span.end..]);
                let (before, behind) = (before.lines().last(), behind.lines().next());
                let line = [before.unwrap_or_default(), &slip.text, behind.unwrap_or_default()].concat();
                Some(format!("{}: {:?} {:?}: {line}: {fact}", page.path, slip.place, slip.kind))
            };
            tried.map(silent).collect::<Vec<_>>()
        })
        .collect();
    (results.len(), results.into_iter().flatten().collect())
}

/// Our own pages.
pub(super) fn ours() -> Pages {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    Pages::load(&spec, "chapters/platforms.md")
}

/// Both versions of Intel's pages.
pub(super) fn intels(upstream: &Path) -> [Pages; 2] {
    ["2021-06", "2025-02"].map(|version| Pages::load(&upstream.join(version), INTRODUCTION))
}

/// The page of the platforms among Intel's.
const INTRODUCTION: &str = "introduction.md";

#[upstream_test]
fn a_slip_on_intels_pages_has_a_message_or_no_effect(upstream: &Path) {
    for pages in intels(upstream) {
        let (tried, silent) = try_slips(&pages, 67, 5);
        assert!(tried > 700, "{tried}");
        assert!(silent.is_empty(), "{} of {tried} slips are silent:\n{}", silent.len(), silent.join("\n"));
    }
}

#[test]
fn a_slip_has_a_message_or_no_effect() {
    let (tried, silent) = try_slips(&ours(), 67, 5);
    assert!(tried > 1000, "{tried}");
    assert!(silent.is_empty(), "{} of {tried} slips are silent:\n{}", silent.len(), silent.join("\n"));
}

#[test]
#[ignore = "takes three minutes; one part in GENVISA_PART is tried, of the pages in GENVISA_SLIPS or of ours"]
fn every_slip_has_a_message_or_no_effect() {
    let pages = match std::env::var_os("GENVISA_SLIPS") {
        Some(folder) => Pages::load(Path::new(&folder), INTRODUCTION),
        None => ours(),
    };
    let part = std::env::var("GENVISA_PART").ok().and_then(|part| part.parse().ok()).unwrap_or(1);
    let (tried, silent) = try_slips(&pages, part, 0);
    println!("{tried} slips tried");
    assert!(silent.is_empty(), "{} of {tried} slips are silent:\n{}", silent.len(), silent.join("\n"));
}
