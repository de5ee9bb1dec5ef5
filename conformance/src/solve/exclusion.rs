//! Whether fixed values exclude an answer. A search finds that out as well, but it first chooses values for the slots in front of
//! the fixed ones, and can return to all of them before it knows.

use super::search::{Expected, fits};
use super::{Formula, Problem, Terms};
use std::collections::BTreeSet;

/// The values of the slots that have one.
type Known = Vec<Option<i64>>;

impl Problem {
    /// Whether the fixed values, and the values that the premise then leaves to each slot, exclude an answer. If not, there can
    /// still be none.
    pub fn excludes(&self, terms: Terms<'_>, fixed: &[(usize, i64)]) -> bool {
        let mut known: Known = vec![None; self.slots.len()];
        let (mut new, mut left, mut asked) = (fixed.to_vec(), Vec::new(), BTreeSet::new());
        while !new.is_empty() {
            new.iter().for_each(|(slot, value)| known[*slot] = Some(*value));
            asked.extend(new.iter().flat_map(|(slot, _)| self.readers(*slot)).copied());
            if let Some(premise) = terms.premise {
                match self.left(premise, &mut known) {
                    Some(values) => left = values,
                    None => return true,
                }
            }
            let single = |(slot, values): &(usize, Vec<i64>)| (values.len() == 1).then(|| (*slot, values[0]));
            new = left.iter().filter_map(single).collect();
        }
        asked.retain(|number| !terms.ignored.contains(number));
        let mut is_kept = |number: &usize| self.can_keep(*number, &left, &mut known);
        !asked.iter().all(&mut is_kept)
    }

    /// Whether a constraint can be kept: with the known values, and with a value that is left to each slot.
    fn can_keep(&self, number: usize, left: &[(usize, Vec<i64>)], known: &mut Known) -> bool {
        let formula = &self.constraints[number];
        let mut keeps =
            |slot: usize, value: i64| can_be_with(formula, Expected::Unbroken, slot, value, known);
        let mut read = left.iter().filter(|(slot, _)| self.readers(*slot).contains(&number));
        read.all(|(slot, values)| values.iter().any(|value| keeps(*slot, *value)))
            && can_be(formula, Expected::Unbroken, known)
    }

    /// The open slots that a premise reads, with the values that it leaves to each; `None` if it cannot be true.
    fn left(&self, premise: &Formula, known: &mut Known) -> Option<Vec<(usize, Vec<i64>)>> {
        let mut open = BTreeSet::new();
        let can = premise.outcomes(&mut |slot| {
            if known[slot].is_none() {
                open.insert(slot);
            }
            known[slot]
        });
        let mut values_of = |slot: usize| {
            let domain = self.slots[slot].domain.iter().copied();
            let values = domain.filter(|value| can_be_with(premise, Expected::True, slot, *value, known));
            Some((slot, values.collect::<Vec<_>>())).filter(|(_, values)| !values.is_empty())
        };
        if fits(Expected::True, can).0 { open.into_iter().map(&mut values_of).collect() } else { None }
    }
}

fn can_be(formula: &Formula, expected: Expected, known: &Known) -> bool {
    fits(expected, formula.outcomes(&mut |slot| known[slot])).0
}

/// The same with a value of an open slot.
fn can_be_with(formula: &Formula, expected: Expected, slot: usize, value: i64, known: &mut Known) -> bool {
    known[slot] = Some(value);
    let can = can_be(formula, expected, known);
    known[slot] = None;
    can
}

#[cfg(test)]
mod tests {
    use super::super::{Difference, Outcome, Slot};
    use super::*;
    use genvisa_rule::{BinaryOp, UnaryOp};

    fn compared(op: BinaryOp, slot: usize, value: i64) -> Formula {
        Formula::binary(op, Formula::Slot(slot), Formula::number(value))
    }

    /// `mode` 1 and 2 have an operand, whose class is 3. The class 3 has numbers below 8, in one mode below 4.
    fn problem() -> (Problem, Formula) {
        let names = [("mode", 4), ("class", 5), ("number", 16)];
        let slots = names.map(|(name, count)| Slot { name: name.into(), domain: (0..count).collect() });
        let has =
            Formula::Within { of: Box::new(Formula::Slot(0)), ranges: vec![(1, 2)], and_unknown: false };
        let is_there = Formula::binary(BinaryOp::And, has, compared(BinaryOp::Eq, 1, 3));
        let below =
            |most| Formula::binary(BinaryOp::Implies, is_there.clone(), compared(BinaryOp::Lt, 2, most));
        let in_mode = Formula::binary(BinaryOp::Implies, compared(BinaryOp::Eq, 0, 2), below(4));
        (Problem::new(slots.into(), vec![below(8), in_mode]), is_there)
    }

    #[test]
    fn a_number_is_excluded_if_no_choice_has_it() {
        let (problem, is_there) = problem();
        let terms = Terms { premise: Some(&is_there), limit: 1000, ..Terms::default() };
        for number in 0..16 {
            let is_excluded = problem.excludes(terms, &[(2, number)]);
            assert_eq!(is_excluded, number >= 8, "{number}");
            let found = problem.satisfy(terms, &[(2, number)]);
            assert_eq!(found == Outcome::Impossible, is_excluded, "{number}");
        }
    }

    #[test]
    fn a_number_that_a_target_allows_cannot_break_it() {
        let (problem, _) = problem();
        let terms = Terms { limit: 1000, ..Terms::default() };
        for (target, number) in (0..2).flat_map(|target| (0..16).map(move |number| (target, number))) {
            let broken = Formula::Unary(UnaryOp::Not, Box::new(problem.constraints[target].clone()));
            let is_broken = Terms { premise: Some(&broken), ignored: &[target], ..terms };
            let is_excluded = problem.excludes(is_broken, &[(2, number)]);
            let by = Difference { slot: 2, bad_is: None };
            let found = problem.pair(terms, target, by, &[(2, number)]);
            assert_eq!(found == Outcome::Impossible, is_excluded, "{target} {number}");
        }
    }
}
