//! The log of a reading: problems, and everything that can be checked only when all pages are read.

use crate::diagnostics::{Diagnostic, Label, Severity};
use crate::isa::{At, Definition, Level, Rule, VersionSet};
use crate::readings::{LayoutFact, Reason, StatedValues};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

/// A place on a page.
#[derive(Debug, Clone)]
pub(super) struct Spot {
    /// The page.
    pub(super) path: Arc<str>,
    pub(super) span: Range<usize>,
}

/// Something that only one page may define.
#[derive(Debug)]
pub(super) struct Defined {
    /// Its description, for people: `instruction ADD`, `opcode 0x01`.
    pub(super) what: String,
    pub(super) spot: Spot,
}

/// A word that other pages must know.
#[derive(Debug)]
pub(super) struct Used<'a> {
    pub(super) word: &'a str,
    pub(super) spot: Spot,
}

/// A first byte of instructions.
#[derive(Debug)]
pub(super) struct Opcode<'a> {
    pub(super) code: u8,
    /// The name behind the code: of the instruction, or of the group whose instructions share the code.
    pub(super) name: &'a str,
    /// The second byte, of one of a group.
    pub(super) sub: Option<u8>,
    pub(super) spot: Spot,
}

/// An expression that a page or a reading states.
#[derive(Debug)]
pub(super) struct Stated {
    /// The instruction, structure or shared field whose names it uses.
    pub(super) subject: Arc<str>,
    pub(super) expr: Arc<genvisa_rule::Expr>,
    pub(super) usage: Usage,
    /// The place of its text.
    pub(super) spot: Spot,
    /// The sentence of the page, for an expression of a reading.
    pub(super) sentence: Option<Spot>,
    /// Its place in the model, for an expression of a reading.
    pub(super) place: Option<ExpressionPlace>,
    /// The expression at the place if the pages lack names of the first.
    pub(super) otherwise: Option<Arc<genvisa_rule::Expr>>,
}

/// The use of an expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Usage {
    /// Programs satisfy it.
    Rule,
    /// A structure gives it a name.
    Definition,
    /// A field is present if it is true.
    Condition,
}

/// The place of an expression in the model.
#[derive(Debug)]
pub(super) enum ExpressionPlace {
    /// The rule with that id.
    Rule(String),
    /// The condition of that field of the subject.
    Condition(String),
}

/// Encodings that a reading names.
#[derive(Debug)]
pub(super) struct Named {
    pub(super) values: StatedValues,
    /// The position of the sentence.
    pub(super) at: At,
    /// The place in the reading.
    pub(super) spot: Spot,
    /// The sentence of the page.
    pub(super) sentence: Spot,
}

/// A fact about layouts that a reading states.
#[derive(Debug)]
pub(super) struct Supplied {
    pub(super) fact: LayoutFact,
    /// The fact in words.
    pub(super) doc: String,
    /// The position of the sentence.
    pub(super) at: At,
    /// The place in the reading.
    pub(super) spot: Spot,
    /// The sentence of the page.
    pub(super) sentence: Spot,
}

/// The reasons of a reading that states no rule.
#[derive(Debug)]
pub(super) struct Reasoned {
    pub(super) reasons: Arc<[Reason]>,
    /// The place of the reading.
    pub(super) spot: Spot,
    /// The sentence of the page.
    pub(super) sentence: Spot,
}

/// The platforms of an instruction, on its page or in the index.
#[derive(Debug)]
pub(super) struct InstructionTag {
    /// The instruction.
    pub(super) name: String,
    pub(super) in_index: bool,
    pub(super) spot: Spot,
}

/// A page in a file that does not have the name of its instruction.
#[derive(Debug)]
pub(super) struct Misnamed {
    /// The file without ending.
    pub(super) file: String,
    /// The instruction.
    pub(super) name: String,
    pub(super) spot: Spot,
}

/// A field that has the bits of the field of the same name in another structure.
#[derive(Debug)]
pub(super) struct Same {
    pub(super) record: Arc<str>,
    pub(super) field: String,
    /// The other structure.
    pub(super) like: String,
    pub(super) line: u32,
    pub(super) spot: Spot,
}

/// A rule that repeats one of another instruction or structure, perhaps of another page.
pub(super) struct Copied {
    /// The rule without its constraint.
    pub(super) rule: Rule,
    /// The id of the rule that has it.
    pub(super) of: String,
    /// The id in the file of readings.
    pub(super) spot: Spot,
    /// The sentence of the page.
    pub(super) sentence: Spot,
}

/// A rule to which a table of levels gives a level.
pub(super) struct Leveled<'a> {
    pub(super) rule: &'a str,
    pub(super) level: Level,
    pub(super) spot: Spot,
}

/// A structure that follows a tag: the name of the tag's group, and which of its encodings.
pub(super) struct Variant<'a> {
    pub(super) group: &'a str,
    pub(super) value: String,
    pub(super) spot: Spot,
}

/// Everything collected.
#[derive(Default)]
pub(super) struct Log<'a> {
    pub(super) problems: Vec<Diagnostic>,
    pub(super) defined: Vec<Defined>,
    pub(super) opcodes: Vec<Opcode<'a>>,
    /// Platforms in tags.
    pub(super) platforms: Vec<Used<'a>>,
    /// Data types in lists.
    pub(super) types: Vec<Used<'a>>,
    pub(super) instruction_tags: Vec<InstructionTag>,
    pub(super) misnamed: Vec<Misnamed>,
    /// Object versions in tags.
    pub(super) versions: Vec<(VersionSet, Spot)>,
    /// The names of definitions on pages.
    pub(super) definition_names: Vec<Used<'a>>,
    /// Structures as types of fields.
    pub(super) structures: Vec<Used<'a>>,
    pub(super) variants: Vec<Variant<'a>>,
    pub(super) same: Vec<Same>,
    pub(super) copied: Vec<Copied>,
    pub(super) stated: Vec<Stated>,
    pub(super) reasons: Vec<Reasoned>,
    pub(super) values: Vec<Named>,
    pub(super) layouts: Vec<Supplied>,
    /// Platforms that readings add, each with the platform before it.
    pub(super) later_platforms: Vec<(String, String)>,
    /// Definitions that readings give to structures, by structure.
    pub(super) definitions: Vec<(Arc<str>, Definition)>,
    pub(super) levels: Vec<Leveled<'a>>,
}

/// The text of a message, mostly a constant.
type Words = Cow<'static, str>;

impl<'a> Log<'a> {
    /// Reserves memory for the lists of other pages that are long.
    pub(super) fn reserve<'l>(&mut self, others: impl Iterator<Item = &'l Self> + Clone)
    where
        'a: 'l,
    {
        self.defined.reserve(others.clone().map(|log| log.defined.len()).sum());
        self.platforms.reserve(others.clone().map(|log| log.platforms.len()).sum());
        self.types.reserve(others.clone().map(|log| log.types.len()).sum());
        self.stated.reserve(others.clone().map(|log| log.stated.len()).sum());
        self.reasons.reserve(others.map(|log| log.reasons.len()).sum());
    }

    /// Adds what was collected on another page.
    pub(super) fn add_all(&mut self, mut other: Log<'a>) {
        self.problems.append(&mut other.problems);
        self.defined.append(&mut other.defined);
        self.opcodes.append(&mut other.opcodes);
        self.platforms.append(&mut other.platforms);
        self.types.append(&mut other.types);
        self.versions.append(&mut other.versions);
        self.misnamed.append(&mut other.misnamed);
        self.instruction_tags.append(&mut other.instruction_tags);
        self.definition_names.append(&mut other.definition_names);
        self.structures.append(&mut other.structures);
        self.variants.append(&mut other.variants);
        self.same.append(&mut other.same);
        self.copied.append(&mut other.copied);
        self.stated.append(&mut other.stated);
        self.reasons.append(&mut other.reasons);
        self.values.append(&mut other.values);
        self.layouts.append(&mut other.layouts);
        self.later_platforms.append(&mut other.later_platforms);
        self.definitions.append(&mut other.definitions);
        self.levels.append(&mut other.levels);
    }

    // Problems are rare. The compiler moves the code that makes a message out of the way of the code that reads.
    #[cold]
    pub(super) fn error(&mut self, spot: &Spot, message: impl Into<Words>, help: impl Into<Words>) {
        let labels = vec![label(spot, "")];
        self.add(Severity::Error, message.into(), help.into(), labels);
    }

    #[cold]
    pub(super) fn warning(&mut self, spot: &Spot, message: impl Into<Words>, help: impl Into<Words>) {
        let labels = vec![label(spot, "")];
        self.add(Severity::Warning, message.into(), help.into(), labels);
    }

    #[cold]
    pub(super) fn note(&mut self, spot: &Spot, message: impl Into<Words>, help: impl Into<Words>) {
        let labels = vec![label(spot, "")];
        self.add(Severity::Note, message.into(), help.into(), labels);
    }

    /// An error with a second place that it is about.
    #[cold]
    pub(super) fn conflict(
        &mut self,
        spot: &Spot,
        message: String,
        other: &Spot,
        note: &'static str,
        help: impl Into<Words>,
    ) {
        let labels = vec![label(spot, ""), label(other, note)];
        self.add(Severity::Error, message.into(), help.into(), labels);
    }

    /// A warning with a second place that it is about.
    #[cold]
    pub(super) fn doubt(
        &mut self,
        spot: &Spot,
        message: &'static str,
        other: &Spot,
        note: &'static str,
        help: &'static str,
    ) {
        let labels = vec![label(spot, ""), label(other, note)];
        self.add(Severity::Warning, message.into(), help.into(), labels);
    }

    fn add(&mut self, severity: Severity, message: Words, help: Words, labels: Vec<Label>) {
        self.problems.push(Diagnostic { severity, message, help, labels });
    }
}

fn label(spot: &Spot, text: &'static str) -> Label {
    Label { path: spot.path.clone(), span: spot.span.clone(), text: text.into() }
}
