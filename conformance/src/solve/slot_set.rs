//! Sets of slots, as bits.

use smallvec::SmallVec;

/// Some slots: those whose values a failure depends on, or those that a condition needs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct SlotSet(SmallVec<[u64; 4]>);

impl SlotSet {
    pub(super) fn of(slot: usize) -> Self {
        let mut own = Self::default();
        own.insert(slot);
        own
    }

    pub(super) fn insert(&mut self, slot: usize) {
        let (word, bit) = (slot / 64, slot % 64);
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << bit;
    }

    pub(super) fn remove(&mut self, slot: usize) {
        if let Some(word) = self.0.get_mut(slot / 64) {
            *word &= !(1 << (slot % 64));
        }
    }

    pub(super) fn contains(&self, slot: usize) -> bool {
        self.0.get(slot / 64).is_some_and(|word| word >> (slot % 64) & 1 == 1)
    }

    /// The slots of both.
    #[must_use]
    pub(super) fn with(mut self, other: &Self) -> Self {
        self.extend(other);
        self
    }

    /// The slots that both have.
    #[must_use]
    pub(super) fn common(mut self, other: &Self) -> Self {
        self.0.truncate(other.0.len());
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| *own &= other);
        self
    }

    /// The slots, in order.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.0.len() * 64).filter(|slot| self.contains(*slot))
    }

    pub(super) fn extend(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| *own |= other);
    }
}

#[cfg(test)]
mod tests {
    use super::SlotSet;

    #[test]
    fn a_set_contains_values_until_they_are_removed() {
        let mut set = SlotSet::of(3);
        set.extend(&SlotSet::of(200));
        set.extend(&SlotSet::of(64));
        set.remove(64);
        set.remove(1000);
        assert!(set.contains(200) && !set.contains(64));
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 200]);
    }
}
