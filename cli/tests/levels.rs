//! The warnings of the specification are exactly the rules that programs of Intel's compiler violate.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders of the corpus, and the platforms that their programs are for.
const PLATFORMS: [(&str, &str); 15] = [
    ("bdw", "BDW"),
    ("skl", "SKL"),
    ("icllp", "ICLLP"),
    ("tgllp", "TGLLP"),
    ("dg1", "TGLLP"),
    ("xe_hp_sdv", "XEHP"),
    ("dg2", "DG2"),
    ("pvc", "PVC"),
    ("newer/bdw", "BDW"),
    ("newer/skl", "SKL"),
    ("newer/icllp", "ICLLP"),
    ("newer/tgllp", "TGLLP"),
    ("newer/dg2", "DG2"),
    ("newer/mtl", "MTL"),
    ("newer/pvc", "PVC"),
];

/// A rule that is a warning.
struct Warning {
    rule: &'static str,
    reason: &'static str,
    /// A program of the corpus that violates the rule.
    seen: String,
}

/// The warnings of the crate `genvisa`. Only the model names the programs.
fn warnings() -> Vec<Warning> {
    let model: serde_json::Value =
        serde_json::from_str(include_str!("../../generated/genvisa.json")).unwrap();
    let modelled = model["rules"].as_array().unwrap();
    let warning = |rule: &'static genvisa::Rule| {
        let seen = |modelled: &serde_json::Value| modelled["seen"].as_str().unwrap().to_string();
        let reason = rule.level.reason()?;
        let modelled = modelled.iter().find(|modelled| modelled["id"] == rule.id).unwrap();
        Some(Warning { rule: rule.id, reason, seen: seen(modelled) })
    };
    genvisa::RULES.iter().filter_map(|rule| warning(rule)).collect()
}

/// The output of the command.
fn genvisa(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_genvisa")).args(args).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The rules that a program violates, with their levels.
fn broken(corpus: &Path, folder: &str, program: &Path) -> BTreeSet<(String, String)> {
    let platform = PLATFORMS.iter().find(|(known, _)| *known == folder).unwrap().1;
    let program = corpus.join(program);
    let findings = genvisa(&["check", "--json", "-p", platform, program.to_str().unwrap()]);
    let finding = |line: &str| {
        let finding: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| finding[key].as_str().unwrap_or_default().to_string();
        (text("level"), text("rule"))
    };
    findings.lines().map(finding).collect()
}

#[test]
fn reasons_are_shown_with_the_rules() {
    let errata = include_str!("../../spec/errata.md");
    for Warning { rule, reason, .. } in warnings() {
        if let Some((_, behind)) = reason.split_once("(errata ") {
            let heading = format!("\n### {}\n", behind.split(')').next().unwrap());
            assert!(errata.contains(&heading), "{reason}: there is no such entry");
        }
        let shown = genvisa(&["explain", rule]);
        assert!(shown.contains(&format!("level      warning: {reason}\n")), "{rule}: {shown}");
    }
}

#[test]
fn real_programs_break_these_and_no_others() {
    let Some(upstream) = std::env::var_os("GENVISA_UPSTREAM").map(PathBuf::from) else {
        println!("skipped: no upstream pages");
        return;
    };
    let corpus = upstream.with_file_name("corpus");
    for Warning { rule, seen, .. } in warnings() {
        let (folder, stem) = seen.rsplit_once('/').unwrap();
        let found = broken(&corpus, folder, &Path::new(folder).join(format!("{stem}.visaasm")));
        assert!(found.contains(&("warning".into(), rule.into())), "{seen} does not violate {rule}");
    }
    let mut count = 0;
    for (folder, _) in PLATFORMS {
        for entry in std::fs::read_dir(corpus.join(folder)).unwrap() {
            let program = entry.unwrap().path();
            let found = broken(&corpus, folder, &program);
            // Newer compilers print forms that the assembler does not know: these programs are not checked completely.
            if found.iter().any(|(_, rule)| rule.is_empty()) {
                assert!(folder.starts_with("newer/"), "{}: {found:?}", program.display());
                continue;
            }
            let errors: Vec<_> = found.iter().filter(|(level, _)| level == "error").collect();
            assert!(errors.is_empty(), "{}: {errors:?}", program.display());
            count += 1;
        }
    }
    assert!(count > 385, "{count} programs are not all of them");
}
