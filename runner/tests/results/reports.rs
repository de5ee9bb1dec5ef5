//! JUnit, TAP, Markdown and the badge.

use crate::support::{accept, correct, declared_run, faulty, large, reject, run, skip, suite};
use expect_test::expect_file;
use genvisa_runner::expect::Expectations;
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::record::Verdict;
use genvisa_runner::report::account::percent;
use genvisa_runner::report::badge::badge;
use genvisa_runner::report::describe;
use genvisa_runner::report::junit::junit;
use genvisa_runner::report::markdown::markdown;
use genvisa_runner::report::tap::tap;
use genvisa_runner::results::Results;
use genvisa_runner::vector::{Expectation, Vector};

const DECLARED: &str = r#"
[[entry]]
rule = "SUM/src1/type"
expect = "reject"
count = 6
status = "fail"
reason = "known"
link = "https://example.org/1"
"#;

fn example() -> Results {
    let declarations = Expectations::parse(DECLARED).unwrap().declare(&suite());
    declared_run("faulty | <1>", &suite(), &declarations, faulty)
}

fn written(write: impl Fn(&mut Vec<u8>) -> std::io::Result<()>) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn junit_has_the_cases_that_do_not_pass() {
    let results = example();
    let text = written(|to| junit(&results, to));
    expect_file!["junit.xml"].assert_eq(&text);
    let others = results.cases.iter().filter(|case| case.verdict != Verdict::Pass);
    for case in others {
        assert!(text.contains(&format!("name=\"{}\"", case.id)), "{}", case.id);
    }
    assert!(text.contains("SUM/text: 9 passed"));
}

#[test]
fn junit_skips_a_failure_with_the_declared_verdict_only() {
    let vectors = &suite()[2..3];
    assert_eq!(vectors[0].expect, Expectation::Accept);
    let declared =
        "[[entry]]\ncase = \"*\"\nstatus = \"fail\"\nreason = \"known\"\nlink = \"https://example.org/1\"";
    let declarations = Expectations::parse(declared).unwrap().declare(vectors);
    let counts = |outcome: fn(&Vector) -> Outcome| {
        let text = written(|to| junit(&declared_run("one", vectors, &declarations, outcome), to));
        ["<skipped", "<error", "<failure"].map(|kind| text.matches(kind).count())
    };
    assert_eq!(counts(|_| reject(None, &[])), [1, 0, 0]);
    let crashed = "an error, beside the problem of the run";
    assert_eq!(counts(|_| Outcome::Crashed { detail: "signal 11".into() }), [0, 1, 1], "{crashed}");
}

#[test]
fn junit_of_a_large_suite_is_small() {
    let vectors = &large()[..100_000];
    let size = |outcome: fn(&Vector) -> Outcome| {
        let text = written(|to| junit(&run("large", vectors, outcome), to));
        println!("JUnit: {} bytes", text.len());
        assert!(text.len() < 25_000_000, "{} bytes", text.len());
        text.len()
    };
    // One line for each of the 1 725 rules, against one for each case that fails: 95 % of all.
    assert!(size(correct) < 300_000);
    assert!(size(|_| accept()) > 10_000_000);
}

#[test]
fn tap_has_every_case_and_every_problem() {
    let results = example();
    let text = written(|to| tap(&results, to));
    expect_file!["tap.txt"].assert_eq(&text);
    let planned = results.cases.len() + results.summary.problems.len();
    assert!(text.starts_with(&format!("TAP version 14\n1..{planned}\n")));
    assert_eq!(
        text.lines().filter(|line| line.starts_with("ok ") || line.starts_with("not ok ")).count(),
        planned
    );
}

#[test]
fn the_summary_is_markdown() {
    expect_file!["summary.md"].assert_eq(&markdown(&example()));
}

#[test]
fn badges_show_numbers() {
    let of = |results: &Results| {
        let badge = badge(&results.summary);
        (badge.message, badge.color)
    };
    let text = |message: &str, color: &str| (message.to_string(), color.to_string());
    assert_eq!(of(&run("correct", &suite(), correct)), text("90 of 90 L3", "brightgreen"));
    assert_eq!(of(&run("skips", &suite(), |_| skip())), text("0 of 0", "lightgrey"));
    assert_eq!(of(&run("accepts", &suite(), |_| accept())), text("33 of 90", "orange"));
    let one_platform = |vector: &Vector| match vector.platform == "BDW" {
        true => correct(vector),
        false => Outcome::NotApplicable { reason: "another platform".into() },
    };
    assert_eq!(of(&run("one platform", &suite(), one_platform)), text("30 of 30 L3", "brightgreen"));
    assert_eq!(of(&example()).1, "red");
    let json = serde_json::to_value(badge(&example().summary)).unwrap();
    assert_eq!(json["schemaVersion"], 1);
    assert_eq!(json["label"], "vISA conformance");
}

#[test]
fn percentages_are_rounded_down() {
    assert_eq!(
        [(0, 0), (0, 7), (1, 3), (2, 3), (2999, 3000), (3000, 3000)].map(|(a, b)| percent(a, b)),
        [0, 0, 33, 66, 99, 100]
    );
}

#[test]
fn long_messages_are_shortened() {
    let message = "é".repeat(5000);
    let rejects = |_: &Vector| {
        let message = Some(message.clone());
        Outcome::Answered(Answer::Reject { phase: None, rules: Vec::new(), message })
    };
    let results = run("talks", &suite()[..1], rejects);
    let text = describe(&results.cases[0]);
    assert!(text.starts_with("rejected éé") && text.contains("é…; the counterpart"), "{text}");
    assert_eq!(text.matches('é').count(), 300);
}
