//! Programs that Intel's finalizer compiles from their object and from their text: both give the same machine code, or the
//! difference has a cause that `oracle/programs.toml` names.

use super::Program;
use crate::finalizer::{Finalizer, Input, Verdict};
use crate::shrink;
use genvisa_runner::minimise::minimise;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// The causes of this repository.
pub const TEXT: &str = include_str!("../../oracle/programs.toml");

/// The time for a smaller program with the same result.
const LIMIT: Duration = Duration::from_secs(30);

/// The result for a program.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Compared {
    /// The verdict on the object.
    pub object: &'static str,
    /// `same` or `other` machine code, or the verdict on a text that is not accepted. `unread` if our assembler cannot write
    /// the program as text.
    pub text: &'static str,
    /// The first message of the finalizer, with `#` in place of numbers.
    pub message: String,
}

/// Why results differ from those of a program that is accepted from both.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Causes {
    #[serde(default, rename = "cause")]
    all: Vec<Cause>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Cause {
    /// The verdict on the object, or several (`accepted | crashed`).
    object: String,
    /// The result of the text, or several.
    text: String,
    /// A part of the message; empty if there is none.
    #[serde(default)]
    message: String,
    reason: String,
}

/// The results of some programs.
#[derive(Debug, Clone, Default)]
pub struct Comparison {
    /// The number of programs with each result, and the first of them.
    pub results: BTreeMap<Compared, (usize, Program)>,
}

impl Compared {
    /// Compiles a program from its object and from its text.
    ///
    /// # Errors
    /// If the finalizer does not start.
    pub fn of(finalizer: &Finalizer, program: &Program) -> Result<Self, String> {
        let object = program.module.to_bytes().map_err(|error| error.to_string())?;
        let platform = program.platform.finalizer_name();
        let compile = |input| finalizer.compile_once(input, platform).map_err(|error| error.to_string());
        let (own, said) = compile(Input::Object(&object))?;
        let mut message = first_message(&own, &said);
        let text = match program.from_text() {
            Err(_) => "unread",
            Ok(_) => {
                let (theirs, said) = compile(Input::Text(&program.text()))?;
                if message.is_empty() {
                    message = first_message(&theirs, &said);
                }
                match (&own, &theirs) {
                    (Verdict::Accepted(a), Verdict::Accepted(b)) if a == b => "same",
                    (Verdict::Accepted(_), Verdict::Accepted(_)) => "other",
                    _ => theirs.word(),
                }
            }
        };
        Ok(Self { object: own.word(), text, message })
    }

    /// Whether the finalizer accepts both and makes the same code of them.
    pub fn is_expected(&self) -> bool {
        self.object == "accepted" && self.text == "same"
    }

    /// The smallest program that was found with the same result.
    pub fn smallest(&self, finalizer: &Finalizer, program: &Program) -> Program {
        let with = |module| Program { module, ..program.clone() };
        let platform = program.platform;
        let mut holds = |candidate: &Program| {
            candidate.is_valid() && Self::of(finalizer, candidate).is_ok_and(|found| found == *self)
        };
        let smaller = |program: Program| -> Box<dyn Iterator<Item = Program> + '_> {
            Box::new(shrink::smaller(program.module, platform, None).map(with))
        };
        minimise(program.clone(), &smaller, &mut holds, LIMIT).0
    }
}

/// The first message: of the verifier, of the assembler, or of a check inside the finalizer.
fn first_message(verdict: &Verdict, said: &str) -> String {
    let report = match verdict {
        Verdict::Rejected(report) | Verdict::Unclear(report) => report,
        Verdict::Crashed(_) => said,
        Verdict::Accepted(_) | Verdict::TimedOut => "",
    };
    let stated = report.lines().find_map(|line| line.split_once("Error Message: ")).map(|(_, message)| message);
    let line = stated.or_else(|| report.lines().find(|line| !line.trim().is_empty())).unwrap_or_default();
    let mut message = String::new();
    for c in line.trim().chars() {
        match c.is_ascii_digit() {
            true if message.ends_with('#') => {}
            true => message.push('#'),
            false => message.push(c),
        }
    }
    message
}

impl Causes {
    /// Reads causes.
    ///
    /// # Errors
    /// If the text is not TOML of this form.
    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| format!("oracle/programs.toml: {error}"))
    }

    /// The reason of a result.
    pub fn reason(&self, found: &Compared) -> Option<&str> {
        let within = |one: &str, all: &str| all.split(" | ").any(|word| word == one);
        let cause = self.all.iter().find(|cause| {
            within(found.object, &cause.object)
                && within(found.text, &cause.text)
                && found.message.contains(&cause.message)
        });
        cause.map(|cause| cause.reason.as_str())
    }
}

impl Comparison {
    /// Adds the result of a program.
    pub fn add(&mut self, found: Compared, program: &Program) {
        let (count, first) = self.results.entry(found).or_insert_with(|| (0, program.clone()));
        *count += 1;
        // The result does not depend on the order in which programs end.
        if program.number < first.number {
            first.clone_from(program);
        }
    }

    /// The number of programs.
    pub fn programs(&self) -> usize {
        self.results.values().map(|(count, _)| count).sum()
    }

    /// The results without a cause.
    pub fn unexplained<'c>(&'c self, causes: &'c Causes) -> impl Iterator<Item = (&'c Compared, &'c Program)> {
        let results = self.results.iter().filter(|(found, _)| !found.is_expected() && causes.reason(found).is_none());
        results.map(|(found, (_, program))| (found, program))
    }

    /// The results with their numbers and reasons.
    pub fn report(&self, causes: &Causes) -> String {
        let mut sorted: Vec<_> = self.results.iter().collect();
        sorted.sort_by_key(|(found, (count, _))| (usize::MAX - count, *found));
        let mut lines = vec![format!("{} programs", self.programs())];
        for (found, (count, program)) in sorted {
            let reason = match found.is_expected() {
                true => "as expected",
                false => causes.reason(found).unwrap_or("UNEXPLAINED"),
            };
            let Compared { message, .. } = found;
            let first = format!("first: {} on {}", program.number, program.platform.name());
            lines.push(format!("{count:8} {found} `{message}` ({first}): {reason}"));
        }
        lines.join("\n") + "\n"
    }
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "object {}, text {}", self.object, self.text)
    }
}

impl Program {
    /// Whether it breaks no rule whose violation is an error.
    pub fn is_valid(&self) -> bool {
        let broken = self.module.validate_flow(self.platform);
        !broken.iter().any(|(_, violation)| violation.rule.level == genvisa_runtime::Level::Error)
    }
}
