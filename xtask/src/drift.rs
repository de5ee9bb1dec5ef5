//! The differences between the generated files on disk and those that the pages give.

use crate::Unusable;
use genvisa_render::{GENERATED_MARKER, Output};
use similar::TextDiff;
use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The part of the workspace that belongs to a stage.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Owned {
    /// Files and folders; every generated file of the stage is one of them or below one of them.
    pub(crate) places: &'static [&'static str],
    /// A folder in which every file must be generated.
    pub(crate) exclusive: Option<&'static str>,
}

impl Owned {
    fn contains(&self, path: &Path) -> bool {
        self.places.iter().any(|place| path.starts_with(place))
    }
}

/// A file that differs from the file that the pages give.
#[derive(Debug)]
pub(crate) struct Drift {
    /// The file, relative to the workspace.
    pub(crate) path: String,
    /// The difference.
    pub(crate) kind: DriftKind,
}

/// The kinds of difference.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum DriftKind {
    /// Its text differs.
    Changed { is: String, should: String },
    /// It does not exist.
    Missing { should: String },
    /// It was generated, and follows from no page any more.
    Orphaned,
    /// It was not generated, and is in a folder for generated files only.
    Foreign,
}

/// All differences between the files on disk and the expected ones, sorted by path.
pub(crate) fn find(root: &Path, owned: Owned, outputs: &[Output]) -> Result<Vec<Drift>, Unusable> {
    let unusable = |path: &str, e: io::Error| Unusable(format!("{path}: {e}"));
    let mut found = Vec::new();
    for Output { path, text: should } in outputs {
        if !owned.contains(Path::new(path)) {
            let places = owned.places.join(", ");
            return Err(Unusable(format!("{path}: this stage generates only {places}")));
        }
        let kind = match fs::read(root.join(path)) {
            Ok(is) if is == should.as_bytes() => continue,
            Ok(is) => {
                let is = String::from_utf8_lossy(&is).into_owned();
                DriftKind::Changed { is, should: should.clone() }
            }
            Err(e) if e.kind() == ErrorKind::NotFound => DriftKind::Missing { should: should.clone() },
            Err(e) => return Err(unusable(path, e)),
        };
        found.push(Drift { path: path.clone(), kind });
    }
    let expected: BTreeSet<_> = outputs.iter().map(|o| Path::new(&o.path)).collect();
    let mut files = Vec::new();
    for place in owned.places {
        walk(root, Path::new(place), &mut files).map_err(|e| unusable(place, e))?;
    }
    for file in files.iter().filter(|f| !expected.contains(f.as_path())) {
        let path = slashes(file);
        let bytes = fs::read(root.join(file)).map_err(|e| unusable(&path, e))?;
        let kind = if is_generated(&bytes) {
            DriftKind::Orphaned
        } else if owned.exclusive.is_some_and(|folder| file.starts_with(folder)) {
            DriftKind::Foreign
        } else {
            continue;
        };
        found.push(Drift { path, kind });
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

/// Every file in a folder, relative to the root; a file itself. Neither need exist.
fn walk(root: &Path, folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    let entries = match fs::read_dir(root.join(folder)) {
        Err(e) if e.kind() == ErrorKind::NotFound => return Ok(()),
        Err(e) if e.kind() == ErrorKind::NotADirectory => {
            files.push(folder.to_path_buf());
            return Ok(());
        }
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            walk(root, &path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Whether the first line has the marker of generated files.
fn is_generated(bytes: &[u8]) -> bool {
    let first = bytes.split(|b| *b == b'\n').next().unwrap_or_default();
    String::from_utf8_lossy(first).contains(GENERATED_MARKER)
}

fn slashes(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

impl Drift {
    /// Writes or removes the file. Returns `false` for a foreign file, which is left alone.
    pub(crate) fn repair(&self, root: &Path) -> Result<bool, Unusable> {
        let path = root.join(&self.path);
        let done = match &self.kind {
            DriftKind::Changed { should, .. } | DriftKind::Missing { should } => write(&path, should),
            DriftKind::Orphaned => fs::remove_file(&path).map(|()| remove_empty(&path)),
            DriftKind::Foreign => return Ok(false),
        };
        done.map(|()| true).map_err(|e| Unusable(format!("{}: {e}", self.path)))
    }
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}

/// Removes the folders that a removed file has left empty.
fn remove_empty(file: &Path) {
    let folders = file.ancestors().skip(1);
    // A folder that is not empty cannot be removed, and neither can those around it. The root has pages.
    let _ = folders.map(fs::remove_dir).take_while(Result::is_ok).count();
}

impl fmt::Display for Drift {
    /// The path, the difference, and for a changed file the changed lines.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = &self.path;
        match &self.kind {
            DriftKind::Changed { is, should } => {
                writeln!(f, "changed   {path}")?;
                let diff = TextDiff::from_lines(is, should);
                diff.unified_diff()
                    .header(&format!("{path} (on disk)"), &format!("{path} (from the pages)"))
                    .fmt(f)
            }
            DriftKind::Missing { .. } => writeln!(f, "missing   {path}"),
            DriftKind::Orphaned => writeln!(f, "orphaned  {path}: follows from no page any more"),
            DriftKind::Foreign => {
                writeln!(f, "foreign   {path}: not generated; its folder is for generated files only")
            }
        }
    }
}
