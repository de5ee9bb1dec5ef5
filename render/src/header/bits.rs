//! The tables of bit ranges in the C header.

use super::{Names, literal, mask};
use crate::RenderError;
use crate::world::World;
use genvisa_reader::isa::{BitGroup, Enumerant, Field, Isa};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The tables of bit ranges. Fields with equal bit ranges have one.
#[derive(Default)]
pub(super) struct BitTables {
    /// Each table, in the order of the header.
    pub(super) all: Vec<Value>,
    /// The row of each list of bit ranges.
    known: BTreeMap<String, Value>,
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
        let ranges = Value::from_iter(ranges.iter().map(|range| self::range(isa, range)));
        if let Some(known) = self.known.get(&ranges.to_string()) {
            return Ok(known.clone());
        }
        let owner = shared.is_none().then_some(subject);
        let path: Vec<&str> = std::iter::once("BITS").chain(owner).chain([&*field.name]).collect();
        let table = names.take(&path, &field.at)?.to_lowercase();
        let row = json!({ "table": table, "count": ranges.as_array().map_or(0, Vec::len) });
        self.known.insert(ranges.to_string(), row.clone());
        self.all.push(json!({ "table": table, "ranges": ranges }));
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
