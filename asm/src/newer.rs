//! Syntax of newer compilers that no page describes. It is refused, with a message that names it.

use crate::Problem;
use crate::cursor::Cursor;
use genvisa::tables::UNSUPPORTED_SYNTAX;

/// The begins of help that holds for any mistake at a place.
const GENERAL: [&str; 3] = ["the form is ", "did you mean ", "there is "];

/// Adds the meaning of the text to a problem if a newer compiler may have written the statement. The first row of the table
/// that fits explains it.
pub fn explain(word: &str, statement: &Cursor<'_>, problem: Problem) -> Problem {
    // Help about the mistake itself is nearer than that about other compilers.
    let is_general = |help: &String| GENERAL.iter().any(|begin| help.starts_with(begin));
    if problem.help.as_ref().is_some_and(|help| !is_general(help)) {
        return problem;
    }
    let rest = statement.from(problem.span.start);
    let read = { *statement }.here()..problem.span.start;
    let before = statement.from(read.start).get(..read.len()).unwrap_or_default();
    // A `]` in a row closes brackets with one part.
    let has_parts = before.rsplit('[').next().is_some_and(|inside| inside.contains(','));
    let fits = |[begin, text, _]: &&[&str; 3]| {
        word.starts_with(begin)
            && match text.strip_prefix('…') {
                Some(text) => rest.contains(text),
                None => rest.starts_with(text) && !(*text == "]" && has_parts),
            }
    };
    match UNSUPPORTED_SYNTAX.iter().find(fits) {
        Some([.., meaning]) => problem.with_help(format!(
            "newer compilers print this, and no page of the specification describes it: {meaning}"
        )),
        None => problem,
    }
}
