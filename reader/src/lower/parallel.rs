//! Work on all processors, or on one without the feature `parallel`.

#[cfg(feature = "parallel")]
use rayon::prelude::*;

/// Applies a function to each item. The results are in the order of the items.
#[cfg(feature = "parallel")]
pub(super) fn map<'i, T: Sync, R: Send>(items: &'i [T], apply: impl Fn(&'i T) -> R + Sync + Send) -> Vec<R> {
    // Pages differ much in size, so each of them is a task of its own.
    items.par_iter().with_max_len(1).map(apply).collect()
}

/// Applies a function to each item. The results are in the order of the items.
#[cfg(not(feature = "parallel"))]
pub(super) fn map<'i, T, R>(items: &'i [T], apply: impl Fn(&'i T) -> R) -> Vec<R> {
    items.iter().map(apply).collect()
}

/// Applies two functions, if possible at the same time.
#[cfg(feature = "parallel")]
pub(super) fn join<A: Send, B: Send>(
    first: impl FnOnce() -> A + Send,
    second: impl FnOnce() -> B + Send,
) -> (A, B) {
    rayon::join(first, second)
}

/// Applies two functions, one after the other.
#[cfg(not(feature = "parallel"))]
pub(super) fn join<A, B>(first: impl FnOnce() -> A, second: impl FnOnce() -> B) -> (A, B) {
    (first(), second())
}

#[cfg(test)]
mod tests {
    use super::map;

    #[test]
    fn results_are_in_the_order_of_the_items() {
        for count in [0, 1, 5, 1000] {
            let items: Vec<usize> = (0..count).collect();
            assert_eq!(map(&items, |n| n * 2), items.iter().map(|n| n * 2).collect::<Vec<_>>());
        }
    }
}
