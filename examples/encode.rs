//! Builds a multiplication, encodes it and decodes it again.

use genvisa::build::reg;
use genvisa::execution::ExecSize;
use genvisa::{Instruction, Mul, NEWEST_VERSION};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    // V33(0,0)<1> = V32(0,0)<1;1,0> * 3:ud, in sixteen channels. The first variable that a kernel declares is V32.
    let multiplication = Mul::new(ExecSize::Simd16, reg(33).stride(1), reg(32), 3u32);

    let mut bytes = [0; 64];
    let len = multiplication.encode(NEWEST_VERSION, &mut bytes)?;
    println!("{:02x?}", &bytes[..len]);

    let (decoded, decoded_len) = Instruction::decode(&bytes[..len], NEWEST_VERSION)?;
    assert_eq!((decoded, decoded_len), (multiplication.into(), len));
    println!("{}", decoded.info().name);
    Ok(())
}
