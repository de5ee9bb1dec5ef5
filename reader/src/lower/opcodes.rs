//! Opcodes: which instructions have which bytes.

use super::log::{Log, Opcode};
use crate::isa::{Instruction, Isa};

/// Resolves opcodes that several pages have: a group, instructions with the same fields, or a mistake.
pub(super) fn all(isa: &mut Isa, log: &mut Log<'_>) {
    let mut all = std::mem::take(&mut log.opcodes);
    // Decoders choose the first by name; the order of the pages has no effect.
    all.sort_by_key(|o| (o.code, o.name));
    for same in all.chunk_by(|a, b| a.code == b.code) {
        let Some((first, others)) = same.split_first() else { continue };
        for other in others.iter().filter(|o| o.name != first.name) {
            // Two instructions of one name are reported as such.
            let is_same = first.sub.is_none() && other.sub.is_none() && alike(isa, first, other);
            match isa.instructions.iter_mut().find(|i| is_same && i.name == other.name) {
                Some(other) => other.same_as = Some(first.name.to_string()),
                None => conflict(log, first, other),
            }
        }
    }
}

fn conflict(log: &mut Log<'_>, first: &Opcode<'_>, other: &Opcode<'_>) {
    let message = format!("opcode 0x{:02x} is that of `{}` and of `{}`", first.code, first.name, other.name);
    let help = if first.sub.or(other.sub).is_some() {
        "a group has one name"
    } else {
        "instructions that share an opcode have the same fields, or a sub-opcode"
    };
    log.conflict(&other.spot, message, &first.spot, "first here", help);
}

/// Whether the bytes of two instructions have the same meaning.
fn alike(isa: &Isa, a: &Opcode<'_>, b: &Opcode<'_>) -> bool {
    let (Some(a), Some(b)) = (isa.instruction(a.name), isa.instruction(b.name)) else { return false };
    let fields = |i: &Instruction| {
        let field = |f: &crate::isa::Field| (f.name.clone(), f.wire.clone(), f.count.clone(), f.when.clone());
        i.fields.iter().map(field).collect::<Vec<_>>()
    };
    fields(a) == fields(b)
}
