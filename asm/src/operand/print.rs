//! Printing operands.

use super::{MODIFIERS, bytes_of, is_wide, number_of};
use crate::symbols::{Naming, Symbol};
use genvisa::DataType;
use genvisa::operands::{
    AddrOpndWidth, Class, Combine, GenOpnd, HorizontalStride, Inverse, RawOperand, RegionBits, StateOpnd,
    ValBits, VecOperand, VecOperandInfo, VerticalStride, Width,
};
use genvisa_runtime::Role;
use std::fmt::Write;

/// What a text cannot say: what of an operand has no spelling.
pub type Unprintable = &'static str;

/// `!P1.any`, from the bits of a predicate field.
pub fn predicate(raw: u64, naming: &dyn Naming, out: &mut String) -> Result<(), Unprintable> {
    let bits = ValBits::from_raw(raw as u16);
    match bits.inverse() {
        Some(Inverse::Inverse) => out.push('!'),
        Some(_) => {}
        None => return Err("a predicate that is neither inverse nor not"),
    }
    out.push_str(&naming.name(Symbol::Predicate(bits.id().into())));
    out.push_str(match bits.combine() {
        Some(Combine::Each) => "",
        Some(Combine::Any) => ".any",
        Some(Combine::All) => ".all",
        None => return Err("channels of a predicate that are combined in no known way"),
    });
    Ok(())
}

/// `V32.64`; without the offset where it is zero and may be left out.
pub fn raw(operand: RawOperand, is_short: bool, naming: &dyn Naming, out: &mut String) {
    out.push_str(&naming.name(Symbol::Variable(operand.id)));
    if !is_short || operand.offset != 0 {
        let _ = write!(out, ".{}", operand.offset);
    }
}

/// A vector operand, by its class.
pub fn vector(
    operand: VecOperand,
    role: Role,
    naming: &dyn Naming,
    out: &mut String,
) -> Result<(), Unprintable> {
    let modifier = operand.tag().modifiers().ok_or("a modifier without a meaning")?;
    // That a destination saturates stands behind the mnemonic.
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
            let width = width.ok_or("an address operand without a width")?;
            let name = naming.name(Symbol::Address(address.id.into()));
            let _ = write!(out, "{name}({})<{width}>", address.offset);
            Ok(())
        }
        VecOperandInfo::Predicate(answers) => predicate(answers.val.raw().into(), naming, out),
        VecOperandInfo::Indirect(indirect) => {
            let ty = indirect.bit_properties.data_type().ok_or("an indirect operand without a type")?;
            let name = naming.name(Symbol::Address(indirect.id.into()));
            let _ = write!(out, "r[{name}({}),{}]", indirect.addr_offset, indirect.indirect_offset);
            region(indirect.region, is_destination, out)?;
            let _ = write!(out, ":{}", ty.name().to_lowercase());
            Ok(())
        }
        VecOperandInfo::Immediate(constant) => {
            let ty = constant.data_type.data_type().ok_or("a constant without a type")?;
            immediate(ty, constant.low, constant.high, out);
            Ok(())
        }
        VecOperandInfo::State(state) => {
            let name = state_name(state, naming)?;
            let _ = write!(out, "{name}({})", state.offset);
            Ok(())
        }
    }
}

/// `&V32[4]`: an operand of which the address counts.
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
        let _ = write!(out, "[{offset}]");
    }
    Ok(())
}

/// `V32(0,8)`: a general operand whose region goes without saying.
pub fn at(operand: VecOperand, naming: &dyn Naming, out: &mut String) -> Result<(), Unprintable> {
    match operand.info() {
        VecOperandInfo::General(general) => {
            place(general, naming, out);
            Ok(())
        }
        _ => vector(operand, Role::Source, naming, out),
    }
}

/// `0x4` or `V32(0,1)`, as messages of the load and store cache write them.
pub fn lsc(operand: VecOperand, naming: &dyn Naming, out: &mut String) -> Result<(), Unprintable> {
    match operand.info() {
        VecOperandInfo::Immediate(constant) if constant.data_type.data_type() == Some(DataType::Ud) => {
            let _ = write!(out, "{:#x}", constant.low);
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
        _ => Err("an operand that a message of the cache cannot have"),
    }
}

fn place(general: GenOpnd, naming: &dyn Naming, out: &mut String) {
    let name = naming.name(Symbol::Variable(general.id));
    let _ = write!(out, "{name}({},{})", general.row_offset, general.col_offset);
}

fn state_name<'n>(
    state: StateOpnd,
    naming: &'n dyn Naming,
) -> Result<std::borrow::Cow<'n, str>, Unprintable> {
    Ok(naming.name(match state.class.class() {
        Some(Class::Surface) => Symbol::Surface(state.id.into()),
        Some(Class::Sampler) => Symbol::Sampler(state.id.into()),
        _ => return Err("a state operand that is neither surface nor sampler"),
    }))
}

/// `<1>`, `<8;8,1>`, `<1,0>`.
fn region(region: RegionBits, is_destination: bool, out: &mut String) -> Result<(), Unprintable> {
    let number = |found: Option<i64>| found.ok_or("a region with a code that is no number");
    let horizontal = region.horizontal_stride().map(HorizontalStride::code);
    let horizontal = number(horizontal.and_then(|code| number_of(HorizontalStride::INFO, code)))?;
    let (vertical, width) = (region.vertical_stride(), region.width());
    let is_null = |code: Option<u64>| code == Some(0);
    let no_rows = is_null(vertical.map(VerticalStride::code));
    let no_width = is_null(width.map(Width::code));
    if no_rows && no_width {
        let _ = write!(out, "<{horizontal}>");
        return Ok(());
    }
    if is_destination {
        return Err("a destination with rows");
    }
    let width = number(width.and_then(|w| number_of(Width::INFO, w.code())))?;
    if no_rows {
        let _ = write!(out, "<{width},{horizontal}>");
    } else {
        let vertical = number(vertical.and_then(|v| number_of(VerticalStride::INFO, v.code())))?;
        let _ = write!(out, "<{vertical};{width},{horizontal}>");
    }
    Ok(())
}

/// `0x3f800000:f`: the bits, and the type.
fn immediate(ty: DataType, low: u32, high: u32, out: &mut String) {
    let bits = if is_wide(ty) { u64::from(high) << 32 | u64::from(low) } else { u64::from(low) };
    let _ = write!(out, "{bits:#x}:{}", ty.name().to_lowercase());
}
