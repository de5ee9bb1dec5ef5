//! Pages with unforeseen changes: known forms are read, new ones are reported at their place, and nothing is guessed.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use genvisa_checks::diff::compare;
use genvisa_checks::lint::lint;
use genvisa_reader::isa::Isa;
use genvisa_reader::{Diagnostics, Readings, Source, load, read, read_with};
use std::path::Path;

/// Our own pages.
fn pages() -> Vec<Source> {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let mut pages = load(&[spec]).unwrap();
    for page in &mut pages {
        page.path = page.path.rsplit_once("spec/").unwrap().1.to_string();
    }
    pages
}

/// Reads the pages with one of them changed.
fn with(name: &str, change: impl FnOnce(&str) -> String) -> (Isa, Diagnostics) {
    let mut pages = pages();
    let page = pages.iter_mut().find(|p| p.path == name).unwrap();
    let changed = change(&page.text);
    assert_ne!(changed, page.text, "{name} did not change");
    page.text = changed;
    read(&pages)
}

/// The messages of lints about the pages with one of them changed.
fn linted(name: &str, change: impl FnOnce(&str) -> String) -> Vec<String> {
    let mut pages = pages();
    let page = pages.iter_mut().find(|p| p.path == name).unwrap();
    page.text = change(&page.text);
    let (findings, _) = lint(&pages, &read_with(&pages, Readings::embedded()), None);
    findings.iter().map(|f| format!("{}: {}", f.lint, f.problem.message)).collect()
}

/// Replaces a text that occurs once.
fn replace(old: &'static str, new: &'static str) -> impl FnOnce(&str) -> String {
    move |text| {
        assert_eq!(text.matches(old).count(), 1, "{old}");
        text.replace(old, new)
    }
}

/// A problem is reported on the page, with these words.
fn reported(found: &(Isa, Diagnostics), page: &str, words: &str) {
    let problems = &found.1;
    let here = |d: &&genvisa_reader::Diagnostic| {
        d.message.contains(words) && d.labels.first().is_some_and(|l| &*l.path == page && !l.span.is_empty())
    };
    assert!(problems.iter().any(|d| here(&d)), "no {words:?} on {page}:\n{}", problems.render(false));
}

const ADD: &str = "instructions/ADD.md";

#[test]
fn our_pages_have_no_problems() {
    let (_, problems) = read(&pages());
    assert!(problems.is_empty(), "{}", problems.render(false));
}

#[test]
fn a_section_that_is_gone() {
    let without = |section: &'static str| {
        move |text: &str| {
            let start = text.find(section).unwrap();
            let end = text[start + 3..].find("\n## ").map_or(text.len(), |n| start + 3 + n + 1);
            text[..start].to_string() + &text[end..]
        }
    };
    let original = read(&pages()).0;
    let found = with(ADD, without("## Opcode"));
    reported(&found, ADD, "the page has no section `Opcode`");
    let found = with(ADD, without("## Format"));
    reported(&found, ADD, "`Exec_size` is not in the Format table");
    let found = with(ADD, without("## Description"));
    reported(&found, ADD, "`Exec_size` is not described");
    // Examples of the assembly form are no facts about bytes, but they are facts.
    let found = with(ADD, without("## Text"));
    assert!(compare(&original, &found.0).iter().all(|c| c.subject == "ADD"));
    assert!(!compare(&original, &found.0).is_empty());
    let found = with("chapters/platforms.md", |_| "# Platforms\n".to_string());
    assert!(!compare(&original, &found.0).is_empty());
}

#[test]
fn columns_that_changed_places() {
    let original = read(&pages()).0;
    // The order of the wire: a fact that changed, and nothing that a page could contradict.
    let found = with(ADD, replace("| Dst | Src0 |", "| Src0 | Dst |"));
    let changes = compare(&original, &found.0);
    assert!(changes.iter().any(|c| c.subject == "ADD"), "{changes:?}");
    // The opcode cell belongs in front.
    let found = with(ADD, replace("| 0x01(ADD) | Exec_size |", "| Exec_size | 0x01(ADD) |"));
    reported(&found, ADD, "the Format table lacks `0x01(ADD)`");
    // The header of a table in a chapter identifies its columns.
    let found = with("chapters/platforms.md", |text| {
        text.replace("| Platform | Version |", "| Version | Platform |")
    });
    reported(&found, ADD, "is no platform");
}

#[test]
fn a_field_with_another_name() {
    let found = with(ADD, replace("- **Src1(", "- **Source1("));
    reported(&found, ADD, "`Source1` is not in the Format table");
    reported(&found, ADD, "`Src1` is not described");
    // In both places: otherwise the rules about it would name an unknown field.
    let found = with("instructions/GATHER_SCALED.md", |text| {
        text.replace("Num_blocks", "Block_count").replace("num_blocks>", "block_count>")
    });
    reported(&found, "instructions/GATHER_SCALED.md", "there is no field `num_blocks`");
}

#[test]
fn a_platform_that_nobody_knows() {
    let found = with(ADD, |text| text.replacen("{XEHP+}", "{NEWER+}", 1));
    reported(&found, ADD, "`NEWER` is no platform");
    let found = with("chapters/index.md", |text| text.replacen("{XEHP+}", "{NEWER+}", 1));
    reported(&found, "chapters/index.md", "`NEWER` is no platform");
    let found = with("chapters/matrix.md", |text| text.replacen("| PVC |", "| NEWER |", 1));
    reported(&found, "chapters/matrix.md", "`NEWER` is no platform");
    // A new platform that is listed is a fact.
    let original = read(&pages()).0;
    let last = |text: &str| text.lines().rfind(|l| l.starts_with("| PVC")).unwrap().to_string();
    let found = with("chapters/platforms.md", |text| {
        let last = last(text);
        text.replace(&last, &format!("{last}\n{}", last.replace("PVC_XT", "NEWER").replace("PVC", "NEWER")))
    });
    assert!(compare(&original, &found.0).iter().any(|c| c.place.contains("NEWER")));
}

#[test]
fn a_broken_table() {
    let found = with(ADD, replace("| Dst | Src0 |", "| Dst Src0 |"));
    reported(&found, ADD, "expected the name of a field");
    let found = with("chapters/matrix.md", |text| text.replacen("| ADD | Y |", "| ADD | maybe |", 1));
    reported(&found, "chapters/matrix.md", "expected a mark");
    let found = with("chapters/matrix.md", |text| text.replacen("| ADD | Y |", "| ADD |", 1));
    reported(&found, "chapters/matrix.md", "cells for");
    let found = with("chapters/data_types.md", |text| text.replacen("| 0b0000 |", "| zero |", 1));
    assert!(found.1.errors() > 0, "{}", found.1.render(false));
}

#[test]
fn an_encoding_that_nobody_knows() {
    let page = "instructions/LSC_UNTYPED.md";
    let found = with(page, |text| text.replacen("lsc_load_strided", "lsc_load_spread", 1));
    reported(&found, page, "`lsc_load_spread` is no encoding of");
    let found = with("instructions/GATHER_SCALED.md", |text| {
        text.replacen("0b10: 4 blocks", "0b11: 4 blocks\n    - 0b11: 8 blocks", 1)
    });
    reported(&found, "instructions/GATHER_SCALED.md", "encoding 3 is listed twice");
    let found =
        with("instructions/GATHER_SCALED.md", |text| text.replacen("0b10: 4 blocks", "0b100: 4 blocks", 1));
    reported(&found, "instructions/GATHER_SCALED.md", "encoding does not fit 2 bits");
}

#[test]
fn a_sentence_that_is_new() {
    let found =
        with(ADD, |text| text.to_string() + "\n## Notes\n\nResults that nobody reads are not allowed.\n");
    reported(&found, ADD, "two sections `Notes`");
    let found = with(ADD, |text| text.to_string() + "\nResults that nobody reads are not allowed.\n");
    reported(&found, ADD, "unread normative sentence");
}

/// A page without the part from one text up to another.
fn without(from: &'static str, to: &'static str) -> impl FnOnce(&str) -> String {
    move |text| {
        let start = text.find(from).unwrap();
        let end = text[start + 1..].find(to).map_or(text.len(), |n| start + 1 + n);
        text[..start].to_string() + &text[end..]
    }
}

#[test]
fn a_table_of_a_chapter_in_another_form() {
    let (types, variables) = ("chapters/data_types.md", "chapters/variables.md");
    let found = with(types, replace("| Binary format |", "| Code |"));
    reported(&found, types, "this is no table of data types: it has no column `binary format`");
    let found = with(variables, replace("| Max count |", "| Greatest number |"));
    reported(&found, variables, "this is no table of classes of variables: it has no column `max count`");
    let found = with(types, replace("| Saturation range |", "| Clamped to |"));
    reported(&found, types, "the column `Clamped to` is not read");
    let operands = "chapters/operands.md";
    let found = with(types, |text| text.replacen("| --- | --- | --- | --- | --- | --- |\n", "", 1));
    reported(&found, types, "a table without a header");
    let found = with(types, |text| {
        let row = text.lines().find(|line| line.contains("0b0000")).unwrap();
        let cells: String = row.trim_matches('|').split('|').map(|cell| format!("<td>{cell}</td>")).collect();
        text.replace(row, &format!("\n<table><tr>{cells}</tr></table>\n"))
    });
    reported(&found, types, "a table of HTML is not read");
    let found = with(operands, |text| {
        let mut codes = text.split_inclusive("- vertical_stride (bit 0-3)");
        let (before, behind) = (codes.next().unwrap(), codes.collect::<String>());
        let line = behind.split_inclusive('\n').next().unwrap();
        [before, line, "\n| Number | Value |\n| --- | --- |\n| 0b0000 | Null |\n\n", &behind[line.len()..]]
            .concat()
    });
    reported(&found, operands, "is this a list of what `vertical_stride` can be?");
    let row = "| ADD | Y |";
    let found = with("chapters/matrix.md", |text| {
        let line = text.lines().find(|line| line.starts_with(row)).unwrap();
        text.replace(line, &[line, "\n", line].concat())
    });
    reported(&found, "chapters/matrix.md", "row ADD of the matrix is defined twice");
}

#[test]
fn a_chapter_that_lost_something() {
    let lost = |page: &str, change: Box<dyn FnOnce(&str) -> String>, what: &str| {
        let found = linted(page, change);
        assert!(found.contains(&format!("missing: no page has {what}")), "{page}: no {what}: {found:#?}");
    };
    let (object, operands, variables) =
        ("chapters/object.md", "chapters/operands.md", "chapters/variables.md");
    let section = |heading: &'static str| Box::new(without(heading, "\n### "));
    lost("chapters/platforms.md", Box::new(|_| "# Platforms\n".into()), "a table of the platforms");
    lost("chapters/data_types.md", Box::new(|_| "# Types\n".into()), "a table of the data types");
    lost("chapters/matrix.md", Box::new(|_| "# Matrix\n".into()), "a table of instructions by platform");
    lost(operands, section("### Pred"), "the bits of `Pred`, which instructions share");
    lost(operands, section("### raw_operand"), "the structure `raw_operand` of a `raw_operand`");
    lost(
        operands,
        section("### pred_opnd"),
        "the structure behind `vec_operand` whose `operand_class` is Predicate",
    );
    lost(
        object,
        section("### kernel_data"),
        "the structure `kernel_data`, without which no file can be read",
    );
    lost(variables, Box::new(without("| P |", "\n")), "the greatest number of predicate variables");
    lost(variables, Box::new(without("| Sampler Index |", "\n#")), "the predefined ones of samplers");
    let found = linted("chapters/index.md", without("- [ADD -", "\n"));
    assert!(found.contains(&"index: ADD is not in the index".to_string()), "{found:#?}");
}

#[test]
fn a_page_that_is_empty_or_gone() {
    for text in ["", "\u{feff}", " \r\n\t\n"] {
        let (_, problems) = read(&[Source { path: "EMPTY.md".to_string(), text: text.to_string() }]);
        let rendered = problems.render(false);
        assert!(rendered.contains("the page is empty") && rendered.contains("EMPTY.md:1:1"), "{rendered}");
    }
    let found = linted(ADD, |_| "".to_string());
    assert!(found.contains(&"index: ADD is in the index and has no page".to_string()), "{found:#?}");
    assert!(found.contains(&"index: ADD is in the matrix and has no page".to_string()), "{found:#?}");
}

#[test]
fn a_type_that_is_new() {
    let found = with(ADD, |text| text.replacen("**Supported Types:** ", "**Supported Types:** TF16,", 1));
    reported(&found, ADD, "`TF16` is no data type");
    // One of the list of types is a fact.
    let original = read(&pages()).0;
    let types = "chapters/data_types.md";
    let found = with(types, |text| {
        let row = text.lines().find(|line| line.contains("0b1111")).unwrap();
        text.replace(row, &row.replace("0b1111", "0b1001").replace("| BF |", "| TF16 |"))
    });
    assert!(compare(&original, &found.0).iter().any(|c| c.place == "TF16"));
    let found = with(types, |text| {
        let row = text.lines().find(|line| line.contains("0b1111")).unwrap();
        text.replace(row, &format!("{row}\n{}", row.replace("| BF |", "| TF16 |")))
    });
    reported(&found, types, "data type 0b1111 is defined twice");
}

#[test]
fn an_encoding_that_is_new_is_a_fact() {
    let original = read(&pages()).0;
    let found = with(ADD, |text| {
        text.replacen("0b101: 32 elements", "0b101: 32 elements\n    - 0b110: 64 elements", 1)
    });
    assert!(found.1.is_empty(), "{}", found.1.render(false));
    let changes = compare(&original, &found.0);
    assert!(changes.iter().any(|c| c.subject == "ADD" && c.place == "exec_size/0b110"), "{changes:#?}");
}

#[test]
fn a_layout_in_a_form_that_nobody_knows() {
    let table = |text: &str| {
        let start = text.find("| 0x01(ADD)").unwrap();
        start..start + text[start..].find('\n').unwrap()
    };
    let code = with(ADD, |text| {
        text.replace(&text[table(text)], "```\nADD { op exec_size pred dst src0 src1 }\n```")
    });
    reported(&code, ADD, "`Exec_size` is not in the Format table");
    let across = with(ADD, |text| {
        let row = &text[table(text)];
        text.replace(
            row,
            &row.trim_matches('|')
                .split('|')
                .map(|cell| format!("| {} |\n", cell.trim()))
                .collect::<String>(),
        )
    });
    // A field in each row reads the same.
    assert_eq!(compare(&read(&pages()).0, &across.0), []);
    let numbered = with(ADD, |text| {
        text.replace(&text[table(text)], "| 0 | 0x01(ADD) | Exec_size | Pred | Dst | Src0 | Src1 |")
    });
    reported(&numbered, ADD, "the Format table and the Opcode section differ");
}

#[test]
fn a_chapter_that_is_new() {
    let text = "# Traces\n\nA kernel may be traced. Each trace must have an end.\n\n### trace_info\n\n```\ntrace_info {\n  \
        ub kind;\n  half_word size;\n}\n```\n\n- **kind:** how\n  - Bit[1..0]: what is traced\n    - 0b00: Calls\n\n\
        ## Costs\n\n| Trace | Cycles |\n| --- | --- |\n| Calls | 4 |\n";
    let mut all = pages();
    let original = read(&all).0;
    all.push(Source { path: "chapters/traces.md".to_string(), text: text.to_string() });
    let found = read(&all);
    reported(&found, "chapters/traces.md", "unread normative sentence");
    reported(&found, "chapters/traces.md", "no page describes the structure `half_word`");
    let changes = compare(&original, &found.0);
    for subject in ["trace_info", "tables"] {
        assert!(changes.iter().any(|c| c.subject == subject), "{subject}: {changes:#?}");
    }
}

/// A page, a part of it, another text in its place, and the message of a lint that compares it with other pages.
const DIFFERING: [(&str, &str, &str, &str); 18] = [
    (ADD, "0b0011: M4", "0b0011: M44", "code 3 of bits 4 to 7 of `exec_size` differs"),
    (ADD, "    - 0b0011: M4\n", "", "the list of codes of bits 4 to 7 of `exec_size` differs"),
    (ADD, "**Pred(uw):**", "**Pred(ud):**", "the type of `pred` differs"),
    (ADD, "Bit[7..4]: execution mask", "Bit[7..4]: mask", "the name of bits 4 to 7 of `exec_size` differs"),
    ("instructions/AVS.md", "T0 (SLM)", "T0 (SML)", "the name of surface 0 differs"),
    (
        "instructions/MEDIA_LD.md",
        "T5 (stateless)",
        "T55 (stateless)",
        "whether surfaces are described differs",
    ),
    (
        "instructions/VME_SIC.md",
        "index of the surface",
        "number of the surface",
        "the table of the index `surface` differs",
    ),
    (ADD, "16 elements", "16 elments", "the other encodings are numbers of `element`"),
    (ADD, "8 elements", "eight elements", "the other encodings are numbers of `element`"),
    ("chapters/operands.md", "- **null:** `id == 0`\n", "", "gen_opnd does not define `null`"),
    ("chapters/variables.md", "| V16 (", "| V23 (", "the number of `dbg0` is 23"),
    ("chapters/platforms.md", "| PVC | 12.60 | 64 |", "| PVC | 12.60 | 46 |", "the size of `PVC` is 46"),
    ("chapters/data_types.md", "| unsigned word | 16 |", "| unsigned word | 17 |", "the size of `UW` is 17"),
    ("chapters/index.md", "/AND.md", "/OR.md", "the entry of AND links to the page of OR"),
    ("instructions/LZD.md", "lzd (", "zld (", "`zld` is no word of the name of LZD"),
    ("instructions/LRP.md", "(<pred>)", "<pred>", "other signs are around `<pred>`"),
    ("instructions/CBIT.md", "<dst> <src0>", "<src0> <dst>", "`<src0>` is in front of `<dst>`"),
    (
        "chapters/object.md",
        "(name_index) <= 1023",
        "(name_index) < 1023",
        "has \"at most 1023\" for `< 1023`",
    ),
];

#[test]
fn a_page_that_differs_from_all_others_is_found() {
    let mut silent = Vec::new();
    for (page, old, new, message) in DIFFERING {
        let found = linted(page, |text| {
            assert!(text.contains(old), "{page}: {old}");
            text.replacen(old, new, 1)
        });
        if !found.iter().any(|found| found.contains(message)) {
            silent.push(format!("{page}: {old} -> {new}: {found:#?}"));
        }
    }
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}

#[test]
fn pages_in_files_of_each_other_and_files_in_other_letters_are_found() {
    let mut changed = pages();
    let at = |name: &str| pages().iter().position(|p| p.path == name).unwrap();
    let (add, avg) = (at(ADD), at("instructions/AVG.md"));
    let text = std::mem::take(&mut changed[add].text);
    changed[add].text = std::mem::replace(&mut changed[avg].text, text);
    reported(&read(&changed), ADD, "the file `ADD` does not have the name of its instruction");
    let mut changed = pages();
    changed[avg].path = "instructions/avg.md".into();
    reported(&read(&changed), "instructions/avg.md", "the file `avg` does not have the name");
}
