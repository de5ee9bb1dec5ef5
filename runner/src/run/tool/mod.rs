//! Implementations that are only a command, which reads a file. `conform.toml` describes the command and its answers.

mod answer;
mod config;
mod process;

pub use config::{Condition, Config, Limits, Task, Verdict};

use crate::implementation::{Factory, Hello, Implementation, PROTOCOL};
use crate::outcome::{Answer, Outcome};
use crate::request::Request;
use config::words;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::{env, fs, io};

/// A command with its description.
#[derive(Debug, Clone)]
pub struct Tool {
    config: Config,
    /// The folder of the description, from which paths of programs start.
    folder: PathBuf,
    /// The version, once it is known: a command may have to print it.
    version: OnceLock<Result<String, String>>,
}

impl Tool {
    /// Reads a `conform.toml`.
    ///
    /// # Errors
    /// If the file cannot be read, or is no description.
    pub fn read(path: &Path) -> Result<Self, String> {
        let fail = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let text = fs::read_to_string(path).map_err(|error| fail(&error))?;
        let folder = fs::canonicalize(path).map_err(|error| fail(&error))?;
        let folder = folder.parent().unwrap_or(Path::new("/"));
        Self::parse(&text, folder).map_err(|error| fail(&error))
    }

    /// A description with the folder from which the paths of its programs start.
    ///
    /// # Errors
    /// If the text is no description.
    pub fn parse(text: &str, folder: &Path) -> Result<Self, String> {
        let config: Config = toml::from_str(text).map_err(|error| error.to_string())?;
        config.check()?;
        Ok(Self { config, folder: folder.into(), version: OnceLock::new() })
    }

    /// The description.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The path of a program.
    fn find(&self, program: &str) -> Result<PathBuf, String> {
        let path = match program.contains('/') {
            true => Some(self.folder.join(program)).filter(|path| path.is_file()),
            false => {
                let path = env::var_os("PATH").unwrap_or_default();
                env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
            }
        };
        path.ok_or_else(|| {
            let hint = self.config.hint.as_ref().map(|hint| format!(" ({hint})")).unwrap_or_default();
            format!("there is no program `{program}`{hint}")
        })
    }

    /// The version: the stated one, or the one that a command prints.
    fn version(&self) -> Result<String, String> {
        let Some(line) = &self.config.version_command else {
            return Ok(self.config.version.clone().unwrap_or_default());
        };
        let words = words(line)?;
        let (program, arguments) = words.split_first().ok_or("`version_command` is empty")?;
        let mut command = Command::new(self.find(program)?);
        let output = command.args(arguments).stdin(Stdio::null()).output();
        let output = output.map_err(|error| format!("`{line}`: {error}"))?;
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).trim().to_string()),
            false => Err(format!("`{line}` ended with {}", super::group::describe(output.status))),
        }
    }
}

impl Factory for Tool {
    fn name(&self) -> String {
        self.config.name.clone()
    }

    fn start(&self) -> Result<Box<dyn Implementation + '_>, String> {
        for task in self.config.operations.values() {
            let words = words(self.config.command(task))?;
            self.find(words.first().map_or("", String::as_str))?;
        }
        Ok(Box::new(Runs { tool: self, version: self.version.get_or_init(|| self.version()).clone()? }))
    }
}

/// The runs of a tool.
struct Runs<'a> {
    tool: &'a Tool,
    version: String,
}

impl Implementation for Runs<'_> {
    fn hello(&self) -> Hello {
        let config = &self.tool.config;
        Hello {
            protocol: PROTOCOL,
            name: config.name.clone(),
            version: self.version.clone(),
            operations: config.operations.keys().copied().collect(),
            platforms: config.platforms.keys().cloned().collect(),
            versions: config.versions.clone(),
            features: config.features(),
            window: 1,
        }
    }

    fn ask(&mut self, request: &Request) -> Outcome {
        match self.run(request) {
            Ok(outcome) => outcome,
            Err(error) => {
                Outcome::Answered(Answer::Error { message: format!("the command did not run: {error}") })
            }
        }
    }
}

impl Runs<'_> {
    fn run(&self, request: &Request) -> io::Result<Outcome> {
        let config = &self.tool.config;
        let Some(task) = config.operations.get(&request.operation) else {
            return Ok(Outcome::NotApplicable {
                reason: format!("no operation {}", request.operation.name()),
            });
        };
        let platform = config.platforms.get(&request.platform).unwrap_or(&request.platform);
        let fill = |word: &String| {
            // One placeholder must not appear in the value of another, and values have no braces.
            word.replace("{file}", &task.file)
                .replace("{platform}", platform)
                .replace("{version}", &request.version)
        };
        let mut line: Vec<String> =
            words(config.command(task)).map_err(io::Error::other)?.iter().map(fill).collect();
        if let Some(program) = line.first_mut() {
            *program = self.tool.find(program).map_err(io::Error::other)?.to_string_lossy().into_owned();
        }
        let run = process::Run::new(&self.tool.folder, &task.file, request.input.bytes())?;
        let limits = &config.limits;
        match run.start(&line, &config.environment, limits)? {
            None => Ok(Outcome::TimedOut { limit_ms: limits.elapsed_ms() }),
            Some(status) => answer::outcome(config, task, request.operation, status, &run),
        }
    }
}
