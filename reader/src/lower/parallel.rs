//! Pages are read on all cores: none needs another one before all are read.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, Builder};

/// Below so many units, starting a thread takes longer than it saves.
const WORTH_A_THREAD: usize = 64 * 1024;
/// What a thread has for nested expressions: as much as a main thread.
const STACK: usize = 8 << 20;

/// Makes something of each item, and hands the results on in the order of the items. `size` says how much work one is.
pub(super) fn each<'i, T: Sync, R: Send>(
    items: &'i [T],
    size: impl Fn(&T) -> usize,
    make: impl Fn(&'i T) -> R + Sync,
    take: impl FnMut(R),
) {
    let total: usize = items.iter().map(&size).sum();
    let workers = match total / WORTH_A_THREAD {
        // To ask for the cores takes as long as to read a small page.
        0 | 1 => 1,
        worth => thread::available_parallelism().map_or(1, usize::from).min(worth),
    };
    // Whoever is done with one item takes the next.
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::with_capacity(items.len() / workers + 1);
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(n) else { return done };
            done.push((n, make(item)));
        }
    };
    let mut results = thread::scope(|scope| {
        // Where there is no thread to be had, the others do the work.
        let start = |_| Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok();
        let threads: Vec<_> = (1..workers).filter_map(start).collect();
        let mut results = work();
        for thread in threads {
            match thread.join() {
                Ok(others) => results.extend(others),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    });
    results.sort_unstable_by_key(|r| r.0);
    results.into_iter().map(|r| r.1).for_each(take);
}

#[cfg(test)]
mod tests {
    use super::each;

    #[test]
    fn results_come_in_order() {
        for count in [0, 1, 5, 1000] {
            let items: Vec<usize> = (0..count).collect();
            for size in [1, 1000] {
                let mut found = Vec::new();
                each(&items, |_| size, |n| n * 2, |n| found.push(n));
                assert_eq!(found, items.iter().map(|n| n * 2).collect::<Vec<_>>());
            }
        }
    }
}
