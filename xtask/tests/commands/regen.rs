use crate::workspace::{Workspace, repository};
use genvisa_render::{GENERATED_MARKER, REGEN_COMMAND};
use std::fs;
use std::path::Path;
use std::process::Command;

/// All files but the pages.
fn generated(workspace: &Workspace) -> Vec<(String, String)> {
    workspace.files("").into_iter().filter(|(path, _)| !path.starts_with("spec/")).collect()
}

/// The drift test of the first stage: names the command that repairs what it finds. The test `kill` of the conformance
/// suite compares the files of the second stage with the cases that it makes anyway.
#[test]
fn the_generated_files_of_this_workspace_are_up_to_date() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    let run = command.args(["regen", "--check", "--stage", "1"]).current_dir(repository()).output().unwrap();
    let text = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{text}{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn two_runs_are_byte_identical_and_the_second_writes_nothing() {
    let workspace = Workspace::new();
    let first = workspace.expect(0, "regen --stage 1");
    let files = generated(&workspace);
    assert!(files.len() > 12, "{:?}", files.iter().map(|f| &f.0).collect::<Vec<_>>());
    assert_eq!(first.out, format!("{0} files: {0} written, 0 removed, 0 unchanged\n", files.len()));

    let times = |()| files.iter().map(|(f, _)| fs::metadata(workspace.path(f)).unwrap().modified().unwrap());
    let before: Vec<_> = times(()).collect();
    let second = workspace.expect(0, "regen --stage 1");
    assert_eq!(second.out, format!("{0} files: 0 written, 0 removed, {0} unchanged\n", files.len()));
    assert!(times(()).eq(before), "a file was written again");

    // From nothing, in another workspace, from another folder: the same bytes.
    let other = Workspace::new();
    let run = other.run_from("spec/instructions", "regen --stage 1");
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(generated(&other), files);
    assert_eq!(
        workspace.expect(0, "regen --check --stage 1").out,
        format!("{} files are up to date\n", files.len())
    );
}

#[test]
fn every_file_names_its_page_and_the_command() {
    let workspace = Workspace::new();
    workspace.expect(0, "regen --stage 1");
    for (path, text) in generated(&workspace) {
        let first = text.lines().next().unwrap_or_default();
        // The end of a comment follows, in languages that have one.
        assert!(first.contains(GENERATED_MARKER), "{path}: {first}");
        assert!(first.contains(REGEN_COMMAND), "{path}: {first}");
        let page = first.split_whitespace().find(|word| word.starts_with("spec")).unwrap_or("none");
        assert!(workspace.path(page.trim_end_matches(',')).exists(), "{path}: {first}");
    }
}

#[test]
fn a_check_lists_every_difference_and_writes_nothing() {
    let workspace = Workspace::new();
    workspace.expect(0, "regen --stage 1");
    let good = generated(&workspace);

    let add = workspace.read("generated/src/instructions/add.rs");
    workspace.write("generated/src/instructions/add.rs", add.clone() + "// not from the page\n");
    fs::remove_file(workspace.path("generated/src/instructions/sel.rs")).unwrap();
    workspace.write("generated/src/old/gone.rs", &add);
    workspace.write("generated/src/by_hand.rs", "//! Somebody's.\n");
    let bad = generated(&workspace);

    let check = workspace.expect(1, "regen --check --stage 1");
    for line in [
        "changed   generated/src/instructions/add.rs\n",
        "-// not from the page\n",
        "missing   generated/src/instructions/sel.rs\n",
        "orphaned  generated/src/old/gone.rs: ",
        "foreign   generated/src/by_hand.rs: ",
        "1 changed, 1 missing, 1 orphaned, 1 foreign\n",
    ] {
        assert!(check.out.contains(line), "{line:?} not in\n{}", check.out);
    }
    assert!(check.out.ends_with(&format!("to repair: {REGEN_COMMAND}\n")), "{}", check.out);
    assert_eq!(generated(&workspace), bad, "a check wrote something");

    // Everything but the foreign file is repaired, and that file is reported again.
    let repair = workspace.expect(1, "regen --stage 1");
    assert!(repair.out.contains("2 written, 1 removed"), "{}", repair.out);
    assert!(repair.err.contains("foreign   generated/src/by_hand.rs"), "{}", repair.err);
    assert!(!workspace.path("generated/src/old").exists(), "an empty folder was left");
    fs::remove_file(workspace.path("generated/src/by_hand.rs")).unwrap();
    assert_eq!(generated(&workspace), good);
    workspace.expect(0, "regen --check --stage 1");
}

#[test]
fn files_of_the_crate_beside_the_sources_are_left_alone() {
    let workspace = Workspace::new();
    let by_hand = [("generated/Cargo.toml", "[package]\n"), ("benches/codec/main.rs", "fn main() {}\n")];
    for (path, text) in by_hand {
        workspace.write(path, text);
    }
    workspace.expect(0, "regen --stage 1");
    workspace.expect(0, "regen --check --stage 1");
    for (path, text) in by_hand {
        assert_eq!(workspace.read(path), text);
    }
}

/// Only the first line of a generated file has the marker of such files.
#[test]
fn a_file_by_hand_that_quotes_the_marker_below_its_first_line_is_left_alone() {
    let workspace = Workspace::new();
    let text = format!("//! A file by hand.\n//!\n//! Others are generated {GENERATED_MARKER}\n");
    let by_hand = ["benches/codec/main.rs", "generated/src/by_hand.rs"];
    for path in by_hand {
        workspace.write(path, &text);
    }
    let run = workspace.expect(1, "regen --stage 1");
    assert!(run.out.contains(" 0 removed, "), "{}", run.out);
    assert!(run.err.contains("foreign   generated/src/by_hand.rs: "), "{}", run.err);
    for path in by_hand {
        assert_eq!(workspace.read(path), text);
    }
}

#[test]
fn the_baselines_of_the_bench_are_checked_too() {
    let workspace = Workspace::new();
    workspace.expect(0, "regen --stage 1");
    let records = workspace.read("benches/codec/records.rs");
    workspace.write("benches/codec/records.rs", records.replace("GatherScaled", "Gathered"));
    workspace.write("benches/codec/old.rs", &records);
    let check = workspace.expect(1, "regen --check --stage 1");
    for line in ["changed   benches/codec/records.rs", "orphaned  benches/codec/old.rs"] {
        assert!(check.out.contains(line), "{line:?} not in\n{}", check.out);
    }
    workspace.expect(0, "regen --stage 1");
    assert_eq!(workspace.read("benches/codec/records.rs"), records);
    assert!(!workspace.path("benches/codec/old.rs").exists());
}

#[test]
fn a_removed_page_leaves_orphans() {
    let workspace = Workspace::new();
    workspace.expect(0, "regen --stage 1");
    fs::remove_file(workspace.path("spec/instructions/SEL.md")).unwrap();
    let check = workspace.expect(1, "regen --check --stage 1");
    assert!(check.out.contains("orphaned  generated/src/instructions/sel.rs"), "{}", check.out);
    workspace.expect(0, "regen --stage 1");
    assert!(!workspace.path("generated/src/instructions/sel.rs").exists());
}

#[test]
fn mistakes_in_pages_are_all_reported_and_nothing_is_written() {
    let workspace = Workspace::new();
    workspace.edit("spec/instructions/ADD.md", "- **Src1(vec_operand):**", "- **Src1(vector):**");
    workspace.edit("spec/instructions/SEL.md", "SEL = 0x", "SEL = zero x");
    for arguments in ["regen --stage 1", "regen --check --stage 1"] {
        let run = workspace.expect(1, arguments);
        for page in ["spec/instructions/ADD.md:", "spec/instructions/SEL.md:"] {
            assert!(run.err.contains(page), "{page} not in\n{}", run.err);
        }
        assert!(run.err.contains('^'), "{}", run.err);
        assert!(!workspace.path("generated").exists());
    }
}

#[test]
fn many_mistakes_are_counted_and_not_all_shown() {
    let workspace = Workspace::new();
    let page = workspace.read("spec/instructions/ADD.md");
    let lines: String = (0..20_000).map(|n| format!("\nThe value {n} must be even.\n")).collect();
    workspace.write("spec/instructions/ADD.md", page + &lines);
    let run = workspace.expect(1, "regen --stage 1");
    assert!(run.err.contains(" more problems are not shown\n"), "{}", run.err.len());
    assert!(run.err.len() < 1 << 20, "{} bytes", run.err.len());
}

#[test]
fn pages_of_another_folder_are_named_in_the_repair() {
    let workspace = Workspace::new();
    fs::rename(workspace.path("spec"), workspace.path("draft")).unwrap();
    workspace.expect(2, "regen --stage 1");
    let check = workspace.expect(1, "regen --check --stage 1 --spec draft");
    assert!(check.out.ends_with(&format!("to repair: {REGEN_COMMAND} --spec draft\n")), "{}", check.out);
    workspace.expect(0, "regen --stage 1 --spec draft");
    let add = workspace.read("generated/src/instructions/add.rs");
    assert!(add.starts_with("// Generated from draft/instructions/ADD.md "), "{add}");
    assert!(!Path::new(&workspace.path("spec")).exists());
}

#[test]
fn an_unread_sentence_is_an_error() {
    let workspace = Workspace::new();
    let page = workspace.read("spec/instructions/ADD.md");
    workspace.write("spec/instructions/ADD.md", page + "\nAll sums must be round.\n");
    let run = workspace.expect(1, "regen --stage 1");
    assert!(run.err.contains("unread normative sentence"), "{}", run.err);
    assert!(run.err.contains("spec: 0 errors, 1 warnings"), "{}", run.err);
    assert!(!workspace.path("generated").exists());
}

/// Generated files are stale after every change of the words of a page, also in prose.
#[test]
fn a_change_of_prose_is_seen_and_a_change_of_layout_is_none() {
    let workspace = Workspace::new();
    workspace.expect(0, "regen --stage 1");
    let page = "spec/instructions/SEL.md";
    let text = workspace.read(page);
    workspace.write(page, text.replace("## Notes\n", "## Notes\n\n\n"));
    workspace.expect(0, "regen --check --stage 1");
    // Notes and pseudo-code are in the model, and a comment is not.
    workspace.write(page, text + "\n<!-- This costs 2 cycles. -->\n");
    let run = workspace.expect(1, "regen --check --stage 1");
    assert!(run.out.starts_with("changed   generated/pages.txt\n"), "{}", run.out);
}

/// The files that the second stage prints in tests.
const CASES: &str = "{\"path\":\"conformance/cases.txt\",\"text\":\"ADD/dst/type 2 3\\n\"}\n";

#[test]
fn the_second_stage_is_another_program_whose_files_are_checked_and_written() {
    let workspace = Workspace::new();
    let first = workspace.expect(0, "regen --stage 1").out;
    let files: usize = first.split(' ').next().unwrap().parse().unwrap();
    assert_eq!(workspace.started(), None);
    workspace.second_stage(CASES, 0);
    let missing = workspace.expect(1, "regen --check").out;
    assert!(missing.starts_with("missing   conformance/cases.txt\n"), "{missing}");
    assert!(!workspace.path("conformance/cases.txt").exists());
    let started = "run --quiet --bin generated-files --\n";
    assert_eq!(workspace.started().as_deref(), Some(started));

    let run = workspace.expect(0, "regen");
    assert_eq!(run.out, format!("{} files: 1 written, 0 removed, {files} unchanged\n", files + 1));
    assert_eq!(workspace.read("conformance/cases.txt"), "ADD/dst/type 2 3\n");
    let check = workspace.expect(0, "regen --check").out;
    assert_eq!(check, format!("{} files are up to date\n", files + 1));
    assert_eq!(workspace.expect(0, "regen --check --stage 2").out, "1 files are up to date\n");

    workspace.second_stage(&CASES.replace("2 3", "2 4"), 0);
    let stale = workspace.expect(1, "regen --check").out;
    for line in ["changed   conformance/cases.txt\n", "-ADD/dst/type 2 3\n", "+ADD/dst/type 2 4\n"] {
        assert!(stale.contains(line), "{line:?} not in\n{stale}");
    }
}

/// The model in JSON has the examples that the second stage writes, of those rules that the pages have.
#[test]
fn new_examples_become_a_part_of_the_model() {
    let example = r#"{"platform":"GEN9","invalid_platform":"GEN9","difference":"d","assembles":true}"#;
    let line = |rule: &str| {
        let text = format!(r#"{{"examples":{{"{rule}":{{"example":{example}}},"GONE/rule":{{}}}}}}"#);
        serde_json::json!({ "path": "cli/src/examples.json", "text": text }).to_string() + "\n"
    };
    let workspace = Workspace::new();
    let model = |workspace: &Workspace| -> serde_json::Value {
        serde_json::from_str(&workspace.read("generated/genvisa.json")).unwrap()
    };
    workspace.expect(0, "regen --stage 1");
    let before = model(&workspace);
    assert_eq!(before["examples"], serde_json::json!({}));
    let rule = before["rules"][0]["id"].as_str().unwrap();
    workspace.second_stage(&line(rule), 0);
    let run = workspace.expect(0, "regen").out;
    assert!(run.contains(" files: 2 written, 0 removed, "), "{run}");
    let after = model(&workspace);
    assert_eq!(after["examples"].as_object().unwrap().keys().collect::<Vec<_>>(), [rule]);
    assert_eq!(after["examples"][rule]["example"]["difference"], "d");
    assert!(workspace.expect(0, "regen --check").out.ends_with(" files are up to date\n"));

    workspace.write("cli/src/examples.json", "{\"examples\": []}");
    let run = workspace.expect(1, "regen --stage 1");
    assert!(run.err.contains("cli/src/examples.json: invalid type: sequence"), "{}", run.err);
}

#[test]
fn the_second_stage_is_not_checked_where_the_first_is_stale() {
    let workspace = Workspace::new();
    workspace.second_stage(CASES, 0);
    let run = workspace.expect(1, "regen --check");
    assert!(run.out.contains("missing   generated/src/lib.rs\n"), "{}", run.out);
    assert_eq!(workspace.started(), None);
}

#[test]
fn a_second_stage_that_fails_or_prints_something_else_is_an_error() {
    let workspace = Workspace::new();
    workspace.expect(0, "regen --stage 1");
    let elsewhere = CASES.replace("conformance/cases.txt", "generated/src/lib.rs");
    let cases = [
        (CASES, 101, "generated-files` failed"),
        ("cases\n", 0, "printed something else than files"),
        (elsewhere.as_str(), 0, "this stage generates only"),
    ];
    for (lines, code, message) in cases {
        workspace.second_stage(lines, code);
        let run = workspace.expect(2, "regen");
        assert!(run.err.contains(message), "{message:?} not in\n{}", run.err);
        assert!(!workspace.path("conformance/cases.txt").exists());
    }
}
