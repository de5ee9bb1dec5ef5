//! The functions of the rule language, as formulas over slots.

use genvisa_conformance::layout::VariableTypes;
use genvisa_conformance::model::{Model, RuleInstance};
use genvisa_conformance::solve::Formula;
use genvisa_conformance::spec::{Spec, VERSION};
use genvisa_reader::isa::Check;
use genvisa_rule::Expr;
use std::collections::BTreeSet;

/// A function without a formula would be unknown everywhere, and rules that call it would have no cases.
#[test]
fn every_function_that_a_static_rule_calls_has_a_formula() -> Result<(), String> {
    let spec = Spec::embedded()?;
    let (mut called, mut translated) = (BTreeSet::new(), BTreeSet::new());
    for instruction in &spec.isa.instructions {
        let mut platforms = (0..spec.isa.platforms.len()).rev();
        let Some(platform) = platforms.find(|p| spec.on(&instruction.platforms, *p)) else { continue };
        let model = Model::new(&spec, instruction, platform, VERSION, VariableTypes::Declarable);
        let is_static = |rule: &&RuleInstance<'_>| spec.isa.rules[rule.rule].check == Check::Static;
        for rule in model.rules.iter().filter(is_static) {
            for call in spec.rules[rule.rule].walk() {
                let Expr::Call { name, .. } = call else { continue };
                called.insert(name.clone());
                if model.formula(call, rule.node) != Formula::Known(None) {
                    translated.insert(name.clone());
                }
            }
        }
    }
    assert!(called.len() > 10, "{called:?}");
    assert_eq!(called.difference(&translated).collect::<Vec<_>>(), Vec::<&String>::new());
    Ok(())
}
