//! The command `genvisa`.
//!
//! `command` has one file per subcommand. Each file declares the arguments and a function `run`, which returns an
//! [`Outcome`]. `program` reads the inputs of all subcommands.

mod codes;
mod command;
mod examples;
mod output;
mod program;
mod verdict;

use clap::{CommandFactory, Parser, Subcommand};
use genvisa_report::{escaped, text_of};
use std::io::{self, Write};
use std::process::ExitCode;

/// Assembles, disassembles and checks programs for Intel's GEN Virtual ISA (vISA)
#[derive(Parser)]
#[command(name = "genvisa", version, arg_required_else_help = true, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
A program is an .isa object or .visaasm text. The command detects the format from the content.
The file name - means standard input or standard output. A standard output that cannot be written is an error, except a pipe
that its reader closed. One that is closed from the begin (>&-) is taken for /dev/null, because both look the same.

Exit codes:
  0  success; the program has at most warnings and notes
  1  the program has errors or violations that --deny names, or two programs differ
  2  the input or the arguments cannot be used";

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
        /// Shell that the script is for
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
}

/// How a command ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// The program has no violations that fail, or two programs are equal. Exit code 0.
    Clean,
    /// The program has violations that fail, or two programs differ. Exit code 1.
    Findings,
}

/// The input or the arguments cannot be used: the message for standard error. Exit code 2.
#[derive(Debug)]
struct Unusable(String);

impl From<io::Error> for Unusable {
    fn from(error: io::Error) -> Self {
        Self(format!("error: {error}"))
    }
}

fn main() -> ExitCode {
    match run(arguments().command) {
        Ok(Outcome::Clean) => ExitCode::SUCCESS,
        Ok(Outcome::Findings) => ExitCode::from(1),
        Err(Unusable(message)) => {
            // If standard error is closed, the exit code remains the only report.
            let _ = writeln!(anstream::stderr(), "{}", message.trim_end());
            ExitCode::from(2)
        }
    }
}

/// The arguments. Messages about wrong ones repeat them, so they are parsed again with escapes then.
fn arguments() -> Cli {
    Cli::try_parse().unwrap_or_else(|error| {
        let shown =
            std::env::args_os().map(|argument| escaped(&text_of(argument.as_encoded_bytes())).into_owned());
        Cli::try_parse_from(shown).err().unwrap_or(error).exit()
    })
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

/// Prints to standard output. A closed pipe is not an error, because `head` and pagers close it early.
fn say(text: &str) -> Result<Outcome, Unusable> {
    output::check_standard_output()?;
    match anstream::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(Outcome::Clean),
    }
}
