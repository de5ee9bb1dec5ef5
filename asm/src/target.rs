//! What text leaves to the platform that it is for.

use crate::Problem;
use crate::module::{Places, Read, print, read};
use genvisa::{Module, Platform};
use std::io;

/// How long registers are: where `&V[40]` lies and what `%sizeof(GRF)` is goes by it, and no text says it.
///
/// ```
/// use genvisa::Platform;
/// use genvisa_asm::Target;
///
/// assert_eq!(Target::default(), Target::from(Platform::Skl));
/// assert_eq!(Target::from(Platform::Pvc).grf, 64);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// Bytes of a register.
    pub grf: u32,
}

impl Target {
    /// Reads a program.
    ///
    /// A kernel without `.function` at its begin gets none: finalizers take such text as it is, and do not end the thread.
    ///
    /// # Errors
    /// All mistakes, in the order of the text.
    pub fn assemble(self, text: &str) -> Result<Module, Vec<Problem>> {
        let Read { module, problems, .. } = self.read(text);
        if problems.is_empty() { Ok(module) } else { Err(problems) }
    }

    /// Reads all that can be read of a program.
    pub fn read(self, text: &str) -> Read {
        read::read_with(text, self, false)
    }

    /// Reads a program for the places of all that it says, those of the fields of instructions too: what most readers do
    /// not want to know, and should not pay for.
    pub fn places(self, text: &str) -> Places {
        read::read_with(text, self, true).places
    }

    /// Reads a program as [`Self::assemble`] does, and gives its object in pieces: the bytes that [`Module::to_bytes`] would
    /// give, if it can be read without a mistake.
    pub fn assemble_to_bytes(self, text: impl io::Read + Send) -> Option<Vec<Vec<u8>>> {
        read::to_bytes_with(text, self)
    }

    /// Prints a program.
    pub fn disassemble(self, module: &Module) -> String {
        print::print(module, self, true)
    }

    /// Prints a program as [`Self::disassemble`] does, and reads each line again, those too whose forms are known to say all:
    /// to see that this is so.
    pub fn disassemble_closely(self, module: &Module) -> String {
        print::print(module, self, false)
    }

    /// Prints a program as [`Self::disassemble`] does, in pieces that go out while others are printed.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn disassemble_to(self, module: &Module, out: &mut (dyn io::Write + Send)) -> io::Result<()> {
        print::print_out(module, self, out)
    }
}

/// Registers of 32 bytes: of all platforms before PVC.
impl Default for Target {
    fn default() -> Self {
        Self { grf: 32 }
    }
}

impl From<Platform> for Target {
    fn from(platform: Platform) -> Self {
        Self { grf: platform.grf_bytes() }
    }
}
