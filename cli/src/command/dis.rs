//! `genvisa dis`: disassembles an object.

use crate::output::{differs_from, write_by};
use crate::program::{For, Program};
use crate::{Outcome, Unusable};
use std::path::{Path, PathBuf};

/// Disassemble an .isa object to text
#[derive(clap::Args)]
pub struct Args {
    /// Object file; - is standard input
    input: PathBuf,
    /// Text file to write [default: standard output]
    #[arg(short, long)]
    output: Option<PathBuf>,
    #[command(flatten)]
    platform: For,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let output = args.output.as_deref().unwrap_or(Path::new("-"));
    differs_from(&args.input, output)?;
    let Program { module, .. } = Program::read(&args.input, args.platform.target())?;
    write_by(output, |out| args.platform.target().disassemble_to(&module, out))?;
    Ok(Outcome::Clean)
}
