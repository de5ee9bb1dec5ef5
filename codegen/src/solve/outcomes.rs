//! What an expression can still come to, while some slots are open.
//!
//! Sharper than three-valued evaluation: an unknown that no choice will resolve (the type of a variable that is not
//! declared) is told apart from one that waits for a choice, so that `unknown && open` can no longer become true.

use super::Values;
use genvisa_rule::{BinaryOp, Env, Expr, UnaryOp, eval};

/// A set of results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcomes {
    /// It can be true.
    pub yes: bool,
    /// It can be false.
    pub no: bool,
    /// It can stay unknown.
    pub unknown: bool,
}

impl Outcomes {
    const OPEN: Self = Self { yes: true, no: true, unknown: true };

    fn only(truth: Option<bool>) -> Self {
        Self { yes: truth == Some(true), no: truth == Some(false), unknown: truth.is_none() }
    }

    fn not(self) -> Self {
        Self { yes: self.no, no: self.yes, ..self }
    }

    /// Disjunction: true where either is, false where both are.
    fn or(self, other: Self) -> Self {
        let unless_true = |a: Self, b: Self| a.unknown && (b.unknown || b.no);
        Self {
            yes: self.yes || other.yes,
            no: self.no && other.no,
            unknown: unless_true(self, other) || unless_true(other, self),
        }
    }
}

/// What an expression can come to. It reads `values` through `env`.
pub fn outcomes(expr: &Expr, env: &dyn Env, values: &Values<'_>) -> Outcomes {
    let of = |expr| outcomes(expr, env, values);
    match expr {
        Expr::Unary { op: UnaryOp::Not, operand } => of(operand).not(),
        Expr::Binary { op: BinaryOp::Or, left, right } => either(of(left), || of(right)),
        Expr::Binary { op: BinaryOp::And, left, right } => either(of(left).not(), || of(right).not()).not(),
        Expr::Binary { op: BinaryOp::Implies, left, right } => either(of(left).not(), || of(right)),
        _ => {
            let open = values.open();
            match eval(expr, env) {
                None if values.open() > open => Outcomes::OPEN,
                value => Outcomes::only(value.map(|v| v != 0)),
            }
        }
    }
}

/// Disjunction that does not ask for its right side where the left one decides.
fn either(left: Outcomes, right: impl FnOnce() -> Outcomes) -> Outcomes {
    if left == Outcomes::only(Some(true)) { left } else { left.or(right()) }
}

#[cfg(test)]
mod tests {
    use super::Outcomes;

    /// Every set of outcomes, and every way to draw from it.
    fn sets() -> impl Iterator<Item = (Outcomes, Vec<Option<bool>>)> {
        (1..8).map(|n: u8| {
            let set = Outcomes { yes: n & 1 > 0, no: n & 2 > 0, unknown: n & 4 > 0 };
            let drawn = [(set.yes, Some(true)), (set.no, Some(false)), (set.unknown, None)];
            (set, drawn.into_iter().filter(|(can, _)| *can).map(|(_, truth)| truth).collect())
        })
    }

    #[test]
    fn a_disjunction_can_be_what_its_sides_can_be() {
        let kleene = |a: Option<bool>, b: Option<bool>| match (a, b) {
            (Some(true), _) | (_, Some(true)) => Some(true),
            (Some(false), Some(false)) => Some(false),
            _ => None,
        };
        for (left, lefts) in sets() {
            for (right, rights) in sets() {
                let mut all = Outcomes { yes: false, no: false, unknown: false };
                for truth in lefts.iter().flat_map(|a| rights.iter().map(|b| kleene(*a, *b))) {
                    let one = Outcomes::only(truth);
                    all = Outcomes {
                        yes: all.yes | one.yes,
                        no: all.no | one.no,
                        unknown: all.unknown | one.unknown,
                    };
                }
                assert_eq!(left.or(right), all, "{left:?} or {right:?}");
            }
        }
    }
}
