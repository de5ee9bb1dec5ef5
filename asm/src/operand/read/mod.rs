//! Reading operands.

mod immediate;
mod mistake;
mod names;
mod region;

pub use names::{
    address, class_name, factor, number, of_class, predicate, raw, sampler, signed, surface, symbol, variable,
};

use super::{MODIFIERS, bytes_of, code_of};
use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::expression::expression;
use crate::symbols::{Names, Symbol};
use genvisa::Modifier;
use genvisa::operands::{
    AddrOpnd, AddrOpndWidth, BitPropertiesBits, Class, ClassBits, GenOpnd, HorizontalStride, IndirectOpnd,
    PredOpnd, RegionBits, StateOpnd, ValBits, VecOperand, VecOperandInfo, VerticalStride, Width, WidthBits,
};
use genvisa_runtime::Role;
use immediate::{data_type, immediate};
use names::{narrow, term};
use region::{element, region};
use std::ops::Range;

/// The index of a variable has more bits than its field.
const TOO_LARGE: &str = "the index of this variable is too large for the operand";

/// Reads a vector operand, or the address of a variable.
pub fn vector_or_address(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<VecOperand, Problem> {
    match cursor.peek() {
        Some(b'&') => address_of(cursor, names).map(VecOperand::new),
        _ => vector(cursor, Role::Source, names),
    }
}

/// Reads a vector operand.
pub fn vector(cursor: &mut Cursor<'_>, role: Role, names: &dyn Names) -> Result<VecOperand, Problem> {
    let is_destination = role == Role::Destination;
    cursor.skip_blanks();
    let is_modified = !is_destination && cursor.starts_with("(");
    let modifier =
        if is_modified { MODIFIERS.iter().find(|(text, _)| cursor.starts_with(text)) } else { None };
    if let Some((text, _)) = modifier {
        cursor.advance(text.len());
    }
    let begin = *cursor;
    let info = info(cursor, is_destination, names)
        .map_err(|problem| mistake::of_vector(begin, cursor, is_destination, names, problem))?;
    let operand = VecOperand::new(info);
    Ok(match modifier {
        Some((_, modifier)) => with_modifier(operand, *modifier),
        None => operand,
    })
}

/// The operand with another modifier.
pub fn with_modifier(operand: VecOperand, modifier: Modifier) -> VecOperand {
    operand.with_tag(operand.tag().with_modifiers(modifier))
}

fn info(cursor: &mut Cursor<'_>, is_destination: bool, names: &dyn Names) -> Result<VecOperandInfo, Problem> {
    let what = if is_destination { "a destination" } else { "an operand" };
    match cursor.peek() {
        Some(b'&') if !is_destination => return Err(mistake::address(*cursor)),
        Some(b'r') if cursor.starts_with("r[") => return indirect(cursor, is_destination, names),
        Some(b) if is_name(b) && !b.is_ascii_digit() || b == b'%' => {}
        Some(_) if !is_destination => return immediate(cursor, names).map(Into::into),
        _ => return Err(cursor.expected(what)),
    }
    let (symbol, span) = symbol(cursor, names, what)?;
    match symbol {
        Symbol::Variable(id) => {
            let place = if is_destination && cursor.peek() == Some(b'<') {
                GenOpnd { id, ..GenOpnd::default() }
            } else {
                element(cursor, id, names)?
            };
            Ok(GenOpnd { region: region(cursor, is_destination, names)?, ..place }.into())
        }
        Symbol::Address(id) => {
            cursor.expect("(")?;
            let offset = number(cursor, names, "the number of an element")?;
            cursor.expect(")")?;
            cursor.expect("<")?;
            let start = cursor.here();
            let width = term::<u32>(cursor, names, "a width")?;
            let code = code_of(AddrOpndWidth::INFO, width.into()).and_then(AddrOpndWidth::from_code);
            let code = code.ok_or_else(|| {
                Problem::new(
                    cursor.since(start),
                    format!("{width} is not a width: expected 1, 2, 4, 8 or 16"),
                )
            })?;
            cursor.expect(">")?;
            let id = narrow(id.into()).ok_or_else(|| Problem::new(span, TOO_LARGE))?;
            Ok(AddrOpnd { id, offset, width: WidthBits::new(code) }.into())
        }
        Symbol::Predicate(id) => {
            if cursor.starts_with("(") {
                return Err(Problem::new(
                    span,
                    "this is a predicate variable, which has no element and no region",
                ));
            }
            let id = narrow(id.into()).ok_or_else(|| Problem::new(span, TOO_LARGE))?;
            Ok(PredOpnd { val: ValBits::from_raw(id) }.into())
        }
        Symbol::Surface(id) | Symbol::Sampler(id) => {
            cursor.expect("(")?;
            let offset = number(cursor, names, "the number of an element")?;
            cursor.expect(")")?;
            state(symbol, id, offset, span).map(Into::into)
        }
    }
}

fn state(symbol: Symbol, id: u32, offset: u8, span: Range<usize>) -> Result<StateOpnd, Problem> {
    let class = if matches!(symbol, Symbol::Surface(_)) { Class::Surface } else { Class::Sampler };
    let id = narrow(id.into()).ok_or_else(|| Problem::new(span, TOO_LARGE))?;
    Ok(StateOpnd { class: ClassBits::new(class), id, offset })
}

/// Reads `r[A0(0),16]<8;8,1>:ud`.
fn indirect(
    cursor: &mut Cursor<'_>,
    is_destination: bool,
    names: &dyn Names,
) -> Result<VecOperandInfo, Problem> {
    cursor.advance("r[".len());
    let start = cursor.here();
    let id = address(cursor, names)?;
    let id = narrow(id.into()).ok_or_else(|| Problem::new(cursor.since(start), TOO_LARGE))?;
    cursor.expect("(")?;
    let addr_offset = number(cursor, names, "the number of an element")?;
    cursor.expect(")")?;
    let indirect_offset = if cursor.eat(",") { number(cursor, names, "an offset in bytes")? } else { 0 };
    cursor.expect("]")?;
    let region = region(cursor, is_destination, names)?;
    let bit_properties = BitPropertiesBits::new(data_type(cursor)?);
    Ok(IndirectOpnd { id, addr_offset, indirect_offset, bit_properties, region }.into())
}

/// Reads `&V32[4]`, the address of a variable.
fn address_of(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<VecOperandInfo, Problem> {
    cursor.expect("&")?;
    let (symbol, span) = symbol(cursor, names, "a variable or a surface")?;
    let start = cursor.offset();
    if cursor.starts_with("(") {
        let why = "this has an element in round brackets: an address has an offset in bytes, as in `&V32[4]`";
        return Err(Problem::new(cursor.next_span(), why));
    }
    let offset = if cursor.eat("[") {
        let offset = number::<i64>(cursor, names, "an offset")?;
        cursor.expect("]")?;
        offset
    } else {
        0
    };
    let out_of_range = || Problem::new(start..cursor.offset(), format!("{offset} is out of range"));
    match symbol {
        Symbol::Variable(id) => {
            let (grf, size) = (i64::from(names.grf()), i64::from(names.type_of(id).map_or(1, bytes_of)));
            if offset % size != 0 {
                let why = format!("{offset} bytes are not a multiple of the element size, {size}");
                return Err(Problem::new(start..cursor.offset(), why));
            }
            let row_offset = narrow(offset.div_euclid(grf)).ok_or_else(out_of_range)?;
            let col_offset = narrow(offset.rem_euclid(grf) / size).ok_or_else(out_of_range)?;
            Ok(GenOpnd { id, row_offset, col_offset, region: scalar_region() }.into())
        }
        Symbol::Surface(id) | Symbol::Sampler(id) => {
            let offset = narrow(offset).ok_or_else(out_of_range)?;
            state(symbol, id, offset, span).map(Into::into)
        }
        Symbol::Address(_) | Symbol::Predicate(_) => {
            Err(Problem::new(span, format!("{} has no address", class_name(symbol))))
        }
    }
}

/// `<0;1,0>`
fn scalar_region() -> RegionBits {
    RegionBits::new(VerticalStride::Element0, Width::Element1, HorizontalStride::Element0)
}

/// Reads `V32(0,8)` with the region <1;1,0>.
pub fn at(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<VecOperand, Problem> {
    let id = variable(cursor, names)?;
    let place = element(cursor, id, names)?;
    let region = scalar_region().with_vertical_stride(VerticalStride::Element1);
    Ok(VecOperand::new(GenOpnd { region, ..place }))
}

/// Reads `0x4`, `V32` or `V32(0,1)`, the vector operands of load and store cache messages.
pub fn lsc(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<VecOperand, Problem> {
    let is_variable = cursor.peek().is_some_and(|b| is_name(b) && !b.is_ascii_digit() || b == b'%');
    if !is_variable || cursor.starts_with("%sizeof") {
        let start = cursor.here();
        let value = expression(cursor, names)?;
        let low = u32::try_from(value).or_else(|_| i32::try_from(value).map(|value| value as u32));
        let low =
            low.map_err(|_| Problem::new(cursor.since(start), format!("{value} has more than 32 bits")))?;
        return Ok(super::number(low));
    }
    let id = variable(cursor, names)?;
    let place = if cursor.peek() == Some(b'(') {
        element(cursor, id, names)?
    } else if cursor.eat(".") {
        GenOpnd { id, col_offset: number(cursor, names, "a column")?, ..GenOpnd::default() }
    } else {
        GenOpnd { id, ..GenOpnd::default() }
    };
    Ok(VecOperand::new(GenOpnd { region: scalar_region(), ..place }))
}
