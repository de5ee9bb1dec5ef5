//! Every raw operand and every block has a size in each valid instruction, by a rule of its page, or an entry of
//! `spec/unsized.toml` gives the reason why it has none.

use crate::all_cases::spec;
use genvisa_conformance::layout::VariableTypes;
use genvisa_conformance::model::Model;
use genvisa_conformance::solve::{Formula, Outcome, Terms};
use genvisa_conformance::spec::{Spec, VERSION};
use genvisa_reader::{OperandSize, sizes};
use genvisa_rule::Expr;
use rayon::prelude::*;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The search budget for an instruction without a size.
const LIMIT: usize = 10_000;

/// The reason why an operand has no size.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unsized {
    /// `INSTRUCTION/operand`.
    operand: String,
    /// The condition on which it has none.
    #[serde(default = "always")]
    when: String,
    reason: String,
}

fn always() -> String {
    "true".to_string()
}

/// The entries of `spec/unsized.toml`.
fn reasons() -> Vec<Unsized> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[serde(rename = "unsized")]
        entries: Vec<Unsized>,
    }
    let file: File = toml::from_str(include_str!("../../../spec/unsized.toml")).unwrap();
    file.entries
}

/// The question whether an instruction without a size of an operand is valid on a platform.
struct Question<'a> {
    model: Model<'a>,
    /// No rule about the size applies.
    premise: Formula,
}

impl<'a> Question<'a> {
    /// The question for an operand, a platform and the conditions on which a reason covers it; nothing if a rule always
    /// applies. V0 has no size.
    fn new(spec: &'a Spec, operand: &OperandSize<'_>, platform: usize, but: &[&str]) -> Option<Self> {
        let here = operand.sizes.iter().filter(|size| spec.on(size.platforms, platform));
        let conditions: Vec<&str> = here.map(|size| size.when.as_str()).chain(but.iter().copied()).collect();
        if conditions.contains(&"true") {
            return None;
        }
        let instruction = spec.isa.instruction(operand.instruction).unwrap();
        let model = Model::new(spec, instruction, platform, VERSION, VariableTypes::Declarable);
        // A block is no null variable, by a rule of operands.
        let names_it = match operand.ty {
            "block" => "true".to_string(),
            _ => format!("!null({})", operand.operand),
        };
        let none_applies = conditions.iter().map(|when| format!(" && !({when})"));
        let premise = model.formula(&parse(&(names_it + &none_applies.collect::<String>())), 0);
        Some(Self { model, premise })
    }

    /// Whether both have the same answer, because the platforms differ in nothing that matters here.
    fn is_same(&self, other: &Self) -> bool {
        self.premise == other.premise
            && self.model.slots() == other.model.slots()
            && self.model.problem.constraints == other.model.problem.constraints
    }

    /// A valid instruction without a size, if there is one.
    fn answer(&self) -> Outcome<String> {
        let slots = self.model.slots();
        // Where the search gives up, it is repeated for each value of the integer fields that the premise names.
        let is_integer = |slot: &usize| !slots[*slot].name.contains('.');
        let split: Vec<usize> = self.premise.slots().into_iter().filter(is_integer).collect();
        satisfy(&self.model, &self.premise, &[], &split).map(|values| {
            let slots = slots.iter().zip(values).filter(|(slot, _)| !slot.name.contains("region"));
            slots.map(|(slot, value)| format!("{} {value}, ", slot.name)).collect()
        })
    }
}

/// Searches for a valid instruction of which the premise is true, with some fixed slots, and then with more of them.
fn satisfy(
    model: &Model<'_>,
    premise: &Formula,
    fixed: &[(usize, i64)],
    split: &[usize],
) -> Outcome<Vec<i64>> {
    let terms = Terms { limit: LIMIT, premise: Some(premise), ..Terms::default() };
    let found = model.problem.satisfy(terms, fixed);
    let (Outcome::GaveUp, [slots @ .., slot]) = (&found, split) else { return found };
    for value in model.slots()[*slot].domain.iter() {
        let fixed: Vec<(usize, i64)> = fixed.iter().copied().chain([(*slot, *value)]).collect();
        match satisfy(model, premise, &fixed, slots) {
            Outcome::Impossible => {}
            decided => return decided,
        }
    }
    Outcome::Impossible
}

fn parse(text: &str) -> Expr {
    genvisa_rule::parse(text).unwrap()
}

/// The operands that need a rule.
fn all_operands(spec: &Spec) -> Vec<OperandSize<'_>> {
    let operands = sizes(&spec.isa).expect("every rule about bytes states a size");
    operands.into_iter().filter(OperandSize::needs_rule).collect()
}

fn name(operand: &OperandSize<'_>) -> String {
    format!("{}/{}", operand.instruction, operand.operand)
}

/// The questions for an operand, each with its first platform.
fn questions<'a>(spec: &'a Spec, operand: &OperandSize<'_>, but: &[&str]) -> Vec<(usize, Question<'a>)> {
    let has_it = &spec.isa.instruction(operand.instruction).unwrap().platforms;
    let mut questions: Vec<(usize, Question<'_>)> = Vec::new();
    for platform in (0..spec.isa.platforms.len()).filter(|platform| spec.on(has_it, *platform)) {
        let Some(question) = Question::new(spec, operand, platform, but) else { continue };
        if !questions.iter().any(|(_, known)| known.is_same(&question)) {
            questions.push((platform, question));
        }
    }
    questions
}

#[test]
fn every_raw_operand_has_a_size_or_a_reason() {
    let (spec, reasons) = (spec().unwrap(), reasons());
    let operands = all_operands(spec);
    assert!(operands.len() > 100, "{} operands are not all of them", operands.len());
    let questions = operands.par_iter().flat_map(|operand| {
        let of_it = reasons.iter().filter(|reason| reason.operand == name(operand));
        let but: Vec<&str> = of_it.map(|reason| reason.when.as_str()).collect();
        let questions = questions(spec, operand, &but).into_par_iter();
        questions.map(|(platform, question)| (name(operand), platform, question))
    });
    let without = questions.filter_map(|(operand, platform, question)| {
        let example = match question.answer() {
            Outcome::Impossible => return None,
            Outcome::GaveUp => "the search gave up".to_string(),
            Outcome::Found(example) => example,
        };
        Some((operand, format!("on {}: {example}", spec.isa.platforms[platform].name)))
    });
    // One platform is enough to name an operand.
    let without: BTreeMap<String, String> = without.collect::<Vec<_>>().into_iter().collect();
    assert!(without.is_empty(), "no rule about the size of {without:#?}");
}

#[test]
fn every_reason_is_needed() {
    let (spec, reasons) = (spec().unwrap(), reasons());
    let operands = all_operands(spec);
    for Unsized { operand, when, reason } in &reasons {
        assert!(reason.ends_with('.'), "{operand}: the reason is a sentence");
        let others = reasons.iter().filter(|other| other.operand == *operand && other.when != *when);
        let others: Vec<&str> = others.map(|other| other.when.as_str()).collect();
        let mut of_it = operands.iter().filter(|known| name(known) == *operand);
        let is_needed = of_it.any(|operand| {
            let questions = questions(spec, operand, &others);
            questions.iter().any(|(_, question)| matches!(question.answer(), Outcome::Found(_)))
        });
        assert!(is_needed, "spec/unsized.toml: `{operand}` has a size where `{when}`, or does not exist");
    }
}
