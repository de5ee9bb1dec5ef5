//! The tables of predefined variables.

use crate::RenderError;
use crate::names::literal;
use crate::text::{docs, escape, long_literal, wrap};
use crate::world::World;
use genvisa_reader::isa::{At, Elements, PlatformSet, Predefined, Space};
use serde_json::{Value, json};

impl World<'_> {
    pub(super) fn predefined(&self) -> Result<Value, RenderError> {
        let table = |space: Space, name: &str, what: &str| -> Result<Value, RenderError> {
            let mut rows = Vec::new();
            let mut docs = docs(&format!("Predefined {what}"), "/// ");
            docs.push_str("///\n");
            for p in self.isa.predefined.iter().filter(|p| p.space == space) {
                let item = format!("- {} `{}`: {}; {}", p.index, p.name, escape(&p.doc), access(p));
                docs.push_str(&wrap(&item, "///   ").replacen("///   ", "/// ", 1));
                let all = [Elements { count: 1, platforms: PlatformSet::default() }];
                let sizes = if p.elements.is_empty() { &all[..] } else { &p.elements[..] };
                for size in sizes {
                    rows.push(json!({
                        "index": p.index,
                        "name": literal(&p.name),
                        "ty": self.type_code(p)?,
                        "elements": size.count,
                        "writable": p.writable,
                        "divisible": p.aliasable,
                        "unset": p.unset,
                        "doc": long_literal(&p.doc, 13, 13),
                        "platforms": self.platform_bits(&size.platforms, &p.at)?,
                    }));
                }
            }
            Ok(json!({ "name": name, "docs": docs, "rows": rows }))
        };
        // Without a stated index, no index is known to be that of a declared variable.
        let first = |space: Space| self.first_declared(space).unwrap_or(u32::MAX);
        Ok(json!({
            "tables": [
                table(Space::Variable, "VARIABLES", "general variables")?,
                table(Space::Surface, "SURFACES", "surfaces")?,
                table(Space::Sampler, "SAMPLERS", "samplers")?,
            ],
            "first": {
                "variable": first(Space::Variable),
                "predicate": first(Space::Predicate),
                "surface": first(Space::Surface),
                "sampler": first(Space::Sampler),
            },
        }))
    }

    /// Code of the type of a predefined variable.
    fn type_code(&self, p: &Predefined) -> Result<Option<u8>, RenderError> {
        let Some(name) = &p.ty else { return Ok(None) };
        let ty = self.isa.types.iter().find(|t| t.name == *name);
        let unknown = || RenderError {
            what: format!("predefined {} {}", p.index, p.name),
            why: format!("its type {name} is in no table of types ({})", p.at),
        };
        ty.map(|t| Some(t.code)).ok_or_else(unknown)
    }

    /// A set of platforms as bits.
    fn platform_bits(&self, set: &PlatformSet, at: &At) -> Result<String, RenderError> {
        if set.is_all() {
            return Ok("PlatformSet::ALL".to_string());
        }
        let mut bits = 0u32;
        for index in 0..self.isa.platforms.len().min(32) {
            let inside = set.contains(&self.isa.platforms, index);
            let inside = inside.ok_or_else(|| RenderError {
                what: format!("{{{set}}}"),
                why: format!("it names a platform that is in no list ({at})"),
            })?;
            bits |= u32::from(inside) << index;
        }
        Ok(format!("PlatformSet({bits:#013b})"))
    }
}

fn access(p: &Predefined) -> String {
    let alias = if p.aliasable { "can be aliased" } else { "cannot be aliased" };
    let begin = if p.unset { ", without a value in a kernel that begins" } else { "" };
    format!("{}, {alias}{begin}", if p.writable { "read and written" } else { "read only" })
}
