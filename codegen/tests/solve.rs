//! The solver, against brute force.

use genvisa_codegen::solve::{Constraint, Difference, Outcome, Outcomes, Slot, Solver, Values, outcomes};
use genvisa_rule::{Env, Expr, eval, parse};
use proptest::prelude::*;
use std::cmp::Ordering;

const NAMES: [&str; 4] = ["a", "b", "c", "d"];

/// An expression over the slots `a` to `d`.
#[derive(Debug)]
struct Stated(Expr);

struct Slots<'a, 'b>(&'a Values<'b>);

impl Env for Slots<'_, '_> {
    fn field(&self, path: &[String]) -> Option<i64> {
        self.0.get(NAMES.iter().position(|n| *n == path[0])?)
    }
    fn call(&self, _: &str, _: &[Expr]) -> Option<i64> {
        None
    }
    fn symbol(&self, _: &Expr, _: &str) -> Option<i64> {
        None
    }
}

impl Constraint for Stated {
    fn outcomes(&self, values: &Values<'_>) -> Outcomes {
        outcomes(&self.0, &Slots(values), values)
    }
}

fn slots() -> Vec<Slot> {
    let slot = |name: &&str| Slot { name: name.to_string(), domain: vec![3, 0, 1, 2, 4] };
    NAMES.iter().map(slot).collect()
}

fn stated(rules: &[&str]) -> Vec<Stated> {
    rules.iter().map(|r| Stated(parse(r).unwrap_or_else(|e| unreachable!("{r}: {e}")))).collect()
}

fn broken(constraints: &[Stated], values: &[i64]) -> Vec<usize> {
    let value = |slot: usize| values.get(slot).copied();
    let is_broken = |c: &Stated| eval(&c.0, &Slots(&Values::new(&value))) == Some(0);
    (0..constraints.len()).filter(|n| is_broken(&constraints[*n])).collect()
}

#[test]
fn a_pair_differs_in_one_slot_and_meets_at_the_boundary() {
    let slots = slots();
    let constraints = stated(&["a + 1 >= b * 2", "b != 0", "a < 4 => c == 1"]);
    let solver = Solver { slots: &slots, constraints: &constraints, limit: 1000 };
    let by = Difference { slot: 0, bad_is: Some(Ordering::Less) };
    let pair = solver.pair(0, by, &[]).found().unwrap();
    assert_eq!(broken(&constraints, &pair.bad), [0]);
    assert_eq!(broken(&constraints, &pair.good), [0usize; 0]);
    assert_eq!(pair.bad[1..], pair.good[1..]);
    assert!(pair.bad[0] < pair.good[0]);
}

#[test]
fn what_is_impossible_is_proven_and_what_is_too_long_is_given_up() {
    let slots = slots();
    let entangled = stated(&["a > 2", "a >= 2 && b == b", "a % 4 != 0"]);
    let solver = Solver { slots: &slots, constraints: &entangled, limit: 1000 };
    assert!(matches!(solver.break_only(0, &[]), Outcome::Found(_)));
    assert_eq!(solver.break_only(1, &[]), Outcome::Impossible);
    assert_eq!(solver.satisfy(&[(0, 4)]), Outcome::Impossible);
    let solver = Solver { limit: 2, ..solver };
    assert_eq!(solver.break_only(1, &[]), Outcome::GaveUp);
}

#[test]
fn slots_that_nobody_asks_for_keep_the_preferred_value() {
    let slots = slots();
    let constraints = stated(&["a == 1 || d == 99", "unknown(b) == 7"]);
    let solver = Solver { slots: &slots, constraints: &constraints, limit: 100 };
    assert_eq!(solver.satisfy(&[]), Outcome::Found(vec![1, 3, 3, 3]));
    assert_eq!(solver.satisfy(&[(2, 4)]), Outcome::Found(vec![1, 3, 4, 3]));
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
        let constraints = stated(&rules.iter().map(String::as_str).collect::<Vec<_>>());
        let slots = slots();
        let solver = Solver { slots: &slots, constraints: &constraints, limit: 100_000 };

        match solver.satisfy(&[]) {
            Outcome::Found(values) => prop_assert_eq!(broken(&constraints, &values), Vec::<usize>::new()),
            other => {
                prop_assert_eq!(other, Outcome::Impossible);
                prop_assert!(!all().any(|values| broken(&constraints, &values).is_empty()));
            }
        }
        let repairs = |values: &Vec<i64>| (0..5).any(|v| {
            let mut repaired = values.clone();
            repaired[flipped] = v;
            broken(&constraints, &repaired).is_empty()
        });
        match solver.pair(0, Difference { slot: flipped, bad_is: None }, &[]) {
            Outcome::Found(pair) => {
                prop_assert_eq!(broken(&constraints, &pair.bad), [0]);
                prop_assert_eq!(broken(&constraints, &pair.good), Vec::<usize>::new());
                let differ: Vec<_> = (0..4).filter(|n| pair.bad[*n] != pair.good[*n]).collect();
                prop_assert_eq!(differ, [flipped]);
            }
            other => {
                prop_assert_eq!(other, Outcome::Impossible);
                prop_assert!(!all().any(|values| broken(&constraints, &values) == [0] && repairs(&values)));
            }
        }
    }
}
