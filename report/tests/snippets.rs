//! Messages with their snippets.

use expect_test::{Expect, expect};
use genvisa_report::{Report, Severity, Source};

#[track_caller]
fn shows(report: Report<'_>, expected: &Expect) {
    expected.assert_eq(&report.render(false));
}

const TEXT: &str = "a é b\nsecond line\nthird\nfourth\nfifth\n";

#[test]
fn marks_notes_and_help() {
    let source = Source::new("k.visaasm", TEXT);
    let report =
        Report::new(Severity::Error, "two").mark(&source, &(14..18), "").mark(&source, &(0..1), "here");
    shows(
        report.note("a fact").help("do it").help(""),
        &expect![[r#"
        error: two
         --> k.visaasm:2:8
          |
        2 | second line
          |        ^^^^
          |
         ::: k.visaasm:1:1
          |
        1 | a é b
          | - here
          |
          = note: a fact
          = help: do it

    "#]],
    );
    shows(
        Report::new(Severity::Warning, "far").file("other.md"),
        &expect![[r#"
        warning: far
        --> other.md

    "#]],
    );
}

#[test]
fn a_span_of_many_lines_shows_three() {
    let source = Source::new("k", TEXT);
    shows(
        Report::new(Severity::Note, "long").mark(&source, &(7..TEXT.len()), ""),
        &expect![[r#"
        note: long
         --> k:2:1
          |
        2 | / second line
        3 | | third
        4 | | fourth
          | |______^

    "#]],
    );
}

/// The line break belongs to its line, and the line behind it is not shown.
#[test]
fn a_span_with_the_end_of_its_line_shows_one_line() {
    let source = Source::new("k.visaasm", TEXT);
    let shown = Report::new(Severity::Error, "whole").mark(&source, &(7..19), "").render(false);
    assert!(shown.contains("second line") && !shown.contains("third"), "{shown}");
}

#[test]
fn a_long_line_is_cut() {
    let text = format!("{}{}", "é".repeat(5000), "b".repeat(1_000_000));
    let source = Source::new("k", text.as_str());
    shows(
        Report::new(Severity::Error, "long").mark(&source, &(10_000..1_010_000), ""),
        &expect![[r#"
        error: long
         --> k:1:10001
          |
         ::: 
        1 | ...ééébbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb...bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
          |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^...^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    "#]],
    );
}

#[test]
fn positions_count_characters() {
    let source = Source::new("", TEXT);
    assert_eq!((source.position(0), source.position(5), source.position(7)), ((1, 1), (1, 5), (2, 1)));
    assert_eq!(source.position(usize::MAX).0, 6);
    assert_eq!(Source::new("", "").position(0), (1, 1));
}

#[test]
fn positions_count_bytes_behind_the_first_4096_of_a_line() {
    let source = Source::new("", "é".repeat(3000));
    assert_eq!([4094, 4096, 4098].map(|at| source.position(at).1), [2048, 2049, 4099]);
}

#[test]
fn spans_outside_of_the_text_are_harmless() {
    let source = Source::new("k", "é");
    for span in [0..0, 1..1, 2..2, 1..9, 7..9, usize::MAX - 1..usize::MAX] {
        assert!(!Report::new(Severity::Error, "x").mark(&source, &span, "").render(false).is_empty());
    }
}
