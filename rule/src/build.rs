//! Builds expressions as text, with the parentheses that an expression needs; other code writes none.
//!
//! ```
//! use genvisa_rule::{Int, all, any, field, on};
//!
//! let types = any([field("dst").ty().is_one_of(["UD", "D"]), all([on("XEHP+"), field("dst").ty().equals("BF")])]);
//! let rule = field("exec_size").is_one_of([8, 16]).implies(types);
//! let text = "matches!(exec_size, 8 | 16) => matches!(ty(dst), UD | D) || on(\"XEHP+\") && ty(dst) == BF";
//! assert_eq!(rule.to_string(), text);
//! assert_eq!(field("op").code().equals(Int::binary(1, 2)).to_string(), "code(op) == 0b01");
//! ```

use crate::ast::{BinaryOp, Expr, Int, Pattern, Radix};
use crate::print::{ATOM, Print};
use std::fmt::{Display, Formatter, Result};

/// An expression as text.
#[derive(Debug, Clone)]
pub struct Written {
    text: String,
    /// The precedence of its outermost operator.
    precedence: u8,
}

/// A number or the name of an encoding, which an expression is compared with.
pub trait Value {
    /// Adds it to a text.
    fn write(&self, text: &mut String);
}

/// A field (`exec_size`), a bit range of one (`exec_size.mask`) or a definition.
pub fn field(path: &str) -> Written {
    let mut text = String::with_capacity(path.len() + REST);
    text.push_str(path);
    atom(text)
}

/// An element of a repeated field: `params[2]`.
pub fn element(of: &str, at: u8) -> Written {
    atom(format!("{of}[{at}]"))
}

/// Whether the platform is in a set: `on("XEHP+")`.
pub fn on(platforms: impl ToString) -> Written {
    of_text("on", &platforms.to_string())
}

/// The number that is the value of an attribute of the kernel or function.
pub fn attribute(name: &str) -> Written {
    of_text("attribute", name)
}

/// The number of bytes of the value of an attribute.
pub fn attribute_bytes(name: &str) -> Written {
    of_text("attribute_bytes", name)
}

/// Whether the kernel, function or declaration has an attribute.
pub fn has_attribute(name: &str) -> Written {
    of_text("has_attribute", name)
}

/// All of some conditions; `true` for none.
pub fn all(conditions: impl IntoIterator<Item = Written>) -> Written {
    join(BinaryOp::And, conditions).unwrap_or_else(|| atom("true".to_string()))
}

/// One of some conditions at least; `false` for none.
pub fn any(conditions: impl IntoIterator<Item = Written>) -> Written {
    join(BinaryOp::Or, conditions).unwrap_or_else(|| atom("false".to_string()))
}

fn join(op: BinaryOp, parts: impl IntoIterator<Item = Written>) -> Option<Written> {
    parts.into_iter().reduce(|left, right| left.binary(op, &right))
}

fn atom(text: String) -> Written {
    Written { text, precedence: ATOM }
}

fn of_text(function: &str, text: &str) -> Written {
    atom(format!("{function}({text:?})"))
}

impl Written {
    /// The text.
    pub fn into_text(self) -> String {
        self.text
    }

    fn binary(self, op: BinaryOp, right: &Self) -> Self {
        let is_enclosed = right.precedence < op.operand_precedence().1;
        let (open, close) = if is_enclosed { ("(", ")") } else { ("", "") };
        let mut written = self.operated(op);
        written.text.extend([open, &right.text, close]);
        written
    }

    /// Begins an operation: the operand behind the operator is missing.
    fn operated(mut self, op: BinaryOp) -> Self {
        if self.precedence < op.operand_precedence().0 {
            self.text.insert(0, '(');
            self.text.push(')');
        }
        self.text.extend([" ", op.symbol(), " "]);
        Self { precedence: op.precedence(), ..self }
    }

    fn compared(self, op: BinaryOp, value: impl Value) -> Self {
        let mut written = self.operated(op);
        value.write(&mut written.text);
        written
    }

    fn argument_of(mut self, function: &str) -> Self {
        self.text.insert(0, '(');
        self.text.insert_str(0, function);
        self.text.push(')');
        atom(self.text)
    }

    /// `!self`.
    #[must_use]
    pub fn negated(self) -> Self {
        atom(if self.precedence < ATOM { format!("!({})", self.text) } else { format!("!{}", self.text) })
    }

    /// `self => then`.
    #[must_use]
    pub fn implies(self, then: Self) -> Self {
        self.binary(BinaryOp::Implies, &then)
    }

    /// `self == value`.
    #[must_use]
    pub fn equals(self, value: impl Value) -> Self {
        self.compared(BinaryOp::Eq, value)
    }

    /// `self != value`.
    #[must_use]
    pub fn differs_from(self, value: impl Value) -> Self {
        self.compared(BinaryOp::Ne, value)
    }

    /// `self <= value`.
    #[must_use]
    pub fn is_at_most(self, value: i64) -> Self {
        self.compared(BinaryOp::Le, value)
    }

    /// `self & bits`.
    #[must_use]
    pub fn masked(self, bits: Int) -> Self {
        self.compared(BinaryOp::BitAnd, bits)
    }

    /// `self >> bits`.
    #[must_use]
    pub fn shifted_right(self, bits: u32) -> Self {
        self.compared(BinaryOp::Shr, i64::from(bits))
    }

    /// `matches!(self, A | 4)`.
    #[must_use]
    pub fn is_one_of(self, members: impl IntoIterator<Item = impl Value>) -> Self {
        let mut text = self.text;
        text.insert_str(0, "matches!(");
        text.push_str(", ");
        for (n, member) in members.into_iter().enumerate() {
            if n > 0 {
                text.push_str(" | ");
            }
            member.write(&mut text);
        }
        text.push(')');
        atom(text)
    }

    /// `matches!(self, min..=max)`.
    #[must_use]
    pub fn is_within(self, min: i64, max: i64) -> Self {
        self.is_one_of([Pattern::Range(min.into(), max.into())])
    }

    /// `code(self)`: the bits of a bit range, documented or not.
    #[must_use]
    pub fn code(self) -> Self {
        self.argument_of("code")
    }

    /// `raw(self)`: a whole integer field.
    #[must_use]
    pub fn raw(self) -> Self {
        self.argument_of("raw")
    }

    /// `imm(self)`: the value of an immediate operand.
    #[must_use]
    pub fn imm(self) -> Self {
        self.argument_of("imm")
    }

    /// `ty(self)`: the data type of an operand.
    #[must_use]
    pub fn ty(self) -> Self {
        self.argument_of("ty")
    }

    /// `class(self)`: the operand class of an operand.
    #[must_use]
    pub fn class(self) -> Self {
        self.argument_of("class")
    }

    /// `modifier(self)`: the modifier of an operand.
    #[must_use]
    pub fn modifier(self) -> Self {
        self.argument_of("modifier")
    }

    /// `declared(self)`: whether an operand or index names something that is declared or predefined.
    #[must_use]
    pub fn declared(self) -> Self {
        self.argument_of("declared")
    }

    /// `loaded(self)`: the value that a channel receives.
    #[must_use]
    pub fn loaded(self) -> Self {
        self.argument_of("loaded")
    }
}

/// The bytes that most expressions have beside the name of their field, at most.
const REST: usize = 48;

impl Display for Written {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.text)
    }
}

impl From<&Expr> for Written {
    fn from(expr: &Expr) -> Self {
        Self { text: expr.text(), precedence: expr.precedence() }
    }
}

/// The name of an encoding.
impl Value for &str {
    fn write(&self, text: &mut String) {
        text.push_str(self);
    }
}

impl Value for i64 {
    fn write(&self, text: &mut String) {
        Int::from(*self).write(text);
    }
}

impl Value for Int {
    fn write(&self, text: &mut String) {
        // Writing to a text does not fail.
        let _ = self.print(text);
    }
}

impl Value for Pattern {
    fn write(&self, text: &mut String) {
        let _ = self.print(text);
    }
}

impl Int {
    /// A number that is printed as `0b` with so many digits at least.
    pub fn binary(value: i64, digits: u8) -> Self {
        Self { value, radix: Radix::Binary, digits }
    }

    /// A number that is printed as `0x` with so many digits at least.
    pub fn hex(value: i64, digits: u8) -> Self {
        Self { value, radix: Radix::Hex, digits }
    }
}
