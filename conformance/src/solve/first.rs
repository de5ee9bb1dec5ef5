//! The choice that a search tries first: the preferred value of each slot. If it is an answer, then it is the one that the search
//! finds, without a failure. Half of all answers are found so.

use super::{Formula, Problem, Terms};

impl Problem {
    /// The first choice, if it breaks the target alone, or nothing without a target.
    pub(super) fn first_choice(
        &self,
        terms: Terms<'_>,
        target: Option<usize>,
        hint: Option<&[Option<i64>]>,
        fixed: &[(usize, i64)],
    ) -> Option<Vec<i64>> {
        let (preferred, broken) = self.preferred();
        let mut values = preferred.clone();
        let hinted =
            hint.into_iter().flatten().enumerate().filter_map(|(slot, value)| Some((slot, (*value)?)));
        for (slot, value) in hinted.filter(|(slot, value)| self.slots[*slot].domain.contains(value)) {
            values[slot] = value;
        }
        fixed.iter().for_each(|(slot, value)| values[*slot] = *value);
        let is_true = |formula: &Formula| formula.eval(&values).is_some_and(|truth| truth != 0);
        if !terms.premise.is_none_or(is_true) || !target.is_none_or(|target| self.is_broken(target, &values))
        {
            return None;
        }
        // The other constraints have the outcome that they have for the preferred values.
        let changed = (0..values.len()).filter(|slot| values[*slot] != preferred[*slot]);
        let mut asked = changed.flat_map(|slot| self.readers(slot)).chain(broken);
        let is_kept = |number: &usize| {
            target == Some(*number) || terms.ignored.contains(number) || !self.is_broken(*number, &values)
        };
        asked.all(is_kept).then_some(values)
    }

    /// The preferred value of each slot, and the constraints that they break.
    fn preferred(&self) -> &(Vec<i64>, Vec<usize>) {
        self.preferred.get_or_init(|| {
            let first = |domain: &[i64]| domain.first().copied().unwrap_or_default();
            let values: Vec<i64> = self.slots.iter().map(|slot| first(&slot.domain)).collect();
            let broken = self.broken(&values);
            (values, broken)
        })
    }

    /// Lets a slot prefer a value of its domain.
    pub fn prefer(&mut self, slot: usize, value: i64) {
        let Some(slot) = self.slots.get_mut(slot).filter(|slot| slot.domain.contains(&value)) else { return };
        let others = slot.domain.iter().copied().filter(|other| *other != value);
        slot.domain = std::iter::once(value).chain(others).collect();
        self.preferred.take();
    }
}
