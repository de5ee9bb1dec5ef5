//! The instructions behind the names of the index and of the matrix, which are names of pages.

use genvisa_reader::isa::{Instruction, Isa};
use std::collections::{BTreeMap, BTreeSet};

/// The instructions of each name: the one with this name, those on the page with this name, or those of a group.
pub(super) fn all(isa: &Isa) -> BTreeMap<&str, Vec<&str>> {
    let entries = isa.index.iter().flat_map(|group| &group.entries);
    let listed: BTreeSet<&str> =
        entries.map(|entry| &*entry.name).chain(isa.matrix.iter().map(|row| &*row.name)).collect();
    listed.into_iter().map(|name| (name, named(isa, name))).collect()
}

fn named<'i>(isa: &'i Isa, name: &str) -> Vec<&'i str> {
    let group = isa.groups.iter().find(|group| group.name == name);
    let is_listed = |instruction: &&Instruction| {
        let page = instruction.at.page.rsplit('/').next().unwrap_or_default();
        instruction.name == name
            || page.strip_suffix(".md") == Some(name)
            || group.is_some_and(|group| group.opcode == instruction.opcode)
    };
    isa.instructions.iter().filter(is_listed).map(|instruction| &*instruction.name).collect()
}
