//! Mistakes in regions.

use super::with_form;
use crate::Problem;
use crate::cursor::Cursor;
use genvisa::operands::{GenOpnd, RegionBits};
use genvisa::{Declarations, Platform};
use genvisa_runtime::{Checked, EnumerantInfo, Role};
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

/// The problem that a destination has more numbers than a stride in its region.
#[cold]
pub(in crate::operand::read) fn whole_region(span: Range<usize>) -> Problem {
    Problem::new(span, "this is a destination, which has only a stride: `<1>`, `<2>` or `<4>`")
}

/// The problem that a number of a region has no encoding.
#[cold]
pub(in crate::operand::read) fn number(
    span: Range<usize>,
    number: Option<i64>,
    part: &str,
    legal: &[String],
) -> Problem {
    let (number, what) = (number.unwrap_or_default(), part.replace('_', " "));
    Problem::new(span, format!("{number} is not a {what}: expected one of {}", legal.join(", ")))
}

/// The numbers of a part of a region that the rules about this part allow, where `with` has the region with a code of the part.
#[cold]
pub(in crate::operand::read) fn legal(
    part: &str,
    role: Role,
    known: &[EnumerantInfo],
    with: &dyn Fn(u64) -> Option<RegionBits>,
) -> Vec<String> {
    let scope = Declarations::default();
    let context = Platform::ALL[0].context(&scope).operand("", role);
    let is_legal = |one: &&EnumerantInfo| {
        let Some(region) = with(one.code) else { return false };
        let mut is_legal = true;
        GenOpnd { region, ..GenOpnd::default() }
            .check(&context, &mut |found| is_legal &= found.rule.id.split('/').nth(1) != Some(part));
        is_legal
    };
    known.iter().filter(is_legal).filter_map(|one| Some(one.value?.to_string())).collect()
}

/// The span of a number of a region with plain numbers, which begins at the cursor.
#[cold]
pub(in crate::operand::read) fn number_span(
    begin: Cursor<'_>,
    numbers: [Option<i64>; 3],
    n: usize,
) -> Range<usize> {
    let place = numbers.iter().take(n).flatten().count();
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
