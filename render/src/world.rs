//! The model, and the names that several files use.

use crate::RenderError;
use crate::builder;
use crate::names::{self, camel};
use crate::parts::{self, Parts};
use crate::rules::{self, NamedSet};
use crate::types::Types;
use crate::view::{FileView, folder};
use genvisa_reader::isa::{Field, Isa, Record};
use genvisa_syntax::Item;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// The model, and the names that several files use.
pub(super) struct World<'a> {
    pub(super) isa: &'a Isa,
    /// Structures without a complete layout. The crate has their encodings only.
    pub(super) incomplete: &'a BTreeSet<String>,
    /// Types of the chapters, by module.
    pub(super) chapters: BTreeMap<String, Types<'a>>,
    /// Structures with tables, which need an allocator.
    pub(super) tables: BTreeSet<String>,
    /// The text forms of each instruction that are printed.
    pub(super) forms: BTreeMap<&'a str, Vec<Vec<Item>>>,
    /// Sets of types that rules name.
    pub(super) sets: Vec<NamedSet>,
    /// The parts that the whole of the pages must state.
    pub(super) parts: Parts,
}

/// The files, and the parts of the crate that no page states.
pub(crate) struct Files {
    pub(crate) views: Vec<FileView>,
    pub(crate) gaps: Vec<RenderError>,
    /// Whether the crate reads whole object files.
    pub(crate) has_object_file: bool,
}

/// Modules of the crate that belong to no page.
const OWN_MODULES: [&str; 10] = [
    parts::ABSENT,
    "build",
    "declare",
    "domain",
    "instructions",
    "lines",
    "module",
    "prelude",
    "rules",
    "tables",
];

/// The module of a page: its name without folder and extension.
pub(super) fn module(page: &str) -> String {
    let name = names::module(genvisa_reader::page::stem(page));
    if OWN_MODULES.contains(&&*name) { name + "_" } else { name }
}

/// All files. Of the structures in `incomplete`, the crate has the encodings only.
pub(crate) fn files(isa: &Isa, incomplete: &BTreeSet<String>) -> Result<Files, RenderError> {
    let sets = rules::sets(&isa.tables);
    let (chapters, parts) = (chapter_types(isa)?, Parts::default());
    let (tables, forms) = (tables(isa), builder::forms(isa));
    let mut world = World { isa, incomplete, chapters, tables, forms, sets, parts };
    world.find_parts();
    world.shared_rules();
    let (of_pages, of_all) = rayon::join(|| world.of_pages(), || world.of_all());
    let (of_pages, mut files) = (of_pages?, of_all?);
    files.extend(of_pages);
    unique(&files)?;
    let Parts { gaps, has_object_file, .. } = world.parts;
    Ok(Files { views: files, gaps, has_object_file })
}

impl World<'_> {
    /// The files of single pages.
    fn of_pages(&self) -> Result<Vec<FileView>, RenderError> {
        let mut files = Vec::new();
        for page in chapter_pages(self.isa) {
            files.extend(self.chapter(&page)?);
            files.extend(self.chapter_lines(&page));
        }
        let of_instruction = |instruction| {
            let mut files = self.instruction(instruction)?;
            files.push(self.instruction_lines(instruction));
            Ok(files)
        };
        // The first error is reported, not the one that is found first.
        let of_instructions: Vec<_> = self.isa.instructions.par_iter().map(of_instruction).collect();
        for of_instruction in of_instructions {
            files.extend(of_instruction?);
        }
        Ok(files)
    }

    /// The files of all pages together.
    fn of_all(&self) -> Result<Vec<FileView>, RenderError> {
        // The largest files are first, so that no processor is left with one of them at the end.
        let mut files = vec![self.header()?, self.decoder()];
        files.extend(self.tables()?);
        files.extend(self.instructions());
        if self.parts.has_object_file {
            files.push(self.module()?);
            files.push(self.declare()?);
        }
        if self.parts.has_operands {
            files.push(self.build()?);
        }
        if self.parts.has_absent() {
            files.push(self.absent());
        }
        files.push(self.lib());
        files.push(self.builders_test());
        files.extend(self.text_tables());
        files.push(self.summary());
        Ok(files)
    }
}

/// Two pages must not give the same file.
fn unique(files: &[FileView]) -> Result<(), RenderError> {
    let mut pages: BTreeMap<&str, &str> = BTreeMap::new();
    for FileView { path, page, .. } in files {
        if let Some(other) = pages.insert(path, page) {
            let why = format!("both {other} and {page} give this file; rename one of the pages");
            return Err(RenderError { what: path.clone(), why });
        }
    }
    Ok(())
}

/// The pages that state something other than an instruction, sorted.
pub(super) fn chapter_pages(isa: &Isa) -> Vec<String> {
    let mut pages = BTreeSet::new();
    pages.extend(isa.platforms.iter().map(|x| &x.at.page));
    pages.extend(isa.types.iter().map(|x| &x.at.page));
    pages.extend(isa.fields.iter().map(|x| &x.at.page));
    pages.extend(isa.records.iter().map(|x| &x.at.page));
    pages.extend(isa.predefined.iter().map(|x| &x.at.page));
    pages.extend(isa.classes.iter().map(|x| &x.at.page));
    pages.extend(isa.tables.iter().map(|x| &x.at.page));
    pages.into_iter().map(|page| page.to_string()).collect()
}

/// The folder of all pages.
pub(super) fn pages(isa: &Isa) -> String {
    chapter_pages(isa).first().map(|page| folder(&folder(page))).unwrap_or_default()
}

fn chapter_types(isa: &Isa) -> Result<BTreeMap<String, Types<'_>>, RenderError> {
    let mut chapters: BTreeMap<String, Types<'_>> = BTreeMap::new();
    for field in &isa.fields {
        let types = chapters.entry(module(&field.at.page)).or_insert_with(|| Types::new(isa));
        types.add("", field)?;
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

impl World<'_> {
    /// Moves the rules of shared fields to the types of these fields.
    fn shared_rules(&mut self) {
        for field in &self.isa.fields {
            let module = module(&field.at.page);
            let ty = self.chapters.get(&module).and_then(|types| types.bits_of("", &field.name));
            let Some(ty) = ty.map(str::to_string) else { continue };
            let rules = self.rules(&ty, &field.name, &Self::place(&field.at.page, &field.name));
            let types = self.chapters.get_mut(&module);
            if let Some(bits) = types.and_then(|types| types.bits.iter_mut().find(|bits| bits.ty == ty)) {
                bits.rules = rules;
            }
        }
    }

    /// The type of an operand structure.
    pub(super) fn operand(&self, name: &str) -> Option<String> {
        self.structure(name).map(|_| camel(name))
    }

    /// The structures with a complete layout.
    pub(super) fn structures(&self) -> impl Iterator<Item = &Record> {
        self.isa.records.iter().filter(|record| !self.incomplete.contains(&record.name))
    }

    /// The structure of that name, if its layout is complete.
    pub(super) fn structure(&self, name: &str) -> Option<&Record> {
        self.structures().find(|record| record.name == name)
    }

    /// The shared type of a field, if a chapter describes a field of that name and the page does not contradict it.
    pub(super) fn shared(&self, field: &Field) -> Option<(String, String)> {
        let shared = self.isa.fields.iter().find(|f| f.name == field.name && f.wire == field.wire)?;
        let agrees = field.bits.iter().all(|group| {
            let same = |g: &&genvisa_reader::isa::BitGroup| {
                (&g.name, g.hi, g.lo) == (&group.name, group.hi, group.lo)
            };
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

    /// The codes of the main bit range that the page lists, if they are fewer than those of the shared type.
    pub(super) fn narrowed(&self, field: &Field) -> Option<String> {
        let own = field.main_group()?;
        let shared = self.isa.fields.iter().find(|f| f.name == field.name)?.main_group()?;
        let codes: Vec<_> =
            own.values.iter().map(|v| crate::names::binary(v.code, own.hi - own.lo + 1)).collect();
        (own.values.len() < shared.values.len()).then(|| codes.join(", "))
    }
}
