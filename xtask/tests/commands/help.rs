use crate::workspace::Workspace;

const COMMANDS: [&str; 8] = ["regen", "model", "rules", "coverage", "reading", "lint", "diff", "oracle"];

/// Commands that need more than a workspace of pages: the conformance suite with the finalizer, and Intel's pages.
const ELSEWHERE: [&str; 2] = ["oracle", "reading"];

/// Every example that a help shows runs, in a workspace with two specifications and nothing else.
#[test]
fn the_examples_of_every_help_run() {
    let workspace = Workspace::with_prose();
    // The other version of the pages in the examples.
    for (path, text) in workspace.files("spec") {
        workspace.write(&format!("main/{path}"), text);
    }
    workspace.edit("main/spec/instructions/ADD.md", "- **Saturation:** Yes", "- **Saturation:** No");
    workspace.write("work/nothing", "");
    for folder in ["spec", "checks"] {
        std::fs::rename(workspace.path(folder), workspace.path("work").join(folder)).unwrap();
    }

    for command in COMMANDS.into_iter().filter(|command| !ELSEWHERE.contains(command)) {
        let help = workspace.expect(0, &format!("{command} --help")).out;
        let examples: Vec<_> = help.lines().filter_map(|l| l.strip_prefix("  cargo xtask ")).collect();
        assert!(!examples.is_empty(), "{help}");
        for example in examples {
            let mut run = workspace.command("work", example);
            let run = run.env("CARGO_MANIFEST_DIR", workspace.path("work/xtask")).output().unwrap();
            let expected = if command == "diff" { 1 } else { 0 };
            assert_eq!(
                run.status.code(),
                Some(expected),
                "{example}: {}",
                String::from_utf8_lossy(&run.stderr)
            );
            assert!(!run.stdout.is_empty(), "{example}");
        }
    }
}

#[test]
fn the_help_lists_every_command() {
    let workspace = Workspace::empty();
    let help = workspace.expect(0, "--help").out;
    for command in COMMANDS {
        assert!(help.contains(&format!("\n  {command} ")), "{command} not in\n{help}");
    }
    let run = workspace.expect(2, "");
    assert!(run.err.contains("Usage: cargo xtask"), "{}", run.err);
    workspace.expect(2, "unknown");
}

#[test]
fn a_finalizer_that_cannot_be_asked_is_an_error() {
    let workspace = Workspace::empty();
    workspace.write("xtask/Cargo.toml", "");
    workspace.second_stage("", 101);
    let run = workspace.expect(2, "oracle --rules");
    assert!(run.err.contains("`cargo run") && run.err.contains("failed"), "{}", run.err);
}
