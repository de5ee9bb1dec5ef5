//! Lists the variables or registers that an instruction reads and writes.

pub mod genvisa;
pub mod iced;
