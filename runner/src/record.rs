//! The results of a run: JSON lines that begin with a [`Head`] and end with a [`Summary`].

use crate::implementation::Hello;
use crate::outcome::Outcome;
use crate::problem::{Cases, Problem};
use crate::request::Operation;
use crate::vector::{Expectation, Severity};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One line of `results.jsonl`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "record")]
pub enum Record {
    /// The first line.
    Run(Box<Head>),
    /// The result of a case.
    Case(Box<Case>),
    /// The last line. Results without it are incomplete.
    Summary(Summary),
}

/// The circumstances of a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Head {
    /// The version of the format ([`FORMAT`](crate::vector::FORMAT)).
    pub format_version: u32,
    /// The version of the suite.
    pub suite: String,
    /// The SHA-256 of `vectors.jsonl`.
    pub digest: String,
    /// The implementation.
    pub implementation: Hello,
    /// The seed of the order of cases.
    pub seed: u64,
    /// The part of the cases, as `m/n`; absent for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<String>,
    /// The filters; empty for all cases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub filters: Vec<String>,
    /// The number of planned cases.
    pub planned: usize,
}

/// The result of a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Case {
    /// The id of the vector.
    pub id: String,
    /// The rule of the vector.
    pub rule: String,
    /// The page of the vector.
    pub page: String,
    /// The severity of the rule.
    pub level: Severity,
    /// The kind of the rule.
    pub kind: String,
    /// The instruction of the vector; absent in cases about modules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instruction: Option<String>,
    /// The platform of the vector.
    pub platform: String,
    /// The task.
    pub operation: Operation,
    /// The expected result.
    pub expect: Expectation,
    /// The outcome.
    pub outcome: Outcome,
    /// The outcome of a failing case in a process of its own, if it differs: the result depends on the order of cases.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone: Option<Outcome>,
    /// The verdict on the outcome, in view of the counterpart.
    pub verdict: Verdict,
    /// The strictest level that a credited negative case meets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strictness: Option<Strictness>,
    /// The entry of the expected-results file that applies, by line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected_by: Option<usize>,
    /// The verdict that this entry declares.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declared: Option<Verdict>,
    /// The valid counterpart, if the case is rejected or breaks down and shows nothing about the rule, because the counterpart is
    /// not accepted either.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counterpart: Option<String>,
    /// The reason of the verdict where the outcome does not show it: the difference between two outputs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The time of the request in microseconds.
    pub micros: u64,
}

/// The verdict on an outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// As expected. A negative case passes only if its counterpart is accepted.
    Pass,
    /// A valid input was rejected, an invalid one was accepted, or an output is wrong.
    Fail,
    /// An invalid input was rejected, but so is its valid counterpart: no credit.
    Unpaired,
    /// The implementation crashed. This is never a rejection.
    Crash,
    /// The implementation exceeded the time limit.
    Timeout,
    /// The implementation broke the protocol, or reported an error of its own.
    ProtocolError,
    /// The implementation ended with exit code 0 before it answered.
    EarlyExit,
    /// The implementation skipped the case.
    Skip,
    /// The case is outside the stated capabilities.
    NotApplicable,
    /// The case was planned and never run.
    NeverRun,
}

impl Verdict {
    /// All verdicts, in the order of reports.
    pub const ALL: [Self; 10] = [
        Self::Pass,
        Self::Fail,
        Self::Unpaired,
        Self::Crash,
        Self::Timeout,
        Self::ProtocolError,
        Self::EarlyExit,
        Self::Skip,
        Self::NotApplicable,
        Self::NeverRun,
    ];

    /// Its name in results and reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Fail => "fail",
            Self::Unpaired => "unpaired",
            Self::Crash => "crash",
            Self::Timeout => "timeout",
            Self::ProtocolError => "protocol_error",
            Self::EarlyExit => "early_exit",
            Self::Skip => "skip",
            Self::NotApplicable => "not_applicable",
            Self::NeverRun => "never_run",
        }
    }

    /// Whether it is a failure: a problem, unless the expected-results file declares it.
    pub fn is_failure(self) -> bool {
        !matches!(self, Self::Pass | Self::Skip | Self::NotApplicable)
    }

    /// Whether the implementation answered neither with a verdict on the input nor with a skip.
    pub fn is_breakdown(self) -> bool {
        matches!(self, Self::Crash | Self::Timeout | Self::ProtocolError | Self::EarlyExit)
    }

    /// Whether an expected-results file can declare it.
    pub fn is_declarable(self) -> bool {
        (self.is_failure() && self != Self::NeverRun) || self == Self::Skip
    }
}

/// How exactly a negative case is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Strictness {
    /// It is rejected.
    L1,
    /// It is rejected in the phase of the vector.
    L2,
    /// The answer names the rule.
    L3,
}

/// The sums of a run.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Summary {
    /// The number of planned cases.
    pub planned: usize,
    /// The number of cases of each verdict.
    pub verdicts: BTreeMap<Verdict, usize>,
    /// The number of credited negative cases of each strictness or more.
    pub credited: BTreeMap<Strictness, usize>,
    /// The number of results that the expected-results file declares.
    pub expected: usize,
    /// The failing cases that end otherwise in a process of their own: their results depend on the order of cases.
    #[serde(default, skip_serializing_if = "Cases::is_empty")]
    pub order_dependent: Cases,
    /// Results that are not declared, declared failures that pass, and declarations that match no case: reasons for an exit
    /// code other than 0.
    pub problems: Vec<Problem>,
}

impl Summary {
    /// The exit code of a command that reports the run: 0 without problems, else 1.
    pub fn exit_code(&self) -> u8 {
        u8::from(!self.problems.is_empty())
    }

    /// The number of cases of a verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.verdicts.get(&verdict).copied().unwrap_or_default()
    }
}
