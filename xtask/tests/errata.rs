//! `spec/errata.md` explains every difference between Intel's pages and ours.
//!
//! Each entry lists the changes that it explains, as `cargo xtask diff --brief` prints them, in an indented block at its
//! end. A change that no entry claims is a mistake in a page, a reading or the errata, and so is a claim without a change.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_checks::diff::{compare, to_brief};
use genvisa_reader::{load, read};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The changes that an entry explains: `SUBJECT SIGN KIND PLACE`, where a place that ends in `*` matches all that
/// begin like it.
struct Claim<'a> {
    entry: &'a str,
    text: &'a str,
}

impl Claim<'_> {
    fn explains(&self, change: &str) -> bool {
        match self.text.strip_suffix('*') {
            Some(start) => change.starts_with(start),
            None => change == self.text,
        }
    }
}

/// The claims of all entries, and the lines of their blocks that are not claims.
fn claims(errata: &str) -> (Vec<Claim<'_>>, Vec<String>) {
    let (mut claims, mut wrong) = (Vec::new(), Vec::new());
    let mut entry = "";
    for (n, line) in errata.lines().enumerate() {
        if let Some(title) = line.strip_prefix("### ") {
            entry = title;
        } else if line.starts_with("## ") {
            entry = "";
        }
        let Some(text) = line.strip_prefix("    ").filter(|_| !entry.is_empty()).map(str::trim) else {
            continue;
        };
        let sign = text.split(' ').nth(1).unwrap_or_default();
        if ["+", "-", "~", ">"].contains(&sign) && text.split(' ').count() > 2 {
            claims.push(Claim { entry, text });
        } else {
            wrong.push(format!("spec/errata.md:{}: `{text}` is not `SUBJECT SIGN KIND PLACE`", n + 1));
        }
    }
    (claims, wrong)
}

/// The changes without a claim and the claims without a change, one line each.
fn problems(changes: &BTreeSet<&str>, claims: &[Claim<'_>]) -> Vec<String> {
    let missing = changes.iter().filter(|change| !claims.iter().any(|claim| claim.explains(change)));
    let stale = claims.iter().filter(|claim| !changes.iter().any(|change| claim.explains(change)));
    missing
        .map(|change| format!("no entry claims    {change}"))
        .chain(stale.map(|claim| format!("no longer so       {}  (in {})", claim.text, claim.entry)))
        .collect()
}

#[test]
fn every_difference_from_intels_pages_is_claimed_by_an_erratum() {
    let Some(upstream) = std::env::var_os("GENVISA_UPSTREAM").map(PathBuf::from).filter(|f| f.is_dir())
    else {
        eprintln!("skipped: no upstream pages");
        return;
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let model = |folder: PathBuf| read(&load(&[folder]).unwrap()).0;
    let (old, new) = (model(upstream.join("2025-02")), model(root.join("spec")));
    let errata = std::fs::read_to_string(root.join("spec/errata.md")).unwrap();
    let (claims, mut wrong) = claims(&errata);

    let brief = to_brief(&compare(&old, &new));
    wrong.extend(problems(&brief.lines().collect(), &claims));
    assert!(
        wrong.is_empty(),
        "`cargo xtask diff --brief UPSTREAM/2025-02 spec` and spec/errata.md disagree in {} lines:\n{}\n",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn claims_are_read_from_entries_only() {
    let errata = "\
Repeat with

    cp a b

## Instructions

### ADD-1

Some words, and code `x`.

    ADD ~ type_map
    ADD + rule dst/*
    what is this
";
    let (claims, wrong) = claims(errata);
    assert_eq!(
        claims.iter().map(|c| (c.entry, c.text)).collect::<Vec<_>>(),
        [("ADD-1", "ADD ~ type_map"), ("ADD-1", "ADD + rule dst/*")]
    );
    assert_eq!(wrong, ["spec/errata.md:13: `what is this` is not `SUBJECT SIGN KIND PLACE`"]);

    let all = BTreeSet::from(["ADD ~ type_map", "ADD + rule dst/size", "ADD + rule dst/null"]);
    assert!(problems(&all, &claims).is_empty());
    let other = BTreeSet::from(["ADD - type_map", "ADD + rule dst/size"]);
    assert_eq!(
        problems(&other, &claims),
        ["no entry claims    ADD - type_map", "no longer so       ADD ~ type_map  (in ADD-1)"]
    );
}
