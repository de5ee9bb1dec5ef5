//! Instructions with their fields, read and written by the compiled `genvisa` through the reflection of its types.

use crate::whole;
use genvisa::{Instruction, Version};
use genvisa_runner::code::{Code, Content, Decoded};
use genvisa_runtime::{FieldInfo, FieldValue, Fields};
use std::collections::BTreeMap;

/// Reads instructions that follow each other.
///
/// # Errors
/// If the bytes are no instructions of that version, with the offset of the first that cannot be read.
pub fn decode(mut bytes: &[u8], version: Version) -> Result<Code, String> {
    let (total, mut code) = (bytes.len(), Code::default());
    while !bytes.is_empty() {
        let at = total - bytes.len();
        let (instruction, len) = Instruction::decode(bytes, version)
            .map_err(|error| format!("instruction at byte {at}: {error}"))?;
        code.0.push(decoded(&instruction, version));
        bytes = bytes.get(len..).unwrap_or_default();
    }
    Ok(code)
}

/// Writes instructions, one behind the other.
///
/// # Errors
/// If no bytes mean such an instruction in that version, with its number and the field.
pub fn encode(code: &Code, version: Version) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    for (n, one) in code.0.iter().enumerate() {
        let encoded = built(one, version).and_then(|instruction| whole::encoded(&instruction, version));
        bytes.extend(encoded.map_err(|error| format!("instruction {n}, {}: {error}", one.instruction))?);
    }
    Ok(bytes)
}

fn decoded(instruction: &Instruction, version: Version) -> Decoded {
    let info = instruction.info();
    let mut fields = BTreeMap::new();
    for (n, field) in info.fields.iter().enumerate().filter(|(_, field)| field.is_in(version)) {
        let times = instruction.times(n);
        let mut elements = (0..times).filter_map(|element| Some(content(instruction.field(n, element)?)));
        let content = match field.count {
            Some(_) => Some(Content::Several(elements.collect())),
            None => elements.next(),
        };
        fields.extend(content.map(|content| (field.name.to_string(), content)));
    }
    Decoded { instruction: info.name.to_string(), fields }
}

fn content(value: &dyn FieldValue) -> Content {
    match value.raw() {
        Some(raw) => Content::Number(raw as i64),
        None => {
            let mut members = BTreeMap::new();
            value.members(&mut |name, raw| _ = members.insert(name.to_string(), raw as i64));
            Content::Structure(members)
        }
    }
}

/// Sets the fields of a blank instruction in the order of the wire: a field decides whether later ones are there.
fn built(from: &Decoded, version: Version) -> Result<Instruction, String> {
    let number = Instruction::ALL.iter().position(|info| info.name == from.instruction);
    let blank = number.and_then(Instruction::blank).ok_or("no instruction has that name")?;
    let (mut instruction, mut left) = (blank, from.fields.clone());
    for (n, field) in blank.info().fields.iter().enumerate().filter(|(_, field)| field.is_in(version)) {
        let times = instruction.times(n);
        let elements = elements(field, times, left.remove(field.name))?;
        for (element, content) in elements.iter().enumerate() {
            let value = instruction.field_mut(n, element).ok_or_else(|| too_many(field, times))?;
            set(value, content).map_err(|error| format!("`{}`: {error}", field.name))?;
        }
    }
    match left.keys().next() {
        Some(name) => Err(format!("the instruction has no field `{name}` in this form and version")),
        None => Ok(instruction),
    }
}

/// The elements of a field that is there some times.
fn elements(field: &FieldInfo, times: usize, content: Option<Content>) -> Result<Vec<Content>, String> {
    match (field.count, content) {
        (Some(_), Some(Content::Several(all))) if all.len() == times => Ok(all),
        (Some(_), _) => Err(format!("`{}` needs an array of {times} elements", field.name)),
        (None, None) if times == 0 => Ok(Vec::new()),
        (None, Some(content)) if times == 1 => Ok(vec![content]),
        (None, None) => Err(format!("the field `{}` is missing", field.name)),
        (None, Some(_)) => Err(format!("the field `{}` is absent in this form", field.name)),
    }
}

fn too_many(field: &FieldInfo, times: usize) -> String {
    format!("`{}` has at most {} elements, not {times}", field.name, field.most)
}

fn set(value: &mut dyn FieldValue, content: &Content) -> Result<(), String> {
    match content {
        Content::Number(number) if value.set_raw(*number as u64) => Ok(()),
        Content::Number(number) => Err(format!("{number} does not fit")),
        Content::Structure(members) => structure(value, members),
        Content::Several(_) => Err("an array is no element".into()),
    }
}

/// Sets the members of an operand: the tag first, then those that the earlier ones have brought.
fn structure(value: &mut dyn FieldValue, members: &BTreeMap<String, i64>) -> Result<(), String> {
    let mut left: BTreeMap<&str, i64> =
        members.iter().map(|(name, number)| (name.as_str(), *number)).collect();
    loop {
        let mut present = Vec::new();
        value.members(&mut |name, _| present.push(name));
        let Some(name) = present.into_iter().find(|name| left.contains_key(name)) else { break };
        let number = left.remove(name).unwrap_or_default();
        if !value.set_member(name, number as u64) {
            return Err(format!("{number} does not fit into `{name}`"));
        }
    }
    match left.keys().next() {
        Some(name) => Err(format!("the operand has no `{name}`")),
        None => Ok(()),
    }
}
