//! Values, ends and mistakes of expressions.

use super::operator::{FIRST_BYTES, OPERATORS, TOO_LARGE};
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
    fn label(&mut self, _: &[u8], _: Option<LabelKind>) -> u32 {
        0
    }
    fn string(&mut self, _: &[u8]) -> u32 {
        0
    }
}

/// The value, and the rest of the text.
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

/// The fast path for plain numbers gives the same result as a calculation.
#[test]
fn plain_numbers() {
    let numbers =
        ["0", "7", "017", "0x", "0x1F", "0X1F", "12x", "x", "", "999999999999999999", "9999999999999999999"];
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
            let slow = of(&|cursor| Reader { cursor, names: &Some4, depth: 0 }.conditional());
            let before_angle = of(&|cursor| Reader { cursor, names: &Some4, depth: 0 }.binary(SHIFT));
            assert_eq!(of(&|cursor| expression(cursor, &Some4)), slow, "{text}");
            assert_eq!(of(&|cursor| in_angles(cursor, &Some4)), before_angle, "{text}");
            let signed = of(&|cursor| signed(cursor, &Some4));
            assert_eq!(of(&|cursor| unary(cursor, &Some4)), signed, "{text}");
        }
    }
}

/// The values are those of the finalizer's own assembler.
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
    let in_angles = |text: &'static str| {
        let mut cursor = Cursor::new(text, 0);
        (in_angles(&mut cursor, &Some4), cursor.rest())
    };
    assert_eq!(in_angles("8>> 1 + (2>1)>:ud"), (Ok(2), ">:ud"));
    for text in ["2>1>", "2>=1>", "2==1>", "2&1>", "2|1>", "2^1>", "2?3:1>"] {
        assert_eq!(in_angles(text), (Ok(2), &text[1..]));
    }
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
    fails("1<<2<<1", 4, 6, "`<<` cannot be repeated without brackets");
    fails("1<2<3", 3, 4, "`<` cannot be repeated without brackets");
    fails("1==2!=3", 4, 6, "`!=` cannot be repeated without brackets");
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
    assert_eq!(read("%sizeof countr").map_err(|p| p.help), Err(Some("did you mean `counter`?".to_string())));
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
