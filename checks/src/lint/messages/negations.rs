//! Sentences that negate once more or once less than their expression: "must not" without `!`, "unless" for "if".
//!
//! Each `!`, `!=`, "not" and "unless" turns a rule into its opposite, wherever it is: so an even number of them is between
//! a sentence and its expression. Sentences whose words negate in other ways are not counted.

use super::opposite::required;
use super::without_reason;
use genvisa_rule::{BinaryOp, Expr, UnaryOp};

/// Words that may negate, or leave open how much of the sentence they negate.
const OPEN: [&str; 16] = [
    "no",
    "none",
    "nor",
    "never",
    "without",
    "otherwise",
    "except",
    "exempt",
    "neither",
    "only",
    "other",
    "others",
    "cannot",
    "differ",
    "alone",
    "before",
];

/// Words in front of a condition that holds or of nothing at all, which the expression has as `||` or not at all.
const CHOICES: [&str; 5] = ["0 or ", "null or ", "must be null and ", "must be 0 and ", "unless it is null"];

/// The words of a sentence that have another number of negations than the expression, and the part that they are about.
pub(super) fn contradicted(sentence: &str, expr: &Expr) -> Option<String> {
    let clause = without_reason(sentence);
    let counted = Counted::of(clause)?;
    let has_null = clause.contains("null");
    let is_negative = is_negative(expr, &counted, has_null)?;
    if is_negative == (counted.number % 2 == 1) {
        return None;
    }
    let required = required(expr);
    let wrong = match (counted.has_must_not, is_negative_atom(required)) {
        (true, false) => format!("\"must not\" for `{required}`"),
        (false, true) if !counted.has_unless => format!("\"must\" for `{required}`"),
        _ if counted.has_unless => format!("\"unless\" for `{expr}`"),
        _ => format!("\"if\" for `{expr}`"),
    };
    Some(wrong)
}

/// The negations of a clause.
#[derive(Default)]
struct Counted {
    number: usize,
    has_must_not: bool,
    has_unless: bool,
}

impl Counted {
    /// `None` where the words leave open which part they negate.
    fn of(clause: &str) -> Option<Self> {
        if clause.contains(';') || CHOICES.iter().any(|words| clause.contains(words)) {
            return None;
        }
        let mut counted = Self::default();
        let mut musts = 0;
        let mut before = ["", ""];
        for word in plain(clause).flat_map(|part| part.split(|c: char| !c.is_ascii_alphabetic())) {
            match word {
                "" => continue,
                "must" => musts += 1,
                // "a type that is not packed" is a kind of type.
                "not" if before.iter().any(|word| matches!(*word, "that" | "which" | "whose")) => {
                    return None;
                }
                "not" => {
                    counted.has_must_not |= before[1] == "must";
                    counted.number += 1;
                }
                "unless" => {
                    counted.has_unless = true;
                    counted.number += 1;
                }
                // "must not exceed" is an upper limit.
                "exceed" if before[1] == "not" => {
                    counted.has_must_not = false;
                    counted.number = counted.number.saturating_sub(1);
                }
                _ if OPEN.contains(&word) => return None,
                _ => {}
            }
            before = [before[1], word];
        }
        (musts == 1).then_some(counted)
    }
}

/// The parts of a text outside of backticks.
fn plain(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').step_by(2)
}

/// Whether an odd number of negations is in an expression; `None` where a sentence may word it in both ways.
fn is_negative(expr: &Expr, counted: &Counted, has_null: bool) -> Option<bool> {
    match expr {
        Expr::Unary { op: UnaryOp::Not, operand } => Some(!is_negative(operand, counted, has_null)?),
        Expr::Binary { op: BinaryOp::Implies, left, right } => {
            Some(is_negative(left, counted, has_null)? != is_negative(right, counted, has_null)?)
        }
        Expr::Binary { op: op @ (BinaryOp::And | BinaryOp::Or), .. } => {
            let parts = expr.connected(*op);
            // A list of cases has a sentence of its own for each.
            if parts.iter().any(|part| matches!(part, Expr::Binary { op: BinaryOp::Implies, .. })) {
                return None;
            }
            let is_counted = |part: &&Expr| !is_place(part) && (has_null || !is_present(part));
            let parts = parts.into_iter().filter(is_counted);
            let all: Option<Vec<bool>> = parts.map(|part| is_negative(part, counted, has_null)).collect();
            let all = all?;
            match all.iter().filter(|is_negative| **is_negative).count() {
                0 => Some(false),
                n if n == 1 || n == all.len() => Some(true),
                _ => None,
            }
        }
        Expr::Binary { op: BinaryOp::Ne, .. } => Some(true),
        // "not 0" is `> 0`, and "no bit of it" a mask.
        Expr::Binary { op, right, .. } if op.is_comparison() => {
            let is_small = matches!(&**right, Expr::Int(int) if matches!(int.value, 0 | 1));
            let is_order = *op != BinaryOp::Eq;
            let is_open = is_small && (is_order || is_mask(expr)) || is_order && counted.has_must_not;
            (!is_open || counted.number == 0).then_some(false)
        }
        // A function without an operand may have a name that negates.
        Expr::Call { args, .. } if args.is_empty() => None,
        _ => Some(false),
    }
}

/// Whether a condition is about a platform.
fn is_place(expr: &Expr) -> bool {
    matches!(expr, Expr::Call { name, .. } if name == "on")
}

/// Whether a condition is that an operand is not null, which goes without words.
fn is_present(expr: &Expr) -> bool {
    let Expr::Unary { op: UnaryOp::Not, operand } = expr else { return false };
    matches!(&**operand, Expr::Call { name, .. } if name == "null")
}

/// Whether an expression is one condition with a negation.
fn is_negative_atom(expr: &Expr) -> bool {
    matches!(expr, Expr::Unary { op: UnaryOp::Not, .. } | Expr::Binary { op: BinaryOp::Ne, .. })
}

/// Whether a comparison is of some bits only.
fn is_mask(expr: &Expr) -> bool {
    let Expr::Binary { left, .. } = expr else { return false };
    matches!(&**left, Expr::Binary { op: BinaryOp::BitAnd, .. })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{compare, is_contradicted};
    use super::contradicted;

    #[test]
    fn a_negation_too_many_or_too_few_contradicts() {
        compare(
            contradicted,
            &[
                ("`a` must not be `x`", "!matches!(a, x)", "matches!(a, x)"),
                ("`a` must be `x`", "matches!(a, x)", "!matches!(a, x)"),
                ("`a` must be 4 if `b` is 2", "b == 2 => a == 4", "b != 2 => a == 4"),
                ("`a` must be 4 unless `b` is 2", "b != 2 => a == 4", "b == 2 => a == 4"),
                (
                    "`a` must not be `x` unless `b` is `y`",
                    "matches!(a, x) => matches!(b, y)",
                    "a == X => b != Y",
                ),
                (
                    "`a` must be 4 if `b` is not `x`: it is short",
                    "!matches!(b, x) => a == 4",
                    "matches!(b, x) => a == 4",
                ),
                ("`a` must not exceed 4 if `b` is 2", "b == 2 => a <= 4", "b != 2 => a <= 4"),
            ],
        );
        for open in [
            "`a` must be 0 or declared",
            "`a` must have no type of floats",
            "`a` must name a type that is not packed",
        ] {
            assert!(!is_contradicted(contradicted, open, "!matches!(a, x)"), "{open}");
        }
    }
}
