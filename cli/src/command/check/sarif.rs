//! Findings as a SARIF log of version 2.1.0.

use super::finding::{Region, Row};
use crate::Unusable;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The log.
///
/// # Errors
/// JSON cannot represent a finding.
pub fn log(findings: &[Row<'_>]) -> Result<String, Unusable> {
    let results: Vec<Value> = findings.iter().map(result).collect();
    let levels: BTreeMap<_, _> = findings.iter().map(|row| (id(row), row.level.name())).collect();
    let rules =
        levels.iter().map(|(id, level)| json!({ "id": id, "defaultConfiguration": { "level": level } }));
    let rules: Vec<_> = rules.collect();
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "genvisa", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "results": results,
        }],
    });
    let text = serde_json::to_string_pretty(&log);
    text.map(|text| text + "\n").map_err(|error| Unusable(format!("error: JSON: {error}")))
}

/// The rule, or the kind of mistake in an input that cannot be read.
fn id<'r>(row: &'r Row<'_>) -> &'r str {
    row.rule.or(row.code.as_deref()).unwrap_or_default()
}

fn result(row: &Row<'_>) -> Value {
    let mut location = json!({ "physicalLocation": { "artifactLocation": { "uri": row.file } } });
    if let Some(Region { line, column, end_line, end_column }) = row.region {
        location["physicalLocation"]["region"] = json!({
            "startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column,
        });
    }
    if let Some(byte) = row.byte {
        location["physicalLocation"]["region"] = json!({ "byteOffset": byte });
    }
    if let Some(place) = &row.place {
        location["logicalLocations"] = json!([{ "fullyQualifiedName": place.text(|name| name.into()) }]);
    }
    let mut result = json!({
        "ruleId": id(row),
        "level": row.level.name(),
        "message": { "text": row.message },
        "locations": [location],
    });
    if row.rule.is_some() {
        result["properties"] = json!({
            "found": row.found, "allowed": row.allowed, "values": row.values, "instruction": row.instruction,
            "sentence": row.sentence, "expected": row.expected, "page": row.page,
        });
    }
    result
}
