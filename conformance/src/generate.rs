//! Makes the cases of one rule on one platform.
//!
//! The way: find values that break the rule and no other; the slots that the rule can read are those that can be flipped
//! to repair it. For each value of each of them, look for a choice that breaks nothing, and for a pair of choices that
//! differ in this slot alone, one breaking the rule and no other, one breaking none: by flipping the choices that break
//! nothing, and where that leads nowhere, by a search. What the rule reads in an answer widens the search.

use crate::case::{Broken, Case, difference};
use crate::formulas::Stated;
use crate::layout::{Layout, Spread};
use crate::solve::{Difference, Formula, Outcome, Pair, Terms};
use genvisa_rule::{BinaryOp, Expr, UnaryOp};
use std::cell::Cell;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// Failures that the search for the first negative case of a rule may go through.
const LIMIT: usize = 50_000;
/// Failures that each of the many searches after it may go through: those that succeed need few.
const SHORT: usize = 400;
/// How many of them may be given up before the rest is left to chance.
const PATIENCE: usize = 4;
/// How many values of one slot may lead nowhere, one after the other, before the rest of them is left out.
const HOPE: usize = 12;

/// The cases of a rule on a platform.
#[derive(Debug, Default)]
pub struct Cases {
    /// Cases, by id.
    pub cases: BTreeMap<String, Case>,
    /// How many of them break the rule.
    pub negatives: usize,
    /// Why a negative case is missing, where one is.
    pub without_negative: Vec<String>,
    /// Whether a search for a negative case was given up.
    given_up: bool,
    /// Ids by content: nothing is asked twice.
    known: HashMap<u64, String>,
    /// What broke the rule last, by name of the slot: it may do so elsewhere.
    hint: HashMap<String, i64>,
}

impl Cases {
    /// How many of them break nothing.
    pub fn positives(&self) -> usize {
        self.cases.values().filter(|case| case.broken.is_empty()).count()
    }

    /// Whether a search for a negative case was given up.
    pub fn is_hard(&self) -> bool {
        self.negatives == 0 && self.given_up
    }

    /// The same case under the id that it already has.
    fn known(&self, case: Case) -> Case {
        match self.known.get(&case.sum) {
            Some(id) => Case { id: id.clone(), ..case },
            None => case,
        }
    }

    fn add(&mut self, rule: &str, case: Case) {
        if self.known.contains_key(&case.sum) || self.cases.contains_key(&case.id) {
            return;
        }
        self.negatives += usize::from(case.broken.iter().any(|(id, _)| id == rule));
        self.known.insert(case.sum, case.id.clone());
        self.cases.insert(case.id.clone(), case);
    }
}

/// How many cases to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Every value of everything that the rule reads.
    Full,
    /// One pair: for instructions that only share the rule with one that is covered in full.
    Pair,
}

/// Adds the cases of a rule for one field of an instruction. `with` are the rules that may be broken as well;
/// `elsewhere` is the instruction on another platform, which may have what this one lacks.
pub fn generate<'l>(
    layout: &Layout<'_>,
    rule: &str,
    field: &str,
    with: &[String],
    depth: Depth,
    elsewhere: &dyn Fn() -> Vec<Arc<Layout<'l>>>,
    into: &mut Cases,
) {
    let Some(target) = layout.rules.iter().position(|s| s.id == rule && s.field == field) else {
        return off(layout, rule, field, into);
    };
    let ignored: Vec<usize> = (0..layout.rules.len())
        .filter(|number| *number != target && with.iter().any(|id| id == layout.rules[*number].id))
        .collect();
    let stated = &layout.rules[target];
    // `a => b` should be seen with `a`: a positive case without says little.
    let premise = match layout.spec.rules.get(stated.rule) {
        Some(Expr::Binary { op: BinaryOp::Implies, left, .. }) => Some(layout.formula(left, stated.place)),
        _ => None,
    };
    let expr = layout.spec.rules.get(stated.rule);
    let coded = expr.map(|expr| layout.coded(expr, stated.place)).unwrap_or_default();
    let mut named = expr.map(|expr| layout.named(expr, stated.place)).unwrap_or_default();
    named.extend(&coded);
    let maker = Maker {
        layout,
        stated,
        target,
        ignored,
        coded,
        named,
        premise,
        hint: Vec::new(),
        patience: Cell::new(PATIENCE),
    };
    let hint = maker.hint(&into.hint);
    let maker = Maker { hint, ..maker };
    match layout.problem.constraints[target] {
        Formula::Known(Some(0)) => maker.nowhere(&elsewhere(), into),
        Formula::Known(_) => {
            into.without_negative.push(maker.why("nothing here can break it"));
            if into.cases.is_empty() {
                let valid = maker.satisfy(&[]).map(|values| maker.case("valid", &values, None));
                valid.into_iter().for_each(|case| into.add(rule, case));
            }
        }
        _ => maker.run(depth, into),
    }
}

/// Where a rule does not hold, what breaks it elsewhere is right.
fn off(layout: &Layout<'_>, rule: &str, field: &str, into: &mut Cases) {
    let Some(number) = layout.spec.isa.rules.iter().position(|r| r.id == rule) else { return };
    let places = layout.instances(&layout.spec.isa.rules[number].subject);
    let Some((place, _)) = places.into_iter().find(|(_, f)| *f == field) else { return };
    let broken = Formula::Unary(UnaryOp::Not, Box::new(layout.rule(number, place)));
    let terms = Terms { premise: Some(&broken), limit: LIMIT, ..Terms::default() };
    if let Outcome::Found(values) = layout.problem.satisfy(terms, &[]) {
        into.add(rule, Case::new(layout, rule, "elsewhere", &values, BTreeSet::new(), None));
    }
}

struct Maker<'a, 'l> {
    layout: &'a Layout<'l>,
    /// The rule in question.
    stated: &'a Stated<'l>,
    /// Its number.
    target: usize,
    /// The rules that may be broken as well.
    ignored: Vec<usize>,
    /// The slots whose codes the rule speaks of, documented or not.
    coded: BTreeSet<usize>,
    /// The slots that the rule is about, and not merely what that depends on.
    named: BTreeSet<usize>,
    /// What makes a case worth while.
    premise: Option<Formula>,
    /// What broke the rule elsewhere, by slot.
    hint: Vec<Option<i64>>,
    /// How many searches may still be given up.
    patience: Cell<usize>,
}

impl Maker<'_, '_> {
    fn run(&self, depth: Depth, into: &mut Cases) {
        let limit = match depth {
            Depth::Full => LIMIT,
            Depth::Pair if into.negatives == 0 => LIMIT / 10,
            Depth::Pair => SHORT,
        };
        let terms = Terms { hint: Some(&self.hint), ..self.terms(limit) };
        let first = match self.layout.problem.break_only(terms, self.target, &[]) {
            Outcome::Found(values) => values,
            other => {
                let impossible = other == Outcome::Impossible;
                let why = if impossible {
                    "every way to break it breaks another rule"
                } else {
                    "too many ways to try"
                };
                into.given_up |= !impossible;
                into.without_negative.push(self.why(why));
                if let Some(values) = self.satisfy(&[]) {
                    into.add(self.stated.id, self.case("valid", &values, None));
                }
                return;
            }
        };
        for (slot, value) in self.layout.slots().iter().zip(&first) {
            into.hint.insert(self.general(&slot.name), *value);
        }
        let mut slots = self.reads(&first);
        // What the rule is about shows more than what makes it idle.
        slots.sort_by_key(|slot| !self.named.contains(slot));
        let mended = self.mend(&slots, &first);
        let before = into.negatives;
        match (depth, mended) {
            (Depth::Pair, Some((slot, pair))) => self.add(slot, None, pair, into),
            (Depth::Pair, None) => {
                let mut questions = slots.iter().flat_map(|slot| self.questions(*slot));
                if let Some((slot, pair)) =
                    questions.find_map(|(by, fixed)| Some((by.slot, self.pair(by, &fixed)?)))
                {
                    self.add(slot, None, pair, into);
                }
            }
            (Depth::Full, mended) => {
                let mut positives = self.positives(&mut slots);
                positives.extend(mended.map(|(slot, pair)| (self.about(slot, &pair.good), pair.good)));
                self.negatives(&mut slots, &positives, into);
                for (about, values) in &positives {
                    into.add(self.stated.id, self.case(about, values, None));
                }
            }
        }
        if into.negatives == before {
            into.without_negative.push(self.why("no single slot repairs it"));
        }
    }

    /// The rule holds of nothing here: what is right on another platform is wrong on this one.
    fn nowhere(&self, elsewhere: &[Arc<Layout<'_>>], into: &mut Cases) {
        let here = self.layout;
        for there in elsewhere {
            let same = |a: &Layout<'_>, b: &Layout<'_>| {
                a.slots().iter().map(|s| &s.name).eq(b.slots().iter().map(|s| &s.name))
            };
            if !same(here, there) {
                continue;
            }
            let terms = Terms { limit: LIMIT, ..Terms::default() };
            let right_there = there.problem.satisfy(terms, &[]).found();
            let wrong_here = here.problem.break_only(terms, self.target, &[]).found();
            let fits = |values: &Vec<i64>| {
                there.problem.broken(values).is_empty() && here.problem.broken(values) == [self.target]
            };
            if let Some(good) = right_there.into_iter().chain(wrong_here).find(fits) {
                let rule = self.stated.id;
                let twin = Case::new(there, rule, "valid/twin", &good, BTreeSet::new(), None);
                let difference = format!("{} instead of {}", here.platform(), there.platform());
                into.add(rule, self.case("valid", &good, Some((Box::new(twin.clone()), difference))));
                into.add(rule, twin);
                return;
            }
        }
        into.without_negative.push(self.why("right nowhere else either"));
    }

    /// Repairs a choice that breaks only the rule: the first slot in which another value makes it break none.
    fn mend(&self, slots: &[usize], bad: &[i64]) -> Option<(usize, Pair)> {
        self.mend_so_that(slots, bad, |good| self.is_worth_while(good))
            .or_else(|| self.mend_so_that(slots, bad, |_| true))
    }

    fn mend_so_that(
        &self,
        slots: &[usize],
        bad: &[i64],
        fits: impl Fn(&[i64]) -> bool,
    ) -> Option<(usize, Pair)> {
        let mut good = bad.to_vec();
        slots.iter().find_map(|slot| {
            for value in self.layout.slots()[*slot].domain.iter() {
                good[*slot] = *value;
                if self.breaks_none(*slot, &good) && fits(&good) {
                    return Some((*slot, Pair { bad: bad.to_vec(), good: good.clone() }));
                }
            }
            good[*slot] = bad[*slot];
            None
        })
    }

    /// The observed rules that a choice breaks, among those that can ask for a slot: a choice that breaks at most the
    /// rule in question can break no others by a change there.
    fn breaks(&self, slot: usize, values: &[i64]) -> impl Iterator<Item = usize> {
        let problem = &self.layout.problem;
        let readers = problem.readers(slot).iter().copied();
        readers.filter(|n| !self.ignored.contains(n) && problem.is_broken(*n, values))
    }

    fn breaks_none(&self, slot: usize, values: &[i64]) -> bool {
        self.breaks(slot, values).next().is_none()
    }

    fn is_worth_while(&self, values: &[i64]) -> bool {
        self.premise.as_ref().is_none_or(|premise| premise.eval(values).is_some_and(|truth| truth != 0))
    }

    /// For each value of each slot a choice that breaks nothing, as far as there is one.
    fn positives(&self, slots: &mut Vec<usize>) -> Vec<(String, Vec<i64>)> {
        let mut found: Vec<(String, Vec<i64>)> = Vec::new();
        let mut next = 0;
        while let Some(slot) = slots.get(next).copied() {
            next += 1;
            let domain: &[i64] = match self.layout.spread[slot] {
                Spread::Each => self.values(slot),
                Spread::Around => &[],
            };
            let mut hope = HOPE;
            for value in domain {
                if hope == 0 {
                    break;
                }
                if found.iter().any(|(_, values)| values[slot] == *value) {
                    continue;
                }
                match self.satisfy(&[(slot, *value)]) {
                    Some(values) => {
                        self.widen(slots, &values);
                        found.push((self.about(slot, &values), values));
                        hope = HOPE;
                    }
                    None => hope -= 1,
                }
            }
        }
        found
    }

    /// For each value of each slot (for numbers, each side of the boundary) a pair, as far as there is one.
    fn negatives(&self, slots: &mut Vec<usize>, positives: &[(String, Vec<i64>)], into: &mut Cases) {
        let mut next = 0;
        while let Some(slot) = slots.get(next).copied() {
            next += 1;
            let mut hope = HOPE;
            for (by, fixed) in self.questions(slot) {
                let flipped = self.flip(positives, by, &fixed);
                match flipped.or_else(|| (hope > 0).then(|| self.pair(by, &fixed)).flatten()) {
                    Some(pair) => {
                        self.widen(slots, &pair.bad);
                        self.add(slot, by.bad_is, pair, into);
                        hope = HOPE;
                    }
                    None => hope = hope.saturating_sub(1),
                }
            }
        }
    }

    /// Adds the slots that the rule reads.
    fn widen(&self, slots: &mut Vec<usize>, values: &[i64]) {
        for slot in self.reads(values) {
            if !slots.contains(&slot) {
                slots.push(slot);
            }
        }
    }

    /// The first of some positive choices that another value in one slot makes a negative one.
    fn flip(&self, positives: &[(String, Vec<i64>)], by: Difference, fixed: &[(usize, i64)]) -> Option<Pair> {
        let values: &[i64] = match fixed {
            [(_, value)] => &[*value],
            _ => &self.layout.slots()[by.slot].domain,
        };
        positives.iter().find_map(|(_, good)| {
            let mut bad = good.clone();
            values.iter().find_map(|value| {
                bad[by.slot] = *value;
                let fits = by.bad_is.is_none_or(|side| value.cmp(&good[by.slot]) == side);
                let is_bad = fits && self.is_bad(by.slot, &bad);
                is_bad.then(|| Pair { bad: bad.clone(), good: good.clone() })
            })
        })
    }

    /// Whether a choice, which was right but for one slot, breaks the rule and no other.
    fn is_bad(&self, slot: usize, values: &[i64]) -> bool {
        self.layout.problem.is_broken(self.target, values)
            && self.breaks(slot, values).all(|n| n == self.target)
    }

    fn why(&self, why: &str) -> String {
        let field = self.stated.field;
        let of = if field.is_empty() { String::new() } else { format!(", {field}") };
        format!("{}{of}: {why}", self.layout.instruction.name)
    }

    fn terms(&self, limit: usize) -> Terms<'_> {
        Terms { ignored: &self.ignored, limit, ..Terms::default() }
    }

    /// The name of a slot as other instructions have it: without that of the operand in question.
    fn general(&self, slot: &str) -> String {
        match slot.strip_prefix(self.stated.field) {
            Some(rest) if rest.starts_with('.') => rest.to_string(),
            _ => slot.to_string(),
        }
    }

    fn hint(&self, known: &HashMap<String, i64>) -> Vec<Option<i64>> {
        self.layout.slots().iter().map(|slot| known.get(&self.general(&slot.name)).copied()).collect()
    }

    /// The values of a slot that the rule may see a difference in: codes without a meaning are the business of rules
    /// about codes.
    fn values(&self, slot: usize) -> &[i64] {
        let domain = &self.layout.slots()[slot].domain;
        let count = if self.coded.contains(&slot) { domain.len() } else { self.layout.documented[slot] };
        domain.get(..count).unwrap_or(domain)
    }

    /// How a slot can be flipped: to each of its values, or over the boundary from either side.
    fn questions(&self, slot: usize) -> Vec<(Difference, Vec<(usize, i64)>)> {
        match self.layout.spread[slot] {
            Spread::Each => {
                let values = self.values(slot).iter();
                values.map(|value| (Difference { slot, bad_is: None }, vec![(slot, *value)])).collect()
            }
            Spread::Around => {
                let sides = [Ordering::Less, Ordering::Greater];
                sides.map(|side| (Difference { slot, bad_is: Some(side) }, Vec::new())).into()
            }
        }
    }

    fn pair(&self, by: Difference, fixed: &[(usize, i64)]) -> Option<Pair> {
        self.look(|terms| self.layout.problem.pair(terms, self.target, by, fixed))
    }

    fn satisfy(&self, fixed: &[(usize, i64)]) -> Option<Vec<i64>> {
        self.look(|terms| self.layout.problem.satisfy(terms, fixed))
    }

    /// One of the many searches: with the premise of the rule, and where that is impossible, without.
    fn look<T>(&self, question: impl Fn(Terms<'_>) -> Outcome<T>) -> Option<T> {
        let premises = [self.premise.as_ref(), None];
        for premise in premises.into_iter().skip(usize::from(self.premise.is_none())) {
            if self.patience.get() == 0 {
                return None;
            }
            match question(Terms { premise, ..self.terms(SHORT) }) {
                Outcome::Found(answer) => return Some(answer),
                Outcome::Impossible => {}
                Outcome::GaveUp => self.patience.set(self.patience.get() - 1),
            }
        }
        None
    }

    /// Brings a pair as near to the boundary as it goes: bisection over all numbers, not only those of the domain.
    fn tighten(&self, slot: usize, mut pair: Pair) -> Pair {
        loop {
            let (bad, good) = (pair.bad[slot], pair.good[slot]);
            let middle = bad.midpoint(good);
            if middle == bad || middle == good {
                return pair;
            }
            let mut values = pair.bad.clone();
            values[slot] = middle;
            if self.breaks_none(slot, &values) {
                pair.good = values;
            } else if self.is_bad(slot, &values) {
                pair.bad = values;
            } else {
                return pair;
            }
        }
    }

    /// The slots that the rule reads.
    fn reads(&self, values: &[i64]) -> Vec<usize> {
        let mut reads = BTreeSet::new();
        self.layout.problem.constraints[self.target].outcomes(&mut |slot| {
            reads.insert(slot);
            values.get(slot).copied()
        });
        reads.into_iter().collect()
    }

    /// What a choice is about.
    fn about(&self, slot: usize, values: &[i64]) -> String {
        format!("{}={}", self.layout.slots()[slot].name, values[slot])
    }

    fn case(&self, about: &str, values: &[i64], twin: Option<(Box<Case>, String)>) -> Case {
        let mut broken: BTreeSet<Broken> = BTreeSet::new();
        for number in self.ignored.iter().chain([&self.target]) {
            if self.layout.problem.is_broken(*number, values) {
                broken.insert(self.layout.rules[*number].name());
            }
        }
        Case::new(self.layout, self.stated.id, about, values, broken, twin)
    }

    /// Adds a pair. `side` says from which side it comes to a boundary.
    fn add(&self, slot: usize, side: Option<Ordering>, pair: Pair, into: &mut Cases) {
        let pair = if self.layout.spread[slot] == Spread::Around { self.tighten(slot, pair) } else { pair };
        let name = &self.layout.slots()[slot].name;
        let about = match side {
            Some(Ordering::Less) => format!("{name}:low"),
            Some(_) => format!("{name}:high"),
            None => self.about(slot, &pair.bad),
        };
        let good = into.known(self.case(&format!("{about}/twin"), &pair.good, None));
        let difference = difference(self.layout, &pair.bad, &pair.good);
        into.add(self.stated.id, self.case(&about, &pair.bad, Some((Box::new(good.clone()), difference))));
        into.add(self.stated.id, good);
    }
}
