//! The rules that cannot be broken alone, from `entangled.toml`: declared, never hidden.

use genvisa_reader::isa::PlatformSet;
use serde::Deserialize;

/// A rule that no instruction breaks without breaking others.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entangled {
    /// The rule.
    pub rule: String,
    /// The platforms on which it is so, as in a tag (`-XEHP`); empty for all.
    #[serde(default)]
    pub on: String,
    /// The rules of which one is broken as well; empty where nothing breaks the rule at all.
    #[serde(default)]
    pub with: Vec<String>,
    /// Why it is so.
    pub reason: String,
}

/// The declarations of this repository.
pub const TEXT: &str = include_str!("../entangled.toml");

/// Reads declarations.
pub fn read(text: &str) -> Result<Vec<Entangled>, String> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[serde(default)]
        entangled: Vec<Entangled>,
    }
    let file: File = toml::from_str(text).map_err(|e| format!("entangled.toml: {e}"))?;
    Ok(file.entangled)
}

impl Entangled {
    /// The platforms on which it is so.
    pub fn platforms(&self) -> Option<PlatformSet> {
        if self.on.is_empty() { Some(PlatformSet::default()) } else { PlatformSet::parse(&self.on) }
    }
}
