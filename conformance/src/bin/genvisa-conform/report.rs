//! The commands that read results.

use crate::Done;
use clap::{Args, ValueEnum};
use genvisa_conformance::details::SpecDetails;
use genvisa_conformance::vectors::Vectors;
use genvisa_runner::results::Results;
use genvisa_runner::{diff, matrix, merge, report};
use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The most bytes of a page.
const PAGE: usize = 8 << 20;

/// Arguments of `score`.
#[derive(Args)]
pub struct Score {
    /// Results of `run`.
    results: PathBuf,
}

/// A form of reports.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Html,
    Junit,
    Tap,
    Markdown,
    Badge,
}

/// Arguments of `report`.
#[derive(Args)]
pub struct Report {
    /// Results of `run`; several for a page that compares implementations.
    #[arg(required = true)]
    results: Vec<PathBuf>,
    /// The form of the report.
    #[arg(long, value_enum)]
    format: Format,
    /// The file; standard output without one.
    #[arg(short, long)]
    output: Option<PathBuf>,
}

/// Arguments of `matrix`.
#[derive(Args)]
pub struct Matrix {
    /// Results of `run`, one of each implementation.
    #[arg(required = true)]
    results: Vec<PathBuf>,
    /// Omits the rules on which all implementations agree.
    #[arg(long)]
    disagreements: bool,
    /// The file; standard output without one.
    #[arg(short, long)]
    output: Option<PathBuf>,
}

/// Arguments of `diff`.
#[derive(Args)]
pub struct Diff {
    /// Results of the run before.
    before: PathBuf,
    /// Results of the run after.
    after: PathBuf,
    /// The most cases to list.
    #[arg(long, default_value_t = 50)]
    cases: usize,
    /// The file; standard output without one.
    #[arg(short, long)]
    output: Option<PathBuf>,
}

/// Arguments of `merge`.
#[derive(Args)]
pub struct Merge {
    /// Results of all shards.
    #[arg(required = true)]
    results: Vec<PathBuf>,
    /// The file for the joined results.
    #[arg(short, long)]
    output: PathBuf,
}

impl Score {
    /// Prints the sums of the results.
    pub fn run(self) -> Done {
        let results = read(&self.results)?;
        print!("{}", report::markdown::markdown(&results));
        Ok(ExitCode::from(results.summary.exit_code()))
    }
}

impl Report {
    /// Writes the report.
    pub fn run(self) -> Done {
        let all = self.results.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
        let [first, ..] = all.as_slice() else { return Err("name the results".into()) };
        if all.len() > 1 && self.format != Format::Html {
            return Err("only the page compares several results: use `--format html`".into());
        }
        let mut out = Vec::new();
        let failed = |error: io::Error| error.to_string();
        match self.format {
            Format::Html => {
                let vectors = Vectors::load()?;
                let details = SpecDetails::load()?;
                let results: Vec<&Results> = all.iter().collect();
                let input = report::html::Input {
                    results: &results,
                    vectors: &vectors.all,
                    details: &details,
                    account: &[],
                    limit: PAGE,
                };
                out = report::html::html(&input).map_err(|error| error.to_string())?.into_bytes();
            }
            Format::Junit => report::junit::junit(first, &mut out).map_err(failed)?,
            Format::Tap => report::tap::tap(first, &mut out).map_err(failed)?,
            Format::Markdown => out = report::markdown::markdown(first).into_bytes(),
            Format::Badge => {
                out = serde_json::to_vec(&report::badge::badge(&first.summary))
                    .map_err(|error| error.to_string())?;
                out.push(b'\n');
            }
        }
        write(self.output.as_deref(), &out)
    }
}

impl Matrix {
    /// Writes the table of implementations and rules.
    pub fn run(self) -> Done {
        let all = self.results.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
        let results: Vec<&Results> = all.iter().collect();
        let matrix = matrix::matrix(&results).map_err(|error| error.to_string())?;
        write(self.output.as_deref(), matrix.markdown(self.disagreements).as_bytes())
    }
}

impl Diff {
    /// Writes the differences. Fails if there are any.
    pub fn run(self) -> Done {
        let diff = diff::diff(&read(&self.before)?, &read(&self.after)?);
        write(self.output.as_deref(), diff.markdown(self.cases).as_bytes())?;
        Ok(if diff.changes.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

impl Merge {
    /// Writes the joined results. Fails as the whole run did.
    pub fn run(self) -> Done {
        let all = self.results.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
        let merged = merge::merge(all).map_err(|error| error.to_string())?;
        let failed = |error: io::Error| format!("{}: {error}", self.output.display());
        merged.write(File::create(&self.output).map_err(failed)?).map_err(failed)?;
        Ok(ExitCode::from(merged.summary.exit_code()))
    }
}

/// Reads results of `run`.
pub fn read(path: &Path) -> Result<Results, String> {
    let file = File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Results::read(BufReader::new(file)).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: Option<&Path>, text: &[u8]) -> Done {
    match path {
        Some(path) => fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?,
        None => {
            let mut out = io::stdout().lock();
            out.write_all(text).and_then(|()| out.flush()).map_err(|error| error.to_string())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
