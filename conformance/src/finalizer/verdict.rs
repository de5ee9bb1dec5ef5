//! The verdict of the finalizer on a kernel.

use super::PROGRAM;
use super::process::TIME_LIMIT_SECONDS;
use serde::{Deserialize, Serialize};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::{fs, io};

/// The signal that ends a program at its limit of processor time (`SIGXCPU`).
pub(super) const OUT_OF_TIME: i32 = 24;

/// The result for a kernel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// The kernel was compiled without a message. Holds the Gen machine code: that of all kernels, in the order of their names.
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

/// The verdict from the exit status, the messages, and the files that the program wrote.
pub(super) fn verdict(status: ExitStatus, messages: &[u8], folder: &Path) -> io::Result<Verdict> {
    match signal(status) {
        Some(OUT_OF_TIME) => return Ok(Verdict::TimedOut),
        Some(signal) => return Ok(Verdict::Crashed(signal)),
        None => {}
    }
    let messages = String::from_utf8_lossy(messages).trim().to_string();
    if let Some(report) = first(folder, "errors.txt")? {
        return Ok(Verdict::Rejected(String::from_utf8_lossy(&report).trim().to_string()));
    }
    // A program with several kernels has a file for each of them.
    let codes = ending(folder, ".dat")?.iter().map(fs::read).collect::<io::Result<Vec<_>>>()?;
    let code = (!codes.is_empty()).then(|| codes.concat());
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
pub(super) fn first(folder: &Path, end: &str) -> io::Result<Option<Vec<u8>>> {
    ending(folder, end)?.first().map(fs::read).transpose()
}

/// The files in a folder whose names have an ending, by name. Outputs are named after the input or the kernel, or have only
/// an ending.
pub(super) fn ending(folder: &Path, end: &str) -> io::Result<Vec<PathBuf>> {
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
pub(super) fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
pub(super) fn signal(_: ExitStatus) -> Option<i32> {
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
    fn the_code_of_a_program_is_that_of_all_its_kernels() {
        let folder = tempfile::tempdir().unwrap();
        for (file, code) in [("b.dat", "second"), ("a.dat", "first"), ("a.asm", "text")] {
            fs::write(folder.path().join(file), code).unwrap();
        }
        let verdict = verdict(ExitStatus::from_raw(0), b"", folder.path()).unwrap();
        assert_eq!(verdict, Verdict::Accepted(b"firstsecond".to_vec()));
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
}
