//! Conditions of fields as expressions of C++.

use genvisa_reader::isa::{BitGroup, Field, Isa};
use genvisa_rule::{BinaryOp, Expr, Name, Pattern, UnaryOp};

/// A condition on earlier fields of a layout as an expression of C++. It reads fields by `bits(fields, "name", shift, bits)`.
/// `None` if it uses anything but numbers, bits, names of encodings and operators, which a layout need not do.
pub(crate) fn condition(isa: &Isa, fields: &[Field], text: &str) -> Option<String> {
    let expr = genvisa_rule::parse(text).ok()?;
    Subject { isa, fields }.expression(&expr)
}

struct Subject<'i> {
    isa: &'i Isa,
    fields: &'i [Field],
}

/// Bits of a field.
struct Place<'i> {
    field: &'i Field,
    /// The bit range; all bits without one.
    group: Option<&'i BitGroup>,
}

impl<'i> Subject<'i> {
    fn expression(&self, expr: &Expr) -> Option<String> {
        Some(match expr {
            Expr::Int(int) => int.value.to_string(),
            Expr::Bool(value) => value.to_string(),
            Expr::Name(name) => self.value(&self.place(name)?)?,
            Expr::Call { name, args, .. } => {
                let [Expr::Name(of)] = args.as_slice() else { return None };
                let place = self.place(of)?;
                match name.as_str() {
                    "code" => place.code()?,
                    "raw" => Place { group: None, ..place }.code()?,
                    _ => return None,
                }
            }
            Expr::Unary { op: UnaryOp::Not, operand } => format!("!({})", self.expression(operand)?),
            Expr::Unary { op: UnaryOp::Neg, operand } => format!("-({})", self.expression(operand)?),
            Expr::Binary { op, left, right } => self.binary(*op, left, right)?,
            Expr::Matches { subject, patterns } => self.matches(subject, patterns)?,
            Expr::Index { .. } | Expr::Str(_) => return None,
        })
    }

    fn binary(&self, op: BinaryOp, left: &Expr, right: &Expr) -> Option<String> {
        let symbol = match op {
            // C++ leaves the result open for some operands.
            BinaryOp::Div | BinaryOp::Rem | BinaryOp::Shl | BinaryOp::Shr => return None,
            BinaryOp::Implies => {
                return Some(format!("(!{} || {})", self.expression(left)?, self.expression(right)?));
            }
            other => other.symbol(),
        };
        let (left, right) = match (left.as_symbol(), right.as_symbol()) {
            (None, Some(name)) => (self.code(left)?, self.code_of(left, name)?),
            (Some(name), None) => (self.code_of(right, name)?, self.code(right)?),
            _ => (self.expression(left)?, self.expression(right)?),
        };
        Some(format!("({left} {symbol} {right})"))
    }

    fn matches(&self, subject: &Expr, patterns: &[Pattern]) -> Option<String> {
        let (mut numbers, mut ranges) = (Vec::new(), Vec::new());
        let is_named = patterns.iter().any(|pattern| matches!(pattern, Pattern::Name(_)));
        let value = if is_named { self.code(subject)? } else { self.expression(subject)? };
        for pattern in patterns {
            match pattern {
                Pattern::Name(name) => numbers.push(self.code_of(subject, name)?),
                // Beside names, a number would be a value, and not a code.
                Pattern::Int(_) | Pattern::Range(..) if is_named => return None,
                Pattern::Int(int) => numbers.push(int.value.to_string()),
                Pattern::Range(from, to) => {
                    ranges.push(format!("({} <= {value} && {value} <= {})", from.value, to.value));
                }
            }
        }
        if !numbers.is_empty() {
            ranges.push(format!("is_one_of({value}, {{{}}})", numbers.join(", ")));
        }
        Some(format!("({})", ranges.join(" || ")))
    }

    /// The code in the bits that an expression names.
    fn code(&self, expr: &Expr) -> Option<String> {
        let Expr::Name(name) = expr else { return None };
        self.place(name)?.code()
    }

    /// The code of the name of an encoding of the bits that an expression names.
    fn code_of(&self, expr: &Expr, encoding: &Name) -> Option<String> {
        let Expr::Name(name) = expr else { return None };
        let word = encoding.path.first()?;
        let value = self.place(name)?.group?.values.iter().find(|value| value.name == *word)?;
        Some(value.code.to_string())
    }

    /// The value of bits, if it is their code.
    fn value(&self, place: &Place<'_>) -> Option<String> {
        let has_meanings =
            place.group.is_some_and(|group| group.values.iter().any(|value| value.value.is_some()));
        if has_meanings { None } else { place.code() }
    }

    fn place(&self, name: &Name) -> Option<Place<'i>> {
        let field = self.fields.iter().find(|field| Some(&field.name) == name.path.first())?;
        let group = self.isa.bit_range(field, name.path.last()?);
        (group.is_some() || name.path.len() == 1).then_some(Place { field, group })
    }
}

impl Place<'_> {
    fn code(&self) -> Option<String> {
        let width = self.field.width()?;
        let (shift, bits) = self.group.map_or((0, width), |group| (group.lo, group.hi - group.lo + 1));
        Some(format!("bits(fields, \"{}\", {shift}, {bits})", self.field.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa_reader::isa::{Enumerant, Wire};

    fn fields() -> Vec<Field> {
        let wire = |ty: &str| vec![Wire { ty: ty.to_string(), ..Wire::default() }];
        let value = |name: &str, code, value| Enumerant {
            name: name.to_string(),
            code,
            value,
            ..Enumerant::default()
        };
        let group = |name: &str, lo, hi, values| BitGroup {
            name: name.to_string(),
            lo,
            hi,
            values,
            ..BitGroup::default()
        };
        let op = group("op", 0, 4, vec![value("LOAD", 3, None), value("quad", 4, None)]);
        let size = group("size", 0, 2, vec![value("EIGHT", 3, Some(8))]);
        vec![
            Field {
                name: "mode".into(),
                wire: wire("uw"),
                bits: vec![group("si", 5, 5, Vec::new())],
                ..Field::default()
            },
            Field { name: "op".into(), wire: wire("ub"), bits: vec![op], ..Field::default() },
            Field { name: "size".into(), wire: wire("ub"), bits: vec![size], ..Field::default() },
        ]
    }

    #[test]
    fn conditions_become_expressions() {
        let (isa, fields) = (Isa::default(), fields());
        for (text, expected) in [
            ("mode.si == 1", "(bits(fields, \"mode\", 5, 1) == 1)"),
            (
                "raw(op) == 0 || mode != 2",
                "((bits(fields, \"op\", 0, 8) == 0) || (bits(fields, \"mode\", 0, 16) != 2))",
            ),
            ("op == LOAD", "(bits(fields, \"op\", 0, 5) == 3)"),
            ("matches!(op, LOAD | quad)", "(is_one_of(bits(fields, \"op\", 0, 5), {3, 4}))"),
            (
                "matches!(mode, 1 | 4..=6)",
                "((4 <= bits(fields, \"mode\", 0, 16) && bits(fields, \"mode\", 0, 16) <= 6) || is_one_of(bits(fields, \"mode\", 0, 16), {1}))",
            ),
            (
                "mode == 1 => !(op == 2)",
                "(!(bits(fields, \"mode\", 0, 16) == 1) || !((bits(fields, \"op\", 0, 5) == 2)))",
            ),
            ("code(size) == 3", "(bits(fields, \"size\", 0, 3) == 3)"),
            ("size == EIGHT", "(bits(fields, \"size\", 0, 3) == 3)"),
        ] {
            assert_eq!(condition(&isa, &fields, text).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn a_list_of_names_and_numbers_has_none() {
        let (isa, fields) = (Isa::default(), fields());
        for text in ["matches!(op, LOAD | 4)", "matches!(op, 4 | LOAD)", "matches!(op, LOAD | 4..=6)"] {
            assert_eq!(condition(&isa, &fields, text), None, "{text}");
        }
    }

    #[test]
    fn other_conditions_have_none() {
        let (isa, fields) = (Isa::default(), fields());
        // The value of an encoding is not its code.
        for text in [
            "size == 8",
            "matches!(size, 8 | 4)",
            "other == 1",
            "op == STORE",
            "mode / 2 == 1",
            "exec_size() == 1",
            "op ==",
        ] {
            assert_eq!(condition(&isa, &fields, text), None, "{text}");
        }
    }
}
