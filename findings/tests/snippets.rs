//! Statements in every form that projects use, and the findings about them.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use expect_test::expect_file;
use genvisa::Platform;
use genvisa_findings::Finding;
use genvisa_findings::fragment::check_all;
use genvisa_findings::source::{Language, Options, statements};
use genvisa_report::Severity;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snippets");
/// Platforms with registers of both sizes. A snippet can name others in its first line: `platforms: PVC_XT`.
const PLATFORMS: [Platform; 2] = [Platform::Dg2, Platform::PvcXt];

/// The files of the folder in order.
fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.collect();
    files.sort();
    files
}

fn platforms(source: &str) -> Vec<Platform> {
    let Some((_, names)) = source.lines().next().and_then(|line| line.split_once("platforms: ")) else {
        return PLATFORMS.to_vec();
    };
    let find = |name: &str| Platform::ALL.iter().find(|known| known.name() == name).copied();
    names.split(' ').map(|name| find(name).unwrap()).collect()
}

fn findings(path: &Path, source: &str, platforms: &[Platform]) -> Vec<Finding> {
    let found = statements(source, Language::of(path).unwrap(), &Options::default());
    let mut findings = found.findings;
    findings.extend(found.fragments.iter().flat_map(|fragment| check_all(fragment, platforms)));
    findings.sort_by_key(|finding| finding.span.start);
    findings
}

/// `line:column "text" error[code] message (help) on PLATFORM`
fn shown(source: &str, finding: &Finding) -> String {
    let before = &source[..finding.span.start];
    let line = before.matches('\n').count() + 1;
    let column = before.len() - before.rfind('\n').map_or(0, |at| at + 1) + 1;
    let marked = &source[finding.span.clone()];
    let mut text =
        format!("{line}:{column} {marked:?} {:?}[{}] {}", finding.severity, finding.code, finding.message);
    if let Some(help) = &finding.help {
        write!(text, "\n    help: {help}").unwrap();
    }
    if finding.platforms.len() == 1 {
        write!(text, "\n    on {}", finding.platforms[0].name()).unwrap();
    }
    text
}

#[test]
fn findings_are_those_of_the_snapshot() {
    let mut all = String::new();
    for path in files() {
        let source = fs::read_to_string(&path).unwrap();
        writeln!(all, "{}", path.file_name().unwrap().to_str().unwrap()).unwrap();
        for finding in findings(&path, &source, &platforms(&source)) {
            writeln!(all, "  {}", shown(&source, &finding)).unwrap();
        }
    }
    expect_file!["snippets.txt"].assert_eq(&all);
}

#[test]
fn wrong_snippets_have_findings_and_others_have_no_error() {
    for path in files() {
        let source = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let is_error = |finding: &&Finding| finding.severity == Severity::Error;
        let findings = findings(&path, &source, &platforms(&source));
        let is_wrong = name.starts_with("bad_");
        assert!(is_wrong || !findings.iter().any(|finding| is_error(&finding)), "{name}: {findings:?}");
        assert!(!is_wrong || findings.iter().any(|finding| finding.severity != Severity::Note), "{name}");
    }
}

/// A generator of numbers for damaged sources.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

#[test]
fn damaged_sources_are_read_too() {
    let mut numbers = Numbers(1);
    let sources: Vec<(PathBuf, String)> =
        files().into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect();
    for _ in 0..300 {
        let (path, source) = &sources[numbers.below(sources.len())];
        let (_, other) = &sources[numbers.below(sources.len())];
        let mut damaged: Vec<char> = source.chars().collect();
        let other: Vec<char> = other.chars().collect();
        for _ in 0..=numbers.below(3) {
            let at = numbers.below(damaged.len());
            let end = (at + numbers.below(20)).min(damaged.len());
            let from = numbers.below(other.len());
            let piece = &other[from..(from + numbers.below(20)).min(other.len())];
            damaged.splice(at..end, piece.iter().copied());
        }
        let damaged: String = damaged.into_iter().collect();
        for finding in findings(path, &damaged, &PLATFORMS) {
            assert!(damaged.get(finding.span.clone()).is_some(), "{damaged}\n{finding:?}");
        }
    }
}

#[test]
fn deep_and_long_sources_end() {
    let deep = "(".repeat(100_000);
    let template = "mov (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0>";
    let names = "a = ".repeat(100_000);
    for source in [
        format!("asm(\"{template}\" : \"+rw\"({deep}x));"),
        format!("asm(\"{template}\" : \"+rw\"({}x));", "*".repeat(100_000)),
        format!("asm(\"{template} %1\" : \"+rw\"(x) : \"P\"({}1));", "-".repeat(100_000)),
        format!("{}int x; asm(\"{template}\" : \"+rw\"(x));", "vec<".repeat(100_000)),
        format!("{names} asm(\"{template}\" : \"+rw\"(a));"),
        format!("asm(\"{template}\" : \"+rw\"(x));\n").repeat(100),
        format!("asm(\"{}\" : \"+rw\"(x));", format!("{template}\\n").repeat(300)),
        format!("asm(\"{template}\" : {} \"+rw\"(x));", "\"+rw\"(x), ".repeat(10_000)),
    ] {
        let found = findings(Path::new("k.cpp"), &source, &PLATFORMS);
        assert!(found.iter().all(|finding| source.get(finding.span.clone()).is_some()));
    }
}
