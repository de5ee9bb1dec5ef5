//! How exactly a credited rejection names the mistake.

use super::mapping::Mapping;
use crate::outcome::{Answer, Outcome};
use crate::record::Strictness;
use crate::vector::Vector;

/// The strictest level that a rejection meets. A wrong phase or a wrong rule is no better than none: an implementation that
/// names every rule does not reach L3.
pub(super) fn strictness(vector: &Vector, outcome: &Outcome, mapping: Option<&Mapping>) -> Strictness {
    let Outcome::Answered(Answer::Reject { phase, rules, .. }) = outcome else {
        return Strictness::L1;
    };
    let same_phase = phase.is_some() && *phase == vector.phase;
    let other_phase = phase.is_some() && vector.phase.is_some() && !same_phase;
    if other_phase {
        return Strictness::L1;
    }
    let names = |code: &str, rule: &str| mapping.map_or(code == rule, |mapping| mapping.names(code, rule));
    let broken = || vector.violates.iter().chain([&vector.rule]);
    let right = rules.iter().any(|code| names(code, &vector.rule));
    let wrong = rules.iter().any(|code| !broken().any(|rule| names(code, rule)));
    match (right && !wrong, same_phase) {
        (true, _) => Strictness::L3,
        (false, true) => Strictness::L2,
        (false, false) => Strictness::L1,
    }
}
