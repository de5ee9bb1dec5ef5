//! Rules as data. Validators report them, and reflection lists them.

use crate::PlatformSet;
use core::fmt;

/// One documented constraint.
#[derive(Debug)]
pub struct Rule {
    /// Stable name: `GATHER_SCALED/num_blocks/encoding`.
    pub id: &'static str,
    /// The path of the page that states it.
    pub page: &'static str,
    /// The line of the page, from 1.
    pub line: u32,
    /// The platforms that it applies to.
    pub platforms: PlatformSet,
    /// Its topic: `encoding`, `type`, `size`…
    pub kind: &'static str,
    /// The information that is needed to evaluate it.
    pub check: Check,
    /// The severity of a violation. The specification lists the rules that are no errors.
    pub level: Level,
    /// The constraint in the rule language.
    pub expr: &'static str,
    /// The requirement as a sentence.
    pub doc: &'static str,
    /// The checksum of the page text that states it.
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
        // The sentence comes first because it suffices for most readers; expression and page give the details.
        write!(f, "{}: ", self.id)?;
        if !self.doc.is_empty() {
            write!(f, "{} ", self.doc)?;
        }
        write!(f, "(`{}`, {}:{})", self.expr, self.page, self.line)
    }
}

/// The severity of a violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The program is invalid: an implementation may reject it.
    Error,
    /// Real programs violate the rule, and Intel's finalizer accepts them.
    Warning {
        /// Which programs violate the rule, or how the finalizer treats them.
        reason: &'static str,
    },
    /// Nearly every real program violates the rule, or the violation is no mistake in itself.
    Note {
        /// Which programs violate the rule, or why the violation is no mistake.
        reason: &'static str,
    },
}

impl Level {
    /// The name in output: `error`, `warning` or `note`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning { .. } => "warning",
            Self::Note { .. } => "note",
        }
    }

    /// The reason why a violation is no error; `None` for an error.
    pub const fn reason(self) -> Option<&'static str> {
        match self {
            Self::Error => None,
            Self::Warning { reason } | Self::Note { reason } => Some(reason),
        }
    }
}

/// The tables of all types as one. `N` is the sum of their lengths.
///
/// # Panics
/// If `N` is not that sum. The tables are constants, so the crate that has them does not compile then.
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
    assert!(at == N, "N is larger than the number of rules in the tables");
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

/// The information that is needed to evaluate a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// One instruction and the declarations that it names.
    Static,
    /// A whole module.
    Object,
    /// An execution of the program. Validators do not evaluate such a rule.
    Runtime,
}
