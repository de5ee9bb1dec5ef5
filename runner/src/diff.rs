//! Two runs compared: two releases of an implementation, or two implementations.

use crate::matrix::digest_of_ids;
use crate::record::{Case, Verdict};
use crate::report::markdown::{escape, line};
use crate::results::Results;
use crate::vector::FORMAT;
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};

/// A case whose verdict differs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The id of the case.
    pub id: String,
    /// Its rule.
    pub rule: String,
    /// The verdict in the first results; absent if they lack the case.
    pub before: Option<Verdict>,
    /// The verdict in the second results.
    pub after: Option<Verdict>,
}

/// A case with the same verdict and another answer: the expectation allows both, or both are wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AnswerChange {
    /// The id of the case.
    pub id: String,
    /// Its rule.
    pub rule: String,
    /// The kind of the first outcome ([`Outcome::kind`](crate::outcome::Outcome::kind)).
    pub before: String,
    /// The kind of the second outcome.
    pub after: String,
}

/// A rule with cases whose verdict differs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct RuleChange {
    /// The number of cases that pass only in the second results.
    pub fixed: usize,
    /// The number of cases that pass only in the first results.
    pub broken: usize,
    /// The number of other cases whose verdict differs.
    pub other: usize,
}

/// The differences of two results.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Diff {
    /// The version of the format of vectors and results.
    pub format_version: u32,
    /// The first implementation.
    pub before: String,
    /// The second implementation.
    pub after: String,
    /// Whether both ran the same suite.
    pub is_same_suite: bool,
    /// The number of cases with the same verdict.
    pub same: usize,
    /// The cases that differ, in the order of ids.
    pub changes: Vec<Change>,
    /// The rules of these cases.
    pub rules: BTreeMap<String, RuleChange>,
    /// The cases with the same verdict and another answer, in the order of ids, if they are asked for ([`answers`]).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<AnswerChange>,
    /// The digest of the ids of all cases ([`digest_of_ids`]).
    pub ids: String,
}

/// The cases of two results with the same verdict and another kind of outcome, in the order of ids.
pub fn answers(before: &Results, after: &Results) -> Vec<AnswerChange> {
    let first: HashMap<&str, &Case> = before.cases.iter().map(|case| (case.id.as_str(), case)).collect();
    let answer = |case: &Case| {
        let first = first.get(case.id.as_str()).filter(|first| first.verdict == case.verdict)?;
        let [before, after] = [first.outcome.kind(), case.outcome.kind()].map(str::to_string);
        let (id, rule) = (case.id.clone(), case.rule.clone());
        (before != after).then_some(AnswerChange { id, rule, before, after })
    };
    let mut answers: Vec<AnswerChange> = after.cases.iter().filter_map(answer).collect();
    answers.sort_by(|a, b| a.id.cmp(&b.id));
    answers
}

/// Compares the verdicts of two results.
pub fn diff(before: &Results, after: &Results) -> Diff {
    let mut cases: BTreeMap<&str, (Option<&Case>, Option<&Case>)> = BTreeMap::new();
    before.cases.iter().for_each(|case| cases.entry(&case.id).or_default().0 = Some(case));
    after.cases.iter().for_each(|case| cases.entry(&case.id).or_default().1 = Some(case));
    let mut diff = Diff {
        format_version: FORMAT,
        before: before.name(),
        after: after.name(),
        is_same_suite: before.head.digest == after.head.digest,
        same: 0,
        changes: Vec::new(),
        rules: BTreeMap::new(),
        answers: Vec::new(),
        ids: digest_of_ids(cases.keys().copied()),
    };
    for (id, (before, after)) in cases {
        let verdicts = (before.map(|case| case.verdict), after.map(|case| case.verdict));
        let Some(case) = after.or(before).filter(|_| verdicts.0 != verdicts.1) else {
            diff.same += 1;
            continue;
        };
        let (before, after) = verdicts;
        let rule = diff.rules.entry(case.rule.clone()).or_default();
        match (before, after) {
            (Some(_), Some(Verdict::Pass)) => rule.fixed += 1,
            (Some(Verdict::Pass), Some(_)) => rule.broken += 1,
            _ => rule.other += 1,
        }
        diff.changes.push(Change { id: id.to_string(), rule: case.rule.clone(), before, after });
    }
    diff
}

impl Diff {
    /// Whether nothing differs.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.answers.is_empty()
    }

    /// The number of cases of each pair of verdicts.
    pub fn transitions(&self) -> BTreeMap<(Option<Verdict>, Option<Verdict>), usize> {
        let mut counts = BTreeMap::new();
        for change in &self.changes {
            *counts.entry((change.before, change.after)).or_default() += 1;
        }
        counts
    }

    /// The differences as Markdown: sums, rules, and the first `cases` cases of each rule.
    pub fn markdown(&self, cases: usize) -> String {
        let mut text = format!(
            "{} cases have the same verdict, and {} have another one.\n\nDigest of the ids: `{}`\n",
            self.same,
            self.changes.len(),
            self.ids
        );
        if !self.is_same_suite {
            text.push_str("\nThe results are of different suites. Cases that only one of them has are absent from the other.\n");
        }
        if !self.changes.is_empty() {
            self.list_changes(&mut text, cases);
        }
        if !self.answers.is_empty() {
            self.list_answers(&mut text, cases);
        }
        text
    }

    /// Adds the cases whose verdict differs.
    fn list_changes(&self, text: &mut String, cases: usize) {
        text.push('\n');
        line(text, [escape(&self.before), escape(&self.after), "cases".into()]);
        line(text, ["---", "---", "---"].map(String::from));
        for ((before, after), count) in self.transitions() {
            line(text, [name(before), name(after), count.to_string()]);
        }
        text.push('\n');
        line(text, ["rule", "passes now", "passes no longer", "other changes", "cases"].map(String::from));
        line(text, ["---"; 5].map(String::from));
        let mut ids: HashMap<&str, Vec<&Change>> = HashMap::new();
        self.changes.iter().for_each(|change| ids.entry(&change.rule).or_default().push(change));
        for (rule, change) in &self.rules {
            let list = ids.get(rule.as_str()).map_or(&[][..], Vec::as_slice);
            let describe = |change: &&Change| {
                format!("`{}` {} → {}", escape(&change.id), name(change.before), name(change.after))
            };
            let counts = [change.fixed, change.broken, change.other].map(|count| count.to_string());
            let shown = first(list.iter().map(describe), cases);
            line(text, [escape(rule)].into_iter().chain(counts).chain([shown]));
        }
    }

    /// Adds the cases with the same verdict and another answer.
    fn list_answers(&self, text: &mut String, cases: usize) {
        let count = self.answers.len();
        *text += &format!("\n{count} cases have the same verdict and another answer.\n\n");
        line(text, ["rule", "answers", "cases"].map(String::from));
        line(text, ["---"; 3].map(String::from));
        let mut rules: BTreeMap<&str, Vec<&AnswerChange>> = BTreeMap::new();
        self.answers.iter().for_each(|change| rules.entry(&change.rule).or_default().push(change));
        for (rule, list) in rules {
            let describe = |change: &&AnswerChange| {
                format!("`{}` {} → {}", escape(&change.id), change.before, change.after)
            };
            line(text, [escape(rule), list.len().to_string(), first(list.iter().map(describe), cases)]);
        }
    }
}

/// The first of a list of cases, and the number of the others.
fn first(list: impl ExactSizeIterator<Item = String>, cases: usize) -> String {
    let more = list.len().saturating_sub(cases);
    let more = (more > 0).then(|| format!("{more} more"));
    list.take(cases).chain(more).collect::<Vec<_>>().join("<br>")
}

fn name(verdict: Option<Verdict>) -> String {
    verdict.map_or("absent", Verdict::name).to_string()
}
