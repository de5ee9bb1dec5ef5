//! `cargo xtask oracle --matrix`: both releases of the finalizer, and the decoder for C++, beside `genvisa`.

use super::status;
use crate::{Outcome, Unusable, pages};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The folders of the descriptions of both releases. The second one is fetched.
const RELEASES: [&str; 2] = ["igc-1.0.12504", "igc-1.0.17791"];

/// The folder of the decoder for C++.
const DECODER: &str = "genvisa-hpp";

/// The folder of the results, from the repository.
const RESULTS: &str = "target/matrix";

/// The line of a document below which it is written.
const MARK: &str = "<!-- Written by `cargo xtask oracle --matrix`. Do not edit below this line. -->";

/// Runs all implementations, and writes the expected results and the documents.
pub(super) fn write() -> Result<Outcome, Unusable> {
    let root = pages::root()?;
    let folder = |name: &str| format!("conformance/implementations/{name}");
    let results = |name: &str| format!("{RESULTS}/{name}.jsonl");
    fs::create_dir_all(root.join(RESULTS)).map_err(|error| unusable(RESULTS, &error))?;
    let (line, fetched) = status(Command::new(root.join(folder(RELEASES[1])).join("fetch.sh")))?;
    if !fetched.success() {
        return Err(Unusable(format!("`{line}` failed ({fetched})")));
    }
    let own = results("genvisa");
    conform(&["run", "--pairs", "1", "--output", &own])?;
    let mut matrix = vec!["matrix".to_string(), "--disagreements".into(), own];
    for name in RELEASES {
        let (tool, expected) =
            (format!("{}/conform.toml", folder(name)), format!("{}/expected.toml", folder(name)));
        let output = results(name);
        conform(&["run", "--tool", &tool, "--expect", &expected, "--update", "--output", &output])?;
        matrix.extend([output.clone(), "--expect".into(), format!("{output}={expected}")]);
    }
    let (decoder, output) = (format!("{RESULTS}/{DECODER}"), results(DECODER));
    let mut build = Command::new(root.join(folder(DECODER)).join("build.sh"));
    build.arg(root.join(&decoder));
    let (line, built) = status(build)?;
    if !built.success() {
        return Err(Unusable(format!("`{line}` failed ({built})")));
    }
    conform(&["run", "--pairs", "1", "--adapter", &decoder, "--output", &output])?;
    matrix.push(output);
    document(&root, "docs/conformance-matrix.md", &matrix)?;
    let diff =
        ["diff", "--operation", "check_text"].map(String::from).into_iter().chain(RELEASES.map(results));
    document(&root, "docs/finalizer-releases.md", &diff.collect::<Vec<_>>())?;
    Ok(Outcome::Clean)
}

/// Replaces the part of a document below its mark by the output of a command.
fn document(root: &Path, name: &str, arguments: &[String]) -> Result<(), Unusable> {
    let part = format!("{RESULTS}/part.md");
    let output = ["--output", &part];
    conform(&arguments.iter().map(String::as_str).chain(output).collect::<Vec<_>>())?;
    let read = |name: &str| fs::read_to_string(root.join(name)).map_err(|error| unusable(name, &error));
    let (old, new) = (read(name)?, read(&part)?);
    let (head, _) = old.split_once(MARK).ok_or_else(|| unusable(name, &"it has no line with the mark"))?;
    fs::write(root.join(name), format!("{head}{MARK}\n\n{new}")).map_err(|error| unusable(name, &error))
}

/// Runs `genvisa-conform`. Results that are not as expected are no failure.
fn conform(arguments: &[&str]) -> Result<(), Unusable> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["run", "--quiet", "--package", "genvisa-conformance", "--bin", "genvisa-conform", "--"]);
    cargo.args(arguments);
    let (line, status) = status(cargo)?;
    match status.code() {
        Some(0 | 1) => Ok(()),
        _ => Err(Unusable(format!("`{line}` failed ({status})"))),
    }
}

fn unusable(name: &str, why: &dyn std::fmt::Display) -> Unusable {
    Unusable(format!("{name}: {why}"))
}
