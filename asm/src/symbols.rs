//! The names of a program, for reading and for printing.

use crate::Target;
use genvisa::{DataType, LabelKind};
use std::borrow::Cow;
use std::ops::Range;

/// A variable: its class and the index that instructions use for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// A general variable.
    Variable(u32),
    /// An address variable.
    Address(u32),
    /// A predicate variable.
    Predicate(u32),
    /// A surface.
    Surface(u32),
    /// A sampler.
    Sampler(u32),
}

impl Symbol {
    /// The letter of its class and its index: `V32`.
    pub(crate) fn indexed(self) -> String {
        let (letter, index) = match self {
            Self::Variable(index) => ('V', index),
            Self::Address(index) => ('A', index),
            Self::Predicate(index) => ('P', index),
            Self::Surface(index) => ('T', index),
            Self::Sampler(index) => ('S', index),
        };
        format!("{letter}{index}")
    }
}

/// The bearer of a name in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Named {
    /// A variable, declared or predefined.
    Variable(Symbol),
    /// The label of an index.
    Label(u32),
    /// The string of an index in the pool: the name of the kernel or function itself, of one that instructions refer to, or of a
    /// source file.
    Text(u32),
}

/// The meaning of names, for reading instructions.
pub trait Names {
    /// The variable of a name. Names of predefined variables begin with `%`.
    fn find(&self, name: &str) -> Option<Symbol>;
    /// The variable of a name that has been read in the text, with the offset of its first byte.
    fn find_at(&self, name: &str, start: usize) -> Option<Symbol> {
        let _ = start;
        self.find(name)
    }
    /// Notes that a name of a label or string has been read in the text. A name can be noted twice.
    fn note(&self, named: Named, span: Range<usize>) {
        let _ = (named, span);
    }
    /// The names of all variables, as candidates for a mistyped one.
    fn known(&self) -> Vec<&str>;
    /// The type of a general variable.
    fn type_of(&self, variable: u32) -> Option<DataType>;
    /// The size of a general variable or of an address variable in bytes; `None` for other variables.
    fn size_of(&self, symbol: Symbol) -> Option<u32> {
        let _ = symbol;
        None
    }
    /// The index of a label, which may be defined later. `kind` is the kind that the instruction demands.
    fn label(&mut self, name: &[u8], kind: Option<LabelKind>) -> u32;
    /// The index of a string of the pool.
    fn string(&mut self, text: &[u8]) -> u32;
    /// The size of a register in bytes, which determines the row and column of `&V[40]`.
    fn grf(&self) -> u32 {
        Target::default().grf
    }
}

/// The names of things, for printing instructions.
pub trait Naming {
    /// The name of a variable. Names of predefined variables begin with `%`.
    fn name(&self, symbol: Symbol) -> Cow<'_, str>;
    /// The type of a general variable.
    fn type_of(&self, variable: u32) -> Option<DataType>;
    /// The name of a label.
    fn label(&self, index: u32) -> Cow<'_, [u8]>;
    /// The kind of a label.
    fn label_kind(&self, index: u32) -> Option<LabelKind>;
    /// A string of the pool.
    fn string(&self, index: u32) -> Cow<'_, [u8]>;
    /// The size of a register in bytes.
    fn grf(&self) -> u32 {
        Target::default().grf
    }
    /// Whether [`Self::name`] is a name of this variable and of nothing else. `false` if that is unknown.
    fn is_known(&self, symbol: Symbol) -> bool {
        let _ = symbol;
        false
    }
    /// Whether the label exists and its name needs no quotes. `false` if that is unknown.
    fn is_bare_label(&self, index: u32) -> bool {
        let _ = index;
        false
    }
}
