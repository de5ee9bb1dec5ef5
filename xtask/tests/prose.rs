//! Documents, comments, messages and pages do not use words that the glossary replaces.
//!
//! A word of an identifier, as in `room_left`, and the last part of a rule id, as in `offset/room`, are not found.
//! [`EXEMPTIONS`] lists the accepted places with the number of lines and the reason.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Words in small letters, each with its replacement.
const WORDS: [(&str, &str); 24] = [
    ("entangled", "co-dependent"),
    ("hope", "search budget"),
    ("judge", "implementation under test"),
    ("judged", "evaluated"),
    ("judges", "evaluates"),
    ("mend", "fix"),
    ("mended", "fixed"),
    ("mends", "fixes"),
    ("mood", "value hint"),
    ("moods", "value hints"),
    ("oddities", "spec defects"),
    ("oddity", "spec defect"),
    ("patience", "search budget"),
    ("room", "bytes available"),
    ("rooms", "bytes available"),
    ("said", "mentioned"),
    ("says", "states"),
    ("stand", "is"),
    ("stands", "is"),
    ("stood", "was"),
    ("tells", "states"),
    ("told", "known"),
    ("twin", "valid counterpart"),
    ("twins", "valid counterparts"),
];

/// Texts of several words in small letters.
const PHRASES: [(&str, &str); 4] = [
    ("goes by", "follows"),
    ("go by", "follow"),
    ("that there is", "the subject as a noun"),
    ("what is there", "the subject as a noun"),
];

/// Starts of comments and of list items that begin a clause without a subject.
const HEADLESS: [&str; 3] = ["// What ", "//! What ", "/// What "];

/// Files and folders that are not searched: results of programs, the finalizer that `fetch.sh` unpacks, and files that follow from
/// searched pages.
const SKIPPED: [&str; 8] = [
    "target",
    ".git",
    "generated",
    "cli/src/examples.json",
    "conformance/cases.txt",
    "conformance/implementations/igc-1.0.17791/unpacked",
    "Cargo.lock",
    "fuzz/target",
];

/// Kinds of files with text that people read.
const EXTENSIONS: [&str; 7] = ["md", "py", "pyi", "rs", "tera", "toml", "txt"];

/// Lines that may contain the words.
struct Exemption {
    /// The file, or the start of the paths of several files.
    path: &'static str,
    /// Most lines.
    lines: usize,
    /// Why they cannot do without the words.
    reason: &'static str,
}

const EXEMPTIONS: &[Exemption] = &[
    Exemption { path: "xtask/tests/prose.rs", lines: 31, reason: "the list of the words and its test" },
    Exemption {
        path: "CHANGELOG.md",
        lines: 1,
        reason: "the entry about the former name of a function of the rule language",
    },
    Exemption {
        path: "checks/tests/spec_defects/main.rs",
        lines: 1,
        reason: "the name of the folder with the lists, which is not part of the repository",
    },
    Exemption {
        path: "checks/tests/pages/forms.rs",
        lines: 3,
        reason: "a variable with the name of the rule id that the test reads",
    },
];

/// A word of the list in a file.
#[derive(Debug)]
struct Hit {
    path: String,
    line: usize,
    word: &'static str,
    better: &'static str,
}

/// The words of the list in a line. A word has no letter, digit or `_` next to it, and is not the last part of a rule id.
fn find(line: &str) -> Vec<(&'static str, &'static str)> {
    let small = line.to_lowercase();
    let mut found = Vec::new();
    for &(text, better) in WORDS.iter().chain(&PHRASES) {
        let is_whole = |at: usize| {
            let before = small[..at].chars().next_back();
            let after = small[at + text.len()..].chars().next();
            let is_part = |c: char| c.is_alphanumeric() || c == '_';
            !before.is_some_and(|c| is_part(c) || c == '/') && !after.is_some_and(is_part)
        };
        if small.match_indices(text).any(|(at, _)| is_whole(at)) {
            found.push((text, better));
        }
    }
    if HEADLESS.iter().any(|start| line.trim_start().starts_with(start)) {
        found.push(("What", "a subject and a verb"));
    }
    found
}

fn files(root: &Path, folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        // Links lead to folders that are searched anyway.
        if path.is_symlink() || SKIPPED.contains(&relative(root, &path).as_str()) {
            continue;
        }
        if path.is_dir() {
            files(root, &path, found);
        } else if path.extension().is_some_and(|ext| EXTENSIONS.iter().any(|known| ext == *known)) {
            found.push(path);
        }
    }
}

fn relative(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/")
}

fn hits() -> Vec<Hit> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut paths = Vec::new();
    files(root, root, &mut paths);
    let mut hits = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        for (n, line) in text.lines().enumerate() {
            let hit = |(word, better)| Hit { path: relative(root, &path), line: n + 1, word, better };
            hits.extend(find(line).into_iter().map(hit));
        }
    }
    assert!(!hits.is_empty(), "this file has the words");
    hits
}

#[test]
fn the_words_of_the_glossary_do_not_come_back() {
    let mut counts = BTreeMap::new();
    let mut problems = Vec::new();
    for hit in hits() {
        match EXEMPTIONS.iter().find(|exemption| hit.path.starts_with(exemption.path)) {
            Some(exemption) => *counts.entry(exemption.path).or_insert(0) += 1,
            None => {
                let Hit { path, line, word, better } = hit;
                problems.push(format!("{path}:{line}: `{word}` instead of `{better}`"));
            }
        }
    }
    for Exemption { path, lines, .. } in EXEMPTIONS {
        match counts.get(path) {
            None => problems.push(format!("{path}: exempt, but has no such word")),
            Some(count) if count > lines => problems.push(format!("{path}: {count} places, at most {lines}")),
            Some(_) => {}
        }
    }
    assert!(problems.is_empty(), "{} problems:\n{}\n", problems.len(), problems.join("\n"));
}

#[test]
fn exemptions_have_reasons() {
    for exemption in EXEMPTIONS {
        assert!(exemption.lines > 0 && exemption.reason.len() > 20, "{}", exemption.path);
    }
}

#[test]
fn words_are_found_alone_and_not_within_names() {
    let words = |line: &str| find(line).into_iter().map(|(word, _)| word).collect::<Vec<_>>();
    assert_eq!(words("/// The page Says it; nobody is told."), ["says", "told"]);
    assert_eq!(words("the address goes by the type"), ["goes by"]);
    assert_eq!(words("    /// What follows"), ["What"]);
    assert!(words("offset/room, Packed::ROOM_LEFT, understands, standard, essays").is_empty());
}
