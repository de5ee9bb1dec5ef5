//! `cargo xtask oracle`: Intel's finalizer as the judge of what we encode, print and allow.
//!
//! What asks it needs the generated crate, which this program must not: it is another program, and cargo runs it.

use crate::{Outcome, Unusable, pages};
use std::process::Command;

const EXAMPLES: &str = "\
Examples:
  cargo xtask oracle
  cargo xtask oracle --all
  cargo xtask oracle --rules

It needs GenX_IR on the path (Debian: apt-get install libigc-tools), and for Intel's programs GENVISA_UPSTREAM. What the
finalizer said is kept in target/oracle-cache, or in the folder that GENVISA_CACHE names.
Exit code: 0, 1 where something is not as it should be, 2 where it cannot be asked.";

/// Ask Intel's finalizer: are our objects, our text and our rules as it has them?
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Many kernels of each instruction, and every exception wherever it holds
    #[arg(long)]
    all: bool,
    /// Ask about every rule, and write docs/oracle-report.md
    #[arg(long)]
    rules: bool,
}

pub(crate) fn run(args: &Args) -> Result<Outcome, Unusable> {
    if args.rules {
        cargo(&["run", "--quiet", "--package", "genvisa-conformance", "--bin", "oracle-rules"], args.all)?;
    }
    if args.all || !args.rules {
        return cargo(&["test", "--package", "genvisa-conformance", "--test", "oracle"], args.all);
    }
    Ok(Outcome::Clean)
}

/// Runs cargo, and says how that ended.
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
