//! The files over all pages: the crate root, the enum of instructions, object files.

use crate::RenderError;
use crate::names::{self, camel};
use crate::parts::ABSENT;
use crate::text::docs;
use crate::view::{FileView, folder, missing};
use crate::world::{World, chapter_pages, module};
use genvisa_reader::isa::{Instruction, Record, RuleKind, structure};
use genvisa_rule::{BinaryOp, Expr};
use serde_json::{Value, json};
use std::collections::BTreeSet;

impl World<'_> {
    pub(super) fn instructions(&self) -> [FileView; 2] {
        let rows: Vec<_> = self
            .isa
            .instructions
            .iter()
            .map(|i| {
                let codes = match &i.sub_opcode {
                    Some(sub) => format!("{:#04x}, {:#04x}", i.opcode, sub.code),
                    None => format!("{:#04x}", i.opcode),
                };
                json!({ "module": names::module(&i.name), "ty": camel(&i.name), "codes": codes, "docs": docs(&i.doc, "    /// "), "variant": i.same_as.is_none() })
            })
            .collect();
        // Bytes are decoded as one instruction only.
        let also = self.isa.instructions.iter().filter(|i| i.same_as.is_some()).map(|i| camel(&i.name));
        let also = also.collect::<Vec<_>>().join(", ");
        let page = self.isa.instructions.first().map(|i| folder(&i.at.page)).unwrap_or_default();
        let data = json!({ "instructions": rows, "also": also });
        let file = |path: &str, template| FileView {
            path: path.to_string(),
            page: page.clone(),
            template,
            data: data.clone(),
        };
        [
            file("generated/src/instructions/mod.rs", "instructions"),
            file("generated/src/instructions/any.rs", "instruction_enum"),
        ]
    }

    /// The table of all rules, and the list of side tables.
    pub(super) fn tables(&self) -> Result<[FileView; 2], RenderError> {
        let mut tables = Vec::new();
        for i in &self.isa.instructions {
            tables.push((&i.name, format!("crate::instructions::{}", camel(&i.name)), false));
        }
        for r in self.structures() {
            let (page, ty) = (module(&r.at.page), camel(&r.name));
            tables.push((&r.name, format!("crate::{page}::{ty}"), self.tables.contains(&r.name)));
        }
        for f in &self.isa.fields {
            let page = module(&f.at.page);
            let bits = self.chapters.get(&page).and_then(|types| types.bits_of("", &f.name));
            let bits = bits.ok_or_else(|| missing(&format!("the bits of {}", f.name)))?;
            tables.push((&f.name, format!("crate::{page}::{bits}"), false));
        }
        tables.retain(|(subject, _, _)| self.isa.rules_of(subject).next().is_some());
        // Ids begin with the subject and a slash, and the table is sorted by id.
        tables.sort_by_key(|(subject, _, _)| format!("{subject}/"));
        let stated: Vec<_> =
            tables.iter().map(|(_, ty, alloc)| json!({ "ty": ty, "alloc": alloc })).collect();
        let pages = crate::world::pages(self.isa);
        let mut modules = vec!["chapter_tables".to_string()];
        modules.extend(self.isa.instructions.iter().map(|i| names::module(&i.name)));
        modules.extend(
            chapter_pages(self.isa).iter().filter(|p| self.chapter_lines(p).is_some()).map(|p| module(p)),
        );
        let file = |path: &str, template, data| FileView {
            path: path.to_string(),
            page: pages.clone(),
            template,
            data,
        };
        Ok([
            file(
                "generated/src/rules.rs",
                "all_rules",
                json!({ "tables": stated, "example": self.example_of_rules() }),
            ),
            file("generated/src/lines/mod.rs", "all_lines", json!({ "modules": modules })),
        ])
    }

    /// The rule of the example: the first about a type, or else the first.
    fn example_of_rules(&self) -> Option<Value> {
        let rules = &self.isa.rules;
        let rule = rules.iter().find(|rule| rule.kind == RuleKind::Type).or(rules.first())?;
        let kind = serde_json::to_value(rule.kind).ok()?;
        let kind = kind.as_str().map(names::literal);
        Some(json!({ "id": names::literal(&rule.id), "page": names::literal(&rule.page), "kind": kind }))
    }

    /// The types of object files.
    pub(super) fn module(&self) -> Result<FileView, RenderError> {
        let header = self.structure("common_isa_header").ok_or_else(|| missing("common_isa_header"))?;
        let kernel = self.structure("kernel_data").ok_or_else(|| missing("kernel_data"))?;
        let function = self.structure("function_data").ok_or_else(|| missing("function_data"))?;
        // The fields before the version must have fixed widths: the version is read before any other field.
        let mut version_offset = 0;
        for field in header.fields.iter().take_while(|f| f.name != "major_version") {
            version_offset += field.width().filter(|_| field.wire.len() == 1).ok_or_else(|| RenderError {
                what: format!("{}.{}", header.name, field.name),
                why: format!("a field of no fixed width before the version ({})", field.at),
            })? / 8;
        }
        let data = json!({
            "version_offset": version_offset,
            "header_module": module(&header.at.page),
            "kernel_module": module(&kernel.at.page),
            "function_module": module(&function.at.page),
            "fixed": self.fixed(header),
            "category": self.object_bits("input_info", "kind", "category"),
            "provenance": self.object_bits("input_info", "kind", "provenance"),
            "data_type": self.object_bits("var_info", "bit_properties", "data_type"),
            "file_data_type": self.object_bits("file_scope_var_info", "bit_properties", "data_type"),
            "alignment": self.object_bits("var_info", "bit_properties", "alignment"),
        });
        Ok(FileView {
            path: "generated/src/module.rs".to_string(),
            page: header.at.page.to_string(),
            template: "module",
            data,
        })
    }

    /// The fields of a structure that have one valid value, with the value: rules state them, as in `magic_number == 7`.
    fn fixed(&self, record: &Record) -> Vec<(String, String)> {
        let values =
            self.isa.rules_of(&record.name).filter_map(|rule| match genvisa_rule::parse(&rule.expr) {
                Ok(Expr::Binary { op: BinaryOp::Eq, left, right }) => match (*left, *right) {
                    (Expr::Name(name), Expr::Int(value)) => Some((name, value)),
                    _ => None,
                },
                _ => None,
            });
        let fields = values.filter_map(|(name, value)| match name.path.as_slice() {
            [field] if record.field(field).is_some() => Some((names::ident(field), value.to_string())),
            _ => None,
        });
        fields.collect()
    }

    pub(super) fn lib(&self) -> FileView {
        let pages = chapter_pages(self.isa);
        let mut chapters: Vec<_> = pages.iter().map(|p| module(p)).collect();
        chapters.extend(self.parts.has_absent().then(|| ABSENT.to_string()));
        // Without a stated version, no layout depends on the version.
        let newest = self.isa.newest_version().unwrap_or_default();
        FileView {
            path: "generated/src/lib.rs".to_string(),
            page: crate::world::pages(self.isa),
            template: "lib",
            data: json!({ "chapters": chapters, "domain": self.parts.domain, "types": self.parts.types,
                "module": self.parts.has_object_file, "build": self.parts.has_operands, "example": self.example(), "shared": self.instruction_types(),
                "newest": { "major": newest.major, "minor": newest.minor } }),
        }
    }

    /// The instruction of the example: a single byte that no rule but that of its opcode concerns.
    fn example(&self) -> Option<Value> {
        let platform = self.isa.platforms.iter().rfind(|p| !p.name.is_empty())?;
        let plain = |i: &&Instruction| {
            let free = i.fields.is_empty() && i.platforms.is_all();
            free && i.sub_opcode.is_none() && i.same_as.is_none() && self.isa.rules_of(&i.name).count() <= 1
        };
        let instruction = self.isa.instructions.iter().find(plain)?;
        Some(json!({
            "name": instruction.name,
            "ty": camel(&instruction.name),
            "word": instruction.name.to_lowercase(),
            "binding": names::ident(&instruction.name),
            "opcode": format!("{:#04x}", instruction.opcode),
            "platform": camel(&platform.name),
        }))
    }

    /// The parts that no page states.
    pub(super) fn absent(&self) -> FileView {
        let platforms = (!self.parts.has_platforms).then(|| {
            json!({ "enums": [self.any_platform()], "grf": [0], "finalizers": ["\"\""], "variables": self.parts.variables })
        });
        FileView {
            path: format!("generated/src/{ABSENT}.rs"),
            page: crate::world::pages(self.isa),
            template: "absent",
            data: json!({
                "platforms": platforms,
                "empty": self.parts.empty,
                "sets": self.parts.types == ABSENT,
                "variables": self.parts.variables == ABSENT,
            }),
        }
    }

    /// The types of chapters that fields of instructions have.
    fn instruction_types(&self) -> BTreeSet<String> {
        let fields = self.isa.instructions.iter().flat_map(|i| &i.fields);
        let structures = fields.clone().flat_map(|f| &f.wire).filter_map(|wire| structure(&wire.ty));
        let structures = structures.filter_map(|name| self.structure(name));
        let structures = structures.map(|r| format!("{}::{}", module(&r.at.page), camel(&r.name)));
        let shared = fields.filter(|f| f.wire.len() == 1).filter_map(|field| self.shared(field));
        structures.chain(shared.map(|(module, bits)| format!("{module}::{bits}"))).collect()
    }
}
