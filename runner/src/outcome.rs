//! Answers of an implementation under test, and the ways in which it can fail to answer.

use crate::request::Data;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The part of an implementation that rejects an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Reading: the bytes are no object, or the text cannot be parsed.
    Read,
    /// Checking: the input was read, and breaks a rule.
    Check,
    /// Writing an object or code: the input was read and checked, but has no encoding.
    Assemble,
}

impl Phase {
    /// Its name in vectors and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Check => "check",
            Self::Assemble => "assemble",
        }
    }
}

/// The answer to a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "verdict")]
pub enum Answer {
    /// The input is valid.
    Accept {
        /// The output, for operations that have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        output: Option<Data>,
        /// Rules that the input breaks without being invalid (warnings), by id.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rules: Vec<String>,
    },
    /// The input is invalid.
    Reject {
        /// The part that rejects it, if it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phase: Option<Phase>,
        /// The broken rules: ids of this suite, or codes of the implementation, which a mapping file translates.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rules: Vec<String>,
        /// The message for people. It never decides anything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        message: Option<String>,
    },
    /// The implementation does not support the request.
    Skip {
        /// The reason.
        reason: String,
    },
    /// The implementation failed in a way that it noticed itself. This is never a rejection.
    Error {
        /// The message.
        message: String,
    },
}

/// The end of a request. Only [`Outcome::Answered`] comes from the implementation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "outcome")]
pub enum Outcome {
    /// An answer.
    Answered(Answer),
    /// A signal or an abnormal exit ended the implementation while it worked on the request.
    Crashed {
        /// The signal or exit code.
        detail: String,
    },
    /// No answer within the time limit.
    TimedOut {
        /// The limit in milliseconds.
        limit_ms: u64,
    },
    /// The answer does not follow the protocol.
    ProtocolError {
        /// The violation, with an excerpt of the answer.
        detail: String,
    },
    /// The implementation ended with exit code 0 before it answered.
    ExitedEarly,
    /// The request is outside the capabilities that the implementation states.
    NotApplicable {
        /// The capability that is missing.
        reason: String,
    },
    /// The request was planned and never sent.
    NeverRun {
        /// The reason.
        reason: String,
    },
}

impl Outcome {
    /// The rules and codes that an answer names.
    pub fn rules(&self) -> &[String] {
        match self {
            Self::Answered(Answer::Accept { rules, .. } | Answer::Reject { rules, .. }) => rules,
            _ => &[],
        }
    }

    /// Whether the implementation failed to answer: a crash, a time limit, a breach of the protocol or an error of its own.
    pub fn is_breakdown(&self) -> bool {
        match self {
            Self::Answered(Answer::Error { .. }) => true,
            Self::Crashed { .. } | Self::TimedOut { .. } | Self::ProtocolError { .. } | Self::ExitedEarly => {
                true
            }
            Self::Answered(_) | Self::NotApplicable { .. } | Self::NeverRun { .. } => false,
        }
    }

    /// The message of the implementation, or the detail of its failure.
    pub fn message(&self) -> Option<&str> {
        match self {
            Self::Answered(Answer::Reject { message, .. }) => message.as_deref(),
            Self::Answered(Answer::Error { message }) => Some(message),
            Self::Crashed { detail } | Self::ProtocolError { detail } => Some(detail),
            Self::Answered(Answer::Skip { reason }) | Self::NotApplicable { reason } => Some(reason),
            Self::NeverRun { reason } => Some(reason),
            Self::Answered(Answer::Accept { .. }) | Self::TimedOut { .. } | Self::ExitedEarly => None,
        }
    }

    /// Its kind in one word, with the verdict of an answer. Two runs of a case that differ in this word are different.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Answered(Answer::Accept { .. }) => "accept",
            Self::Answered(Answer::Reject { .. }) => "reject",
            Self::Answered(Answer::Skip { .. }) => "skip",
            Self::Answered(Answer::Error { .. }) => "error",
            Self::Crashed { .. } => "crashed",
            Self::TimedOut { .. } => "timed_out",
            Self::ProtocolError { .. } => "protocol_error",
            Self::ExitedEarly => "exited_early",
            Self::NotApplicable { .. } => "not_applicable",
            Self::NeverRun { .. } => "never_run",
        }
    }
}
