//! Intel's finalizer as a judge: runs `GenX_IR` on a kernel and says what became of it.
//!
//! The program reads kernels as text (`.visaasm`) or as object files (`.isa`), verifies them and compiles them. It
//! crashes and hangs on malformed input, writes its outputs next to its input, and its exit code alone says little: so
//! every run has a process, a folder and a time limit of its own, and the verdict comes from what the run left behind.
//! Equal questions get equal answers, so answers are kept: see [`Cache`].

use crate::cache::Cache;
use serde::{Deserialize, Serialize};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Name of the program.
pub const PROGRAM: &str = "GenX_IR";

/// The package that has it.
pub const PACKAGE: &str = "libigc-tools";

/// The option to print.
const PRINT: &str = "-dumpcommonisa";

/// Seconds of processor time that a run may take. Runs take some milliseconds, the largest programs an eighth of a second.
pub const PATIENCE: u32 = 1;

/// How long a run may take by the clock: what sleeps uses no processor.
const TIME_LIMIT: Duration = Duration::from_secs(60);

/// Runs a program with a limit of processor time: the system sees to that, even where nobody waits for the program any more.
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

/// What became of a kernel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// It was compiled, without a complaint. Holds the Gen machine code.
    Accepted(Vec<u8>),
    /// It was refused. Holds the reason.
    Rejected(String),
    /// The program ended by a signal. Holds its number.
    Crashed(i32),
    /// The program was still running when its time was up.
    TimedOut,
    /// None of these: code with complaints, or neither code nor a reason. Holds what the program said.
    Unclear(String),
}

impl Verdict {
    /// The verdict in a word.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Accepted(_) => "accepted",
            Self::Rejected(_) => "rejected",
            Self::Crashed(_) => "crashed",
            Self::TimedOut => "timed out",
            Self::Unclear(_) => "unclear",
        }
    }

    /// The machine code of an accepted kernel; otherwise what happened to it.
    ///
    /// # Errors
    /// Where the kernel was not accepted.
    pub fn code(self) -> Result<Vec<u8>, String> {
        match self {
            Self::Accepted(code) => Ok(code),
            Self::Rejected(why) | Self::Unclear(why) => Err(why),
            Self::Crashed(signal) => Err(format!("{PROGRAM} crashed with signal {signal}")),
            Self::TimedOut => Err(format!("{PROGRAM} did not end within {PATIENCE} s")),
        }
    }
}

/// What became of a kernel, and the kernel as the finalizer prints it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The verdict.
    pub verdict: Verdict,
    /// The text, where the run was asked for one and wrote it.
    pub printed: Option<String>,
}

/// The finalizer, where it is installed.
#[derive(Debug, Clone)]
pub struct Finalizer {
    program: PathBuf,
    cache: Option<Cache>,
}

impl Finalizer {
    /// The finalizer on the path.
    ///
    /// # Errors
    /// Where it is not there: how to get it.
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

    /// The version of the package that the program comes from, which does not tell its own; empty where nobody knows.
    pub fn version(&self) -> String {
        let asked = ["-W", "-f=${Version}", PACKAGE];
        let output = Command::new("dpkg-query").args(asked).stdin(Stdio::null()).output().ok();
        let output = output.filter(|output| output.status.success());
        output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default()
    }

    /// Compiles a kernel for a platform, which is spelled as the finalizer spells it (`SKL`, `XeHP_SDV`).
    ///
    /// # Errors
    /// Where the run itself is impossible: the program does not start, or the folder for it cannot be written.
    pub fn judge(&self, input: Input<'_>, platform: &str) -> io::Result<Verdict> {
        Ok(self.ask(input, platform, &["-binary"])?.verdict)
    }

    /// Compiles an object for a platform and prints it.
    ///
    /// # Errors
    /// As of [`Self::judge`].
    pub fn print(&self, object: &[u8], platform: &str) -> io::Result<Outcome> {
        self.ask(Input::Object(object), platform, &["-binary", PRINT])
    }

    /// A question, if it is a new one. What ends at the limit by the clock may be waiting for the machine, and is asked again.
    fn ask(&self, input: Input<'_>, platform: &str, options: &[&str]) -> io::Result<Outcome> {
        let file = input.file_name();
        let key = self.cache.as_ref().map(|cache| cache.key(file, input.bytes(), platform, options));
        if let (Some(cache), Some(key)) = (&self.cache, &key)
            && let Some(outcome) = cache.read(key)
        {
            return Ok(outcome);
        }
        let folder = tempfile::tempdir()?;
        let Some((status, said)) = self.run(input, platform, options, folder.path())? else {
            return Ok(Outcome { verdict: Verdict::TimedOut, printed: None });
        };
        let verdict = verdict(status, &said, folder.path())?;
        // Functions are printed to files of their own.
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

    /// The debug information that the finalizer writes for a kernel; nothing where it writes none.
    ///
    /// # Errors
    /// Where the run itself is impossible.
    pub fn debug_information(&self, input: Input<'_>, platform: &str) -> io::Result<Option<Vec<u8>>> {
        let folder = tempfile::tempdir()?;
        self.run(input, platform, &["-output", "-generateDebugInfo"], folder.path())?;
        first(folder.path(), ".dbg")
    }

    /// One run in a folder: how it ended and what it said, or nothing where it did not end.
    fn run(
        &self,
        input: Input<'_>,
        platform: &str,
        options: &[&str],
        folder: &Path,
    ) -> io::Result<Option<(ExitStatus, Vec<u8>)>> {
        let said = folder.join("said");
        fs::write(folder.join(input.file_name()), input.bytes())?;
        let child = limited(&self.program)
            .args([input.file_name(), "-platform", platform])
            .args(options)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            // A file, not a pipe: nobody has to read while the program runs.
            .stderr(File::create(&said)?)
            .spawn()?;
        wait(child, TIME_LIMIT)?.map(|status| Ok((status, fs::read(&said)?))).transpose()
    }
}

/// The program, to be run with its limit of processor time, where there are such limits.
fn limited(program: &Path) -> Command {
    if cfg!(unix) {
        let mut shell = Command::new("sh");
        shell.args(["-c", LIMITED, &PATIENCE.to_string()]).arg(program);
        shell
    } else {
        Command::new(program)
    }
}

/// Waits for the end of a process; kills it at the time limit.
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

/// The verdict from the exit status, from what the program said, and from the files that it wrote.
fn verdict(status: ExitStatus, said: &[u8], folder: &Path) -> io::Result<Verdict> {
    match signal(status) {
        Some(OUT_OF_TIME) => return Ok(Verdict::TimedOut),
        Some(signal) => return Ok(Verdict::Crashed(signal)),
        None => {}
    }
    let said = String::from_utf8_lossy(said).trim().to_string();
    if let Some(report) = first(folder, "errors.txt")? {
        return Ok(Verdict::Rejected(String::from_utf8_lossy(&report).trim().to_string()));
    }
    let code = first(folder, ".dat")?;
    // The assembler says where a text cannot be parsed; it goes on to the verifier only behind that.
    let unparsed = !status.success() && code.is_none() && said.contains("near line");
    Ok(match code {
        Some(code) if said.is_empty() => Verdict::Accepted(code),
        None if unparsed => Verdict::Rejected(said),
        None if said.is_empty() => Verdict::Unclear(format!("no code and no reason ({status})")),
        Some(_) | None => Verdict::Unclear(said),
    })
}

/// The file of the folder whose name ends so, the first by name of several.
fn first(folder: &Path, end: &str) -> io::Result<Option<Vec<u8>>> {
    ending(folder, end)?.first().map(fs::read).transpose()
}

/// The files of the folder whose names end so, by name. Outputs are named after the input, after the kernel, or not at all.
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

    /// The verdict on a run that ended with a wait status, said something, and left one file.
    fn left(status: i32, said: &str, file: &str) -> Verdict {
        let folder = tempfile::tempdir().unwrap();
        if !file.is_empty() {
            fs::write(folder.path().join(file), "content").unwrap();
        }
        verdict(ExitStatus::from_raw(status), said.as_bytes(), folder.path()).unwrap()
    }

    #[test]
    fn what_a_run_leaves_behind_decides() {
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
    fn a_run_that_does_not_end_is_ended() {
        let child = Command::new("sleep").arg("60").spawn().unwrap();
        let start = Instant::now();
        assert!(wait(child, Duration::from_millis(5)).unwrap().is_none());
        assert!(start.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_run_that_computes_for_ever_is_ended() {
        let child = limited(Path::new("sh")).args(["-c", "while :; do :; done"]).spawn().unwrap();
        let status = wait(child, TIME_LIMIT).unwrap().unwrap();
        assert_eq!(signal(status), Some(OUT_OF_TIME));
    }
}
