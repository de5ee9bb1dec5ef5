//! Operands of instructions with their use and their sizes.

use super::types::{self, Types};
use genvisa_reader::isa::{Isa, Role};
use genvisa_reader::sizes;
use schemars::JsonSchema;
use serde::Serialize;

/// An operand of an instruction.
#[derive(Serialize, JsonSchema)]
pub(super) struct Operand<'i> {
    /// The instruction.
    instruction: &'i str,
    /// The field.
    field: &'i str,
    /// Whether it is read or written, and how.
    role: Role,
    /// The bytes that rules require of it. A vector operand without any has those of its region.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sizes: Vec<Size>,
    /// The data types that rules allow for it alone. Rules about several operands are in the types of `tables` and in `rules`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    types: Vec<Types>,
}

/// The bytes that a rule requires.
#[derive(Serialize, JsonSchema)]
struct Size {
    /// The rule, which has the platforms.
    rule: String,
    /// The condition, in the rule language.
    when: String,
    /// The number of bytes, in the rule language.
    bytes: String,
}

impl Operand<'_> {
    /// The expressions of its sizes.
    pub(super) fn expressions(&self) -> impl Iterator<Item = &String> {
        let of_sizes = self.sizes.iter().flat_map(|size| [&size.when, &size.bytes]);
        of_sizes.chain(self.types.iter().map(|types| &types.when))
    }
}

/// The operands of all instructions.
pub(super) fn all(isa: &Isa) -> Vec<Operand<'_>> {
    // Rules that ask for bytes in another form are reported by `cargo xtask sizes`.
    let known = sizes(isa).unwrap_or_default();
    let mut operands = Vec::new();
    for instruction in &isa.instructions {
        let rules = isa.rules.iter().filter(|rule| *rule.subject == *instruction.name);
        let mut types: Vec<(String, Types)> =
            rules.flat_map(|rule| types::of(isa, &rule.id, &rule.expr)).collect();
        for field in &instruction.fields {
            let Some(role) = field.role() else { continue };
            let of_field =
                known.iter().find(|o| o.instruction == instruction.name && o.operand == field.name);
            let sizes = of_field.into_iter().flat_map(|operand| &operand.sizes).map(|size| Size {
                rule: size.rule.to_string(),
                when: size.when.clone(),
                bytes: size.bytes.clone(),
            });
            operands.push(Operand {
                instruction: &instruction.name,
                field: &field.name,
                role,
                sizes: sizes.collect(),
                types: types
                    .extract_if(.., |(operand, _)| *operand == field.name)
                    .map(|(_, types)| types)
                    .collect(),
            });
        }
    }
    operands
}
