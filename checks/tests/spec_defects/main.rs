//! Known defects of Intel's pages: irregular, contradictory or wrong passages, one case each, with the expected handling.
//!
//! The cases are data, in the `.toml` files beside this one. A case names the places of the defect, describes it, and gives
//! the evidence that it is handled: facts read from Intel's pages, facts of our pages, an entry of `spec/errata.md`, a
//! finding of a lint, a reading, or (`prose`) the fact that the reader takes nothing from the passage. Where the lists of
//! defects are beside Intel's pages, each of their lines must have a case.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

mod case;
mod fact;

use case::Case;
use genvisa_checks::lint::{Finding, lint};
use genvisa_reader::{Outcome, Readings, Source, load, read_with};
use genvisa_testing::upstream_test;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Pages, as read.
pub struct Read {
    /// The model, as `cargo xtask model` prints it.
    pub model: Value,
    /// The model, its problems and the coverage of sentences.
    pub outcome: Outcome,
    /// The findings of the lints.
    pub findings: Vec<Finding>,
}

impl Read {
    fn new(folder: &Path) -> Self {
        let sources: Vec<Source> = load(&[folder.to_path_buf()]).unwrap();
        let outcome = read_with(&sources, Readings::embedded());
        let (findings, _) = lint(&sources, &outcome, None);
        Self { model: serde_json::to_value(&outcome.isa).unwrap(), outcome, findings }
    }
}

/// The pages that cases are checked against.
pub struct World {
    /// Intel's pages of February 2025.
    pub intel: Read,
    /// `spec/`.
    pub ours: Read,
    /// The text of `spec/errata.md`.
    pub errata: String,
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/spec_defects");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "toml"));
    files.sort();
    let read = |path: &PathBuf| {
        let file: case::File = toml::from_str(&fs::read_to_string(path).unwrap())
            .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        file.defect
    };
    files.iter().flat_map(read).collect()
}

#[upstream_test]
fn every_spec_defect_is_handled(upstream: &Path) {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("spec");
    let errata = fs::read_to_string(spec.join("errata.md")).unwrap();
    let world = World { intel: Read::new(&upstream.join("2025-02")), ours: Read::new(&spec), errata };
    let cases = cases();
    let wrong: Vec<String> = cases
        .iter()
        .flat_map(|case| case.problems(&world).into_iter().map(|p| format!("{}: {p}\n", case.name())))
        .collect();
    assert!(wrong.is_empty(), "{} of {} cases:\n{}", wrong.len(), cases.len(), wrong.concat());
}

/// Every line of the lists has a case, and every line that a case names exists.
#[upstream_test("oddities")]
fn every_listed_defect_has_a_case(lists: &Path) {
    let mut listed = BTreeSet::new();
    for entry in fs::read_dir(lists).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for (n, line) in lines.iter().enumerate() {
            let heads = lines.get(n + 1).is_some_and(|next| next.starts_with("| ---"));
            let row = line.starts_with("| ") && !line.starts_with("| ---") && !heads;
            if row || line.starts_with("- ") {
                listed.insert(format!("{name}:{}", n + 1));
            }
        }
    }
    let named: BTreeSet<String> = cases().into_iter().flat_map(|case| case.list).collect();
    let missing: Vec<&String> = listed.difference(&named).collect();
    let foreign: Vec<&String> = named.difference(&listed).collect();
    assert!(missing.is_empty(), "{} of {} have no case: {missing:?}", missing.len(), listed.len());
    assert!(foreign.is_empty(), "cases name lines that list nothing: {foreign:?}");
}
