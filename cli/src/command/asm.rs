//! `genvisa asm`: text to an object.

use crate::program::{Program, bytes, is_object, write, write_by};
use crate::progress::Progress;
use crate::{Outcome, Unusable};
use genvisa_asm::module::assemble_to_bytes;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

/// Bytes that are written at a time.
const AT_A_TIME: usize = 1 << 17;

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
    let (name, bytes) = bytes(&args.input)?;
    // Most texts have no mistake: they need no module. Where there is one, reading anew says what it is.
    let text = if is_object(&bytes) { None } else { std::str::from_utf8(&bytes).ok() };
    let progress = Progress::new(&name, bytes.len());
    if let Some(pieces) = text.and_then(assemble_to_bytes) {
        progress.says("writing");
        write_by(&args.output, |out| {
            let mut out = BufWriter::with_capacity(AT_A_TIME, out);
            pieces.iter().try_for_each(|piece| out.write_all(piece))?;
            out.flush()
        })?;
        // The process ends here: what is of many small parts is not given back part by part.
        std::mem::forget(pieces);
        return Ok(Outcome::Clean);
    }
    drop(progress);
    let Program { name, mut module, progress } = Program::from_bytes(name, bytes)?;
    progress.says("writing");
    let unusable = |error: genvisa::EncodeError| Unusable(format!("error: {name}: {error}"));
    module.lay_out().map_err(unusable)?;
    write(&args.output, &module.to_bytes().map_err(unusable)?)?;
    Ok(Outcome::Clean)
}
