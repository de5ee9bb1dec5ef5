//! Errors of encoding and decoding: what, where in the bytes, and in which field.

use core::fmt;

/// What went wrong: small, so that results stay in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The bytes end inside a field.
    End {
        /// Bytes that the field needs.
        needed: usize,
    },
    /// The buffer ends before the value does.
    Full {
        /// Bytes that the field needs.
        needed: usize,
    },
    /// No instruction has this opcode.
    UnknownOpcode(u8),
    /// The opcode is known, but none of its instructions has this sub-opcode.
    UnknownSubOpcode(u8),
    /// Bytes of another instruction.
    OtherInstruction(u8),
    /// A tag selects a structure that no page describes, so that its length is unknown.
    UnknownVariant(u8),
    /// The value does not fit the width that the object version gives the field.
    TooWide {
        /// The value.
        value: u64,
        /// Bits of the field in this object version.
        bits: u32,
    },
    /// A field has a value although other fields, or the object version, say that it is not there.
    Absent,
    /// There are more elements than there can be.
    TooMany {
        /// How many.
        count: usize,
        /// How many there can be.
        most: usize,
    },
    /// Two parts of a file claim the same bytes, or a part lies outside the file.
    Layout,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End { needed } => write!(f, "the bytes end here, {needed} more expected"),
            Self::Full { needed } => write!(f, "the buffer is full, room for {needed} more bytes needed"),
            Self::UnknownOpcode(code) => write!(f, "no instruction has the opcode {code:#04x}"),
            Self::UnknownSubOpcode(code) => write!(f, "no instruction has the sub-opcode {code:#04x}"),
            Self::OtherInstruction(code) => {
                write!(f, "the opcode {code:#04x} is that of another instruction")
            }
            Self::UnknownVariant(tag) => write!(f, "the tag {tag:#04x} selects no known structure"),
            Self::TooWide { value, bits } => {
                write!(f, "{value} does not fit the {bits} bits that this object version has for it")
            }
            Self::Absent => f.write_str(
                "the value is not zero, but by other fields or the object version it is not there",
            ),
            Self::TooMany { count, most } => {
                write!(f, "{count} elements, of which there can be {most} at most")
            }
            Self::Layout => f.write_str("the offsets of the file overlap or point outside it"),
        }
    }
}

/// The way to a field, outermost first: `SVM_GATHER.addresses.id`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Path {
    names: [&'static str; Self::DEPTH],
    len: u8,
}

impl Path {
    /// Deepest nesting that is kept; vISA needs kernel, instruction, operand, tag or structure, field.
    const DEPTH: usize = 5;
    /// The empty path.
    pub const EMPTY: Self = Self { names: [""; Self::DEPTH], len: 0 };

    /// Puts an outer name before the path; beyond five names the innermost is lost.
    pub fn push_front(&mut self, name: &'static str) {
        self.names.rotate_right(1);
        self.names[0] = name;
        self.len = (self.len + 1).min(Self::DEPTH as u8);
    }

    /// The names, outermost first.
    pub fn names(&self) -> &[&'static str] {
        self.names.get(..usize::from(self.len)).unwrap_or(&[])
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, name) in self.names().iter().enumerate() {
            if n > 0 {
                f.write_str(".")?;
            }
            f.write_str(name)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Bytes that could not be decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecodeError {
    /// What is wrong.
    pub fault: Fault,
    /// Offset of the first byte that is, from the start of the bytes given.
    pub offset: usize,
    /// The field.
    pub path: Path,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}", self.offset)?;
        if !self.path.names().is_empty() {
            write!(f, ", {}", self.path)?;
        }
        write!(f, ": {}", self.fault)
    }
}

impl core::error::Error for DecodeError {}

/// A value that could not be encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EncodeError {
    /// What is wrong.
    pub fault: Fault,
    /// The field.
    pub path: Path,
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.names().is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        write!(f, "{}", self.fault)
    }
}

impl core::error::Error for EncodeError {}
