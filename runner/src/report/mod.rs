//! Reports of results. [`Results`](crate::results::Results) are the source of all of them.

pub mod account;
pub mod badge;
pub mod html;
pub mod junit;
pub mod lines;
pub mod markdown;
pub mod tap;

use crate::outcome::{Answer, Outcome};
use crate::record::Case;

/// The most characters of a message of an implementation that reports show; the results have all.
const MOST_CHARACTERS: usize = 300;

fn shortened(message: &str) -> String {
    match message.char_indices().nth(MOST_CHARACTERS) {
        Some((end, _)) => format!("{}…", &message[..end]),
        None => message.to_string(),
    }
}

/// The outcome of a case, for people.
pub fn describe(case: &Case) -> String {
    let counterpart = case.counterpart.as_ref().map(|id| format!("the counterpart {id} is not accepted"));
    let alone = case.alone.as_ref().map(|alone| format!("in a process of its own: {}", outcome(alone)));
    let parts = [Some(outcome(&case.outcome)), case.detail.clone(), counterpart, alone];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

fn outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Answered(answer) => match answer {
            Answer::Accept { .. } => "accepted".into(),
            Answer::Reject { phase, rules, message } => {
                let phase = phase.map(|phase| format!("in the phase {}", phase.name()));
                let rules = (!rules.is_empty()).then(|| format!("[{}]", rules.join(", ")));
                let parts = [Some("rejected".to_string()), phase, rules, message.as_deref().map(shortened)];
                parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Answer::Skip { reason } => format!("skipped: {reason}"),
            Answer::Error { message } => format!("error: {}", shortened(message)),
        },
        Outcome::Crashed { detail } => format!("crashed: {}", shortened(detail)),
        Outcome::TimedOut { limit_ms } => format!("no answer within {limit_ms} ms"),
        Outcome::ProtocolError { detail } => format!("protocol error: {}", shortened(detail)),
        Outcome::ExitedEarly => "exited before the answer".into(),
        Outcome::NotApplicable { reason } => format!("not applicable: {reason}"),
        Outcome::NeverRun { reason } => format!("never run: {reason}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_CHARACTERS, shortened};

    #[test]
    fn a_message_is_shortened_behind_the_most_characters() {
        assert_eq!(shortened(&"é".repeat(MOST_CHARACTERS)), "é".repeat(MOST_CHARACTERS));
        assert_eq!(shortened(&"é".repeat(MOST_CHARACTERS + 1)), "é".repeat(MOST_CHARACTERS) + "…");
    }
}
