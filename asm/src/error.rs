//! Mistakes in a text.

use genvisa_report::{Severity, clipped, misspelt};
use std::ops::Range;

/// The largest number of labels: their count has 16 bits.
pub(crate) const MOST_LABELS: u16 = u16::MAX;

/// The verbs of messages about a part of a statement, which they call `this`.
const PREDICATES: [&str; 5] = ["is ", "has ", "needs ", "must ", "begins "];

/// A mistake in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The bytes of the text with the mistake; empty if something is missing.
    pub span: Range<usize>,
    /// The text that was found, and the expected one.
    pub message: String,
    /// The action that fixes the mistake.
    pub help: Option<String>,
    /// Another span that explains the mistake, and its label.
    pub other: Option<(Range<usize>, &'static str)>,
    /// The severity. A program with warnings and notes only can be used.
    pub severity: Severity,
    /// The cause, if other problems can have the same one. Only the first of them is reported in a kernel or function.
    pub cause: Option<Box<str>>,
}

impl Problem {
    /// A mistake without advice.
    pub fn new(span: Range<usize>, message: impl Into<String>) -> Self {
        Self {
            span,
            message: message.into(),
            help: None,
            other: None,
            severity: Severity::Error,
            cause: None,
        }
    }

    /// The problem that a label has no index.
    pub(crate) fn too_many_labels(span: Range<usize>) -> Self {
        let message = format!("there are too many labels: an object can have at most {MOST_LABELS}");
        Self::new(span, message.clone()).with_cause(message)
    }

    /// Adds advice.
    #[must_use]
    pub fn with_help(self, help: impl Into<String>) -> Self {
        Self { help: Some(help.into()), ..self }
    }

    /// Adds another span that explains the mistake.
    #[must_use]
    pub fn with_other(self, span: Range<usize>, what: &'static str) -> Self {
        Self { other: Some((span, what)), ..self }
    }

    /// Adds the cause.
    #[must_use]
    pub fn with_cause(self, cause: impl Into<Box<str>>) -> Self {
        Self { cause: Some(cause.into()), ..self }
    }

    /// Gives it another severity.
    #[must_use]
    pub fn with_severity(self, severity: Severity) -> Self {
        Self { severity, ..self }
    }

    /// Names the part that the message calls `this`, or puts its name in front.
    #[must_use]
    pub(crate) fn about(self, part: &str) -> Self {
        let predicate = self.message.strip_prefix("this ");
        let message = match predicate.filter(|rest| PREDICATES.iter().any(|verb| rest.starts_with(verb))) {
            Some(rest) => format!("`{part}` {rest}"),
            None => format!("`{part}`: {}", self.message),
        };
        Self { message, ..self }
    }

    /// Adds the known name of which `name` is probably a misspelling, if there is one.
    #[must_use]
    pub fn with_nearest<'n>(self, name: &str, known: impl IntoIterator<Item = &'n str>) -> Self {
        match misspelt(name, known) {
            Some(near) => self.with_help(format!("did you mean `{}`?", clipped(near))),
            None => self,
        }
    }
}
