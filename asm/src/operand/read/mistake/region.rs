//! Mistakes in regions.

use super::with_form;
use crate::Problem;
use crate::cursor::Cursor;
use genvisa_runtime::EnumerantInfo;
use std::ops::Range;

/// The problem of a region that begins at the cursor.
pub(super) fn of_region(begin: Cursor<'_>, is_destination: bool, problem: Problem) -> Problem {
    let form = match is_destination {
        true => "the region of a destination is `<stride>`: `<1>`",
        false => "a region is `<vertical stride;width,horizontal stride>`: `<1;1,0>`",
    };
    let text = begin.rest();
    let text = text.get(..text.find('>').unwrap_or(text.len())).unwrap_or_default();
    let mut commas = text.match_indices(',').map(|(at, _)| at);
    if let (false, false, Some(first), Some(_)) =
        (is_destination, text.contains(';'), commas.next(), commas.next())
    {
        let span = begin.offset() + first..begin.offset() + first + 1;
        return with_form(Problem::new(span, "this has a `,` in its region: expected `;` here"), form);
    }
    with_form(problem, form)
}

/// The problem that a destination has more numbers than a stride in its region, which begins at the cursor.
#[cold]
pub(in crate::operand::read) fn whole_region(mut begin: Cursor<'_>) -> Problem {
    begin.advance(1);
    let start = begin.here();
    let len = begin.rest().find('>').unwrap_or(begin.rest().len());
    Problem::new(start..start + len, "this is a destination, which has only a stride: `<1>`, `<2>` or `<4>`")
}

/// The problem that a number of a region, which begins at the cursor, has no encoding.
#[cold]
pub(in crate::operand::read) fn number(
    begin: Cursor<'_>,
    numbers: [Option<i64>; 3],
    n: usize,
    what: &str,
    known: &[EnumerantInfo],
) -> Problem {
    let known: Vec<String> = known.iter().filter_map(|one| Some(one.value?.to_string())).collect();
    let (place, number) = (numbers.iter().take(n).flatten().count(), numbers[n].unwrap_or_default());
    let message = format!("{number} is not a {what}: expected one of {}", known.join(", "));
    Problem::new(number_span(begin, place), message)
}

/// The span of a number of a region.
fn number_span(begin: Cursor<'_>, place: usize) -> Range<usize> {
    let text = begin.rest();
    let text = text.get(..text.find('>').unwrap_or(text.len())).unwrap_or_default();
    let mut at = begin.offset();
    for (n, part) in text.split(['<', ';', ',']).enumerate() {
        if n == place + 1 {
            let start = at + part.len() - part.trim_start().len();
            return start..start + part.trim().len();
        }
        at += part.len() + 1;
    }
    begin.offset()..begin.offset() + text.len()
}
