//! `generated/genvisa.json` conforms to `generated/genvisa.schema.json`, and the schema rejects other values.

#![allow(clippy::panic, reason = "a failure fails the test")]

use serde_json::Value;
use std::collections::BTreeSet;
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
fn the_schema_refuses_other_json() {
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

/// A consumer needs no parser: the trees of all expressions and forms are there.
#[test]
fn expressions_and_forms_have_trees() {
    let model = generated("genvisa.json");
    let list = |value: &Value, key: &str| value[key].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().map(str::to_string);
    let mut expressions = Vec::new();
    let mut fields = Vec::new();
    for instruction in list(&model, "instructions") {
        for line in list(&instruction, "text") {
            let line = text(&line).expect("a line");
            assert!(line.starts_with("//") || model["forms"].get(&line).is_some(), "{line}");
        }
        fields.extend(list(&instruction, "fields"));
        expressions
            .extend(list(&instruction, "parameters").iter().filter_map(|layout| text(&layout["when"])));
    }
    for record in list(&model, "records") {
        fields.extend(list(&record, "fields"));
        expressions.extend(list(&record, "definitions").iter().filter_map(|one| text(&one["expr"])));
    }
    expressions
        .extend(fields.iter().flat_map(|field| [text(&field["when"]), text(&field["used_if"])]).flatten());
    expressions.extend(list(&model, "rules").iter().filter_map(|rule| text(&rule["expr"])));
    for operand in list(&model, "operands") {
        let sizes = list(&operand, "sizes");
        expressions
            .extend(sizes.iter().flat_map(|size| [text(&size["when"]), text(&size["bytes"])]).flatten());
    }
    assert!(expressions.len() > 2_000, "{}", expressions.len());
    for expression in expressions {
        assert!(model["expressions"].get(&expression).is_some(), "{expression}");
    }
}

#[test]
fn each_encoding_that_decides_on_fields_has_a_layout() {
    let model = generated("genvisa.json");
    let layouts = model["layouts"].as_array().expect("layouts");
    let of = |instruction: &str| {
        layouts.iter().filter(|one| one["instruction"] == instruction).collect::<Vec<_>>()
    };
    let untyped = of("LSC_UNTYPED");
    let lsc = model["instructions"]
        .as_array()
        .expect("instructions")
        .iter()
        .find(|one| one["name"] == "LSC_UNTYPED");
    let encodings = &lsc.expect("LSC_UNTYPED")["fields"][0]["bits"][0]["values"];
    assert_eq!(Some(untyped.len()), encodings.as_array().map(Vec::len));
    let fields = |encoding: &str| {
        untyped.iter().find(|one| one["encoding"] == encoding).expect("the encoding")["fields"].clone()
    };
    assert_ne!(fields("lsc_load"), fields("lsc_load_block2d"));
    assert_eq!(fields("lsc_load")[0], "lsc_sub_op");
}

/// Each name of the index and of the matrix leads to instructions, and each instruction has such a name.
#[test]
fn names_of_lists_lead_to_instructions() {
    let model = generated("genvisa.json");
    let names = |list: &Value| -> Vec<String> {
        let rows = list.as_array().map_or(&[][..], Vec::as_slice);
        rows.iter().filter_map(|row| row["name"].as_str()).map(String::from).collect()
    };
    let mut without: BTreeSet<String> = names(&model["instructions"]).into_iter().collect();
    let entries =
        model["index"].as_array().expect("an index").iter().flat_map(|group| names(&group["entries"]));
    for name in entries.chain(names(&model["matrix"])) {
        let found = model["listed"][&name].as_array().unwrap_or_else(|| panic!("{name} is listed"));
        assert!(!found.is_empty(), "{name}");
        for instruction in found {
            without.remove(instruction.as_str().expect("a name"));
        }
    }
    assert!(without.is_empty(), "{without:?}");
    assert_eq!(model["listed"]["PLN"], serde_json::json!(["PLANE"]));
    assert_eq!(model["listed"]["SVM"].as_array().map(Vec::len), Some(7));
}

/// Each rule that a validator checks has an entry, and most have lines that violate it. All examples belong to rules.
#[test]
fn rules_have_a_valid_and_an_invalid_example() {
    let model = generated("genvisa.json");
    let rules = model["rules"].as_array().expect("rules");
    let examples = model["examples"].as_object().expect("examples");
    let (mut entries, mut with_lines) = (0, 0);
    for rule in rules {
        let id = rule["id"].as_str().expect("an id");
        let Some(entry) = examples.get(id) else {
            assert_eq!(rule["check"], "runtime", "{id} has no example");
            continue;
        };
        entries += 1;
        let lines = ["valid", "invalid"].map(|key| entry["example"][key].as_array().map_or(0, Vec::len));
        assert_eq!(lines[0] == 0, lines[1] == 0, "{id} has one half of an example");
        with_lines += usize::from(lines[0] > 0);
    }
    assert_eq!(entries, examples.len());
    assert!(with_lines > 2_150, "{with_lines}");
}
