//! Changes of an object that break a rule on a platform, and so on each platform on which the rule means the same. The searches of
//! all rules make the same changes on many platforms, and most of them break a rule that does not depend on the platform.

use super::change::Change;
use crate::spec::Spec;
use foldhash::HashMap;
use genvisa_reader::isa::Elements;
use std::sync::{Mutex, PoisonError};

/// For each rule and platform, the first platform on which the rule means the same.
#[derive(Debug)]
pub struct Meanings(Vec<Vec<usize>>);

impl Meanings {
    /// Those of all rules. Predefined variables have a part in the meaning, because a rule can ask for their sizes.
    pub fn of(spec: &Spec) -> Self {
        let elements = |platform: usize| -> Vec<Option<u32>> {
            let on = |all: &[Elements]| {
                all.iter().find(|own| spec.on(&own.platforms, platform)).map(|own| own.count)
            };
            spec.isa.predefined.iter().map(|row| on(&row.elements)).collect()
        };
        let sizes: Vec<_> = (0..spec.isa.platforms.len()).map(elements).collect();
        let classes = |traits: &[Vec<u32>]| -> Vec<usize> {
            let first =
                |n: usize| (0..n).find(|m| traits[*m] == traits[n] && sizes[*m] == sizes[n]).unwrap_or(n);
            (0..traits.len()).map(first).collect()
        };
        Self((0..spec.isa.rules.len()).map(|rule| classes(&spec.traits(rule))).collect())
    }

    /// Whether a rule means the same on two platforms.
    fn are_equal(&self, rule: usize, platforms: [usize; 2]) -> bool {
        let class = |platform: usize| self.0.get(rule)?.get(platform);
        let [one, other] = platforms.map(class);
        one.is_some() && one == other
    }
}

/// For changes of an object: a rule that the changed object breaks, and the platform.
#[derive(Debug, Default)]
pub struct Excluded(Mutex<HashMap<Change, (usize, usize)>>);

impl Excluded {
    /// A rule that a change breaks on a platform, as follows from another platform or an earlier search.
    pub fn by(&self, change: &Change, platform: usize, meanings: &Meanings) -> Option<usize> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(change).copied();
        known.filter(|(rule, other)| meanings.are_equal(*rule, [platform, *other])).map(|(rule, _)| rule)
    }

    /// Notes a rule that a change breaks on a platform.
    pub fn note(&self, change: &Change, rule: usize, platform: usize) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(change.clone(), (rule, platform));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_excluded_where_the_rule_that_it_breaks_means_the_same() {
        let spec = Spec::embedded().unwrap();
        let meanings = Meanings::of(&spec);
        let platform = |name: &str| spec.isa.platforms.iter().position(|known| known.name == name).unwrap();
        let rule = |id: &str| spec.isa.rules.iter().position(|rule| rule.id == id).unwrap();
        let excluded = Excluded::default();
        let change = Change::Delete(0, 0);
        let by = |name: &str| excluded.by(&change, platform(name), &meanings);
        assert_eq!(by("SKL"), None);
        // It depends on the size of a register, which is 64 bytes from PVC on.
        let of_registers = rule("gen_opnd/id/argument");
        excluded.note(&change, of_registers, platform("SKL"));
        assert_eq!(["SKL", "BDW", "PVC"].map(by), [Some(of_registers), Some(of_registers), None]);
        let of_all = rule("input_info/kind/reserved");
        excluded.note(&change, of_all, platform("BDW"));
        assert_eq!(["BDW", "DG2"].map(by), [Some(of_all); 2]);
        assert_eq!(excluded.by(&Change::Delete(0, 1), platform("BDW"), &meanings), None);
    }
}
