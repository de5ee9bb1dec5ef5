//! Limits in words that contradict the comparison with the same number.

use genvisa_rule::{BinaryOp, Expr};

/// Words before a limit, the comparison that they state, and the one that differs from it at the limit alone.
const PHRASES: [(&str, BinaryOp, BinaryOp); 6] = [
    ("at most ", BinaryOp::Le, BinaryOp::Lt),
    ("at least ", BinaryOp::Ge, BinaryOp::Gt),
    ("less than ", BinaryOp::Lt, BinaryOp::Le),
    ("below ", BinaryOp::Lt, BinaryOp::Le),
    ("more than ", BinaryOp::Gt, BinaryOp::Ge),
    ("above ", BinaryOp::Gt, BinaryOp::Ge),
];

/// The limits of a sentence that the expression has with another comparison, as the sentence and the expression write them.
pub(super) fn contradicted(sentence: &str, expr: &Expr) -> Vec<String> {
    let compared: Vec<(BinaryOp, i64)> = expr.walk().filter_map(comparison).collect();
    let mut found = Vec::new();
    for (phrase, stated, other) in PHRASES {
        if compared.iter().all(|(op, _)| *op != other) {
            continue;
        }
        for (at, _) in sentence.match_indices(phrase) {
            let Some(limit) = sentence.get(at + phrase.len()..).and_then(number) else { continue };
            if compared.contains(&(other, limit)) && !compared.contains(&(stated, limit)) {
                found.push(format!("\"{phrase}{limit}\" for `{other} {limit}`"));
            }
        }
    }
    found.extend(bounded(sentence, expr));
    found
}

/// Functions that bound a value by a number, the words for it, and the words for the opposite.
const BOUNDS: [(&str, &str, &str); 2] = [("max", "at least ", "at most "), ("min", "at most ", "at least ")];

/// The words of a sentence for the other one of `max` and `min` with the same number: "at least 4" for `min(n, 4)`.
fn bounded(sentence: &str, expr: &Expr) -> Option<String> {
    let calls = expr.walk().filter_map(|part| match part {
        Expr::Call { name, args, .. } => Some((part, name, args)),
        _ => None,
    });
    calls.into_iter().find_map(|(call, name, args)| {
        let (_, right, wrong) = BOUNDS.iter().find(|(bound, ..)| bound == name)?;
        let number =
            args.iter().find_map(|arg| if let Expr::Int(int) = arg { Some(int.value) } else { None })?;
        let has = |words: &str| {
            let mut limits = sentence.match_indices(words);
            limits.any(|(at, _)| sentence.get(at + words.len()..).and_then(self::number) == Some(number))
        };
        (has(wrong) && !has(right)).then(|| format!("\"{wrong}{number}\" for `{call}`"))
    })
}

/// A comparison with a number, as if the number were on the right side.
fn comparison(expr: &Expr) -> Option<(BinaryOp, i64)> {
    let Expr::Binary { op, left, right } = expr else { return None };
    match (op, &**left, &**right) {
        (_, _, Expr::Int(int)) => Some((*op, int.value)),
        (op, Expr::Int(int), _) if op.is_order() => Some((op.turned(), int.value)),
        _ => None,
    }
}

/// The number at the start of a text.
fn number(text: &str) -> Option<i64> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text.get(..end)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::contradicted;

    #[test]
    fn a_limit_is_contradicted_by_the_comparison_that_differs_at_it() {
        let contradicted = |sentence: &str, expr: &str| {
            contradicted(sentence, &genvisa_rule::parse(expr).unwrap_or_else(|e| panic!("{expr}: {e}"))).len()
        };
        for (sentence, right, wrong) in [
            ("`n` must be at most 15", "n <= 15", "n < 15"),
            ("`n` must be at most 15", "n < 16", "n < 15"),
            ("`n` must be at most 15", "!(n > 15)", "15 > n"),
            ("`n` must be at least 1 byte", "n >= 1", "n > 1"),
            ("`n` must be at least 9", "9 <= n", "9 < n"),
            ("`n` must be more than 8", "8 < n", "8 <= n"),
            ("`n` must be less than 4096: 12 bits", "n < 4096", "4096 >= n"),
            ("`n` must be 0 if `m` is more than 8", "m > 8 => n == 0", "m >= 8 => n == 0"),
            ("`n` must provide `m` bytes, and at least 4", "f(n) >= max(m, 4)", "f(n) >= min(m, 4)"),
        ] {
            assert_eq!(
                (contradicted(sentence, right), contradicted(sentence, wrong)),
                (0, 1),
                "{sentence}: {wrong}"
            );
        }
    }
}
