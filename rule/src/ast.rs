//! The parts of an expression.

use smallvec::SmallVec;
use std::ops::Range;

/// An expression of the rule language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expr {
    /// `8`, `0x1f`, `-1`.
    Int(Int),
    /// `true`, `false`.
    Bool(bool),
    /// `exec_size`, `pred.combine`, `UD`.
    Name(Name),
    /// `params[2]`: one element of a repeated field.
    Index {
        /// The field.
        of: Name,
        /// The number of the element; the first is 0.
        at: u8,
    },
    /// `"XEHP+"`.
    Str(String),
    /// `ty(dst)`.
    Call {
        /// The name of the function.
        name: String,
        /// Its arguments.
        args: Vec<Expr>,
        /// The position of the name.
        span: Span,
    },
    /// `!a`, `-a`.
    Unary {
        /// The operator.
        op: UnaryOp,
        /// Its operand.
        operand: Box<Expr>,
    },
    /// `a + b`.
    Binary {
        /// The operator.
        op: BinaryOp,
        /// The operand before it.
        left: Box<Expr>,
        /// The operand after it.
        right: Box<Expr>,
    },
    /// `matches!(subject, A | 4 | 8..=16)`.
    Matches {
        /// The value that is compared.
        subject: Box<Expr>,
        /// The values that match.
        patterns: Vec<Pattern>,
    },
}

impl Expr {
    /// The expression and all of its parts, from the outside in, from left to right.
    pub fn walk(&self) -> impl Iterator<Item = &Expr> {
        // Most parts follow the one before them; the others wait.
        let (mut next, mut waiting) = (Some(self), SmallVec::<[&Expr; PARTS]>::new());
        std::iter::from_fn(move || {
            let expr = next.take().or_else(|| waiting.pop())?;
            next = match expr {
                Expr::Call { args, .. } => {
                    waiting.extend(args.iter().skip(1).rev());
                    args.first()
                }
                Expr::Unary { operand, .. } => Some(operand),
                Expr::Binary { left, right, .. } => {
                    waiting.push(right);
                    Some(left)
                }
                Expr::Matches { subject, .. } => Some(subject),
                Expr::Int(_) | Expr::Bool(_) | Expr::Name(_) | Expr::Index { .. } | Expr::Str(_) => None,
            };
            Some(expr)
        })
    }

    /// The expression for one element: the bare name of a repeated field means each
    /// of its elements.
    #[must_use]
    pub fn of_element(&self, is_repeated: &dyn Fn(&str) -> bool, at: u8) -> Expr {
        self.with_names(&|name| match name.path.as_slice() {
            [word] if is_repeated(word) => Expr::Index { of: name.clone(), at },
            _ => Expr::Name(name.clone()),
        })
    }

    /// The same expression about another field: `other` is in place of `field`.
    #[must_use]
    pub fn about(&self, field: &str, other: &str) -> Expr {
        self.with_names(&|name| {
            let mut name = name.clone();
            if let Some(first) = name.path.first_mut().filter(|first| *first == field) {
                *first = other.to_string();
            }
            Expr::Name(name)
        })
    }

    /// The expression with other expressions in place of its bare names.
    fn with_names(&self, replace: &dyn Fn(&Name) -> Expr) -> Expr {
        let inner = |expr: &Expr| Box::new(expr.with_names(replace));
        match self {
            Expr::Name(name) => replace(name),
            Expr::Call { name, args, span } => {
                let args = args.iter().map(|arg| arg.with_names(replace)).collect();
                Expr::Call { name: name.clone(), args, span: *span }
            }
            Expr::Unary { op, operand } => Expr::Unary { op: *op, operand: inner(operand) },
            Expr::Binary { op, left, right } => {
                Expr::Binary { op: *op, left: inner(left), right: inner(right) }
            }
            Expr::Matches { subject, patterns } => {
                Expr::Matches { subject: inner(subject), patterns: patterns.clone() }
            }
            Expr::Int(_) | Expr::Bool(_) | Expr::Index { .. } | Expr::Str(_) => self.clone(),
        }
    }

    /// The field that is an argument of a function, and its element if one is named.
    pub fn as_place(&self) -> Option<(&Name, Option<u8>)> {
        match self {
            Expr::Name(name) => Some((name, None)),
            Expr::Index { of, at } => Some((of, Some(*at))),
            _ => None,
        }
    }

    /// The conditions that a conjunction connects, from left to right; of any other expression, itself.
    pub fn conjuncts(&self) -> Vec<&Expr> {
        self.connected(BinaryOp::And)
    }

    /// The expressions that an operator connects, from left to right; of any other expression, itself.
    pub fn connected(&self, by: BinaryOp) -> Vec<&Expr> {
        match self {
            Self::Binary { op, left, right } if *op == by => {
                let mut parts = left.connected(by);
                parts.extend(right.connected(by));
                parts
            }
            _ => vec![self],
        }
    }

    /// The name, where the expression is a field, a bit range or an element.
    pub fn as_field(&self) -> Option<&Name> {
        match self {
            Expr::Name(name) if !name.is_symbol() => Some(name),
            Expr::Index { of, .. } => Some(of),
            _ => None,
        }
    }

    /// The names of encodings that the expression compares something with, each with what it is compared with. Parts of the
    /// expression are left out.
    pub fn compared_symbols(&self) -> impl Iterator<Item = (&Expr, &Name)> {
        let (one, subject, patterns): (_, &Expr, &[Pattern]) = match self {
            Expr::Binary { op, left, right } if op.is_comparison() => {
                let one = match (left.as_symbol(), right.as_symbol()) {
                    (Some(name), None) => Some((&**right, name)),
                    (None, Some(name)) => Some((&**left, name)),
                    _ => None,
                };
                (one, self, &[])
            }
            Expr::Matches { subject, patterns } => (None, subject, patterns),
            _ => (None, self, &[]),
        };
        let listed = patterns.iter().filter_map(move |pattern| match pattern {
            Pattern::Name(name) => Some((subject, name)),
            Pattern::Int(_) | Pattern::Range(..) => None,
        });
        one.into_iter().chain(listed)
    }

    /// The name, where the expression is the name of an encoding (`UD`).
    pub fn as_symbol(&self) -> Option<&Name> {
        match self {
            Expr::Name(name) if name.is_symbol() => Some(name),
            _ => None,
        }
    }
}

/// The parts of most expressions that are not visited yet, at most.
const PARTS: usize = 8;

/// A name: of a field (`exec_size`), of a bit range in it (`exec_size.mask`), or of an encoding (`UD`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name {
    /// The parts between the dots; never empty.
    pub path: Vec<String>,
    /// Its position.
    pub span: Span,
}

impl Name {
    /// Whether it names an encoding (one segment that begins with an upper-case letter) and not a field.
    pub fn is_symbol(&self) -> bool {
        self.path.len() == 1 && self.path[0].starts_with(char::is_uppercase)
    }
}

/// An alternative of `matches!`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pattern {
    /// `8`.
    Int(Int),
    /// `8..=16`.
    Range(Int, Int),
    /// `UD`, `lsc_load`: the name of an encoding, whatever letter it begins with.
    Name(Name),
}

/// An integer literal, with the base and the number of digits that it was written with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Int {
    /// The number.
    pub value: i64,
    /// The base.
    pub radix: Radix,
    /// Digits that are written at least: `0b01` has two.
    pub digits: u8,
}

impl From<i64> for Int {
    fn from(value: i64) -> Self {
        Self { value, radix: Radix::Decimal, digits: 1 }
    }
}

/// The base of an integer literal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Radix {
    /// `0b101`.
    Binary,
    /// `5`.
    Decimal,
    /// `0x5`.
    Hex,
}

/// An operator with one operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnaryOp {
    /// `!a`: whether a is false.
    Not,
    /// `-a`.
    Neg,
}

/// An operator with two operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // the table below defines them
pub enum BinaryOp {
    Implies,
    Or,
    And,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    BitOr,
    BitAnd,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl BinaryOp {
    /// Every operator with its spelling and its precedence: Rust's order, with `=>` below all.
    pub const ALL: [(Self, &'static str, u8); 18] = [
        (Self::Implies, "=>", 1),
        (Self::Or, "||", 2),
        (Self::And, "&&", 3),
        (Self::Eq, "==", 4),
        (Self::Ne, "!=", 4),
        (Self::Lt, "<", 4),
        (Self::Le, "<=", 4),
        (Self::Gt, ">", 4),
        (Self::Ge, ">=", 4),
        (Self::BitOr, "|", 5),
        (Self::BitAnd, "&", 6),
        (Self::Shl, "<<", 7),
        (Self::Shr, ">>", 7),
        (Self::Add, "+", 8),
        (Self::Sub, "-", 8),
        (Self::Mul, "*", 9),
        (Self::Div, "/", 9),
        (Self::Rem, "%", 9),
    ];

    /// The spelling of the operator.
    pub fn symbol(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The precedence of the operator.
    pub fn precedence(self) -> u8 {
        Self::ALL[self as usize].2
    }

    /// The lowest precedence of the operand on either side that needs no parentheses.
    pub(crate) fn operand_precedence(self) -> (u8, u8) {
        let own = self.precedence();
        match self {
            Self::Implies => (own + 1, own),
            _ if self.is_comparison() => (own + 1, own + 1),
            _ => (own, own + 1),
        }
    }

    /// Whether it compares two numbers.
    pub fn is_comparison(self) -> bool {
        self.precedence() == Self::Eq.precedence()
    }

    /// Whether it compares two numbers by their order.
    pub fn is_order(self) -> bool {
        matches!(self, Self::Lt | Self::Le | Self::Gt | Self::Ge)
    }

    /// The operator with its sides swapped: `a < b` is `b > a`. Operators other than those of order stay as they are.
    pub fn turned(self) -> Self {
        match self {
            Self::Lt => Self::Gt,
            Self::Le => Self::Ge,
            Self::Gt => Self::Lt,
            Self::Ge => Self::Le,
            op => op,
        }
    }

    /// Whether its result is a truth value.
    pub fn is_truth(self) -> bool {
        self.precedence() <= Self::Eq.precedence()
    }

    /// Whether it works on the bits of numbers.
    pub fn is_bitwise(self) -> bool {
        matches!(self, Self::BitOr | Self::BitAnd | Self::Shl | Self::Shr)
    }
}

/// A range of bytes in the text of a rule. The position is no part of the meaning: all spans are equal.
#[derive(Debug, Clone, Copy, Default)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// Byte behind the last.
    pub end: usize,
}

impl Span {
    /// As a range.
    pub fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

impl PartialEq for Span {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Span {}
