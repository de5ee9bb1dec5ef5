//! What a reading collects beside the model: problems, and what can only be judged when all pages are read.

use crate::diagnostics::{Diagnostic, Label, Severity};
use std::ops::Range;

/// A place on a page.
#[derive(Debug, Clone)]
pub(super) struct Spot {
    pub(super) path: String,
    pub(super) span: Range<usize>,
}

impl Spot {
    fn label(&self, text: &str) -> Label {
        Label { path: self.path.clone(), span: self.span.clone(), text: text.to_string() }
    }
}

/// Something that only one page may define.
#[derive(Debug)]
pub(super) struct Defined {
    /// What it is, for people: `instruction ADD`, `opcode 0x01`.
    pub(super) what: String,
    pub(super) spot: Spot,
}

/// A word that other pages must know.
#[derive(Debug)]
pub(super) struct Used {
    pub(super) word: String,
    pub(super) spot: Spot,
}

/// A first byte of instructions.
#[derive(Debug)]
pub(super) struct Opcode {
    pub(super) code: u8,
    /// The name behind the code: of the instruction, or of the group whose instructions share the code.
    pub(super) name: String,
    pub(super) is_group: bool,
    pub(super) spot: Spot,
}

/// A field that has the bits of the field of the same name in another structure.
#[derive(Debug)]
pub(super) struct Same {
    pub(super) record: String,
    pub(super) field: String,
    /// The other structure.
    pub(super) like: String,
    pub(super) line: u32,
    pub(super) spot: Spot,
}

/// Everything collected.
#[derive(Debug, Default)]
pub(super) struct Log {
    pub(super) problems: Vec<Diagnostic>,
    pub(super) defined: Vec<Defined>,
    pub(super) opcodes: Vec<Opcode>,
    /// Platforms in tags.
    pub(super) platforms: Vec<Used>,
    /// Data types in lists.
    pub(super) types: Vec<Used>,
    /// Structures as types of fields.
    pub(super) structures: Vec<Used>,
    pub(super) same: Vec<Same>,
}

impl Log {
    pub(super) fn error(&mut self, spot: &Spot, message: impl Into<String>, help: impl Into<String>) {
        self.add(Severity::Error, message.into(), help.into(), vec![spot.label("")]);
    }

    pub(super) fn warning(&mut self, spot: &Spot, message: impl Into<String>, help: impl Into<String>) {
        self.add(Severity::Warning, message.into(), help.into(), vec![spot.label("")]);
    }

    /// An error with a second place that it is about.
    pub(super) fn conflict(&mut self, spot: &Spot, message: String, other: &Spot, note: &str, help: &str) {
        self.add(Severity::Error, message, help.to_string(), vec![spot.label(""), other.label(note)]);
    }

    fn add(&mut self, severity: Severity, message: String, help: String, labels: Vec<Label>) {
        self.problems.push(Diagnostic { severity, message, help, labels });
    }
}
