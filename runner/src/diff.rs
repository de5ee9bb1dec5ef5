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
    /// The digest of the ids of all cases ([`digest_of_ids`]).
    pub ids: String,
}

/// Compares two results.
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
        if self.changes.is_empty() {
            return text;
        }
        text.push('\n');
        line(&mut text, [escape(&self.before), escape(&self.after), "cases".into()]);
        line(&mut text, ["---", "---", "---"].map(String::from));
        for ((before, after), count) in self.transitions() {
            line(&mut text, [name(before), name(after), count.to_string()]);
        }
        text.push('\n');
        line(
            &mut text,
            ["rule", "passes now", "passes no longer", "other changes", "cases"].map(String::from),
        );
        line(&mut text, ["---"; 5].map(String::from));
        let mut ids: HashMap<&str, Vec<&Change>> = HashMap::new();
        self.changes.iter().for_each(|change| ids.entry(&change.rule).or_default().push(change));
        for (rule, change) in &self.rules {
            let list = ids.get(rule.as_str()).map_or(&[][..], Vec::as_slice);
            let describe = |change: &&Change| {
                format!("`{}` {} → {}", escape(&change.id), name(change.before), name(change.after))
            };
            let mut shown: Vec<String> = list.iter().take(cases).map(describe).collect();
            if list.len() > cases {
                shown.push(format!("{} more", list.len() - cases));
            }
            let counts = [change.fixed, change.broken, change.other].map(|count| count.to_string());
            line(&mut text, [escape(rule)].into_iter().chain(counts).chain([shown.join("<br>")]));
        }
        text
    }
}

fn name(verdict: Option<Verdict>) -> String {
    verdict.map_or("absent", Verdict::name).to_string()
}
