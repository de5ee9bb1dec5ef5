//! `mix.txt` counts the instructions of real programs: kernels that Intel's compiler compiled, in the folder `corpus` beside
//! Intel's pages. `UPDATE_EXPECT=1 cargo test -p genvisa-conformance --test main mix` counts them again.

use expect_test::expect_file;
use genvisa_asm::Target;
use genvisa_testing::upstream_test;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const HEADER: &str = "\
# The number of occurrences of each instruction in real programs. Counted in the corpus by
# UPDATE_EXPECT=1 cargo test -p genvisa-conformance --test main mix
";

/// Programs of newer compilers are partly refused, and the rest of such a program would distort the counts.
const NEWER: &str = "newer";

fn texts(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.file_name().is_some_and(|name| name == NEWER) {
            continue;
        }
        if path.is_dir() {
            found.extend(texts(&path));
        } else if path.extension().is_some_and(|e| e == "visaasm") {
            found.push(path);
        }
    }
    found
}

#[upstream_test("corpus")]
fn mix_counts_the_instructions_of_the_corpus(corpus: &Path) {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for path in texts(corpus) {
        let read = Target::default().read(&fs::read_to_string(&path).unwrap());
        for instruction in read.module.bodies().flatten() {
            *counts.entry(instruction.info().name).or_default() += 1;
        }
    }
    let mut sorted: Vec<(&str, usize)> = counts.into_iter().collect();
    sorted.sort_by_key(|(name, count)| (usize::MAX - count, *name));
    let mut mix = HEADER.to_string();
    for (name, count) in sorted {
        writeln!(mix, "{name} {count}").unwrap();
    }
    expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join("mix.txt")].assert_eq(&mix);
}
