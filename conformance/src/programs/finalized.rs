//! Programs that Intel's finalizer compiles from their object and from their text: both give the same machine code, or the
//! difference has a cause that `oracle/programs.toml` names.

use super::Program;
use crate::finalizer::{Finalizer, Input, Verdict};
use crate::shrink;
use genvisa_asm::Target;
use genvisa_runner::minimise::minimise;
use regex_lite::Regex;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::collections::{BTreeMap, BTreeSet};
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
    /// The lines of the instructions that are the cause, as a regular expression: without them, the program has another result.
    /// Nothing if the message alone shows the cause.
    #[serde(default, deserialize_with = "expression")]
    without: Option<Regex>,
    reason: String,
}

/// The number of causes that a program may have.
const CAUSES: usize = 6;

/// The most programs of a result that are listed by number.
const LISTED: usize = 30;

/// The results of some programs.
#[derive(Debug, Clone, Default)]
pub struct Comparison {
    /// The programs with each result, by the reason of the result; nothing if it has none and is not expected.
    pub results: BTreeMap<(Compared, Option<String>), Programs>,
}

/// The programs with a result.
#[derive(Debug, Clone)]
pub struct Programs {
    /// The number of programs.
    pub count: usize,
    /// The first of them.
    pub first: Program,
    /// The numbers of some of them.
    pub numbers: BTreeSet<u64>,
}

impl Compared {
    /// Compiles a program from its object and from its text.
    ///
    /// # Errors
    /// If the finalizer does not start.
    pub fn of(finalizer: &Finalizer, program: &Program) -> Result<Self, String> {
        let object = program.module.encode().map_err(|error| error.to_string())?;
        let platform = program.platform.finalizer_name();
        let compile = |input| finalizer.compile_once(input, platform).map_err(|error| error.to_string());
        let (own, printed) = compile(Input::Object(&object))?;
        let mut message = first_message(&own, &printed);
        let text = match program.from_text() {
            Err(_) => "unread",
            Ok(_) => {
                let (theirs, printed) = compile(Input::Text(&program.text()))?;
                if message.is_empty() {
                    message = first_message(&theirs, &printed);
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

    /// The smallest program that was found with the same result and without a cause.
    pub fn smallest(&self, finalizer: &Finalizer, causes: &Causes, program: &Program) -> Program {
        let with = |module| Program { module, ..program.clone() };
        let platform = program.platform;
        let mut holds = |candidate: &Program| {
            candidate.is_valid()
                && Self::of(finalizer, candidate).is_ok_and(|found| found == *self)
                && causes.reason(finalizer, self, candidate).is_ok_and(|reason| reason.is_none())
        };
        let smaller = |program: Program| -> Box<dyn Iterator<Item = Program> + '_> {
            Box::new(shrink::smaller(program.module, platform, None).map(with))
        };
        minimise(program.clone(), &smaller, &mut holds, LIMIT).0
    }
}

/// The first message: of the verifier, of the assembler, or of a check inside the finalizer.
fn first_message(verdict: &Verdict, printed: &str) -> String {
    let report = match verdict {
        Verdict::Rejected(report) | Verdict::Unclear(report) => report,
        Verdict::Crashed(_) => printed,
        Verdict::Accepted(_) | Verdict::TimedOut => "",
    };
    let stated =
        report.lines().find_map(|line| line.split_once("Error Message: ")).map(|(_, message)| message);
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
    /// If the text is not TOML of this form, or a regular expression is wrong.
    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| format!("the causes of results: {error}"))
    }

    /// The reason of a result, if it is not the expected one: the first cause whose instructions the program has, and without
    /// which it has the expected result, or another one with a cause. If no cause alone changes the result, several causes may
    /// have the same result: then the first of those whose instructions together change it.
    ///
    /// # Errors
    /// If the finalizer does not start.
    pub fn reason(
        &self,
        finalizer: &Finalizer,
        found: &Compared,
        program: &Program,
    ) -> Result<Option<String>, String> {
        self.reason_to_depth(finalizer, found, program, CAUSES)
    }

    fn reason_to_depth(
        &self,
        finalizer: &Finalizer,
        found: &Compared,
        program: &Program,
        depth: usize,
    ) -> Result<Option<String>, String> {
        let mut unchanged = Vec::new();
        for cause in self.all.iter().filter(|cause| cause.fits(found)) {
            let Some(lines) = &cause.without else { return Ok(Some(cause.reason.clone())) };
            let Some(rest) = program.without(lines) else { continue };
            let other = Compared::of(finalizer, &rest)?;
            if other == *found {
                unchanged.push((cause, lines, rest));
            } else if self.explains(finalizer, &other, &rest, depth)? {
                return Ok(Some(cause.reason.clone()));
            }
        }
        let Some(((first, _, rest), more)) = unchanged.split_first().filter(|(_, more)| !more.is_empty())
        else {
            return Ok(None);
        };
        let mut rest = rest.clone();
        for (_, lines, _) in more {
            rest = rest.without(lines).unwrap_or(rest);
        }
        let other = Compared::of(finalizer, &rest)?;
        let is_explained = other != *found && self.explains(finalizer, &other, &rest, depth)?;
        Ok(is_explained.then(|| first.reason.clone()))
    }

    /// Whether the result of a program without the instructions of a cause is the expected one, or has a cause itself.
    fn explains(
        &self,
        finalizer: &Finalizer,
        other: &Compared,
        rest: &Program,
        depth: usize,
    ) -> Result<bool, String> {
        Ok(other.is_expected()
            || depth > 1 && self.reason_to_depth(finalizer, other, rest, depth - 1)?.is_some())
    }
}

impl Cause {
    /// Whether the verdicts and the message of a result are those of this cause.
    fn fits(&self, found: &Compared) -> bool {
        let within = |one: &str, all: &str| all.split(" | ").any(|word| word == one);
        within(found.object, &self.object)
            && within(found.text, &self.text)
            && found.message.contains(&self.message)
    }
}

/// Reads a regular expression; an empty text is none.
fn expression<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Regex>, D::Error> {
    let text = String::deserialize(from)?;
    match text.as_str() {
        "" => Ok(None),
        text => Regex::new(text).map(Some).map_err(|error| D::Error::custom(format!("`{text}`: {error}"))),
    }
}

impl Comparison {
    /// Adds the result of a program, and its reason if it is not the expected one.
    pub fn add(&mut self, found: Compared, reason: Option<String>, program: &Program) {
        let new = || Programs { count: 0, first: program.clone(), numbers: BTreeSet::new() };
        let programs = self.results.entry((found, reason)).or_insert_with(new);
        programs.count += 1;
        programs.numbers.insert(program.number);
        if programs.numbers.len() > LISTED {
            programs.numbers.pop_last();
        }
        // The result does not depend on the order in which programs end.
        if program.number < programs.first.number {
            programs.first.clone_from(program);
        }
    }

    /// The number of programs.
    pub fn programs(&self) -> usize {
        self.results.values().map(|programs| programs.count).sum()
    }

    /// The results without a reason, and the first program of each.
    pub fn unexplained(&self) -> impl Iterator<Item = (&Compared, &Program)> {
        let results =
            self.results.iter().filter(|((found, reason), _)| !found.is_expected() && reason.is_none());
        results.map(|((found, _), programs)| (found, &programs.first))
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sorted: Vec<_> = self.results.iter().collect();
        sorted.sort_by_key(|(result, programs)| (usize::MAX - programs.count, *result));
        writeln!(f, "{} programs", self.programs())?;
        for ((found, reason), programs) in sorted {
            let Programs { count, first, numbers } = programs;
            let message =
                if found.message.is_empty() { String::new() } else { format!(", `{}`", found.message) };
            let platform = first.platform.name();
            writeln!(f, "{count:8} {found}{message}; the first is {} on {platform}", first.number)?;
            match reason {
                Some(reason) => writeln!(f, "         {reason}")?,
                None if found.is_expected() => {}
                None => writeln!(f, "         UNEXPLAINED: {numbers:?}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "object {}, text {}", self.object, self.text)
    }
}

impl Program {
    /// The program without some lines of its text. Nothing if it has no such line, or cannot be written as text.
    fn without(&self, lines: &Regex) -> Option<Self> {
        let text = self.text();
        let kept: Vec<&str> = text.lines().filter(|line| !lines.is_match(line)).collect();
        (kept.len() < text.lines().count()).then_some(())?;
        let module = Target::from(self.platform).assemble(&kept.join("\n")).ok()?;
        Some(Self { module, ..self.clone() })
    }

    /// Whether it breaks no rule whose violation is an error.
    pub fn is_valid(&self) -> bool {
        let broken = self.module.validate_flow(self.platform);
        !broken.iter().any(|(_, violation)| violation.rule.level == genvisa_runtime::Level::Error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use genvisa::{Module, Platform};

    #[test]
    fn a_comparison_names_the_program_with_the_least_number() {
        let refused = Compared { object: "rejected", text: "rejected", message: "no".to_string() };
        let mut comparison = Comparison::default();
        for number in [7, 3, 5] {
            let platform = Platform::ALL[0];
            let program = Program { number, platform, module: Module::default(), refused: Vec::new() };
            comparison.add(refused.clone(), None, &program);
        }
        let first: Vec<u64> = comparison.unexplained().map(|(_, program)| program.number).collect();
        assert_eq!((first, comparison.programs()), (vec![3], 3));
        let text = comparison.to_string();
        assert!(text.contains("the first is 3 on") && text.contains("UNEXPLAINED: {3, 5, 7}"), "{text}");
    }

    #[test]
    fn messages_that_differ_in_the_digits_of_a_number_are_the_same() {
        for (line, number) in [("9", "7"), ("12", "1048576")] {
            let report = format!("head\nError Message: line {line}: at most {number}\n");
            assert_eq!(first_message(&Verdict::Rejected(report), ""), "line #: at most #");
        }
    }

    #[test]
    fn a_cause_has_its_verdicts_and_a_part_of_its_message() {
        let text = "[[cause]]\nobject = \"accepted | crashed\"\ntext = \"rejected\"\nmessage = \"no form\"\nreason = \"known\"\n";
        let causes: Causes = toml::from_str(text).unwrap();
        let fits = |object, text, message: &str| {
            causes.all[0].fits(&Compared { object, text, message: message.to_string() })
        };
        assert!(
            fits("accepted", "rejected", "it has no form here") && fits("crashed", "rejected", "no form")
        );
        assert!(!fits("rejected", "rejected", "no form"));
        assert!(!fits("accepted", "accepted", "no form"));
        assert!(!fits("accepted", "rejected", "another"));
    }
}
