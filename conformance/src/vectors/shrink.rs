//! Smaller kernels around the instructions of cases.
//!
//! The suite checks `genvisa` with the cases as they were, so that its verdict on the smaller kernels is known to be right.

use crate::case::{Case, Kernel};
use crate::implementation::{CheckResult, Implementation};
use crate::native::Genvisa;
use genvisa_reader::isa::RuleKind;

/// The numbers of elements that are tried for a variable.
pub(crate) const ELEMENTS: &[u32] = &[64, 128, 256, 512, 1024, 2048, 4096, 8192];

/// More numbers of elements. Some variables must have more bytes than one of the other numbers gives, and less than the next one.
pub(crate) const MORE_ELEMENTS: &[u32] =
    &[64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096, 6144, 8192];

/// Gives the cases of a pair, or one case, the fewest declarations and the smallest variables with which they violate the same
/// rules. The declarations in which the cases differ stay, and so do all those of rules about which indexes are declared. `elements`
/// are the numbers of elements that are tried for a variable.
pub(crate) fn shrink(cases: &mut [&mut Case], kind: RuleKind, elements: &[u32]) {
    if kind != RuleKind::Declared {
        fewer(cases, |kernel| &mut kernel.variables);
        fewer(cases, |kernel| &mut kernel.addresses);
        fewer(cases, |kernel| &mut kernel.predicates);
        fewer(cases, |kernel| &mut kernel.surfaces);
        fewer(cases, |kernel| &mut kernel.samplers);
        fewer(cases, |kernel| &mut kernel.labels);
    }
    // Many large variables do not fit into the register file, whatever the instruction.
    let count = cases.iter().map(|case| case.kernel.variables.len()).min().unwrap_or_default();
    for n in 0..count {
        smaller(cases, n, elements);
    }
}

/// Removes the last rows of a table that no case needs.
fn fewer<T: Clone + PartialEq>(cases: &mut [&mut Case], table: fn(&mut Kernel) -> &mut Vec<T>) {
    let before: Vec<Vec<T>> = cases.iter_mut().map(|case| table(&mut case.kernel).clone()).collect();
    let Some((first, others)) = before.split_first() else { return };
    if others.iter().any(|other| other != first) {
        return;
    }
    for len in 0..first.len() {
        cases.iter_mut().for_each(|case| *table(&mut case.kernel) = first[..len].to_vec());
        if cases.iter().all(|case| is_same(case)) {
            return;
        }
    }
    cases.iter_mut().for_each(|case| table(&mut case.kernel).clone_from(first));
}

/// Gives a variable fewer elements, if it is the same in all cases.
fn smaller(cases: &mut [&mut Case], n: usize, elements: &[u32]) {
    let before = cases[0].kernel.variables[n];
    if cases.iter().any(|case| case.kernel.variables[n] != before) {
        return;
    }
    let set = |cases: &mut [&mut Case], elements: u32| {
        cases.iter_mut().for_each(|case| case.kernel.variables[n].1 = elements);
    };
    for fewer in elements.iter().copied().filter(|fewer| *fewer < before.1) {
        set(cases, fewer);
        if cases.iter().all(|case| is_same(case)) {
            return;
        }
        set(cases, before.1);
    }
}

/// Whether a case violates the rules that it did.
fn is_same(case: &Case) -> bool {
    match Genvisa::default().check(case) {
        CheckResult::Decoded(violated) => violated == case.violated,
        CheckResult::NotDecoded(_) | CheckResult::Lossy(_) => !case.is_readable,
    }
}
