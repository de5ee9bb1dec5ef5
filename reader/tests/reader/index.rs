//! The index and the table of instructions by platform.

use genvisa_reader::isa::{Isa, RuleKind};
use genvisa_reader::{Source, read};

const PLATFORMS: &str = "\
| Platform | Version | GRF bytes | Finalizer name |
| --- | --- | --- | --- |
| A | 1 | 32 | A |
| B | 2 | 32 | B |
| C | 3 | 64 | C |
";

/// An instruction whose page has another name than its opcode.
const PLANE: &str = "\
## Opcode

  PLANE = 0x6b

## Format

| | |
| --- | --- |
| 0x6b(PLANE) | Count |

## Description

- **Count(ub):** how many

## Properties

## Text

```
PLANE <count>
```
";

const INDEX: &str = "\
# Instructions

Numbers
-------

##

- [ADD - sum of two values](instructions/ADD.md)

- [PLN - height {B+}](instructions/PLN.md)

- [OLD - gone one day {DEPRECATED}](instructions/OLD.md)

## Moves

- [MOV - copies {-B,C}](../instructions/MOV.md)
- [Introduction](introduction.md)
- [a word - not an instruction](word.md)
";

/// As some pages have it: the names of the platforms in the first row, their versions in the second.
const MATRIX: &str = "\
# By platform

| | | | |
| --- | --- | --- | --- |
|     |A|B|C|
|     |1|2|3|
|ADD  |Y|Y|Y|
|OLD  | | | |
|PLN  | |Y|Y|
|MOV  |Y| |Y|
";

fn pages(index: &str, matrix: &str) -> (Isa, String) {
    let source = |path: &str, text: &str| Source { path: path.to_string(), text: text.to_string() };
    let (isa, problems) = read(&[
        source("platforms.md", PLATFORMS),
        source("index.md", index),
        source("matrix.md", matrix),
        source("instructions/PLN.md", PLANE),
    ]);
    (isa, if problems.is_empty() { String::new() } else { problems.render(false) })
}

#[test]
fn entries_are_in_groups() {
    let (isa, problems) = pages(INDEX, MATRIX);
    assert_eq!(problems, "");
    let entries: Vec<_> = isa
        .index
        .iter()
        .flat_map(|group| group.entries.iter().map(|e| (&*group.title, &*e.name, e.platforms.to_string())))
        .collect();
    let expected =
        [("Numbers", "ADD", ""), ("Numbers", "PLN", "B+"), ("Numbers", "OLD", ""), ("Moves", "MOV", "-B,C")];
    assert_eq!(entries, expected.map(|(group, name, platforms)| (group, name, platforms.to_string())));
    assert_eq!((isa.index[0].entries[1].doc.as_str(), isa.index[0].entries[1].at.line), ("height", 10));
}

#[test]
fn an_instruction_exists_where_the_index_lists_it() {
    let (isa, _) = pages(INDEX, MATRIX);
    let plane = isa.instruction("PLANE").expect("PLANE, on the page PLN");
    assert_eq!(plane.platforms.to_string(), "B+");
    let rule = isa.rules.iter().find(|r| r.id == "PLANE/platform").expect("a rule");
    assert_eq!(
        (rule.kind, &*rule.expr, &*rule.page, rule.line),
        (RuleKind::Platform, "on(\"B+\")", "index.md", 10)
    );
}

#[test]
fn the_matrix_has_platforms_in_its_header_or_first_row() {
    let ours = "| Instruction | A | B | C |\n| --- | --- | --- | --- |\n| ADD | Y | Y | Y |\n| OLD | | | |\n\
                | PLN | | Y | Y |\n| MOV | Y | | Y |\n";
    for matrix in [MATRIX, ours] {
        let (isa, problems) = pages(INDEX, matrix);
        assert_eq!((problems.as_str(), isa.tables.len()), ("", 0));
        assert_eq!(isa.matrix_columns, ["A", "B", "C"]);
        let rows: Vec<_> = isa.matrix.iter().map(|r| (&*r.name, r.platforms.concat())).collect();
        let expected = [("ADD", "ABC"), ("OLD", ""), ("PLN", "BC"), ("MOV", "AC")];
        assert_eq!(rows, expected.map(|(name, platforms)| (name, platforms.to_string())));
    }
}

#[test]
fn words_that_are_no_platform_and_no_mark_are_reported() {
    let (_, problems) = pages(&INDEX.replace("{B+}", "{D+}"), MATRIX);
    assert!(problems.contains("`D` is no platform") && problems.contains("index.md:10"), "{problems}");
    let (_, problems) = pages(INDEX, &MATRIX.replace("|3|", "|3|\n|INV  |N|Y| |"));
    assert!(problems.contains("expected a mark") && problems.contains("matrix.md:7:8"), "{problems}");
}

#[test]
fn a_row_of_the_matrix_has_a_cell_for_each_platform() {
    for (row, message) in
        [("|SUB|Y|Y|", "2 cells for 3 platforms"), ("|SUB|Y|Y|Y|Y|", "4 cells for 3 platforms")]
    {
        let (isa, problems) = pages(INDEX, &format!("{MATRIX}{row}\n"));
        assert!(problems.contains(message) && problems.contains("matrix.md:11:1"), "{problems}");
        assert!(isa.matrix.iter().all(|row| row.name != "SUB"), "{row}");
    }
}

/// A page, its file and its entry of the index name one instruction and the same platforms.
#[test]
fn a_page_agrees_with_its_file_and_the_index() {
    let read = |file: &str, page: &str, index: &str| {
        let source = |path: &str, text: &str| Source { path: path.to_string(), text: text.to_string() };
        let (_, problems) = read(&[
            source("platforms.md", PLATFORMS),
            source("index.md", index),
            source(&format!("instructions/{file}.md"), page),
        ]);
        problems.iter().map(|problem| problem.message.to_string()).collect::<Vec<_>>()
    };
    let none: [&str; 0] = [];
    assert_eq!(read("PLN", PLANE, INDEX), none);
    assert_eq!(read("PLANE", PLANE, INDEX), none);
    let file = "the file `PLM` does not have the name of its instruction, which is `PLANE`";
    assert_eq!(read("PLM", PLANE, INDEX), [file]);
    let title = "the title is `PLANES`, which is not the name of the instruction";
    assert_eq!(read("PLN", &["# PLANES\n\n", PLANE].concat(), INDEX), [title]);
    let index = INDEX.replace("PLN - height", "PLANE - height");
    let tagged = PLANE.replace("  PLANE = 0x6b", "  {C}PLANE = 0x6b");
    assert_eq!(read("PLN", &tagged, &index), ["page and index disagree on the platforms of PLANE"]);
    assert_eq!(read("PLN", &tagged.replace("{C}", "{B+}"), &index), none);
}
