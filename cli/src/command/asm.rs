//! `genvisa asm`: assembles text to an object.

use crate::output::{differs_from, write, write_by};
use crate::program::{FileName, For, Program, bytes};
use crate::{Outcome, Unusable};
use genvisa_asm::Target;
use std::path::{Path, PathBuf};

/// Assemble .visaasm text to an .isa object
#[derive(clap::Args)]
pub struct Args {
    /// Text file; - is standard input
    input: PathBuf,
    /// Object file to write; - is standard output
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    platform: For,
}

pub fn run(args: &Args) -> Result<Outcome, Unusable> {
    differs_from(&args.input, &args.output)?;
    let target = args.platform.target();
    let (name, bytes) = bytes(&args.input)?;
    // Most texts have no mistake, and then the object is made without a module in between. Only the module has messages.
    let Some(pieces) = target.assemble_to_bytes(bytes.as_slice()) else {
        return by_module(name, bytes, target, &args.output);
    };
    write_by(&args.output, |out| pieces.iter().try_for_each(|piece| out.write_all(piece)))?;
    Ok(Outcome::Clean)
}

/// Assembles a text by a module, and reports all mistakes.
fn by_module(name: FileName, bytes: Vec<u8>, target: Target, output: &Path) -> Result<Outcome, Unusable> {
    let Program { name, mut module } = Program::from_bytes(name, bytes, target)?;
    let unusable = |error: genvisa::EncodeError| Unusable(format!("error: {name}: {error}"));
    module.lay_out().map_err(unusable)?;
    write(output, &module.encode().map_err(unusable)?)?;
    Ok(Outcome::Clean)
}
