//! The expressions of the specification: text and value are the same, in the model and in `genvisa.json`.

#![allow(clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use genvisa_reader::isa::Isa;
use genvisa_reader::{load, read};
use genvisa_rule::{Expr, parse};
use serde_json::Value;
use std::path::PathBuf;

fn workspace() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn specification() -> Isa {
    let (isa, problems) = read(&load(&[workspace().join("spec")]).expect("the pages of the specification"));
    assert_eq!(problems.errors(), 0, "{}", problems.render(false));
    isa
}

/// The expression of a text that the printer wrote.
#[track_caller]
fn printed(text: &str) -> Expr {
    let expr = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let again = expr.to_string();
    assert_eq!(again, text);
    assert_eq!(parse(&again), Ok(expr.clone()), "{text}");
    expr
}

#[test]
fn expressions_print_and_parse_to_the_same_bytes() {
    let isa = specification();
    assert!(isa.rules.len() > 2000);
    for rule in &isa.rules {
        printed(&rule.expr);
    }
    let definitions: Vec<_> = isa.records.iter().flat_map(|record| &record.definitions).collect();
    assert!(definitions.len() > 10);
    for definition in definitions {
        printed(&definition.expr);
    }
    let fields = isa.instructions.iter().flat_map(|instruction| &instruction.fields);
    let fields = fields.chain(isa.records.iter().flat_map(|record| &record.fields));
    let conditions: Vec<&str> = fields.filter_map(|field| field.when.as_deref()).collect();
    assert!(conditions.len() > 10);
    for condition in conditions {
        printed(condition);
    }
}

#[test]
fn the_generated_model_has_the_printed_expressions() {
    let file = workspace().join("generated/genvisa.json");
    let model: Value = serde_json::from_str(&std::fs::read_to_string(file).expect("the generated model"))
        .expect("the generated model is JSON");
    let text = |rule: &Value, key: &str| rule[key].as_str().unwrap_or_default().to_string();
    let rules = model["rules"].as_array().expect("a list of rules").iter();
    let generated: Vec<(String, String)> =
        rules.map(|rule| (text(rule, "id"), printed(&text(rule, "expr")).to_string())).collect();
    let isa = specification();
    let of_pages: Vec<_> = isa.rules.iter().map(|rule| (rule.id.clone(), rule.expr.clone())).collect();
    assert_eq!(generated, of_pages);
}
