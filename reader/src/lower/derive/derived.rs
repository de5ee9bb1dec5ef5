//! The form of a derived rule, and the names of rules and of what they are about.

use crate::isa::{Check, PlatformSet, RuleKind};
use crate::lower::cx::{Cx, NewRule};
use genvisa_rule::Written;

/// The form of the names of rules on the bit ranges of a field.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::lower) enum Naming {
    /// `SUBJECT/field/encoding`, `SUBJECT/field.range/encoding`.
    Own,
    /// The field is the subject: `field/encoding`, `field/range/encoding`.
    Shared,
}

impl Naming {
    /// The parts of the name of a rule.
    pub(super) fn rule<'n>(self, field: &'n str, bit_range: Option<&'n str>, what: &'n str) -> [&'n str; 5] {
        match (self, bit_range) {
            (Self::Own, None) => [field, "", "", "/", what],
            (Self::Own, Some(bit_range)) => [field, ".", bit_range, "/", what],
            (Self::Shared, None) => ["", "", "", "", what],
            (Self::Shared, Some(bit_range)) => ["", "", bit_range, "/", what],
        }
    }
}

/// A field, or a bit range of it, as expressions and sentences name it.
pub(super) fn path(field: &str, bit_range: Option<&str>) -> String {
    match bit_range {
        Some(bit_range) => [field, ".", bit_range].concat(),
        None => field.to_string(),
    }
}

/// A rule on all platforms that one instruction and its declarations can break.
pub(super) struct Derived<'t> {
    pub(super) name: &'t [&'t str],
    pub(super) kind: RuleKind,
    pub(super) expr: Written,
    pub(super) sentence: String,
}

impl Derived<'_> {
    pub(super) fn add(self, cx: &mut Cx<'_, '_>, line: u32, source: &str) {
        let Self { name, kind, expr, sentence } = self;
        let platforms = PlatformSet::default();
        cx.rule(line, NewRule { name, platforms, kind, check: Check::Static, expr, doc: sentence, source });
    }
}
