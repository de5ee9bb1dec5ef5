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
    /// Another place that explains it, and what stands there.
    pub other: Option<(Range<usize>, &'static str)>,
}

impl Problem {
    /// Without advice.
    pub fn new(span: Range<usize>, message: impl Into<String>) -> Self {
        Self { span, message: message.into(), help: None, other: None }
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

    /// With the known name nearest to `name`, where one is near.
    #[must_use]
    pub fn with_nearest<'n>(self, name: &str, known: impl IntoIterator<Item = &'n str>) -> Self {
        match nearest(name, known) {
            Some(near) => self.with_help(format!("did you mean `{near}`?")),
            None => self,
        }
    }
}

/// Who writes names longer than that did not mistype one of ours.
const LONGEST: usize = 64;

/// The known name that differs least, if it differs little.
pub fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    if name.len() > LONGEST {
        return None;
    }
    let most = name.chars().count() / 3 + 1;
    // Lengths that differ by more rule a name out, which costs less than to compare it; characters have up to four bytes.
    let comparable = known.into_iter().filter(|known| known.len() <= 4 * (LONGEST + most));
    let comparable = comparable.filter(|known| known.chars().count().abs_diff(name.chars().count()) <= most);
    let distances = comparable.map(|known| (strsim::damerau_levenshtein(name, known), known));
    distances
        .filter(|(distance, _)| *distance <= most)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

/// A text as messages show it: not all of a long one.
pub fn clipped(text: &str) -> std::borrow::Cow<'_, str> {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        None => text.into(),
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near() {
        assert_eq!(nearest("conter", ["other", "counter", "center"]), Some("counter"));
        assert_eq!(nearest("x", ["counter"]), None);
        assert_eq!(nearest("", ["a", "bb"]), Some("a"));
        let long = "x".repeat(10_000_000);
        assert_eq!(nearest("xx", [long.as_str()]), None);
        assert_eq!(nearest(&long, ["xx"]), None);
    }

    #[test]
    fn long() {
        assert_eq!(clipped("short"), "short");
        assert_eq!(clipped(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    }
}
