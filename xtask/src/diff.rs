//! `cargo xtask diff`: what changed between two versions of a specification.

use crate::{Outcome, Unusable, console, pages};
use genvisa_codegen::diff::{compare, to_text};
use genvisa_codegen::isa::Isa;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  cargo xtask diff ../main/spec spec
  cargo xtask diff ../main/spec/instructions/ADD.md spec/instructions/ADD.md --json

Compares facts: opcodes, fields, widths, encodings, types, rules, platforms. Where they stand and how they are explained
makes no difference.
Exit code: 0 where the two are equal, 1 where they differ, 2 for pages that cannot be read or have errors.";

/// Show what changed between two versions of pages
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Folder of pages or single page
    old: PathBuf,
    /// Folder of pages or single page
    new: PathBuf,
    /// One line of JSON for each change
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<Outcome, Unusable> {
    let changes = compare(&side(&args.old)?, &side(&args.new)?);
    console::say(&if args.json { console::json_lines(&changes)? } else { to_text(&changes) })?;
    Ok(if changes.is_empty() { Outcome::Clean } else { Outcome::Findings })
}

/// A difference to pages with errors would say more about the errors than about the pages.
fn side(path: &Path) -> Result<Isa, Unusable> {
    let isa = pages::model(&[path.to_path_buf()])?;
    isa.ok_or_else(|| Unusable(format!("{}: correct the errors above before comparing", path.display())))
}
