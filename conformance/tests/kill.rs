//! A mutation test: a validator without one rule fails cases of this rule, and no case of an unrelated rule.

use expect_test::expect_file;
use genvisa_conformance::co_dependent;
use genvisa_conformance::implementation::{CheckResult, Implementation};
use genvisa_conformance::native::Genvisa;
use genvisa_conformance::spec::Spec;
use genvisa_conformance::suite::{Suite, Topic, compare};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

const HEADER: &str = "\
# Cases of each static rule: how many break nothing, and how many break the rule. Generated from spec by
# UPDATE_EXPECT=1 cargo test -p genvisa-conformance --test kill
";

/// What came of the topics.
#[derive(Default)]
struct Matrix {
    /// Cases of each rule: how many break nothing, how many break the rule.
    counts: BTreeMap<String, [usize; 2]>,
    /// Rules without which a case of theirs fails.
    killed: BTreeSet<String>,
    /// A rule, another one, and a case of the first that fails without the second.
    strays: Vec<(String, String, String)>,
}

/// Has the cases of a rule judged by a validator without it, and by one without each other rule that is broken there.
fn judge(suite: &Suite<'_>, topic: &Topic, matrix: &Mutex<Matrix>) {
    let rule = &suite.spec.isa.rules[topic.rule].id;
    let related = suite.declared(topic).map_or(&[][..], |declared| &declared.with);
    let (mut is_killed, mut strays) = (false, Vec::new());
    let cases = suite.cases(topic);
    for case in cases.cases.values() {
        is_killed |= compare(case, &Genvisa { without: Some(rule) }.check(case)).is_some();
        let reported = match Genvisa::default().check(case) {
            CheckResult::Decoded(reported) => reported,
            // Opcodes and tags are what decoders go by: bytes that break a rule about them are not read at all, and no
            // validator is asked.
            CheckResult::NotDecoded(_) | CheckResult::Lossy(_) => {
                is_killed |= !case.is_readable && case.violated.iter().any(|(id, _)| id == rule);
                continue;
            }
        };
        // To switch off a rule that is not reported changes nothing.
        for (other, _) in reported.iter().filter(|(id, _)| id != rule && !related.contains(id)) {
            if compare(case, &Genvisa { without: Some(other) }.check(case)).is_some() {
                strays.push((rule.clone(), other.clone(), case.id.clone()));
            }
        }
    }
    let mut matrix = matrix.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    matrix.killed.extend(is_killed.then(|| rule.clone()));
    matrix.strays.extend(strays);
    let count = matrix.counts.entry(rule.clone()).or_default();
    *count = [count[0] + cases.positives(), count[1] + cases.negatives];
}

#[test]
fn without_a_rule_its_cases_fail_and_no_others() -> Result<(), String> {
    let spec = Spec::embedded()?;
    let suite = Suite::new(&spec, co_dependent::read(co_dependent::TEXT)?);
    let (matrix, next) = (Mutex::new(Matrix::default()), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(topic) = suite.topics.get(next.fetch_add(1, Ordering::Relaxed)) {
                    judge(&suite, topic, &matrix);
                }
            });
        }
    });
    let Matrix { counts, killed, strays } =
        matrix.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);

    assert!(strays.is_empty(), "(rule, rule switched off, case that fails) {strays:#?}");
    // Rules that nothing can break, declared with the reason.
    let exempt =
        |id: &str| suite.co_dependent.iter().any(|e| e.rule == id && e.with.is_empty() && e.on.is_empty());
    let rules = spec.static_rules().map(|(_, rule)| rule.id.as_str());
    let survivors: Vec<&str> = rules.filter(|id| !killed.contains(*id) && !exempt(id)).collect();
    assert!(survivors.is_empty(), "no case fails without {survivors:#?}");

    let line =
        |(rule, [positive, negative]): (&String, &[usize; 2])| format!("{rule} {positive} {negative}\n");
    let text: String = counts.iter().map(line).collect();
    expect_file!["../cases.txt"].assert_eq(&(HEADER.to_string() + &text));
    Ok(())
}
