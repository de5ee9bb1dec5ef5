//! Three-valued arithmetic: the operators of the rule language, as expanded rules call them.
//!
//! An unknown value violates no rule. The right sides of `and`, `or` and `implies` are evaluated only where they matter.

/// A number, or unknown.
pub type Int = Option<i64>;
/// True, false, or unknown.
pub type Truth = Option<bool>;

macro_rules! arithmetic {
    ($($(#[$doc:meta])* $name:ident => $op:ident;)*) => {$(
        $(#[$doc])*
        #[inline]
        pub fn $name(a: Int, b: Int) -> Int {
            a?.$op(b?)
        }
    )*};
}
macro_rules! comparison {
    ($($(#[$doc:meta])* $name:ident => $op:tt;)*) => {$(
        $(#[$doc])*
        #[inline]
        pub fn $name(a: Int, b: Int) -> Truth {
            Some(a? $op b?)
        }
    )*};
}
arithmetic! {
    /// `a + b`; unknown on overflow.
    add => checked_add;
    /// `a - b`; unknown on overflow.
    sub => checked_sub;
    /// `a * b`; unknown on overflow.
    mul => checked_mul;
    /// `a / b`; unknown on division by zero.
    div => checked_div;
    /// `a % b`; unknown on division by zero.
    rem => checked_rem;
}
comparison! {
    /// `a == b`.
    eq => ==;
    /// `a != b`.
    ne => !=;
    /// `a < b`.
    lt => <;
    /// `a <= b`.
    le => <=;
    /// `a > b`.
    gt => >;
    /// `a >= b`.
    ge => >=;
}

/// `a & b`, bit by bit.
#[inline]
pub fn bit_and(a: Int, b: Int) -> Int {
    Some(a? & b?)
}

/// `a | b`, bit by bit.
#[inline]
pub fn bit_or(a: Int, b: Int) -> Int {
    Some(a? | b?)
}

/// `a << b`; unknown if b is not in 0..64, and on overflow.
#[inline]
pub fn shl(a: Int, b: Int) -> Int {
    let (a, b) = (a?, u32::try_from(b?).ok()?);
    a.checked_shl(b).filter(|shifted| shifted >> b == a)
}

/// `a >> b`; unknown if b is not in 0..64.
#[inline]
pub fn shr(a: Int, b: Int) -> Int {
    a?.checked_shr(u32::try_from(b?).ok()?)
}

/// `-a`; unknown on overflow.
#[inline]
pub fn neg(a: Int) -> Int {
    a?.checked_neg()
}

/// The smaller.
#[inline]
pub fn min(a: Int, b: Int) -> Int {
    Some(a?.min(b?))
}

/// The larger.
#[inline]
pub fn max(a: Int, b: Int) -> Int {
    Some(a?.max(b?))
}

/// Number of one bits.
#[inline]
pub fn ones(a: Int) -> Int {
    Some(i64::from(a?.count_ones()))
}

/// The smallest power of two that is not less than a number, 1 for negative ones; unknown on overflow.
#[inline]
pub fn power_of_two(a: Int) -> Int {
    let power = u64::try_from(a?).unwrap_or_default().checked_next_power_of_two()?;
    i64::try_from(power).ok()
}

/// `!a`.
#[inline]
pub fn not(a: Truth) -> Truth {
    Some(!a?)
}

/// `a && b`: false if either is.
#[inline]
pub fn and(a: Truth, b: impl FnOnce() -> Truth) -> Truth {
    match a {
        Some(false) => Some(false),
        Some(true) => b(),
        None => {
            if b() == Some(false) {
                Some(false)
            } else {
                None
            }
        }
    }
}

/// `a || b`: true if either is.
#[inline]
pub fn or(a: Truth, b: impl FnOnce() -> Truth) -> Truth {
    match a {
        Some(true) => Some(true),
        Some(false) => b(),
        None => {
            if b() == Some(true) {
                Some(true)
            } else {
                None
            }
        }
    }
}

/// `a => b`: true if a is false or b is true.
#[inline]
pub fn implies(a: Truth, b: impl FnOnce() -> Truth) -> Truth {
    or(not(a), b)
}

/// Truth as a number, for comparisons of truths.
#[inline]
pub fn int(a: Truth) -> Int {
    a.map(i64::from)
}

/// A truth as a number, from two conditions: that it is known to hold, and that it is known to fail.
#[inline]
pub fn number(holds: bool, fails: bool) -> Int {
    if holds {
        Some(1)
    } else if fails {
        Some(0)
    } else {
        None
    }
}

/// A number as truth: anything but zero.
#[inline]
pub fn of(a: Int) -> Truth {
    a.map(|a| a != 0)
}
