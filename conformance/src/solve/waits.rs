//! The slots that each check waits for, and the checks that wait for each slot, with undo. All lists share one vector, so that
//! recording one rarely allocates.

use std::ops::Range;

/// Slots by check, and checks by slot.
#[derive(Debug, Clone)]
pub(super) struct Waits {
    /// All recorded lists, one after the other.
    slots: Vec<usize>,
    /// For each check, the range of its list in `slots`.
    lists: Vec<Range<usize>>,
    /// The replaced entries of `lists`, for undo.
    trail: Vec<(usize, Range<usize>)>,
    /// For each slot, the checks that wait for it, as bits of some words.
    waiting: Vec<u64>,
    /// The number of words of a slot.
    words: usize,
}

/// A state to return to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mark {
    slots: usize,
    trail: usize,
}

impl Waits {
    /// The lists of some checks, one after the other.
    pub(super) fn new<'s>(slots: usize, lists: impl ExactSizeIterator<Item = &'s [usize]>) -> Self {
        let words = lists.len().div_ceil(64).max(1);
        let waiting = vec![0; slots * words];
        let mut own = Self { slots: Vec::new(), lists: Vec::new(), trail: Vec::new(), waiting, words };
        for (check, list) in lists.enumerate() {
            own.lists.push(0..0);
            own.replace(check, list);
        }
        own
    }

    /// The same with more slots and with more checks, which wait for none.
    pub(super) fn with_more(&self, slots: usize, checks: usize) -> Self {
        let words = (self.lists.len() + checks).div_ceil(64).max(1);
        let mut own = Self { words, ..self.clone() };
        if self.words != words {
            own.waiting = vec![0; self.waiting.len() / self.words * words];
            let rows = own.waiting.chunks_mut(words).zip(self.waiting.chunks(self.words));
            rows.for_each(|(own, known)| own[..known.len()].copy_from_slice(known));
        }
        own.waiting.resize(own.waiting.len() + slots * words, 0);
        own.lists.resize(self.lists.len() + checks, 0..0);
        own
    }

    /// The slots that a check waits for.
    pub(super) fn of(&self, check: usize) -> &[usize] {
        let list = self.lists.get(check).cloned().unwrap_or_default();
        self.slots.get(list).unwrap_or_default()
    }

    /// Some of the checks that wait for a slot, as bits: those of one word.
    pub(super) fn waiting(&self, slot: usize, word: usize) -> u64 {
        self.waiting[slot * self.words + word]
    }

    /// The number of words of each slot.
    pub(super) fn words(&self) -> usize {
        self.words
    }

    /// Records the slots that a check waits for.
    pub(super) fn set(&mut self, check: usize, slots: &[usize]) {
        let known = self.replace(check, slots);
        self.trail.push((check, known));
    }

    fn replace(&mut self, check: usize, slots: &[usize]) -> Range<usize> {
        let start = self.slots.len();
        self.slots.extend_from_slice(slots);
        self.swap(check, start..self.slots.len())
    }

    /// Gives a check another list, and returns the one before.
    fn swap(&mut self, check: usize, list: Range<usize>) -> Range<usize> {
        let (word, bit) = (check / 64, 1 << (check % 64));
        let known = std::mem::replace(&mut self.lists[check], list.clone());
        self.slots[known.clone()].iter().for_each(|slot| self.waiting[slot * self.words + word] &= !bit);
        self.slots[list].iter().for_each(|slot| self.waiting[slot * self.words + word] |= bit);
        known
    }

    /// The current state.
    pub(super) fn mark(&self) -> Mark {
        Mark { slots: self.slots.len(), trail: self.trail.len() }
    }

    /// Restores a state.
    pub(super) fn back_to(&mut self, mark: Mark) {
        while self.trail.len() > mark.trail
            && let Some((check, list)) = self.trail.pop()
        {
            self.swap(check, list);
        }
        self.slots.truncate(mark.slots);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returning_to_a_mark_restores_all_lists() {
        let lists: [&[usize]; 2] = [&[1, 2], &[]];
        let mut waits = Waits::new(8, lists.into_iter());
        waits.set(0, &[2]);
        let mark = waits.mark();
        waits.set(1, &[5, 6, 7]);
        waits.set(0, &[]);
        waits.set(1, &[7]);
        assert_eq!((waits.of(0), waits.of(1)), (&[][..], &[7][..]));
        assert_eq!([1, 2, 5, 7].map(|slot| waits.waiting(slot, 0)), [0, 0, 0, 2]);
        waits.back_to(mark);
        assert_eq!((waits.of(0), waits.of(1), waits.slots.len()), (&[2][..], &[][..], 3));
        assert_eq!([1, 2, 5, 7].map(|slot| waits.waiting(slot, 0)), [0, 1, 0, 0]);
        assert!(waits.of(2).is_empty());
    }

    #[test]
    fn more_checks_and_slots_leave_the_others_as_they_are() {
        let lists: [&[usize]; 1] = [&[1]];
        let mut waits = Waits::new(2, lists.into_iter()).with_more(1, 64);
        waits.set(64, &[1, 2]);
        assert_eq!((waits.of(0), waits.of(64)), (&[1][..], &[1, 2][..]));
        let all = [0, 1, 2].map(|slot| [waits.waiting(slot, 0), waits.waiting(slot, 1)]);
        assert_eq!(all, [[0, 0], [1, 1], [0, 1]]);
    }
}
