//! Short constructors of operands.

use crate::RenderError;
use crate::names::{camel, literal, snake, variant};
use crate::parts::OPERANDS;
use crate::view::{FileView, missing};
use crate::world::{World, module};
use genvisa_reader::isa::{BitGroup, Space};
use genvisa_rule::WireType;
use serde_json::{Value, json};

/// The data types of Rust's floats, and their bits.
const FLOATS: [(&str, &str, &str); 2] =
    [("F", "f32", "value.to_bits() as u64"), ("DF", "f64", "value.to_bits()")];

/// The bits of an integer.
fn bits_of(rust: &str) -> &'static str {
    match rust {
        "u64" => "value",
        "i64" => "value as u64",
        _ => "value as i64 as u64",
    }
}

impl World<'_> {
    pub(super) fn build(&self) -> Result<FileView, RenderError> {
        let operand = self.structure(OPERANDS).ok_or_else(|| missing(OPERANDS))?;
        let chapter = module(&operand.at.page);
        let types = self.chapters.get(&chapter).ok_or_else(|| missing(&chapter))?;
        let bits = |record: &str, field: &str| {
            types.bits_of(record, field).ok_or_else(|| missing(&format!("the bits of {record}.{field}")))
        };
        let data = json!({
            "module": chapter,
            "example": self.operands_example(),
            "region": bits("gen_opnd", "region")?,
            "pointed": bits("indirect_opnd", "region")?,
            "properties": bits("indirect_opnd", "bit_properties")?,
            "width": bits("addr_opnd", "width")?,
            "val": bits("pred_opnd", "val")?,
            "data_type": bits("const_opnd", "data_type")?,
            "class_bits": bits("state_opnd", "class")?,
            "control": bits("", "pred")?,
            "class_enum": types.enum_of("state_opnd", "class", "class"),
            "classes": self.encodings("state_opnd", "class", |range| range.name == "class"),
            "modifiers": not_zero(self.encodings(OPERANDS, "tag", |range| range.name == "modifiers")),
            "predicates": not_zero(self.encodings("pred_opnd", "val", |_| true)),
            "selected": format!("{}Info", camel(OPERANDS)),
            "numbers": self.numbers(),
            "predefined": self.predefined_indexes(),
        });
        let (path, page) = ("generated/src/build.rs".to_string(), operand.at.page.to_string());
        Ok(FileView { path, page, template: "build", data })
    }

    /// The encodings of some bit ranges of a field, with the names of functions.
    fn encodings(&self, record: &str, field: &str, is_asked: impl Fn(&BitGroup) -> bool) -> Vec<Value> {
        let owner = self.isa.record(record);
        let ranges = owner.and_then(|record| record.field(field)).map_or(&[][..], |field| &field.bits);
        let chapter = owner.and_then(|record| self.chapters.get(&module(&record.at.page)));
        let encodings = ranges.iter().filter(|range| is_asked(range)).flat_map(|range| {
            let ty = chapter.and_then(|types| types.enum_of(record, field, &range.name));
            range.values.iter().map(move |value| {
                json!({ "function": snake(&value.name), "name": value.name.to_lowercase(), "variant": variant(value, &range.name),
                    "range": snake(&range.name), "ty": ty, "code": value.code })
            })
        });
        encodings.collect()
    }

    /// The numbers of Rust that are constants, with their data types.
    fn numbers(&self) -> Vec<Value> {
        let numbers = self.isa.types.iter().filter_map(|ty| {
            let float =
                FLOATS.iter().find(|(name, ..)| *name == ty.name).map(|(_, rust, bits)| (*rust, *bits));
            let integer =
                || WireType::find(&ty.name.to_lowercase()).map(|wire| (wire.rust, bits_of(wire.rust)));
            let (rust, bits) = float.or_else(integer)?;
            Some(json!({ "rust": rust, "ty": camel(&ty.name), "bits": bits }))
        });
        numbers.collect()
    }
}

impl World<'_> {
    /// The predefined things that have names.
    fn predefined_indexes(&self) -> Vec<Value> {
        let named = self.isa.predefined.iter().filter(|one| !one.name.is_empty());
        let named = named.map(|one| {
            let ty = if one.space == Space::Variable { "u32" } else { "u8" };
            let name = snake(&one.name).to_uppercase();
            json!({ "name": name, "ty": ty, "index": one.index, "text": literal(&one.name) })
        });
        named.collect()
    }
}

/// The encodings that an operand does not have from the start.
fn not_zero(mut encodings: Vec<Value>) -> Vec<Value> {
    encodings.retain(|encoding| encoding["code"] != 0);
    encodings
}
