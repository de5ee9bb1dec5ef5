//! Items: the parts of a page, and the interpretation of each.

use super::prose::{FactSign, ProseKind};
use serde::Serialize;
use std::ops::Range;

/// A part of a page. An item may lie within another: the words of a sentence that state a fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Item {
    /// The line of its first byte, from 1.
    pub line: u32,
    /// Its bytes.
    pub span: Range<usize>,
    /// Its form.
    pub form: Form,
    /// Its interpretation.
    pub meaning: Meaning,
}

/// The form of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// A heading.
    Heading,
    /// The head of a list item, up to its first sentence for people; a line that is an entry of its own.
    Bullet,
    /// A cell of a table.
    Cell,
    /// A line of code.
    Code,
    /// A sentence, or a part of one.
    Sentence,
    /// A comment, the language of code, the number of a list item.
    Markup,
}

/// The interpretation of an item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Meaning {
    /// A fact, with its path in the model and the rules that follow from it.
    Fact {
        /// The path in the serialised model.
        path: String,
        /// The ids of rules that follow from the line.
        rules: Vec<String>,
    },
    /// A rule of the page or of a reading.
    Rule {
        /// The ids.
        ids: Vec<String>,
    },
    /// A statement of the Semantics.
    Semantics,
    /// An assembly form.
    Text,
    /// Prose.
    Prose {
        /// The reason why it states no fact.
        why: Why,
    },
    /// Prose that could state a fact and has no reason.
    Unlisted {
        /// The part that could be a fact.
        holds: FactSign,
    },
    /// The reader reports an error or a warning, or a normative sentence has no reading.
    Unread,
}

/// The reason why an item is prose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It holds nothing that could be a fact.
    Plain,
    /// It is the title of a page or of a section without facts of its own.
    Title,
    /// It is a comment or markup.
    Markup,
    /// It only announces a list of encodings.
    Announcement,
    /// It repeats a fact: reserved bits and encodings, a bit range of the whole field. A page without it has the same meaning.
    Redundant,
    /// It is the name in front of the description of a fact elsewhere on the page.
    Label,
    /// It is in a section of examples.
    Examples,
    /// Another sentence of the page states its rules.
    Repeats {
        /// The id of the first of them.
        rule: String,
    },
    /// A reading gives the reason.
    Reading {
        /// The reason.
        reason: String,
    },
    /// The list of prose gives the reason.
    Listed {
        /// Its kind.
        kind: ProseKind,
        /// The path of the fact or the id of the rule that it restates; may be empty.
        place: String,
    },
}
