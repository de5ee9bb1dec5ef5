//! Work on all processors, or on one without the feature `parallel`.

#[cfg(feature = "parallel")]
use {
    std::cmp::Reverse,
    std::sync::atomic::{AtomicUsize, Ordering},
    std::sync::{Mutex, PoisonError},
};

/// Applies a function to each item. The results are in the order of the items. The largest items are first, so that no processor
/// is left with a large one at the end. Each processor has a state of its own, which all its items share.
pub(super) fn map<'i, T: Sync, R: Send, S: Default>(
    items: &'i [T],
    size: impl Fn(&T) -> usize,
    apply: impl Fn(&mut S, &'i T) -> R + Sync,
) -> Vec<R> {
    map_beside(items, size, apply, || ()).0
}

/// As [`map`], while the current thread calls another function first.
#[cfg(feature = "parallel")]
pub(super) fn map_beside<'i, T: Sync, R: Send, S: Default, B>(
    items: &'i [T],
    size: impl Fn(&T) -> usize,
    apply: impl Fn(&mut S, &'i T) -> R + Sync,
    beside: impl FnOnce() -> B,
) -> (Vec<R>, B) {
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by_key(|place| Reverse(items.get(*place).map(&size)));
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(items.len())));
    let work = || {
        let (mut state, mut own) = (S::default(), Vec::with_capacity(items.len()));
        while let Some(place) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            own.extend(items.get(*place).map(|item| (*place, apply(&mut state, item))));
        }
        done.lock().unwrap_or_else(PoisonError::into_inner).append(&mut own);
    };
    // The current thread works too: it has begun before another one is awake.
    let beside = rayon::in_place_scope(|scope| {
        (1..rayon::current_num_threads()).for_each(|_| scope.spawn(|_| work()));
        let beside = beside();
        work();
        beside
    });
    let mut results: Vec<Option<R>> = items.iter().map(|_| None).collect();
    for (place, result) in done.into_inner().unwrap_or_else(PoisonError::into_inner) {
        results[place] = Some(result);
    }
    (results.into_iter().flatten().collect(), beside)
}

/// As [`map`], after another function. All items share a state.
#[cfg(not(feature = "parallel"))]
pub(super) fn map_beside<'i, T, R, S: Default, B>(
    items: &'i [T],
    _size: impl Fn(&T) -> usize,
    apply: impl Fn(&mut S, &'i T) -> R,
    beside: impl FnOnce() -> B,
) -> (Vec<R>, B) {
    let (mut state, beside) = (S::default(), beside());
    (items.iter().map(|item| apply(&mut state, item)).collect(), beside)
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
