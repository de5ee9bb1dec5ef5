//! `genvisa dis`: disassembles an object.

use crate::output::{differs_from, write_by};
use crate::program::{For, Program};
use crate::{Outcome, Unusable};
use genvisa_asm::module::Annotations;
use std::path::{Path, PathBuf};

/// Disassemble an .isa object to text
#[derive(clap::Args)]
pub struct Args {
    /// Object file; - is standard input
    input: PathBuf,
    /// Text file to write [default: standard output]
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Follow each instruction with its offset in the object, as a comment
    #[arg(long)]
    offsets: bool,
    /// Follow each instruction with its bytes, as a comment
    #[arg(long)]
    bytes: bool,
    #[command(flatten)]
    platform: For,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    let output = args.output.as_deref().unwrap_or(Path::new("-"));
    differs_from(&args.input, output)?;
    let target = args.platform.target();
    let Program { module, .. } = Program::read(&args.input, target)?;
    let annotations = Annotations { offsets: args.offsets, bytes: args.bytes };
    write_by(output, |out| target.disassemble_annotated(&module, annotations, out))?;
    Ok(Outcome::Clean)
}
