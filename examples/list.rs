//! Lists the instructions of an object file: `list kernel.isa`.

use genvisa::Module;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: list FILE")?;
    let module = Module::decode(&std::fs::read(path)?)?;
    for (kernel, entry) in module.kernels.iter().zip(&module.header.kernel_info) {
        println!("{}, version {}", String::from_utf8_lossy(&entry.name), module.version());
        for (number, instruction) in kernel.body.iter().enumerate() {
            let info = instruction.info();
            println!("  {number} {:#04x} {}", info.opcode, info.name);
        }
    }
    Ok(())
}
