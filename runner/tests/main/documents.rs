//! The specification of the protocol and the schemas agree with the code.

use crate::support::published;
use expect_test::expect_file;
use genvisa_runner::protocol::{FromImplementation, FromRunner, Message, line, schema};
use genvisa_runner::run::{Config, Tool};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

const SPECIFICATION: &str = include_str!("../../../conformance/PROTOCOL.md");

/// The blocks of a language in the specification.
fn blocks(language: &str) -> Vec<&'static str> {
    let fence = format!("```{language}\n");
    let blocks = SPECIFICATION.split(&fence).skip(1);
    blocks.map(|block| block.split("```").next().unwrap()).collect()
}

#[test]
fn the_schemas_follow_from_the_types() {
    expect_file!["../../../conformance/schemas/protocol.schema.json"].assert_eq(&published(schema()));
    let config = schemars::schema_for!(Config);
    expect_file!["../../../conformance/schemas/conform.schema.json"].assert_eq(&published(config));
}

#[test]
fn the_examples_of_messages_are_messages() {
    let validator = jsonschema::validator_for(schema().as_value()).unwrap();
    let mut found = BTreeSet::new();
    for example in blocks("json") {
        let value: Value = serde_json::from_str(example).unwrap();
        let errors: Vec<String> = validator.iter_errors(&value).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{example}: {errors:?}");
        let message: Message<'_> = serde_json::from_str(example).unwrap();
        // All members of an example mean something.
        let again: Value = serde_json::from_slice(&line(&message)).unwrap();
        assert_eq!(again, value);
        names(&value, &mut found);
    }
    let mut expected = BTreeSet::new();
    collect(schema().as_value(), &mut expected);
    assert!(expected.len() > 20, "{expected:?}");
    let missing: Vec<&String> = expected.difference(&found).collect();
    assert!(missing.is_empty(), "no example of {missing:?}");
}

/// The members of an example, and its type and verdict.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    for (member, value) in value.as_object().into_iter().flatten() {
        found.insert(member.clone());
        if let ("type" | "verdict", Some(text)) = (member.as_str(), value.as_str()) {
            found.insert(format!("{member} {text}"));
        }
        names(value, found);
    }
}

/// The members of all objects that a schema describes, and their types and verdicts.
fn collect(schema: &Value, members: &mut BTreeSet<String>) {
    match schema {
        Value::Object(object) => {
            for (member, schema) in object.get("properties").and_then(Value::as_object).into_iter().flatten()
            {
                members.insert(member.clone());
                let kind = schema.get("const").and_then(Value::as_str);
                members.extend(kind.map(|kind| format!("{member} {kind}")));
            }
            object.values().for_each(|value| collect(value, members));
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, members)),
        _ => {}
    }
}

#[test]
fn messages_of_the_runner_are_flat() {
    let mut count = 0;
    for example in blocks("json") {
        if let Ok(message) = serde_json::from_str::<FromRunner<'_>>(example) {
            let value: Value = serde_json::from_slice(&line(&message)).unwrap();
            assert!(
                value.as_object().unwrap().values().all(|value| value.is_string() || value.is_u64()),
                "{value}"
            );
            count += 1;
        }
    }
    assert_eq!(count, 3, "a start and two requests");
}

#[test]
fn wrong_messages_are_none() {
    let validator = jsonschema::validator_for(schema().as_value()).unwrap();
    for wrong in [
        r#"{"type": "reply", "id": 1}"#,
        r#"{"type": "reply", "verdict": "accept"}"#,
        r#"{"type": "reply", "id": -1, "verdict": "accept"}"#,
        r#"{"type": "reply", "id": 1, "verdict": "maybe"}"#,
        r#"{"type": "reply", "id": 1, "verdict": "skip"}"#,
        r#"{"type": "reply", "id": 1, "verdict": "accept", "output": {"hex": "00"}}"#,
        r#"{"type": "answer", "id": 1, "verdict": "accept"}"#,
        r#"{"type": "hello", "protocol": 1}"#,
        "[]",
    ] {
        assert!(serde_json::from_str::<FromImplementation>(wrong).is_err(), "{wrong}");
        assert!(!validator.is_valid(&serde_json::from_str(wrong).unwrap()), "{wrong}");
    }
}

#[test]
fn the_examples_of_descriptions_are_descriptions() {
    let examples = blocks("toml");
    assert_eq!(examples.len(), 1);
    let igc = include_str!("../../../conformance/implementations/igc-1.0.12504/conform.toml");
    let validator = jsonschema::validator_for(schemars::schema_for!(Config).as_value()).unwrap();
    for text in examples.into_iter().chain([igc]) {
        Tool::parse(text, Path::new("/")).unwrap();
        let value = serde_json::to_value(text.parse::<toml::Table>().unwrap()).unwrap();
        let errors: Vec<String> = validator.iter_errors(&value).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{errors:?}");
    }
}
