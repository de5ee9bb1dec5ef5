//! Intel's finalizer as an implementation under test: runs `GenX_IR` on a kernel and determines the result.
//!
//! The program reads kernels as text (`.visaasm`) or as object files (`.isa`), verifies them and compiles them. It
//! crashes and hangs on malformed input, writes its outputs next to its input, and its exit code does not distinguish
//! these cases. Every run therefore has a process, a folder and a time limit of its own, and the verdict is determined
//! from the files and messages that it leaves. The same input gives the same result, so results are kept in a [`Cache`].

mod cache;
mod process;
mod verdict;

pub use cache::Cache;
pub use process::TIME_LIMIT_SECONDS;
pub use verdict::Verdict;

use process::{ELAPSED_LIMIT, limited, wait};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use verdict::{ending, first, verdict};

/// The name of the program.
pub const PROGRAM: &str = "GenX_IR";

/// The package of Debian and Ubuntu that contains the program.
pub const PACKAGE: &str = "libigc-tools";

/// The option that makes the program print an object as text.
const PRINT: &str = "-dumpcommonisa";

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

    /// Compiles a program for a platform, and returns the messages of the program as well. No result is kept.
    ///
    /// # Errors
    /// As of [`Self::compile`].
    pub fn compile_once(&self, input: Input<'_>, platform: &str) -> io::Result<(Verdict, String)> {
        let folder = tempfile::tempdir()?;
        let Some((status, messages)) = self.run(input, platform, &["-binary"], folder.path())? else {
            return Ok((Verdict::TimedOut, String::new()));
        };
        let text = String::from_utf8_lossy(&messages).into_owned();
        Ok((verdict(status, &messages, folder.path())?, text))
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
