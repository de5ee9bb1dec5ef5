//! Pages are read on all cores: none needs another one before all are read.

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
    mut take: impl FnMut(R),
) {
    let total: usize = items.iter().map(&size).sum();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let shares = cores.min(total / WORTH_A_THREAD).max(1);
    let mut rest = items;
    let mut parts = Vec::with_capacity(shares);
    for share in 1..=shares {
        let (mut end, mut sum) = (0, 0);
        while end < rest.len() && (share == shares || sum < total / shares) {
            sum += size(&rest[end]);
            end += 1;
        }
        let (part, behind) = rest.split_at(end);
        parts.push(part);
        rest = behind;
    }
    let make = &make;
    let all = move |part: &'i [T]| part.iter().map(make).collect::<Vec<R>>();
    thread::scope(|scope| {
        let Some((first, others)) = parts.split_first() else { return };
        // Where there is no thread to be had, this one does the work.
        let started: Vec<_> = others
            .iter()
            .map(|part| {
                let work = move || all(part);
                (part, Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok())
            })
            .collect();
        all(first).into_iter().for_each(&mut take);
        for (part, thread) in started {
            let results = match thread.map(thread::ScopedJoinHandle::join) {
                Some(Ok(results)) => results,
                Some(Err(panic)) => std::panic::resume_unwind(panic),
                None => all(part),
            };
            results.into_iter().for_each(&mut take);
        }
    });
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
