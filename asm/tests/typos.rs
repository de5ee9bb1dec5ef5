//! Typical mistakes. Each has exactly one error, at the text that the case marks, and a message that a person can act on.
//!
//! The files in `typos/` have the cases: lines of a program, a line of `^` below the text with the mistake, and the messages,
//! which `UPDATE_EXPECT=1` writes. The marks are written by hand.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use expect_test::expect_file;
use genvisa_asm::Problem;
use genvisa_asm::module::assemble;
use std::ops::Range;

/// A case: lines of a program and the text in them that has the mistake.
struct Typo<'t> {
    /// The lines of the file up to the mark, and behind it.
    shown: Vec<&'t str>,
    /// The lines of the program.
    code: String,
    /// The marked bytes of the code; a mistake of no length has a mark of one column.
    mark: Option<Range<usize>>,
}

/// The lines of the messages in a file.
const MESSAGES: [&str; 2] = ["error: ", "help: "];

fn is_mark(line: &str) -> bool {
    line.contains('^') && line.chars().all(|c| matches!(c, ' ' | '^'))
}

impl<'t> Typo<'t> {
    fn of(block: &'t str) -> Self {
        let mut typo = Self { shown: Vec::new(), code: String::new(), mark: None };
        for line in block.lines() {
            if MESSAGES.iter().any(|begin| line.starts_with(begin)) {
                continue;
            }
            typo.shown.push(line);
            if is_mark(line) {
                let marked = typo.code.trim_end_matches('\n').lines().next_back().unwrap_or_default();
                let start = typo.code.len() - marked.len() - 1;
                let at = |column: usize| marked.char_indices().nth(column).map_or(marked.len(), |(at, _)| at);
                let (first, len) = (line.find('^').unwrap(), line.trim_start().len());
                assert!(typo.mark.is_none(), "one mark in each case:\n{block}");
                typo.mark = Some(start + at(first)..start + at(first + len));
            } else {
                typo.code.push_str(line);
                typo.code.push('\n');
            }
        }
        typo
    }
}

/// The problems of code between other lines of a program, in bytes of the code.
fn problems(before: &str, code: &str, behind: &str) -> Vec<Problem> {
    let problems = assemble(&format!("{before}{code}{behind}")).err().unwrap_or_default();
    let inside = |problem: Problem| {
        let span = problem.span.start.saturating_sub(before.len())..problem.span.end - before.len();
        Problem { span, ..problem }
    };
    problems.into_iter().map(inside).collect()
}

/// Checks all cases of a file in a program, and the number of the cases.
#[track_caller]
fn check(file: &str, before: &str, behind: &str, count: usize) {
    let path = format!("{}/tests/typos/{file}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap();
    let (mut out, mut wrong, mut cases) = (Vec::new(), Vec::new(), 0);
    for block in text.trim_end().split("\n\n") {
        if block.starts_with("== ") {
            out.push(block.to_string());
            continue;
        }
        cases += 1;
        let typo = Typo::of(block);
        let found = problems(before, &typo.code, behind);
        let mut lines: Vec<String> = typo.shown.iter().map(|line| line.to_string()).collect();
        for problem in &found {
            lines.push(format!("error: {}", problem.message));
            lines.extend(problem.help.iter().map(|help| format!("help: {help}")));
        }
        let is_there = |problem: &Problem| {
            let Range { start, end } = problem.span;
            // Where something is missing, the mark is below the place behind.
            let mark = typo.mark.clone().unwrap_or_default();
            start == mark.start && (end == mark.end || start == end && mark.len() <= 1)
        };
        match found.as_slice() {
            [one] if is_there(one) => {}
            [one] => wrong.push(format!("{block}\n  is found at {:?}, marked is {:?}", one.span, typo.mark)),
            many => wrong.push(format!("{block}\n  has {} errors", many.len())),
        }
        out.push(lines.join("\n"));
    }
    expect_file![path].assert_eq(&(out.join("\n\n") + "\n"));
    assert!(wrong.is_empty(), "{} of {cases} cases are wrong:\n{}", wrong.len(), wrong.join("\n\n"));
    assert_eq!(cases, count, "cases in {file}");
}

/// The begin of a kernel with variables of all classes.
const DECLARED: &str = "\
.version 4.1
.kernel \"typos\"
.decl A v_type=G type=ud num_elts=64 align=GRF
.decl B v_type=G type=ud num_elts=64 align=GRF
.decl C v_type=G type=ud num_elts=64 align=GRF
.decl F v_type=G type=f num_elts=64 align=GRF
.decl G v_type=G type=f num_elts=64 align=GRF
.decl UQ v_type=G type=uq num_elts=32 align=GRF
.decl counter v_type=G type=ud num_elts=16 align=GRF
.decl AD v_type=A num_elts=8
.decl P1 v_type=P num_elts=16
.decl P2 v_type=P num_elts=16
.decl SRF v_type=T num_elts=1
.decl SMP v_type=S num_elts=1
.function \"main\"
";

/// The end of a kernel, with the label `DONE`.
const END: &str = "DONE:\n    ret (M1, 1)\n";

#[test]
fn instructions() {
    check("body", DECLARED, END, 364);
}

#[test]
fn declarations_and_directives() {
    check("kernel", ".version 4.1\n.kernel \"typos\"\n", ".function \"main\"\n    ret (M1, 1)\n", 107);
}

#[test]
fn whole_programs() {
    check("file", "", "", 27);
}
