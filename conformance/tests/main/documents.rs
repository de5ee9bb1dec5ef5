//! The documents about implementations, and their expected results, are about the suite as it is.

use genvisa_conformance::vectors::Vectors;
use genvisa_runner::expect::Expectations;
use genvisa_runner::matrix::digest_of_ids;
use genvisa_runner::request::Operation;
use genvisa_runner::run::Selection;
use genvisa_runner::score::Mapping;
use genvisa_runner::vector::Vector;
use std::fs;
use std::path::Path;

/// The advice for results that are not up to date.
const REFRESH: &str = "with the finalizer installed, write it again: cargo xtask oracle --matrix";

fn read(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

/// The number in front of some words.
fn number_before(text: &str, words: &str) -> usize {
    let (before, _) = text.split_once(words).unwrap_or_else(|| panic!("the document has no `{words}`"));
    before.rsplit([' ', '\n']).next().unwrap().parse().unwrap()
}

#[test]
fn the_results_of_the_finalizers_are_about_this_suite() {
    let vectors = Vectors::load().unwrap();
    let selection = |operation| Selection { operation, pairs: Some(1), ..Selection::default() };
    let planned = selection(None).plan(&vectors.all).unwrap();
    let texts = selection(Some(Operation::CheckText)).plan(&vectors.all).unwrap();
    let digest = |planned: &[&Vector]| {
        let digest = digest_of_ids(planned.iter().map(|vector| vector.id.as_str()));
        format!("Digest of the ids: `{digest}`")
    };
    for (name, digest) in [
        ("../docs/conformance-matrix.md", digest(&planned)),
        ("../docs/finalizer-releases.md", digest(&texts)),
    ] {
        assert!(read(name).contains(&digest), "{name} is about other cases; {REFRESH}");
    }
    for name in ["igc-1.0.12504", "igc-1.0.17791"] {
        let name = format!("implementations/{name}/expected.toml");
        let expectations = Expectations::parse(&read(&name)).unwrap();
        assert_eq!(expectations.pairs, Some(1), "{name}");
        let declarations = expectations.declare(planned.iter().copied());
        assert_eq!(declarations.problems(), [], "{name}; {REFRESH}");
        assert!(planned.iter().filter(|vector| declarations.of(&vector.id).is_some()).count() > 1000);
    }
}

#[test]
fn few_disagreements_with_the_finalizers_are_open() {
    let matrix = read("../docs/conformance-matrix.md");
    let (rules, open) = (number_before(&matrix, " rules. "), number_before(&matrix, " are open: "));
    assert!(rules > 2000 && open * 50 <= rules, "{open} of {rules} rules are open, more than 2 %");
    // Each of them has a program that shows it.
    assert_eq!(matrix.matches("\n```text\n").count(), open);
}

/// The examples of files that people write are such files, and declare cases of this suite.
#[test]
fn the_examples_of_the_guide_are_about_this_suite() {
    let guide = read("README.md");
    let blocks = guide.split("```toml\n").skip(1);
    let blocks: Vec<&str> = blocks.map(|block| block.split("```").next().unwrap()).collect();
    let [expected, mapping] = blocks.as_slice() else { panic!("two examples: {blocks:?}") };
    let vectors = Vectors::load().unwrap();
    let declarations = Expectations::parse(expected).unwrap().declare(&vectors.all);
    assert_eq!(declarations.problems(), []);
    let mapping = Mapping::parse(mapping).unwrap();
    let named = |vector: &&Vector| mapping.names("E0042", &vector.rule);
    assert!(vectors.all.iter().any(|vector| named(&vector)));
    assert!(!vectors.all.iter().all(|vector| named(&vector)));
}

/// The decoder for C++ is a column of the matrix. It has the cases with an output, and passes all of them.
#[test]
fn the_decoder_for_cpp_passes_in_the_matrix() {
    let matrix = read("../docs/conformance-matrix.md");
    let mut rows = matrix.lines().map(|line| line.split(" | ").collect::<Vec<_>>());
    let column =
        rows.find_map(|cells| cells.iter().position(|cell| cell.starts_with("genvisa.hpp "))).unwrap();
    let cells: Vec<&str> = rows.filter(|row| row.len() > column + 1).map(|row| row[column]).collect();
    let passed = |cell: &&str| cell.split(", ").all(|part| !part.contains(' ') || part.ends_with(" n/a"));
    assert!(cells.len() > 1000);
    assert_eq!(cells.iter().filter(|cell| !passed(cell) && !cell.starts_with("genvisa.hpp")).count(), 0);
    assert!(cells.iter().filter(|cell| **cell != "---" && !cell.starts_with("0,")).count() > 500);
}
