//! `cargo xtask`: regenerates, inspects and compares vISA specifications.
//!
//! One file per command, each with a `run` from its arguments to an [`Outcome`]. `pages` reads the pages for all of them,
//! and `console` prints. `baselines` renders the code that the bench of the codec compares with.

mod adopt;
mod baselines;
mod console;
mod coverage;
mod diff;
mod dist;
mod drift;
mod knockout;
mod lint;
mod model;
mod oracle;
mod package;
mod pages;
mod prose;
mod reading;
mod regen;
mod rules;
mod sizes;
mod stage;

use clap::{Parser, Subcommand};
use genvisa_reader::Readings;
use std::path::PathBuf;
use std::process::ExitCode;

/// Models have many small parts, and a command ends soon after it has read them. The allocator of the C library takes longer to
/// obtain memory for them: time `regen --check --stage 1` without these lines.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

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
    Sizes(sizes::Args),
    Coverage(coverage::Args),
    Knockout(knockout::Args),
    Reading(reading::Args),
    Prose(prose::Args),
    Lint(lint::Args),
    Diff(diff::Args),
    Adopt(adopt::Args),
    Dist(dist::Args),
    Oracle(oracle::Args),
}

/// How a command ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// The pages have no problem, or the two sides are equal.
    Clean,
    /// The pages have problems, generated files are stale, or the two sides differ.
    Findings,
}

/// The reason why a command could not do its work, as a sentence for the user.
#[derive(Debug)]
struct Unusable(String);

fn main() -> ExitCode {
    let cli = Cli::parse();
    match pages::readings(cli.readings.as_deref()).and_then(|readings| run(&cli, &readings)) {
        Ok(Outcome::Clean) => ExitCode::SUCCESS,
        Ok(Outcome::Findings) => ExitCode::from(1),
        Err(Unusable(message)) => {
            console::print_error(&format!("error: {message}\n"));
            ExitCode::from(2)
        }
    }
}

fn run(cli: &Cli, readings: &Readings) -> Result<Outcome, Unusable> {
    match &cli.command {
        Command::Regen(args) => regen::run(args, readings),
        Command::Model(args) => model::run(args, readings),
        Command::Rules(args) => rules::run(args, readings),
        Command::Sizes(args) => sizes::run(args, readings),
        Command::Coverage(args) => coverage::run(args, readings),
        Command::Knockout(args) => knockout::run(args, readings),
        Command::Reading(args) => reading::run(args, cli.readings.as_deref(), readings),
        Command::Prose(args) => prose::run(args, readings),
        Command::Lint(args) => lint::run(args, readings),
        Command::Diff(args) => diff::run(args, readings),
        Command::Adopt(args) => adopt::run(args, cli.readings.as_deref(), readings),
        Command::Oracle(args) => oracle::run(args),
        Command::Dist(args) => dist::run(args),
    }
}
