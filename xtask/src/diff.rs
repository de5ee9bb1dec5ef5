//! `cargo xtask diff`: the changes between two versions of a specification.

use crate::{Outcome, Unusable, console, pages};
use genvisa_checks::diff::{compare, to_brief, to_text};
use genvisa_reader::Readings;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  cargo xtask diff ../main/spec spec
  cargo xtask diff ../main/spec/instructions/ADD.md spec/instructions/ADD.md --json
  cargo xtask diff ../main/spec spec --brief

Compares facts: opcodes, fields, widths, encodings, types, rules, platforms. Their positions and explanations, and the order
in which a rule lists its alternatives, make no difference. --brief omits changes that repeat another change: rules that
follow from a changed fact, and the wording of properties. Pages with errors are compared as far as they were understood.
Exit code: 0 where the two are equal, 1 where they differ, 2 for pages that cannot be read or have errors.";

/// Show the changes between two versions of pages
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Folder of pages or single page
    old: PathBuf,
    /// Folder of pages or single page
    new: PathBuf,
    /// One line of JSON for each change, with both values
    #[arg(long, conflicts_with = "brief")]
    json: bool,
    /// One line `SUBJECT SIGN KIND PLACE` for each change, as spec/errata.md claims them
    #[arg(long)]
    brief: bool,
}

pub(crate) fn run(args: &Args, readings: &Readings) -> Result<Outcome, Unusable> {
    let side = |path: &Path| pages::model_without_warnings(&[path.to_path_buf()], readings);
    let ((old, old_outcome), (new, new_outcome)) = (side(&args.old)?, side(&args.new)?);
    let changes = compare(&old, &new);
    console::print(&if args.json {
        console::json_lines(&changes)?
    } else if args.brief {
        to_brief(&changes)
    } else {
        to_text(&changes)
    })?;
    if [old_outcome, new_outcome].contains(&Outcome::Findings) {
        return Err(Unusable("the comparison is incomplete because of the errors above".to_string()));
    }
    Ok(if changes.is_empty() { Outcome::Clean } else { Outcome::Findings })
}
