//! Assembles a text file to an object file: `assemble kernel.visaasm kernel.isa`.

use genvisa_asm::{Target, report};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [input, output] = arguments.as_slice() else { return Err("usage: assemble INPUT OUTPUT".into()) };
    let text = std::fs::read_to_string(input)?;

    // Text does not record the register size. The default target has registers of 32 bytes, as all platforms before PVC.
    let mut module = match Target::default().assemble(&text) {
        Ok(module) => module,
        Err(problems) => {
            let snippets = report::Source::new(input, &text).render(&problems, false);
            return Err(format!("{} errors\n{snippets}", problems.len()).into());
        }
    };

    // Compute the offsets and sizes of the header before the file is written.
    module.lay_out()?;
    let bytes = module.encode()?;
    std::fs::write(output, &bytes)?;
    println!("{} bytes", bytes.len());
    Ok(())
}
