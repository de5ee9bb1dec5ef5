//! Assembler and disassembler of vISA: `.visaasm` text to a [`genvisa::Module`] and back.
//!
//! The page of an instruction determines its text: [`forms`] compiles the templates of the pages, [`read`] and [`mod@print`]
//! follow them. `operand` reads and prints the text that all instructions share; the chapter `spec/chapters/assembly.md` describes
//! it. [`module`] adds the directives and declarations of whole programs. [`Text`] displays a single instruction.
//!
//! ```
//! use genvisa_asm::module::{assemble, disassemble};
//!
//! let module = assemble(".version 4.1\n.kernel \"k\"\nret (M1, 1)\n").map_err(|problems| format!("{problems:?}"))?;
//! assert!(disassemble(&module).contains("ret (M1, 1)"));
//! # Ok::<(), String>(())
//! ```
//!
//! The feature `parallel`, on by default, uses all processors for programs of several kernels or functions.
//!
//! Each module uses only modules before it in this list, and the modules inside of itself: `error` and `cursor`; `lines`,
//! `quote`, `digits`, `stray`, `target`, `object`, `symbols` and `access`; `expression`; `operand`; `forms`; `newer`, `read` and `print`; `proof`;
//! `module`.

mod access;
pub mod cursor;
mod digits;
pub mod error;
pub mod expression;
pub mod forms;
pub mod lines;
pub mod module;
mod newer;
mod object;
mod operand;
mod parallel;
pub mod print;
mod proof;
mod quote;
pub mod read;
pub mod report;
mod stray;
pub mod symbols;
mod target;

pub use error::Problem;
pub use module::Text;
pub use object::{is_object, read_object, validate_flow, validate_flow_with};
pub use print::Unprintable;
pub use target::{Target, platform_named};
