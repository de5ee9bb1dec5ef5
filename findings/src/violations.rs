//! The violations of a module, for programs and for fragments.

use genvisa::{Module, ModuleLocation, Platform, Violation};
use genvisa_asm::Problem;

/// The end of the ids of rules about the platforms that have an instruction.
const AVAILABLE: &str = "/platform";

/// The violations of a module whose text has some mistakes. A statement with a mistake may give a variable its value, so the flow
/// is known only without mistakes.
pub(crate) fn of_text(
    module: &Module,
    problems: &[Problem],
    platform: Platform,
) -> Vec<(ModuleLocation, Violation)> {
    match problems.is_empty() {
        true => module.validate_flow(platform),
        false => module.validate(platform),
    }
}

/// Whether the platform lacks the instruction.
pub(crate) fn is_lacking(violation: &Violation) -> bool {
    violation.rule.id.ends_with(AVAILABLE)
}
