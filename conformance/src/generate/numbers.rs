//! Numbers that decide a rule about one number, and that no case has yet: codes of a closed encoding, and the limits of a range.
//! Some of them are valid in few instructions only, because other rules exclude them from the others.

use super::search::Maker;
use super::{Cases, Request};
use crate::layout::Sampling;
use crate::model::Model;
use crate::solve::{Formula, Outcome, Terms};
use crate::spec::is_limit;
use genvisa_rule::Expr;

/// The number of searches for the numbers of a rule that may use up their budget. Then no more are made.
pub const TRIES: usize = 24;
/// The failures that each of these searches may go through.
const LIMIT: usize = 5_000;

/// The number that a rule depends on.
pub(super) struct Number {
    /// Its slot.
    pub(super) slot: usize,
    /// Whether the instruction has it. A rule about an operand that is absent is kept, whatever the slot has.
    pub(super) is_there: Formula,
}

/// Adds cases of a rule with the numbers that no case has yet. `tries` is the number of searches that may still use up their
/// budget.
pub fn generate_numbers(model: &Model<'_>, request: Request<'_>, tries: &mut usize, into: &mut Cases) {
    let Some(maker) = Maker::of(model, request, into) else { return };
    let Some(of) = &maker.subject.number else { return };
    for number in maker.decisive(of.slot) {
        if *tries == 0 {
            return;
        }
        if into.decided.contains(&number) {
            continue;
        }
        let ends = maker.add_valid(of, number, into);
        *tries -= usize::from(ends == Outcome::GaveUp);
    }
}

impl Maker<'_, '_> {
    /// Records the number of a choice.
    pub(super) fn note_number(&self, values: &[i64], into: &mut Cases) {
        let of = self.subject.number.as_ref();
        let of = of.filter(|of| of.is_there.eval(values).is_some_and(|truth| truth != 0));
        into.decided.extend(of.map(|of| values[of.slot]));
    }

    fn expr(&self) -> Option<&Expr> {
        self.model.layout.spec.rules.get(self.instance.rule)
    }

    /// The numbers that the rule should be tested with: all of a slot, or those beside a limit.
    fn decisive(&self, slot: usize) -> Vec<i64> {
        let is_wanted = |number: &i64| match self.model.layout.sampling[slot] {
            Sampling::Each => true,
            Sampling::Boundary => self.expr().is_some_and(|expr| is_limit(expr, *number)),
        };
        self.values(slot).iter().copied().filter(is_wanted).collect()
    }

    /// Adds a valid choice with a number.
    fn add_valid(&self, of: &Number, number: i64, into: &mut Cases) -> Outcome<()> {
        let terms = Terms { premise: Some(&of.is_there), ..self.terms(LIMIT) };
        let (problem, fixed) = (&self.model.problem, [(of.slot, number)]);
        // Most numbers are excluded, and that is known before a search.
        if problem.excludes(terms, &fixed) {
            return Outcome::Impossible;
        }
        problem.satisfy(terms, &fixed).map(|values| {
            self.note_number(&values, into);
            into.add(self.instance.id, self.case(&self.about(of.slot, &values), &values, None));
        })
    }
}
