//! How the generated files on disk differ from those that the pages give.

use crate::Unusable;
use genvisa_render::{GENERATED_MARKER, Output};
use similar::TextDiff;
use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Every generated file is in one of these folders.
const GENERATED: [&str; 2] = ["generated", "conformance/benches/codec"];
/// Nothing but generated files is in this one.
const ONLY_GENERATED: &str = "generated/src";

/// One file that is not as it should be.
#[derive(Debug)]
pub(crate) struct Drift {
    /// The file, relative to the workspace.
    pub(crate) path: String,
    /// What is wrong with it.
    pub(crate) kind: Kind,
}

/// What is wrong with a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It has another text.
    Changed { is: String, should: String },
    /// It is not there.
    Missing { should: String },
    /// It was generated, and no page gives it any more.
    Orphaned,
    /// Nobody generated it, and everything around it is generated.
    Foreign,
}

/// Every difference between the files on disk and the ones that should be there, by path.
pub(crate) fn find(root: &Path, outputs: &[Output]) -> Result<Vec<Drift>, Unusable> {
    let unusable = |path: &str, e: io::Error| Unusable(format!("{path}: {e}"));
    let mut found = Vec::new();
    for Output { path, text: should } in outputs {
        if !GENERATED.iter().any(|folder| Path::new(path).starts_with(folder)) {
            return Err(Unusable(format!(
                "{path}: generated files belong into {}/",
                GENERATED.join("/ or ")
            )));
        }
        let should = should.clone();
        let kind = match fs::read(root.join(path)) {
            Ok(is) if is == should.as_bytes() => continue,
            Ok(is) => Kind::Changed { is: String::from_utf8_lossy(&is).into_owned(), should },
            Err(e) if e.kind() == ErrorKind::NotFound => Kind::Missing { should },
            Err(e) => return Err(unusable(path, e)),
        };
        found.push(Drift { path: path.clone(), kind });
    }
    let expected: BTreeSet<_> = outputs.iter().map(|o| Path::new(&o.path)).collect();
    let mut files = Vec::new();
    for folder in GENERATED {
        walk(root, Path::new(folder), &mut files).map_err(|e| unusable(folder, e))?;
    }
    for file in files.iter().filter(|f| !expected.contains(f.as_path())) {
        let path = slashes(file);
        let bytes = fs::read(root.join(file)).map_err(|e| unusable(&path, e))?;
        let kind = if is_generated(&bytes) {
            Kind::Orphaned
        } else if file.starts_with(ONLY_GENERATED) {
            Kind::Foreign
        } else {
            continue;
        };
        found.push(Drift { path, kind });
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

/// Every file in a folder, relative to the root. A folder that is not there has none.
fn walk(root: &Path, folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    let entries = match fs::read_dir(root.join(folder)) {
        Err(e) if e.kind() == ErrorKind::NotFound => return Ok(()),
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

/// Whether the first line says that the file is generated.
fn is_generated(bytes: &[u8]) -> bool {
    let first = bytes.split(|b| *b == b'\n').next().unwrap_or_default();
    String::from_utf8_lossy(first).contains(GENERATED_MARKER)
}

fn slashes(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

impl Drift {
    /// Makes the file as it should be. `false` for a file that is not ours to touch.
    pub(crate) fn repair(&self, root: &Path) -> Result<bool, Unusable> {
        let path = root.join(&self.path);
        let done = match &self.kind {
            Kind::Changed { should, .. } | Kind::Missing { should } => write(&path, should),
            Kind::Orphaned => fs::remove_file(&path).map(|()| remove_empty(root, &path)),
            Kind::Foreign => return Ok(false),
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
fn remove_empty(root: &Path, file: &Path) {
    let is_ours = |folder: &&Path| GENERATED.iter().any(|ours| folder.starts_with(root.join(ours)));
    let folders = file.ancestors().skip(1).take_while(is_ours);
    // A folder that is not empty cannot be removed, and neither can those around it.
    let _ = folders.map(fs::remove_dir).take_while(Result::is_ok).count();
}

impl fmt::Display for Drift {
    /// The path, what is wrong with it, and for a changed file how.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = &self.path;
        match &self.kind {
            Kind::Changed { is, should } => {
                writeln!(f, "changed   {path}")?;
                let diff = TextDiff::from_lines(is, should);
                diff.unified_diff()
                    .header(&format!("{path} (on disk)"), &format!("{path} (from the pages)"))
                    .fmt(f)
            }
            Kind::Missing { .. } => writeln!(f, "missing   {path}"),
            Kind::Orphaned => writeln!(f, "orphaned  {path}: no page gives it any more"),
            Kind::Foreign => writeln!(f, "foreign   {path}: not generated; move it out of {ONLY_GENERATED}/"),
        }
    }
}
