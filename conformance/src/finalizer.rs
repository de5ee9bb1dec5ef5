//! Intel's finalizer as an implementation under test: runs `GenX_IR` on a kernel and determines the result.
//!
//! The program reads kernels as text (`.visaasm`) or as object files (`.isa`), verifies them and compiles them. It
//! crashes and hangs on malformed input, writes its outputs next to its input, and its exit code does not distinguish
//! these cases. Every run therefore has a process, a folder and a time limit of its own, and the verdict is determined
//! from the files and messages that it leaves. The same input gives the same result, so results are kept in a [`Cache`].

use crate::cache::Cache;
use serde::{Deserialize, Serialize};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The name of the program.
pub const PROGRAM: &str = "GenX_IR";

/// The package of Debian and Ubuntu that contains the program.
pub const PACKAGE: &str = "libigc-tools";

/// The option that makes the program print an object as text.
const PRINT: &str = "-dumpcommonisa";

/// The limit of processor time of a run, in seconds. Most runs take milliseconds, the largest programs 0.13 s.
pub const TIME_LIMIT_SECONDS: u32 = 1;

/// The limit of elapsed time of a run. A program that sleeps uses no processor time.
const ELAPSED_LIMIT: Duration = Duration::from_secs(60);

/// Runs a program with a limit of processor time. The system enforces the limit even if this process ends first.
const LIMITED: &str = r#"ulimit -c 0; ulimit -S -t "$0"; exec "$@""#;

/// The signal that ends a program at its limit of processor time (`SIGXCPU`).
const OUT_OF_TIME: i32 = 24;

/// A kernel as the finalizer reads it.
#[derive(Debug, Clone, Copy)]
pub enum Input<'a> {
    /// Assembly text.
    Text(&'a str),
    /// An object file.
    Object(&'a [u8]),
}

impl Input<'_> {
    fn file_name(self) -> &'static str {
        match self {
            Self::Text(_) => "kernel.visaasm",
            Self::Object(_) => "kernel.isa",
        }
    }

    fn bytes(&self) -> &[u8] {
        match self {
            Self::Text(text) => text.as_bytes(),
            Self::Object(bytes) => bytes,
        }
    }
}

/// The result for a kernel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// The kernel was compiled without a message. Holds the Gen machine code.
    Accepted(Vec<u8>),
    /// The kernel was rejected. Holds the reason.
    Rejected(String),
    /// A signal ended the program. Holds its number.
    Crashed(i32),
    /// The program exceeded a time limit.
    TimedOut,
    /// None of these: code and messages, or neither code nor a reason. Holds the messages of the program.
    Unclear(String),
}

impl Verdict {
    /// The name of the verdict.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Accepted(_) => "accepted",
            Self::Rejected(_) => "rejected",
            Self::Crashed(_) => "crashed",
            Self::TimedOut => "timed out",
            Self::Unclear(_) => "unclear",
        }
    }

    /// The machine code of an accepted kernel.
    ///
    /// # Errors
    /// If the kernel was not accepted, with the reason.
    pub fn code(self) -> Result<Vec<u8>, String> {
        match self {
            Self::Accepted(code) => Ok(code),
            Self::Rejected(why) | Self::Unclear(why) => Err(why),
            Self::Crashed(signal) => Err(format!("{PROGRAM} crashed with signal {signal}")),
            Self::TimedOut => Err(format!("{PROGRAM} did not end within {TIME_LIMIT_SECONDS} s")),
        }
    }
}

/// The verdict on a kernel, and the kernel as the finalizer prints it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The verdict.
    pub verdict: Verdict,
    /// The text, if it was requested and written.
    pub printed: Option<String>,
}

/// The installed finalizer.
#[derive(Debug, Clone)]
pub struct Finalizer {
    program: PathBuf,
    cache: Option<Cache>,
}

impl Finalizer {
    /// The finalizer on the path.
    ///
    /// # Errors
    /// If it is not installed, with the package that contains it.
    pub fn find() -> Result<Self, String> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let found =
            std::env::split_paths(&path).map(|folder| folder.join(PROGRAM)).find(|file| file.is_file());
        let found = found.ok_or_else(|| {
            format!("{PROGRAM} is not on the path (Debian and Ubuntu have it in the package {PACKAGE})")
        })?;
        let cache = Cache::of(&found);
        Ok(Self { program: found, cache })
    }

    /// The version of the package that contains the program, which does not print a version; empty if it is unknown.
    pub fn version(&self) -> String {
        let arguments = ["-W", "-f=${Version}", PACKAGE];
        let output = Command::new("dpkg-query").args(arguments).stdin(Stdio::null()).output().ok();
        let output = output.filter(|output| output.status.success());
        output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default()
    }

    /// Compiles a kernel for a platform, in the spelling of the finalizer (`SKL`, `XeHP_SDV`).
    ///
    /// # Errors
    /// If the program does not start, or if its folder cannot be written.
    pub fn compile(&self, input: Input<'_>, platform: &str) -> io::Result<Verdict> {
        Ok(self.cached(input, platform, &["-binary"])?.verdict)
    }

    /// Compiles an object for a platform and prints it.
    ///
    /// # Errors
    /// As of [`Self::compile`].
    pub fn print(&self, object: &[u8], platform: &str) -> io::Result<Outcome> {
        self.cached(Input::Object(object), platform, &["-binary", PRINT])
    }

    /// The outcome from the cache, or else of a run. Outcomes at the limit of elapsed time are not cached: the machine may
    /// have been busy.
    fn cached(&self, input: Input<'_>, platform: &str, options: &[&str]) -> io::Result<Outcome> {
        let file = input.file_name();
        let key = self.cache.as_ref().map(|cache| cache.key(file, input.bytes(), platform, options));
        if let (Some(cache), Some(key)) = (&self.cache, &key)
            && let Some(outcome) = cache.read(key)
        {
            return Ok(outcome);
        }
        let folder = tempfile::tempdir()?;
        let Some((status, messages)) = self.run(input, platform, options, folder.path())? else {
            return Ok(Outcome { verdict: Verdict::TimedOut, printed: None });
        };
        let verdict = verdict(status, &messages, folder.path())?;
        // The program prints each function to a file of its own.
        let printed = match options.contains(&PRINT) {
            true => ending(folder.path(), ".visaasm")?,
            false => Vec::new(),
        };
        let printed = match printed.is_empty() {
            true => None,
            false => {
                let texts = printed.iter().map(fs::read).collect::<io::Result<Vec<_>>>()?;
                Some(String::from_utf8_lossy(&texts.concat()).into_owned())
            }
        };
        let outcome = Outcome { verdict, printed };
        if let (Some(cache), Some(key)) = (&self.cache, &key) {
            cache.write(key, &outcome);
        }
        Ok(outcome)
    }

    /// The debug information that the finalizer writes for a kernel, if it writes any.
    ///
    /// # Errors
    /// As of [`Self::compile`].
    pub fn debug_information(&self, input: Input<'_>, platform: &str) -> io::Result<Option<Vec<u8>>> {
        let folder = tempfile::tempdir()?;
        self.run(input, platform, &["-output", "-generateDebugInfo"], folder.path())?;
        first(folder.path(), ".dbg")
    }

    /// One run in a folder: its exit status and its messages; `None` if it exceeded the limit of elapsed time.
    fn run(
        &self,
        input: Input<'_>,
        platform: &str,
        options: &[&str],
        folder: &Path,
    ) -> io::Result<Option<(ExitStatus, Vec<u8>)>> {
        let messages = folder.join("messages");
        fs::write(folder.join(input.file_name()), input.bytes())?;
        let child = limited(&self.program)
            .args([input.file_name(), "-platform", platform])
            .args(options)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            // A file rather than a pipe, which would have to be read while the program runs.
            .stderr(File::create(&messages)?)
            .spawn()?;
        wait(child, ELAPSED_LIMIT)?.map(|status| Ok((status, fs::read(&messages)?))).transpose()
    }
}

/// The command that runs the program, with a limit of processor time on systems that have such limits.
fn limited(program: &Path) -> Command {
    if cfg!(unix) {
        let mut shell = Command::new("sh");
        shell.args(["-c", LIMITED, &TIME_LIMIT_SECONDS.to_string()]).arg(program);
        shell
    } else {
        Command::new(program)
    }
}

/// Waits for a process to end, and kills it at the time limit.
fn wait(mut child: Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let end = Instant::now() + limit;
    while Instant::now() < end {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

/// The verdict from the exit status, the messages, and the files that the program wrote.
fn verdict(status: ExitStatus, messages: &[u8], folder: &Path) -> io::Result<Verdict> {
    match signal(status) {
        Some(OUT_OF_TIME) => return Ok(Verdict::TimedOut),
        Some(signal) => return Ok(Verdict::Crashed(signal)),
        None => {}
    }
    let messages = String::from_utf8_lossy(messages).trim().to_string();
    if let Some(report) = first(folder, "errors.txt")? {
        return Ok(Verdict::Rejected(String::from_utf8_lossy(&report).trim().to_string()));
    }
    let code = first(folder, ".dat")?;
    // A message with a line comes from the assembler. The program does not go on to the verifier then.
    let unparsed = !status.success() && code.is_none() && messages.contains("near line");
    Ok(match code {
        Some(code) if messages.is_empty() => Verdict::Accepted(code),
        None if unparsed => Verdict::Rejected(messages),
        None if messages.is_empty() => Verdict::Unclear(format!("no code and no reason ({status})")),
        Some(_) | None => Verdict::Unclear(messages),
    })
}

/// The content of the file in a folder whose name has an ending; the first by name if there are several.
fn first(folder: &Path, end: &str) -> io::Result<Option<Vec<u8>>> {
    ending(folder, end)?.first().map(fs::read).transpose()
}

/// The files in a folder whose names have an ending, by name. Outputs are named after the input or the kernel, or have only
/// an ending.
fn ending(folder: &Path, end: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_name().and_then(OsStr::to_str).is_some_and(|name| name.ends_with(end)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
fn signal(_: ExitStatus) -> Option<i32> {
    None
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::process::ExitStatusExt;

    /// The verdict on a run with a wait status and messages that left one file.
    fn left(status: i32, messages: &str, file: &str) -> Verdict {
        let folder = tempfile::tempdir().unwrap();
        if !file.is_empty() {
            fs::write(folder.path().join(file), "content").unwrap();
        }
        verdict(ExitStatus::from_raw(status), messages.as_bytes(), folder.path()).unwrap()
    }

    #[test]
    fn the_verdict_follows_from_status_messages_and_files() {
        let exit = |code: i32| code << 8;
        let accepted = Verdict::Accepted(b"content".to_vec());
        assert_eq!(left(0, "", "kernel.dat"), accepted);
        assert_eq!(left(exit(255), "", ".dat"), accepted, "a kernel that spills");
        assert_eq!(left(exit(255), "", ".errors.txt"), Verdict::Rejected("content".into()));
        assert_eq!(left(exit(2), "near line 3: no", ""), Verdict::Rejected("near line 3: no".into()));
        assert_eq!(left(0, "odd", "kernel.dat"), Verdict::Unclear("odd".into()));
        assert_eq!(left(0, "near line 3: odd", ""), Verdict::Unclear("near line 3: odd".into()));
        assert_eq!(left(11, "", "kernel.dat"), Verdict::Crashed(11));
        assert_eq!(left(OUT_OF_TIME, "", ""), Verdict::TimedOut);
        assert_eq!(left(0, "", "").word(), "unclear");
    }

    #[test]
    fn a_run_that_sleeps_is_killed_at_the_limit_of_elapsed_time() {
        let child = Command::new("sleep").arg("60").spawn().unwrap();
        let start = Instant::now();
        assert!(wait(child, Duration::from_millis(5)).unwrap().is_none());
        assert!(start.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_run_that_computes_is_killed_at_the_limit_of_processor_time() {
        let child = limited(Path::new("sh")).args(["-c", "while :; do :; done"]).spawn().unwrap();
        let status = wait(child, ELAPSED_LIMIT).unwrap().unwrap();
        assert_eq!(signal(status), Some(OUT_OF_TIME));
    }
}
