//! Instructions.

use super::{At, Field, PlatformSet};
use schemars::JsonSchema;
use serde::Serialize;

/// One instruction: one page.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Instruction {
    /// The name: of its opcode, or `GROUP_NAME` where a sub-opcode tells it apart (`SVM_GATHER`).
    pub name: String,
    /// First byte.
    pub opcode: u8,
    /// Second byte, where several instructions share the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sub_opcode: Option<SubOpcode>,
    /// Where it exists; empty = everywhere.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
    /// For one of several instructions with the same bytes: the one that decoders take them for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub same_as: Option<String>,
    /// The fields behind the opcode bytes, in the order of the Format table.
    pub fields: Vec<Field>,
    /// What the elements of the field [`PARAMETERS`] are, by condition; empty where the instruction has no such field.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<Parameters>,
    /// The parameters by name: what their bullets say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<Field>,
    /// Types that the page supports at all; empty = not stated.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub supported_types: Vec<TypeName>,
    /// Whether the destination may saturate; `None` = not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saturation: Option<bool>,
    /// Modifiers that sources may carry; `None` = not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_modifier: Option<SourceModifier>,
    /// Further properties, as stated.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub properties: Vec<Property>,
    /// Allowed combinations of destination and source types.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub type_maps: Vec<TypeMap>,
    /// Lines of the Text section that show the assembly form (comments left out).
    pub text: Vec<String>,
    /// One sentence on what it does. Documentation, not a fact.
    pub doc: String,
    /// Position of the opcode.
    pub at: At,
}

impl Instruction {
    /// The field of that name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|f| f.name == name)
    }
}

/// The field whose elements have names of their own.
pub const PARAMETERS: &str = "params";

/// The parameters of an instruction in one of its layouts.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Parameters {
    /// When the layout holds, in the rule language.
    pub when: String,
    /// The names of the parameters, in the order of the wire: `params[0]`, `params[1]`… Trailing ones may be left out.
    pub names: Vec<String>,
    /// Position.
    pub at: At,
}

/// An opcode that several instructions share, and that a page of its own describes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Group {
    /// The name (`SVM`).
    pub name: String,
    /// First byte.
    pub opcode: u8,
    /// The field that tells its instructions apart (`SVM_ID`).
    pub field: String,
    /// Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}

/// The byte that tells instructions of one opcode apart.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SubOpcode {
    /// Name of the common opcode (`SVM`).
    pub group: String,
    /// Name within the group (`GATHER`).
    pub name: String,
    /// The byte.
    pub code: u8,
}

/// A data type by name, possibly only on some platforms.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct TypeName {
    /// `UD`, `HF`…
    pub name: String,
    /// Where it is allowed; empty = everywhere.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
}

/// Modifiers of source operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SourceModifier {
    /// None at all.
    None,
    /// Negation and absolute value.
    Arithmetic,
    /// Bitwise complement.
    Logic,
}

/// A property that is not one of the common ones (`Out-of-bound Access`).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Property {
    /// Its name, as spelled.
    pub name: String,
    /// Its statement. Facts in it are in the rule table.
    pub value: String,
    /// Position.
    pub at: At,
}

/// One row of types that may be combined: every destination type with every source type.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TypeMap {
    /// Where it holds; empty = everywhere.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
    /// Destination types.
    pub dst: Vec<String>,
    /// Types of all sources.
    pub src: Vec<String>,
    /// Position.
    pub at: At,
}
