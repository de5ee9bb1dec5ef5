//! The list of all instructions, and which platforms have them.

use super::{At, PlatformSet};
use schemars::JsonSchema;
use serde::Serialize;

/// A group of instructions in the index.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct IndexGroup {
    /// Its heading (`Arithmetic Instructions`).
    pub title: String,
    /// Its instructions, in the order of the page.
    pub entries: Vec<IndexEntry>,
    /// Position.
    pub at: At,
}

/// An instruction in the index.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct IndexEntry {
    /// The name, as the entry spells it.
    pub name: String,
    /// The page that the entry links to, without folder and ending.
    pub link: String,
    /// The platforms that have the instruction; empty = all.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
    /// Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}

/// A row of the table of instructions by platform.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MatrixRow {
    /// The instruction.
    pub name: String,
    /// The platforms that have it.
    pub platforms: Vec<String>,
    /// Position.
    pub at: At,
}
