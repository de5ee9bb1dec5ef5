//! Errors of encoding and decoding: the fault, its offset, and the field.

use core::fmt;

/// The reason of a failure. It is small, so that results stay in registers.
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
    /// The bytes are those of another instruction, with this opcode.
    OtherInstruction(u8),
    /// No page describes the structure that a tag selects, so its length is unknown.
    UnknownVariant(u8),
    /// The value does not fit the width of the field in the object version.
    TooWide {
        /// The value.
        value: u64,
        /// Bits of the field in this object version.
        bits: u32,
    },
    /// A field has a value, although it is absent in the object version or excluded by another field.
    Absent,
    /// A field has more elements than its array holds.
    TooMany {
        /// Number of elements.
        count: usize,
        /// Length of the array.
        most: usize,
    },
    /// An object begins behind the end of the file.
    Beyond {
        /// Bytes from the start of the file to the object.
        offset: usize,
    },
    /// Two parts of a file claim the same bytes, or a part lies outside the file.
    Layout,
}

impl Fault {
    /// The stable name of the kind of fault, for programs that sort messages.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::End { .. } => "end",
            Self::Full { .. } => "full",
            Self::UnknownOpcode(_) => "unknown_opcode",
            Self::UnknownSubOpcode(_) => "unknown_sub_opcode",
            Self::OtherInstruction(_) => "other_instruction",
            Self::UnknownVariant(_) => "unknown_variant",
            Self::TooWide { .. } => "too_wide",
            Self::Absent => "absent",
            Self::TooMany { .. } => "too_many",
            Self::Beyond { .. } => "beyond",
            Self::Layout => "layout",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End { needed } => write!(f, "the bytes end here, {needed} more expected"),
            Self::Full { needed } => write!(f, "the buffer is full, {needed} more bytes are needed"),
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
                "the field must be zero: it is absent in this object version or excluded by another field",
            ),
            Self::TooMany { count, most } => {
                write!(f, "{count} elements, the field holds at most {most}")
            }
            Self::Beyond { offset } => {
                write!(f, "the file ends here, and an object begins at byte {offset}")
            }
            Self::Layout => f.write_str("the offsets of the file overlap or point outside it"),
        }
    }
}

/// The names that lead to a field, outermost first: `SVM_GATHER.addresses.id`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Path {
    names: [&'static str; Self::DEPTH],
    len: u8,
}

impl Path {
    /// Largest number of names; vISA needs kernel, instruction, operand, tag or structure, field.
    const DEPTH: usize = 5;
    /// The empty path.
    pub const EMPTY: Self = Self { names: [""; Self::DEPTH], len: 0 };

    /// Puts an outer name in front of the path. A sixth name replaces the innermost one.
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
    /// The reason.
    pub fault: Fault,
    /// Offset of the first wrong byte, from the start of the given bytes.
    pub offset: usize,
    /// The field that was decoded or encoded.
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
    /// The reason.
    pub fault: Fault,
    /// The field that was decoded or encoded.
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
