//! `genvisa` as an implementation under test that answers requests, in this process or through the protocol.
//!
//! [`native`](crate::native) answers cases of the suite with the places of violations. This one answers like any other
//! implementation: it sees whole modules or their instructions, and no expectations.

use crate::{code, native};
use genvisa::{Module, Platform, Version};
use genvisa_asm::Target;
use genvisa_report::Severity;
use genvisa_runner::implementation::{Factory, Hello, Implementation, PROTOCOL};
use genvisa_runner::outcome::{Answer, Outcome, Phase};
use genvisa_runner::request::{Data, Operation, Request};
use genvisa_runtime::{Level, NoVersion, Rule};
use std::collections::BTreeSet;

/// `genvisa`.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ours;

impl Factory for Ours {
    fn name(&self) -> String {
        "genvisa".into()
    }

    fn start(&self) -> Result<Box<dyn Implementation + '_>, String> {
        Ok(Box::new(*self))
    }
}

impl Implementation for Ours {
    fn hello(&self) -> Hello {
        Hello {
            protocol: PROTOCOL,
            name: "genvisa".into(),
            version: env!("CARGO_PKG_VERSION").into(),
            operations: Operation::ALL.to_vec(),
            platforms: Platform::ALL.iter().map(|platform| platform.name().to_string()).collect(),
            versions: Vec::new(),
            features: vec!["rules".into(), "phases".into()],
            window: 16,
        }
    }

    fn ask(&mut self, request: &Request) -> Outcome {
        Outcome::Answered(answer(request).unwrap_or_else(|message| Answer::Error { message }))
    }
}

/// Answers a request.
///
/// # Errors
/// If the request is not as the protocol requires.
fn answer(request: &Request) -> Result<Answer, String> {
    let platform = platform(&request.platform)?;
    Ok(match request.operation {
        Operation::CheckBin => match read(request.input.object()?) {
            Ok(module) => check(&module, platform),
            Err(message) => rejected(Phase::Read, message),
        },
        Operation::CheckText => match assembled(request.input.text()?, platform) {
            Ok(module) => check(&module, platform),
            Err(message) => rejected(Phase::Read, message),
        },
        Operation::Assemble => match assembled(request.input.text()?, platform) {
            Ok(module) => match module.encode() {
                Ok(bytes) => accepted(Some(Data::Base64(bytes))),
                Err(error) => rejected(Phase::Assemble, error.to_string()),
            },
            Err(message) => rejected(Phase::Read, message),
        },
        Operation::Disassemble => match read(request.input.object()?) {
            Ok(module) => accepted(Some(Data::Text(Target::from(platform).disassemble(&module)))),
            Err(message) => rejected(Phase::Read, message),
        },
        Operation::Decode => match code::decode(request.input.object()?, version(&request.version)?) {
            Ok(code) => accepted(Some(Data::Text(code.to_string()))),
            Err(message) => rejected(Phase::Read, message),
        },
        Operation::Encode => match request.input.text()?.parse() {
            Ok(code) => match code::encode(&code, version(&request.version)?) {
                Ok(bytes) => accepted(Some(Data::Base64(bytes))),
                Err(message) => rejected(Phase::Assemble, message),
            },
            Err(message) => rejected(Phase::Read, message),
        },
    })
}

/// The platform of a name.
///
/// # Errors
/// If no platform has it.
pub(crate) fn platform(name: &str) -> Result<Platform, String> {
    native::platform(name).ok_or_else(|| format!("no platform has the name {name}"))
}

/// The object version of a name, as `3.8`.
fn version(name: &str) -> Result<Version, String> {
    name.parse().map_err(|error: NoVersion| format!("`{name}`: {error}"))
}

fn accepted(output: Option<Data>) -> Answer {
    Answer::Accept { output, rules: Vec::new() }
}

fn rejected(phase: Phase, message: String) -> Answer {
    Answer::Reject { phase: Some(phase), rules: Vec::new(), message: Some(message) }
}

/// Reads an object, and all its instructions.
fn read(bytes: &[u8]) -> Result<Module, String> {
    let module = Module::decode(bytes).map_err(|error| error.to_string())?;
    let undecoded = module.bodies().find_map(|body| body.rest.as_deref());
    match undecoded {
        Some(rest) => Err(rest.error.to_string()),
        None => Ok(module),
    }
}

/// Reads a text.
///
/// # Errors
/// The first one of the text.
pub(crate) fn assembled(text: &str, platform: Platform) -> Result<Module, String> {
    let read = Target::from(platform).read(text);
    match read.problems.into_iter().find(|problem| problem.severity == Severity::Error) {
        Some(problem) => Err(problem.message.to_string()),
        None => Ok(read.module),
    }
}

fn check(module: &Module, platform: Platform) -> Answer {
    let violations = module.validate_flow(platform);
    let broken = || violations.iter().map(|(_, violation)| violation.rule);
    let is_error = |rule: &&Rule| rule.level == Level::Error;
    let names = |rules: BTreeSet<&str>| rules.into_iter().map(str::to_string).collect();
    match broken().find(is_error) {
        // Warnings are no reasons for the rejection.
        Some(first) => Answer::Reject {
            phase: Some(Phase::Check),
            rules: names(broken().filter(is_error).map(|rule| rule.id).collect()),
            message: Some(first.doc.to_string()),
        },
        None => Answer::Accept { output: None, rules: names(broken().map(|rule| rule.id).collect()) },
    }
}

#[cfg(test)]
mod tests {
    use super::{Ours, platform, version};
    use genvisa_runner::implementation::Factory;

    #[test]
    fn the_implementation_has_one_name() {
        assert_eq!(Ours.name(), "genvisa");
        assert_eq!(Ours.start().unwrap().hello().name, Ours.name());
    }

    #[test]
    fn a_platform_and_a_version_have_known_names() {
        assert!(platform("SKL").is_ok() && version("3.8") == Ok(genvisa::Version::new(3, 8)));
        assert_eq!(platform("SKY").err().as_deref(), Some("no platform has the name SKY"));
        assert!(version("3").is_err_and(|why| why.starts_with("`3`: ")));
    }
}
