//! Work on all processors, or on one without the feature `parallel`.

#[cfg(feature = "parallel")]
use rayon::prelude::*;

/// Applies a function to numbered items, in the order in which they come. The results are in the order of the numbers;
/// `None` if the function returned it for an item.
pub fn try_map<T: Send, R: Send>(
    items: impl Iterator<Item = (usize, T)> + Send,
    apply: impl Fn(T) -> Option<R> + Send + Sync,
) -> Option<Vec<R>> {
    let one = |(number, item)| Some((number, apply(item)?));
    #[cfg(feature = "parallel")]
    let results = items.par_bridge().map(one).collect::<Option<Vec<_>>>();
    #[cfg(not(feature = "parallel"))]
    let results = items.map(one).collect::<Option<Vec<_>>>();
    let mut results = results?;
    results.sort_unstable_by_key(|(number, _)| *number);
    Some(results.into_iter().map(|(_, result)| result).collect())
}

/// Applies a function to the numbers below a count. A single one does not wait for the start of threads.
pub fn numbers<R: Send>(count: usize, apply: impl Fn(usize) -> R + Send + Sync) -> Vec<R> {
    #[cfg(feature = "parallel")]
    if count > 1 {
        return (0..count).into_par_iter().map(apply).collect();
    }
    (0..count).map(apply).collect()
}

/// Calls a function for each item, in the order in which they come.
pub fn for_each<T: Send>(items: impl Iterator<Item = T> + Send, call: impl Fn(T) + Send + Sync) {
    #[cfg(feature = "parallel")]
    items.par_bridge().for_each(call);
    #[cfg(not(feature = "parallel"))]
    items.for_each(call);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_ordered() {
        let squares = try_map((0..1000_usize).rev().map(|n| (n, n)), |n| Some(n * n));
        assert!(squares.is_some_and(|squares| squares.into_iter().eq((0..1000).map(|n| n * n))));
        assert_eq!(try_map((0..9_usize).map(|n| (n, n)), |n| (n != 5).then_some(n)), None);
    }
}
