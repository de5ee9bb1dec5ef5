//! The commands of README.md, in an empty folder with the files of the release archive alone.

use crate::{PROGRAM, fake, results};
use flate2::Compression;
use flate2::write::GzEncoder;
use genvisa_conformance::vectors::Index;
use genvisa_runner::record::Verdict;
use genvisa_testing::program_test;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

/// The part of README.md with the commands that need the archive alone.
const SECTION: &str = "## Measure an implementation";

/// The rules whose cases are asked: all cases take minutes. The finalizer breaks the first one, and the adapter to start from has the
/// platforms of the second one.
const ASKED: [&str; 2] = ["SEL/type_map", "FCVT/dst/type"];

/// A folder with the files of the archive, of whose vectors it has those of two rules.
fn unpacked() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let mut packed = GzEncoder::new(File::create(at("few.gz")).unwrap(), Compression::fast());
    let index = Index::load().unwrap();
    for vector in ASKED.iter().flat_map(|rule| index.of_rule(rule).unwrap()) {
        writeln!(packed, "{}", serde_json::to_string(&vector).unwrap()).unwrap();
    }
    packed.finish().unwrap();
    let dist = ["run", "--quiet", "--package", "xtask", "--bin", "xtask", "--", "dist", "--vectors"];
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR")).args(dist).arg(at("few.gz"));
    let made = cargo.arg("--output").arg(at("archive.tar.gz")).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let unpack = ["-xzf", "archive.tar.gz", "--strip-components=1"];
    assert!(Command::new("tar").current_dir(&folder).args(unpack).status().unwrap().success());
    for name in ["few.gz", "archive.tar.gz"] {
        fs::remove_file(at(name)).unwrap();
    }
    folder
}

/// The commands of the section that contain some words, in order.
fn commands(folder: &Path, words: &[&str]) -> Vec<String> {
    let readme = fs::read_to_string(folder.join("README.md")).unwrap();
    let section = readme.split_once(SECTION).unwrap().1.split("\n## ").next().unwrap();
    let lines = section.lines().filter_map(|line| line.strip_prefix("$ "));
    let lines = lines.map(|line| line.split(" #").next().unwrap().trim_end().to_string());
    lines.filter(|line| words.iter().any(|word| line.contains(word))).collect()
}

/// Runs a command as README.md has it. A run asks the cases of two rules only.
fn replay(folder: &Path, command: &str) -> Output {
    let line =
        command.replacen("genvisa-conform run", &format!("genvisa-conform run {}", ASKED.join(" ")), 1);
    let own = Path::new(PROGRAM).parent().unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths([own.to_path_buf()].into_iter().chain(std::env::split_paths(&path)));
    let mut shell = Command::new("sh");
    shell.current_dir(folder).env("PATH", path.unwrap()).args(["-c", &line]).output().unwrap()
}

/// Runs the commands with some words, and checks their exit codes.
fn replay_all(folder: &Path, words: &[&str], codes: &[i32]) -> String {
    let mut text = String::new();
    let commands = commands(folder, words);
    assert_eq!(commands.len(), codes.len(), "{commands:?}");
    for (command, code) in commands.iter().zip(codes) {
        let output = replay(folder, command);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(*code), "{command}\n{error}");
        text.push_str(&String::from_utf8_lossy(&output.stdout));
    }
    text
}

#[program_test("python3")]
fn the_reference_and_an_adapter_in_python_are_measured_with_the_archive_alone() {
    let folder = unpacked();
    let readme = commands(folder.path(), &[""]);
    assert!(readme.iter().any(|line| line.starts_with("cargo install ")), "{readme:?}");
    replay_all(folder.path(), &["run -o genvisa.jsonl"], &[0]);
    let own = results(&folder.path().join("genvisa.jsonl"));
    assert!(own.cases.len() > 10 && own.cases.iter().all(|case| case.verdict == Verdict::Pass));
    // The adapter to start from looks at the first bytes only, so that it accepts invalid modules.
    replay_all(folder.path(), &["adapters/python"], &[1]);
    let adapter = results(&folder.path().join("adapter.jsonl"));
    assert_eq!(adapter.cases.len(), own.cases.len());
    let credited = adapter.cases.iter().filter(|case| case.strictness.is_some()).count();
    let accepted = adapter.cases.iter().filter(|case| case.verdict == Verdict::Fail).count();
    assert!(credited * 2 < accepted, "{credited} credited, {accepted} wrong");
    replay_all(folder.path(), &["report "], &[0]);
    let page = fs::read_to_string(folder.path().join("report.html")).unwrap();
    assert!(page.contains("<html") && page.len() < 8 << 20);
    let sums = replay_all(folder.path(), &["consumers/python/consume.py"], &[1]);
    assert!(ASKED.iter().all(|rule| sums.contains(rule)), "{sums}");
    let page = replay_all(folder.path(), &["consumers/python/reference.py"], &[0]);
    assert!(page.starts_with("# ADD (opcode 0x01; ") && page.contains("\ninvalid on "), "{page}");
}

#[program_test("GenX_IR")]
fn the_finalizer_is_measured_with_the_archive_alone() {
    let folder = unpacked();
    replay_all(folder.path(), &["implementations/igc-1.0.12504"], &[1]);
    let found = results(&folder.path().join("igc.jsonl"));
    assert_eq!(found.head.implementation.name, "GenX_IR");
    // The finalizer answers: it accepts valid modules, and its verifier rejects invalid ones.
    assert!(found.cases.iter().any(|case| case.strictness.is_some()));
    let broke_down = found.cases.iter().filter(|case| case.verdict.is_breakdown()).count();
    assert!(broke_down * 10 < found.cases.len(), "{broke_down} of {}", found.cases.len());
}

/// The commands of a job of the workflow, without the installation.
fn steps(job: &str) -> impl Iterator<Item = &str> {
    let commands = job.lines().filter_map(|line| line.trim().strip_prefix("- run: "));
    commands.filter(|command| !command.starts_with("cargo install"))
}

/// A failing run on several machines has a report, and its last step fails.
#[program_test("python3")]
fn the_workflow_for_several_machines_reports_failures() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap();
    let workflow = readme.split_once("```yaml\n").unwrap().1.split("```").next().unwrap();
    let (measure, report) = workflow.split_once("\n  report:\n").unwrap();
    let folder = tempfile::tempdir().unwrap();
    fake(folder.path(), "check_bin", "verdict='accept'");
    let adapter = "printf '#!/bin/sh\\nexec python3 fake.py\\n' > adapter && chmod +x adapter";
    assert!(replay(folder.path(), adapter).status.success());
    let code = |command: &str| {
        let output = replay(folder.path(), command);
        output.status.code().unwrap_or_else(|| panic!("{command}: {output:?}"))
    };
    for shard in 1..=4 {
        let codes: Vec<i32> = steps(measure)
            .map(|command| code(&command.replace("${{ matrix.shard }}", &shard.to_string())))
            .collect();
        assert_eq!(codes, [0], "shard {shard}");
    }
    assert_eq!(steps(report).map(code).collect::<Vec<_>>(), [0, 0, 1]);
    assert!(folder.path().join("report.html").exists());
    let all = results(&folder.path().join("results.jsonl"));
    assert!(all.head.shard.is_none() && all.cases.iter().any(|case| case.verdict == Verdict::Fail));
}

#[program_test("g++")]
fn the_consumer_in_cpp_needs_the_archive_alone() {
    let folder = unpacked();
    let sums = replay_all(folder.path(), &["consumers/cpp", "./consume"], &[0, 1]);
    assert!(ASKED.iter().all(|rule| sums.contains(rule)), "{sums}");
}
