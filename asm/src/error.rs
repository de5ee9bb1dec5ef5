//! What is wrong with a text.

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
}

impl Problem {
    /// Without advice.
    pub fn new(span: Range<usize>, message: impl Into<String>) -> Self {
        Self { span, message: message.into(), help: None }
    }

    /// With advice.
    #[must_use]
    pub fn with_help(self, help: impl Into<String>) -> Self {
        Self { help: Some(help.into()), ..self }
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

/// The known name that differs least, if it differs little.
pub fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    // Who writes names that long did not mistype one of ours.
    if name.len() > 64 {
        return None;
    }
    let most = name.chars().count() / 3 + 1;
    let distances = known.into_iter().map(|known| (strsim::damerau_levenshtein(name, known), known));
    distances.filter(|(distance, _)| *distance <= most).min_by_key(|(distance, _)| *distance).map(|(_, known)| known)
}
