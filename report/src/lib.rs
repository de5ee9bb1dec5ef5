//! Messages about texts: positions ([`Source`]), marked snippets ([`Report`]), and near names for mistyped ones
//! ([`nearest`]).
//!
//! Pages and programs are arbitrary input: no function here panics, and the cost of a message is bounded for lines and
//! names of any length.

#![cfg_attr(all(doctest, feature = "snippets"), doc = include_str!("../README.md"))]
#![forbid(unsafe_code)]

mod near;
#[cfg(feature = "snippets")]
mod snippet;
#[cfg(feature = "snippets")]
mod source;

pub use near::{closest, nearest};
#[cfg(feature = "snippets")]
pub use snippet::{Report, Severity};
#[cfg(feature = "snippets")]
pub use source::Source;

use std::borrow::Cow;

/// A text for a message: the first 60 characters of a longer one, and `…`.
pub fn clipped(text: &str) -> Cow<'_, str> {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        None => text.into(),
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::clipped;

    #[test]
    fn long_texts_are_clipped() {
        assert_eq!(clipped("short"), "short");
        assert_eq!(clipped(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    }
}
