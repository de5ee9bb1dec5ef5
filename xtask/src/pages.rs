//! Finding and reading pages.

use crate::{Outcome, Unusable, console};
use genvisa_reader::isa::Isa;
use genvisa_reader::{Diagnostics, Readings, Severity, Source, load, read_with};
use std::borrow::Cow;
use std::env;
use std::fs;
use std::io::{self, ErrorKind, IsTerminal};
use std::path::{Path, PathBuf};

/// The specification of the workspace.
pub(crate) const SPEC: &str = "spec";

/// The pages that a command is about.
#[derive(clap::Args)]
pub(crate) struct Pages {
    /// Folder of pages [default: the workspace's spec]
    #[arg(long, value_name = "DIR")]
    pub(crate) spec: Option<PathBuf>,
}

impl Pages {
    pub(crate) fn paths(&self) -> &[PathBuf] {
        self.spec.as_slice()
    }
}

/// The root of the workspace: where cargo found this crate, or the current folder without cargo.
pub(crate) fn root() -> Result<PathBuf, Unusable> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let root = match manifest.as_deref().and_then(Path::parent) {
        Some(root) => root.to_path_buf(),
        None => env::current_dir().map_err(|e| Unusable(format!("current folder: {e}")))?,
    };
    fs::canonicalize(&root).map_err(|e| Unusable(format!("{}: {e}", root.display())))
}

/// The pages in files and folders, or in the workspace's own specification where none are given.
///
/// Pages of the workspace are named from its root, wherever the command runs: their names go into generated files.
pub(crate) fn sources(paths: &[PathBuf]) -> Result<Vec<Source>, Unusable> {
    let root = root()?;
    let own = [root.join(SPEC)];
    let paths = if paths.is_empty() { &own } else { paths };
    let mut sources = Vec::new();
    for path in paths {
        let real = fs::canonicalize(path).map_err(|e| Unusable(format!("{}: {e}", path.display())))?;
        let inside = real.starts_with(&root);
        let pages = load(&[if inside { real } else { path.clone() }]).map_err(|e| Unusable(e.to_string()))?;
        sources.extend(pages.into_iter().map(|page| match Path::new(&page.path).strip_prefix(&root) {
            Ok(name) => Source { path: name.to_string_lossy().into_owned(), ..page },
            Err(_) => page,
        }));
    }
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    sources.dedup_by(|a, b| a.path == b.path);
    Ok(sources)
}

/// What a file says that need not be there.
pub(crate) fn text_if_any(path: &Path) -> Result<Option<String>, Unusable> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(e) if e.kind() == ErrorKind::NotFound => Ok(None),
        Err(e) => Err(Unusable(format!("{}: {e}", path.display()))),
    }
}

/// The readings of a folder, or those that are part of the program.
pub(crate) fn readings(folder: Option<&Path>) -> Result<Cow<'static, Readings>, Unusable> {
    match folder {
        Some(folder) => Readings::load(folder).map(Cow::Owned).map_err(|e| Unusable(e.to_string())),
        None => Ok(Cow::Borrowed(Readings::embedded())),
    }
}

/// The model of the pages, and whether they have errors; what is wrong with them goes to standard error first.
pub(crate) fn model(paths: &[PathBuf], readings: &Readings) -> Result<(Isa, Outcome), Unusable> {
    report(paths, readings, Severity::Note, Severity::Error)
}

/// As [`model`], but warnings are as bad as errors: what was not understood must not be missing from what is made of it.
pub(crate) fn faultless_model(paths: &[PathBuf], readings: &Readings) -> Result<(Isa, Outcome), Unusable> {
    report(paths, readings, Severity::Note, Severity::Warning)
}

/// As [`model`], but warnings are only counted.
pub(crate) fn model_without_warnings(
    paths: &[PathBuf],
    readings: &Readings,
) -> Result<(Isa, Outcome), Unusable> {
    report(paths, readings, Severity::Error, Severity::Error)
}

/// Says what is wrong with pages on standard error.
pub(crate) fn complain(diagnostics: &Diagnostics) {
    console::complain(&diagnostics.render(io::stderr().is_terminal()));
}

/// Reads pages, and says what is wrong with them from one severity on; another is what makes them faulty.
fn report(
    paths: &[PathBuf],
    readings: &Readings,
    shown: Severity,
    faulty: Severity,
) -> Result<(Isa, Outcome), Unusable> {
    let genvisa_reader::Outcome { isa, diagnostics, .. } = read_with(&sources(paths)?, readings);
    let (errors, warnings) = (diagnostics.errors(), diagnostics.warnings());
    complain(&diagnostics.at_least(shown));
    if errors + warnings > 0 {
        let of = paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(" ");
        let of = if of.is_empty() { SPEC } else { &of };
        console::complain(&format!("{of}: {errors} errors, {warnings} warnings\n"));
    }
    let faults = if faulty == Severity::Error { errors } else { errors + warnings };
    Ok((isa, if faults == 0 { Outcome::Clean } else { Outcome::Findings }))
}
