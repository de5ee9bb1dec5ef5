//! Builds expressions as values. The printer writes the parentheses that an expression needs; other code writes none.
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

use crate::ast::{BinaryOp, Expr, Int, Name, Pattern, Radix, Span};

/// A field (`exec_size`), a bit range of one (`exec_size.mask`) or a definition.
pub fn field(path: &str) -> Expr {
    Expr::Name(name(path))
}

/// An element of a repeated field: `params[2]`.
pub fn element(of: &str, at: u8) -> Expr {
    Expr::Index { of: name(of), at }
}

/// Whether the platform is in a set: `on("XEHP+")`.
pub fn on(platforms: impl ToString) -> Expr {
    call("on", Expr::Str(platforms.to_string()))
}

/// The number that is the value of an attribute of the kernel or function.
pub fn attribute(name: &str) -> Expr {
    call("attribute", Expr::Str(name.to_string()))
}

/// The number of bytes of the value of an attribute.
pub fn attribute_bytes(name: &str) -> Expr {
    call("attribute_bytes", Expr::Str(name.to_string()))
}

/// Whether the kernel, function or declaration has an attribute.
pub fn has_attribute(name: &str) -> Expr {
    call("has_attribute", Expr::Str(name.to_string()))
}

/// All of some conditions; `true` for none.
pub fn all(conditions: impl IntoIterator<Item = Expr>) -> Expr {
    join(BinaryOp::And, conditions).unwrap_or(Expr::Bool(true))
}

/// One of some conditions at least; `false` for none.
pub fn any(conditions: impl IntoIterator<Item = Expr>) -> Expr {
    join(BinaryOp::Or, conditions).unwrap_or(Expr::Bool(false))
}

fn join(op: BinaryOp, parts: impl IntoIterator<Item = Expr>) -> Option<Expr> {
    parts.into_iter().reduce(|left, right| left.binary(op, right))
}

fn name(path: &str) -> Name {
    let path = match path.contains('.') {
        true => path.split('.').map(str::to_string).collect(),
        false => vec![path.to_string()],
    };
    Name { path, span: Span::default() }
}

fn call(function: &str, argument: Expr) -> Expr {
    Expr::Call { name: function.to_string(), args: vec![argument], span: Span::default() }
}

impl Expr {
    fn binary(self, op: BinaryOp, right: impl Into<Expr>) -> Self {
        Self::Binary { op, left: Box::new(self), right: Box::new(right.into()) }
    }

    /// `self => then`.
    #[must_use]
    pub fn implies(self, then: Expr) -> Self {
        self.binary(BinaryOp::Implies, then)
    }

    /// `self == value`.
    #[must_use]
    pub fn equals(self, value: impl Into<Expr>) -> Self {
        self.binary(BinaryOp::Eq, value)
    }

    /// `self != value`.
    #[must_use]
    pub fn differs_from(self, value: impl Into<Expr>) -> Self {
        self.binary(BinaryOp::Ne, value)
    }

    /// `self <= value`.
    #[must_use]
    pub fn is_at_most(self, value: i64) -> Self {
        self.binary(BinaryOp::Le, value)
    }

    /// `self & bits`.
    #[must_use]
    pub fn masked(self, bits: Int) -> Self {
        self.binary(BinaryOp::BitAnd, bits)
    }

    /// `self >> bits`.
    #[must_use]
    pub fn shifted_right(self, bits: u32) -> Self {
        self.binary(BinaryOp::Shr, i64::from(bits))
    }

    /// `matches!(self, A | 4)`.
    #[must_use]
    pub fn is_one_of<P: Into<Pattern>>(self, members: impl IntoIterator<Item = P>) -> Self {
        let patterns = members.into_iter().map(Into::into).collect();
        Self::Matches { subject: Box::new(self), patterns }
    }

    /// `matches!(self, min..=max)`.
    #[must_use]
    pub fn is_within(self, min: i64, max: i64) -> Self {
        self.is_one_of([Pattern::Range(min.into(), max.into())])
    }

    /// `code(self)`: the bits of a bit range, documented or not.
    #[must_use]
    pub fn code(self) -> Self {
        call("code", self)
    }

    /// `raw(self)`: a whole integer field.
    #[must_use]
    pub fn raw(self) -> Self {
        call("raw", self)
    }

    /// `imm(self)`: the value of an immediate operand.
    #[must_use]
    pub fn imm(self) -> Self {
        call("imm", self)
    }

    /// `ty(self)`: the data type of an operand.
    #[must_use]
    pub fn ty(self) -> Self {
        call("ty", self)
    }

    /// `class(self)`: the operand class of an operand.
    #[must_use]
    pub fn class(self) -> Self {
        call("class", self)
    }

    /// `modifier(self)`: the modifier of an operand.
    #[must_use]
    pub fn modifier(self) -> Self {
        call("modifier", self)
    }

    /// `declared(self)`: whether an operand or index names something that is declared or predefined.
    #[must_use]
    pub fn declared(self) -> Self {
        call("declared", self)
    }

    /// `loaded(self)`: the value that a channel receives.
    #[must_use]
    pub fn loaded(self) -> Self {
        call("loaded", self)
    }

    /// The conditions that a conjunction connects, from left to right; of any other expression, itself.
    pub fn conjuncts(&self) -> Vec<&Expr> {
        match self {
            Self::Binary { op: BinaryOp::And, left, right } => {
                let mut parts = left.conjuncts();
                parts.extend(right.conjuncts());
                parts
            }
            _ => vec![self],
        }
    }
}

impl From<Int> for Expr {
    fn from(value: Int) -> Self {
        Self::Int(value)
    }
}

impl From<i64> for Expr {
    fn from(value: i64) -> Self {
        Self::Int(value.into())
    }
}

/// The name of an encoding.
impl From<&str> for Expr {
    fn from(encoding: &str) -> Self {
        field(encoding)
    }
}

impl From<Int> for Pattern {
    fn from(value: Int) -> Self {
        Self::Int(value)
    }
}

impl From<i64> for Pattern {
    fn from(value: i64) -> Self {
        Self::Int(value.into())
    }
}

/// The name of an encoding.
impl From<&str> for Pattern {
    fn from(encoding: &str) -> Self {
        Self::Name(name(encoding))
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
