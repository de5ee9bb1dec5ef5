//! The search itself: depth first, guided by the slots that the constraints read.

use super::slot_set::SlotSet;
use super::waits::Waits;
use super::{Formula, Outcome, Outcomes, Problem, Terms};
use std::cmp::Ordering;
use std::sync::Arc;

/// The required outcome of a condition.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Expected {
    /// Not false: a constraint that stays unknown is not broken.
    Unbroken,
    /// False.
    Broken,
    /// True, and nothing else.
    True,
}

/// A condition and its required outcome.
#[derive(Clone, Copy)]
struct Check<'a> {
    formula: &'a Formula,
    expected: Expected,
    /// Slots that must have a value before it is worth to evaluate the formula, the last one first.
    needs: &'a [usize],
    /// Whether it is evaluated on the repaired values.
    repaired: bool,
}

impl<'a> Check<'a> {
    fn that_is_true(formula: &'a Formula, repaired: bool) -> Self {
        Self { formula, expected: Expected::True, needs: &[], repaired }
    }

    fn that_is_unbroken(problem: &'a Problem, number: usize, repaired: bool) -> Self {
        let (formula, needs) = (&problem.constraints[number], &problem.needs[number]);
        Self { formula, expected: Expected::Unbroken, needs, repaired }
    }
}

/// The slot that has two values: a bad one and a good one.
#[derive(Clone, Copy)]
pub(super) struct Flip {
    pub(super) slot: usize,
    pub(super) bad_is: Option<Ordering>,
}

enum Step {
    Done,
    Failed(SlotSet),
    GaveUp,
}

pub(super) struct Search<'a> {
    problem: &'a Problem,
    ignored: &'a [usize],
    /// The conditions beside the constraints, numbered behind them.
    others: Vec<Check<'a>>,
    target: Option<usize>,
    flip: Option<Flip>,
    /// Value hints, by slot.
    hint: Option<&'a [Option<i64>]>,
    /// The remaining search budget.
    left: usize,
    /// Values by slot, followed by the good value of the flipped slot.
    chosen: Vec<Option<i64>>,
    /// Fixed values.
    fixed: Vec<Option<i64>>,
    /// For each check, the slots that it waits for.
    waits: Waits,
    /// A buffer for the open slots of one check, so that evaluating a check allocates nothing.
    open: Vec<usize>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        problem: &'a Problem,
        terms: Terms<'a>,
        target: Option<usize>,
        flip: Option<Flip>,
        hint: Option<&'a [Option<i64>]>,
    ) -> Self {
        let mut others: Vec<Check<'a>> = Vec::new();
        others.extend(terms.premise.map(|premise| Check::that_is_true(premise, false)));
        if let Some(flip) = flip {
            // A condition that does not read the flipped slot has the same outcome for the repaired values.
            let readers = problem.readers(flip.slot).iter().filter(|number| !terms.ignored.contains(number));
            others.extend(readers.map(|number| Check::that_is_unbroken(problem, *number, true)));
            let premise = terms.premise.filter(|premise| premise.slots().contains(&flip.slot));
            others.extend(premise.map(|premise| Check::that_is_true(premise, true)));
        }
        let mut waits = problem.waits.with_more(1, others.len());
        for number in terms.ignored {
            waits.set(*number, &[]); // never evaluated again
        }
        let places = problem.slots.len() + 1;
        Self {
            problem,
            ignored: terms.ignored,
            others,
            target,
            flip,
            hint,
            left: terms.limit,
            chosen: vec![None; places],
            fixed: vec![None; places],
            waits,
            open: Vec::new(),
        }
    }

    /// A constraint by its number, or one of the other conditions behind them.
    fn check(&self, number: usize) -> Check<'a> {
        match number.checked_sub(self.problem.constraints.len()) {
            Some(other) => self.others[other],
            None if self.target == Some(number) => {
                // The slots that the target waits for decide which one is chosen next, so that all of them are asked for.
                let check = Check::that_is_unbroken(self.problem, number, false);
                Check { expected: Expected::Broken, needs: &[], ..check }
            }
            None => Check::that_is_unbroken(self.problem, number, false),
        }
    }

    /// The index of the value of a slot.
    fn place(&self, slot: usize, repaired: bool) -> usize {
        match self.flip {
            Some(flip) if repaired && flip.slot == slot => self.problem.slots.len(),
            _ => slot,
        }
    }

    /// The values, followed by the repaired values if one slot is flipped.
    pub(super) fn run(mut self, fixed: &[(usize, i64)]) -> Outcome<Vec<Vec<i64>>> {
        for &(slot, value) in fixed {
            self.fixed[slot] = Some(value);
        }
        let is_wanted = |number: &usize| self.target != Some(*number) && !self.ignored.contains(number);
        if self.problem.impossible.iter().any(is_wanted) {
            return Outcome::Impossible;
        }
        let constraints = self.problem.constraints.len();
        let others = constraints..constraints + self.others.len();
        for number in self.target.into_iter().chain(others) {
            if self.ask(number).is_err() {
                return Outcome::Impossible;
            }
        }
        match self.descend(0) {
            Step::Done => Outcome::Found(self.answer()),
            Step::Failed(_) => Outcome::Impossible,
            Step::GaveUp => Outcome::GaveUp,
        }
    }

    fn answer(&self) -> Vec<Vec<i64>> {
        let slots = &self.problem.slots;
        let value = |slot: usize| self.chosen[slot].or(self.fixed[slot]);
        // Every slot is chosen at the end of a search.
        let default = |slot: usize| slots[slot].domain.first().copied().unwrap_or_default();
        let bad: Vec<i64> = (0..slots.len()).map(|s| value(s).unwrap_or_else(|| default(s))).collect();
        let good = self.flip.map(|flip| {
            let mut good = bad.clone();
            good[flip.slot] = self.chosen[slots.len()].unwrap_or(bad[flip.slot]);
            good
        });
        std::iter::once(bad).chain(good).collect()
    }

    /// Chooses values for the open slots. All slots before `from` have one.
    fn descend(&mut self, from: usize) -> Step {
        let slots = self.problem.slots.len();
        let from = (from..slots).find(|slot| self.chosen[*slot].is_none()).unwrap_or(slots);
        let Some(slot) = self.next(from) else { return Step::Done };
        let (values, mut reasons) = self.candidates(slot);
        for value in values.iter().copied() {
            let mark = self.waits.mark();
            self.chosen[slot] = Some(value);
            let step = match self.choose(slot) {
                Ok(()) => self.descend(from),
                Err(reasons) => Step::Failed(reasons),
            };
            match step {
                Step::Failed(why) => {
                    self.waits.back_to(mark);
                    self.chosen[slot] = None;
                    if !why.contains(slot) {
                        return Step::Failed(why); // the failure does not depend on this slot
                    }
                    let Some(left) = self.left.checked_sub(1) else { return Step::GaveUp };
                    self.left = left;
                    reasons.extend(&why);
                }
                done => return done,
            }
        }
        reasons.remove(slot);
        Step::Failed(reasons)
    }

    /// The slot to choose next: the flipped one and its good value, then those that the target waits for, then in order.
    /// This order does not depend on the other checks: more checks, or another sequence of them, give the same answer
    /// as long as they agree with it.
    fn next(&self, from: usize) -> Option<usize> {
        let slots = self.problem.slots.len();
        let open = |slot: &usize| self.chosen[*slot].is_none();
        let flipped = self.flip.map(|flip| [flip.slot, slots]);
        let target = self.target.and_then(|target| self.waits.of(target).first().copied());
        flipped.into_iter().flatten().find(open).or(target).or((from < slots).then_some(from))
    }

    /// The values to try, and the slots that they depend on.
    fn candidates(&self, slot: usize) -> (Arc<[i64]>, SlotSet) {
        if let Some(flip) = self.flip.filter(|_| slot == self.problem.slots.len()) {
            let bad = self.chosen[flip.slot].unwrap_or_default();
            let fits = |good: &i64| match flip.bad_is {
                Some(order) => bad.cmp(good) == order,
                None => bad != *good,
            };
            let domain = &self.problem.slots[flip.slot].domain;
            let mut values: Vec<i64> = domain.iter().copied().filter(fits).collect();
            values.sort_by_key(|good| good.abs_diff(bad));
            return (values.into(), SlotSet::of(flip.slot));
        }
        let domain = &self.problem.slots[slot].domain;
        let preferred = self.hint.and_then(|hint| hint[slot]).filter(|value| domain.contains(value));
        let values = match (self.fixed[slot], preferred) {
            (Some(value), _) => Arc::new([value]),
            (None, None) => Arc::clone(domain),
            (None, Some(first)) => {
                let others = domain.iter().copied().filter(|value| *value != first);
                std::iter::once(first).chain(others).collect()
            }
        };
        (values, SlotSet::default())
    }

    /// Evaluates every check that waited for the slot again.
    fn choose(&mut self, slot: usize) -> Result<(), SlotSet> {
        for word in 0..self.waits.words() {
            // A check that is evaluated changes no other bit.
            let mut waiting = self.waits.waiting(slot, word);
            while waiting != 0 {
                self.ask(word * 64 + waiting.trailing_zeros() as usize)?;
                waiting &= waiting - 1;
            }
        }
        Ok(())
    }

    /// Evaluates one check: records the slots that it waits for, or fails with the slots that it has read.
    fn ask(&mut self, number: usize) -> Result<(), SlotSet> {
        let check = self.check(number);
        let mut needs = check.needs.iter().map(|slot| self.place(*slot, check.repaired));
        if let Some(place) = needs.find(|place| self.chosen[*place].is_none()) {
            self.waits.set(number, &[place]);
            return Ok(());
        }
        let mut open = std::mem::take(&mut self.open);
        open.clear();
        let can = check.formula.outcomes(&mut |slot| {
            let place = self.place(slot, check.repaired);
            if self.chosen[place].is_none() {
                open.push(place);
            }
            self.chosen[place]
        });
        let (fits, fails) = fits(check.expected, can);
        if !fits {
            self.open = open;
            let mut known = SlotSet::default();
            check.formula.outcomes(&mut |slot| {
                let place = self.place(slot, check.repaired);
                if self.chosen[place].is_some() {
                    known.insert(place);
                }
                self.chosen[place]
            });
            return Err(known);
        }
        open.sort_unstable();
        open.dedup();
        self.waits.set(number, if fails { &open } else { &[] });
        self.open = open;
        Ok(())
    }
}

/// Whether a check can still have its required outcome, and whether it can still have another one.
pub(super) fn fits(expected: Expected, can: Outcomes) -> (bool, bool) {
    match expected {
        Expected::Unbroken => (can.yes || can.unknown, can.no),
        Expected::Broken => (can.no, can.yes || can.unknown),
        Expected::True => (can.yes, can.no || can.unknown),
    }
}
