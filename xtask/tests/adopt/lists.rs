//! Lists, tables and attributes of Intel's newest pages with one member changed each.

use crate::folders::{Edit, Folders, edit, expect, root};
use genvisa_testing::upstream_test;
use std::fs;
use std::path::Path;

/// The changes of a page, the words of the report, and a line of the specification afterwards.
const LISTS: &[(&[Edit], &[&str], &str, &str)] = &[
    (
        &[edit("4_visa_header.md", "-   Value: 0-64 representing", "-   Value: 0-128 representing")],
        &["attributes ~ range kernel_data/SLMSize"],
        "chapters/object.md",
        "| SLMSize | kernel, function | 0 to 128 | | 0 to 4 | | kilobytes of",
    ),
    (
        &[edit(
            "4_visa_header.md",
            "**ArgSize** - maximum size",
            "**GroupSize** - threads\n\n-   Name: GroupSize\n-   Size: 2\n-   Value: 1-1024.\n\n**ArgSize** - maximum size",
        )],
        &["attributes + attribute kernel_data/GroupSize"],
        "chapters/object.md",
        "| GroupSize | kernel | 1 to 1024 | | 0 to 4 | | TODO(restate): ",
    ),
    (
        &[edit("2_datatypes.md", "| 8          | [0, 255] ", "| 8          | [0, 254] ")],
        &["types ~ type UB: bits 8, code 4, range [0, 255] -> bits 8, code 4, range [0, 254]"],
        "chapters/data_types.md",
        "| unsigned byte | 8 | [0, 254] | 0b0100 | UB | [0, 255] |",
    ),
    (
        &[edit("instructions/ADD.md", "W.{XEHP+}BF", "W.{DG2+}BF")],
        &["ADD ~ platform BF: XEHP+ -> DG2+"],
        "instructions/ADD.md",
        "- **Supported Types:** UB,B,UW,W,UD,D,UQ,Q,HF,F,DF.{DG2+}BF",
    ),
    (
        &[edit(
            "instructions/3D_SAMPLE.md",
            "| Bias\\*   | U        | V       |\n|                 | R            | Ai        |",
            "| U        | Bias\\*   | V       |\n|                 | R            | Ai        |",
        )],
        &["3D_SAMPLE > parameters op == sample_b/bias"],
        "instructions/3D_SAMPLE.md",
        "| | Sampler | Surface | Dst | NumParams | U | Bias |",
    ),
    (
        &[edit(
            "instructions/LSC_UNTYPED.md",
            "  - 0x6: read-invalidate  (.ri)\n",
            "  - 0x6: read-invalidate  (.ri)\n  - 0x7: const-cached  (.cc)\n",
        )],
        &["LSC_UNTYPED + encoding caching_l1/0b111"],
        "instructions/LSC_UNTYPED.md",
        "  - 0x7: const-cached - .cc",
    ),
    (
        &[
            edit(
                "instructions/LSC_UNTYPED.md",
                "        | lsc_apndctr_atomic_add | 0x28  |",
                "        | lsc_load_gather4 | 0x1D  | gather4 load | N/A |\n        | lsc_apndctr_atomic_add | 0x28  |",
            ),
            edit(
                "instructions/LSC_UNTYPED.md",
                "lsc_load_quad, lsc_load_status, lsc_store",
                "lsc_load_gather4, lsc_load_status, lsc_store",
            ),
        ],
        &["LSC_UNTYPED ~ condition addr_scale"],
        "instructions/LSC_UNTYPED.md",
        "lsc_atomic_xor, lsc_load, lsc_load_gather4, lsc_load_status, lsc_store",
    ),
];

#[upstream_test]
fn a_changed_member_of_a_list_is_written(upstream: &Path) {
    let folders = Folders::new(&upstream.join("2025-02"), &root().join("spec"));
    LISTS.iter().flat_map(|(edits, ..)| *edits).for_each(|edit| folders.edit(edit));
    // The values are stated in other words.
    folders.edit(&edit("4_visa_header.md", "-   Value: 8|16|32.", "-   Value: at most 32."));
    let page = folders.path("new/instructions/CBIT.md");
    fs::remove_file(page).unwrap();
    let report = folders.adopt_from_old();
    for (_, words, page, line) in LISTS {
        expect(&report, "written", words);
        let text = folders.read(&format!("spec/{page}"));
        assert!(text.contains(line), "{line:?} is not in {page}:\n{text}");
    }
    assert!(!report.contains("left      LSC_UNTYPED"), "{report}");
    // The last cells of its row are for a person.
    let page = folders.read("spec/instructions/LSC_UNTYPED.md");
    assert!(page.contains("- 0x1d: lsc_load_gather4 - TODO(restate): "), "{page}");
    expect(&report, "left", &["attributes ~ range kernel_data/SimdSize"]);
    expect(&report, "old: -   Name: SimdSize", &["Value: 8|16|32."]);
    expect(&report, "new: -   Name: SimdSize", &["Value: at most 32."]);
    // One page less has the usual text; lint.toml allows the finding.
    assert!(!report.contains("RT_READ"), "{report}");
}
