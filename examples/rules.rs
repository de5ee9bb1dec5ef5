//! Lists the rules of an instruction: `rules NOT`.

use genvisa::Instruction;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let name = std::env::args().nth(1).ok_or("usage: rules INSTRUCTION")?;
    let info = Instruction::ALL.iter().find(|info| info.name == name).ok_or("unknown instruction")?;
    for rule in info.rules {
        println!("{}, {}:{}", rule.id, rule.page, rule.line);
        println!("  {}", rule.doc);
        println!("  {}", rule.expr);
    }
    println!("{} rules", info.rules.len());
    Ok(())
}
