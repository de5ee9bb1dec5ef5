//! `genvisa info %tsc`: predefined variables, surfaces and samplers.

use super::names;
use genvisa::{DataType, PlatformSet, Predefined};
use genvisa_asm::module::predefined;
use genvisa_asm::symbols::Symbol;
use serde_json::{Value, json};
use std::fmt::Write;

/// A predefined variable, surface or sampler.
#[derive(Clone, Copy)]
pub struct Found(Symbol);

/// The variable with a name, with or without `%`, or a number: `tsc`, `%tsc`, `V6`.
pub fn find(text: &str) -> Option<Found> {
    let name = text.strip_prefix('%').unwrap_or(text);
    let names = [format!("%{}", name.to_lowercase()), name.to_uppercase()];
    names.iter().find_map(|name| predefined::find(name)).map(Found)
}

impl Found {
    fn name(self) -> &'static str {
        predefined::name_of(self.0).unwrap_or_default()
    }

    /// The kind, and the name of letter and index.
    fn kind(self) -> (&'static str, String) {
        match self.0 {
            Symbol::Variable(index) => ("variable", format!("V{index}")),
            Symbol::Address(index) => ("address", format!("A{index}")),
            Symbol::Predicate(index) => ("predicate", format!("P{index}")),
            Symbol::Surface(index) => ("surface", format!("T{index}")),
            Symbol::Sampler(index) => ("sampler", format!("S{index}")),
        }
    }

    /// Its rows, one for each size.
    fn rows(self) -> impl Iterator<Item = &'static Predefined> {
        predefined::rows_of(self.0)
    }
}

/// The type of a variable by its code.
fn ty(row: &Predefined) -> Option<&'static str> {
    row.ty.and_then(|code| DataType::from_code(code.into())).map(DataType::name)
}

/// A description for people.
pub fn text(found: Found) -> String {
    let mut out = String::new();
    let (kind, indexed) = found.kind();
    for row in found.rows() {
        let size = match ty(row) {
            Some(ty) => format!(", {} x {}", row.elements, ty.to_lowercase()),
            None => String::new(),
        };
        let on = match row.platforms == PlatformSet::ALL {
            true => String::new(),
            false => format!(" on {}", names(row.platforms)),
        };
        let _ = writeln!(out, "{}  predefined {kind} {indexed}{size}{on}", found.name());
    }
    let Some(row) = found.rows().next() else { return out };
    let _ = writeln!(out, "  {}", row.doc);
    // Surfaces and samplers have neither values that kernels write nor aliases.
    if row.ty.is_some() {
        let writes = if row.writable { "kernels may write it" } else { "read only" };
        let can = if row.divisible { "can" } else { "cannot" };
        let _ = writeln!(out, "  {writes}; {can} be the base of an alias");
    }
    out
}

/// The description as a JSON object.
pub fn json(found: Found) -> Value {
    let size = |row: &Predefined| json!({ "elements": row.elements, "platforms": names(row.platforms) });
    let row = found.rows().next();
    json!({
        "kind": found.kind().0,
        "name": row.map(|row| row.name),
        "index": row.map(|row| row.index),
        "type": row.and_then(ty),
        "sizes": found.rows().map(size).collect::<Vec<_>>(),
        "writable": row.map(|row| row.writable),
        "aliasable": row.map(|row| row.divisible),
        "doc": row.map(|row| row.doc),
    })
}
