//! The kernels and functions of a module.

use genvisa::{Body, Instruction, Module};

/// A kernel or function, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Kernel(usize),
    Function(usize),
}

/// All kernels and functions that the module contains.
pub(super) fn all(module: &Module) -> Vec<Part> {
    let functions = module.functions.iter().enumerate().filter(|(_, function)| function.is_some());
    let kernels = (0..module.kernels.len()).map(Part::Kernel);
    kernels.chain(functions.map(|(number, _)| Part::Function(number))).collect()
}

/// The instructions of a part.
pub(super) fn body(module: &Module, part: Part) -> Option<&Body> {
    match part {
        Part::Kernel(number) => module.kernels.get(number).map(|kernel| &kernel.body),
        Part::Function(number) => module.functions.get(number)?.as_ref().map(|function| &function.body),
    }
}

/// Gives a part other instructions. Nothing if they have no encoding.
pub(super) fn set_body(module: &mut Module, part: Part, instructions: &[Instruction]) -> Option<()> {
    let body = Body::of(module.version(), instructions).ok()?;
    match part {
        Part::Kernel(number) => module.kernels.get_mut(number)?.body = body,
        Part::Function(number) => module.functions.get_mut(number)?.as_mut()?.body = body,
    }
    Some(())
}

/// Evaluates an expression with the declarations of a part, which kernels and functions have in structures of their own.
macro_rules! with_data {
    ($module:expr, $part:expr, |$data:ident| $then:expr) => {
        match $part {
            Part::Kernel(number) => {
                let $data = &mut $module.kernels.get_mut(number)?.data;
                $then
            }
            Part::Function(number) => {
                let $data = &mut $module.functions.get_mut(number)?.as_mut()?.data;
                $then
            }
        }
    };
}

pub(super) use with_data;
