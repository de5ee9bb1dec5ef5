//! `cargo xtask model`: the model of pages as JSON.

use crate::{Outcome, Unusable, console, pages};
use genvisa_reader::Readings;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  cargo xtask model
  cargo xtask model spec/instructions/ADD.md
  cargo xtask model --spec spec

The keys are sorted, so that two models can be compared as text; `cargo xtask diff` compares their facts.
Problems of the pages go to standard error; the model has everything that was understood.
Exit code: 0, 1 for pages with errors, 2 for pages that cannot be read.";

/// Print the model of pages as JSON
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Folder of pages [default: the workspace's spec]
    #[arg(long, value_name = "DIR", conflicts_with = "files")]
    spec: Option<PathBuf>,
    /// Single pages, .md or .txt, of any version of the specification
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let paths = if args.files.is_empty() { args.spec.as_slice() } else { &args.files };
    let (isa, outcome) = pages::model(paths, readings)?;
    // Through a value, because its maps are sorted.
    let json = serde_json::to_value(&isa).and_then(|value| serde_json::to_string_pretty(&value));
    console::print(&(json.map_err(|e| Unusable(format!("model: {e}")))? + "\n"))?;
    Ok(outcome)
}
