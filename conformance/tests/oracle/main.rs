//! Intel's finalizer as the oracle: it compiles our kernels, and both agree on validity and meaning.
//!
//! - `kernel/…`: a kernel that we encode gives the same Gen code as its text.
//! - `object/…`: facts of `spec/errata.md` that only objects show.
//! - `errata/…`: the evidence kernels of `spec/errata.md`.
//! - `program/…`: whole programs, assembled and disassembled.
//! - `printed/…`: instructions that the finalizer reads in objects only.
//! - `generated/…`: generated kernels.
//! - `cause/…`: the causes of results for generated programs.
//! - `except/…`: the declared exceptions of `oracle/generated.toml`.
//! - `report/…`: `docs/oracle-report.md` is up to date.
//!
//! Without the finalizer on the path these trials are reported as ignored, with the reason. Its results are cached in
//! `target/oracle-cache` (`GENVISA_CACHE`).

#![allow(clippy::expect_used, clippy::panic, reason = "a test: a panic is its failure")]

mod builder;
mod causes;
mod evidence;
mod files;
mod generated;
mod kernels;
mod objects;
mod printed;
mod programs;
mod report;

use files::{comment, folder, kernels, stem};
use genvisa_conformance::finalizer::Finalizer;
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use std::process::ExitCode;
use std::sync::Arc;

/// The finalizer, or the reason why it cannot be used.
type Oracle = Arc<Result<Finalizer, String>>;

fn main() -> ExitCode {
    let oracle: Oracle = Arc::new(Finalizer::find());
    if let Err(why) = &*oracle {
        eprintln!("{why}: its trials are ignored");
    }
    let mut trials = kernels::trials(&oracle);
    trials.extend(objects::trials(&oracle));
    trials.extend(evidence::trials(&oracle));
    trials.extend(printed::trials(&oracle));
    trials.extend(programs::trials(&oracle));
    trials.extend(causes::trials(&oracle));
    trials.extend(generated::trials(&oracle));
    trials.extend(report::trials(&oracle));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A trial that needs the finalizer.
fn trial(
    oracle: &Oracle,
    name: String,
    run: impl FnOnce(&Finalizer) -> Result<(), Failed> + Send + 'static,
) -> Trial {
    let oracle = Arc::clone(oracle);
    Trial::ignorable_test(name, move || match &*oracle {
        Ok(finalizer) => run(finalizer).map(|()| Completion::Completed),
        Err(why) => Ok(Completion::ignored_with(why)),
    })
}
