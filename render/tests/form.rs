//! The form of the generated crate: short files, short lines, and a change of prose that touches one side table.

#![allow(clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use genvisa_reader::Source;
use genvisa_render::{Examples, Output};
use std::collections::BTreeMap;
use std::path::Path;

/// Lines of a file, at most.
const LONGEST_FILE: usize = 660;
/// Columns of a line, at most.
const WIDEST_LINE: usize = 120;
/// Lines of all files but the side tables, at most: 7.6 for each of the 2 581 rules. 1 000 lines of them are the semantics and
/// notes in the documentation of instructions, and 350 the short constructors of operands and declarations.
const ALL_LINES: usize = 20_500;
/// The side tables: one row for each item, and no limit on their length.
const SIDE_TABLES: &str = "generated/src/lines/";

fn sources() -> Vec<Source> {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let mut sources = genvisa_reader::load(&[spec]).expect("the pages of this repository");
    // Pages are named from the root of the workspace.
    for source in &mut sources {
        if let Some((_, path)) = source.path.split_once("/../spec/") {
            source.path = format!("spec/{path}");
        }
    }
    sources
}

/// The files of the generated crate, by path.
fn rendered(sources: &[Source]) -> BTreeMap<String, String> {
    let (isa, diagnostics) = genvisa_reader::read(sources);
    assert_eq!(diagnostics.errors(), 0, "{}", diagnostics.render(false));
    let outputs = genvisa_render::render(&isa, &Examples::default()).expect("a model that can be rendered");
    let sources = outputs.into_iter().filter(|output| output.path.starts_with("generated/src/"));
    sources.map(|Output { path, text }| (path, text)).collect()
}

#[test]
fn files_and_lines_are_short() {
    let files = rendered(&sources());
    let mut total = 0;
    for (path, text) in files.iter().filter(|(path, _)| !path.starts_with(SIDE_TABLES)) {
        let lines = text.lines().count();
        total += lines;
        assert!(lines <= LONGEST_FILE, "{path} has {lines} lines");
        for (n, line) in text.lines().enumerate() {
            let width = line.chars().count();
            assert!(width <= WIDEST_LINE, "{path}:{}: {width} columns", n + 1);
            assert!(!line.ends_with(' '), "{path}:{}: a blank at the end", n + 1);
        }
    }
    assert!(total <= ALL_LINES, "{total} lines");
    println!("{} files, {total} lines", files.len());
}

#[test]
fn a_line_of_prose_changes_one_side_table() {
    let mut sources = sources();
    let before = rendered(&sources);
    let page = sources.iter_mut().find(|source| source.path.ends_with("instructions/ADD.md"));
    let page = page.expect("the page of ADD");
    // The first paragraph is the documentation of the type; any other prose moves lines and no more.
    let opcode = page.text.find("## Opcode").expect("a section for the opcode");
    page.text.insert_str(opcode, "This line constrains nothing.\n\n");
    let after = rendered(&sources);
    assert_eq!(before.keys().collect::<Vec<_>>(), after.keys().collect::<Vec<_>>());
    let changed =
        before.iter().filter(|(path, text)| after.get(*path) != Some(text)).map(|(path, _)| path.as_str());
    assert_eq!(changed.collect::<Vec<_>>(), ["generated/src/lines/add.rs"]);
}
