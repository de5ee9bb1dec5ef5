use crate::workspace::Workspace;
use genvisa_testing::upstream_test;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

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
    let other_layout = page.replace("## Opcode", "\n\n## Opcode").replace("- **", "* **");
    assert_ne!(other_layout, page);
    workspace.write("old/instructions/ADD.md", other_layout);
    assert_eq!(workspace.expect(0, "diff old spec").out, "no differences\n");
    assert_eq!(workspace.expect(0, "diff old spec --json").out, "");
    assert_eq!(
        workspace.expect(0, "diff old/instructions/ADD.md spec/instructions/ADD.md").out,
        "no differences\n"
    );
}

/// Text that holds no fact is listed with both positions, and `--facts` leaves it out.
#[test]
fn changed_text_is_listed_behind_the_facts() {
    let workspace = twice();
    let page = workspace.read("old/instructions/ADD.md");
    workspace.write("old/instructions/ADD.md", page.replace("## Opcode", "A first sentence.\n\n## Opcode"));
    workspace.write(
        "spec/instructions/ADD.md",
        page.replace("## Opcode", "Two of them. A second sentence.\n\n## Opcode"),
    );
    let text = workspace.expect(1, "diff old spec").out;
    let line = 1 + page.lines().position(|line| line == "## Opcode").unwrap();
    let expected = format!(
        "2 sentences changed, no fact changed\n\nADD  spec/instructions/ADD.md\n  + sentence: Two of them.  (:{line})\n  \
         ~ sentence: A first sentence. -> A second sentence.  (:{line})\n"
    );
    assert_eq!(text, expected);
    let records = workspace.expect(1, "diff old spec --json").out;
    let records: Vec<Value> = records.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let changed = json!({
        "kind": "changed_text", "page": "ADD", "what": "changed", "unit": "sentence", "has_fact": false,
        "old": "A first sentence.", "old_at": format!("old/instructions/ADD.md:{line}"),
        "new": "A second sentence.", "new_at": format!("spec/instructions/ADD.md:{line}"),
    });
    assert_eq!(records[1], changed, "{records:#?}");
    let run = workspace.expect(1, "diff old spec --brief");
    assert_eq!((run.out.as_str(), run.err.as_str()), ("", "2 sentences changed, no fact changed\n"));
    assert_eq!(workspace.expect(0, "diff old spec --facts").out, "no differences\n");
}

#[test]
fn a_page_of_one_version_alone_is_added_or_removed() {
    let workspace = twice();
    workspace.write("old/instructions/OLDER.md", "# OLDER\n\nOne sentence.\n");
    workspace.write("spec/instructions/NEWER.md", "# NEWER\n\nOne sentence.\n");
    let records = workspace.expect(1, "diff old spec --json").out;
    let records = records.lines().map(|line| serde_json::from_str(line).unwrap());
    let pages: Vec<Value> = records.filter(|record: &Value| record["kind"] == "page").collect();
    let page = |name: &str, what: &str, old: Value, new: Value| json!({ "kind": "page", "page": name, "what": what, "old": old, "new": new });
    let older = page("OLDER", "removed", json!("old/instructions/OLDER.md"), Value::Null);
    let newer = page("NEWER", "added", Value::Null, json!("spec/instructions/NEWER.md"));
    assert_eq!(pages, [newer, older]);
}

/// Warnings of the pages are printed, not only counted.
#[test]
fn warnings_are_shown() {
    let workspace = twice();
    let index = workspace.read("spec/chapters/index.md");
    workspace.write("spec/chapters/index.md", index.replacen("{XEHP+}", "{NEWER+}", 1));
    let run = workspace.expect(1, "diff old spec");
    assert!(
        run.err.contains("`NEWER` is no platform") && run.err.contains("0 errors, 1 warnings"),
        "{}",
        run.err
    );
}

#[test]
fn each_change_is_reported_once_with_its_derived_rule() {
    let workspace = twice();
    workspace.edit("spec/instructions/GATHER_SCALED.md", "  GATHER_SCALED = 0x78", "  GATHER_SCALED = 0xf1");
    workspace.edit(
        "spec/instructions/GATHER_SCALED.md",
        "| 0x78(GATHER_SCALED) |",
        "| 0xf1(GATHER_SCALED) |",
    );
    let run = workspace.expect(1, "diff old spec --facts --json");
    let changes: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let facts: Vec<_> =
        changes.iter().map(|c| json!([c["what"], c["kind"], c["place"], c["old"], c["new"]])).collect();
    assert_eq!(
        facts,
        [
            json!(["changed", "opcode", "", 0x78, 0xf1]),
            json!(["changed", "rule", "opcode", "opcode == 120", "opcode == 241"]),
        ],
        "{}",
        run.out
    );
    assert!(changes.iter().all(|c| c["subject"] == "GATHER_SCALED"), "{}", run.out);
    let text = workspace.expect(1, "diff old spec").out;
    let start = "in 1 subject: 1 changed, and 1 that follow from these\n\n\
        GATHER_SCALED  spec/instructions/GATHER_SCALED.md\n  ~ opcode: 0x78 -> 0xf1  (:";
    assert!(text.starts_with(start), "{text}");
    assert_eq!(workspace.expect(1, "diff old spec --brief").out, "GATHER_SCALED ~ opcode\n");
}

/// However a rule lists its alternatives, it is the same rule; the text differs.
#[test]
fn the_order_of_alternatives_is_no_difference() {
    let workspace = twice();
    workspace.edit(
        "spec/instructions/SEL.md",
        "**Supported Types:** UB,B,UW",
        "**Supported Types:** B,UW,UB",
    );
    assert_eq!(workspace.expect(0, "diff old spec --facts").out, "no differences\n");
    let text = workspace.expect(1, "diff old spec").out;
    assert!(text.starts_with("1 sentence changed, no fact changed\n"), "{text}");
}

/// A structure with another name is a difference, and the first line counts it.
#[test]
fn a_structure_with_another_name_is_counted() {
    let workspace = twice();
    workspace.edit("spec/chapters/object.md", "variable_reloc_symtab {", "used_variable {");
    for arguments in ["diff old spec", "diff old spec --facts"] {
        let text = workspace.expect(1, arguments).out;
        let start = "1 structure added: used_variable\n1 structure removed: variable_reloc_symtab\n";
        assert!(text.starts_with(start) && !text.contains("no differences"), "{text}");
    }
}

/// A reading is made for one version: if its rule is gone from the other one, all else is compared nevertheless. The sentence is
/// shown beside its rules, and a problem of both versions is reported once.
#[upstream_test]
fn a_reading_that_one_version_lacks_is_reported_and_the_pages_are_compared(upstream: &Path) {
    let workspace = Workspace::empty();
    let page = |name: &str| fs::read_to_string(upstream.join("2025-02/instructions").join(name)).unwrap();
    let text = page("SVM_BLOCK_ST.md");
    let changed = text.replace("The address must be oword-aligned", "The address must not be oword-aligned");
    assert_ne!(text, changed);
    for (folder, text) in [("old", &text), ("new", &changed)] {
        workspace.write(&format!("{folder}/SVM_BLOCK_ST.md"), text.replace("## Text", "{NEWER+}\n\n## Text"));
    }
    let run = workspace.expect(1, "diff old new");
    assert!(run.err.contains("no run-time rule `SVM_BLOCK_ST/address/align`"), "{}", run.err);
    let line = 1 + text.lines().position(|line| line.contains("must be oword-aligned")).unwrap();
    let sentence = format!(
        "\n      ~ sentence: The address must be oword-aligned. -> The address must not be oword-aligned.  \
         (SVM_BLOCK_ST.md:{line} -> SVM_BLOCK_ST.md:{line})\n"
    );
    assert!(run.out.contains("  - rule address/align: "), "{}", run.out);
    assert_eq!(run.out.matches(&sentence).count(), 1, "{}", run.out);
}

/// A fact has the line of the text that states it, and the text is not listed again.
#[test]
fn facts_have_their_own_lines() {
    let workspace = twice();
    for (from, to) in [
        ("**Saturation:** Yes", "**Saturation:** No"),
        ("**Source Modifier:** arithmetic", "**Source Modifier:** none"),
    ] {
        workspace.edit("spec/instructions/ADD.md", from, to);
    }
    let page = workspace.read("spec/instructions/ADD.md");
    let line = |text: &str| 1 + page.lines().position(|line| line.contains(text)).unwrap();
    let text = workspace.expect(1, "diff old spec").out;
    for fact in [
        format!("  ~ saturation: true -> false  (:{})\n", line("**Saturation:**")),
        format!("  ~ source modifier: arithmetic -> none  (:{})\n", line("**Source Modifier:**")),
    ] {
        assert!(text.contains(&fact), "{text}");
    }
    assert!(!text.contains("sentence"), "{text}");
}

/// The tag of an instruction in the index: both facts are printed, on the page that has changed.
#[upstream_test]
fn a_tag_of_the_index_is_a_change_of_the_index(upstream: &Path) {
    let workspace = Workspace::empty();
    let pages = upstream.join("2025-02");
    for name in ["6_instructions.md", "1_introduction.md", "instructions/LSC_TYPED.md"] {
        let text = fs::read_to_string(pages.join(name)).unwrap();
        workspace.write(&format!("old/{name}"), &text);
        let end = "LSC typed load/store/atomic ";
        workspace.write(
            &format!("new/{name}"),
            text.replace(&format!("{end}{{DG2+}}"), &format!("{end}{{PVC+}}")),
        );
    }
    let text = workspace.run("diff old new").out;
    assert!(text.contains("2 changed"), "{text}");
    for subject in ["LSC_TYPED  new/6_instructions.md", "index  new/6_instructions.md"] {
        assert!(text.contains(&format!("\n{subject}\n  ~ platform")), "{text}");
    }
}

/// Problems that both versions have are reported once.
#[test]
fn a_warning_of_both_versions_is_reported_once() {
    let workspace = twice();
    for folder in ["old", "spec"] {
        let index = workspace.read(&format!("{folder}/chapters/index.md"));
        workspace.write(&format!("{folder}/chapters/index.md"), index.replacen("{XEHP+}", "{NEWER+}", 1));
    }
    let run = workspace.expect(0, "diff old spec");
    assert_eq!(run.err.matches("`NEWER` is no platform").count(), 1, "{}", run.err);
    assert!(run.err.contains("spec: 0 errors, 1 warnings, 1 of them as above\n"), "{}", run.err);
}

/// Pages with errors are not equal: parts of them were not compared.
#[test]
fn a_comparison_of_pages_with_errors_is_incomplete() {
    let workspace = twice();
    workspace.edit("spec/instructions/ADD.md", "**Saturation:**", "**Saturatoin:**");
    workspace.edit("old/instructions/ADD.md", "**Saturation:**", "**Saturatoin:**");
    let text = workspace.expect(2, "diff old spec").out;
    assert_eq!(text, "incomplete: pages have errors, and what these hide is not compared\n");
    workspace.edit("old/instructions/ADD.md", "ADD = 0x01", "ADD = 0xf1");
    let run = workspace.expect(1, "diff old spec");
    assert!(run.out.starts_with("incomplete: ") && run.out.contains("~ opcode: 0xf1 -> 0x01"), "{}", run.out);
    assert!(
        run.err.ends_with("error: the comparison is incomplete because of the errors above\n"),
        "{}",
        run.err
    );
}

/// The changed facts between Intel's two versions have a length that a person reads in a minute.
#[upstream_test]
fn the_two_versions_of_intels_pages_differ_in_facts(upstream: &Path) {
    let workspace = Workspace::empty();
    let version = |name: &str| upstream.join(name).display().to_string();
    let text = workspace.run(&format!("diff --facts {} {}", version("2021-06"), version("2025-02"))).out;
    assert!(text.starts_with("19 instructions added: ADD3, ADD3O, BFN,"), "{text}");
    // Subjects that share a fact, each with its place.
    let (_, shared) = text.split_once("\n  ~ width op: ub -> uw\n      ").expect("a shared fact");
    let shared = shared.lines().next().unwrap_or_default().split(", ");
    let names: Vec<&str> =
        shared.filter_map(|subject| subject.split_once(" (")).map(|(name, _)| name).collect();
    assert_eq!(names, ["3D_LOAD", "3D_SAMPLE", "3D_SAMPLE4", "INFO"], "{text}");
    assert!(text.contains("\nROL  "), "{text}");
    assert!(text.lines().count() < 380, "{} lines:\n{text}", text.lines().count());
}

#[test]
fn a_page_more_is_an_instruction_more() {
    let workspace = twice();
    fs::remove_file(workspace.path("old/instructions/SEL.md")).unwrap();
    let text = workspace.expect(1, "diff old spec").out;
    let start = "1 instruction added: SEL\n\n+ instruction SEL: opcode 0x";
    assert!(text.starts_with(start), "{text}");
    assert_eq!(text.lines().count(), 3, "{text}");
    assert_eq!(workspace.expect(1, "diff old spec --brief").out, "SEL + instruction\n");
}

#[test]
fn pages_with_errors_are_compared_as_far_as_they_go_and_pages_that_are_none_not_at_all() {
    let workspace = twice();
    workspace.edit("old/instructions/SEL.md", "SEL = 0x", "SEL = zero x");
    let run = workspace.expect(1, "diff old spec");
    assert!(run.err.contains("old/instructions/SEL.md:"), "{}", run.err);
    assert!(
        run.out.starts_with("incomplete: ") && run.out.contains("\n1 instruction added: SEL\n"),
        "{}",
        run.out
    );
    assert!(workspace.expect(2, "diff nowhere spec").out.is_empty());
    workspace.expect(2, "diff spec");
}

/// The two revisions of one seed page differ in one sentence: `num_blocks > 1` needs eight channels.
#[upstream_test("seeds")]
fn the_two_seeds_of_one_page_differ_in_one_rule(seeds: &Path) {
    let seed = |start: &str| {
        let files = fs::read_dir(seeds).unwrap().map(|e| e.unwrap().path());
        files.into_iter().find(|p| p.file_name().unwrap().to_str().unwrap().starts_with(start)).unwrap()
    };
    let workspace = Workspace::empty();
    let arguments = format!("diff {} {}", seed("002").display(), seed("004").display());
    let run = workspace.expect(1, &(arguments + " --facts --json"));
    let changes: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(changes.len(), 1, "{}", run.out);
    assert_eq!((&changes[0]["what"], &changes[0]["kind"]), (&json!("added"), &json!("rule")));
    assert_eq!(changes[0]["new"]["expr"], "num_blocks > 1 => exec_size >= 8");
}
