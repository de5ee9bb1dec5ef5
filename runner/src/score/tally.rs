//! The sums of a run, and its problems.

use crate::problem::{Cases, Problem};
use crate::record::{Case, Head, Strictness, Summary, Verdict};
use std::collections::BTreeMap;

/// Of so many cases of a supported platform, an implementation may skip one without declaring it.
pub const CASES_OF_A_SKIP: usize = 100;

type MakeProblem = fn(Cases) -> Problem;

/// Adds up cases as they arrive.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    found: usize,
    verdicts: BTreeMap<Verdict, usize>,
    credited: BTreeMap<Strictness, usize>,
    expected: usize,
    failures: Cases,
    passes: Cases,
    others: Cases,
    order_dependent: Cases,
    platforms: BTreeMap<String, Skips>,
}

#[derive(Debug, Clone, Default)]
struct Skips {
    cases: usize,
    skipped: usize,
}

impl Tally {
    /// Adds a case.
    pub fn add(&mut self, case: &Case) {
        self.found += 1;
        *self.verdicts.entry(case.verdict).or_default() += 1;
        let levels = [Strictness::L1, Strictness::L2, Strictness::L3];
        for level in levels.into_iter().filter(|level| case.strictness >= Some(*level)) {
            *self.credited.entry(level).or_default() += 1;
        }
        if case.alone.is_some() {
            self.order_dependent.add(&case.id);
        }
        match case.declared {
            Some(declared) if declared == case.verdict => self.expected += 1,
            // The implementation does not support the case, so that the declaration is not tested.
            Some(_) if case.verdict == Verdict::NotApplicable => {}
            Some(_) if case.verdict == Verdict::Pass => self.passes.add(&case.id),
            Some(_) => self.others.add(&case.id),
            None if case.verdict.is_failure() => self.failures.add(&case.id),
            None => {}
        }
        if case.verdict != Verdict::NotApplicable {
            let skips = self.platforms.entry(case.platform.clone()).or_default();
            skips.cases += 1;
            skips.skipped += usize::from(case.verdict == Verdict::Skip && case.declared.is_none());
        }
    }

    /// The platforms of which too many cases are skipped without a declaration.
    pub fn skipped_platforms(&self) -> impl Iterator<Item = (&str, usize, usize)> {
        let too_many = |skips: &Skips| skips.skipped * CASES_OF_A_SKIP > skips.cases;
        let platforms = self.platforms.iter().filter(move |(_, skips)| too_many(skips));
        platforms.map(|(platform, skips)| (platform.as_str(), skips.skipped, skips.cases))
    }

    /// The sums, with the problems that follow from cases and head, and `others`: mistakes in the expected-results file and in
    /// the mapping file, filters that match nothing.
    pub fn finish(self, head: &Head, others: impl IntoIterator<Item = Problem>) -> Summary {
        let mut problems: Vec<Problem> = others.into_iter().collect();
        let skipped = [Verdict::Skip, Verdict::NotApplicable].map(|verdict| self.verdicts.get(&verdict));
        let skipped: usize = skipped.into_iter().flatten().sum();
        let never_run = self.verdicts.get(&Verdict::NeverRun).copied().unwrap_or_default();
        if self.found == never_run {
            problems.push(Problem::NothingRan);
        } else if self.found == skipped {
            problems.push(Problem::AllSkipped);
        }
        // In an empty shard, filters may match cases of other shards.
        if head.planned == 0 && head.shard.is_none() {
            let filters = head.filters.iter().cloned();
            problems.extend(filters.map(|filter| Problem::FilterMatchesNothing { filter }));
        }
        if self.found != head.planned {
            problems.push(Problem::Incomplete { planned: head.planned, found: self.found });
        }
        problems.extend(self.skipped_platforms().map(|(platform, skipped, cases)| Problem::TooManySkips {
            platform: platform.to_string(),
            skipped,
            cases,
        }));
        let lists: [(MakeProblem, Cases); 3] = [
            (Problem::UnexpectedFailures, self.failures),
            (Problem::UnexpectedPasses, self.passes),
            (Problem::OtherThanDeclared, self.others),
        ];
        problems.extend(lists.into_iter().filter(|(_, list)| list.count > 0).map(|(make, list)| make(list)));
        problems.sort();
        problems.dedup();
        Summary {
            planned: head.planned,
            verdicts: self.verdicts,
            credited: self.credited,
            expected: self.expected,
            order_dependent: self.order_dependent,
            problems,
        }
    }
}
