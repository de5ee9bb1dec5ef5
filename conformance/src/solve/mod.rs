//! Finds values for slots that satisfy all constraints, or that break exactly one of them.
//!
//! Slots have finite domains. Constraints are [formulas](Formula) over them, which evaluate over a partial choice to the
//! set of their possible outcomes. A constraint that stays unknown is not broken. The search tries values in the order of
//! their domains, returns to a choice that contributed to the failure (conflict-directed backjumping), and stops after a
//! number of failures, its search budget. Equal questions get equal answers.

mod exclusion;
mod first;
mod formula;
mod search;
mod slot_set;
mod waits;

pub use formula::{Formula, Outcomes};

use search::{Flip, Search};
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};
use waits::Waits;

/// A variable of the problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot {
    /// Its name, for messages.
    pub name: String,
    /// Its values, the preferred one first; never empty.
    pub domain: Arc<[i64]>,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome<T> {
    /// An answer.
    Found(T),
    /// There is no answer: the search was exhaustive.
    Impossible,
    /// The search used up its budget.
    GaveUp,
}

impl<T> Outcome<T> {
    /// The answer, if there is one.
    pub fn found(self) -> Option<T> {
        match self {
            Outcome::Found(answer) => Some(answer),
            Outcome::Impossible | Outcome::GaveUp => None,
        }
    }

    /// The same result with another form of the answer.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Outcome<U> {
        match self {
            Outcome::Found(answer) => Outcome::Found(f(answer)),
            Outcome::Impossible => Outcome::Impossible,
            Outcome::GaveUp => Outcome::GaveUp,
        }
    }
}

/// Two choices that differ in one slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pair {
    /// Breaks one constraint.
    pub bad: Vec<i64>,
    /// Breaks none.
    pub good: Vec<i64>,
}

/// The difference between the choices of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The slot.
    pub slot: usize,
    /// How the value of the bad choice compares with that of the good one, if that matters.
    pub bad_is: Option<Ordering>,
}

/// Slots and the constraints on them.
#[derive(Debug, Clone)]
pub struct Problem {
    /// The slots.
    pub slots: Vec<Slot>,
    /// The constraints.
    pub constraints: Vec<Formula>,
    /// For each slot, the constraints that can read it.
    readers: Vec<Vec<usize>>,
    /// For each constraint, the slots that must have a value before it can be broken, the last one first.
    needs: Vec<Vec<usize>>,
    /// For each constraint, the slots that it waits for before any value is chosen.
    waits: Waits,
    /// Constraints that every choice breaks.
    impossible: Vec<usize>,
    /// Sets of values that are often valid together, by slot.
    value_hints: Vec<Vec<Option<i64>>>,
    /// The preferred values, and the constraints that they break; computed once.
    preferred: OnceLock<(Vec<i64>, Vec<usize>)>,
}

/// The number of failures after which a search starts again with the next value hints.
const HINT_LIMIT: usize = 100;

/// The terms of a search.
#[derive(Debug, Clone, Copy, Default)]
pub struct Terms<'a> {
    /// Constraints that may be broken.
    pub ignored: &'a [usize],
    /// Another condition, which must be true and not merely unknown.
    pub premise: Option<&'a Formula>,
    /// Values to prefer in the first attempt, by slot.
    pub hint: Option<&'a [Option<i64>]>,
    /// The search budget: the number of failures after which the search gives up.
    pub limit: usize,
}

impl Problem {
    /// Slots and the constraints on them.
    pub fn new(slots: Vec<Slot>, constraints: Vec<Formula>) -> Self {
        let mut readers = vec![Vec::new(); slots.len()];
        let (mut waits, mut impossible, mut needs) = (Vec::new(), Vec::new(), Vec::new());
        for (number, constraint) in constraints.iter().enumerate() {
            constraint.slots().iter().for_each(|slot| readers[*slot].push(number));
            let mut asked = BTreeSet::new();
            let can = constraint.outcomes(&mut |slot| {
                asked.insert(slot);
                None
            });
            let own = constraint.needs(false).unwrap_or_default();
            let own: Vec<usize> = own.iter().rev().collect();
            waits.push(match own.first() {
                _ if !can.no => Vec::new(),
                Some(last) => vec![*last],
                None => asked.into_iter().collect(),
            });
            needs.push(own);
            if !can.yes && !can.unknown {
                impossible.push(number);
            }
        }
        let waits = Waits::new(slots.len(), waits.iter().map(Vec::as_slice));
        let (value_hints, preferred) = (Vec::new(), OnceLock::new());
        Self { slots, constraints, readers, needs, waits, impossible, value_hints, preferred }
    }

    /// Sets the value hints: sets of values that are often valid together. A search without success starts again with
    /// each of them in turn, because it finds out late that the value of its first slot was wrong.
    #[must_use]
    pub fn with_value_hints(self, value_hints: Vec<Vec<(usize, i64)>>) -> Self {
        let by_slot = |hint: Vec<(usize, i64)>| {
            let mut values = vec![None; self.slots.len()];
            for (slot, value) in hint {
                values[slot] = Some(value);
            }
            values
        };
        Self { value_hints: value_hints.into_iter().map(by_slot).collect(), ..self }
    }

    /// The constraints that can read a slot.
    pub fn readers(&self, slot: usize) -> &[usize] {
        self.readers.get(slot).map_or(&[], Vec::as_slice)
    }

    /// Whether a choice breaks a constraint.
    pub fn is_broken(&self, constraint: usize, values: &[i64]) -> bool {
        self.constraints.get(constraint).is_some_and(|c| c.eval(values) == Some(0))
    }

    /// The constraints that a choice breaks.
    pub fn broken(&self, values: &[i64]) -> Vec<usize> {
        (0..self.constraints.len()).filter(|number| self.is_broken(*number, values)).collect()
    }

    /// Searches for values that break no constraint. The values of some slots can be fixed.
    pub fn satisfy(&self, terms: Terms<'_>, fixed: &[(usize, i64)]) -> Outcome<Vec<i64>> {
        self.search(terms, None, None, fixed).map(|mut found| found.remove(0))
    }

    /// Searches for values that break one constraint and no other.
    pub fn break_only(&self, terms: Terms<'_>, target: usize, fixed: &[(usize, i64)]) -> Outcome<Vec<i64>> {
        self.search(terms, Some(target), None, fixed).map(|mut found| found.remove(0))
    }

    /// Searches for values that break one constraint and no other, and that break none with another value in one slot.
    /// That value is the nearest one that does so. Fixed values are those of the bad choice.
    pub fn pair(
        &self,
        terms: Terms<'_>,
        target: usize,
        by: Difference,
        fixed: &[(usize, i64)],
    ) -> Outcome<Pair> {
        if !self.readers(by.slot).contains(&target) {
            return Outcome::Impossible;
        }
        let flip = Flip { slot: by.slot, bad_is: by.bad_is };
        self.search(terms, Some(target), Some(flip), fixed).map(|mut found| {
            let good = found.pop().unwrap_or_default();
            Pair { bad: found.pop().unwrap_or_default(), good }
        })
    }

    /// Searches with one set of value hints after the other, each with a small budget of failures, and at last with the
    /// remaining budget.
    fn search(
        &self,
        terms: Terms<'_>,
        target: Option<usize>,
        flip: Option<Flip>,
        fixed: &[(usize, i64)],
    ) -> Outcome<Vec<Vec<i64>>> {
        let mut left = terms.limit;
        let hints = terms.hint.into_iter().map(Some).chain([None]);
        for hint in hints.chain(self.value_hints.iter().map(|hint| Some(hint.as_slice()))) {
            if left <= HINT_LIMIT {
                break;
            }
            left -= HINT_LIMIT;
            let first = flip.is_none().then(|| self.first_choice(terms, target, hint, fixed)).flatten();
            if let Some(values) = first {
                return Outcome::Found(vec![values]);
            }
            let terms = Terms { limit: HINT_LIMIT, ..terms };
            match Search::new(self, terms, target, flip, hint).run(fixed) {
                Outcome::GaveUp => {}
                decided => return decided,
            }
        }
        Search::new(self, Terms { limit: left, ..terms }, target, flip, None).run(fixed)
    }
}
