//! `spec/errata.md` explains every difference between Intel's pages and ours.
//!
//! Each entry lists the changes that it explains, as `cargo xtask diff --brief` prints them, in an indented block at its
//! end. A change that no entry claims is a mistake in a page, a reading or the errata, and so is a claim without a change.
//! The checksum behind a claim is that of our values. `UPDATE_EXPECT=1` writes the checksums of values that were changed on
//! purpose.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_checks::diff::{brief_values, compare, to_brief};
use genvisa_checks::errata::{claims, other_values, stale, unclaimed};
use genvisa_checks::followed::{FOLLOWED_FILE, Followed};
use genvisa_reader::{Source, load, read};
use genvisa_testing::upstream_test;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// The version of Intel's pages that the specification follows, and the folder with its pages.
fn followed(upstream: &Path) -> (Followed, PathBuf) {
    let text = std::fs::read_to_string(root().join("spec").join(FOLLOWED_FILE)).unwrap();
    let followed = Followed::parse(&text).unwrap();
    let folder = upstream.join(&followed.name);
    (followed, folder)
}

#[upstream_test]
fn the_specification_names_the_pages_that_it_follows(upstream: &Path) {
    let (followed, folder) = followed(upstream);
    let around = folder.parent().unwrap().to_path_buf();
    let short = |source: Source| {
        let path = Path::new(&source.path).strip_prefix(&around).unwrap().to_str().unwrap().to_string();
        Source { path, ..source }
    };
    let pages: Vec<Source> = load(&[folder]).unwrap().into_iter().map(short).collect();
    assert_eq!(followed.differing(&Followed::of(&followed.name, &pages)), [""; 0]);
}

#[upstream_test]
fn every_difference_from_intels_pages_is_claimed_by_an_erratum(upstream: &Path) {
    let (followed, folder) = followed(upstream);
    let model = |folder: PathBuf| read(&load(&[folder]).unwrap()).0;
    let (old, new) = (model(folder), model(root().join("spec")));
    let path = root().join("spec/errata.md");
    let errata = std::fs::read_to_string(&path).unwrap();
    let (claims, wrong) = claims(&errata);
    let mut wrong: Vec<String> = wrong.into_iter().map(|line| format!("spec/errata.md:{line}")).collect();

    let differences = compare(&old, &new);
    let brief = to_brief(&differences);
    let changes: BTreeSet<&str> = brief.lines().collect();
    wrong.extend(unclaimed(&changes, &claims).iter().map(|change| format!("no entry claims    {change}")));
    let stale = stale(&changes, &claims);
    wrong
        .extend(stale.iter().map(|claim| format!("no longer so       {}  (in {})", claim.text, claim.entry)));
    let other = other_values(&brief_values(&differences), &claims);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let right: BTreeMap<usize, &String> = other.iter().map(|(claim, line)| (claim.line, line)).collect();
        let lines = errata.lines().zip(1..);
        let lines =
            lines.map(|(line, n)| right.get(&n).map_or(line.to_string(), |right| format!("    {right}")));
        std::fs::write(&path, lines.collect::<Vec<_>>().join("\n") + "\n").unwrap();
    } else {
        wrong.extend(other.iter().map(|(claim, line)| {
            format!("spec/errata.md:{}: our value has changed: `{line}` ({})", claim.line, claim.entry)
        }));
    }
    assert!(
        wrong.is_empty(),
        "`cargo xtask diff --brief UPSTREAM/{} spec` and spec/errata.md disagree in {} lines; UPDATE_EXPECT=1 writes the \
         checksums of values that were changed on purpose:\n{}\n",
        followed.name,
        wrong.len(),
        wrong.join("\n")
    );
}
