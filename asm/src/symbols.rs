//! What names stand for, while text is read and while it is printed.

use crate::Target;
use genvisa::{DataType, LabelKind};
use std::borrow::Cow;

/// A variable: its class and the index that instructions use for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

/// What names stand for, for instructions that are read.
pub trait Names {
    /// The variable of a name, `%` in front of predefined ones.
    fn find(&self, name: &str) -> Option<Symbol>;
    /// All names of variables that could be meant here.
    fn known(&self) -> Vec<&str>;
    /// The type of a general variable.
    fn type_of(&self, variable: u32) -> Option<DataType>;
    /// The bytes of a general variable, or of the addresses of an address variable; nothing for others.
    fn size_of(&self, symbol: Symbol) -> Option<u32> {
        let _ = symbol;
        None
    }
    /// The index of a label, which may be defined later; of the kind that the instruction demands, if it does.
    fn label(&mut self, name: &str, kind: Option<LabelKind>) -> u32;
    /// The index of a string of the pool.
    fn string(&mut self, text: &str) -> u32;
    /// Bytes of a register: `&V[40]` is an element of a row.
    fn grf(&self) -> u32 {
        Target::default().grf
    }
}

/// What things are called, for instructions that are printed.
pub trait Naming {
    /// What a variable is called; `%` in front of predefined ones.
    fn name(&self, symbol: Symbol) -> Cow<'_, str>;
    /// The type of a general variable.
    fn type_of(&self, variable: u32) -> Option<DataType>;
    /// What a label is called.
    fn label(&self, index: u32) -> Cow<'_, str>;
    /// Of which kind a label is.
    fn label_kind(&self, index: u32) -> Option<LabelKind>;
    /// A string of the pool.
    fn string(&self, index: u32) -> Cow<'_, str>;
    /// Bytes of a register.
    fn grf(&self) -> u32 {
        Target::default().grf
    }
    /// Whether what a variable is called is a name, and that of nothing else; who does not know says no.
    fn is_known(&self, symbol: Symbol) -> bool {
        let _ = symbol;
        false
    }
    /// Whether there is a label whose name stands without quotes; who does not know says no.
    fn is_bare_label(&self, index: u32) -> bool {
        let _ = index;
        false
    }
}
