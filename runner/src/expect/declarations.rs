//! The declared verdict of each case.

use super::entry::{Entry, Expectations, Scope};
use crate::problem::Problem;
use crate::record::{Case, Verdict};
use crate::request::Operation;
use crate::vector::{Expectation, Vector};
use std::collections::HashMap;

/// The most cases that an entry with a wildcard may match.
pub const MOST_MATCHES: usize = 20;

/// Something that an entry can be about: a vector or a result.
pub trait Subject {
    /// The id of the case.
    fn id(&self) -> &str;
    /// Its rule.
    fn rule(&self) -> &str;
    /// Its platform.
    fn platform(&self) -> &str;
    /// Its operation.
    fn operation(&self) -> Operation;
    /// Its expectation.
    fn expect(&self) -> Expectation;
}

/// Implements [`Subject`] for a type with fields of the same names.
macro_rules! subject {
    ($type:ty) => {
        impl Subject for $type {
            fn id(&self) -> &str {
                &self.id
            }
            fn rule(&self) -> &str {
                &self.rule
            }
            fn platform(&self) -> &str {
                &self.platform
            }
            fn operation(&self) -> Operation {
                self.operation
            }
            fn expect(&self) -> Expectation {
                self.expect
            }
        }
    };
}

subject!(Vector);
subject!(Case);

/// The declared verdicts of the cases of a suite.
#[derive(Debug, Clone, Default)]
pub struct Declarations {
    cases: HashMap<String, (usize, Verdict)>,
    problems: Vec<Problem>,
}

impl Declarations {
    /// The line of the entry that is about a case, and the verdict that it declares.
    pub fn of(&self, id: &str) -> Option<(usize, Verdict)> {
        self.cases.get(id).copied()
    }

    /// Mistakes in the file: entries that match no case or too many, wrong counts, and cases with two entries.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

impl Expectations {
    /// The declarations for a suite. `suite` has all cases, also if only a part of them runs.
    pub fn declare<'a, S: Subject + 'a>(&self, suite: impl IntoIterator<Item = &'a S>) -> Declarations {
        let mut declarations = Declarations::default();
        let mut matches = vec![0; self.entries.len()];
        let finder = Finder::new(&self.entries);
        for case in suite {
            let mut first: Option<&Entry> = None;
            for at in finder.candidates(case.id(), case.rule()) {
                let entry = &self.entries[at];
                if !entry.covers(case) {
                    continue;
                }
                matches[at] += 1;
                if let Some(first) = first {
                    let text = format!("line {} already declares the case {}", first.line, case.id());
                    declarations.problems.push(Problem::Declaration { line: entry.line, text });
                    continue;
                }
                first = Some(entry);
                declarations.cases.insert(case.id().to_string(), (entry.line, entry.status));
            }
        }
        for (entry, matches) in self.entries.iter().zip(matches) {
            if let Some(text) = wrong_number(entry, matches) {
                declarations.problems.push(Problem::Declaration { line: entry.line, text });
            }
        }
        declarations
    }
}

/// The mistake in the number of cases of an entry.
fn wrong_number(entry: &Entry, matches: usize) -> Option<String> {
    match &entry.scope {
        _ if matches == 0 => Some("the entry matches no case".into()),
        Scope::Case(pattern) if !pattern.is_exact() && matches > MOST_MATCHES => {
            Some(format!("the entry matches {matches} cases, more than {MOST_MATCHES}"))
        }
        Scope::Rule { count, .. } if *count != matches => {
            Some(format!("the entry covers {matches} cases, and its count is {count}"))
        }
        _ => None,
    }
}

/// Finds the entries that can be about a case, without a look at each entry for each case.
struct Finder<'a> {
    exact: HashMap<String, Vec<usize>>,
    rules: HashMap<&'a str, Vec<usize>>,
    wildcards: Vec<usize>,
}

impl<'a> Finder<'a> {
    fn new(entries: &'a [Entry]) -> Self {
        let mut finder = Self { exact: HashMap::new(), rules: HashMap::new(), wildcards: Vec::new() };
        for (at, entry) in entries.iter().enumerate() {
            match &entry.scope {
                Scope::Case(pattern) if pattern.is_exact() => {
                    finder.exact.entry(pattern.to_string()).or_default().push(at);
                }
                Scope::Case(_) => finder.wildcards.push(at),
                Scope::Rule { rule, .. } => finder.rules.entry(rule).or_default().push(at),
            }
        }
        finder
    }

    /// The candidates in the order of the file.
    fn candidates(&self, id: &str, rule: &str) -> Vec<usize> {
        let listed = [self.exact.get(id), self.rules.get(rule)].into_iter().flatten().flatten();
        let mut candidates: Vec<usize> = listed.chain(&self.wildcards).copied().collect();
        candidates.sort_unstable();
        candidates
    }
}
