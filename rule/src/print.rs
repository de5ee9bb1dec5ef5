//! Prints expressions: one canonical text for each, with no parentheses but those it needs.

use crate::ast::{BinaryOp, Expr, Int, Name, Pattern, Radix, UnaryOp};
use std::fmt::{Display, Formatter, Result};

/// The precedence of prefix operators: above all operators with two operands.
const PREFIX: u8 = 10;
/// Everything that no operator can tear apart.
const ATOM: u8 = 11;

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Expr::Int(int) => int.fmt(f),
            Expr::Bool(value) => f.write_str(if *value { "true" } else { "false" }),
            Expr::Name(name) => name.fmt(f),
            Expr::Index { of, at } => write!(f, "{of}[{at}]"),
            Expr::Str(text) => write!(f, "{text:?}"),
            Expr::Call { name, args, .. } => {
                f.write_str(name)?;
                f.write_str("(")?;
                list(f, args, ", ")?;
                f.write_str(")")
            }
            Expr::Unary { op, operand } => {
                f.write_str(op.symbol())?;
                // `-3` is a literal: the negation of a literal keeps its parentheses.
                let literal = matches!((op, &**operand), (UnaryOp::Neg, Expr::Int(n)) if n.value >= 0);
                within(f, operand, if literal { ATOM + 1 } else { PREFIX })
            }
            Expr::Binary { op, left, right } => {
                let (before, behind) = op.operand_precedence();
                within(f, left, before)?;
                f.write_str(" ")?;
                f.write_str(op.symbol())?;
                f.write_str(" ")?;
                within(f, right, behind)
            }
            Expr::Matches { subject, patterns } => {
                f.write_str("matches!(")?;
                subject.fmt(f)?;
                f.write_str(", ")?;
                list(f, patterns, " | ")?;
                f.write_str(")")
            }
        }
    }
}

impl Display for Pattern {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Pattern::Int(int) => int.fmt(f),
            Pattern::Range(from, to) => write!(f, "{from}..={to}"),
            Pattern::Name(name) => name.fmt(f),
        }
    }
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        separated(f, &self.path, ".", |f, word| f.write_str(word))
    }
}

impl Display for Int {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let sign = if self.value < 0 { "-" } else { "" };
        let (value, digits) = (self.value.unsigned_abs(), usize::from(self.digits));
        match self.radix {
            Radix::Binary => write!(f, "{sign}0b{value:0digits$b}"),
            Radix::Decimal => write!(f, "{sign}{value:0digits$}"),
            Radix::Hex => write!(f, "{sign}0x{value:0digits$x}"),
        }
    }
}

impl UnaryOp {
    /// The spelling of the operator.
    pub fn symbol(self) -> &'static str {
        match self {
            UnaryOp::Not => "!",
            UnaryOp::Neg => "-",
        }
    }
}

impl Display for BinaryOp {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(self.symbol())
    }
}

/// Prints an operand, in parentheses where it binds less tightly than its place demands.
fn within(f: &mut Formatter<'_>, expr: &Expr, place: u8) -> Result {
    let own = match expr {
        Expr::Binary { op, .. } => op.precedence(),
        Expr::Unary { .. } => PREFIX,
        _ => ATOM,
    };
    if own >= place {
        return expr.fmt(f);
    }
    f.write_str("(")?;
    expr.fmt(f)?;
    f.write_str(")")
}

fn list<T: Display>(f: &mut Formatter<'_>, items: &[T], separator: &str) -> Result {
    separated(f, items, separator, |f, item| item.fmt(f))
}

fn separated<T>(
    f: &mut Formatter<'_>,
    items: &[T],
    separator: &str,
    print: impl Fn(&mut Formatter<'_>, &T) -> Result,
) -> Result {
    for (n, item) in items.iter().enumerate() {
        if n > 0 {
            f.write_str(separator)?;
        }
        print(f, item)?;
    }
    Ok(())
}
