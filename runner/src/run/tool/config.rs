//! The description of a command.

use crate::outcome::Phase;
use crate::request::Operation;
use glob::Pattern;
use regex_lite::Regex;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use std::collections::BTreeMap;
use std::time::Duration;

/// The content of a `conform.toml`.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The name of the implementation.
    pub name: String,
    /// Its version.
    pub version: Option<String>,
    /// A command that prints the version.
    pub version_command: Option<String>,
    /// Where to get the program, for the message if it is absent.
    pub hint: Option<String>,
    /// The command line, split as a shell splits it. `{file}`, `{platform}` and `{version}` (of the object) are replaced.
    pub command: String,
    /// The operations that the command performs.
    pub operations: BTreeMap<Operation, Task>,
    /// The spelling of each platform that the command supports. If it is empty, all platforms have the names of the pages.
    #[serde(default)]
    pub platforms: BTreeMap<String, String>,
    /// The object versions that the command supports; empty for all.
    #[serde(default)]
    pub versions: Vec<String>,
    /// Environment variables of the command.
    #[serde(default)]
    pub environment: BTreeMap<String, String>,
    /// The limits of a run.
    #[serde(default)]
    pub limits: Limits,
    /// How to read the answer. The first entry whose conditions are all met decides. A run that meets none is an error. A
    /// signal is a crash in any case. So is an exit code from 129 to 159, by which a shell reports a signal, and 126 and 127
    /// mean that the command did not run, unless `exit` of an entry names the code.
    pub answer: Vec<Condition>,
}

/// An operation of a command.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The name of the file with the input.
    pub file: String,
    /// The command line, if it differs from that of the other operations.
    pub command: Option<String>,
    /// A pattern for the name of the file with the output.
    #[serde(default, deserialize_with = "pattern")]
    #[schemars(with = "Option<String>")]
    pub output: Option<Pattern>,
}

/// The limits of a run.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// The elapsed time in seconds.
    pub seconds: f64,
    /// The processor time in seconds.
    pub processor_seconds: Option<u32>,
    /// The bytes of the largest file that the command may write, its output streams included.
    pub file_bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { seconds: 60.0, processor_seconds: None, file_bytes: 1 << 28 }
    }
}

impl Limits {
    pub(super) fn elapsed(&self) -> Duration {
        Duration::try_from_secs_f64(self.seconds).unwrap_or(Duration::MAX)
    }

    pub(super) fn elapsed_ms(&self) -> u64 {
        u64::try_from(self.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

/// The kind of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The input is valid.
    Accept,
    /// The input is invalid.
    Reject,
    /// The command does not support the input.
    Skip,
    /// The command failed.
    Error,
}

/// An answer with its conditions. Conditions that are left out are met.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The answer.
    pub verdict: Verdict,
    /// The phase of a rejection.
    pub phase: Option<Phase>,
    /// The exit code is one of these.
    pub exit: Option<Vec<i32>>,
    /// The exit code is none of these.
    #[serde(default)]
    pub exit_not: Vec<i32>,
    /// Each pattern matches a file that the command wrote into its folder.
    #[serde(default, deserialize_with = "patterns")]
    #[schemars(with = "Vec<String>")]
    pub exists: Vec<Pattern>,
    /// No pattern matches a file that the command wrote into its folder.
    #[serde(default, deserialize_with = "patterns")]
    #[schemars(with = "Vec<String>")]
    pub missing: Vec<Pattern>,
    /// Standard output matches the regular expression.
    #[serde(default, deserialize_with = "expression")]
    #[schemars(with = "Option<String>")]
    pub stdout: Option<Regex>,
    /// Standard error matches the regular expression.
    #[serde(default, deserialize_with = "expression")]
    #[schemars(with = "Option<String>")]
    pub stderr: Option<Regex>,
    /// The message (of `message`) matches the regular expression.
    #[serde(default, deserialize_with = "expression")]
    #[schemars(with = "Option<String>")]
    pub text: Option<Regex>,
    /// The source of the message: `stdout`, `stderr`, or a pattern for the name of a file. Standard error if it is left out.
    pub message: Option<String>,
    /// A regular expression with a group. Each match in the message names a broken rule, or a code of the implementation.
    #[serde(default, deserialize_with = "expression")]
    #[schemars(with = "Option<String>")]
    pub rules: Option<Regex>,
}

impl Config {
    /// The command line of an operation.
    pub(super) fn command<'a>(&'a self, task: &'a Task) -> &'a str {
        task.command.as_deref().unwrap_or(&self.command)
    }

    /// The optional abilities that follow from the answers.
    pub(super) fn features(&self) -> Vec<String> {
        let has = |name: &str, is: &dyn Fn(&Condition) -> bool| {
            self.answer.iter().any(is).then(|| name.to_string())
        };
        let phases = has("phases", &|condition| condition.phase.is_some());
        let rules = has("rules", &|condition| condition.rules.is_some());
        phases.into_iter().chain(rules).collect()
    }

    /// Finds mistakes that the format allows.
    pub(super) fn check(&self) -> Result<(), String> {
        for (operation, task) in &self.operations {
            let line = self.command(task);
            if !words(line)?.iter().any(|word| word.contains("{file}")) {
                return Err(format!("`{line}`: the command line of {} has no {{file}}", operation.name()));
            }
            if task.file.is_empty() || task.file.contains('/') {
                return Err(format!("`{}` is no name of a file", task.file));
            }
        }
        if self.operations.is_empty() {
            return Err("there is no operation".into());
        }
        if self.answer.is_empty() {
            return Err("there is no answer".into());
        }
        if let Some(condition) = self.answer.iter().find(|condition| condition.is_unconditional()) {
            return match condition.verdict {
                Verdict::Accept | Verdict::Reject => {
                    Err("an answer to accept or reject has no condition".into())
                }
                Verdict::Skip | Verdict::Error => Ok(()),
            };
        }
        Ok(())
    }
}

impl Condition {
    /// Whether the condition names an exit code.
    pub(super) fn names(&self, code: i32) -> bool {
        self.exit.as_ref().is_some_and(|codes| codes.contains(&code))
    }

    fn is_unconditional(&self) -> bool {
        let texts = [&self.stdout, &self.stderr, &self.text];
        self.exit.is_none()
            && self.exit_not.is_empty()
            && self.exists.is_empty()
            && self.missing.is_empty()
            && texts.iter().all(|text| text.is_none())
    }
}

/// The words of a command line.
pub(super) fn words(line: &str) -> Result<Vec<String>, String> {
    let words = shlex::split(line).filter(|words| !words.is_empty());
    words.ok_or_else(|| format!("`{line}` is no command line"))
}

fn pattern<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Pattern>, D::Error> {
    let text = Option::<String>::deserialize(from)?;
    text.map(|text| Pattern::new(&text).map_err(D::Error::custom)).transpose()
}

fn patterns<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Pattern>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    texts.iter().map(|text| Pattern::new(text).map_err(D::Error::custom)).collect()
}

fn expression<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Regex>, D::Error> {
    let text = Option::<String>::deserialize(from)?;
    text.map(|text| Regex::new(&text).map_err(D::Error::custom)).transpose()
}
