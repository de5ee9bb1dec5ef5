//! Places in a file as a text: `kernel 0 instruction 3`.

use crate::named::number;
use core::fmt;
use core::str::FromStr;

/// The part of a file that breaks a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModuleLocation {
    /// The header.
    Header,
    /// The declarations of a kernel, by the kernel's number.
    Kernel(usize),
    /// An instruction of a kernel: the numbers of kernel and instruction.
    KernelInstruction(usize, usize),
    /// The declarations of a function, by the function's number.
    Function(usize),
    /// An instruction of a function: the numbers of function and instruction.
    FunctionInstruction(usize, usize),
}

/// `kernel 0 instruction 3`: numbers count from 0.
impl fmt::Display for ModuleLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header => f.write_str("header"),
            Self::Kernel(n) => write!(f, "kernel {n}"),
            Self::KernelInstruction(n, at) => write!(f, "kernel {n} instruction {at}"),
            Self::Function(n) => write!(f, "function {n}"),
            Self::FunctionInstruction(n, at) => write!(f, "function {n} instruction {at}"),
        }
    }
}

/// A text that names no place in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLocation;

impl fmt::Display for NoLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a place in a file is `header`, `kernel 0`, `kernel 0 instruction 3`, or the same of a function",
        )
    }
}

impl core::error::Error for NoLocation {}

impl FromStr for ModuleLocation {
    type Err = NoLocation;

    /// Reads the text that `Display` writes.
    fn from_str(text: &str) -> Result<Self, NoLocation> {
        let number = |digits| number(digits).ok_or(NoLocation);
        let mut words = text.split(' ');
        Ok(match core::array::from_fn(|_| words.next()) {
            [Some("header"), None, None, None, None] => Self::Header,
            [Some("kernel"), Some(n), None, None, None] => Self::Kernel(number(n)?),
            [Some("function"), Some(n), None, None, None] => Self::Function(number(n)?),
            [Some("kernel"), Some(n), Some("instruction"), Some(at), None] => {
                Self::KernelInstruction(number(n)?, number(at)?)
            }
            [Some("function"), Some(n), Some("instruction"), Some(at), None] => {
                Self::FunctionInstruction(number(n)?, number(at)?)
            }
            _ => return Err(NoLocation),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{ModuleLocation, NoLocation};
    use alloc::string::ToString;

    #[test]
    fn places_are_read_as_they_are_written() {
        use ModuleLocation::{Function, FunctionInstruction, Header, Kernel, KernelInstruction};
        for location in
            [Header, Kernel(0), KernelInstruction(1, 3), Function(2), FunctionInstruction(0, usize::MAX)]
        {
            assert_eq!(location.to_string().parse(), Ok(location));
        }
        for text in [
            "",
            "headers",
            "header 1",
            "kernel",
            "kernel +1",
            "kernel 1 3",
            "kernel 1 instruction",
            "kernel  1",
            "function 1 instruction 2 ",
        ] {
            assert_eq!(text.parse::<ModuleLocation>(), Err(NoLocation), "{text}");
        }
    }
}
