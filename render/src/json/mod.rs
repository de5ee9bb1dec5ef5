//! The model as JSON, and the schema of it.

mod examples;
mod forms;
mod layouts;
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
    let mut schema = SchemaSettings::draft2020_12()
        .for_serialize()
        .into_generator()
        .into_root_schema_for::<Document<'_>>();
    schema.insert("$comment".to_string(), Value::String(comment));
    Ok([file(MODEL.to_string(), &document)?, file(format!("generated/{SCHEMA}"), &schema)?])
}

fn file(path: String, data: &impl Serialize) -> Result<Output, RenderError> {
    let mut value = serde_json::to_value(data)
        .map_err(|error| RenderError { what: path.clone(), why: error.to_string() })?;
    // The order of a map of `serde_json` depends on its features.
    value.sort_all_objects();
    let mut text = String::new();
    write(&value, 0, &mut text);
    text.push('\n');
    Ok(Output { path, text })
}

/// Wider values are printed in several lines.
const WIDTH: usize = 120;

/// Writes a value, on one line if it fits: a change of one fact is then a change of one line.
fn write(value: &Value, depth: usize, out: &mut String) {
    let start = out.len();
    if compact(value, WIDTH.saturating_sub(2 * depth), out) {
        return;
    }
    out.truncate(start);
    let line = |out: &mut String, first: bool| {
        out.push_str(if first { "\n" } else { ",\n" });
        out.extend(std::iter::repeat_n("  ", depth + 1));
    };
    let close = match value {
        Value::Array(items) => {
            out.push('[');
            for (n, item) in items.iter().enumerate() {
                line(out, n == 0);
                write(item, depth + 1, out);
            }
            ']'
        }
        Value::Object(members) => {
            out.push('{');
            for (n, (key, member)) in members.iter().enumerate() {
                // The comment is on the first line, as in all generated files.
                if n == 0 && depth == 0 {
                    out.push(' ')
                } else {
                    line(out, n == 0)
                }
                string(key, out);
                out.push_str(": ");
                write(member, depth + 1, out);
            }
            '}'
        }
        scalar => return self::scalar(scalar, out),
    };
    out.push('\n');
    out.extend(std::iter::repeat_n("  ", depth));
    out.push(close);
}

/// Writes a value on one line. Returns `false` if it is wider than `width`; part of it is written then.
fn compact(value: &Value, width: usize, out: &mut String) -> bool {
    let end = out.len() + width;
    let comma = |n: usize| if n > 0 { ", " } else { "" };
    let whole = match value {
        Value::Array(items) => {
            out.push('[');
            let fits = items.iter().enumerate().all(|(n, item)| {
                out.push_str(comma(n));
                compact(item, end.saturating_sub(out.len()), out)
            });
            out.push(']');
            fits
        }
        Value::Object(members) => {
            out.push('{');
            let fits = members.iter().enumerate().all(|(n, (key, member))| {
                out.push_str(comma(n));
                string(key, out);
                out.push_str(": ");
                compact(member, end.saturating_sub(out.len()), out)
            });
            out.push('}');
            fits
        }
        Value::String(text) if text.len() > width => false,
        scalar => {
            self::scalar(scalar, out);
            true
        }
    };
    whole && out.len() <= end
}

fn scalar(value: &Value, out: &mut String) {
    match value {
        Value::String(text) => string(text, out),
        other => out.push_str(&other.to_string()),
    }
}

fn string(text: &str, out: &mut String) {
    if text.bytes().any(|byte| byte < b' ' || matches!(byte, b'"' | b'\\')) {
        return out.push_str(&Value::from(text).to_string());
    }
    out.push('"');
    out.push_str(text);
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::write;
    use serde_json::{Value, json};

    #[test]
    fn short_values_stand_on_one_line_and_nothing_is_lost() {
        let value = json!({
            "b": [1, 2, { "x": null }],
            "a": "word ".repeat(30),
            "d": "a \"quote\", a \\ and a \n",
            "c": { "long": ["0123456789".repeat(6), "0123456789".repeat(6)] },
        });
        let mut text = String::new();
        write(&value, 0, &mut text);
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
        assert!(text.contains("\n  \"b\": [1, 2, {\"x\": null}],\n"), "{text}");
        assert!(text.contains("\n    \"long\": [\n"), "{text}");
    }
}
