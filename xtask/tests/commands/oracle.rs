//! `cargo xtask oracle` with a program in place of cargo.

use crate::workspace::Workspace;

/// The commands that it starts, each behind the kernels that it asks for.
fn started(workspace: &Workspace, arguments: &str) -> String {
    let run = workspace.command("", arguments).env_remove("GENVISA_ORACLE").output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8(run.stdout).unwrap()
}

#[test]
fn all_kernels_are_compared_only_where_they_are_wanted() {
    let workspace = Workspace::empty();
    workspace.write("xtask/Cargo.toml", "");
    workspace.cargo_does("echo \"[$GENVISA_ORACLE] $@\"");
    let test = "test --package genvisa-conformance --test oracle\n";
    let rules = "run --quiet --package genvisa-conformance --example oracle-rules\n";
    for (arguments, expected) in [
        ("oracle", format!("[] {test}")),
        ("oracle --all", format!("[all] {test}")),
        ("oracle --rules", format!("[] {rules}")),
        ("oracle --rules --all", format!("[all] {rules}[all] {test}")),
    ] {
        assert_eq!(started(&workspace, arguments), expected, "{arguments}");
    }
}
