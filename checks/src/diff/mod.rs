//! The changes between two versions of a specification: the facts that differ, then the text that no fact holds.
//!
//! The comparison of facts works on the serialised `Isa`. A fact that is added to the model is thereby compared at once: a fact that
//! `shape` does not list is still found, under a less exact name. Positions, documentation and checksums are left out.
//! Both a fact and the rules that are derived from it appear, so that either of them is complete.

mod canonical;
mod fold;
mod forms;
mod place;
mod rename;
mod shape;
mod text;
mod walk;
mod wording;

pub(crate) use canonical::canonical;
pub use fold::essential;
pub(crate) use forms::canonical_form;
pub(crate) use text::brief;
pub use text::{brief_values, line, to_brief, to_text};
pub use wording::{PageWording, TextChange, Unit, Version};
pub(crate) use wording::{is_word, page_pairs};

use genvisa_reader::isa::Isa;
use serde::Serialize;
use serde_json::Value;

/// Whether an attribute of the serialised model is a fact, not a position or an explanation.
pub(crate) fn is_fact(attribute: &str) -> bool {
    !shape::NO_FACTS.contains(&attribute)
}

/// A fact that differs between the two sides.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Change {
    /// The kind of change.
    pub what: ChangeKind,
    /// The kind of fact.
    pub kind: FactKind,
    /// The instruction, structure or shared field; the name of the list (`platforms`, `types`,
    /// `predefined`…) for a row of a table.
    pub subject: String,
    /// The path within the subject (`exec_size/mask/0b0100`); the rest of the id for a rule; empty for the subject
    /// itself.
    pub place: String,
    /// The old value; `None` where there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old: Option<Value>,
    /// The new value; `None` where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new: Option<Value>,
    /// The position of the old value, as `page:line`. For people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old_at: Option<String>,
    /// The position of the new value, as `page:line`. For people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new_at: Option<String>,
}

/// The kinds of change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChangeKind {
    /// A member of a list that only the new side has.
    Added,
    /// A member of a list that only the old side has.
    Removed,
    /// Both sides have it, with different values.
    Changed,
    /// Both sides have it, behind different neighbours, in a list whose order is a fact.
    Moved,
    /// An instruction with a new name and the same code. Its other changes are compared under the new name.
    Renamed,
}

/// The kinds of fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FactKind {
    /// A platform of the platforms chapter, or the platforms on which something exists.
    Platform,
    /// The newest object version.
    ObjectVersion,
    /// A data type, or a type that an operand or instruction allows.
    Type,
    /// A field that many instructions share.
    SharedField,
    /// A structure.
    Record,
    /// A predefined variable, surface or sampler.
    Predefined,
    /// The number of elements of a predefined variable.
    Elements,
    /// An attribute of declarations.
    Attribute,
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
    /// The condition on which a field is present.
    Condition,
    /// The limits of a number.
    Range,
    /// The table into which an index points.
    Refers,
    /// The kind that a label must have.
    LabelKind,
    /// Whether readers ignore a field.
    Ignored,
    /// A bit range.
    Bits,
    /// A documented encoding of a bit range.
    Encoding,
    /// An operand class that a vector operand allows.
    Class,
    /// Whether the destination may saturate.
    Saturation,
    /// Modifiers that sources may carry.
    SourceModifier,
    /// The effect of an instruction on control flow.
    Flow,
    /// Whether an operand is written.
    Written,
    /// Another property.
    Property,
    /// A combination of operand types.
    TypeMap,
    /// A line of code of the Semantics.
    Semantics,
    /// A line of the assembly form.
    Text,
    /// The enumerant that selects a structure.
    Variant,
    /// The tag that selects what follows it.
    Selector,
    /// A definition of a structure that rules use.
    Definition,
    /// A rule, or its expression.
    Rule,
    /// The kind of a rule.
    RuleKind,
    /// The scope in which a rule can be checked.
    Check,
    /// The severity of violations of a rule.
    Level,
    /// A fact of the model without an entry here; its place ends in the name of its attribute.
    Other,
}

/// All differences between two versions of pages.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Comparison {
    /// The facts that differ.
    pub facts: Vec<Change>,
    /// The pages with changed text, whether or not a fact has changed with it.
    pub pages: Vec<PageWording>,
}

impl Comparison {
    /// Whether the two versions are equal up to layout.
    pub fn is_empty(&self) -> bool {
        self.facts.is_empty() && self.pages.is_empty()
    }

    /// The same with the own lines of facts, as far as changed text states them: for people.
    #[must_use]
    pub fn placed(mut self, old: Version<'_>, new: Version<'_>) -> Self {
        place::settle(&mut self.facts, &self.pages, old, new);
        wording::mark(&mut self.pages, &self.facts);
        self
    }

    /// The changed facts as [`to_text`] gives them, with the text beside them that they do not show, then the other changed text.
    pub fn to_text(&self) -> String {
        let wording = wording::to_text(&self.pages, !self.facts.is_empty());
        match (self.facts.is_empty(), wording.is_empty()) {
            (true, false) => wording,
            (_, true) => text::with_wording(&self.facts, &self.pages),
            (false, false) => text::with_wording(&self.facts, &self.pages) + "\n" + &wording,
        }
    }

    /// The numbers of changed units of text and of added and removed pages; `None` where there are none beside changed
    /// facts.
    pub fn text_counts(&self) -> Option<String> {
        wording::counts(&self.pages, !self.facts.is_empty())
    }
}

/// Compares the facts and the text of two versions.
pub fn compare_pages(old: Version<'_>, new: Version<'_>) -> Comparison {
    let facts = compare(&old.outcome.isa, &new.outcome.isa);
    let pages = wording::compare(old, new, &facts);
    Comparison { facts, pages }
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
