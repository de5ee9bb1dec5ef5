//! Each reason for an exit code other than 0.

use crate::support::{accept, correct, declared_run, head, reject, results, run, score, skip, suite};
use genvisa_runner::expect::Expectations;
use genvisa_runner::outcome::Outcome;
use genvisa_runner::problem::{Cases, Problem};
use genvisa_runner::results::Results;
use genvisa_runner::score::Means;
use genvisa_runner::vector::Vector;

/// Checks that the results have exactly one problem.
fn only(results: &Results, expected: Problem) {
    assert_eq!(results.summary.problems, [expected]);
    assert_eq!(results.summary.exit_code(), 1);
}

#[test]
fn a_run_without_problems_exits_with_0() {
    let results = run("correct", &suite(), correct);
    assert_eq!((results.summary.problems.as_slice(), results.summary.exit_code()), ([].as_slice(), 0));
}

#[test]
fn zero_cases() {
    only(&run("nothing", &[], correct), Problem::NothingRan);
}

#[test]
fn every_case_never_ran() {
    let never = |_: &Vector| Outcome::NeverRun { reason: "aborted".into() };
    let results = run("aborted", &suite(), never);
    assert!(results.summary.problems.contains(&Problem::NothingRan));
    assert_eq!(results.summary.exit_code(), 1);
}

#[test]
fn all_skipped() {
    let outside = |_: &Vector| Outcome::NotApplicable { reason: "no platform".into() };
    only(&run("outside", &suite(), outside), Problem::AllSkipped);
    let skipped = run("skips", &suite(), |_| skip());
    assert!(skipped.summary.problems.contains(&Problem::AllSkipped));
}

#[test]
fn a_filter_that_matches_nothing() {
    let mut head = head("filtered", 0);
    head.filters = vec!["no such rule".into()];
    let whole = results(head.clone(), Vec::new(), Vec::new());
    let filter = Problem::FilterMatchesNothing { filter: "no such rule".into() };
    assert_eq!(whole.summary.problems, [Problem::NothingRan, filter]);
    // Cases of another shard may match it.
    head.shard = Some("1/2".into());
    let shard = results(head, Vec::new(), Vec::new());
    assert_eq!(shard.summary.problems, [Problem::NothingRan]);
}

#[test]
fn a_missing_result() {
    let mut cases = score(&suite(), Means::default(), correct);
    cases.pop();
    let planned = suite().len();
    let results = results(head("short", planned), cases, Vec::new());
    only(&results, Problem::Incomplete { planned, found: planned - 1 });
}

#[test]
fn an_unexpected_failure() {
    let vectors = suite();
    let failing = vectors.iter().find(|vector| vector.is_negative()).unwrap().id.clone();
    let results =
        run("fails", &vectors, |vector| if vector.id == failing { accept() } else { correct(vector) });
    only(&results, Problem::UnexpectedFailures(Cases { count: 1, first: [failing].into() }));
}

/// Declares one case.
fn declaration(case: &str, status: &str) -> Expectations {
    let text =
        format!("[[entry]]\ncase = \"{case}\"\nstatus = \"{status}\"\nreason = \"known\"\nlink = \"#1\"\n");
    Expectations::parse(&text).unwrap()
}

#[test]
fn an_unexpected_pass() {
    let vectors = suite();
    let declarations = declaration(&vectors[0].id, "fail").declare(&vectors);
    let results = declared_run("fixed", &vectors, &declarations, correct);
    only(&results, Problem::UnexpectedPasses(Cases { count: 1, first: [vectors[0].id.clone()].into() }));
}

#[test]
fn another_failure_than_the_declared_one() {
    let vectors = suite();
    let declarations = declaration(&vectors[0].id, "fail").declare(&vectors);
    let results =
        declared_run("crashes", &vectors, &declarations, |vector| match vector.id == vectors[0].id {
            true => Outcome::Crashed { detail: "signal 11".into() },
            false => correct(vector),
        });
    only(&results, Problem::OtherThanDeclared(Cases { count: 1, first: [vectors[0].id.clone()].into() }));
}

#[test]
fn a_stale_expectation() {
    let vectors = suite();
    let declarations = declaration("gone", "fail").declare(&vectors);
    let results = declared_run("stale", &vectors, &declarations, correct);
    only(&results, Problem::Declaration { line: 1, text: "the entry matches no case".into() });
}

#[test]
fn a_missing_summary() {
    let results = run("correct", &suite(), correct);
    let mut bytes = Vec::new();
    results.write(&mut bytes).unwrap();
    let text = String::from_utf8(bytes).unwrap();
    let cut = text.trim_end().rfind('\n').unwrap();
    let salvaged = Results::salvage(&text.as_bytes()[..=cut]).unwrap();
    only(&salvaged, Problem::NoSummary);
}

#[test]
fn more_than_one_percent_of_a_platform_is_skipped() {
    let vectors = &crate::support::large()[..300];
    let per_platform = vectors.iter().filter(|vector| vector.platform == "BDW").count();
    let run = |most: usize| {
        let skipped: Vec<&str> =
            vectors.iter().filter(|v| v.platform == "BDW").take(most).map(|v| v.id.as_str()).collect();
        run("skips", vectors, |vector| match skipped.contains(&vector.id.as_str()) {
            true => skip(),
            false => correct(vector),
        })
    };
    assert_eq!(per_platform, 100);
    assert_eq!(run(1).summary.exit_code(), 0);
    only(&run(2), Problem::TooManySkips { platform: "BDW".into(), skipped: 2, cases: 100 });
}

#[test]
fn cases_outside_the_capabilities_do_not_dilute_skips() {
    let vectors = &crate::support::large()[..300];
    let own: Vec<&str> = vectors.iter().filter(|v| v.platform == "BDW").map(|v| v.id.as_str()).collect();
    let results = run("half", vectors, |vector| match own.iter().position(|id| *id == vector.id) {
        Some(0) => skip(),
        Some(50..) => Outcome::NotApplicable { reason: "no operation".into() },
        _ => correct(vector),
    });
    let problem = Problem::TooManySkips { platform: "BDW".into(), skipped: 1, cases: 50 };
    assert!(results.summary.problems.contains(&problem), "{:?}", results.summary.problems);
}

#[test]
fn declared_skips_are_no_problem() {
    let vectors = suite();
    let declarations = declaration("SUM/src0/type/*", "skip").declare(&vectors);
    let results =
        declared_run("skips", &vectors, &declarations, |vector| match vector.rule == "SUM/src0/type" {
            true => skip(),
            false => correct(vector),
        });
    assert_eq!(results.summary.problems, []);
    assert_eq!(results.summary.expected, 9);
}

#[test]
fn a_declaration_outside_the_capabilities_is_not_tested() {
    let vectors = suite();
    let declarations = declaration(&vectors[0].id, "fail").declare(&vectors);
    let results =
        declared_run("one platform", &vectors, &declarations, |vector| match vector.platform == "BDW" {
            true => Outcome::NotApplicable { reason: "no platform BDW".into() },
            false => correct(vector),
        });
    assert_eq!(results.summary.problems, []);
}

#[test]
fn the_declaration_of_a_counterpart_covers_cases_without_credit() {
    let vectors = suite();
    let counterpart = vectors[0].counterpart.clone().unwrap();
    let declarations = declaration(&counterpart, "fail").declare(&vectors);
    let outcome = |vector: &Vector| match vector.id == counterpart {
        true => reject(None, &[]),
        false => correct(vector),
    };
    let results = declared_run("unpaired", &vectors, &declarations, outcome);
    assert_eq!(results.summary.problems, []);
    assert_eq!(results.summary.expected, 3);
    let undeclared = run("unpaired", &vectors, outcome);
    assert!(matches!(
        undeclared.summary.problems.as_slice(),
        [Problem::UnexpectedFailures(Cases { count: 3, .. })]
    ));
}

#[test]
fn the_declaration_of_a_counterpart_covers_no_case_that_passes() {
    // The counterpart is accepted with a wrong output, so that its invalid cases have their credit.
    let vectors = suite();
    let text = "[[entry]]\nrule = \"LOAD/assembled\"\nexpect = \"accept\"\ncount = 3\nstatus = \"fail\"\n\
                reason = \"known\"\nlink = \"#1\"\n";
    let declarations = Expectations::parse(text).unwrap().declare(&vectors);
    let results =
        declared_run("wrong output", &vectors, &declarations, |vector| match vector.rule.as_str() {
            "LOAD/assembled" => crate::support::faulty(vector),
            _ => correct(vector),
        });
    assert_eq!(results.summary.problems, []);
    assert_eq!(results.summary.expected, 3);
    assert_eq!(results.cases.iter().filter(|case| case.expected_by.is_some()).count(), 3);
}

#[test]
fn a_problem_lists_the_first_cases_only() {
    let results = run("accept", &crate::support::large()[..300], |_| accept());
    let [Problem::UnexpectedFailures(cases)] = results.summary.problems.as_slice() else {
        panic!("{:?}", results.summary.problems)
    };
    assert_eq!((cases.count, cases.first.len()), (285, 20));
    let mut ids: Vec<&String> =
        results.cases.iter().filter(|case| case.verdict.is_failure()).map(|case| &case.id).collect();
    ids.sort();
    assert_eq!(cases.first.iter().collect::<Vec<_>>(), ids[..20]);
    let text = results.summary.problems[0].to_string();
    assert!(
        text.starts_with("285 failures are not declared:\n  ") && text.ends_with("\n  and 265 more"),
        "{text}"
    );
}
