//! Reads vISA pages into one model.
//!
//! [`page`] turns Markdown into blocks with byte spans, `lower` is the only place that reads English, and [`isa`] is
//! plain data. The data flows in one direction.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod coverage;
mod diagnostics;
pub mod isa;
mod lower;
pub mod page;
mod readings;
mod sizes;
mod source;

pub use coverage::{Interpretation, PageCoverage, Sentence, SentenceCoverage, Statement, States};
pub use diagnostics::{Diagnostic, Diagnostics, Label, NEARLY_READ, NO_PLATFORM, Severity, UNREAD};
pub use lower::{
    Outcome, Section, SectionPart, announces_list, blocks, dangling, is_normative, leans, read, read_blocks,
    read_with, sections, snake, unknown_names,
};
pub use readings::{Decider, NoRequirement, Outline, ReadingKey, Readings, Reason, find_entry};
pub use sizes::{OperandSize, Size, sizes};
pub use source::{LoadError, Source, line_at, load};
