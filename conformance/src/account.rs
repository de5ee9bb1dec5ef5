//! The account of constraints of each page: found, modelled, enforced, tested, killed.

use crate::spec::Spec;
use genvisa_reader::isa::Check;
use genvisa_runner::report::account::PageAccount;
use genvisa_runner::vector::Vector;
use std::collections::{BTreeMap, HashMap};

/// The vectors of a rule.
#[derive(Debug, Clone, Copy, Default)]
struct Tested {
    valid: bool,
    invalid: bool,
    /// An invalid case breaks this rule alone, so that a validator without the rule accepts it.
    alone: bool,
}

/// The account. A rule about executions is found and not modelled. A rule is enforced if the validator of `genvisa` has it, and
/// killed if an invalid case breaks no other rule; the test `kill` shows by experiment that a validator without it is noticed.
pub fn account(spec: &Spec, vectors: &[Vector]) -> Vec<PageAccount> {
    let mut tested: HashMap<&str, Tested> = HashMap::new();
    for vector in vectors {
        let rule = tested.entry(&vector.rule).or_default();
        match vector.is_negative() {
            true => rule.invalid = true,
            false => rule.valid = true,
        }
        rule.alone |= vector.violates == [vector.rule.as_str()];
    }
    let mut pages: BTreeMap<&str, PageAccount> = BTreeMap::new();
    for rule in &spec.isa.rules {
        let page = pages.entry(&rule.page).or_default();
        let tested = tested.get(rule.id.as_str()).copied().unwrap_or_default();
        let modelled = rule.check != Check::Runtime;
        let enforced = modelled && genvisa::rule(&rule.id).is_some();
        let tested_too = enforced && tested.valid && tested.invalid;
        page.found += 1;
        page.modelled += usize::from(modelled);
        page.enforced += usize::from(enforced);
        page.tested += usize::from(tested_too);
        page.killed += usize::from(tested_too && tested.alone);
    }
    pages.into_iter().map(|(name, account)| PageAccount { page: name.to_string(), ..account }).collect()
}
