//! Checks a text file against the rules of a platform: `validate kernel.visaasm PVC`.

use genvisa::Platform;
use genvisa_asm::Target;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, platform] = arguments.as_slice() else { return Err("usage: validate FILE PLATFORM".into()) };
    let platform: Platform = platform.parse()?;

    let text = std::fs::read_to_string(path)?;
    let module = Target::from(platform).assemble(&text).map_err(|problems| problems[0].message.clone())?;
    let violations = module.validate(platform);
    for (place, violation) in &violations {
        println!("{place}: {violation}");
    }
    println!("{} violations on {platform}", violations.len());
    Ok(())
}
