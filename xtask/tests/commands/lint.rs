use crate::workspace::Workspace;
use serde_json::Value;

#[test]
fn our_pages_contradict_nothing() {
    let workspace = Workspace::whole();
    let run = workspace.expect(0, "lint");
    assert!(run.err.is_empty(), "{}", run.err);
    assert!(run.out.lines().all(|line| line.split_whitespace().nth(1) == Some("0")), "{}", run.out);
    // The findings of one lint have those that are allowed.
    let run = workspace.expect(1, "lint --only opcodes");
    assert!(run.err.contains("FCCALL has the opcode"), "{}", run.err);
}

#[test]
fn a_contradiction_is_shown_with_both_places() {
    let workspace = Workspace::whole();
    let page = workspace.read("spec/instructions/SEL.md");
    let opcode = page.lines().find_map(|line| line.trim().strip_prefix("SEL = ")).unwrap();
    let copy = page
        .replace(&format!("SEL = {opcode}"), "SEL = 0x01")
        .replace(&format!("{opcode}(SEL)"), "0x01(SEL)");
    workspace.write("spec/instructions/SEL.md", copy);
    let run = workspace.expect(1, "lint");
    assert!(run.err.contains("opcodes: SEL has the opcode 0x01 of ADD"), "{}", run.err);
    assert!(run.err.contains("spec/instructions/SEL.md:") && run.err.contains("spec/instructions/ADD.md:"));

    let lines = workspace.expect(1, "lint --json").out;
    let findings: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let found = findings.iter().find(|f| f["lint"] == "opcodes" && f["subject"] == "SEL").unwrap();
    assert!(found["at"][1].as_str().unwrap().starts_with("spec/instructions/ADD.md:"), "{found}");

    let list = workspace.read("spec/lint.toml");
    let more = "\n[[allow]]\nlint = \"opcodes\"\nsubjects = [\"SEL\", \"MOV\"]\nreason = \"a test\"\n";
    workspace.write("spec/lint.toml", list + more);
    let run = workspace.run("lint");
    assert!(run.err.contains("spec/lint.toml:") && run.err.contains("`MOV`"), "{}", run.err);
    assert!(!run.err.contains("opcodes: SEL"), "{}", run.err);
}

#[test]
fn pages_that_nobody_keeps_free_of_findings_are_told_about() {
    let workspace = Workspace::new();
    let page = workspace.read("spec/instructions/SEL.md");
    workspace.write("pages/instructions/SEL.md", page.replace("src1[n]", "src2[n]"));
    let run = workspace.expect(0, "lint --spec pages");
    assert!(run.err.contains("warning") && run.err.contains("pages/instructions/SEL.md:"), "{}", run.err);
    // An error of the reader is no matter of opinion.
    workspace.write("pages/instructions/SEL.md", page.replace("## Format", "## Formats"));
    let run = workspace.expect(1, "lint --spec pages");
    assert!(run.err.contains("unknown section `Formats`"), "{}", run.err);
    workspace.write("pages/instructions/SEL.md", page.replace("src1[n]", "src2[n]"));
    workspace.write("pages/lint.toml", String::new());
    workspace.expect(1, "lint --spec pages");
}
