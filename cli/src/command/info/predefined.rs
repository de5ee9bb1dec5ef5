//! `genvisa info %tsc`: predefined variables, surfaces and samplers.

use super::names;
use genvisa::variables::{SAMPLERS, SURFACES, VARIABLES};
use genvisa::{DataType, PlatformSet, Predefined};

use serde_json::{Value, json};
use std::fmt::Write;

/// The tables with their kinds and the letters that begin the numbered names.
const TABLES: [(&str, char, &[Predefined]); 3] =
    [("variable", 'V', VARIABLES), ("surface", 'T', SURFACES), ("sampler", 'S', SAMPLERS)];

/// A predefined variable, surface or sampler: its rows, one for each size.
pub struct Found {
    kind: &'static str,
    letter: char,
    rows: Vec<&'static Predefined>,
}

/// The variables with a name, with or without `%`, or a number: `tsc`, `%tsc`, `V6`.
pub fn find(text: &str) -> Vec<Found> {
    let name = text.strip_prefix('%').unwrap_or(text);
    let tables = TABLES.iter().map(|(kind, letter, rows)| {
        let is_named = |row: &&Predefined| {
            row.name.eq_ignore_ascii_case(name) || format!("{letter}{}", row.index).eq_ignore_ascii_case(name)
        };
        Found { kind, letter: *letter, rows: rows.iter().filter(is_named).collect() }
    });
    tables.filter(|found| !found.rows.is_empty()).collect()
}

/// The type of a variable by its code.
fn ty(row: &Predefined) -> Option<&'static str> {
    row.ty.and_then(|code| DataType::from_code(code.into())).map(DataType::name)
}

/// A description for people.
pub fn text(found: &Found) -> String {
    let mut out = String::new();
    for row in &found.rows {
        let Predefined { index, name, elements, .. } = row;
        let size = match ty(row) {
            Some(ty) => format!(", {elements} x {}", ty.to_lowercase()),
            None => String::new(),
        };
        let on = match row.platforms == PlatformSet::ALL {
            true => String::new(),
            false => format!(" on {}", names(row.platforms)),
        };
        let _ = writeln!(out, "%{name}  predefined {} {}{index}{size}{on}", found.kind, found.letter);
    }
    let Some(row) = found.rows.first() else { return out };
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
pub fn json(found: &Found) -> Value {
    let size = |row: &&Predefined| json!({ "elements": row.elements, "platforms": names(row.platforms) });
    let row = found.rows.first();
    json!({
        "kind": found.kind,
        "name": row.map(|row| row.name),
        "index": row.map(|row| row.index),
        "type": row.and_then(|row| ty(row)),
        "sizes": found.rows.iter().map(size).collect::<Vec<_>>(),
        "writable": row.map(|row| row.writable),
        "aliasable": row.map(|row| row.divisible),
        "doc": row.map(|row| row.doc),
    })
}
