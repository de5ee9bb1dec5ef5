//! Whole files: what stands around instructions.

mod attributes;
mod predefined;
mod read;
mod words;

pub use read::assemble;
