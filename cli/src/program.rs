//! Reads programs in either format.

use crate::Unusable;
use crate::known;
use crate::summary::Counts;
use genvisa::{Module, Platform};
use genvisa_asm::report::Source;
use genvisa_asm::{Problem, Target, is_object, read_object};
use genvisa_report::{escaped, text_of};
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// The name of a file as text, or `<stdin>`. Messages display it without control characters.
#[derive(Clone)]
pub struct FileName(pub String);

impl FileName {
    /// The name of a file. Bytes that are not UTF-8 become escapes.
    pub fn of(path: &Path) -> Self {
        Self(text_of(path.as_os_str().as_encoded_bytes()).into_owned())
    }
}

impl fmt::Display for FileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&escaped(&self.0))
    }
}

/// A program and the name of its source.
pub struct Program {
    /// Name in messages.
    pub name: FileName,
    /// The content.
    pub module: Module,
}

impl Program {
    /// Reads a program from a file, or from standard input for `-`.
    ///
    /// # Errors
    /// All problems of an input that cannot be read.
    pub fn read(path: &Path, target: Target) -> Result<Self, Unusable> {
        let (name, bytes) = bytes(path)?;
        Self::from_bytes(name, bytes, target)
    }

    /// Reads a program from bytes.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn from_bytes(name: FileName, bytes: Vec<u8>, target: Target) -> Result<Self, Unusable> {
        if is_object(&bytes) {
            let module = read_object(&bytes).map_err(|e| Unusable(format!("error: {name}: {e}")))?;
            return Ok(Self { name, module });
        }
        let text = text(&name, bytes)?;
        match target.assemble(&text) {
            Ok(module) => Ok(Self { name, module }),
            Err(problems) => Err(unreadable(&name, &text, &problems)),
        }
    }
}

/// The message about the mistakes of a text, with their number at its end.
pub fn unreadable(name: &FileName, text: &str, problems: &[Problem]) -> Unusable {
    let count = Counts { errors: problems.len(), files: 1, ..Counts::default() };
    Unusable(format!("{}{count}", Source::new(&name.0, text).render(problems, is_colourful())))
}

/// The platform, on which the meaning of some text depends.
#[derive(clap::Args)]
pub struct For {
    /// Platform of the program; required from PVC on, because text does not record the register size
    #[arg(short, long, value_parser = known::platform(), hide_possible_values = true)]
    platform: Option<Platform>,
}

impl For {
    /// The facts of the platform that text does not record.
    pub fn target(&self) -> Target {
        self.platform.map_or_else(Target::default, Target::from)
    }
}

/// The content of a file and its name in messages.
pub fn bytes(path: &Path) -> Result<(FileName, Vec<u8>), Unusable> {
    let mut bytes = Vec::new();
    let (name, read) = if path == Path::new("-") {
        (FileName("<stdin>".to_string()), io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes))
    } else {
        (FileName::of(path), fs::read(path))
    };
    match read {
        Ok(bytes) => Ok((name, bytes)),
        Err(error) => Err(Unusable(format!("error: {name}: {error}"))),
    }
}

/// The text of a file.
pub fn text(name: &FileName, bytes: Vec<u8>) -> Result<String, Unusable> {
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..good].iter().filter(|byte| **byte == b'\n').count() + 1;
        Unusable(format!("error: {name}:{line}: neither an object, which begins with CISA, nor UTF-8 text"))
    })
}

/// Whether messages on standard error are coloured.
pub fn is_colourful() -> bool {
    anstream::AutoStream::choice(&io::stderr()) != anstream::ColorChoice::Never
}

/// Whether findings on standard output are coloured.
pub fn has_colourful_output() -> bool {
    anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never
}
