//! Data types and predefined variables: the tables of the chapters.

use super::{At, PlatformSet};
use serde::Serialize;

/// A data type.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct DataType {
    /// The text form: `UD`, `HF`…
    pub name: String,
    /// The 4-bit code of the binary form.
    pub code: u8,
    /// Size of one value in bits: 1 for BOOL, 32 for the packed vectors as a whole.
    pub bits: u32,
    /// The range as stated, markup removed. Documentation of values, compared as text.
    pub range: String,
    /// What it is. Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}

/// What an index counts in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    /// General variables: V0, V1…
    #[default]
    Variable,
    /// Surfaces: T0, T1…
    Surface,
    /// Samplers: S31.
    Sampler,
}

/// A variable, surface or sampler that exists without declaration.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Predefined {
    /// What the index counts in.
    pub space: Space,
    /// The index.
    pub index: u32,
    /// The name in text, without `%` (`thread_x`); empty where the page gives none.
    pub name: String,
    /// Number of elements, by platform: one entry, or several with disjoint platforms.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elements: Vec<Elements>,
    /// The data type; `None` for V0, surfaces and samplers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ty: Option<String>,
    /// Whether kernels may write it.
    pub writable: bool,
    /// Whether a declared variable may be an alias of it.
    pub aliasable: bool,
    /// Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}

/// A number of elements on some platforms.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Elements {
    /// The number.
    pub count: u32,
    /// Where; empty = everywhere.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
}
