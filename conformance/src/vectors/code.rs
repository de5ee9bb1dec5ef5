//! Vectors that ask for the fields of instructions, or for the bytes of given fields. They follow from the model alone.

use super::{Made, named, with_operation};
use crate::object::file::Object;
use crate::object::tree::{Codec, Item, Value};
use crate::spec::{Spec, read_version};
use genvisa_reader::isa::Field;
use genvisa_runner::code::{Code, Content, Decoded};
use genvisa_runner::request::{Data, Operation};
use genvisa_runner::vector::Vector;
use std::collections::BTreeMap;

/// Adds the two vectors about the code of the first valid module. One of them is enough: layouts depend on no platform.
pub(super) fn add(spec: &Spec, made: &mut Made) {
    let first = made.vectors.iter().find(|vector| !vector.is_negative() && vector.instruction.is_some());
    let Some(first) = first else { return };
    match code_of(spec, first) {
        Ok((bytes, code)) => {
            let (object, text) = (Data::Base64(bytes), Data::Text(code.to_string()));
            let decode = with_operation(first, Operation::Decode, object.clone(), Some(text.clone()));
            let encode = with_operation(first, Operation::Encode, text, Some(object));
            made.vectors.extend([decode, encode]);
        }
        Err(why) => made.left_out.push((named(first, Operation::Decode), why)),
    }
}

/// The bytes of all instructions of a module, kernels first, and their fields.
fn code_of(spec: &Spec, vector: &Vector) -> Result<(Vec<u8>, Code), String> {
    let codec = Codec { spec, version: read_version(&vector.version).ok_or("its version is no version")? };
    let object = Object::read(&codec, vector.input.bytes())?;
    let (mut bytes, mut code) = (Vec::new(), Code::default());
    for item in object.routines().flat_map(|routine| &routine.body) {
        codec.encode(item, &mut bytes);
        code.0
            .push(Decoded { instruction: codec.name(item.shape).to_string(), fields: fields(&codec, item) });
    }
    Ok((bytes, code))
}

fn fields(codec: &Codec<'_>, item: &Item) -> BTreeMap<String, Content> {
    let known = codec.fields(item.shape).iter().enumerate();
    known.filter_map(|(n, field)| Some((field.name.clone(), content(codec, item, n, field)?))).collect()
}

fn content(codec: &Codec<'_>, item: &Item, n: usize, field: &Field) -> Option<Content> {
    let number = |raw: u64| Content::Number(codec.number(field, raw));
    Some(match item.values.get(n)? {
        Value::Int(_) => number(codec.int(item, n)?),
        Value::Ints(all) => Content::Several(all.iter().map(|raw| number(*raw)).collect()),
        Value::Items(all) => {
            let mut all: Vec<_> = all.iter().map(|item| Content::Structure(members(codec, item))).collect();
            match &field.count {
                Some(_) => Content::Several(all),
                None => all.pop()?,
            }
        }
        // Instructions have no strings.
        Value::Absent | Value::Strings(_) => return None,
    })
}

/// The numbers in an operand: those of its own, and those of the structure that its tag selects.
fn members(codec: &Codec<'_>, item: &Item) -> BTreeMap<String, i64> {
    let own =
        codec.fields(item.shape).iter().enumerate().filter_map(|(n, field)| match item.values.get(n)? {
            Value::Int(raw) => Some((field.name.clone(), codec.number(field, *raw))),
            _ => None,
        });
    let mut all: BTreeMap<_, _> = own.collect();
    all.extend(item.variant.iter().flat_map(|variant| members(codec, variant)));
    all
}
