//! The tables of bit ranges in the C header.

use super::{Names, literal, mask};
use crate::RenderError;
use crate::world::World;
use genvisa_reader::isa::{BitGroup, Enumerant, Field, Isa};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The tables of bit ranges, one for each definition. Instructions share the definitions of the chapters.
#[derive(Default)]
pub(super) struct BitTables {
    /// Each table, in the order of the header.
    pub(super) all: Vec<Value>,
    /// The table of each definition: of a subject's own field, or of a shared one.
    known: BTreeMap<(Option<String>, String), Value>,
}

impl BitTables {
    /// The bit ranges of a field for its row: the table and the number of its entries.
    pub(super) fn of(
        &mut self,
        world: &World<'_>,
        subject: &str,
        field: &Field,
        names: &mut Names,
    ) -> Result<Value, RenderError> {
        let isa = world.isa;
        // The types of the crate share definitions in the same cases.
        let shared = isa.fields.iter().find(|shared| shared.name == field.name);
        let shared = shared.filter(|_| world.shared(field).is_some());
        let ranges = &shared.unwrap_or(field).bits;
        // The bits of an operand are those of its value.
        if ranges.is_empty() || field.is_operand() {
            return Ok(json!({ "table": null, "count": 0 }));
        }
        let owner = shared.is_none().then(|| subject.to_string());
        let key = (owner, field.name.clone());
        if let Some(known) = self.known.get(&key) {
            return Ok(known.clone());
        }
        let subject = key.0.iter().map(String::as_str);
        let path: Vec<&str> = std::iter::once("BITS").chain(subject).chain([&*field.name]).collect();
        let table = names.take(&path, &field.at)?.to_lowercase();
        self.all.push(json!({
            "table": table,
            "ranges": ranges.iter().map(|range| self::range(isa, range)).collect::<Vec<_>>(),
        }));
        let row = json!({ "table": table, "count": ranges.len() });
        self.known.insert(key, row.clone());
        Ok(row)
    }
}

fn range(isa: &Isa, range: &BitGroup) -> Value {
    let value = |value: &Enumerant| json!({ "name": literal(&value.name), "code": value.code, "platforms": mask(isa, &value.platforms) });
    json!({
        "name": literal(&range.name),
        "high": range.hi,
        "low": range.lo,
        "platforms": mask(isa, &range.platforms),
        "values": range.values.iter().map(value).collect::<Vec<_>>(),
    })
}
