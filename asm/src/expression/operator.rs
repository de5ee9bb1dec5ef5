//! Operators and their values.

/// An operator between two numbers.
pub struct Operator {
    pub text: &'static str,
    /// Operators of a higher level are applied first.
    pub level: u8,
    pub apply: fn(i64, i64) -> Result<i64, &'static str>,
}

/// The level of the operands `a` and `b` of `a ? b : c`.
pub const CONDITION: u8 = 0;
/// The level of shifts. Before `>`, operators of a lower level need brackets of their own.
pub const SHIFT: u8 = 5;
/// Levels of which only one operator may be used without brackets.
pub const SINGLE: [u8; 3] = [3, 4, SHIFT];

pub const TOO_LARGE: &str = "the result has more than 64 bits";

/// All operators. An operator comes after the longer ones that begin with it.
pub const OPERATORS: [Operator; 17] = [
    Operator { text: ">>>", level: SHIFT, apply: |a, b| shift(b).map(|b| ((a as u64) >> b) as i64) },
    Operator { text: ">>", level: SHIFT, apply: |a, b| shift(b).map(|b| a >> b) },
    Operator { text: "<<", level: SHIFT, apply: |a, b| shift(b).and_then(|b| shifted_left(a, b)) },
    Operator { text: "<=", level: 4, apply: |a, b| Ok((a <= b).into()) },
    Operator { text: ">=", level: 4, apply: |a, b| Ok((a >= b).into()) },
    Operator { text: "==", level: 3, apply: |a, b| Ok((a == b).into()) },
    Operator { text: "!=", level: 3, apply: |a, b| Ok((a != b).into()) },
    Operator { text: "<", level: 4, apply: |a, b| Ok((a < b).into()) },
    Operator { text: ">", level: 4, apply: |a, b| Ok((a > b).into()) },
    Operator { text: "&", level: CONDITION, apply: |a, b| Ok(a & b) },
    Operator { text: "^", level: 1, apply: |a, b| Ok(a ^ b) },
    Operator { text: "|", level: 2, apply: |a, b| Ok(a | b) },
    Operator { text: "+", level: 6, apply: |a, b| a.checked_add(b).ok_or(TOO_LARGE) },
    Operator { text: "-", level: 6, apply: |a, b| a.checked_sub(b).ok_or(TOO_LARGE) },
    Operator { text: "*", level: 7, apply: |a, b| a.checked_mul(b).ok_or(TOO_LARGE) },
    Operator { text: "/", level: 7, apply: |a, b| divided(a, b, i64::checked_div) },
    Operator { text: "%", level: 7, apply: |a, b| divided(a, b, i64::checked_rem) },
];

/// The first bytes of operators.
pub const FIRST_BYTES: &[u8] = b"<>=!&^|+-*/%";

/// Whether an operator begins with a byte.
pub const IS_FIRST: [bool; 256] = {
    let (mut is_first, mut n) = ([false; 256], 0);
    while n < FIRST_BYTES.len() {
        is_first[FIRST_BYTES[n] as usize] = true;
        n += 1;
    }
    is_first
};

fn shift(by: i64) -> Result<u32, &'static str> {
    u32::try_from(by).ok().filter(|by| *by < 64).ok_or("numbers have 64 bits: expected a shift by 0 to 63")
}

fn shifted_left(number: i64, by: u32) -> Result<i64, &'static str> {
    let shifted = number << by;
    if shifted >> by == number { Ok(shifted) } else { Err(TOO_LARGE) }
}

fn divided(a: i64, b: i64, by: fn(i64, i64) -> Option<i64>) -> Result<i64, &'static str> {
    if b == 0 { Err("this divides by zero") } else { by(a, b).ok_or(TOO_LARGE) }
}
