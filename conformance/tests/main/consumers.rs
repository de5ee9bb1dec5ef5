//! The programs that use the vectors alone.

use genvisa::Instruction;
use genvisa_runner::request::Operation;
use genvisa_runner::vector::{Expectation, Vector};
use genvisa_testing::program_test;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

fn consumer(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("consumers").join(name)
}

/// Two pairs of objects, of which the examples reject one invalid case, a pair of texts, a warning, and an operation that the
/// examples do not have.
fn vectors() -> Vec<Vector> {
    let vector = |id: &str,
                  rule: &str,
                  operation: &str,
                  expect: &str,
                  text: &str,
                  counterpart: Option<&str>| {
        let input = match operation {
            "check_text" | "assemble" => serde_json::json!({ "text": text }),
            _ => serde_json::to_value(genvisa_runner::request::Data::Base64(text.into())).unwrap(),
        };
        let mut vector = serde_json::json!({
            "id": id, "rule": rule, "kind": "encoding", "page": "spec/ADD.md", "line": 1, "level": "error",
            "platform": "SKL", "version": "3.8", "operation": operation, "input": input, "expect": expect,
        });
        if let Some(counterpart) = counterpart {
            vector["counterpart"] = counterpart.into();
        }
        serde_json::from_value(vector).unwrap()
    };
    vec![
        vector("a/1", "a", "check_bin", "reject", "CISB\u{0}", Some("a/2")),
        vector("a/2", "a", "check_bin", "accept", "CISA\u{1}", None),
        vector("a/3", "a", "check_bin", "reject", "CISA\u{2}", Some("a/2")),
        vector("b/1", "b", "check_text", "reject", "version \"1\"\n\t\\", Some("b/2")),
        vector("b/2", "b", "check_text", "accept", ".version \"1\"\n\t\\\u{1}", None),
        vector("b/3", "b", "check_bin", "either", "CISB", Some("a/2")),
        // An invalid case whose counterpart is rejected, too, has no credit.
        vector("c/1", "c", "check_bin", "accept", "CISB", None),
        vector("c/2", "c", "check_bin", "reject", "CISB", Some("c/1")),
        vector("d/1", "d", "assemble", "accept", "", None),
    ]
}

const EXPECTED: &str = "\
a: 1 of 1 valid, 1 of 2 invalid
b: 1 of 1 valid, 1 of 1 invalid
c: 0 of 1 valid, 0 of 1 invalid
";

fn file(folder: &TempDir, vectors: &[Vector]) -> PathBuf {
    let path = folder.path().join("vectors.jsonl");
    let mut lines = String::new();
    for vector in vectors {
        writeln!(lines, "{}", serde_json::to_string(vector).unwrap()).unwrap();
    }
    fs::write(&path, lines).unwrap();
    path
}

/// Checks the sums and the exit codes of a consumer, which receives the path of a file with vectors.
fn check(run: impl Fn(&Path) -> Output) {
    let folder = tempfile::tempdir().unwrap();
    let mut all = vectors();
    let output = run(&file(&folder, &all));
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        EXPECTED,
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(output.status.code(), Some(1));
    // With the cases of a rule that the example passes, the program succeeds; without a case it fails.
    all.retain(|vector| vector.rule == "b" && vector.expect != Expectation::Either);
    assert_eq!(run(&file(&folder, &all)).status.code(), Some(0));
    all.retain(|vector| vector.operation == Operation::Assemble);
    assert_eq!(run(&file(&folder, &all)).status.code(), Some(1));
}

fn lines_of(name: &str) -> usize {
    fs::read_to_string(consumer(name)).unwrap().lines().count()
}

#[program_test("python3")]
fn the_consumer_in_python_gives_credit_to_pairs() {
    assert!(lines_of("python/consume.py") <= 60);
    check(|vectors| {
        Command::new("python3").arg(consumer("python/consume.py")).arg(vectors).output().unwrap()
    });
}

/// The model alone is enough for a reference page: each instruction has one, with all of its rules and fields.
#[program_test("python3")]
fn the_model_is_enough_for_reference_pages() {
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated/genvisa.json");
    let pages = |names: &[&str]| {
        let mut command = Command::new("python3");
        let run = command.arg(consumer("python/reference.py")).arg(&model).args(names).output().unwrap();
        (run.status.code(), String::from_utf8(run.stdout).unwrap())
    };
    let (code, all) = pages(&[]);
    assert_eq!(code, Some(0));
    let all: Vec<&str> = all.split("\n# ").collect();
    assert_eq!(all.len(), Instruction::ALL.len());
    for page in all {
        let name = page.trim_start_matches("# ").split(' ').next().unwrap();
        let info = Instruction::ALL.iter().find(|info| info.name == name).unwrap();
        for field in info.fields {
            assert!(page.contains(&format!("\n| {} | ", field.name)), "{}.{}", info.name, field.name);
        }
        for rule in info.rules {
            assert!(page.contains(&format!("\n### `{}`\n", rule.id)), "{}", rule.id);
        }
    }
    let (code, page) = pages(&["CMP"]);
    assert_eq!(code, Some(0));
    for part in [
        "# CMP (opcode 0x2c; platforms: all)\n\nCompares two values per channel.",
        "\ncmp.<rel_op> (<exec_size>) <dst> <src0> <src1>\n",
        "\nfor (n = 0; n < exec_size; ++n)\n  if (ChEn[n])\n    dst[n] = ",
        "| src0 | vec_operand | source | left operand of the comparison | ",
        "| rel_op | rel_op | 2:0 | relation | 0 EQ, 1 NE, ",
        "\nvalid on ",
        "\ninvalid on ",
    ] {
        assert!(page.contains(part), "{part:?} in\n{page}");
    }
    assert_eq!(pages(&["CMPX"]).0, Some(1));
}

#[program_test("g++")]
fn the_consumer_in_cpp_gives_credit_to_pairs() {
    assert!(lines_of("cpp/consume.cpp") <= 80);
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("consume");
    let mut compiler = Command::new("g++");
    compiler.args(["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&program);
    assert!(compiler.arg(consumer("cpp/consume.cpp")).status().unwrap().success());
    check(|vectors| {
        let vectors = fs::File::open(vectors).unwrap();
        Command::new(&program).stdin(Stdio::from(vectors)).output().unwrap()
    });
}
