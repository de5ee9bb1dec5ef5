//! `genvisa dis`: disassembles an object.

use crate::output::{differs_from, write_by};
use crate::program::{For, Program, read_object};
use crate::{Outcome, Unusable};
use genvisa::Module;
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
    let mut program = Program::read(&args.input, target)?;
    let annotations = Annotations { offsets: args.offsets, bytes: args.bytes };
    if annotations.any() {
        program.module = laid_out(&program)?;
    }
    write_by(output, |out| target.disassemble_annotated(&program.module, annotations, out))?;
    Ok(Outcome::Clean)
}

/// The module with the offsets of its object, which one that was read from text lacks.
fn laid_out(program: &Program) -> Result<Module, Unusable> {
    let unusable = |error: &dyn std::fmt::Display| Unusable(format!("error: {}: {error}", program.name));
    let bytes = program.module.to_bytes().map_err(|error| unusable(&error))?;
    read_object(&bytes).map_err(|error| unusable(&error))
}
