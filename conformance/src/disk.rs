//! Files that can be computed again: their folder, their names, and writing them as a whole.

use std::fmt::Write as _;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The build folder of the repository; `None` if this crate was built outside of it.
pub(crate) fn build_folder() -> Option<PathBuf> {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?;
    let is_repository = repository.join("spec").is_dir();
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| repository.join("target"), PathBuf::from);
    is_repository.then_some(target)
}

/// Writes a file. A rename is atomic: other processes never read half of it.
///
/// # Errors
/// If the folder is missing or cannot be written, or `write` fails.
pub(crate) fn replace(path: &Path, write: &dyn Fn(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let folder = path.parent().ok_or_else(|| io::Error::other("a file without a folder"))?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    let mut buffer = BufWriter::new(file.as_file_mut());
    write(&mut buffer)?;
    buffer.flush()?;
    drop(buffer);
    file.persist(path)?;
    Ok(())
}

/// Two digits for each byte.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    bytes.iter().for_each(|byte| _ = write!(text, "{byte:02x}"));
    text
}
