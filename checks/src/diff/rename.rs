//! Instructions with a new name: one is removed, one is added, and both have the same code.

use super::{Change, ChangeKind, FactKind};
use genvisa_reader::isa::{Instruction, Isa};
use std::collections::BTreeMap;

/// An instruction before and after.
pub(super) struct Rename<'a> {
    old: &'a Instruction,
    new: &'a Instruction,
}

/// The instructions with a new name. A code that several instructions lost or gained is ambiguous and is skipped.
pub(super) fn find<'a>(old: &'a Isa, new: &'a Isa) -> Vec<Rename<'a>> {
    let (gone, come) = (only(old, new), only(new, old));
    let alone =
        |(code, gone): (Code, Vec<&'a Instruction>)| match (&gone[..], come.get(&code).map(Vec::as_slice)) {
            ([old], Some([new])) => Some(Rename { old, new }),
            _ => None,
        };
    gone.into_iter().filter_map(alone).collect()
}

type Code = (u8, Option<u8>);

/// The instructions whose names the other side does not have, by code.
fn only<'a>(isa: &'a Isa, other: &Isa) -> BTreeMap<Code, Vec<&'a Instruction>> {
    let mut found = BTreeMap::<Code, Vec<&Instruction>>::new();
    for instruction in isa.instructions.iter().filter(|i| other.instruction(&i.name).is_none()) {
        let code = (instruction.opcode, instruction.sub_opcode.as_ref().map(|sub| sub.code));
        found.entry(code).or_default().push(instruction);
    }
    found
}

/// The model with the new names, so that the new name is the only difference that it causes.
pub(super) fn apply(isa: &Isa, renames: &[Rename<'_>]) -> Isa {
    let mut isa = isa.clone();
    for Rename { old, new } in renames {
        for instruction in isa.instructions.iter_mut().filter(|i| i.name == old.name) {
            instruction.name.clone_from(&new.name);
        }
        for rule in isa.rules.iter_mut().filter(|r| *r.subject == *old.name) {
            let place = rule.id.strip_prefix(&old.name).unwrap_or_default();
            rule.id = [&new.name, place].concat();
            rule.subject = new.name.as_str().into();
        }
    }
    isa
}

pub(super) fn change(Rename { old, new }: &Rename<'_>) -> Change {
    Change {
        what: ChangeKind::Renamed,
        kind: FactKind::Instruction,
        subject: new.name.clone(),
        place: String::new(),
        old: Some(old.name.clone().into()),
        new: Some(new.name.clone().into()),
        old_at: Some(old.at.to_string()),
        new_at: Some(new.at.to_string()),
    }
}
