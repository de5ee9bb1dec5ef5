//! A finding about a fragment.

use genvisa::{Level, Platform, Rule};
use genvisa_report::Severity;
use std::ops::Range;

/// A finding about a fragment, in the file that holds it.
#[derive(Debug, Clone)]
pub struct Finding {
    /// The severity.
    pub severity: Severity,
    /// The violated rule; `None` for a mistake in the text or in its operands.
    pub rule: Option<&'static Rule>,
    /// The identifier of the rule, `syntax`, or `inline/…` for a mistake in the operands.
    pub code: String,
    /// The facts that were found and those that are allowed.
    pub message: String,
    /// The range in the source.
    pub span: Range<usize>,
    /// The action that repairs it.
    pub help: Option<String>,
    /// Facts that explain it.
    pub notes: Vec<String>,
    /// The platforms on which it was found.
    pub platforms: Vec<Platform>,
}

impl Finding {
    /// A mistake in the operands or the text of a statement.
    pub(crate) fn new(
        severity: Severity,
        code: &str,
        span: Range<usize>,
        message: impl Into<String>,
    ) -> Self {
        Self {
            severity,
            rule: None,
            code: code.to_string(),
            message: message.into(),
            span,
            help: None,
            notes: Vec::new(),
            platforms: Vec::new(),
        }
    }

    /// Adds the action that repairs it.
    #[must_use]
    pub(crate) fn with_help(self, help: impl Into<String>) -> Self {
        Self { help: Some(help.into()), ..self }
    }
}

/// The severity of the violation of a rule.
pub fn severity(level: Level) -> Severity {
    match level {
        Level::Error => Severity::Error,
        Level::Warning { .. } => Severity::Warning,
        Level::Note { .. } => Severity::Note,
    }
}
