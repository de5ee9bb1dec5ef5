//! The values of the parts of rules, for messages about violations.
//!
//! A check only decides. Its explanation evaluates the same rules again, one part at a time: the compiler of the rules makes
//! both from one expression, so that a function of the rule language has one definition.

use crate::{BitRangeInfo, Context, Int, Rule};
use core::ops::Range;

/// A part of a rule that is no operator: a field, a definition or a call of a function.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// The value; a truth is 1 or 0.
    pub value: Int,
    /// The names of the values.
    pub names: Names,
    /// The expression that defines the part; empty if it has none.
    pub definition: &'static str,
}

/// The names of the values of a part.
#[derive(Clone, Copy, Debug)]
pub enum Names {
    /// The value is a number or a truth.
    None,
    /// The names with their codes.
    Listed(&'static [(&'static str, i64)]),
    /// The value is that of a bit range.
    Value(&'static BitRangeInfo),
    /// The value is the code in a bit range.
    Code(&'static BitRangeInfo),
}

impl Names {
    /// The names of the values of a bit range. `listed` counts for a bit range without a list of its own.
    pub fn of_value(
        ranges: &'static [BitRangeInfo],
        name: &str,
        listed: &'static [(&'static str, i64)],
    ) -> Self {
        match ranges.iter().find(|range| range.name == name) {
            Some(range) if !range.values.is_empty() => Self::Value(range),
            _ => Self::listed(listed),
        }
    }

    /// The names of the codes of a bit range.
    pub fn of_code(
        ranges: &'static [BitRangeInfo],
        name: &str,
        listed: &'static [(&'static str, i64)],
    ) -> Self {
        match ranges.iter().find(|range| range.name == name) {
            Some(range) if !range.values.is_empty() => Self::Code(range),
            _ => Self::listed(listed),
        }
    }

    fn listed(names: &'static [(&'static str, i64)]) -> Self {
        if names.is_empty() { Self::None } else { Self::Listed(names) }
    }

    /// The value of a name, as rules compare it.
    pub fn value_of(&self, name: &str) -> Int {
        match self {
            Self::None => None,
            Self::Listed(names) => names.iter().find(|(known, _)| *known == name).map(|(_, value)| *value),
            Self::Value(range) => {
                let found = range.values.iter().find(|one| one.name == name)?;
                Some(found.value.unwrap_or(found.code as i64))
            }
            Self::Code(range) => range.values.iter().find(|one| one.name == name).map(|one| one.code as i64),
        }
    }
}

/// Receives the rules of each type that a check visits, in the context of the check.
pub trait Explainer {
    /// The elements of a table that are visited; by default all. Tables can be long. `has_table` is whether its elements have a
    /// table with a name.
    fn elements(&self, table: &'static str, len: usize, has_table: fn(&str) -> bool) -> Range<usize> {
        let _ = (table, has_table);
        0..len
    }

    /// The rules about one value. `part` gives the part of a rule with a text in the rule language. Of a rule about each
    /// element of a repeated field, it gives the part for the element with a number.
    fn visit(&mut self, rules: &'static [Rule], cx: &Context<'_>, part: &dyn Fn(&str, usize) -> Option<Part>);
}
