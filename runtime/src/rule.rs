//! Rules as data: what validators report and reflection lists.

use crate::PlatformSet;
use core::fmt;

/// One documented constraint.
#[derive(Debug)]
pub struct Rule {
    /// Stable name: `GATHER_SCALED/num_blocks/encoding`.
    pub id: &'static str,
    /// The page that states it.
    pub page: &'static str,
    /// The line of the page, from 1.
    pub line: u32,
    /// Where it holds.
    pub platforms: PlatformSet,
    /// What it is about: `encoding`, `type`, `size`…
    pub kind: &'static str,
    /// When it can be seen.
    pub check: Check,
    /// The constraint in the rule language.
    pub expr: &'static str,
    /// One sentence for people.
    pub doc: &'static str,
    /// Checksum of the page text that it was read from.
    pub sum: &'static str,
}

impl PartialEq for Rule {
    /// Rules are equal when their ids are.
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What is wrong, then what to look at: the expression says what was expected, the page why.
        write!(f, "{}: ", self.id)?;
        if !self.doc.is_empty() {
            write!(f, "{} ", self.doc)?;
        }
        write!(f, "(`{}`, {}:{})", self.expr, self.page, self.line)
    }
}

/// When a rule can be seen to be broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// From one instruction and the declarations that it names.
    Static,
    /// Only from a whole module.
    Object,
    /// Only when the program runs.
    Runtime,
}
