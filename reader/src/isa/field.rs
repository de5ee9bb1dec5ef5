//! Fields of instructions and structures, and the bits in them.

use super::{At, PlatformSet, Role, TypeName, VersionSet};
use genvisa_rule::WireType;
use genvisa_rule::functions::Table;
use schemars::JsonSchema;
use serde::Serialize;

/// One field of an instruction's Format row or of a structure.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Field {
    /// The name in snake case, as the rule language uses it (`exec_size`).
    pub name: String,
    /// The name as the page spells it (`Exec_size`).
    pub label: String,
    /// The type in bytes: one entry, or several with disjoint object versions.
    pub wire: Vec<Wire>,
    /// For a repeated field: the name of the field that counts its elements.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<String>,
    /// For an optional field: the condition under which it is present, in the rule language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// For an operand that the instruction does not always use: the condition under which it does, in the rule language. If
    /// it is false, the rules of the operand's structure do not apply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used_if: Option<String>,
    /// The bits of an integer field, in page order. Empty: the integer has no inner structure. Those of an operand are the
    /// bits of its immediate (`imm(f)`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bits: Vec<BitGroup>,
    /// The bits that the page calls reserved. This is no fact of its own: all bits outside of `bits` are reserved.
    #[serde(skip)]
    pub reserved: u64,
    /// For a vector operand: the operand classes that the page allows, as spelled there (`general`, `indirect`…).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub classes: Vec<String>,
    /// For an operand: the types that the page demands ("must have type UD, D, F").
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<TypeName>,
    /// The limits that the page gives (`range [1..32]`), of the field's main value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<Range>,
    /// The table that an integer field is an index into.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refers: Option<Refers>,
    /// The kind that a label must have, by the name of its encoding. It follows from a rule (`kind(label) == Block`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label_kind: Option<String>,
    /// The instruction writes the operand rather than reading it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub written: bool,
    /// The page states that readers ignore the field.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ignored: bool,
    /// The description. Documentation, not a fact.
    pub doc: String,
    /// Position of the bullet (of the structure's line where there is no bullet).
    pub at: At,
}

/// The structure of an operand, by the type of the field.
pub const OPERANDS: [(&str, &str); 4] = [
    ("vec_operand", "vec_operand"),
    ("scalar", "vec_operand"),
    ("block", "vec_operand"),
    ("raw_operand", "raw_operand"),
];

/// The structure of operands whose fields have that type.
pub fn structure(ty: &str) -> Option<&'static str> {
    OPERANDS.iter().find(|(operand, _)| *operand == ty).map(|(_, structure)| *structure)
}

impl Field {
    /// The group that carries the field's own name: its main value.
    pub fn main_group(&self) -> Option<&BitGroup> {
        self.bits.iter().find(|g| g.name == self.name)
    }

    /// The use of the operand by the instruction; `None` for integers and nested structures.
    pub fn role(&self) -> Option<Role> {
        match self.wire.first()?.ty.as_str() {
            "vec_operand" if self.written => Some(Role::Destination),
            "vec_operand" => Some(Role::Source),
            "scalar" => Some(Role::Scalar),
            "block" => Some(Role::Block),
            "raw_operand" if self.written => Some(Role::RawDestination),
            "raw_operand" => Some(Role::Raw),
            _ => None,
        }
    }

    /// Whether the field is a vector operand. Its classes and modifiers are stated on the page of the instruction.
    pub fn is_vector(&self) -> bool {
        matches!(self.role(), Some(Role::Destination | Role::Source | Role::Block))
    }

    /// Whether the field is an operand.
    pub fn is_operand(&self) -> bool {
        self.role().is_some()
    }

    /// Width in bits in the newest object version; `None` unless the field is an integer.
    pub fn width(&self) -> Option<u32> {
        self.wire.last().and_then(|w| w.bits())
    }
}

/// Limits of a number, both inclusive.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Range {
    /// The smallest.
    pub min: i64,
    /// The largest.
    pub max: i64,
}

/// The type of a field in bytes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Wire {
    /// The name of an integer type ([`WireType`]), of a structure (`vec_operand`, `kernel_info`…), `scalar` or `block` for a
    /// `vec_operand` in that role, `bytes` for a value whose length another field holds, or `instructions`.
    pub ty: String,
    /// The object versions that use it; empty = all.
    #[serde(skip_serializing_if = "VersionSet::is_all")]
    pub versions: VersionSet,
}

impl Wire {
    /// The integer type; `None` for operands and structures.
    pub fn integer(&self) -> Option<&'static WireType> {
        WireType::find(&self.ty)
    }

    /// Width in bits of an integer type.
    pub fn bits(&self) -> Option<u32> {
        self.integer().map(|ty| ty.bits)
    }
}

/// The table that an index points into.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Refers {
    /// General variables (V).
    Variable,
    /// Address variables (A).
    Address,
    /// Predicate variables (P).
    Predicate,
    /// Surfaces (T).
    Surface,
    /// Samplers (S).
    Sampler,
    /// Labels.
    Label,
    /// The string pool.
    String,
}

impl Refers {
    /// The classes of declarations that chapters have rules about, by name.
    const CLASSES: [(&'static str, Self); 3] =
        [("variable", Self::Variable), ("surface", Self::Surface), ("sampler", Self::Sampler)];

    /// The class of declarations of that name (`surface`).
    pub fn parse(name: &str) -> Option<Self> {
        Self::CLASSES.iter().find(|(known, _)| *known == name).map(|found| found.1)
    }

    /// The table, as functions of the rule language name it.
    pub fn table(self) -> Table {
        match self {
            Self::Variable => Table::Variable,
            Self::Address => Table::Address,
            Self::Predicate => Table::Predicate,
            Self::Surface => Table::Surface,
            Self::Sampler => Table::Sampler,
            Self::Label => Table::Label,
            Self::String => Table::String,
        }
    }
}

/// A bit range in an integer field.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BitGroup {
    /// The name in snake case. The main group has the name of its field (`exec_size`); others have names of their
    /// own (`mask`) and are written `exec_size.mask` in rules.
    pub name: String,
    /// Highest bit.
    pub hi: u32,
    /// Lowest bit.
    pub lo: u32,
    /// The platforms that have the bit range; empty = all.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
    /// The documented encodings. Empty: any value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Enumerant>,
    /// The limits that the page gives; those of a main group are its field's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<Range>,
    /// The description. Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}

/// One documented encoding of a group of bits.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Enumerant {
    /// The encoding.
    pub code: u64,
    /// The name: `EQ`, `M1_NM`, or number and unit for a number (`8 elements`).
    pub name: String,
    /// For a number: its value, which is what rules compare (`exec_size == 8`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i64>,
    /// The platforms that have it; empty = all.
    #[serde(skip_serializing_if = "PlatformSet::is_all")]
    pub platforms: PlatformSet,
    /// The text behind the name. Documentation, not a fact.
    pub doc: String,
    /// Position.
    pub at: At,
}
