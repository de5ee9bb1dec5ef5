//! Patterns of ids.

use std::fmt;
use wildmatch::WildMatchPattern;

/// A pattern in which `*` matches any characters, and every other character itself.
#[derive(Debug, Clone)]
pub struct Wildcard {
    text: String,
    /// The part before the first `*`: most ids differ from it, and comparing it is fast.
    prefix: usize,
    // No id contains the character that matches any single one.
    pattern: WildMatchPattern<'*', '\0'>,
}

impl Wildcard {
    /// The pattern of a text.
    pub fn new(text: &str) -> Self {
        let prefix = text.find('*').unwrap_or(text.len());
        Self { text: text.to_string(), prefix, pattern: WildMatchPattern::new(text) }
    }

    /// Whether the pattern matches only one text.
    pub fn is_exact(&self) -> bool {
        self.prefix == self.text.len()
    }

    /// Whether a text matches.
    pub fn matches(&self, text: &str) -> bool {
        text.starts_with(&self.text[..self.prefix]) && self.pattern.matches(text)
    }
}

impl PartialEq for Wildcard {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Wildcard {}

impl fmt::Display for Wildcard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::Wildcard;

    #[test]
    fn a_text_without_a_wildcard_is_exact() {
        assert!(Wildcard::new("ADD/dst").is_exact());
        assert!(!Wildcard::new("ADD/*").is_exact());
    }
}
