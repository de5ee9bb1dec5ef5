//! Reasons why a run does not end with exit code 0.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The most cases that a problem lists by id.
pub const LISTED: usize = 20;

/// Cases with the same problem: their number, and the first ids in alphabetical order.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct Cases {
    /// The number of cases.
    pub count: usize,
    /// The first ids, at most [`LISTED`]: the order of the run does not matter.
    pub first: BTreeSet<String>,
}

impl Cases {
    /// Whether there is no case.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds a case.
    pub fn add(&mut self, id: &str) {
        self.count += 1;
        if self.first.len() < LISTED || self.first.last().is_some_and(|last| id < last.as_str()) {
            self.first.insert(id.to_string());
        }
        if self.first.len() > LISTED {
            self.first.pop_last();
        }
    }
}

impl fmt::Display for Cases {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for id in &self.first {
            write!(f, "\n  {id}")?;
        }
        match self.count - self.first.len().min(self.count) {
            0 => Ok(()),
            rest => write!(f, "\n  and {rest} more"),
        }
    }
}

/// A reason for an exit code other than 0.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "problem")]
pub enum Problem {
    /// No case was planned.
    NothingRan,
    /// Every case was skipped or is outside the stated capabilities.
    AllSkipped,
    /// A filter matches no case.
    FilterMatchesNothing {
        /// The filter.
        filter: String,
    },
    /// The results have no summary: the run ended early.
    NoSummary,
    /// The number of results is not the number of planned cases.
    Incomplete {
        /// The number of planned cases.
        planned: usize,
        /// The number of results.
        found: usize,
    },
    /// Failures that the expected-results file does not declare.
    UnexpectedFailures(Cases),
    /// Cases that pass although a failure is declared.
    UnexpectedPasses(Cases),
    /// Cases with another verdict than the declared one.
    OtherThanDeclared(Cases),
    /// The implementation states that it supports a platform, and skips many of its cases.
    TooManySkips {
        /// The platform.
        platform: String,
        /// The number of cases that are skipped and not declared.
        skipped: usize,
        /// The number of cases of the platform that are within the stated capabilities.
        cases: usize,
    },
    /// A mistake in the expected-results file.
    Declaration {
        /// The line of the entry.
        line: usize,
        /// The mistake.
        text: String,
    },
    /// A mistake in the mapping file.
    Mapping {
        /// The line of the entry.
        line: usize,
        /// The mistake.
        text: String,
    },
}

impl Problem {
    /// Whether the problem follows from cases and head, so that [`Tally`](crate::score::Tally) finds it again after a merge.
    pub fn follows_from_cases(&self) -> bool {
        !matches!(self, Self::NoSummary | Self::Declaration { .. } | Self::Mapping { .. })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::NothingRan => write!(f, "no case was run"),
            Self::AllSkipped => write!(f, "every case was skipped or is outside the stated capabilities"),
            Self::FilterMatchesNothing { filter } => write!(f, "the filter `{filter}` matches no case"),
            Self::NoSummary => write!(f, "the results have no summary: the run ended early"),
            Self::Incomplete { planned, found } => {
                write!(f, "{planned} cases were planned, and {found} have a result")
            }
            Self::UnexpectedFailures(cases) => {
                write!(f, "{} failures are not declared:{cases}", cases.count)
            }
            Self::UnexpectedPasses(cases) => {
                write!(f, "{} cases pass although a failure is declared:{cases}", cases.count)
            }
            Self::OtherThanDeclared(cases) => {
                write!(f, "{} cases have another verdict than the declared one:{cases}", cases.count)
            }
            Self::TooManySkips { platform, skipped, cases } => write!(
                f,
                "the implementation supports {platform}, and skips {skipped} of {cases} cases without a declaration"
            ),
            Self::Declaration { line, text } => write!(f, "expected results, line {line}: {text}"),
            Self::Mapping { line, text } => write!(f, "mapping of rules, line {line}: {text}"),
        }
    }
}
