//! A sample of the experiment that `cargo xtask knockout` does in full: a word of a fact or a rule that is changed, and a line
//! that is left out, changes a fact, a rule or a message.

use crate::{Version, intels, ours};
use genvisa_checks::knockout::Experiment;
use genvisa_reader::Readings;
use genvisa_testing::upstream_test;
use rayon::prelude::*;
use std::path::Path;

/// The seed of the sample.
const SEED: u64 = 12;
/// The changes of each page that are tried.
const SAMPLE: usize = 3;

/// Numbers that look random and follow from the seed.
fn numbers(mut state: u64) -> impl FnMut() -> usize {
    move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed ^ (mixed >> 27)) as usize
    }
}

fn changes_have_effects(version: &Version) {
    let pages: Vec<_> = version.sources.iter().zip(&version.covered).enumerate().collect();
    let silent: Vec<String> = pages
        .par_iter()
        .flat_map_iter(|(n, (source, page))| {
            let experiment = Experiment::new(&version.sources, source, Readings::embedded(), &page.items);
            let mut number = numbers(SEED + *n as u64);
            let changes = &experiment.changes;
            let tried = (0..SAMPLE.min(changes.len())).filter_map(|_| changes.get(number() % changes.len()));
            let silent = tried.filter(|change| experiment.is_silent(change));
            let shown = |line, span| format!("{}:{line}: {:?}", source.path, &source.text[span]);
            silent.map(|change| shown(change.line, change.span.clone())).collect::<Vec<_>>()
        })
        .collect();
    assert!(silent.is_empty(), "{}: {} silent: {silent:#?}", version.name, silent.len());
}

#[test]
fn a_sample_of_changes_has_effects() {
    changes_have_effects(ours());
}

#[upstream_test]
fn a_sample_of_changes_has_effects_of_intels_pages(upstream: &Path) {
    intels(upstream).iter().for_each(changes_have_effects);
}
