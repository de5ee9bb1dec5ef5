//! The suite as a test target of Cargo, for implementations in Rust and for those behind the protocol.

use crate::vectors::{Vectors, version};
use genvisa_runner::implementation::{Factory, Hello, Implementation};
use genvisa_runner::outcome::Outcome;
use genvisa_runner::record::{Case, Head};
use genvisa_runner::report::describe;
use genvisa_runner::request::Request;
use genvisa_runner::run::{self, Adapter, Limits, Options, Started};
use genvisa_runner::score::{Means, Scorer, Tally};
use genvisa_runner::vector::{FORMAT, Vector};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Arc;

/// The environment variable with the command line of an adapter, which is tested instead of the implementation in this process.
/// nextest passes no arguments on.
pub const VARIABLE: &str = "GENVISA_IUT";

/// The failing cases of one trial that are listed.
const SHOWN: usize = 20;

/// Runs the suite against an implementation, with one trial for each rule and platform. Call it from a test target with
/// `harness = false`. The environment variable `GENVISA_IUT` names an adapter to test instead.
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

impl<T: Implementation + Clone + Sync> Factory for InProcess<T> {
    fn name(&self) -> String {
        self.0.hello().name
    }

    fn start(&self) -> Result<Box<dyn Implementation + '_>, String> {
        Ok(Box::new(Cloned(self.0.clone())))
    }
}

struct Cloned<T>(T);

impl<T: Implementation> Implementation for Cloned<T> {
    fn hello(&self) -> Hello {
        self.0.hello()
    }

    fn ask(&mut self, request: &Request) -> Outcome {
        self.0.ask(request)
    }
}

fn trials(factory: Arc<dyn Factory + Send>) -> ExitCode {
    let arguments = Arguments::from_args();
    let vectors = match Vectors::load() {
        Ok(vectors) => vectors,
        Err(why) => return failed(&why),
    };
    let digest: Arc<str> = vectors.digest.into();
    let mut groups: BTreeMap<String, Vec<Vector>> = BTreeMap::new();
    for vector in vectors.all {
        groups.entry(format!("conformance::{}::{}", vector.rule, vector.platform)).or_default().push(vector);
    }
    let trials = groups.into_iter().map(|(name, vectors)| {
        let (factory, digest) = (Arc::clone(&factory), Arc::clone(&digest));
        Trial::test(name, move || trial(&*factory, &vectors, &digest))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

/// Asks the vectors of a rule on a platform. Their counterparts are among them.
fn trial(factory: &dyn Factory, vectors: &[Vector], digest: &str) -> Result<(), Failed> {
    let started = Started::new(factory);
    let head = Head {
        format_version: FORMAT,
        suite: version(),
        digest: digest.to_string(),
        implementation: started.hello.clone(),
        seed: 0,
        shard: None,
        filters: Vec::new(),
        planned: vectors.len(),
    };
    let planned: Vec<&Vector> = vectors.iter().collect();
    let mut scorer = Scorer::new(vectors, Means::default());
    let (mut cases, mut wrong) = (Vec::new(), None);
    run::run(started, &planned, &Options::default(), &mut |done| match scorer.observe(done.into()) {
        Ok(scored) => cases.extend(scored),
        Err(error) => wrong = Some(error.to_string()),
    });
    cases.extend(scorer.finish());
    let mut tally = Tally::default();
    cases.iter().for_each(|case| tally.add(case));
    let summary = tally.finish(&head, []);
    if summary.exit_code() == 0 && wrong.is_none() {
        return Ok(());
    }
    let is_wrong = |case: &&Case| case.verdict.is_failure();
    let lines =
        cases.iter().filter(is_wrong).take(SHOWN).map(|case| format!("{}\n    {}", case.id, describe(case)));
    let problems = summary.problems.iter().map(ToString::to_string);
    Err(wrong.into_iter().chain(lines).chain(problems).collect::<Vec<_>>().join("\n").into())
}
