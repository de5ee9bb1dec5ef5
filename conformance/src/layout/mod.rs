//! The choices of a case: every bit of one instruction, and the declarations of its kernel.
//!
//! Each choice is a slot. Each operand of the instruction has variables of its own: operand number n refers to the n-th
//! declared variable of each class. A rule about one operand can therefore be violated without touching another.

mod bits;
mod build;
mod declared;
mod node;
mod values;

pub use declared::{DEFAULT_ELEMENTS, DeclaredSlots, STATE_ELEMENTS, label_kinds, space};
pub use node::{BitRange, FieldContent, FieldLayout, Node, Origin};
pub use values::{distinct, sample};

use crate::solve::Slot;
use crate::spec::{Spec, Version};
use build::Builder;
use genvisa_reader::isa::Instruction;

/// The fields and declarations of one instruction on one platform, with the number of the slot of each.
pub struct Layout<'a> {
    /// The specification.
    pub spec: &'a Spec,
    /// The instruction.
    pub instruction: &'a Instruction,
    /// Number of the platform.
    pub platform: usize,
    /// The object version.
    pub version: Version,
    /// How the values of each slot are tried.
    pub sampling: Vec<Sampling>,
    /// The number of values of each slot that the pages name. They are the first of its domain.
    pub documented: Vec<usize>,
    /// The instruction (the first), its operands, and the structures in them.
    pub nodes: Vec<Node<'a>>,
    /// The slots of the declarations for each operand.
    pub declared: Vec<DeclaredSlots>,
}

/// How the values of a slot are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sampling {
    /// Each value of the domain.
    Each,
    /// The values on both sides of the boundary where a rule begins or ceases to hold.
    Boundary,
}

/// The types that the general variables of a kernel can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VariableTypes {
    /// The types that an object file can declare.
    Declarable,
    /// All types of the specification. No file can declare some of them, but a validator of one instruction is given
    /// declarations that did not come from a file.
    All,
}

impl<'a> Layout<'a> {
    /// Lays out an instruction: the layout, and its slots with their domains.
    pub fn new(
        spec: &'a Spec,
        instruction: &'a Instruction,
        platform: usize,
        version: Version,
        types: VariableTypes,
    ) -> (Self, Vec<Slot>) {
        let layout = Layout {
            spec,
            instruction,
            platform,
            version,
            sampling: Vec::new(),
            documented: Vec::new(),
            nodes: Vec::new(),
            declared: Vec::new(),
        };
        Builder::new(layout, types).build()
    }

    /// The name of the platform.
    pub fn platform_name(&self) -> &'a str {
        self.spec.isa.platforms.get(self.platform).map_or("", |platform| &platform.name)
    }

    /// The nodes that the rules of a subject apply to, each with its field of the instruction.
    pub fn instances(&self, subject: &str) -> Vec<(usize, &'a str)> {
        let nodes = self.nodes.iter().enumerate().filter(|(_, node)| node.subject == subject);
        let shared = self
            .instruction
            .fields
            .iter()
            .filter(|field| field.name == subject && self.spec.shared(field).is_some());
        let shared = shared.map(|field| (0, field.name.as_str()));
        nodes.map(|(number, node)| (number, node.field)).chain(shared).collect()
    }
}
