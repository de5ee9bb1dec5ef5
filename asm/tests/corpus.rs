//! Programs of real compilers: all of them are read, printed, and read again as what they are.
//!
//! They are in `corpus` beside the folder that `GENVISA_UPSTREAM` names; without it there is nothing to test.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what a test cannot do fails it")]

use genvisa_asm::module::assemble;
use genvisa_asm::report::Source;
use std::fs;
use std::path::{Path, PathBuf};

/// The programs, in the order of their names.
fn programs() -> Vec<PathBuf> {
    let Some(upstream) = std::env::var_os("GENVISA_UPSTREAM") else { return Vec::new() };
    let mut found = Vec::new();
    collect(&Path::new(&upstream).with_file_name("corpus"), &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "visaasm") {
            found.push(path);
        }
    }
}

#[test]
fn all_are_read() {
    let programs = programs();
    if programs.is_empty() {
        println!("skipped: no corpus");
        return;
    }
    let mut refused = String::new();
    for path in &programs {
        let text = fs::read_to_string(path).unwrap();
        if let Err(problems) = assemble(&text) {
            refused.push_str(&Source::new(&path.display().to_string(), &text).render(&problems, false));
        }
    }
    assert!(refused.is_empty(), "{refused}");
}
