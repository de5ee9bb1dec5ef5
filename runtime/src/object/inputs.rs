//! The ranges of the inputs of a kernel in the register file.

use alloc::vec::Vec;
use core::ops::Range;

/// The inputs of a kernel, ordered so that counting those in a range takes logarithmic time.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    begins: Vec<u64>,
    ends: Vec<u64>,
}

impl Inputs {
    /// Inputs by offset and size in bytes. An input without bytes overlaps no range, and no range has the bytes before the
    /// register file, which begins at offset 0.
    pub fn new(inputs: impl Iterator<Item = (i64, i64)>) -> Self {
        let place = |at: i64| u64::try_from(at).unwrap_or(0);
        Self::of(inputs.map(|(offset, size)| place(offset)..place(offset.saturating_add(size))))
    }

    /// Inputs by their ranges of bytes.
    pub fn of(ranges: impl Iterator<Item = Range<u64>>) -> Self {
        let (mut begins, mut ends): (Vec<u64>, Vec<u64>) =
            ranges.filter(|range| !range.is_empty()).map(|range| (range.start, range.end)).unzip();
        begins.sort_unstable();
        ends.sort_unstable();
        Self { begins, ends }
    }

    /// Number of inputs with bytes in a range: those that begin before its end, minus those that end before its start.
    pub fn at(&self, range: Range<u64>) -> usize {
        if range.is_empty() {
            return 0;
        }
        let begun = self.begins.partition_point(|begin| *begin < range.end);
        let ended = self.ends.partition_point(|end| *end <= range.start);
        begun.saturating_sub(ended)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_counted_where_they_have_bytes() {
        let all: Vec<Range<u64>> = (0..6).flat_map(|from| (from..6).map(move |to| from..to)).collect();
        let inputs = Inputs::of(all.iter().cloned());
        for range in &all {
            let both = |input: &&Range<u64>| input.start.max(range.start) < input.end.min(range.end);
            assert_eq!(inputs.at(range.clone()), all.iter().filter(both).count(), "{range:?}");
        }
        assert_eq!(Inputs::default().at(0..9), 0);
        // A signed offset may be negative.
        let inputs = Inputs::new([(-8, 4), (-8, 12), (2, 2), (i64::MAX, i64::MAX)].into_iter());
        assert_eq!([inputs.at(0..1), inputs.at(3..4), inputs.at(4..9)], [1, 2, 0]);
    }
}
