//! `cargo xtask`: regenerates, inspects and compares vISA specifications.
//!
//! One file per command, each a `run` from its arguments to an [`Outcome`]; `pages` reads what they all read, `console`
//! says what they have to say.

mod console;
mod coverage;
mod diff;
mod drift;
mod lint;
mod model;
mod oracle;
mod pages;
mod regen;
mod rules;
mod stage;

use clap::{Parser, Subcommand};
use genvisa_reader::Readings;
use mimalloc::MiMalloc;
use std::path::PathBuf;
use std::process::ExitCode;

/// A model is very many small strings: with the allocator of the system they are a third of the time.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

/// Regenerates, inspects and compares vISA specifications.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, arg_required_else_help = true)]
struct Cli {
    /// Folder of readings [default: those of reader/readings when this program was built]
    #[arg(long, value_name = "DIR", global = true)]
    readings: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Regen(regen::Args),
    Model(model::Args),
    Rules(rules::Args),
    Coverage(coverage::Args),
    Lint(lint::Args),
    Diff(diff::Args),
    Oracle(oracle::Args),
}

/// How a command ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// Nothing to say against the pages, or the two sides are equal.
    Clean,
    /// Something is wrong with the pages or the generated files, or the two sides differ.
    Findings,
}

/// Why a command could not do its work at all: a sentence that says what to do.
#[derive(Debug)]
struct Unusable(String);

fn main() -> ExitCode {
    let cli = Cli::parse();
    match pages::readings(cli.readings.as_deref()).and_then(|readings| run(&cli.command, &readings)) {
        Ok(Outcome::Clean) => ExitCode::SUCCESS,
        Ok(Outcome::Findings) => ExitCode::from(1),
        Err(Unusable(message)) => {
            console::complain(&format!("error: {message}\n"));
            ExitCode::from(2)
        }
    }
}

fn run(command: &Command, readings: &Readings) -> Result<Outcome, Unusable> {
    match command {
        Command::Regen(args) => regen::run(args, readings),
        Command::Model(args) => model::run(args, readings),
        Command::Rules(args) => rules::run(args, readings),
        Command::Coverage(args) => coverage::run(args, readings),
        Command::Lint(args) => lint::run(args, readings),
        Command::Diff(args) => diff::run(args, readings),
        Command::Oracle(args) => oracle::run(args),
    }
}
