//! The folder for files that can be computed again.

use std::path::{Path, PathBuf};

/// The build folder of the repository; `None` if this crate was built outside of it.
pub(crate) fn build_folder() -> Option<PathBuf> {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?;
    let is_repository = repository.join("spec").is_dir();
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| repository.join("target"), PathBuf::from);
    is_repository.then_some(target)
}
