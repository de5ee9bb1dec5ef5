//! The parts of the crate that the whole of the pages must state, and those that no page states.
//!
//! Our own pages state all of them. Other pages may lack some: the crate then has an empty part in its place.

use crate::RenderError;
use crate::domain;
use crate::names::ident;
use crate::view::missing;
use crate::world::{World, module};
use genvisa_reader::isa::Space;
use serde::Serialize;

/// The module with the parts that no page states.
pub(crate) const ABSENT: &str = "absent";

/// The structures of an object file and the fields that `Module` reads.
pub(crate) const OBJECT_FILE: [(&str, &[&str]); 14] = [
    (
        "common_isa_header",
        &["major_version", "minor_version", "kernel_info", "file_scope_var_info", "function_info"],
    ),
    ("kernel_info", &["name", "offset", "size", "input_offset"]),
    ("function_info", &["linkage", "name", "offset", "size"]),
    ("file_scope_var_info", &["linkage", "name"]),
    (
        "kernel_data",
        &[
            "string_pool",
            "var_info",
            "address_info",
            "predicate_info",
            "label_info",
            "sampler_info",
            "surface_info",
            "input_info",
            "entry",
            "size",
            "attribute_info",
            "name_index",
        ],
    ),
    (
        "function_data",
        &[
            "string_pool",
            "name_index",
            "var_info",
            "address_info",
            "predicate_info",
            "label_info",
            "sampler_info",
            "surface_info",
            "entry",
            "size",
            "input_size",
            "return_value_size",
            "attribute_info",
        ],
    ),
    ("attribute_info", &["name", "value"]),
    ("var_info", &["name_index", "bit_properties", "num_elements", "alias_index", "alias_offset"]),
    ("address_info", &["name_index", "num_elements"]),
    ("predicate_info", &["name_index", "num_elements"]),
    ("surface_info", &["name_index", "num_elements"]),
    ("sampler_info", &["name_index", "num_elements"]),
    ("label_info", &["name_index", "kind"]),
    ("input_info", &["kind", "id", "offset", "size"]),
];

/// The structure of all vector operands.
pub(crate) const OPERANDS: &str = "vec_operand";

/// The structures of operands and the fields that their short constructors set.
const OPERAND_FIELDS: [(&str, &[&str]); 8] = [
    (OPERANDS, &["tag"]),
    ("gen_opnd", &["id", "row_offset", "col_offset", "region"]),
    ("indirect_opnd", &["id", "addr_offset", "indirect_offset", "bit_properties", "region"]),
    ("addr_opnd", &["id", "offset", "width"]),
    ("pred_opnd", &["val"]),
    ("const_opnd", &["data_type", "low", "high"]),
    ("state_opnd", &["class", "id", "offset"]),
    ("raw_operand", &["id", "offset"]),
];

/// The bit ranges of operands that the constructors set.
const OPERAND_BITS: [(&str, &str, &str); 10] = [
    (OPERANDS, "tag", "modifiers"),
    ("gen_opnd", "region", "vertical_stride"),
    ("gen_opnd", "region", "width"),
    ("gen_opnd", "region", "horizontal_stride"),
    ("indirect_opnd", "region", "horizontal_stride"),
    ("indirect_opnd", "bit_properties", "data_type"),
    ("addr_opnd", "width", "width"),
    ("pred_opnd", "val", "id"),
    ("const_opnd", "data_type", "data_type"),
    ("state_opnd", "class", "class"),
];

/// The bit ranges that `Module` reads: the structure, the field, and the names that pages give to the range, ours first.
const OBJECT_BITS: [(&str, &str, &[&str]); 8] = [
    ("var_info", "bit_properties", &["data_type", "type"]),
    ("file_scope_var_info", "bit_properties", &["data_type", "type"]),
    ("var_info", "bit_properties", &["alignment"]),
    ("input_info", "kind", &["category", "kind"]),
    ("input_info", "kind", &["provenance"]),
    ("label_info", "kind", &["kind"]),
    ("function_info", "linkage", &["linkage"]),
    ("file_scope_var_info", "linkage", &["linkage"]),
];

/// An enum that names in rules belong to.
#[derive(Debug, Serialize)]
pub(crate) struct DomainEnum {
    /// The name that expanded rules use.
    name: &'static str,
    module: String,
    ty: String,
}

/// The modules of the parts, and the parts that no page states.
#[derive(Debug, Default)]
pub(crate) struct Parts {
    pub(crate) domain: Vec<DomainEnum>,
    /// Enums of the domain without encodings.
    pub(crate) empty: Vec<&'static str>,
    pub(crate) types: String,
    /// The module of the predefined variables.
    pub(crate) variables: String,
    pub(crate) has_platforms: bool,
    pub(crate) has_object_file: bool,
    /// Whether the pages state all that the short constructors of operands set.
    pub(crate) has_operands: bool,
    /// The parts that no page states.
    pub(crate) gaps: Vec<RenderError>,
}

impl Parts {
    /// Whether the crate needs the module [`ABSENT`].
    pub(crate) fn has_absent(&self) -> bool {
        !self.empty.is_empty() || !self.has_platforms || self.variables == ABSENT
    }
}

impl World<'_> {
    /// Finds the parts in the model.
    pub(crate) fn find_parts(&mut self) {
        let mut parts = Parts::default();
        for (name, record, field, range) in domain::ENUMS {
            let module = self.isa.record(record).map(|r| module(&r.at.page));
            let ty = module.as_ref().and_then(|m| self.chapters.get(m)?.enum_of(record, field, range));
            match (&module, ty) {
                (Some(module), Some(ty)) => {
                    parts.domain.push(DomainEnum { name, module: module.clone(), ty: ty.to_string() });
                }
                _ => {
                    parts.empty.push(name);
                    parts.gaps.push(missing(&format!("the encodings of {record}.{field}.{range}")));
                }
            }
        }
        self.find_chapters(&mut parts);
        let absent = self.absent_of_objects();
        parts.has_object_file = absent.is_none();
        let absent_of_operands = self.absent_of_operands();
        parts.has_operands = absent_of_operands.is_none();
        let constructors = "the short constructors of operands".to_string();
        parts.gaps.extend(absent_of_operands.map(|why| RenderError { what: constructors, why }));
        parts.gaps.extend(
            absent.map(|why| RenderError { what: "Module, which reads object files".to_string(), why }),
        );
        parts.gaps.extend(self.absent_tables());
        for name in &parts.empty {
            parts.domain.push(DomainEnum { name, module: ABSENT.to_string(), ty: (*name).to_string() });
        }
        self.parts = parts;
    }

    fn find_chapters(&self, parts: &mut Parts) {
        let or_absent = |module: Option<String>| module.unwrap_or_else(|| ABSENT.to_string());
        let platforms = self.isa.platforms.first().map(|p| module(&p.at.page));
        parts.has_platforms = platforms.is_some();
        let types = self.isa.types.first().map(|t| module(&t.at.page));
        let variables = self.isa.predefined.first().map(|p| module(&p.at.page));
        let chapters =
            [(&platforms, "platforms"), (&types, "data types"), (&variables, "predefined variables")];
        let absent = chapters.iter().filter(|(module, _)| module.is_none());
        parts.gaps.extend(absent.map(|(_, what)| missing(what)));
        if types.is_none() {
            parts.empty.push("DataType");
        }
        parts.domain.push(DomainEnum {
            name: "Platform",
            module: or_absent(platforms),
            ty: "Platform".to_string(),
        });
        if let Some(types) = &types {
            let (module, ty) = (types.clone(), "DataType".to_string());
            parts.domain.push(DomainEnum { name: "DataType", module, ty });
        }
        parts.types = or_absent(types);
        parts.variables = or_absent(variables);
        if self.isa.newest_version().is_none() {
            parts.gaps.push(missing("the newest object version"));
        }
        if parts.variables != ABSENT {
            let firsts = FIRST_DECLARED.iter().filter(|(space, _)| self.first_declared(*space).is_none());
            parts
                .gaps
                .extend(firsts.map(|(_, what)| missing(&format!("the index of the first declared {what}"))));
        }
    }

    /// The index of the first declared variable of a class.
    pub(crate) fn first_declared(&self, space: Space) -> Option<u32> {
        self.isa.classes.iter().find(|class| class.space == space)?.first
    }

    /// The structures and fields of object files that the crate lacks, and that no page states; nothing where it has all.
    fn absent_of_objects(&self) -> Option<String> {
        let unnamed = OBJECT_BITS.iter().filter(|(record, field, names)| {
            self.isa.record(record).is_some() && self.object_bits(record, field, names[0]).is_none()
        });
        let unnamed = unnamed.map(|(record, field, names)| format!("{record}.{field}.{}", names[0]));
        self.absent_of(&OBJECT_FILE, unnamed)
    }

    /// The same of operands.
    fn absent_of_operands(&self) -> Option<String> {
        let is_stated = |(record, field, name): &&(&str, &str, &str)| {
            let record = self.isa.record(record).and_then(|record| record.field(field));
            record.is_some_and(|field| field.bits.iter().any(|range| range.name == *name))
        };
        let unnamed = OPERAND_BITS.iter().filter(|range| !is_stated(range));
        let unnamed = unnamed.map(|(record, field, name)| format!("{record}.{field}.{name}"));
        let control = self.isa.fields.iter().all(|field| field.name != "pred").then(|| "pred".to_string());
        self.absent_of(&OPERAND_FIELDS, unnamed.chain(control))
    }

    /// The structures and fields of a list that the crate lacks, and other parts that it lacks.
    fn absent_of(
        &self,
        structures: &[(&'static str, &[&str])],
        others: impl Iterator<Item = String>,
    ) -> Option<String> {
        let (mut absent, mut incomplete) = (Vec::new(), Vec::new());
        for (name, fields) in structures {
            let Some(record) = self.isa.record(name) else {
                absent.push(name.to_string());
                continue;
            };
            let lacks = |field: &&&str| record.fields.iter().all(|f| ident(&f.name) != ident(field));
            absent.extend(fields.iter().filter(lacks).map(|field| format!("{name}.{field}")));
            if self.structure(name).is_none() {
                incomplete.push(*name);
            }
        }
        absent.extend(others);
        let list = |why: &str, names: String| (!names.is_empty()).then(|| format!("{why} {names}"));
        let reasons =
            [list("no page states", absent.join(", ")), list("left out are", incomplete.join(", "))];
        let reasons: Vec<_> = reasons.into_iter().flatten().collect();
        (!reasons.is_empty()).then(|| reasons.join("; "))
    }
}

impl World<'_> {
    /// The name that the pages give to a bit range that `Module` reads. It is known by our name.
    pub(crate) fn object_bits(&self, record: &str, field: &str, ours: &str) -> Option<&str> {
        let (.., names) =
            OBJECT_BITS.iter().find(|(r, f, names)| (*r, *f, names[0]) == (record, field, ours))?;
        let groups = &self.isa.record(record)?.field(field)?.bits;
        names
            .iter()
            .find_map(|name| groups.iter().find(|group| group.name == **name))
            .map(|group| &*group.name)
    }
}

/// The classes of variables whose first declared index instructions depend on.
pub(crate) const FIRST_DECLARED: [(Space, &str); 4] = [
    (Space::Variable, "general variable"),
    (Space::Predicate, "predicate variable"),
    (Space::Surface, "surface"),
    (Space::Sampler, "sampler"),
];
