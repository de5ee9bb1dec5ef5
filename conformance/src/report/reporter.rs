//! Determines the outcomes of the cases of each rule.

use super::{COUNTERPART_REFUSED, Row};
use crate::case::Case;
use crate::co_dependent::CoDependent;
use crate::exceptions::Exceptions;
use crate::finalizer::{Finalizer, Input, Verdict};
use crate::spec::Spec;
use crate::suite::Suite;
use crate::valid::with_small_variables;
use crate::whole;
use std::collections::{BTreeMap, BTreeSet};

/// Determines the outcomes of the cases of rules.
pub struct Reporter<'a> {
    spec: &'a Spec,
    exceptions: Exceptions,
    finalizer: &'a Finalizer,
    /// All cases, and those to which no exception applies.
    suites: [Suite<'a>; 2],
}

impl<'a> Reporter<'a> {
    /// A reporter for the rules of a specification.
    pub fn new(
        spec: &'a Spec,
        co_dependent: &[CoDependent],
        exceptions: Exceptions,
        finalizer: &'a Finalizer,
    ) -> Self {
        let suite = || Suite::new(spec, co_dependent.to_vec());
        let suites = [suite(), suite().without(exceptions.clone())];
        Self { spec, exceptions, finalizer, suites }
    }

    /// The row of a rule, by number.
    ///
    /// # Errors
    /// If the finalizer cannot be run.
    pub fn row(&self, rule: usize) -> Result<Row, String> {
        let id = self.spec.isa.rules.get(rule).map(|rule| rule.id.clone()).unwrap_or_default();
        let [all, others] = &self.suites;
        let mut row = Row { rule: id, counts: BTreeMap::new() };
        self.count(all, rule, &mut row)?;
        if row.counts.keys().all(|word| *word == COUNTERPART_REFUSED) {
            self.count(others, rule, &mut row)?;
        }
        Ok(row)
    }

    fn count(&self, suite: &Suite<'_>, rule: usize, row: &mut Row) -> Result<(), String> {
        let mut known = BTreeSet::new();
        for topic in suite.topics.iter().filter(|topic| topic.rule == rule) {
            let cases = suite.cases(topic);
            // Bytes that are another instruction, or none, show nothing about this one.
            let counted = cases.cases.values().filter(|case| {
                case.is_readable
                    && !case.violated.is_empty()
                    && case.violated.iter().all(|(rule, _)| *rule == row.rule)
            });
            for case in counted {
                if known.insert(case.sum)
                    && let Some(word) = self.outcome(case)?
                {
                    *row.counts.entry(word).or_default() += 1;
                }
            }
        }
        Ok(())
    }

    /// The outcome of a case; `None` if no module can contain it.
    fn outcome(&self, case: &Case) -> Result<Option<&'static str>, String> {
        let Some((valid, _)) = &case.counterpart else { return Ok(None) };
        match self.verdict(valid)? {
            Some(Verdict::Accepted(_)) => Ok(self.verdict(case)?.map(|verdict| verdict.word())),
            _ => Ok(Some(COUNTERPART_REFUSED)),
        }
    }

    fn verdict(&self, case: &Case) -> Result<Option<Verdict>, String> {
        let frame = self.exceptions.frame(&case.instruction);
        let module = whole::module(&with_small_variables(case.clone()), &frame);
        let Some(object) = module.ok().and_then(|module| module.encode().ok()) else { return Ok(None) };
        let platform = self.spec.finalizer_name(&case.platform);
        self.finalizer.compile(Input::Object(&object), platform).map(Some).map_err(|e| e.to_string())
    }
}
