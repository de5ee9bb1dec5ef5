//! Objects: how content is recognised as one, and how it is read and validated with all processors.

use crate::parallel;
use genvisa::{DecodeError, Module, ModuleLocation, Platform, Violation};
use genvisa_runtime::flow::FlowFacts;
use std::sync::Arc;

/// The first bytes of an object.
const MAGIC: &[u8] = b"CISA";

/// Whether the content of a file is an object. Other content is a text, or no program.
///
/// ```
/// assert!(genvisa_asm::is_object(b"CISA\x03\x06"));
/// assert!(!genvisa_asm::is_object(b".version 4.1\n"));
/// ```
pub fn is_object(content: &[u8]) -> bool {
    content.starts_with(MAGIC)
}

/// Reads an object, with all processors if it has several kernels.
///
/// # Errors
/// As [`Module::decode`].
pub fn read_object(object: &[u8]) -> Result<Module, DecodeError> {
    Module::decode_by(object, |count, read| parallel::numbers(count, read).into_iter().collect())
}

/// The rules that an object violates on a platform, as [`Module::validate_flow`] returns them: with all processors if it has
/// several kernels or functions.
pub fn validate_flow(module: &Module, platform: Platform) -> Vec<(ModuleLocation, Violation)> {
    validate_flow_with(module, platform, None)
}

/// The same, with the facts that [`Module::first_flow`] returns, if they are known.
pub fn validate_flow_with(
    module: &Module,
    platform: Platform,
    first: Option<&Arc<FlowFacts>>,
) -> Vec<(ModuleLocation, Violation)> {
    module.validate_flow_by(platform, first, |count, validate| parallel::numbers(count, validate))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::module::assemble;

    #[test]
    fn violations_are_in_the_order_of_the_file() {
        let part = |head: &str| {
            format!(
                "{head}\n.decl X v_type=G type=ud num_elts=16 align=GRF\n.kernel_attr Target=\"cm\"\n\
                 not (M1, 16) X(0,0)<1> 0x1:f\nret (M1, 1)\n"
            )
        };
        let kernels: String = (0..20).map(|n| part(&format!(".kernel \"k{n}\""))).collect();
        let text = format!(".version 3.6\n{kernels}{}", part(".global_function \"f\""));
        let module = assemble(&text).expect("a program");
        assert_eq!((module.kernels.len(), module.functions.len()), (20, 1));
        let found = validate_flow(&module, Platform::Skl);
        assert_eq!(found, module.validate_flow(Platform::Skl));
        for place in [ModuleLocation::KernelInstruction(19, 0), ModuleLocation::FunctionInstruction(0, 0)] {
            assert!(found.iter().any(|(found, _)| *found == place), "{place}: {found:?}");
        }
    }
}
