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
    /// The reasons of the entries, by line; empty for observations that nobody can explain yet.
    reasons: HashMap<usize, String>,
    problems: Vec<Problem>,
}

impl Declarations {
    /// The line of the entry that is about a case, and the verdict that it declares.
    pub fn of(&self, id: &str) -> Option<(usize, Verdict)> {
        self.cases.get(id).copied()
    }

    /// The reason why a case has another verdict than it should; nothing if none is declared, or none is known yet.
    pub fn reason(&self, id: &str) -> Option<&str> {
        self.reasons.get(&self.of(id)?.0).map(String::as_str)
    }

    /// Mistakes in the file: entries that match no case or too many, wrong counts, and cases with two entries.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

impl Expectations {
    /// The declarations for a suite. `suite` has all cases, also if only a part of them runs.
    pub fn declare<'a, S: Subject + 'a>(&self, suite: impl IntoIterator<Item = &'a S>) -> Declarations {
        let entries: Vec<&Entry> = self.all().collect();
        let mut declarations = Declarations { reasons: self.reasons(), ..Declarations::default() };
        let mut matches = vec![Found::default(); entries.len()];
        let finder = Finder::new(&entries);
        for case in suite {
            let mut first: Option<&Entry> = None;
            for at in finder.candidates(case.id(), case.rule()) {
                let entry = entries[at];
                if !entry.covers(case) {
                    continue;
                }
                matches[at].add(entry, case);
                if let Some(first) = first {
                    let text = format!("line {} already declares the case {}", first.line, case.id());
                    declarations.problems.push(Problem::Declaration { line: entry.line, text });
                    continue;
                }
                first = Some(entry);
                declarations.cases.insert(case.id().to_string(), (entry.line, entry.status));
            }
        }
        for (entry, matches) in entries.iter().zip(matches) {
            let problem = |text| Problem::Declaration { line: entry.line, text };
            declarations.problems.extend(wrong_numbers(entry, &matches).into_iter().map(problem));
        }
        declarations
    }

    /// The known reasons, by the lines of their entries.
    fn reasons(&self) -> HashMap<usize, String> {
        let groups = self.groups.iter().filter(|group| !group.is_open).map(|group| &group.entry);
        self.entries.iter().chain(groups).map(|entry| (entry.line, entry.reason.clone())).collect()
    }
}

/// The cases that an entry matches.
#[derive(Debug, Clone, Default)]
struct Found {
    count: usize,
    /// For lists: the cases of each listed rule, and the cases listed by id.
    listed: HashMap<String, usize>,
}

impl Found {
    fn add(&mut self, entry: &Entry, case: &impl Subject) {
        self.count += 1;
        if let Scope::Listed(listed) = &entry.scope {
            let is_of_rule = listed.rules.contains_key(case.rule());
            let key = if is_of_rule { case.rule() } else { case.id() };
            *self.listed.entry(key.to_string()).or_default() += 1;
        }
    }
}

/// The mistakes in the numbers of cases of an entry.
fn wrong_numbers(entry: &Entry, found: &Found) -> Vec<String> {
    let matches = found.count;
    match &entry.scope {
        _ if matches == 0 => vec!["the entry matches no case".into()],
        Scope::Case(_) if matches > MOST_MATCHES => {
            vec![format!("the entry matches {matches} cases, more than {MOST_MATCHES}")]
        }
        Scope::Rule { count, .. } if *count != matches => {
            vec![format!("the entry covers {matches} cases, and its count is {count}")]
        }
        Scope::Case(_) | Scope::Rule { .. } => Vec::new(),
        Scope::Listed(listed) => {
            let of = |name: &str| found.listed.get(name).copied().unwrap_or_default();
            let rules = listed.rules.iter().filter(|(rule, count)| of(rule) != **count);
            let rules = rules
                .map(|(rule, count)| format!("{rule} has {} cases here, and its count is {count}", of(rule)));
            let gone = listed.cases.iter().filter(|id| of(id) == 0);
            rules.chain(gone.map(|id| format!("no case has the id {id}"))).collect()
        }
    }
}

/// Finds the entries that can be about a case, without a look at each entry for each case.
struct Finder<'a> {
    exact: HashMap<String, Vec<usize>>,
    rules: HashMap<&'a str, Vec<usize>>,
    wildcards: Vec<usize>,
}

impl<'a> Finder<'a> {
    fn new(entries: &[&'a Entry]) -> Self {
        let mut finder = Self { exact: HashMap::new(), rules: HashMap::new(), wildcards: Vec::new() };
        for (at, entry) in entries.iter().enumerate() {
            match &entry.scope {
                Scope::Case(pattern) if pattern.is_exact() => {
                    finder.exact.entry(pattern.to_string()).or_default().push(at);
                }
                Scope::Case(_) => finder.wildcards.push(at),
                Scope::Rule { rule, .. } => finder.rules.entry(rule).or_default().push(at),
                Scope::Listed(listed) => {
                    listed.rules.keys().for_each(|rule| finder.rules.entry(rule).or_default().push(at));
                    for id in &listed.cases {
                        finder.exact.entry(id.clone()).or_default().push(at);
                    }
                }
            }
        }
        finder
    }

    /// The candidates in the order of the file.
    fn candidates(&self, id: &str, rule: &str) -> Vec<usize> {
        let listed = [self.exact.get(id), self.rules.get(rule)].into_iter().flatten().flatten();
        let mut candidates: Vec<usize> = listed.chain(&self.wildcards).copied().collect();
        candidates.sort_unstable();
        candidates.dedup();
        candidates
    }
}
