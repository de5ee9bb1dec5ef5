//! The suite as a test target of Cargo, for implementations in Rust and for those behind the protocol.

use crate::outputs::same_output;
use crate::vectors::{Index, id, version};
use genvisa_runner::implementation::{Factory, Implementation};
use genvisa_runner::record::{Case, Head};
use genvisa_runner::report::describe;
use genvisa_runner::results::Results;
use genvisa_runner::run::{self, Adapter, Limits, Options, Selection, Shard, Started};
use genvisa_runner::score::Means;
use genvisa_runner::vector::{FORMAT, Vector};
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Arc;

/// The environment variable with the command line of an adapter, which is tested instead of the implementation in this process.
/// nextest passes no arguments on.
pub const VARIABLE: &str = "GENVISA_IUT";

/// The environment variable with the part of the cases to ask: `1/4` asks those of `genvisa-conform run --shard 1/4`.
pub const SHARD: &str = "GENVISA_SHARD";

/// The failing cases of one trial that are listed.
const SHOWN: usize = 20;

/// Runs the suite against an implementation, with one trial for each rule. Call it from a test target with
/// `harness = false`. The environment variable `GENVISA_IUT` names an adapter to test instead, and `GENVISA_SHARD` a part of the
/// cases.
pub fn harness<T: Implementation + Clone + Send + Sync + 'static>(implementation: T) -> ExitCode {
    match std::env::var(VARIABLE) {
        Ok(command) => harness_of_adapter(&command),
        Err(_) => trials(Arc::new(InProcess(implementation))),
    }
}

/// As [`harness`], for a program that speaks the protocol.
pub fn harness_of_adapter(command: &str) -> ExitCode {
    match Adapter::new(command, Limits::default()) {
        Ok(adapter) => trials(Arc::new(adapter)),
        Err(why) => failed(&format!("{VARIABLE}: {why}")),
    }
}

fn failed(why: &str) -> ExitCode {
    eprintln!("error: {why}");
    ExitCode::FAILURE
}

/// An implementation in this process.
struct InProcess<T>(T);

impl<T: Implementation + Clone + Sync + 'static> Factory for InProcess<T> {
    fn name(&self) -> String {
        self.0.hello().name
    }

    fn start(&self) -> Result<Box<dyn Implementation + '_>, String> {
        Ok(Box::new(self.0.clone()))
    }
}

fn trials(factory: Arc<dyn Factory + Send>) -> ExitCode {
    let arguments = Arguments::from_args();
    let shard: Option<Shard> = match std::env::var(SHARD).ok().map(|text| text.parse()).transpose() {
        Ok(shard) => shard,
        Err(why) => return failed(&format!("{SHARD}: {why}")),
    };
    let index = match exact_rule(&arguments).map_or_else(Index::load, Index::load_rule) {
        Ok(index) => Arc::new(index),
        Err(why) => return failed(&why),
    };
    let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (place, id) in index.ids.iter().enumerate() {
        groups.entry(name(id)).or_default().push(place);
    }
    // nextest starts a process for each trial, so that a trial reads its own vectors only.
    let trials = groups.into_iter().map(|(name, places)| {
        let (factory, index) = (Arc::clone(&factory), Arc::clone(&index));
        Trial::ignorable_test(name, move || trial(&*factory, &index.vectors(&places)?, &index.digest, shard))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

/// The begin of the names of all trials.
const PREFIX: &str = "conformance::";

/// The name of the trial of a case.
fn name(id: &str) -> String {
    format!("{PREFIX}{}", id::rule(id))
}

/// The rule whose trial alone is run, as by nextest. Such a process needs no other ids.
fn exact_rule(arguments: &Arguments) -> Option<&str> {
    arguments.filter.as_deref().filter(|_| arguments.exact)?.strip_prefix(PREFIX)
}

/// Asks the vectors of a rule, or those in a shard. Their counterparts are among them.
fn trial(
    factory: &dyn Factory,
    vectors: &[Vector],
    digest: &str,
    shard: Option<Shard>,
) -> Result<Completion, Failed> {
    let planned = Selection { shard, ..Selection::default() }.plan(vectors)?;
    if planned.is_empty() {
        return Ok(Completion::ignored_with("the shard has no case of the rule"));
    }
    let started = Started::new(factory);
    let head = Head {
        format_version: FORMAT,
        suite: version(),
        digest: digest.to_string(),
        implementation: started.hello.clone(),
        seed: 0,
        shard: shard.map(|shard| shard.to_string()),
        filters: Vec::new(),
        planned: planned.len(),
    };
    let means = Means { compare: &same_output, ..Means::default() };
    let Results { cases, summary, .. } = run::gather(started, &planned, &Options::default(), means, head)?;
    if summary.exit_code() == 0 {
        return Ok(Completion::Completed);
    }
    let is_wrong = |case: &&Case| case.verdict.is_failure();
    let lines =
        cases.iter().filter(is_wrong).take(SHOWN).map(|case| format!("{}\n    {}", case.id, describe(case)));
    let problems = summary.problems.iter().map(ToString::to_string);
    Err(lines.chain(problems).collect::<Vec<_>>().join("\n").into())
}
