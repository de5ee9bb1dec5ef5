//! The crate `genvisa` as a judge.

use crate::case::{Case, Kernel};
use crate::judge::{Judge, Verdict};
use genvisa::{Declarations, Fccall, Instruction, Platform, Variable, Version};
use std::collections::BTreeSet;

/// The crate `genvisa`, with one of its rules switched off if so desired.
#[derive(Debug, Clone, Copy, Default)]
pub struct Genvisa<'a> {
    /// The rule whose violations do not get through.
    pub without: Option<&'a str>,
}

/// Judges a case by a type of `genvisa`: an instruction of its own, or the enum of all.
macro_rules! judge_as {
    ($self:ident, $case:ident, $ty:ty, $info:expr) => {{
        let version = Version::new($case.version.0, $case.version.1);
        let (instruction, length) = match <$ty>::decode(&$case.bytes, version) {
            Ok(decoded) => decoded,
            Err(error) => return Verdict::Unread(error.to_string()),
        };
        let name = $info(&instruction).name;
        if name != $case.instruction {
            return Verdict::Unread(format!("the bytes are {name}"));
        }
        if length != $case.bytes.len() {
            return Verdict::Lossy(format!("{length} of {} bytes were read", $case.bytes.len()));
        }
        // Written and read again, no bit may change on the way.
        let mut written = vec![0; instruction.encoded_len(version)];
        match instruction.encode(version, &mut written) {
            Err(error) => return Verdict::Lossy(format!("not written: {error}")),
            Ok(length) if written.get(..length) != Some($case.bytes.as_slice()) => {
                return Verdict::Lossy(format!("written as {written:02x?}"));
            }
            Ok(_) => {}
        }
        match <$ty>::decode(&written, version) {
            Ok((again, _)) if again == instruction => {}
            Ok((again, _)) => return Verdict::Lossy(format!("read again as {again:?}")),
            Err(error) => return Verdict::Lossy(format!("not read again: {error}")),
        }
        $self.check($case, |scope, platform, sink| instruction.check(scope, platform, sink))
    }};
}

impl Judge for Genvisa<'_> {
    fn judge(&self, case: &Case) -> Verdict {
        // What decoders take for another instruction is read by its own type.
        if case.instruction == Fccall::INFO.name {
            return judge_as!(self, case, Fccall, |_: &Fccall| Fccall::INFO);
        }
        judge_as!(self, case, Instruction, Instruction::info)
    }
}

impl Genvisa<'_> {
    /// The rules that are broken, as a validator reports them.
    fn check(
        &self,
        case: &Case,
        check: impl FnOnce(&Declarations<'_>, Platform, &mut genvisa_runtime::Sink<'_>),
    ) -> Verdict {
        let Some(platform) = platform(case) else {
            return Verdict::Unread(format!("there is no platform {}", case.platform));
        };
        let variables = variables(&case.kernel);
        let scope = scope(&case.kernel, &variables);
        let mut broken = BTreeSet::new();
        check(&scope, platform, &mut |violation| {
            if self.without != Some(violation.rule.id) {
                broken.insert((violation.rule.id.to_string(), violation.field.to_string()));
            }
        });
        Verdict::Read(broken)
    }
}

/// The platform of a case.
pub fn platform(case: &Case) -> Option<Platform> {
    Platform::ALL.iter().copied().find(|p| p.name() == case.platform)
}

/// The general variables of a kernel.
pub fn variables(kernel: &Kernel) -> Vec<Variable> {
    kernel.variables.iter().map(|&(ty, elements)| Variable { ty, elements }).collect()
}

/// What a kernel declares, with its general [`variables`].
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
