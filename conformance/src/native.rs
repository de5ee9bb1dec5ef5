//! The crate `genvisa` as a judge.

use crate::case::Case;
use crate::judge::{Judge, Verdict};
use genvisa::{Declarations, Instruction, Platform, Variable, Version};
use std::collections::BTreeSet;

/// The crate `genvisa`.
pub struct Genvisa;

impl Judge for Genvisa {
    fn judge(&self, case: &Case) -> Verdict {
        let version = Version::default();
        let (instruction, length) = match Instruction::decode(&case.bytes, version) {
            Ok(decoded) => decoded,
            Err(error) => return Verdict::Unread(error.to_string()),
        };
        let name = instruction.info().name;
        if name != case.instruction {
            return Verdict::Unread(format!("the bytes are {name}"));
        }
        if let Err(why) = round_trip(&instruction, length, &case.bytes, version) {
            return Verdict::Lossy(why);
        }
        let Some(platform) = Platform::ALL.iter().copied().find(|p| p.name() == case.platform) else {
            return Verdict::Unread(format!("there is no platform {}", case.platform));
        };
        let kernel = &case.kernel;
        let variables: Vec<_> =
            kernel.variables.iter().map(|&(ty, elements)| Variable { ty, elements }).collect();
        let scope = Declarations {
            variables: &variables,
            addresses: &kernel.addresses,
            predicates: &kernel.predicates,
            surfaces: &kernel.surfaces,
            samplers: &kernel.samplers,
            labels: &kernel.labels,
        };
        let mut broken = BTreeSet::new();
        instruction.check(&scope, platform, &mut |violation| {
            broken.insert((violation.rule.id.to_string(), violation.field.to_string()));
        });
        Verdict::Read(broken)
    }
}

/// Writes the instruction and reads it again: no bit may change on the way.
fn round_trip(
    instruction: &Instruction,
    length: usize,
    bytes: &[u8],
    version: Version,
) -> Result<(), String> {
    if length != bytes.len() {
        return Err(format!("{length} of {} bytes were read", bytes.len()));
    }
    let mut written = vec![0; instruction.encoded_len(version)];
    let length = instruction.encode(version, &mut written).map_err(|e| format!("not written: {e}"))?;
    if written.get(..length) != Some(bytes) {
        return Err(format!("written as {written:02x?}"));
    }
    match Instruction::decode(&written, version) {
        Ok((again, _)) if again == *instruction => Ok(()),
        Ok((again, _)) => Err(format!("read again as {again:?}")),
        Err(error) => Err(format!("not read again: {error}")),
    }
}
