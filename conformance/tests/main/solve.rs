//! The solver, compared with brute force.

use genvisa_conformance::solve::{Difference, Formula, Outcome, Problem, Slot, Terms};
use genvisa_rule::{Env, Expr, eval, parse};
use proptest::prelude::*;
use std::cmp::Ordering;

const NAMES: [&str; 4] = ["a", "b", "c", "d"];

/// An expression over the slots `a` to `d`; other names are unknown.
fn formula(expr: &Expr) -> Formula {
    match expr {
        Expr::Int(int) => Formula::number(int.value),
        Expr::Name(name) => match NAMES.iter().position(|n| *n == name.path[0]) {
            Some(slot) => Formula::Slot(slot),
            None => Formula::Known(None),
        },
        Expr::Unary { op, operand } => Formula::Unary(*op, Box::new(formula(operand))),
        Expr::Binary { op, left, right } => Formula::binary(*op, formula(left), formula(right)),
        _ => Formula::Known(None),
    }
}

/// The rule language over the same slots, for comparison.
struct Slots<'a>(&'a [i64]);

impl Env for Slots<'_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        self.0.get(NAMES.iter().position(|n| *n == path[0])?).copied()
    }
    fn call(&self, _: &str, _: &[Expr]) -> Option<i64> {
        None
    }
    fn symbol(&self, _: &Expr, _: &str) -> Option<i64> {
        None
    }
}

fn slots() -> Vec<Slot> {
    let slot = |name: &&str| Slot { name: name.to_string(), domain: vec![3, 0, 1, 2, 4].into() };
    NAMES.iter().map(slot).collect()
}

fn read(rule: &str) -> Expr {
    parse(rule).unwrap_or_else(|e| unreachable!("{rule}: {e}"))
}

fn problem(rules: &[&str]) -> Problem {
    Problem::new(slots(), rules.iter().map(|rule| formula(&read(rule))).collect())
}

fn within(limit: usize) -> Terms<'static> {
    Terms { limit, ..Terms::default() }
}

#[test]
fn a_pair_differs_in_one_slot_only() {
    let problem = problem(&["a + 1 >= b * 2", "b != 0", "a < 4 => c == 1"]);
    let by = Difference { slot: 0, bad_is: Some(Ordering::Less) };
    let pair = problem.pair(within(1000), 0, by, &[]).found().unwrap();
    assert_eq!(problem.broken(&pair.bad), [0]);
    assert_eq!(problem.broken(&pair.good), [0usize; 0]);
    assert_eq!(pair.bad[1..], pair.good[1..]);
    assert!(pair.bad[0] < pair.good[0]);
}

#[test]
fn an_exhaustive_search_proves_impossibility_and_a_long_one_gives_up() {
    let co_dependent = problem(&["a > 2", "a >= 2 && b == b", "a % 4 != 0"]);
    assert!(matches!(co_dependent.break_only(within(1000), 0, &[]), Outcome::Found(_)));
    assert_eq!(co_dependent.break_only(within(1000), 1, &[]), Outcome::Impossible);
    assert_eq!(co_dependent.satisfy(within(1000), &[(0, 4)]), Outcome::Impossible);
    assert_eq!(co_dependent.break_only(within(1), 1, &[]), Outcome::GaveUp);
    let without = Terms { ignored: &[0], ..within(1000) };
    assert!(matches!(co_dependent.break_only(without, 1, &[]), Outcome::Found(_)));
}

#[test]
fn a_constant_false_constraint_is_impossible_unless_targeted_or_ignored() {
    let impossible = problem(&["1 == 2", "a > 2"]);
    assert_eq!(impossible.satisfy(within(10), &[]), Outcome::Impossible);
    assert_eq!(impossible.break_only(within(10), 1, &[]), Outcome::Impossible);
    assert!(matches!(impossible.break_only(within(10), 0, &[]), Outcome::Found(_)));
    let without = Terms { ignored: &[0], ..within(10) };
    assert!(matches!(impossible.satisfy(without, &[]), Outcome::Found(_)));
}

#[test]
fn an_answer_satisfies_the_premise() {
    let problem = problem(&["a < 4 => c == 1", "b < 5"]);
    let premise = formula(&read("a >= 4"));
    let terms = Terms { premise: Some(&premise), ..within(10) };
    assert_eq!(problem.satisfy(terms, &[]), Outcome::Found(vec![4, 3, 3, 3]));
    let by = Difference { slot: 2, bad_is: None };
    assert_eq!(problem.pair(terms, 0, by, &[]), Outcome::Impossible);
}

#[test]
fn slots_that_no_constraint_reads_keep_the_preferred_value() {
    let problem = problem(&["a == 1 || d == 99", "x == 7"]);
    assert_eq!(problem.satisfy(within(100), &[]), Outcome::Found(vec![1, 3, 3, 3]));
    assert_eq!(problem.satisfy(within(100), &[(2, 4)]), Outcome::Found(vec![1, 3, 4, 3]));
}

fn rule() -> impl Strategy<Value = String> {
    let term =
        || prop::sample::select(vec!["a", "b", "c", "d", "1", "2", "(a + b)", "(c * d)", "(3 / a)", "x"]);
    let comparison = (term(), prop::sample::select(vec!["==", "!=", "<", ">="]), term())
        .prop_map(|(a, op, b)| format!("{a} {op} {b}"));
    comparison.prop_recursive(2, 4, 2, |inner| {
        (inner.clone(), prop::sample::select(vec!["&&", "||", "=>"]), inner)
            .prop_map(|(a, op, b)| format!("({a}) {op} ({b})"))
    })
}

fn all() -> impl Iterator<Item = Vec<i64>> {
    (0..5i64.pow(4)).map(|n| (0..4).map(|digit| n / 5i64.pow(digit) % 5).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn agrees_with_brute_force(rules in prop::collection::vec(rule(), 1..6), flipped in 0usize..4) {
        let rules: Vec<Expr> = rules.iter().map(|rule| read(rule)).collect();
        let problem = Problem::new(slots(), rules.iter().map(formula).collect());
        let terms = within(100_000);
        // Evaluated by the rule language, not by the formulas of the solver.
        let broken = |values: &[i64]| -> Vec<usize> {
            (0..rules.len()).filter(|n| eval(&rules[*n], &Slots(values)) == Some(0)).collect()
        };
        for values in all().step_by(7) {
            prop_assert_eq!(problem.broken(&values), broken(&values));
        }

        match problem.satisfy(terms, &[]) {
            Outcome::Found(values) => prop_assert_eq!(broken(&values), Vec::<usize>::new()),
            other => {
                prop_assert_eq!(other, Outcome::Impossible);
                prop_assert!(!all().any(|values| broken(&values).is_empty()));
            }
        }
        let repairs = |values: &Vec<i64>| (0..5).any(|v| {
            let mut repaired = values.clone();
            repaired[flipped] = v;
            broken(&repaired).is_empty()
        });
        match problem.pair(terms, 0, Difference { slot: flipped, bad_is: None }, &[]) {
            Outcome::Found(pair) => {
                prop_assert_eq!(broken(&pair.bad), [0]);
                prop_assert_eq!(broken(&pair.good), Vec::<usize>::new());
                let differ: Vec<_> = (0..4).filter(|n| pair.bad[*n] != pair.good[*n]).collect();
                prop_assert_eq!(differ, [flipped]);
            }
            other => {
                prop_assert_eq!(other, Outcome::Impossible);
                prop_assert!(!all().any(|values| broken(&values) == [0] && repairs(&values)));
            }
        }
    }
}
