//! Generates the cases of one rule on one platform.
//!
//! First a search finds values that violate the rule and no other. The slots that the rule reads are those that can be
//! changed to satisfy it again. For each value of each of them, a search finds a valid choice, and a pair of choices that
//! differ in this slot alone: one violates the rule and no other, one is valid. The pair comes from changing one slot of
//! a valid choice, or, if that fails, from a search of its own. An answer in which the rule reads further slots adds them.
//! At last [`numbers`] adds the numbers that decide the rule and that only other instructions can have.

mod numbers;
mod pairs;
mod search;

use crate::case::{Case, Violated, differences};
use crate::formulas::{coded, named};
use crate::model::{Model, RuleInstance};
use crate::solve::{Formula, Outcome, Pair, Terms};
use crate::spec::is_about_one_number;
use foldhash::HashMap;
use genvisa_rule::{BinaryOp, Expr, UnaryOp};
use genvisa_runner::vector::Difference;
use numbers::Number;
pub use numbers::{TRIES, generate_numbers};
use search::{FIRST_LIMIT, Maker};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The cases of a rule on a platform.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Cases {
    /// Cases, by id.
    pub cases: BTreeMap<String, Case>,
    /// The number of cases that violate the rule.
    pub negatives: usize,
    /// The reasons why negative cases are missing.
    pub without_negative: Vec<String>,
    /// The reasons why they do not test the rule: missing cases, and cases that test another rule as well.
    pub flaws: Vec<String>,
    /// Whether a search for a negative case used up its budget.
    given_up: bool,
    /// Ids by content, so that no content occurs twice.
    #[serde(skip)]
    known: HashMap<u64, String>,
    /// The values that violated the rule last, by name of the slot. They often violate it in other instructions, too.
    #[serde(skip)]
    hint: HashMap<String, i64>,
    /// The numbers that decided a rule about one number.
    #[serde(skip)]
    decided: BTreeSet<i64>,
}

impl Cases {
    /// The number of cases that violate no rule.
    pub fn positives(&self) -> usize {
        self.cases.values().filter(|case| case.violated.is_empty()).count()
    }

    /// Whether there is no negative case because a search used up its budget.
    pub fn is_hard(&self) -> bool {
        self.negatives == 0 && self.given_up
    }

    /// The same case under the id that its content already has.
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
        self.negatives += usize::from(case.violated.iter().any(|(id, _)| id == rule));
        self.known.insert(case.sum, case.id.clone());
        self.cases.insert(case.id.clone(), case);
    }
}

/// How many cases to generate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Cases for every value of every slot that the rule reads.
    Full,
    /// One pair, for instructions that only share the rule with one that is covered in full.
    Pair,
}

/// A request for the cases of a rule for one field of an instruction.
#[derive(Debug, Clone, Copy)]
pub struct Request<'r> {
    /// The number of the rule.
    pub rule: usize,
    /// The field; empty for the instruction as a whole.
    pub field: &'r str,
    /// The co-dependent rules: a negative case may violate them as well.
    pub with: &'r [String],
    /// How many cases to generate.
    pub depth: Depth,
}

/// Adds the cases of a rule for one field of an instruction. `elsewhere` gives the instruction on other platforms, where
/// it may be valid if it never is on this one.
pub fn generate<'l>(
    model: &Model<'_>,
    request: Request<'_>,
    elsewhere: &dyn Fn() -> Vec<Arc<Model<'l>>>,
    into: &mut Cases,
) {
    let Request { rule, field, depth, .. } = request;
    let Some(maker) = Maker::of(model, request, into) else {
        return inapplicable(model, rule, field, into);
    };
    match model.problem.constraints[maker.target] {
        Formula::Known(Some(0)) => maker.never_satisfied(&elsewhere(), into),
        Formula::Known(_) => {
            into.without_negative.push(maker.why("nothing here can violate it"));
            if into.cases.is_empty() {
                let valid = maker.satisfy(&[]).map(|values| maker.case("valid", &values, None));
                valid.into_iter().for_each(|case| into.add(maker.instance.id, case));
            }
        }
        _ => maker.run(depth, into),
    }
}

/// Adds a positive case of a rule that does not apply on the platform: an instruction that would violate it elsewhere.
fn inapplicable(model: &Model<'_>, rule: usize, field: &str, into: &mut Cases) {
    let layout = &model.layout;
    let Some(stated) = layout.spec.isa.rules.get(rule) else { return };
    let nodes = layout.instances(&stated.subject);
    let Some((node, _)) = nodes.into_iter().find(|(_, f)| *f == field) else { return };
    let violated = Formula::Unary(UnaryOp::Not, Box::new(model.rule(rule, node)));
    let terms = Terms { premise: Some(&violated), limit: FIRST_LIMIT, ..Terms::default() };
    if let Outcome::Found(values) = model.problem.satisfy(terms, &[]) {
        into.add(&stated.id, Case::new(model, &stated.id, "elsewhere", &values, BTreeSet::new(), None));
    }
}

/// The slots that a rule instance is about.
struct Subject {
    /// The slots whose codes the rule is about, documented or not.
    coded: BTreeSet<usize>,
    /// The slots that the rule names, unlike those that only its definitions depend on.
    named: BTreeSet<usize>,
    /// The left side of an implication. A positive case in which it is false shows little.
    premise: Option<Formula>,
    /// The number that the rule depends on, if it depends on one number.
    number: Option<Number>,
}

impl Subject {
    fn of(model: &Model<'_>, instance: &RuleInstance<'_>) -> Self {
        let expr = model.layout.spec.rules.get(instance.rule);
        let slots = |find: fn(&_, &Expr, usize) -> BTreeSet<usize>| {
            expr.map(|expr| find(&model.layout, expr, instance.node)).unwrap_or_default()
        };
        let coded = slots(coded);
        let mut named = slots(named);
        named.extend(&coded);
        let premise = match expr {
            Some(Expr::Binary { op: BinaryOp::Implies, left, .. }) => {
                Some(model.formula(left, instance.node))
            }
            _ => None,
        };
        let number = expr.filter(|expr| is_about_one_number(expr)).and_then(|_| {
            let slot = *named.first()?;
            Some(Number { slot, is_there: model.has(instance.node, slot) })
        });
        Self { coded, named, premise, number }
    }
}

impl Maker<'_, '_> {
    fn case(&self, about: &str, values: &[i64], counterpart: Option<(Box<Case>, Vec<Difference>)>) -> Case {
        let mut violated: BTreeSet<Violated> = BTreeSet::new();
        for number in self.ignored.iter().chain([&self.target]) {
            if self.model.problem.is_broken(*number, values) {
                violated.insert(self.model.rules[*number].violated());
            }
        }
        Case::new(self.model, self.instance.id, about, values, violated, counterpart)
    }

    /// The reason why a negative case is missing, with the instruction and the field.
    fn why(&self, why: &str) -> String {
        let field = self.instance.field;
        let of = if field.is_empty() { String::new() } else { format!(", {field}") };
        format!("{}{of}: {why}", self.model.layout.instruction.name)
    }

    /// Adds cases of a rule that nothing satisfies here: an instruction that is valid on another platform is not on this
    /// one.
    fn never_satisfied(&self, elsewhere: &[Arc<Model<'_>>], into: &mut Cases) {
        let here = self.model;
        for there in elsewhere {
            let same = |a: &Model<'_>, b: &Model<'_>| {
                a.slots().iter().map(|s| &s.name).eq(b.slots().iter().map(|s| &s.name))
            };
            if !same(here, there) {
                continue;
            }
            let terms = Terms { limit: FIRST_LIMIT, ..Terms::default() };
            let valid_there = there.problem.satisfy(terms, &[]).found();
            let invalid_here = here.problem.break_only(terms, self.target, &[]).found();
            let fits = |values: &Vec<i64>| {
                there.problem.broken(values).is_empty() && here.problem.broken(values) == [self.target]
            };
            if let Some(good) = valid_there.into_iter().chain(invalid_here).find(fits) {
                let rule = self.instance.id;
                let valid = Case::new(there, rule, "valid/counterpart", &good, BTreeSet::new(), None);
                let (name, other) = (here.layout.platform_name(), there.layout.platform_name());
                let difference =
                    Difference { field: "platform".into(), found: name.into(), valid: other.into() };
                into.add(rule, self.case("valid", &good, Some((Box::new(valid.clone()), vec![difference]))));
                into.add(rule, valid);
                return;
            }
        }
        into.without_negative.push(self.why("valid on no other platform either"));
    }

    /// The slot of a choice and its value, for the id of a case.
    fn about(&self, slot: usize, values: &[i64]) -> String {
        format!("{}={}", self.model.slots()[slot].name, values[slot])
    }

    /// Adds a pair and, in the id, from which side it approaches the boundary.
    fn add(&self, slot: usize, side: Option<Ordering>, pair: &Pair, into: &mut Cases) {
        let name = &self.model.slots()[slot].name;
        let about = match side {
            Some(Ordering::Less) => format!("{name}:low"),
            Some(_) => format!("{name}:high"),
            None => self.about(slot, &pair.bad),
        };
        [&pair.bad, &pair.good].into_iter().for_each(|values| self.note_number(values, into));
        let good = into.known(self.case(&format!("{about}/counterpart"), &pair.good, None));
        let differences = differences(self.model, &pair.bad, &pair.good);
        let bad = self.case(&about, &pair.bad, Some((Box::new(good.clone()), differences)));
        into.add(self.instance.id, bad);
        into.add(self.instance.id, good);
    }
}
