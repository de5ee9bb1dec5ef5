//! The model as JSON, and the schema of it.

mod examples;
mod forms;
mod layouts;
mod lines;
mod listed;
mod operands;
mod trees;
mod types;

pub use examples::Examples;

use crate::GENERATED_MARKER;
use crate::{Output, RenderError};
use genvisa_reader::isa::Isa;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The model.
const MODEL: &str = "generated/genvisa.json";
/// The schema, in the same folder.
const SCHEMA: &str = "genvisa.schema.json";

/// The version of the form of the model and of the header.
pub(crate) const FORMAT: u32 = 1;

/// The content of the file with the model.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "The GEN virtual ISA: everything that the pages of its specification state")]
struct Document<'a> {
    /// The pages and the command that the file comes from.
    #[serde(rename = "$comment")]
    comment: String,
    /// The schema of the file.
    #[serde(rename = "$schema")]
    schema: &'static str,
    /// The version of the form of this file. It grows when a consumer has to change.
    format_version: u32,
    #[serde(flatten)]
    isa: &'a Isa,
    /// A valid and an invalid example of each rule that has cases, by the id of the rule.
    examples: BTreeMap<&'a str, &'a examples::OfRule>,
    /// The trees of all expressions of this file, by their texts.
    expressions: BTreeMap<String, trees::Tree>,
    /// The trees of all text forms, by their lines.
    forms: BTreeMap<&'a str, forms::Form>,
    /// The layouts of instructions whose fields depend on an encoding.
    layouts: Vec<layouts::Layout<'a>>,
    /// The instructions behind each name of the index and of the matrix: a name there is that of a page or of a group.
    listed: BTreeMap<&'a str, Vec<&'a str>>,
    /// The operands of instructions, and whether these read or write them.
    operands: Vec<operands::Operand<'a>>,
}

/// Both files.
pub(super) fn files(isa: &Isa, examples: &Examples) -> Result<[Output; 2], RenderError> {
    let comment = format!("Generated from {} {GENERATED_MARKER}", crate::world::pages(isa));
    let operands = operands::all(isa);
    let document = Document {
        comment: comment.clone(),
        schema: SCHEMA,
        format_version: FORMAT,
        isa,
        examples: examples.of(isa),
        expressions: trees::all(isa, &operands),
        forms: forms::all(isa),
        layouts: layouts::all(isa),
        listed: listed::all(isa),
        operands,
    };
    Ok([file(MODEL.to_string(), &document)?, file(format!("generated/{SCHEMA}"), &schema(comment))?])
}

fn schema(comment: String) -> Value {
    let mut schema = SchemaSettings::draft2020_12()
        .for_serialize()
        .into_generator()
        .into_root_schema_for::<Document<'_>>();
    schema.insert("$comment".to_string(), Value::String(comment));
    let mut schema = schema.to_value();
    // The order of a map of `serde_json` depends on its features.
    schema.sort_all_objects();
    schema
}

fn file(path: String, data: &impl Serialize) -> Result<Output, RenderError> {
    match serde_json::to_string(data) {
        Ok(json) => Ok(Output { path, text: lines::broken(&json) }),
        Err(error) => Err(RenderError { what: path, why: error.to_string() }),
    }
}
