//! What changed between two models, as facts rather than lines of text.
//!
//! Compared is what `Isa` serialises to, so that a fact that is added to the model is compared from that day on: what
//! `shape` does not know is still found, only less well named. Positions, documentation and checksums are left out.
//! A fact and the rules that are derived from it both appear: whoever reads only one of them misses nothing.

mod canonical;
mod fold;
mod forms;
mod rename;
mod shape;
mod text;
mod walk;

pub use fold::essential;
pub use text::{to_brief, to_text};

use genvisa_reader::isa::Isa;
use serde::Serialize;
use serde_json::Value;

/// One fact that is not the same on both sides.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Change {
    /// What happened to it.
    pub what: What,
    /// What sort of fact it is.
    pub kind: Kind,
    /// The instruction, structure or shared field; the name of the list (`platforms`, `types`,
    /// `predefined`…) for a row of a table.
    pub subject: String,
    /// The thing within the subject (`exec_size/mask/0b0100`); the rest of the id for a rule; empty for the subject
    /// itself.
    pub place: String,
    /// The old value; `None` where there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old: Option<Value>,
    /// The new value; `None` where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new: Option<Value>,
    /// Where the old value stands, as `page:line`. For people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old_at: Option<String>,
    /// Where the new value stands, as `page:line`. For people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new_at: Option<String>,
}

/// What happened to a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// A member of a list that only the new side has.
    Added,
    /// A member of a list that only the old side has.
    Removed,
    /// Both sides have it, with different values.
    Changed,
    /// Both sides have it, behind different neighbours, in a list whose order is a fact.
    Moved,
    /// An instruction that has another name; both sides have its code. What else changed is compared under the new one.
    Renamed,
}

/// Sorts of facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A platform of the platforms chapter, or the platforms on which something exists.
    Platform,
    /// A data type, or a type that an operand or instruction allows.
    Type,
    /// A field that many instructions share.
    SharedField,
    /// A structure.
    Record,
    /// A predefined variable, surface or sampler.
    Predefined,
    /// How many elements a predefined variable has.
    Elements,
    /// A class of variables.
    VariableClass,
    /// A further table of a chapter.
    Table,
    /// A row of such a table.
    Row,
    /// An instruction.
    Instruction,
    /// The opcode byte.
    Opcode,
    /// The second byte.
    SubOpcode,
    /// The instruction that others with the same bytes are decoded as.
    SameAs,
    /// The names of parameters under a condition.
    Parameters,
    /// An opcode that several instructions share.
    Group,
    /// A group of the index, or an entry of it.
    Index,
    /// The table of instructions by platform, or a row of it.
    Matrix,
    /// A field of an instruction or structure.
    Field,
    /// The spelling of a field's name.
    Label,
    /// The type of a field on the wire: width, sign, or structure.
    Width,
    /// The field that counts the elements of an array.
    Count,
    /// The condition under which a field is there.
    Condition,
    /// The limits of a number.
    Range,
    /// What an index points into.
    Refers,
    /// Whether readers ignore a field.
    Ignored,
    /// A run of bits.
    Bits,
    /// A documented encoding of a run of bits.
    Encoding,
    /// An operand class that a vector operand allows.
    Class,
    /// Whether the destination may saturate.
    Saturation,
    /// Modifiers that sources may carry.
    SourceModifier,
    /// Another property.
    Property,
    /// A combination of operand types.
    TypeMap,
    /// A line of the assembly form.
    Text,
    /// The enumerant that selects a structure.
    Variant,
    /// The tag that selects what follows it.
    Selector,
    /// What a structure tells a rule.
    Definition,
    /// A rule, or its expression.
    Rule,
    /// What a rule is about.
    RuleKind,
    /// When a rule can be seen to be broken.
    Check,
    /// A fact of the model that has no name here yet; the place ends in the model's name for it.
    Other,
}

/// Every fact in which the two models differ: instructions with another name first, then in the order of the model.
pub fn compare(old: &Isa, new: &Isa) -> Vec<Change> {
    let renames = rename::find(old, new);
    let mut changes: Vec<Change> = renames.iter().map(rename::change).collect();
    let old = if renames.is_empty() { facts(old) } else { facts(&rename::apply(old, &renames)) };
    changes.extend(walk::compare(old, facts(new)));
    changes
}

/// A model as a tree of values.
#[expect(clippy::expect_used, reason = "plain data with string keys always serialises")]
fn facts(isa: &Isa) -> Value {
    serde_json::to_value(isa).expect("the model is plain data")
}

#[cfg(test)]
mod tests;
