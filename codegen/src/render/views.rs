//! What goes into each file: the model, reduced to what the templates print.

use super::names::{camel, ident, literal, snake};
use super::types::{BitsView, EnumView, Types, integer};
use super::{RenderError, domain};
use crate::isa::{At, Field, Instruction, Isa, PlatformSet, Record, Refers, Rule, Space, Wire};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A file to be rendered.
pub(crate) struct FileView {
    pub path: String,
    pub page: String,
    pub template: &'static str,
    pub data: Value,
}

/// A rule, as an attribute.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct RuleView {
    check: String,
    id: String,
    on: String,
    page: String,
    line: u32,
    kind: Value,
    expr: String,
    doc: String,
    sum: String,
}

/// A field of an instruction or structure.
#[derive(Debug, Serialize)]
struct FieldView {
    ident: String,
    ty: String,
    docs: Vec<String>,
    /// The attribute, ready to print.
    attr: String,
}

/// A structure.
#[derive(Debug, Serialize)]
struct RecordView {
    ty: String,
    docs: Vec<String>,
    copy: bool,
    definitions: Vec<(String, String)>,
    rules: Vec<RuleView>,
    fields: Vec<FieldView>,
    tagged: Option<TaggedView>,
}

/// What a tag selects from.
#[derive(Debug, Serialize)]
struct TaggedView {
    tag: String,
    by: String,
    selector: String,
    info: String,
    variants: Vec<(String, String)>,
}

/// Documentation lines, ready for `#[doc = …]`: the text, and the place in the page.
pub(crate) fn doc_lines(text: &str, at: &At) -> Vec<String> {
    let text = text.trim();
    let mut lines = Vec::new();
    if !text.is_empty() {
        lines.push(literal(&format!(" {}", escape(text))));
        lines.push(literal(""));
    }
    lines.push(literal(&format!(" `{at}`")));
    lines
}

/// Text of a page inside documentation: brackets are no links, angles no markup.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut code = false;
    for c in text.chars() {
        match c {
            '`' => code = !code,
            '[' | ']' | '<' | '>' if !code => out.push('\\'),
            _ => {}
        }
        out.push(if c == '\n' { ' ' } else { c });
    }
    out
}

/// Everything that is needed to name things across files.
struct World<'a> {
    isa: &'a Isa,
    /// Types of the chapters, by module.
    chapters: BTreeMap<String, Types<'a>>,
    /// Structures that hold tables, and so need an allocator.
    tables: BTreeSet<String>,
}

/// The module of a page: its name without folder and ending.
fn module(page: &str) -> String {
    let file = page.rsplit('/').next().unwrap_or(page);
    snake(file.split('.').next().unwrap_or(file))
}

/// All files.
pub(crate) fn files(isa: &Isa) -> Result<Vec<FileView>, RenderError> {
    let world = World { isa, chapters: chapter_types(isa)?, tables: tables(isa) };
    let mut files = Vec::new();
    for page in chapter_pages(isa) {
        files.push(world.chapter(&page)?);
    }
    for instruction in &isa.instructions {
        files.push(world.instruction(instruction)?);
    }
    files.push(world.instructions());
    files.push(world.module()?);
    files.push(world.lib()?);
    Ok(files)
}

/// The pages that state something other than an instruction, sorted.
fn chapter_pages(isa: &Isa) -> Vec<String> {
    let mut pages = BTreeSet::new();
    pages.extend(isa.platforms.iter().map(|x| &x.at.page));
    pages.extend(isa.types.iter().map(|x| &x.at.page));
    pages.extend(isa.fields.iter().map(|x| &x.at.page));
    pages.extend(isa.records.iter().map(|x| &x.at.page));
    pages.extend(isa.predefined.iter().map(|x| &x.at.page));
    pages.extend(isa.classes.iter().map(|x| &x.at.page));
    pages.extend(isa.tables.iter().map(|x| &x.at.page));
    pages.into_iter().cloned().collect()
}

fn chapter_types(isa: &Isa) -> Result<BTreeMap<String, Types<'_>>, RenderError> {
    let mut chapters: BTreeMap<String, Types<'_>> = BTreeMap::new();
    for field in &isa.fields {
        let types = chapters.entry(module(&field.at.page)).or_insert_with(|| Types::new(isa));
        types.add("", field)?;
        // A shared field has rules of its own; they are about its type.
        let rules = rules(isa, &field.name);
        if let Some(bits) = types.bits.last_mut() {
            bits.rules = rules;
        }
    }
    for record in &isa.records {
        let types = chapters.entry(module(&record.at.page)).or_insert_with(|| Types::new(isa));
        for field in record.fields.iter().filter(|field| !field.bits.is_empty()) {
            types.add(&record.name, field)?;
        }
    }
    Ok(chapters)
}

/// Structures that hold tables, directly or through others.
fn tables(isa: &Isa) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    loop {
        let before = found.len();
        for record in &isa.records {
            let holds = record
                .fields
                .iter()
                .any(|field| field.count.is_some() || field.wire.iter().any(|w| found.contains(&w.ty)));
            if holds {
                found.insert(record.name.clone());
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

fn rules(isa: &Isa, subject: &str) -> Vec<RuleView> {
    isa.rules_of(subject).map(rule).collect()
}

fn rule(rule: &Rule) -> RuleView {
    RuleView {
        check: format!("{:?}", rule.check),
        id: literal(&rule.id),
        on: on(&rule.platforms),
        page: literal(&rule.page),
        line: rule.line,
        kind: serde_json::to_value(rule.kind).unwrap_or_default(),
        expr: literal(&rule.expr),
        doc: literal(&rule.doc),
        sum: literal(&rule.sum),
    }
}

fn on(platforms: &PlatformSet) -> String {
    platforms.to_string()
}

/// `uw{-v3.4}, ud{v3.4+}`: the widest last.
fn wires(wires: &[Wire]) -> String {
    let mut wires: Vec<_> = wires.iter().collect();
    wires.sort_by_key(|wire| wire.bits());
    let one = |wire: &&Wire| {
        if wire.versions.is_all() { wire.ty.clone() } else { format!("{}{{{}}}", wire.ty, wire.versions) }
    };
    wires.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The Rust type that holds every alternative of an integer field.
fn widest(wires: &[Wire]) -> Option<&'static str> {
    let widest = wires.iter().max_by_key(|wire| wire.bits())?;
    integer(&widest.ty)
}

impl World<'_> {
    fn chapter(&self, page: &str) -> Result<FileView, RenderError> {
        let name = module(page);
        let isa = self.isa;
        let types = self.chapters.get(&name);
        let records: Vec<_> = isa.records.iter().filter(|r| r.at.page == page).collect();
        let records = records.iter().map(|r| self.record(r, &name)).collect::<Result<Vec<_>, _>>()?;
        let (mut enums, bits) = types.map_or((Vec::new(), Vec::new()), |t| (t.enums.clone(), t.bits.clone()));
        let platforms: Vec<_> = isa.platforms.iter().filter(|x| x.at.page == page).collect();
        let data_types: Vec<_> = isa.types.iter().filter(|x| x.at.page == page).collect();
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
        let predefined_here = isa.predefined.iter().any(|x| x.at.page == page);
        let data = json!({
            "uses": self.uses(&name, &records, &bits),
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
        for class in self.isa.classes.iter().filter(|c| c.at.page == page) {
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
        for table in self.isa.tables.iter().filter(|t| t.at.page == page) {
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

    /// The module with the predefined variables, which platforms need for their contexts.
    fn variables_module(&self) -> Result<String, RenderError> {
        let page = self.isa.predefined.first().map(|p| module(&p.at.page));
        page.ok_or_else(|| missing("predefined variables"))
    }

    fn platforms(&self) -> EnumView {
        let variants = self.isa.platforms.iter().enumerate().map(|(n, p)| super::types::VariantView {
            ident: camel(&p.name),
            code: n.to_string(),
            name: literal(&p.name),
            value: None,
            on: String::new(),
            docs: doc_lines(&p.doc, &p.at),
        });
        EnumView {
            ty: "Platform".to_string(),
            repr: "u8",
            docs: vec![literal(" Platforms, oldest first.")],
            variants: variants.collect(),
        }
    }

    fn data_types(&self) -> EnumView {
        let variants = self.isa.types.iter().map(|t| super::types::VariantView {
            ident: camel(&t.name),
            code: super::names::binary(u64::from(t.code), 4),
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

    fn predefined(&self) -> Result<Value, RenderError> {
        let table = |space: Space, name: &str, what: &str| -> Result<Value, RenderError> {
            let mut rows = Vec::new();
            let mut docs = vec![literal(&format!(" Predefined {what}."))];
            for p in self.isa.predefined.iter().filter(|p| p.space == space) {
                docs.push(literal(""));
                docs.push(literal(&format!(
                    " {} `{}`: {}; {} (`{}`)",
                    p.index,
                    p.name,
                    escape(&p.doc),
                    access(p),
                    p.at
                )));
                let all = [crate::isa::Elements { count: 1, platforms: PlatformSet::default() }];
                let sizes = if p.elements.is_empty() { &all[..] } else { &p.elements[..] };
                for size in sizes {
                    rows.push(json!({
                        "index": p.index,
                        "name": literal(&p.name),
                        "ty": self.type_code(p)?,
                        "elements": size.count,
                        "platforms": self.platform_bits(&size.platforms, &p.at)?,
                    }));
                }
            }
            Ok(json!({ "name": name, "docs": docs, "rows": rows }))
        };
        let first = |space: Space, what: &str| {
            let class = self.isa.classes.iter().find(|c| c.space == space);
            class
                .and_then(|c| c.first)
                .ok_or_else(|| missing(&format!("the index of the first declared {what}")))
        };
        Ok(json!({
            "tables": [
                table(Space::Variable, "VARIABLES", "general variables")?,
                table(Space::Surface, "SURFACES", "surfaces")?,
                table(Space::Sampler, "SAMPLERS", "samplers")?,
            ],
            "first": {
                "variable": first(Space::Variable, "general variable")?,
                "predicate": first(Space::Predicate, "predicate variable")?,
                "surface": first(Space::Surface, "surface")?,
                "sampler": first(Space::Sampler, "sampler")?,
            },
        }))
    }

    /// Code of the type of a predefined variable.
    fn type_code(&self, p: &crate::isa::Predefined) -> Result<Option<u8>, RenderError> {
        let Some(name) = &p.ty else { return Ok(None) };
        let ty = self.isa.types.iter().find(|t| t.name == *name);
        let unknown = || RenderError {
            what: format!("predefined {} {}", p.index, p.name),
            why: format!("its type {name} is in no table of types ({})", p.at),
        };
        ty.map(|t| Some(t.code)).ok_or_else(unknown)
    }

    /// A set of platforms as bits.
    fn platform_bits(&self, set: &PlatformSet, at: &At) -> Result<String, RenderError> {
        if set.is_all() {
            return Ok("PlatformSet::ALL".to_string());
        }
        let mut bits = 0u32;
        for index in 0..self.isa.platforms.len().min(32) {
            let inside = set.contains(&self.isa.platforms, index);
            let inside = inside.ok_or_else(|| RenderError {
                what: format!("{{{set}}}"),
                why: format!("it names a platform that is in no list ({at})"),
            })?;
            bits |= u32::from(inside) << index;
        }
        Ok(format!("PlatformSet({bits:#013b})"))
    }

    fn record(&self, record: &Record, module: &str) -> Result<RecordView, RenderError> {
        let fields = if record.selector.is_some() { Vec::new() } else { self.record_fields(record, module)? };
        let definitions =
            record.definitions.iter().map(|d| (snake(&d.name), literal(&d.expr))).collect::<Vec<_>>();
        Ok(RecordView {
            ty: camel(&record.name),
            docs: doc_lines(&record.doc, &record.at),
            copy: !self.tables.contains(&record.name),
            definitions,
            rules: rules(self.isa, &record.name),
            fields,
            tagged: self.tagged(record, module)?,
        })
    }

    fn tagged(&self, record: &Record, module: &str) -> Result<Option<TaggedView>, RenderError> {
        let Some(by) = &record.selector else { return Ok(None) };
        let refuse =
            |why: &str| RenderError { what: record.name.clone(), why: format!("{why} ({})", record.at) };
        let tag = record.fields.iter().find(|f| f.bits.iter().any(|g| g.name == *by));
        let tag = tag.ok_or_else(|| refuse("its tag has no such run of bits"))?;
        let types = self.chapters.get(module).ok_or_else(|| refuse("its page has no types"))?;
        let selector =
            types.enum_of(&record.name, &tag.name, by).ok_or_else(|| refuse("its tag has no encodings"))?;
        let variants: Vec<_> = self
            .isa
            .records
            .iter()
            .filter_map(|r| r.variant.as_ref().map(|v| (camel(v), camel(&r.name))))
            .collect();
        if variants.is_empty() {
            return Err(refuse("its tag selects no structure"));
        }
        let tag = types.bits_of(&record.name, &tag.name).ok_or_else(|| refuse("its tag has no type"))?;
        Ok(Some(TaggedView {
            tag: tag.to_string(),
            by: snake(by),
            selector: selector.to_string(),
            info: format!("{}Info", camel(&record.name)),
            variants,
        }))
    }

    fn record_fields(&self, record: &Record, module: &str) -> Result<Vec<FieldView>, RenderError> {
        let mut views = Vec::new();
        let counts: BTreeSet<_> = record.fields.iter().filter_map(|f| f.count.as_deref()).collect();
        for (n, field) in record.fields.iter().enumerate() {
            // A count is the length of the table behind it; instructions are read by those who read modules.
            let instructions = field.wire.iter().any(|w| w.ty == "instructions");
            if counts.contains(field.name.as_str()) || instructions {
                continue;
            }
            let before = n.checked_sub(1).and_then(|n| record.fields.get(n));
            views.push(self.record_field(record, field, before, module)?);
        }
        Ok(views)
    }

    fn record_field(
        &self,
        record: &Record,
        field: &Field,
        before: Option<&Field>,
        module: &str,
    ) -> Result<FieldView, RenderError> {
        let refuse = |why: &str| RenderError {
            what: format!("{}.{}", record.name, field.name),
            why: format!("{why} ({})", field.at),
        };
        let view = |ty: String, attr: String| {
            Ok(FieldView { ident: ident(&field.name), ty, attr, docs: doc_lines(&field.doc, &field.at) })
        };
        if let Some(count) = &field.count {
            let counter = before
                .filter(|f| f.name == *count)
                .ok_or_else(|| refuse("its count does not stand right before it"))?;
            let [wire] = field.wire.as_slice() else {
                return Err(refuse("a table of elements whose type depends on the object version"));
            };
            let element = match wire.ty.as_str() {
                "bytes" => "u8".to_string(),
                "string_pool" => "PoolString".to_string(),
                ty => match integer(ty) {
                    Some(ty) => ty.to_string(),
                    None if self.isa.record(ty).is_some() => camel(ty),
                    None => return Err(refuse("a table of a structure that no page describes")),
                },
            };
            return view(format!("Vec<{element}>"), format!("#[table({})]", literal(&wires(&counter.wire))));
        }
        if let Some(when) = &field.when {
            let ty = widest(&field.wire).ok_or_else(|| refuse("a conditional field that is no integer"))?;
            return view(ty.to_string(), format!("#[when({})]", literal(when)));
        }
        if let Some(bits) = self.chapters.get(module).and_then(|t| t.bits_of(&record.name, &field.name)) {
            return view(bits.to_string(), String::new());
        }
        match field.wire.as_slice() {
            [one] => match integer(&one.ty) {
                Some(ty) => view(ty.to_string(), refers_attr(field)),
                None if self.isa.record(&one.ty).is_some() => view(camel(&one.ty), String::new()),
                None => Err(refuse(&format!(
                    "its type {} is no integer, and no page describes such a structure",
                    one.ty
                ))),
            },
            many => {
                let ty = widest(many).ok_or_else(|| refuse("alternatives that are not all integers"))?;
                view(ty.to_string(), format!("#[wire({})]{}", literal(&wires(many)), refers_attr(field)))
            }
        }
    }

    /// Types of other modules that a chapter mentions.
    fn uses(&self, name: &str, records: &[RecordView], _bits: &[BitsView]) -> Vec<String> {
        let mut uses = BTreeSet::new();
        for record in records {
            for field in &record.fields {
                let element =
                    field.ty.strip_prefix("Vec<").and_then(|t| t.strip_suffix('>')).unwrap_or(&field.ty);
                if let Some(other) = self.isa.records.iter().find(|r| camel(&r.name) == element) {
                    let other_module = module(&other.at.page);
                    if other_module != name {
                        uses.insert(format!("crate::{other_module}::{element}"));
                    }
                }
            }
            for (_, ty) in record.tagged.iter().flat_map(|t| &t.variants) {
                if let Some(other) = self.isa.records.iter().find(|r| camel(&r.name) == *ty) {
                    let other_module = module(&other.at.page);
                    if other_module != name {
                        uses.insert(format!("crate::{other_module}::{ty}"));
                    }
                }
            }
        }
        uses.into_iter().collect()
    }

    fn instruction(&self, instruction: &Instruction) -> Result<FileView, RenderError> {
        let mut types = Types::new(self.isa);
        let mut uses = BTreeSet::new();
        let mut fields = Vec::new();
        for field in &instruction.fields {
            fields.push(self.instruction_field(instruction, field, &mut types, &mut uses)?);
        }
        let name = snake(&instruction.name);
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
            page: instruction.at.page.clone(),
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
                    _ if field.name.starts_with("dst") => "Destination",
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

    /// The type of an operand structure.
    fn operand(&self, name: &str, uses: &mut BTreeSet<String>) -> Option<String> {
        let record = self.isa.record(name)?;
        let ty = camel(name);
        uses.insert(format!("crate::{}::{ty}", module(&record.at.page)));
        Some(ty)
    }

    /// The shared type of a field, where a chapter describes one of that name and the page says nothing else of it.
    fn shared(&self, field: &Field) -> Option<(String, String)> {
        let shared = self.isa.fields.iter().find(|f| f.name == field.name && f.wire == field.wire)?;
        let agrees = field.bits.iter().all(|group| {
            let same = |g: &&crate::isa::BitGroup| (&g.name, g.hi, g.lo) == (&group.name, group.hi, group.lo);
            shared.bits.iter().find(same).is_some_and(|g| {
                group.values.iter().all(|v| {
                    g.values.iter().any(|s| {
                        (s.code, &s.name, s.value, &s.platforms) == (v.code, &v.name, v.value, &v.platforms)
                    })
                })
            })
        });
        let module = module(&shared.at.page);
        let bits = self.chapters.get(&module)?.bits_of("", &shared.name)?;
        agrees.then(|| (module, bits.to_string()))
    }

    /// The codes of the main run that the page lists, where they are fewer than those of the shared type.
    fn narrowed(&self, field: &Field) -> Option<String> {
        let own = field.main_group()?;
        let shared = self.isa.fields.iter().find(|f| f.name == field.name)?.main_group()?;
        let codes: Vec<_> =
            own.values.iter().map(|v| super::names::binary(v.code, own.hi - own.lo + 1)).collect();
        (own.values.len() < shared.values.len()).then(|| codes.join(", "))
    }

    fn instructions(&self) -> FileView {
        let rows: Vec<_> = self
            .isa
            .instructions
            .iter()
            .map(|i| {
                let codes = match &i.sub_opcode {
                    Some(sub) => format!("{:#04x}, {:#04x}", i.opcode, sub.code),
                    None => format!("{:#04x}", i.opcode),
                };
                json!({ "module": snake(&i.name), "ty": camel(&i.name), "codes": codes, "docs": doc_lines(&i.doc, &i.at) })
            })
            .collect();
        let page = self.isa.instructions.first().map(|i| folder(&i.at.page)).unwrap_or_default();
        FileView {
            path: "generated/src/instructions/mod.rs".to_string(),
            page,
            template: "instructions",
            data: json!({ "instructions": rows }),
        }
    }

    /// The reader and writer of whole object files.
    fn module(&self) -> Result<FileView, RenderError> {
        let header = self.isa.record("common_isa_header").ok_or_else(|| missing("common_isa_header"))?;
        let kernel = self.isa.record("kernel_data").ok_or_else(|| missing("kernel_data"))?;
        let function = self.isa.record("function_data").ok_or_else(|| missing("function_data"))?;
        // What stands before the version must have a fixed width: the version is read before anything else.
        let mut version_offset = 0;
        for field in header.fields.iter().take_while(|f| f.name != "major_version") {
            version_offset += field.width().filter(|_| field.wire.len() == 1).ok_or_else(|| RenderError {
                what: format!("{}.{}", header.name, field.name),
                why: format!("a field of no fixed width before the version ({})", field.at),
            })? / 8;
        }
        let data = json!({
            "version_offset": version_offset,
            "input_offset": "offset_of_input_info",
            "header_module": module(&header.at.page),
            "kernel_module": module(&kernel.at.page),
            "function_module": module(&function.at.page),
        });
        Ok(FileView {
            path: "generated/src/module.rs".to_string(),
            page: header.at.page.clone(),
            template: "module",
            data,
        })
    }

    fn lib(&self) -> Result<FileView, RenderError> {
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
        let all = pages.first().map(|p| folder(&folder(p))).unwrap_or_default();
        Ok(FileView {
            path: "generated/src/lib.rs".to_string(),
            page: all,
            template: "lib",
            data: json!({ "chapters": chapters, "domain": domain }),
        })
    }
}

fn access(p: &crate::isa::Predefined) -> String {
    let alias = if p.aliasable { "can be aliased" } else { "cannot be aliased" };
    format!("{}, {alias}", if p.writable { "read and written" } else { "read only" })
}

fn or_nothing(text: &str) -> &str {
    if text.is_empty() { "nothing" } else { text }
}

fn refers_name(refers: Refers) -> String {
    serde_json::to_value(refers).ok().and_then(|v| v.as_str().map(str::to_string)).unwrap_or_default()
}

/// `#[field(refers = surface)]` of a structure's field.
fn refers_attr(field: &Field) -> String {
    field.refers.map(|r| format!("#[field(refers = {})]", refers_name(r))).unwrap_or_default()
}

fn folder(page: &str) -> String {
    page.rsplit_once('/').map_or_else(|| page.to_string(), |(folder, _)| folder.to_string())
}

fn missing(what: &str) -> RenderError {
    RenderError { what: "the specification".to_string(), why: format!("no page states {what}") }
}
