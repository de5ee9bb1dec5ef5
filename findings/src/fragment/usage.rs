//! The operands that the instructions of a fragment read and write.

use genvisa::{Module, Platform};
use genvisa_runtime::Refers;
use genvisa_runtime::flow::{Effect, accesses};
use genvisa_runtime::object::Declared;

/// The use of a variable.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Usage {
    /// The number of the first instruction that writes it.
    pub written: Option<usize>,
    /// Whether an instruction names it.
    pub is_named: bool,
}

/// The use of the first variables of a kernel, with that of their parts.
pub fn of(module: &Module, count: usize, platform: Platform) -> Vec<Usage> {
    let mut all = vec![Usage::default(); count];
    let Some(kernel) = module.kernels.first() else { return all };
    let first = genvisa::variables::FIRST_DECLARED.variable;
    for (number, instruction) in kernel.body.iter().enumerate() {
        accesses(instruction.info(), &instruction, platform, |access| {
            if access.table != Refers::Variable {
                return;
            }
            let root = root(&kernel.data, access.position, first);
            let Some(usage) = all.get_mut(root as usize) else { return };
            usage.is_named = true;
            if access.effect == Effect::Write {
                usage.written.get_or_insert(number);
            }
        });
    }
    all
}

/// The variable with the bytes of a variable.
fn root(data: &impl Declared, mut position: u32, first: u32) -> u32 {
    // An alias names an earlier variable, so each step comes nearer to the begin.
    while let Some(parent) = data.alias(position).and_then(|index| index.checked_sub(first)) {
        if parent >= position {
            break;
        }
        position = parent;
    }
    position
}
