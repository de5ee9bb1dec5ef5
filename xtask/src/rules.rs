//! `cargo xtask rules`: every documented constraint, one line of JSON each.

use crate::{Outcome, Unusable, console, pages};
use genvisa_reader::Readings;

const EXAMPLES: &str = "\
Examples:
  cargo xtask rules
  cargo xtask rules --spec spec

Each line is an object: id, subject, page, line, platforms (empty: all), kind, check (static: checked in one instruction;
object: in a whole module; runtime: at execution), expr (in the rule language of spec/README.md), doc, and the checksum of
its source text.
Exit code: 0, 1 for pages with errors, 2 for pages that cannot be read.";

/// Print every documented constraint, one line of JSON each
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pages: pages::Pages,
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let (isa, outcome) = pages::model(args.pages.paths(), readings)?;
    console::print(&console::json_lines(&isa.rules)?)?;
    Ok(outcome)
}
