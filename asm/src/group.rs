//! Groups of fields that are written in one: the parts of messages to the load and store cache, and variables of any class.
//! `spec/chapters/assembly.md` describes them.

use crate::Problem;
use crate::access;
use crate::cursor::Cursor;
use crate::forms::{Bits, Group, Look, Value};
use crate::operand::print::Unprintable;
use crate::operand::read as operands;
use crate::print::Printer;
use crate::read::{Reader, spelled};
use crate::symbols::Symbol;
use genvisa::operands::{RawOperand, VecOperand, VecOperandInfo};
use std::fmt::Write;

type Parts = [(&'static str, Value)];

/// The letters of channels, from the lowest bit on.
const CHANNELS: &str = "xyzw";

/// Says that the page of the instruction lacks a field that the group needs.
fn lacks(name: &str, cursor: &mut Cursor<'_>) -> Problem {
    cursor.expected(&format!("nothing: the instruction has no field `{name}`"))
}

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

/// Prints a group.
pub fn print(
    group: Group,
    parts: &Parts,
    printer: &Printer<'_>,
    out: &mut String,
) -> Result<(), Unprintable> {
    match group {
        Group::Data => print_data(parts, printer, out),
        Group::Address => print_address(parts, printer, out),
        Group::Surface => print_surface(parts, printer, out),
        Group::Rectangle => print_rectangle(parts, printer, out),
        Group::Variable => print_variable(parts, printer, out),
    }
}

/// `d32x4t`, `d32.xyzw`
fn read_data(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    glued(parts, "data_size", reader, cursor)?;
    if cursor.eat(".") {
        let mask = Group::part(parts, "ch_mask").ok_or_else(|| lacks("ch_mask", cursor))?;
        let look = Look::Letters(Bits { hi: 7, lo: 0 }, CHANNELS.to_string());
        let start = cursor.offset();
        let letters = Value { look, ..*mask };
        reader.value(&letters, 0, cursor)?;
        // How many elements an address has says the mask then.
        return write_number(parts, "data_elems_per_addr", "1", start, reader, cursor)
            .and_then(|()| order(parts, false, reader, cursor));
    }
    let start = cursor.offset();
    let elements = if cursor.eat_here("x") { cursor.take_while(|b| b.is_ascii_digit()) } else { "1" };
    write_number(parts, "data_elems_per_addr", elements, start, reader, cursor)?;
    let is_transposed = cursor.eat_here("t");
    order(parts, is_transposed, reader, cursor)
}

/// Reads a part whose text goes on at once with something else.
fn glued(
    parts: &Parts,
    name: &'static str,
    reader: &mut Reader<'_>,
    cursor: &mut Cursor<'_>,
) -> Result<(), Problem> {
    let value = Group::part(parts, name).ok_or_else(|| lacks(name, cursor))?;
    let Look::Spelled { bits, spellings, names, only, .. } = &value.look else {
        return reader.value(value, 0, cursor);
    };
    let start = cursor.here();
    let code = spelled(&[spellings, names], only, true, cursor)?;
    reader.set_bits(value.field, 0, *bits, code, start, cursor)
}

/// Writes the code of a number into a part.
fn write_number(
    parts: &Parts,
    name: &'static str,
    number: &str,
    start: usize,
    reader: &mut Reader<'_>,
    cursor: &Cursor<'_>,
) -> Result<(), Problem> {
    let Some(value) = Group::part(parts, name).filter(|value| !reader.is_absent(value)) else {
        return Ok(());
    };
    let Look::Spelled { bits, spellings, .. } = &value.look else { return Ok(()) };
    let code = spellings.iter().find(|(_, text)| text == number).map(|(code, _)| *code);
    let code = code.ok_or_else(|| {
        let known: Vec<&str> = spellings.iter().rev().map(|(_, text)| text.as_str()).collect();
        Problem::new(cursor.since(start), format!("{number} is none of {}", known.join(", ")))
    })?;
    reader.set_bits(value.field, 0, *bits, code, start, cursor)
}

/// Writes the order of data: the second encoding is the transposed one.
fn order(
    parts: &Parts,
    is_transposed: bool,
    reader: &mut Reader<'_>,
    cursor: &Cursor<'_>,
) -> Result<(), Problem> {
    let Some(value) = Group::part(parts, "data_order").filter(|value| !reader.is_absent(value)) else {
        return Ok(());
    };
    let start = cursor.offset();
    let Look::Spelled { bits, spellings, .. } = &value.look else { return Ok(()) };
    let code = ordered(spellings, is_transposed);
    code.map_or(Ok(()), |code| reader.set_bits(value.field, 0, *bits, code, start, cursor))
}

/// The code of the one or the other of two encodings.
fn ordered(spellings: &[(u64, String)], is_second: bool) -> Option<u64> {
    let codes = spellings.iter().map(|(code, _)| *code);
    if is_second { codes.max() } else { codes.min() }
}

fn print_data(parts: &Parts, printer: &Printer<'_>, out: &mut String) -> Result<(), Unprintable> {
    printer.part(parts, "data_size", out)?;
    let mask = Group::part(parts, "ch_mask").map_or(0, |mask| printer.raw(mask.field));
    if printer.spelled(parts, "lsc_sub_op").is_some_and(|op| op.ends_with("_quad")) {
        if mask == 0 || mask >> CHANNELS.len() != 0 {
            return Err("a mask of channels without letters");
        }
        out.push('.');
        out.extend(
            CHANNELS.chars().enumerate().filter(|(bit, _)| mask >> bit & 1 == 1).map(|(_, letter)| letter),
        );
        return Ok(());
    }
    match printer.spelled(parts, "data_elems_per_addr") {
        Some("1") | None => {}
        Some(elements) => {
            let _ = write!(out, "x{elements}");
        }
    }
    if printer.is_second(parts, "data_order") {
        out.push('t');
    }
    Ok(())
}

/// `flat`, `bti(0x1)`; nothing is `flat`.
fn read_surface(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    let ty = Group::part(parts, "addr_type").ok_or_else(|| lacks("addr_type", cursor))?;
    let start = cursor.here();
    let Look::Spelled { bits, spellings, .. } = &ty.look else { return Err(lacks("addr_type", cursor)) };
    if cursor.peek() == Some(b'[') {
        let flat = spellings.iter().find(|(_, text)| text == "flat").map(|(code, _)| *code);
        reader.set_bits(ty.field, 0, *bits, flat.unwrap_or_default(), start, cursor)?;
    } else {
        reader.value(ty, 0, cursor)?;
    }
    let surface = Group::part(parts, "surface").ok_or_else(|| lacks("surface", cursor))?;
    let code = bits.get(access::raw(&reader.instruction, ty.field, 0));
    let spelled = spellings.iter().find(|(known, _)| *known == code).map(|(_, text)| text.as_str());
    let operand = if cursor.eat("(") {
        let start = cursor.here();
        let operand = operands::lsc(cursor, reader.names)?;
        if has_no_surface(spelled) && !is_number(operand) {
            return Err(Problem::new(
                cursor.since(start),
                "expected a number: these addresses have no surface",
            ));
        }
        cursor.expect(")")?;
        operand
    } else if has_no_surface(spelled) {
        no_surface()
    } else {
        return Err(cursor.expected("`(` and which surface it is"));
    };
    access::set_vector(&mut reader.instruction, surface.field, operand);
    Ok(())
}

/// Whether addresses of a type are those of memory as a whole.
fn has_no_surface(ty: Option<&str>) -> bool {
    matches!(ty, Some("flat" | "arg"))
}

/// Whether an operand is a number.
fn is_number(operand: VecOperand) -> bool {
    matches!(operand.info(), VecOperandInfo::Immediate(_))
}

/// The surface of an address that needs none.
fn no_surface() -> VecOperand {
    use genvisa::operands::{ConstOpnd, DataTypeBits};
    let data_type = DataTypeBits::new(genvisa::DataType::Ud);
    VecOperand::new(ConstOpnd { data_type, ..ConstOpnd::default() })
}

fn print_surface(parts: &Parts, printer: &Printer<'_>, out: &mut String) -> Result<(), Unprintable> {
    printer.part(parts, "addr_type", out)?;
    let surface = Group::part(parts, "surface").and_then(|surface| printer.vector(surface.field));
    let surface = surface.ok_or("a message without a surface")?;
    let has_none = has_no_surface(printer.spelled(parts, "addr_type"));
    if has_none && !is_number(surface) {
        return Err("a surface where addresses have none");
    }
    if !has_none || surface != no_surface() {
        out.push('(');
        crate::operand::print::lsc(surface, printer.naming, out)?;
        out.push(')');
    }
    Ok(())
}

/// `bti(0x1)[4*V10+0x10, V11]:a32`, `bti(0x1)[V10,V11]:a32`
fn read_address(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    read_surface(parts, reader, cursor)?;
    cursor.expect("[")?;
    if Group::part(parts, "src0_addrs_u").is_some() {
        read_coordinates(parts, reader, cursor)?;
    } else {
        read_base(parts, reader, cursor)?;
    }
    cursor.expect("]")?;
    cursor.expect(":")?;
    let size = Group::part(parts, "addr_size").ok_or_else(|| lacks("addr_size", cursor))?;
    reader.value(size, 0, cursor)
}

/// The coordinates of an address, in order.
const COORDINATES: [&str; 4] = ["src0_addrs_u", "src0_addrs_v", "src0_addrs_r", "src0_addrs_lod"];

fn read_coordinates(parts: &Parts, reader: &mut Reader<'_>, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    for (n, name) in COORDINATES.iter().enumerate() {
        if n > 0 && !cursor.eat(",") {
            break;
        }
        let part = Group::part(parts, name).ok_or_else(|| lacks(name, cursor))?;
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
        Group::part(parts, name).filter(|part| !reader.is_absent(part)).map(|part| part.field)
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
    if cursor.eat(",") {
        let field = is_there("src0_addr_pitch", reader).ok_or_else(|| cursor.expected("`]`"))?;
        let pitch = operands::lsc(cursor, reader.names)?;
        access::set_vector(&mut reader.instruction, field, pitch);
    }
    Ok(())
}

fn print_address(parts: &Parts, printer: &Printer<'_>, out: &mut String) -> Result<(), Unprintable> {
    print_surface(parts, printer, out)?;
    out.push('[');
    let operand = |name: &str| {
        let part = Group::part(parts, name).filter(|part| printer.is_there(part));
        part.and_then(|part| access::raw_operand(printer.instruction, part.field, 0))
    };
    let register = |operand: RawOperand, out: &mut String| {
        crate::operand::print::raw(operand, true, printer.naming, out);
    };
    if Group::part(parts, "src0_addrs_u").is_some() {
        // Those that are not given at the end are left out.
        let coordinates = COORDINATES.map(|name| operand(name).unwrap_or_default());
        let is_given = |operand: &RawOperand| *operand != RawOperand::default();
        let count = coordinates.iter().rposition(is_given).map_or(1, |last| last + 1);
        for (n, coordinate) in coordinates.iter().take(count).enumerate() {
            out.push_str(if n > 0 { ", " } else { "" });
            register(*coordinate, out);
        }
    } else {
        let scale = Group::part(parts, "addr_scale").map_or(1, |part| printer.raw(part.field));
        if scale != 1 {
            let _ = write!(out, "{scale}*");
        }
        register(operand("src0_addr_base").or_else(|| operand("src0_addrs")).unwrap_or_default(), out);
        let offset = Group::part(parts, "addr_imm_offset").map_or(0, |part| printer.raw(part.field)) as i64;
        if offset != 0 {
            let sign = if offset < 0 { '-' } else { '+' };
            let _ = write!(out, "{sign}{:#x}", offset.unsigned_abs());
        }
        let pitch = Group::part(parts, "src0_addr_pitch").filter(|part| printer.is_there(part));
        if let Some(pitch) = pitch.and_then(|pitch| printer.vector(pitch.field)) {
            out.push_str(", ");
            crate::operand::print::lsc(pitch, printer.naming, out)?;
        }
    }
    out.push_str("]:");
    printer.part(parts, "addr_size", out)
}

/// `d16.2x16x8nt`: blocks, where there are several, width and height; transposed or not, for matrices or not.
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
        let part = Group::part(parts, name).ok_or_else(|| lacks(name, cursor))?;
        reader.set(part.field, 0, number, start, cursor)?;
    }
    let is_transposed = letter(cursor);
    order(parts, is_transposed, reader, cursor)?;
    let is_vnni = letter(cursor);
    let vnni = Group::part(parts, "vnni").ok_or_else(|| lacks("vnni", cursor))?;
    match &vnni.look {
        Look::Spelled { bits, spellings, .. } => {
            let code = ordered(spellings, is_vnni).unwrap_or_default();
            reader.set_bits(vnni.field, 0, *bits, code, start, cursor)
        }
        _ => reader.set(vnni.field, 0, is_vnni.into(), start, cursor),
    }
}

/// `t`, or `n` or nothing.
fn letter(cursor: &mut Cursor<'_>) -> bool {
    cursor.eat_here("t") || {
        cursor.eat_here("n");
        false
    }
}

fn print_rectangle(parts: &Parts, printer: &Printer<'_>, out: &mut String) -> Result<(), Unprintable> {
    printer.part(parts, "data_size", out)?;
    let number = |name: &str| Group::part(parts, name).map_or(0, |part| printer.raw(part.field));
    out.push('.');
    if number("blocks") != 1 {
        let _ = write!(out, "{}x", number("blocks"));
    }
    let _ = write!(out, "{}x{}", number("block_width"), number("block_height"));
    out.push(if printer.is_second(parts, "data_order") { 't' } else { 'n' });
    let is_vnni = match Group::part(parts, "vnni").map(|part| &part.look) {
        Some(Look::Spelled { .. }) => printer.is_second(parts, "vnni"),
        _ => number("vnni") != 0,
    };
    out.push(if is_vnni { 't' } else { 'n' });
    Ok(())
}

/// Where the class of the variable is in `properties`, and the codes of classes.
fn class_bits(reader: &genvisa::Instruction) -> Option<Bits> {
    let run = reader.info().field("properties")?.runs.iter().find(|run| run.name == "class")?;
    Some(Bits { hi: run.hi, lo: run.lo })
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
    let variable = Group::part(parts, "variable").ok_or_else(|| lacks("variable", cursor))?;
    reader.set(variable.field, 0, index.into(), start, cursor)?;
    match (Group::part(parts, "properties"), class_bits(&reader.instruction)) {
        (Some(properties), Some(bits)) => reader.set_bits(properties.field, 0, bits, class, start, cursor),
        _ => Err(lacks("properties", cursor)),
    }
}

fn print_variable(parts: &Parts, printer: &Printer<'_>, out: &mut String) -> Result<(), Unprintable> {
    let number = |name: &str| Group::part(parts, name).map_or(0, |part| printer.raw(part.field));
    let bits = class_bits(printer.instruction).ok_or("a variable of no class")?;
    let index = u32::try_from(number("variable")).map_err(|_| "a variable that cannot be")?;
    let symbol = match bits.get(number("properties")) {
        0 => Symbol::Variable(index),
        1 => Symbol::Address(index),
        2 => Symbol::Predicate(index),
        _ => return Err("a variable of no class"),
    };
    out.push_str(&printer.naming.name(symbol));
    Ok(())
}
