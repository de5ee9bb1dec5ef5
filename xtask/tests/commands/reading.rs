use crate::workspace::Workspace;
use genvisa_testing::upstream_test;
use std::path::Path;

const PAGE: &str = "\
# ADD

Adds.

## Opcode

  ADD = 0x01

## Format

| | | |
| --- | --- | --- |
| 0x01(ADD) | Dst | Src0 |

## Description

- **Dst(raw_operand):** result. Must have type UD
- **Src0(raw_operand):** source

## Notes

Dst must be green. It is a colour.
Src0 must be even; the
address of it, too.
";

// Lines of the page with a normative sentence that states no fact.
const GREEN: usize = 22;
const EVEN: usize = 23;

fn workspace() -> Workspace {
    let workspace = Workspace::empty();
    workspace.write("pages/ADD.md", PAGE);
    workspace.write("readings/BFE.toml", "");
    workspace
}

fn arguments(line: usize) -> String {
    format!("reading pages/ADD.md:{line} --readings readings")
}

/// The checksum that a run prints for the first sentence.
fn sum(out: &str) -> String {
    out.split("sentence ").nth(1).unwrap().split_whitespace().next().unwrap().to_string()
}

#[test]
fn an_unread_sentence_has_a_skeleton() {
    let workspace = workspace();
    let out = workspace.expect(1, &arguments(GREEN)).out;
    let sum = sum(&out);
    assert!(out.starts_with(&format!("pages/ADD.md:{GREEN}: sentence {sum} is unread; ")), "{out}");
    for part in ["readings/ADD.toml", "    [[reading]]\n", &format!("    sum = \"{sum}\"\n")] {
        assert!(out.contains(part), "{part:?} not in\n{out}");
    }
    assert!(!workspace.path("readings/ADD.toml").exists());

    workspace.expect(1, &format!("{} --write", arguments(GREEN)));
    let text = workspace.read("readings/ADD.toml");
    assert!(text.starts_with("# Readings of the sentences of the page ADD.\n\n[[reading]]\n"), "{text}");
    // A skeleton is no reading: the next run refuses the folder.
    let err = workspace.expect(2, &arguments(GREEN)).err;
    assert!(err.contains("readings/ADD.toml") && err.contains(&sum), "{err}");

    workspace.write(
        "readings/ADD.toml",
        text.replace("# none = \"\"", "none = \"nothing shows a colour\"\nno_requirement = \"behaviour\""),
    );
    let out = workspace.expect(0, &arguments(GREEN)).out;
    assert!(out.starts_with(&format!("pages/ADD.md:{GREEN}: sentence {sum} states no rule\n")), "{out}");
    assert!(out.contains("readings/ADD.toml:3:\n    [[reading]]\n"), "{out}");
    assert!(out.contains("    none = \"nothing shows a colour\"\n"), "{out}");
}

#[test]
fn a_sentence_with_rules_is_shown_with_its_entry_and_from_each_of_its_lines() {
    let workspace = workspace();
    let sums = [GREEN, EVEN].map(|line| sum(&workspace.expect(1, &arguments(line)).out));
    let [green, even] = &sums;
    assert_ne!(green, even);
    let entries = format!(
        "# Readings.\n\n[[reading]]\nsum = \"{green}\"\nnone = \"a colour\"\nno_requirement = \"behaviour\"\n\n\
         [[reading]]\nsum = \"{even}\"\ndoc = \"the address is even\"\n[reading.rules]\n\"src0/even\" = \"address(src0) % 2 == 0\"\n"
    );
    workspace.write("readings/ADD.toml", entries);
    for line in [EVEN, EVEN + 1] {
        let out = workspace.expect(0, &arguments(line)).out;
        let expected = format!(
            "pages/ADD.md:{EVEN}: sentence {even} states ADD/src0/even\nreadings/ADD.toml:8:\n    [[reading]]\n    sum = \"{even}\"\n"
        );
        assert!(out.starts_with(&expected), "{out}");
        assert!(out.ends_with("    \"src0/even\" = \"address(src0) % 2 == 0\"\n"), "{out}");
    }
}

#[test]
fn a_line_without_a_sentence_is_an_error_with_the_reason() {
    let workspace = workspace();
    let cases = [
        ("pages/ADD.md:2", "pages/ADD.md:2: the line is empty"),
        ("pages/ADD.md:99", "pages/ADD.md:99: the page has only 24 lines"),
        ("pages/ADD.md:17", "no sentence on this line has or needs a reading"),
        ("pages/ADD.md:17", "the nearest such sentence is on line 22"),
        ("pages/ADD.md:0", "`0` is not the number of a line"),
        ("pages/ADD.md", "expected PAGE:LINE"),
        ("pages/SUB.md:1", "pages/SUB.md"),
        ("pages:1", "expected one page, not a folder"),
    ];
    workspace.write("pages/SEL.md", PAGE.replace("ADD", "SEL"));
    for (place, message) in cases {
        let err = workspace.expect(2, &format!("reading {place} --readings readings")).err;
        assert!(err.contains(message), "{message:?} not in\n{err}");
    }
}

/// A sentence that is nearly one of a reading is found by the outline in the entry, so a wrong outline would hide it.
#[upstream_test]
fn the_outlines_of_readings_are_those_of_their_sentences(upstream: &Path) {
    let workspace = Workspace::with_readings();
    for version in ["2025-02", "2021-06"] {
        let pages = upstream.join(version);
        let arguments = format!("reading --words {} --readings reader/readings", pages.display());
        let out = workspace.expect(0, &arguments).out;
        assert_eq!(out, "0 entries in reader/readings have new words\n", "{version}");
    }
}
