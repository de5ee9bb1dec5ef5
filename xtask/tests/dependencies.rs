//! The licences of dependencies, and dependencies of several versions, as `deny.toml` allows them.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// The ways to list dependencies. A build downloads those of its own platform; the others need the network once.
const ATTEMPTS: [&[&str]; 2] = [&["--offline"], &[]];

/// Name, version and licence of each dependency on all platforms.
fn dependencies() -> Vec<(String, String, String)> {
    let list = |attempt: &[&str]| {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["metadata", "--format-version", "1", "--locked"]).args(attempt);
        cargo.current_dir(root()).output().unwrap()
    };
    let [offline, online] = ATTEMPTS;
    let run = Some(list(offline)).filter(|run| run.status.success()).unwrap_or_else(|| list(online));
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    let packages =
        metadata["packages"].as_array().unwrap().iter().filter(|package| !package["source"].is_null());
    let text = |package: &serde_json::Value, key: &str| package[key].as_str().unwrap_or_default().to_string();
    packages.map(|p| (text(p, "name"), text(p, "version"), text(p, "license"))).collect()
}

fn rules() -> toml::Table {
    std::fs::read_to_string(root().join("deny.toml")).unwrap().parse().unwrap()
}

/// Whether an expression of licences can be satisfied: `A OR B`, `A AND B`, the old `A/B`, with parentheses.
fn is_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let expression = expression.replace('/', " OR ");
    let all = expression.split(" AND ").map(|part| part.trim().trim_matches(['(', ')']).to_string());
    all.into_iter().all(|part| part.split(" OR ").any(|licence| allowed.contains(licence.trim())))
}

#[test]
fn every_licence_is_allowed() {
    let rules = rules();
    let list = rules["licenses"]["allow"].as_array().unwrap();
    let allowed: BTreeSet<String> =
        list.iter().map(|licence| licence.as_str().unwrap().to_string()).collect();
    let dependencies = dependencies();
    assert!(!dependencies.is_empty());
    let wrong: Vec<_> =
        dependencies.iter().filter(|(_, _, licence)| !is_allowed(licence, &allowed)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn only_listed_dependencies_have_several_versions() {
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, version, _) in dependencies() {
        versions.entry(name).or_default().insert(version);
    }
    let several: BTreeSet<String> =
        versions.into_iter().filter(|(_, v)| v.len() > 1).map(|(name, _)| name).collect();
    let rules = rules();
    let skipped = rules["bans"]["skip"].as_array().unwrap().iter().map(|entry| {
        assert!(entry["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{entry:?}");
        entry["name"].as_str().unwrap().to_string()
    });
    assert_eq!(several, skipped.collect::<BTreeSet<_>>());
}

#[test]
fn expressions_of_licences_are_understood() {
    let allowed = BTreeSet::from(["MIT".to_string(), "Unicode-3.0".to_string()]);
    for (expression, expected) in [
        ("MIT OR Apache-2.0", true),
        ("Apache-2.0/MIT", true),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("Apache-2.0 AND MIT", false),
        ("GPL-3.0", false),
        ("", false),
    ] {
        assert_eq!(is_allowed(expression, &allowed), expected, "{expression}");
    }
}
