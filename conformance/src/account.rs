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

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa_runner::request::{Data, Operation};
    use genvisa_runner::vector::{Expectation, Severity};

    /// A vector of a rule that breaks some rules.
    fn vector(rule: &str, violates: &[&str]) -> Vector {
        Vector {
            id: String::new(),
            rule: rule.into(),
            kind: String::new(),
            page: String::new(),
            line: 1,
            level: Severity::Error,
            instruction: None,
            platform: "SKL".into(),
            version: "3.8".into(),
            operation: Operation::CheckBin,
            input: Data::Text(String::new()),
            expect: if violates.is_empty() { Expectation::Accept } else { Expectation::Reject },
            output: None,
            phase: None,
            violates: violates.iter().map(ToString::to_string).collect(),
            counterpart: None,
            differs: Vec::new(),
        }
    }

    /// The numbers of a page, from found to killed.
    fn numbers(spec: &Spec, page: &str, vectors: &[Vector]) -> [usize; 5] {
        let all = account(spec, vectors);
        let page = all.iter().find(|one| one.page == page).unwrap();
        [page.found, page.modelled, page.enforced, page.tested, page.killed]
    }

    #[test]
    fn a_rule_is_tested_by_both_cases_and_killed_by_one_that_breaks_it_alone() {
        let spec = Spec::embedded().unwrap();
        let page = "spec/instructions/URB_WRITE.md";
        let of_page = || spec.isa.rules.iter().filter(|rule| *rule.page == *page);
        let runtime = of_page().filter(|rule| rule.check == Check::Runtime).count();
        let found = of_page().count();
        assert!(runtime > 0 && runtime < found);
        let modelled = found - runtime;
        let rule = "URB_WRITE/num_out/range";
        let after = |vectors: &[Vector]| {
            let [found, modelled, enforced, tested, killed] = numbers(&spec, page, vectors);
            assert_eq!([found, modelled, enforced], numbers(&spec, page, &[])[..3]);
            [tested, killed]
        };
        assert_eq!(numbers(&spec, page, &[]), [found, modelled, modelled, 0, 0]);
        let (valid, alone, both) =
            (vector(rule, &[]), vector(rule, &[rule]), vector(rule, &[rule, "URB_WRITE/opcode"]));
        assert_eq!(after(std::slice::from_ref(&valid)), [0, 0]);
        assert_eq!(after(std::slice::from_ref(&alone)), [0, 0]);
        assert_eq!(after(&[valid.clone(), both.clone()]), [1, 0]);
        assert_eq!(after(&[valid.clone(), alone.clone(), both]), [1, 1]);
        // A rule about executions is found, and nothing else.
        let executed = of_page().find(|rule| rule.check == Check::Runtime).unwrap().id.clone();
        assert_eq!(after(&[vector(&executed, &[]), vector(&executed, &[&executed])]), [0, 0]);
        // Cases of another page do not count.
        assert_eq!(after(&[vector("ADD/opcode", &[]), vector("ADD/opcode", &["ADD/opcode"])]), [0, 0]);
        assert_eq!(account(&spec, &[]).iter().map(|page| page.found).sum::<usize>(), spec.isa.rules.len());
    }
}
