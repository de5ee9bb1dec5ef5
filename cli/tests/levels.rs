//! `levels.toml`: which rules are no more than warnings. It lists those that programs of Intel's compiler break, and no others.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use serde::Deserialize;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders of the corpus, and the platforms that their programs are for.
const PLATFORMS: [(&str, &str); 8] = [
    ("bdw", "BDW"),
    ("skl", "SKL"),
    ("icllp", "ICLLP"),
    ("tgllp", "TGLLP"),
    ("dg1", "TGLLP"),
    ("xe_hp_sdv", "XEHP"),
    ("dg2", "DG2"),
    ("pvc", "PVC"),
];

#[derive(Deserialize)]
struct Levels {
    warning: Vec<Warning>,
}

#[derive(Deserialize)]
struct Warning {
    rules: Vec<String>,
    reason: String,
    seen: String,
}

fn levels() -> Levels {
    toml::from_str(include_str!("../src/levels.toml")).unwrap()
}

/// What the command prints.
fn genvisa(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_genvisa")).args(args).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The rules that a program breaks, with their levels.
fn broken(corpus: &Path, folder: &str, program: &Path) -> BTreeSet<(String, String)> {
    let platform = PLATFORMS.iter().find(|(known, _)| *known == folder).unwrap().1;
    let program = corpus.join(program);
    let findings = genvisa(&["check", "--json", "-p", platform, program.to_str().unwrap()]);
    let finding = |line: &str| {
        let finding: serde_json::Value = serde_json::from_str(line).unwrap();
        let said = |what: &str| finding[what].as_str().unwrap_or_default().to_string();
        (said("level"), said("rule"))
    };
    findings.lines().map(finding).collect()
}

#[test]
fn reasons_are_shown_with_the_rules() {
    let errata = include_str!("../../spec/errata.md");
    for warning in levels().warning {
        if let Some((_, behind)) = warning.reason.split_once("(errata ") {
            let heading = format!("\n### {}\n", behind.split(')').next().unwrap());
            assert!(errata.contains(&heading), "{}: there is no such entry", warning.reason);
        }
        for rule in warning.rules {
            let shown = genvisa(&["explain", &rule]);
            assert!(shown.contains(&format!("level      warning: {}\n", warning.reason)), "{rule}: {shown}");
        }
    }
}

#[test]
fn real_programs_break_these_and_no_others() {
    let Some(upstream) = std::env::var_os("GENVISA_UPSTREAM").map(PathBuf::from) else {
        println!("skipped: no upstream pages");
        return;
    };
    let corpus = upstream.with_file_name("corpus");
    for warning in levels().warning {
        let (folder, stem) = warning.seen.split_once('/').unwrap();
        let found = broken(&corpus, folder, &Path::new(folder).join(format!("{stem}.visaasm")));
        for rule in warning.rules {
            assert!(
                found.contains(&("warning".into(), rule.clone())),
                "{}: {rule} is not broken",
                warning.seen
            );
        }
    }
    let mut count = 0;
    for (folder, _) in PLATFORMS {
        for entry in std::fs::read_dir(corpus.join(folder)).unwrap() {
            let program = entry.unwrap().path();
            let found = broken(&corpus, folder, &program);
            let errors: Vec<_> = found.iter().filter(|(level, _)| level == "error").collect();
            assert!(errors.is_empty(), "{}: {errors:?}", program.display());
            count += 1;
        }
    }
    assert!(count > 300, "{count} programs are not all of them");
}
