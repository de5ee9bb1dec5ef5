//! `genvisa dis`: an object to text.

use crate::program::{Program, write};
use crate::{Outcome, Unusable};
use std::path::{Path, PathBuf};

/// Print an .isa object as text
#[derive(clap::Args)]
pub struct Args {
    /// The object; - is standard input
    input: PathBuf,
    /// The text [default: standard output]
    #[arg(short, long)]
    output: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let program = Program::read(&args.input)?;
    program.progress.says("printing");
    let text = genvisa_asm::module::disassemble(&program.module);
    drop(program.progress);
    write(args.output.as_deref().unwrap_or(Path::new("-")), text.as_bytes())?;
    // The process ends here: a program of many small parts is not given back part by part.
    std::mem::forget(program.module);
    Ok(Outcome::Clean)
}
