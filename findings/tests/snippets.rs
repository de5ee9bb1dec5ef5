//! Statements in every form that projects use, and the findings about them.

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

fn findings(path: &Path, source: &str) -> Vec<Finding> {
    let platforms = platforms(source);
    let found = statements(source, Language::of(path).unwrap(), &Options::default());
    let mut findings = found.findings;
    findings.extend(found.fragments.iter().flat_map(|fragment| check_all(fragment, &platforms)));
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
        for finding in findings(&path, &source) {
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
        let findings = findings(&path, &source);
        let is_wrong = name.starts_with("bad_");
        assert!(is_wrong || !findings.iter().any(|finding| is_error(&finding)), "{name}: {findings:?}");
        assert!(!is_wrong || findings.iter().any(|finding| finding.severity != Severity::Note), "{name}");
    }
}
