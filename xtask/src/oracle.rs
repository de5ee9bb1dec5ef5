//! `cargo xtask oracle`: compares our encoding, printing and validation with Intel's finalizer.
//!
//! The comparison needs the generated crate, which this program does not link: cargo runs it as another program.

use crate::{Outcome, Unusable, pages};
use std::process::Command;

const EXAMPLES: &str = "\
Examples:
  cargo xtask oracle
  cargo xtask oracle --all
  cargo xtask oracle --rules

It needs GenX_IR on the path (Debian: apt-get install libigc-tools), and for Intel's programs GENVISA_UPSTREAM. The
answers of the finalizer are kept in target/oracle-cache, or in the folder that GENVISA_CACHE names.
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
}

pub(crate) fn run(args: &Args) -> Result<Outcome, Unusable> {
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

/// Runs cargo, and gives its outcome.
fn cargo(arguments: &[&str], all: bool) -> Result<Outcome, Unusable> {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(pages::root()?);
    if all {
        command.env("GENVISA_ORACLE", "all");
    }
    let line = format!("cargo {}", arguments.join(" "));
    let status = command.status().map_err(|e| Unusable(format!("`{line}` does not start: {e}")))?;
    match (status.code(), arguments.first()) {
        (Some(0), _) => Ok(Outcome::Clean),
        (Some(_), Some(&"test")) => Ok(Outcome::Findings),
        _ => Err(Unusable(format!("`{line}` failed ({status})"))),
    }
}
