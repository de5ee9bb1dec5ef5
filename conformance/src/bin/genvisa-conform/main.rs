//! `genvisa-conform`: measures an implementation of vISA with the conformance suite.
//!
//! Exit codes: 0 if the run is as expected, 1 if it is not, 2 for a wrong command or file.

mod adapter;
mod ask;
mod cases;
mod diff;
mod explain;
mod init;
mod programs;
mod report;
mod run;
mod smaller;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Measures an implementation of vISA, rule by rule.
#[derive(Parser)]
#[command(name = "genvisa-conform", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Lists the ids of cases.
    List(cases::List),
    /// Writes the vectors: cases with their expected results, one JSON object a line.
    Export(cases::Export),
    /// Runs cases against an implementation and writes results.
    Run(run::Run),
    /// Prints the sums of results. Fails as the run did.
    Score(report::Score),
    /// Writes results as a report.
    Report(report::Report),
    /// Compares implementations by rule and by page.
    Matrix(report::Matrix),
    /// Compares two runs, such as those of two releases, two implementations, or two versions of the suite.
    Diff(diff::Diff),
    /// Rewrites an expected-results file so that it describes results, as `run --update` does.
    Update(report::Update),
    /// Joins the results of shards.
    Merge(report::Merge),
    /// Explains a case or a rule.
    Explain(explain::Explain),
    /// Generates valid whole programs.
    Programs(programs::Programs),
    /// Writes an adapter to start from.
    Init(init::Init),
    /// Answers requests on standard input as `genvisa`, the reference implementation.
    Adapter(adapter::Adapter),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::List(command) => command.run(),
        Command::Export(command) => command.run(),
        Command::Run(command) => command.run(),
        Command::Score(command) => command.run(),
        Command::Report(command) => command.run(),
        Command::Matrix(command) => command.run(),
        Command::Diff(command) => command.run(),
        Command::Update(command) => command.run(),
        Command::Merge(command) => command.run(),
        Command::Explain(command) => command.run(),
        Command::Programs(command) => command.run(),
        Command::Init(command) => command.run(),
        Command::Adapter(command) => command.run(),
    };
    match done {
        Ok(code) => code,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::from(2)
        }
    }
}

/// The outcome of a command: its exit code, or the reason why it did nothing.
type Done = Result<ExitCode, String>;
