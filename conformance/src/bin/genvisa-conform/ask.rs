//! The arguments of the commands that ask implementations: which cases, and in which way.

use clap::Args;
use genvisa_conformance::corpus;
use genvisa_conformance::exceptions::{self, Exceptions};
use genvisa_conformance::ours::Ours;
use genvisa_conformance::programs::Generator;
use genvisa_conformance::spec::Spec;
use genvisa_conformance::vectors::{self, Index, Vectors};
use genvisa_runner::implementation::{Factory, Hello};
use genvisa_runner::record::Head;
use genvisa_runner::request::Operation;
use genvisa_runner::run::{self, Channel, Limits, Options, Selection, Shard};
use genvisa_runner::vector::FORMAT;
use std::path::PathBuf;
use std::time::Duration;

/// The time limit of a case in milliseconds.
const CASE: u64 = 2_000;

/// The time limit of the start in milliseconds.
const START: u64 = 30_000;

/// The name of the implementation in this process.
const OURS: &str = "genvisa";

/// The cases, beside filters.
#[derive(Debug, Default, PartialEq, Eq, Args)]
pub struct Chosen {
    /// The cases of one operation only: `check_bin`, `check_text`, `assemble`, `disassemble`, `decode`, `encode`.
    #[arg(long)]
    pub operation: Option<Operation>,
    /// A part of the cases, as `1/4`.
    #[arg(long)]
    shard: Option<Shard>,
    /// The most invalid cases of each rule on each platform for each operation, with their counterparts, and as many cases of
    /// the operations with an output: for slow implementations.
    #[arg(long, value_name = "COUNT")]
    pub pairs: Option<usize>,
    /// The seed of the order of cases, and of the programs.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Generated valid programs instead of the cases of the suite: so many, on all platforms in turn.
    #[arg(long, value_name = "COUNT", conflicts_with = "pairs")]
    programs: Option<u64>,
    /// The objects (`*.isa`) and texts (`*.visaasm`) of a folder instead of the cases of the suite. `genvisa` states which rules they
    /// break.
    #[arg(long, value_name = "DIR", requires = "platform", conflicts_with_all = ["pairs", "programs"])]
    corpus: Option<PathBuf>,
    /// The platform of the files of `--corpus`.
    #[arg(long, requires = "corpus")]
    platform: Option<String>,
}

impl Chosen {
    /// Whether no option but the operation chooses cases.
    pub fn is_operation_only(&self) -> bool {
        *self == Self { operation: self.operation, ..Self::default() }
    }

    /// The chosen cases.
    pub fn selection(&self, filters: &[String]) -> Selection {
        Selection {
            filters: filters.to_vec(),
            operation: self.operation,
            shard: self.shard,
            pairs: self.pairs,
            seed: self.seed,
        }
    }

    /// The vectors of a selection. They have those that no filter matches as well if the whole suite is needed.
    pub fn vectors(&self, selection: &Selection, needs_all: bool) -> Result<Vectors, String> {
        match (self.programs, &self.corpus) {
            (Some(count), _) => {
                let (spec, exceptions) = (Spec::embedded()?, Exceptions::read(exceptions::TEXT)?);
                Vectors::of(Generator::new(&spec, &exceptions, &[], self.seed)?.vectors(0..count)?)
            }
            (None, Some(folder)) => {
                Vectors::of(corpus::vectors(folder, self.platform.as_deref().unwrap_or_default())?)
            }
            // Vectors by filters are few.
            (None, None) if !selection.filters.is_empty() && !needs_all => Index::load()?.part(selection),
            (None, None) => Vectors::load(),
        }
    }

    /// The circumstances of a run.
    pub fn head(&self, selection: &Selection, digest: &str, implementation: Hello, planned: usize) -> Head {
        let options = [
            self.operation.map(|operation| format!("--operation {}", operation.name())),
            selection.pairs.map(|pairs| format!("--pairs {pairs}")),
            self.programs.map(|count| format!("--programs {count}")),
            self.corpus.as_ref().map(|folder| format!("--corpus {}", folder.display())),
        ];
        Head {
            format_version: FORMAT,
            suite: vectors::version(),
            digest: digest.to_string(),
            implementation,
            seed: self.seed,
            shard: self.shard.map(|shard| shard.to_string()),
            filters: selection.filters.iter().cloned().chain(options.into_iter().flatten()).collect(),
            planned,
        }
    }
}

/// The way in which implementations are asked.
#[derive(Debug, PartialEq, Eq, Args)]
pub struct Asked {
    /// The number of implementations that work at the same time; as many as processors without it.
    #[arg(short, long)]
    jobs: Option<usize>,
    /// Starts an implementation of its own for every case.
    #[arg(long)]
    isolate: bool,
    /// The time limit of a case in milliseconds, for adapters. A `conform.toml` has its own.
    #[arg(long, default_value_t = CASE)]
    limit: u64,
    /// The time limit of the start in milliseconds, for adapters.
    #[arg(long, default_value_t = START)]
    start_limit: u64,
    /// Uses spare descriptors, for adapters that print on standard output.
    #[arg(long)]
    spare: bool,
}

impl Default for Asked {
    fn default() -> Self {
        Self { jobs: None, isolate: false, limit: CASE, start_limit: START, spare: false }
    }
}

impl Asked {
    /// The options of a run.
    pub fn options(&self) -> Options {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Options { jobs: self.jobs.unwrap_or(processors), isolate: self.isolate, ..Options::default() }
    }

    /// The implementation that a text names: `genvisa`, the path of a `conform.toml`, or the command line of an adapter.
    pub fn implementation(&self, text: &str, cases: usize) -> Result<Box<dyn Factory>, String> {
        if text == OURS {
            return Ok(Box::new(Ours));
        }
        run::named(text, self.limits().for_cases(cases), self.channel())
    }

    /// The limits of an adapter.
    pub fn limits(&self) -> Limits {
        Limits {
            start: Duration::from_millis(self.start_limit),
            case: Duration::from_millis(self.limit),
            ..Limits::default()
        }
    }

    /// The descriptors of an adapter.
    pub fn channel(&self) -> Channel {
        if self.spare { Channel::Spare } else { Channel::Standard }
    }
}
