//! The layouts as a C++ header that decodes and encodes instructions.

use crate::condition::condition;
use crate::header::{literal, mask, versions};
use crate::view::FileView;
use crate::world::{World, pages};
use genvisa_reader::isa::{Field, Instruction, Isa, Record};
use serde_json::{Value, json};
use std::collections::BTreeMap;

impl World<'_> {
    /// `genvisa.hpp`.
    pub(super) fn decoder(&self) -> FileView {
        let isa = self.isa;
        // The header searches for the first byte; of instructions with equal bytes, the first one is meant.
        let mut instructions: Vec<&Instruction> = isa.instructions.iter().collect();
        instructions.sort_by_key(|i| (i.opcode, i.sub_opcode.as_ref().map(|sub| sub.code)));
        let data = json!({
            "layouts": layouts(isa).into_iter().chain(instructions.iter().map(|i| of_fields(isa, &i.name, &i.fields)))
                .collect::<Vec<_>>(),
            "instructions": instructions.iter().map(|i| json!({
                "name": literal(&i.name),
                "ident": ident(&i.name),
                "opcode": format!("{:#04x}", i.opcode),
                "sub_opcode": i.sub_opcode.as_ref().map_or("-1".to_string(), |sub| format!("{:#04x}", sub.code)),
                "platforms": mask(isa, &i.platforms),
            })).collect::<Vec<_>>(),
        });
        let path = "generated/include/genvisa.hpp".to_string();
        FileView { path, page: pages(isa), template: "decoder", data }
    }
}

/// The structures of operands. One that a tag selects is before the structure with the tag.
fn layouts(isa: &Isa) -> Vec<Value> {
    let wires = isa.instructions.iter().flat_map(|i| &i.fields).flat_map(|f| &f.wire);
    let used: BTreeMap<&str, &Record> = wires
        .filter_map(|wire| record_of(isa, &wire.ty))
        .map(|record| (record.name.as_str(), record))
        .collect();
    let mut layouts: BTreeMap<&str, Value> = BTreeMap::new();
    let mut tagged = Vec::new();
    for record in used.values() {
        match &record.selector {
            None => _ = layouts.insert(&record.name, layout(isa, record, &[])),
            Some(_) => {
                let followers = followers(isa, record);
                for (_, follower) in &followers {
                    layouts.insert(&follower.name, layout(isa, follower, &[]));
                }
                tagged.push(layout(isa, record, &followers));
            }
        }
    }
    layouts.into_values().chain(tagged).collect()
}

/// The structures that can follow a tag, by the code in the tag.
fn followers<'i>(isa: &'i Isa, tagged: &Record) -> Vec<(u64, &'i Record)> {
    let groups = tagged.fields.iter().flat_map(|field| &field.bits);
    let values = groups.filter(|group| Some(&group.name) == tagged.selector.as_ref()).flat_map(|g| &g.values);
    let codes: BTreeMap<&str, u64> = values.map(|value| (value.name.as_str(), value.code)).collect();
    let code = |record: &Record| codes.get(record.variant.as_deref()?).copied();
    isa.records.iter().filter_map(|record| Some((code(record)?, record))).collect()
}

/// The layout of an instruction, or of a structure.
fn of_fields(isa: &Isa, name: &str, fields: &[Field]) -> Value {
    json!({ "name": literal(name), "ident": ident(name), "fields": rows(isa, fields) })
}

fn layout(isa: &Isa, record: &Record, followers: &[(u64, &Record)]) -> Value {
    let mut layout = of_fields(isa, &record.name, &record.fields);
    let tag = record.fields.iter().enumerate().find_map(|(n, field)| {
        let group = field.bits.iter().find(|group| Some(&group.name) == record.selector.as_ref())?;
        Some(json!({ "field": n, "shift": group.lo, "bits": group.hi - group.lo + 1 }))
    });
    let followers =
        followers.iter().map(|(code, record)| json!({ "code": code, "ident": ident(&record.name) }));
    layout["tag"] = json!(tag);
    layout["followers"] = followers.collect();
    layout
}

/// The structure of a type. Scalars and blocks are vector operands.
fn record_of<'i>(isa: &'i Isa, ty: &str) -> Option<&'i Record> {
    isa.record(genvisa_reader::isa::structure(ty)?)
}

/// The name of a layout, which is no keyword of C++.
fn ident(name: &str) -> String {
    format!("layout_{}", name.to_lowercase())
}

/// The fields of a layout, one row for each wire type.
fn rows(isa: &Isa, fields: &[Field]) -> Vec<Value> {
    let mut rows = Vec::new();
    for field in fields {
        for wire in &field.wire {
            let (from, before) = versions(&wire.versions);
            let integer = wire.integer();
            rows.push(json!({
                "name": literal(&field.name),
                "bytes": integer.map_or(0, |ty| ty.bits / 8),
                "is_signed": integer.is_some_and(|ty| ty.signed),
                "structure": record_of(isa, &wire.ty).map(|record| ident(&record.name)),
                "from": from,
                "before": before,
                "count": field.count.as_deref().map(literal),
                "when": field.when.as_deref().map(literal),
                "condition": field.when.as_deref().and_then(|when| condition(isa, fields, when)),
            }));
        }
    }
    rows
}
