//! The test target `conformance` as a program. Cargo names no path of another test target.

#![allow(clippy::expect_used, reason = "a test that cannot start its program fails")]

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The newest build of the target.
pub fn command() -> Command {
    Command::new(newest().expect("`cargo test -p genvisa-conformance` builds the target `conformance` first"))
}

fn newest() -> Option<PathBuf> {
    let own = std::env::current_exe().ok()?;
    let entries = fs::read_dir(own.parent()?).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let is_gate = |path: &PathBuf| {
        let stem = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.rsplit_once('-'));
        path.extension().is_none() && stem.is_some_and(|(stem, _)| stem == "conformance")
    };
    entries.filter(is_gate).max_by_key(|path| fs::metadata(path).and_then(|data| data.modified()).ok())
}
