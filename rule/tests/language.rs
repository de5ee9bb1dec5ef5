//! The rule language by example: what is read, how it is printed, what is refused and why.

#![allow(clippy::panic, clippy::expect_used)] // in the helpers of tests

use genvisa_rule::{BinaryOp, Env, Expr, Int, check, eval, names, parse, symbols};
use std::mem::discriminant;

#[track_caller]
fn prints(text: &str, expected: &str) {
    let expr = parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!(expr.to_string(), expected);
    assert_eq!(parse(expected).as_ref(), Ok(&expr), "{expected}");
}

#[track_caller]
fn stays(text: &str) {
    prints(text, text);
}

/// The text under the caret, and the message.
#[track_caller]
fn refused(text: &str) -> (&str, String) {
    let error = match parse(text) {
        Err(error) => error,
        Ok(expr) => check(&expr).expect_err(text).remove(0),
    };
    assert!(!error.help.is_empty(), "no help: {error}");
    (&text[error.range], error.message)
}

#[test]
fn expressions_stay_as_they_are_written() {
    stays("num_blocks == 8 => block_size == 4 && exec_size == 8");
    stays("matches!(ty(dst), UD | D | F) || on(\"XEHP+\") && ty(dst) == BF");
    stays("matches!(code(f), 0b00 | 0b01 | 0x0a | 8..=16 | -1)");
    stays("available(dst) >= exec_size * max(4, bytes(ty(dst)))");
    stays("exec_size.mask != M1 && pred.combine == 0");
    stays("!null(src1)");
    stays("matches!(lsc_sub_op, lsc_load | lsc_store) => matches!(data, D64)");
    stays("ty(params[2]) == ty(params[0]) => label[255] > first_channel() + imm(type[1])");
    stays("-(3) - -3 - (2 - 1) + (1 - -x)");
    stays("-(0) + --1");
}

#[test]
fn parentheses_are_printed_where_they_are_needed() {
    prints("((raw(f) & 0b11) == 0)", "raw(f) & 0b11 == 0");
    prints("(a => b) => (c => d)", "(a => b) => c => d");
    prints("(a || b) && !(c && d)", "(a || b) && !(c && d)");
    prints("(a == b) == c", "(a == b) == c");
    prints("f((a => b), c)", "f(a => b, c)");
    prints("a * (b * c) * d", "a * (b * c) * d");
}

/// The tree of an expression of binary operators and names, with all parentheses.
fn tree(expr: &Expr) -> String {
    match expr {
        Expr::Binary { op, left, right } => format!("({} {op} {})", tree(left), tree(right)),
        other => other.to_string(),
    }
}

/// The same for Rust's own parser; `None` where Rust refuses the text.
fn tree_of_rust(text: &str) -> Option<String> {
    fn tree(expr: &syn::Expr) -> Option<String> {
        match expr {
            syn::Expr::Binary(binary) => {
                let op = BinaryOp::ALL.map(|(_, symbol, _)| symbol).into_iter().find(|symbol| {
                    syn::parse_str::<syn::BinOp>(symbol)
                        .is_ok_and(|known| discriminant(&known) == discriminant(&binary.op))
                })?;
                Some(format!("({} {op} {})", tree(&binary.left)?, tree(&binary.right)?))
            }
            syn::Expr::Path(path) => path.path.get_ident().map(ToString::to_string),
            _ => None,
        }
    }
    tree(&syn::parse_str(text).ok()?)
}

/// Rust has no `=>` between values. It binds weakest, and to the right.
#[test]
fn each_pair_of_operators_binds_as_in_rust() {
    let all = BinaryOp::ALL.map(|(op, symbol, _)| (op, symbol));
    let (mut compared, mut refused) = (0, 0);
    for (first, left) in all {
        for (second, right) in all {
            let text = format!("a {left} b {right} c");
            let ours = parse(&text).ok().map(|expr| tree(&expr));
            let expected = match (first, second) {
                (BinaryOp::Implies, _) => Some(format!("(a => (b {right} c))")),
                (_, BinaryOp::Implies) => Some(format!("((a {left} b) => c)")),
                _ => tree_of_rust(&text),
            };
            assert_eq!(ours, expected, "{text}");
            compared += usize::from(expected.is_some());
            refused += usize::from(expected.is_none());
        }
    }
    // Two of the six comparisons do not follow each other.
    assert_eq!((compared, refused), (18 * 18 - 36, 36));
}

/// Knows the number of `x` alone.
struct OnlyX(Option<i64>);

impl Env for OnlyX {
    fn field(&self, path: &[String]) -> Option<i64> {
        self.0.filter(|_| path == ["x"])
    }
    fn call(&self, _: &str, _: &[Expr]) -> Option<i64> {
        None
    }
    fn symbol(&self, _: &Expr, name: &str) -> Option<i64> {
        (name == "A").then_some(5)
    }
}

#[test]
fn a_shift_that_loses_bits_is_unknown() {
    let value = |text: &str| eval(&parse(text).unwrap(), &OnlyX(None));
    assert_eq!([value("1 << 62"), value("-1 << 63")], [Some(1 << 62), Some(i64::MIN)]);
    assert_eq!(["1 << 63", "3 << 62", "-3 << 63", "1 << 64", "1 << -1"].map(value), [None; 5]);
}

/// Numbers around the places where operators differ.
const NUMBERS: [i64; 7] = [-2, -1, 0, 1, 2, 3, 63];

#[test]
fn operators_give_the_numbers_of_rust() {
    let truth = |value: bool| Some(i64::from(value));
    for (a, b) in NUMBERS.into_iter().flat_map(|a| NUMBERS.map(|b| (a, b))) {
        for (op, text, _) in BinaryOp::ALL {
            let expected = match op {
                BinaryOp::Implies => truth(a == 0 || b != 0),
                BinaryOp::Or => truth(a != 0 || b != 0),
                BinaryOp::And => truth(a != 0 && b != 0),
                BinaryOp::Eq => truth(a == b),
                BinaryOp::Ne => truth(a != b),
                BinaryOp::Lt => truth(a < b),
                BinaryOp::Le => truth(a <= b),
                BinaryOp::Gt => truth(a > b),
                BinaryOp::Ge => truth(a >= b),
                BinaryOp::BitOr => Some(a | b),
                BinaryOp::BitAnd => Some(a & b),
                BinaryOp::Shl => u32::try_from(b).ok().and_then(|b| i64::try_from(i128::from(a) << b).ok()),
                BinaryOp::Shr => u32::try_from(b).ok().map(|b| a >> b),
                BinaryOp::Add => Some(a + b),
                BinaryOp::Sub => Some(a - b),
                BinaryOp::Mul => Some(a * b),
                BinaryOp::Div => (b != 0).then(|| a / b),
                BinaryOp::Rem => (b != 0).then(|| a % b),
            };
            assert_eq!(op.apply(a, b), expected, "{a} {text} {b}");
        }
    }
}

#[test]
fn a_turned_comparison_has_its_sides_swapped() {
    for (op, text, _) in BinaryOp::ALL.into_iter().filter(|(op, ..)| op.is_comparison()) {
        for (a, b) in NUMBERS.into_iter().flat_map(|a| NUMBERS.map(|b| (a, b))) {
            assert_eq!(op.turned().apply(b, a), op.apply(a, b), "{a} {text} {b}");
        }
        assert_eq!(op.is_order(), op.turned() != op, "{text}");
    }
    assert_eq!(BinaryOp::Sub.turned(), BinaryOp::Sub);
}

#[test]
fn an_operator_connects_parts_at_any_depth() {
    let parts = |text: &str, op| {
        parse(text).unwrap().connected(op).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(parts("(x || A) || (x && A || !x)", BinaryOp::Or), ["x", "A", "x && A", "!x"]);
    assert_eq!(parts("x && A", BinaryOp::Or), ["x && A"]);
}

#[test]
fn patterns_have_both_ends_of_a_range() {
    let is = |text: &str, x: Option<i64>| eval(&parse(text).unwrap(), &OnlyX(x));
    let truths = |text: &str| (-2..=9).filter(|x| is(text, Some(*x)) == Some(1)).collect::<Vec<_>>();
    assert_eq!(truths("matches!(x, 2..=4)"), [2, 3, 4]);
    assert_eq!(truths("matches!(x, -1 | A | 8..=8)"), [-1, 5, 8]);
    assert_eq!(truths("!matches!(x, -2..=8)"), [9]);
    assert_eq!(truths("matches!(x, 4..=2)"), [0; 0]);
    assert_eq!(is("matches!(x, 2..=4)", None), None);
    assert_eq!(is("matches!(x, 3 | Unknown)", Some(3)), Some(1));
    assert_eq!(is("matches!(x, 4 | Unknown)", Some(3)), None);
}

#[test]
fn keywords_are_names() {
    stays("matches!(type, DF | Q | UQ)");
    prints("params[0x02]", "params[2]");
    stays("type.ref == 1 && self > 0 && r(match)");
    prints("r#type == 3", "type == 3");
}

#[test]
fn literals_keep_their_base() {
    prints("0XFF + 0b0_1 + 1_000 + 007", "0xff + 0b01 + 1000 + 007");
    stays("-9223372036854775808 + 0x7fffffffffffffff");
}

#[test]
fn errors_point_at_the_place_and_help() {
    assert_eq!(refused("a = b"), ("=", "expected an operator or the end of the expression".into()));
    assert_eq!(refused("f(a = b)").0, "=");
    assert_eq!(refused("a b").0, "b");
    assert_eq!(refused("a +"), ("", "expected a value".into()));
    assert_eq!(refused("f(a + )").1, "expected a value");
    assert_eq!(refused("").1, "expected a value");
    assert_eq!(refused("(a").1, "this is not made of words, numbers and operators");
    assert_eq!(refused("a < b < c"), ("<", "comparisons do not follow each other".into()));
    assert_eq!(refused("a ^ b"), ("^", "this operator is not known".into()));
    assert_eq!(refused("raw(f) & (3 == 0)").0, "&");
    assert_eq!(refused("1u8"), ("1u8", "`1u8` is not a number here".into()));
    assert_eq!(refused("0o17").0, "0o17");
    let long = "1".repeat(1000);
    assert_eq!(refused(&format!("a == ({long})")).1, "a number of more than 128 digits");
    assert_eq!(refused("0xffffffffffffffff").0, "0xffffffffffffffff");
    assert_eq!(refused("matches!(a)").1, "expected a comma");
    assert_eq!(refused("matches!(a, b.c)"), ("b", "expected the name of an encoding".into()));
    assert_eq!(refused("matches!(a, 1..2)"), (".", "ranges name their last number".into()));
    assert_eq!(refused("matches!(a, _)").0, "_");
    assert_eq!(refused("ty(dst).x").0, ".");
    assert_eq!(refused("params[k]"), ("k", "expected a number".into()));
    assert_eq!(refused("params[]").1, "expected a number");
    assert_eq!(refused("params[0, 1]"), (",", "expected an operator or the end of the expression".into()));
    assert_eq!(refused("params[-1]"), ("[", "there is no such element".into()));
    assert_eq!(refused("params[256]"), ("[", "there is no such element".into()));
    assert_eq!(refused("exec_size.mask[1]"), ("[", "`exec_size.mask` has no elements".into()));
    assert_eq!(refused("ty(dst) == UD[1]"), ("[", "`UD` has no elements".into()));
    assert_eq!(refused("true[1]").0, "[");
    assert_eq!(refused("params[1][2]").0, "[");
}

#[test]
fn check_knows_the_functions() {
    assert_eq!(refused("availible(dst) > 3"), ("availible", "there is no function `availible`".into()));
    assert_eq!(
        parse("vra_bytes(i)").map(|e| check(&e).unwrap_err()[0].help.clone()).unwrap(),
        "there is `var_bytes`"
    );
    assert_eq!(refused("imm(3)"), ("imm", "expected the name of a field".into()));
    assert_eq!(refused("first_channel(dst)").1, "`first_channel` takes 0 arguments, not 1");
    assert_eq!(refused("1 < min(a)"), ("min", "`min` takes 2 arguments, not 1".into()));
    assert_eq!(refused("ty(3) == UD"), ("ty", "expected the name of a field".into()));
    assert_eq!(refused("on(XEHP)"), ("on", "expected a set of platforms".into()));
    assert_eq!(refused("a == \"b\"").1, "\"b\" is no value");
    assert_eq!(refused("UD && a"), ("UD", "`UD` has no meaning here".into()));
    assert_eq!(refused("bytes(UD) == 4").0, "UD");
    assert_eq!(refused("UD == UD").0, "UD");
    let two = parse("foo(a) && 3 < bar(b)").map(|e| check(&e)).unwrap().unwrap_err();
    assert_eq!(two.len(), 2);
}

#[test]
fn names_and_symbols_are_told_apart() {
    let expr = parse("ty(dst) == UD && matches!(class(src.x), General | 3) => type.y > z").unwrap();
    assert_eq!(check(&expr), Ok(()));
    assert_eq!(names(&expr).map(|n| n.to_string()).collect::<Vec<_>>(), ["dst", "src.x", "type.y", "z"]);
    let pairs: Vec<_> = symbols(&expr).map(|(with, name)| format!("{with} ~ {name}")).collect();
    assert_eq!(pairs, ["ty(dst) ~ UD", "class(src.x) ~ General"]);
    let expr = parse("kind(label[2]) == Block => ty(params) == ty(params[0])").unwrap();
    assert_eq!(check(&expr), Ok(()));
    assert_eq!(names(&expr).map(|n| n.to_string()).collect::<Vec<_>>(), ["label", "params", "params"]);
    let pairs: Vec<_> = symbols(&expr).map(|(with, name)| format!("{with} ~ {name}")).collect();
    assert_eq!(pairs, ["kind(label[2]) ~ Block"]);
    let turned = parse("UD == ty(dst) => 3 < A").unwrap();
    let pairs: Vec<_> = symbols(&turned).map(|(with, name)| format!("{with} ~ {name}")).collect();
    assert_eq!(pairs, ["ty(dst) ~ UD", "3 ~ A"]);
}

#[test]
fn a_bare_name_means_each_element() {
    let each = |text: &str| parse(text).unwrap().of_element(&|name| name == "params", 3).to_string();
    assert_eq!(each("ty(params) == ty(params[0])"), "ty(params[3]) == ty(params[0])");
    assert_eq!(
        each("!matches!(-params, 1 | UD) && on(\"XEHP+\")"),
        "!matches!(-params[3], 1 | UD) && on(\"XEHP+\")"
    );
    assert_eq!(each("param == 1 => params.run == 2"), "param == 1 => params.run == 2");
    let places: Vec<_> = ["params", "params[7]", "ty(params)"]
        .map(|text| {
            let expr = parse(text).unwrap();
            expr.as_place().map(|(name, at)| (name.to_string(), at))
        })
        .into();
    let params = || "params".to_string();
    assert_eq!(places, [Some((params(), None)), Some((params(), Some(7))), None]);
}

#[test]
fn runtime_functions_are_known() {
    let expr = parse("ty(dst) == UD").unwrap();
    assert!(!genvisa_rule::is_runtime(&expr));
    assert!(genvisa_rule::is_runtime(&parse("a => 1 + address(dst) % 4 == 1").unwrap()));
}

#[test]
fn every_function_of_the_readme_is_in_the_table_and_the_other_way_round() {
    let readme = include_str!("../../spec/README.md");
    let rows = readme.lines().skip_while(|l| !l.starts_with("| form | value |")).skip(4);
    let mut listed = Vec::new();
    for cell in rows.filter_map(|row| row.split('|').nth(1)) {
        for code in cell.split('`').skip(1).step_by(2) {
            let name = code.split('(').next().unwrap_or_default();
            if code.contains('(') && !name.ends_with('!') {
                listed.push(name);
            }
        }
    }
    let table: Vec<_> = genvisa_rule::functions::FUNCTIONS.iter().map(|f| f.name).collect();
    listed.sort_unstable();
    let mut sorted = table.clone();
    sorted.sort_unstable();
    assert_eq!(listed, sorted);
}

#[test]
fn depth_is_an_error_and_not_the_end_of_the_stack() {
    let deep = 1_000_000;
    for text in [
        format!("{}a{}", "(".repeat(deep), ")".repeat(deep)),
        "!".repeat(deep) + "a",
        "- ".repeat(deep) + "a",
        vec!["a"; deep / 10].join(" => "),
        vec!["a"; deep / 10].join(" + "),
        format!("{}a{}", "f(!".repeat(60), ")".repeat(60)),
    ] {
        assert!(parse(&text).is_err_and(|e| e.help == "make it several rules"));
    }
    let most = vec!["a"; 501].join(" => ");
    assert_eq!(parse(&most).unwrap().to_string(), most);
    let message = parse(&format!("{most} => a")).unwrap_err().message;
    assert_eq!(message, "more than 500 operators in one expression");
}

#[test]
fn the_bytes_that_a_rule_requires_have_all_their_conditions() {
    let bounds = |text: &str| {
        let bounds = parse(text).unwrap().bounds()?;
        let one = |b: &genvisa_rule::Bound| format!("{} if {}: {}", b.of, b.when, b.bytes);
        Some(bounds.iter().map(one).collect::<Vec<_>>())
    };
    let nested = "a == 1 => (b == 2 && c == 3 => available(x) >= 4) && available(y) >= 8";
    assert_eq!(bounds(nested).unwrap(), ["x if a == 1 && b == 2 && c == 3: 4", "y if a == 1: 8"]);
    assert_eq!(bounds("a == 1 => b == 2"), Some(Vec::new()), "no bytes");
    for other in [
        "available(x) >= available(y)",
        "available(x) < 4 => available(y) >= 4",
        "available(x) >= 4 || a == 1",
        "!(available(x) >= 4)",
        "4 <= available(x)",
    ] {
        assert_eq!(bounds(other), None, "{other}");
    }
}

#[test]
fn conditions_that_need_a_kernel_or_function_cannot_fail_without() {
    let can_fail = |text: &str| genvisa_rule::can_fail_alone(&parse(text).unwrap());
    for text in [
        "a == 1",
        "true => false",
        "in_function() && a == 1",
        "in_function() || a == 1 => false || b == 1",
        "!(in_function() || a == 1)",
        "(a == 1 && in_function()) == b",
        "var_place(a) % 2 == 0",
        "string_declared(a)",
        "has_attribute(\"Target\")",
        "var_index() == 1",
        "min(a, b) == 1",
        "bytes(ty(a)) + 1 == 4",
        "declared(a)",
    ] {
        assert!(can_fail(text), "{text}");
    }
    for text in [
        "true",
        "in_function()",
        "!in_function()",
        "in_function() || a == 1",
        "in_function() && a == 1 => b == 1",
        "a == 1 => !in_function()",
        "label_places(a) + 1 == 2",
        "matches!(var_align(a), 1 | 2)",
        "max(a, label_places(b)) < 3",
        "!var_input(var_root(a))",
    ] {
        assert!(!can_fail(text), "{text}");
    }
}

#[test]
fn built_expressions_have_the_parentheses_that_they_need() {
    use genvisa_rule::{all, any, attribute, element, field, has_attribute, on};
    let (a, b, c) = (|| field("a"), || field("b"), || field("c"));
    let cases = [
        (all([a(), any([b(), c()])]), "a && (b || c)"),
        (any([all([a(), b()]), c()]), "a && b || c"),
        (all([a(), b(), c()]), "a && b && c"),
        (all([]), "true"),
        (any([]), "false"),
        (a().implies(b().implies(c())), "a => b => c"),
        (a().implies(b()).implies(c()), "(a => b) => c"),
        (any([a(), b()]).implies(c()), "a || b => c"),
        (any([a().implies(b()), c()]), "(a => b) || c"),
        (a().equals(4).negated(), "!(a == 4)"),
        (a().negated().negated(), "!!a"),
        (a().masked(Int::hex(12, 2)).equals(0), "a & 0x0c == 0"),
        (a().shifted_right(3).masked(Int::binary(1, 2)), "a >> 3 & 0b01"),
        (a().masked(Int::from(1)).shifted_right(3), "(a & 1) >> 3"),
        (a().raw().differs_from(-1), "raw(a) != -1"),
        (a().is_at_most(4), "a <= 4"),
        (a().is_one_of(["X", "Y", "Z"]), "matches!(a, X | Y | Z)"),
        (a().is_within(-2, 7), "matches!(a, -2..=7)"),
        (element("params", 2).ty().equals("UD"), "ty(params[2]) == UD"),
        (all([on("XEHP+"), has_attribute("Target")]), "on(\"XEHP+\") && has_attribute(\"Target\")"),
        (attribute("Scope").equals(1), "attribute(\"Scope\") == 1"),
    ];
    for (built, text) in cases {
        assert_eq!(built.to_string(), text);
        assert_eq!(parse(text).unwrap().to_string(), text, "the text is read as it was meant");
    }
}
