//! Constant expressions: numbers that are written as calculations.
//!
//! Finalizers have their own precedence: of `&`, `^` and `|` the last binds tightest, and comparisons and shifts cannot be
//! repeated without brackets.

mod operator;
#[cfg(test)]
mod tests;

pub(crate) use operator::FIRST_BYTES;

use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::symbols::{Names, Symbol};
use genvisa_report::clipped;
use operator::{CONDITION, IS_FIRST, OPERATORS, Operator, SHIFT, SINGLE, TOO_LARGE};

/// The deepest nesting of brackets, signs and conditions.
const DEEPEST: usize = 100;

/// Reads an expression.
///
/// # Errors
/// If there is no expression, or it has no value in 64 bits.
#[inline]
pub fn expression(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    if let Some((number, behind)) = plain(cursor) {
        let mut end = behind;
        // Most numbers are not followed by an operator.
        if end.peek().is_none_or(|next| next != b'?' && !IS_FIRST[usize::from(next)]) {
            *cursor = end;
            return Ok(number);
        }
    }
    calculation(cursor, names)
}

fn calculation(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    Reader { cursor, names, depth: 0 }.conditional()
}

/// Reads an expression before `>`. All operators need brackets, except for arithmetic and shifts.
///
/// # Errors
/// If there is no expression, or it has no value in 64 bits.
pub fn in_angles(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    if let Some((number, mut behind)) = plain(cursor)
        && behind.peek() == Some(b'>')
        && !behind.starts_with(">>")
    {
        *cursor = behind;
        return Ok(number);
    }
    Reader { cursor, names, depth: 0 }.binary(SHIFT)
}

/// Reads a number with signs, or an expression in brackets: the value of an immediate.
///
/// # Errors
/// If there is no expression, or it has no value in 64 bits.
#[inline]
pub fn unary(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    match plain(cursor) {
        Some((number, behind)) => {
            *cursor = behind;
            Ok(number)
        }
        None => signed(cursor, names),
    }
}

/// A number without signs or brackets, and the cursor after it.
#[inline]
fn plain<'t>(cursor: &Cursor<'t>) -> Option<(i64, Cursor<'t>)> {
    let mut here = *cursor;
    here.skip_blanks();
    let number = here.plain_number()?;
    Some((number, here))
}

fn signed(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    Reader { cursor, names, depth: 0 }.unary()
}

struct Reader<'c, 't, 'n> {
    cursor: &'c mut Cursor<'t>,
    names: &'n dyn Names,
    depth: usize,
}

impl Reader<'_, '_, '_> {
    fn conditional(&mut self) -> Result<i64, Problem> {
        let condition = self.binary(CONDITION)?;
        if !self.cursor.eat("?") {
            return Ok(condition);
        }
        let then = self.binary(CONDITION)?;
        self.cursor.expect(":")?;
        let otherwise = self.deeper(Self::conditional)?;
        Ok(if condition != 0 { then } else { otherwise })
    }

    /// Reads operators of a level or above.
    fn binary(&mut self, level: u8) -> Result<i64, Problem> {
        let start = self.cursor.here();
        let mut left = self.unary()?;
        let mut last = None;
        while let Some(operator) = self.operator().filter(|operator| operator.level >= level) {
            if last == Some(operator.level) && SINGLE.contains(&operator.level) {
                let span = self.cursor.offset()..self.cursor.offset() + operator.text.len();
                let message = format!("`{}` cannot be repeated without brackets", operator.text);
                return Err(Problem::new(span, message)
                    .with_help("put brackets around the operation that comes first"));
            }
            self.cursor.advance(operator.text.len());
            let right = self.binary(operator.level + 1)?;
            left =
                (operator.apply)(left, right).map_err(|why| Problem::new(self.cursor.since(start), why))?;
            last = Some(operator.level);
        }
        Ok(left)
    }

    /// The operator that comes next.
    fn operator(&mut self) -> Option<&'static Operator> {
        // Most numbers are not followed by an operator, and one byte shows it.
        let next = self.cursor.peek()?;
        if !IS_FIRST[usize::from(next)] {
            return None;
        }
        let rest = self.cursor.rest();
        let found = OPERATORS.iter().find(|operator| rest.starts_with(operator.text))?;
        // `%r0` is the next operand.
        let is_name = found.text == "%" && rest.as_bytes().get(1).is_some_and(|b| b.is_ascii_alphabetic());
        (!is_name).then_some(found)
    }

    fn unary(&mut self) -> Result<i64, Problem> {
        let start = self.cursor.here();
        match self.cursor.peek() {
            Some(b'-') => {
                self.cursor.advance(1);
                let value = self.deeper(Self::unary)?;
                value.checked_neg().ok_or_else(|| Problem::new(self.cursor.since(start), TOO_LARGE))
            }
            Some(b'~') => {
                self.cursor.advance(1);
                Ok(!self.deeper(Self::unary)?)
            }
            Some(b'!') => {
                self.cursor.advance(1);
                Ok((self.deeper(Self::unary)? == 0).into())
            }
            Some(b'(') => {
                self.cursor.advance(1);
                let value = self.deeper(Self::conditional)?;
                self.cursor.expect(")")?;
                Ok(value)
            }
            Some(b'%') if self.cursor.eat("%sizeof") => self.size(),
            _ => self.number(),
        }
    }

    fn deeper(&mut self, read: fn(&mut Self) -> Result<i64, Problem>) -> Result<i64, Problem> {
        if self.depth == DEEPEST {
            return Err(Problem::new(
                self.cursor.next_span(),
                format!("this is nested more than {DEEPEST} times"),
            ));
        }
        self.depth += 1;
        let value = read(self);
        self.depth -= 1;
        value
    }

    /// `(V32)`, `V32` or `(GRF)`
    fn size(&mut self) -> Result<i64, Problem> {
        let is_in_brackets = self.cursor.eat("(");
        let span = self.cursor.next_span();
        let Some(name) = self.cursor.name() else {
            return Err(self.cursor.expected("the name of a variable"));
        };
        let size = match self.names.find_at(name, self.cursor.offset() - name.len()) {
            Some(symbol @ (Symbol::Variable(_) | Symbol::Address(_))) => self.names.size_of(symbol),
            None if name == "GRF" => Some(self.names.grf()),
            None => {
                let problem = Problem::new(span, format!("there is no variable `{}`", clipped(name)));
                return Err(problem.with_nearest(name, self.names.known()).with_cause(name));
            }
            _ => None,
        };
        let size =
            size.ok_or_else(|| Problem::new(span, format!("`{}` has no size in bytes", clipped(name))))?;
        if is_in_brackets {
            self.cursor.expect(")")?;
        }
        Ok(size.into())
    }

    /// Decimal, or hexadecimal with up to 64 bits.
    fn number(&mut self) -> Result<i64, Problem> {
        self.cursor.skip_blanks();
        let mut here = *self.cursor;
        let digits = here.take_while(is_name);
        let hex = digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X"));
        let (digits, radix) = hex.map_or((digits, 10), |hex| (hex, 16));
        if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
            return Err(self.cursor.expected("a number"));
        }
        // A number may use all 64 bits; the highest one becomes the sign.
        let number = u64::from_str_radix(digits, radix)
            .map_err(|_| Problem::new(self.cursor.next_span(), "this number has more than 64 bits"))?;
        *self.cursor = here;
        Ok(number as i64)
    }
}
