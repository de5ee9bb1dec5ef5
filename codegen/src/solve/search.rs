//! The search itself: depth first, guided by what the constraints ask for.

use super::{Constraint, Outcome, Slot, Values};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// One constraint, and what it should say.
pub(super) struct Check<'a, C> {
    constraint: &'a C,
    /// Whether it should hold.
    expected: bool,
    /// Whether it is asked about the repaired values.
    repaired: bool,
}

impl<'a, C> Check<'a, C> {
    pub(super) fn holds(constraint: &'a C) -> Self {
        Self { constraint, expected: true, repaired: false }
    }

    pub(super) fn broken(self) -> Self {
        Self { expected: false, ..self }
    }

    pub(super) fn repaired(self) -> Self {
        Self { repaired: true, ..self }
    }
}

/// The slot that has two values: a bad one and a good one.
#[derive(Clone, Copy)]
pub(super) struct Flip {
    pub(super) slot: usize,
    pub(super) bad_is: Option<Ordering>,
}

/// The choices that a failure depends on.
type Reasons = BTreeSet<usize>;

enum Step {
    Done,
    Failed(Reasons),
    GaveUp,
}

pub(super) struct Search<'a, C> {
    slots: &'a [Slot],
    checks: Vec<Check<'a, C>>,
    flip: Option<Flip>,
    /// Choices that may still be tried.
    left: usize,
    /// Values by slot; behind the last slot stands the good value of the flipped one.
    chosen: Vec<Option<i64>>,
    /// Values that are given.
    fixed: Vec<Option<i64>>,
    /// For each check: the slots that it waits for.
    waits: Vec<Vec<usize>>,
    /// What `waits` was, to go back.
    trail: Vec<(usize, Vec<usize>)>,
}

impl<'a, C: Constraint> Search<'a, C> {
    pub(super) fn new(
        slots: &'a [Slot],
        checks: Vec<Check<'a, C>>,
        fixed: &[(usize, i64)],
        flip: Option<Flip>,
        limit: usize,
    ) -> Self {
        let mut values = vec![None; slots.len() + 1];
        for &(slot, value) in fixed {
            values[slot] = Some(value);
        }
        let waits = vec![Vec::new(); checks.len()];
        let chosen = vec![None; slots.len() + 1];
        Self { slots, checks, flip, left: limit, chosen, fixed: values, waits, trail: Vec::new() }
    }

    /// The values, and where one slot is flipped the repaired values behind them.
    pub(super) fn run(mut self) -> Outcome<Vec<Vec<i64>>> {
        for check in 0..self.checks.len() {
            if self.ask(check).is_err() {
                return Outcome::Impossible;
            }
        }
        match self.descend() {
            Step::Done => Outcome::Found(self.answer()),
            Step::Failed(_) => Outcome::Impossible,
            Step::GaveUp => Outcome::GaveUp,
        }
    }

    fn answer(&self) -> Vec<Vec<i64>> {
        let value = |slot: usize| self.chosen[slot].or(self.fixed[slot]);
        let default = |slot: usize| self.slots[slot].domain.first().copied().unwrap_or_default();
        let bad: Vec<i64> = (0..self.slots.len()).map(|s| value(s).unwrap_or_else(|| default(s))).collect();
        let good = self.flip.map(|flip| {
            let mut good = bad.clone();
            good[flip.slot] = self.chosen[self.slots.len()].unwrap_or(bad[flip.slot]);
            good
        });
        std::iter::once(bad).chain(good).collect()
    }

    fn descend(&mut self) -> Step {
        let Some(slot) = self.next() else { return Step::Done };
        let (values, mut reasons) = self.candidates(slot);
        for value in values {
            let Some(left) = self.left.checked_sub(1) else { return Step::GaveUp };
            self.left = left;
            let mark = self.trail.len();
            self.chosen[slot] = Some(value);
            let step = match self.choose(slot) {
                Ok(()) => self.descend(),
                Err(reasons) => Step::Failed(reasons),
            };
            match step {
                Step::Failed(why) => {
                    self.undo(mark);
                    self.chosen[slot] = None;
                    if !why.contains(&slot) {
                        return Step::Failed(why); // another value here would change nothing
                    }
                    reasons.extend(why);
                }
                done => return done,
            }
        }
        reasons.remove(&slot);
        Step::Failed(reasons)
    }

    /// The slot to choose next: the flipped one and its good value, then what the first check waits for (the target,
    /// where there is one), then in order. That order owes nothing to the other checks: as long as they agree with an
    /// answer, more of them or another sequence of them give the same answer.
    fn next(&self) -> Option<usize> {
        let open = |slot: &usize| self.chosen[*slot].is_none();
        let flipped = self.flip.map(|flip| [flip.slot, self.slots.len()]);
        let target = self.checks.first().is_some_and(|check| !check.expected);
        let target = self.waits.first().filter(|_| target).and_then(|waits| waits.first().copied());
        flipped.into_iter().flatten().find(open).or(target).or_else(|| (0..self.slots.len()).find(open))
    }

    /// The values to try, and the choices that they depend on.
    fn candidates(&self, slot: usize) -> (Vec<i64>, Reasons) {
        if let Some(flip) = self.flip.filter(|_| slot == self.slots.len()) {
            let bad = self.chosen[flip.slot].unwrap_or_default();
            let fits = |good: &i64| match flip.bad_is {
                Some(order) => bad.cmp(good) == order,
                None => bad != *good,
            };
            let mut values: Vec<i64> = self.slots[flip.slot].domain.iter().copied().filter(fits).collect();
            values.sort_by_key(|good| good.abs_diff(bad));
            return (values, Reasons::from([flip.slot]));
        }
        let values = match self.fixed[slot] {
            Some(value) => vec![value],
            None => self.slots[slot].domain.clone(),
        };
        (values, Reasons::new())
    }

    /// Asks every check that waited for the slot again.
    fn choose(&mut self, slot: usize) -> Result<(), Reasons> {
        for check in 0..self.checks.len() {
            if self.waits[check].contains(&slot) {
                let before = self.waits[check].clone();
                self.trail.push((check, before));
                self.ask(check)?;
            }
        }
        Ok(())
    }

    /// Asks one check: notes what it waits for, or fails with the choices that it has read.
    fn ask(&mut self, number: usize) -> Result<(), Reasons> {
        let check = &self.checks[number];
        let good = self.flip.filter(|_| check.repaired).map(|flip| flip.slot);
        let place = |slot: usize| if Some(slot) == good { self.slots.len() } else { slot };
        let value = |slot: usize| self.chosen[place(slot)];
        let values = Values::new(&value);
        let can = check.constraint.outcomes(&values);
        let reads = values.reads().into_iter().map(place);
        let (known, open): (Vec<usize>, Vec<usize>) = reads.partition(|slot| self.chosen[*slot].is_some());
        // A constraint that stays unknown is not broken.
        let (fits, fails) =
            if check.expected { (can.yes || can.unknown, can.no) } else { (can.no, can.yes || can.unknown) };
        if !fits {
            return Err(known.into_iter().collect());
        }
        self.waits[number] = if fails { open } else { Vec::new() };
        Ok(())
    }

    fn undo(&mut self, mark: usize) {
        for (check, waits) in self.trail.drain(mark..).rev() {
            self.waits[check] = waits;
        }
    }
}
