//! Manifests of packages that are published, and the compiler that they need.

use crate::workspace::repository;
use std::fs;
use std::path::PathBuf;

fn manifest(folder: &str) -> toml::Table {
    fs::read_to_string(repository().join(folder).join("Cargo.toml")).unwrap().parse().unwrap()
}

/// Folder and manifest of each member of the workspace.
fn members() -> Vec<(PathBuf, toml::Table)> {
    let root = manifest("");
    let names = root["workspace"]["members"].as_array().unwrap();
    let names = names.iter().map(|name| name.as_str().unwrap());
    names
        .map(|name| (repository().join(name), manifest(name)["package"].as_table().unwrap().clone()))
        .collect()
}

/// Everything but the benches, examples, tools and the Python module of the repository is published, with a description, keywords, categories and both
/// licences.
#[test]
fn published_packages_are_complete() {
    let mut unpublished = Vec::new();
    for (folder, package) in members() {
        let name = package["name"].as_str().unwrap().to_string();
        if package.get("publish").is_some_and(|publish| publish.as_bool() == Some(false)) {
            unpublished.push(name);
            continue;
        }
        for key in ["description", "keywords", "categories", "documentation", "license", "rust-version"] {
            assert!(package.contains_key(key), "{name} has no {key}");
        }
        for list in ["keywords", "categories"] {
            let entries = package[list].as_array().unwrap().len();
            assert!((1..=5).contains(&entries), "{name} has {entries} {list}");
        }
        for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let ours = fs::read(repository().join(licence)).unwrap();
            assert_eq!(fs::read(folder.join(licence)).unwrap(), ours, "{name}: {licence}");
        }
    }
    assert_eq!(
        unpublished,
        ["genvisa-benches", "genvisa-examples", "genvisa-python", "genvisa-testing", "xtask"]
    );
}

/// The workflow builds with the oldest compiler that the manifests allow.
#[test]
fn the_minimum_compiler_is_the_one_that_builds() {
    let root = manifest("");
    let minimum = root["workspace"]["package"]["rust-version"].as_str().unwrap().to_string();
    let workflow = fs::read_to_string(repository().join(".github/workflows/ci.yml")).unwrap();
    for command in ["rustup toolchain install ", "rustup default "] {
        let versions: Vec<_> = workflow.split(command).skip(1).collect();
        assert!(!versions.is_empty(), "ci.yml has no `{command}`");
        for version in versions {
            assert_eq!(version.split_whitespace().next(), Some(minimum.as_str()), "{command}");
        }
    }
}
