//! Immediates and data types.

use crate::Problem;
use crate::cursor::Cursor;
use crate::expression::unary;
use crate::operand::{is_wide, type_named};
use crate::symbols::Names;
use genvisa::DataType;
use genvisa::operands::{ConstOpnd, DataTypeBits};
use genvisa_report::clipped;

/// Reads `:ud`.
pub(super) fn data_type(cursor: &mut Cursor<'_>) -> Result<DataType, Problem> {
    if !cursor.eat(":") {
        return Err(cursor.expected("`:` and a data type"));
    }
    let what = "a data type (`ud`, `f`…)";
    let Some(name) = cursor.name() else { return Err(cursor.expected(what)) };
    type_named(name).ok_or_else(|| {
        let span = cursor.offset() - name.len()..cursor.offset();
        let known: Vec<String> = DataType::INFO.iter().map(|info| info.name.to_lowercase()).collect();
        Problem::new(span, format!("`{}` is not a data type", clipped(name)))
            .with_help(format!("types are {}", known.join(", ")))
            .with_nearest(name, known.iter().map(String::as_str))
    })
}

/// Reads `0x10:ud`, `-1:d` or `1.5:f`.
pub(super) fn immediate(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<ConstOpnd, Problem> {
    let start = cursor.here();
    let (bits, ty) = match float(cursor) {
        Some(value) => {
            let ty = data_type(cursor)?;
            let bits = match ty {
                DataType::F => u64::from((value as f32).to_bits()),
                DataType::Df => value.to_bits(),
                _ => {
                    let why =
                        "only `f` and `df` can be decimal fractions: write the bits as a hexadecimal number";
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

/// Reads `-1.5e+3`, a number with a point or an exponent. The cursor stays at any other text.
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
