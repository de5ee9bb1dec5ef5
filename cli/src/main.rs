//! The command `genvisa`.
//!
//! `command` has one file per subcommand. Each file declares the arguments and a function `run`, which returns an
//! [`Outcome`]. `program` reads the inputs of all subcommands.

mod codes;
mod command;
mod completions;
mod config;
mod documentation;
mod examples;
mod json;
mod known;
mod output;
mod program;
mod summary;

use clap::{CommandFactory, Parser, Subcommand};
use genvisa_report::{escaped, text_of};
use program::FileName;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Assembles, disassembles and checks programs for Intel's GEN Virtual ISA (vISA)
#[derive(Parser)]
#[command(name = "genvisa", version, arg_required_else_help = true, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// When to colour messages; `auto` follows the terminal, `NO_COLOR` and `CLICOLOR_FORCE`
    #[arg(long, global = true, value_enum, default_value_t)]
    color: Color,
}

/// When messages are coloured.
#[derive(Debug, Clone, Copy, Default, clap::ValueEnum)]
enum Color {
    /// On a terminal, unless the environment decides otherwise
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl From<Color> for anstream::ColorChoice {
    fn from(color: Color) -> Self {
        match color {
            Color::Auto => Self::Auto,
            Color::Always => Self::Always,
            Color::Never => Self::Never,
        }
    }
}

const AFTER_HELP: &str = "\
A program is an .isa object or .visaasm text. The command detects the format from the content.
The file name - means standard input or standard output. A standard output that cannot be written is an error, \
except a pipe that its reader closed.

Exit codes:
  0  success; the programs have at most warnings and notes
  1  a program has errors or violations that --deny names, two programs differ, or a file is not formatted
  2  an input or the arguments cannot be used";

#[derive(Subcommand)]
enum Command {
    Asm(command::asm::Args),
    Dis(command::dis::Args),
    Check(command::check::Args),
    Fmt(command::fmt::Args),
    Info(command::info::Args),
    Explain(command::explain::Args),
    Diff(command::diff::Args),
    Extract(command::extract::Args),
    Platforms(command::platforms::Args),
    /// Print a script that completes commands in a shell
    Completions {
        /// Shell that the script is for
        shell: clap_complete::Shell,
    },
    /// Print the manual page, or write the pages of all commands
    Man {
        /// Folder for the pages genvisa.1, genvisa-asm.1 and so on
        #[arg(long, value_name = "FOLDER")]
        dir: Option<PathBuf>,
    },
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
    let outcome = match arguments() {
        Ok(cli) => {
            anstream::ColorChoice::from(cli.color).write_global();
            run(cli.command)
        }
        // Help and versions are no errors, and are printed to standard output.
        Err(error) if !error.use_stderr() => {
            genvisa_stdio::stdout().map_err(Into::into).and_then(|_| printed(error.print()))
        }
        Err(error) => error.exit(),
    };
    match outcome {
        Ok(Outcome::Clean) => ExitCode::SUCCESS,
        Ok(Outcome::Findings) => ExitCode::from(1),
        Err(Unusable(message)) => {
            // If standard error is closed, the exit code remains the only report.
            complain(&message);
            ExitCode::from(2)
        }
    }
}

/// The arguments. Messages about wrong ones repeat them, so they are parsed again with escapes then.
fn arguments() -> Result<Cli, clap::Error> {
    Cli::try_parse().map_err(|error| {
        let shown =
            std::env::args_os().map(|argument| escaped(&text_of(argument.as_encoded_bytes())).into_owned());
        Cli::try_parse_from(shown).err().unwrap_or(error)
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
        Command::Extract(args) => command::extract::run(&args),
        Command::Platforms(args) => command::platforms::run(&args),
        Command::Completions { shell } => say(&completions::script(shell, Cli::command())),
        Command::Man { dir: Some(folder) } => {
            std::fs::create_dir_all(&folder)
                .and_then(|()| clap_mangen::generate_to(Cli::command(), &folder))
                .map_err(|error| Unusable(format!("error: {}: {error}", FileName::of(&folder))))?;
            Ok(Outcome::Clean)
        }
        Command::Man { dir: None } => {
            let mut page = Vec::new();
            clap_mangen::Man::new(Cli::command()).render(&mut page)?;
            say(&String::from_utf8_lossy(&page))
        }
    }
}

/// Prints to standard error. An empty message prints nothing.
fn complain(message: &str) {
    let message = message.trim_end();
    if !message.is_empty() {
        let _ = writeln!(anstream::stderr(), "{message}");
    }
}

/// Prints to standard output. A closed pipe is not an error, because `head` and pagers close it early.
fn say(text: &str) -> Result<Outcome, Unusable> {
    let out = genvisa_stdio::stdout()?;
    printed(anstream::AutoStream::auto(out).write_all(text.as_bytes()))
}

/// The outcome of printing.
fn printed(result: io::Result<()>) -> Result<Outcome, Unusable> {
    genvisa_stdio::unless_closed(result)?;
    Ok(Outcome::Clean)
}
