//! Writes results so that no failure damages a file.
//!
//! A result is written to a temporary file beside the old file, which then takes the place of the old file. A full disk, a
//! signal or a reader in the meantime sees the whole old file or the whole new file.

use crate::Unusable;
use crate::program::FileName;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a result to a file, or to standard output for `-`.
///
/// # Errors
/// The result cannot be written.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Unusable> {
    write_by(path, |out| out.write_all(bytes))
}

/// Passes a file, or standard output for `-`, to `write`. A closed pipe is not an error.
///
/// # Errors
/// The result cannot be written. An old file is unchanged.
pub fn write_by(
    path: &Path,
    write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
) -> Result<(), Unusable> {
    if path == Path::new("-") {
        let mut out = genvisa_stdio::stdout()?;
        return Ok(genvisa_stdio::unless_closed(write(&mut out).and_then(|()| out.flush()))?);
    }
    let written = match fs::metadata(path) {
        // A device or a pipe has no content that could be damaged, and cannot be replaced.
        Ok(old) if !old.is_file() => File::create(path).and_then(|mut file| write(&mut file)),
        old => replace(path, old.ok(), write),
    };
    written.map_err(|error| Unusable(format!("error: {}: {error}", FileName::of(path))))
}

/// Writes a temporary file and gives it the name and the permissions of the old file.
fn replace(
    path: &Path,
    old: Option<fs::Metadata>,
    write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
) -> io::Result<()> {
    // A symbolic link stays, and its target is replaced.
    let target = if old.is_some() { fs::canonicalize(path)? } else { path.to_path_buf() };
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    if old.as_ref().is_some_and(|old| old.permissions().readonly()) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let mut builder = tempfile::Builder::new();
    builder.prefix(".genvisa-");
    // The mask of the process applies to a new file.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder.unwrap_or(Path::new(".")))?;
    write(file.as_file_mut())?;
    file.as_file().sync_all()?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.persist(&target).map(|_| ()).map_err(|error| error.error)
}

/// Refuses an output that is the input, because the result would replace its source.
///
/// A hard link to the input is accepted: the result takes only this name, and the source keeps the other.
///
/// # Errors
/// Both paths lead to the same file.
pub fn differs_from(input: &Path, output: &Path) -> Result<(), Unusable> {
    let real = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| PathBuf::from(path));
    let is_file = input != Path::new("-") && fs::metadata(output).is_ok_and(|output| output.is_file());
    if is_file && real(input) == real(output) {
        return Err(Unusable(format!(
            "error: {}: the output is the input; name another file for the output",
            FileName::of(output)
        )));
    }
    Ok(())
}
