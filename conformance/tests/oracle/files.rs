//! The files of kernels in `conformance/oracle`.

use std::fs;
use std::path::{Path, PathBuf};

/// `conformance/oracle`.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("oracle")
}

/// The kernels of a folder, in the order of their names.
pub fn kernels(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of kernels");
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "visaasm"));
    paths.sort();
    paths
}

/// The value of a key in the comments of a kernel: `// platform: SKL`.
pub fn comment<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let comments = text.lines().filter_map(|line| line.strip_prefix("// "));
    comments.filter_map(|line| line.strip_prefix(key)?.strip_prefix(':')).map(str::trim).next()
}

/// The name of a file without its extension.
pub fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
