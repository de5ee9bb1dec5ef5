//! Three-valued logic: the truth tables, and its agreement with the evaluator of the rule language.

use genvisa_rule::{BinaryOp, Env, Expr, Name, Span, UnaryOp, eval};
use genvisa_runtime::truth;
use genvisa_runtime::{Int, Truth};
use std::cell::Cell;

const F: Truth = Some(false);
const U: Truth = None;
const T: Truth = Some(true);
const ALL: [Truth; 3] = [F, U, T];

/// Results in the order of `ALL` for the left side, and in each row for the right one.
type Table = [[Truth; 3]; 3];

fn table(op: impl Fn(Truth, Truth) -> Truth) -> Table {
    ALL.map(|a| ALL.map(|b| op(a, b)))
}

#[test]
fn unknown_values_decide_nothing() {
    assert_eq!(ALL.map(truth::not), [T, U, F]);
    assert_eq!(table(|a, b| truth::and(a, || b)), [[F, F, F], [F, U, U], [F, U, T]]);
    assert_eq!(table(|a, b| truth::or(a, || b)), [[F, U, T], [U, U, T], [T, T, T]]);
    assert_eq!(table(|a, b| truth::implies(a, || b)), [[T, T, T], [U, U, T], [F, U, T]]);
}

#[test]
fn the_right_side_is_asked_only_where_it_matters() {
    let asked = Cell::new(false);
    let right = || {
        asked.set(true);
        T
    };
    type Lazy = fn(Truth, &dyn Fn() -> Truth) -> Truth;
    let operators: [Lazy; 3] = [|a, b| truth::and(a, b), |a, b| truth::or(a, b), |a, b| truth::implies(a, b)];
    let table = operators.map(|op| {
        ALL.map(|a| {
            asked.set(false);
            op(a, &right);
            asked.get()
        })
    });
    assert_eq!(table, [[false, true, true], [true, true, false], [false, true, true]]);
}

/// Numbers where arithmetic is likely to go wrong, and unknown.
const NUMBERS: [Int; 14] = [
    None,
    Some(i64::MIN),
    Some(i64::MIN + 1),
    Some(-64),
    Some(-1),
    Some(0),
    Some(1),
    Some(2),
    Some(7),
    Some(62),
    Some(63),
    Some(64),
    Some(1 << 62),
    Some(i64::MAX),
];

/// `a` and `b`, nothing else.
struct Two(Int, Int);

impl Env for Two {
    fn field(&self, path: &[String]) -> Int {
        match path.first().map(String::as_str) {
            Some("a") => self.0,
            Some("b") => self.1,
            _ => None,
        }
    }
    fn call(&self, _: &str, _: &[Expr]) -> Int {
        None
    }
    fn symbol(&self, _: &Expr, _: &str) -> Int {
        None
    }
}

fn name(name: &str) -> Expr {
    Expr::Name(Name { path: vec![name.to_string()], span: Span::default() })
}

fn pairs() -> impl Iterator<Item = (Int, Int)> {
    NUMBERS.into_iter().flat_map(|a| NUMBERS.map(|b| (a, b)))
}

/// A validator and the solver that makes its test cases must not differ in what an expression means.
#[test]
fn operators_agree_with_the_evaluator() {
    let lazy = |op: fn(Truth, Truth) -> Truth| move |a, b| truth::int(op(truth::of(a), truth::of(b)));
    let and = lazy(|a, b| truth::and(a, || b));
    let or = lazy(|a, b| truth::or(a, || b));
    let implies = lazy(|a, b| truth::implies(a, || b));
    let compare = |op: fn(Int, Int) -> Truth| move |a, b| truth::int(op(a, b));
    let (eq, ne, lt) = (compare(truth::eq), compare(truth::ne), compare(truth::lt));
    let (le, gt, ge) = (compare(truth::le), compare(truth::gt), compare(truth::ge));
    type Operator<'a> = &'a dyn Fn(Int, Int) -> Int;
    let operators: [(BinaryOp, Operator<'_>); 18] = [
        (BinaryOp::And, &and),
        (BinaryOp::Or, &or),
        (BinaryOp::Implies, &implies),
        (BinaryOp::Eq, &eq),
        (BinaryOp::Ne, &ne),
        (BinaryOp::Lt, &lt),
        (BinaryOp::Le, &le),
        (BinaryOp::Gt, &gt),
        (BinaryOp::Ge, &ge),
        (BinaryOp::BitOr, &truth::bit_or),
        (BinaryOp::BitAnd, &truth::bit_and),
        (BinaryOp::Shl, &truth::shl),
        (BinaryOp::Shr, &truth::shr),
        (BinaryOp::Add, &truth::add),
        (BinaryOp::Sub, &truth::sub),
        (BinaryOp::Mul, &truth::mul),
        (BinaryOp::Div, &truth::div),
        (BinaryOp::Rem, &truth::rem),
    ];
    for (op, function) in operators {
        let expr = Expr::Binary { op, left: Box::new(name("a")), right: Box::new(name("b")) };
        for (a, b) in pairs() {
            assert_eq!(function(a, b), eval(&expr, &Two(a, b)), "{expr}, a = {a:?}, b = {b:?}");
        }
    }
}

#[test]
fn functions_agree_with_the_evaluator() {
    for (a, b) in pairs() {
        for (text, value) in [
            ("min(a, b)", truth::min(a, b)),
            ("max(a, b)", truth::max(a, b)),
            ("ones(a)", truth::ones(a)),
            ("power_of_two(a)", truth::power_of_two(a)),
            ("-a", truth::neg(a)),
            ("!a", truth::int(truth::not(truth::of(a)))),
        ] {
            let expr = genvisa_rule::parse(text).unwrap();
            assert_eq!(value, eval(&expr, &Two(a, b)), "{text}, a = {a:?}, b = {b:?}");
        }
    }
    let negation = Expr::Unary { op: UnaryOp::Neg, operand: Box::new(name("a")) };
    assert_eq!(eval(&negation, &Two(Some(i64::MIN), None)), truth::neg(Some(i64::MIN)));
    assert_eq!(truth::neg(Some(i64::MIN)), None);
}

#[test]
fn results_that_do_not_exist_are_unknown() {
    assert_eq!(truth::add(Some(i64::MAX), Some(1)), None);
    assert_eq!(truth::sub(Some(i64::MIN), Some(1)), None);
    assert_eq!(truth::mul(Some(i64::MAX), Some(2)), None);
    assert_eq!(truth::div(Some(1), Some(0)), None);
    assert_eq!(truth::rem(Some(1), Some(0)), None);
    assert_eq!(truth::div(Some(i64::MIN), Some(-1)), None);
    assert_eq!(truth::shl(Some(1), Some(64)), None);
    assert_eq!(truth::shl(Some(1), Some(-1)), None);
    assert_eq!(truth::shl(Some(3), Some(62)), None, "bits are lost");
    assert_eq!(truth::shr(Some(1), Some(64)), None);
}
