//! Pairs of choices that differ in one slot, made by changing one choice.

use super::Cases;
use super::search::Maker;
use crate::layout::Sampling;
use crate::solve::{Difference, Pair};
use std::cmp::Ordering;

impl Maker<'_, '_> {
    /// Makes a choice that violates only the rule valid: the first slot in which another value does so.
    pub(super) fn repair(&self, slots: &[usize], bad: &[i64]) -> Option<(usize, Pair)> {
        self.repair_so_that(slots, bad, |good| self.has_premise(good))
            .or_else(|| self.repair_so_that(slots, bad, |_| true))
    }

    fn repair_so_that(
        &self,
        slots: &[usize],
        bad: &[i64],
        fits: impl Fn(&[i64]) -> bool,
    ) -> Option<(usize, Pair)> {
        let mut good = bad.to_vec();
        slots.iter().find_map(|slot| {
            for value in self.model.slots()[*slot].domain.iter() {
                good[*slot] = *value;
                if self.violates_none(*slot, &good) && fits(&good) {
                    return Some((*slot, Pair { bad: bad.to_vec(), good: good.clone() }));
                }
            }
            good[*slot] = bad[*slot];
            None
        })
    }

    /// The first valid choice that another value in one slot makes a negative one.
    pub(super) fn flip(
        &self,
        positives: &[(String, Vec<i64>)],
        by: Difference,
        fixed: &[(usize, i64)],
    ) -> Option<Pair> {
        let values: &[i64] = match fixed {
            [(_, value)] => &[*value],
            _ => &self.model.slots()[by.slot].domain,
        };
        positives.iter().find_map(|(_, good)| {
            let mut bad = good.clone();
            values.iter().find_map(|value| {
                bad[by.slot] = *value;
                let fits = by.bad_is.is_none_or(|side| value.cmp(&good[by.slot]) == side);
                let is_bad = fits && self.is_bad(by.slot, &bad);
                is_bad.then(|| Pair { bad: bad.clone(), good: good.clone() })
            })
        })
    }

    /// Adds a pair, and before moves it to the boundary if there is one.
    pub(super) fn tighten_and_add(&self, slot: usize, side: Option<Ordering>, pair: Pair, into: &mut Cases) {
        let pair = match self.model.layout.sampling[slot] {
            Sampling::Boundary => self.tighten(slot, pair),
            Sampling::Each => pair,
        };
        self.add(slot, side, &pair, into);
    }

    /// Moves a pair as near to the boundary as possible, by bisection over all numbers and not only those of the domain.
    fn tighten(&self, slot: usize, mut pair: Pair) -> Pair {
        loop {
            let (bad, good) = (pair.bad[slot], pair.good[slot]);
            let middle = bad.midpoint(good);
            if middle == bad || middle == good {
                return pair;
            }
            let mut values = pair.bad.clone();
            values[slot] = middle;
            if self.violates_none(slot, &values) {
                pair.good = values;
            } else if self.is_bad(slot, &values) {
                pair.bad = values;
            } else {
                return pair;
            }
        }
    }

    /// The violated rules among those that read a slot. A choice that violates at most the rule in question cannot violate
    /// another one by a change of this slot.
    fn violates(&self, slot: usize, values: &[i64]) -> impl Iterator<Item = usize> {
        let problem = &self.model.problem;
        let readers = problem.readers(slot).iter().copied();
        readers.filter(|n| !self.ignored.contains(n) && problem.is_broken(*n, values))
    }

    fn violates_none(&self, slot: usize, values: &[i64]) -> bool {
        self.violates(slot, values).next().is_none() && !self.violates_ignored(values)
    }

    /// Whether a choice violates one of the rules that a negative case may violate as well. A valid one must not.
    pub(super) fn violates_ignored(&self, values: &[i64]) -> bool {
        self.ignored.iter().any(|number| self.model.problem.is_broken(*number, values))
    }

    /// Whether a choice that was valid except for one slot violates the rule and no other.
    fn is_bad(&self, slot: usize, values: &[i64]) -> bool {
        self.model.problem.is_broken(self.target, values)
            && self.violates(slot, values).all(|n| n == self.target)
    }
}
