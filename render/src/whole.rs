//! The files over all pages: the crate root, the enum of instructions, object files.

use crate::RenderError;
use crate::domain;
use crate::names::{self, camel};
use crate::view::{FileView, doc_lines, folder, missing};
use crate::world::{World, chapter_pages, module};
use serde_json::json;

impl World<'_> {
    pub(super) fn instructions(&self) -> FileView {
        let rows: Vec<_> = self
            .isa
            .instructions
            .iter()
            .map(|i| {
                let codes = match &i.sub_opcode {
                    Some(sub) => format!("{:#04x}, {:#04x}", i.opcode, sub.code),
                    None => format!("{:#04x}", i.opcode),
                };
                json!({ "module": names::module(&i.name), "ty": camel(&i.name), "codes": codes, "docs": doc_lines(&i.doc, &i.at), "variant": i.same_as.is_none() })
            })
            .collect();
        // Bytes are decoded as one instruction only.
        let also = self.isa.instructions.iter().filter(|i| i.same_as.is_some()).map(|i| camel(&i.name));
        let also = also.collect::<Vec<_>>().join(", ");
        let page = self.isa.instructions.first().map(|i| folder(&i.at.page)).unwrap_or_default();
        FileView {
            path: "generated/src/instructions/mod.rs".to_string(),
            page,
            template: "instructions",
            data: json!({ "instructions": rows, "also": also }),
        }
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
        for (name, record, field, run) in domain::ENUMS {
            let found = self.isa.record(record).map(|r| module(&r.at.page));
            let ty = found.as_ref().and_then(|m| self.chapters.get(m)?.enum_of(record, field, run));
            let (Some(module), Some(ty)) = (found.clone(), ty) else {
                return Err(missing(&format!("the encodings of {record}.{field}.{run}")));
            };
            domain.push(json!({ "name": name, "module": module, "ty": ty }));
        }
        let platforms = self.isa.platforms.first().ok_or_else(|| missing("platforms"))?;
        let types = self.isa.types.first().ok_or_else(|| missing("data types"))?;
        domain.push(json!({ "name": "Platform", "module": module(&platforms.at.page), "ty": "Platform" }));
        domain.push(json!({ "name": "DataType", "module": module(&types.at.page), "ty": "DataType" }));
        let pages = chapter_pages(self.isa);
        let chapters: Vec<_> = pages.iter().map(|p| module(p)).collect();
        Ok(FileView {
            path: "generated/src/lib.rs".to_string(),
            page: crate::world::pages(self.isa),
            template: "lib",
            data: json!({ "chapters": chapters, "domain": domain }),
        })
    }
}
