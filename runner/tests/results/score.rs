//! Verdicts.

use crate::support::{accept, correct, faulty, reject, run, score, skip, suite};
use genvisa_runner::outcome::{Answer, Outcome, Phase};
use genvisa_runner::record::{Strictness, Verdict};
use genvisa_runner::request::Data;
use genvisa_runner::score::{Means, Observation, Scorer, Unplanned, equal_bytes, verdict_alone};
use genvisa_runner::vector::{Expectation, Vector};
use std::collections::BTreeSet;

/// One verdict for each case of an expectation.
fn verdicts(
    vectors: &[Vector],
    expect: Expectation,
    outcome: impl Fn(&Vector) -> Outcome,
) -> BTreeSet<Verdict> {
    let cases = score(vectors, Means::default(), outcome);
    assert_eq!(cases.len(), vectors.len());
    cases.iter().filter(|case| case.expect == expect).map(|case| case.verdict).collect()
}

#[test]
fn a_correct_implementation_passes_every_case() {
    let results = run("correct", &suite(), correct);
    assert_eq!(results.summary.problems, []);
    assert_eq!(results.summary.count(Verdict::Pass), suite().len());
    let negatives = suite().iter().filter(|vector| vector.expect == Expectation::Reject).count();
    assert_eq!(results.summary.credited[&Strictness::L3], negatives);
}

#[test]
fn an_implementation_that_rejects_everything_has_no_credit() {
    let vectors = suite();
    let results = run("reject", &vectors, |_| reject(Some(Phase::Check), &[]));
    assert_eq!(results.summary.credited.values().sum::<usize>(), 0);
    let reject_all = |_: &Vector| reject(None, &[]);
    assert_eq!(verdicts(&vectors, Expectation::Reject, reject_all), [Verdict::Unpaired].into());
    assert_eq!(verdicts(&vectors, Expectation::Accept, reject_all), [Verdict::Fail].into());
    assert_eq!(results.summary.exit_code(), 1);
}

#[test]
fn an_implementation_that_accepts_everything_has_no_credit() {
    let vectors = suite();
    let results = run("accept", &vectors, |_| accept());
    assert_eq!(results.summary.credited.values().sum::<usize>(), 0);
    assert_eq!(verdicts(&vectors, Expectation::Reject, |_| accept()), [Verdict::Fail].into());
}

#[test]
fn a_breakdown_is_never_a_rejection() {
    let vectors = suite();
    let breakdowns = [
        (Outcome::Crashed { detail: "signal 6".into() }, Verdict::Crash),
        (Outcome::TimedOut { limit_ms: 10 }, Verdict::Timeout),
        (Outcome::ProtocolError { detail: "no JSON".into() }, Verdict::ProtocolError),
        (Outcome::ExitedEarly, Verdict::EarlyExit),
        (Outcome::Answered(Answer::Error { message: "internal".into() }), Verdict::ProtocolError),
        (skip(), Verdict::Skip),
        (Outcome::NotApplicable { reason: "no platform".into() }, Verdict::NotApplicable),
        (Outcome::NeverRun { reason: "aborted".into() }, Verdict::NeverRun),
    ];
    for (outcome, verdict) in breakdowns {
        for expect in [Expectation::Accept, Expectation::Reject, Expectation::Either] {
            let broken =
                |vector: &Vector| if vector.expect == expect { outcome.clone() } else { correct(vector) };
            assert_eq!(verdicts(&vectors, expect, broken), [verdict].into(), "{outcome:?} of {expect:?}");
        }
    }
}

#[test]
fn a_counterpart_that_breaks_down_gives_no_credit() {
    for outcome in [Outcome::Crashed { detail: "signal 6".into() }, skip(), reject(None, &[])] {
        let broken = |vector: &Vector| match vector.expect {
            Expectation::Accept => outcome.clone(),
            _ => reject(None, &[]),
        };
        assert_eq!(verdicts(&suite(), Expectation::Reject, broken), [Verdict::Unpaired].into());
    }
}

#[test]
fn a_case_without_its_counterpart_has_no_credit() {
    let negatives: Vec<Vector> = suite().into_iter().filter(|v| v.expect == Expectation::Reject).collect();
    assert_eq!(verdicts(&negatives, Expectation::Reject, correct), [Verdict::Unpaired].into());
    let mut alone = negatives;
    alone.iter_mut().for_each(|vector| vector.counterpart = None);
    assert_eq!(verdicts(&alone, Expectation::Reject, correct), [Verdict::Unpaired].into());
}

#[test]
fn either_answer_to_a_warning_passes() {
    for outcome in [accept(), reject(None, &[])] {
        let either = |vector: &Vector| match vector.expect {
            Expectation::Either => outcome.clone(),
            _ => correct(vector),
        };
        assert_eq!(verdicts(&suite(), Expectation::Either, either), [Verdict::Pass].into());
    }
}

/// A case that is asked alone has the verdict that it has beside an accepted counterpart.
#[test]
fn a_case_alone_counts_as_paired() {
    for vector in &suite() {
        assert_eq!(verdict_alone(vector, &correct(vector), &equal_bytes), Verdict::Pass, "{}", vector.id);
    }
    let negative = &suite()[0];
    assert_eq!(verdict_alone(negative, &accept(), &equal_bytes), Verdict::Fail);
}

#[test]
fn verdicts_do_not_depend_on_the_order() {
    let vectors = suite();
    let sorted = |vectors: &[Vector]| {
        let mut cases = score(vectors, Means::default(), faulty);
        cases.sort_by(|a, b| a.id.cmp(&b.id));
        cases
    };
    let mut reversed = vectors.clone();
    reversed.reverse();
    assert_eq!(sorted(&vectors), sorted(&reversed));
    let found: BTreeSet<Verdict> = sorted(&vectors).iter().map(|case| case.verdict).collect();
    let expected =
        [Verdict::Pass, Verdict::Fail, Verdict::Unpaired, Verdict::Crash, Verdict::Timeout, Verdict::Skip];
    assert_eq!(found, expected.into());
}

#[test]
fn a_rejection_waits_for_its_counterpart() {
    let vectors: Vec<Vector> = suite().into_iter().take(3).collect();
    let mut scorer = Scorer::new(&vectors, Means::default());
    let mut observe = |at: usize| {
        let outcome = correct(&vectors[at]);
        scorer.observe(Observation { id: vectors[at].id.clone(), outcome, micros: 0, alone: None })
    };
    assert_eq!(observe(0).unwrap(), []);
    assert_eq!(observe(1).unwrap(), []);
    let ids: Vec<String> = observe(2).unwrap().into_iter().map(|case| case.id).collect();
    assert_eq!(ids, [2, 0, 1].map(|at: usize| vectors[at].id.clone()));
    assert_eq!(observe(0), Err(Unplanned::Twice(vectors[0].id.clone())));
}

#[test]
fn only_a_rejection_without_a_known_counterpart_waits() {
    let vectors: Vec<Vector> = suite().into_iter().take(3).collect();
    let mut scorer = Scorer::new(&vectors, Means::default());
    let mut observe = |at: usize, outcome: Outcome| {
        let observation = Observation { id: vectors[at].id.clone(), outcome, micros: 0, alone: None };
        scorer.observe(observation).unwrap().into_iter().map(|case| case.verdict).collect::<Vec<_>>()
    };
    assert_eq!(observe(0, accept()), [Verdict::Fail]);
    assert_eq!(observe(2, correct(&vectors[2])), [Verdict::Pass]);
    assert_eq!(observe(1, correct(&vectors[1])), [Verdict::Pass]);
}

#[test]
fn an_outcome_of_no_case_is_refused() {
    let vectors = suite();
    let mut scorer = Scorer::new(&vectors, Means::default());
    let stranger = Observation { id: "stranger".into(), outcome: accept(), micros: 0, alone: None };
    let unknown = scorer.observe(stranger).unwrap_err();
    assert_eq!(unknown, Unplanned::Unknown("stranger".into()));
    assert_eq!(unknown.to_string(), "no planned case has the id stranger");
    assert_eq!(Unplanned::Twice("known".into()).to_string(), "the case known has two outcomes");
}

#[test]
fn cases_without_an_outcome_never_ran() {
    let vectors = suite();
    let cases = Scorer::new(&vectors, Means::default()).finish();
    assert_eq!(cases.len(), vectors.len());
    assert!(cases.iter().all(|case| case.verdict == Verdict::NeverRun));
}

/// The strictness of all cases of a suite with one answer to invalid cases.
fn strictness(answer: impl Fn(&Vector) -> Outcome) -> BTreeSet<Option<Strictness>> {
    let outcome = |vector: &Vector| match vector.expect {
        Expectation::Reject => answer(vector),
        _ => correct(vector),
    };
    let cases = score(&suite(), Means::default(), outcome);
    cases.iter().filter(|case| case.expect == Expectation::Reject).map(|case| case.strictness).collect()
}

#[test]
fn strictness_is_the_strictest_level() {
    use Strictness::{L1, L2, L3};
    let level = |level| BTreeSet::from([Some(level)]);
    assert_eq!(strictness(|_| reject(None, &[])), level(L1));
    assert_eq!(strictness(|_| reject(Some(Phase::Read), &[])), level(L1));
    assert_eq!(strictness(|_| reject(Some(Phase::Check), &[])), level(L2));
    assert_eq!(strictness(|_| reject(Some(Phase::Check), &["other"])), level(L2));
    assert_eq!(strictness(|vector| reject(None, &[&vector.rule])), level(L3));
    assert_eq!(strictness(|vector| reject(Some(Phase::Check), &[&vector.rule])), level(L3));
    // The right rule in the wrong phase, and the right rule among wrong ones.
    assert_eq!(strictness(|vector| reject(Some(Phase::Read), &[&vector.rule])), level(L1));
    assert_eq!(strictness(|vector| reject(Some(Phase::Check), &[&vector.rule, "other"])), level(L2));
}

#[test]
fn a_vector_without_a_phase_has_no_right_phase() {
    let mut vectors = suite();
    vectors.iter_mut().for_each(|vector| vector.phase = None);
    for phase in [None, Some(Phase::Check)] {
        let outcome = |vector: &Vector| match vector.expect {
            Expectation::Reject => reject(phase, &[]),
            _ => correct(vector),
        };
        let cases = score(&vectors, Means::default(), outcome);
        let levels: BTreeSet<_> = cases.iter().filter_map(|case| case.strictness).collect();
        assert_eq!(levels, [Strictness::L1].into(), "{phase:?}");
    }
}

#[test]
fn a_rule_that_is_always_broken_too_is_no_wrong_rule() {
    let mut vectors = suite();
    vectors
        .iter_mut()
        .filter(|vector| vector.is_negative())
        .for_each(|vector| vector.violates.push("also".into()));
    let outcome = |vector: &Vector| match vector.expect {
        Expectation::Reject => reject(None, &["also", &vector.rule]),
        _ => correct(vector),
    };
    let cases = score(&vectors, Means::default(), outcome);
    let levels: BTreeSet<_> = cases.iter().filter_map(|case| case.strictness).collect();
    assert_eq!(levels, [Strictness::L3].into());
}

#[test]
fn outputs_are_compared() {
    let vectors: Vec<Vector> = suite().into_iter().filter(|vector| vector.rule == "LOAD/assembled").collect();
    let outputs = |output: fn(&Vector) -> Option<Data>| {
        let cases = score(&vectors, Means::default(), |vector| match vector.expect {
            Expectation::Accept => {
                Outcome::Answered(Answer::Accept { output: output(vector), rules: Vec::new() })
            }
            _ => correct(vector),
        });
        let case = cases.into_iter().find(|case| case.expect == Expectation::Accept).unwrap();
        (case.verdict, case.detail.unwrap_or_default())
    };
    let changed = |vector: &Vector| {
        let mut bytes = vector.output.as_ref().unwrap().bytes().to_vec();
        bytes[2] ^= 1;
        Some(Data::Base64(bytes))
    };
    let longer = |vector: &Vector| {
        let bytes = vector.output.as_ref().unwrap().bytes();
        Some(Data::Base64([bytes, &[0]].concat()))
    };
    assert_eq!(outputs(|vector| vector.output.clone()), (Verdict::Pass, String::new()));
    assert_eq!(outputs(|_| None), (Verdict::Fail, "the answer has no output".into()));
    assert_eq!(outputs(changed), (Verdict::Fail, "the output has 0x52 at byte 2, not 0x53".into()));
    assert_eq!(outputs(longer), (Verdict::Fail, "the output has 97 bytes, not 96".into()));
    assert_eq!(
        outputs(|_| Some(Data::Text("x".into()))),
        (Verdict::Fail, "the output is text, not an object".into())
    );
}

#[test]
fn a_comparison_can_be_handed_in() {
    let vectors: Vec<Vector> = suite().into_iter().filter(|vector| vector.rule == "LOAD/assembled").collect();
    let lenient = |_: &Vector, _: &Data, found: &Data| match found.bytes().starts_with(b"CISA") {
        true => Ok(()),
        false => Err("no object".into()),
    };
    let means = Means { compare: &lenient, ..Means::default() };
    assert!(score(&vectors, means, faulty).iter().all(|case| case.verdict == Verdict::Pass));
    let strict = Means { compare: &equal_bytes, ..Means::default() };
    assert!(score(&vectors, strict, faulty).iter().any(|case| case.verdict == Verdict::Fail));
}

#[test]
fn a_correct_output_is_not_recorded() {
    let results = run("correct", &suite(), correct);
    let has_output =
        |outcome: &Outcome| matches!(outcome, Outcome::Answered(Answer::Accept { output: Some(_), .. }));
    assert!(!results.cases.iter().any(|case| has_output(&case.outcome)));
    assert!(run("faulty", &suite(), faulty).cases.iter().any(|case| has_output(&case.outcome)));
}
