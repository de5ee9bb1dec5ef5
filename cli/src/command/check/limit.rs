//! The findings that are printed as text: the first ones of each rule, so that many of one rule hide none of another.

use genvisa::Rule;
use genvisa_asm::report::MOST_SHOWN;
use std::collections::BTreeMap;

/// Findings of one rule in one file that are printed without `--all`.
const MOST_OF_A_RULE: usize = 20;

/// The findings of a file that are printed, and the number of the others.
pub struct Printed<'f, F> {
    /// In the order of the file.
    pub findings: Vec<&'f F>,
    /// The number of the others by their rule; without a rule, they are mistakes of the input.
    others: BTreeMap<Option<&'static str>, usize>,
}

impl<'f, F> Printed<'f, F> {
    /// All findings, or the first ones of each rule. `rule` returns that of a finding; input that cannot be read has none.
    pub fn of(all: &'f [F], shows_all: bool, rule: impl Fn(&F) -> Option<&'static Rule>) -> Self {
        let most = |id: Option<&str>| match id {
            _ if shows_all => usize::MAX,
            Some(_) => MOST_OF_A_RULE,
            None => MOST_SHOWN,
        };
        let mut counts: BTreeMap<Option<&'static str>, usize> = BTreeMap::new();
        let is_printed = |finding: &&F| {
            let id = rule(finding).map(|rule| rule.id);
            let count = counts.entry(id).or_default();
            *count += 1;
            *count <= most(id)
        };
        let findings = all.iter().filter(is_printed).collect();
        let others = counts.into_iter().map(|(id, count)| (id, count.saturating_sub(most(id))));
        Self { findings, others: others.filter(|(_, count)| *count > 0).collect() }
    }

    /// A line for each rule of the others, and the option that prints them; empty if there are none.
    pub fn rest(&self) -> String {
        if self.others.is_empty() {
            return String::new();
        }
        let lines = self.others.iter().map(|(id, count)| match id {
            Some(id) => format!("and {count} more of {id}\n"),
            None => format!("and {count} more mistakes\n"),
        });
        let lines: String = lines.collect();
        format!("{lines}help: --all prints all findings\n")
    }
}
