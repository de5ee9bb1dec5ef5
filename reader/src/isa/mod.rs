//! The model of a specification: plain data, no behaviour beyond look-ups.
//!
//! `page` knows nothing of it, `lower` fills it, everything else only reads it. All lists keep the order of the
//! pages unless stated otherwise, so that two readings of the same text are equal, byte for byte, as JSON.
//!
//! Deliberately absent: English (beyond the documentation sentences of our own pages), Rust types, file I/O.

mod field;
mod index;
mod instruction;
mod platform;
mod record;
mod rule;
mod schema;
mod table;

pub use field::{BitGroup, Enumerant, Field, OPERANDS, Range, Refers, Wire, structure};
pub use index::{IndexEntry, IndexGroup, MatrixRow};
pub use instruction::{
    Flow, Group, Instruction, PARAMETERS, Parameters, Property, SourceModifier, SubOpcode, TypeMap, TypeName,
};
pub use platform::{ObjectVersion, Platform, PlatformSet, PlatformTerm, VersionSet};
pub use record::{Definition, Record, Role};
pub(crate) use rule::checksum_words;
pub use rule::{Check, Checksum, Level, Rule, RuleKind};
pub use table::{
    Attribute, AttributeValue, DataType, Elements, OWNERS, Predefined, Space, Table, VariableClass,
};

use crate::page::stem;
use foldhash::HashSet;
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;

/// All facts of a folder of pages.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Isa {
    /// Platforms, oldest first (the order that `{X+}` and `{-X}` refer to).
    pub platforms: Vec<Platform>,
    /// The newest object version, if a chapter states it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub newest_version: Option<ObjectVersion>,
    /// The data types of operands and variables, by code.
    pub types: Vec<DataType>,
    /// Fields that many instructions share and a chapter describes: execution size and mask, predicate.
    pub fields: Vec<Field>,
    /// Structures: operands and object file records.
    pub records: Vec<Record>,
    /// Predefined variables and surfaces.
    pub predefined: Vec<Predefined>,
    /// The classes of variables.
    pub classes: Vec<VariableClass>,
    /// The attributes of declarations.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<Attribute>,
    /// Further tables of the chapters, as they are.
    pub tables: Vec<Table>,
    /// Instructions, by name.
    pub instructions: Vec<Instruction>,
    /// Opcodes that several instructions share and a page describes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Group>,
    /// The list of all instructions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub index: Vec<IndexGroup>,
    /// The platforms that have a column in the table of instructions by platform.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub matrix_columns: Vec<String>,
    /// That table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub matrix: Vec<MatrixRow>,
    /// Every documented constraint, by subject, then in page order. Validators, cases, coverage and documentation follow
    /// from this table.
    pub rules: Vec<Rule>,
}

impl Isa {
    /// Whether the pages are a whole specification, so that a name without a definition has none: they have the chapters with
    /// structures, the index, and a page for each of its entries.
    pub fn is_complete(&self) -> bool {
        let mut entries = self.index.iter().flat_map(|group| &group.entries).peekable();
        if entries.peek().is_none() || self.records.is_empty() {
            return false;
        }
        let names = self.instructions.iter().map(|i| i.name.as_str());
        let names: HashSet<&str> = names.chain(self.groups.iter().map(|group| group.name.as_str())).collect();
        let files: HashSet<&str> = self.instructions.iter().map(|i| stem(&i.at.page)).collect();
        entries.all(|IndexEntry { name, link, .. }| {
            names.contains(name.as_str()) || names.contains(link.as_str()) || files.contains(link.as_str())
        })
    }

    /// The fields of the instruction or structure of that name.
    pub fn fields_of(&self, subject: &str) -> Option<&[Field]> {
        let instruction = self.instruction(subject).map(|i| &i.fields[..]);
        instruction.or_else(|| self.record(subject).map(|r| &r.fields[..]))
    }

    /// The bit ranges of a field: its own, or those of the shared field of that name. `None` if no page at hand describes them.
    pub fn bit_ranges<'i>(&'i self, field: &'i Field) -> Option<&'i [BitGroup]> {
        if !field.bits.is_empty() || field.is_operand() {
            return Some(&field.bits);
        }
        self.fields.iter().find(|shared| shared.name == field.name).map(|shared| &shared.bits[..])
    }

    /// The bit range of that name in a field.
    pub fn bit_range<'i>(&'i self, field: &'i Field, name: &str) -> Option<&'i BitGroup> {
        self.bit_ranges(field)?.iter().find(|group| group.name == name)
    }

    /// As [`Isa::fields_of`], to change them.
    pub(crate) fn fields_of_mut(&mut self, subject: &str) -> Option<&mut [Field]> {
        let instruction = self.instructions.iter_mut().find(|i| i.name == subject).map(|i| &mut i.fields[..]);
        instruction.or_else(|| self.records.iter_mut().find(|r| r.name == subject).map(|r| &mut r.fields[..]))
    }

    /// The instruction of that name.
    pub fn instruction(&self, name: &str) -> Option<&Instruction> {
        self.instructions.iter().find(|i| i.name == name)
    }

    /// The structure of that name.
    pub fn record(&self, name: &str) -> Option<&Record> {
        self.records.iter().find(|r| r.name == name)
    }

    /// The newest object version: the stated one, or else the latest one in a tag.
    pub fn newest_version(&self) -> Option<ObjectVersion> {
        let fields = self.instructions.iter().flat_map(|i| &i.fields);
        let fields = fields.chain(self.records.iter().flat_map(|r| &r.fields));
        let tags = fields.flat_map(|f| &f.wire).flat_map(|w| [w.versions.from, w.versions.before]);
        let latest = tags.flatten().map(|(major, minor)| ObjectVersion { major, minor }).max();
        self.newest_version.or(latest)
    }

    /// The rules of one instruction or structure.
    pub fn rules_of<'a>(&'a self, subject: &'a str) -> impl Iterator<Item = &'a Rule> + 'a {
        self.rules.iter().filter(move |r| *r.subject == *subject)
    }
}

/// The position of a fact: page as given to the reader (`spec/instructions/ADD.md`) and 1-based line.
///
/// Serialised as `page:line`. Positions are no facts: two models are compared without them
/// (`genvisa-checks` ignores every `at` when it compares models).
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct At {
    /// The page, with `/` separators, relative to where the reader was started. Shared: a page has many positions.
    pub page: Arc<str>,
    /// The line, from 1.
    pub line: u32,
}

impl std::fmt::Display for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.page, self.line)
    }
}

impl Serialize for At {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}
