//! Declarations that nothing uses.

use super::edit::index;
use super::part::{self, Part, with_data};
use crate::programs::Code;
use genvisa::object::Category;
use genvisa::{Instruction, Module, Platform};
use genvisa_runtime::Refers;
use std::collections::BTreeSet;

/// Removes the declarations of some tables that neither an instruction nor another declaration uses, and gives the others their
/// new indexes. Nothing if there is none, or if the indexes of an instruction are not known.
pub(super) fn remove(module: &mut Module, part: Part, tables: &[Refers], platform: Platform) -> Option<()> {
    let code: Vec<Code> = part::body(module, part)?
        .iter()
        .map(|instruction| Code::of(&instruction, platform))
        .collect::<Option<_>>()?;
    let accesses = code.iter().flat_map(|code| &code.accesses);
    let mut used: BTreeSet<(Refers, u32)> = accesses.map(|access| (access.table, access.position)).collect();
    let first = platform.context(&genvisa::Declarations::default()).platform.first;
    if let Part::Kernel(number) = part {
        for input in &module.kernels.get(number)?.data.input_info {
            let table = match input.kind.category() {
                Some(Category::Sampler) => Refers::Sampler,
                Some(Category::Surface) => Refers::Surface,
                Some(Category::General) | None => Refers::Variable,
            };
            used.extend(input.id.checked_sub(first.of(table)).map(|position| (table, position)));
        }
    }
    let counts = with_data!(module, part, |data| {
        let aliases = data.var_info.iter().filter_map(|info| info.alias_index.checked_sub(first.variable));
        used.extend(aliases.map(|position| (Refers::Variable, position)));
        [
            (Refers::Variable, data.var_info.len()),
            (Refers::Address, data.address_info.len()),
            (Refers::Predicate, data.predicate_info.len()),
            (Refers::Surface, data.surface_info.len()),
            (Refers::Sampler, data.sampler_info.len()),
            (Refers::Label, data.label_info.len()),
        ]
    });
    let keeps = |table: Refers, position: u32| !tables.contains(&table) || used.contains(&(table, position));
    let unused = counts.iter().flat_map(|(table, count)| (0..*count).map(move |position| (*table, position)));
    let mut removed =
        unused.filter(|(table, position)| u32::try_from(*position).is_ok_and(|at| !keeps(*table, at)));
    removed.next()?;
    // The number of kept declarations in front.
    let moved = |table: Refers, position: u32| {
        u32::try_from((0..position).filter(|before| keeps(table, *before)).count()).ok()
    };
    let instructions: Vec<Instruction> = code
        .iter()
        .map(|code| code.moved(platform, moved).map(|(instruction, _)| instruction))
        .collect::<Option<_>>()?;
    macro_rules! retain {
        ($data:ident: $($table:ident of $refers:ident),*) => {$(
            let mut positions = 0..;
            $data.$table.retain(|_| positions.next().is_none_or(|at| keeps(Refers::$refers, at)));
        )*};
    }
    with_data!(module, part, |data| {
        retain!(data: var_info of Variable, address_info of Address, predicate_info of Predicate,
            surface_info of Surface, sampler_info of Sampler, label_info of Label);
        for info in &mut data.var_info {
            if let Some(position) = info.alias_index.checked_sub(first.variable) {
                info.alias_index =
                    index(usize::try_from(moved(Refers::Variable, position)?).ok()?, platform)?;
            }
        }
    });
    if let Part::Kernel(number) = part {
        for input in &mut module.kernels.get_mut(number)?.data.input_info {
            let table = match input.kind.category() {
                Some(Category::Sampler) => Refers::Sampler,
                Some(Category::Surface) => Refers::Surface,
                Some(Category::General) | None => Refers::Variable,
            };
            if let Some(position) = input.id.checked_sub(first.of(table)) {
                input.id = first.of(table) + moved(table, position)?;
            }
        }
    }
    part::set_body(module, part, &instructions)
}
