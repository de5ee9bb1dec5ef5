use crate::workspace::Workspace;
use genvisa_testing::upstream_test;
use serde_json::Value;
use std::io::Read;
use std::path::Path;
use std::process::Stdio;

/// A page in our own words, as someone copied it from a web page: furniture before it, indentation gone.
const SCRAPED: &str = "\
File: BLEND.md
folder info
3
4
5
## Opcode
BLEND = 0x21
## Format
| | | |
| --- | --- | --- |
| 0x21(BLEND) | Exec_size | Dst |
## Description
- **Exec_size(ub):** lanes
- Bit[2..0]: execution size
- 0b000: 1 element
- 0b001: 2 elements
- **Dst(raw_operand):** one byte per lane. Must have type UB
## Text
```
BLEND (<exec_size>) <dst>
```
## Notes
";

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Whether the keys of every object are in order (a parser may keep the order of the text).
fn is_sorted(value: &Value) -> bool {
    match value {
        Value::Object(map) => map.keys().is_sorted() && map.values().all(is_sorted),
        Value::Array(list) => list.iter().all(is_sorted),
        _ => true,
    }
}

#[test]
fn the_model_is_json_with_sorted_keys() {
    let workspace = Workspace::new();
    let run = workspace.expect(0, "model");
    let value = json(&run.out);
    assert!(is_sorted(&value));
    assert_eq!(run.out, serde_json::to_string_pretty(&value).unwrap() + "\n");
    let instructions = value["instructions"].as_array().unwrap();
    let opcodes: Vec<_> =
        instructions.iter().map(|i| (i["name"].as_str().unwrap(), i["opcode"].as_u64())).collect();
    assert!(opcodes.contains(&("GATHER_SCALED", Some(0x78))), "{opcodes:?}");
    assert!(opcodes.is_sorted(), "{opcodes:?}");
    assert_eq!(workspace.expect(0, "model").out, run.out);
    assert_eq!(workspace.expect(0, "model --spec spec").out, run.out);
}

#[test]
fn a_scraped_text_file_is_a_page() {
    let workspace = Workspace::empty();
    workspace.write("BLEND.txt", SCRAPED);
    let value = json(&workspace.expect(0, "model BLEND.txt").out);
    let blend = &value["instructions"][0];
    assert_eq!(blend["name"], "BLEND");
    assert_eq!(blend["opcode"], 0x21);
    assert_eq!(blend["fields"][0]["bits"][0]["values"][1]["value"], 2);
    assert_eq!(blend["fields"][1]["types"][0]["name"], "UB");
    assert_eq!(blend["at"], "BLEND.txt:7");
}

#[test]
fn two_pages_of_one_instruction_are_an_error_that_names_both() {
    let workspace = Workspace::empty();
    workspace.write("first.md", SCRAPED);
    workspace.write("second.md", SCRAPED);
    let run = workspace.expect(1, "model first.md second.md");
    assert!(run.err.contains("first.md:7") && run.err.contains("second.md:7"), "{}", run.err);
}

#[test]
fn pages_that_cannot_be_read_are_named() {
    let workspace = Workspace::empty();
    workspace.write("latin.md", b"# PAGE\n\xe9\n");
    workspace.write("empty/README.md", "no page");
    for (arguments, message) in [
        ("model nowhere.md", "nowhere.md"),
        ("model latin.md", "UTF-8"),
        ("model empty", "no pages"),
        ("model", "spec"),
        ("model --spec empty latin.md", "cannot be used with"),
    ] {
        let run = workspace.expect(2, arguments);
        assert!(run.err.contains(message), "{arguments}: {}", run.err);
        assert_eq!(run.out, "", "{arguments}");
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let workspace = Workspace::new();
    let mut child =
        workspace.command("", "model").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert!(child.wait().unwrap().success(), "{err}");
}

#[upstream_test("seeds")]
fn the_seed_pages_give_their_systems(seeds: &Path) {
    let workspace = Workspace::empty();
    let mut names = Vec::new();
    for entry in std::fs::read_dir(seeds).unwrap() {
        let file = entry.unwrap().path();
        let value = json(&workspace.expect(0, &format!("model {}", file.display())).out);
        let instructions = value["instructions"].as_array().unwrap();
        assert_eq!(instructions.len(), 1, "{}", file.display());
        let instruction = &instructions[0];
        names.push(format!(
            "{} {:#04x}",
            instruction["name"].as_str().unwrap(),
            instruction["opcode"].as_u64().unwrap()
        ));
    }
    names.sort();
    assert_eq!(
        names,
        ["GATHER 0x39", "GATHER_SCALED 0x78", "SCATTER4_TYPED 0x4c", "SVM_GATHER 0x4e", "SVM_GATHER 0x4e"]
    );
}
