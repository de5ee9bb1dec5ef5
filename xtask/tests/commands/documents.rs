//! The documents of the repository are true: paths exist, and the README shows real output.

use crate::workspace::{Workspace, repository};
use std::fs;

fn document(name: &str) -> String {
    fs::read_to_string(repository().join(name)).unwrap()
}

/// Each document, and the least number of paths in it.
const DOCUMENTS: [(&str, usize); 8] = [
    ("README.md", 4),
    ("ARCHITECTURE.md", 4),
    ("CONTRIBUTING.md", 4),
    ("CHANGELOG.md", 1),
    ("SECURITY.md", 2),
    ("python/README.md", 1),
    ("docs/performance.md", 1),
    ("docs/versioning.md", 2),
];

/// Every link, and every `path/` in code, leads somewhere.
#[test]
fn names_in_documents_exist() {
    for (name, least) in DOCUMENTS {
        let text = document(name);
        let links = text.match_indices("](").filter_map(|(n, _)| text[n + 2..].split(')').next());
        let prose = text.split("```").step_by(2).collect::<String>();
        let code: Vec<_> = prose.split('`').skip(1).step_by(2).collect();
        let paths = code.into_iter().filter(|c| c.contains('/') && !c.contains([' ', '*', '(', '$']));
        let rule_ids =
            |path: &&str| !path.starts_with(|c: char| c.is_ascii_uppercase()) || path.ends_with(".md");
        let links = links.filter(|link| !link.starts_with("https://"));
        let mut paths: Vec<_> = links.chain(paths).filter(rule_ids).map(str::to_string).collect();
        paths.sort();
        assert!(paths.len() >= least, "{name}: {paths:?}");
        for path in paths {
            assert!(repository().join(&path).exists(), "{name} names {path}");
        }
    }
}

/// The output of `cargo xtask` in console blocks is what the command prints, on this specification as checked in.
#[test]
fn the_output_in_the_readme_is_real() {
    let workspace = Workspace::whole();
    let second = ["conformance/cases.txt", "cli/src/examples.json"].map(|path| {
        let text = fs::read_to_string(repository().join(path)).unwrap();
        workspace.write(path, &text);
        serde_json::json!({ "path": path, "text": text }).to_string() + "\n"
    });
    workspace.second_stage(&second.concat(), 0);
    workspace.expect(0, "regen");
    let text = document("README.md");
    let mut seen = 0;
    for block in text.split("```console\n").skip(1).filter_map(|b| b.split("```").next()) {
        for session in block.split("$ ").filter_map(|s| s.strip_prefix("cargo xtask ")) {
            let (arguments, output) = session.split_once('\n').unwrap();
            assert_eq!(workspace.run(arguments).out, output, "cargo xtask {arguments}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}

/// A violation in the README is printed as validators print it: the rule of that id, as it is today.
#[test]
fn the_violation_in_the_readme_is_real() {
    let workspace = Workspace::new();
    let rules = workspace.expect(0, "rules").out;
    let rules = rules.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let printed: Vec<_> = rules
        .map(|rule| {
            let text = |key: &str| rule[key].as_str().unwrap().to_string();
            format!("{}: {} (`{}`, {}:{})", text("id"), text("doc"), text("expr"), text("page"), rule["line"])
        })
        .collect();
    let text = document("README.md");
    let shown: Vec<_> = text.lines().filter(|line| line.starts_with("GATHER_SCALED/")).collect();
    assert_eq!(shown.len(), 1, "{shown:?}");
    assert!(printed.iter().any(|line| line == shown[0]), "no rule reads {}", shown[0]);
}
