//! The bytes of an instruction, from the values of all slots.

use crate::layout::{BitRange, FieldContent};
use crate::model::Model;

/// The bytes, and whether they are the instruction: they have its opcodes, and every tag selects a structure.
pub(super) fn encode(model: &Model<'_>, values: &[i64]) -> (Vec<u8>, bool) {
    let mut encoder = Encoder { model, values, bytes: Vec::new(), is_readable: true };
    encoder.node(0);
    let instruction = model.layout.instruction;
    let opcodes = [Some(instruction.opcode), instruction.sub_opcode.as_ref().map(|sub| sub.code)];
    encoder.is_readable &=
        encoder.bytes.iter().zip(opcodes.iter().flatten()).all(|(byte, code)| byte == code);
    (encoder.bytes, encoder.is_readable)
}

struct Encoder<'e, 'a> {
    model: &'e Model<'a>,
    values: &'e [i64],
    bytes: Vec<u8>,
    is_readable: bool,
}

impl Encoder<'_, '_> {
    /// Appends the fields of a node in order, integers with the lowest byte first.
    fn node(&mut self, node: usize) {
        let Model { layout, environment, .. } = self.model;
        for (number, field) in layout.nodes[node].fields.iter().enumerate() {
            let present = environment.present(node, number).eval(self.values);
            if present.is_none_or(|truth| truth == 0) {
                continue;
            }
            match &field.content {
                FieldContent::Integer { bits, ranges } => {
                    let positioned = |range: &BitRange<'_>| {
                        range.positioned(self.values.get(range.slot).copied().unwrap_or_default())
                    };
                    let raw = ranges.iter().fold(0, |raw, range| raw | positioned(range));
                    self.bytes.extend(raw.to_le_bytes().iter().take(*bits as usize / 8));
                }
                FieldContent::Structure(inner) => self.node(*inner),
                FieldContent::Variants(inner) => {
                    let is_selected = |inner: &&usize| {
                        let tag = layout.nodes[**inner].tag;
                        tag.is_some_and(|(slot, code)| self.values.get(slot) == Some(&code))
                    };
                    match inner.iter().find(is_selected) {
                        Some(inner) => self.node(*inner),
                        None => self.is_readable = false,
                    }
                }
            }
        }
    }
}
