//! The parts of a compiled form.

use super::{Group, Parts};
use genvisa::LabelKind;
use genvisa_runtime::{BitRangeInfo, Refers, Role};

/// A part of a form.
#[derive(Debug)]
pub enum Node {
    /// Literal text, and whether a character of a name may follow at once.
    Text(String, bool),
    /// A number of blanks.
    Blanks(usize),
    /// Whether the destination, which is the field of this number, saturates.
    Saturation(usize),
    /// Omitted if all values in it are zero.
    Optional(Vec<Node>),
    /// A value.
    Value(Value),
    /// Several fields that are written together.
    Group(Group, Parts),
    /// A part that an earlier one of the form has too: both have the same values.
    Again(Box<Node>),
}

/// A field, or a bit range in a field.
#[derive(Debug)]
pub struct Value {
    /// The number of the field.
    pub field: usize,
    /// Whether other fields determine if the field is present, or how often.
    pub depends: bool,
    /// How the value is spelled.
    pub look: Look,
}

/// How a value is spelled.
#[derive(Debug)]
pub enum Look {
    /// `!P1.any`
    Predicate(&'static [BitRangeInfo]),
    /// `M1, 16`
    Channels(&'static [BitRangeInfo]),
    /// A vector operand.
    Vector(Role),
    /// A vector operand with an implied region.
    Lsc,
    /// A vector operand by row and column.
    At,
    /// The address of a vector operand.
    AddressOf,
    /// A raw operand.
    Raw,
    /// A raw operand whose offset is omitted if it is zero.
    Register,
    /// The name of the thing that an index refers to.
    Index {
        /// The table that the index refers to.
        table: Refers,
        /// Whether the name is always in quotes.
        is_quoted: bool,
        /// The kind that a label must have, if the rules of the instruction demand one.
        kind: Option<LabelKind>,
    },
    /// The spelling of an encoding.
    Spelled {
        /// The bits of the encoding.
        bits: Bits,
        /// Codes and spellings, longest first, so that no spelling hides a longer one.
        spellings: Vec<(u64, String)>,
        /// Names of encodings that have another spelling. They are read as well.
        names: Vec<(u64, String)>,
        /// The codes that the form is for; empty for all.
        only: Vec<u64>,
        /// Whether a character of a name may follow at once.
        is_glued: bool,
    },
    /// A decimal number, and whether a letter may follow at once.
    Decimal(Bits, bool),
    /// Hexadecimal digits, and whether `0x` precedes them.
    Hex(Bits, bool),
    /// A letter for each bit, from the lowest on.
    Letters(Bits, String),
    /// Text for 1 (`true`) or for 0 (`false`), nothing for the other value.
    Flag(Bits, String, bool),
    /// No text. The form is for these codes only, and reading writes the first one.
    Silent(Bits, Vec<u64>),
    /// All elements with a separator, and the number of the field that counts them.
    Each(&'static str, Box<Look>, usize),
}

/// A bit range of a field, both ends inclusive.
#[derive(Debug, Clone, Copy)]
pub struct Bits {
    /// Highest bit.
    pub hi: u32,
    /// Lowest bit.
    pub lo: u32,
}

impl Bits {
    /// The largest code.
    pub fn mask(self) -> u64 {
        u64::MAX >> (63 - (self.hi - self.lo))
    }

    /// The code in the bits of a field.
    pub fn get(self, raw: u64) -> u64 {
        raw >> self.lo & self.mask()
    }

    /// The field with another code in these bits; `None` if the code is too large.
    pub fn set(self, raw: u64, code: u64) -> Option<u64> {
        (code & !self.mask() == 0).then(|| raw & !(self.mask() << self.lo) | code << self.lo)
    }
}
