//! Instructions and operands as plain structures: the data of the templates.

use super::condition::{Before, Function, bits, declare};
use genvisa_reader::isa::{self, Field, Isa, Record};
use genvisa_render::names::{camel, ident};
use genvisa_render::{RenderError, max_count};
use genvisa_rule::WireType;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that the templates print.
#[derive(Debug, Serialize)]
pub(super) struct Structures {
    structures: Vec<Structure>,
    /// The enum of all instructions, and behind it one for each group of instructions with the same opcode.
    choices: Vec<Choice>,
    functions: Vec<Function>,
}

#[derive(Debug, Serialize)]
struct Structure {
    ty: String,
    fields: Vec<PlainField>,
    /// For structures whose last part depends on a tag.
    tagged: Option<Tagged>,
}

/// A field that occurs once, or if a condition holds, or as often as another field states.
#[derive(Debug, Serialize)]
pub(super) struct PlainField {
    pub(super) ident: String,
    pub(super) ty: String,
    /// The function that evaluates the condition, and its arguments.
    when: Option<(String, Vec<String>)>,
    /// The counting field.
    count: Option<String>,
    /// The largest count.
    most: i64,
}

/// An enum of structures, selected by an expression over the tag.
#[derive(Debug, Serialize)]
struct Tagged {
    by: String,
    choice: Choice,
}

/// An enum, and the number that selects each variant.
#[derive(Debug, Serialize)]
struct Choice {
    ty: String,
    /// Number, name, and type.
    variants: Vec<(String, String, String)>,
}

/// The structures of all instructions.
pub(super) fn structures(isa: &Isa) -> Result<Structures, RenderError> {
    // An instruction that has the bytes of another one is read as that one.
    let instructions = || isa.instructions.iter().filter(|i| i.same_as.is_none());
    let mut functions = Vec::new();
    let mut structures = operands(isa, &mut functions)?;
    for i in instructions() {
        let fields = plain_fields(&i.name, &i.fields, &mut functions)?;
        structures.push(Structure { ty: camel(&i.name), fields, tagged: None });
    }
    let mut first = BTreeMap::new();
    let mut second: BTreeMap<&str, Choice> = BTreeMap::new();
    for i in instructions() {
        let (code, ty) = (format!("{:#04x}", i.opcode), camel(&i.name));
        match &i.sub_opcode {
            None => _ = first.insert(i.opcode, (code, ty.clone(), ty)),
            Some(sub) => {
                let group = camel(&sub.group);
                first.insert(i.opcode, (code, group.clone(), group.clone()));
                let choice = Choice { ty: group, variants: Vec::new() };
                let choice = second.entry(&sub.group).or_insert(choice);
                choice.variants.push((format!("{:#04x}", sub.code), camel(&sub.name), ty));
            }
        }
    }
    let record = Choice { ty: "Record".to_string(), variants: first.into_values().collect() };
    let choices = std::iter::once(record).chain(second.into_values()).collect();
    Ok(Structures { structures, choices, functions })
}

/// The structures in instructions.
fn operands(isa: &Isa, functions: &mut Vec<Function>) -> Result<Vec<Structure>, RenderError> {
    let in_instructions = isa.instructions.iter().flat_map(|i| &i.fields).flat_map(|f| &f.wire);
    let named: BTreeSet<_> = in_instructions.filter_map(|wire| structure(&wire.ty)).collect();
    let is_in_instructions = |r: &&Record| named.contains(r.name.as_str()) || r.variant.is_some();
    let mut plain = Vec::new();
    for record in isa.records.iter().filter(is_in_instructions) {
        let fields = plain_fields(&record.name, &record.fields, functions)?;
        let tagged = record.selector.as_deref().map(|by| tagged(isa, record, by)).transpose()?;
        plain.push(Structure { ty: camel(&record.name), fields, tagged });
    }
    Ok(plain)
}

fn tagged(isa: &Isa, record: &Record, selector: &str) -> Result<Tagged, RenderError> {
    let found = record.fields.iter().find_map(|f| Some((f, f.bits.iter().find(|g| g.name == selector)?)));
    let (tag, range) = found.ok_or_else(|| RenderError {
        what: record.name.clone(),
        why: format!("the tag has no bit range `{selector}` ({})", record.at),
    })?;
    let mut variants = Vec::new();
    for value in &range.values {
        let records = isa.records.iter().filter(|r| r.variant.as_ref() == Some(&value.name));
        variants
            .extend(records.map(|r| (format!("{:#04x}", value.code), camel(&value.name), camel(&r.name))));
    }
    let choice = Choice { ty: format!("{}Info", camel(&record.name)), variants };
    Ok(Tagged { by: bits(tag, Some(range)), choice })
}

fn plain_fields(
    owner: &str,
    fields: &[Field],
    functions: &mut Vec<Function>,
) -> Result<Vec<PlainField>, RenderError> {
    let mut plain: Vec<PlainField> = Vec::new();
    for (n, field) in fields.iter().enumerate() {
        let refuse = |why: String| RenderError {
            what: format!("{owner}.{}", field.name),
            why: format!("{why} ({})", field.at),
        };
        let Some(wire) = field.wire.iter().find(|wire| wire.versions.before.is_none()) else { continue };
        let ty = match (integer(&wire.ty), structure(&wire.ty)) {
            (Some(ty), _) => ty.to_string(),
            (None, Some(name)) => camel(name),
            (None, None) => return Err(refuse(format!("the type {} is unknown", wire.ty))),
        };
        let mut when = None;
        if let Some(text) = &field.when {
            let before = Before { fields: fields.get(..n).unwrap_or_default() };
            let expr = genvisa_rule::parse(text).map_err(|e| refuse(format!("`{text}`: {e}")))?;
            match genvisa_rule::eval(&expr, &before) {
                Some(0) => continue,
                Some(_) => {}
                None => {
                    let function = before.function(&format!("{owner}_has_{}", field.name), &expr, &plain);
                    let function =
                        function.ok_or_else(|| refuse(format!("`{text}` does not compare numbers")))?;
                    let arguments = function.parameters.iter().map(|(name, _)| name.clone()).collect();
                    when = Some((declare(function, functions), arguments));
                }
            }
        }
        let counter = field.count.as_ref().and_then(|count| fields.iter().find(|f| f.name == *count));
        if field.count.is_some() && (when.is_some() || counter.is_none()) {
            return Err(refuse(
                "the field that counts it is unknown, or it has a condition as well".to_string(),
            ));
        }
        let (count, most) = (counter.map(|counter| ident(&counter.name)), counter.map_or(1, max_count));
        plain.push(PlainField { ident: ident(&field.name), ty, when, count, most });
    }
    Ok(plain)
}

/// The Rust integer of a wire type.
fn integer(wire: &str) -> Option<&'static str> {
    WireType::find(wire).map(|ty| ty.rust)
}

/// The structure behind a type that is no integer.
fn structure(ty: &str) -> Option<&str> {
    isa::structure(ty).or_else(|| integer(ty).is_none().then_some(ty))
}
