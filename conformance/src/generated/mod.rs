//! The checked-in files that follow from cases: how many each rule has, and one example of each rule.
//!
//! `cargo xtask regen` writes them. It starts the binary `generated-files` of this crate, because cases need the compiled
//! `genvisa`, which `xtask` does not link. The test `kill` compares the files with the cases that it makes anyway.

mod example;
mod module_example;

use crate::generate::Cases;
use crate::object::suite::{ObjectCases, ObjectSuite};
use crate::suite::{Suite, Topic};
use example::Example;
#[cfg(feature = "parallel")]
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// Counts of cases: `RULE POSITIVE NEGATIVE`, read by `cargo xtask coverage`.
const COUNTS: &str = "conformance/cases.txt";
/// Examples, read by `genvisa explain`.
const EXAMPLES: &str = "cli/src/examples.json";

const COUNTS_HEADER: &str = "\
# Generated from spec by `cargo xtask regen`; do not edit.
# Numbers of cases of each rule that needs no execution: those that violate no rule, and those that violate this rule.
";

/// The first lines of the examples. Each rule has a line of its own below them.
const EXAMPLES_HEADER: &str = r#"{
"$comment": "Generated from spec by `cargo xtask regen`; do not edit.",
"format_version": 1,
"examples": {
"#;

/// The examples of a rule in the file.
#[derive(Serialize)]
struct OfRule<'e> {
    /// The reasons why no case violates the rule alone, on some or all platforms.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    not_alone: Vec<&'e str>,
    /// A valid and an invalid example.
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<&'e Example>,
}

/// A generated file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GeneratedFile {
    /// The path from the root of the workspace, with `/` separators.
    pub path: &'static str,
    /// The contents.
    pub text: String,
}

/// The part of the generated files that one topic contributes.
#[derive(Debug)]
pub struct TopicSummary {
    /// Number of the topic in its suite.
    topic: usize,
    /// The number of cases that violate no rule, and of those that violate the rule of the topic.
    counts: [usize; 2],
    example: Option<Example>,
}

impl TopicSummary {
    /// Summarizes the cases of a topic, which is given by its number in the suite.
    pub fn new(suite: &Suite<'_>, topic: usize, cases: &Cases) -> Self {
        let example = suite.topics.get(topic).and_then(|topic| {
            let rule = suite.spec.isa.rules.get(topic.rule)?;
            Example::best(&rule.id, rule.kind, cases)
        });
        Self { topic, counts: [cases.positives(), cases.negatives], example }
    }
}

/// The part of the generated files that one topic about whole objects contributes.
#[derive(Debug)]
pub struct ObjectSummary {
    /// Number of the topic in its suite.
    topic: usize,
    counts: [usize; 2],
    example: Option<Example>,
}

impl ObjectSummary {
    /// Summarizes the cases of a topic, which is given by its number in the suite.
    pub fn new(topic: usize, cases: &ObjectCases) -> Self {
        Self { topic, counts: cases.counts(), example: module_example::best(cases) }
    }
}

/// Makes all cases of both suites, and the files that follow from them.
pub fn files(suite: &Suite<'_>, objects: &ObjectSuite<'_>) -> [GeneratedFile; 2] {
    let summary = |(number, topic)| TopicSummary::new(suite, number, &suite.cases(topic));
    #[cfg(feature = "parallel")]
    let topics = suite.topics.par_iter();
    #[cfg(not(feature = "parallel"))]
    let topics = suite.topics.iter();
    let summaries = topics.enumerate().map(summary).collect();
    let summary = |(number, topic)| ObjectSummary::new(number, &objects.cases(topic));
    #[cfg(feature = "parallel")]
    let topics = objects.topics.par_iter();
    #[cfg(not(feature = "parallel"))]
    let topics = objects.topics.iter();
    files_of(suite, summaries, objects, topics.enumerate().map(summary).collect())
}

/// The counts of a rule, and its example.
#[derive(Default)]
struct Summary {
    counts: [usize; 2],
    example: Option<Example>,
}

impl Summary {
    /// Adds a topic. Of equally good examples the first stays.
    fn add(&mut self, counts: [usize; 2], example: Option<Example>) {
        self.counts = [self.counts[0] + counts[0], self.counts[1] + counts[1]];
        let is_better = |new: &Example| self.example.as_ref().is_none_or(|known| new.flaws < known.flaws);
        if let Some(new) = example.filter(is_better) {
            self.example = Some(new);
        }
    }
}

/// The files that follow from the summaries of all topics, which may come in any order.
pub fn files_of(
    suite: &Suite<'_>,
    mut summaries: Vec<TopicSummary>,
    objects: &ObjectSuite<'_>,
    mut object_summaries: Vec<ObjectSummary>,
) -> [GeneratedFile; 2] {
    summaries.sort_by_key(|summary| summary.topic);
    object_summaries.sort_by_key(|summary| summary.topic);
    let mut by_rule: BTreeMap<&str, Summary> = BTreeMap::new();
    for TopicSummary { topic, counts, example } in summaries {
        if let Some(topic) = suite.topics.get(topic) {
            by_rule.entry(rule(suite, topic)).or_default().add(counts, example);
        }
    }
    for ObjectSummary { topic, counts, example } in object_summaries {
        if let Some(topic) = objects.topics.get(topic) {
            by_rule.entry(objects.id(topic)).or_default().add(counts, example);
        }
    }
    let mut counts = COUNTS_HEADER.to_string();
    for (rule, Summary { counts: [positives, negatives], .. }) in &by_rule {
        let _ = writeln!(counts, "{rule} {positives} {negatives}");
    }
    let examples: Vec<String> =
        by_rule.iter().map(|(rule, summary)| line(suite, rule, summary.example.as_ref())).collect();
    let examples = format!("{EXAMPLES_HEADER}{}\n}}\n}}\n", examples.join(",\n"));
    [GeneratedFile { path: COUNTS, text: counts }, GeneratedFile { path: EXAMPLES, text: examples }]
}

/// The line of a rule in the file with examples.
fn line(suite: &Suite<'_>, rule: &str, example: Option<&Example>) -> String {
    let declared = suite.co_dependent.iter().filter(|declared| declared.rule == rule);
    let of_rule = OfRule { not_alone: declared.map(|declared| &*declared.reason).collect(), example };
    format!("{}: {}", serde_json::json!(rule), serde_json::json!(of_rule))
}

fn rule<'s>(suite: &'s Suite<'_>, topic: &Topic) -> &'s str {
    &suite.spec.isa.rules[topic.rule].id
}

impl GeneratedFile {
    /// Compares the file with the one in the repository.
    ///
    /// # Errors
    /// If they differ, with the first line that does.
    pub fn check(&self) -> Result<(), String> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(self.path);
        let on_disk = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", self.path))?;
        if on_disk == self.text {
            return Ok(());
        }
        let different = on_disk.lines().zip(self.text.lines()).position(|(is, should)| is != should);
        let number = different.unwrap_or_else(|| on_disk.lines().count().min(self.text.lines().count()));
        let line = |text: &str| text.lines().nth(number).unwrap_or("the end of the file").to_string();
        Err(format!(
            "{}:{}: the file is stale; run `cargo xtask regen`\n  is:     {}\n  should: {}",
            self.path,
            number + 1,
            line(&on_disk),
            line(&self.text)
        ))
    }
}
