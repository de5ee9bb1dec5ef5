//! Instructions.

use super::{At, Field, PlatformSet, Table};
use schemars::JsonSchema;
use serde::Serialize;
use smallvec::{SmallVec, smallvec};

/// One instruction: one page.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Instruction {
    /// The name of its opcode, or `GROUP_NAME` if it has a sub-opcode (`SVM_GATHER`).
    pub name: String,
    /// First byte.
    pub opcode: u8,
    /// Second byte, if several instructions share the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sub_opcode: Option<SubOpcode>,
    /// The platforms that have it; empty = all.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
    /// For one of several instructions with the same bytes: the one that decoders return.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub same_as: Option<String>,
    /// The fields behind the opcode bytes, in the order of the Format table.
    pub fields: Vec<Field>,
    /// The names of the elements of the field [`PARAMETERS`], by condition; empty if the instruction has no such field.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<Parameters>,
    /// The descriptions of the parameters, by name.
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
    /// The effect on control flow; `None` = execution continues with the next instruction, or the page does not state it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flow: Option<Flow>,
    /// Further properties, as stated.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub properties: Vec<Property>,
    /// Allowed combinations of destination and source types.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub type_maps: Vec<TypeMap>,
    /// Tables and drawings of its sections that have no form of their own, as they are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<Table>,
    /// Lines of code of the Semantics section, without indentation and comments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub semantics: Vec<String>,
    /// The blocks of code of the Semantics section, with comments, and indented by steps of two blanks. Documentation, not facts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pseudo_code: Vec<String>,
    /// Paragraphs of the Semantics and Notes sections and of those like these. Documentation, not facts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Lines of the Text section that show the assembly form (comments left out).
    pub text: Vec<String>,
    /// A sentence about its effect. Documentation, not a fact.
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
    /// The condition for the layout, in the rule language.
    pub when: String,
    /// The names of the parameters, in the order of their bytes: `params[0]`, `params[1]`… Trailing ones may be left out.
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
    /// The field that selects one of its instructions (`SVM_ID`).
    pub field: String,
    /// Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}

/// The second byte of an instruction whose opcode is shared.
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
    /// The platforms that allow it; empty = all.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
}

impl TypeName {
    /// The types of each set of platforms, in the order in which the sets first occur.
    pub(crate) fn by_platforms(types: &[Self]) -> SmallVec<[(&PlatformSet, TypeList<'_>); 2]> {
        let mut sets: SmallVec<[(&PlatformSet, TypeList<'_>); 2]> = SmallVec::new();
        for ty in types {
            match sets.iter_mut().find(|(set, _)| **set == ty.platforms) {
                Some((_, list)) => list.push(&ty.name),
                None => sets.push((&ty.platforms, smallvec![ty.name.as_str()])),
            }
        }
        sets
    }
}

/// The names of some data types. Most lists are short.
pub(crate) type TypeList<'t> = SmallVec<[&'t str; 8]>;

/// The effect of an instruction on control flow, if execution does more than continue with the next instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Flow {
    /// A block begins here, at the label that the instruction names.
    Block,
    /// A subroutine begins here, at the label that the instruction names.
    Subroutine,
    /// Execution continues at a label of the same subroutine.
    Branch,
    /// Execution continues in a subroutine, function or kernel, and comes back.
    Call,
    /// Execution continues behind the call of the subroutine or function.
    Return,
    /// The instruction is no code: it has no effect on execution at all.
    NoCode,
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
    /// The statement. Its facts are in the rule table.
    pub value: String,
    /// Position.
    pub at: At,
}

/// One row of types that may be combined: every destination type with every source type.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TypeMap {
    /// The platforms that it holds on; empty = all.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
    /// Destination types.
    pub dst: Vec<String>,
    /// Types of all sources.
    pub src: Vec<String>,
    /// Position.
    pub at: At,
}
