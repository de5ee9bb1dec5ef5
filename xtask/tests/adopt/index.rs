//! Changes of the index of instructions.

use super::folders::{Folders, edit, expect};
use std::fs;
use std::path::Path;

const INDEX: &str = "\
# Instructions

## Arithmetic

- [ADD - adds](instructions/ADD.md)
- [MUL - multiplies](instructions/MUL.md)

## Other

- [SUB - subtracts](instructions/SUB.md)
";

const PLATFORMS: &str = "\
# Platforms

| Platform | Version | GRF bytes | Finalizer name | Processors |
| --- | --- | --- | --- | --- |
| ONE | 8.0 | 32 | One | First |
| TWO | 9.0 | 64 | Two | Second |
";

fn instruction(name: &str, code: u8) -> String {
    format!("# {name}\n\nA page.\n\n## Opcode\n\n  {name} = 0x0{code}\n\n## Notes\n")
}

/// Pages of three instructions in two groups.
fn write(folder: &Path) {
    fs::create_dir_all(folder.join("instructions")).unwrap();
    fs::write(folder.join("index.md"), INDEX).unwrap();
    fs::write(folder.join("platforms.md"), PLATFORMS).unwrap();
    for (name, code) in [("ADD", 1), ("SUB", 2), ("MUL", 3)] {
        fs::write(folder.join("instructions").join(name).with_extension("md"), instruction(name, code))
            .unwrap();
    }
}

#[test]
fn an_entry_of_the_index_changes_in_its_own_group() {
    let given = tempfile::TempDir::new().unwrap();
    write(&given.path().join("old"));
    let folders = Folders::new(&given.path().join("old"), &given.path().join("old"));
    folders.edit(&edit("index.md", "MUL - multiplies", "MUL - multiplies {TWO+}"));
    folders.edit(&edit("instructions/MUL.md", "  MUL =", "  {TWO+}MUL ="));
    folders.edit(&edit("index.md", "SUB.md)\n", "SUB.md)\n- [DBL - doubles](instructions/DBL.md)\n"));
    fs::write(folders.path("new/instructions/DBL.md"), instruction("DBL", 4)).unwrap();
    let report = folders.adopt_from_old();
    expect(&report, "written", &["index ~ platform Arithmetic/MUL: all -> TWO+"]);
    expect(&report, "written", &["index + index Other/DBL"]);
    assert!(report.contains("facts: 4 written, 0 present, 0 in conflict, 0 left"), "{report}");
    let index = folders.read("spec/index.md");
    assert!(
        index.contains(
            "- [ADD - adds](instructions/ADD.md)\n- [MUL - multiplies {TWO+}](instructions/MUL.md)\n"
        ),
        "{index}"
    );
    let other = index.split_once("## Other\n\n").unwrap().1;
    assert!(other.starts_with("- [SUB - subtracts](instructions/SUB.md)\n- [DBL - "), "{index}");
    assert!(folders.read("spec/instructions/DBL.md").contains("DBL = 0x04"));
}

#[test]
fn an_entry_that_is_gone_leaves_its_group() {
    let given = tempfile::TempDir::new().unwrap();
    write(&given.path().join("old"));
    let folders = Folders::new(&given.path().join("old"), &given.path().join("old"));
    folders.edit(&edit("index.md", "- [MUL - multiplies](instructions/MUL.md)\n", ""));
    fs::remove_file(folders.path("new/instructions/MUL.md")).unwrap();
    let report = folders.adopt_from_old();
    expect(&report, "written", &["index - index Arithmetic/MUL"]);
    assert_eq!(
        folders.read("spec/index.md"),
        INDEX.replace("- [MUL - multiplies](instructions/MUL.md)\n", "")
    );
}

#[test]
fn errata_of_an_instruction_that_is_gone_hold_no_longer() {
    let given = tempfile::TempDir::new().unwrap();
    write(&given.path().join("old"));
    let folders = Folders::new(&given.path().join("old"), &given.path().join("old"));
    let errata = "# Errata\n\n### ADD-1\n\n    ADD + field src0\n\n### MUL-1\n\n    MUL + field src0\n";
    fs::write(folders.path("spec/errata.md"), errata).unwrap();
    folders.edit(&edit("index.md", "- [MUL - multiplies](instructions/MUL.md)\n", ""));
    fs::remove_file(folders.path("new/instructions/MUL.md")).unwrap();
    let report = folders.adopt_from_old();
    assert!(report.contains("\nerrata that hold no longer\n  MUL-1: MUL + field src0\n"), "{report}");
    assert!(report.contains("errata: 1 obsolete"), "{report}");
}

const MATRIX: &str = "\
# Platforms of instructions

| Instruction | ONE | TWO |
| --- | --- | --- |
| ADD | Y | Y |
| MUL | Y | Y |
| SUB | Y | Y |
";

#[test]
fn a_new_row_of_the_matrix_is_in_the_order_of_names() {
    let given = tempfile::TempDir::new().unwrap();
    write(&given.path().join("old"));
    fs::write(given.path().join("old/matrix.md"), MATRIX).unwrap();
    let folders = Folders::new(&given.path().join("old"), &given.path().join("old"));
    folders.edit(&edit("matrix.md", "| ADD |", "| NOT | Y | Y |\n| ADD |"));
    folders.edit(&edit("index.md", "SUB.md)\n", "SUB.md)\n- [NOT - negates](instructions/NOT.md)\n"));
    fs::write(folders.path("new/instructions/NOT.md"), instruction("NOT", 4)).unwrap();
    let report = folders.adopt_from_old();
    let matrix = folders.read("spec/matrix.md");
    let names: Vec<&str> = matrix.lines().skip(4).filter_map(|line| line.get(2..5)).collect();
    assert_eq!(names, ["ADD", "MUL", "NOT", "SUB"], "{report}\n{matrix}");
}

/// Here the matrix is of the specification alone. It differs from the tag of MUL for TWO, of which the new tag states nothing new.
#[test]
fn a_changed_tag_of_the_index_leaves_the_cells_of_other_platforms() {
    let given = tempfile::TempDir::new().unwrap();
    write(&given.path().join("old"));
    let folders = Folders::new(&given.path().join("old"), &given.path().join("old"));
    let row = |cells: &str| MATRIX.replace("| MUL | Y | Y |", &format!("| MUL | {cells} |"));
    fs::write(folders.path("spec/matrix.md"), row("Y |")).unwrap();
    folders.edit(&edit("index.md", "MUL - multiplies", "MUL - multiplies {TWO+}"));
    let report = folders.adopt_from_old();
    expect(&report, "written", &["index ~ platform Arithmetic/MUL: all -> TWO+"]);
    assert_eq!(folders.read("spec/matrix.md"), row("  |"), "{report}");
}
