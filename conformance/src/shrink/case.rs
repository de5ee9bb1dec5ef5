//! Smaller cases of the suite.

use super::smaller;
use crate::native;
use crate::ours::{Ours, assembled};
use genvisa::{Module, Platform};
use genvisa_asm::Target;
use genvisa_runner::implementation::Implementation;
use genvisa_runner::minimise::{Original, Shrink};
use genvisa_runner::outcome::{Answer, Outcome};
use genvisa_runner::request::Data;
use genvisa_runner::vector::{Expectation, Vector};
use std::collections::BTreeSet;

/// Smaller cases: modules about which `genvisa`, the reference, has the same opinion.
#[derive(Debug, Clone, Copy, Default)]
pub struct Smaller;

impl Shrink for Smaller {
    fn smaller<'s>(&'s self, original: Original<'s>, case: Vector) -> Box<dyn Iterator<Item = Vector> + 's> {
        let Some(platform) = native::platform(&case.platform) else { return Box::new(std::iter::empty()) };
        let Some(module) = module(&case, platform) else { return Box::new(std::iter::empty()) };
        let toward = original.counterpart.and_then(|counterpart| self::module(counterpart, platform));
        let first = reference(original.vector);
        let with = move |module: Module| {
            let mut smaller = case.clone();
            smaller.input = match &case.input {
                Data::Base64(_) => Data::Base64(module.encode().ok()?),
                Data::Text(_) => Data::Text(Target::from(platform).disassemble(&module)),
            };
            let answer = reference(&smaller);
            if smaller.output.is_some() {
                let Answer::Accept { output, .. } = &answer else { return None };
                smaller.output.clone_from(output);
            }
            means_the_same(case.expect, &first, &answer).then_some(smaller)
        };
        Box::new(smaller(module, platform, toward.as_ref()).filter_map(with))
    }
}

/// The module of a case.
fn module(case: &Vector, platform: Platform) -> Option<Module> {
    match &case.input {
        Data::Base64(bytes) => Module::decode(bytes).ok(),
        Data::Text(text) => assembled(text, platform).ok(),
    }
}

/// The number of instructions of a case; nothing if it is no module.
pub fn size(case: &Vector) -> Option<usize> {
    module(case, native::platform(&case.platform)?).map(|module| super::instructions(&module))
}

/// The answer of the reference.
fn reference(case: &Vector) -> Answer {
    match Ours.ask(&case.request(0)) {
        Outcome::Answered(answer) => answer,
        other => Answer::Error { message: other.kind().into() },
    }
}

/// Whether a smaller case is valid like the first one, or breaks the same rules.
fn means_the_same(expect: Expectation, first: &Answer, found: &Answer) -> bool {
    let set = |rules: &[String]| rules.iter().cloned().collect::<BTreeSet<_>>();
    match (first, found) {
        (Answer::Accept { rules: a, .. }, Answer::Accept { rules: b, .. }) => {
            expect == Expectation::Accept || set(a) == set(b)
        }
        (Answer::Reject { rules: a, phase: p, .. }, Answer::Reject { rules: b, phase: q, .. }) => {
            p == q && set(a) == set(b)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa_runner::outcome::Phase;

    #[test]
    fn a_smaller_case_breaks_the_same_rules_in_the_same_phase() {
        let reject = |phase, rules: &[&str]| Answer::Reject {
            phase: Some(phase),
            rules: rules.iter().map(|rule| rule.to_string()).collect(),
            message: None,
        };
        let first = reject(Phase::Check, &["ADD/dst/type", "ADD/src0/type"]);
        let is_the_same = |found| means_the_same(Expectation::Reject, &first, &found);
        assert!(is_the_same(reject(Phase::Check, &["ADD/src0/type", "ADD/dst/type"])));
        assert!(!is_the_same(reject(Phase::Read, &["ADD/dst/type", "ADD/src0/type"])), "another phase");
        assert!(!is_the_same(reject(Phase::Check, &["ADD/dst/type"])), "other rules");
        assert!(!is_the_same(Answer::Accept { output: None, rules: Vec::new() }), "valid");
    }
}
