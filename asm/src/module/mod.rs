//! Whole programs: the directives and declarations around instructions.

mod attributes;
pub mod predefined;
pub(crate) mod print;
pub(crate) mod read;
mod spans;
mod words;

pub use print::{Annotations, Text};
pub use read::ReadText;
pub use spans::{ModuleSpans, NameSpan, ObjectSpans};

use crate::symbols::Naming;
use crate::{Problem, Target};
use genvisa::{Module, ModuleLocation};
use std::io;

impl Target {
    /// Reads a program.
    ///
    /// A kernel without `.function` at its begin gets none. Finalizers accept such a kernel, and do not end its thread.
    ///
    /// # Errors
    /// All mistakes, in the order of the text.
    pub fn assemble(self, text: &str) -> Result<Module, Vec<Problem>> {
        let ReadText { module, problems, .. } = self.read(text);
        if problems.is_empty() { Ok(module) } else { Err(problems) }
    }

    /// Reads everything that can be read of a program.
    pub fn read(self, text: &str) -> ReadText {
        read::read_with(text, self, false)
    }

    /// Reads a program as [`Self::read`] does, with the spans of all its parts, including fields of instructions and names,
    /// which [`Self::read`] does not collect because they cost time.
    pub fn read_with_spans(self, text: &str) -> ReadText {
        read::read_with(text, self, true)
    }

    /// Assembles a program to its object, in pieces: the bytes of [`Module::encode`]. `None` if the program has a mistake.
    pub fn assemble_to_bytes(self, text: impl io::Read + Send) -> Option<Vec<Vec<u8>>> {
        read::to_bytes_with(text, self)
    }

    /// The names in the kernel or function of a location, as [`Self::disassemble`] prints them. `None` for the header, and for a
    /// function of another file.
    pub fn naming(self, module: &Module, location: ModuleLocation) -> Option<Box<dyn Naming + '_>> {
        print::naming(module, location, self)
    }

    /// Prints a program.
    pub fn disassemble(self, module: &Module) -> String {
        print::print(module, self, true)
    }

    /// Prints a program as [`Self::disassemble`] does, and reads every line back, including the lines that are proven to be
    /// read back. Tests compare the two.
    pub fn disassemble_closely(self, module: &Module) -> String {
        print::print(module, self, false)
    }

    /// Prints a program as [`Self::disassemble`] does, in pieces. A piece is written while others are being printed.
    ///
    /// # Errors
    /// The errors of `out`.
    pub fn disassemble_to(self, module: &Module, out: &mut (dyn io::Write + Send)) -> io::Result<()> {
        self.disassemble_annotated(module, Annotations::default(), out)
    }

    /// Prints a program as [`Self::disassemble_to`] does, with facts about the encoding of each instruction as comments. The
    /// offsets are those that the header of the module states.
    ///
    /// # Errors
    /// The errors of `out`.
    pub fn disassemble_annotated(
        self,
        module: &Module,
        annotations: Annotations,
        out: &mut (dyn io::Write + Send),
    ) -> io::Result<()> {
        print::print_out(module, self, annotations, out)
    }
}

/// Reads a program for the usual [`Target`], as [`Target::assemble`] does.
///
/// # Errors
/// All mistakes, in the order of the text.
pub fn assemble(text: &str) -> Result<Module, Vec<Problem>> {
    Target::default().assemble(text)
}

/// Prints a program for the usual [`Target`], as [`Target::disassemble`] does.
pub fn disassemble(module: &Module) -> String {
    Target::default().disassemble(module)
}
