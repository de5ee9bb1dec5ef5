//! What each check waits for, with a way back: lists in one row, so that a search, which notes very many, asks for no memory.

use std::ops::Range;

/// Slots by check.
#[derive(Debug, Clone, Default)]
pub(super) struct Waits {
    /// All lists that were noted, one behind the other.
    slots: Vec<usize>,
    /// For each check where its list is among them.
    lists: Vec<Range<usize>>,
    /// What `lists` was, to go back.
    trail: Vec<(usize, Range<usize>)>,
}

/// A place to go back to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mark {
    slots: usize,
    trail: usize,
}

impl Waits {
    /// Adds a check.
    pub(super) fn push(&mut self, slots: &[usize]) {
        let list = self.note(slots);
        self.lists.push(list);
    }

    /// The slots that a check waits for.
    pub(super) fn of(&self, check: usize) -> &[usize] {
        let list = self.lists.get(check).cloned().unwrap_or_default();
        self.slots.get(list).unwrap_or_default()
    }

    /// Says what a check waits for now.
    pub(super) fn set(&mut self, check: usize, slots: &[usize]) {
        let list = self.note(slots);
        if let Some(known) = self.lists.get_mut(check) {
            self.trail.push((check, std::mem::replace(known, list)));
        }
    }

    fn note(&mut self, slots: &[usize]) -> Range<usize> {
        let start = self.slots.len();
        self.slots.extend_from_slice(slots);
        start..self.slots.len()
    }

    /// How it is now.
    pub(super) fn mark(&self) -> Mark {
        Mark { slots: self.slots.len(), trail: self.trail.len() }
    }

    /// Makes it as it was.
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
    fn what_was_noted_behind_a_mark_is_forgotten() {
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
