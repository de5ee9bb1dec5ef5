//! Printing operands.

use super::read::with_modifier;
use super::{MODIFIERS, bytes_of, is_wide, name_of_type, number_of};
use crate::digits::{decimal, hexadecimal};
use crate::symbols::{Naming, Symbol};
use genvisa::operands::{
    AddrOpndWidth, BitPropertiesBits, Class, ClassBits, Combine, DataTypeBits, GenOpnd, HorizontalStride,
    Inverse, RawOperand, RegionBits, StateOpnd, ValBits, VecOperand, VecOperandInfo, VerticalStride, Width,
    WidthBits,
};
use genvisa::{DataType, Modifier};
use genvisa_runtime::Role;

/// The reason why no text represents an instruction.
pub type Unprintable = &'static str;

/// Prints `!P1.any`, from the bits of a predicate field.
pub fn predicate(raw: u64, naming: &dyn Naming, out: &mut String) -> Result<(), Unprintable> {
    let bits = ValBits::from_raw(raw as u16);
    match bits.inverse() {
        Some(Inverse::Inverse) => out.push('!'),
        Some(_) => {}
        None => return Err("the inversion of the predicate has no name"),
    }
    out.push_str(&naming.name(Symbol::Predicate(bits.id().into())));
    out.push_str(match bits.combine() {
        Some(Combine::Each) => "",
        Some(Combine::Any) => ".any",
        Some(Combine::All) => ".all",
        None => return Err("the predicate combines channels in an unknown way"),
    });
    Ok(())
}

/// Prints `V32.64`, or `V32` if the offset is zero and `is_short`.
pub fn raw(operand: RawOperand, is_short: bool, naming: &dyn Naming, out: &mut String) {
    out.push_str(&naming.name(Symbol::Variable(operand.id)));
    if !is_short || operand.offset != 0 {
        out.push('.');
        decimal(operand.offset, out);
    }
}

/// Prints a vector operand.
pub fn vector(
    operand: VecOperand,
    role: Role,
    naming: &dyn Naming,
    out: &mut String,
) -> Result<(), Unprintable> {
    let modifier = operand.tag().modifiers().ok_or("the modifier has no name")?;
    // The saturation of a destination is printed after the mnemonic.
    if let Some((text, _)) = MODIFIERS.iter().find(|(_, known)| *known == modifier) {
        out.push_str(text);
    }
    let is_destination = role == Role::Destination;
    match operand.info() {
        VecOperandInfo::General(general) => {
            place(general, naming, out);
            region(general.region, is_destination, out)
        }
        VecOperandInfo::Address(address) => {
            let width = address.width.width().and_then(|w| number_of(AddrOpndWidth::INFO, w.code()));
            let width = width.ok_or("the width of the address operand has no number")?;
            out.push_str(&naming.name(Symbol::Address(address.id.into())));
            element(address.offset, out);
            out.push('<');
            decimal(width, out);
            out.push('>');
            Ok(())
        }
        VecOperandInfo::Predicate(answers) => predicate(answers.val.raw().into(), naming, out),
        VecOperandInfo::Indirect(indirect) => {
            let ty =
                indirect.bit_properties.data_type().ok_or("the type of the indirect operand has no name")?;
            out.push_str("r[");
            out.push_str(&naming.name(Symbol::Address(indirect.id.into())));
            element(indirect.addr_offset, out);
            out.push(',');
            decimal(indirect.indirect_offset, out);
            out.push(']');
            region(indirect.region, is_destination, out)?;
            out.push(':');
            out.push_str(name_of_type(ty));
            Ok(())
        }
        VecOperandInfo::Immediate(constant) => {
            let ty = constant.data_type.data_type().ok_or("the type of the immediate has no name")?;
            immediate(ty, constant.low, constant.high, out);
            Ok(())
        }
        VecOperandInfo::State(state) => {
            out.push_str(&state_name(state, naming)?);
            element(state.offset, out);
            Ok(())
        }
    }
}

/// Prints `&V32[4]`, the address of an operand.
pub fn address_of(operand: VecOperand, naming: &dyn Naming, out: &mut String) -> Result<(), Unprintable> {
    let (name, offset) = match operand.info() {
        VecOperandInfo::General(general) => {
            let size = naming.type_of(general.id).map_or(1, bytes_of);
            let offset = u32::from(general.row_offset) * naming.grf() + u32::from(general.col_offset) * size;
            (naming.name(Symbol::Variable(general.id)), offset)
        }
        VecOperandInfo::State(state) => (state_name(state, naming)?, u32::from(state.offset)),
        _ => return vector(operand, Role::Source, naming, out),
    };
    out.push('&');
    out.push_str(&name);
    if offset != 0 {
        out.push('[');
        decimal(offset, out);
        out.push(']');
    }
    Ok(())
}

/// Prints `V32(0,8)`, a general operand with an implied region.
pub fn at(operand: VecOperand, naming: &dyn Naming, out: &mut String) -> Result<(), Unprintable> {
    match operand.info() {
        VecOperandInfo::General(general) => {
            place(general, naming, out);
            Ok(())
        }
        _ => vector(operand, Role::Source, naming, out),
    }
}

/// Prints `0x4` or `V32(0,1)`, the vector operands of load and store cache messages.
pub fn lsc(operand: VecOperand, naming: &dyn Naming, out: &mut String) -> Result<(), Unprintable> {
    match operand.info() {
        VecOperandInfo::Immediate(constant) if constant.data_type.data_type() == Some(DataType::Ud) => {
            out.push_str("0x");
            hexadecimal(constant.low.into(), out);
            Ok(())
        }
        VecOperandInfo::General(GenOpnd { id, row_offset: 0, col_offset: 0, .. }) => {
            out.push_str(&naming.name(Symbol::Variable(id)));
            Ok(())
        }
        VecOperandInfo::General(general) => {
            place(general, naming, out);
            Ok(())
        }
        _ => Err("a message of the load and store cache cannot have this operand"),
    }
}

fn place(general: GenOpnd, naming: &dyn Naming, out: &mut String) {
    out.push_str(&naming.name(Symbol::Variable(general.id)));
    out.push('(');
    decimal(general.row_offset, out);
    out.push(',');
    decimal(general.col_offset, out);
    out.push(')');
}

/// Prints `(8)`, the number of an element.
fn element(offset: u8, out: &mut String) {
    out.push('(');
    decimal(offset, out);
    out.push(')');
}

fn state_name<'n>(
    state: StateOpnd,
    naming: &'n dyn Naming,
) -> Result<std::borrow::Cow<'n, str>, Unprintable> {
    Ok(naming.name(match state.class.class() {
        Some(Class::Surface) => Symbol::Surface(state.id.into()),
        Some(Class::Sampler) => Symbol::Sampler(state.id.into()),
        _ => return Err("the state operand is neither a surface nor a sampler"),
    }))
}

/// Prints `<1>`, `<8;8,1>` or `<1,0>`.
fn region(region: RegionBits, is_destination: bool, out: &mut String) -> Result<(), Unprintable> {
    let number = |found: Option<i64>| found.ok_or("a code of the region has no number");
    let horizontal = region.horizontal_stride().map(HorizontalStride::code);
    let horizontal = number(horizontal.and_then(|code| number_of(HorizontalStride::INFO, code)))?;
    let (vertical, width) = (region.vertical_stride(), region.width());
    let is_null = |code: Option<u64>| code == Some(0);
    let no_rows = is_null(vertical.map(VerticalStride::code));
    let no_width = is_null(width.map(Width::code));
    if no_rows && no_width {
        out.push('<');
        decimal(horizontal, out);
        out.push('>');
        return Ok(());
    }
    if is_destination {
        return Err("the destination has a vertical stride or a width");
    }
    let width = number(width.and_then(|w| number_of(Width::INFO, w.code())))?;
    out.push('<');
    if !no_rows {
        decimal(number(vertical.and_then(|v| number_of(VerticalStride::INFO, v.code())))?, out);
        out.push(';');
    }
    decimal(width, out);
    out.push(',');
    decimal(horizontal, out);
    out.push('>');
    Ok(())
}

/// Whether the text that [`vector`] prints is read back as the same operand. `saturates`: the saturation is printed after the
/// mnemonic.
pub fn reads_back(operand: VecOperand, role: Role, saturates: bool, naming: &dyn Naming) -> bool {
    let is_destination = role == Role::Destination;
    let info = operand.info();
    let is_read_back = match info {
        VecOperandInfo::General(general) => {
            naming.is_known(Symbol::Variable(general.id)) && is_read_back(general.region, is_destination)
        }
        VecOperandInfo::Address(address) => {
            naming.is_known(Symbol::Address(address.id.into()))
                && address.width.width().is_some_and(|width| WidthBits::new(width) == address.width)
        }
        VecOperandInfo::Predicate(answers) => {
            let id = answers.val.id();
            answers.val == ValBits::from_raw(id) && naming.is_known(Symbol::Predicate(id.into()))
        }
        VecOperandInfo::Indirect(indirect) => {
            naming.is_known(Symbol::Address(indirect.id.into()))
                && indirect
                    .bit_properties
                    .data_type()
                    .is_some_and(|ty| BitPropertiesBits::new(ty) == indirect.bit_properties)
                && is_read_back(indirect.region, is_destination)
        }
        VecOperandInfo::Immediate(constant) => {
            !is_destination
                && constant.data_type.data_type().is_some_and(|ty| {
                    DataTypeBits::new(ty) == constant.data_type && (is_wide(ty) || constant.high == 0)
                })
        }
        VecOperandInfo::State(state) => state.class.class().is_some_and(|class| {
            let symbol = match class {
                Class::Surface => Symbol::Surface(state.id.into()),
                Class::Sampler => Symbol::Sampler(state.id.into()),
            };
            ClassBits::new(class) == state.class && naming.is_known(symbol)
        }),
    };
    let modifier = operand.tag().modifiers();
    let known = MODIFIERS.iter().map(|(_, known)| *known).find(|known| Some(*known) == modifier);
    let known = known.filter(|_| !is_destination);
    let read = VecOperand::new(info);
    let read = match known.or(modifier.filter(|modifier| saturates && *modifier == Modifier::Sat)) {
        Some(modifier) => with_modifier(read, modifier),
        None => read,
    };
    is_read_back && read == operand
}

/// Whether the text that [`region`] prints is read back as the same region.
fn is_read_back(region: RegionBits, is_destination: bool) -> bool {
    let (Some(vertical), Some(width), Some(horizontal)) =
        (region.vertical_stride(), region.width(), region.horizontal_stride())
    else {
        return false;
    };
    let mut read = RegionBits::default().with_horizontal_stride(horizontal);
    if vertical.code() != 0 {
        read = read.with_vertical_stride(vertical);
    }
    if width.code() != 0 {
        read = read.with_width(width);
    }
    read == region && !(is_destination && (vertical.code() != 0 || width.code() != 0))
}

/// Prints `0x3f800000:f`: the bits and the type.
fn immediate(ty: DataType, low: u32, high: u32, out: &mut String) {
    let bits = if is_wide(ty) { u64::from(high) << 32 | u64::from(low) } else { u64::from(low) };
    out.push_str("0x");
    hexadecimal(bits, out);
    out.push(':');
    out.push_str(name_of_type(ty));
}
