//! A mutation test: a validator without one rule fails cases of this rule, and no case of an unrelated rule.

use crate::all_cases::{all_cases, objects, spec, suite};
use genvisa_conformance::generate::Cases;
use genvisa_conformance::generated::{ObjectSummary, TopicSummary, files_of};
use genvisa_conformance::implementation::{CheckResult, Implementation};
use genvisa_conformance::native::Genvisa;
use genvisa_conformance::object::ObjectImplementation;
use genvisa_conformance::object::suite::{ObjectSuite, ObjectTopic, compare as compare_object};
use genvisa_conformance::suite::{Suite, Topic, compare};
use genvisa_reader::isa::Check;
use rayon::prelude::*;
use std::collections::BTreeSet;

/// The result of one topic.
struct TopicResult {
    /// The contribution of the topic to the generated files.
    summary: TopicSummary,
    /// Whether a case notices the rule: it fails without the rule.
    is_killed: bool,
    /// An unrelated rule, and a case of the topic that fails without it.
    strays: Vec<(String, String)>,
}

/// Checks a validator without a rule with the cases of that rule, and one without each other rule that a case violates.
fn check(suite: &Suite<'_>, number: usize, topic: &Topic, cases: &Cases) -> TopicResult {
    let rule = &suite.spec.isa.rules[topic.rule].id;
    let related = suite.declared(topic).map_or(&[][..], |declared| &declared.with);
    let (mut is_killed, mut strays) = (false, Vec::new());
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
                strays.push((other.clone(), case.id.clone()));
            }
        }
    }
    TopicResult { summary: TopicSummary::new(suite, number, cases), is_killed, strays }
}

/// The result of one rule about whole objects.
struct ObjectResult {
    summary: ObjectSummary,
    is_killed: bool,
    strays: Vec<(String, String)>,
}

/// As [`check`], for the cases of a rule about whole objects.
fn check_object(suite: &ObjectSuite<'_>, number: usize, topic: &ObjectTopic) -> ObjectResult {
    let (rule, related) = (suite.id(topic), suite.with(topic));
    let cases = suite.cases(topic);
    let (mut is_killed, mut strays) = (false, Vec::new());
    for case in &cases.cases {
        let CheckResult::Decoded(reported) = Genvisa::default().check_object(case) else { continue };
        let fails_without =
            |id: &str| compare_object(case, &Genvisa { without: Some(id) }.check_object(case)).is_some();
        let ids: BTreeSet<&str> = reported.iter().map(|(id, _)| id.as_str()).collect();
        is_killed |= ids.contains(rule) && fails_without(rule);
        for other in ids.into_iter().filter(|id| *id != rule && !related.iter().any(|with| with == id)) {
            if fails_without(other) {
                strays.push((other.to_string(), case.id.clone()));
            }
        }
    }
    ObjectResult { summary: ObjectSummary::new(number, &cases), is_killed, strays }
}

#[test]
fn without_a_rule_its_cases_fail_and_no_others() -> Result<(), String> {
    let suite = suite()?;
    let topics: Vec<_> = all_cases()?.enumerate().collect();
    let results: Vec<TopicResult> =
        topics.into_par_iter().map(|(number, (topic, cases))| check(suite, number, topic, cases)).collect();

    let strays: Vec<_> = results.iter().flat_map(|result| &result.strays).collect();
    assert!(strays.is_empty(), "(rule switched off, case of another rule that fails) {strays:#?}");
    // Nothing violates these rules, which are declared with the reason.
    let exempt =
        |id: &str| suite.co_dependent.iter().any(|e| e.rule == id && e.with.is_empty() && e.on.is_empty());
    let killed: BTreeSet<&str> = (suite.topics.iter().zip(&results))
        .filter(|(_, result)| result.is_killed)
        .map(|(topic, _)| suite.spec.isa.rules[topic.rule].id.as_str())
        .collect();
    let rules = spec()?.static_rules().map(|(_, rule)| rule.id.as_str());
    let survivors: Vec<&str> = rules.filter(|id| !killed.contains(*id) && !exempt(id)).collect();
    assert!(survivors.is_empty(), "no case fails without {survivors:#?}");

    let objects = objects()?;
    let topics = objects.topics.par_iter().enumerate();
    let others: Vec<_> = topics.map(|(number, topic)| check_object(objects, number, topic)).collect();
    let strays: Vec<_> = others.iter().flat_map(|result| &result.strays).collect();
    assert!(strays.is_empty(), "(rule switched off, case of another rule that fails) {strays:#?}");
    let killed: BTreeSet<&str> = (objects.topics.iter().zip(&others))
        .filter(|(_, result)| result.is_killed)
        .map(|(topic, _)| objects.id(topic))
        .collect();
    let rules = spec()?.isa.rules.iter().filter(|rule| rule.check == Check::Object);
    let survivors: Vec<&str> = rules.map(|rule| rule.id.as_str()).filter(|id| !killed.contains(id)).collect();
    assert!(survivors.is_empty(), "no case fails without {survivors:#?}");

    // The cases are those of which the generated files are made.
    let summaries = results.into_iter().map(|result| result.summary).collect();
    let others = others.into_iter().map(|result| result.summary).collect();
    files_of(suite, summaries, objects, others).iter().try_for_each(|file| file.check())
}
