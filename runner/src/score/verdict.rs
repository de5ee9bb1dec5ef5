//! The verdict on one outcome.

use super::output::Compare;
use crate::outcome::{Answer, Outcome};
use crate::record::Verdict;
use crate::vector::{Expectation, Vector};

/// The verdict, and its reason where the outcome does not show it. `paired` states whether the counterpart is accepted.
pub(super) fn verdict(
    vector: &Vector,
    outcome: &Outcome,
    paired: bool,
    compare: &Compare,
) -> (Verdict, Option<String>) {
    let verdict = match outcome {
        Outcome::Crashed { .. } => Verdict::Crash,
        Outcome::TimedOut { .. } => Verdict::Timeout,
        Outcome::ProtocolError { .. } | Outcome::Answered(Answer::Error { .. }) => Verdict::ProtocolError,
        Outcome::ExitedEarly => Verdict::EarlyExit,
        Outcome::NotApplicable { .. } => Verdict::NotApplicable,
        Outcome::NeverRun { .. } => Verdict::NeverRun,
        Outcome::Answered(Answer::Skip { .. }) => Verdict::Skip,
        Outcome::Answered(Answer::Accept { output, .. }) => match vector.expect {
            Expectation::Reject => Verdict::Fail,
            Expectation::Accept | Expectation::Either => {
                let different = vector.output.as_ref().and_then(|expected| match output {
                    Some(output) => compare(vector, expected, output).err(),
                    None => Some("the answer has no output".into()),
                });
                return match different {
                    Some(difference) => (Verdict::Fail, Some(difference)),
                    None => (Verdict::Pass, None),
                };
            }
        },
        Outcome::Answered(Answer::Reject { .. }) => match vector.expect {
            Expectation::Accept => Verdict::Fail,
            Expectation::Either => Verdict::Pass,
            Expectation::Reject if paired => Verdict::Pass,
            Expectation::Reject => Verdict::Unpaired,
        },
    };
    (verdict, None)
}

/// The verdict on the outcome of a case whose counterpart is accepted.
pub fn verdict_alone(vector: &Vector, outcome: &Outcome, compare: &Compare) -> Verdict {
    verdict(vector, outcome, true, compare).0
}
