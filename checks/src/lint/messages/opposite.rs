//! Requirements in words that are the opposite of the expression: "must be null" for `!null(dst)`, "at least" for `<=`.

use super::without_reason;
use genvisa_rule::{BinaryOp, Expr, UnaryOp, names};

/// The words of a sentence that the requirement of the expression contradicts, and that requirement.
pub(super) fn contradicted(sentence: &str, expr: &Expr) -> Option<String> {
    let required = required(expr);
    let clause = without_reason(sentence);
    // The condition is behind the requirement.
    let clause = clause.split(" if ").next().unwrap_or(clause);
    let wrong = null(clause, required).or_else(|| limit(clause, required))?;
    Some(format!("\"{wrong}\" for `{required}`"))
}

/// The part of an expression behind its conditions.
pub(super) fn required(expr: &Expr) -> &Expr {
    match expr {
        Expr::Binary { op: BinaryOp::Implies, right, .. } => required(right),
        _ => expr,
    }
}

/// The wrong one of "must be null" and "must not be null", and so of 0.
fn null<'s>(clause: &'s str, required: &Expr) -> Option<&'s str> {
    let (name, value, is_equal) = match required {
        Expr::Unary { op: UnaryOp::Not, operand } => (null_of(operand)?, "null", false),
        Expr::Binary { op: op @ (BinaryOp::Eq | BinaryOp::Ne), left, right } => {
            matches!(&**right, Expr::Int(int) if int.value == 0).then_some(())?;
            (left.as_field()?.to_string(), "0", *op == BinaryOp::Eq)
        }
        _ => (null_of(required)?, "null", true),
    };
    let verb = if is_equal { "must not be" } else { "must be" };
    let wrong = format!("`{name}` {verb} {value}");
    let at = clause.find(&wrong)?;
    let behind = clause.get(at + wrong.len()..)?;
    // `0 or more` and `0x10` are other values.
    let is_whole = behind.is_empty() || behind.starts_with(' ') && !behind.starts_with(" or");
    clause.get(at + name.len() + 3..at + wrong.len()).filter(|_| is_whole)
}

/// The operand of `null`.
fn null_of(expr: &Expr) -> Option<String> {
    match expr {
        Expr::Call { name, args, .. } if name == "null" => Some(args.first()?.as_field()?.to_string()),
        _ => None,
    }
}

/// The wrong one of "at most" and "at least" about the first name of the sentence.
fn limit(clause: &str, required: &Expr) -> Option<&'static str> {
    let Expr::Binary { op, left, right } = required else { return None };
    if !op.is_order() {
        return None;
    }
    let about = clause.split('`').nth(1)?;
    let op = match [left, right].map(|side| has_name(side, about)) {
        [true, false] => *op,
        [false, true] => op.turned(),
        _ => return None,
    };
    let (wrong, right) = if is_upper(op) { ("at least", "at most") } else { ("at most", "at least") };
    (clause.contains(wrong) && !clause.contains(right)).then_some(wrong)
}

/// Whether a name is in an expression.
pub(super) fn has_name(expr: &Expr, name: &str) -> bool {
    names(expr).any(|other| other.to_string() == name)
}

/// Whether a comparison limits its left side from above.
pub(super) fn is_upper(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Le | BinaryOp::Lt)
}

#[cfg(test)]
mod tests {
    use super::super::tests::compare;
    use super::contradicted;

    #[test]
    fn the_opposite_of_a_requirement_contradicts_it() {
        compare(
            contradicted,
            &[
                ("`a` must not be null: it is read", "!null(a)", "null(a)"),
                ("`a` must be null if `b` is null", "null(b) => null(a)", "null(b) => !null(a)"),
                ("`a` must not be 0", "a != 0", "a == 0"),
                ("`a` must be at most 15", "a <= 15", "a >= 15"),
                ("`b` must be at least `a`", "a <= b", "a >= b"),
            ],
        );
    }
}
