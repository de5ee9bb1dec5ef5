//! Reading operands.

use super::{MODIFIERS, bytes_of, code_of, is_wide, type_named};
use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::expression::{expression, unary};
use crate::symbols::{Names, Symbol};
use genvisa::operands::{
    AddrOpnd, AddrOpndWidth, BitPropertiesBits, Class, ClassBits, Combine, ConstOpnd, DataTypeBits, GenOpnd,
    HorizontalStride, IndirectOpnd, Inverse, PredOpnd, RawOperand, RegionBits, StateOpnd, ValBits,
    VecOperand, VecOperandInfo, VerticalStride, Width, WidthBits,
};
use genvisa::{DataType, Modifier};
use genvisa_runtime::Role;
use std::ops::Range;

/// A name that stands for something, and where it is.
pub fn symbol(
    cursor: &mut Cursor<'_>,
    names: &dyn Names,
    what: &str,
) -> Result<(Symbol, Range<usize>), Problem> {
    let Some(name) = cursor.name() else { return Err(cursor.expected(what)) };
    let span = cursor.offset() - name.len()..cursor.offset();
    match names.find(name) {
        Some(symbol) => Ok((symbol, span)),
        None => Err(Problem::new(span, format!("`{name}` is not declared: expected {what}"))
            .with_nearest(name, names.known())),
    }
}

/// The same for a variable of one class; `pick` says which index it has there.
pub fn of_class(
    cursor: &mut Cursor<'_>,
    names: &dyn Names,
    what: &str,
    pick: impl Fn(Symbol) -> Option<u32>,
) -> Result<u32, Problem> {
    let (symbol, span) = symbol(cursor, names, what)?;
    pick(symbol).ok_or_else(|| Problem::new(span, format!("this is {}: expected {what}", class_name(symbol))))
}

fn class_name(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Variable(_) => "a general variable",
        Symbol::Address(_) => "an address variable",
        Symbol::Predicate(_) => "a predicate variable",
        Symbol::Surface(_) => "a surface",
        Symbol::Sampler(_) => "a sampler",
    }
}

/// Asks for one class of variables.
macro_rules! only {
    ($class:ident) => {
        |symbol| match symbol {
            Symbol::$class(index) => Some(index),
            _ => None,
        }
    };
}

/// The index of a general variable.
pub fn variable(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u32, Problem> {
    of_class(cursor, names, "a general variable", only!(Variable))
}

/// The index of an address variable.
pub fn address(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u32, Problem> {
    of_class(cursor, names, "an address variable", only!(Address))
}

/// The index of a surface.
pub fn surface(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u32, Problem> {
    of_class(cursor, names, "a surface", only!(Surface))
}

/// The index of a sampler.
pub fn sampler(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u32, Problem> {
    of_class(cursor, names, "a sampler", only!(Sampler))
}

/// The bits of a predicate field, between its brackets: `!P1.any`.
pub fn predicate(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u64, Problem> {
    let inverse = if cursor.eat("!") { Inverse::Inverse } else { Inverse::Normal };
    let start = cursor.here();
    let index = of_class(cursor, names, "a predicate variable", only!(Predicate))?;
    let mut combine = Combine::Each;
    if cursor.eat(".") {
        combine = if cursor.eat("any") {
            Combine::Any
        } else if cursor.eat("all") {
            Combine::All
        } else {
            return Err(cursor.expected("`any` or `all`"));
        };
    }
    let too_many = || Problem::new(cursor.since(start), "the index of this predicate variable does not fit");
    let id = narrow::<u16>(index.into()).filter(|id| *id < 1 << 12).ok_or_else(too_many)?;
    let bits = ValBits::from_raw(id).with_combine(combine).with_inverse(inverse);
    Ok(bits.raw().into())
}

/// `V32.64`; without the offset only where it may be left out.
pub fn raw(cursor: &mut Cursor<'_>, is_short: bool, names: &dyn Names) -> Result<RawOperand, Problem> {
    let id = variable(cursor, names)?;
    if !cursor.eat(".") {
        return match is_short {
            true => Ok(RawOperand { id, offset: 0 }),
            false => Err(cursor.expected("`.` and an offset in bytes")),
        };
    }
    Ok(RawOperand { id, offset: number(cursor, names, "an offset in bytes")? })
}

/// A number in front of `*`.
pub fn factor(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u64, Problem> {
    let start = cursor.here();
    let value = unary(cursor, names)?;
    narrow(value).ok_or_else(|| Problem::new(cursor.since(start), format!("{value} is no factor")))
}

/// A number behind its sign: `+0x10`, `- 4`.
pub fn signed(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    let is_negative = cursor.eat("-");
    if !is_negative {
        cursor.expect("+")?;
    }
    let start = cursor.here();
    let value = expression(cursor, names)?;
    let value = if is_negative { value.checked_neg() } else { Some(value) };
    value.ok_or_else(|| Problem::new(cursor.since(start), "this number is too large"))
}

/// An expression whose value fits.
pub fn number<T: TryFrom<i64>>(cursor: &mut Cursor<'_>, names: &dyn Names, what: &str) -> Result<T, Problem> {
    in_range(expression, cursor, names, what)
}

/// The same between `<` and `>`, which compare nothing there.
fn term<T: TryFrom<i64>>(cursor: &mut Cursor<'_>, names: &dyn Names, what: &str) -> Result<T, Problem> {
    in_range(unary, cursor, names, what)
}

#[inline]
fn in_range<T: TryFrom<i64>>(
    read: impl FnOnce(&mut Cursor<'_>, &dyn Names) -> Result<i64, Problem>,
    cursor: &mut Cursor<'_>,
    names: &dyn Names,
    what: &str,
) -> Result<T, Problem> {
    let start = cursor.here();
    let value = read(cursor, names)?;
    narrow(value)
        .ok_or_else(|| Problem::new(cursor.since(start), format!("{value} is out of range for {what}")))
}

fn narrow<T: TryFrom<i64>>(value: i64) -> Option<T> {
    T::try_from(value).ok()
}

/// A vector operand.
pub fn vector(cursor: &mut Cursor<'_>, role: Role, names: &dyn Names) -> Result<VecOperand, Problem> {
    let is_destination = role == Role::Destination;
    cursor.skip_blanks();
    let is_modified = !is_destination && cursor.starts_with("(");
    let modifier =
        if is_modified { MODIFIERS.iter().find(|(text, _)| cursor.starts_with(text)) } else { None };
    if let Some((text, _)) = modifier {
        cursor.advance(text.len());
    }
    let operand = VecOperand::new(info(cursor, is_destination, names)?);
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
        Some(b'&') if !is_destination => return address_of(cursor, names),
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
                place(cursor, id, names)?
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
                Problem::new(cursor.since(start), format!("{width} is no width: expected 1, 2, 4, 8 or 16"))
            })?;
            cursor.expect(">")?;
            let id = narrow(id.into()).ok_or_else(|| Problem::new(span, "its index does not fit"))?;
            Ok(AddrOpnd { id, offset, width: WidthBits::new(code) }.into())
        }
        Symbol::Predicate(id) => {
            let id = narrow(id.into()).ok_or_else(|| Problem::new(span, "its index does not fit"))?;
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
    let id = narrow(id.into()).ok_or_else(|| Problem::new(span, "its index does not fit"))?;
    Ok(StateOpnd { class: ClassBits::new(class), id, offset })
}

/// `(row,column)` behind a variable.
fn place(cursor: &mut Cursor<'_>, id: u32, names: &dyn Names) -> Result<GenOpnd, Problem> {
    if let Some((row_offset, col_offset)) = printed_place(cursor) {
        return Ok(GenOpnd { id, row_offset, col_offset, region: RegionBits::default() });
    }
    cursor.expect("(")?;
    let row_offset = number(cursor, names, "a row")?;
    cursor.expect(",")?;
    let col_offset = number(cursor, names, "a column")?;
    cursor.expect(")")?;
    Ok(GenOpnd { id, row_offset, col_offset, region: RegionBits::default() })
}

/// `(0,16)` as it is printed: numbers without blanks; goes over nothing else.
fn printed_place(cursor: &mut Cursor<'_>) -> Option<(u8, u8)> {
    let mut here = *cursor;
    let row = narrow(here.plain_number_behind("(")?)?;
    let column = narrow(here.plain_number_behind(",")?)?;
    let is_whole = here.eat_here(")");
    *cursor = if is_whole { here } else { *cursor };
    is_whole.then_some((row, column))
}

/// `<1>`, `<8;8,1>`, `<1,0>`.
fn region(cursor: &mut Cursor<'_>, is_destination: bool, names: &dyn Names) -> Result<RegionBits, Problem> {
    cursor.skip_blanks();
    let mut inside = *cursor;
    let numbers = match printed_region(cursor) {
        Some(numbers) => numbers,
        None => calculated_region(cursor, is_destination, names)?,
    };
    let mut span = || {
        inside.advance("<".len());
        inside.here()..cursor.offset()
    };
    if is_destination && numbers[1].is_some() {
        return Err(Problem::new(span(), "a destination has only a stride: expected `<1>`, `<2>` or `<4>`"));
    }
    let mut refuse = |what: &str, number: Option<i64>| {
        let number = number.unwrap_or_default();
        Problem::new(span(), format!("{number} is no {what} of a region"))
    };
    let mut bits = RegionBits::default();
    if let Some(vertical) = numbers[0] {
        let code = code_of(VerticalStride::INFO, vertical).and_then(VerticalStride::from_code);
        bits = bits.with_vertical_stride(code.ok_or_else(|| refuse("vertical stride", numbers[0]))?);
    }
    if let Some(width) = numbers[1] {
        let code = code_of(Width::INFO, width).and_then(Width::from_code);
        bits = bits.with_width(code.ok_or_else(|| refuse("width", numbers[1]))?);
    }
    let code =
        numbers[2].and_then(|h| code_of(HorizontalStride::INFO, h)).and_then(HorizontalStride::from_code);
    Ok(bits.with_horizontal_stride(code.ok_or_else(|| refuse("horizontal stride", numbers[2]))?))
}

/// The numbers of a region as it is printed: vertical stride, width, horizontal stride; goes over nothing else.
fn printed_region(cursor: &mut Cursor<'_>) -> Option<[Option<i64>; 3]> {
    let mut here = *cursor;
    let first = Some(here.plain_number_behind("<")?);
    let numbers = if let Some(width) = here.plain_number_behind(";") {
        [first, Some(width), Some(here.plain_number_behind(",")?)]
    } else if let Some(stride) = here.plain_number_behind(",") {
        [None, first, Some(stride)]
    } else {
        [None, None, first]
    };
    let is_whole = here.eat_here(">");
    *cursor = if is_whole { here } else { *cursor };
    is_whole.then_some(numbers)
}

/// The same where they are calculated.
fn calculated_region(
    cursor: &mut Cursor<'_>,
    is_destination: bool,
    names: &dyn Names,
) -> Result<[Option<i64>; 3], Problem> {
    if !cursor.eat("<") {
        let what =
            if is_destination { "a region `<stride>`" } else { "a region `<vertical;width,horizontal>`" };
        return Err(cursor.expected(what));
    }
    let first = Some(term(cursor, names, "a region")?);
    let mut numbers = [None, None, first];
    if cursor.eat(";") {
        numbers[0] = first;
        numbers[1] = Some(term(cursor, names, "a width")?);
        cursor.expect(",")?;
        numbers[2] = Some(term(cursor, names, "a stride")?);
    } else if cursor.eat(",") {
        numbers[1] = first;
        numbers[2] = Some(term(cursor, names, "a stride")?);
    }
    cursor.expect(">")?;
    Ok(numbers)
}

/// `r[A0(0),16]<8;8,1>:ud`
fn indirect(
    cursor: &mut Cursor<'_>,
    is_destination: bool,
    names: &dyn Names,
) -> Result<VecOperandInfo, Problem> {
    cursor.advance("r[".len());
    let start = cursor.here();
    let id = address(cursor, names)?;
    let id = narrow(id.into()).ok_or_else(|| Problem::new(cursor.since(start), "its index does not fit"))?;
    cursor.expect("(")?;
    let addr_offset = number(cursor, names, "the number of an element")?;
    cursor.expect(")")?;
    let indirect_offset = if cursor.eat(",") { number(cursor, names, "an offset in bytes")? } else { 0 };
    cursor.expect("]")?;
    let region = region(cursor, is_destination, names)?;
    let bit_properties = BitPropertiesBits::new(data_type(cursor)?);
    Ok(IndirectOpnd { id, addr_offset, indirect_offset, bit_properties, region }.into())
}

/// `:ud`
fn data_type(cursor: &mut Cursor<'_>) -> Result<DataType, Problem> {
    cursor.expect(":")?;
    let what = "a data type (`ud`, `f`…)";
    let Some(name) = cursor.name() else { return Err(cursor.expected(what)) };
    type_named(name).ok_or_else(|| {
        let span = cursor.offset() - name.len()..cursor.offset();
        let known: Vec<String> = DataType::INFO.iter().map(|info| info.name.to_lowercase()).collect();
        let problem = Problem::new(span, format!("`{name}` is no data type"));
        match genvisa_report::nearest(name, known.iter().map(String::as_str)) {
            Some(near) => problem.with_help(format!("did you mean `{near}`?")),
            None => problem,
        }
    })
}

/// `&V32[4]`: the address of a variable.
fn address_of(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<VecOperandInfo, Problem> {
    cursor.expect("&")?;
    let (symbol, span) = symbol(cursor, names, "a variable or a surface")?;
    let start = cursor.offset();
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
                let why = format!("{offset} bytes lie within an element, which has {size}");
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

/// `V32(0,8)`: with the region <1;1,0>.
pub fn at(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<VecOperand, Problem> {
    let id = variable(cursor, names)?;
    let place = place(cursor, id, names)?;
    let region = scalar_region().with_vertical_stride(VerticalStride::Element1);
    Ok(VecOperand::new(GenOpnd { region, ..place }))
}

/// `0x4`, `V32` or `V32(0,1)`, as messages of the load and store cache write them.
pub fn lsc(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<VecOperand, Problem> {
    let is_variable = cursor.peek().is_some_and(|b| is_name(b) && !b.is_ascii_digit() || b == b'%');
    if !is_variable || cursor.starts_with("%sizeof") {
        let start = cursor.here();
        let value = expression(cursor, names)?;
        let low = u32::try_from(value).or_else(|_| i32::try_from(value).map(|value| value as u32));
        let low =
            low.map_err(|_| Problem::new(cursor.since(start), format!("{value} has more than 32 bits")))?;
        return Ok(VecOperand::new(ConstOpnd { data_type: DataTypeBits::new(DataType::Ud), low, high: 0 }));
    }
    let id = variable(cursor, names)?;
    let place = if cursor.peek() == Some(b'(') {
        place(cursor, id, names)?
    } else if cursor.eat(".") {
        GenOpnd { id, col_offset: number(cursor, names, "a column")?, ..GenOpnd::default() }
    } else {
        GenOpnd { id, ..GenOpnd::default() }
    };
    Ok(VecOperand::new(GenOpnd { region: scalar_region(), ..place }))
}

/// `0x10:ud`, `-1:d`, `1.5:f`.
fn immediate(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<ConstOpnd, Problem> {
    let start = cursor.here();
    let (bits, ty) = match float(cursor) {
        Some(value) => {
            let ty = data_type(cursor)?;
            let bits = match ty {
                DataType::F => u64::from((value as f32).to_bits()),
                DataType::Df => value.to_bits(),
                _ => {
                    let why =
                        "only `f` and `df` have decimal fractions: write the bits as a hexadecimal number";
                    return Err(Problem::new(cursor.since(start), why));
                }
            };
            (bits, ty)
        }
        None => {
            let value = unary(cursor, names)?;
            let ty = data_type(cursor)?;
            let fits = is_wide(ty) || u32::try_from(value).is_ok() || i32::try_from(value).is_ok();
            if !fits {
                return Err(Problem::new(cursor.since(start), format!("{value} does not fit in 32 bits")));
            }
            (if is_wide(ty) { value as u64 } else { u64::from(value as u32) }, ty)
        }
    };
    let high = if is_wide(ty) { (bits >> 32) as u32 } else { 0 };
    Ok(ConstOpnd { data_type: DataTypeBits::new(ty), low: bits as u32, high })
}

/// `-1.5e+3`: a number with a point or an exponent; goes over nothing else.
fn float(cursor: &mut Cursor<'_>) -> Option<f64> {
    cursor.skip_blanks();
    let rest = cursor.rest();
    let digits = |from: usize| rest.bytes().skip(from).take_while(u8::is_ascii_digit).count();
    let byte = |at: usize| rest.as_bytes().get(at).copied();
    let mut at = usize::from(byte(0) == Some(b'-'));
    let whole = digits(at);
    at += whole;
    let mut is_float = false;
    if whole > 0 && byte(at) == Some(b'.') && digits(at + 1) > 0 {
        at += 1 + digits(at + 1);
        is_float = true;
    }
    if whole > 0 && matches!(byte(at), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(byte(at + 1), Some(b'+' | b'-')));
        let exponent = digits(at + 1 + sign);
        if exponent > 0 {
            at += 1 + sign + exponent;
            is_float = true;
        }
    }
    let value = is_float.then(|| rest.get(..at)?.parse().ok())??;
    cursor.advance(at);
    Some(value)
}
