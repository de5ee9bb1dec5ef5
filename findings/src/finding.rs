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
    /// The facts that were found; empty for a mistake in the text or in its operands.
    pub found: String,
    /// The values that are allowed in their place, if they are a list.
    pub allowed: Vec<String>,
    /// The only change of the source that satisfies the rule.
    pub edit: Option<Edit>,
    /// Another range in the source that explains it, and its label.
    pub related: Option<(Range<usize>, &'static str)>,
    /// The platforms on which it was found.
    pub platforms: Vec<Platform>,
}

/// A change of a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// The range that is replaced.
    pub span: Range<usize>,
    /// The new text.
    pub replacement: String,
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
            found: String::new(),
            allowed: Vec::new(),
            edit: None,
            related: None,
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
