//! The template language of `## Text` sections, in which a page describes the assembly text of its instruction.
//!
//! The grammar is in `spec/README.md`. [`Line::parse`] reads a line strictly, as an assembler needs it. [`tokens`]
//! splits any line, also one of a page that does not follow the grammar, for tools that compare or search pages.
//!
//! ```
//! use genvisa_syntax::{Item, Line};
//!
//! let line = Line::parse("add (<exec_size>) <dst>")?;
//! let Line::Form { items, is_read_only: false } = line else { unreachable!() };
//! assert!(matches!(&items[3], Item::Field(path, _) if path.field == "exec_size"));
//! # Ok::<(), genvisa_syntax::TemplateError>(())
//! ```

#![cfg_attr(doctest, doc = include_str!("../README.md"))]
#![forbid(unsafe_code)]

mod parse;
mod placeholder;
mod token;

pub use token::{Token, tokens};

use std::fmt;

/// A line of a `## Text` block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A form of the instruction.
    Form {
        /// The parts of the form, in order.
        items: Vec<Item>,
        /// Whether the form is read and never printed (`also FORM`).
        is_read_only: bool,
    },
    /// `where op: sample is sample_3d`: spellings of encodings that differ from the names of the encodings.
    Spellings {
        /// The field or bit range that has the encodings.
        path: FieldPath,
        /// Pairs of a name and its spelling.
        list: Vec<(String, String)>,
    },
    /// A comment or a blank line.
    Comment,
}

/// A part of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// Literal text without blanks.
    Text(String),
    /// A number of blanks.
    Blanks(usize),
    /// `[.sat]`: whether the destination saturates.
    Saturation,
    /// `[ … ]`: omitted if all values in it are zero.
    Optional(Vec<Item>),
    /// `<field>`, `<field.bits:hex>`: a value and how it is spelled.
    Field(FieldPath, Shape),
    /// `<&data>`: several fields that are written together.
    Group(String),
}

/// A field, or a bit range in a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldPath {
    /// The name of the field.
    pub field: String,
    /// The name of the bit range. `None` is the main range, or all bits if the field has no ranges.
    pub bits: Option<String>,
}

/// How a value is spelled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// As the type of the field determines.
    Plain,
    /// `:hex`: hexadecimal digits.
    Hex,
    /// `:0x`: hexadecimal digits after `0x`.
    Prefixed,
    /// `:RGBA` or `:'xyzw'`: a letter for each bit, from the lowest on.
    Letters(String),
    /// `: a|b`: as the type determines; the form is for these encodings only.
    Only(Vec<String>),
    /// `=a|b`: no text; the form is for these encodings only.
    Silent(Vec<String>),
    /// `?text` prints the text for 1 and nothing for 0; `!text` is the reverse.
    Flag {
        /// The text.
        text: String,
        /// Whether the text means 1.
        is_for_one: bool,
    },
    /// ` ...` or `, ...`: all elements of a repeated field, with this separator.
    Each(&'static str),
    /// `:reg`: a raw operand whose offset is omitted if it is zero.
    Register,
    /// `:lsc`: a vector operand with an implied region.
    Lsc,
    /// `:quoted`: the name of a label or a string, in quotes.
    Quoted,
    /// `:at`: a vector operand by row and column, with the region <1;1,0>.
    At,
    /// `:&`: the address of a vector operand: `&V[4]`.
    AddressOf,
}

/// A line that does not follow the grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TemplateError {
    /// Offset in the line, in bytes.
    pub at: usize,
    /// The mistake, or the expected text.
    pub message: String,
}

impl TemplateError {
    fn new(at: usize, message: &str) -> Self {
        Self { at, message: message.to_string() }
    }
}

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (byte {})", self.message, self.at)
    }
}

impl std::error::Error for TemplateError {}

impl fmt::Display for FieldPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.field)?;
        self.bits.iter().try_for_each(|bits| write!(f, ".{bits}"))
    }
}
