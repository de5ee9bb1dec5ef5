//! `genvisa asm`: text to an object.

use crate::program::{Program, write};
use crate::{Outcome, Unusable};
use std::path::PathBuf;

/// Assemble text to an .isa object
#[derive(clap::Args)]
pub struct Args {
    /// The text; - is standard input
    input: PathBuf,
    /// The object; - is standard output
    #[arg(short, long)]
    output: PathBuf,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let Program { name, mut module, progress } = Program::read(&args.input)?;
    progress.says("writing");
    let unusable = |error: genvisa::EncodeError| Unusable(format!("error: {name}: {error}"));
    module.lay_out().map_err(unusable)?;
    write(&args.output, &module.to_bytes().map_err(unusable)?)?;
    // The process ends here: a program of many small parts is not given back part by part.
    std::mem::forget(module);
    Ok(Outcome::Clean)
}
