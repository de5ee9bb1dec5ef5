//! The operands of a fragment.

use super::constraint::{Backend, Constraint, Direction, Kind};
use super::types::{self, Type};
use std::ops::Range;

/// An operand of a fragment: an expression of the language around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operand {
    /// The name in `%[name]`.
    pub name: Option<String>,
    /// The way into the text.
    pub constraint: Constraint,
    /// The value, as far as it is known.
    pub value: Value,
    /// The range of the operand in the source; empty if the source does not have it.
    pub span: Range<usize>,
}

/// The value of an operand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A variable.
    Variable(Type, Elements),
    /// A variable of an unknown type.
    Unknown,
    /// The number that is pasted; `None` if it is unknown.
    Number(Option<i64>),
}

/// The number of elements of a variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Elements {
    /// For each channel of the sub-group.
    OfChannel(u32),
    /// In the whole variable.
    Whole(u32),
}

impl Operand {
    /// An operand of which nothing is known.
    pub fn unknown() -> Self {
        let constraint = Constraint { kind: Kind::Variable, direction: Direction::Both };
        Self { name: None, constraint, value: Value::Unknown, span: 0..0 }
    }

    /// Reads `0=rw:float[16]`, `dst==rw:f[16]`, `2=P:32`: a number or name, a constraint and a type with a number of
    /// elements, or a number. Returns the number or name with the operand.
    ///
    /// # Errors
    /// The message for the user.
    pub fn parse(text: &str, backend: Backend) -> Result<(String, Self), String> {
        const FORM: &str =
            "expected NUMBER=CONSTRAINT:TYPE[ELEMENTS], for instance `0==rw:float[16]` or `2=P:32`";
        let (place, rest) = text.split_once('=').ok_or(FORM)?;
        let (constraint, value) = rest.split_once(':').ok_or(FORM)?;
        let place = place.trim();
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        if place.is_empty() || !place.chars().all(is_name) {
            return Err(format!("`{place}` is neither a number nor a name: {FORM}"));
        }
        let constraint = Constraint::parse(constraint.trim(), backend).map_err(|(message, _)| message)?;
        let value = value.trim();
        let value = match constraint.kind {
            Kind::Number => {
                let number = value.parse().map_err(|_| format!("`{value}` is not a whole number"))?;
                Value::Number(Some(number))
            }
            Kind::Tied(_) => Value::Unknown,
            Kind::Variable | Kind::Uniform | Kind::Region => {
                let (name, count) = match value.split_once('[') {
                    Some((name, count)) => (name, Some(count.strip_suffix(']').ok_or(FORM)?)),
                    None => (value, None),
                };
                let (ty, vector) = types::named(name.trim()).ok_or_else(|| {
                    format!(
                        "`{name}` is not a type: expected one of C, such as `float`, or of vISA, such as `f`"
                    )
                })?;
                let elements = match count {
                    None if backend == Backend::Vector => Elements::Whole(vector),
                    None => Elements::OfChannel(vector),
                    Some(count) => {
                        let count = count.trim().parse().ok().filter(|count| *count > 0);
                        let count: u32 = count
                            .ok_or_else(|| format!("`{value}`: expected a number of elements above 0"))?;
                        Elements::Whole(count.saturating_mul(vector))
                    }
                };
                Value::Variable(ty, elements)
            }
        };
        let name = place.parse::<usize>().is_err().then(|| place.to_string());
        Ok((place.to_string(), Self { name, constraint, value, span: 0..0 }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa::DataType;

    #[test]
    fn operands_are_read() {
        let read =
            |text| Operand::parse(text, Backend::Scalar).map(|(place, operand)| (place, operand.value));
        let float = |elements| Value::Variable(Type(DataType::F), elements);
        assert_eq!(read("0=rw:float[16]"), Ok(("0".to_string(), float(Elements::Whole(16)))));
        assert_eq!(read("x=+rw:float4"), Ok(("x".to_string(), float(Elements::OfChannel(4)))));
        assert_eq!(read("2=P:-3"), Ok(("2".to_string(), Value::Number(Some(-3)))));
        for wrong in
            ["", "0", "0=rw", "0=rw:floot", "0=rw:float[0]", "0=rw:float[16", "2=P:x", "a b=rw:f", "0=q:f"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
