//! A run whose outcomes receive their verdicts as soon as they are certain.

use super::pool::{Options, Started, run};
use crate::record::{Case, Head};
use crate::results::Results;
use crate::score::{Means, Scorer, Tally};
use crate::vector::Vector;

/// Runs planned cases, and hands out each of them once with its verdict.
///
/// # Errors
/// The first one of `case`. All cases are run nevertheless.
pub fn measure(
    started: Started<'_>,
    planned: &[&Vector],
    options: &Options,
    means: Means<'_>,
    case: &mut (dyn FnMut(Case) -> Result<(), String> + Send),
) -> Result<(), String> {
    let mut scorer = Scorer::new(planned.iter().copied(), means);
    let mut done = Ok(());
    run(started, planned, options, means.compare, &mut |answered| {
        let scored = scorer.observe(answered.into()).map_err(|error| error.to_string());
        let handed_out = scored.and_then(|cases| cases.into_iter().try_for_each(&mut *case));
        if done.is_ok() {
            done = handed_out;
        }
    });
    done?;
    scorer.finish().into_iter().try_for_each(case)
}

/// Runs planned cases, and keeps all results in memory.
///
/// # Errors
/// If a case has two outcomes.
pub fn gather(
    started: Started<'_>,
    planned: &[&Vector],
    options: &Options,
    means: Means<'_>,
    head: Head,
) -> Result<Results, String> {
    let (mut cases, mut tally) = (Vec::new(), Tally::default());
    measure(started, planned, options, means, &mut |case| {
        tally.add(&case);
        cases.push(case);
        Ok(())
    })?;
    let summary = tally.finish(&head, []);
    Ok(Results { head, cases, summary })
}
