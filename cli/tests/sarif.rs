//! The SARIF log of `check` has the form that the standard requires. `sarif.schema.json` states the requirements for the parts
//! that we write, and allows no others.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const SCHEMA: &str = include_str!("sarif.schema.json");

/// A text with an error, a warning and a note, of which one has a fix.
const TEXT: &str = ".version 3.8
.kernel \"a\u{1b}é\"
.decl V32 v_type=G type=f num_elts=8 align=GRF
.decl V33 v_type=G type=f num_elts=8 align=GRF
.function \"main\"
main:
  add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> 0x1:f
  ret (M1, 1)
";

const INLINE: &str = r#"void f(float x) { float y; asm("mul (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x2:f" : "=rw"(y) : "rw"(x)); }"#;

/// The log of `check --sarif`.
fn log(folder: &Path, arguments: &[&str]) -> serde_json::Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_genvisa"));
    let output =
        command.current_dir(folder).args(["check", "-p", "SKL", "--sarif"]).args(arguments).output().unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn logs_follow_the_schema() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
    write("a b%é.visaasm", TEXT.as_bytes());
    write("syntax.visaasm", b"add (M1, 16)\n");
    write("inline.cpp", INLINE.as_bytes());
    write("damaged.isa", b"CISA\x03\x08\x01\x00");
    let assembled = Command::new(env!("CARGO_BIN_EXE_genvisa"))
        .current_dir(folder.path())
        .args(["asm", "a b%é.visaasm", "-o", "object.isa"])
        .status()
        .unwrap();
    assert!(assembled.success());
    let validator = jsonschema::validator_for(&serde_json::from_str(SCHEMA).unwrap()).unwrap();
    let (mut results, mut fixes, mut linked) = (0, 0, 0);
    for arguments in [
        &["a b%é.visaasm"][..],
        &["syntax.visaasm"],
        &["object.isa"],
        &["damaged.isa"],
        &["--inline", "inline.cpp", "--sub-group", "8"],
        &["a b%é.visaasm", "syntax.visaasm", "object.isa", "damaged.isa"],
    ] {
        let log = log(folder.path(), arguments);
        let errors: Vec<String> =
            validator.iter_errors(&log).map(|error| format!("{}: {error}", error.instance_path())).collect();
        assert_eq!(errors, [""; 0], "{arguments:?}");
        let found = log["runs"][0]["results"].as_array().unwrap();
        assert!(!found.is_empty(), "{arguments:?}");
        results += found.len();
        fixes += found.iter().filter(|result| result.get("fixes").is_some()).count();
        // A log describes each rule of a result.
        let rules = log["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
        for result in found {
            assert!(rules.iter().any(|rule| rule["id"] == result["ruleId"]), "{result}");
        }
        let file = |result: &serde_json::Value| {
            result["locations"][0]["physicalLocation"]["artifactLocation"].to_string()
        };
        let prints: HashSet<_> = found
            .iter()
            .map(|result| (file(result), result["partialFingerprints"]["genvisa/v1"].to_string()))
            .collect();
        assert_eq!(prints.len(), found.len(), "{arguments:?}");
        linked += rules.iter().filter(|rule| rule.get("helpUri").is_some()).count();
    }
    assert!(
        results > 10 && fixes > 2 && linked > 10,
        "{results} results, {fixes} fixes, {linked} rules with an address"
    );
}

/// The result of a rule carries the values of its verdict; that of a syntax error has none.
#[test]
fn results_of_rules_have_properties() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.visaasm"), TEXT).unwrap();
    fs::write(folder.path().join("syntax.visaasm"), "add (M1, 16)\n").unwrap();
    let results = |file: &str| log(folder.path(), &[file])["runs"][0]["results"].as_array().unwrap().clone();
    for result in results("k.visaasm") {
        let properties = &result["properties"];
        assert!(properties["page"].is_string() && properties["sentence"].is_string(), "{result}");
    }
    for result in results("syntax.visaasm") {
        assert_eq!(result.get("properties"), None);
    }
}

#[test]
fn other_logs_do_not_follow_the_schema() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.visaasm"), TEXT).unwrap();
    let validator = jsonschema::validator_for(&serde_json::from_str(SCHEMA).unwrap()).unwrap();
    let log = log(folder.path(), &["k.visaasm"]);
    assert!(validator.is_valid(&log));
    for (pointer, value) in [
        ("/version", "2.0.0"),
        ("/runs/0/columnKind", "bytes"),
        ("/runs/0/results/0/level", "fatal"),
        ("/runs/0/results/0/message/text", ""),
        ("/runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri", "a b"),
        ("/runs/0/results/0/locations/0/physicalLocation/region/startLine", "1"),
    ] {
        let mut broken = log.clone();
        *broken.pointer_mut(pointer).unwrap() = value.into();
        assert!(!validator.is_valid(&broken), "{pointer}");
    }
}

#[test]
fn a_finding_has_the_same_fingerprint_on_another_line() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.visaasm"), TEXT).unwrap();
    fs::write(folder.path().join("moved.visaasm"), TEXT.replace(".decl V32", "\n\n.decl V32")).unwrap();
    let fingerprints = |file: &str| -> Vec<serde_json::Value> {
        let log = log(folder.path(), &[file]);
        let results = log["runs"][0]["results"].as_array().unwrap();
        results.iter().map(|result| result["partialFingerprints"]["genvisa/v1"].clone()).collect()
    };
    let before = fingerprints("k.visaasm");
    assert!(before.iter().all(serde_json::Value::is_string) && before.len() > 2, "{before:?}");
    assert_eq!(before, fingerprints("moved.visaasm"));
}

#[test]
fn a_finding_has_the_same_fingerprint_beside_other_files() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.visaasm"), TEXT).unwrap();
    fs::write(folder.path().join("b.visaasm"), TEXT).unwrap();
    let fingerprints = |files: &[&str]| -> Vec<serde_json::Value> {
        let log = log(folder.path(), files);
        let results = log["runs"][0]["results"].as_array().unwrap().iter();
        let of_last = |result: &&serde_json::Value| {
            let place = &result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
            place == "b.visaasm"
        };
        results.filter(of_last).map(|result| result["partialFingerprints"]["genvisa/v1"].clone()).collect()
    };
    let alone = fingerprints(&["b.visaasm"]);
    assert!(alone.len() > 2, "{alone:?}");
    assert_eq!(alone, fingerprints(&["a.visaasm", "b.visaasm"]));
}

/// Two findings with the same message in a file are two results for those who keep one result for each fingerprint.
#[test]
fn equal_findings_have_different_fingerprints() {
    let folder = tempfile::tempdir().unwrap();
    let twice = |line: &str| [line, line].concat();
    let line = "  add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> 0x1:f\n";
    assert!(TEXT.contains(line));
    fs::write(folder.path().join("k.visaasm"), TEXT.replace(line, &twice(line))).unwrap();
    let log = log(folder.path(), &["k.visaasm"]);
    let results = log["runs"][0]["results"].as_array().unwrap();
    let text = |result: &serde_json::Value| format!("{} {}", result["ruleId"], result["message"]["text"]);
    let messages: HashSet<String> = results.iter().map(text).collect();
    let prints: HashSet<String> =
        results.iter().map(|result| result["partialFingerprints"]["genvisa/v1"].to_string()).collect();
    assert!(messages.len() < results.len(), "{results:#?}");
    assert_eq!(prints.len(), results.len());
}
