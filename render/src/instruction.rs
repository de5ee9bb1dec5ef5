//! One file per instruction.

use crate::RenderError;
use crate::names::{camel, ident, literal, module};
use crate::text::{self, code_line, docs, long_literal};
use crate::types::{Types, integer};
use crate::view::{FieldView, FileView, on, refers_args, widest, wires};
use crate::world::World;
use genvisa_reader::isa::{Field, Instruction, Parameters, Role, structure};
use serde_json::json;

/// The largest number of encodings in the file of an instruction. More encodings get a file of their own.
const MANY_ENCODINGS: usize = 60;

impl World<'_> {
    pub(super) fn instruction(&self, instruction: &Instruction) -> Result<Vec<FileView>, RenderError> {
        let mut types = Types::new(self.isa);
        let mut fields = Vec::new();
        for field in &instruction.fields {
            fields.push(self.instruction_field(instruction, field, &mut types)?);
        }
        let name = module(&instruction.name);
        let own_file = types.enums.iter().map(|e| e.variants.len()).sum::<usize>() > MANY_ENCODINGS;
        let data = json!({
            "title": docs(&format!("{}: {}", instruction.name, instruction.doc), "//! "),
            "enums": if own_file { Vec::new() } else { types.enums.clone() },
            "encodings": own_file,
            "bits": types.bits,
            "ty": camel(&instruction.name),
            "docs": docs(&instruction.doc, "/// "),
            "text": instruction.text.iter().map(|line| code_line(line, "/// ")).collect::<Vec<_>>(),
            "semantics": instruction.pseudo_code.iter().map(|line| code_line(line, "/// ")).collect::<Vec<_>>(),
            "notes": instruction.notes.iter().map(|text| docs(text, "/// ")).collect::<Vec<_>>(),
            "attribute": attribute(instruction, &name),
            "parameters": instruction.parameters.iter().map(parameters).collect::<Vec<_>>(),
            "rules": self.rules(&camel(&instruction.name), &instruction.name, &name),
            "fields": fields,
        });
        let file = |path: String, template, data| FileView {
            path,
            page: instruction.at.page.to_string(),
            template,
            data,
        };
        let mut files = vec![file(format!("generated/src/instructions/{name}.rs"), "instruction", data)];
        if own_file {
            let title = docs(&format!("encodings of the fields of {}", instruction.name), "//! ");
            let path = format!("generated/src/instructions/{name}/encodings.rs");
            files.push(file(path, "encodings", json!({ "title": title, "enums": types.enums })));
        }
        Ok(files)
    }

    /// The side table of an instruction.
    pub(super) fn instruction_lines(&self, instruction: &Instruction) -> FileView {
        let name = module(&instruction.name);
        let page = &instruction.at.page;
        let fields = instruction
            .fields
            .iter()
            .map(|field| format!("    ({}, {}),\n", literal(&field.name), field.at.line));
        let data = json!({
            "page": literal(page),
            "subject": instruction.name,
            "line": instruction.at.line,
            "fields": fields.collect::<String>(),
            "rules": self.places(&instruction.name, page, ""),
        });
        let path = format!("generated/src/lines/{name}.rs");
        FileView { path, page: page.to_string(), template: "lines", data }
    }

    fn instruction_field(
        &self,
        instruction: &Instruction,
        field: &Field,
        types: &mut Types<'_>,
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
            let builder = self.builder(instruction, field).map(str::to_string).collect();
            let args = [vec![literal(&wires(&field.wire))], builder, refers_args(field)].concat();
            let attr = format!("#[field({})]", args.join(", "));
            return Ok(FieldView::new(field, ty.to_string(), &attr));
        };
        let (mut role, mut only) = (None, None);
        let ty = match structure(&wire.ty) {
            Some(structure) => {
                role = field.role();
                self.operand(structure).ok_or_else(|| refuse(&format!("no page describes {structure}")))?
            }
            None => {
                let name = wire.ty.as_str();
                let integer = integer(name).ok_or_else(|| refuse(&format!("the type {name} is unknown")))?;
                if let Some((_, bits)) = self.shared(field) {
                    only = self.narrowed(field);
                    bits
                } else if field.bits.is_empty() {
                    integer.to_string()
                } else {
                    types.add(&instruction.name, field)?;
                    // A shared field keeps the rules of its chapter even if the page lists encodings of its own.
                    if let (Some(bits), true) = (
                        types.bits.last_mut(),
                        self.isa.fields.iter().any(|shared| shared.name == field.name),
                    ) {
                        let page = self
                            .isa
                            .fields
                            .iter()
                            .find(|shared| shared.name == field.name)
                            .map(|f| &f.at.page);
                        let place = Self::place(page.map_or("", |page| page), &field.name);
                        bits.rules = self.rules(&bits.ty, &field.name, &place);
                    }
                    types.bits_of(&instruction.name, &field.name).unwrap_or(integer).to_string()
                }
            }
        };
        // A result that is no operand, for instance a predicate.
        let role = role.or(field.written.then_some(Role::Destination));
        let mut attr: Vec<String> = role.iter().map(|role| format!("{role:?}")).collect();
        attr.extend(self.builder(instruction, field).map(str::to_string));
        attr.extend(refers_args(field));
        attr.extend(only.map(|only| format!("only = [{only}]")));
        attr.extend(wire.versions.from.map(|(major, minor)| format!("since = \"{major}.{minor}\"")));
        attr.extend(wire.versions.before.map(|(major, minor)| format!("before = \"{major}.{minor}\"")));
        attr.extend(field.when.as_ref().map(|when| format!("when = {}", long_literal(when, 15, 12))));
        attr.extend(field.used_if.as_ref().map(|used| format!("used_if = {}", long_literal(used, 15, 12))));
        let ty = match &field.count {
            Some(count) => {
                let counter =
                    instruction.field(count).ok_or_else(|| refuse("no field counts its elements"))?;
                attr.push(format!("count = {}", ident(count)));
                format!("[{ty}; {}]", max_count(counter))
            }
            None => ty,
        };
        let attr = if attr.is_empty() { String::new() } else { text::attribute("field", &attr, 4) };
        Ok(FieldView::new(field, ty, &attr))
    }
}

/// The largest count that a field can hold: the limit that its page states, or the limit of its bits.
pub fn max_count(counter: &Field) -> i64 {
    let range = counter.main_group().map(|range| range.hi + 1 - range.lo);
    let width = range.or(counter.width()).unwrap_or(8).min(8);
    let held = (1 << width) - 1;
    counter.range.map_or(held, |range| range.max.clamp(0, held))
}

/// `#[visa(…)]`.
fn attribute(instruction: &Instruction, lines: &str) -> String {
    let mut args = vec![
        format!("name = {}", literal(&instruction.name)),
        format!("opcode = {:#04x}", instruction.opcode),
    ];
    args.extend(instruction.sub_opcode.as_ref().map(|sub| format!("sub_opcode = {:#04x}", sub.code)));
    if !instruction.platforms.is_all() {
        args.push(format!("on = {}", literal(&on(&instruction.platforms))));
    }
    args.extend(instruction.same_as.as_deref().map(|name| format!("same_as = {}", literal(name))));
    args.extend(instruction.flow.map(|flow| format!("flow = {flow:?}")));
    args.push(format!("lines = crate::lines::{lines}"));
    text::attribute("visa", &args, 0)
}

fn parameters(parameters: &Parameters) -> String {
    let names: Vec<_> = parameters.names.iter().map(|name| literal(name)).collect();
    let when = format!("when = {}", long_literal(&parameters.when, 11, 8));
    text::attribute("parameters", &[when, text::list("names", &names, 0)], 0)
}
