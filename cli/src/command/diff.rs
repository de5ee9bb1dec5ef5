//! `genvisa diff`: two programs, as texts.

use crate::program::{For, Program};
use crate::{Outcome, Unusable, say};
use similar::TextDiff;
use std::path::PathBuf;

/// Show how two programs differ
#[derive(clap::Args)]
pub struct Args {
    /// The one; - is standard input
    old: PathBuf,
    /// The other
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
    say(&diff.unified_diff().header(&old.name, &new.name).to_string())?;
    Ok(Outcome::Findings)
}
