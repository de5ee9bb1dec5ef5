//! One file per instruction.

use crate::RenderError;
use crate::names::{camel, ident, literal, module};
use crate::types::{Types, integer};
use crate::view::{FieldView, FileView, doc_lines, on, refers_name, widest, wires};
use crate::world::{World, rules};
use genvisa_reader::isa::{Field, Instruction, Parameters, structure};
use serde_json::{Value, json};
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
            "forms": instruction.text.iter().map(|line| literal(line)).collect::<Vec<_>>().join(", "),
            "name": literal(&instruction.name),
            "opcode": format!("{:#04x}", instruction.opcode),
            "sub_opcode": instruction.sub_opcode.as_ref().map(|s| format!("{:#04x}", s.code)),
            "on": on(&instruction.platforms),
            "same_as": instruction.same_as.as_deref().map(literal),
            "parameters": instruction.parameters.iter().map(parameters).collect::<Vec<_>>(),
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
            let ty = widest(&field.wire)
                .filter(|_| field.bits.is_empty() && field.when.is_none() && field.count.is_none());
            let ty = ty.ok_or_else(|| {
                refuse("only a plain number can have widths that depend on the object version")
            })?;
            let refers = field.refers.map(|r| format!(", refers = {}", refers_name(r))).unwrap_or_default();
            let attr =
                format!("#[field({}, line = {}{refers})]", literal(&wires(&field.wire)), field.at.line);
            let docs = doc_lines(&field.doc, &field.at);
            return Ok(FieldView { ident: ident(&field.name), ty: ty.to_string(), attr, docs });
        };
        let (mut role, mut only) = (None, None);
        let ty = match structure(&wire.ty) {
            Some(structure) => {
                role = field.role();
                self.operand(structure, uses)
                    .ok_or_else(|| refuse(&format!("no page describes {structure}")))?
            }
            None => {
                let name = wire.ty.as_str();
                let integer = integer(name).ok_or_else(|| refuse(&format!("the type {name} is unknown")))?;
                if let Some((module, bits)) = self.shared(field) {
                    uses.insert(format!("crate::{module}::{bits}"));
                    only = self.narrowed(field);
                    bits
                } else if field.bits.is_empty() {
                    integer.to_string()
                } else {
                    types.add(&instruction.name, field)?;
                    // A field that chapters describe keeps their rules where the page has encodings of its own.
                    if let (Some(bits), true) = (
                        types.bits.last_mut(),
                        self.isa.fields.iter().any(|shared| shared.name == field.name),
                    ) {
                        bits.rules = rules(self.isa, &field.name);
                    }
                    types.bits_of(&instruction.name, &field.name).unwrap_or(integer).to_string()
                }
            }
        };
        let mut attr = format!("#[field({}, line = {}", literal(&wire.ty), field.at.line);
        if let Some(role) = role {
            attr.push_str(&format!(", role = {role:?}"));
        }
        if let Some(refers) = field.refers {
            attr.push_str(&format!(", refers = {}", refers_name(refers)));
        }
        if let Some(only) = only {
            attr.push_str(&format!(", only = [{only}]"));
        }
        if let Some((major, minor)) = wire.versions.from {
            attr.push_str(&format!(", since = \"{major}.{minor}\""));
        }
        if let Some((major, minor)) = wire.versions.before {
            attr.push_str(&format!(", before = \"{major}.{minor}\""));
        }
        if let Some(when) = &field.when {
            attr.push_str(&format!(", when = {}", literal(when)));
        }
        let ty = match &field.count {
            Some(count) => {
                let counter =
                    instruction.field(count).ok_or_else(|| refuse("no field counts its elements"))?;
                attr.push_str(&format!(", count = {}", ident(count)));
                format!("[{ty}; {}]", most(counter))
            }
            None => ty,
        };
        attr.push_str(")]");
        Ok(FieldView { ident: ident(&field.name), ty, attr, docs: doc_lines(&field.doc, &field.at) })
    }
}

/// The largest number that a field of counts can have: the limit that the page gives, or that of its bits.
pub(super) fn most(counter: &Field) -> i64 {
    let run = counter.main_group().map(|run| run.hi + 1 - run.lo);
    let width = run.or(counter.width()).unwrap_or(8).min(8);
    let held = (1 << width) - 1;
    counter.range.map_or(held, |range| range.max.clamp(0, held))
}

fn parameters(parameters: &Parameters) -> Value {
    let names: Vec<_> = parameters.names.iter().map(|name| literal(name)).collect();
    json!({ "when": literal(&parameters.when), "names": names.join(", ") })
}
