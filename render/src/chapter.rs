//! One file per chapter: its enums, bits, structures and tables.

use crate::RenderError;
use crate::names::{binary, camel, literal};
use crate::record::RecordView;
use crate::types::{EnumView, VariantView};
use crate::view::{FileView, doc_lines, escape};
use crate::world::{World, module};
use serde_json::{Value, json};
use std::collections::BTreeSet;

impl World<'_> {
    pub(super) fn chapter(&self, page: &str) -> Result<FileView, RenderError> {
        let name = module(page);
        let isa = self.isa;
        let types = self.chapters.get(&name);
        let records: Vec<_> = isa.records.iter().filter(|r| r.at.page[..] == *page).collect();
        let records = records.iter().map(|r| self.record(r, &name)).collect::<Result<Vec<_>, _>>()?;
        let (mut enums, bits) = types.map_or((Vec::new(), Vec::new()), |t| (t.enums.clone(), t.bits.clone()));
        let platforms: Vec<_> = isa.platforms.iter().filter(|x| x.at.page[..] == *page).collect();
        let data_types: Vec<_> = isa.types.iter().filter(|x| x.at.page[..] == *page).collect();
        if !platforms.is_empty() {
            enums.push(self.platforms());
        }
        if !data_types.is_empty() {
            enums.push(self.data_types());
        }
        let bits_by_code: Vec<u32> = {
            let last = isa.types.iter().map(|t| t.code).max().unwrap_or_default();
            (0..=last).map(|code| isa.types.iter().find(|t| t.code == code).map_or(0, |t| t.bits)).collect()
        };
        let grf: Vec<u32> = isa.platforms.iter().map(|p| p.grf).collect();
        let finalizers: Vec<String> = isa.platforms.iter().map(|p| literal(&p.finalizer)).collect();
        let predefined_here = isa.predefined.iter().any(|x| x.at.page[..] == *page);
        let data = json!({
            "uses": self.uses(&name, &records),
            "docs": self.chapter_docs(page),
            "enums": enums,
            "bits": bits,
            "records": records,
            "data_types": if data_types.is_empty() { Value::Null } else { json!({ "bits": bits_by_code }) },
            "platforms": if platforms.is_empty() { Value::Null } else { json!({ "grf": grf, "finalizers": finalizers, "variables": self.variables_module()? }) },
            "predefined": if predefined_here { self.predefined()? } else { Value::Null },
        });
        Ok(FileView {
            path: format!("generated/src/{name}.rs"),
            page: page.to_string(),
            template: "chapter",
            data,
        })
    }

    /// The page, and those of its tables that nothing else is made of.
    fn chapter_docs(&self, page: &str) -> Vec<String> {
        let mut docs = vec![literal(&format!(" From `{page}`."))];
        let row = |cells: &[String]| {
            let cells: Vec<_> = cells.iter().map(|cell| escape(cell).replace('|', "\\|")).collect();
            literal(&format!(" | {} |", cells.join(" | ")))
        };
        for class in self.isa.classes.iter().filter(|c| c.at.page[..] == *page) {
            let first = class.first.map_or_else(|| "not stated".to_string(), |first| first.to_string());
            let can = [(class.writable, "written"), (class.input, "inputs"), (class.indexable, "indexed")];
            let can: Vec<_> = can.iter().filter(|(can, _)| *can).map(|(_, what)| *what).collect();
            docs.push(literal(&format!(
                " - {:?}: first declared {first}, at most {}; can be: {} (`{}`)",
                class.space,
                class.max,
                can.join(", "),
                class.at,
            )));
        }
        for table in self.isa.tables.iter().filter(|t| t.at.page[..] == *page) {
            docs.extend([
                literal(""),
                literal(&format!(" {} (`{}`)", escape(&table.title), table.at)),
                literal(""),
            ]);
            docs.push(row(&table.header));
            docs.push(row(&vec!["---".to_string(); table.header.len()]));
            docs.extend(table.rows.iter().map(|cells| row(cells)));
        }
        docs
    }

    fn platforms(&self) -> EnumView {
        let variants = self.isa.platforms.iter().enumerate().map(|(n, p)| VariantView {
            ident: camel(&p.name),
            code: n.to_string(),
            name: literal(&p.name),
            value: None,
            on: String::new(),
            docs: doc_lines(&format!("{}, version {}", p.doc, p.version), &p.at),
        });
        EnumView {
            ty: "Platform".to_string(),
            repr: "u8",
            docs: vec![literal(" Platforms, oldest first.")],
            variants: variants.collect(),
        }
    }

    fn data_types(&self) -> EnumView {
        let variants = self.isa.types.iter().map(|t| VariantView {
            ident: camel(&t.name),
            code: binary(u64::from(t.code), 4),
            name: literal(&t.name),
            value: None,
            on: String::new(),
            docs: doc_lines(
                &format!(
                    "{}: {} bits, values {}, saturates to {}",
                    t.doc,
                    t.bits,
                    t.range,
                    or_nothing(&t.saturation)
                ),
                &t.at,
            ),
        });
        EnumView {
            ty: "DataType".to_string(),
            repr: "u8",
            docs: vec![literal(" Data types, by code.")],
            variants: variants.collect(),
        }
    }

    /// Structures of other chapters that one mentions.
    fn uses(&self, name: &str, records: &[RecordView]) -> BTreeSet<String> {
        let element =
            |ty: &str| ty.strip_prefix("Vec<").and_then(|t| t.strip_suffix('>')).unwrap_or(ty).to_string();
        let mentioned = records.iter().flat_map(|record| {
            let fields = record.fields.iter().map(|field| element(&field.ty));
            let variants = record.tagged.iter().flat_map(|t| &t.variants).map(|(_, ty)| ty.clone());
            fields.chain(variants)
        });
        let elsewhere = mentioned.filter_map(|ty| {
            let record = self.isa.records.iter().find(|r| camel(&r.name) == ty)?;
            let module = module(&record.at.page);
            (module != name).then(|| format!("crate::{module}::{ty}"))
        });
        elsewhere.collect()
    }
}

fn or_nothing(text: &str) -> &str {
    if text.is_empty() { "nothing" } else { text }
}
