//! `genvisa`: vISA programs on the command line.
//!
//! One file per command in `command`, each a `run` from its arguments to an [`Outcome`]; `program` reads what they read.

mod command;
mod examples;
mod levels;
mod program;
mod progress;
mod rules;

use clap::{CommandFactory, Parser, Subcommand};
use std::io::{self, Write};
use std::process::ExitCode;

/// Assembles, disassembles, checks and explains programs for Intel's GEN Virtual ISA (vISA).
#[derive(Parser)]
#[command(name = "genvisa", version, arg_required_else_help = true, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
Programs are .isa objects or .visaasm text: their content tells which. `-` is standard input or output.
Exit code: 0, 1 where something is to be said against the program, 2 for unusable input.";

#[derive(Subcommand)]
enum Command {
    Asm(command::asm::Args),
    Dis(command::dis::Args),
    Check(command::check::Args),
    Fmt(command::fmt::Args),
    Info(command::info::Args),
    Explain(command::explain::Args),
    Diff(command::diff::Args),
    Platforms(command::platforms::Args),
    /// Print a script that completes commands in a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
}

/// How a command ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// Nothing to say against the program, or two programs are equal.
    Clean,
    /// Something is wrong with the program, or two programs differ.
    Findings,
}

/// Why a command could not do its work: what to say on standard error.
#[derive(Debug)]
struct Unusable(String);

impl From<io::Error> for Unusable {
    fn from(error: io::Error) -> Self {
        Self(format!("error: {error}"))
    }
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(Outcome::Clean) => ExitCode::SUCCESS,
        Ok(Outcome::Findings) => ExitCode::from(1),
        Err(Unusable(message)) => {
            // There is nobody left to tell where this fails.
            let _ = writeln!(anstream::stderr(), "{}", message.trim_end());
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> Result<Outcome, Unusable> {
    match command {
        Command::Asm(args) => command::asm::run(&args),
        Command::Dis(args) => command::dis::run(&args),
        Command::Check(args) => command::check::run(&args),
        Command::Fmt(args) => command::fmt::run(&args),
        Command::Info(args) => command::info::run(&args),
        Command::Explain(args) => command::explain::run(&args),
        Command::Diff(args) => command::diff::run(&args),
        Command::Platforms(args) => command::platforms::run(&args),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "genvisa", &mut script);
            say(&String::from_utf8_lossy(&script))
        }
        Command::Man => {
            let mut page = Vec::new();
            clap_mangen::Man::new(Cli::command()).render(&mut page)?;
            say(&String::from_utf8_lossy(&page))
        }
    }
}

/// Prints to standard output. A reader that has gone away is no error.
fn say(text: &str) -> Result<Outcome, Unusable> {
    match anstream::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(Outcome::Clean),
    }
}
