//! Smaller modules: the ways to make a module smaller, the largest steps first.
//!
//! [`smaller`] proposes modules, and its caller decides which of them still show the same. [`case`] does that for the cases of
//! the suite.

mod case;
mod edit;
mod part;
mod unused;

pub use case::{Smaller, size};

use edit::Edit;
use genvisa::{Module, Platform};

/// Modules that are smaller than a module: without some of its kernels and functions, instructions, declarations and attributes,
/// then with smaller variables, and at last with zeros or the values of another module in fields.
pub fn smaller(
    module: Module,
    platform: Platform,
    toward: Option<&Module>,
) -> impl Iterator<Item = Module> + use<> {
    let edits: Vec<Edit> = edit::all(&module, toward);
    edits.into_iter().filter_map(move |edit| {
        let mut smaller = edit.apply(module.clone(), platform)?;
        smaller.lay_out().ok()?;
        (smaller != module).then_some(smaller)
    })
}

/// The number of instructions of a module.
pub fn instructions(module: &Module) -> usize {
    part::all(module).into_iter().map(|part| part::body(module, part).map_or(0, |body| body.len())).sum()
}
