//! The files over all pages: the crate root, the enum of instructions, object files.

use crate::RenderError;
use crate::domain;
use crate::names::{self, camel};
use crate::text::docs;
use crate::view::{FileView, folder, missing};
use crate::world::{World, chapter_pages, module};
use genvisa_reader::isa::structure;
use serde_json::json;
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
        for r in &self.isa.records {
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
        let mut modules: Vec<String> = self.isa.instructions.iter().map(|i| names::module(&i.name)).collect();
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
            file("generated/src/rules.rs", "all_rules", json!({ "tables": stated })),
            file("generated/src/lines/mod.rs", "all_lines", json!({ "modules": modules })),
        ])
    }

    /// The types of object files.
    pub(super) fn module(&self) -> Result<FileView, RenderError> {
        let header = self.isa.record("common_isa_header").ok_or_else(|| missing("common_isa_header"))?;
        let kernel = self.isa.record("kernel_data").ok_or_else(|| missing("kernel_data"))?;
        let function = self.isa.record("function_data").ok_or_else(|| missing("function_data"))?;
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
        });
        Ok(FileView {
            path: "generated/src/module.rs".to_string(),
            page: header.at.page.to_string(),
            template: "module",
            data,
        })
    }

    pub(super) fn lib(&self) -> Result<FileView, RenderError> {
        let mut domain = Vec::new();
        for (name, record, field, range) in domain::ENUMS {
            let found = self.isa.record(record).map(|r| module(&r.at.page));
            let ty = found.as_ref().and_then(|m| self.chapters.get(m)?.enum_of(record, field, range));
            let (Some(module), Some(ty)) = (found.clone(), ty) else {
                return Err(missing(&format!("the encodings of {record}.{field}.{range}")));
            };
            domain.push(json!({ "name": name, "module": module, "ty": ty }));
        }
        let platforms = self.isa.platforms.first().ok_or_else(|| missing("platforms"))?;
        let types = self.isa.types.first().ok_or_else(|| missing("data types"))?;
        domain.push(json!({ "name": "Platform", "module": module(&platforms.at.page), "ty": "Platform" }));
        domain.push(json!({ "name": "DataType", "module": module(&types.at.page), "ty": "DataType" }));
        let newest = self.isa.newest_version().ok_or_else(|| missing("the newest object version"))?;
        let pages = chapter_pages(self.isa);
        let chapters: Vec<_> = pages.iter().map(|p| module(p)).collect();
        Ok(FileView {
            path: "generated/src/lib.rs".to_string(),
            page: crate::world::pages(self.isa),
            template: "lib",
            data: json!({ "chapters": chapters, "domain": domain, "types": module(&types.at.page), "shared": self.instruction_types(),
                "newest": { "major": newest.major, "minor": newest.minor } }),
        })
    }

    /// The types of chapters that fields of instructions have.
    fn instruction_types(&self) -> BTreeSet<String> {
        let fields = self.isa.instructions.iter().flat_map(|i| &i.fields);
        let structures = fields.clone().flat_map(|f| &f.wire).filter_map(|wire| structure(&wire.ty));
        let structures = structures.filter_map(|name| self.isa.record(name));
        let structures = structures.map(|r| format!("{}::{}", module(&r.at.page), camel(&r.name)));
        let shared = fields.filter(|f| f.wire.len() == 1).filter_map(|field| self.shared(field));
        structures.chain(shared.map(|(module, bits)| format!("{module}::{bits}"))).collect()
    }
}
