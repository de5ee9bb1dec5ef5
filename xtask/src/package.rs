//! `cargo xtask regen --out DIR`: a complete crate for any folder of pages.

use crate::drift::{self, Drift, DriftKind, Owned};
use crate::{Outcome, Unusable, console, pages, stage};
use genvisa_reader::{Readings, Severity, read_with};
use genvisa_render::{GENERATED_MARKER, Package, Packaged, package};
use std::fs;
use std::path::{Path, PathBuf};

/// The files that the crate consists of.
const OWNED: Owned = Owned {
    places: &[
        "src",
        "include",
        "tests",
        "Cargo.toml",
        "README.md",
        "INSTRUCTIONS.md",
        "genvisa.json",
        "genvisa.schema.json",
        "pages.txt",
    ],
    exclusive: Some("src"),
};

/// Where a complete crate is written.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Write a complete crate for the pages into this folder, and nothing into the workspace
    #[arg(long, value_name = "DIR", conflicts_with = "stage")]
    out: Option<PathBuf>,
    /// Name of that crate's package [default: genvisa]
    #[arg(long, value_name = "NAME", requires = "out")]
    name: Option<String>,
    /// Folder of the genvisa workspace whose runtime and macros the crate uses [default: the published ones]
    #[arg(long, value_name = "DIR", requires = "out")]
    runtime: Option<PathBuf>,
}

impl Args {
    /// The folder of the crate, if one is wanted.
    pub(crate) fn out(&self) -> Option<&Path> {
        self.out.as_deref()
    }

    fn package(&self) -> Result<Package, Unusable> {
        let name = self.name.clone().unwrap_or_else(|| "genvisa".to_string());
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || !name.chars().all(is_name) {
            return Err(Unusable(format!("{name:?} is no name of a package")));
        }
        let runtime = match &self.runtime {
            None => None,
            Some(folder) => {
                let real = canonical(folder)?;
                if let Some(krate) =
                    ["runtime", "macros"].iter().find(|k| !real.join(k).join("Cargo.toml").is_file())
                {
                    return Err(Unusable(format!("{}: it has no crate `{krate}`", folder.display())));
                }
                Some(real)
            }
        };
        Ok(Package { name, runtime })
    }
}

/// Writes the crate into a folder, or compares it with the files there.
pub(crate) fn run(
    args: &Args,
    out: &Path,
    check: bool,
    spec: Option<&Path>,
    readings: &Readings,
) -> Result<Outcome, Unusable> {
    let settings = args.package()?;
    let own = pages::root()?.join(pages::SPEC);
    let sources = pages::of_folder(spec.unwrap_or(&own))?;
    let genvisa_reader::Outcome { isa, diagnostics, .. } = read_with(&sources, readings);
    let (errors, warnings) = (diagnostics.errors(), diagnostics.warnings());
    pages::report_problems(&diagnostics.at_least(Severity::Warning));
    if errors > 0 {
        console::print_error(&format!("{errors} errors, {warnings} warnings: no crate is written\n"));
        return Ok(Outcome::Findings);
    }
    let Packaged { mut files, left_out } = match package(&isa, &settings) {
        Ok(packaged) => packaged,
        Err(error) => {
            console::print_error(&format!("error: {error}\n"));
            return Ok(Outcome::Findings);
        }
    };
    files.push(stage::manifest("pages.txt", &sources));
    for part in &left_out {
        console::print_error(&format!("left out: {}: {}\n", part.what, part.why));
    }
    if !check {
        fs::create_dir_all(out).map_err(|e| Unusable(format!("{}: {e}", out.display())))?;
    }
    let drifts = drift::find(out, OWNED, &files)?;
    if check {
        console::print(&drifts.iter().map(Drift::to_string).collect::<String>())?;
        return Ok(if drifts.is_empty() { Outcome::Clean } else { Outcome::Findings });
    }
    write(out, &drifts)?;
    let (warnings, parts) = (count(warnings, "warning"), count(left_out.len(), "part"));
    console::print(&format!("{}: {} files; {warnings}, {parts} left out\n", out.display(), files.len()))?;
    Ok(Outcome::Clean)
}

/// Writes the files that differ. A file of the same name that somebody else wrote stays.
fn write(out: &Path, drifts: &[Drift]) -> Result<(), Unusable> {
    let foreign = drifts.iter().find(|drift| match &drift.kind {
        DriftKind::Changed { is, .. } => !is.contains(GENERATED_MARKER),
        _ => false,
    });
    if let Some(drift) = foreign {
        let path = out.join(&drift.path);
        return Err(Unusable(format!("{}: not generated; it would be overwritten", path.display())));
    }
    for drift in drifts {
        if !drift.repair(out)? {
            console::print_error(&drift.to_string());
        }
    }
    Ok(())
}

fn canonical(folder: &Path) -> Result<PathBuf, Unusable> {
    fs::canonicalize(folder).map_err(|e| Unusable(format!("{}: {e}", folder.display())))
}

fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn one_thing_has_no_plural() {
        assert_eq!([0, 1, 2].map(|number| count(number, "part")), ["0 parts", "1 part", "2 parts"]);
    }
}
