//! Rules as data, which validators report and reflection lists.

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
    /// The platforms that have the rule.
    pub platforms: PlatformSet,
    /// What it is about: `encoding`, `type`, `size`…
    pub kind: &'static str,
    /// The information that its evaluation needs.
    pub check: Check,
    /// How serious a violation is. No page of `genvisa` states warnings so far, so that all its rules have `Error`; the
    /// command `genvisa check` lowers some of them by a list of its own.
    pub level: Level,
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
        // The sentence is for people; the expression and the page give the details.
        write!(f, "{}: ", self.id)?;
        if !self.doc.is_empty() {
            write!(f, "{} ", self.doc)?;
        }
        write!(f, "(`{}`, {}:{})", self.expr, self.page, self.line)
    }
}

/// How serious it is to violate a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// No implementation has to accept it.
    Error,
    /// Real programs violate the rule, and Intel's finalizer compiles them nevertheless.
    Warning {
        /// The programs that violate it, and the output of the finalizer.
        reason: &'static str,
    },
}

/// The tables of all types as one. `N` is the sum of their lengths.
///
/// # Panics
/// If it is not. This happens at compile time of the crate that has the tables.
pub const fn concat<const N: usize>(tables: &[&[&'static Rule]]) -> [&'static Rule; N] {
    let mut all = [tables[0][0]; N];
    let (mut table, mut at) = (0, 0);
    while table < tables.len() {
        let mut n = 0;
        while n < tables[table].len() {
            all[at] = tables[table][n];
            (n, at) = (n + 1, at + 1);
        }
        table += 1;
    }
    assert!(at == N, "there are more rules than tables have");
    all
}

/// The number of rules in several tables.
pub const fn count(tables: &[&[&'static Rule]]) -> usize {
    let (mut table, mut count) = (0, 0);
    while table < tables.len() {
        count += tables[table].len();
        table += 1;
    }
    count
}

/// The information that the evaluation of a rule needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// One instruction and the declarations that it names.
    Static,
    /// A whole module.
    Object,
    /// An execution of the program.
    Runtime,
}
