//! Programs of real compilers: all of them are read, printed, and read again as what they are.
//!
//! They are in `corpus` beside the folder that `GENVISA_UPSTREAM` names; without it the tests are ignored.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use genvisa::Module;
use genvisa_asm::Target;
use genvisa_asm::module::{assemble, disassemble};
use genvisa_asm::report::Source;
use genvisa_testing::upstream_test;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of programs by newer compilers, which use instructions and operands that no page describes.
const NEWER: &str = "newer";

/// The programs of the documented compiler, in the order of their names.
fn programs(corpus: &Path) -> Vec<PathBuf> {
    let mut found = all_programs(corpus);
    found.retain(|path| !is_newer(path));
    assert!(found.len() > 330, "{} programs are not all of them", found.len());
    found
}

fn is_newer(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == NEWER)
}

fn all_programs(corpus: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(corpus, &mut found);
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

#[upstream_test("corpus")]
fn all_are_read(corpus: &Path) {
    let programs = programs(corpus);
    let mut refused = String::new();
    for path in &programs {
        let text = fs::read_to_string(path).unwrap();
        let problems = assemble(&text).err().unwrap_or_default();
        refused.push_str(&Source::new(&path.display().to_string(), &text).render(&problems, false));
    }
    assert!(refused.is_empty(), "{refused}");
}

/// Programs of newer compilers are read without loss, or every problem points to the text that is not understood.
#[upstream_test("corpus")]
fn newer_programs_are_read_or_refused_at_a_place(corpus: &Path) {
    let mut programs = all_programs(corpus);
    programs.retain(|path| is_newer(path));
    assert!(programs.len() > 110, "{} programs are not all of them", programs.len());
    for path in &programs {
        let text = fs::read_to_string(path).unwrap();
        match assemble(&text) {
            Ok(module) => {
                let again = assemble(&disassemble(&module)).ok();
                assert!(again == Some(module), "{}: printed text is another program", path.display());
            }
            Err(problems) => {
                assert!(!problems.is_empty(), "{}", path.display());
                for problem in problems {
                    assert!(
                        text.get(problem.span.clone()).is_some(),
                        "{}: {}",
                        path.display(),
                        problem.message
                    );
                }
            }
        }
    }
}

/// The printed text reads as the same program, byte for byte of its object. It equals the text of the compiler, line by
/// line.
#[upstream_test("corpus")]
fn all_are_printed(corpus: &Path) {
    let programs = programs(corpus);
    for path in &programs {
        let text = fs::read_to_string(path).unwrap();
        let module = assemble(&text).expect("a program of all_are_read");
        let printed = disassemble(&module);
        let again =
            assemble(&printed).map_err(|problems| Source::new("printed", &printed).render(&problems, false));
        let again = again.unwrap_or_else(|problems| panic!("{}: {problems}", path.display()));
        assert!(again == module, "{}: {}", path.display(), difference(&text, &printed));
        assert_eq!(disassemble(&again), printed, "{}", path.display());
        let bytes = module.encode().unwrap();
        assert_eq!(
            Target::default().assemble_to_bytes(text.as_bytes()).unwrap().concat(),
            bytes,
            "{}",
            path.display()
        );
        assert_eq!(Module::decode(&bytes).as_ref(), Ok(&module), "{}", path.display());
        let (written, printed) = (normal(&text), normal(&printed));
        assert!(written == printed, "{}: {}", path.display(), difference(&written, &printed));
    }
    println!("{} programs", programs.len());
}

/// A text without parts that have no meaning: comments, repeated blanks, empty lines, names for printers only.
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
