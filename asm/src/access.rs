//! Fields of an instruction, by number.

use genvisa::Instruction;
use genvisa::operands::{RawOperand, VecOperand};
use genvisa_runtime::Fields;

/// The bits of an integer field; zero for other fields.
pub fn raw(instruction: &Instruction, field: usize, element: usize) -> u64 {
    instruction.field(field, element).and_then(|value| value.raw()).unwrap_or_default()
}

/// Writes the bits of an integer field. Returns whether they fit.
pub fn set_raw(instruction: &mut Instruction, field: usize, element: usize, raw: u64) -> bool {
    instruction.field_mut(field, element).is_some_and(|value| value.set_raw(raw))
}

/// The value of a vector operand field.
pub fn vector(instruction: &Instruction, field: usize) -> Option<VecOperand> {
    instruction.field(field, 0)?.as_any().downcast_ref().copied()
}

/// Writes a vector operand field.
pub fn set_vector(instruction: &mut Instruction, field: usize, operand: VecOperand) {
    let place = instruction.field_mut(field, 0).and_then(|value| value.as_any_mut().downcast_mut());
    if let Some(place) = place {
        *place = operand;
    }
}

/// The value of a raw operand field.
pub fn raw_operand(instruction: &Instruction, field: usize, element: usize) -> Option<RawOperand> {
    instruction.field(field, element)?.as_any().downcast_ref().copied()
}

/// Whether the first element of a field is the null raw operand.
pub fn is_nothing(instruction: &Instruction, field: usize) -> bool {
    raw_operand(instruction, field, 0) == Some(RawOperand::default())
}

/// Writes a raw operand field. Returns whether the field has this element.
pub fn set_raw_operand(
    instruction: &mut Instruction,
    field: usize,
    element: usize,
    operand: RawOperand,
) -> bool {
    let place = instruction.field_mut(field, element).and_then(|value| value.as_any_mut().downcast_mut());
    place.map(|place| *place = operand).is_some()
}
