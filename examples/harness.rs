//! Measures an implementation in Rust with the conformance suite: `harness conformance::MOV/type_map --exact`.
//!
//! The implementation of this example is `genvisa` behind an object file. A real one calls its own reader and checker in `ask`.

use genvisa::{Level, Module, Platform, UnknownName};
use genvisa_conformance::runner::implementation::{Hello, Implementation, PROTOCOL};
use genvisa_conformance::runner::outcome::{Answer, Outcome, Phase};
use genvisa_conformance::runner::request::{Operation, Request};
use std::process::ExitCode;

/// An implementation without a state.
#[derive(Clone)]
struct Mine;

impl Implementation for Mine {
    fn hello(&self) -> Hello {
        let mut hello = Hello::unknown("mine".into());
        hello.protocol = PROTOCOL;
        hello.operations = vec![Operation::CheckBin];
        hello.features = vec!["phases".into()];
        hello
    }

    fn ask(&mut self, request: &Request) -> Outcome {
        Outcome::Answered(answer(request).unwrap_or_else(|message| Answer::Error { message }))
    }
}

/// The answer to the question whether an object is valid.
fn answer(request: &Request) -> Result<Answer, String> {
    let unknown = |error: UnknownName| format!("{}: {error}", request.platform);
    let platform: Platform = request.platform.parse().map_err(unknown)?;
    let module = match Module::decode(request.input.object()?) {
        Ok(module) => module,
        Err(error) => return Ok(rejected(Phase::Read, error.to_string())),
    };
    // The bytes behind the last instruction that could be read.
    if let Some(rest) = module.bodies().find_map(|body| body.rest.as_deref()) {
        return Ok(rejected(Phase::Read, rest.error.to_string()));
    }
    let violations = module.validate_flow(platform);
    let mut errors = violations.iter().filter(|(_, violation)| violation.rule.level == Level::Error);
    Ok(match errors.next() {
        Some((_, violation)) => rejected(Phase::Check, violation.to_string()),
        None => Answer::Accept { output: None, rules: Vec::new() },
    })
}

fn rejected(phase: Phase, message: String) -> Answer {
    Answer::Reject { phase: Some(phase), rules: Vec::new(), message: Some(message) }
}

fn main() -> ExitCode {
    genvisa_conformance::harness(Mine)
}
