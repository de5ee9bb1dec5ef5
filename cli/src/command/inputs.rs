//! The files that arguments name: files, and folders with all programs in them.

use crate::Unusable;
use crate::program::FileName;
use std::fs;
use std::path::{Path, PathBuf};

/// The ends of the names of programs.
const PROGRAMS: [&str; 2] = ["visaasm", "isa"];

/// Whether a file of a folder is a program, by the end of its name.
pub fn is_program(path: &Path) -> bool {
    PROGRAMS.iter().any(|end| path.extension().is_some_and(|found| found.eq_ignore_ascii_case(end)))
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
        let mut inside = Vec::new();
        files_in(argument, belongs, &mut inside)?;
        if inside.is_empty() {
            let name = FileName::of(argument);
            return Err(Unusable(format!("error: {name}: the folder has {expected}")));
        }
        inside.sort();
        files.extend(inside);
    }
    Ok(files)
}

fn files_in(
    folder: &Path,
    belongs: &dyn Fn(&Path) -> bool,
    files: &mut Vec<PathBuf>,
) -> Result<(), Unusable> {
    let unusable = |error: std::io::Error| Unusable(format!("error: {}: {error}", FileName::of(folder)));
    for entry in fs::read_dir(folder).map_err(unusable)? {
        let entry = entry.map_err(unusable)?;
        let path = entry.path();
        // A link to a folder could lead back.
        if entry.file_type().map_err(unusable)?.is_dir() {
            files_in(&path, belongs, files)?;
        } else if belongs(&path) {
            files.push(path);
        }
    }
    Ok(())
}
