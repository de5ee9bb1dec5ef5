//! Reading and lowering pages, against bare Markdown events over the same bytes. Goal: at most three times as long.
//!
//! `GENVISA_UPSTREAM=…/upstream cargo bench -p genvisa-benches --bench read`

#![allow(clippy::expect_used, reason = "a bench without pages has nothing to measure")]

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use genvisa_reader::{Source, load, read};
use pulldown_cmark::{Options, Parser};
use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The allocator of `cargo xtask`, whose commands read pages. Both sides of the comparison have it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The limit of the ratio of the medians.
const GOAL: f64 = 3.0;
/// The number of pairs of runs for each median.
const RUNS: usize = 101;

/// All pages of the newest upstream version, or else our own.
static PAGES: LazyLock<Vec<Source>> = LazyLock::new(|| {
    let own = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../spec"));
    load(&[upstream().unwrap_or_else(own)]).expect("pages")
});

fn upstream() -> Option<PathBuf> {
    let folder = std::env::var_os("GENVISA_UPSTREAM")?;
    let versions = std::fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    versions.filter(|path| path.is_dir()).max()
}

fn bytes() -> usize {
    PAGES.iter().map(|page| page.text.len()).sum()
}

/// Every event with its byte range, as the reader requests them.
fn events(pages: &[Source]) {
    for page in pages {
        for event in Parser::new_ext(&page.text, Options::ENABLE_TABLES).into_offset_iter() {
            black_box(event);
        }
    }
}

#[divan::bench]
fn markdown_events(bencher: Bencher<'_, '_>) {
    bencher.counter(BytesCount::new(bytes())).bench(|| events(&PAGES));
}

#[divan::bench]
fn read_and_lower(bencher: Bencher<'_, '_>) {
    bencher.counter(BytesCount::new(bytes())).bench(|| read(&PAGES));
}

/// The time until the result exists. As in divan, dropping it is not measured.
fn time<T>(run: impl Fn() -> T) -> Duration {
    let start = Instant::now();
    let result = black_box(run());
    let elapsed = start.elapsed();
    drop(result);
    elapsed
}

/// Medians of both, measured in turns, so that a disturbance affects both.
fn ratio() {
    let (mut bare, mut ours): (Vec<_>, Vec<_>) =
        (0..RUNS).map(|_| (time(|| events(&PAGES)), time(|| read(&PAGES)))).unzip();
    bare.sort();
    ours.sort();
    let (bare, ours) = (bare[RUNS / 2], ours[RUNS / 2]);
    let ratio = ours.as_secs_f64() / bare.as_secs_f64();
    println!("{} pages, {} bytes: events {bare:.2?}, read and lowered {ours:.2?}", PAGES.len(), bytes());
    println!("ratio {ratio:.2}, goal {GOAL:.1}: {}", if ratio <= GOAL { "met" } else { "missed" });
}

fn main() {
    if upstream().is_none() {
        println!("skipped: no upstream pages; measuring our own");
    }
    divan::main();
    // With arguments divan lists, filters or tests: nothing to compare then. Cargo itself passes `--bench`.
    if std::env::args().skip(1).all(|argument| argument == "--bench") {
        ratio();
    }
}
