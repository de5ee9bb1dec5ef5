//! Mistakes in a text.

use genvisa_report::nearest;
use std::ops::Range;

/// Something wrong at a place of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The bytes of the text that it is about; empty between two of them.
    pub span: Range<usize>,
    /// What stands there that cannot, and what was expected.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
    /// Another place that explains it, and what stands there.
    pub other: Option<(Range<usize>, &'static str)>,
    /// Whether it is no more than a warning.
    pub is_warning: bool,
}

impl Problem {
    /// Without advice.
    pub fn new(span: Range<usize>, message: impl Into<String>) -> Self {
        Self { span, message: message.into(), help: None, other: None, is_warning: false }
    }

    /// With advice.
    #[must_use]
    pub fn with_help(self, help: impl Into<String>) -> Self {
        Self { help: Some(help.into()), ..self }
    }

    /// With another place that explains it.
    #[must_use]
    pub fn with_other(self, span: Range<usize>, what: &'static str) -> Self {
        Self { other: Some((span, what)), ..self }
    }

    /// As no more than a warning.
    #[must_use]
    pub fn as_warning(self) -> Self {
        Self { is_warning: true, ..self }
    }

    /// With the known name nearest to `name`, where one is near.
    #[must_use]
    pub fn with_nearest<'n>(self, name: &str, known: impl IntoIterator<Item = &'n str>) -> Self {
        match nearest(name, known) {
            Some(near) => self.with_help(format!("did you mean `{near}`?")),
            None => self,
        }
    }
}
