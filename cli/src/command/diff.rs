//! `genvisa diff`: compares two programs as text.

use crate::program::{For, Program};
use crate::{Outcome, Unusable, say};
use similar::TextDiff;
use std::path::PathBuf;

/// Compare two programs as disassembled text
#[derive(clap::Args)]
pub struct Args {
    /// First program; - is standard input
    old: PathBuf,
    /// Second program
    new: PathBuf,
    #[command(flatten)]
    platform: For,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let target = args.platform.target();
    let (old, new) = (Program::read(&args.old, target)?, Program::read(&args.new, target)?);
    let texts = [&old, &new].map(|program| target.disassemble(&program.module));
    if texts[0] == texts[1] {
        return Ok(Outcome::Clean);
    }
    let diff = TextDiff::from_lines(&texts[0], &texts[1]);
    say(&diff.unified_diff().header(&old.name.to_string(), &new.name.to_string()).to_string())?;
    Ok(Outcome::Findings)
}
