//! The slots that each check waits for, with undo. All lists share one vector, so that recording one rarely allocates.

use std::ops::Range;

/// Slots by check.
#[derive(Debug, Clone, Default)]
pub(super) struct Waits {
    /// All recorded lists, one after the other.
    slots: Vec<usize>,
    /// For each check, the range of its list in `slots`.
    lists: Vec<Range<usize>>,
    /// The replaced entries of `lists`, for undo.
    trail: Vec<(usize, Range<usize>)>,
}

/// A state to return to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mark {
    slots: usize,
    trail: usize,
}

impl Waits {
    /// Adds a check.
    pub(super) fn push(&mut self, slots: &[usize]) {
        let list = self.record(slots);
        self.lists.push(list);
    }

    /// The slots that a check waits for.
    pub(super) fn of(&self, check: usize) -> &[usize] {
        let list = self.lists.get(check).cloned().unwrap_or_default();
        self.slots.get(list).unwrap_or_default()
    }

    /// Records the slots that a check waits for.
    pub(super) fn set(&mut self, check: usize, slots: &[usize]) {
        let list = self.record(slots);
        if let Some(known) = self.lists.get_mut(check) {
            self.trail.push((check, std::mem::replace(known, list)));
        }
    }

    fn record(&mut self, slots: &[usize]) -> Range<usize> {
        let start = self.slots.len();
        self.slots.extend_from_slice(slots);
        start..self.slots.len()
    }

    /// The current state.
    pub(super) fn mark(&self) -> Mark {
        Mark { slots: self.slots.len(), trail: self.trail.len() }
    }

    /// Restores a state.
    pub(super) fn back_to(&mut self, mark: Mark) {
        for (check, list) in self.trail.drain(mark.trail..).rev() {
            if let Some(known) = self.lists.get_mut(check) {
                *known = list;
            }
        }
        self.slots.truncate(mark.slots);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returning_to_a_mark_restores_all_lists() {
        let mut waits = Waits::default();
        waits.push(&[1, 2]);
        waits.push(&[]);
        waits.set(0, &[2]);
        let mark = waits.mark();
        waits.set(1, &[5, 6, 7]);
        waits.set(0, &[]);
        waits.set(1, &[7]);
        assert_eq!((waits.of(0), waits.of(1)), (&[][..], &[7][..]));
        waits.back_to(mark);
        assert_eq!((waits.of(0), waits.of(1), waits.slots.len()), (&[2][..], &[][..], 3));
        assert!(waits.of(2).is_empty());
    }
}
