//! The crate `genvisa` as an implementation under test.

use crate::case::{Case, Kernel};
use crate::implementation::{CheckResult, Implementation};
use crate::object::evaluate::named;
use crate::object::{ObjectCase, ObjectImplementation};
use genvisa::debug::DebugInfo;
use genvisa::{Declarations, Fccall, Instruction, Module, NEWEST_VERSION, Platform, Variable, Version};
use genvisa_runtime::object::{from_bytes, to_bytes};
use genvisa_runtime::{Checked, DecodeError, EncodeError, InstructionInfo, Scope, Sink, Violation};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// The crate `genvisa`, optionally without one of its rules.
#[derive(Debug, Clone, Copy, Default)]
pub struct Genvisa<'a> {
    /// The rule whose violations are not reported.
    pub without: Option<&'a str>,
}

/// The methods that each instruction and the enum of all instructions have.
trait Codec: Sized + PartialEq + Debug {
    fn name(&self) -> &'static str;
    fn decode(bytes: &[u8], version: Version) -> Result<(Self, usize), DecodeError>;
    fn encode(&self, version: Version) -> Result<Vec<u8>, EncodeError>;
    fn check(&self, scope: &dyn Scope, platform: Platform, sink: &mut Sink<'_>);
}

macro_rules! impl_codec {
    ($ty:ty, $info:expr) => {
        impl Codec for $ty {
            fn name(&self) -> &'static str {
                let info: fn(&Self) -> &'static InstructionInfo = $info;
                info(self).name
            }

            fn decode(bytes: &[u8], version: Version) -> Result<(Self, usize), DecodeError> {
                <$ty>::decode(bytes, version)
            }

            fn encode(&self, version: Version) -> Result<Vec<u8>, EncodeError> {
                let mut bytes = vec![0; self.encoded_len(version)];
                let length = <$ty>::encode(self, version, &mut bytes)?;
                bytes.truncate(length);
                Ok(bytes)
            }

            fn check(&self, scope: &dyn Scope, platform: Platform, sink: &mut Sink<'_>) {
                <$ty>::check(self, scope, platform, sink);
            }
        }
    };
}

impl_codec!(Instruction, |instruction| instruction.info());
impl_codec!(Fccall, |_| Fccall::INFO);

/// Checks a case.
type Check = fn(&Genvisa<'_>, &Case) -> CheckResult;

/// The instructions that [`Instruction::decode`] decodes as another one with the same opcode
/// ([`InstructionInfo::same_as`]). Their cases are decoded by their own types.
const OWN_TYPES: [(&InstructionInfo, Check); 1] = [(Fccall::INFO, check_as::<Fccall>)];

impl Implementation for Genvisa<'_> {
    fn check(&self, case: &Case) -> CheckResult {
        let own = OWN_TYPES.iter().find(|(info, _)| info.name == case.instruction);
        let check = own.map_or(check_as::<Instruction> as Check, |(_, check)| *check);
        check(self, case)
    }
}

impl ObjectImplementation for Genvisa<'_> {
    fn check_object(&self, case: &ObjectCase) -> CheckResult {
        let Some(platform) = platform(&case.platform) else {
            return CheckResult::NotDecoded(format!("there is no platform {}", case.platform));
        };
        let mut broken = BTreeSet::new();
        let mut report = |part: &str, violation: &Violation| {
            if self.without != Some(violation.rule.id) {
                let element = violation.element.map(|n| n as usize);
                broken.insert((violation.rule.id.to_string(), named(part, violation.field, element)));
            }
        };
        let written = if case.is_debug {
            let (info, _) = match from_bytes::<DebugInfo>(&case.bytes, 0, NEWEST_VERSION) {
                Ok(read) => read,
                Err(error) => return CheckResult::NotDecoded(error.to_string()),
            };
            let nothing = Declarations::default();
            info.check(&platform.context(&nothing), &mut |violation| report("header", &violation));
            to_bytes(&info, NEWEST_VERSION)
        } else {
            let module = match Module::decode(&case.bytes) {
                Ok(module) => module,
                Err(error) => return CheckResult::NotDecoded(error.to_string()),
            };
            let found = if case.flow { module.validate_flow(platform) } else { module.validate(platform) };
            found.iter().for_each(|(location, violation)| report(&location.to_string(), violation));
            module.encode()
        };
        match written {
            Ok(bytes) if bytes == case.bytes => CheckResult::Decoded(broken),
            Ok(_) => CheckResult::Lossy("encoded as other bytes".into()),
            Err(error) => CheckResult::Lossy(format!("not encoded: {error}")),
        }
    }
}

/// Checks a case by a type of `genvisa`.
fn check_as<T: Codec>(genvisa: &Genvisa<'_>, case: &Case) -> CheckResult {
    let version = Version::new(case.version.0, case.version.1);
    let (instruction, length) = match T::decode(&case.bytes, version) {
        Ok(decoded) => decoded,
        Err(error) => return CheckResult::NotDecoded(error.to_string()),
    };
    if instruction.name() != case.instruction {
        return CheckResult::NotDecoded(format!("the bytes are {}", instruction.name()));
    }
    if length != case.bytes.len() {
        return CheckResult::Lossy(format!("{length} of {} bytes were decoded", case.bytes.len()));
    }
    if let Err(why) = is_lossless(&instruction, &case.bytes, version) {
        return CheckResult::Lossy(why);
    }
    let Some(platform) = platform(&case.platform) else {
        return CheckResult::NotDecoded(format!("there is no platform {}", case.platform));
    };
    let variables = variables(&case.kernel);
    let mut violated = BTreeSet::new();
    instruction.check(&scope(&case.kernel, &variables), platform, &mut |violation| {
        if genvisa.without != Some(violation.rule.id) {
            violated.insert((violation.rule.id.to_string(), violation.field.to_string()));
        }
    });
    CheckResult::Decoded(violated)
}

/// Encodes a decoded instruction and decodes it again. No bit may change.
fn is_lossless<T: Codec>(instruction: &T, bytes: &[u8], version: Version) -> Result<(), String> {
    let encoded = instruction.encode(version).map_err(|error| format!("not encoded: {error}"))?;
    if encoded != bytes {
        return Err(format!("encoded as {encoded:02x?}"));
    }
    match T::decode(&encoded, version) {
        Ok((again, _)) if again == *instruction => Ok(()),
        Ok((again, _)) => Err(format!("decoded again as {again:?}")),
        Err(error) => Err(format!("not decoded again: {error}")),
    }
}

/// The platform of a name; letters may be small or capital.
pub fn platform(name: &str) -> Option<Platform> {
    name.parse().ok()
}

/// The general variables of a kernel.
pub fn variables(kernel: &Kernel) -> Vec<Variable> {
    kernel.variables.iter().map(|&(ty, elements)| Variable { ty, elements }).collect()
}

/// The declarations of a kernel, with its general [`variables`].
pub fn scope<'a>(kernel: &'a Kernel, variables: &'a [Variable]) -> Declarations<'a> {
    Declarations {
        variables,
        addresses: &kernel.addresses,
        predicates: &kernel.predicates,
        surfaces: &kernel.surfaces,
        samplers: &kernel.samplers,
        labels: &kernel.labels,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instruction_that_decodes_as_another_is_decoded_by_its_own_type() {
        let others = Instruction::ALL.iter().filter(|info| info.same_as.is_some()).map(|info| info.name);
        let own = OWN_TYPES.iter().map(|(info, _)| info.name);
        assert_eq!(own.collect::<Vec<_>>(), others.collect::<Vec<_>>());
    }
}
