//! Disassembly with offsets and bytes, differences as JSON, pages of the manual, completions, and parts of names.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failure fails the test")]

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

/// A kernel with a subroutine, a label and a jump.
const KERNEL: &str = "\
.version 4.1
.kernel \"k\"
.decl X v_type=G type=ud num_elts=16 align=GRF
.kernel_attr Target=\"cm\"
.function \"k_main\"
    mov (M1, 16) X(0,0)<1> 0x1:ud
again:
    call (M1_NM, 1) callee
    jmp (M1_NM, 1) again
    ret (M1_NM, 1)
.function \"callee\"
    add (M1, 16) X(0,0)<1> X(0,0)<1;1,0> 0x1:ud
    ret (M1_NM, 1)
";

fn genvisa(folder: &Path, args: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_genvisa"));
    command.args(args.split(' ')).current_dir(folder).env_remove("NO_COLOR").output().unwrap()
}

/// The standard output of a run with an exit code.
fn output(folder: &Path, args: &str, code: i32) -> String {
    let Output { status, stdout, stderr } = genvisa(folder, args);
    assert_eq!(status.code(), Some(code), "{args}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

fn folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("k.visaasm"), KERNEL).unwrap();
    output(folder.path(), "asm k.visaasm -o k.isa", 0);
    folder
}

#[test]
fn offsets_and_bytes_are_those_of_the_object() {
    let folder = folder();
    let object = fs::read(folder.path().join("k.isa")).unwrap();
    let listing = output(folder.path(), "dis --offsets --bytes k.isa", 0);
    let mut next = None;
    for comment in listing.lines().filter_map(|line| line.split_once(" // ")).map(|(_, comment)| comment) {
        let (offset, bytes) = comment.split_once(": ").unwrap();
        let offset = usize::from_str_radix(offset.trim_start_matches("0x"), 16).unwrap();
        let bytes: Vec<u8> = bytes.split(' ').map(|byte| u8::from_str_radix(byte, 16).unwrap()).collect();
        assert!(next.is_none_or(|next| next == offset), "an instruction is missing before {offset:#x}");
        assert_eq!(object[offset..offset + bytes.len()], bytes, "{comment}");
        next = Some(offset + bytes.len());
    }
    assert_eq!(next, Some(object.len()), "the last instruction ends the object");

    // A text has the offsets of its object, and a listing is a program.
    assert_eq!(output(folder.path(), "dis --offsets --bytes k.visaasm", 0), listing);
    fs::write(folder.path().join("listing.visaasm"), listing).unwrap();
    output(folder.path(), "asm listing.visaasm -o again.isa", 0);
    assert_eq!(fs::read(folder.path().join("again.isa")).unwrap(), object);

    let offsets = output(folder.path(), "dis --offsets k.isa", 0);
    assert!(offsets.lines().any(|line| line.contains("ret (M1_NM, 1) // 0x")), "{offsets}");
    let bytes = output(folder.path(), "dis --bytes k.isa", 0);
    assert!(bytes.lines().any(|line| line.ends_with("ret (M1_NM, 1) // 34 80 00 00")), "{bytes}");
}

#[test]
fn differences_are_json() {
    let folder = folder();
    fs::write(folder.path().join("b.visaasm"), KERNEL.replacen("0x1:ud", "0x2:ud", 1)).unwrap();
    let equal: Value =
        serde_json::from_str(&output(folder.path(), "diff --json k.isa k.visaasm", 0)).unwrap();
    assert_eq!(equal, json!({ "format_version": 1, "old": "k.isa", "new": "k.visaasm", "changes": [] }));
    let other: Value =
        serde_json::from_str(&output(folder.path(), "diff --json k.isa b.visaasm", 1)).unwrap();
    let line = |number| json!({ "line": 10, "lines": [format!("    mov (M1, 16) X(0,0)<1> 0x{number}:ud")] });
    assert_eq!(other["changes"], json!([{ "old": line(1), "new": line(2) }]));
}

#[test]
fn a_change_behind_an_added_line_has_the_line_of_each_text() {
    let folder = folder();
    let mov = "    mov (M1, 16) X(0,0)<1> 0x1:ud";
    let add = |number| format!("    add (M1, 16) X(0,0)<1> X(0,0)<1;1,0> 0x{number}:ud");
    let text = KERNEL.replace(mov, &format!("{mov}\n{mov}")).replace(&add(1), &add(2));
    fs::write(folder.path().join("b.visaasm"), text).unwrap();
    let found: Value =
        serde_json::from_str(&output(folder.path(), "diff --json k.isa b.visaasm", 1)).unwrap();
    let side = |line: usize, lines: &[&str]| json!({ "line": line, "lines": lines });
    assert_eq!(
        found["changes"],
        json!([
            { "old": side(11, &[]), "new": side(11, &[mov]) },
            { "old": side(20, &[&add(1)]), "new": side(21, &[&add(2)]) },
        ])
    );
}

/// Objects of a schema with properties allow no other ones.
fn close(schema: &mut Value) {
    if let Value::Object(object) = schema {
        if object.contains_key("properties") {
            object.insert("additionalProperties".into(), false.into());
        }
        object.values_mut().for_each(close);
    } else if let Value::Array(items) = schema {
        items.iter_mut().for_each(close);
    }
}

#[test]
fn json_follows_the_schema_and_has_no_other_keys() {
    let folder = folder();
    fs::write(folder.path().join("b.visaasm"), KERNEL.replacen("0x1:ud", "0x2:ud", 1)).unwrap();
    let mut schema: Value = serde_json::from_str(include_str!("../output.schema.json")).unwrap();
    close(&mut schema);
    let validator = jsonschema::validator_for(&schema).unwrap();
    for (command, code) in [
        ("explain --json ADD/dst/class", 0),
        ("explain --json RET/exec_size/scalar", 0),
        ("explain --json common_isa_header/num_kernels", 0),
        ("explain --json ADD/dst", 0),
        ("explain --json decode/end", 0),
        ("info --json add", 0),
        ("info --json lsc_load -p DG2", 0),
        ("info --json 3D_SAMPLE", 0),
        ("info --json 0x4e", 0),
        ("info --json operands", 0),
        ("info --json %tsc", 0),
        ("info --json SimdSize", 0),
        ("platforms --json", 0),
        ("diff --json k.isa k.visaasm", 0),
        ("diff --json k.isa b.visaasm", 1),
    ] {
        let text = output(folder.path(), command, code);
        assert!(text.lines().count() > 0);
        for line in text.lines() {
            let value = serde_json::from_str(line).unwrap();
            let errors: Vec<_> = validator.iter_errors(&value).map(|error| error.to_string()).collect();
            assert_eq!(errors, [""; 0], "{command}");
            let first = if value.is_array() { &value[0] } else { &value };
            assert_eq!(first["format_version"], 1, "{command}");
        }
    }
    assert!(!validator.is_valid(&json!({ "format_version": 1, "code": "decode/end" })));
    assert!(!validator.is_valid(&json!({ "format_version": 2, "code": "decode/end", "meaning": "" })));
}

#[test]
fn each_command_has_a_page_of_the_manual() {
    let folder = folder();
    output(folder.path(), "man --dir pages/man1", 0);
    let page = |name: &str| fs::read_to_string(folder.path().join("pages/man1").join(name)).unwrap();
    assert!(page("genvisa.1").contains(".TH genvisa"));
    for command in ["asm", "dis", "check", "fmt", "info", "explain", "diff", "extract", "platforms"] {
        assert!(page(&format!("genvisa-{command}.1")).contains("SYNOPSIS"), "{command}");
    }
    // A file takes the place of the folder.
    output(folder.path(), "man --dir k.isa", 2);
}

#[test]
fn disassembled_text_is_formatted() {
    let folder = folder();
    let text = output(folder.path(), "dis k.isa", 0);
    std::fs::write(folder.path().join("k.visaasm"), &text).unwrap();
    output(folder.path(), "fmt --check k.visaasm", 0);
}

#[test]
fn completions_know_platforms_rules_and_instructions() {
    let folder = folder();
    for shell in ["bash", "zsh", "fish"] {
        let script = output(folder.path(), &format!("completions {shell}"), 0);
        for known in ["PVC_XT", "NOT/dst/type", "GATHER_SCALED", "svm_gather4scaled"] {
            assert!(script.contains(known), "{shell} does not know {known}");
        }
    }
    // The words of instructions follow their names, in alphabetical order.
    let script = output(folder.path(), "completions fish", 0);
    let (_, offered) = script.split_once("__fish_genvisa_using_subcommand info\" -f -a '").unwrap();
    let (offered, _) = offered.split_once('\'').unwrap();
    let is_word = |name: &&str| !name.contains(|c: char| c.is_ascii_uppercase());
    let words: Vec<&str> = offered.split(' ').filter(is_word).collect();
    assert!(words.len() > 100 && words.is_sorted(), "{words:?}");
    // Other values are parsed as before, and help stays short.
    output(folder.path(), "check -p pvcxt k.isa", 0);
    assert!(!output(folder.path(), "explain --help", 0).contains("NOT/dst/type"));
}

#[test]
fn a_part_of_an_id_lists_rules_and_one_match_is_described() {
    let folder = folder();
    let several = output(folder.path(), "explain not/dst", 0);
    assert!(
        several.lines().count() > 1 && several.lines().all(|line| line.starts_with("NOT/dst/")),
        "{several}"
    );
    let json: Value = serde_json::from_str(&output(folder.path(), "explain --json not/dst", 0)).unwrap();
    assert_eq!(json.as_array().unwrap().len(), several.lines().count());
    let one = output(folder.path(), "explain GATHER_SCALED/dst/siz", 0);
    assert!(one.contains("\nfunction   available: bytes available"), "{one}");
    output(folder.path(), "explain GATHER_SCALED/dst/zis", 2);
}

#[test]
fn a_word_with_a_suffix_names_its_instruction() {
    let folder = folder();
    assert!(output(folder.path(), "info cmp.lt", 0).starts_with("CMP  "));
    output(folder.path(), "info cpm.lt", 2);
}
