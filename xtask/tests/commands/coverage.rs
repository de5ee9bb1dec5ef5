use crate::workspace::Workspace;
use genvisa_testing::upstream_test;
use serde_json::Value;
use std::path::Path;

fn coverage(workspace: &Workspace, code: i32, arguments: &str) -> Value {
    serde_json::from_str(&workspace.expect(code, arguments).out).unwrap()
}

/// The numbers of a page, by the end of its path.
fn page<'a>(report: &'a Value, name: &str) -> &'a Value {
    let pages = report["pages"].as_array().unwrap();
    pages.iter().find(|p| p["page"].as_str().unwrap().ends_with(name)).unwrap()
}

const PAGE: &str = "\
# ADD

Adds.

## Opcode

  ADD = 0x01

## Format

| | | |
| --- | --- | --- |
| 0x01(ADD) | Dst | Src0 |

## Semantics

```
dst = src0; // src0 must be even
```

## Description

- **Dst(raw_operand):** result. Must have type UD
- **Src0(raw_operand):** source

#### Rules
- **src0/null:** `!null(src0)`: the source must be there.
- **src0/even:** `address(src0) % 2 == 0`: the address is even.

## Notes

Dst must be green. It is a colour.
";

#[test]
fn our_pages_are_read_to_the_last_sentence() {
    let workspace = Workspace::with_prose();
    let run = workspace.expect(0, "coverage");
    let total = run.out.lines().rev().find(|line| line.starts_with("total ")).unwrap();
    assert_eq!(total.matches(" 100%").count(), 2, "{total}");
    let report = coverage(&workspace, 0, "coverage --json");
    assert_eq!(report["total"]["sentences"]["unread"], 0);
    assert!(report["pages"].as_array().unwrap().len() > 18);
    assert!(report["total"]["counts"]["facts"].as_u64().unwrap() > 1000);
    let rules = workspace.expect(0, "rules").out;
    let seen = |check: &str| rules.matches(&format!("\"check\":\"{check}\"")).count();
    for check in ["static", "object", "runtime"] {
        assert_eq!(report["rules"][check], seen(check), "{check}");
    }
    assert_eq!(report["rules"]["reasoned"], 0);
    let id = rules.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap();
    let reason = format!("[[co_dependent]]\nrule = \"{id}\"\nreason = \"a test\"\n");
    workspace.write("conformance/co_dependent.toml", reason);
    assert_eq!(coverage(&workspace, 0, "coverage --json")["rules"]["reasoned"], 1, "{id}");
}

#[test]
fn every_item_and_every_sentence_is_counted_once() {
    let workspace = Workspace::empty();
    workspace.write("pages/ADD.md", PAGE);
    let run = workspace.run("coverage --spec pages --json");
    let report: Value = serde_json::from_str(&run.out).unwrap();
    let page = page(&report, "ADD.md");
    let counts = serde_json::json!({
        // Six headings; the opcode; three cells; two bullets, and a list of types in one of them.
        "facts": 13, "rules": 2, "semantics": 1, "text": 0, "listed": {}, "unlisted": 0,
        // The title and four sentences; a comment and a note.
        "prose": 5, "unread": 2
    });
    assert_eq!(page["counts"], counts, "{}", workspace.run("coverage --spec pages --page ADD.md").out);
    let sentences = serde_json::json!({
        "static": 1, "object": 0, "runtime": 0, "fact": 1, "no_rule": 0, "unread": 2
    });
    assert_eq!(page["sentences"], sentences, "{}", run.err);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("pages/ADD.md:32:1"), "{}", run.err);
    assert!(run.err.contains("pages/ADD.md:18:"), "{}", run.err);
}

#[test]
fn a_reading_answers_for_a_sentence_until_the_sentence_changes() {
    let workspace = Workspace::empty();
    workspace.write("version/ADD.md", PAGE.replace("; // src0 must be even", ""));
    let err = workspace.run("coverage --spec version").err;
    let sum = err.split("its checksum is ").nth(1).unwrap().split_whitespace().next().unwrap().to_string();
    let reading = format!(
        "[[reading]]\nsum = \"{sum}\"\nnone = \"nothing shows a colour\"\nno_requirement = \"behaviour\"\n"
    );
    workspace.write("readings/ADD.toml", reading);
    workspace.write("upstream/old/ADD.md", PAGE.replace("green", "blue"));
    workspace.write("spec/ADD.md", PAGE.replace("green", "blue"));

    let run = |spec: &str| {
        let mut command =
            workspace.command("", &format!("coverage --spec {spec} --readings readings --json"));
        let output = command.env("GENVISA_UPSTREAM", workspace.path("upstream")).output().unwrap();
        (output.status.code().unwrap(), serde_json::from_slice::<Value>(&output.stdout).unwrap())
    };
    let (code, report) = run("version");
    assert_eq!((code, &report["total"]["sentences"]["no_rule"]), (0, &Value::from(1)), "{report}");
    assert_eq!(report["readings"]["stale"], serde_json::json!([]));
    let (code, report) = run("upstream/old");
    assert_eq!(code, 1);
    assert_eq!(report["readings"]["stale"], serde_json::json!([format!("ADD {sum}")]));
}

/// A page is named by the last parts of its path: not by the end of another name.
#[test]
fn a_page_is_named_with_or_without_its_folder_and_extension() {
    let workspace = Workspace::with_prose();
    let pages = |name: &str| -> Vec<String> {
        let out = workspace.expect(0, &format!("coverage --page {name}")).out;
        let mut pages: Vec<String> = out.lines().map(|line| line.split(':').next().unwrap().into()).collect();
        pages.dedup();
        pages
    };
    for name in ["ADD", "ADD.md", "/ADD.md", "instructions/ADD", "spec/instructions/ADD.md"] {
        assert_eq!(pages(name), ["spec/instructions/ADD.md"], "{name}");
    }
    for name in ["DD", "spec", "", "/"] {
        let run = workspace.run(&format!("coverage --page={name}"));
        assert_eq!(run.code, 2, "{name}");
        assert!(run.err.contains(&format!("no page is named `{name}`")), "{}", run.err);
    }
}

/// An entry of the list of prose is added by a command, and counts until the sentence changes.
#[test]
fn prose_needs_a_reason_until_the_sentence_changes() {
    let workspace = Workspace::with_prose();
    let page = "spec/instructions/DPAS.md";
    workspace.edit(page, "Multiplies two small matrices", "Multiplies two matrices");
    let run = workspace.expect(1, "coverage --page /DPAS.md");
    assert!(
        run.out.contains("DPAS.md:3: sentence: unlisted, holds a number: Multiplies two matrices"),
        "{}",
        run.out
    );
    let run = workspace.expect(1, "prose /DPAS.md:3");
    assert!(run.out.ends_with(": Multiplies two matrices and adds a third.\n"), "{}", run.out);
    workspace.expect(0, "prose /DPAS.md:3 --reason describes");
    let run = workspace.expect(0, "coverage --page DPAS");
    assert!(run.out.contains("DPAS.md:3: sentence: prose (describes): Multiplies two"), "{}", run.out);
    let unknown = workspace.run("prose /DPAS.md:3 --reason because");
    assert!(
        unknown.code == 2 && unknown.err.contains("the reasons are restates, describes"),
        "{}",
        unknown.err
    );
}

/// Pages are complete only when each number in prose has a reason, even if the reader understands all else.
#[test]
fn a_number_in_prose_without_a_reason_is_a_finding() {
    let workspace = Workspace::empty();
    let page = PAGE.replace("; // src0 must be even", "");
    workspace.write("pages/ADD.md", page.replace("Dst must be green. It is a colour.", "It has 2 colours."));
    let counts = |code: i32| {
        let report = coverage(&workspace, code, "coverage --spec pages --json");
        let total = &report["total"];
        assert_eq!((&total["counts"]["unread"], &total["sentences"]["unread"]), (&0.into(), &0.into()));
        total["counts"]["unlisted"].clone()
    };
    assert_eq!(counts(1), 1);
    workspace.expect(0, "prose /ADD.md:32 --spec pages --reason describes");
    assert_eq!(counts(0), 0);
}

#[test]
fn a_line_whose_items_have_a_meaning_needs_no_reason() {
    let workspace = Workspace::empty();
    workspace.write("pages/ADD.md", PAGE);
    for (line, what) in [(7, "an opcode"), (23, "a field"), (27, "a rule"), (32, "an unread sentence")] {
        let run = workspace.expect(0, &format!("prose /ADD.md:{line} --spec pages"));
        assert_eq!(run.out, "", "{what}");
    }
}

/// Not one sentence of Intel's pages that constrains something is unread, and no reading or entry of prose is left over.
#[upstream_test]
fn intels_pages_are_read_to_the_last_sentence(upstream: &Path) {
    for version in ["2025-02", "2021-06"] {
        let workspace = Workspace::with_prose();
        let mut command =
            workspace.command("", &format!("coverage --json --spec {}", upstream.join(version).display()));
        let output = command.env("GENVISA_UPSTREAM", upstream).output().unwrap();
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        let total = &report["total"];
        assert_eq!(total["sentences"]["unread"], 0, "{version}");
        assert_eq!(total["counts"]["unread"], 0, "{version}");
        assert_eq!(report["errors"], 0, "{version}");
        assert_eq!(total["counts"]["unlisted"], 0, "{version}");
        assert_eq!(report["readings"]["stale"], serde_json::json!([]), "{version}");
        assert_eq!(report["prose"]["stale"], serde_json::json!([]), "{version}");
    }
}
