//! Rules that depend on one number and on nothing else: closed encodings and ranges.

use genvisa_rule::functions::Answer;
use genvisa_rule::{Env, Expr, Function, eval};
use std::collections::BTreeSet;

/// The number that every name means.
struct OneNumber(i64);

impl Env for OneNumber {
    fn field(&self, _: &[String]) -> Option<i64> {
        Some(self.0)
    }

    fn call(&self, function: &str, _: &[Expr]) -> Option<i64> {
        is_of_bits(function).then_some(self.0)
    }

    fn symbol(&self, _: &Expr, _: &str) -> Option<i64> {
        None
    }
}

/// Whether a function gives the bits of the field that it is given.
fn is_of_bits(function: &str) -> bool {
    Function::find(function).is_some_and(|known| matches!(known.answer, Answer::Bits(_)))
}

/// Whether an expression depends on one field or bit range, and on nothing else.
pub fn is_about_one_number(expr: &Expr) -> bool {
    let mut names: BTreeSet<&[String]> = BTreeSet::new();
    let is_simple = expr.walk().all(|part| match part {
        Expr::Name(name) => {
            names.insert(&name.path);
            !name.is_symbol()
        }
        Expr::Call { name, .. } => is_of_bits(name),
        Expr::Index { .. } | Expr::Str(_) => false,
        _ => true,
    });
    is_simple && names.len() == 1
}

/// Whether a number is beside a limit: an expression about one number has another result for the number before or after it.
pub fn is_limit(expr: &Expr, number: i64) -> bool {
    let result = |number| eval(expr, &OneNumber(number));
    let beside = [number.checked_sub(1), number.checked_add(1)];
    beside.into_iter().flatten().any(|other| result(other) != result(number))
}

#[cfg(test)]
mod tests {
    use super::{is_about_one_number, is_limit};
    use genvisa_rule::parse;

    #[test]
    fn a_closed_encoding_and_a_range_are_about_one_number() {
        let is_it = |text: &str| is_about_one_number(&parse(text).unwrap());
        for text in ["matches!(code(a.b), 0 | 3)", "matches!(n, 1..=4)", "n != 0"] {
            assert!(is_it(text), "{text}");
        }
        for text in ["a == b", "n <= grf()", "mode == Some", "a == 1 => matches!(b, 1..=4)", "true"] {
            assert!(!is_it(text), "{text}");
        }
    }

    #[test]
    fn limits_are_on_both_sides() {
        let range = parse("matches!(n, 1..=4)").unwrap();
        let limits: Vec<i64> = (-2..8).filter(|number| is_limit(&range, *number)).collect();
        assert_eq!(limits, [0, 1, 4, 5]);
    }
}
