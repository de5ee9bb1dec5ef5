//! `cargo xtask rules`: every documented constraint, one line of JSON each.

use crate::{Outcome, Unusable, console, pages};
use genvisa_reader::{Readings, dangling};

const EXAMPLES: &str = "\
Examples:
  cargo xtask rules
  cargo xtask rules --spec spec

Each line is an object: id, subject, page, line, platforms (empty: all), kind, check (static: checked in one \
instruction; object: in a whole module; runtime: at execution), expr (in the rule language of spec/README.md), doc, \
and the checksum of its source text. The last line, on standard error, has the number of dangling rules: rules with \
a name that the pages do not define, which no program can break. The reader reports such a name as an error where a \
page or a reading states it.
Exit code: 0, 1 for pages with errors or dangling rules, 2 for pages that cannot be read.";

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
    let dangling = dangling(&isa);
    for (rule, message) in &dangling {
        console::print_error(&format!("dangling: {}: {message}\n", rule.id));
    }
    console::print_error(&format!("{} rules, {} dangling\n", isa.rules.len(), dangling.len()));
    Ok(if dangling.is_empty() { outcome } else { Outcome::Findings })
}
