//! Expressions: random ones, damaged ones of the pages, and texts that are not expressions.

use super::damage::Numbers;
use super::outcome;
use genvisa_conformance::properties::{InputOutcome, rule};
use genvisa_conformance::spec::Spec;
use genvisa_rule::{BinaryOp, Env, Expr, Int, Name, Pattern, Radix, Span, UnaryOp, eval, parse};
use proptest::prelude::*;
use std::time::{Duration, Instant};

fn int() -> impl Strategy<Value = Int> {
    let value = prop_oneof![any::<i64>(), -20i64..20, Just(i64::MIN), Just(i64::MAX)];
    let radix = prop_oneof![Just(Radix::Binary), Just(Radix::Decimal), Just(Radix::Hex)];
    (value, radix, 0u8..3).prop_map(|(value, radix, zeros)| {
        let unsigned = value.unsigned_abs();
        let digits = match radix {
            Radix::Binary => format!("{unsigned:b}"),
            Radix::Decimal => unsigned.to_string(),
            Radix::Hex => format!("{unsigned:x}"),
        };
        Int { value, radix, digits: digits.len() as u8 + zeros }
    })
}

fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z][a-z0-9_]{0,6}".prop_filter("a literal", |w| w != "true" && w != "false"),
        prop::sample::select(vec!["type", "match", "self", "matches", "ref", "min", "x", "dst"])
            .prop_map(String::from),
    ]
}

fn symbol() -> impl Strategy<Value = Name> {
    "[A-Z][A-Z0-9_]{0,3}".prop_map(name)
}

fn name(word: String) -> Name {
    Name { path: vec![word], span: Span::default() }
}

fn pattern() -> impl Strategy<Value = Pattern> {
    prop_oneof![
        int().prop_map(Pattern::Int),
        (int(), int()).prop_map(|(a, b)| Pattern::Range(a, b)),
        prop_oneof![symbol(), word().prop_map(name)].prop_map(Pattern::Name),
    ]
}

fn is_truth(expr: &Expr) -> bool {
    match expr {
        Expr::Binary { op, .. } => op.is_truth(),
        Expr::Matches { .. } | Expr::Bool(_) | Expr::Unary { op: UnaryOp::Not, .. } => true,
        _ => false,
    }
}

fn expr() -> impl Strategy<Value = Expr> {
    let leaf = prop_oneof![
        int().prop_map(Expr::Int),
        any::<bool>().prop_map(Expr::Bool),
        prop::collection::vec(word(), 1..3).prop_map(|path| Expr::Name(Name { path, span: Span::default() })),
        symbol().prop_map(Expr::Name),
        (word(), any::<u8>()).prop_map(|(word, at)| Expr::Index { of: name(word), at }),
        any::<String>().prop_map(Expr::Str),
    ];
    leaf.prop_recursive(6, 60, 4, |inner| {
        let unary = prop_oneof![Just(UnaryOp::Not), Just(UnaryOp::Neg)];
        let binary = prop::sample::select(BinaryOp::ALL.map(|(op, ..)| op).to_vec());
        prop_oneof![
            2 => (word(), prop::collection::vec(inner.clone(), 0..3))
                .prop_map(|(name, args)| Expr::Call { name, args, span: Span::default() }),
            1 => (unary, inner.clone()).prop_map(|(op, x)| Expr::Unary { op, operand: Box::new(x) }),
            6 => (binary, inner.clone(), inner.clone())
                .prop_filter("bits of a condition", |(op, a, b)| !op.is_bitwise() || !(is_truth(a) || is_truth(b)))
                .prop_map(|(op, a, b)| Expr::Binary { op, left: Box::new(a), right: Box::new(b) }),
            1 => (inner, prop::collection::vec(pattern(), 1..4))
                .prop_map(|(x, patterns)| Expr::Matches { subject: Box::new(x), patterns }),
        ]
    })
}

/// Pieces of expressions, so that random texts are not only words.
const PIECES: &str = r##"
    ( ) [ ] , . ! - + * / % & && | || = == != => < <= << >> ..= .. ..=-1 :: # $ _ \ \u{1} // /* */ é " 'a' 'a b"" r#type
    0 1 0x1f 0b01 -9223372036854775808 9223372036854775808 1_000 1u8 1.5 1e3 true false UD x x.y params[2] "XEHP+"
    matches!(x,1|2..=3) min(1,2) ones(x) ty(dst) on("PVC")
"##;

fn pieces() -> Vec<&'static str> {
    PIECES.split_whitespace().chain([" ", "\n", "\0"]).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_expression(expr in expr(), seed: u64) {
        let text = expr.to_string();
        prop_assert_eq!(parse(&text).map_err(|e| format!("{text}: {e}")), Ok(expr));
        assert_eq!(outcome(rule(&text, seed)), InputOutcome::Read);
    }

    #[test]
    fn any_text(text in any::<String>(), glue in "[a-z0-9 ()!&|=<>.,+-]{0,40}", seed: u64) {
        for text in [text, glue] {
            outcome(rule(&text, seed));
        }
    }

    #[test]
    fn any_pieces(pieces in prop::collection::vec(prop::sample::select(pieces()), 0..40), seed: u64) {
        outcome(rule(&pieces.concat(), seed));
    }
}

#[test]
fn damaged() {
    let mut numbers = Numbers(0x2545_f491_4f6c_dd1d);
    let (mut read, mut refused) = (0, 0);
    for expr in Spec::embedded().unwrap().isa.rules.iter().map(|rule| &rule.expr) {
        assert_eq!(outcome(rule(expr, 1)), InputOutcome::Read, "{expr}");
        for seed in 0..4 {
            let mut damaged = expr.clone();
            numbers.damage(&mut damaged, &pieces());
            match outcome(rule(&damaged, seed)) {
                InputOutcome::Refused => refused += 1,
                InputOutcome::Read | InputOutcome::Converted => read += 1,
            }
        }
    }
    assert!(read > 500 && refused > 500, "{read} are read, {refused} refused");
}

/// The time for a long text is linear in its length, and deep nesting does not overflow the stack.
#[test]
fn large_texts_take_linear_time() {
    let repeated: &[(&str, &str, &str, &str)] = &[
        ("", "(", "x", ")"),
        ("", "f(", "x", ")"),
        ("", "x[", "0", "]"),
        ("", "matches!(", "x", ", 1)"),
        ("f(", "1, ", "1)", ""),
        ("matches!(x, 1", " | 1", ")", ""),
        ("matches!(x, 1", " | 1..=2", ")", ""),
        ("", "!", "x", ""),
        ("", "- ", "x", ""),
        ("", "x.", "y", ""),
        ("", "x + ", "x", ""),
        ("", "x => ", "x", ""),
        ("", "1", "", ""),
        ("", "(", "", ""),
        ("", "x ", "", ""),
        ("\"", "x", "\"", ""),
        ("", "// x\n", "x", ""),
        ("", "/*", "", "*/"),
    ];
    for (before, piece, inner, behind) in repeated {
        let count = 200_000 / piece.len();
        let text = format!("{before}{}{inner}{}", piece.repeat(count), behind.repeat(count));
        let started = Instant::now();
        outcome(rule(&text, 1));
        let took = started.elapsed();
        assert!(took < Duration::from_secs(20), "{piece}: {took:?}");
    }
}

struct Nothing;

impl Env for Nothing {
    fn field(&self, _: &[String]) -> Option<i64> {
        None
    }
    fn call(&self, _: &str, _: &[Expr]) -> Option<i64> {
        None
    }
    fn symbol(&self, _: &Expr, name: &str) -> Option<i64> {
        (name == "UD").then_some(0)
    }
}

#[test]
fn an_unknown_operand_makes_the_result_unknown_unless_the_other_decides() {
    for (text, value) in [
        ("x", None),
        ("x[0] == 1", None),
        ("x[0] == 1 || true", Some(1)),
        ("x && false", Some(0)),
        ("false && x", Some(0)),
        ("x && true", None),
        ("x || 7", Some(1)),
        ("x || 0", None),
        ("x => true", Some(1)),
        ("false => x", Some(1)),
        ("x => false", None),
        ("true => 2 => 3", Some(1)),
        ("!x", None),
        ("!5", Some(0)),
        ("x == x", None),
        ("matches!(x, 1 | 2)", None),
        ("matches!(0, 1 | UD)", Some(1)),
        ("matches!(3, 3 | UNKNOWN)", Some(1)),
        ("matches!(2, 3 | UNKNOWN)", None),
        ("matches!(16, 8..=16)", Some(1)),
        ("matches!(17, 8..=16)", Some(0)),
        ("0 == UD && UD == 0", Some(1)),
        ("7 & 5 == 5", Some(1)),
        ("1 / 0", None),
        ("1 % 0", None),
        ("-9223372036854775808 / -1", None),
        ("9223372036854775807 + 1", None),
        ("1 << 63", None),
        ("1 << 62", Some(1 << 62)),
        ("1 << 64", None),
        ("-8 >> 1", Some(-4)),
        ("1 >> -1", None),
        ("min(3, max(1, 2)) + ones(0xff)", Some(10)),
        ("min(x, 1)", None),
    ] {
        assert_eq!(eval(&parse(text).unwrap(), &Nothing), value, "{text}");
    }
}
