//! Assembler and disassembler of vISA: `.visaasm` text to a [`genvisa::Module`] and back.
//!
//! What an instruction looks like, its page says: the forms are in `InstructionInfo::text`, and `forms` makes of them what
//! `read` and `print` follow. What all instructions share (operands, predicates, immediates…) is described in the chapter
//! `spec/chapters/assembly.md` and written once, in `operand`. `module` has the directives around instructions.

mod access;
pub mod cursor;
mod digits;
pub mod error;
pub mod expression;
pub mod forms;
mod group;
pub mod lines;
pub mod module;
pub mod newer;
mod operand;
pub mod print;
mod proof;
mod quote;
pub mod read;
pub mod report;
pub mod symbols;
mod target;

pub use error::Problem;
pub use operand::print::Unprintable;
pub use target::Target;
