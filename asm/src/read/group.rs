//! Reading groups of fields.

use super::reader::Reader;
use super::token::spelled;
use crate::Problem;
use crate::access;
use crate::cursor::Cursor;
use crate::forms::{COORDINATES, Group, Look, Parts};
use crate::operand::{is_number, no_surface, read as operands};
use crate::symbols::Symbol;
use genvisa::Instruction;
use genvisa_runtime::EnumerantInfo;

/// Reads a group.
pub fn read(
    group: Group,
    parts: &Parts,
    reader: &mut Reader<'_>,
    cursor: &mut Cursor<'_>,
) -> Result<(), Problem> {
    match group {
        Group::Data => read_data(parts, reader, cursor),
        Group::Address => read_address(parts, reader, cursor),
        Group::Surface => read_surface(parts, reader, cursor),
        Group::Rectangle => read_rectangle(parts, reader, cursor),
        Group::Variable => read_variable(parts, reader, cursor),
    }
}

/// The problem that the page of the instruction lacks a field that the group needs.
#[cold]
fn lacks(name: &str, cursor: &mut Cursor<'_>) -> Problem {
    cursor.expected(&format!("nothing: the instruction has no field `{name}`"))
}

/// `d32x4t`
fn read_data(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    glued(parts, "data_size", reader, cursor)?;
    let start = cursor.offset();
    let elements = if cursor.eat_here("x") { cursor.take_while(|b| b.is_ascii_digit()) } else { "1" };
    write_number(parts, "data_elems_per_addr", elements, start, reader, cursor)?;
    let is_transposed = cursor.eat_here("t");
    order(parts, is_transposed, reader, cursor)
}

/// Reads a part that the next one may follow without a blank.
fn glued(
    parts: &Parts,
    name: &'static str,
    reader: &mut Reader<'_>,
    cursor: &mut Cursor<'_>,
) -> Result<(), Problem> {
    let value = parts.get(name).ok_or_else(|| lacks(name, cursor))?;
    let Look::Spelled { bits, spellings, names, only, .. } = &value.look else {
        return reader.value(value, 0, cursor);
    };
    let start = cursor.here();
    let code = spelled(&[spellings, names], only, true, cursor)?;
    reader.set_bits(value.field, 0, *bits, code, start, cursor)
}

/// Writes a number into a part that has encodings for numbers.
fn write_number(
    parts: &Parts,
    name: &'static str,
    number: &str,
    start: usize,
    reader: &mut Reader<'_>,
    cursor: &Cursor<'_>,
) -> Result<(), Problem> {
    let Some(value) = parts.get(name).filter(|value| !reader.is_absent(value)) else {
        return Ok(());
    };
    let Look::Spelled { bits, spellings, .. } = &value.look else { return Ok(()) };
    let code = spellings.iter().find(|(_, text)| text == number).map(|(code, _)| *code);
    let code = code.ok_or_else(|| {
        let mut known: Vec<&(u64, String)> = spellings.iter().collect();
        known.sort_unstable();
        let known: Vec<&str> = known.iter().map(|(_, text)| text.as_str()).collect();
        Problem::new(cursor.since(start), format!("{number} is not one of {}", known.join(", ")))
    })?;
    reader.set_bits(value.field, 0, *bits, code, start, cursor)
}

/// Writes the order of data. The second encoding is the transposed one.
fn order(
    parts: &Parts,
    is_transposed: bool,
    reader: &mut Reader<'_>,
    cursor: &Cursor<'_>,
) -> Result<(), Problem> {
    let Some(value) = parts.get("data_order").filter(|value| !reader.is_absent(value)) else {
        return Ok(());
    };
    let start = cursor.offset();
    let Look::Spelled { bits, spellings, .. } = &value.look else { return Ok(()) };
    let code = ordered(spellings, is_transposed);
    code.map_or(Ok(()), |code| reader.set_bits(value.field, 0, *bits, code, start, cursor))
}

/// The first or the second code of two encodings.
fn ordered(spellings: &[(u64, String)], is_second: bool) -> Option<u64> {
    let codes = spellings.iter().map(|(code, _)| *code);
    if is_second { codes.max() } else { codes.min() }
}

/// `flat`, `bti(0x1)`; without text it is `flat`.
fn read_surface(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    let ty = parts.get("addr_type").ok_or_else(|| lacks("addr_type", cursor))?;
    let start = cursor.here();
    let Look::Spelled { bits, spellings, .. } = &ty.look else { return Err(lacks("addr_type", cursor)) };
    if cursor.peek() == Some(b'[') {
        let flat = spellings.iter().find(|(_, text)| text == "flat").map(|(code, _)| *code);
        reader.set_bits(ty.field, 0, *bits, flat.unwrap_or_default(), start, cursor)?;
    } else {
        reader.value(ty, 0, cursor)?;
    }
    let surface = parts.get("surface").ok_or_else(|| lacks("surface", cursor))?;
    let code = bits.get(access::raw(&reader.instruction, ty.field, 0));
    let spelled = spellings.iter().find(|(known, _)| *known == code).map(|(_, text)| text.as_str());
    let operand = if cursor.eat("(") {
        let start = cursor.here();
        let operand = operands::lsc(cursor, reader.names)
            .map_err(|problem| index_of_surface(cursor, start, problem))?;
        if Group::has_no_surface(spelled) && !is_number(operand) {
            return Err(Problem::new(
                cursor.since(start),
                "addresses of this type have no surface, and are in the brackets `[` and `]`",
            ));
        }
        cursor.expect(")")?;
        operand
    } else if Group::has_no_surface(spelled) {
        no_surface()
    } else {
        return Err(cursor.expected("`(` and a surface"));
    };
    access::set_vector(&mut reader.instruction, surface.field, operand);
    Ok(())
}

/// The problem of the index of a surface in brackets, which begins at an offset.
#[cold]
fn index_of_surface(cursor: &Cursor<'_>, start: usize, problem: Problem) -> Problem {
    let is_other_class = problem.span == cursor.since(start) && problem.message.starts_with("this must be ");
    match is_other_class {
        true => problem
            .about("surface")
            .with_help("the index of a surface is a number or the general variable that holds it"),
        false => problem,
    }
}

/// `bti(0x1)[4*V10+0x10, V11]:a32`, `bti(0x1)[V10,V11]:a32`
fn read_address(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    read_surface(parts, reader, cursor)?;
    cursor.expect("[")?;
    if parts.get("src0_addrs_u").is_some() {
        read_coordinates(parts, reader, cursor)?;
    } else {
        read_base(parts, reader, cursor)?;
    }
    cursor.expect("]")?;
    if !cursor.eat(":") {
        return Err(cursor.expected("`:` and the size of addresses, as in `:a64`"));
    }
    let size = parts.get("addr_size").ok_or_else(|| lacks("addr_size", cursor))?;
    reader.value(size, 0, cursor)
}

fn read_coordinates(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    for (n, name) in COORDINATES.iter().enumerate() {
        if n > 0 && !cursor.eat(",") {
            break;
        }
        let part = parts.get(name).ok_or_else(|| lacks(name, cursor))?;
        let operand = operands::raw(cursor, true, reader.names)?;
        access::set_raw_operand(&mut reader.instruction, part.field, 0, operand);
    }
    Ok(())
}

fn read_base(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    let start = cursor.here();
    let scale: u64 = if cursor.peek().is_some_and(|b| b.is_ascii_digit()) {
        let scale = operands::factor(cursor, reader.names)?;
        cursor.expect("*")?;
        scale
    } else {
        1
    };
    let is_there = |name: &str, reader: &Reader<'_>| {
        parts.get(name).filter(|part| !reader.is_absent(part)).map(|part| part.field)
    };
    let field = ["src0_addr_base", "src0_addrs"].iter().find_map(|name| is_there(name, reader));
    let field = field.ok_or_else(|| lacks("src0_addrs", cursor))?;
    let base = operands::raw(cursor, true, reader.names)?;
    access::set_raw_operand(&mut reader.instruction, field, 0, base);
    if let Some(field) = is_there("addr_scale", reader) {
        reader.set(field, 0, scale, start, cursor)?;
    }
    if matches!(cursor.peek(), Some(b'+' | b'-')) {
        let start = cursor.here();
        let offset: i64 = operands::signed(cursor, reader.names)?;
        let field = is_there("addr_imm_offset", reader).ok_or_else(|| lacks("addr_imm_offset", cursor))?;
        reader.set(field, 0, offset as u64, start, cursor)?;
    }
    let pitch = is_there("src0_addr_pitch", reader);
    if cursor.eat(",") {
        let field = pitch.ok_or_else(|| cursor.expected("`]`"))?;
        let pitch = operands::lsc(cursor, reader.names)?;
        access::set_vector(&mut reader.instruction, field, pitch);
    } else {
        reader.absent_pitch = pitch;
    }
    Ok(())
}

/// The bytes of memory that one channel accesses.
pub(super) fn bytes_of_data(instruction: &Instruction) -> Option<u32> {
    let bits = encoding(instruction, "data_size")?.name.trim_start_matches(|c: char| !c.is_ascii_digit());
    // `d16u32` has 16 bits in memory.
    let digits = bits.split(|c: char| !c.is_ascii_digit()).next()?;
    let elements = encoding(instruction, "data_elems_per_addr")?.value?;
    (digits.parse::<u32>().ok()? / 8).checked_mul(u32::try_from(elements).ok()?)
}

/// The encoding that a field has.
fn encoding(instruction: &Instruction, field: &str) -> Option<&'static EnumerantInfo> {
    let fields = instruction.info().fields;
    let place = fields.iter().position(|known| known.name == field)?;
    let range = fields.get(place)?.bit_ranges.iter().find(|range| range.name == field)?;
    let code = range.code(access::raw(instruction, place, 0));
    range.values.iter().find(|one| one.code == code)
}

/// `d16.2x16x8nt`: number of blocks unless it is one, width, height, transposition, VNNI.
fn read_rectangle(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    glued(parts, "data_size", reader, cursor)?;
    cursor.expect(".")?;
    let start = cursor.here();
    let mut numbers = Vec::new();
    loop {
        let digits = cursor.take_while(|b| b.is_ascii_digit());
        let number = digits.parse::<u64>().map_err(|_| cursor.expected("a number of elements"))?;
        numbers.push(number);
        if numbers.len() == 3 || !cursor.eat_here("x") {
            break;
        }
    }
    let (blocks, width, height) = match numbers.as_slice() {
        [blocks, width, height] => (*blocks, *width, *height),
        [width, height] => (1, *width, *height),
        _ => return Err(cursor.expected("`x` and a height")),
    };
    for (name, number) in [("blocks", blocks), ("block_width", width), ("block_height", height)] {
        let part = parts.get(name).ok_or_else(|| lacks(name, cursor))?;
        reader.set(part.field, 0, number, start, cursor)?;
    }
    let is_transposed = letter(cursor);
    order(parts, is_transposed, reader, cursor)?;
    let is_vnni = letter(cursor);
    let vnni = parts.get("vnni").ok_or_else(|| lacks("vnni", cursor))?;
    match &vnni.look {
        Look::Spelled { bits, spellings, .. } => {
            let code = ordered(spellings, is_vnni).unwrap_or_default();
            reader.set_bits(vnni.field, 0, *bits, code, start, cursor)
        }
        _ => reader.set(vnni.field, 0, is_vnni.into(), start, cursor),
    }
}

/// Reads `t`, or `n` or nothing.
fn letter(cursor: &mut Cursor<'_>) -> bool {
    cursor.eat_here("t") || {
        cursor.eat_here("n");
        false
    }
}

/// A variable of any class.
fn read_variable(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    let start = cursor.here();
    let (symbol, span) = operands::symbol(cursor, reader.names, "a variable")?;
    let (class, index) = match symbol {
        Symbol::Variable(index) => (0, index),
        Symbol::Address(index) => (1, index),
        Symbol::Predicate(index) => (2, index),
        _ => return Err(Problem::new(span, "expected a general, address or predicate variable")),
    };
    let variable = parts.get("variable").ok_or_else(|| lacks("variable", cursor))?;
    reader.set(variable.field, 0, index.into(), start, cursor)?;
    match (parts.get("properties"), Group::class_bits(reader.instruction.info())) {
        (Some(properties), Some(bits)) => reader.set_bits(properties.field, 0, bits, class, start, cursor),
        _ => Err(lacks("properties", cursor)),
    }
}
