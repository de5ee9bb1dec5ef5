//! No fact of a page can change unnoticed. Every digit, type, platform tag, range and cell of the matrix in the places that
//! state facts is changed, one at a time, and each time the reader must report a problem or the facts of the model must
//! differ. Equal facts give equal files, so every noticed change makes `regen --check` fail.
//! `cargo test` tries a sample of the changes, and `.ci/run` tries all.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_checks::fingerprint;
use genvisa_reader::{Source, load, read};
use std::ops::Range;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// One change of a page: the bytes and their replacement.
struct Flip {
    page: usize,
    at: Range<usize>,
    new: String,
}

/// One flip in so many is a sample.
const SAMPLE: usize = 4;

#[test]
fn a_sample_of_flipped_facts_is_noticed() {
    assert_noticed(SAMPLE);
}

#[test]
#[ignore = "it takes 20 s; `.ci/run` runs it"]
fn every_flipped_fact_is_noticed() {
    assert_noticed(1);
}

/// Changes one fact in so many.
fn assert_noticed(one_in: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    std::env::set_current_dir(root).unwrap();
    let sources = load(&["spec".into()]).unwrap();
    let platforms: Vec<String> = read(&sources).0.platforms.into_iter().map(|p| p.name).collect();
    let flips: Vec<Flip> =
        sources.iter().enumerate().flat_map(|(page, source)| flips(page, &source.text, &platforms)).collect();
    assert!(flips.len() > 10_000, "only {} flips", flips.len());
    let flips: Vec<Flip> = flips.into_iter().step_by(one_in).collect();
    let chapters = |path: &str| path.starts_with("spec/chapters/");
    // A flip that a page notices alone is noticed with all pages as well, only slower.
    let alone: Vec<Reading> =
        sources.iter().map(|page| Reading::new(&sources, |path| path == page.path)).collect();
    let with_chapters: Vec<OnceLock<Reading>> = sources.iter().map(|_| OnceLock::new()).collect();
    let all = OnceLock::new();
    let notices = |flip: &Flip| {
        let page = &sources[flip.page];
        let some = || Reading::new(&sources, |path| chapters(path) || path == page.path);
        alone[flip.page].notices(page, flip)
            || with_chapters[flip.page].get_or_init(some).notices(page, flip)
            || all.get_or_init(|| Reading::new(&sources, |_| true)).notices(page, flip)
    };

    let next = AtomicUsize::new(0);
    let workers = thread::available_parallelism().map_or(2, usize::from);
    let unnoticed: Vec<String> = thread::scope(|scope| {
        let work = || {
            let mut unnoticed = Vec::new();
            while let Some(flip) = flips.get(next.fetch_add(1, Ordering::Relaxed)) {
                if !notices(flip) {
                    unnoticed.push(describe(&sources[flip.page], flip));
                }
            }
            unnoticed
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|t| t.join().unwrap()).collect()
    });
    assert!(unnoticed.is_empty(), "{} of {} flips:\n{}", unnoticed.len(), flips.len(), unnoticed.join("\n"));
}

/// Some pages, the checksum of their facts, and their number of errors and warnings. A page alone may have some, because it
/// uses definitions of others.
struct Reading {
    pages: Vec<Source>,
    facts: u64,
    problems: usize,
}

/// Whether an attribute of the model is neither a position nor an explanation.
fn is_fact(attribute: &str) -> bool {
    !matches!(attribute, "at" | "doc" | "line" | "page" | "sum")
}

impl Reading {
    fn new(sources: &[Source], part: impl Fn(&str) -> bool) -> Self {
        let pages: Vec<_> = sources.iter().filter(|s| part(&s.path)).cloned().collect();
        let (isa, diagnostics) = read(&pages);
        Reading {
            problems: diagnostics.errors() + diagnostics.warnings(),
            facts: fingerprint(&isa, is_fact),
            pages,
        }
    }

    /// Whether the change of one of the pages gives more problems or other facts.
    fn notices(&self, page: &Source, flip: &Flip) -> bool {
        let mut pages = self.pages.clone();
        let changed = pages.iter_mut().find(|p| p.path == page.path).unwrap();
        changed.text.replace_range(flip.at.clone(), &flip.new);
        let (isa, diagnostics) = read(&pages);
        diagnostics.errors() + diagnostics.warnings() > self.problems
            || fingerprint(&isa, is_fact) != self.facts
    }
}

/// `spec/instructions/ADD.md:7: 0x0[1 -> 2]`.
fn describe(source: &Source, flip: &Flip) -> String {
    let Source { path, text } = source;
    let line = text[..flip.at.start].matches('\n').count() + 1;
    let start = text[..flip.at.start].rfind('\n').map_or(0, |n| n + 1);
    let end = text[flip.at.end..].find('\n').map_or(text.len(), |n| flip.at.end + n);
    let (before, old, after) = (&text[start..flip.at.start], &text[flip.at.clone()], &text[flip.at.end..end]);
    format!("{path}:{line}: {before}[{old} -> {}]{after}", flip.new)
}

/// Every flip of a page.
fn flips(page: usize, text: &str, platforms: &[String]) -> Vec<Flip> {
    let mut flips = Vec::new();
    for fact in facts(text) {
        let digits = text[fact.clone()].char_indices().filter(|(_, c)| c.is_ascii_digit());
        flips.extend(digits.map(|(n, digit)| {
            let at = fact.start + n..fact.start + n + 1;
            Flip { page, at, new: other_digit(&text[..fact.start + n], digit).to_string() }
        }));
        let more = other_types(text, fact.clone()).into_iter().chain(other_cells(text, fact));
        flips.extend(more.map(|(at, new)| Flip { page, at, new }));
    }
    // A tag in a cell that explains is part of the explanation.
    let explains = |at: &Range<usize>| {
        let is_row = text[..at.start].rsplit('\n').next().is_some_and(|before| before.starts_with('|'));
        is_row && !facts(text).iter().any(|fact| fact.contains(&at.start))
    };
    let tags = other_tags(text, platforms).into_iter().filter(|(at, _)| !explains(at));
    flips.extend(tags.map(|(at, new)| Flip { page, at, new }));
    flips
}

/// Every platform tag outside of code, with the next platform, and with the platforms behind or without them.
fn other_tags(text: &str, platforms: &[String]) -> Vec<(Range<usize>, String)> {
    let mut found = Vec::new();
    let (mut start, mut fenced, mut section) = (0, false, "");
    for line in text.split_inclusive('\n') {
        let at = start;
        start += line.len();
        fenced ^= line.trim_start().starts_with("```");
        section = line.strip_prefix("## ").map_or(section, str::trim);
        if fenced || !(line.trim_start().starts_with(['-', '|']) || section == "Opcode") {
            continue;
        }
        for (open, _) in line.match_indices('{') {
            let Some(end) = line[open..].find('}') else { continue };
            for (n, word) in terms(&line[open + 1..open + end]) {
                let name = word.trim_start_matches('-').trim_end_matches('+');
                let Some(number) = platforms.iter().position(|p| p == name) else { continue };
                let place = at + open + 1 + n..at + open + 1 + n + word.len();
                let next = &platforms[(number + 1) % platforms.len()];
                found.push((place.clone(), word.replace(name, next)));
                let other = if word == name { format!("{name}+") } else { name.to_string() };
                found.push((place, other));
            }
        }
    }
    found
}

/// The parts of a list with their offsets.
fn terms(list: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut start = 0;
    list.split(',').map(move |part| {
        let at = start + part.len() - part.trim_start().len();
        start += part.len() + 1;
        (at, part.trim())
    })
}

/// The cells of the matrix (`Y` or empty), with the opposite.
fn other_cells(text: &str, fact: Range<usize>) -> Option<(Range<usize>, String)> {
    let is_row =
        text[..fact.start].rsplit('\n').next().is_some_and(|before| before.trim_start().starts_with('|'));
    (is_row && text[fact.clone()].trim() == "Y").then(|| (fact, "   ".to_string()))
}

/// Another digit of the same base.
fn other_digit(before: &str, digit: char) -> char {
    let word = before.rsplit(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    let base = if word.starts_with("0b") { 2 } else { 10 };
    char::from_digit((digit.to_digit(10).unwrap() + 1) % base, 10).unwrap()
}

const TYPES: [&str; 15] =
    ["UB", "B", "UW", "W", "UD", "D", "UQ", "Q", "HF", "F", "DF", "BF", "V", "UV", "VF"];

/// The texts before a list of types.
const TYPE_LISTS: [&str; 4] =
    ["Must have type ", "**Supported Types:** ", "**Dst types:** ", "**Src types:** "];

/// Every type of a type list, with one that the list does not have.
fn other_types(text: &str, fact: Range<usize>) -> Vec<(Range<usize>, String)> {
    let line = &text[fact.clone()];
    let Some(start) = TYPE_LISTS.iter().find_map(|name| Some(line.find(name)? + name.len())) else {
        return Vec::new();
    };
    let words: Vec<_> = words(&line[start..]).into_iter().filter(|(_, w)| TYPES.contains(w)).collect();
    let missing = TYPES.iter().find(|t| words.iter().all(|(_, w)| w != *t)).unwrap();
    let place = |n: usize, w: &str| fact.start + start + n..fact.start + start + n + w.len();
    words.iter().map(|(n, w)| (place(*n, w), missing.to_string())).collect()
}

/// The words of a text with their offsets.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_alphanumeric()) {
        let end = rest[start..].find(|c: char| !c.is_ascii_alphanumeric()).map_or(rest.len(), |n| start + n);
        words.push((text.len() - rest.len() + start, &rest[start..end]));
        rest = &rest[end..];
    }
    words
}

/// The columns of tables that explain.
const EXPLAINING: [&str; 4] = ["Data type", "Description", "Meaning", "Processors"];

/// The places of a page that state facts: everything except headings, prose, pseudo-code and the explanations behind facts.
fn facts(text: &str) -> Vec<Range<usize>> {
    let mut facts = Vec::new();
    let is_instruction = text.contains("\n## Opcode\n");
    let mut section = "";
    let mut fence: Option<bool> = None;
    let mut columns: Vec<&str> = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let at = start;
        start += line.len();
        let line = line.trim_end();
        let body = line.trim_start();
        let indent = line.len() - body.len();
        let mut fact = |from: usize, to: usize| facts.push(at + indent + from..at + indent + to);

        if body.starts_with("```") {
            fence = if fence.is_some() { None } else { Some(section == "Text") };
        } else if let Some(states) = fence {
            // A structure begins with its name and a brace; pseudo-code does not.
            let opens = section != "Semantics"
                && body.split_once(" {").is_some_and(|(name, _)| !name.contains([' ', '(']));
            fence = Some(states || opens);
            if states || opens {
                let comment = if section == "Text" { body.find("//") } else { None };
                fact(0, comment.unwrap_or(body.len()));
            }
        } else if body.starts_with('|') && is_instruction && section != "Format" {
            // A table of an instruction that is not its layout explains.
        } else if body.starts_with('|') {
            let cells: Vec<_> = body.split('|').collect();
            if columns.is_empty() {
                columns = cells.iter().map(|c| c.trim()).collect();
            }
            let mut from = 0;
            for (n, cell) in cells.iter().enumerate() {
                if !columns.get(n).is_some_and(|name| EXPLAINING.contains(name)) {
                    fact(from, from + cell.len());
                }
                from += cell.len() + 1;
            }
            continue;
        } else if let Some(title) = body.strip_prefix("## ") {
            section = title;
        } else if section == "Opcode" {
            fact(0, body.len());
        } else if let Some(bullet) = body.strip_prefix("- ") {
            for part in stated(bullet) {
                fact(2 + part.start, 2 + part.end);
            }
        }
        columns.clear();
    }
    facts
}

/// The beginnings of the statements behind the text of a field.
const STATEMENTS: [&str; 4] = ["Must have type ", "Operand class: ", "Range [", "Present only if "];

/// The parts of a bullet that state facts, from its start and from within it.
fn stated(bullet: &str) -> Vec<Range<usize>> {
    let end = bullet.len();
    let upto = |mark: &str| bullet.find(mark).map_or(end, |n| n + mark.len());
    let name = upto(":** ");
    let text = &bullet[name..];
    let (first, second) = if name < end && text.starts_with('`') {
        // A rule or a definition: the text behind the expression explains it.
        let expression = text.match_indices('`').nth(1).map_or(text.len(), |(n, _)| n);
        (name + expression, None)
    } else if name < end && (bullet[..name].contains('(') || bullet[2..].starts_with(char::is_lowercase)) {
        // A field: its types and classes are at the end of the text, if it has any.
        (name, STATEMENTS.iter().filter_map(|mark| bullet.find(mark)).min())
    } else if name < end {
        // A property: all of it, up to a remark.
        (name + text.find(" (").unwrap_or(text.len()), None)
    } else if bullet.ends_with(": must be zero") {
        // Undocumented bits must be zero as well.
        (0, None)
    } else if bullet.starts_with("Bit[") || bullet.contains(" (bit ") {
        (upto(":"), None)
    } else if bullet.ends_with(": yes")
        || bullet.ends_with('.')
        || !(bullet.contains(':') || bullet.contains(" - "))
    {
        // `T0 (SLM): yes` forbids nothing; a sentence is not a fact.
        (0, None)
    } else {
        // An encoding, or any other bullet.
        (bullet.find(" - ").unwrap_or(end), None)
    };
    [Some(0..first), second.map(|start| start..end)].into_iter().flatten().collect()
}
