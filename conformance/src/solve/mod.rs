//! Finds values for slots so that constraints hold, or so that exactly one of them does not.
//!
//! Slots have finite domains; constraints are [formulas](Formula) over them, which say over a partial choice what they
//! can still come to, and one that stays unknown is not broken. The search takes values in the order of their domains,
//! goes back to a choice that had a part in the failure (conflict-directed backjumping), and stops after a number of
//! failures. Equal questions get equal answers.

mod formula;
mod search;
mod waits;

pub use formula::{Formula, Outcomes};

use search::{Flip, Search};
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::sync::Arc;
use waits::Waits;

/// Something to choose a value for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot {
    /// Its name, for people.
    pub name: String,
    /// What it can be, the preferred value first; never empty.
    pub domain: Arc<[i64]>,
}

/// What came of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome<T> {
    /// An answer.
    Found(T),
    /// There is none: all choices were looked at.
    Impossible,
    /// Too many failures.
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

    fn map<U>(self, f: impl FnOnce(T) -> U) -> Outcome<U> {
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

/// How a pair is to differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The slot.
    pub slot: usize,
    /// How the value of the bad one compares with that of the good one, if that matters.
    pub bad_is: Option<Ordering>,
}

/// Slots and the constraints on them.
#[derive(Debug, Clone)]
pub struct Problem {
    /// What to choose.
    pub slots: Vec<Slot>,
    /// What to observe.
    pub constraints: Vec<Formula>,
    /// For each slot the constraints that can ask for it.
    readers: Vec<Vec<usize>>,
    /// The slots that each constraint waits for before anything is chosen.
    waits: Waits,
    /// Constraints that are broken, whatever is chosen.
    hopeless: Vec<usize>,
    /// Values that go together, by slot.
    moods: Vec<Vec<Option<i64>>>,
}

/// Failures after which a search begins anew, with other values that go together.
const PATIENCE: usize = 100;

/// What is asked of a problem.
#[derive(Debug, Clone, Copy, Default)]
pub struct Terms<'a> {
    /// Constraints that need not be observed.
    pub ignored: &'a [usize],
    /// Something else that should be true, and not merely unknown.
    pub premise: Option<&'a Formula>,
    /// Values to prefer at first, by slot.
    pub hint: Option<&'a [Option<i64>]>,
    /// How many failures to go through at most.
    pub limit: usize,
}

impl Problem {
    /// Slots and the constraints on them.
    pub fn new(slots: Vec<Slot>, constraints: Vec<Formula>) -> Self {
        let mut readers = vec![Vec::new(); slots.len()];
        for (number, constraint) in constraints.iter().enumerate() {
            for slot in constraint.slots() {
                readers[slot].push(number);
            }
        }
        let (mut waits, mut hopeless) = (Waits::default(), Vec::new());
        for (number, constraint) in constraints.iter().enumerate() {
            let mut asked = BTreeSet::new();
            let can = constraint.outcomes(&mut |slot| {
                asked.insert(slot);
                None
            });
            let asked = if can.no { asked.into_iter().collect() } else { Vec::new() };
            waits.push(&asked);
            if !can.yes && !can.unknown {
                hopeless.push(number);
            }
        }
        Self { slots, constraints, readers, waits, hopeless, moods: Vec::new() }
    }

    /// Says which values go together. A search that leads nowhere is begun anew with each such set preferred in turn, since
    /// a wrong choice for the first of many slots takes long to be found out.
    #[must_use]
    pub fn with_moods(self, moods: Vec<Vec<(usize, i64)>>) -> Self {
        let by_slot = |mood: Vec<(usize, i64)>| {
            let mut values = vec![None; self.slots.len()];
            for (slot, value) in mood {
                values[slot] = Some(value);
            }
            values
        };
        Self { moods: moods.into_iter().map(by_slot).collect(), ..self }
    }

    /// The constraints that can ask for a slot.
    pub fn readers(&self, slot: usize) -> &[usize] {
        self.readers.get(slot).map_or(&[], Vec::as_slice)
    }

    /// Whether a constraint is broken by a choice.
    pub fn is_broken(&self, constraint: usize, values: &[i64]) -> bool {
        self.constraints.get(constraint).is_some_and(|c| c.eval(values) == Some(0))
    }

    /// The constraints that are broken by a choice.
    pub fn broken(&self, values: &[i64]) -> Vec<usize> {
        (0..self.constraints.len()).filter(|number| self.is_broken(*number, values)).collect()
    }

    /// Looks for values that break no constraint; the values of some slots can be given.
    pub fn satisfy(&self, terms: Terms<'_>, fixed: &[(usize, i64)]) -> Outcome<Vec<i64>> {
        self.search(terms, None, None, fixed).map(|mut found| found.remove(0))
    }

    /// Looks for values that break one constraint and no other.
    pub fn break_only(&self, terms: Terms<'_>, target: usize, fixed: &[(usize, i64)]) -> Outcome<Vec<i64>> {
        self.search(terms, Some(target), None, fixed).map(|mut found| found.remove(0))
    }

    /// Looks for values that break one constraint and no other, and for one slot that repairs it: with another value
    /// there, the one nearest by, they break none. Given values are those of the bad one.
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

    /// Searches in one mood after the other, and at last with all patience that there is.
    fn search(
        &self,
        terms: Terms<'_>,
        target: Option<usize>,
        flip: Option<Flip>,
        fixed: &[(usize, i64)],
    ) -> Outcome<Vec<Vec<i64>>> {
        let mut left = terms.limit;
        let moods = terms.hint.into_iter().map(Some).chain([None]);
        for mood in moods.chain(self.moods.iter().map(|mood| Some(mood.as_slice()))) {
            if left <= PATIENCE {
                break;
            }
            left -= PATIENCE;
            let terms = Terms { limit: PATIENCE, ..terms };
            match Search::new(self, terms, target, flip, mood).run(fixed) {
                Outcome::GaveUp => {}
                decided => return decided,
            }
        }
        Search::new(self, Terms { limit: left, ..terms }, target, flip, None).run(fixed)
    }
}
