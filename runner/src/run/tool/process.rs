//! A run of a command in a folder of its own.

use super::config::Limits;
use crate::run::group::Group;
use glob::Pattern;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;
use tempfile::TempDir;

/// Sets limits of processor time and of the size of a file, which the system enforces even if this process ends first, and
/// writes no memory dumps. The unit of sizes is 512 bytes.
const LIMITED: &str = r#"ulimit -c 0; ulimit -S -t "$0"; ulimit -S -f "$1"; shift; exec "$@""#;

/// The most bytes of a message that are read.
const MESSAGE: u64 = 1 << 16;

/// The folder of a run: `files` with the input and the files of the command, and beside it the two output streams.
#[derive(Debug)]
pub(super) struct Run {
    folder: TempDir,
    input: String,
    /// The path of the folder of the description, with a slash at its end.
    description: String,
}

impl Run {
    /// A folder with an input, for the command of a description in another folder.
    pub(super) fn new(description: &Path, input: &str, bytes: &[u8]) -> io::Result<Self> {
        let description = format!("{}/", description.display());
        let run = Self { folder: tempfile::tempdir()?, input: input.into(), description };
        fs::create_dir(run.files())?;
        fs::write(run.files().join(input), bytes)?;
        Ok(run)
    }

    /// Runs a command in the folder. Its status, or nothing if it exceeded the limit of elapsed time.
    pub(super) fn start(
        &self,
        line: &[String],
        environment: &BTreeMap<String, String>,
        limits: &Limits,
    ) -> io::Result<Option<ExitStatus>> {
        let seconds =
            limits.processor_seconds.map_or_else(|| "unlimited".into(), |seconds| seconds.to_string());
        let blocks = limits.file_bytes.div_ceil(512);
        let mut command = Command::new("sh");
        command.args(["-c", LIMITED, &seconds, &blocks.to_string()]).args(line);
        // Files rather than pipes, which would have to be read while the command runs.
        command.envs(environment).current_dir(self.files()).stdin(Stdio::null());
        command.stdout(File::create(self.stream("stdout"))?).stderr(File::create(self.stream("stderr"))?);
        let start = Instant::now();
        let mut group = Group::spawn(&mut command)?;
        group.wait(start + limits.elapsed());
        group.end()
    }

    /// The start of the text of `stdout` or `stderr`, or of the first file that a pattern matches. Paths in the folder of the
    /// description are relative to it, so that results of two machines are equal.
    pub(super) fn text(&self, source: &str) -> io::Result<Option<String>> {
        let path = match (source, Pattern::new(source)) {
            ("stdout" | "stderr", _) => Some(self.stream(source)),
            (_, Ok(pattern)) => self.matching(&pattern)?,
            (_, Err(error)) => return Err(io::Error::other(error)),
        };
        let Some(path) = path else { return Ok(None) };
        let mut bytes = Vec::new();
        File::open(path)?.take(MESSAGE).read_to_end(&mut bytes)?;
        Ok(Some(String::from_utf8_lossy(&bytes).trim().replace(&self.description, "")))
    }

    /// The first file by name that the command wrote and that a pattern matches. The input is none of them.
    pub(super) fn matching(&self, pattern: &Pattern) -> io::Result<Option<PathBuf>> {
        let mut found: Option<PathBuf> = None;
        for entry in fs::read_dir(self.files())? {
            let entry = entry?;
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let is_file = entry.file_type()?.is_file() && name != self.input;
            if is_file && pattern.matches(&name) && found.as_ref().is_none_or(|first| entry.path() < *first) {
                found = Some(entry.path());
            }
        }
        Ok(found)
    }

    fn files(&self) -> PathBuf {
        self.folder.path().join("files")
    }

    fn stream(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}
