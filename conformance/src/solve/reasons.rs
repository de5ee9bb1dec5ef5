//! Sets of slots, as bits.

use smallvec::SmallVec;

/// The slots whose values a failure depends on.
#[derive(Debug, Clone, Default)]
pub(super) struct Reasons(SmallVec<[u64; 4]>);

impl Reasons {
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

    pub(super) fn extend(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| *own |= other);
    }
}

#[cfg(test)]
mod tests {
    use super::Reasons;

    #[test]
    fn a_set_contains_what_was_added_and_not_removed() {
        let mut reasons = Reasons::of(3);
        reasons.extend(&Reasons::of(200));
        reasons.extend(&Reasons::of(64));
        reasons.remove(64);
        reasons.remove(1000);
        let all: Vec<usize> = (0..300).filter(|slot| reasons.contains(*slot)).collect();
        assert_eq!(all, [3, 200]);
    }
}
