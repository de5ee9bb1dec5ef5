//! The co-dependent rules: those that no instruction violates alone, from `co_dependent.toml`.

use genvisa_reader::isa::PlatformSet;
use serde::Deserialize;

/// A rule that no instruction violates without violating others.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoDependent {
    /// The rule.
    pub rule: String,
    /// The platforms on which it is co-dependent, as in a tag (`-XEHP`); empty for all.
    #[serde(default)]
    pub on: String,
    /// The rules of which at least one is violated as well; empty if nothing violates the rule at all.
    #[serde(default)]
    pub with: Vec<String>,
    /// The reason.
    pub reason: String,
}

/// The declarations of this repository.
pub const TEXT: &str = include_str!("../co_dependent.toml");

/// Reads declarations.
///
/// # Errors
/// If the text is not TOML of this form.
pub fn read(text: &str) -> Result<Vec<CoDependent>, String> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[serde(default)]
        co_dependent: Vec<CoDependent>,
    }
    let file: File = toml::from_str(text).map_err(|e| format!("co_dependent.toml: {e}"))?;
    Ok(file.co_dependent)
}

impl CoDependent {
    /// The platforms on which it is co-dependent; `None` if the tag is not a set of platforms.
    pub fn platforms(&self) -> Option<PlatformSet> {
        if self.on.is_empty() { Some(PlatformSet::default()) } else { PlatformSet::parse(&self.on) }
    }
}
