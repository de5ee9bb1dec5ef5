//! The instructions of an object with their fields, by the reflection of `genvisa`.

use crate::failure::Failure;
use crate::input::module;
use genvisa::{Body, FieldValue, Fields, Instruction, Module};
use genvisa_report::text_of;
use serde::Serialize;
use std::collections::BTreeMap;

/// An instruction.
#[derive(Serialize)]
struct Row<'a> {
    name: &'static str,
    fields: BTreeMap<&'static str, Content>,
    /// `kernel` or `function`, as in the places of findings.
    part: &'static str,
    routine: &'a str,
    index: usize,
    /// Bytes from the start of the object.
    byte: u64,
    size: usize,
}

/// The value of a field.
#[derive(Serialize)]
#[serde(untagged)]
enum Content {
    /// A number.
    Number(i64),
    /// The numbers in an operand by name.
    Operand(BTreeMap<&'static str, i64>),
    /// The elements of a table.
    Table(Vec<Content>),
}

/// The instructions of all kernels, and then those of all functions, as JSON.
pub fn of(object: &[u8]) -> Result<String, Failure> {
    let Module { header, kernels, functions, .. } = module(object)?;
    let mut json = "[".to_string();
    for (info, kernel) in header.kernel_info.iter().zip(&kernels) {
        let code = u64::from(info.offset) + u64::from(kernel.data.entry);
        add(&mut json, ("kernel", &info.name), code, &kernel.body)?;
    }
    for (info, function) in header.function_info.iter().zip(&functions) {
        // The code of a function of another file is not in this one.
        let Some(function) = function else { continue };
        let code = u64::from(info.offset) + u64::from(function.data.entry);
        add(&mut json, ("function", &info.name), code, &function.body)?;
    }
    json.push(']');
    Ok(json)
}

/// Adds the instructions of a body that begins at the byte `code`.
fn add(
    json: &mut String,
    (part, name): (&'static str, &[u8]),
    code: u64,
    body: &Body,
) -> Result<(), Failure> {
    let routine = text_of(name);
    let mut rest = body.iter();
    let mut begin = rest.offset();
    for index in 0.. {
        let Some(instruction) = rest.next() else { break };
        if json.len() > 1 {
            json.push(',');
        }
        let (end, fields) = (rest.offset(), fields(&instruction, body));
        let (name, byte, size) = (instruction.info().name, code + begin as u64, end - begin);
        *json += &serde_json::to_string(&Row { name, fields, part, routine: &routine, index, byte, size })?;
        begin = end;
    }
    match &body.rest {
        None => Ok(()),
        Some(rest) => Err(rest.error.into()),
    }
}

/// The fields that are there in the object version of a body.
fn fields(instruction: &Instruction, body: &Body) -> BTreeMap<&'static str, Content> {
    let all = instruction.info().fields.iter().enumerate().filter(|(_, field)| field.is_in(body.version()));
    let present = all.filter_map(|(n, field)| {
        let elements = (0..instruction.times(n)).filter_map(|element| instruction.field(n, element));
        let mut elements = elements.map(content);
        let content = match field.count {
            Some(_) => Some(Content::Table(elements.collect())),
            None => elements.next(),
        };
        Some((field.name, content?))
    });
    present.collect()
}

/// A number with its sign, or the numbers in an operand.
fn content(value: &dyn FieldValue) -> Content {
    match value.raw() {
        Some(raw) => Content::Number(raw as i64),
        None => {
            let mut members = BTreeMap::new();
            value.members(&mut |name, raw| _ = members.insert(name, raw as i64));
            Content::Operand(members)
        }
    }
}
