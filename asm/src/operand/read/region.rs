//! Element and region of general operands.

use super::mistake::{self, number_span};
use super::names::{narrow, number, term};
use crate::Problem;
use crate::cursor::Cursor;
use crate::operand::code_of;
use crate::symbols::Names;
use genvisa::operands::{GenOpnd, HorizontalStride, RegionBits, VerticalStride, Width};
use genvisa_runtime::{EnumerantInfo, Role};
use std::ops::Range;

/// Reads `(row,column)` after a variable.
pub(super) fn element(cursor: &mut Cursor<'_>, id: u32, names: &dyn Names) -> Result<GenOpnd, Problem> {
    if let Some((row_offset, col_offset)) = printed_element(cursor) {
        return Ok(GenOpnd { id, row_offset, col_offset, region: RegionBits::default() });
    }
    cursor.expect("(")?;
    let row_offset = number(cursor, names, "a row")?;
    cursor.expect(",")?;
    let col_offset = number(cursor, names, "a column")?;
    cursor.expect(")")?;
    Ok(GenOpnd { id, row_offset, col_offset, region: RegionBits::default() })
}

/// Reads `(0,16)` as it is printed, with plain numbers and without blanks. The cursor stays at any other text.
fn printed_element(cursor: &mut Cursor<'_>) -> Option<(u8, u8)> {
    let mut here = *cursor;
    let row = narrow(here.plain_number_behind("(")?)?;
    let column = narrow(here.plain_number_behind(",")?)?;
    let is_whole = here.eat_here(")");
    *cursor = if is_whole { here } else { *cursor };
    is_whole.then_some((row, column))
}

/// A number of a region and its bytes in the text.
struct Found {
    number: i64,
    span: Range<usize>,
}

/// Reads `<1>`, `<8;8,1>` or `<1,0>`.
pub(super) fn region(
    cursor: &mut Cursor<'_>,
    is_destination: bool,
    names: &dyn Names,
) -> Result<RegionBits, Problem> {
    cursor.skip_blanks();
    let inside = *cursor;
    let (numbers, found) = match printed_region(cursor, is_destination) {
        Some(numbers) => (numbers, None),
        None => {
            let found = calculated_region(cursor, is_destination, names)?;
            (found.each_ref().map(|one| Some(one.as_ref()?.number)), Some(found))
        }
    };
    if is_destination && numbers[1].is_some() {
        return Err(mistake::whole_region(inside.offset() + 1..cursor.offset().saturating_sub(1)));
    }
    let role = if is_destination { Role::Destination } else { Role::Source };
    let refuse = |n: usize, part: &str, known: &[EnumerantInfo], with: &dyn Fn(u64) -> Option<RegionBits>| {
        let span = found.as_ref().and_then(|found| Some(found.get(n)?.as_ref()?.span.clone()));
        let span = span.unwrap_or_else(|| number_span(inside, numbers, n));
        mistake::number(span, numbers[n], part, &mistake::legal(part, role, known, with))
    };
    let mut bits = RegionBits::default();
    if let Some(vertical) = numbers[0] {
        let code = code_of(VerticalStride::INFO, vertical).and_then(VerticalStride::from_code);
        let with = |code| Some(bits.with_vertical_stride(VerticalStride::from_code(code)?));
        let refuse = || refuse(0, "vertical_stride", VerticalStride::INFO, &with);
        bits = bits.with_vertical_stride(code.ok_or_else(refuse)?);
    }
    if let Some(width) = numbers[1] {
        let code = code_of(Width::INFO, width).and_then(Width::from_code);
        let with = |code| Some(bits.with_width(Width::from_code(code)?));
        bits = bits.with_width(code.ok_or_else(|| refuse(1, "width", Width::INFO, &with))?);
    }
    let code =
        numbers[2].and_then(|h| code_of(HorizontalStride::INFO, h)).and_then(HorizontalStride::from_code);
    let with = |code| Some(bits.with_horizontal_stride(HorizontalStride::from_code(code)?));
    let refuse = || refuse(2, "horizontal_stride", HorizontalStride::INFO, &with);
    Ok(bits.with_horizontal_stride(code.ok_or_else(refuse)?))
}

/// Reads vertical stride, width and horizontal stride as they are printed. The cursor stays at any other text.
fn printed_region(cursor: &mut Cursor<'_>, is_destination: bool) -> Option<[Option<i64>; 3]> {
    let mut here = *cursor;
    let first = Some(here.plain_number_behind("<")?);
    let numbers = if let Some(width) = here.plain_number_behind(";") {
        [first, Some(width), Some(here.plain_number_behind(",")?)]
    } else if let Some(stride) = here.plain_number_behind(",") {
        [None, first, Some(stride)]
    } else {
        [None, None, first]
    };
    // In `<16>>1;8,1>` and `<3>2;8,1>`, the first `>` does not end the region. A destination has no `;`.
    let is_end = is_destination || numbers[1].is_some();
    let is_whole = here.eat_here(">") && is_end && !here.starts_with(">");
    *cursor = if is_whole { here } else { *cursor };
    is_whole.then_some(numbers)
}

/// Reads the numbers of a region as expressions.
fn calculated_region(
    cursor: &mut Cursor<'_>,
    is_destination: bool,
    names: &dyn Names,
) -> Result<[Option<Found>; 3], Problem> {
    if !cursor.eat("<") {
        let what =
            if is_destination { "a region `<stride>`" } else { "a region `<vertical;width,horizontal>`" };
        return Err(cursor.expected(what));
    }
    let vertical = before(";", cursor, names);
    let mut width = before(",", cursor, names);
    if vertical.is_some() && width.is_none() {
        width = Some(found(cursor, |cursor| term(cursor, names, "a width"))?);
        cursor.expect(",")?;
    }
    let horizontal = found(cursor, |cursor| term(cursor, names, "a stride"))?;
    cursor.expect(">")?;
    Ok([vertical, width, Some(horizontal)])
}

/// Reads an expression with any operators, also `>`, and the text behind it. The cursor stays at any other text.
fn before(end: &str, cursor: &mut Cursor<'_>, names: &dyn Names) -> Option<Found> {
    let mut here = *cursor;
    let number = found(&mut here, |cursor| number(cursor, names, "a region")).ok()?;
    let is_there = here.eat(end);
    *cursor = if is_there { here } else { *cursor };
    is_there.then_some(number)
}

/// Reads a number and notes where it is.
fn found<'t>(
    cursor: &mut Cursor<'t>,
    read: impl FnOnce(&mut Cursor<'t>) -> Result<i64, Problem>,
) -> Result<Found, Problem> {
    let start = cursor.here();
    let number = read(cursor)?;
    let len = cursor.written(start).len();
    Ok(Found { number, span: start..start + len })
}
