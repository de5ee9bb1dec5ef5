//! No fact of a page can change unnoticed: every digit and every type in the places that state facts is changed, one at
//! a time, and each time the reader must object or the generated files must differ.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what a test cannot do fails it")]

use genvisa_codegen::{Output, Source, load, read, render, render_each};
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// One change of a page: the bytes and what stands there instead.
struct Flip {
    page: usize,
    at: Range<usize>,
    new: String,
}

#[test]
fn every_flipped_fact_is_noticed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    std::env::set_current_dir(root).unwrap();
    let sources = load(&["spec".into()]).unwrap();
    let flips: Vec<Flip> =
        sources.iter().enumerate().flat_map(|(page, source)| flips(page, &source.text)).collect();
    assert!(flips.len() > 2000, "only {} flips", flips.len());
    let chapters = |path: &str| path.starts_with("spec/chapters/");
    let readings: Vec<[Reading; 2]> = sources
        .iter()
        .map(|page| {
            [
                Reading::new(&sources, |path| chapters(path) || path == page.path),
                Reading::new(&sources, |_| true),
            ]
        })
        .collect();

    let next = AtomicUsize::new(0);
    let workers = thread::available_parallelism().map_or(2, usize::from);
    let unnoticed: Vec<String> = thread::scope(|scope| {
        let work = || {
            let mut unnoticed = Vec::new();
            while let Some(flip) = flips.get(next.fetch_add(1, Ordering::Relaxed)) {
                let page = &sources[flip.page];
                if !readings[flip.page].iter().any(|reading| reading.notices(page, flip)) {
                    unnoticed.push(describe(page, flip));
                }
            }
            unnoticed
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|t| t.join().unwrap()).collect()
    });
    assert!(unnoticed.is_empty(), "{} of {} flips:\n{}", unnoticed.len(), flips.len(), unnoticed.join("\n"));
}

/// Some pages, and the files that are generated from them. What a few pages notice, all of them do, only slower.
struct Reading {
    pages: Vec<Source>,
    outputs: Vec<Output>,
}

impl Reading {
    fn new(sources: &[Source], part: impl Fn(&str) -> bool) -> Self {
        let pages: Vec<_> = sources.iter().filter(|s| part(&s.path)).cloned().collect();
        let (isa, diagnostics) = read(&pages);
        assert_eq!(diagnostics.errors(), 0, "{}", diagnostics.render(false));
        Reading { outputs: render(&isa).unwrap(), pages }
    }

    /// Whether `regen --check` fails on these pages when one of them has changed.
    fn notices(&self, page: &Source, flip: &Flip) -> bool {
        let mut pages = self.pages.clone();
        let changed = pages.iter_mut().find(|p| p.path == page.path).unwrap();
        changed.text.replace_range(flip.at.clone(), &flip.new);
        let (isa, diagnostics) = read(&pages);
        diagnostics.errors() > 0
            || match render_each(&isa) {
                Ok(outputs) => !outputs.map(Result::ok).eq(self.outputs.iter().cloned().map(Some)),
                Err(_) => true,
            }
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
fn flips(page: usize, text: &str) -> Vec<Flip> {
    let mut flips = Vec::new();
    for fact in facts(text) {
        let digits = text[fact.clone()].char_indices().filter(|(_, c)| c.is_ascii_digit());
        flips.extend(digits.map(|(n, digit)| {
            let at = fact.start + n..fact.start + n + 1;
            Flip { page, at, new: other_digit(&text[..fact.start + n], digit).to_string() }
        }));
        for (at, new) in other_types(text, fact) {
            flips.push(Flip { page, at, new });
        }
    }
    flips
}

/// Another digit of the same base.
fn other_digit(before: &str, digit: char) -> char {
    let word = before.rsplit(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    let base = if word.starts_with("0b") { 2 } else { 10 };
    char::from_digit((digit.to_digit(10).unwrap() + 1) % base, 10).unwrap()
}

const TYPES: [&str; 15] =
    ["UB", "B", "UW", "W", "UD", "D", "UQ", "Q", "HF", "F", "DF", "BF", "V", "UV", "VF"];

/// What stands before a list of types.
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

/// The places of a page that state facts: all of it but headings, prose, pseudo-code, and what stands behind a fact to
/// explain it.
fn facts(text: &str) -> Vec<Range<usize>> {
    let mut facts = Vec::new();
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
                fact(0, body.len());
            }
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

/// The parts of a bullet that state facts, from its start and from within it.
fn stated(bullet: &str) -> Vec<Range<usize>> {
    let end = bullet.len();
    let upto = |mark: &str| bullet.find(mark).map_or(end, |n| n + mark.len());
    let name = upto(":** ");
    let text = &bullet[name..];
    let (first, second) = if name < end && text.starts_with('`') {
        // A rule or a definition: what stands behind the expression explains it.
        let expression = text.match_indices('`').nth(1).map_or(text.len(), |(n, _)| n);
        (name + expression, None)
    } else if name < end && (bullet[..name].contains('(') || bullet[2..].starts_with(char::is_lowercase)) {
        // A field: its types and classes stand at the end of the text, if anywhere.
        (name, ["Must have type ", "Operand class: "].iter().filter_map(|mark| bullet.find(mark)).min())
    } else if name < end {
        // A property: all of it, up to a remark.
        (name + text.find(" (").unwrap_or(text.len()), None)
    } else if bullet.starts_with("Bit[") || bullet.contains(" (bit ") {
        (upto(":"), None)
    } else if bullet.ends_with(": yes") {
        // `T0 (SLM): yes` forbids nothing.
        (0, None)
    } else {
        // An encoding, or whatever else there may be.
        (bullet.find(" - ").unwrap_or(end), None)
    };
    [Some(0..first), second.map(|start| start..end)].into_iter().flatten().collect()
}
