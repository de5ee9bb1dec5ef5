//! One file per instruction.

use super::RenderError;
use super::names::{camel, ident, literal, module};
use super::types::{Types, integer};
use super::view::{FieldView, FileView, doc_lines, on, refers_name};
use super::world::{World, rules};
use crate::isa::{Field, Instruction};
use serde_json::json;
use std::collections::BTreeSet;

impl World<'_> {
    pub(super) fn instruction(&self, instruction: &Instruction) -> Result<FileView, RenderError> {
        let mut types = Types::new(self.isa);
        let mut uses = BTreeSet::new();
        let mut fields = Vec::new();
        for field in &instruction.fields {
            fields.push(self.instruction_field(instruction, field, &mut types, &mut uses)?);
        }
        let name = module(&instruction.name);
        let data = json!({
            "docs": [literal(&format!(" {} from `{}`.", instruction.name, instruction.at.page))],
            "uses": uses,
            "enums": types.enums,
            "bits": types.bits,
            "ty": camel(&instruction.name),
            "type_docs": doc_lines(&instruction.doc, &instruction.at),
            "text": instruction.text.iter().map(|line| literal(&format!(" {line}"))).collect::<Vec<_>>(),
            "name": literal(&instruction.name),
            "opcode": format!("{:#04x}", instruction.opcode),
            "sub_opcode": instruction.sub_opcode.as_ref().map(|s| format!("{:#04x}", s.code)),
            "on": on(&instruction.platforms),
            "page": literal(&instruction.at.page),
            "line": instruction.at.line,
            "rules": rules(self.isa, &instruction.name),
            "fields": fields,
        });
        Ok(FileView {
            path: format!("generated/src/instructions/{name}.rs"),
            page: instruction.at.page.to_string(),
            template: "instruction",
            data,
        })
    }

    fn instruction_field(
        &self,
        instruction: &Instruction,
        field: &Field,
        types: &mut Types<'_>,
        uses: &mut BTreeSet<String>,
    ) -> Result<FieldView, RenderError> {
        let refuse = |why: &str| RenderError {
            what: format!("{}.{}", instruction.name, field.name),
            why: format!("{why} ({})", field.at),
        };
        let [wire] = field.wire.as_slice() else {
            return Err(refuse("a width that depends on the object version"));
        };
        let (mut role, mut only) = (None, None);
        let ty = match wire.ty.as_str() {
            "vec_operand" | "scalar" => {
                role = Some(match wire.ty.as_str() {
                    "scalar" => "Scalar",
                    _ if field.is_destination() => "Destination",
                    _ => "Source",
                });
                self.operand("vec_operand", uses).ok_or_else(|| refuse("no page describes vec_operand"))?
            }
            "raw_operand" => {
                role = Some("Raw");
                self.operand("raw_operand", uses).ok_or_else(|| refuse("no page describes raw_operand"))?
            }
            name => {
                let integer = integer(name).ok_or_else(|| refuse(&format!("the type {name} is unknown")))?;
                if let Some((module, bits)) = self.shared(field) {
                    uses.insert(format!("crate::{module}::{bits}"));
                    only = self.narrowed(field);
                    bits
                } else if field.bits.is_empty() {
                    integer.to_string()
                } else {
                    types.add(&instruction.name, field)?;
                    types.bits_of(&instruction.name, &field.name).unwrap_or(integer).to_string()
                }
            }
        };
        let mut attr = format!("#[field({}, line = {}", literal(&wire.ty), field.at.line);
        if let Some(role) = role {
            attr.push_str(&format!(", role = {role}"));
        }
        if let Some(refers) = field.refers {
            attr.push_str(&format!(", refers = {}", refers_name(refers)));
        }
        if let Some(only) = only {
            attr.push_str(&format!(", only = [{only}]"));
        }
        attr.push_str(")]");
        Ok(FieldView { ident: ident(&field.name), ty, attr, docs: doc_lines(&field.doc, &field.at) })
    }
}
