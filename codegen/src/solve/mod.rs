//! Finds values for slots so that constraints hold, or so that exactly one of them does not.
//!
//! Slots have finite domains; constraints say over a partial choice what they can still come to ([`outcomes`]), and one
//! that stays unknown is not broken. The search takes values in the order of their domains, goes back to a choice that had a part in the failure
//! (conflict-directed backjumping), and stops after a number of choices. Equal questions get equal answers.

mod outcomes;
mod search;

pub use outcomes::{Outcomes, outcomes};

use search::{Check, Flip, Search};
use std::cell::{Cell, RefCell};
use std::cmp::Ordering;

/// Something to choose a value for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot {
    /// Its name, for people.
    pub name: String,
    /// What it can be, the preferred value first; never empty.
    pub domain: Vec<i64>,
}

/// The values that are chosen so far. Remembers which slots were asked for.
pub struct Values<'a> {
    value: &'a dyn Fn(usize) -> Option<i64>,
    reads: RefCell<Vec<usize>>,
    open: Cell<usize>,
}

impl<'a> Values<'a> {
    /// Values by number of the slot.
    pub fn new(value: &'a dyn Fn(usize) -> Option<i64>) -> Self {
        Self { value, reads: RefCell::default(), open: Cell::default() }
    }

    /// The value of a slot; `None` where it is not chosen.
    pub fn get(&self, slot: usize) -> Option<i64> {
        self.reads.borrow_mut().push(slot);
        let value = (self.value)(slot);
        self.open.set(self.open.get() + usize::from(value.is_none()));
        value
    }

    /// How often a slot was asked for that is not chosen.
    pub fn open(&self) -> usize {
        self.open.get()
    }

    /// The slots that were asked for, in order, each once.
    pub fn reads(self) -> Vec<usize> {
        let mut reads = self.reads.into_inner();
        reads.sort_unstable();
        reads.dedup();
        reads
    }
}

/// A condition on the values of slots.
pub trait Constraint {
    /// What it can still come to. More values never add an outcome, and with all of them there is one.
    fn outcomes(&self, values: &Values<'_>) -> Outcomes;
}

/// What came of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome<T> {
    /// An answer.
    Found(T),
    /// There is none: all choices were looked at.
    Impossible,
    /// Too many choices.
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
}

/// Two choices that differ in one slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pair {
    /// Breaks one constraint.
    pub bad: Vec<i64>,
    /// Breaks none.
    pub good: Vec<i64>,
}

/// How a pair is to differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The slot.
    pub slot: usize,
    /// How the value of the bad one compares with that of the good one, if that matters.
    pub bad_is: Option<Ordering>,
}

/// A question: slots, constraints, and how long to look.
pub struct Solver<'a, C> {
    /// What to choose.
    pub slots: &'a [Slot],
    /// What to observe.
    pub constraints: &'a [C],
    /// How many choices to try at most.
    pub limit: usize,
}

impl<C: Constraint> Solver<'_, C> {
    /// Looks for values that break no constraint; the values of some slots can be given.
    pub fn satisfy(&self, fixed: &[(usize, i64)]) -> Outcome<Vec<i64>> {
        let checks = self.constraints.iter().map(Check::holds).collect();
        self.search(checks, fixed, None).map(|mut found| found.remove(0))
    }

    /// Looks for values that break one constraint and no other.
    pub fn break_only(&self, target: usize, fixed: &[(usize, i64)]) -> Outcome<Vec<i64>> {
        self.search(self.broken(target), fixed, None).map(|mut found| found.remove(0))
    }

    /// Looks for values that break one constraint and no other, and for one slot that repairs it: with another value
    /// there, the one nearest by, they break none. Given values are those of the bad one.
    pub fn pair(&self, target: usize, by: Difference, fixed: &[(usize, i64)]) -> Outcome<Pair> {
        let mut checks = self.broken(target);
        checks.extend(self.constraints.iter().map(|c| Check::holds(c).repaired()));
        let flip = Flip { slot: by.slot, bad_is: by.bad_is };
        self.search(checks, fixed, Some(flip)).map(|mut found| {
            let good = found.pop().unwrap_or_default();
            Pair { bad: found.pop().unwrap_or_default(), good }
        })
    }

    /// All constraints, the target first: what it asks for is chosen first.
    fn broken(&self, target: usize) -> Vec<Check<'_, C>> {
        let mut checks: Vec<_> = self.constraints.iter().map(Check::holds).collect();
        if target < checks.len() {
            let other = checks.remove(target);
            checks.insert(0, other.broken());
        }
        checks
    }

    fn search(
        &self,
        checks: Vec<Check<'_, C>>,
        fixed: &[(usize, i64)],
        flip: Option<Flip>,
    ) -> Outcome<Vec<Vec<i64>>> {
        Search::new(self.slots, checks, fixed, flip, self.limit).run()
    }
}

impl<T> Outcome<T> {
    fn map<U>(self, f: impl FnOnce(T) -> U) -> Outcome<U> {
        match self {
            Outcome::Found(answer) => Outcome::Found(f(answer)),
            Outcome::Impossible => Outcome::Impossible,
            Outcome::GaveUp => Outcome::GaveUp,
        }
    }
}
