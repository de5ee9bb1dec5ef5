//! Finding and reading pages.

use crate::{Outcome, Unusable, console};
use genvisa_checks::coverage::ProseList;
use genvisa_reader::isa::Isa;
use genvisa_reader::{Diagnostics, Readings, Severity, Source, load, read_with};
use std::borrow::Cow;
use std::env;
use std::fs;
use std::io::{self, ErrorKind, IsTerminal};
use std::path::{Path, PathBuf};

/// The specification of the workspace.
pub(crate) const SPEC: &str = "spec";

/// The folder of the list of prose, relative to the workspace.
pub(crate) const PROSE: &str = "checks/prose";

/// The pages that a command reads.
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

/// The root of the workspace: the parent of this crate's folder, or the current folder where cargo is not used.
pub(crate) fn root() -> Result<PathBuf, Unusable> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let root = match manifest.as_deref().and_then(Path::parent) {
        Some(root) => root.to_path_buf(),
        None => env::current_dir().map_err(|e| Unusable(format!("current folder: {e}")))?,
    };
    fs::canonicalize(&root).map_err(|e| Unusable(format!("{}: {e}", root.display())))
}

/// The pages in files and folders, or those of the workspace's own specification where none are given.
///
/// The paths of pages in the workspace are relative to its root, because they go into generated files.
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

/// The pages of a folder, with paths that begin with the name of the folder: its place makes no difference.
pub(crate) fn of_folder(folder: &Path) -> Result<Vec<Source>, Unusable> {
    let folder = fs::canonicalize(folder).map_err(|e| Unusable(format!("{}: {e}", folder.display())))?;
    let around = folder.parent().unwrap_or(&folder).to_path_buf();
    let mut sources = load(&[folder]).map_err(|e| Unusable(e.to_string()))?;
    for source in &mut sources {
        if let Ok(path) = Path::new(&source.path).strip_prefix(&around) {
            source.path = path.to_string_lossy().into_owned();
        }
    }
    Ok(sources)
}

/// The pages with a name, each with the item of its place: the name is the last parts of their path, with or without the
/// extension of the file. It is an error if there is none.
pub(crate) fn named<'s, T>(
    sources: &'s [Source],
    items: &'s [T],
    name: &str,
) -> Result<Vec<(&'s Source, &'s T)>, Unusable> {
    let end = name.trim_start_matches('/');
    let is_named = |(source, _): &(&Source, &T)| {
        let path = Path::new(&source.path);
        !end.is_empty() && (path.ends_with(end) || path.with_extension("").ends_with(end))
    };
    let found: Vec<_> = sources.iter().zip(items).filter(is_named).collect();
    if found.is_empty() {
        return Err(Unusable(format!(
            "no page is named `{name}`: give the name of a page or the end of its path (`ADD`, `chapters/types.md`)"
        )));
    }
    Ok(found)
}

/// The text of a file that need not exist.
pub(crate) fn text_if_any(path: &Path) -> Result<Option<String>, Unusable> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(e) if e.kind() == ErrorKind::NotFound => Ok(None),
        Err(e) => Err(Unusable(format!("{}: {e}", path.display()))),
    }
}

/// The readings of a folder, or the embedded ones.
pub(crate) fn readings(folder: Option<&Path>) -> Result<Cow<'static, Readings>, Unusable> {
    match folder {
        Some(folder) => Readings::load(folder).map(Cow::Owned).map_err(|e| Unusable(e.to_string())),
        None => Ok(Cow::Borrowed(Readings::embedded())),
    }
}

/// The list of prose of the workspace.
pub(crate) fn prose() -> Result<ProseList, Unusable> {
    ProseList::load(&root()?.join(PROSE)).map_err(Unusable)
}

/// The model of the pages, and whether they have errors. Their problems go to standard error first.
pub(crate) fn model(paths: &[PathBuf], readings: &Readings) -> Result<(Isa, Outcome), Unusable> {
    report(paths, readings, Severity::Error)
}

/// As [`model`], but warnings count as errors, because generated files must be complete.
pub(crate) fn faultless_model(paths: &[PathBuf], readings: &Readings) -> Result<(Isa, Outcome), Unusable> {
    report(paths, readings, Severity::Warning)
}

/// The most bytes of problems that are written at once: nobody reads more.
const MOST_BYTES: usize = 1 << 18;

/// Writes the first problems of pages to standard error, and the number of the other problems.
pub(crate) fn report_problems(diagnostics: &Diagnostics) {
    let (text, more) = diagnostics.render_first(io::stderr().is_terminal(), MOST_BYTES);
    console::print_error(&text);
    if more > 0 {
        console::print_error(&format!("{more} more problems are not shown\n"));
    }
}

/// Reads pages and reports their problems. Problems of at least the severity `faulty` are findings.
fn report(paths: &[PathBuf], readings: &Readings, faulty: Severity) -> Result<(Isa, Outcome), Unusable> {
    let read = read(paths, &sources(paths)?, readings, Severity::Note);
    let (errors, warnings) = (read.diagnostics.errors(), read.diagnostics.warnings());
    let faults = if faulty == Severity::Error { errors } else { errors + warnings };
    Ok((read.isa, if faults == 0 { Outcome::Clean } else { Outcome::Findings }))
}

/// Reads the pages of some paths, and reports their number of problems and those of at least the severity `shown`.
pub(crate) fn read(
    paths: &[PathBuf],
    sources: &[Source],
    readings: &Readings,
    shown: Severity,
) -> genvisa_reader::Outcome {
    let outcome = read_with(sources, readings);
    report_problems(&outcome.diagnostics.clone().at_least(shown));
    let of = paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(" ");
    report_counts(if of.is_empty() { SPEC } else { &of }, &outcome.diagnostics, 0);
    outcome
}

/// Writes the numbers of problems of some pages to standard error. `repeated` of them were reported for other pages before.
pub(crate) fn report_counts(of: &str, diagnostics: &Diagnostics, repeated: usize) {
    let (errors, warnings) = (diagnostics.errors(), diagnostics.warnings());
    if errors + warnings > 0 {
        let repeated = if repeated > 0 { format!(", {repeated} of them as above") } else { String::new() };
        console::print_error(&format!("{of}: {errors} errors, {warnings} warnings{repeated}\n"));
    }
}

#[cfg(test)]
mod tests {
    use super::{Source, named};

    #[test]
    fn a_page_is_named_by_the_last_parts_of_its_path() {
        let page = |path: &str| Source { path: path.to_string(), text: String::new() };
        let sources =
            ["spec/instructions/ADD.md", "spec/instructions/ADDC.md", "spec/chapters/types.md"].map(page);
        let items = [0, 1, 2];
        let of = |name: &str| {
            let found = named(&sources, &items, name).map_err(|_| ()).ok()?;
            Some(found.into_iter().map(|(_, item)| *item).collect::<Vec<_>>())
        };
        for (name, expected) in [
            ("ADD", Some(vec![0])),
            ("ADD.md", Some(vec![0])),
            ("/ADD.md", Some(vec![0])),
            ("instructions/ADDC", Some(vec![1])),
            ("spec/chapters/types.md", Some(vec![2])),
            ("DD", None),
            ("", None),
            ("/", None),
        ] {
            assert_eq!(of(name), expected, "{name}");
        }
    }
}
