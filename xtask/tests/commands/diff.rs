use crate::workspace::{Workspace, upstream};
use serde_json::{Value, json};
use std::fs;

/// A workspace with the specification in `spec` and in `old`.
fn twice() -> Workspace {
    let workspace = Workspace::new();
    for (path, text) in workspace.files("spec") {
        workspace.write(&path.replacen("spec", "old", 1), text);
    }
    workspace
}

#[test]
fn equal_pages_do_not_differ_wherever_they_are() {
    let workspace = twice();
    let page = workspace.read("old/instructions/ADD.md");
    workspace.write("old/instructions/ADD.md", page.replace("## Opcode", "Another sentence.\n\n\n## Opcode"));
    assert_eq!(workspace.expect(0, "diff old spec").out, "no differences\n");
    assert_eq!(workspace.expect(0, "diff old spec --json").out, "");
    assert_eq!(
        workspace.expect(0, "diff old/instructions/ADD.md spec/instructions/ADD.md").out,
        "no differences\n"
    );
}

#[test]
fn each_change_is_reported_once_with_its_derived_rule() {
    let workspace = twice();
    workspace.edit("spec/instructions/GATHER_SCALED.md", "  GATHER_SCALED = 0x78", "  GATHER_SCALED = 0x79");
    workspace.edit(
        "spec/instructions/GATHER_SCALED.md",
        "| 0x78(GATHER_SCALED) |",
        "| 0x79(GATHER_SCALED) |",
    );
    let run = workspace.expect(1, "diff old spec --json");
    let changes: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let facts: Vec<_> =
        changes.iter().map(|c| json!([c["what"], c["kind"], c["place"], c["old"], c["new"]])).collect();
    assert_eq!(
        facts,
        [
            json!(["changed", "opcode", "", 0x78, 0x79]),
            json!(["changed", "rule", "opcode", "opcode == 0x78", "opcode == 0x79"]),
        ],
        "{}",
        run.out
    );
    assert!(changes.iter().all(|c| c["subject"] == "GATHER_SCALED"), "{}", run.out);
    let text = workspace.expect(1, "diff old spec").out;
    let start = "GATHER_SCALED  spec/instructions/GATHER_SCALED.md\n  ~ opcode: 0x78 -> 0x79  (:";
    assert!(text.starts_with(start), "{text}");
    assert!(text.ends_with("2 changed\n"), "{text}");
}

#[test]
fn a_page_more_is_an_instruction_more() {
    let workspace = twice();
    fs::remove_file(workspace.path("old/instructions/SEL.md")).unwrap();
    let text = workspace.expect(1, "diff old spec").out;
    assert!(text.starts_with("SEL  spec/instructions/SEL.md\n  + instruction: opcode 0x"), "{text}");
    assert_eq!(text.lines().count(), 3, "{text}");
}

#[test]
fn pages_with_errors_are_compared_as_far_as_they_go_and_pages_that_are_none_not_at_all() {
    let workspace = twice();
    workspace.edit("old/instructions/SEL.md", "SEL = 0x", "SEL = zero x");
    let run = workspace.expect(2, "diff old spec");
    assert!(run.err.contains("old/instructions/SEL.md:"), "{}", run.err);
    assert!(run.out.starts_with("SEL  spec/instructions/SEL.md\n  "), "{}", run.out);
    assert!(workspace.expect(2, "diff nowhere spec").out.is_empty());
    workspace.expect(2, "diff spec");
}

/// The two revisions of one seed page differ in one sentence: `num_blocks > 1` needs eight channels.
#[test]
fn the_two_seeds_of_one_page_differ_in_one_rule() {
    let Some(upstream) = upstream() else { return };
    let seed = |start: &str| {
        let files = fs::read_dir(upstream.join("../seeds")).unwrap().map(|e| e.unwrap().path());
        files.into_iter().find(|p| p.file_name().unwrap().to_str().unwrap().starts_with(start)).unwrap()
    };
    let workspace = Workspace::empty();
    let arguments = format!("diff {} {}", seed("002").display(), seed("004").display());
    let run = workspace.expect(1, &(arguments + " --json"));
    let changes: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(changes.len(), 1, "{}", run.out);
    assert_eq!((&changes[0]["what"], &changes[0]["kind"]), (&json!("added"), &json!("rule")));
    assert_eq!(changes[0]["new"]["expr"], "num_blocks > 1 => exec_size >= 8");
}
