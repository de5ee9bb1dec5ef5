//! Constant expressions: numbers that are written as calculations.
//!
//! Real assemblers have an order of their own: of `&`, `^` and `|` the last binds tightest, and what compares or shifts
//! stands once between brackets.

use crate::Problem;
use crate::cursor::{Cursor, is_name};
use crate::symbols::{Names, Symbol};

/// Brackets, signs and conditions inside each other, at most.
const DEEPEST: usize = 100;

/// An operator between two numbers.
struct Operator {
    text: &'static str,
    /// Operators of a higher level are applied first.
    level: u8,
    apply: fn(i64, i64) -> Result<i64, &'static str>,
}

/// What `a ? b : c` takes as `a` and `b`.
const CONDITION: u8 = 0;
/// The operators `<` and `>` are of this level, and nothing else there is in angle brackets.
const ORDER: u8 = 4;
/// Of these levels there is one operator between brackets.
const SINGLE: [u8; 3] = [3, ORDER, 5];

const TOO_LARGE: &str = "the result has more than 64 bits";

/// All of them: each behind those that it is the begin of.
const OPERATORS: [Operator; 17] = [
    Operator { text: ">>>", level: 5, apply: |a, b| shift(b).map(|b| ((a as u64) >> b) as i64) },
    Operator { text: ">>", level: 5, apply: |a, b| shift(b).map(|b| a >> b) },
    Operator { text: "<<", level: 5, apply: |a, b| shift(b).and_then(|b| shifted_left(a, b)) },
    Operator { text: "<=", level: ORDER, apply: |a, b| Ok((a <= b).into()) },
    Operator { text: ">=", level: ORDER, apply: |a, b| Ok((a >= b).into()) },
    Operator { text: "==", level: 3, apply: |a, b| Ok((a == b).into()) },
    Operator { text: "!=", level: 3, apply: |a, b| Ok((a != b).into()) },
    Operator { text: "<", level: ORDER, apply: |a, b| Ok((a < b).into()) },
    Operator { text: ">", level: ORDER, apply: |a, b| Ok((a > b).into()) },
    Operator { text: "&", level: CONDITION, apply: |a, b| Ok(a & b) },
    Operator { text: "^", level: 1, apply: |a, b| Ok(a ^ b) },
    Operator { text: "|", level: 2, apply: |a, b| Ok(a | b) },
    Operator { text: "+", level: 6, apply: |a, b| a.checked_add(b).ok_or(TOO_LARGE) },
    Operator { text: "-", level: 6, apply: |a, b| a.checked_sub(b).ok_or(TOO_LARGE) },
    Operator { text: "*", level: 7, apply: |a, b| a.checked_mul(b).ok_or(TOO_LARGE) },
    Operator { text: "/", level: 7, apply: |a, b| divided(a, b, i64::checked_div) },
    Operator { text: "%", level: 7, apply: |a, b| divided(a, b, i64::checked_rem) },
];

/// What operators begin with.
pub(crate) const FIRST_BYTES: &[u8] = b"<>=!&^|+-*/%";

/// Whether a byte is one of these.
const IS_FIRST: [bool; 256] = {
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

/// Reads an expression.
///
/// # Errors
/// Where there is none, or it has no value.
#[inline]
pub fn expression(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    if let Some((number, behind)) = plain(cursor) {
        let mut end = behind;
        // A number on its own: what follows is no operator.
        if end.peek().is_none_or(|next| next != b'?' && !IS_FIRST[usize::from(next)]) {
            *cursor = end;
            return Ok(number);
        }
    }
    calculation(cursor, names)
}

fn calculation(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    Reader { cursor, names, depth: 0, in_angles: false }.conditional()
}

/// Reads an expression between `<` and `>`: one that compares stands in brackets.
///
/// # Errors
/// Where there is none, or it has no value.
pub fn in_angles(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    if let Some((number, mut behind)) = plain(cursor)
        && behind.peek() == Some(b'>')
        && !behind.starts_with(">>")
    {
        *cursor = behind;
        return Ok(number);
    }
    Reader { cursor, names, depth: 0, in_angles: true }.conditional()
}

/// Reads a number, signs in front of it, or an expression in brackets: what an immediate can be.
///
/// # Errors
/// Where there is none, or it has no value.
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

/// The number that stands here, and the cursor behind it, where that is seen at once.
#[inline]
fn plain<'t>(cursor: &Cursor<'t>) -> Option<(i64, Cursor<'t>)> {
    let mut here = *cursor;
    here.skip_blanks();
    let number = here.plain_number()?;
    Some((number, here))
}

fn signed(cursor: &mut Cursor<'_>, names: &dyn Names) -> Result<i64, Problem> {
    Reader { cursor, names, depth: 0, in_angles: false }.unary()
}

struct Reader<'c, 't, 'n> {
    cursor: &'c mut Cursor<'t>,
    names: &'n dyn Names,
    depth: usize,
    /// Whether `>` is the end.
    in_angles: bool,
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

    /// Operators of a level or above.
    fn binary(&mut self, level: u8) -> Result<i64, Problem> {
        let start = self.cursor.here();
        let mut left = self.unary()?;
        let mut last = None;
        while let Some(operator) = self.operator().filter(|operator| operator.level >= level) {
            if last == Some(operator.level) && SINGLE.contains(&operator.level) {
                let span = self.cursor.offset()..self.cursor.offset() + operator.text.len();
                let message = format!("`{}` stands once without brackets", operator.text);
                return Err(
                    Problem::new(span, message).with_help("put brackets around what is to be done first")
                );
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
        // Most numbers are no part of anything: that costs a look at one byte.
        let next = self.cursor.peek()?;
        if !IS_FIRST[usize::from(next)] {
            return None;
        }
        let rest = self.cursor.rest();
        let found = OPERATORS.iter().find(|operator| rest.starts_with(operator.text))?;
        // `%r0` is the next operand, and `>` the end.
        let is_name = found.text == "%" && rest.as_bytes().get(1).is_some_and(|b| b.is_ascii_alphabetic());
        let is_end = self.in_angles && found.level == ORDER;
        (!is_name && !is_end).then_some(found)
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
                let in_angles = std::mem::take(&mut self.in_angles);
                let value = self.deeper(Self::conditional)?;
                self.in_angles = in_angles;
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
        let size = match self.names.find(name) {
            Some(symbol @ (Symbol::Variable(_) | Symbol::Address(_))) => self.names.size_of(symbol),
            None if name == "GRF" => Some(self.names.grf()),
            None => {
                let problem = Problem::new(span, format!("there is no variable `{name}`"));
                return Err(problem.with_nearest(name, self.names.known()));
            }
            _ => None,
        };
        let size = size.ok_or_else(|| Problem::new(span, format!("`{name}` has no size in bytes")))?;
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
        // 64 bits are 64 bits, whatever the first of them means.
        let number = u64::from_str_radix(digits, radix)
            .map_err(|_| Problem::new(self.cursor.next_span(), "this number has more than 64 bits"))?;
        *self.cursor = here;
        Ok(number as i64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa::{DataType, LabelKind};

    struct Some4;

    impl Names for Some4 {
        fn find(&self, name: &str) -> Option<Symbol> {
            match name {
                "counter" => Some(Symbol::Variable(32)),
                "address" => Some(Symbol::Address(0)),
                "predicate" => Some(Symbol::Predicate(1)),
                _ => None,
            }
        }
        fn known(&self) -> Vec<&str> {
            vec!["counter", "address", "predicate"]
        }
        fn type_of(&self, _: u32) -> Option<DataType> {
            None
        }
        fn size_of(&self, symbol: Symbol) -> Option<u32> {
            match symbol {
                Symbol::Variable(_) => Some(64),
                Symbol::Address(_) => Some(8),
                _ => None,
            }
        }
        fn label(&mut self, _: &str, _: Option<LabelKind>) -> u32 {
            0
        }
        fn string(&mut self, _: &str) -> u32 {
            0
        }
    }

    /// The value, and what is left.
    fn read(text: &str) -> Result<(i64, &str), Problem> {
        let mut cursor = Cursor::new(text, 0);
        expression(&mut cursor, &Some4).map(|value| (value, cursor.rest()))
    }

    #[track_caller]
    fn is(text: &str, value: i64) {
        assert_eq!(read(text), Ok((value, "")), "{text}");
    }

    #[track_caller]
    fn fails(text: &str, start: usize, end: usize, message: &str) {
        let problem = read(text).map_err(|problem| (problem.span, problem.message));
        assert_eq!(problem, Err((start..end, message.to_string())), "{text}");
    }

    /// What is seen at once is what a calculation would be.
    #[test]
    fn plain_numbers() {
        let numbers = [
            "0",
            "7",
            "017",
            "0x",
            "0x1F",
            "0X1F",
            "12x",
            "x",
            "",
            "999999999999999999",
            "9999999999999999999",
        ];
        let more = ["0xfffffffffffffff", "0xffffffffffffffff", "0x1ffffffffffffffff", "-1", "0xg"];
        let behind = [
            "", " ", ",", " , ", ">", ">>1", " >> 1", ">=1", "+1", " - 1", "?1:2", " ? 1 : 2", "%3", " %r0",
            ":ud", "é",
        ];
        for number in numbers.iter().chain(&more) {
            for behind in behind {
                let text = format!(" {number}{behind}");
                let of = |read: &dyn Fn(&mut Cursor<'_>) -> Result<i64, Problem>| {
                    let mut cursor = Cursor::new(&text, 0);
                    let result = read(&mut cursor);
                    let end = cursor.offset();
                    (result.clone(), result.is_ok().then_some(end))
                };
                let slow = |in_angles| {
                    of(&|cursor| Reader { cursor, names: &Some4, depth: 0, in_angles }.conditional())
                };
                assert_eq!(of(&|cursor| expression(cursor, &Some4)), slow(false), "{text}");
                assert_eq!(of(&|cursor| in_angles(cursor, &Some4)), slow(true), "{text}");
                let signed = of(&|cursor| signed(cursor, &Some4));
                assert_eq!(of(&|cursor| unary(cursor, &Some4)), signed, "{text}");
            }
        }
    }

    /// Values that the finalizer's own assembler gives to these.
    #[test]
    fn values() {
        let known = [
            ("1+2*3", 7),
            ("(1+2)*3", 9),
            ("10-2-3", 5),
            ("100/7/2", 7),
            ("17%5", 2),
            ("(1<<2)<<1", 8),
            ("2+3<<1", 10),
            ("1|2^3", 0),
            ("2^1|3", 1),
            ("4&2|3", 0),
            ("4&6^3", 4),
            ("7^1&2", 2),
            ("2^2^3", 3),
            ("4|3<2", 4),
            ("5==5|8", 9),
            ("8>>1<2", 0),
            ("3==3<4", 0),
            ("4>>1==2", 1),
            ("1==1&3", 1),
            ("1<2&1<3", 1),
            ("1?5:6", 5),
            ("0?5:6", 6),
            ("0?4:0?5:6", 6),
            ("1?2:3+4", 2),
            ("0|1?3:4", 3),
            ("2&3?5:6", 5),
            ("!0+1", 2),
            ("--5", 5),
            ("- -5", 5),
            ("~(-6)", 5),
            ("~~5", 5),
            ("2*-3+20", 14),
            ("-8/3+10", 8),
            ("(0-7)%4+10", 7),
            ("(0-16)>>2&63", 60),
            ("0xffffffffffffffff>>>60", 15),
            ("017", 17),
            ("0X1F", 31),
            ("%sizeof(counter)*2", 128),
            ("%sizeof address", 8),
            ("%sizeof(GRF)", 32),
            ("7 % 4", 3),
            ("1 <= 1", 1),
            ("2>=3", 0),
            ("3>2", 1),
            ("1!=2", 1),
        ];
        for (text, value) in known {
            is(text, value);
        }
        is("0xffffffffffffffff", -1);
        is("-9223372036854775807 - 1", i64::MIN);
    }

    #[test]
    fn ends() {
        assert_eq!(read("7 %r0"), Ok((7, "%r0")));
        assert_eq!(read("16 align=GRF"), Ok((16, "align=GRF")));
        assert_eq!(read("1?0?4:5:6"), Err(Problem::new(3..4, "expected `:`, found `?`")));
        let mut cursor = Cursor::new("8>> 1 + (2>1)>:ud", 0);
        assert_eq!((in_angles(&mut cursor, &Some4), cursor.rest()), (Ok(2), ">:ud"));
        let mut cursor = Cursor::new("0 ? 1 : (3>2)+1>", 0);
        assert_eq!((in_angles(&mut cursor, &Some4), cursor.rest()), (Ok(2), ">"));
        let mut cursor = Cursor::new("-1+2:d", 0);
        assert_eq!((unary(&mut cursor, &Some4), cursor.rest()), (Ok(-1), "+2:d"));
    }

    #[test]
    fn errors() {
        assert!(OPERATORS.iter().all(|operator| FIRST_BYTES.contains(&operator.text.as_bytes()[0])));
        fails("", 0, 0, "expected a number, found the end of the line");
        fails("1 + ", 4, 4, "expected a number, found the end of the line");
        fails("1 + 2x", 4, 6, "expected a number, found `2x`");
        fails("0x", 0, 2, "expected a number, found `0x`");
        fails("(1 + 2", 6, 6, "expected `)`, found the end of the line");
        fails("1<<2<<1", 4, 6, "`<<` stands once without brackets");
        fails("1<2<3", 3, 4, "`<` stands once without brackets");
        fails("1==2!=3", 4, 6, "`!=` stands once without brackets");
        fails("2 + 5/0", 4, 7, "this divides by zero");
        fails("5 % (1-1)", 0, 9, "this divides by zero");
        fails("1 << 64", 0, 7, "numbers have 64 bits: expected a shift by 0 to 63");
        fails("1 >> -1", 0, 7, "numbers have 64 bits: expected a shift by 0 to 63");
        for text in ["9223372036854775807+1", "-9223372036854775807-2", "4294967296*4294967296", "1<<63"] {
            fails(text, 0, text.len(), TOO_LARGE);
        }
        fails("-(1-9223372036854775807-2)", 0, 26, TOO_LARGE);
        fails("(1-9223372036854775807-2)/-1", 0, 28, TOO_LARGE);
        fails("18446744073709551616", 0, 20, "this number has more than 64 bits");
        fails("%sizeof(predicate)", 8, 17, "`predicate` has no size in bytes");
        fails("%sizeof(countr)", 8, 14, "there is no variable `countr`");
        assert_eq!(
            read("%sizeof countr").map_err(|p| p.help),
            Err(Some("did you mean `counter`?".to_string()))
        );
    }

    #[test]
    fn deep() {
        let brackets = |n: usize| format!("{}1{}", "(".repeat(n), ")".repeat(n));
        is(&brackets(DEEPEST), 1);
        let too_deep = format!("this is nested more than {DEEPEST} times");
        fails(&brackets(1_000_000), 101, 102, &too_deep);
        fails(&"-".repeat(1_000_000), 101, 102, &too_deep);
        let conditions = "0?1:".repeat(200_000);
        fails(&conditions, 404, 405, &too_deep);
        is(&vec!["1"; 100_000].join("+"), 100_000);
    }
}
