//! Programs of real compilers: all of them are read, printed, and read again as what they are.
//!
//! They are in `corpus` beside the folder that `GENVISA_UPSTREAM` names; without it there is nothing to test.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what a test cannot do fails it")]

use genvisa::Module;
use genvisa_asm::module::{assemble, disassemble};
use genvisa_asm::report::Source;
use std::collections::BTreeMap;
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

/// Statements that no page describes, by their first words: how many there are.
const UNKNOWN: [(&str, usize); 1] = [("va_skl_plus", 1)];

#[test]
fn all_are_read() {
    let programs = programs();
    if programs.is_empty() {
        println!("skipped: no corpus");
        return;
    }
    let (mut refused, mut unknown) = (String::new(), BTreeMap::<String, usize>::new());
    for path in &programs {
        let text = fs::read_to_string(path).unwrap();
        let mut problems = assemble(&text).err().unwrap_or_default();
        problems.retain(|problem| {
            let before = &text[text[..problem.span.start].rfind('\n').map_or(0, |at| at + 1)..];
            let word = before.trim_start().split(['.', ' ']).next().unwrap_or_default();
            let is_known = UNKNOWN.iter().any(|(known, _)| *known == word);
            if is_known {
                *unknown.entry(word.to_string()).or_default() += 1;
            }
            !is_known
        });
        refused.push_str(&Source::new(&path.display().to_string(), &text).render(&problems, false));
    }
    assert!(refused.is_empty(), "{refused}");
    let expected = UNKNOWN.map(|(word, count)| (word.to_string(), count));
    assert_eq!(unknown, BTreeMap::from(expected), "statements without a page");
}

/// What is printed reads as the same program, byte for byte of its object; and what the compiler wrote is printed, line
/// by line.
#[test]
fn all_are_printed() {
    let programs = programs();
    if programs.is_empty() {
        println!("skipped: no corpus");
        return;
    }
    let mut count = 0;
    for path in &programs {
        let text = fs::read_to_string(path).unwrap();
        let Ok(module) = assemble(&text) else { continue };
        let printed = disassemble(&module);
        let again =
            assemble(&printed).map_err(|problems| Source::new("printed", &printed).render(&problems, false));
        let again = again.unwrap_or_else(|problems| panic!("{}: {problems}", path.display()));
        assert!(again == module, "{}: {}", path.display(), difference(&text, &printed));
        assert_eq!(disassemble(&again), printed, "{}", path.display());
        let bytes = module.to_bytes().unwrap();
        assert_eq!(Module::from_bytes(&bytes).as_ref(), Ok(&module), "{}", path.display());
        let (written, printed) = (normal(&text), normal(&printed));
        assert!(written == printed, "{}: {}", path.display(), difference(&written, &printed));
        count += 1;
    }
    println!("{count} of {} programs", programs.len());
    assert!(count + 7 >= programs.len(), "few programs can be printed: {count} of {}", programs.len());
}

/// A text without what says nothing: comments, blanks that are more than one, empty lines, names for printers only.
fn normal(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let line = line.split("//").next().unwrap_or_default();
        let words = line.split_whitespace().filter(|word| !word.starts_with("v_name="));
        // The compiler leaves the point of an empty set behind.
        let words =
            words.map(|word| if word.starts_with("fence_") { word.trim_end_matches('.') } else { word });
        words.collect::<Vec<_>>().join(" ")
    });
    let mut lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    // Compilers declare functions in any order.
    lines.sort_by_key(|line| if line.starts_with(".funcdecl") { line.clone() } else { String::new() });
    lines.join("\n")
}

/// The first lines that differ.
fn difference(a: &str, b: &str) -> String {
    let lines = a.lines().zip(b.lines()).find(|(a, b)| a != b);
    lines.map_or("one is longer".to_string(), |(a, b)| format!("\n  {a}\n  {b}"))
}
