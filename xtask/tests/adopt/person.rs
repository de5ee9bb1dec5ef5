//! The parts of a change that are left to a person.

use super::folders::{Folders, edit, expect};

/// A page with two numbers.
const PAGE: &str = "# ADD\n\nAdds.\n\n## Opcode\n\n  ADD = 0x01\n\n## Format\n\n| | | |\n| --- | --- | --- |\n| 0x01(ADD) | Mode | Size |\n\n\
    ## Description\n\n- **Mode(ub):** the way. Range [1..8]\n- **Size(ub):** bytes. Range [1..4]\n\n## Notes\n";

#[test]
fn one_conflict_among_written_facts_is_a_finding() {
    let folders = Folders::of_page(PAGE);
    let old = folders.path("old");
    let from = ["--from", old.to_str().unwrap()];
    folders.edit(&edit("ADD.md", "[1..4]", "[1..2]"));
    folders.edit(&edit("ADD.md", "[1..8]", "[1..6]"));
    let (code, report, _) = folders.adopt(&[from[0], from[1], "--dry-run"]);
    assert!(code == 0 && report.contains("facts: 4 written, 0 present, 0 in conflict, 0 left"), "{report}");
    // The specification differs from the old pages where the new ones do.
    let spec = folders.path("spec/instructions/ADD.md");
    std::fs::write(spec, PAGE.replace("[1..8]", "[1..7]")).unwrap();
    let (code, report, _) = folders.adopt(&from);
    expect(&report, "conflict", &["ADD ~ range mode"]);
    expect(&report, "written", &["ADD ~ range size"]);
    assert_eq!(code, 1, "{report}");
}

#[test]
fn an_unread_sentence_gets_the_skeleton_of_a_reading() {
    let folders = Folders::of_page(PAGE);
    folders.edit(&edit("ADD.md", "## Notes\n", "## Notes\n\nMode must be round.\n"));
    let report = folders.adopt_from_old();
    expect(&report, "unread", &["ADD.md:22", "a reading in ADD.toml is to be filled in"]);
    let reading = folders.read("readings/ADD.toml");
    assert!(reading.contains("\n[[reading]]\n") && reading.contains("# none = "), "{reading}");
}
