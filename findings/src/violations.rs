//! The violations of a module, for programs and for fragments.

use genvisa::{Module, ModuleLocation, Platform, Violation};
use genvisa_asm::{Problem, validate_flow_with};
use genvisa_runtime::flow::FlowFacts;
use std::sync::Arc;

/// The end of the ids of rules about the platforms that have an instruction.
const AVAILABLE: &str = "/platform";

/// Structures that describe a whole object or file.
const WHOLE: [&str; 4] = ["common_isa_header", "kernel_info", "kernel_data", "function_data"];

/// A part that the id of each rule about attributes has.
const OF_ATTRIBUTES: &str = "/attribute_info/";
/// The function of the rule language that requires an attribute.
const HAS_ATTRIBUTE: &str = "has_attribute(";

/// The functions of the rule language that depend on the definitions of labels, which are anywhere in a body.
const OF_LABELS: [&str; 2] = ["label_places(", "kind("];

/// The violations of a module whose text has some mistakes. A statement with a mistake may give a variable its value, or be the
/// one that a whole object lacks, so the flow and rules about whole objects are known only without mistakes.
pub(crate) fn of_text(
    module: &Module,
    problems: &[Problem],
    platform: Platform,
    first: Option<&Arc<FlowFacts>>,
) -> Vec<(ModuleLocation, Violation)> {
    match problems.is_empty() {
        true => validate_flow_with(module, platform, first),
        false => {
            let found = module.validate(platform).into_iter();
            found.filter(|(_, violation)| !is_about_whole(violation)).collect()
        }
    }
}

fn is_about_whole(violation: &Violation) -> bool {
    let rule = violation.rule;
    // An attribute with a wrong value was read; one that lacks may be in a statement with a mistake.
    let is_value = rule.id.contains(OF_ATTRIBUTES) && !rule.expr.contains(HAS_ATTRIBUTE);
    let is_whole = rule.id.split('/').next().is_some_and(|subject| WHOLE.contains(&subject)) && !is_value;
    is_whole || OF_LABELS.iter().any(|function| rule.expr.contains(function))
}

/// Whether the platform lacks the instruction.
pub(crate) fn is_lacking(violation: &Violation) -> bool {
    violation.rule.id.ends_with(AVAILABLE)
}
