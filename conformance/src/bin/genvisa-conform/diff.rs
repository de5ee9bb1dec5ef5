//! `diff`: two runs, two implementations, or two versions of the suite.

use crate::Done;
use crate::ask::{Asked, Chosen};
use crate::report::{read, write};
use clap::Args;
use flate2::read::GzDecoder;
use genvisa_conformance::outputs::same_output;
use genvisa_conformance::tombstones;
use genvisa_runner::changes::{Suite, changes};
use genvisa_runner::diff;
use genvisa_runner::record::{Case, Verdict};
use genvisa_runner::results::Results;
use genvisa_runner::run::{self, Started};
use genvisa_runner::score::Means;
use genvisa_runner::vector::Vector;
use serde::Serialize;
use std::collections::HashSet;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The bytes in which the first member of the first record of results is.
const HEAD: u64 = 64;

/// Arguments of `diff`.
#[derive(Args)]
pub struct Diff {
    /// Results of the run before and of the run after, or the suite before and the suite after: vectors (`export`), ids (`list`) or rules
    /// (`list --rules`). With `--impl`: parts of ids, or patterns with `*`; all cases if there is none.
    #[arg(value_name = "FILE", required_unless_present = "implementations")]
    names: Vec<String>,
    /// One of two implementations to run and compare: `genvisa`, the path of a `conform.toml`, or the command line of an adapter.
    #[arg(long = "impl", value_name = "IMPLEMENTATION")]
    implementations: Vec<String>,
    #[command(flatten)]
    chosen: Chosen,
    #[command(flatten)]
    asked: Asked,
    /// Also lists the cases with the same verdict and another answer, as `--impl` does: both answers are right, or both are wrong.
    #[arg(long)]
    answers: bool,
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

impl Diff {
    /// Writes the differences. Fails if there are any.
    pub fn run(self) -> Done {
        match (self.implementations.as_slice(), self.names.as_slice()) {
            ([before, after], _) => self.implementations(before, after),
            ([], [before, after]) => {
                if !self.chosen.is_operation_only() || self.asked != Asked::default() {
                    return Err(
                        "of the options that choose and ask cases, two files allow `--operation` only: \
                                use `--impl`"
                            .into(),
                    );
                }
                self.files(Path::new(before), Path::new(after))
            }
            ([], _) => Err("name two files".into()),
            _ => Err("name two implementations: `--impl A --impl B`".into()),
        }
    }

    /// Compares two files.
    fn files(&self, before: &Path, after: &Path) -> Done {
        match [is_run(before)?, is_run(after)?] {
            [true, true] => {
                let results = |path: &Path| -> Result<Results, String> {
                    let mut results = read(path)?;
                    let is_compared =
                        |case: &Case| self.chosen.operation.is_none_or(|chosen| chosen == case.operation);
                    results.cases.retain(is_compared);
                    Ok(results)
                };
                self.results(&results(before)?, &results(after)?, self.answers)
            }
            [false, false] => self.suites(before, after),
            [is_first, _] => {
                let [run, suite] = if is_first { [before, after] } else { [after, before] };
                let (run, suite) = (run.display(), suite.display());
                Err(format!(
                    "{run} has the results of a run, and {suite} has none: compare two runs, or two versions of the suite"
                ))
            }
        }
    }

    /// Compares two versions of the suite.
    fn suites(&self, before: &Path, after: &Path) -> Done {
        if let Some(operation) = self.chosen.operation {
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
        let changes = changes(&suite(before)?, &suite(after)?, &tombstones);
        let changes = changes.map_err(|error| error.to_string())?;
        self.write(&changes, changes.markdown(self.cases), changes.is_empty())
    }

    /// Runs two implementations and compares their results. Nobody needs to know which of them is right.
    fn implementations(&self, before: &str, after: &str) -> Done {
        let selection = self.chosen.selection(&self.names);
        let vectors = self.chosen.vectors(&selection, false)?;
        let planned = selection.plan(&vectors.all)?;
        let measured = |name: &str| self.measured(name, &planned, &vectors.digest);
        let (mut before, mut after) = (measured(before)?, measured(after)?);
        let outside = remove_unsupported([&mut before, &mut after]);
        if outside > 0 {
            eprintln!("{outside} cases are not compared, because one of the two does not support them");
        }
        if before.cases.is_empty() {
            return Err("the implementations have no case in common".into());
        }
        self.results(&before, &after, true)
    }

    /// The results of an implementation.
    fn measured(&self, name: &str, planned: &[&Vector], digest: &str) -> Result<Results, String> {
        let factory = self.asked.implementation(name, planned.len())?;
        let started = Started::new(&*factory);
        if let Some(failure) = &started.failure {
            return Err(format!("{}: {failure}", factory.name()));
        }
        let selection = self.chosen.selection(&self.names);
        let head = self.chosen.head(&selection, digest, started.hello.clone(), planned.len());
        let means = Means { compare: &same_output, ..Means::default() };
        run::gather(started, planned, &self.asked.options(), means, head)
    }

    /// Writes the differences of two results.
    fn results(&self, before: &Results, after: &Results, answers: bool) -> Done {
        let mut diff = diff::diff(before, after);
        if answers {
            diff.answers = diff::answers(before, after);
        }
        self.write(&diff, diff.markdown(self.cases), diff.is_empty())
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
}

/// Removes the cases that one of two implementations does not claim to support. Returns their number.
fn remove_unsupported(both: [&mut Results; 2]) -> usize {
    let cases = both.iter().flat_map(|results| &results.cases);
    let outside = cases.filter(|case| case.verdict == Verdict::NotApplicable);
    let outside: HashSet<String> = outside.map(|case| case.id.clone()).collect();
    for results in both {
        results.cases.retain(|case| !outside.contains(&case.id));
    }
    outside.len()
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
