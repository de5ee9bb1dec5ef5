//! Expressions over slots, and their possible outcomes while some slots are open.
//!
//! Every part that does not depend on a slot is folded to a constant, because the search evaluates the same formulas over
//! and over. A value that stays unknown whatever is chosen (the type of an undeclared variable) is distinguished from one
//! that waits for a choice: `unknown && open` can no longer become true.

use super::slot_set::SlotSet;
use genvisa_rule::functions::Arithmetic;
use genvisa_rule::{BinaryOp, UnaryOp};
use smallvec::SmallVec;
use std::collections::BTreeSet;
use std::sync::Arc;

/// An expression over slots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Formula {
    /// A number, or unknown (`None`) whatever is chosen.
    Known(Option<i64>),
    /// The value of a slot.
    Slot(usize),
    /// One of several formulas, selected by a value. Unknown where the value is.
    Case {
        /// The value.
        on: Box<Formula>,
        /// By value, in ascending order.
        arms: Arc<[(i64, Formula)]>,
        /// For all other values.
        otherwise: Box<Formula>,
    },
    /// `!a`, `-a`.
    Unary(UnaryOp, Box<Formula>),
    /// `a + b`.
    Binary(BinaryOp, Box<[Formula; 2]>),
    /// Whether a value lies in one of some ranges, ends included.
    Within {
        /// The value.
        of: Box<Formula>,
        /// First and last.
        ranges: Vec<(i64, i64)>,
        /// Whether there is another range whose ends are unknown.
        and_unknown: bool,
    },
    /// A function of numbers.
    Function(Arithmetic, Box<[Formula]>),
}

/// The value of a formula over a partial choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Value {
    Known(i64),
    /// It stays unknown.
    Unknown,
    /// It waits for a choice.
    Open,
}

/// A set of possible outcomes of a condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcomes {
    /// It can be true.
    pub yes: bool,
    /// It can be false.
    pub no: bool,
    /// It can stay unknown.
    pub unknown: bool,
}

impl Outcomes {
    const OPEN: Self = Self { yes: true, no: true, unknown: true };
    const TRUE: Self = Self { yes: true, no: false, unknown: false };

    fn of(value: Value) -> Self {
        match value {
            Value::Open => Self::OPEN,
            Value::Unknown => Self { yes: false, no: false, unknown: true },
            Value::Known(value) => Self { yes: value != 0, no: value == 0, unknown: false },
        }
    }

    fn value(self) -> Value {
        match (self.yes, self.no, self.unknown) {
            (true, false, false) => Value::Known(1),
            (false, true, false) => Value::Known(0),
            (false, false, true) => Value::Unknown,
            _ => Value::Open,
        }
    }

    fn not(self) -> Self {
        Self { yes: self.no, no: self.yes, ..self }
    }

    /// Disjunction: true where either is, false where both are.
    fn or(self, other: Self) -> Self {
        let unless_true = |a: Self, b: Self| a.unknown && (b.unknown || b.no);
        Self {
            yes: self.yes || other.yes,
            no: self.no && other.no,
            unknown: unless_true(self, other) || unless_true(other, self),
        }
    }
}

impl Formula {
    /// A number.
    pub fn number(value: i64) -> Self {
        Self::Known(Some(value))
    }

    /// One of several formulas.
    pub fn case(on: Formula, mut arms: Vec<(i64, Formula)>, otherwise: Formula) -> Self {
        arms.sort_by_key(|(value, _)| *value);
        Self::Case { on: Box::new(on), arms: arms.into(), otherwise: Box::new(otherwise) }.folded()
    }

    /// Two formulas, combined.
    pub fn binary(op: BinaryOp, left: Formula, right: Formula) -> Self {
        Self::Binary(op, Box::new([left, right])).folded()
    }

    /// The same formula, as a constant if it depends on no slot.
    #[must_use]
    pub fn folded(self) -> Self {
        match self.value(&mut |_| None) {
            Value::Known(value) => Self::number(value),
            Value::Unknown => Self::Known(None),
            Value::Open => self,
        }
    }

    /// The slots that it can read.
    pub fn slots(&self) -> BTreeSet<usize> {
        let mut slots = BTreeSet::new();
        self.walk(&mut |formula| slots.extend(formula.as_slot()));
        slots
    }

    /// The slots that must have a value before it is certain that the condition has an outcome, true or false; `None` if it
    /// never has this outcome.
    pub(super) fn needs(&self, outcome: bool) -> Option<SlotSet> {
        match self {
            Self::Unary(UnaryOp::Not, inner) => inner.needs(!outcome),
            Self::Binary(op @ (BinaryOp::Or | BinaryOp::And | BinaryOp::Implies), both) => {
                let left = both[0].needs(outcome != (*op == BinaryOp::Implies));
                let right = both[1].needs(outcome);
                // One side decides that a disjunction is true or that a conjunction is false. Else both do.
                let needs_one = outcome != (*op == BinaryOp::And);
                if needs_one { either(left, right) } else { Some(left?.with(&right?)) }
            }
            Self::Case { on, arms, otherwise } => {
                let arms = arms.iter().map(|(_, arm)| arm.needs(outcome));
                Some(on.needs_of_value()?.with(&arms.fold(otherwise.needs(outcome), either)?))
            }
            Self::Known(value) if value.is_none_or(|value| (value != 0) != outcome) => None,
            _ => self.needs_of_value(),
        }
    }

    /// The slots that must have a value before this value is known; `None` if it never is.
    fn needs_of_value(&self) -> Option<SlotSet> {
        match self {
            Self::Known(value) => value.map(|_| SlotSet::default()),
            Self::Slot(slot) => Some(SlotSet::of(*slot)),
            Self::Unary(UnaryOp::Neg, inner) | Self::Within { of: inner, .. } => inner.needs_of_value(),
            Self::Function(_, args) => {
                args.iter().try_fold(SlotSet::default(), |all, arg| Some(all.with(&arg.needs_of_value()?)))
            }
            Self::Binary(op, both) if !op.is_logical() => {
                Some(both[0].needs_of_value()?.with(&both[1].needs_of_value()?))
            }
            Self::Case { on, arms, otherwise } => {
                let arms = arms.iter().map(|(_, arm)| arm.needs_of_value());
                Some(on.needs_of_value()?.with(&arms.fold(otherwise.needs_of_value(), either)?))
            }
            Self::Unary(UnaryOp::Not, _) | Self::Binary(..) => either(self.needs(true), self.needs(false)),
        }
    }

    fn as_slot(&self) -> Option<usize> {
        match self {
            Self::Slot(slot) => Some(*slot),
            _ => None,
        }
    }

    fn walk(&self, visit: &mut dyn FnMut(&Self)) {
        visit(self);
        match self {
            Self::Known(_) | Self::Slot(_) => {}
            Self::Unary(_, inner) | Self::Within { of: inner, .. } => inner.walk(visit),
            Self::Binary(_, both) => both.iter().for_each(|side| side.walk(visit)),
            Self::Function(_, args) => args.iter().for_each(|arg| arg.walk(visit)),
            Self::Case { on, arms, otherwise } => {
                on.walk(visit);
                arms.iter().for_each(|(_, arm)| arm.walk(visit));
                otherwise.walk(visit);
            }
        }
    }

    /// The value over a complete choice; `None` if it is unknown.
    pub fn eval(&self, values: &[i64]) -> Option<i64> {
        match self.value(&mut |slot| values.get(slot).copied()) {
            Value::Known(value) => Some(value),
            Value::Unknown | Value::Open => None,
        }
    }

    /// The possible outcomes of a condition. `get` returns the value of a slot, or `None` if it is open.
    pub fn outcomes(&self, get: &mut impl FnMut(usize) -> Option<i64>) -> Outcomes {
        match self {
            Self::Unary(UnaryOp::Not, inner) => inner.outcomes(get).not(),
            Self::Binary(op @ (BinaryOp::Or | BinaryOp::And | BinaryOp::Implies), both) => {
                // Each is a disjunction of the sides or of their negations.
                let (deny_left, deny) = (*op != BinaryOp::Or, *op == BinaryOp::And);
                let turn = |outcomes: Outcomes, turn: bool| if turn { outcomes.not() } else { outcomes };
                let left = turn(both[0].outcomes(get), deny_left);
                // The right side is not evaluated if the left one decides.
                let either =
                    if left == Outcomes::TRUE { left } else { left.or(turn(both[1].outcomes(get), deny)) };
                turn(either, deny)
            }
            Self::Case { on, arms, otherwise } => match on.value(get) {
                Value::Known(value) => arm(arms, otherwise, value).outcomes(get),
                other => Outcomes::of(other),
            },
            Self::Within { .. } => self.within(get),
            _ => Outcomes::of(self.value(get)),
        }
    }

    fn within(&self, get: &mut impl FnMut(usize) -> Option<i64>) -> Outcomes {
        let Self::Within { of, ranges, and_unknown } = self else { return Outcomes::OPEN };
        Outcomes::of(match of.value(get) {
            Value::Known(value) if ranges.iter().any(|(first, last)| (*first..=*last).contains(&value)) => {
                Value::Known(1)
            }
            Value::Known(_) if *and_unknown => Value::Unknown,
            Value::Known(_) => Value::Known(0),
            other => other,
        })
    }

    /// Half of all formulas are slots and numbers. They are evaluated inline.
    #[inline(always)]
    fn value(&self, get: &mut impl FnMut(usize) -> Option<i64>) -> Value {
        match self {
            Self::Known(value) => known(*value),
            Self::Slot(slot) => get(*slot).map_or(Value::Open, Value::Known),
            _ => self.calculated(get),
        }
    }

    fn calculated(&self, get: &mut impl FnMut(usize) -> Option<i64>) -> Value {
        match self {
            Self::Known(_) | Self::Slot(_) => self.value(get),
            Self::Case { on, arms, otherwise } => match on.value(get) {
                Value::Known(value) => arm(arms, otherwise, value).value(get),
                other => other,
            },
            Self::Unary(UnaryOp::Neg, inner) => match inner.value(get) {
                Value::Known(value) => known(value.checked_neg()),
                other => other,
            },
            Self::Function(function, args) => {
                let (mut values, mut is_open) = (SmallVec::<[i64; 4]>::new(), false);
                for arg in args {
                    match arg.value(get) {
                        Value::Known(value) => values.push(value),
                        Value::Unknown => return Value::Unknown,
                        Value::Open => is_open = true,
                    }
                }
                if is_open { Value::Open } else { known(function.apply(&values)) }
            }
            Self::Binary(op, both) if !op.is_logical() => with(both, get, |a, b| op.apply(a, b)),
            Self::Unary(UnaryOp::Not, _) | Self::Binary(..) | Self::Within { .. } => {
                self.outcomes(get).value()
            }
        }
    }
}

/// The slots that two ways to the same result have in common; those of one way if the other one leads nowhere.
fn either(one: Option<SlotSet>, other: Option<SlotSet>) -> Option<SlotSet> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.common(&other)),
        (one, other) => one.or(other),
    }
}

fn known(value: Option<i64>) -> Value {
    value.map_or(Value::Unknown, Value::Known)
}

fn arm<'a>(arms: &'a [(i64, Formula)], otherwise: &'a Formula, value: i64) -> &'a Formula {
    // The values of most arms have no gaps, so that the position follows from the value.
    let guess =
        arms.first().and_then(|(first, _)| arms.get(usize::try_from(value.checked_sub(*first)?).ok()?));
    if let Some((_, arm)) = guess.filter(|(there, _)| *there == value) {
        return arm;
    }
    let found = arms.binary_search_by_key(&value, |(value, _)| *value).ok();
    found.and_then(|n| arms.get(n)).map_or(otherwise, |(_, arm)| arm)
}

/// Combines two values. The result is unknown if one of them stays unknown.
fn with(
    both: &[Formula; 2],
    get: &mut impl FnMut(usize) -> Option<i64>,
    combine: impl Fn(i64, i64) -> Option<i64>,
) -> Value {
    let left = both[0].value(get);
    if left == Value::Unknown {
        return left;
    }
    match (left, both[1].value(get)) {
        (Value::Known(a), Value::Known(b)) => known(combine(a, b)),
        (_, Value::Unknown) => Value::Unknown,
        _ => Value::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::{Formula, Outcomes};
    use genvisa_rule::{BinaryOp, UnaryOp};

    /// Every set of outcomes, with its members.
    fn sets() -> impl Iterator<Item = (Outcomes, Vec<Option<bool>>)> {
        (1..8).map(|n: u8| {
            let set = Outcomes { yes: n & 1 > 0, no: n & 2 > 0, unknown: n & 4 > 0 };
            let drawn = [(set.yes, Some(true)), (set.no, Some(false)), (set.unknown, None)];
            (set, drawn.into_iter().filter(|(can, _)| *can).map(|(_, truth)| truth).collect())
        })
    }

    fn only(truth: Option<bool>) -> Outcomes {
        Outcomes { yes: truth == Some(true), no: truth == Some(false), unknown: truth.is_none() }
    }

    #[test]
    fn the_outcomes_of_a_disjunction_are_those_of_all_pairs_of_its_sides() {
        let kleene = |a: Option<bool>, b: Option<bool>| match (a, b) {
            (Some(true), _) | (_, Some(true)) => Some(true),
            (Some(false), Some(false)) => Some(false),
            _ => None,
        };
        for (left, lefts) in sets() {
            for (right, rights) in sets() {
                let mut all = Outcomes { yes: false, no: false, unknown: false };
                for truth in lefts.iter().flat_map(|a| rights.iter().map(|b| kleene(*a, *b))) {
                    let one = only(truth);
                    all = Outcomes {
                        yes: all.yes | one.yes,
                        no: all.no | one.no,
                        unknown: all.unknown | one.unknown,
                    };
                }
                assert_eq!(left.or(right), all, "{left:?} or {right:?}");
            }
        }
    }

    /// Whether a slot has a value.
    fn is(slot: usize, value: i64) -> Formula {
        Formula::binary(BinaryOp::Eq, Formula::Slot(slot), Formula::number(value))
    }

    #[test]
    fn a_disjunction_needs_both_sides_to_be_false_and_none_for_certain_to_be_true() {
        let either = Formula::binary(BinaryOp::Or, is(0, 1), is(1, 1));
        let needs = |outcome| either.needs(outcome).unwrap().iter().collect::<Vec<_>>();
        assert_eq!(needs(false), [0, 1]);
        assert!(needs(true).is_empty());
    }

    #[test]
    fn where_an_outcome_is_certain_the_slots_that_it_needs_have_values() {
        let both = Formula::binary;
        let chosen = vec![(0, is(1, 1)), (1, both(BinaryOp::And, is(1, 1), is(2, 0)))];
        let formulas = [
            both(BinaryOp::And, is(0, 1), both(BinaryOp::Or, is(1, 1), is(2, 1))),
            both(BinaryOp::Implies, is(0, 1), both(BinaryOp::Lt, Formula::Slot(1), Formula::Slot(2))),
            Formula::Unary(UnaryOp::Not, Box::new(both(BinaryOp::And, is(0, 1), is(2, 1)))),
            Formula::case(Formula::Slot(0), chosen, Formula::Known(None)),
            both(BinaryOp::Eq, both(BinaryOp::Or, is(0, 1), is(1, 1)), is(2, 1)),
        ];
        let choices = [None, Some(0), Some(1)];
        let mut count = 0;
        for (formula, number) in formulas.iter().flat_map(|formula| (0..27).map(move |n| (formula, n))) {
            let values = [choices[number % 3], choices[number / 3 % 3], choices[number / 9]];
            let can = formula.outcomes(&mut |slot| values[slot]);
            for outcome in [true, false] {
                let (other, this) = if outcome { (can.no, can.yes) } else { (can.yes, can.no) };
                if this && !other && !can.unknown {
                    let needs = formula.needs(outcome).unwrap();
                    assert!(needs.iter().all(|slot| values[slot].is_some()), "{formula:?} {values:?}");
                    count += 1;
                }
            }
        }
        assert!(count > 50, "{count}");
    }
}
