//! A version of the pages that nobody has seen: copies of our pages, and of both versions of Intel's, with one thing
//! changed each. A lost, moved or new part is reported on its page, and no fact changes silently.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

mod mutate;

use genvisa_checks::diff::{compare, essential, to_brief};
use genvisa_checks::lint::lint;
use genvisa_reader::isa::Isa;
use genvisa_reader::{Diagnostics, Readings, Source, load, read_with};
use genvisa_testing::upstream_test;
use mutate::MUTATIONS;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Pages, and those beside the one that changes.
struct Version {
    pages: Vec<Source>,
    platforms: Vec<Source>,
    /// The platforms, and pages that show what pages have in common.
    others: Vec<Source>,
}

/// How many other pages show what nine pages in ten have.
const OTHERS: usize = 12;

impl Version {
    fn load(root: &Path, platforms: &str) -> Self {
        let pages = load(&[root.join("instructions")]).unwrap();
        let platforms = load(&[root.join(platforms)]).unwrap();
        let mut small = pages.clone();
        small.sort_by_key(|page| page.text.len());
        let others = platforms.iter().cloned().chain(small.into_iter().take(OTHERS)).collect();
        Self { pages, platforms, others }
    }
}

/// The model of a page, and every message about it.
struct Read {
    isa: Isa,
    messages: BTreeSet<String>,
}

impl Read {
    fn new(page: &Source, beside: &[Source]) -> Self {
        let others = beside.iter().filter(|other| other.path != page.path);
        let pages: Vec<Source> = others.chain([page]).cloned().collect();
        let outcome = read_with(&pages, Readings::embedded());
        let (_, found) = lint(&pages, &outcome, None);
        let problems = [&outcome.diagnostics, &found];
        let messages = problems.into_iter().flat_map(|problems| messages_on(page, problems)).collect();
        Self { isa: outcome.isa, messages }
    }

    fn has_more_text_than(&self, other: &Self) -> bool {
        !self.messages.is_subset(&other.messages)
    }
}

/// The messages that show a place on the page; every place that they show exists.
fn messages_on<'d>(page: &'d Source, problems: &'d Diagnostics) -> impl Iterator<Item = String> + 'd {
    let lines = page.text.lines().count();
    problems.iter().filter_map(move |problem| {
        let here = |label: &&genvisa_reader::Label| *label.path == page.path;
        let label = problem.labels.iter().find(here)?;
        let (line, column) = problems.position(label);
        let exists = page.text.get(label.span.clone()).is_some() && (1..=lines + 1).contains(&line);
        assert!(exists && column >= 1, "{}:{line}:{column}: {}", page.path, problem.message);
        Some(problem.message.to_string())
    })
}

/// Changes a page in every way, and gives the changes of facts without a message. Counts the attempts.
fn silent(version: &Version, page: &Source, tried: &[AtomicUsize]) -> Vec<String> {
    // Most changes show on the page itself.
    let alone = Read::new(page, &version.platforms);
    let before = Read::new(page, &version.others);
    let mut found = Vec::new();
    for (mutation, tried) in MUTATIONS.iter().zip(tried) {
        for text in (mutation.make)(&page.text) {
            assert_ne!(text, page.text, "{}: {}", page.path, mutation.what);
            tried.fetch_add(1, Ordering::Relaxed);
            let page = Source { text, ..page.clone() };
            if Read::new(&page, &version.platforms).has_more_text_than(&alone) {
                continue;
            }
            let after = Read::new(&page, &version.others);
            if after.has_more_text_than(&before) {
                continue;
            }
            let changes = compare(&before.isa, &after.isa);
            if !essential(&changes).is_empty() {
                found.push(format!("{}: {}: {}", page.path, mutation.what, to_brief(&changes)));
            }
        }
    }
    found
}

fn no_change_is_silent(versions: &[Version]) {
    let tried: Vec<AtomicUsize> = MUTATIONS.iter().map(|_| AtomicUsize::new(0)).collect();
    let mut pages: Vec<(&Version, &Source)> =
        versions.iter().flat_map(|v| v.pages.iter().map(move |p| (v, p))).collect();
    // The longest first, so that no thread is left with one.
    pages.sort_by_key(|(_, page)| std::cmp::Reverse(page.text.len()));
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((version, page)) = pages.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let silent = silent(version, page, &tried);
                    found.lock().unwrap().extend(silent);
                }
            });
        }
    });
    let found = found.into_inner().unwrap();
    let tried: Vec<usize> = tried.into_iter().map(AtomicUsize::into_inner).collect();
    assert!(tried.iter().all(|n| *n > 5), "{tried:?}");
    assert!(found.is_empty(), "{} changes in silence:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_change_of_our_pages_is_silent() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    no_change_is_silent(&[Version::load(&spec, "chapters/platforms.md")]);
}

#[upstream_test]
fn no_change_of_intels_pages_is_silent(upstream: &Path) {
    let versions = ["2025-02", "2021-06"].map(|v| Version::load(&upstream.join(v), "1_introduction.md"));
    no_change_is_silent(&versions);
}
