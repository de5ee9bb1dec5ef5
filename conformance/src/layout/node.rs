//! The tree of a layout: structures, their fields, and the bit ranges in them.

use genvisa_reader::isa::{Enumerant, Role};
use genvisa_rule::Expr;
use genvisa_rule::functions::Table;

/// A node of the tree: the instruction, or a structure in one of its fields.
pub struct Node<'a> {
    /// The name of the instruction or structure, which is the subject of its rules.
    pub subject: &'a str,
    /// The field of the instruction that contains it; empty for the instruction itself.
    pub field: &'a str,
    /// How the instruction uses the operand that contains it.
    pub role: Option<Role>,
    /// For a structure that a tag selects: the slot of the tag, and the code that selects it.
    pub tag: Option<(usize, i64)>,
    /// The position in the tree, which determines the condition on which it is present.
    pub origin: Origin,
    /// Its fields, in the order of the bytes.
    pub fields: Vec<FieldLayout<'a>>,
}

/// The position of a node in the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// The node is the instruction.
    Instruction,
    /// The node is the structure in a field of another node.
    Field {
        /// Number of the other node.
        node: usize,
        /// Number of its field.
        field: usize,
    },
    /// The node is one of the structures that the tag of another node selects from.
    Variant {
        /// Number of the other node.
        of: usize,
    },
}

/// A field, or one element of a repeated field.
pub struct FieldLayout<'a> {
    /// Its name; empty for the structures behind a tag.
    pub name: &'a str,
    /// Number of the element.
    pub element: Option<u8>,
    /// The field that counts the elements.
    pub count: Option<&'a String>,
    /// The table that an integer is an index into.
    pub refers: Option<Table>,
    /// The condition on which it is present.
    pub condition: Option<&'a Expr>,
    /// The condition on which the instruction uses it.
    pub used_if: Option<&'a Expr>,
    /// Its content.
    pub content: FieldContent<'a>,
}

impl<'a> FieldLayout<'a> {
    /// A field that is always there once, as opcodes and the structures behind a tag are.
    pub fn fixed(name: &'a str, content: FieldContent<'a>) -> Self {
        Self { name, element: None, count: None, refers: None, condition: None, used_if: None, content }
    }
}

/// The content of a field.
pub enum FieldContent<'a> {
    /// An integer.
    Integer {
        /// Its width in bits; 0 if the object version does not have the field.
        bits: u32,
        /// The bit ranges in it.
        ranges: Vec<BitRange<'a>>,
    },
    /// A structure: the number of its node.
    Structure(usize),
    /// One of several structures: the numbers of their nodes.
    Variants(Vec<usize>),
}

/// A bit range of an integer field.
pub struct BitRange<'a> {
    /// Its name; empty for the bits that no documented bit range covers.
    pub name: &'a str,
    /// Its bits in the field.
    pub mask: u64,
    /// Number of its lowest bit.
    pub shift: u32,
    /// Whether the highest bit is a sign.
    pub signed: bool,
    /// The documented encodings.
    pub values: &'a [Enumerant],
    /// The slot of its code.
    pub slot: usize,
}

impl BitRange<'_> {
    /// A code at its position in the field.
    pub fn positioned(&self, code: i64) -> u64 {
        ((code as u64) << self.shift) & self.mask
    }
}

impl<'a> FieldLayout<'a> {
    /// The bit ranges of an integer; none of a structure.
    pub fn ranges(&self) -> &[BitRange<'a>] {
        match &self.content {
            FieldContent::Integer { ranges, .. } => ranges,
            FieldContent::Structure(_) | FieldContent::Variants(_) => &[],
        }
    }
}

impl<'a> Node<'a> {
    /// The number of the field of a name, or of one element of it.
    pub fn position(&self, name: &str, element: Option<u8>) -> Option<usize> {
        self.fields.iter().position(|field| field.name == name && field.element == element)
    }

    /// The field of a name, or one element of it.
    pub fn field(&self, name: &str, element: Option<u8>) -> Option<&FieldLayout<'a>> {
        self.fields.get(self.position(name, element)?)
    }

    /// Whether a field is repeated.
    pub fn is_repeated(&self, name: &str) -> bool {
        self.fields.iter().any(|field| field.name == name && field.element.is_some())
    }

    /// The bit range that a name in a rule refers to, and the number of its field: `field` is the range with the name of
    /// the field, `field.range` another one.
    pub fn range(&self, path: &[String], element: Option<u8>) -> Option<(usize, &BitRange<'a>)> {
        let (field, range) = match path {
            [field] => (field, field),
            [field, range] => (field, range),
            _ => return None,
        };
        let number = self.position(field, element)?;
        let ranges = self.fields.get(number)?.ranges();
        Some((number, ranges.iter().find(|r| r.name == range.as_str())?))
    }

    /// All bit ranges, each with its field.
    pub fn ranges(&self) -> impl Iterator<Item = (&FieldLayout<'a>, &BitRange<'a>)> {
        self.fields.iter().flat_map(|field| field.ranges().iter().map(move |range| (field, range)))
    }
}
