//! Instructions with the same bytes: a decoder cannot distinguish them.

use super::Finding;
use super::spec::Spec;
use std::collections::HashMap;

pub(super) fn run(spec: &Spec<'_>) -> Vec<Finding> {
    let mut first = HashMap::new();
    let mut found = Vec::new();
    for instruction in &spec.isa.instructions {
        let code = (instruction.opcode, instruction.sub_opcode.as_ref().map(|s| s.code));
        let other = *first.entry(code).or_insert(instruction);
        if other.name == instruction.name && other.at == instruction.at {
            continue;
        }
        let message =
            format!("{} has the opcode 0x{:02x} of {}", instruction.name, instruction.opcode, other.name);
        let labels = vec![
            spec.label(&instruction.at, &format!("{:02x}", instruction.opcode), ""),
            spec.label(&other.at, &format!("{:02x}", other.opcode), "here too"),
        ];
        let help = "an instruction that is encoded as one of them decodes as the other";
        found.push(Finding::new("opcodes", &instruction.name, message, help, labels));
    }
    found
}
