//! The files of a chapter: one for each structure and shared field with its types, and one for the page as a whole.

use crate::RenderError;
use crate::names::{binary, camel, literal, module as file};
use crate::record::RecordView;
use crate::text::{WIDTH, docs, escape, wrap};
use crate::types::{BitsView, EnumView, VariantView};
use crate::view::FileView;
use crate::world::{World, module};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A structure or shared field, with its types.
#[derive(Debug, Default, Serialize)]
struct Unit {
    record: Option<RecordView>,
    bits: Vec<BitsView>,
    enums: Vec<EnumView>,
}

impl Unit {
    /// The types that it declares.
    fn declares(&self) -> impl Iterator<Item = &str> {
        let records = self.record.iter().flat_map(|record| {
            std::iter::once(record.ty.as_str()).chain(record.tagged.iter().map(|tagged| tagged.info.as_str()))
        });
        let bits = self.bits.iter().map(|bits| bits.ty.as_str());
        records.chain(bits).chain(self.enums.iter().map(|e| e.ty.as_str()))
    }

    /// The types that it mentions.
    fn mentions(&self) -> BTreeSet<&str> {
        let record = self.record.iter().flat_map(|record| {
            let fields = record.fields.iter().map(|field| element(&field.ty));
            let tagged = record.tagged.iter().flat_map(|tagged| {
                let variants = tagged.variants.iter().map(|(_, ty)| ty.as_str());
                variants.chain([tagged.tag.as_str(), tagged.selector.as_str()])
            });
            fields.chain(tagged)
        });
        let bit_ranges =
            self.bits.iter().flat_map(|bits| bits.bit_ranges.iter().filter_map(|range| range.ty.as_deref()));
        record.chain(bit_ranges).collect()
    }
}

/// `Vec<T>` → `T`.
fn element(ty: &str) -> &str {
    ty.strip_prefix("Vec<").and_then(|ty| ty.strip_suffix('>')).unwrap_or(ty)
}

impl World<'_> {
    pub(super) fn chapter(&self, page: &str) -> Result<Vec<FileView>, RenderError> {
        let name = module(page);
        let units = self.units(page, &name)?;
        let mut files = Vec::new();
        for unit in units.keys() {
            files.push(self.unit(page, &name, unit, &units)?);
        }
        let is_folder = !units.is_empty();
        let path = if is_folder {
            format!("generated/src/{name}/mod.rs")
        } else {
            format!("generated/src/{name}.rs")
        };
        files.push(FileView {
            path,
            page: page.to_string(),
            template: "chapter",
            data: self.whole_chapter(page, &units)?,
        });
        Ok(files)
    }

    fn units(&self, page: &str, name: &str) -> Result<BTreeMap<String, Unit>, RenderError> {
        let mut units: BTreeMap<String, Unit> = BTreeMap::new();
        for record in self.structures().filter(|r| r.at.page[..] == *page) {
            units.entry(file(&record.name)).or_default().record = Some(self.record(record, name)?);
        }
        if let Some(types) = self.chapters.get(name) {
            for bits in &types.bits {
                units.entry(file(&bits.owner)).or_default().bits.push(bits.clone());
            }
            for view in &types.enums {
                units.entry(file(&view.owner)).or_default().enums.push(view.clone());
            }
        }
        Ok(units)
    }

    fn unit(
        &self,
        page: &str,
        chapter: &str,
        name: &str,
        units: &BTreeMap<String, Unit>,
    ) -> Result<FileView, RenderError> {
        let unit = units.get(name);
        let mentions = unit.map(Unit::mentions).unwrap_or_default();
        let own: BTreeSet<&str> = unit.iter().flat_map(|unit| unit.declares()).collect();
        let beside: BTreeSet<&str> = units.values().flat_map(Unit::declares).collect();
        // Structures with tables exist only with the feature `alloc`.
        let with_tables: BTreeSet<&str> = units
            .values()
            .filter_map(|unit| unit.record.as_ref())
            .filter(|record| !record.copy)
            .map(|record| record.ty.as_str())
            .collect();
        let mut uses: BTreeSet<(String, bool)> = BTreeSet::new();
        for ty in mentions.into_iter().filter(|ty| !own.contains(ty)) {
            if beside.contains(ty) {
                uses.insert((format!("super::{ty}"), with_tables.contains(ty)));
            } else if let Some(record) = self.structures().find(|r| camel(&r.name) == ty) {
                uses.insert((format!("crate::{}::{ty}", module(&record.at.page)), false));
            }
        }
        let text =
            |ty: &str| unit.iter().flat_map(|u| &u.record).flat_map(|r| &r.fields).any(|f| f.ty.contains(ty));
        let title = match unit.and_then(|unit| unit.record.as_ref()) {
            Some(record) => format!("//! The structure `{name}`: [`{}`].\n", record.ty),
            None => format!("//! The field `{name}`, which many instructions share.\n"),
        };
        let data = json!({
            "title": title,
            "uses": uses,
            "vec": text("Vec<"),
            "pool": text("PoolString"),
            "unit": unit,
        });
        let path = format!("generated/src/{chapter}/{name}.rs");
        Ok(FileView { path, page: page.to_string(), template: "unit", data })
    }

    fn whole_chapter(&self, page: &str, units: &BTreeMap<String, Unit>) -> Result<Value, RenderError> {
        let isa = self.isa;
        let mut enums = Vec::new();
        let platforms = isa.platforms.iter().any(|x| x.at.page[..] == *page);
        let data_types = isa.types.iter().any(|x| x.at.page[..] == *page);
        if platforms {
            enums.push(self.platforms());
        }
        if data_types {
            enums.push(self.data_types());
        }
        let bits_by_code: Vec<u32> = {
            let last = isa.types.iter().map(|t| t.code).max().unwrap_or_default();
            (0..=last).map(|code| isa.types.iter().find(|t| t.code == code).map_or(0, |t| t.bits)).collect()
        };
        let grf: Vec<u32> = isa.platforms.iter().map(|p| p.grf).collect();
        let finalizers: Vec<String> = isa.platforms.iter().map(|p| literal(&p.finalizer)).collect();
        let predefined_here = isa.predefined.iter().any(|x| x.at.page[..] == *page);
        Ok(json!({
            "docs": self.chapter_docs(page),
            "units": units.keys().collect::<Vec<_>>(),
            "enums": enums,
            "data_types": if data_types { json!({ "bits": bits_by_code, "sets": self.declared_sets()? }) } else { Value::Null },
            "platforms": if platforms { json!({ "grf": grf, "finalizers": finalizers, "variables": self.parts.variables }) } else { Value::Null },
            "predefined": if predefined_here { self.predefined()? } else { Value::Null },
        }))
    }

    /// The side table of a chapter, if the chapter has rules.
    pub(super) fn chapter_lines(&self, page: &str) -> Option<FileView> {
        let records = self.isa.records.iter().filter(|r| r.at.page[..] == *page).map(|r| &r.name);
        let fields = self.isa.fields.iter().filter(|f| f.at.page[..] == *page).map(|f| &f.name);
        let subjects: BTreeSet<&String> = records.chain(fields).collect();
        let ruled = subjects.into_iter().filter(|subject| self.isa.rules_of(subject).next().is_some());
        let modules: Vec<_> = ruled
            .map(|subject| json!({ "name": file(subject), "subject": subject, "rules": self.places(subject, page, "    ") }))
            .collect();
        if modules.is_empty() {
            return None;
        }
        let path = format!("generated/src/lines/{}.rs", module(page));
        let data = json!({ "page": literal(page), "modules": modules });
        Some(FileView { path, page: page.to_string(), template: "chapter_lines", data })
    }

    /// The classes of variables, and the tables of the page that become no Rust item.
    fn chapter_docs(&self, page: &str) -> String {
        let title = module(page).replace('_', " ");
        let mut out = docs(&format!("chapter of the specification: {title}"), "//! ");
        for class in self.isa.classes.iter().filter(|c| c.at.page[..] == *page) {
            let first = class.first.map_or_else(|| "not stated".to_string(), |first| first.to_string());
            let can = [(class.writable, "written"), (class.input, "inputs"), (class.indexable, "indexed")];
            let can: Vec<_> = can.iter().filter(|(can, _)| *can).map(|(_, what)| *what).collect();
            let item = format!(
                "- {:?}: first declared {first}, at most {}; can be: {}",
                class.space,
                class.max,
                can.join(", "),
            );
            out.push_str(&list_item(&item));
        }
        for table in self.isa.tables.iter().filter(|t| t.at.page[..] == *page) {
            out.push_str(&format!("//!\n//! {}\n//!\n", escape(&table.title)));
            out.push_str(&table_docs(&table.header, &table.rows));
        }
        out
    }

    /// The platform of pages that list none.
    pub(super) fn any_platform(&self) -> EnumView {
        let variant = VariantView {
            ident: "Any".to_string(),
            code: "0".to_string(),
            name: literal("ANY"),
            value: None,
            on: String::new(),
            attribute: format!("#[code(name = {})] ", literal("ANY")),
            docs: docs("Any platform: the pages list none", "    /// "),
        };
        let title = docs("Platforms", "/// ");
        EnumView::new("Platform".to_string(), "u8", title, String::new(), vec![variant])
    }

    fn platforms(&self) -> EnumView {
        let variants = self.isa.platforms.iter().enumerate().map(|(n, p)| VariantView {
            ident: camel(&p.name),
            code: n.to_string(),
            name: literal(&p.name),
            value: None,
            on: String::new(),
            attribute: format!("#[code(name = {})] ", literal(&p.name)),
            docs: docs(&format!("{}, version {}", p.doc, p.version), "    /// "),
        });
        let title = docs("Platforms, oldest first", "/// ");
        EnumView::new("Platform".to_string(), "u8", title, String::new(), variants.collect())
    }

    fn data_types(&self) -> EnumView {
        let variants = self.isa.types.iter().map(|t| VariantView {
            ident: camel(&t.name),
            code: binary(u64::from(t.code), 4),
            name: literal(&t.name),
            value: None,
            on: String::new(),
            attribute: format!("#[code(name = {})] ", literal(&t.name)),
            docs: docs(
                &format!(
                    "{}: {} bits, values {}, saturates to {}",
                    t.doc,
                    t.bits,
                    t.range,
                    or_nothing(&t.saturation)
                ),
                "    /// ",
            ),
        });
        let title = docs("Data types, by code", "/// ");
        EnumView::new("DataType".to_string(), "u8", title, String::new(), variants.collect())
    }
}

/// An item of a list in the documentation of a module. All lines after the first are indented.
fn list_item(text: &str) -> String {
    let wrapped = wrap(text, "//!   ");
    wrapped.replacen("//!   ", "//! ", 1)
}

/// A table in Markdown, or a list if the table is too wide.
fn table_docs(header: &[String], rows: &[Vec<String>]) -> String {
    let line = |cells: &[String]| {
        let cells: Vec<_> = cells.iter().map(|cell| escape(cell).replace('|', "\\|")).collect();
        format!("//! | {} |\n", cells.join(" | "))
    };
    let rule = vec!["---".to_string(); header.len()];
    let lines = [header, &rule].into_iter().chain(rows.iter().map(Vec::as_slice)).map(line);
    let table: String = lines.collect();
    if table.lines().all(|line| line.len() <= WIDTH) {
        return table;
    }
    let named = |(name, cell): (&String, &String)| format!("{}: {}", escape(name), escape(cell));
    let filled = |row: &Vec<String>| -> Vec<String> {
        header.iter().zip(row).filter(|(_, cell)| !cell.is_empty()).map(named).collect()
    };
    rows.iter().map(|row| list_item(&format!("- {}", filled(row).join("; ")))).collect()
}

fn or_nothing(text: &str) -> &str {
    if text.is_empty() { "nothing" } else { text }
}
