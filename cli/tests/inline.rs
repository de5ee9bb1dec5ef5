//! Fragments, inline vISA, and programs inside of other files.

#![allow(clippy::unwrap_used, reason = "a failure fails the test")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

fn genvisa(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_genvisa")).args(arguments).current_dir(folder).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

const SOURCE: &str = r#"[[intel::reqd_sub_group_size(16)]]
void f(float x) {
  float y;
  asm("add (M1, 32) %0(0,0)<1> %1(0,0)<1;1,0> 0x1:f" : "=rw"(y) : "rw"(x));
}
"#;

#[test]
fn a_finding_is_in_the_file_of_the_user() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("k.cpp"), SOURCE).unwrap();
    let output = genvisa(folder.path(), &["check", "--inline", "k.cpp", "-p", "DG2", "-p", "PVC_XT"]);
    assert_eq!(output.status.code(), Some(1));
    let shown = out(&output);
    assert!(shown.contains("--> k.cpp:4:13"), "{shown}");
    assert!(shown.contains("the execution size is 32, but the sub-group has 16 channels"), "{shown}");
    assert_eq!(shown.matches("error").count(), 1, "{shown}");
    // The size of the sub-group can come from outside.
    fs::write(folder.path().join("k.cpp"), SOURCE.replace("[[intel::reqd_sub_group_size(16)]]\n", ""))
        .unwrap();
    let with = |size| {
        genvisa(folder.path(), &["check", "--inline", "k.cpp", "-p", "PVC_XT", "--sub-group", size]).status
    };
    assert_eq!((with("32").code(), with("16").code(), with("7").code()), (Some(0), Some(1), Some(2)));
}

#[test]
fn findings_are_lines_of_json_and_a_log() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("k.cpp"), SOURCE.replace("=rw", "=r")).unwrap();
    let json = out(&genvisa(folder.path(), &["check", "--inline", "k.cpp", "-p", "DG2", "--json"]));
    let finding: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&finding["line"], &finding["column"]), (&4.into(), &57.into()), "{json}");
    assert_eq!(finding["code"], "inline/constraint");
    let sarif = out(&genvisa(folder.path(), &["check", "--inline", "k.cpp", "-p", "DG2", "--sarif"]));
    let log: serde_json::Value = serde_json::from_str(&sarif).unwrap();
    assert_eq!(log["runs"][0]["results"].as_array().unwrap().len(), 1);
}

#[test]
fn values_of_names_are_given() {
    let folder = TempDir::new().unwrap();
    let text = r#"template <int N> void f(int x) { asm("add (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> %1:d" : "+rw"(x) : "P"(N)); }"#;
    fs::write(folder.path().join("k.hpp"), text).unwrap();
    let check = |more: &[&str]| {
        let mut arguments = vec!["check", "--inline", "k.hpp", "-p", "DG2"];
        arguments.extend(more);
        out(&genvisa(folder.path(), &arguments))
    };
    assert!(check(&[]).contains("the value of `%1` is unknown"));
    assert!(!check(&["--define", "N=3"]).contains("unknown"));
}

#[test]
fn a_fragment_is_checked_with_and_without_operands() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("k.visa");
    fs::write(&path, "add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> %2:f\n").unwrap();
    let check = |more: &[&str]| {
        let mut arguments = vec!["check", "--fragment", "k.visa", "-p", "DG2"];
        arguments.extend(more);
        genvisa(folder.path(), &arguments)
    };
    let operands = ["--operand", "0==rw:float[16]", "--operand", "1=rw:float[16]", "--operand", "2=P:3"];
    let output = check(&operands);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(0), ""));
    let small = ["--operand", "0==rw:float[8]", "--operand", "1=rw:float[16]", "--operand", "2=P:3"];
    let output = check(&small);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("k.visa:1:14"), "{}", out(&output));
    let output = check(&["--operand", "0"]);
    assert_eq!(output.status.code(), Some(2));
    // Guessed operands come with a note.
    fs::write(&path, "{ add (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> 0x1:f }\n").unwrap();
    let output = check(&[]);
    assert_eq!(output.status.code(), Some(0), "{}", out(&output));
    assert!(out(&output).contains("the types of some operands are unknown"), "{}", out(&output));
    // Where no type is better than the others, the usual one is guessed.
    fs::write(&path, "add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> %2(0,0)<1;1,0>\njunk\n").unwrap();
    let output = check(&[]);
    assert!(out(&output).contains("checked with operand 0 as `d`, operand 1 as `d`"), "{}", out(&output));
}

#[test]
fn files_of_other_languages_are_refused() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("k.txt"), SOURCE).unwrap();
    let output = genvisa(folder.path(), &["check", "--inline", "k.txt", "-p", "DG2"]);
    assert_eq!(output.status.code(), Some(2));
}

/// An ELF file with sections of some names.
fn elf(sections: &[(&str, &str)]) -> Vec<u8> {
    use object::write::Object;
    use object::{Architecture, BinaryFormat, Endianness, SectionKind};
    let mut file = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    for (name, text) in sections {
        let section = file.add_section(Vec::new(), name.as_bytes().to_vec(), SectionKind::Other);
        file.append_section_data(section, text.as_bytes(), 1);
    }
    file.write().unwrap()
}

#[test]
fn programs_of_a_zebin_are_written() {
    let folder = TempDir::new().unwrap();
    let zebin = elf(&[
        (".text.add", "code"),
        (".visaasm.add", "one"),
        (".visaasm.a/b", "two"),
        (".visaasm.a_b", "three"),
    ]);
    fs::write(folder.path().join("k.zebin"), &zebin).unwrap();
    let output = genvisa(folder.path(), &["extract", "k.zebin"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(out(&output), "./add.visaasm\n./a_b.visaasm\n./a_b-2.visaasm\n");
    let texts = ["add", "a_b", "a_b-2"]
        .map(|name| fs::read_to_string(folder.path().join(format!("{name}.visaasm"))).unwrap());
    assert_eq!(texts, ["one", "two", "three"]);
}

#[test]
fn sections_without_names_are_those_of_the_code() {
    let folder = TempDir::new().unwrap();
    let extracted = |sections: &[(&str, &str)]| {
        fs::write(folder.path().join("k.zebin"), elf(sections)).unwrap();
        out(&genvisa(folder.path(), &["extract", "k.zebin"])).to_string()
    };
    let (code, text) =
        ([(".text.scale", "a"), (".text.add", "b")], [(".visaasm", "one"), (".visaasm", "two")]);
    assert_eq!(extracted(&[code, text].concat()), "./scale.visaasm\n./add.visaasm\n");
    assert_eq!(fs::read_to_string(folder.path().join("add.visaasm")).unwrap(), "two");
    // It is unknown which kernel has no text.
    assert_eq!(extracted(&[&code[..], &text[..1]].concat()), "./kernel.visaasm\n");
}

#[test]
fn files_without_programs_are_errors() {
    let folder = TempDir::new().unwrap();
    let whole = elf(&[(".text.add", "code")]);
    for bytes in [whole.clone(), b"text".to_vec(), whole[..whole.len() / 2].to_vec(), Vec::new()] {
        fs::write(folder.path().join("k.zebin"), bytes).unwrap();
        let output = genvisa(folder.path(), &["extract", "k.zebin"]);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).starts_with("error: k.zebin: "));
    }
}

#[test]
fn only_a_finding_that_some_platforms_lack_names_platforms() {
    let folder = TempDir::new().unwrap();
    let text = r#"void f(long x) { long y; asm("shl (M1, 8) %0(0,0)<1> %1(0,0)<1;1,0> 0x2:d" : "=rw"(y) : "rw"(x)); }"#;
    fs::write(folder.path().join("k.cpp"), text).unwrap();
    let check = |platforms: &[&str]| {
        let mut arguments = vec!["check", "--inline", "k.cpp", "--sub-group", "8"];
        arguments.extend(platforms.iter().flat_map(|platform| ["-p", *platform]));
        out(&genvisa(folder.path(), &arguments))
    };
    let (alone, both) = (check(&["TGLLP"]), check(&["SKL", "TGLLP"]));
    assert!(alone.contains("SHL/dst/int64") && !alone.contains("note: on "), "{alone}");
    assert!(both.contains("SHL/dst/int64") && both.contains("note: on TGLLP\n"), "{both}");
    let wrong = check(&["TGLLP", "ICLLP"]);
    assert!(wrong.contains("SHL/dst/int64") && !wrong.contains("note: on "), "{wrong}");
}

#[test]
fn findings_are_in_the_order_of_the_text() {
    let folder = TempDir::new().unwrap();
    // The reader of the language reports the constraint of the second statement, and the check the first statement.
    let first = SOURCE.replace("void f", "void first");
    let second = SOURCE.replace("void f", "void second").replace("=rw", "=r");
    fs::write(folder.path().join("k.cpp"), format!("{first}{second}")).unwrap();
    let json = out(&genvisa(folder.path(), &["check", "--inline", "k.cpp", "-p", "PVC_XT", "--json"]));
    let line = |finding: &str| serde_json::from_str::<serde_json::Value>(finding).unwrap()["line"].as_u64();
    let lines: Vec<Option<u64>> = json.lines().map(line).collect();
    assert_eq!(lines, [Some(4), Some(9)], "{json}");
}
