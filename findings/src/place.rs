//! Places in a text.

use std::ops::Range;

/// The line with a byte.
pub fn line(text: &str, at: usize) -> Range<usize> {
    let start = text.get(..at).and_then(|front| front.rfind('\n')).map_or(0, |end| end + 1);
    let end = text.get(at..).and_then(|rest| rest.find('\n')).map_or(text.len(), |len| at + len);
    start..end
}

/// Whether a span is inside of one of some statements, which are in the order of the text.
pub fn is_within_any(span: &Range<usize>, statements: &[Range<usize>]) -> bool {
    let behind = statements.partition_point(|statement| statement.start <= span.start);
    let statement = behind.checked_sub(1).and_then(|last| statements.get(last));
    statement.is_some_and(|statement| span.end <= statement.end)
}
