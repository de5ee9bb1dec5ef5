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

/// The result of a search for a valid instruction without a size of an operand.
enum Found {
    /// Some rule applies to every valid instruction.
    Sized,
    /// None applies to this one.
    Without(String),
    /// The search used up its budget.
    GaveUp,
}

/// Searches for a valid instruction on a platform that no rule about the size of an operand applies to. V0 has no size.
fn search(spec: &Spec, operand: &OperandSize<'_>, platform: usize, but: &[&str]) -> Found {
    let here = operand.sizes.iter().filter(|size| spec.on(size.platforms, platform));
    let conditions: Vec<&str> = here.map(|size| size.when.as_str()).chain(but.iter().copied()).collect();
    if conditions.contains(&"true") {
        return Found::Sized;
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
    // Where the search gives up, it is repeated for each value of the integer fields that the premise names.
    let is_integer = |slot: &usize| !model.slots()[*slot].name.contains('.');
    let split: Vec<usize> = premise.slots().into_iter().filter(is_integer).collect();
    match satisfy(&model, &premise, &[], &split) {
        Outcome::Impossible => Found::Sized,
        Outcome::GaveUp => Found::GaveUp,
        Outcome::Found(values) => {
            let slots = model.slots().iter().zip(values).filter(|(slot, _)| !slot.name.contains("region"));
            Found::Without(slots.map(|(slot, value)| format!("{} {value}, ", slot.name)).collect())
        }
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

/// The operands that need a rule, each on every platform that has the instruction.
fn all_operands(spec: &Spec) -> Vec<(OperandSize<'_>, usize)> {
    let operands = sizes(&spec.isa).expect("every rule about bytes states a size");
    let needing = operands.into_iter().filter(OperandSize::needs_rule);
    let on_each = needing.flat_map(|operand| {
        let has_it = &spec.isa.instruction(operand.instruction).unwrap().platforms;
        let platforms = (0..spec.isa.platforms.len()).filter(|platform| spec.on(has_it, *platform));
        platforms.map(|platform| (operand.clone(), platform)).collect::<Vec<_>>()
    });
    on_each.collect()
}

#[test]
fn every_raw_operand_has_a_size_or_a_reason() {
    let (spec, reasons) = (spec().unwrap(), reasons());
    let operands = all_operands(spec);
    assert!(operands.len() > 1000, "{} operands and platforms are not all of them", operands.len());
    let without: Vec<(String, String)> = operands
        .par_iter()
        .filter_map(|(operand, platform)| {
            let name = format!("{}/{}", operand.instruction, operand.operand);
            let but: Vec<&str> =
                reasons.iter().filter(|r| r.operand == name).map(|r| r.when.as_str()).collect();
            let platform_name = &spec.isa.platforms[*platform].name;
            match search(spec, operand, *platform, &but) {
                Found::Sized => None,
                Found::Without(example) => Some((name, format!("on {platform_name}: {example}"))),
                Found::GaveUp => Some((name, format!("on {platform_name}: the search gave up"))),
            }
        })
        .collect();
    // One platform is enough to name an operand.
    let without: BTreeMap<String, String> = without.into_iter().collect();
    assert!(without.is_empty(), "no rule about the size of {without:#?}");
}

#[test]
fn every_reason_is_needed() {
    let (spec, reasons) = (spec().unwrap(), reasons());
    let operands = all_operands(spec);
    for Unsized { operand: name, when, reason } in &reasons {
        assert!(reason.ends_with('.'), "{name}: the reason is a sentence");
        let others: Vec<&str> = reasons
            .iter()
            .filter(|r| r.operand == *name && r.when != *when)
            .map(|r| r.when.as_str())
            .collect();
        let mut of_it = operands.iter().filter(|(o, _)| format!("{}/{}", o.instruction, o.operand) == *name);
        let is_needed = of_it.any(|(operand, platform)| {
            matches!(search(spec, operand, *platform, &others), Found::Without(_))
        });
        assert!(is_needed, "spec/unsized.toml: `{name}` has a size where `{when}`, or does not exist");
    }
}
