//! `genvisa info --json`: an instruction as a JSON object.

use super::super::platforms::names;
use super::example::Example;
use genvisa::{BitRangeInfo, EnumerantInfo, FieldInfo, InstructionInfo, Platform, PlatformSet, Role, Rule};
use serde_json::{Value, json};

/// An instruction, with the values and rules of one platform or of all.
pub fn of(info: &InstructionInfo, platform: Option<Platform>) -> Value {
    let is_here = |set: PlatformSet| platform.is_none_or(|platform| set.contains(platform as u32));
    let rule = |rule: &Rule| {
        json!({
            "id": rule.id, "sentence": rule.doc, "expression": rule.expr, "level": rule.level.name(),
            "platforms": names(rule.platforms), "page": rule.page, "line": rule.line,
        })
    };
    let parameters = info.parameters.iter().map(|one| json!({ "when": one.when, "names": one.names }));
    json!({
        "name": info.name,
        "purpose": info.doc,
        "opcode": info.opcode,
        "sub_opcode": info.sub_opcode,
        "same_bytes_as": info.same_as,
        "platforms": names(info.platforms),
        "page": info.page,
        "line": info.line,
        "text": info.text,
        "semantics": info.semantics,
        "notes": info.notes,
        "example": Example::of(info),
        "fields": info.fields.iter().map(|one| field(one, platform)).collect::<Vec<_>>(),
        "parameters": parameters.collect::<Vec<_>>(),
        "rules": info.rules.iter().filter(|one| is_here(one.platforms)).map(rule).collect::<Vec<_>>(),
    })
}

fn field(field: &FieldInfo, platform: Option<Platform>) -> Value {
    let role = (field.role != Role::None).then(|| format!("{:?}", field.role));
    json!({
        "name": field.name,
        "meaning": field.doc,
        "type": field.ty,
        "role": role,
        "when": field.when,
        "count": field.count,
        "most": field.most,
        "since": field.since.map(|version| version.to_string()),
        "before": field.before.map(|version| version.to_string()),
        "bits": field.bit_ranges.iter().map(|one| range(field, one, platform)).collect::<Vec<_>>(),
    })
}

fn range(field: &FieldInfo, range: &BitRangeInfo, platform: Option<Platform>) -> Value {
    let values = super::shown(field, range, platform);
    let value = |value: &EnumerantInfo| json!({ "name": value.name, "code": value.code, "platforms": names(value.platforms) });
    json!({
        "name": range.name,
        "high": range.hi,
        "low": range.lo,
        "values": values.map(value).collect::<Vec<_>>(),
    })
}
