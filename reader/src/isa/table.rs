//! Data types and predefined variables: the tables of the chapters.

use super::{At, Checksum, PlatformSet, Range};
use schemars::JsonSchema;
use serde::Serialize;

/// A data type.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DataType {
    /// The text form: `UD`, `HF`…
    pub name: String,
    /// The 4-bit code of the binary form.
    pub code: u8,
    /// Size of one value in bits: 1 for BOOL, 32 for the packed vectors as a whole.
    pub bits: u32,
    /// The range as stated, markup removed. Documentation of values, compared as text.
    pub range: String,
    /// The range that saturation clamps to, as stated; empty where it does not apply.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub saturation: String,
    /// A description. Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}

/// The table that an index belongs to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    /// General variables: V0, V1…
    #[default]
    Variable,
    /// Address variables: A0, A1…
    Address,
    /// Predicate variables: P0, P1…
    Predicate,
    /// Surfaces: T0, T1…
    Surface,
    /// Samplers: S31.
    Sampler,
}

impl Space {
    const ALL: [Self; 5] = [Self::Variable, Self::Address, Self::Predicate, Self::Surface, Self::Sampler];

    /// The letter that the names of its variables begin with.
    pub fn letter(self) -> char {
        match self {
            Self::Variable => 'V',
            Self::Address => 'A',
            Self::Predicate => 'P',
            Self::Surface => 'T',
            Self::Sampler => 'S',
        }
    }

    /// The table and the index of a variable that is named by both: `V32`.
    pub fn of_variable(name: &str) -> Option<(Self, u32)> {
        let of = |space: Self| Some((space, name.strip_prefix(space.letter())?.parse().ok()?));
        Self::ALL.into_iter().find_map(of)
    }
}

/// A variable, surface or sampler that exists without declaration.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Predefined {
    /// The table that the index belongs to.
    pub space: Space,
    /// The index.
    pub index: u32,
    /// The name in text, without `%` (`thread_x`); empty if the page has none.
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
    /// Whether a kernel begins without a value in it.
    pub unset: bool,
    /// Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}

/// A number of elements on some platforms.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Elements {
    /// The number.
    pub count: u32,
    /// The platforms; empty = all.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
}

/// A class of variables: one row of the table of variable types.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct VariableClass {
    /// The table that its indexes belong to.
    pub space: Space,
    /// The index of the first declared variable; lower indexes are predefined or reserved. `None` if not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<u32>,
    /// Largest number of variables.
    pub max: u32,
    /// Whether kernels may write them.
    pub writable: bool,
    /// Whether they can be inputs of a kernel.
    pub input: bool,
    /// Whether they can have several elements, selected by an index.
    pub indexable: bool,
    /// Position.
    pub at: At,
}

/// The owners of attributes in tables, and their structures.
pub const OWNERS: [(&str, &str); 3] =
    [("kernel", "kernel_data"), ("function", "function_data"), ("general variable", "var_info")];

/// An attribute that finalizers know.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Attribute {
    /// The name, as the string pool has it.
    pub name: String,
    /// The structure of the declarations that can have it (`kernel_data`).
    pub of: String,
    /// The form of its value.
    pub value: AttributeValue,
    /// The permitted numbers; empty: any number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<Range>,
    /// The permitted numbers of bytes, if the page limits them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bytes: Option<Range>,
    /// The number of bytes that the page recommends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recommended: Option<i64>,
    /// Whether every such declaration must have it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub required: bool,
    /// Position.
    pub at: At,
    /// Checksum of the text that names it: that of its rules.
    #[serde(skip)]
    pub sum: Checksum,
}

/// The form of the value of an attribute.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttributeValue {
    /// A number, or no bytes for 1.
    #[default]
    Number,
    /// No bytes: the attribute is present or absent.
    None,
    /// A text.
    Text,
}

/// A table of any other form. Its cells are kept, so that a changed cell is a changed fact.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Table {
    /// The heading of its section.
    pub title: String,
    /// The header row.
    pub header: Vec<String>,
    /// The other rows.
    pub rows: Vec<Vec<String>>,
    /// Position.
    pub at: At,
}
