//! Work on all processors, or on one without the feature `parallel`.

#[cfg(feature = "parallel")]
use {
    rayon::prelude::*,
    std::cmp::Reverse,
    std::sync::atomic::{AtomicUsize, Ordering},
};

/// Applies a function to each item. The results are in the order of the items. The largest items are first, so that no processor
/// is left with a large one at the end. Each processor has a state of its own, which all its items share.
#[cfg(feature = "parallel")]
pub(super) fn map<'i, T: Sync, R: Send, S: Default>(
    items: &'i [T],
    size: impl Fn(&T) -> usize,
    apply: impl Fn(&mut S, &'i T) -> R + Sync,
) -> Vec<R> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by_key(|place| Reverse(items.get(*place).map(&size)));
    let next = AtomicUsize::new(0);
    let work = |_| {
        let (mut state, mut done) = (S::default(), Vec::with_capacity(items.len()));
        while let Some(place) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.extend(items.get(*place).map(|item| (*place, apply(&mut state, item))));
        }
        done
    };
    let workers = rayon::current_num_threads();
    let parts: Vec<Vec<(usize, R)>> = (0..workers).into_par_iter().with_max_len(1).map(work).collect();
    let mut results: Vec<Option<R>> = items.iter().map(|_| None).collect();
    for (place, result) in parts.into_iter().flatten() {
        results[place] = Some(result);
    }
    results.into_iter().flatten().collect()
}

/// Applies a function to each item. The results are in the order of the items, which share a state.
#[cfg(not(feature = "parallel"))]
pub(super) fn map<'i, T, R, S: Default>(
    items: &'i [T],
    _size: impl Fn(&T) -> usize,
    apply: impl Fn(&mut S, &'i T) -> R,
) -> Vec<R> {
    let mut state = S::default();
    items.iter().map(|item| apply(&mut state, item)).collect()
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
            let expected: Vec<_> = items.iter().map(|n| n * 2).collect();
            assert_eq!(map(&items, |n| *n, |(), n| n * 2), expected);
            assert_eq!(map(&items, |n| n % 7, |(), n| n * 2), expected);
        }
    }
}
