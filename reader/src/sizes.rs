//! The sizes of operands: for each operand of each instruction, the bytes that the rules of its page require of it, and whether
//! the instruction reads or writes it. All of it follows from the rules.

use crate::isa::{Field, Instruction, Isa, PlatformSet, structure};
use serde::Serialize;

/// An operand, and the rules about its size.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OperandSize<'a> {
    /// The instruction.
    pub instruction: &'a str,
    /// The field of the operand.
    pub operand: &'a str,
    /// The type of the field: `raw_operand`, `vec_operand`, `scalar` or `block`.
    pub ty: &'a str,
    /// Whether the instruction writes the operand rather than reading it.
    pub written: bool,
    /// The requirements of the rules of the page; they do not apply to V0. Without any, the region of a vector operand
    /// determines its bytes.
    pub sizes: Vec<Size<'a>>,
}

/// The bytes that a rule requires of an operand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Size<'a> {
    /// The rule.
    pub rule: &'a str,
    /// The platforms on which it applies.
    pub platforms: &'a PlatformSet,
    /// The condition on which it applies, in the rule language; `true` for none.
    pub when: String,
    /// The number of bytes, in the rule language.
    pub bytes: String,
}

impl OperandSize<'_> {
    /// Whether only rules of the page can state the size of the operand: it has no region.
    pub fn needs_rule(&self) -> bool {
        matches!(self.ty, "raw_operand" | "block")
    }
}

/// All operands with their sizes.
///
/// # Errors
/// The ids of the rules that ask for the bytes of an operand in a form that is no size, or that cannot be parsed.
pub fn sizes(isa: &Isa) -> Result<Vec<OperandSize<'_>>, Vec<&str>> {
    let (mut found, mut wrong) = (Vec::new(), Vec::new());
    for instruction in &isa.instructions {
        let mut operands: Vec<_> =
            instruction.fields.iter().filter_map(|f| operand(instruction, f)).collect();
        for rule in isa.rules_of(&instruction.name) {
            let Some(bounds) = genvisa_rule::parse(&rule.expr).ok().and_then(|expr| expr.bounds()) else {
                wrong.push(rule.id.as_str());
                continue;
            };
            for bound in bounds {
                let (when, bytes) = (bound.when.to_string(), bound.bytes.to_string());
                let size = Size { rule: &rule.id, platforms: &rule.platforms, when, bytes };
                match operands.iter_mut().find(|operand| bound.of.path[0] == operand.operand) {
                    Some(operand) => operand.sizes.push(size),
                    None => wrong.push(&rule.id),
                }
            }
        }
        found.extend(operands);
    }
    if wrong.is_empty() { Ok(found) } else { Err(wrong) }
}

fn operand<'a>(instruction: &'a Instruction, field: &'a Field) -> Option<OperandSize<'a>> {
    let ty = field.wire.iter().map(|wire| wire.ty.as_str()).find(|ty| structure(ty).is_some())?;
    let (instruction, operand, written) = (&instruction.name, &field.name, field.written);
    Some(OperandSize { instruction, operand, ty, written, sizes: Vec::new() })
}
