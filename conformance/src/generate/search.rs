//! The searches for the cases of a rule, each with a budget of failures.

use super::{Cases, Depth, Request, Subject};
use crate::layout::Sampling;
use crate::model::{Model, RuleInstance};
use crate::solve::{Difference, Outcome, Pair, Slot, Terms};
use genvisa_reader::isa::RuleKind;
use std::cell::Cell;
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// The failures that the search for the first negative case of a rule may go through.
pub(super) const FIRST_LIMIT: usize = 50_000;
/// The failures that each of the many searches after it may go through. Those that succeed need few.
const SHORT_LIMIT: usize = 400;
/// The number of short searches that may use up their budget. Then no more are made.
const GIVE_UPS: usize = 4;
/// The number of successive values of one slot without an answer. Then the other values are left out.
const FRUITLESS: usize = 12;

/// Makes the cases of one rule instance.
pub(super) struct Maker<'m, 'l> {
    pub(super) model: &'m Model<'l>,
    /// The rule instance.
    pub(super) instance: &'m RuleInstance<'l>,
    /// Its number.
    pub(super) target: usize,
    /// The numbers of the rules that may be violated as well.
    pub(super) ignored: Vec<usize>,
    pub(super) subject: Subject,
    /// The values that violated the rule elsewhere, by slot.
    hint: Vec<Option<i64>>,
    /// The number of short searches that may still use up their budget.
    give_ups: Cell<usize>,
}

/// Valid choices, each with the value that it is about.
type Positives = Vec<(String, Vec<i64>)>;

impl<'m, 'l> Maker<'m, 'l> {
    /// Nothing if the instruction has no such field, or the rule does not apply on the platform.
    pub(super) fn of(model: &'m Model<'l>, request: Request<'_>, cases: &Cases) -> Option<Self> {
        let Request { rule, field, with, .. } = request;
        let target = model.rules.iter().position(|r| r.rule == rule && r.field == field)?;
        let may_be_broken =
            |number: &usize| *number != target && with.iter().any(|id| id == model.rules[*number].id);
        let ignored = (0..model.rules.len()).filter(may_be_broken).collect();
        let instance = &model.rules[target];
        let subject = Subject::of(model, instance);
        let known = |slot: &Slot| cases.hint.get(without_field(&slot.name, instance.field)).copied();
        let hint = model.slots().iter().map(known).collect();
        Some(Self { model, instance, target, ignored, subject, hint, give_ups: Cell::new(GIVE_UPS) })
    }

    pub(super) fn run(&self, depth: Depth, into: &mut Cases) {
        let Some(first) = self.first(depth, into) else { return };
        for (slot, value) in self.model.slots().iter().zip(&first) {
            into.hint.insert(without_field(&slot.name, self.instance.field).to_string(), *value);
        }
        let mut slots = self.reads(&first);
        // Cases that change a slot that the rule names come first: they test the rule, others only its condition.
        slots.sort_by_key(|slot| !self.subject.named.contains(slot));
        let repaired = self.repair(&slots, &first);
        let before = into.negatives;
        match (depth, repaired) {
            (Depth::Pair, Some((slot, pair))) => self.tighten_and_add(slot, None, pair, into),
            (Depth::Pair, None) => {
                let mut questions = slots.iter().flat_map(|slot| self.questions(*slot));
                if let Some((slot, pair)) =
                    questions.find_map(|(by, fixed)| Some((by.slot, self.pair(by, &fixed)?)))
                {
                    self.tighten_and_add(slot, None, pair, into);
                }
            }
            (Depth::Full, repaired) => {
                let mut positives = self.positives(&mut slots);
                positives.extend(repaired.map(|(slot, pair)| (self.about(slot, &pair.good), pair.good)));
                let without_pair = self.negatives(&mut slots, &positives, into);
                for (about, values) in &positives {
                    self.note_number(values, into);
                    into.add(self.instance.id, self.case(about, values, None));
                }
                // A range has a case on both sides of its limits, even if the searches for a pair give up.
                let is_range = self.model.layout.spec.isa.rules[self.instance.rule].kind == RuleKind::Range;
                for slot in without_pair.into_iter().filter(|_| is_range) {
                    let pair = self.repair(&[slot], &first);
                    pair.into_iter().for_each(|(slot, pair)| self.tighten_and_add(slot, None, pair, into));
                }
            }
        }
        if into.negatives == before {
            into.without_negative.push(self.why("no single slot satisfies it again"));
        }
    }

    /// A first choice that violates the rule and no other.
    fn first(&self, depth: Depth, into: &mut Cases) -> Option<Vec<i64>> {
        let limit = match depth {
            Depth::Full => FIRST_LIMIT,
            Depth::Pair if into.negatives == 0 => FIRST_LIMIT / 10,
            Depth::Pair => SHORT_LIMIT,
        };
        let terms = Terms { hint: Some(&self.hint), ..self.terms(limit) };
        let why = match self.model.problem.break_only(terms, self.target, &[]) {
            Outcome::Found(values) => return Some(values),
            Outcome::Impossible => "every way to violate it violates another rule",
            Outcome::GaveUp => {
                into.given_up = true;
                "the search used up its budget"
            }
        };
        into.without_negative.push(self.why(why));
        if let Some(values) = self.satisfy(&[]) {
            into.add(self.instance.id, self.case("valid", &values, None));
        }
        None
    }

    /// A valid choice for each value of each slot, as far as there is one.
    fn positives(&self, slots: &mut Vec<usize>) -> Positives {
        let mut found: Positives = Vec::new();
        let mut next = 0;
        while let Some(slot) = slots.get(next).copied() {
            next += 1;
            let domain: &[i64] = match self.model.layout.sampling[slot] {
                Sampling::Each => self.values(slot),
                Sampling::Boundary => &[],
            };
            let mut budget = FRUITLESS;
            for value in domain {
                if budget == 0 {
                    break;
                }
                if found.iter().any(|(_, values)| values[slot] == *value) {
                    continue;
                }
                match self.satisfy(&[(slot, *value)]) {
                    Some(values) => {
                        self.widen(slots, &values);
                        found.push((self.about(slot, &values), values));
                        budget = FRUITLESS;
                    }
                    None => budget -= 1,
                }
            }
        }
        found
    }

    /// Adds a pair for each value of each slot, or for each side of the boundary, as far as there is one. Returns the slots with
    /// a boundary that no pair is about.
    fn negatives(&self, slots: &mut Vec<usize>, positives: &Positives, into: &mut Cases) -> Vec<usize> {
        let mut without_pair = Vec::new();
        let mut next = 0;
        while let Some(slot) = slots.get(next).copied() {
            next += 1;
            let (mut budget, mut is_found) = (FRUITLESS, false);
            for (by, fixed) in self.questions(slot) {
                let flipped = self.flip(positives, by, &fixed);
                match flipped.or_else(|| (budget > 0).then(|| self.pair(by, &fixed)).flatten()) {
                    Some(pair) => {
                        is_found = true;
                        self.widen(slots, &pair.bad);
                        self.tighten_and_add(slot, by.bad_is, pair, into);
                        budget = FRUITLESS;
                    }
                    None => budget = budget.saturating_sub(1),
                }
            }
            if !is_found && self.model.layout.sampling[slot] == Sampling::Boundary {
                without_pair.push(slot);
            }
        }
        without_pair
    }

    /// Adds the slots that the rule reads for some values.
    fn widen(&self, slots: &mut Vec<usize>, values: &[i64]) {
        for slot in self.reads(values) {
            if !slots.contains(&slot) {
                slots.push(slot);
            }
        }
    }

    /// The slots that the rule reads for some values.
    fn reads(&self, values: &[i64]) -> Vec<usize> {
        let mut reads = BTreeSet::new();
        self.model.problem.constraints[self.target].outcomes(&mut |slot| {
            reads.insert(slot);
            values.get(slot).copied()
        });
        reads.into_iter().collect()
    }

    /// The values of a slot that the rule can distinguish. Undocumented codes only matter to rules about codes.
    pub(super) fn values(&self, slot: usize) -> &[i64] {
        let domain = &self.model.slots()[slot].domain;
        let is_coded = self.subject.coded.contains(&slot);
        let count = if is_coded { domain.len() } else { self.model.layout.documented[slot] };
        domain.get(..count).unwrap_or(domain)
    }

    /// The ways in which a slot can be changed: to each of its values, or over the boundary from either side.
    fn questions(&self, slot: usize) -> Vec<(Difference, Vec<(usize, i64)>)> {
        match self.model.layout.sampling[slot] {
            Sampling::Each => {
                let values = self.values(slot).iter();
                values.map(|value| (Difference { slot, bad_is: None }, vec![(slot, *value)])).collect()
            }
            Sampling::Boundary => {
                let sides = [Ordering::Less, Ordering::Greater];
                sides.map(|side| (Difference { slot, bad_is: Some(side) }, Vec::new())).into()
            }
        }
    }

    fn pair(&self, by: Difference, fixed: &[(usize, i64)]) -> Option<Pair> {
        let pair = self.search(|terms| self.model.problem.pair(terms, self.target, by, fixed))?;
        (!self.violates_ignored(&pair.good)).then_some(pair)
    }

    pub(super) fn satisfy(&self, fixed: &[(usize, i64)]) -> Option<Vec<i64>> {
        self.search(|terms| self.model.problem.satisfy(Terms { ignored: &[], ..terms }, fixed))
    }

    /// One of the short searches: with the premise of the rule, and if that is impossible without.
    fn search<T>(&self, question: impl Fn(Terms<'_>) -> Outcome<T>) -> Option<T> {
        let premise = self.subject.premise.as_ref();
        for premise in [premise, None].into_iter().skip(usize::from(premise.is_none())) {
            if self.give_ups.get() == 0 {
                return None;
            }
            match question(Terms { premise, ..self.terms(SHORT_LIMIT) }) {
                Outcome::Found(answer) => return Some(answer),
                Outcome::Impossible => {}
                Outcome::GaveUp => self.give_ups.set(self.give_ups.get() - 1),
            }
        }
        None
    }

    pub(super) fn terms(&self, limit: usize) -> Terms<'_> {
        Terms { ignored: &self.ignored, limit, ..Terms::default() }
    }

    /// Whether the premise of the rule is true of a choice.
    pub(super) fn has_premise(&self, values: &[i64]) -> bool {
        let premise = self.subject.premise.as_ref();
        premise.is_none_or(|premise| premise.eval(values).is_some_and(|truth| truth != 0))
    }
}

/// The name of a slot in other instructions: without the name of the field.
fn without_field<'s>(slot: &'s str, field: &str) -> &'s str {
    match slot.strip_prefix(field) {
        Some(rest) if rest.starts_with('.') => rest,
        _ => slot,
    }
}

#[cfg(test)]
mod tests {
    use super::without_field;

    #[test]
    fn a_slot_loses_the_name_of_its_own_field_only() {
        assert_eq!(without_field("dst.region", "dst"), ".region");
        assert_eq!(without_field("dst_types.a", "dst"), "dst_types.a");
        assert_eq!((without_field("dst", "dst"), without_field("src0.a", "dst")), ("dst", "src0.a"));
    }
}
