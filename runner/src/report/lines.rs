//! The pages of the specification line by line, with the result of reading each line.

use serde::Serialize;

/// A page.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct PageLines {
    /// Its name, as in the vectors.
    pub page: String,
    /// Its lines, from the first one on.
    pub lines: Vec<PageLine>,
}

/// A line.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct PageLine {
    /// Its text.
    pub text: String,
    /// The meaning of its parts, each kind of meaning once.
    pub parts: Vec<LinePart>,
}

/// The parts of a line with the same kind of meaning.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct LinePart {
    /// The kind of meaning, in a word: `fact`, `rule`, `prose`.
    pub meaning: String,
    /// The places in the model, or the reasons.
    pub places: Vec<String>,
    /// The ids of the rules that follow.
    pub rules: Vec<String>,
}
