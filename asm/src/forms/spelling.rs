//! The text for the code of a bit range.

use super::{Forms, Look, Node, Value};
use genvisa::InstructionInfo;
use genvisa_runtime::BitRangeInfo;

impl Forms {
    /// How the forms of an instruction spell a code in a field, or in a bit range of it; `None` if no form does, or if the code is
    /// written as a number.
    pub fn spelling(
        &self,
        info: &InstructionInfo,
        field: &str,
        range: Option<&BitRangeInfo>,
        code: u64,
    ) -> Option<String> {
        let number = info.fields.iter().position(|known| known.name == field)?;
        self.of_instruction(info).find_map(|form| spelling(&form.nodes, number, range, code))
    }
}

fn spelling(nodes: &[Node], field: usize, range: Option<&BitRangeInfo>, code: u64) -> Option<String> {
    let of_value =
        |value: &Value| (value.field == field).then(|| of_look(&value.look, range, code)).flatten();
    nodes.iter().find_map(|node| match node {
        Node::Optional(inner) => spelling(inner, field, range, code),
        Node::Again(part) => spelling(std::slice::from_ref(part), field, range, code),
        Node::Group(_, parts) => parts.values().find_map(of_value),
        Node::Value(value) => of_value(value),
        Node::Text(..) | Node::Blanks(_) | Node::Saturation(_) => None,
    })
}

fn of_look(look: &Look, range: Option<&BitRangeInfo>, code: u64) -> Option<String> {
    let (Look::Spelled { bits, .. } | Look::Letters(bits, _)) = look else { return None };
    if range.is_some_and(|range| (range.hi, range.lo) != (bits.hi, bits.lo)) {
        return None;
    }
    match look {
        Look::Spelled { spellings, .. } => {
            let found = spellings.iter().find(|(known, _)| *known == code);
            found.map(|(_, text)| text.clone()).filter(|text| !text.is_empty())
        }
        Look::Letters(_, letters) if code != 0 && code < 1 << letters.len() => Some(
            letters.chars().enumerate().filter(|(bit, _)| code >> bit & 1 == 1).map(|(_, c)| c).collect(),
        ),
        _ => None,
    }
}
