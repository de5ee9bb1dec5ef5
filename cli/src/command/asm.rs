//! `genvisa asm`: assembles text to an object.

use crate::program::{For, Program, bytes, file, write, write_by};
use crate::{Outcome, Unusable};
use genvisa_asm::Target;
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// Size of the output buffer in bytes.
const AT_A_TIME: usize = 1 << 17;

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
    let target = args.platform.target();
    // Most texts have no mistake: they need no module, and a file needs not be in memory as a whole. Where there is a
    // mistake, reading anew says what it is.
    if let Some((file, len)) = file(&args.input) {
        let name = args.input.display().to_string();
        at_once(&name, len, file, target, &args.output).unwrap_or_else(|| {
            let (name, bytes) = bytes(&args.input)?;
            by_module(name, bytes, target, &args.output)
        })
    } else {
        let (name, bytes) = bytes(&args.input)?;
        at_once(bytes.as_slice(), target, &args.output)
            .unwrap_or_else(|| by_module(name, bytes, target, &args.output))
    }
}

/// Assembles a text without a module; nothing where it has a mistake.
fn at_once(text: impl Read + Send, target: Target, output: &Path) -> Option<Result<Outcome, Unusable>> {
    let pieces = target.assemble_to_bytes(text)?;
    let written = write_by(output, |out| {
        let mut out = BufWriter::with_capacity(AT_A_TIME, out);
        pieces.iter().try_for_each(|piece| out.write_all(piece))?;
        out.flush()
    });
    // The process ends here: what is of many small parts is not given back part by part.
    std::mem::forget(pieces);
    Some(written.map(|()| Outcome::Clean))
}

/// Assembles what may have mistakes, and says all of them.
fn by_module(name: String, bytes: Vec<u8>, target: Target, output: &Path) -> Result<Outcome, Unusable> {
    let Program { name, mut module } = Program::from_bytes(name, bytes, target)?;
    let unusable = |error: genvisa::EncodeError| Unusable(format!("error: {name}: {error}"));
    module.lay_out().map_err(unusable)?;
    write(output, &module.to_bytes().map_err(unusable)?)?;
    Ok(Outcome::Clean)
}
