//! The coverage of our pages and of both versions of Intel's: every word is in an item, every item of prose has a reason, and
//! every word of a fact or a rule has an effect.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

mod knockout;
mod linear;
mod outlines;
mod partition;

use genvisa_checks::coverage::{Coverage, ProseList, coverage};
use genvisa_reader::{Outcome, Readings, Source, load, read_with};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Pages with their coverage.
struct Version {
    name: &'static str,
    sources: Vec<Source>,
    outcome: Outcome,
    covered: Vec<Coverage>,
}

/// Our pages, and Intel's where a folder of them is at hand (`GENVISA_UPSTREAM`).
fn versions() -> &'static [Version] {
    static ALL: OnceLock<Vec<Version>> = OnceLock::new();
    ALL.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let prose = ProseList::load(&root.join("prose")).unwrap();
        let upstream = std::env::var_os("GENVISA_UPSTREAM").map(PathBuf::from);
        if upstream.is_none() {
            println!("skipped: no upstream pages");
        }
        let folders = upstream
            .iter()
            .flat_map(|folder| ["2025-02", "2021-06"].map(|version| (version, folder.join(version))));
        let folders = folders.chain([("spec", root.join("../spec"))]);
        folders.map(|(name, folder)| Version::load(name, &folder, &prose)).collect()
    })
}

impl Version {
    fn load(name: &'static str, folder: &Path, prose: &ProseList) -> Self {
        let sources = load(&[folder.to_path_buf()]).unwrap();
        let outcome = read_with(&sources, Readings::embedded());
        let (covered, passed_over) = coverage(&sources, &outcome, prose);
        assert!(passed_over.is_empty(), "{}", passed_over.render(false));
        Self { name, sources, outcome, covered }
    }
}

#[test]
fn every_sentence_that_could_be_a_fact_has_a_reason() {
    for version in versions() {
        let unlisted: usize = version.covered.iter().map(|page| page.counts.unlisted).sum();
        assert_eq!(unlisted, 0, "{}", version.name);
        assert!(
            version.covered.iter().map(|page| page.counts.facts).sum::<usize>() > 5000,
            "{}",
            version.name
        );
        assert_eq!(version.outcome.diagnostics.errors(), 0, "{}", version.name);
    }
}
