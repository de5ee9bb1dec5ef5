//! `generated/genvisa.json` conforms to `generated/genvisa.schema.json`, and the schema rejects other values.

#![allow(clippy::panic, reason = "a failure fails the test")]

use serde_json::Value;
use std::path::Path;

fn generated(file: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

#[test]
fn the_model_follows_its_schema() {
    let schema = jsonschema::validator_for(&generated("genvisa.schema.json")).expect("a JSON Schema");
    let errors: Vec<String> = schema
        .iter_errors(&generated("genvisa.json"))
        .map(|e| format!("{}: {e}", e.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

#[test]
fn the_schema_refuses_what_is_no_model() {
    let schema = jsonschema::validator_for(&generated("genvisa.schema.json")).expect("a JSON Schema");
    let model = generated("genvisa.json");
    let broken: [(&str, Value); 5] = [
        ("/rules/0/id", Value::from(7)),
        ("/rules/0/kind", Value::from("nothing that a rule is about")),
        ("/instructions/0/opcode", Value::from(256)),
        ("/instructions/0/at", Value::from("a page without a line")),
        ("/platforms", Value::Null),
    ];
    for (place, value) in broken {
        let mut model = model.clone();
        *model.pointer_mut(place).unwrap_or_else(|| panic!("the model has no {place}")) = value.clone();
        assert!(!schema.is_valid(&model), "{place}: {value} is accepted");
    }
    let mut model = model;
    let rules = model.as_object_mut().and_then(|model| model.remove("rules"));
    assert!(rules.is_some() && !schema.is_valid(&model), "a model without rules is accepted");
}
