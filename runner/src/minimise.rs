//! Smaller inputs with the same outcome.
//!
//! The runner does not know the parts of an input: a [`Shrink`] proposes smaller ones.

use crate::implementation::{Factory, caught};
use crate::outcome::{Answer, Outcome};
use crate::record::Verdict;
use crate::score::{Compare, verdict_alone};
use crate::vector::Vector;
use std::time::{Duration, Instant};

/// Proposes smaller cases.
pub trait Shrink {
    /// Cases that are smaller than a case and mean the same: the expected result and the broken rules are equal, and an output
    /// belongs to the input. The largest steps come first. `original` is the case that was given at first, with its counterpart
    /// if it has one.
    fn smaller<'s>(&'s self, original: Original<'s>, case: Vector) -> Box<dyn Iterator<Item = Vector> + 's>;
}

/// A case before it is minimised.
#[derive(Debug, Clone, Copy)]
pub struct Original<'v> {
    /// The case.
    pub vector: &'v Vector,
    /// Its valid counterpart.
    pub counterpart: Option<&'v Vector>,
}

/// A case after it is minimised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Minimised {
    /// The case.
    pub vector: Vector,
    /// Its outcome.
    pub outcome: Outcome,
    /// The number of cases that the implementation was asked: the original one and smaller ones.
    pub asked: usize,
    /// Whether no smaller case was left to ask when the minimiser stopped.
    pub is_finished: bool,
}

/// Takes the first smaller input that holds again and again, until none does or the time is over. Returns the last input that
/// holds, and whether none was left.
pub fn minimise<'s, I: Clone>(
    mut input: I,
    smaller: &dyn Fn(I) -> Box<dyn Iterator<Item = I> + 's>,
    holds: &mut dyn FnMut(&I) -> bool,
    limit: Duration,
) -> (I, bool) {
    let end = Instant::now() + limit;
    loop {
        let mut is_over = false;
        let mut candidates = smaller(input.clone()).take_while(|_| {
            is_over = Instant::now() >= end;
            !is_over
        });
        let next = candidates.find(|candidate| holds(candidate));
        drop(candidates);
        match next {
            Some(candidate) => input = candidate,
            None => return (input, !is_over),
        }
    }
}

/// Minimises a case that an implementation fails. Nothing if the implementation passes it when it is asked again.
///
/// # Errors
/// If the implementation does not start.
pub fn minimise_case(
    factory: &dyn Factory,
    shrink: &dyn Shrink,
    original: Original<'_>,
    compare: &Compare,
    limit: Duration,
) -> Result<Option<Minimised>, String> {
    let (mut asked, mut running) = (0, None);
    let mut ask = |vector: &Vector| -> Result<Outcome, String> {
        asked += 1;
        let mut implementation = match running.take() {
            Some(implementation) => implementation,
            None => factory.start()?,
        };
        let outcome = caught(|| implementation.ask(&vector.request(0)));
        // One that broke down is not asked again.
        running = matches!(outcome, Outcome::Answered(_)).then_some(implementation);
        Ok(outcome)
    };
    let first = ask(original.vector)?;
    let failed = verdict_alone(original.vector, &first, compare);
    if !failed.is_failure() {
        return Ok(None);
    }
    let mut outcome = first.clone();
    let mut failure = None;
    let (vector, is_finished) = minimise(
        original.vector.clone(),
        &|case| shrink.smaller(original, case),
        &mut |case| match ask(case) {
            Ok(found) => {
                let is_same = same(&first, failed, &found, verdict_alone(case, &found, compare));
                if is_same {
                    outcome = found;
                }
                is_same
            }
            Err(why) => {
                failure.get_or_insert(why);
                false
            }
        },
        limit,
    );
    match failure {
        Some(why) => Err(why),
        None => Ok(Some(Minimised { vector, outcome, asked, is_finished })),
    }
}

/// Whether an outcome shows the same mistake: it has the same kind and the same verdict, and a rejection names no other rule.
fn same(first: &Outcome, failed: Verdict, found: &Outcome, verdict: Verdict) -> bool {
    let names_other = match (first, found) {
        (
            Outcome::Answered(Answer::Reject { rules, .. }),
            Outcome::Answered(Answer::Reject { rules: found, .. }),
        ) => found.is_empty() != rules.is_empty() || found.iter().any(|rule| !rules.contains(rule)),
        _ => false,
    };
    first.kind() == found.kind() && failed == verdict && !names_other
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers without one of their digits.
    fn shorter(text: String) -> Box<dyn Iterator<Item = String>> {
        Box::new((0..text.len()).map(move |at| format!("{}{}", &text[..at], &text[at + 1..])))
    }

    #[test]
    fn the_smallest_input_that_holds_is_found() {
        let limit = Duration::from_secs(60);
        let mut holds = |text: &String| text.contains('7') && text.contains('3');
        let found = minimise("1234567890".to_string(), &shorter, &mut holds, limit);
        assert_eq!(found, ("37".into(), true));
    }

    #[test]
    fn the_last_input_that_held_is_the_result_at_the_end_of_the_time() {
        let found = minimise("123".to_string(), &shorter, &mut |_| true, Duration::ZERO);
        assert_eq!(found, ("123".into(), false));
    }
}
