//! Ranges of an expression against those of the sentence: "from 1 to 4" for `2..=4`.

use super::words::Words;
use genvisa_rule::{Expr, Pattern};

/// The range of a sentence that has one end in common with a range of the expression and differs in the other one, where
/// neither has the other's.
pub(super) fn contradicted(words: &Words<'_>, expr: &Expr) -> Option<String> {
    let lists = expr.walk().filter_map(|part| match part {
        Expr::Matches { patterns, .. } => Some(patterns),
        _ => None,
    });
    let own: Vec<(i64, i64)> = lists
        .flatten()
        .filter_map(|pattern| match pattern {
            Pattern::Range(from, to) => Some((from.value, to.value)),
            _ => None,
        })
        .collect();
    // Most expressions have no range.
    if own.is_empty() {
        return None;
    }
    let stated: Vec<(i64, i64)> = words.ranges().map(std::ops::RangeInclusive::into_inner).collect();
    own.iter().filter(|one| !stated.contains(one)).find_map(|(from, to)| {
        let is_near = |(start, end): &&(i64, i64)| (start == from) != (end == to);
        let (start, end) = stated.iter().filter(|other| !own.contains(other)).find(is_near)?;
        Some(format!("\"{start} to {end}\" for `{from}..={to}`"))
    })
}
