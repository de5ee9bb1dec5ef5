//! A mutation test: a validator without one rule fails cases of this rule, and no case of an unrelated rule.

use genvisa_conformance::co_dependent;
use genvisa_conformance::generated::{TopicSummary, files_of};
use genvisa_conformance::implementation::{CheckResult, Implementation};
use genvisa_conformance::native::Genvisa;
use genvisa_conformance::spec::Spec;
use genvisa_conformance::suite::{Suite, compare};
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The results of all topics.
#[derive(Default)]
struct Results {
    /// The contributions of the topics to the generated files.
    summaries: Vec<TopicSummary>,
    /// The rules that a case notices: it fails without the rule.
    killed: BTreeSet<String>,
    /// A rule, an unrelated rule, and a case of the first that fails without the second.
    strays: Vec<(String, String, String)>,
}

/// Checks a validator without a rule with the cases of that rule, and one without each other rule that a case violates.
fn check(suite: &Suite<'_>, number: usize, results: &Mutex<Results>) {
    let topic = &suite.topics[number];
    let rule = &suite.spec.isa.rules[topic.rule].id;
    let related = suite.declared(topic).map_or(&[][..], |declared| &declared.with);
    let (mut is_killed, mut strays) = (false, Vec::new());
    let cases = suite.cases(topic);
    for case in cases.cases.values() {
        is_killed |= compare(case, &Genvisa { without: Some(rule) }.check(case)).is_some();
        let reported = match Genvisa::default().check(case) {
            CheckResult::Decoded(reported) => reported,
            // Decoders use opcodes and tags. They do not decode bytes that violate a rule about these, and then no validator
            // runs.
            CheckResult::NotDecoded(_) | CheckResult::Lossy(_) => {
                is_killed |= !case.is_readable && case.violated.iter().any(|(id, _)| id == rule);
                continue;
            }
        };
        // A rule that is not reported can be switched off without effect.
        for (other, _) in reported.iter().filter(|(id, _)| id != rule && !related.contains(id)) {
            if compare(case, &Genvisa { without: Some(other) }.check(case)).is_some() {
                strays.push((rule.clone(), other.clone(), case.id.clone()));
            }
        }
    }
    let summary = TopicSummary::new(suite, number, &cases);
    let mut results = results.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    results.killed.extend(is_killed.then(|| rule.clone()));
    results.strays.extend(strays);
    results.summaries.push(summary);
}

#[test]
fn without_a_rule_its_cases_fail_and_no_others() -> Result<(), String> {
    let spec = Spec::embedded()?;
    let suite = Suite::new(&spec, co_dependent::read(co_dependent::TEXT)?);
    let (results, next) = (Mutex::new(Results::default()), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= suite.topics.len() {
                        break;
                    }
                    check(&suite, number, &results);
                }
            });
        }
    });
    let Results { summaries, killed, strays } =
        results.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);

    assert!(strays.is_empty(), "(rule, rule switched off, case that fails) {strays:#?}");
    // Nothing violates these rules, which are declared with the reason.
    let exempt =
        |id: &str| suite.co_dependent.iter().any(|e| e.rule == id && e.with.is_empty() && e.on.is_empty());
    let rules = spec.static_rules().map(|(_, rule)| rule.id.as_str());
    let survivors: Vec<&str> = rules.filter(|id| !killed.contains(*id) && !exempt(id)).collect();
    assert!(survivors.is_empty(), "no case fails without {survivors:#?}");

    // The cases are those of which the generated files are made.
    files_of(&suite, summaries).iter().try_for_each(|file| file.check())
}
