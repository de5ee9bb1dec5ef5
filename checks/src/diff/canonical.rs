//! The canonical form of a rule: two spellings with one meaning are no difference.
//!
//! - `a || b`, `a && b` and the alternatives of `matches!` are sorted, without duplicates; small ranges are spelled out.
//! - `x == A || matches!(x, B)` is `matches!(x, A | B)`; `x != A && x != B` is `!matches!(x, A | B)`.
//! - `a > b` is `b < a`, but a number is on the right; `a => b => c` is `a && b => c`; numbers are decimal.
//!
//! Each step preserves the value for every truth value of the parts, including the unknown one.

use genvisa_rule::{BinaryOp, Expr, Int, Pattern, UnaryOp, parse};
use std::collections::{BTreeMap, BTreeSet};

/// Ranges of `matches!` up to this length are spelled out.
const SPELLED: i64 = 32;

/// The canonical form of an expression, or the text itself where it is not an expression.
pub(crate) fn canonical(text: &str) -> String {
    parse(text).map_or_else(|_| text.to_string(), |expr| plain(form(expr)).to_string())
}

fn form(expr: Expr) -> Expr {
    match expr {
        Expr::Int(int) => Expr::Int(int.value.into()),
        Expr::Call { name, args, span } => {
            Expr::Call { name, args: args.into_iter().map(form).collect(), span }
        }
        Expr::Unary { op, operand } => negated(op, form(*operand)),
        Expr::Binary { op, left, right } => binary(op, form(*left), form(*right)),
        Expr::Matches { subject, patterns } => matches(form(*subject), patterns),
        Expr::Bool(_) | Expr::Name(_) | Expr::Index { .. } | Expr::Str(_) => expr,
    }
}

fn negated(op: UnaryOp, operand: Expr) -> Expr {
    match operand {
        Expr::Unary { op: UnaryOp::Not, operand } if op == UnaryOp::Not && is_truth(&operand) => *operand,
        operand => Expr::Unary { op, operand: Box::new(operand) },
    }
}

fn binary(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    let joined = |op, left, right| Expr::Binary { op, left: Box::new(left), right: Box::new(right) };
    let is_number = |expr: &Expr| matches!(expr, Expr::Int(_));
    match op {
        BinaryOp::Gt | BinaryOp::Ge if !is_number(&right) => joined(op.turned(), right, left),
        BinaryOp::Lt | BinaryOp::Le if is_number(&left) && !is_number(&right) => {
            joined(op.turned(), right, left)
        }
        BinaryOp::Eq => match pattern(&right) {
            Some(pattern) => matches(left, vec![pattern]),
            None => joined(op, left, right),
        },
        BinaryOp::Ne => negated(UnaryOp::Not, binary(BinaryOp::Eq, left, right)),
        BinaryOp::Implies => match right {
            Expr::Binary { op: BinaryOp::Implies, left: second, right } => {
                joined(op, binary(BinaryOp::And, left, *second), *right)
            }
            right => joined(op, left, right),
        },
        BinaryOp::Or => chain(op, left, right, |part| match part {
            Expr::Matches { subject, patterns } => Ok((subject, patterns)),
            other => Err(other),
        }),
        BinaryOp::And => chain(op, left, right, |part| match part {
            Expr::Unary { op: UnaryOp::Not, operand } => match *operand {
                Expr::Matches { subject, patterns } => Ok((subject, patterns)),
                operand => Err(Expr::Unary { op: UnaryOp::Not, operand: Box::new(operand) }),
            },
            other => Err(other),
        }),
        _ => joined(op, left, right),
    }
}

/// The parts of `a || b || c` in order. Of those that `split` gives, the ones with one subject become one.
fn chain(
    op: BinaryOp,
    left: Expr,
    right: Expr,
    split: impl Fn(Expr) -> Result<(Box<Expr>, Vec<Pattern>), Expr>,
) -> Expr {
    let mut parts = BTreeMap::new();
    let mut lists: BTreeMap<String, (Box<Expr>, Vec<Pattern>)> = BTreeMap::new();
    let mut open = vec![left, right];
    while let Some(part) = open.pop() {
        match part {
            Expr::Binary { op: own, left, right } if own == op => open.extend([*left, *right]),
            part => match split(part) {
                Ok((subject, patterns)) => lists
                    .entry(subject.to_string())
                    .or_insert_with(|| (subject, Vec::new()))
                    .1
                    .extend(patterns),
                Err(part) => {
                    parts.insert(place(&part), part);
                }
            },
        }
    }
    for (subject, patterns) in lists.into_values() {
        let list = matches(*subject, patterns);
        let part = if op == BinaryOp::And { negated(UnaryOp::Not, list) } else { list };
        parts.insert(place(&part), part);
    }
    let join = |left, right| Expr::Binary { op, left: Box::new(left), right: Box::new(right) };
    // A chain has two parts at least before its lists become one.
    parts.into_values().reduce(join).unwrap_or(Expr::Bool(op == BinaryOp::And))
}

/// The sort key of a part in its chain: platforms first, then by text.
fn place(part: &Expr) -> (bool, String) {
    let platforms = matches!(part, Expr::Call { name, .. } if name == "on");
    (!platforms, part.to_string())
}

fn matches(subject: Expr, patterns: Vec<Pattern>) -> Expr {
    let mut numbers = BTreeSet::new();
    let mut ranges = BTreeSet::new();
    let mut names = BTreeMap::new();
    for pattern in patterns {
        match pattern {
            Pattern::Int(int) => drop(numbers.insert(int.value)),
            Pattern::Range(from, to) if to.value.saturating_sub(from.value) < SPELLED => {
                numbers.extend(from.value..=to.value);
            }
            Pattern::Range(from, to) => drop(ranges.insert((from.value, to.value))),
            Pattern::Name(name) => drop(names.insert(name.to_string(), name)),
        }
    }
    let number = |n: i64| Int::from(n);
    let numbers = numbers.into_iter().map(|n| Pattern::Int(number(n)));
    let ranges = ranges.into_iter().map(|(from, to)| Pattern::Range(number(from), number(to)));
    let names = names.into_values().map(Pattern::Name);
    Expr::Matches { subject: Box::new(subject), patterns: numbers.chain(ranges).chain(names).collect() }
}

/// The right side of `==`, as a pattern.
fn pattern(expr: &Expr) -> Option<Pattern> {
    match expr {
        Expr::Int(int) => Some(Pattern::Int(*int)),
        _ => expr.as_symbol().cloned().map(Pattern::Name),
    }
}

fn is_truth(expr: &Expr) -> bool {
    match expr {
        Expr::Bool(_) | Expr::Matches { .. } => true,
        Expr::Unary { op, .. } => *op == UnaryOp::Not,
        Expr::Binary { op, .. } => op.is_truth(),
        _ => false,
    }
}

/// For people: a comparison with one thing as `==` or `!=`.
fn plain(expr: Expr) -> Expr {
    let one = |expr: &Expr| match expr {
        Expr::Matches { subject, patterns } => match &patterns[..] {
            [Pattern::Int(int)] => Some((plain((**subject).clone()), Expr::Int(*int))),
            [Pattern::Name(name)] => Some((plain((**subject).clone()), Expr::Name(name.clone()))),
            _ => None,
        },
        _ => None,
    };
    let compared = |op, (left, right)| Expr::Binary { op, left: Box::new(left), right: Box::new(right) };
    if let Some(sides) = one(&expr) {
        return compared(BinaryOp::Eq, sides);
    }
    match expr {
        Expr::Unary { op: UnaryOp::Not, operand } => match one(&operand) {
            Some(sides) => compared(BinaryOp::Ne, sides),
            None => Expr::Unary { op: UnaryOp::Not, operand: Box::new(plain(*operand)) },
        },
        Expr::Unary { op, operand } => Expr::Unary { op, operand: Box::new(plain(*operand)) },
        Expr::Binary { op, left, right } => compared(op, (plain(*left), plain(*right))),
        Expr::Call { name, args, span } => {
            Expr::Call { name, args: args.into_iter().map(plain).collect(), span }
        }
        Expr::Matches { subject, patterns } => Expr::Matches { subject: Box::new(plain(*subject)), patterns },
        expr => expr,
    }
}

#[cfg(test)]
mod tests {
    use super::canonical;

    #[test]
    fn a_negation_of_a_negated_truth_is_the_truth() {
        for text in ["true", "matches!(a, 1..=40)", "a < b", "a && b"] {
            assert_eq!(canonical(&format!("!!({text})")), canonical(text), "{text}");
        }
        // A number is no truth: both negations give 0 or 1.
        assert_eq!(canonical("!!a"), "!!a");
        assert_eq!(canonical("!!(a + 1)"), "!!(a + 1)");
        assert_ne!(canonical("!!f(a)"), canonical("f(a)"));
    }

    #[test]
    fn short_ranges_are_spelled_and_parts_of_one_subject_are_joined() {
        for (text, form) in [
            ("matches!(a, 1..=3)", "matches!(a, 1 | 2 | 3)"),
            ("matches!(a, 5 | 1..=2)", "matches!(a, 1 | 2 | 5)"),
            ("a == B || a == 2 || a == C", "matches!(a, 2 | B | C)"),
            ("c || on(\"XEHP+\") || b || a", "on(\"XEHP+\") || a || b || c"),
            ("a != 1 && b && a != 2", "!matches!(a, 1 | 2) && b"),
        ] {
            assert_eq!(canonical(text), form, "{text}");
        }
    }

    #[test]
    fn equal_meanings_are_equal() {
        for (a, b) in [
            ("matches!(ty(dst), W | B)", "matches!(ty(dst), B | W)"),
            ("matches!(ty(dst), DF)", "ty(dst) == DF"),
            ("ty(a) == W || ty(a) == B", "matches!(ty(a), B | W)"),
            ("a != 1 && a != 2", "!matches!(a, 1 | 2)"),
            ("!(a == 1)", "a != 1"),
            ("matches!(f, 1..=4)", "matches!(f, 4 | 3 | 2 | 1)"),
            ("code(f) == 0b0010", "code(f) == 2"),
            ("on(\"XEHP+\") && a > b || c", "c || b < a && on(\"XEHP+\")"),
            ("a == 1 => b == 2 => c", "b == 2 && a == 1 => c"),
            ("a && (b && c)", "c && a && b && a"),
        ] {
            assert_eq!(canonical(a), canonical(b), "{a}, {b}");
        }
    }

    #[test]
    fn other_meanings_are_apart() {
        for (a, b) in [
            ("a < b", "b < a"),
            ("a == 1 && a == 2", "a == 1 || a == 2"),
            ("a != 1 || a != 2", "!matches!(a, 1 | 2)"),
            ("a => b", "b => a"),
            ("(a => b) => c", "a => b => c"),
            ("a - b", "b - a"),
            ("matches!(f, 1..=100)", "matches!(f, 1..=99)"),
            ("on(\"XEHP+\")", "on(\"XEHP\")"),
        ] {
            assert_ne!(canonical(a), canonical(b), "{a}, {b}");
        }
    }

    #[test]
    fn the_form_is_its_own_form_and_reads_well() {
        for (text, form) in [
            ("pred.id != 0 => 8 < exec_size", "pred.id != 0 => exec_size > 8"),
            ("ty(x) == BF && on(\"XEHP+\")", "on(\"XEHP+\") && ty(x) == BF"),
            ("matches!(ty(dst), UD | D | F)", "matches!(ty(dst), D | F | UD)"),
            ("no rule at all", "no rule at all"),
        ] {
            assert_eq!(canonical(text), form);
            assert_eq!(canonical(form), form);
        }
    }
}
