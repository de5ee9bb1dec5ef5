//! The model as a C header: names for all numbers, and tables that describe the layout of every instruction.

mod bits;

use crate::RenderError;
use crate::view::FileView;
use crate::world::{World, pages};
use bits::BitTables;
use genvisa_reader::isa::{BitGroup, Enumerant, Field, Isa, PlatformSet, VersionSet, Wire};
use serde_json::{Value, json};
use std::collections::BTreeMap;

impl World<'_> {
    /// `genvisa.h`.
    pub(super) fn header(&self) -> Result<FileView, RenderError> {
        let isa = self.isa;
        let mut names = Names::default();
        let mut bits = BitTables::default();
        let layouts = layouts(self, &mut bits, &mut names)?;
        let platforms = isa.platforms.iter().enumerate();
        let types = isa.types.iter();
        let data = json!({
            "format_version": crate::json::FORMAT,
            "specification": isa.newest_version().map(|version| version.to_string()).unwrap_or_default(),
            "platforms": platforms
                .map(|(n, p)| Ok(json!({ "name": names.take(&["PLATFORM", &p.name], &p.at)?, "bit": n, "grf": p.grf })))
                .collect::<Result<Vec<_>, _>>()?,
            "types": types
                .map(|t| Ok(json!({ "name": names.take(&["TYPE", &t.name], &t.at)?, "code": t.code, "bits": t.bits })))
                .collect::<Result<Vec<_>, _>>()?,
            "opcodes": opcodes(isa, &mut names)?,
            "fields": fields(isa, &mut names)?,
            "bits": bits.all,
            "layouts": layouts,
            "instructions": isa.instructions.iter().map(|i| json!({
                "name": i.name,
                "table": table(&i.name),
                "opcode": format!("{:#04x}", i.opcode),
                "sub_opcode": i.sub_opcode.as_ref().map_or("-1".to_string(), |s| format!("{:#04x}", s.code)),
                "platforms": mask(isa, &i.platforms),
                "text": i.text.iter().map(|form| literal(form)).collect::<Vec<_>>(),
                "fields": i.fields.iter().map(|f| f.wire.len()).sum::<usize>(),
            })).collect::<Vec<_>>(),
            "records": isa.records.iter().map(|r| json!({
                "name": r.name,
                "table": table(&r.name),
                "variant": r.variant,
                "fields": r.fields.iter().map(|f| f.wire.len()).sum::<usize>(),
            })).collect::<Vec<_>>(),
            "rules": isa.rules.iter().map(|r| Ok(json!({
                "macro": names.take(&["RULE", &r.id], &format!("{}:{}", r.page, r.line))?,
                "id": literal(&r.id),
                "expr": literal(&r.expr),
                "platforms": mask(isa, &r.platforms),
                "check": serde_json::to_value(r.check).unwrap_or_default(),
                "level": r.level.name(),
            }))).collect::<Result<Vec<_>, _>>()?,
        });
        let path = "generated/include/genvisa.h".to_string();
        Ok(FileView { path, page: pages(isa), template: "header", data })
    }
}

/// The macros so far. C has one name space for them, so a second definition of a name is an error.
#[derive(Default)]
struct Names(BTreeMap<String, String>);

impl Names {
    fn take(&mut self, parts: &[&str], at: &impl ToString) -> Result<String, RenderError> {
        let name = format!("GENVISA_{}", macro_name(parts));
        match self.0.insert(name.clone(), at.to_string()) {
            None => Ok(name),
            Some(other) => Err(RenderError {
                what: name,
                why: format!("{} and {other} have the same name in C", at.to_string()),
            }),
        }
    }
}

/// `["SVM_GATHER", "block_size", "8 bytes"]` → `SVM_GATHER_BLOCK_SIZE_8_BYTES`.
fn macro_name(parts: &[&str]) -> String {
    let text = parts.join("_");
    let mut out = String::new();
    for (at, c) in text.char_indices() {
        match c {
            c if c.is_ascii_alphanumeric() => out.push(c.to_ascii_uppercase()),
            // Without the word, -1 and 1 have one name.
            '-' if is_minus(&text, at) => out.push_str("MINUS_"),
            _ if out.ends_with('_') => {}
            _ => out.push('_'),
        }
    }
    out.truncate(out.trim_end_matches('_').len());
    out
}

/// Whether the hyphen at a byte of a text is the sign of a number: a digit is behind it, and no letter or digit is before it.
fn is_minus(text: &str, at: usize) -> bool {
    let (before, behind) = (text.get(..at).unwrap_or_default(), text.get(at + 1..).unwrap_or_default());
    behind.starts_with(|c: char| c.is_ascii_digit()) && !before.ends_with(|c: char| c.is_ascii_alphanumeric())
}

fn opcodes(isa: &Isa, names: &mut Names) -> Result<Vec<Value>, RenderError> {
    let mut all = Vec::new();
    for i in &isa.instructions {
        if let Some(sub) = &i.sub_opcode {
            let name = names.take(&["SUB_OPCODE", &i.name], &i.at)?;
            all.push(json!({ "name": name, "code": format!("{:#04x}", sub.code) }));
        }
        let name = names.take(&["OPCODE", &i.name], &i.at)?;
        all.push(json!({ "name": name, "code": format!("{:#04x}", i.opcode) }));
    }
    Ok(all)
}

/// Masks, shifts and encodings of every field that has bit ranges. Definitions that instructions share are printed once.
fn fields(isa: &Isa, names: &mut Names) -> Result<Vec<Value>, RenderError> {
    let shared = isa.fields.iter().map(|f| (None, f));
    let records = isa.records.iter().flat_map(|r| r.fields.iter().map(move |f| (Some(&r.name), f)));
    let own = isa.instructions.iter().flat_map(|i| i.fields.iter().map(move |f| (Some(&i.name), f)));
    let own = own.filter(|(_, f)| isa.fields.iter().all(|shared| shared.name != f.name));
    let mut all = Vec::new();
    for (subject, field) in shared.chain(records).chain(own) {
        let mut prefix: Vec<&str> = subject.into_iter().map(String::as_str).collect();
        prefix.push(&field.name);
        for (n, group) in field.bits.iter().enumerate() {
            let mut path = prefix.clone();
            if group.name != field.name {
                path.push(&group.name);
            }
            let mut run = run(&path, group, names)?;
            // The condition precedes the first bit range of the field.
            run["when"] = json!(field.when.as_deref().filter(|_| n == 0));
            all.push(run);
        }
    }
    Ok(all)
}

fn run(path: &[&str], group: &BitGroup, names: &mut Names) -> Result<Value, RenderError> {
    let mut name = |last: &str, at: &_| names.take(&[path, &[last]].concat(), at);
    let width = group.hi - group.lo + 1;
    let mask = (u64::MAX >> (64 - width.clamp(1, 64))) << group.lo;
    let mut codes = Vec::new();
    for (n, value) in group.values.iter().enumerate() {
        let earlier = &group.values[..n];
        // Two encodings of one name exist on different platforms. Their codes make the names unique.
        let last = match earlier.iter().any(|e| same(e, value)) {
            true => format!("{} {}", value.name, value.code),
            false => value.name.clone(),
        };
        codes.push(json!({ "name": name(&last, &value.at)?, "code": value.code }));
    }
    Ok(json!({
        "mask": name("MASK", &group.at)?,
        "mask_value": format!("{mask:#x}"),
        "shift": name("SHIFT", &group.at)?,
        "lo": group.lo,
        "codes": codes,
    }))
}

fn same(a: &Enumerant, b: &Enumerant) -> bool {
    macro_name(&[&a.name]) == macro_name(&[&b.name])
}

/// The name of a table, without `genvisa_fields_`.
fn table(subject: &str) -> String {
    macro_name(&[subject]).to_lowercase()
}

/// The fields of every structure and instruction.
fn layouts(world: &World<'_>, bits: &mut BitTables, names: &mut Names) -> Result<Vec<Value>, RenderError> {
    let isa = world.isa;
    let records = isa.records.iter().map(|r| (&r.name, &r.fields));
    let instructions = isa.instructions.iter().map(|i| (&i.name, &i.fields));
    let mut all = Vec::new();
    for (name, fields) in records.chain(instructions).filter(|(_, fields)| !fields.is_empty()) {
        let mut rows = Vec::new();
        for field in fields {
            let bits = bits.of(world, name, field, names)?;
            rows.extend(self::rows(field, &bits));
        }
        all.push(json!({ "table": table(name), "fields": rows }));
    }
    Ok(all)
}

/// A field of a layout, one row for each wire type.
fn rows(field: &Field, bits: &Value) -> Vec<Value> {
    let row = |wire: &Wire| {
        let (from, before) = versions(&wire.versions);
        json!({
            "name": field.name,
            "ty": wire.ty,
            "bytes": wire.bits().unwrap_or_default() / 8,
            "from": from,
            "before": before,
            "count": field.count.as_deref().map_or("0".to_string(), literal),
            "when": field.when.as_deref().map_or("0".to_string(), literal),
            "used_if": field.used_if.as_deref().map_or("0".to_string(), literal),
            "bits": bits,
        })
    };
    field.wire.iter().map(row).collect()
}

/// The first version, and the first version after the last one; 0 for no bound.
pub(super) fn versions(set: &VersionSet) -> (u32, u32) {
    let number = |v: Option<(u8, u8)>| v.map_or(0, |(major, minor)| u32::from(major) << 8 | u32::from(minor));
    (number(set.from), number(set.before))
}

/// A bit for each platform of the set, in the order of the platforms page.
pub(super) fn mask(isa: &Isa, set: &PlatformSet) -> String {
    let on = |n: &usize| set.contains(&isa.platforms, *n).unwrap_or(true);
    let mask = (0..isa.platforms.len()).filter(on).fold(0u64, |mask, n| mask | 1 << n.min(63));
    format!("{mask:#06x}u")
}

/// A C string.
pub(super) fn literal(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hyphen_is_a_minus_sign_before_a_number_only() {
        let cases = [
            ("read-invalidate", "GROUP_READ_INVALIDATE"),
            ("32-bit", "GROUP_32_BIT"),
            ("-1", "GROUP_MINUS_1"),
            ("1", "GROUP_1"),
            ("x -2", "GROUP_X_MINUS_2"),
            ("x - 2", "GROUP_X_2"),
            ("2-3", "GROUP_2_3"),
            ("a-", "GROUP_A"),
        ];
        for (name, expected) in cases {
            assert_eq!(macro_name(&["group", name]), expected, "{name}");
        }
    }

    #[test]
    fn a_name_of_c_has_one_definition() {
        let mut names = Names::default();
        assert_eq!(names.take(&["OPCODE", "ADD 3"], &"a:1").ok(), Some("GENVISA_OPCODE_ADD_3".to_string()));
        assert!(names.take(&["OPCODE", "ADD"], &"a:2").is_ok());
        let refused = names.take(&["OPCODE", "ADD_3"], &"b:1").err().map(|error| (error.what, error.why));
        let why = "b:1 and a:1 have the same name in C".to_string();
        assert_eq!(refused, Some(("GENVISA_OPCODE_ADD_3".to_string(), why)));
    }
}
