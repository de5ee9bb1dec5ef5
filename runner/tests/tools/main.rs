//! The reference adapters and the descriptions of commands, with the programs that they need. A test whose program is absent
//! is ignored.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

mod adapters;
mod finalizer;
#[path = "../main/vectors.rs"]
mod vectors;

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut trials = Vec::new();
    let mut add = |name: &str, program: Option<&str>, test: fn()| {
        let is_absent = program.is_some_and(|program| !is_installed(program));
        let test = move || -> Result<(), Failed> {
            test();
            Ok(())
        };
        trials.push(Trial::test(name, test).with_ignored_flag(is_absent));
    };
    add("adapter::rust", None, adapters::rust);
    add("adapter::cpp", Some("g++"), adapters::cpp);
    add("adapter::python", Some("python3"), adapters::python);
    add("adapter::lines", None, adapters::lines);
    add("finalizer::verdicts", Some("GenX_IR"), finalizer::verdicts);
    add("finalizer::errata", Some("GenX_IR"), finalizer::errata);
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// A file of the repository.
fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join(path)
}
