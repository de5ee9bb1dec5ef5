//! Pages on disk.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// The text of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The path of the page in messages and positions, with `/` separators: `spec/instructions/ADD.md`.
    pub path: String,
    /// The text.
    pub text: String,
}

/// The reason why pages could not be loaded.
#[derive(Debug)]
pub struct LoadError {
    /// The file or folder.
    pub path: PathBuf,
    /// The problem.
    pub message: String,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.message)
    }
}

impl std::error::Error for LoadError {}

/// Files of a specification folder that are not pages.
const NO_PAGES: [&str; 2] = ["README.md", "errata.md"];
/// The extensions of pages.
const EXTENSIONS: [&str; 2] = ["md", "txt"];

/// Loads pages: files as they are, folders with all `.md` and `.txt` files in them except `README.md` and
/// `errata.md`. Sorted by path; a page that is named twice is loaded once.
pub fn load(paths: &[PathBuf]) -> Result<Vec<Source>, LoadError> {
    let mut files = Vec::new();
    for path in paths {
        let error = |e: std::io::Error| LoadError { path: path.clone(), message: e.to_string() };
        if fs::metadata(path).map_err(error)?.is_dir() {
            let before = files.len();
            walk(path, &mut files)?;
            if files.len() == before {
                let message = "no pages in this folder: expected .md or .txt files".to_string();
                return Err(LoadError { path: path.clone(), message });
            }
        } else {
            files.push(path.clone());
        }
    }
    let mut sources = files.iter().map(|p| read(p)).collect::<Result<Vec<_>, _>>()?;
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    sources.dedup_by(|a, b| a.path == b.path);
    Ok(sources)
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), LoadError> {
    let error = |e: std::io::Error| LoadError { path: folder.to_path_buf(), message: e.to_string() };
    for entry in fs::read_dir(folder).map_err(error)? {
        let entry = entry.map_err(error)?;
        let path = entry.path();
        let kind = entry.file_type().map_err(error)?;
        if kind.is_dir() {
            walk(&path, files)?;
            continue;
        }
        let page = path.extension().and_then(|e| e.to_str()).is_some_and(|e| EXTENSIONS.contains(&e));
        let other = path.file_name().and_then(|n| n.to_str()).is_some_and(|n| NO_PAGES.contains(&n));
        if page && !other {
            files.push(path);
        }
    }
    Ok(())
}

/// The line, from 1 on, of an offset in bytes of a text.
pub fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}

fn read(path: &Path) -> Result<Source, LoadError> {
    let error = |message: String| LoadError { path: path.to_path_buf(), message };
    let bytes = fs::read(path).map_err(|e| error(e.to_string()))?;
    let text = String::from_utf8(bytes).map_err(|e| {
        let valid = e.utf8_error().valid_up_to();
        let line = e.as_bytes()[..valid].iter().filter(|&&b| b == b'\n').count() + 1;
        error(format!("line {line}: not UTF-8; save the page as UTF-8"))
    })?;
    let parts = path.components().map(|c| c.as_os_str().to_string_lossy());
    let name = parts.collect::<Vec<_>>().join("/").replacen("//", "/", 1);
    Ok(Source { path: name.trim_start_matches("./").to_string(), text })
}
