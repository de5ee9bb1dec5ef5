//! Random expressions: printing and reading are inverse, and evaluation never panics.

use genvisa_rule::{BinaryOp, Env, Expr, Int, Name, Pattern, Radix, Span, UnaryOp, check, eval, parse};
use proptest::prelude::*;

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

/// Knows a field, a function or a symbol by a pseudo-random choice that depends on its name, and one of the unknown ones
/// more.
struct Partial<'a> {
    seed: u64,
    learned: Option<(&'a str, i64)>,
}

impl Partial<'_> {
    fn value(&self, name: &str) -> Option<i64> {
        let learned = self.learned.filter(|(learned, _)| *learned == name).map(|(_, value)| value);
        self.drawn(name).or(learned)
    }

    fn drawn(&self, name: &str) -> Option<i64> {
        let mix = name.bytes().fold(self.seed, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3));
        match mix % 6 {
            0 | 1 => None,
            2 => Some(mix as i64),
            3 => Some(i64::MIN),
            n => Some(n as i64 - 4),
        }
    }
}

impl Env for Partial<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        self.value(&path.join("."))
    }
    fn element(&self, path: &[String], at: u8) -> Option<i64> {
        self.value(&format!("{}[{at}]", path.join(".")))
    }
    fn call(&self, function: &str, args: &[Expr]) -> Option<i64> {
        args.iter().try_fold(self.value(function)?, |sum, arg| Some(sum ^ eval(arg, self)?))
    }
    fn symbol(&self, _: &Expr, name: &str) -> Option<i64> {
        self.value(name)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn reading_what_was_printed_gives_the_same(expr in expr()) {
        let text = expr.to_string();
        prop_assert_eq!(parse(&text).map_err(|e| format!("{text}: {e}")), Ok(expr));
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), glue in "[a-z0-9 ()!&|=<>.,+-]{0,40}") {
        for text in [text, glue] {
            match parse(&text) {
                Ok(expr) => drop(check(&expr)),
                Err(error) => prop_assert!(text.get(error.range).is_some()),
            }
        }
    }

    #[test]
    fn evaluation_never_panics_and_what_is_decided_stays(expr in expr(), seed: u64, value: i64) {
        let known = Partial { seed, learned: None };
        if let decided @ Some(_) = eval(&expr, &known) {
            for name in genvisa_rule::names(&expr) {
                let name = name.to_string();
                prop_assert_eq!(eval(&expr, &Partial { learned: Some((&name, value)), ..known }), decided);
            }
        }
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
fn unknowns_spread_unless_the_rest_decides() {
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
