//! The commands that read results.

use crate::Done;
use crate::run::{read_expectations, rewrite};
use clap::{Args, ValueEnum};
use genvisa_conformance::account::account;
use genvisa_conformance::details::SpecDetails;
use genvisa_conformance::lines::lines;
use genvisa_conformance::vectors::{Index, Vectors};
use genvisa_runner::expect::Declarations;
use genvisa_runner::report::html::Details;
use genvisa_runner::results::Results;
use genvisa_runner::{matrix, merge, report};
use std::fmt::Write as _;
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
    /// Results and the expected-results file of their implementation, as `RESULTS=FILE`: the reasons of disagreements.
    #[arg(long, value_name = "RESULTS=FILE")]
    expect: Vec<String>,
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

/// Writes a text to a file, or to standard output.
pub fn write(path: Option<&Path>, text: &[u8]) -> Done {
    match path {
        Some(path) => fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?,
        None => {
            let written =
                genvisa_stdio::stdout().and_then(|mut out| out.write_all(text).and_then(|()| out.flush()));
            written.map_err(|error| error.to_string())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
