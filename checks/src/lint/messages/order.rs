//! The only comparison of an expression against the only words of a comparison in the sentence: "less than" for `<`.
//!
//! Numbers are compared by their direction alone, because [`super::limits`] knows their neighbours.

use super::opposite::{has_name, is_upper};
use super::without_reason;
use genvisa_rule::{BinaryOp, Expr};

/// Words of a comparison, and its operator.
const PHRASES: [(&str, BinaryOp); 12] = [
    ("at most", BinaryOp::Le),
    ("at least", BinaryOp::Ge),
    ("less than", BinaryOp::Lt),
    ("below", BinaryOp::Lt),
    ("smaller than", BinaryOp::Lt),
    ("fewer than", BinaryOp::Lt),
    ("more than", BinaryOp::Gt),
    ("above", BinaryOp::Gt),
    ("larger than", BinaryOp::Gt),
    ("greater than", BinaryOp::Gt),
    ("must not exceed", BinaryOp::Le),
    ("must provide", BinaryOp::Ge),
];

/// Words that turn a comparison into its opposite, or leave it open.
const NEGATIONS: [&str; 5] = ["not", "unless", "no", "except", "or more"];

/// The words of the sentence that another comparison has than the expression, and that comparison.
pub(super) fn contradicted(sentence: &str, expr: &Expr) -> Option<String> {
    let clause = without_reason(sentence);
    let compared = Compared::of(expr)?;
    let mut found = PHRASES.iter().flat_map(|(words, op)| {
        clause.match_indices(words).filter(|(at, _)| is_whole(clause, *at, words)).map(move |_| (*words, *op))
    });
    let (words, stated) = found.next()?;
    if found.next().is_some() {
        return None;
    }
    let others = clause.replacen(words, "", 1);
    let mut negations = NEGATIONS.iter().flat_map(|word| {
        let others = &others;
        others.match_indices(word).filter(|(at, _)| is_whole(others, *at, word))
    });
    if negations.next().is_some() {
        return None;
    }
    let op = compared.about(clause.split('`').nth(1).unwrap_or_default());
    let is_contradicted = if compared.has_number { is_upper(op) != is_upper(stated) } else { op != stated };
    is_contradicted.then(|| format!("\"{words}\" for `{}`", compared.expr))
}

/// Whether a phrase is not a part of longer words.
fn is_whole(text: &str, at: usize, phrase: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphabetic();
    let (before, behind) = (text.get(..at), text.get(at + phrase.len()..));
    !before.is_some_and(|text| text.ends_with(is_letter))
        && !behind.is_some_and(|text| text.starts_with(is_letter))
}

/// The only comparison of an expression by order.
struct Compared<'e> {
    expr: &'e Expr,
    op: BinaryOp,
    left: &'e Expr,
    right: &'e Expr,
    has_number: bool,
}

impl<'e> Compared<'e> {
    /// `None` where the expression has none, several, or one that a `!` turns round.
    fn of(expr: &'e Expr) -> Option<Self> {
        let mut waiting = vec![expr];
        let mut found = None;
        while let Some(part) = waiting.pop() {
            match part {
                Expr::Binary { op, left, right } if op.is_truth() && !op.is_comparison() => {
                    waiting.extend([&**left, &**right]);
                }
                Expr::Binary { op, left, right } if op.is_order() => {
                    let has_number = [left, right].iter().any(|side| matches!(&***side, Expr::Int(_)));
                    let one = Self { expr: part, op: *op, left, right, has_number };
                    if found.replace(one).is_some() {
                        return None;
                    }
                }
                Expr::Unary { operand, .. } => {
                    let is_order = |part: &Expr| matches!(part, Expr::Binary { op, .. } if op.is_order());
                    if operand.walk().any(is_order) {
                        return None;
                    }
                }
                _ => {}
            }
        }
        found
    }

    /// The operator as if the name were on the left side.
    fn about(&self, name: &str) -> BinaryOp {
        let is_turned = has_name(self.right, name) && !has_name(self.left, name);
        if is_turned { self.op.turned() } else { self.op }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{compare, is_contradicted};
    use super::contradicted;

    #[test]
    fn words_of_another_comparison_contradict() {
        compare(
            contradicted,
            &[
                ("`a` must be less than `b`", "a < b", "a <= b"),
                ("`a` must be at least `b`", "b <= a", "b < a"),
                ("`a` must not exceed the number of `b`", "a <= elems(b)", "a < elems(b)"),
                (
                    "`a` must provide 4 bytes for each channel",
                    "available(a) >= n * 4",
                    "available(a) > n * 4",
                ),
                ("`a` must be 4 if `b` is more than 8", "b > 8 => a == 4", "b < 8 => a == 4"),
            ],
        );
        for (sentence, expr) in [
            ("`a` must not be more than 8", "a <= 8"),
            ("`a` must be more than `b` unless `c` is less than 4", "a > b || c < 4"),
            ("`a` must be less than `b`", "c > d && a < b"),
        ] {
            assert!(!is_contradicted(contradicted, sentence, expr), "{sentence}: {expr}");
        }
    }
}
