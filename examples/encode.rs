//! Builds a multiplication, encodes it and decodes it again.

use genvisa::execution::{ExecSize, ExecSizeBits, Mask};
use genvisa::operands::{ConstOpnd, DataTypeBits, GenOpnd, HorizontalStride, PredBits};
use genvisa::operands::{RegionBits, VerticalStride, Width};
use genvisa::{DataType, Instruction, Mul, NEWEST_VERSION};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    // V33(0,0)<1> = V32(0,0)<1;1,0> * 3:ud, in sixteen channels. The first variable that a kernel declares is V32.
    let three = ConstOpnd { data_type: DataTypeBits::new(DataType::Ud), low: 3, high: 0 };
    let written = RegionBits::new(VerticalStride::Null, Width::Null, HorizontalStride::Element1);
    let read = RegionBits::new(VerticalStride::Element1, Width::Element1, HorizontalStride::Element0);
    let variable = |id, region| GenOpnd { id, row_offset: 0, col_offset: 0, region };
    let multiplication = Mul {
        exec_size: ExecSizeBits::new(ExecSize::Simd16, Mask::M1),
        pred: PredBits::default(),
        dst: variable(33, written).into(),
        src0: variable(32, read).into(),
        src1: three.into(),
    };

    let mut bytes = [0; 64];
    let len = multiplication.encode(NEWEST_VERSION, &mut bytes)?;
    println!("{:02x?}", &bytes[..len]);

    let (decoded, decoded_len) = Instruction::decode(&bytes[..len], NEWEST_VERSION)?;
    assert_eq!((decoded, decoded_len), (multiplication.into(), len));
    println!("{}", decoded.info().name);
    Ok(())
}
