//! Findings as a SARIF log of version 2.1.0.

use crate::json::printable;
use crate::{Unusable, codes, documentation};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use genvisa_findings::program::{Region, Related, Row};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};

/// A log of the findings in all files of a run.
#[derive(Default)]
pub struct Log {
    results: Vec<Value>,
    /// The descriptions of the rules and codes of the results.
    rules: BTreeMap<String, Value>,
    /// The number of results of each file with the same rule and message.
    equal: HashMap<(String, String, String), usize>,
}

impl Log {
    /// Adds a finding.
    pub fn add(&mut self, row: &Row<'_>) {
        let key = (row.file.to_string(), id(row).to_string(), row.message.to_string());
        let equal = self.equal.entry(key).or_default();
        *equal += 1;
        self.results.push(result(row, *equal));
        self.rules.entry(id(row).to_string()).or_insert_with(|| description(row));
    }

    /// The text of the log.
    ///
    /// # Errors
    /// JSON cannot represent a finding.
    pub fn text(self) -> Result<String, Unusable> {
        let rules: Vec<Value> = self.rules.into_values().collect();
        let log = json!({
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [{
                "tool": { "driver": { "name": "genvisa", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
                // The columns of regions count characters.
                "columnKind": "unicodeCodePoints",
                "results": self.results,
            }],
        });
        printable(serde_json::to_string_pretty(&log))
    }
}

/// The rule, or the kind of mistake in an input that cannot be read.
fn id<'r>(row: &'r Row<'_>) -> &'r str {
    row.rule.or(row.code.as_deref()).unwrap_or_default()
}

/// The rule or code of a finding, with its meaning, as code hosts show it beside each finding.
fn description(row: &Row<'_>) -> Value {
    let id = id(row);
    let meaning = row.sentence.or_else(|| codes::find(id).map(|(_, meaning)| meaning)).unwrap_or(id);
    let mut help = meaning.to_string();
    if let (Some(expected), Some(page)) = (row.expected, &row.page) {
        help += &format!("\n\nThe rule is `{expected}` ({page}).");
    }
    if let Some(reason) = row.level.reason() {
        help += &format!("\n\nIts level is {}: {reason}", row.level.name());
    }
    help += &format!("\n\n`genvisa explain {id}` prints more.");
    let mut description = json!({
        "id": id,
        "shortDescription": { "text": meaning },
        "help": { "text": help },
        "defaultConfiguration": { "level": row.level.name() },
    });
    let rule = row.rule.and_then(genvisa::rule);
    let address = rule.map_or_else(|| documentation::of_code(id), |rule| documentation::of_page(rule.page));
    if let Some(address) = address {
        description["helpUri"] = json!(address);
    }
    description
}

/// The bytes that need an escape in a path of a URI reference: all but letters, digits and these.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b'/');

/// The path of a file as a reference of a URI.
fn uri(path: &str) -> String {
    utf8_percent_encode(path, ESCAPED).to_string()
}

/// A range in lines and columns.
fn lines(Region { line, column, end_line, end_column }: Region) -> Value {
    json!({ "startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column })
}

/// A finding. `number` counts those with the same rule and message in one file.
fn result(row: &Row<'_>, number: usize) -> Value {
    let mut location = json!({ "physicalLocation": { "artifactLocation": { "uri": uri(row.file) } } });
    if let Some(region) = row.region {
        location["physicalLocation"]["region"] = lines(region);
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
        // Lines above the finding do not change it, so that code hosts recognise it in a later version of the file.
        "partialFingerprints": { "genvisa/v1": format!("{}: {}: {number}", id(row), row.message) },
    });
    if let Some(fix) = &row.fix {
        let (deleted, inserted) = match (&fix.region, fix.byte, &fix.bytes) {
            (Some(region), ..) => (lines(*region), json!({ "text": fix.replacement })),
            (None, Some(byte), Some(bytes)) => (
                json!({ "byteOffset": byte, "byteLength": bytes.len() }),
                json!({ "binary": STANDARD.encode(bytes) }),
            ),
            _ => return result,
        };
        let replacement = json!({ "deletedRegion": deleted, "insertedContent": inserted });
        let change = json!({ "artifactLocation": { "uri": uri(row.file) }, "replacements": [replacement] });
        result["fixes"] = json!([{ "description": { "text": fix.text }, "artifactChanges": [change] }]);
    }
    if let Some(Related { label, region, .. }) = &row.related {
        let place = json!({ "artifactLocation": { "uri": uri(row.file) }, "region": lines(*region) });
        result["relatedLocations"] = json!([{ "physicalLocation": place, "message": { "text": label } }]);
    }
    if row.rule.is_some() {
        result["properties"] = json!({
            "found": row.found, "allowed": row.allowed, "values": row.values, "instruction": row.instruction,
            "sentence": row.sentence, "expected": row.expected, "page": row.page,
        });
    }
    result
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn paths_become_references() {
        assert_eq!(uri("../a-b/k_1.visaasm"), "../a-b/k_1.visaasm");
        assert_eq!(uri("<a b>:%é#?"), "%3Ca%20b%3E%3A%25%C3%A9%23%3F");
    }
}
