//! Test vectors: cases with their expected results.

use crate::outcome::Phase;
use crate::request::{Data, Operation, Request};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the format of vectors and results.
pub const FORMAT: u32 = 1;

/// The severity of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Implementations must reject what breaks the rule.
    Error,
    /// Implementations may accept what breaks the rule.
    Warning,
    /// Real programs break the rule.
    Note,
}

/// The expected result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Expectation {
    /// A valid input.
    Accept,
    /// An invalid input.
    Reject,
    /// An input that breaks a rule whose violation is no error: both answers conform.
    Either,
}

impl Expectation {
    /// Its name in vectors and results.
    pub fn name(self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::Reject => "reject",
            Self::Either => "either",
        }
    }
}

impl Severity {
    /// Its name in vectors and results.
    pub fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}

/// A field in which a case differs from its counterpart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Difference {
    /// The path of the field: `src0.region.width`, `kernel 0 var_info[2].num_elements`.
    pub field: String,
    /// Its value in this case.
    pub found: String,
    /// Its value in the counterpart.
    pub valid: String,
}

impl fmt::Display for Difference {
    /// `src0.type 4 instead of 2`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { field, found, valid } = self;
        write!(f, "{field} {found} instead of {valid}")
    }
}

/// A test case with its expected result. One line of `vectors.jsonl`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Vector {
    /// Rule, polarity, platform, and 16 hexadecimal digits that depend only on the parameters of the case.
    pub id: String,
    /// The rule that the case is about.
    pub rule: String,
    /// The kind of the rule: `type_map`.
    pub kind: String,
    /// The page of the specification that states the rule.
    pub page: String,
    /// The line of that page.
    pub line: u32,
    /// The severity of the rule.
    pub level: Severity,
    /// The instruction; absent in cases about modules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instruction: Option<String>,
    /// The platform.
    pub platform: String,
    /// The object version: `3.8`.
    pub version: String,
    /// The task.
    pub operation: Operation,
    /// The input of the task: a whole module, or the instructions of one for `decode` and `encode`.
    pub input: Data,
    /// The expected result.
    pub expect: Expectation,
    /// The output of a task that has one. Outputs are compared as the operation requires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Data>,
    /// The part of an implementation that detects the mistake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// The broken rules: that of the case, and those that are always broken with it. Empty in a valid case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub violates: Vec<String>,
    /// The id of the valid counterpart of an invalid case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counterpart: Option<String>,
    /// The differences from the counterpart.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differs: Vec<Difference>,
}

impl Vector {
    /// A program that is valid, about no rule and no page. `about` is in place of the rule and its kind.
    pub fn of_program(about: &str, platform: &str, operation: Operation, input: Data) -> Self {
        Self {
            id: String::new(),
            rule: about.into(),
            kind: about.into(),
            page: String::new(),
            line: 0,
            level: Severity::Error,
            instruction: None,
            platform: platform.into(),
            version: String::new(),
            operation,
            input,
            expect: Expectation::Accept,
            output: None,
            phase: None,
            violates: Vec::new(),
            counterpart: None,
            differs: Vec::new(),
        }
    }

    /// The question that the vector asks.
    pub fn request(&self, id: u64) -> Request {
        Request {
            id,
            operation: self.operation,
            platform: self.platform.clone(),
            version: self.version.clone(),
            input: self.input.clone(),
        }
    }

    /// Whether the case is invalid.
    pub fn is_negative(&self) -> bool {
        self.expect != Expectation::Accept
    }
}
