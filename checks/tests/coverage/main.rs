//! The coverage of our pages and of both versions of Intel's: every word is in an item, every item of prose has a reason, and
//! every word of a fact or a rule has an effect.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

mod knockout;
mod linear;
mod outlines;
mod partition;

use genvisa_checks::coverage::{Coverage, ProseList, coverage};
use genvisa_reader::{Outcome, Readings, Source, load, read_with};
use genvisa_testing::upstream_test;
use std::path::Path;
use std::sync::OnceLock;

/// Pages with their coverage.
struct Version {
    name: &'static str,
    sources: Vec<Source>,
    outcome: Outcome,
    covered: Vec<Coverage>,
}

/// Our pages.
fn ours() -> &'static Version {
    static OURS: OnceLock<Version> = OnceLock::new();
    OURS.get_or_init(|| Version::load("spec", &Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")))
}

/// Both versions of Intel's pages, in a folder.
fn intels(folder: &Path) -> &'static [Version; 2] {
    static INTELS: OnceLock<[Version; 2]> = OnceLock::new();
    INTELS.get_or_init(|| ["2025-02", "2021-06"].map(|name| Version::load(name, &folder.join(name))))
}

impl Version {
    fn load(name: &'static str, folder: &Path) -> Self {
        let prose = ProseList::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("prose")).unwrap();
        let sources = load(&[folder.to_path_buf()]).unwrap();
        let outcome = read_with(&sources, Readings::embedded());
        let (covered, passed_over) = coverage(&sources, &outcome, &prose);
        assert!(passed_over.is_empty(), "{}", passed_over.render(false));
        Self { name, sources, outcome, covered }
    }
}

fn sentences_have_reasons(version: &Version) {
    let unlisted: usize = version.covered.iter().map(|page| page.counts.unlisted).sum();
    assert_eq!(unlisted, 0, "{}", version.name);
    assert!(version.covered.iter().map(|page| page.counts.facts).sum::<usize>() > 5000, "{}", version.name);
    assert_eq!(version.outcome.diagnostics.errors(), 0, "{}", version.name);
}

#[test]
fn every_sentence_that_could_be_a_fact_has_a_reason() {
    sentences_have_reasons(ours());
}

#[upstream_test]
fn every_sentence_that_could_be_a_fact_has_a_reason_of_intels_pages(upstream: &Path) {
    intels(upstream).iter().for_each(sentences_have_reasons);
}
