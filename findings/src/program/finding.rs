//! Findings, small while there are many.

use genvisa::{Level, ModuleLocation, Rule, Violation};
use genvisa_runtime::object::Rest;
use std::ops::Range;

/// The level of bytes that belong to nothing.
pub(crate) const UNUSED: Level = Level::Warning { reason: "" };

/// A violated rule, or a part of the input that cannot be read. A program can have as many findings as bytes, so that each is
/// small; [`Rows`](super::Rows) makes its texts.
#[derive(Debug, Clone)]
pub struct Finding<'a> {
    /// The reason.
    pub cause: Cause<'a>,
    /// Range of bytes in the text; empty for an object.
    pub span: Range<usize>,
    /// The whole statement in the text.
    pub statement: Range<usize>,
    /// The number of other instructions that violate the rule for the same reason, which is no part of them. They have no findings
    /// of their own.
    pub others: usize,
    /// The other operands of the instruction that violate the rule for the same reason. They have no findings of their own.
    pub operands: Box<[&'static str]>,
}

/// The reason of a finding.
#[derive(Debug, Clone)]
pub enum Cause<'a> {
    /// A violated rule.
    Violated(ModuleLocation, Violation),
    /// An instruction of an object that cannot be decoded.
    Undecodable(ModuleLocation, &'a Rest),
    /// Bytes of an object file that belong to nothing.
    Unused(Range<usize>),
    /// The number of a mistake in the text.
    Unread(usize),
}

impl<'a> Finding<'a> {
    /// A finding without a place in a text.
    pub(crate) fn new(cause: Cause<'a>) -> Self {
        Self { cause, span: 0..0, statement: 0..0, others: 0, operands: Box::default() }
    }

    /// The place and the violation; `None` for input that cannot be read or is not in use.
    pub(crate) fn violated(&self) -> Option<(ModuleLocation, Violation)> {
        match self.cause {
            Cause::Violated(place, violation) => Some((place, violation)),
            Cause::Undecodable(..) | Cause::Unused(_) | Cause::Unread(_) => None,
        }
    }

    /// The violated rule; `None` for input that cannot be read or is not in use.
    pub fn rule(&self) -> Option<&'static Rule> {
        self.violated().map(|(_, violation)| violation.rule)
    }

    /// The level of the rule; input that cannot be read is an error, and bytes that belong to nothing are a warning.
    pub fn level(&self) -> Level {
        match self.cause {
            Cause::Unused(_) => UNUSED,
            _ => self.rule().map_or(Level::Error, |rule| rule.level),
        }
    }
}
