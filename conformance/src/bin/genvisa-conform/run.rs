//! `run`: asks an implementation all chosen cases.

use crate::Done;
use crate::ask::{Asked, Chosen};
use crate::smaller;
use clap::Args;
use genvisa_conformance::ours::Ours;
use genvisa_conformance::outputs::same_output;
use genvisa_conformance::tombstones;
use genvisa_conformance::vectors::Vectors;
use genvisa_runner::expect::{Declarations, Expectations, update, upgrade};
use genvisa_runner::implementation::Factory;
use genvisa_runner::problem::Problem;
use genvisa_runner::record::{Case, Head, Summary};
use genvisa_runner::report::describe;
use genvisa_runner::results::Writer;
use genvisa_runner::run::{self, Adapter, Selection, Started, Tool};
use genvisa_runner::score::{Mapping, Means, Tally};
use genvisa_runner::vector::Vector;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The results, unless another file is named.
const RESULTS: &str = "results.jsonl";

/// The failing cases that are printed.
const SHOWN: usize = 20;

/// Arguments of `run`.
#[derive(Args)]
pub struct Run {
    /// Parts of ids, or patterns with `*`; all cases if there is none.
    filters: Vec<String>,
    /// The command line of an adapter that speaks the protocol (PROTOCOL.md). `genvisa` itself without this and `--tool`.
    #[arg(long, value_name = "COMMAND")]
    adapter: Option<String>,
    /// A `conform.toml` that describes an implementation that is only a command.
    #[arg(long, value_name = "FILE", conflicts_with = "adapter")]
    tool: Option<PathBuf>,
    /// The file for the results; `-` for standard output.
    #[arg(short, long, default_value = RESULTS)]
    output: PathBuf,
    /// The expected-results file of the implementation.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["programs", "corpus"])]
    expect: Option<PathBuf>,
    /// Rewrites the expected-results file after the run.
    #[arg(long, requires = "expect")]
    update: bool,
    /// A mapping file: codes of the implementation and rules of the suite.
    #[arg(long, value_name = "FILE")]
    mapping: Option<PathBuf>,
    #[command(flatten)]
    chosen: Chosen,
    /// Writes a smaller case with the same outcome for the first failing cases, to this folder.
    #[arg(long, value_name = "DIR", num_args = 0..=1, default_missing_value = "minimised")]
    minimise: Option<PathBuf>,
    #[command(flatten)]
    asked: Asked,
}

impl Run {
    /// Runs the cases.
    pub fn run(self) -> Done {
        let expectations = self.expect.as_deref().map(read_expectations).transpose()?;
        let selection = self.selection(expectations.as_ref())?;
        // Declarations are about all cases.
        let vectors = self.chosen.vectors(&selection, expectations.is_some())?;
        let planned = selection.plan(&vectors.all)?;
        let declarations = expectations.as_ref().map(|known| declare(known, &vectors.all)).transpose()?;
        let mapping = self.mapping.as_deref().map(read_mapping).transpose()?;

        let factory = self.factory(planned.len())?;
        let started = Started::new(&*factory);
        if let Some(failure) = &started.failure {
            eprintln!("{}: {failure}", factory.name());
        }
        let head = self.chosen.head(&selection, &vectors.digest, started.hello.clone(), planned.len());
        let means =
            Means { mapping: mapping.as_ref(), declarations: declarations.as_ref(), compare: &same_output };
        let mut session = Session::new(&self.output, &head)?;
        run::measure(started, &planned, &self.asked.options(), means, &mut |case| session.add(case))?;

        let declared = declarations.iter().flat_map(|known| known.problems().iter().cloned());
        // A part of the cases shows only a part of the codes.
        let whole = mapping.iter().filter(|_| head.shard.is_none() && head.filters.is_empty());
        let mapped: Vec<Problem> = whole.flat_map(|known| lint(known, &vectors, &session.cases)).collect();
        let (cases, summary) = session.finish(&head, declared.chain(mapped))?;
        print(&cases, &summary, &head);
        if let Some(folder) = &self.minimise {
            let wrong = wrong(&cases).into_iter().take(SHOWN).map(|case| case.id.as_str());
            smaller::write(&*factory, &vectors, wrong, folder)?;
        }
        if let (true, Some(path)) = (self.update, &self.expect) {
            rewrite(path, &head, &cases)?;
        }
        Ok(ExitCode::from(summary.exit_code()))
    }

    /// The chosen cases. An expected-results file may describe a part of the suite only.
    fn selection(&self, expectations: Option<&Expectations>) -> Result<Selection, String> {
        let of_file = expectations.and_then(|known| known.pairs);
        if let (Some(own), Some(of_file)) = (self.chosen.pairs, of_file)
            && own != of_file
        {
            return Err(format!("the expected results are those of a run with `--pairs {of_file}`"));
        }
        let chosen = self.chosen.selection(&self.filters);
        Ok(Selection { pairs: of_file.or(chosen.pairs), ..chosen })
    }

    /// The implementation.
    fn factory(&self, cases: usize) -> Result<Box<dyn Factory>, String> {
        if let Some(path) = &self.tool {
            return Ok(Box::new(Tool::read(path)?));
        }
        let Some(command) = &self.adapter else { return Ok(Box::new(Ours)) };
        let limits = self.asked.limits().for_cases(cases);
        Ok(Box::new(Adapter::new(command, limits)?.over(self.asked.channel())))
    }
}

/// The results so far: written as they come, and kept for the report at the end.
struct Session {
    writer: Writer<Box<dyn Write + Send>>,
    tally: Tally,
    cases: Vec<Case>,
    name: String,
}

impl Session {
    fn new(path: &Path, head: &Head) -> Result<Self, String> {
        let name = path.display().to_string();
        let failed = |error: io::Error| format!("{name}: {error}");
        let to: Box<dyn Write + Send> = match name.as_str() {
            "-" => Box::new(genvisa_stdio::stdout().map_err(failed)?),
            _ => Box::new(BufWriter::new(File::create(path).map_err(failed)?)),
        };
        let writer = Writer::new(to, head).map_err(failed)?;
        Ok(Self { writer, tally: Tally::default(), cases: Vec::new(), name })
    }

    fn add(&mut self, case: Case) -> Result<(), String> {
        self.writer.case(&case).map_err(|error| format!("{}: {error}", self.name))?;
        self.tally.add(&case);
        self.cases.push(case);
        Ok(())
    }

    fn finish(
        self,
        head: &Head,
        problems: impl IntoIterator<Item = Problem>,
    ) -> Result<(Vec<Case>, Summary), String> {
        let summary = self.tally.finish(head, problems);
        let written = self.writer.finish(&summary).and_then(|mut to| to.flush());
        written.map_err(|error| format!("{}: {error}", self.name))?;
        Ok((self.cases, summary))
    }
}

/// The declarations for the part of the suite that the file describes.
pub fn declare(expectations: &Expectations, suite: &[Vector]) -> Result<Declarations, String> {
    let described = Selection { pairs: expectations.pairs, ..Selection::default() };
    Ok(expectations.declare(described.plan(suite)?))
}

/// Reads an expected-results file. It may be of an earlier version of the suite.
pub fn read_expectations(path: &Path) -> Result<Expectations, String> {
    let text = upgraded(path)?;
    Expectations::parse(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// The text of an expected-results file with the ids of today.
fn upgraded(path: &Path) -> Result<String, String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = fs::read_to_string(path).map_err(|error| failed(&error))?;
    let tombstones = tombstones::embedded().map_err(|error| error.to_string())?;
    upgrade(&text, &tombstones).map_err(|error| failed(&error))
}

fn read_mapping(path: &Path) -> Result<Mapping, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Mapping::parse(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// The mistakes of a mapping file, in view of all answers.
fn lint(mapping: &Mapping, vectors: &Vectors, cases: &[Case]) -> Vec<Problem> {
    let codes = cases.iter().flat_map(|case| case.outcome.rules()).map(String::as_str).collect();
    let rules = vectors.all.iter().map(|vector| vector.rule.as_str()).collect();
    mapping.lint(&codes, &rules)
}

/// Replaces an expected-results file by one that describes results.
pub fn rewrite(path: &Path, head: &Head, cases: &[Case]) -> Result<(), String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = update(&upgraded(path)?, head, cases).map_err(|error| failed(&error))?;
    // A run that is stopped leaves the old file whole.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut new = tempfile::NamedTempFile::new_in(folder).map_err(|error| failed(&error))?;
    let permissions = fs::metadata(path).map_err(|error| failed(&error))?.permissions();
    let written = new.write_all(text.as_bytes()).and_then(|()| new.as_file().set_permissions(permissions));
    written.and_then(|()| new.as_file().sync_all()).map_err(|error| failed(&error))?;
    new.persist(path).map_err(|error| failed(&error.error))?;
    Ok(())
}

/// The results that are not as expected.
fn wrong(cases: &[Case]) -> Vec<&Case> {
    cases.iter().filter(|case| case.verdict.is_failure() && case.declared != Some(case.verdict)).collect()
}

/// Prints the sums, and the first results that are not as expected.
fn print(cases: &[Case], summary: &Summary, head: &Head) {
    let implementation = &head.implementation;
    eprintln!("{} {}: {} cases", implementation.name, implementation.version, summary.planned);
    for (verdict, count) in &summary.verdicts {
        eprintln!("{count:8} {}", verdict.name());
    }
    for (strictness, count) in &summary.credited {
        eprintln!("{count:8} credited negative cases of {strictness:?}");
    }
    let wrong = wrong(cases);
    for case in wrong.iter().take(SHOWN) {
        eprintln!("{}: {}\n    {}", case.verdict.name(), case.id, describe(case));
    }
    if wrong.len() > SHOWN {
        eprintln!("... and {} more", wrong.len() - SHOWN);
    }
    if !summary.order_dependent.is_empty() {
        eprintln!("order-dependent: {} cases{}", summary.order_dependent.count, summary.order_dependent);
    }
    for problem in &summary.problems {
        eprintln!("problem: {problem}");
    }
}
