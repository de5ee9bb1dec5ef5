//! Ranges of bytes in a file.

use alloc::vec::Vec;
use core::ops::Range;

/// The bytes of some ranges as ranges in ascending order, of which none is empty, overlaps another one or touches it.
pub fn joined(mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
    ranges.retain(|range| !range.is_empty());
    ranges.sort_by_key(|range| range.start);
    let mut joined: Vec<Range<usize>> = Vec::new();
    for range in ranges {
        match joined.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => joined.push(range),
        }
    }
    joined
}

/// Those of some joined ranges that have a byte in common with another range.
pub fn overlapping<'r>(joined: &'r [Range<usize>], other: &Range<usize>) -> &'r [Range<usize>] {
    if other.is_empty() {
        return &[];
    }
    let first = joined.partition_point(|range| range.end <= other.start);
    let behind = joined.partition_point(|range| range.start < other.end);
    joined.get(first..behind).unwrap_or_default()
}
