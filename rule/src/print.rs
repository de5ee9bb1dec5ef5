//! Prints expressions: one canonical text for each, with no parentheses but those it needs.

use crate::ast::{BinaryOp, Expr, Int, Name, Pattern, Radix, UnaryOp};
use std::fmt::{Display, Formatter, Result, Write};

/// The precedence of prefix operators: above all operators with two operands.
const PREFIX: u8 = 10;
/// Everything that no operator can tear apart.
pub(crate) const ATOM: u8 = 11;

/// Prints a part of an expression. A text as target is faster than a formatter.
pub(crate) trait Print {
    fn print<W: Write>(&self, out: &mut W) -> Result;
}

impl Expr {
    /// The expression as text.
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(LENGTH);
        // Writing to a text does not fail.
        let _ = self.print(&mut text);
        text
    }

    /// The precedence of the outermost operator.
    pub(crate) fn precedence(&self) -> u8 {
        match self {
            Expr::Binary { op, .. } => op.precedence(),
            Expr::Unary { .. } => PREFIX,
            _ => ATOM,
        }
    }
}

/// The bytes of most expressions, at most.
const LENGTH: usize = 64;

impl Print for Expr {
    fn print<W: Write>(&self, out: &mut W) -> Result {
        match self {
            Expr::Int(int) => int.print(out),
            Expr::Bool(value) => out.write_str(if *value { "true" } else { "false" }),
            Expr::Name(name) => name.print(out),
            Expr::Index { of, at } => {
                of.print(out)?;
                write!(out, "[{at}]")
            }
            Expr::Str(text) => write!(out, "{text:?}"),
            Expr::Call { name, args, .. } => {
                out.write_str(name)?;
                out.write_str("(")?;
                list(out, args, ", ")?;
                out.write_str(")")
            }
            Expr::Unary { op, operand } => {
                out.write_str(op.symbol())?;
                // `-3` is a literal: the negation of a literal keeps its parentheses.
                let literal = matches!((op, &**operand), (UnaryOp::Neg, Expr::Int(n)) if n.value >= 0);
                within(out, operand, if literal { ATOM + 1 } else { PREFIX })
            }
            Expr::Binary { op, left, right } => {
                let (before, behind) = op.operand_precedence();
                within(out, left, before)?;
                out.write_str(" ")?;
                out.write_str(op.symbol())?;
                out.write_str(" ")?;
                within(out, right, behind)
            }
            Expr::Matches { subject, patterns } => {
                out.write_str("matches!(")?;
                subject.print(out)?;
                out.write_str(", ")?;
                list(out, patterns, " | ")?;
                out.write_str(")")
            }
        }
    }
}

impl Print for Pattern {
    fn print<W: Write>(&self, out: &mut W) -> Result {
        match self {
            Pattern::Int(int) => int.print(out),
            Pattern::Range(from, to) => {
                from.print(out)?;
                out.write_str("..=")?;
                to.print(out)
            }
            Pattern::Name(name) => name.print(out),
        }
    }
}

impl Print for Name {
    fn print<W: Write>(&self, out: &mut W) -> Result {
        separated(out, &self.path, ".", |out, word| out.write_str(word))
    }
}

impl Print for Int {
    fn print<W: Write>(&self, out: &mut W) -> Result {
        out.write_str(if self.value < 0 { "-" } else { "" })?;
        match self.radix {
            Radix::Binary => self.print_digits::<2, W>("0b", out),
            Radix::Decimal => self.print_digits::<10, W>("", out),
            Radix::Hex => self.print_digits::<16, W>("0x", out),
        }
    }
}

impl Int {
    /// The formats of the standard library take several times as long, and so does a division by a number that is not constant.
    fn print_digits<const BASE: u64, W: Write>(&self, prefix: &str, out: &mut W) -> Result {
        out.write_str(prefix)?;
        let mut digits = [b'0'; u8::MAX as usize];
        let (mut rest, mut start) = (self.value.unsigned_abs(), digits.len());
        while rest > 0 || digits.len() - start < usize::from(self.digits.max(1)) {
            start -= 1;
            digits[start] = b"0123456789abcdef"[(rest % BASE) as usize];
            rest /= BASE;
        }
        out.write_str(std::str::from_utf8(&digits[start..]).unwrap_or_default())
    }
}

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.print(f)
    }
}

impl Display for Pattern {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.print(f)
    }
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.print(f)
    }
}

impl Display for Int {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.print(f)
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
fn within<W: Write>(out: &mut W, expr: &Expr, place: u8) -> Result {
    if expr.precedence() >= place {
        return expr.print(out);
    }
    out.write_str("(")?;
    expr.print(out)?;
    out.write_str(")")
}

fn list<W: Write>(out: &mut W, items: &[impl Print], separator: &str) -> Result {
    separated(out, items, separator, |out, item| item.print(out))
}

fn separated<W: Write, T>(
    out: &mut W,
    items: &[T],
    separator: &str,
    print: impl Fn(&mut W, &T) -> Result,
) -> Result {
    for (n, item) in items.iter().enumerate() {
        if n > 0 {
            out.write_str(separator)?;
        }
        print(out, item)?;
    }
    Ok(())
}
