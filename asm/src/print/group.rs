//! Printing groups of fields.

use super::{Printer, Unprintable};
use crate::access;
use crate::forms::{COORDINATES, Group, Look, Parts};
use crate::operand::{is_number, no_surface, print as operands};
use crate::symbols::Symbol;
use genvisa::operands::RawOperand;
use std::fmt::Write;

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

fn print_data(parts: &Parts, printer: &Printer<'_>, out: &mut String) -> Result<(), Unprintable> {
    printer.part(parts, "data_size", out)?;
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

fn print_surface(parts: &Parts, printer: &Printer<'_>, out: &mut String) -> Result<(), Unprintable> {
    printer.part(parts, "addr_type", out)?;
    let surface = parts.get("surface").and_then(|surface| printer.vector(surface.field));
    let surface = surface.ok_or("the message has no surface")?;
    let has_none = Group::has_no_surface(printer.spelled(parts, "addr_type"));
    if has_none && !is_number(surface) {
        return Err("addresses of this type have no surface");
    }
    if !has_none || surface != no_surface() {
        out.push('(');
        operands::lsc(surface, printer.naming, out)?;
        out.push(')');
    }
    Ok(())
}

fn print_address(parts: &Parts, printer: &Printer<'_>, out: &mut String) -> Result<(), Unprintable> {
    print_surface(parts, printer, out)?;
    out.push('[');
    let operand = |name: &str| {
        let part = parts.get(name).filter(|part| printer.is_there(part));
        part.and_then(|part| access::raw_operand(printer.instruction, part.field, 0))
    };
    let register = |operand: RawOperand, out: &mut String| {
        operands::raw(operand, true, printer.naming, out);
    };
    if parts.get("src0_addrs_u").is_some() {
        // Missing coordinates at the end are omitted.
        let coordinates = COORDINATES.map(|name| operand(name).unwrap_or_default());
        let is_given = |operand: &RawOperand| *operand != RawOperand::default();
        let count = coordinates.iter().rposition(is_given).map_or(1, |last| last + 1);
        for (n, coordinate) in coordinates.iter().take(count).enumerate() {
            out.push_str(if n > 0 { ", " } else { "" });
            register(*coordinate, out);
        }
    } else {
        let scale = parts.get("addr_scale").map_or(1, |part| printer.raw(part.field));
        if scale != 1 {
            let _ = write!(out, "{scale}*");
        }
        register(operand("src0_addr_base").or_else(|| operand("src0_addrs")).unwrap_or_default(), out);
        let offset = parts.get("addr_imm_offset").map_or(0, |part| printer.raw(part.field)) as i64;
        if offset != 0 {
            let sign = if offset < 0 { '-' } else { '+' };
            let _ = write!(out, "{sign}{:#x}", offset.unsigned_abs());
        }
        let pitch = parts.get("src0_addr_pitch").filter(|part| printer.is_there(part));
        if let Some(pitch) = pitch.and_then(|pitch| printer.vector(pitch.field)) {
            out.push_str(", ");
            operands::lsc(pitch, printer.naming, out)?;
        }
    }
    out.push_str("]:");
    printer.part(parts, "addr_size", out)
}

fn print_rectangle(parts: &Parts, printer: &Printer<'_>, out: &mut String) -> Result<(), Unprintable> {
    printer.part(parts, "data_size", out)?;
    let number = |name: &str| parts.get(name).map_or(0, |part| printer.raw(part.field));
    out.push('.');
    if number("blocks") != 1 {
        let _ = write!(out, "{}x", number("blocks"));
    }
    let _ = write!(out, "{}x{}", number("block_width"), number("block_height"));
    out.push(if printer.is_second(parts, "data_order") { 't' } else { 'n' });
    let is_vnni = match parts.get("vnni").map(|part| &part.look) {
        Some(Look::Spelled { .. }) => printer.is_second(parts, "vnni"),
        _ => number("vnni") != 0,
    };
    out.push(if is_vnni { 't' } else { 'n' });
    Ok(())
}

fn print_variable(parts: &Parts, printer: &Printer<'_>, out: &mut String) -> Result<(), Unprintable> {
    let number = |name: &str| parts.get(name).map_or(0, |part| printer.raw(part.field));
    let bits = Group::class_bits(printer.instruction.info()).ok_or("the class of the variable is unknown")?;
    let index = u32::try_from(number("variable")).map_err(|_| "the index of the variable is too large")?;
    let symbol = match bits.get(number("properties")) {
        0 => Symbol::Variable(index),
        1 => Symbol::Address(index),
        2 => Symbol::Predicate(index),
        _ => return Err("the class of the variable is unknown"),
    };
    out.push_str(&printer.naming.name(symbol));
    Ok(())
}
