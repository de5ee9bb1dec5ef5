//! The conditions on which nodes and fields of a layout are present.

use super::{Environment, UNKNOWN};
use crate::layout::{Layout, Origin};
use crate::solve::Formula;
use genvisa_rule::{BinaryOp, Expr};

/// The conditions of all nodes and fields, by number. Those of nodes include the use by the instruction.
#[derive(Debug, Default)]
pub(super) struct Presence {
    nodes: Vec<Formula>,
    fields: Vec<Vec<Formula>>,
}

impl Presence {
    pub(super) fn node(&self, node: usize) -> &Formula {
        self.nodes.get(node).unwrap_or(&UNKNOWN)
    }

    pub(super) fn field(&self, node: usize, field: usize) -> &Formula {
        self.fields.get(node).and_then(|fields| fields.get(field)).unwrap_or(&UNKNOWN)
    }
}

impl Environment {
    /// Adds the conditions in the order of the layout: a condition can only refer to fields before its own.
    pub(super) fn add_presence(&mut self, layout: &Layout<'_>) {
        for (number, node) in layout.nodes.iter().enumerate() {
            let guard = match (node.origin, node.tag) {
                (Origin::Field { node, field }, _) => {
                    let present = self.present(node, field).clone();
                    let used_if = layout.nodes[node].fields.get(field).and_then(|field| field.used_if);
                    match used_if.map(|expr| self.formula(layout, expr, node)) {
                        Some(used) => Formula::binary(BinaryOp::And, present, used),
                        None => present,
                    }
                }
                (Origin::Variant { of }, Some((slot, code))) => {
                    let selected = Formula::binary(BinaryOp::Eq, Formula::Slot(slot), Formula::number(code));
                    Formula::binary(BinaryOp::And, self.guard(of).clone(), selected)
                }
                (Origin::Variant { .. } | Origin::Instruction, _) => Formula::number(1),
            };
            self.presence.nodes.push(guard);
            self.presence.fields.push(Vec::new());
            for field in &node.fields {
                let condition = |expr: &Expr| self.formula(layout, expr, number);
                let mut present = field.condition.map_or(Formula::number(1), condition);
                if let (Some(count), Some(element)) = (field.count, field.element) {
                    let count = self.translator(layout, number).field(std::slice::from_ref(count), None);
                    let in_range = Formula::binary(BinaryOp::Gt, count, Formula::number(element.into()));
                    present = Formula::binary(BinaryOp::And, present, in_range);
                }
                self.presence.fields[number].push(present);
            }
        }
    }
}
