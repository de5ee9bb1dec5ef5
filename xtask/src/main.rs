//! `cargo xtask`: regenerates, inspects and compares vISA specifications.
//!
//! One file per command, each a `run` from its arguments to an [`Outcome`]; `pages` reads what they all read, `console`
//! says what they have to say.

mod console;
mod diff;
mod drift;
mod model;
mod pages;
mod regen;
mod rules;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Regenerates, inspects and compares vISA specifications.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Regen(regen::Args),
    Model(model::Args),
    Rules(rules::Args),
    Diff(diff::Args),
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
    let result = match Cli::parse().command {
        Command::Regen(args) => regen::run(&args),
        Command::Model(args) => model::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Diff(args) => diff::run(&args),
    };
    match result {
        Ok(Outcome::Clean) => ExitCode::SUCCESS,
        Ok(Outcome::Findings) => ExitCode::from(1),
        Err(Unusable(message)) => {
            console::complain(&format!("error: {message}\n"));
            ExitCode::from(2)
        }
    }
}
