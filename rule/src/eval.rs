//! Evaluates expressions with known and unknown values: three-valued (Kleene) logic on checked 64-bit integers.
//!
//! An unknown is `None`. It spreads, unless the rest decides: `false && x` is false whatever x is.

use crate::ast::{BinaryOp, Expr, Pattern, UnaryOp};
use crate::functions::Arithmetic;

/// The values that an expression is evaluated with.
pub trait Env {
    /// The value of a field or of a bit range (`["exec_size", "mask"]`).
    fn field(&self, path: &[String]) -> Option<i64>;
    /// The value of one element of a repeated field (`params[2]`); unknown if there is none.
    fn element(&self, path: &[String], at: u8) -> Option<i64> {
        let _ = (path, at);
        None
    }
    /// The value of a function, except of those that only depend on numbers (`min`, `max`, `ones`).
    fn call(&self, function: &str, args: &[Expr]) -> Option<i64>;
    /// The value of the name of an encoding, given what it is compared with.
    fn symbol(&self, compared_with: &Expr, name: &str) -> Option<i64>;
}

/// The value of an expression, `None` where it is unknown. Truth is 1 or 0.
pub fn eval(expr: &Expr, env: &dyn Env) -> Option<i64> {
    match expr {
        Expr::Int(int) => Some(int.value),
        Expr::Bool(value) => Some(i64::from(*value)),
        Expr::Name(name) => env.field(&name.path),
        Expr::Index { of, at } => env.element(&of.path, *at),
        Expr::Str(_) => None,
        Expr::Call { name, args, .. } => call(name, args, env),
        Expr::Unary { op: UnaryOp::Neg, operand } => eval(operand, env)?.checked_neg(),
        Expr::Unary { op: UnaryOp::Not, operand } => Some(i64::from(eval(operand, env)? == 0)),
        Expr::Binary { op, left, right } => binary(*op, left, right, env),
        Expr::Matches { subject, patterns } => {
            let value = eval(subject, env)?;
            patterns.iter().map(|p| matches(value, p, subject, env)).fold(Some(0), or)
        }
    }
}

fn binary(op: BinaryOp, left: &Expr, right: &Expr, env: &dyn Env) -> Option<i64> {
    match op {
        BinaryOp::And => not(either(not(eval(left, env)), || not(eval(right, env)))),
        BinaryOp::Or => either(eval(left, env), || eval(right, env)),
        BinaryOp::Implies => either(not(eval(left, env)), || eval(right, env)),
        _ => op.apply(side(left, right, op, env)?, side(right, left, op, env)?),
    }
}

impl BinaryOp {
    /// Whether its result can be known while one of its sides is not.
    pub fn is_logical(self) -> bool {
        matches!(self, Self::And | Self::Or | Self::Implies)
    }

    /// Its result for two numbers; `None` if that is no number.
    pub fn apply(self, a: i64, b: i64) -> Option<i64> {
        let truth = |value: bool| Some(i64::from(value));
        match self {
            Self::Implies => truth(a == 0 || b != 0),
            Self::Or => truth(a != 0 || b != 0),
            Self::And => truth(a != 0 && b != 0),
            Self::Eq => truth(a == b),
            Self::Ne => truth(a != b),
            Self::Lt => truth(a < b),
            Self::Le => truth(a <= b),
            Self::Gt => truth(a > b),
            Self::Ge => truth(a >= b),
            Self::BitOr => Some(a | b),
            Self::BitAnd => Some(a & b),
            Self::Shl => {
                let by = u32::try_from(b).ok().filter(|by| *by < i64::BITS)?;
                Some(a << by).filter(|shifted| shifted >> by == a)
            }
            Self::Shr => a.checked_shr(u32::try_from(b).ok()?),
            Self::Add => a.checked_add(b),
            Self::Sub => a.checked_sub(b),
            Self::Mul => a.checked_mul(b),
            Self::Div => a.checked_div(b),
            Self::Rem => a.checked_rem(b),
        }
    }
}

/// One side of an operator. In a comparison the name of an encoding means what the other side makes of it.
fn side(this: &Expr, other: &Expr, op: BinaryOp, env: &dyn Env) -> Option<i64> {
    match this.as_symbol() {
        Some(name) if op.is_comparison() => env.symbol(other, &name.path[0]),
        _ => eval(this, env),
    }
}

fn matches(value: i64, pattern: &Pattern, subject: &Expr, env: &dyn Env) -> Option<i64> {
    Some(i64::from(match pattern {
        Pattern::Int(int) => value == int.value,
        Pattern::Range(from, to) => (from.value..=to.value).contains(&value),
        Pattern::Name(name) => value == env.symbol(subject, name.path.first()?)?,
    }))
}

fn call(name: &str, args: &[Expr], env: &dyn Env) -> Option<i64> {
    let Some(function) = Arithmetic::find(name) else { return env.call(name, args) };
    let values = args.iter().map(|arg| eval(arg, env)).collect::<Option<Vec<_>>>()?;
    function.apply(&values)
}

fn not(a: Option<i64>) -> Option<i64> {
    a.map(|a| i64::from(a == 0))
}

/// Whether one of two values is true. The second one is evaluated only if the first one does not decide.
fn either(first: Option<i64>, second: impl FnOnce() -> Option<i64>) -> Option<i64> {
    match first {
        Some(value) if value != 0 => Some(1),
        _ => or(first, second()),
    }
}

fn or(a: Option<i64>, b: Option<i64>) -> Option<i64> {
    match (a, b) {
        (Some(a), _) if a != 0 => Some(1),
        (_, Some(b)) if b != 0 => Some(1),
        (Some(_), Some(_)) => Some(0),
        _ => None,
    }
}
