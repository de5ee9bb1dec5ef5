//! `cargo xtask oracle`: compares our encoding, printing and validation with Intel's finalizer.
//!
//! The comparison needs the generated crate, which this program does not link: cargo runs it as another program.

mod matrix;

use crate::{Outcome, Unusable, pages};
use std::path::PathBuf;
use std::process::{Command, ExitStatus};

const EXAMPLES: &str = "\
Examples:
  cargo xtask oracle
  cargo xtask oracle --all
  cargo xtask oracle --rules
  cargo xtask oracle --matrix
  cargo xtask oracle --mutants 20000 --programs conformance/oracle --out /tmp/survivors

It needs GenX_IR on the path (Debian: apt-get install libigc-tools), for Intel's programs GENVISA_UPSTREAM, and for \
the matrix g++. The answers of the finalizer are kept in target/oracle-cache, or in the folder that GENVISA_CACHE \
names.
Exit code: 0, 1 where the finalizer disagrees, 2 where it cannot be run.";

/// Compare objects, text and rules with Intel's finalizer
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Many kernels of each instruction, and every exception in all its cases
    #[arg(long)]
    all: bool,
    /// Check every rule, and write docs/oracle-report.md
    #[arg(long)]
    rules: bool,
    /// Ask both releases of the finalizer and the decoder for C++ one pair of cases for each rule, and write the expected results
    /// of the finalizer, docs/conformance-matrix.md and docs/finalizer-releases.md
    #[arg(long)]
    matrix: bool,
    /// Change valid programs in one place so many times, and list the mutants that we accept and the finalizer does not
    #[arg(long, value_name = "COUNT")]
    mutants: Option<u64>,
    /// The number from which the mutants follow
    #[arg(long, default_value_t = 1, requires = "mutants")]
    seed: u64,
    /// The folder of the programs: a folder in it with the name of a platform has programs for it, all others are for SKL
    #[arg(long, value_name = "DIR", default_value = "conformance/oracle", requires = "mutants")]
    programs: PathBuf,
    /// The folder that receives examples of the mutants
    #[arg(long, value_name = "DIR", default_value = "target/mutants", requires = "mutants")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<Outcome, Unusable> {
    if let Some(count) = args.mutants {
        let (count, seed) = (count.to_string(), args.seed.to_string());
        let [programs, out] = [&args.programs, &args.out].map(|path| path.to_string_lossy());
        let example = ["run", "--quiet", "--package", "genvisa-conformance", "--example", "mutants", "--"];
        return cargo(&[&example[..], &[&count, &seed, &programs, &out]].concat(), args.all);
    }
    if args.matrix {
        return matrix::write();
    }
    if args.rules {
        cargo(
            &["run", "--quiet", "--package", "genvisa-conformance", "--example", "oracle-rules"],
            args.all,
        )?;
    }
    if args.all || !args.rules {
        return cargo(&["test", "--package", "genvisa-conformance", "--test", "oracle"], args.all);
    }
    Ok(Outcome::Clean)
}

/// Runs a command in the repository. Returns its line and its status.
fn status(mut command: Command) -> Result<(String, ExitStatus), Unusable> {
    let words = [command.get_program()].into_iter().chain(command.get_args());
    let line = words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ");
    let status = command.current_dir(pages::root()?).status();
    let status = status.map_err(|e| Unusable(format!("`{line}` does not start: {e}")))?;
    Ok((line, status))
}

/// Runs cargo, and gives its outcome.
fn cargo(arguments: &[&str], all: bool) -> Result<Outcome, Unusable> {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments);
    if all {
        command.env("GENVISA_ORACLE", "all");
    }
    let (_, status) = status(command)?;
    match (status.code(), arguments.first()) {
        (Some(0), _) => Ok(Outcome::Clean),
        (Some(_), Some(&"test")) => Ok(Outcome::Findings),
        _ => Err(Unusable(format!("`cargo {}` failed ({status})", arguments.join(" ")))),
    }
}
