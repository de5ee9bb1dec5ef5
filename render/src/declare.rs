//! Functions that declare variables, labels, attributes and inputs.

use crate::RenderError;
use crate::names::{self, camel};
use crate::view::{FileView, missing, widest};
use crate::world::{World, module};
use serde_json::json;

/// The structures that the functions fill.
const DECLARATIONS: [&str; 10] = [
    "kernel_data",
    "function_data",
    "var_info",
    "address_info",
    "predicate_info",
    "surface_info",
    "sampler_info",
    "label_info",
    "attribute_info",
    "input_info",
];

/// The structure of a general variable, and its field with type and alignment.
const VARIABLE: &str = "var_info";
const PROPERTIES: &str = "bit_properties";

/// The name of the alignment to a register.
const REGISTER: &str = "GRF";

impl World<'_> {
    pub(super) fn declare(&self) -> Result<FileView, RenderError> {
        let variable = self.structure(VARIABLE).ok_or_else(|| missing(VARIABLE))?;
        let bits = self.bits_of_variables();
        let input = ["id", "offset", "size"].map(|field| self.integer_of("input_info", field));
        let data = json!({
            "variables": self.parts.variables,
            "uses": self.types_of_declarations(),
            "properties": bits.as_deref().and_then(|path| path.rsplit("::").next()),
            "data_type": self.object_bits(VARIABLE, PROPERTIES, "data_type"),
            "alignment": self.object_bits(VARIABLE, PROPERTIES, "alignment"),
            "ty": self.type_value(),
            "register": self.register(),
            "input": input,
        });
        let (path, page) = ("generated/src/declare.rs".to_string(), variable.at.page.to_string());
        Ok(FileView { path, page, template: "declare", data })
    }

    /// The types of declarations, with their modules.
    fn types_of_declarations(&self) -> Vec<String> {
        let records = DECLARATIONS.iter().filter_map(|name| self.structure(name));
        let types = records.map(|record| format!("{}::{}", module(&record.at.page), camel(&record.name)));
        types.chain(self.bits_of_variables()).collect()
    }

    /// The type of the bits that hold the type and the alignment of a variable, with its module.
    fn bits_of_variables(&self) -> Option<String> {
        let record = self.structure(VARIABLE)?;
        let module = module(&record.at.page);
        let bits = self.chapters.get(&module)?.bits_of(&record.name, PROPERTIES)?;
        Some(format!("{module}::{bits}"))
    }

    /// The type of a variable as its bits take it: a page may list no encodings there.
    fn type_value(&self) -> &'static str {
        let bits = self.object_bits(VARIABLE, PROPERTIES, "data_type").and_then(|name| {
            self.isa.record(VARIABLE)?.field(PROPERTIES)?.bits.iter().find(|range| range.name == name)
        });
        if bits.is_some_and(|range| range.values.is_empty()) { "ty.code() as _" } else { "ty" }
    }

    /// The type of an integer field.
    fn integer_of(&self, record: &str, field: &str) -> Option<&'static str> {
        widest(&self.isa.record(record)?.field(field)?.wire)
    }

    /// The alignment of a variable to a register, with its module.
    fn register(&self) -> Option<String> {
        let record = self.isa.record(VARIABLE)?;
        let name = self.object_bits(VARIABLE, PROPERTIES, "alignment")?;
        let range = record.field(PROPERTIES)?.bits.iter().find(|range| range.name == name)?;
        let value = range.values.iter().find(|value| value.name == REGISTER)?;
        let module = module(&record.at.page);
        let ty = self.chapters.get(&module)?.enum_of(VARIABLE, PROPERTIES, name)?;
        Some(format!("crate::{module}::{ty}::{}", names::variant(value, name)))
    }
}
