//! Runs each example and compares what it prints.

#![allow(clippy::unwrap_used, reason = "a test that cannot run its program fails")]

use expect_test::{Expect, expect};
use std::path::Path;
use std::process::Command;

/// The output of an example. All examples succeed.
#[track_caller]
fn run(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output().unwrap();
    let (out, err) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{program} {arguments:?}\n{out}{err}");
    out
}

#[track_caller]
fn prints(program: &str, arguments: &[&str], expected: Expect) {
    expected.assert_eq(&run(program, arguments));
}

const KERNEL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/scale.visaasm");

#[test]
fn a_text_is_assembled_and_its_object_listed() {
    let object = Path::new(env!("CARGO_TARGET_TMPDIR")).join("scale.isa");
    let object = object.to_str().unwrap();
    prints(
        env!("CARGO_BIN_EXE_assemble"),
        &[KERNEL, object],
        expect![[r#"
        208 bytes
    "#]],
    );
    prints(
        env!("CARGO_BIN_EXE_list"),
        &[object],
        expect![[r#"
        scale, version 4.1
          0 0x30 SUBROUTINE
          1 0x10 MUL
          2 0x36 OWORD_ST
          3 0x34 RET
    "#]],
    );
}

#[test]
fn an_instruction_is_encoded() {
    prints(
        env!("CARGO_BIN_EXE_encode"),
        &[],
        expect![[r#"
        [10, 04, 00, 00, 00, 21, 00, 00, 00, 00, 00, 00, 02, 00, 20, 00, 00, 00, 00, 00, 22, 01, 05, 00, 03, 00, 00, 00]
        MUL
    "#]],
    );
}

#[test]
fn a_kernel_is_validated() {
    let valid = run(env!("CARGO_BIN_EXE_validate"), &[KERNEL, "SKL"]);
    assert_eq!(valid, "0 violations on SKL\n");
    let text = std::fs::read_to_string(KERNEL).unwrap().replace("(M1_NM, 1)", "(M1, 1)");
    let invalid = Path::new(env!("CARGO_TARGET_TMPDIR")).join("invalid.visaasm");
    std::fs::write(&invalid, text).unwrap();
    let found = run(env!("CARGO_BIN_EXE_validate"), &[invalid.to_str().unwrap(), "SKL"]);
    assert!(found.contains("RET/exec_size/scalar") && found.ends_with("1 violations on SKL\n"), "{found}");
}

#[test]
fn rules_are_listed() {
    let found = run(env!("CARGO_BIN_EXE_rules"), &["SBARRIER"]);
    assert!(found.starts_with("SBARRIER/opcode, spec/instructions/SBARRIER.md:"), "{found}");
    assert!(found.contains("\n  opcode == 0x7c\n") && found.ends_with("2 rules\n"), "{found}");
}

/// A reader takes in an example at one glance.
#[test]
fn examples_are_short() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    for name in ["assemble", "list", "encode", "validate", "rules"] {
        let text = std::fs::read_to_string(folder.join(name).with_extension("rs")).unwrap();
        assert!(text.lines().count() <= 40, "{name} has {} lines", text.lines().count());
    }
}

/// The output and the success of the harness with a filter, for the implementation in it or for an adapter.
fn harness(arguments: &[&str], adapter: Option<&str>) -> (String, bool) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_harness"));
    command.args(arguments).env_remove("GENVISA_IUT");
    adapter.into_iter().for_each(|adapter| _ = command.env("GENVISA_IUT", adapter));
    let output = command.output().unwrap();
    let out = [output.stdout, output.stderr].concat();
    (String::from_utf8(out).unwrap(), output.status.success())
}

#[test]
fn the_harness_has_a_trial_for_each_rule_and_knows_right_from_wrong() {
    let (list, _) = harness(&["--list"], None);
    let trials: Vec<&str> = list.lines().filter(|line| line.ends_with(": test")).collect();
    assert!(trials.len() > 1000 && trials.iter().all(|line| line.starts_with("conformance::")), "{list}");
    let trial = "conformance::MOV/type_map";
    assert_eq!(trials.iter().filter(|line| **line == format!("{trial}: test")).count(), 1);

    let (text, passes) = harness(&["--exact", trial], None);
    assert!(passes && text.contains("1 passed"), "{text}");
    // A rule about modules, and one whose cases cannot be read.
    for rule in ["kernel_data/variable_count/range", "MOV/opcode"] {
        let (text, passes) = harness(&["--exact", &format!("conformance::{rule}")], None);
        assert!(passes, "{text}");
    }
    // An adapter that ends before it introduces itself.
    let (text, passes) = harness(&["--exact", trial], Some("true"));
    assert!(!passes && text.contains("1 failed"), "{text}");
}
