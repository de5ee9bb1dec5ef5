//! Builds the tree of a layout.

use super::declared::DeclaredSlots;
use super::node::{BitRange, FieldContent, FieldLayout, Node, Origin};
use super::{Layout, Sampling, VariableTypes, declared};
use crate::solve::Slot;
use crate::spec::{Spec, is_in};
use genvisa_reader::isa::{Field, Instruction, Record, Refers, Role};
use genvisa_rule::functions::Table;
use std::collections::BTreeMap;

/// The number of elements of a repeated field that a case can have although no rule names them.
const MAX_ELEMENTS: usize = 40;

/// A layout that is being built.
pub(super) struct Builder<'a> {
    pub(super) layout: Layout<'a>,
    pub(super) slots: Vec<Slot>,
    /// The number of operands. Each has declarations of its own.
    pub(super) operands: usize,
    /// The tables that each operand refers to, with the name of the operand.
    pub(super) references: BTreeMap<(usize, Table), String>,
    /// The codes of the types that general variables can have.
    pub(super) types: Vec<i64>,
}

/// A field of a structure or of the instruction that is to be laid out.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    /// Number of the node that has the field.
    pub(super) node: usize,
    pub(super) field: &'a Field,
    /// Number of the element of a repeated field.
    pub(super) element: Option<u8>,
    /// Number of the operand that contains the field.
    pub(super) operand: usize,
}

impl<'a> Builder<'a> {
    pub(super) fn new(layout: Layout<'a>, types: VariableTypes) -> Self {
        let Layout { spec, instruction, .. } = layout;
        let operands = instruction.fields.iter().map(|field| elements(spec, instruction, field).max(1)).sum();
        let types = declared::variable_types(spec, types);
        Self { layout, slots: Vec::new(), operands, references: BTreeMap::new(), types }
    }

    /// The layout and its slots.
    pub(super) fn build(mut self) -> (Layout<'a>, Vec<Slot>) {
        self.instruction();
        self.declare();
        (self.layout, self.slots)
    }

    fn instruction(&mut self) {
        let instruction = self.layout.instruction;
        let subject = instruction.name.as_str();
        let fields = Vec::new();
        let origin = Origin::Instruction;
        self.layout.nodes.push(Node { subject, field: "", role: None, tag: None, origin, fields });
        let sub_opcode = instruction.sub_opcode.as_ref().map(|sub| ("sub_opcode", sub.code));
        for (name, code) in [("opcode", instruction.opcode)].into_iter().chain(sub_opcode) {
            let others = (0..=255).filter(|c| *c != i64::from(code));
            let domain = std::iter::once(code.into()).chain(others).collect();
            let slot = self.slot(name.into(), domain, Sampling::Each);
            let range = BitRange { name, mask: 0xff, shift: 0, signed: false, values: &[], slot };
            let content = FieldContent::Integer { bits: 8, ranges: vec![range] };
            let field = FieldLayout::fixed(name, content);
            self.layout.nodes[0].fields.push(field);
        }
        for field in &instruction.fields {
            let elements = elements(self.layout.spec, instruction, field);
            for element in 0..elements.max(1) {
                self.layout.declared.push(DeclaredSlots::default());
                let operand = self.layout.declared.len() - 1;
                let element = field.count.as_ref().map(|_| element as u8);
                self.field(Position { node: 0, field, element, operand });
            }
        }
    }

    /// Adds a slot and returns its number.
    pub(super) fn slot(&mut self, name: String, domain: Vec<i64>, sampling: Sampling) -> usize {
        self.layout.documented.push(domain.len());
        self.slots.push(Slot { name, domain: domain.into() });
        self.layout.sampling.push(sampling);
        self.slots.len() - 1
    }

    /// Adds a field to its node.
    fn field(&mut self, position: Position<'a>) {
        let Position { node, field, element, .. } = position;
        let Layout { spec, version, .. } = self.layout;
        let condition = spec.condition(self.layout.nodes[node].subject, &field.name);
        let used_if = spec.used_if(self.layout.nodes[node].subject, &field.name);
        let wire = field.wire.iter().rfind(|wire| is_in(wire, version));
        let bits = wire.and_then(|wire| wire.bits());
        let content = match (bits, wire.and_then(|wire| spec.operand(&wire.ty))) {
            (Some(bits), _) => {
                let signed = wire.and_then(|w| w.integer()).is_some_and(|ty| ty.signed);
                FieldContent::Integer { bits, ranges: self.ranges(position, bits, signed) }
            }
            (None, Some(record)) => {
                let origin = Origin::Field { node, field: self.layout.nodes[node].fields.len() };
                FieldContent::Structure(self.structure(record, field.role(), None, origin, position))
            }
            // A field that this object version does not have is zero for rules, and has no bytes. An instruction
            // contains no tables and no strings.
            (None, None) => {
                let other = field.wire.iter().find_map(|wire| wire.bits());
                let ranges = other.map(|bits| self.ranges(position, bits, false)).unwrap_or_default();
                for range in &ranges {
                    self.slots[range.slot].domain = [0].into();
                    self.layout.documented[range.slot] = 1;
                }
                FieldContent::Integer { bits: 0, ranges }
            }
        };
        // A field inside of an element is not repeated itself.
        let count = field.count.as_ref();
        let element = element.filter(|_| count.is_some());
        let (name, refers) = (&field.name, field.refers.map(Refers::table));
        let laid_out = FieldLayout { name, element, count, refers, condition, used_if, content };
        self.layout.nodes[node].fields.push(laid_out);
    }

    /// Adds a structure and returns the number of its node. `position` is the field of the instruction that contains it.
    fn structure(
        &mut self,
        record: &'a Record,
        role: Option<Role>,
        tag: Option<(usize, i64)>,
        origin: Origin,
        position: Position<'a>,
    ) -> usize {
        let node = self.layout.nodes.len();
        let field = &position.field.name;
        self.layout.nodes.push(Node { subject: &record.name, field, role, tag, origin, fields: Vec::new() });
        for field in &record.fields {
            self.field(Position { node, field, ..position });
        }
        if let Some(selector) = &record.selector {
            let content = FieldContent::Variants(self.variants(node, record, selector, position));
            let variants = FieldLayout::fixed("", content);
            self.layout.nodes[node].fields.push(variants);
        }
        node
    }

    /// Adds the structures that the tag of a structure selects from.
    fn variants(
        &mut self,
        node: usize,
        record: &'a Record,
        selector: &str,
        position: Position<'a>,
    ) -> Vec<usize> {
        let groups = record.fields.iter().flat_map(|f| &f.bits);
        let Some(group) = groups.into_iter().find(|g| g.name == selector) else { return Vec::new() };
        let variants: Vec<_> = self.layout.spec.variants(group).collect();
        let role = self.layout.nodes[node].role;
        let ranges = self.layout.nodes[node].ranges();
        let slot = ranges.filter(|(_, range)| range.name == selector).map(|(_, range)| range.slot).next();
        let Some(slot) = slot else { return Vec::new() };
        let origin = Origin::Variant { of: node };
        let build = |(code, record)| self.structure(record, role, Some((slot, code)), origin, position);
        variants.into_iter().map(build).collect()
    }

    /// The name of the field of the instruction that contains something, with the number of the element.
    pub(super) fn owner(&self, position: Position<'a>) -> String {
        let at = position.element.map_or(String::new(), |element| format!("[{element}]"));
        match position.node {
            0 => format!("{}{at}", position.field.name),
            node => format!("{}{at}", self.layout.nodes[node].field),
        }
    }
}

/// The number of elements of a field that a case can have: 0 for a field that is not repeated.
pub(super) fn elements(spec: &Spec, instruction: &Instruction, field: &Field) -> usize {
    let Some(count) = &field.count else { return 0 };
    let named = spec.elements(&instruction.name, &field.name);
    let limit = instruction.field(count).and_then(|count| count.range).map_or(0, |range| range.max);
    named.max(2).max(usize::try_from(limit).unwrap_or_default().min(MAX_ELEMENTS))
}
