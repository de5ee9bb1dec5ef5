//! `cargo xtask adopt` on edited copies of pages: facts end in the specification, and everything else is listed.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

mod folders;
mod index;
mod lists;
mod moves;
mod person;
mod platforms;

use folders::{Edit, Folders, copy, edit, expect, root};
use genvisa_testing::upstream_test;
use std::fs;
use std::path::Path;

/// Structured facts of Intel's newest pages, each changed as a next version may change it, and the words of its line in the
/// report.
const FACTS: &[(&[Edit], &[&str])] = &[
    (
        &[
            edit("instructions/AVG.md", "AVG = 0x02", "AVG = 0xf1"),
            edit("instructions/AVG.md", "0x02(AVG)", "0xf1(AVG)"),
        ],
        &["AVG ~ opcode: 0x02 -> 0xf1"],
    ),
    (
        &[
            edit("instructions/SVM_GATHER.md", "GATHER = 0x03", "GATHER = 0x0b"),
            edit("instructions/SVM_GATHER.md", "0x03(GATHER)", "0x0b(GATHER)"),
        ],
        &["SVM_GATHER ~ sub opcode"],
    ),
    (
        &[edit(
            "instructions/GATHER_SCALED.md",
            "    - 0b10:  4 blocks\n",
            "    - 0b10:  4 blocks\n    - 0b11:  8 blocks\n",
        )],
        &["GATHER_SCALED + encoding num_blocks/0b11"],
    ),
    (&[edit("instructions/LZD.md", "    - 0b101:  32 elements\n", "")], &["LZD - encoding exec_size/0b101"]),
    (
        &[edit("instructions/CBIT.md", "0b1111:  M8_NM", "0b1111:  M9_NM")],
        &["CBIT ~ encoding exec_size/mask/0b1111"],
    ),
    (
        &[
            edit(
                "instructions/GATHER_SCALED.md",
                "Bit[1..0]: encodes the number",
                "Bit[2..0]: encodes the number",
            ),
            edit("instructions/GATHER_SCALED.md", "    - 0b00:  1 block\n", "    - 0b000:  1 block\n"),
            edit("instructions/GATHER_SCALED.md", "    - 0b01:  2 blocks\n", "    - 0b001:  2 blocks\n"),
            edit("instructions/GATHER_SCALED.md", "    - 0b10:  4 blocks\n", "    - 0b010:  4 blocks\n"),
            edit("instructions/GATHER_SCALED.md", "    - 0b11:  8 blocks\n", "    - 0b011:  8 blocks\n"),
        ],
        &["GATHER_SCALED ~ bits num_blocks"],
    ),
    (
        &[edit("instructions/GATHER_SCALED.md", "**Scale(uw):**", "**Scale(ub):**")],
        &["GATHER_SCALED ~ width scale"],
    ),
    (
        &[edit("instructions/3D_LOAD.md", "Valid values are  [1-15]", "Valid values are  [1-14]")],
        &["3D_LOAD ~ range num_params"],
    ),
    (
        &[edit("instructions/FRC.md", "Source Modifier:** arithmetic", "Source Modifier:** false")],
        &["FRC ~ source modifier"],
    ),
    (&[edit("instructions/SQRT.md", "- **Saturation:** Yes\n", "")], &["SQRT ~ saturation"]),
    (
        &[edit("instructions/AVG.md", "Supported Types:** B,D", "Supported Types:** B,HF,D")],
        &["AVG + type HF"],
    ),
    (
        &[edit("instructions/AVG.md", "types:** UD, D, UW, W, UB, B", "types:** UD, D, UW, W, UB, B, HF")],
        &["AVG ~ type map"],
    ),
    (
        &[edit("instructions/GATHER_SCALED.md", "Must have type UD,D,F", "Must have type UD,D")],
        &["GATHER_SCALED - type dst/F"],
    ),
    (
        &[edit(
            "instructions/CBIT.md",
            "UB,UW,UD. Operand class: general,indirect,immediate",
            "UB,UW,UD. Operand class: general,indirect",
        )],
        &["CBIT - class src0/immediate"],
    ),
    (
        &[
            edit("instructions/SIN.md", "- **Src0(", "- **Angle("),
            edit("instructions/SIN.md", "| Src0 |", "| Angle |"),
        ],
        &["SIN + field angle"],
    ),
    (
        &[edit("6_instructions.md", "- [AVG - integer average](", "- [AVG - integer average {-PVC}](")],
        &["AVG ~ platform: all -> -PVC"],
    ),
    (
        &[edit(
            "appendix_instruction_by_platform.md",
            "|AVG                 | Y | Y",
            "|AVG                 | Y |  ",
        )],
        &["matrix ~ platform AVG"],
    ),
    (
        &[edit(
            "1_introduction.md",
            "| PVC  | Intel PonteVecchio processor microarchitecture |\n",
            "| PVC  | Intel PonteVecchio processor microarchitecture |\n| XYZ  | Intel Xyz processor microarchitecture |\n",
        )],
        &["platforms + platform XYZ"],
    ),
    (
        &[
            edit("instructions/LOG.md", "| Src0 |", "| Src0 | Base |"),
            edit(
                "instructions/LOG.md",
                "\n#### Properties",
                "\n- **Base(ub):** The base. Valid values are [2-10]\n\n#### Properties",
            ),
        ],
        &["LOG + field base"],
    ),
];

/// Types of CMP and MOV. Ours have BOOL in addition, which stays.
const TYPES: &[(&[Edit], &[&str])] = &[
    (
        &[edit("instructions/CMP.md", "B,D,DF,F,HF,Q,UB,UD,UQ,UW,W", "B,D,DF,F,HF,UB,UD,UQ,UW,W")],
        &["CMP - type Q"],
    ),
    (
        &[edit("instructions/CMP.md", "UW,W.{XEHP+}BF", "UW,W.{PVC+}BF")],
        &["CMP ~ platform BF: XEHP+ -> PVC+"],
    ),
    (
        &[edit(
            "instructions/CMP.md",
            "types:** F\n  -  **Src types:** UD, D, UW, W, UB, B",
            "types:** F\n  -  **Src types:** UD, D, UB, B",
        )],
        &["CMP ~ type map: src - UW, W"],
    ),
    (&[edit("instructions/MOV.md", "B,BOOL,D,DF,F,HF,Q,UB", "B,BOOL,D,DF,F,HF,UB")], &["MOV - type Q"]),
    (
        &[edit("instructions/MOV.md", "Dst types:** F, BF", "Dst types:** F, HF, BF")],
        &["MOV ~ type map XEHP+: dst + HF"],
    ),
];

/// Facts that one line states among explanations of ours: the words of the report, and a line of the page afterwards.
const LINES: &[(&[Edit], &[&str], &str, &str)] = &[
    (
        &[edit("instructions/ASR.md", "0b1111:  M8_NM", "{PVC+}0b1111:  M8_NM")],
        &["ASR ~ platform exec_size/mask/0b1111"],
        "spec/instructions/ASR.md",
        "    - {PVC+}0b1111: M8_NM\n",
    ),
    (
        &[edit("instructions/3D_SAMPLE.md", "0b00100110:  sample_po_l_c", "0b00101110:  sample_po_l_c")],
        &["3D_SAMPLE + encoding op/0b101110"],
        "spec/instructions/3D_SAMPLE.md",
        "    - 0b00101110: sample_po_l_c - like",
    ),
    (
        &[
            edit(
                "instructions/3D_SAMPLE.md",
                "V        | R       |\n|                 | OffUVR\\*      | Ai        |           |",
                "V        | R       |\n|                 | OffUVR\\*      | Ai        | MinLod    |",
            ),
            edit(
                "instructions/3D_SAMPLE.md",
                "- **OffUVR(raw_operand)",
                "- **MinLod(raw_operand):** limit\n- **OffUVR(raw_operand)",
            ),
        ],
        &["3D_SAMPLE + parameters op == sample_po/min_lod"],
        "spec/instructions/3D_SAMPLE.md",
        "OffUVR | MinLod |",
    ),
    (
        &[edit("instructions/ROL.md", "for (i = 0; i < exec_size; ++i)", "for (i = 1; i < exec_size; ++i)")],
        &["ROL + semantics for (i = 1;"],
        "spec/instructions/ROL.md",
        "for (n = 1; n < exec_size; ++n)",
    ),
    (
        &[edit("instructions/RNDE.md", "RNDE[.sat] (", "RNDE (")],
        &["RNDE + text [(<pred>)] rnde(<exec_size>)"],
        "spec/instructions/RNDE.md",
        "[(<pred>) ]rnde (<exec_size>) <dst> <src0>",
    ),
    (
        &[edit("instructions/RNDU.md", "| Dst | Src0 |", "| Src0 | Dst |")],
        &["RNDU > field dst"],
        "spec/instructions/RNDU.md",
        "| Pred | Src0 | Dst |",
    ),
    (
        &[edit("4_visa_header.md", "  - 12:  TGLLP\n", "  - 12:  TGLLP\n  - 15:  XYZ\n")],
        &["gen_binary_info + encoding gen_platform/0b1111: XYZ"],
        "spec/chapters/object.md",
        "    - 15: XYZ\n",
    ),
    (
        &[
            edit(
                "4_visa_header.md",
                "label_info {\n    UD name_index;\n    UB kind;\n",
                "label_info {\n    UD name_index;\n    UB kind;\n    UB flavour;\n",
            ),
            edit(
                "4_visa_header.md",
                "- **attribute_count:** Number of attributes for this label.",
                "- **flavour:** The flavour.\n- **attribute_count:** Number of attributes for this label.",
            ),
        ],
        &["label_info + field flavour: ub"],
        "spec/chapters/object.md",
        "  ub kind;\n  ub flavour;\n",
    ),
    (
        &[edit("6_instructions.md", "Address Instructions", "Addressing Instructions")],
        &["index + index Addressing Instructions"],
        "spec/chapters/index.md",
        "## Addressing Instructions\n\n- [ADDR_ADD - address of",
    ),
];

/// A new page: another instruction under another opcode.
fn new_instruction(folders: &Folders) {
    let page = folders.read("new/instructions/LZD.md");
    let page = page.replace("LZD", "CTZ").replace("0x1f", "0xf7");
    fs::write(folders.path("new/instructions/CTZ.md"), page).unwrap();
    let entry = "- [AVG - integer average {-PVC}](instructions/AVG.md)\n";
    folders.edit(&Edit {
        page: "6_instructions.md",
        old: entry,
        new: "- [AVG - integer average {-PVC}](instructions/AVG.md)\n\n- [CTZ - count {PVC+}](instructions/CTZ.md)\n",
    });
}

/// A page that is split into two, and a page whose file has another name.
fn split_and_rename(folders: &Folders) {
    let page = folders.read("new/instructions/MIN_MAX.md");
    let of = |name: &str, code: &str| page.replace("MIN_MAX", name).replace("0x45", code);
    fs::write(folders.path("new/instructions/MIN.md"), of("MIN", "0x45")).unwrap();
    fs::write(folders.path("new/instructions/MAX.md"), of("MAX", "0xf8")).unwrap();
    fs::remove_file(folders.path("new/instructions/MIN_MAX.md")).unwrap();
    folders.edit(&edit(
        "6_instructions.md",
        "- [MIN_MAX - minimum or maximum](instructions/MIN_MAX.md)",
        "- [MAX - maximum](instructions/MAX.md)\n\n- [MIN - minimum](instructions/MIN.md)",
    ));
    folders.edit(&edit(
        "appendix_instruction_by_platform.md",
        "|MIN_MAX             | Y | Y | Y | Y   | Y   |\n",
        "|MAX                 | Y | Y | Y | Y   | Y   |\n|MIN                 | Y | Y | Y | Y   | Y   |\n",
    ));
    let [old, new] = ["RNDZ", "ROUND_TO_ZERO"].map(|name| format!("new/instructions/{name}.md"));
    fs::rename(folders.path(&old), folders.path(&new)).unwrap();
    folders.edit(&edit("6_instructions.md", "](instructions/RNDZ.md)", "](instructions/ROUND_TO_ZERO.md)"));
}

/// The report and the pages after [`split_and_rename`] and the changes of [`TYPES`].
#[track_caller]
fn expect_split_renamed_and_typed(folders: &Folders, report: &str) {
    for (_, words) in TYPES {
        expect(report, "written", words);
    }
    expect(report, "conflict", &["CMP ~ type map: dst - B, UB"]);
    let compared = folders.read("spec/instructions/CMP.md");
    for line in ["UQ,HF,F,DF,BOOL.{PVC+}BF\n", "**Src types:** UD, D, UB, B\n", "UQ, Q, BOOL\n"] {
        assert!(compared.contains(line), "{line:?} is not in\n{compared}");
    }
    assert!(!report.contains("types-1"), "our BOOL stays:\n{report}");

    expect(report, "written", &["MIN = instruction: MIN_MAX -> MIN"]);
    expect(report, "written", &["MAX + instruction: opcode 0xf8"]);
    for name in ["MIN", "MAX"] {
        expect(report, "written", &["index + ", name]);
        expect(report, "written", &["matrix + matrix", name]);
        expect(report, "unread", &[&format!("instructions/{name}.md:39")]);
    }
    expect(report, "left", &["MIN_MAX + rule dst/mixed"]);
    expect(report, "warning", &["2_datatypes.md:113", "no page describes `MIN_MAX`"]);
    expect(report, "restate", &["spec/instructions/MAX.md:3"]);
    assert!(!folders.path("spec/instructions/MIN_MAX.md").exists());
    assert!(folders.read("spec/chapters/levels.md").contains("| `MIN/dst/double` | warning |"));
    assert!(folders.read("spec/instructions/MAX.md").contains("MAX = 0xf8"));

    expect(report, "written", &["index ~ index", "RNDZ: RNDZ -> ROUND_TO_ZERO"]);
    assert!(!folders.path("spec/instructions/RNDZ.md").exists());
    assert!(folders.read("spec/instructions/ROUND_TO_ZERO.md").contains("RNDZ = 0x"));
    assert!(folders.read("spec/chapters/index.md").contains("](../instructions/ROUND_TO_ZERO.md)"));
}

/// The facts are in the model of the specification afterwards.
#[upstream_test]
fn edits_of_intels_newest_pages_end_in_the_specification_or_on_the_list(upstream: &Path) {
    let newest = upstream.join("2025-02");
    let folders = Folders::new(&newest, &root().join("spec"));
    FACTS.iter().flat_map(|(edits, _)| *edits).for_each(|edit| folders.edit(edit));
    LINES.iter().flat_map(|(edits, ..)| *edits).for_each(|edit| folders.edit(edit));
    TYPES.iter().flat_map(|(edits, _)| *edits).for_each(|edit| folders.edit(edit));
    // Our combination has BOOL too.
    folders.edit(&edit(
        "instructions/CMP.md",
        "types:** UD, D, UW, W, UB, B\n  -  **Src types:** UD, D, UW, W, UB, B",
        "types:** UD, D, UW, W\n  -  **Src types:** UD, D, UW, W, UB, B",
    ));
    split_and_rename(&folders);
    // The index and the matrix get another name of an instruction, and its page and readings too.
    let page = folders.read("new/instructions/CACHE_FLUSH.md").replace("CACHE_FLUSH", "CACHE_EMPTY");
    fs::write(folders.path("new/instructions/CACHE_EMPTY.md"), page).unwrap();
    fs::remove_file(folders.path("new/instructions/CACHE_FLUSH.md")).unwrap();
    folders.edit(&edit("6_instructions.md", "CACHE_FLUSH", "CACHE_EMPTY"));
    folders.edit(&edit("appendix_instruction_by_platform.md", "|CACHE_FLUSH ", "|CACHE_EMPTY "));
    // The specification has another name for these bits.
    folders.edit(&edit("instructions/3D_SAMPLE.md", "Bit[10]: non-uniform", "Bit[11]: non-uniform"));
    new_instruction(&folders);
    // Intel corrects a mistake that the errata explain.
    folders.edit(&edit("instructions/BFREV.md", "types:** UD", "types:** UD, D"));
    folders.edit(&edit("instructions/BFREV.md", "Supported Types:** UD", "Supported Types:** UD,D"));
    // A limit changes in a sentence, others have new words, and a page is gone.
    folders.edit(&edit("instructions/BFE.md", "<exec_size> must not be 2", "<exec_size> must not be 4"));
    folders.edit(&edit(
        "instructions/BFI.md",
        "must be 16 byte aligned",
        "must be aligned to 16 bytes there",
    ));
    folders.edit(&edit("instructions/DPAS.md", "which means N must be 16", "which means N may be 16"));
    // A rule that another sentence copies is gone, a table is new, and a platform is explained in other words.
    folders.edit(&edit(
        "4_visa_header.md",
        "maximum length of 1023 characters",
        "maximum length of 1023 bytes or so",
    ));
    let table = "\n## Caches\n\n| Cache | Bytes |\n| --- | --- |\n| L1 | 65536 |\n\nL1 has 65536 bytes.\n";
    let chapter = folders.read("new/3_execution_model.md") + table;
    fs::write(folders.path("new/3_execution_model.md"), chapter).unwrap();
    folders.edit(&edit("1_introduction.md", "  | PVC  |", "  | NVL | Intel Nova Lake |\n  | PVC  |"));
    folders.edit(&edit("instructions/SQRT.md", "In ALT mode SQRT is computed as", "In this mode SQRT is"));
    fs::remove_file(folders.path("new/instructions/AVS.md")).unwrap();
    folders.edit(&edit(
        "6_instructions.md",
        "- [AVS - adaptive video scaling {-TGLLP}](instructions/AVS.md)\n",
        "",
    ));
    folders.edit(&edit(
        "appendix_instruction_by_platform.md",
        "|AVS                 | Y | Y | Y | Y   |     |\n",
        "",
    ));

    let report = folders.adopt_from_old();
    for (_, words) in FACTS {
        expect(&report, "written", words);
    }
    for words in [&["CTZ + instruction"][..], &["index + ", "CTZ"]] {
        expect(&report, "written", words);
    }
    expect_split_renamed_and_typed(&folders, &report);
    expect(&report, "present", &["BFREV ~ type map"]);
    for claim in ["BFREV-1: BFREV ~ type_map", "BFREV-1: BFREV + type D"] {
        assert!(report.contains(claim), "{claim} not in\n{report}");
    }
    expect(&report, "unread", &["instructions/BFI.md:", "BFI.toml"]);
    expect(&report, "review", &["instructions/BFE.md:119", "BFE.toml has 4 in place of 2"]);
    expect(&report, "written", &["BFE ~ rule exec_size/two: exec_size != 2 -> exec_size != 4"]);
    let rule = "`exec_size != 4`: `exec_size` must not be 4";
    assert!(folders.read("spec/instructions/BFE.md").contains(rule), "the rule of the page");
    expect(&report, "reworded", &["instructions/DPAS.md:", "DPAS.toml"]);
    expect(
        &report,
        "warning",
        &["4_visa_header.md:", "there is no rule `kernel_data/name_index/length` to copy"],
    );
    expect(&report, "unlisted", &["3_execution_model.md:"]);
    expect(&report, "warning", &["1_introduction.md:", "`NVL` is no platform"]);
    expect(&report, "text", &["changed new/instructions/SQRT.md"]);
    for words in [&["AVS - instruction"][..], &["matrix - matrix AVS"], &["index - ", "AVS"]] {
        expect(&report, "written", words);
    }
    assert!(!folders.path("spec/instructions/AVS.md").exists(), "a removed page");
    for stale in [": AVS - text *", "checks/prose/AVS.toml", "checks/prose/CACHE_FLUSH.toml"] {
        assert!(report.contains(stale), "{stale} not in\n{report}");
    }
    expect(&report, "written", &["CACHE_EMPTY = instruction: CACHE_FLUSH"]);
    let renamed = folders.read("spec/instructions/CACHE_EMPTY.md");
    assert!(renamed.contains("CACHE_EMPTY = 0x") && renamed.contains("(CACHE_EMPTY) |"), "{renamed}");
    assert!(folders.read("spec/chapters/index.md").contains("](../instructions/CACHE_EMPTY.md)"));
    expect(&report, "conflict", &["3D_SAMPLE ~ bits op/non_uniform: [10..10] -> [11..11]"]);
    for (_, words, page, line) in LINES {
        expect(&report, "written", words);
        let text = folders.read(page);
        assert!(text.contains(line), "{line:?} is not in {page}:\n{text}");
    }
    // The matrix has a column for the new platform, by the tags of the index.
    let matrix = folders.read("spec/chapters/matrix.md");
    assert!(
        matrix.contains("| PVC_XT | XYZ |")
            && matrix.contains("| PVC | XYZ |") != matrix.contains("| PVC_XT | XYZ |")
    );
    // Intel's page gives the size of registers from PVC on.
    let platforms = folders.read("spec/chapters/platforms.md");
    assert!(platforms.contains("| XYZ | | 64 |"), "{platforms}");
    assert!(folders.read("readings/BFI.toml").contains("# none = "), "no skeleton of a reading");
    let carried = folders.read("readings/BFE.toml");
    assert!(carried.contains("# TODO(review)") && carried.contains("\"exec_size != 4\""), "{carried}");
    assert!(folders.read("spec/followed.toml").contains("name = \"new\""));
    let skeleton = folders.read("spec/instructions/CTZ.md");
    assert!(
        skeleton.contains("CTZ = 0xf7") && skeleton.contains("TODO(restate): new/instructions/CTZ.md:"),
        "{skeleton}"
    );
    expect(&report, "restate", &["spec/instructions/CTZ.md:3"]);
    no_sentence_is_copied(&folders);
    // Pages need no second adoption. A person fills in the readings first.
    fs::remove_dir_all(folders.path("readings")).unwrap();
    copy(&root().join("reader/readings"), &folders.path("readings"));
    let (_, again, err) = folders.adopt(&["--from", folders.path("new").to_str().unwrap()]);
    assert!(again.contains("facts: 0 written, 0 present, 0 in conflict, 0 left"), "{again}{err}");
}

/// No line of the specification that is new has three words in a row of a sentence of the new pages that are new there.
fn no_sentence_is_copied(folders: &Folders) {
    let old = tree(&root().join("spec"));
    let new = tree(&folders.path("spec"));
    for (path, text) in new.iter().filter(|(path, _)| path.ends_with(".md")) {
        let before = old.iter().find(|(other, _)| other == path).map_or("", |(_, text)| text.as_str());
        for line in text.lines().filter(|line| !before.lines().any(|old| old == *line)) {
            for sentence in
                ["Count the number of leading zeros", "Predication control", "The first source operand"]
            {
                assert!(!line.contains(sentence), "{path}: {line}");
            }
        }
    }
}

/// The files of a folder with their texts.
fn tree(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_str().unwrap().to_string();
                files.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    files
}

/// The same mechanism on pages of ours, which are always at hand.
#[test]
fn edits_of_our_own_pages_end_in_the_specification() {
    let spec = root().join("spec");
    let folders = Folders::new(&spec, &spec);
    for edit in &[
        edit("instructions/ADD.md", "ADD = 0x01", "ADD = 0xf1"),
        edit("instructions/ADD.md", "0x01(ADD)", "0xf1(ADD)"),
        edit(
            "instructions/GATHER_SCALED.md",
            "    - 0b10: 4 blocks\n",
            "    - 0b10: 4 blocks\n    - 0b11: 8 blocks\n",
        ),
        edit("instructions/SEL.md", "**Source Modifier:** arithmetic", "**Source Modifier:** logic"),
        edit(
            "instructions/INFO.md",
            "  - Bit[3..0]: set of values\n  - Bit[7..4]: reserved\n",
            "  - Bit[2..0]: set of values\n  - Bit[7..3]: reserved\n",
        ),
        edit("instructions/3D_SAMPLE.md", "| NumParams | Bias | U |", "| NumParams | U | Bias |"),
    ] {
        folders.edit(edit);
    }
    let old = folders.path("old");
    let from = ["--from", old.to_str().unwrap()];
    let before = tree(&folders.path("spec"));
    let ((code, dry, _), (_, json, _)) = rayon::join(
        || folders.adopt(&[from[0], from[1], "--dry-run"]),
        || folders.adopt(&[from[0], from[1], "--dry-run", "--json"]),
    );
    assert_eq!((code, tree(&folders.path("spec")) == before), (0, true), "{dry}");

    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let facts = json["facts"].as_array().unwrap();
    assert!(facts.iter().all(|fact| fact["fate"] == "written") && facts.len() == 5, "{json:#}");
    assert_eq!(json["pages"].as_array().unwrap().len(), 5);
    let report = folders.adopt_from_old();
    assert_eq!(report, dry, "a dry run reports the same");
    expect(&report, "written", &["ADD ~ opcode"]);
    expect(&report, "written", &["GATHER_SCALED + encoding num_blocks/0b11"]);
    expect(&report, "written", &["SEL ~ source modifier"]);
    expect(&report, "written", &["INFO ~ bits channels: [3..0] -> [2..0]"]);
    expect(&report, "written", &["3D_SAMPLE > parameters op == sample_b/bias"]);
    for name in ["ADD", "SEL", "GATHER_SCALED", "INFO", "3D_SAMPLE"] {
        let page = format!("instructions/{name}.md");
        assert_eq!(folders.read(&format!("spec/{page}")), folders.read(&format!("new/{page}")), "{page}");
    }
}

#[upstream_test]
fn a_specification_that_follows_the_version_of_2021_gets_the_facts_of_2025(upstream: &Path) {
    let newest = upstream.join("2025-02");
    let old = upstream.join("2021-06");
    let folders = Folders::new(&old, &old);
    fs::remove_dir_all(folders.path("new")).unwrap();
    copy(&newest, &folders.path("new"));
    let report = folders.adopt_from_old();
    let with = |fate: &str| -> Vec<&str> {
        report.lines().map(str::trim_start).filter(|line| line.starts_with(fate)).collect()
    };
    // Among those left are 17 rows of drawings and attributes in lists, and rules of sentences, which a person carries over.
    let left = with("left ");
    assert!(with("written ").len() >= 390 && left.len() <= 85, "{}", left.join("\n"));
    for words in [
        &["ADD3 + instruction"][..],
        &["types + type BF"],
        &["3D_SAMPLE + encoding op/0b100000"],
        &["3D_SAMPLE + parameters op == sample_po"],
        &["3D_SAMPLE ~ bits op: [4..0] -> [7..0]"],
        &["kernel_info ~ width name_len: ub -> uw"],
        &["ADD + type map"],
        &["matrix + matrix DPAS"],
        &["index + index Arithmetic Instructions/ADD3"],
    ] {
        expect(&report, "written", words);
    }
}

/// Facts of Intel's newest pages in words that the reader does not know, and the words of their lines in the report.
const REWORDED: &[(Edit, &[&str])] = &[
    (
        edit(
            "instructions/COS.md",
            "Operand class: general,indirect,immediate",
            "It may be general, indirect or immediate",
        ),
        &["COS - class src0/immediate"],
    ),
    (
        edit(
            "instructions/RT_WRITE.md",
            "Present only if the \"z\" bit is set",
            "Present unless the \"z\" bit is clear",
        ),
        &["RT_WRITE ~ condition source_depth"],
    ),
    (
        edit(
            "instructions/RT_WRITE.md",
            "Present only if CPS bit is set in Mode",
            "Present only if the CPS bit of Mode is set",
        ),
        &["RT_WRITE ~ condition cps"],
    ),
    (
        edit(
            "instructions/INFO.md",
            "The field is present only for resinfo",
            "This field exists for resinfo only",
        ),
        &["INFO ~ condition lod"],
    ),
    (
        edit("instructions/RT_WRITE.md", "Valid values are  [0-7]", "It is from 0 to 7"),
        &["RT_WRITE ~ range rti"],
    ),
    (
        edit(
            "instructions/MEDIA_LD.md",
            "into the surface. Must have type UD",
            "into the surface. The type is UD",
        ),
        &["MEDIA_LD - type x_offset/UD"],
    ),
    (
        edit("instructions/CBIT.md", "execution mask (explicit", "exec mask (explicit"),
        &["CBIT - bits exec_size/mask"],
    ),
    (
        edit(
            "instructions/AVG.md",
            "  -  **Dst types:** UD, D, UW, W, UB, B\n  -  **Src types:** UD, D, UW, W, UB, B\n",
            "  -  **Dst types:** UD, D, UW, W, UB, B\n",
        ),
        &["AVG ~ type map: src"],
    ),
];

#[upstream_test]
fn facts_in_other_words_are_left_to_a_person(upstream: &Path) {
    let spec = root().join("spec");
    let folders = Folders::new(&upstream.join("2025-02"), &spec);
    REWORDED.iter().for_each(|(edit, _)| folders.edit(edit));
    // These facts are gone, with nothing in their place.
    let types = ["Y_offset(scalar):** The Y byte offset", ". Must have type UD"];
    let page = folders.read("new/instructions/MEDIA_ST.md");
    let line = page.lines().find(|line| line.contains(types[0])).unwrap().to_string();
    fs::write(folders.path("new/instructions/MEDIA_ST.md"), page.replace(&line, &line.replace(types[1], "")))
        .unwrap();

    let report = folders.adopt_from_old();
    for (_, words) in REWORDED {
        expect(&report, "left", words);
    }
    expect(&report, "old: - **Src0(vec_operand):**", &["Operand class: general,indirect,immediate"]);
    expect(&report, "new: - **Src0(vec_operand):**", &["It may be general, indirect or immediate"]);
    expect(&report, "the new page has other words in its place", &["(new/instructions/COS.md:78)"]);
    expect(&report, "written", &["MEDIA_ST - type y_offset/UD"]);
    folders.expect_unchanged(&spec, &["COS", "RT_WRITE", "INFO", "MEDIA_LD", "CBIT", "MAD"]);
}

/// A person compares whole bullets: the lines that continue one belong to it, the next bullet and the next paragraph do not.
#[test]
fn a_fact_in_other_words_is_listed_with_its_whole_bullet() {
    let folders = Folders::of_page(
        "# ADD\n\nAdds.\n\n## Opcode\n\n  ADD = 0x01\n\n## Format\n\n| | | |\n| --- | --- | --- |\n| 0x01(ADD) | Mode | Size |\n\n\
         ## Description\n\n- **Mode(ub):** the way\n  of adding. Range [1..8]\n- **Size(ub):** bytes. Range [1..4]\n\nBytes are small.\n",
    );
    folders.edit(&edit("ADD.md", "adding. Range [1..8]", "adding, from one to 8"));
    folders.edit(&edit("ADD.md", "bytes. Range [1..4]", "bytes, from one to 4"));
    let report = folders.adopt_from_old();
    let lines: Vec<&str> = report.lines().map(str::trim_start).collect();
    let texts: Vec<&str> =
        lines.into_iter().filter(|line| line.starts_with("old: ") || line.starts_with("new: ")).collect();
    let expected = [
        "old: - **Mode(ub):** the way of adding. Range [1..8]",
        "new: - **Mode(ub):** the way of adding, from one to 8",
        "old: - **Size(ub):** bytes. Range [1..4]",
        "new: - **Size(ub):** bytes, from one to 4",
    ];
    assert_eq!(texts, expected, "{report}");
}

/// The old pages have the others, and the skeleton of a new page has a marker for each of its sentences.
#[test]
fn a_sentence_that_could_state_a_fact_is_listed_where_a_known_page_has_it_anew() {
    let folders = Folders::of_page(
        "# ADD\n\nAdds.\n\n## Opcode\n\n  ADD = 0x01\n\n## Format\n\n| | |\n| --- | --- |\n| 0x01(ADD) | Mode |\n\n\
         ## Description\n\n- **Mode(ub):** the way\n\n## Notes\n\nOne cache has 64 lines.\n",
    );
    folders.edit(&edit("ADD.md", "64 lines.\n", "64 lines.\n\nAnother cache has 512 lines.\n"));
    let page = folders.read("new/ADD.md").replace("ADD", "SUB").replace("0x01", "0x02");
    fs::write(folders.path("new/SUB.md"), page).unwrap();
    let report = folders.adopt_from_old();
    expect(&report, "unlisted", &["new/ADD.md:23: it could state a fact"]);
    assert!(report.contains(" 1 unlisted, "), "{report}");
}

#[test]
fn pages_that_the_specification_does_not_follow_are_refused() {
    let spec = root().join("spec");
    let folders = Folders::new(&spec, &spec);
    let (code, _, err) = folders.adopt(&[]);
    assert!(code == 2 && err.contains("use --from"), "{err}");
    fs::write(folders.path("spec/followed.toml"), "name = \"old\"\n\n[pages]\n\"errata.md\" = \"0\"\n")
        .unwrap();
    let (code, _, err) = folders.adopt(&[]);
    assert!(code == 2 && err.contains("that the specification follows; the first is"), "{err}");
    fs::remove_file(folders.path("spec/followed.toml")).unwrap();
    fs::write(folders.path("spec/instructions/ADD.md"), "# ADD\n\n## Opcode\n\n  ADD = one\n").unwrap();
    let old = folders.path("old");
    let (code, _, err) = folders.adopt(&["--from", old.to_str().unwrap()]);
    assert!(code == 2 && err.contains("spec/instructions/ADD.md"), "{err}");
    fs::remove_dir_all(folders.path("new")).unwrap();
    fs::create_dir_all(folders.path("new")).unwrap();
    fs::write(folders.path("new/notes.md"), "# Notes\n\nNothing.\n").unwrap();
    copy(&old.join("instructions"), &folders.path("spec/instructions"));
    let (code, _, err) = folders.adopt(&["--from", old.to_str().unwrap()]);
    assert!(code == 2 && err.contains("new: no page describes an instruction"), "{err}");
}

/// An erratum holds on where the new pages do not state our value: the fact is unread, in a broken table, or elsewhere.
#[upstream_test]
fn errata_of_facts_that_became_unread_hold_on(upstream: &Path) {
    let folders = Folders::new(&upstream.join("2025-02"), &root().join("spec"));
    folders.edit(&edit(
        "4_visa_header.md",
        "It is an error if the offset is not aligned to the type.",
        "The offset must be aligned to the type.",
    ));
    folders.edit(&edit("instructions/LSC_FENCE.md", "| 0x2   | invalidate", "| Ox2   | invalidate"));
    let page = folders.read("new/instructions/FENCE.md").replace("FENCE", "MEM_FENCE");
    fs::write(folders.path("new/instructions/MEM_FENCE.md"), page).unwrap();
    fs::remove_file(folders.path("new/instructions/FENCE.md")).unwrap();
    folders.edit(&edit("6_instructions.md", "](instructions/FENCE.md)", "](instructions/MEM_FENCE.md)"));
    let report = folders.adopt_from_old();
    expect(&report, "conflict", &["var_info - rule alias_offset/align"]);
    expect(&report, "conflict", &["LSC_FENCE - bits lsc_fence_op"]);
    expect(&report, "written", &["MEM_FENCE = instruction"]);
    assert!(report.contains("errata: 0 obsolete"), "{report}");
}

/// A change that makes the specification contradict itself is not complete.
#[upstream_test]
fn contradictions_that_changes_bring_are_left_to_a_person(upstream: &Path) {
    let folders = Folders::new(&upstream.join("2025-02"), &root().join("spec"));
    let line = "  - Bit[12]: \"nullRT\" whether null render target is set\n";
    folders.edit(&edit("instructions/RT_WRITE.md", line, ""));
    let page = folders.read("new/instructions/MEDIA_LD.md");
    let [width, height, offset] =
        ["- **Block_width", "- **Block_height", "- **X_offset"].map(|bullet| page.find(bullet).unwrap());
    let swapped =
        format!("{}{}{}{}", &page[..width], &page[height..offset], &page[width..height], &page[offset..]);
    let swapped = swapped.replace("| Block_width | Block_height |", "| Block_height | Block_width |");
    fs::write(folders.path("new/instructions/MEDIA_LD.md"), swapped).unwrap();
    // A code is written as the list has the others.
    let row = "        | lsc_store_uncompressed | 0x1C ";
    let page = folders.read("new/instructions/LSC_UNTYPED.md");
    let known = page.lines().find(|line| line.starts_with(row)).unwrap();
    let added = known.replace("lsc_store_uncompressed", "lsc_atomic_xchg").replace("0x1C", "0x1D");
    let page = page.replace(known, &format!("{known}\n{added}"));
    fs::write(folders.path("new/instructions/LSC_UNTYPED.md"), page).unwrap();

    let old = folders.path("old");
    let (code, report, err) = folders.adopt(&["--from", old.to_str().unwrap()]);
    assert_eq!(code, 1, "{err}");
    expect(&report, "lint", &["spec/instructions/RT_WRITE.md:", "`<mode.nullrt>`, which is no field"]);
    expect(&report, "lint", &["spec/instructions/MEDIA_LD.md:", "`Block_height` precedes `Block_width`"]);
    expect(&report, "written", &["LSC_UNTYPED + encoding lsc_sub_op/0b11101"]);
    let page = folders.read("spec/instructions/LSC_UNTYPED.md");
    assert!(page.contains("0x1d: lsc_atomic_xchg"), "{page}");
}

/// Two lines that contradict each other are an error of both: neither is written.
#[test]
fn an_opcode_that_another_instruction_has_is_not_written() {
    let spec = root().join("spec");
    let folders = Folders::new(&spec, &spec);
    folders.edit(&edit("instructions/FBL.md", "0x2e", "0x9b"));
    folders.edit(&edit("instructions/SEL.md", "**Saturation:** Yes", "**Saturation:** No"));
    let report = folders.adopt_from_old();
    expect(&report, "error", &["opcode 0x9b is that of `FBL` and of `INVM`"]);
    expect(&report, "left", &["FBL ~ opcode: 0x2e -> 0x9b"]);
    expect(&report, "written", &["SEL ~ saturation"]);
    folders.expect_unchanged(&spec, &["FBL"]);
}

/// A line with an error is not read. Its facts stay, and everything else is written.
#[test]
fn pages_with_errors_are_adopted_without_these_lines() {
    let spec = root().join("spec");
    let folders = Folders::new(&spec, &spec);
    folders.edit(&edit("instructions/SEL.md", "**Saturation:** Yes", "**Saturation:** No"));
    folders.edit(&edit("instructions/AVG.md", "AVG = 0x02", "AVG = one"));
    folders.edit(&edit("instructions/SQRT.md", "**Saturation:**", "**Saturatoin:**"));
    folders.edit(&edit(
        "instructions/SQRT.md",
        "**Source Modifier:** arithmetic",
        "**Source Modifier:** logic",
    ));
    folders.edit(&edit(
        "instructions/GATHER4_SCALED.md",
        "index of the surface variable",
        "what it is, an index into the surface variables",
    ));
    let report = folders.adopt_from_old();
    expect(&report, "written", &["SEL ~ saturation"]);
    expect(&report, "written", &["SQRT ~ source modifier"]);
    expect(&report, "error", &["new/instructions/SQRT.md:", "unknown property `Saturatoin`"]);
    expect(&report, "error", &["new/instructions/AVG.md:"]);
    expect(&report, "left", &["SQRT ~ saturation: true -> not stated"]);
    expect(&report, "error", &["new/instructions/GATHER4_SCALED.md:"]);
    expect(&report, "left", &["AVG - instruction"]);
    expect(&report, "the new page has errors", &["(new/instructions/AVG.md:7)"]);
    folders.expect_unchanged(&spec, &["AVG", "GATHER4_SCALED"]);
    let page = folders.read("spec/instructions/SQRT.md");
    assert!(page.contains("**Saturation:** Yes") && page.contains("**Source Modifier:** logic"), "{page}");
    // The next version corrects the page.
    fs::rename(folders.path("new"), folders.path("between")).unwrap();
    copy(&folders.path("spec"), &folders.path("new"));
    fs::remove_file(folders.path("spec/followed.toml")).unwrap();
    let between = folders.path("between");
    let (code, out, err) = folders.adopt(&["--from", between.to_str().unwrap()]);
    assert!(code == 0 && out.contains("facts: 0 written"), "{out}{err}");
}
