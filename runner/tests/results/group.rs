//! Groups of an expected-results file, and their reasons in the matrix.

use crate::support::{accept, correct, declared_run, run, suite};
use genvisa_runner::expect::{Declarations, Expectations, update};
use genvisa_runner::matrix::{digest_of_ids, matrix};
use genvisa_runner::outcome::Outcome;
use genvisa_runner::problem::Problem;
use genvisa_runner::record::Verdict;
use genvisa_runner::results::Results;
use genvisa_runner::vector::Vector;

/// Accepts invalid types, and crashes on two rules: on the invalid cases of one, and on all cases of the other.
fn weak(vector: &Vector) -> Outcome {
    let crash = || Outcome::Crashed { detail: "signal 11 in the scheduler".into() };
    match (vector.rule.as_str(), vector.is_negative()) {
        ("SUM/src0/type" | "SUM/src1/type", true) => accept(),
        ("LOAD/offset/range", true) | ("SUM/text", _) => crash(),
        _ => correct(vector),
    }
}

/// Each crash shows the symptom of the third group, and some show that of the first one, which comes before it.
const GROUPS: &str = r#"# The deviations of an invented implementation.

[[group]]
of = ["SUM/text"]
status = "crash"
message = "sched[a-z]+"
reason = "The scheduler crashes." # known for years
link = "https://example.org/1"

[[group]]
expect = "reject"
kinds = ["type_map"]
status = "fail"
reason = "Types are not checked."
link = "https://example.org/2"
[group.rules]
"SUM/gone" = 3

# Nobody knows why.
[[group]]
status = "crash"
open = true
reason = "A signal."
link = "https://example.org/3"

[[group]]
status = "timeout"
reason = "It is slow."
link = "https://example.org/4"
"#;

fn results(text: &str) -> (Declarations, Results) {
    let declarations = Expectations::parse(text).unwrap().declare(&suite());
    let results = declared_run("weak", &suite(), &declarations, weak);
    (declarations, results)
}

fn updated() -> String {
    let (_, results) = results(GROUPS);
    update(GROUPS, &results.head, &results.cases).unwrap()
}

#[test]
fn an_update_fills_the_lists_from_the_symptoms() {
    let text = updated();
    expect_test::expect_file!["groups.toml"].assert_eq(&text);
    let (_, again) = results(&text);
    assert_eq!(again.summary.problems, []);
    assert_eq!(update(&text, &again.head, &again.cases).unwrap(), text);
}

#[test]
fn a_group_that_lists_other_cases_is_a_mistake() {
    let text = updated();
    for (right, wrong, mistake) in [
        (
            "\"SUM/src0/type\" = 6",
            "\"SUM/src0/type\" = 7",
            "SUM/src0/type has 6 cases here, and its count is 7",
        ),
        ("\"SUM/src0/type\" = 6", "\"SUM/gone\" = 6", "SUM/gone has 0 cases here, and its count is 6"),
        ("link = \"https://example.org/2\"", "link = \"#2\"\ncases = [\"gone\"]", "no case has the id gone"),
    ] {
        let changed = text.replacen(right, wrong, 1);
        assert_ne!(changed, text, "{right}");
        let declarations = Expectations::parse(&changed).unwrap().declare(&suite());
        let has = |problem: &Problem| problem.to_string().contains(mistake);
        assert!(declarations.problems().iter().any(has), "{mistake}: {:?}", declarations.problems());
    }
    for (text, message) in [
        ("status = \"pass\"\nreason = \"x\"\nlink = \"x\"", "the status `pass` cannot be declared"),
        ("status = \"fail\"\nreason = \"x\"\nlink = \"x\"\nmessage = \"(\"", "`message`"),
        ("status = \"fail\"\nreason = \" \"\nlink = \"x\"", "`reason` is empty"),
        ("status = \"fail\"\nreason = \"x\"\nlink = \"x\"\nrule = \"x\"", "unknown field `rule`"),
    ] {
        let error = Expectations::parse(&format!("[[group]]\n{text}\n")).unwrap_err().to_string();
        assert!(error.contains(message), "{text}: {error}");
    }
}

#[test]
fn a_listed_case_that_passes_is_a_problem() {
    let text = updated();
    let declarations = Expectations::parse(&text).unwrap().declare(&suite());
    let results = declared_run("repaired", &suite(), &declarations, correct);
    let passes = |problem: &Problem| matches!(problem, Problem::UnexpectedPasses(_));
    assert!(results.summary.problems.iter().any(passes), "{:?}", results.summary.problems);
}

#[test]
fn a_breakdown_on_both_cases_of_a_pair_has_the_declaration_of_the_valid_one() {
    let (_, results) = results(&updated());
    let texts: Vec<_> = results.cases.iter().filter(|case| case.rule == "SUM/text").collect();
    assert!(texts.iter().all(|case| case.verdict == Verdict::Crash && case.expected_by.is_some()));
    let negative = texts.iter().filter(|case| case.expect.name() == "reject");
    assert!(negative.clone().count() > 0 && negative.clone().all(|case| case.counterpart.is_some()));
    // The counterpart of these is accepted.
    let ranges = results.cases.iter().filter(|case| case.rule == "LOAD/offset/range");
    assert!(ranges.clone().count() > 0 && ranges.clone().all(|case| case.counterpart.is_none()));
}

#[test]
fn a_file_for_pairs_describes_only_such_a_run() {
    let text = format!("pairs = 2\n{GROUPS}");
    let (_, mut results) = results(&text);
    assert!(update(&text, &results.head, &results.cases).is_err());
    results.head.filters = vec!["--pairs 2".into()];
    let updated = update(&text, &results.head, &results.cases).unwrap();
    assert!(updated.starts_with("pairs = 2\n"), "{updated}");
    assert!(update(GROUPS, &results.head, &results.cases).is_err());
    assert_eq!(Expectations::parse(&updated).unwrap().pairs, Some(2));
}

#[test]
fn the_matrix_gives_the_reason_of_each_disagreement() {
    let text = updated();
    let (declarations, weak) = results(&text);
    let right = run("correct", &suite(), correct);
    let matrix = matrix(&[&right, &weak], &[None, Some(declarations)]).unwrap();
    expect_test::expect_file!["reasons.md"].assert_eq(&matrix.markdown(true));
    let open: Vec<&str> = matrix.open.iter().map(|open| open.rule.as_str()).collect();
    assert_eq!(open, ["LOAD/offset/range"]);
    assert_eq!(matrix.open[0].implementation, 1);
    assert_eq!(matrix.ids, digest_of_ids(suite().iter().map(|vector| vector.id.as_str())));
}

#[test]
fn a_failure_of_all_implementations_needs_no_reason_in_the_matrix() {
    let (declarations, weak) = results(&updated());
    let (again, other) = results(&updated());
    let matrix = matrix(&[&weak, &other], &[Some(declarations), Some(again)]).unwrap();
    assert_eq!(matrix.reasons, []);
}

#[test]
fn the_matrix_does_not_depend_on_the_order_of_the_results() {
    let (declarations, mut weak) = results(&updated());
    let right = run("correct", &suite(), correct);
    let declarations = [None, Some(declarations)];
    let before = matrix(&[&right, &weak], &declarations).unwrap();
    assert!(before.reasons.len() > 1);
    for places in 0..weak.cases.len() {
        weak.cases.rotate_left(1);
        assert_eq!(matrix(&[&right, &weak], &declarations).unwrap(), before, "rotated by {}", places + 1);
    }
}

#[test]
fn the_digest_of_ids_depends_on_the_ids_alone() {
    assert_eq!(digest_of_ids(["b", "a", "b"]), digest_of_ids(["a", "b"]));
    assert_ne!(digest_of_ids(["a", "b"]), digest_of_ids(["ab"]));
    assert_ne!(digest_of_ids(["a"]), digest_of_ids(["a", "b"]));
}

#[test]
fn a_group_with_an_operation_is_about_cases_of_this_operation_only() {
    let problems = |operation: &str| {
        let conditions =
            format!("operation = \"{operation}\"\nstatus = \"fail\"\nreason = \"known\"\nlink = \"#1\"");
        let text = format!("[[group]]\n{conditions}\n\n[group.rules]\n\"SUM/text\" = 9\n");
        Expectations::parse(&text).unwrap().declare(&suite()).problems().len()
    };
    assert_eq!(problems("check_text"), 0);
    assert_ne!(problems("check_bin"), 0);
}
