//! The files that arguments name: files, and folders with all programs in them.

use crate::Unusable;
use crate::program::FileName;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// The ends of the names of programs.
const PROGRAMS: [&str; 2] = ["visaasm", "isa"];

/// Whether a file of a folder is a program, by the end of its name.
pub fn is_program(path: &Path) -> bool {
    PROGRAMS.iter().any(|end| has_end(path, end))
}

/// Whether the name of a file is that of debug information, as finalizers write it.
pub fn is_debug_name(path: &Path) -> bool {
    has_end(path, "dbg")
}

fn has_end(path: &Path, end: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(end))
}

/// The message about a folder without a program.
pub const NO_PROGRAM: &str = "no .visaasm and no .isa file";

/// The files, in the order of the arguments. Of a folder, these are the files that `belongs` accepts, in the order of their names;
/// `expected` is the part of the message about a folder without any.
///
/// # Errors
/// A folder cannot be read, or has no such file.
pub fn files(
    arguments: &[PathBuf],
    belongs: &dyn Fn(&Path) -> bool,
    expected: &str,
) -> Result<Vec<PathBuf>, Unusable> {
    let mut files = Vec::new();
    for argument in arguments {
        if !argument.is_dir() {
            files.push(argument.clone());
            continue;
        }
        let inside = files_in(argument, belongs)?;
        if inside.is_empty() {
            let name = FileName::of(argument);
            return Err(Unusable(format!("error: {name}: the folder has {expected}")));
        }
        files.extend(inside);
    }
    Ok(files)
}

/// The accepted files in a folder and in the folders in it. A link to a folder could lead back, and is not followed.
fn files_in(folder: &Path, belongs: &dyn Fn(&Path) -> bool) -> Result<Vec<PathBuf>, Unusable> {
    let mut files = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.map_err(|error| unusable(folder, &error))?;
        if !entry.file_type().is_dir() && belongs(entry.path()) {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}

fn unusable(folder: &Path, error: &walkdir::Error) -> Unusable {
    let name = FileName::of(error.path().unwrap_or(folder));
    match error.io_error() {
        Some(cause) => Unusable(format!("error: {name}: {cause}")),
        None => Unusable(format!("error: {name}: {error}")),
    }
}
