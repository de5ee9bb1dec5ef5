//! Rules: compiled rules and the evaluator agree, and violations name their rule and field.

use crate::bits::{Size, SizeBits};
use crate::domain::Platform;
use genvisa_macros::{Bits, Enumeration, Instruction, Record, rules};
use genvisa_rule::{Env, Expr, eval};
use genvisa_runtime::{
    Check, Checked, Context, Declarations, Int, Operand, Role, Rule, Variable, Version, Violation,
};

/// One rule for each operator and function, over two signed numbers and two bit ranges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(half = "a / 2")]
pub struct Subject {
    pub a: i64,
    pub b: i64,
    pub size: SizeBits,
}

#[rustfmt::skip]
rules! {
    Subject: "subject" at crate::lines::subject;

    "lt" [field]: a < b;
    "le" [field]: a <= b;
    "gt" [field]: a > b;
    "ge" [field]: a >= b;
    "eq" [field]: a == b;
    "ne" [field]: a != b;
    "and" [field]: a < 3 && b < 3;
    "or" [field]: a < 3 || b < 3;
    "implies" [field]: a < 3 => b < 3 => a == b;
    "unknown and" [field]: size < 8 && b < 3;
    "unknown or" [field]: size < 8 || b < 3;
    "unknown implies" [field]: size == 8 => b < 3;
    "implies unknown" [field]: b < 3 => size == 8;
    "not" [field]: !(a == b) != (a < b);
    "number as truth" [field]: a - b => size.mask;
    "sum" [field]: a + b < 10;
    "difference" [field]: a - b < 10;
    "product" [field]: a * b < 10;
    "quotient" [field]: a / b == 0;
    "rest" [field]: a % b == 1;
    "bits" [field]: a & b | 1 == 1;
    "left" [field]: a << b != 0;
    "right" [field]: a >> b == 0;
    "negative" [field]: -a < b;
    "min max" [field]: min(a, b) + max(a, b) == a + b;
    "ones" [field]: ones(a) <= ones(b);
    "value" [field]: size >= 8;
    "code" [field]: code(size) != 0b011;
    "raw" [field]: raw(size) & 0b1000 == 0;
    "mask" [field]: size.mask == 0 || code(size.mask) == 15;
    "name" [field]: size != Null;
    "names" [field]: matches!(size, Null | 8);
    "ranges" [field]: matches!(a, -5..=5 | 100 | 0x7f);
    "definition" [field]: half != 1;
    "platform" [field]: on("New+") => a == b;
    "everywhere" [field]: true || a == b;
    "nowhere" [field]: false && a == b;
    "set" [field]: matches!(size, NOTHING);
    "not in set" [field]: !matches!(size, NOTHING | 8);
}

/// The same subject, as the evaluator sees it.
struct Seen(Subject, Platform);

impl Env for Seen {
    fn field(&self, path: &[String]) -> Int {
        let Seen(subject, _) = self;
        match path.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
            ["a"] => Some(subject.a),
            ["b"] => Some(subject.b),
            ["size"] => subject.size.size().map(Size::value),
            ["size", "mask"] => Some(i64::from(subject.size.mask())),
            ["half"] => subject.a.checked_div(2),
            _ => panic!("{path:?}"),
        }
    }

    fn call(&self, function: &str, args: &[Expr]) -> Int {
        let Seen(subject, platform) = self;
        let args: Vec<_> = args.iter().map(Expr::to_string).collect();
        let args: Vec<_> = args.iter().map(String::as_str).collect();
        match (function, args.as_slice()) {
            ("code", ["size"]) => Some(i64::from(subject.size.raw() & 7)),
            ("code", ["size.mask"]) => Some(i64::from(subject.size.raw() >> 4)),
            ("raw", ["size"]) => Some(i64::from(subject.size.raw())),
            ("on", ["\"New+\""]) => Some(i64::from(*platform == Platform::New)),
            _ => panic!("{function}{args:?}"),
        }
    }

    fn symbol(&self, _: &Expr, name: &str) -> Int {
        (name == "Null").then_some(Size::Null as i64)
    }
}

fn violations(subject: &impl Checked, cx: &Context<'_>) -> Vec<Violation> {
    let mut found = Vec::new();
    subject.check(cx, &mut |violation| found.push(violation));
    found
}

/// A validator and the solver that makes its test cases must not differ in what a rule means.
#[test]
fn rules_agree_with_the_evaluator() {
    let numbers = [i64::MIN, -6, -1, 0, 1, 2, 3, 4, 62, 63, 64, 100, 127, i64::MAX - 1, i64::MAX];
    let rules: Vec<_> =
        Subject::RULES.iter().map(|rule| (rule, genvisa_rule::parse(rule.expr).unwrap())).collect();
    let scope = Declarations::default();
    let mut broken = vec![false; rules.len()];
    for (a, b) in numbers.iter().flat_map(|a| numbers.map(|b| (*a, b))) {
        for (size, platform) in (0..=u8::MAX).flat_map(|size| [(size, Platform::Old), (size, Platform::New)])
        {
            let subject = Subject { a, b, size: SizeBits::from_raw(size) };
            let found = violations(&subject, &platform.context(&scope));
            let seen = Seen(subject, platform);
            let expected: Vec<&Rule> = rules
                .iter()
                .zip(&mut broken)
                .filter(|((_, expr), _)| eval(expr, &seen) == Some(0))
                .map(|((rule, _), broken)| {
                    *broken = true;
                    *rule
                })
                .collect();
            let found: Vec<&Rule> = found.iter().map(|violation| violation.rule).collect();
            assert_eq!(found, expected, "{subject:?}");
        }
    }
    let never: Vec<_> =
        rules.iter().zip(broken).filter(|(_, broken)| !broken).map(|((r, _), _)| r.id).collect();
    assert_eq!(never, ["subject/min max", "subject/everywhere"], "rules that cannot be broken");
}

#[rustfmt::skip]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "var_ty(id)", available = "var_bytes(id)", declared = "var_declared(id)", imm = "-id", twice = "2 * available")]
pub struct Opnd {
    pub id: u8,
}

#[rustfmt::skip]
rules! {
    Opnd: "opnd" at crate::lines::opnd;

    "id/declared": declared;
    "id/small" [size]: role() == Source => twice <= 64;
    "id/channel" [size]: role() == Destination => id != first_channel() + 4;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Execution {
    #[code(name = "8 elements", value = 8)]
    E8 = 3,
}

#[rustfmt::skip]
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ExecSizeBits(
    #[bits(exec_size = 3..=0, Execution)]
    #[bits(mask = 7..=4)]
    u8,
);

#[rustfmt::skip]
rules! {
    ExecSizeBits: "exec_size" at crate::lines::exec_size_bits;

    "mask/even" [mask]: exec_size.mask % 2 == 0;
}

#[rustfmt::skip]
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "X", opcode = 0x07, lines = crate::lines::x)]
pub struct X {
    pub exec_size: ExecSizeBits,
    #[field(refers = Surface)]
    pub surface: u8,
    #[field("raw_operand", Source)]
    pub src: Opnd,
    #[field("raw_operand", Destination)]
    pub dst: Opnd,
}

#[rustfmt::skip]
rules! {
    X: "X" at crate::lines::x;

    "src/type" [on "New+"]: ty(src) == UD;
    "src/room" [size]: available(src) >= exec_size * bytes(ty(src));
    "surface/declared": declared(surface);
    "dst/once" [field, object]: label_places(surface) == 1;
    "src/bounds" [access, runtime]: !out_of_bounds(src);
    "opcode": opcode == 0x07;
    "dst/imm" [range]: matches!(imm(dst), -99..=-12);
}

/// V10: 8 UD, V11: 8 UW, V12: 32 UD.
const SCOPE: Declarations<'static> = Declarations {
    variables: &[
        Variable { ty: 0, elements: 8 },
        Variable { ty: 1, elements: 8 },
        Variable { ty: 0, elements: 32 },
    ],
    surfaces: &[1],
    addresses: &[],
    predicates: &[],
    samplers: &[],
    labels: &[],
};

fn x(exec_size: u8, surface: u8, src: u8, dst: u8) -> X {
    X { exec_size: ExecSizeBits::from_raw(exec_size), surface, src: Opnd { id: src }, dst: Opnd { id: dst } }
}

#[track_caller]
fn breaks(x: X, platform: Platform, expected: &[(&str, &str)]) {
    let mut found = Vec::new();
    x.check(&SCOPE, platform, &mut |violation| found.push((violation.field, violation.rule.id)));
    assert_eq!(found, expected);
    let violations = x.validate(&SCOPE, platform);
    let same: Vec<_> = violations.iter().map(|violation| (violation.field, violation.rule.id)).collect();
    assert_eq!((same.as_slice(), violations.len()), (expected, expected.len()));
}

#[test]
fn violations_name_rule_and_field() {
    breaks(x(0x03, 6, 10, 12), Platform::New, &[]);
    breaks(x(0x13, 6, 10, 12), Platform::New, &[("exec_size", "exec_size/mask/even")]);
    breaks(x(0x03, 7, 10, 12), Platform::New, &[("", "X/surface/declared")]);
    breaks(x(0x03, 6, 11, 12), Platform::New, &[("", "X/src/type")]);
    breaks(x(0x03, 6, 11, 12), Platform::Old, &[]);
    breaks(x(0x03, 6, 12, 12), Platform::New, &[("src", "opnd/id/small")]);
    breaks(x(0x03, 6, 10, 13), Platform::New, &[("dst", "opnd/id/declared")]);
    assert_eq!(x(0x03, 6, 10, 12).validate(&Declarations::default(), Platform::New).len(), 3);
    breaks(x(0x03, 6, 10, 11), Platform::New, &[("", "X/dst/imm")]);
    breaks(x(0x23, 6, 10, 12), Platform::New, &[("dst", "opnd/id/channel")]);
    // Unknown types, sizes and execution sizes break no rule but the one that forbids them.
    breaks(x(0x03, 6, 13, 12), Platform::New, &[("src", "opnd/id/declared")]);
    breaks(x(0x04, 6, 10, 12), Platform::New, &[]);
}

#[test]
fn rules_that_one_instruction_cannot_break_are_listed_only() {
    let checks: Vec<_> = X::INFO.rules.iter().map(|rule| rule.check).collect();
    let (s, o, r) = (Check::Static, Check::Object, Check::Runtime);
    assert_eq!(checks, [s, s, s, o, r, s, s]);
    assert_eq!((X::INFO.rules[1].line, X::INFO.rules[1].kind), (10, "size"));
}

#[test]
fn operands_answer_their_definitions_only() {
    let cx = Platform::New.context(&SCOPE).operand("src", Role::Source);
    let opnd = Opnd { id: 10 };
    let answers = [opnd.ty(&cx), opnd.available(&cx), opnd.declared(&cx), opnd.class(&cx), opnd.imm(&cx)];
    assert_eq!(answers, [Some(0), Some(32), Some(1), None, Some(-10)]);
}

#[test]
fn the_instruction_itself_is_lossless() {
    let bytes = [0x07, 0xF3, 6, 10, 12];
    let (x, len) = X::decode(&bytes, Version::LAST).unwrap();
    let mut buffer = [0; 5];
    assert_eq!((x.encode(Version::LAST, &mut buffer), buffer), (Ok(len), bytes));
}
