//! The sizes that a rule requires of operands: `exec_size == 8 => available(dst) >= 32` requires 32 bytes of `dst` if the
//! execution size is 8.

use crate::ast::{BinaryOp, Expr, Name};

/// The function for the bytes of an operand up to the end of its variable.
const AVAILABLE: &str = "available";

/// The bytes that a rule requires of an operand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bound {
    /// The operand.
    pub of: Name,
    /// Its element, if it is a repeated field and the rule names one.
    pub element: Option<u8>,
    /// The condition on which the rule requires them; `true` for none.
    pub when: Expr,
    /// The number of bytes.
    pub bytes: Expr,
}

impl Expr {
    /// The sizes that a rule requires of operands; `None` if it asks for the bytes of an operand in another form than
    /// `condition => available(operand) >= bytes`.
    ///
    /// ```
    /// let rule = genvisa_rule::parse("(on(\"PVC\") => available(dst) >= 64) && available(src) >= grf()").unwrap();
    /// let bounds = rule.bounds().unwrap();
    /// let texts = bounds.iter().map(|b| format!("{} if {}: {}", b.of, b.when, b.bytes)).collect::<Vec<_>>();
    /// assert_eq!(texts, ["dst if on(\"PVC\"): 64", "src if true: grf()"]);
    /// assert!(genvisa_rule::parse("available(dst) < 4 || null(dst)").unwrap().bounds().is_none());
    /// ```
    pub fn bounds(&self) -> Option<Vec<Bound>> {
        let mut bounds = Vec::new();
        self.collect_bounds(&[], &mut bounds)?;
        Some(bounds)
    }

    fn collect_bounds(&self, when: &[&Expr], bounds: &mut Vec<Bound>) -> Option<()> {
        match self {
            Self::Binary { op: BinaryOp::And, left, right } => {
                left.collect_bounds(when, bounds)?;
                right.collect_bounds(when, bounds)
            }
            Self::Binary { op: BinaryOp::Implies, left, right } if !left.asks_for_bytes() => {
                let when: Vec<&Expr> = when.iter().copied().chain(left.conjuncts()).collect();
                right.collect_bounds(&when, bounds)
            }
            Self::Binary { op: BinaryOp::Ge, left, right } if !right.asks_for_bytes() => {
                let Some((of, element)) = left.whose_bytes() else { return self.without_bytes() };
                let when = conjunction(when);
                bounds.push(Bound { of: of.clone(), element, when, bytes: (**right).clone() });
                Some(())
            }
            _ => self.without_bytes(),
        }
    }

    /// The operand whose bytes the expression is.
    fn whose_bytes(&self) -> Option<(&Name, Option<u8>)> {
        match self {
            Self::Call { name, args, .. } if name == AVAILABLE => args.first()?.as_place(),
            _ => None,
        }
    }

    fn asks_for_bytes(&self) -> bool {
        self.walk().any(|part| matches!(part, Self::Call { name, .. } if name == AVAILABLE))
    }

    fn without_bytes(&self) -> Option<()> {
        (!self.asks_for_bytes()).then_some(())
    }
}

/// The conjunction of some conditions; `true` for none.
fn conjunction(conditions: &[&Expr]) -> Expr {
    let join = |left: Expr, right: Expr| Expr::Binary {
        op: BinaryOp::And,
        left: Box::new(left),
        right: Box::new(right),
    };
    conditions.iter().copied().cloned().reduce(join).unwrap_or(Expr::Bool(true))
}
