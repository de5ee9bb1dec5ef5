//! Every lint finds the deliberate mistakes of its pages in `tests/lint`, with both places, and nothing in correct pages.
//! `UPDATE_EXPECT=1` writes the findings beside the pages.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_checks::lint::{ALLOW_FILE, Finding, LINTS, lint};
use genvisa_reader::{Diagnostics, Readings, Source, load, read_with};
use genvisa_testing::upstream_test;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lint").join(name)
}

/// The findings in a folder of pages, which are named without their folder.
fn run(name: &str) -> (Vec<Finding>, Diagnostics) {
    let short = |source: Source| {
        let path = source.path.rsplit('/').next().unwrap().to_string();
        Source { path, ..source }
    };
    let pages = load(&[folder(name)]).unwrap().into_iter().filter(|page| page.path.ends_with(".md"));
    let sources: Vec<Source> = pages.map(short).collect();
    let list = fs::read_to_string(folder(name).join(ALLOW_FILE)).ok();
    let list = list.map(|text| Source { path: ALLOW_FILE.to_string(), text });
    let outcome = read_with(&sources, &Readings::default());
    lint(&sources, &outcome, list.as_ref())
}

fn check(name: &str) -> Vec<Finding> {
    let (findings, diagnostics) = run(name);
    expect_test::expect_file![folder(name).join("expected.txt")].assert_eq(&diagnostics.render(false));
    findings
}

#[test]
fn every_lint_finds_its_mistake() {
    for name in LINTS.iter().map(|lint| lint.name) {
        let findings = check(name);
        let own: Vec<&Finding> = findings.iter().filter(|f| f.lint == name).collect();
        assert!(!own.is_empty(), "{name}: {findings:#?}");
        // Problems of the reader and missing sentences have one place.
        let places = if ["page", "restate"].contains(&name) { 1 } else { 2 };
        assert!(own.iter().all(|f| f.problem.labels.len() >= places), "{name}: {own:#?}");
        let strange: Vec<&Finding> = findings.iter().filter(|f| ![name, "page"].contains(&f.lint)).collect();
        assert!(strange.is_empty(), "{name}: {strange:#?}");
    }
}

/// The findings of rules are found at the same time, and are in the order of the rules.
#[test]
fn findings_about_sentences_are_in_the_order_of_the_page() {
    let (findings, _) = run("messages");
    let own = findings.iter().filter(|finding| finding.lint == "messages");
    let places: Vec<usize> = own.map(|finding| finding.problem.labels[0].span.start).collect();
    assert!(places.len() > 1 && places.is_sorted(), "{places:?}");
}

#[test]
fn an_entry_allows_its_subjects_and_is_reported_when_it_has_none() {
    let findings = check("allow");
    let of = |lint: &str| findings.iter().filter(|f| f.lint == lint).collect::<Vec<_>>();
    let (notes, allow) = (of("notes"), of("allow"));
    assert_eq!(notes.iter().map(|f| f.allowed.as_deref()).collect::<Vec<_>>(), [Some("a test")]);
    // An entry of another lint about the same subject allows nothing.
    assert_eq!(allow.iter().map(|f| f.subject.as_str()).collect::<Vec<_>>(), ["SUB", "ADD"]);
}

/// The known mistakes of Intel's pages are found.
#[upstream_test]
fn known_mistakes_of_intels_pages_are_found(upstream: &Path) {
    for (version, known) in [
        (
            "2025-02",
            &[
                ("opcodes", "FCCALL"),
                ("index", "FCCALL"),
                ("index", "RT_READ"),
                ("layout", "COS/notes"),
                ("limits", "var_info/num_elements"),
                ("bits", "var_info/bit_properties/alignment"),
                ("uncovered", "exec_size"),
                ("types", "ADD"),
                ("types", "SHR"),
                ("notes", "MOV"),
                ("names", "IFCALL/func_id"),
            ][..],
        ),
        (
            "2021-06",
            &[
                ("uncovered", "exec_size"),
                ("notes", "CMP"),
                ("platforms", "GATHER"),
                ("layout", "3D_LOAD/properties"),
                ("limits", "var_info/num_elements"),
            ][..],
        ),
    ] {
        let sources = load(&[upstream.join(version)]).unwrap();
        let outcome = read_with(&sources, Readings::embedded());
        let (findings, _) = lint(&sources, &outcome, None);
        let unknown = |f: &&Finding| f.lint == "page" && f.problem.message.ends_with("is no platform");
        assert!(findings.iter().any(|f| unknown(&f)), "{version}: every platform is known");
        for (lint, subject) in known {
            let found = findings.iter().find(|f| f.lint == *lint && f.subject == *subject);
            let found = found.unwrap_or_else(|| panic!("{version}: no {lint} about {subject}"));
            assert!(found.problem.labels.len() > 1, "{found:#?}");
        }
    }
}

/// Pages of another style name no first variable, and need no newest version.
#[test]
fn members_with_versions_need_the_newest_version_where_variables_are_declared() {
    let variables = "# Variables\n\n| Variable type | Storage class | R/W | Input | Indexable | Max count |\n\
                     | --- | --- | --- | --- | --- | --- |\n| G | General | R/W | Y | Y | 65536 |\n";
    let first = "\n- **First declared:** V32\n";
    let is_missing = |variables: String, member: &str| {
        let page = |path: &str, text: String| Source { path: path.to_string(), text };
        let members = format!("# Box\n\n### box\n\n```\nbox {{\n  {member};\n}}\n```\n\n- **size:** bytes\n");
        let index = "# Instructions\n\n## Moves\n\n- [MOV - moves](../instructions/MOV.md)\n".to_string();
        let sources = [page("index.md", index), page("variables.md", variables), page("box.md", members)];
        let outcome = read_with(&sources, &Readings::default());
        let (findings, _) = lint(&sources, &outcome, None);
        findings.iter().any(|finding| finding.lint == "missing" && finding.subject == "version")
    };
    let both = || format!("{variables}{first}");
    assert!(is_missing(both(), "{v3.4+} ub size"));
    assert!(!is_missing(both(), "ub size"));
    assert!(!is_missing(variables.to_string(), "{v3.4+} ub size"));
}
