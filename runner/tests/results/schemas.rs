//! The published schemas are those of the types, and what the types write conforms to them.

use crate::support::{faulty, published, run, suite};
use expect_test::expect_file;
use genvisa_runner::code::Code;
use genvisa_runner::record::Record;
use genvisa_runner::vector::Vector;
use schemars::{JsonSchema, Schema};
use serde_json::Value;

fn schema<T: JsonSchema>(title: &str) -> Schema {
    let mut schema = schemars::schema_for!(T);
    schema.insert("title".into(), title.into());
    schema
}

fn vector_schema() -> Schema {
    schema::<Vector>("A line of vectors.jsonl: a test case of the vISA conformance suite")
}

fn result_schema() -> Schema {
    schema::<Record>("A line of results.jsonl: the head, a case, or the summary of a run")
}

fn code_schema() -> Schema {
    schema::<Code>("The JSON text of decode and encode: instructions with their fields")
}

#[test]
fn schemas_are_those_of_the_types() {
    expect_file!["../../../conformance/schemas/vector.schema.json"].assert_eq(&published(vector_schema()));
    expect_file!["../../../conformance/schemas/code.schema.json"].assert_eq(&published(code_schema()));
    expect_file!["../../../conformance/schemas/result.schema.json"].assert_eq(&published(result_schema()));
}

#[test]
fn vectors_follow_their_schema() {
    let validator = jsonschema::validator_for(vector_schema().as_value()).unwrap();
    for vector in suite() {
        let value = serde_json::to_value(&vector).unwrap();
        let errors: Vec<String> = validator.iter_errors(&value).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{}: {errors:?}", vector.id);
    }
    let mut broken = serde_json::to_value(&suite()[0]).unwrap();
    broken["expect"] = "perhaps".into();
    assert!(!validator.is_valid(&broken));
}

#[test]
fn code_follows_its_schema() {
    let validator = jsonschema::validator_for(code_schema().as_value()).unwrap();
    let text = r#"[{"instruction":"A","fields":{"n":-1,"dst":{"tag":0},"params":[{"id":1},2]}}]"#;
    assert!(validator.is_valid(&serde_json::from_str(text).unwrap()));
    for (from, to) in [("-1", "1.5"), ("{\"tag\":0}", "null"), ("\"fields\"", "\"more\":1,\"fields\"")] {
        assert!(!validator.is_valid(&serde_json::from_str(&text.replace(from, to)).unwrap()), "{to}");
    }
}

#[test]
fn results_follow_their_schema() {
    let validator = jsonschema::validator_for(result_schema().as_value()).unwrap();
    let mut bytes = Vec::new();
    run("faulty", &suite(), faulty).write(&mut bytes).unwrap();
    let text = String::from_utf8(bytes).unwrap();
    for line in text.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        let errors: Vec<String> = validator.iter_errors(&value).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{line}: {errors:?}");
    }
    let mut broken: Value = serde_json::from_str(text.lines().nth(1).unwrap()).unwrap();
    broken["verdict"] = "perhaps".into();
    assert!(!validator.is_valid(&broken));
}
