//! Characters that other languages have between operands, behind a statement or before a comment.

use crate::Problem;
use crate::cursor::Cursor;

/// The problem of such a character, if it is the next one. `parts` names the parts that blanks separate.
#[cold]
pub fn stray(mut here: Cursor<'_>, parts: &str) -> Option<Problem> {
    let next = here.peek()?;
    let span = here.next_span();
    let rest = here.rest().get(1..).unwrap_or_default().trim();
    let message = match next {
        b',' => format!("{parts} are separated by blanks: remove this `,`"),
        b';' if rest.is_empty() => "a statement ends with its line: remove this `;`".to_string(),
        b';' | b'#' | b'/' => format!("a comment begins with `//`, and not with `{}`", char::from(next)),
        b'=' => "a statement has no `=`: the destination is the first operand".to_string(),
        _ => return None,
    };
    Some(Problem::new(span, message))
}
