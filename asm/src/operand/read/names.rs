//! Names, numbers and predicates in operands.

use crate::Problem;
use crate::cursor::Cursor;
use crate::expression::{expression, in_angles, unary};
use crate::module::predefined;
use crate::symbols::{Names, Symbol};
use genvisa::operands::{Combine, Inverse, RawOperand, ValBits};
use genvisa_report::clipped;
use std::ops::Range;

/// Reads the name of a variable: the variable and the bytes of the name.
pub fn symbol(
    cursor: &mut Cursor<'_>,
    names: &dyn Names,
    what: &str,
) -> Result<(Symbol, Range<usize>), Problem> {
    named(cursor, names, what, &|_| true)
}

/// The same, where only variables that `is_wanted` accepts are meant.
fn named(
    cursor: &mut Cursor<'_>,
    names: &dyn Names,
    what: &str,
    is_wanted: &dyn Fn(Symbol) -> bool,
) -> Result<(Symbol, Range<usize>), Problem> {
    let Some(name) = cursor.name() else { return Err(cursor.expected(what)) };
    let span = cursor.offset() - name.len()..cursor.offset();
    match names.find_at(name, span.start) {
        Some(symbol) => Ok((symbol, span)),
        None => Err(undeclared(name, span, names, what, is_wanted)),
    }
}

/// The class and the rest of each declaration, and a variable of the class. Most samplers and surfaces are single ones.
const CLASSES: [(&str, Symbol); 5] = [
    ("G type=… num_elts=…", Symbol::Variable(0)),
    ("A num_elts=…", Symbol::Address(0)),
    ("P num_elts=…", Symbol::Predicate(0)),
    ("S num_elts=1", Symbol::Sampler(0)),
    ("T num_elts=1", Symbol::Surface(0)),
];

/// The problem that a name is not declared. Only variables that could be meant are suggested.
#[cold]
fn undeclared(
    name: &str,
    span: Range<usize>,
    names: &dyn Names,
    what: &str,
    is_wanted: &dyn Fn(Symbol) -> bool,
) -> Problem {
    let known = names.known().into_iter().filter(|known| names.find(known).is_some_and(is_wanted));
    let shown = clipped(name);
    let problem = Problem::new(span, format!("`{shown}` is not declared: expected {what}"));
    let problem = if name.starts_with('%') {
        problem.with_help("names with `%` are those of predefined variables")
    } else if predefined::is_taken(name) {
        // A declaration of this name would be the next mistake.
        let help = format!("`{shown}` is reserved for a predefined variable: declare and use another name");
        return problem.with_help(help).with_cause(name);
    } else {
        let wanted = CLASSES.iter().filter(|(_, symbol)| is_wanted(*symbol)).map(|(class, _)| *class);
        let class = match wanted.collect::<Vec<_>>()[..] {
            [one] => one,
            _ => "…",
        };
        problem.with_help(format!("declare it before its first use: `.decl {shown} v_type={class}`"))
    };
    problem.with_nearest(name, known).with_cause(name)
}

/// Reads the name of a variable of one class; `pick` returns the index in this class.
pub fn of_class(
    cursor: &mut Cursor<'_>,
    names: &dyn Names,
    what: &str,
    pick: impl Fn(Symbol) -> Option<u32>,
) -> Result<u32, Problem> {
    let (symbol, span) = named(cursor, names, what, &|symbol| pick(symbol).is_some())?;
    pick(symbol).ok_or_else(|| other_class(cursor, span, symbol, what))
}

/// The problem that a variable has another class.
#[cold]
fn other_class(cursor: &Cursor<'_>, span: Range<usize>, symbol: Symbol, what: &str) -> Problem {
    let name = cursor.from(span.start).get(..span.len()).unwrap_or_default();
    Problem::new(span, format!("this must be {what}: `{}` is {}", clipped(name), class_name(symbol)))
}

pub fn class_name(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Variable(_) => "a general variable",
        Symbol::Address(_) => "an address variable",
        Symbol::Predicate(_) => "a predicate variable",
        Symbol::Surface(_) => "a surface",
        Symbol::Sampler(_) => "a sampler",
    }
}

/// A closure that picks the index in one class.
macro_rules! only {
    ($class:ident) => {
        |symbol| match symbol {
            Symbol::$class(index) => Some(index),
            _ => None,
        }
    };
}

/// Reads the name of a general variable.
pub fn variable(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u32, Problem> {
    of_class(cursor, names, "a general variable", only!(Variable))
}

/// Reads the name of an address variable.
pub fn address(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u32, Problem> {
    of_class(cursor, names, "an address variable", only!(Address))
}

/// Reads the name of a surface.
pub fn surface(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u32, Problem> {
    of_class(cursor, names, "a surface", only!(Surface))
}

/// Reads the name of a sampler.
pub fn sampler(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u32, Problem> {
    of_class(cursor, names, "a sampler", only!(Sampler))
}

/// Reads the text between the brackets of a predicate, `!P1.any`, to the bits of its field.
pub fn predicate(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u64, Problem> {
    let inverse = if cursor.eat("!") { Inverse::Inverse } else { Inverse::Normal };
    let start = cursor.here();
    let index = of_class(cursor, names, "a predicate variable", only!(Predicate))?;
    let mut combine = Combine::Each;
    if cursor.eat(".") {
        combine = if cursor.eat("any") {
            Combine::Any
        } else if cursor.eat("all") {
            Combine::All
        } else {
            return Err(cursor.expected("`any` or `all`"));
        };
    }
    let too_many =
        || Problem::new(cursor.since(start), "the index of this predicate variable has more than 12 bits");
    let id = narrow::<u16>(index.into()).filter(|id| *id < 1 << 12).ok_or_else(too_many)?;
    let bits = ValBits::from_raw(id).with_combine(combine).with_inverse(inverse);
    Ok(bits.raw().into())
}

/// Reads `V32.64`; the offset can be missing if `is_short`.
pub fn raw(cursor: &mut Cursor<'_>, is_short: bool, names: &dyn Names) -> Result<RawOperand, Problem> {
    let start = cursor.here();
    let id = variable(cursor, names)?;
    if !cursor.eat(".") {
        return match is_short {
            true => Ok(RawOperand { id, offset: 0 }),
            false => Err(without_offset(cursor, start)),
        };
    }
    Ok(RawOperand { id, offset: number(cursor, names, "an offset in bytes")? })
}

/// The problem that a raw operand has no offset.
#[cold]
fn without_offset(cursor: &mut Cursor<'_>, start: usize) -> Problem {
    let name = clipped(cursor.written(start)).into_owned();
    match cursor.peek() {
        Some(b'(' | b'<') => {
            let span = cursor.next_span();
            Problem::new(span, format!("this has an offset in bytes and no region: `{name}.0`"))
        }
        _ => Problem::new(
            start..start + cursor.written(start).len(),
            format!("this needs an offset in bytes: `{name}.0`"),
        ),
    }
}

/// Reads the number before `*`.
pub fn factor(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<u64, Problem> {
    let start = cursor.here();
    let value = unary(cursor, names)?;
    narrow(value).ok_or_else(|| Problem::new(cursor.since(start), format!("{value} cannot be a factor")))
}

/// Reads a number after its sign: `+0x10`, `- 4`.
pub fn signed(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    let is_negative = cursor.eat("-");
    if !is_negative {
        cursor.expect("+")?;
    }
    let start = cursor.here();
    let value = expression(cursor, names)?;
    let value = if is_negative { value.checked_neg() } else { Some(value) };
    value.ok_or_else(|| Problem::new(cursor.since(start), "this number is too large"))
}

/// Reads an expression whose value fits into the type; `what` names the value in messages.
pub fn number<T: TryFrom<i64>>(cursor: &mut Cursor<'_>, names: &dyn Names, what: &str) -> Result<T, Problem> {
    in_range(expression, cursor, names, what)
}

/// Reads a number before `>`, which does not compare.
pub(super) fn term<T: TryFrom<i64>>(
    cursor: &mut Cursor<'_>,
    names: &dyn Names,
    what: &str,
) -> Result<T, Problem> {
    in_range(in_angles, cursor, names, what)
}

#[inline]
fn in_range<T: TryFrom<i64>>(
    read: impl FnOnce(&mut Cursor<'_>, &dyn Names) -> Result<i64, Problem>,
    cursor: &mut Cursor<'_>,
    names: &dyn Names,
    what: &str,
) -> Result<T, Problem> {
    let start = cursor.here();
    let value = read(cursor, names)?;
    narrow(value)
        .ok_or_else(|| Problem::new(cursor.since(start), format!("{value} is out of range for {what}")))
}

pub(super) fn narrow<T: TryFrom<i64>>(value: i64) -> Option<T> {
    T::try_from(value).ok()
}
