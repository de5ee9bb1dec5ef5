//! Makes the cases of one rule on one platform.
//!
//! The way: find values that break the rule and no other; the slots that the rule reads there are those that can be
//! flipped to repair it. For each value of each of them, look for a choice that breaks nothing, and for a pair of choices
//! that differ in this slot alone, one breaking the rule and no other, one breaking none: by flipping the choices that
//! break nothing, and where that leads nowhere, by a search. What the rule reads in an answer widens the search.

use crate::case::{Case, difference};
use crate::facts::{Stated, broken};
use crate::layout::{Layout, Spread};
use genvisa_codegen::solve::{Constraint, Difference, Outcome, Pair, Solver, Values};
use genvisa_rule::{BinaryOp, Expr};
use std::cell::Cell;
use std::cmp::Ordering;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// Choices that the search for the first negative case of a rule may try.
const LIMIT: usize = 100_000;
/// Choices that each of the many searches after it may try: those that succeed need few more than there are slots.
const SHORT: usize = 1000;
/// How many of them may be given up before the rest is left to chance.
const PATIENCE: usize = 20;

/// The cases of a rule on a platform.
#[derive(Debug, Default)]
pub struct Cases {
    /// Cases, by id.
    pub cases: BTreeMap<String, Case>,
    /// How many of them break the rule.
    pub negatives: usize,
    /// Why a negative case is missing, where one is.
    pub without_negative: Vec<String>,
}

impl Cases {
    /// How many of them break nothing.
    pub fn positives(&self) -> usize {
        self.cases.values().filter(|case| case.broken.is_empty()).count()
    }

    fn add(&mut self, rule: &str, case: Case) {
        if let Entry::Vacant(place) = self.cases.entry(case.id.clone()) {
            self.negatives += usize::from(case.broken.iter().any(|(id, _)| id == rule));
            place.insert(case);
        }
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

/// Adds the cases of a rule for one field of an instruction. `with` are the rules that may be broken as well.
pub fn generate(
    layout: &Layout<'_>,
    rule: &str,
    field: &str,
    with: &[String],
    depth: Depth,
    into: &mut Cases,
) {
    let all = layout.constraints();
    let mut observed: Vec<_> =
        all.iter().filter(|c| !with.iter().any(|id| id == c.id)).map(Stated::again).collect();
    let Some(target) = observed.iter().position(|c| c.id == rule && c.field == field) else {
        return off(layout, rule, field, into);
    };
    let count = observed.len();
    // `a => b` should be seen with `a`: a positive case without says little.
    observed.extend(premise(&observed[target]));
    let patience = Cell::new(PATIENCE);
    Maker { layout, all: &all, observed: &observed, count, target, patience }.run(depth, into);
}

/// Where a rule does not hold, what breaks it elsewhere is right.
fn off(layout: &Layout<'_>, rule: &str, field: &str, into: &mut Cases) {
    let mut constraints = layout.constraints();
    let Some(number) = layout.spec.isa.rules.iter().position(|r| r.id == rule) else { return };
    let places = layout.instances(&layout.spec.isa.rules[number].subject);
    let Some((place, field)) = places.into_iter().find(|(_, f)| *f == field) else { return };
    let expr = &layout.spec.rules[number];
    constraints.push(Stated { layout, rule: number, id: rule, expr, place, field });
    let solver = Solver { slots: &layout.slots, constraints: &constraints, limit: LIMIT };
    if let Outcome::Found(values) = solver.break_only(constraints.len() - 1, &[]) {
        into.add(rule, Case::new(layout, rule, &values, BTreeSet::new(), None));
    }
}

struct Maker<'a, 'l> {
    layout: &'a Layout<'l>,
    /// All rules.
    all: &'a [Stated<'a>],
    /// The rules to observe, and behind them what makes a positive case worth while.
    observed: &'a [Stated<'a>],
    /// How many of them are rules.
    count: usize,
    /// The rule in question.
    target: usize,
    /// How many searches may still be given up.
    patience: Cell<usize>,
}

impl<'a> Maker<'a, '_> {
    fn run(&self, depth: Depth, into: &mut Cases) {
        let first = match self.solver(self.count, LIMIT).break_only(self.target, &[]) {
            Outcome::Found(values) => values,
            other => {
                let impossible = other == Outcome::Impossible;
                let why = if impossible {
                    "every way to break it breaks another rule"
                } else {
                    "too many ways to try"
                };
                into.without_negative.push(self.why(why));
                if let Some(values) = self.satisfy(&[]) {
                    into.add(self.rule(), self.case(&values, None));
                }
                return;
            }
        };
        let mut slots = self.reads(&first);
        let mended = self.mend(&slots, &first);
        let before = into.negatives;
        match (depth, mended) {
            (Depth::Pair, Some((slot, pair))) => self.add(slot, pair, into),
            (Depth::Pair, None) => {
                let mut questions = slots.iter().flat_map(|slot| self.questions(*slot));
                if let Some((slot, pair)) =
                    questions.find_map(|(by, fixed)| Some((by.slot, self.pair(by, &fixed)?)))
                {
                    self.add(slot, pair, into);
                }
            }
            (Depth::Full, mended) => {
                let mut positives = self.positives(&mut slots);
                positives.extend(mended.map(|(_, pair)| pair.good));
                self.negatives(&mut slots, &positives, into);
                for values in &positives {
                    into.add(self.rule(), self.case(values, None));
                }
            }
        }
        if into.negatives == before {
            into.without_negative.push(self.why("no single slot repairs it"));
        }
    }

    /// Repairs a choice that breaks only the rule: the first slot in which another value makes it break none.
    fn mend(&self, slots: &[usize], bad: &[i64]) -> Option<(usize, Pair)> {
        slots.iter().find_map(|slot| {
            self.layout.slots[*slot].domain.iter().find_map(|value| {
                let mut good = bad.to_vec();
                good[*slot] = *value;
                let mended = self.observed.iter().all(|c| !c.is_broken(&good));
                mended.then(|| (*slot, Pair { bad: bad.to_vec(), good }))
            })
        })
    }

    /// For each value of each slot a choice that breaks nothing, as far as there is one.
    fn positives(&self, slots: &mut Vec<usize>) -> Vec<Vec<i64>> {
        let mut found: Vec<Vec<i64>> = Vec::new();
        let mut next = 0;
        while let Some(slot) = slots.get(next).copied() {
            next += 1;
            if self.layout.spread[slot] == Spread::Around {
                continue;
            }
            for value in &self.layout.slots[slot].domain {
                if let Some(values) = self.satisfy(&[(slot, *value)]) {
                    self.widen(slots, &values);
                    found.push(values);
                }
            }
        }
        found
    }

    /// For each value of each slot (for numbers, each side of the boundary) a pair, as far as there is one.
    fn negatives(&self, slots: &mut Vec<usize>, positives: &[Vec<i64>], into: &mut Cases) {
        let mut next = 0;
        while let Some(slot) = slots.get(next).copied() {
            next += 1;
            for (by, fixed) in self.questions(slot) {
                let pair = self.flip(positives, by, &fixed).or_else(|| self.pair(by, &fixed));
                if let Some(pair) = pair {
                    self.widen(slots, &pair.bad);
                    self.add(slot, pair, into);
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
    fn flip(&self, positives: &[Vec<i64>], by: Difference, fixed: &[(usize, i64)]) -> Option<Pair> {
        let target = &self.observed[self.target];
        let only = BTreeSet::from([target.name()]);
        let values: Vec<i64> = match fixed {
            [(_, value)] => vec![*value],
            _ => self.layout.slots[by.slot].domain.clone(),
        };
        positives.iter().find_map(|good| {
            values.iter().find_map(|value| {
                let mut bad = good.clone();
                bad[by.slot] = *value;
                let fits = by.bad_is.is_none_or(|side| value.cmp(&good[by.slot]) == side);
                let is_bad =
                    fits && target.is_broken(&bad) && broken(&self.observed[..self.count], &bad) == only;
                is_bad.then(|| Pair { bad, good: good.clone() })
            })
        })
    }

    fn why(&self, why: &str) -> String {
        let field = self.observed[self.target].field;
        let of = if field.is_empty() { String::new() } else { format!(", {field}") };
        format!("{}{of}: {why}", self.layout.instruction.name)
    }

    fn solver(&self, count: usize, limit: usize) -> Solver<'a, Stated<'a>> {
        Solver { slots: &self.layout.slots, constraints: &self.observed[..count], limit }
    }

    /// How a slot can be flipped: to each of its values, or over the boundary from either side.
    fn questions(&self, slot: usize) -> Vec<(Difference, Vec<(usize, i64)>)> {
        match self.layout.spread[slot] {
            Spread::Each => {
                let values = self.layout.slots[slot].domain.iter();
                values.map(|value| (Difference { slot, bad_is: None }, vec![(slot, *value)])).collect()
            }
            Spread::Around => {
                let sides = [Ordering::Less, Ordering::Greater];
                sides.map(|side| (Difference { slot, bad_is: Some(side) }, Vec::new())).into()
            }
        }
    }

    fn pair(&self, by: Difference, fixed: &[(usize, i64)]) -> Option<Pair> {
        self.look(|solver| solver.pair(self.target, by, fixed))
    }

    fn satisfy(&self, fixed: &[(usize, i64)]) -> Option<Vec<i64>> {
        self.look(|solver| solver.satisfy(fixed))
    }

    /// One of the many searches: with the premise of the rule, and where that is impossible, without.
    fn look<T>(&self, question: impl Fn(Solver<'a, Stated<'a>>) -> Outcome<T>) -> Option<T> {
        for count in [self.observed.len(), self.count] {
            if self.patience.get() == 0 {
                return None;
            }
            match question(self.solver(count, SHORT)) {
                Outcome::Found(answer) => return Some(answer),
                Outcome::Impossible => {}
                Outcome::GaveUp => {
                    self.patience.set(self.patience.get() - 1);
                    return None;
                }
            }
        }
        None
    }

    /// Brings a pair as near to the boundary as it goes: bisection over all numbers, not only those of the domain.
    fn tighten(&self, slot: usize, mut pair: Pair) -> Pair {
        let rules = &self.observed[..self.count];
        let target = BTreeSet::from([rules[self.target].name()]);
        loop {
            let (bad, good) = (pair.bad[slot], pair.good[slot]);
            let middle = bad.midpoint(good);
            if middle == bad || middle == good {
                return pair;
            }
            let mut values = pair.bad.clone();
            values[slot] = middle;
            match broken(rules, &values) {
                none if none.is_empty() => pair.good = values,
                only if only == target => pair.bad = values,
                _ => return pair,
            }
        }
    }

    /// The slots that the rule reads.
    fn reads(&self, values: &[i64]) -> Vec<usize> {
        let value = |slot: usize| values.get(slot).copied();
        let values = Values::new(&value);
        self.observed[self.target].outcomes(&values);
        values.reads()
    }

    fn case(&self, values: &[i64], twin: Option<(Box<Case>, String)>) -> Case {
        Case::new(self.layout, self.rule(), values, broken(self.all, values), twin)
    }

    fn rule(&self) -> &'a str {
        self.observed[self.target].id
    }

    fn add(&self, slot: usize, pair: Pair, into: &mut Cases) {
        let pair = if self.layout.spread[slot] == Spread::Around { self.tighten(slot, pair) } else { pair };
        let good = self.case(&pair.good, None);
        let difference = difference(self.layout, &pair.bad, &pair.good);
        into.add(self.rule(), self.case(&pair.bad, Some((Box::new(good.clone()), difference))));
        into.add(self.rule(), good);
    }
}

/// The condition under which a rule demands something.
fn premise<'a>(stated: &Stated<'a>) -> Option<Stated<'a>> {
    match stated.expr {
        Expr::Binary { op: BinaryOp::Implies, left, .. } => Some(Stated { expr: left, ..stated.again() }),
        _ => None,
    }
}
