//! Numbers that decide a rule on their own, and that no case has yet: codes of a closed encoding, and the limits of a range. Some
//! of them fit in few places only, because other rules exclude them from the others.

use super::candidates::{Group, candidates};
use super::change::Change;
use super::file::Object;
use super::incremental::{Base, Readers};
use super::node::{NodePlace, Step};
use super::search::{Found, Goal, Series};
use crate::spec::{is_about_one_number, is_limit};
use genvisa_rule::Expr;
use smallvec::SmallVec;
use std::collections::BTreeSet;

/// The widest field whose numbers are all tested. Of wider ones the numbers beside a limit are.
const WIDTH: u32 = 8;

/// The numbers that cases have, each with whether it breaks the rule.
pub type Tested = BTreeSet<(u64, bool)>;

impl Goal<'_> {
    /// The numbers of cases: those of the valid object, and those that the changes give.
    pub fn note_numbers(&self, series: &Series, tested: &mut Tested) {
        if !is_about_one_number(self.expr()) {
            return;
        }
        for group in self.groups(&series.valid) {
            let present = group.changes.first().and_then(|change| change.before(&self.codec, &series.valid));
            tested.extend(present.map(|number| (number, false)));
        }
        let changed = series.found.iter();
        tested.extend(changed.filter_map(|found| Some((found.change.number()?, !found.broken.is_empty()))));
    }

    /// The cases with a number that no case has yet: one change away from a base, or from the base with one more row of the
    /// table, which no instruction uses.
    pub fn cases_with_numbers(&self, object: &Object, readers: &Readers, tested: &mut Tested) -> Vec<Series> {
        if !is_about_one_number(self.expr()) {
            return Vec::new();
        }
        let base = self.base(object, readers);
        let mut all =
            vec![Series { valid: object.clone(), change: None, found: self.numbers(&base, tested) }];
        if let Some((change, longer)) = self.with_one_more_row(&base) {
            let readers = self.readers(&longer);
            let found = self.numbers(&self.base(&longer, &readers), tested);
            all.push(Series { valid: longer, change: Some(change), found });
        }
        all.retain(|series| !series.found.is_empty());
        all
    }

    /// The valid object with one more row of the table that the rule is about.
    fn with_one_more_row(&self, base: &Base<'_>) -> Option<(Change, Object)> {
        let subject = &*self.codec.spec.isa.rules[self.rule].subject;
        let node = base.nodes.iter().find(|node| node.subject == subject)?;
        let [Step::Element(table, _)] = node.place.steps[..] else { return None };
        let place = NodePlace { part: node.place.part, steps: SmallVec::new() };
        let rows = self.codec.len(base.object.item(&place)?, table);
        let change = Change::Resize(place, table, rows + 1);
        let longer = change.apply(&self.codec, base.object)?;
        self.keeps(base, &change, &longer).then_some((change, longer))
    }

    /// The changes that give a number that no case has yet.
    fn numbers(&self, base: &Base<'_>, tested: &mut Tested) -> Vec<Found> {
        let groups = self.groups(base.object);
        let decisive = groups.first().map(|group| self.decisive(base, group, tested)).unwrap_or_default();
        let mut found = Vec::new();
        for change in groups.iter().filter_map(|group| group.changes.first()) {
            for (number, breaks) in &decisive {
                if tested.contains(&(*number, *breaks)) {
                    continue;
                }
                if let Some(case) = self.case_with(base, change.with_number(*number), *breaks) {
                    tested.insert((*number, *breaks));
                    found.push(case);
                }
            }
        }
        found
    }

    fn expr(&self) -> &Expr {
        &self.codec.spec.rules[self.rule]
    }

    /// The changes of the number in all parts that the rule is about.
    fn groups(&self, object: &Object) -> Vec<Group> {
        let subject = &*self.codec.spec.isa.rules[self.rule].subject;
        let nodes = object.nodes(&self.codec);
        let nodes = nodes.iter().filter(|node| node.subject == subject);
        nodes.flat_map(|node| candidates(&self.codec, object, self.platform, self.expr(), node)).collect()
    }

    /// The numbers that the rule should still be tested with, each with whether it breaks the rule. They are the same in all
    /// places, so that one test of a number is enough.
    fn decisive(&self, base: &Base<'_>, group: &Group, tested: &Tested) -> Vec<(u64, bool)> {
        let Some(first) = group.changes.first() else { return Vec::new() };
        let breaks = |number: u64| {
            let change = first.with_number(number);
            // The present number of the base keeps the rule.
            let changed = change.apply(&self.codec, base.object);
            changed.is_some_and(|changed| self.breaks(base, &change, &changed))
        };
        let is_narrow = group.bits.as_ref().is_some_and(|bits| bits.range.0 - bits.range.1 < WIDTH);
        let is_tested = |number: u64| [true, false].iter().any(|breaks| tested.contains(&(number, *breaks)));
        let is_wanted =
            |number: &u64| !is_tested(*number) && (is_narrow || is_limit(self.expr(), *number as i64));
        let present = first.before(&self.codec, base.object);
        let numbers = group.changes.iter().filter_map(Change::number).chain(present);
        numbers.filter(is_wanted).map(|number| (number, breaks(number))).collect()
    }

    fn case_with(&self, base: &Base<'_>, change: Change, breaks: bool) -> Option<Found> {
        let object = change.apply(&self.codec, base.object)?;
        let broken = self.verdict_of(base, &change, &object)?;
        (broken.is_empty() != breaks).then_some(Found { object, broken, change })
    }
}
