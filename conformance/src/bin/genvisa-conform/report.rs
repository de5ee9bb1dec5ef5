//! The commands that read results.

use crate::Done;
use crate::run::{read_expectations, rewrite};
use clap::{Args, ValueEnum};
use flate2::read::GzDecoder;
use genvisa_conformance::account::account;
use genvisa_conformance::details::SpecDetails;
use genvisa_conformance::lines::lines;
use genvisa_conformance::tombstones;
use genvisa_conformance::vectors::{Index, Vectors};
use genvisa_runner::changes::{Suite, changes};
use genvisa_runner::expect::Declarations;
use genvisa_runner::record::Case;
use genvisa_runner::report::html::Details;
use genvisa_runner::request::Operation;
use genvisa_runner::results::Results;
use genvisa_runner::{diff, matrix, merge, report};
use serde::Serialize;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The bytes in which the first member of the first record of results is.
const HEAD: u64 = 64;

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
    /// Results and the expected-results file of their implementation, as `RESULTS=FILE`: the reasons of disagreements.
    #[arg(long, value_name = "RESULTS=FILE")]
    expect: Vec<String>,
    /// The file; standard output without one.
    #[arg(short, long)]
    output: Option<PathBuf>,
}

/// Arguments of `diff`.
#[derive(Args)]
pub struct Diff {
    /// Results of the run before, or the suite before: vectors (`export`), ids (`list`) or rules (`list --rules`).
    before: PathBuf,
    /// Results of the run after, or the suite after.
    after: PathBuf,
    /// Compares the results of one operation only.
    #[arg(long)]
    operation: Option<Operation>,
    /// The most cases to list.
    #[arg(long, default_value_t = 50)]
    cases: usize,
    /// Writes all differences as JSON.
    #[arg(long)]
    json: bool,
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

/// Arguments of `update`.
#[derive(Args)]
pub struct Update {
    /// The expected-results file.
    expect: PathBuf,
    /// Results of `run`, of all cases that the file describes.
    results: PathBuf,
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
                    account: &account(details.spec(), &vectors.all),
                    lines: &lines(),
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
        let declarations = self.declarations(&results)?;
        let matrix = matrix::matrix(&results, &declarations).map_err(|error| error.to_string())?;
        let mut text = matrix.markdown(self.disagreements);
        if !matrix.open.is_empty() {
            text.push_str(&programs(&matrix)?);
        }
        write(self.output.as_deref(), text.as_bytes())
    }

    /// The declarations of each implementation; nothing if no file is named.
    fn declarations(&self, results: &[&Results]) -> Result<Vec<Option<Declarations>>, String> {
        let mut all: Vec<Option<Declarations>> = Vec::new();
        for pair in &self.expect {
            let (name, file) = pair.split_once('=').ok_or_else(|| format!("`{pair}`: write RESULTS=FILE"))?;
            let place = self.results.iter().position(|path| path == Path::new(name));
            let place = place.ok_or_else(|| format!("`{pair}`: {name} is none of the results"))?;
            let expectations = read_expectations(Path::new(file))?;
            let declarations = results.get(place).map(|results| expectations.declare(&results.cases));
            all.resize_with(self.results.len(), || None);
            if let Some(known) = all.get_mut(place) {
                *known = declarations;
            }
        }
        Ok(all)
    }
}

/// The rules without a reason, each with a program that shows it.
fn programs(matrix: &matrix::Matrix) -> Result<String, String> {
    let (index, details) = (Index::load()?, SpecDetails::load()?);
    let mut text = String::from("\n## Open\n");
    for open in &matrix.open {
        let name = matrix.implementations.get(open.implementation).map(String::as_str).unwrap_or_default();
        let _ = writeln!(text, "\n`{}`: {name}, `{}`: {}\n", open.rule, open.case, open.outcome);
        let place = index.place(&open.case).ok_or_else(|| format!("the suite has no case {}", open.case))?;
        for vector in index.vectors(&[place])? {
            let program = details.case(&vector).map(|detail| detail.text).unwrap_or_default();
            let _ = writeln!(text, "```text\n{}\n```", program.trim_end());
        }
    }
    Ok(text)
}

impl Update {
    /// Rewrites the file.
    pub fn run(self) -> Done {
        let results = read(&self.results)?;
        rewrite(&self.expect, &results.head, &results.cases)?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Diff {
    /// Writes the differences. Fails if there are any.
    pub fn run(self) -> Done {
        match [is_run(&self.before)?, is_run(&self.after)?] {
            [true, true] => self.runs(),
            [false, false] => self.suites(),
            [is_first, _] => {
                let [run, suite] =
                    if is_first { [&self.before, &self.after] } else { [&self.after, &self.before] };
                let (run, suite) = (run.display(), suite.display());
                Err(format!(
                    "{run} has the results of a run, and {suite} has none: compare two runs, or two versions of the suite"
                ))
            }
        }
    }

    /// Compares two versions of the suite.
    fn suites(&self) -> Done {
        if let Some(operation) = self.operation {
            return Err(format!(
                "`--operation {}` chooses results of runs, and the files have none",
                operation.name()
            ));
        }
        let suite = |path: &Path| {
            let suite = open(path).and_then(Suite::read);
            suite.map_err(|error| format!("{}: {error}", path.display()))
        };
        let tombstones = tombstones::embedded().map_err(|error| error.to_string())?;
        let changes = changes(&suite(&self.before)?, &suite(&self.after)?, &tombstones);
        let changes = changes.map_err(|error| error.to_string())?;
        self.write(&changes, changes.markdown(self.cases), changes.is_empty())
    }

    /// Writes the differences in the chosen form.
    fn write(&self, differences: &impl Serialize, markdown: String, is_empty: bool) -> Done {
        let text = match self.json {
            true => serde_json::to_string_pretty(differences).map_err(|error| error.to_string())? + "\n",
            false => markdown,
        };
        write(self.output.as_deref(), text.as_bytes())?;
        Ok(if is_empty { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Compares two runs.
    fn runs(&self) -> Done {
        let results = |path: &Path| -> Result<Results, String> {
            let mut results = read(path)?;
            let is_compared =
                |case: &Case| self.operation.is_none_or(|operation| operation == case.operation);
            results.cases.retain(is_compared);
            Ok(results)
        };
        let diff = diff::diff(&results(&self.before)?, &results(&self.after)?);
        self.write(&diff, diff.markdown(self.cases), diff.changes.is_empty())
    }
}

/// Whether a file has the results of a run.
fn is_run(path: &Path) -> Result<bool, String> {
    let mut line = String::new();
    let first = open(path).and_then(|from| from.take(HEAD).read_line(&mut line));
    first.map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(line.starts_with(r#"{"record":"#))
}

/// A file, which is unpacked if its name ends with `.gz`.
fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    let file = File::open(path)?;
    Ok(match path.extension().is_some_and(|ending| ending == "gz") {
        true => Box::new(BufReader::new(GzDecoder::new(file))),
        false => Box::new(BufReader::new(file)),
    })
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
