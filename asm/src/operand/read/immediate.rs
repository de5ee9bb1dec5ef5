//! Immediates and data types.

use crate::Problem;
use crate::cursor::Cursor;
use crate::expression::unary;
use crate::operand::{is_wide, name_of_type, type_named};
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
    let (bits, ty) = match fraction_at(cursor.rest()) {
        Some(fraction) => {
            cursor.advance(fraction.text.len());
            let ty = data_type(cursor)?;
            let refuse = |message: String| Problem::new(cursor.since(start), message);
            (fraction.bits(ty, refuse)?, ty)
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

/// `-1.5e+3`, a number with a point or an exponent.
struct Fraction<'t> {
    text: &'t str,
    /// The number of bytes before the exponent.
    mantissa: usize,
    value: f64,
}

impl Fraction<'_> {
    /// The bits of the number in a type.
    fn bits(&self, ty: DataType, refuse: impl Fn(String) -> Problem) -> Result<u64, Problem> {
        let name = name_of_type(ty);
        // Infinity and the number itself have the same sign.
        let single = self.value as f32;
        let (bits, is_finite) = match ty {
            DataType::F => (u64::from(single.to_bits()), single.is_finite()),
            DataType::Df => (self.value.to_bits(), self.value.is_finite()),
            _ => {
                let why =
                    "only `f` and `df` can be decimal fractions: write the bits as a hexadecimal number";
                return Err(refuse(why.to_string()));
            }
        };
        if let Some(written) = self.with_sign_of_exponent() {
            let problem = refuse(format!("the exponent of `{}` has no sign", clipped(self.text)));
            return Err(problem.with_help(format!("write `{}:{name}`", clipped(&written))));
        }
        match is_finite {
            true => Ok(bits),
            false => Err(refuse(format!("`{}` is too large for `{name}`", clipped(self.text)))
                .with_help(format!("infinity is `{bits:#x}:{name}`"))),
        }
    }

    /// The number with the sign that its exponent lacks; `None` if it lacks none. Finalizers demand the sign.
    fn with_sign_of_exponent(&self) -> Option<String> {
        let (mantissa, exponent) = self.text.split_at_checked(self.mantissa)?;
        let digits = exponent.get(1..).filter(|rest| !rest.starts_with(['+', '-']))?;
        let fraction = if mantissa.contains('.') { "" } else { ".0" };
        Some(format!("{mantissa}{fraction}e+{digits}"))
    }
}

/// A number with a point or an exponent at the begin of a text.
fn fraction_at(text: &str) -> Option<Fraction<'_>> {
    let digits = |from: usize| text.bytes().skip(from).take_while(u8::is_ascii_digit).count();
    let byte = |at: usize| text.as_bytes().get(at).copied();
    let mut at = usize::from(byte(0) == Some(b'-'));
    let whole = digits(at);
    if whole == 0 {
        return None;
    }
    at += whole;
    let fraction = if byte(at) == Some(b'.') { digits(at + 1) } else { 0 };
    at += if fraction > 0 { 1 + fraction } else { 0 };
    let mantissa = at;
    if matches!(byte(at), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(byte(at + 1), Some(b'+' | b'-')));
        let exponent = digits(at + 1 + sign);
        at += if exponent > 0 { 1 + sign + exponent } else { 0 };
    }
    if fraction == 0 && at == mantissa {
        return None;
    }
    let text = text.get(..at)?;
    Some(Fraction { text, mantissa, value: text.parse().ok()? })
}
