//! Shards joined, implementations side by side, and two runs compared.

use crate::support::{correct, faulty, head, results, run, score, suite};
use expect_test::expect_file;
use genvisa_runner::diff::{RuleChange, answers, diff};
use genvisa_runner::matrix::matrix;
use genvisa_runner::merge::{MergeError, join, merge};
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::problem::Problem;
use genvisa_runner::record::Verdict;
use genvisa_runner::results::Results;
use genvisa_runner::score::Means;
use genvisa_runner::vector::{Expectation, Vector};
use std::collections::BTreeSet;

/// The results of one of three shards.
fn shard(part: usize) -> Results {
    let own = |(at, _): &(usize, Vector)| at / 3 % 3 == part - 1;
    let vectors: Vec<Vector> =
        suite().into_iter().enumerate().filter(own).map(|(_, vector)| vector).collect();
    let mut head = head("faulty", vectors.len());
    head.shard = Some(format!("{part}/3"));
    let stale = Problem::Declaration { line: 3, text: "the entry matches no case".into() };
    results(head, score(&vectors, Means::default(), faulty), vec![stale])
}

#[test]
fn shards_give_the_whole() {
    let merged = merge([shard(2), shard(3), shard(1)]).unwrap();
    let whole = run("faulty", &suite(), faulty);
    assert_eq!(merged.head, whole.head);
    assert_eq!(merged.summary.verdicts, whole.summary.verdicts);
    assert_eq!(merged.summary.credited, whole.summary.credited);
    let mut cases = whole.cases;
    cases.sort_by(|a, b| a.id.cmp(&b.id));
    assert_eq!(merged.cases, cases);
    // Problems of cases are those of the whole; the mistake in the file is reported once.
    let stale = |problem: &&Problem| matches!(problem, Problem::Declaration { .. });
    assert_eq!(merged.summary.problems.iter().filter(stale).count(), 1);
    let others: Vec<_> = merged.summary.problems.into_iter().filter(|problem| !stale(&problem)).collect();
    assert_eq!(others, whole.summary.problems);
}

#[test]
fn joining_is_associative() {
    let [a, b, c] = [shard(1), shard(2), shard(3)];
    let left = merge([join([a.clone(), b.clone()]).unwrap(), c.clone()]).unwrap();
    let right = merge([a.clone(), join([b.clone(), c.clone()]).unwrap()]).unwrap();
    assert_eq!(left, right);
    assert_eq!(left, merge([c, a.clone(), b.clone()]).unwrap());
    assert_eq!(join([a, b]).unwrap().head.shard.as_deref(), Some("1,2/3"));
}

#[test]
fn joined_results_can_be_read() {
    let merged = merge([shard(1), shard(2), shard(3)]).unwrap();
    let mut bytes = Vec::new();
    merged.write(&mut bytes).unwrap();
    assert_eq!(Results::read(bytes.as_slice()).unwrap(), merged);
}

#[test]
fn a_shard_without_cases_is_no_problem_of_the_whole() {
    let mut empty = head("correct", 0);
    empty.shard = Some("2/2".into());
    let empty = results(empty, Vec::new(), Vec::new());
    assert_eq!(empty.summary.problems, [Problem::NothingRan]);
    let mut full = run("correct", &suite(), correct);
    full.head.shard = Some("1/2".into());
    assert_eq!(merge([full, empty]).unwrap().summary.problems, []);
}

#[test]
fn wrong_shards_are_refused() {
    let changed = |change: fn(&mut Results)| {
        let mut results = shard(2);
        change(&mut results);
        merge([shard(1), results, shard(3)]).unwrap_err()
    };
    assert_eq!(merge([]).unwrap_err(), MergeError::Nothing);
    assert_eq!(merge([shard(1), shard(3)]).unwrap_err(), MergeError::Missing("2/3".into()));
    assert_eq!(merge([shard(1)]).unwrap_err(), MergeError::Missing("2,3/3".into()));
    assert_eq!(merge([shard(1), shard(2), shard(2)]).unwrap_err(), MergeError::Overlap("2/3".into()));
    assert_eq!(changed(|r| r.head.digest = "00".repeat(32)), MergeError::Mixed("the digest of the suite"));
    assert_eq!(changed(|r| r.head.suite = "0.2.0".into()), MergeError::Mixed("the version of the suite"));
    assert_eq!(changed(|r| r.head.format_version = 2), MergeError::Mixed("the version of the format"));
    assert_eq!(
        changed(|r| r.head.implementation.version = "2".into()),
        MergeError::Mixed("the implementation")
    );
    assert_eq!(changed(|r| r.head.seed = 8), MergeError::Mixed("the seed"));
    assert_eq!(changed(|r| r.head.filters = vec!["x".into()]), MergeError::Mixed("the filters"));
    assert_eq!(changed(|r| r.head.shard = Some("2/4".into())), MergeError::Mixed("the number of shards"));
    assert_eq!(changed(|r| r.head.shard = None), MergeError::Overlap("1/1".into()));
    for wrong in ["0/3", "4/3", "x/3", "2", "/3", ""] {
        let mut results = shard(2);
        results.head.shard = Some(wrong.into());
        assert_eq!(join([shard(1), results]).unwrap_err(), MergeError::Shard(wrong.into()));
    }
    let twice = changed(|results| results.cases.extend(shard(1).cases.into_iter().take(1)));
    assert_eq!(twice, MergeError::Twice(shard(1).cases[0].id.clone()));
}

#[test]
fn a_salvaged_shard_stays_a_problem() {
    let mut lost = shard(2);
    lost.summary.problems.push(Problem::NoSummary);
    let merged = merge([shard(1), lost, shard(3)]).unwrap();
    assert!(merged.summary.problems.contains(&Problem::NoSummary));
}

#[test]
fn the_matrix_shows_each_verdict() {
    let [a, b] = [run("correct", &suite(), correct), run("faulty", &suite(), faulty)];
    let matrix = matrix(&[&a, &b], &[]).unwrap();
    expect_file!["matrix.md"].assert_eq(&matrix.markdown(false));
    let sorted = matrix.rules.windows(2).all(|pair| pair[0].disagreements >= pair[1].disagreements);
    assert!(sorted && matrix.rules[0].disagreements > 0);
    let data = serde_json::to_value(&matrix).unwrap();
    assert_eq!(data["implementations"], serde_json::json!(["correct 1.0", "faulty 1.0"]));
    let short = matrix.markdown(true);
    assert!(short.contains("The implementations agree on the cases of 5 other rules."), "{short}");
}

#[test]
fn a_matrix_of_different_suites_is_refused() {
    let a = run("correct", &suite(), correct);
    let mut b = a.clone();
    b.head.digest = "00".repeat(32);
    assert!(matrix(&[&a, &b], &[]).is_err());
}

#[test]
fn a_skipped_case_is_no_disagreement() {
    let a = run("correct", &suite(), correct);
    let b = run("skips", &suite(), |_| crate::support::skip());
    assert!(matrix(&[&a, &b], &[]).unwrap().rules.iter().all(|row| row.disagreements == 0));
}

#[test]
fn a_difference_lists_changes() {
    let [a, b] = [run("release 1", &suite(), faulty), run("release 2", &suite(), correct)];
    let difference = diff(&a, &b);
    expect_file!["diff.md"].assert_eq(&difference.markdown(2));
    assert_eq!(difference.same + difference.changes.len(), suite().len());
    let back = diff(&b, &a);
    assert_eq!(back.changes.len(), difference.changes.len());
    assert_eq!(back.rules["SUM/src1/type"].broken, difference.rules["SUM/src1/type"].fixed);
    let none = diff(&a, &a);
    assert_eq!((none.changes.len(), none.same), (0, suite().len()));
    let digest = &none.ids;
    let text = "90 cases have the same verdict, and 0 have another one.\n\nDigest of the ids:";
    assert_eq!(none.markdown(2), format!("{text} `{digest}`\n"));
}

#[test]
fn another_answer_with_the_same_verdict_is_listed_if_it_is_asked_for() {
    let accepts = |_: &Vector| Outcome::Answered(Answer::Accept { output: None, rules: Vec::new() });
    let rejects =
        |_: &Vector| Outcome::Answered(Answer::Reject { phase: None, rules: Vec::new(), message: None });
    let [a, b] = [run("accepts", &suite(), accepts), run("rejects", &suite(), rejects)];
    let mut difference = diff(&a, &b);
    let verdicts_only = difference.markdown(1);
    difference.answers = answers(&a, &b);
    assert!(!difference.answers.is_empty() && !difference.is_empty());
    // A warning may be accepted and rejected. An answer without its output is as wrong as a rejection.
    let is_open = |vector: &Vector| vector.expect == Expectation::Either || vector.output.is_some();
    let open: BTreeSet<String> = suite().into_iter().filter(is_open).map(|vector| vector.id).collect();
    for change in &difference.answers {
        assert!(open.contains(&change.id), "{change:?}");
        assert_eq!([&*change.before, &*change.after], ["accept", "reject"]);
        assert!(difference.changes.iter().all(|other| other.id != change.id));
    }
    let text = difference.markdown(1);
    let list = text.strip_prefix(&verdicts_only).unwrap();
    let count = difference.answers.len();
    assert!(
        list.starts_with(&format!("\n{count} cases have the same verdict and another answer.\n")),
        "{list}"
    );
    assert!(list.contains("accept → reject") && list.contains(&difference.answers[0].id), "{list}");
    assert_eq!(answers(&a, &a), []);
    difference.changes.clear();
    assert!(!difference.is_empty());
    difference.answers.clear();
    assert!(difference.is_empty());
}

#[test]
fn a_difference_of_two_suites_has_absent_cases() {
    let a = run("release 1", &suite()[..30], correct);
    let mut b = run("release 2", &suite(), correct);
    b.head.digest = "00".repeat(32);
    let difference = diff(&a, &b);
    assert_eq!(difference.transitions()[&(None, Some(Verdict::Pass))], 60);
    assert!(difference.markdown(0).contains("different suites"));
    // A case that is new was not repaired.
    let sums = |count: fn(&RuleChange) -> usize| difference.rules.values().map(count).sum::<usize>();
    let sums = [sums(|rule| rule.fixed), sums(|rule| rule.broken), sums(|rule| rule.other)];
    assert_eq!(sums, [0, 0, 60]);
    // A case that is gone was not broken.
    let gone = diff(&b, &a);
    let sums = |count: fn(&RuleChange) -> usize| gone.rules.values().map(count).sum::<usize>();
    assert_eq!([sums(|rule| rule.fixed), sums(|rule| rule.broken), sums(|rule| rule.other)], [0, 0, 60]);
}
