//! Facts that follow from others, and text that only moved.

use super::folders::{Folders, edit, expect, root};
use genvisa_testing::upstream_test;
use std::fs;
use std::path::Path;

/// Ours have more attributes and layouts than Intel's pages, so that rules which follow from all of them differ from Intel's.
#[upstream_test]
fn rules_that_follow_from_written_facts_are_no_conflict(upstream: &Path) {
    let folders = Folders::new(&upstream.join("2025-02"), &root().join("spec"));
    folders.edit(&edit(
        "4_visa_header.md",
        "-  Name: Output\n\n-  Size: 0\n\n-  Value: N/A\n",
        "-  Name: Output\n\n-  Size: 0\n\n-  Value: N/A\n\n-  Name: Hidden\n\n-  Size: 0\n\n-  Value: N/A\n",
    ));
    let page = folders.read("new/instructions/3D_SAMPLE.md");
    let start = page.find("### CONDITION\n\n- Op.op=sample_b\n").unwrap();
    let end = start + 1 + page[start + 1..].find("### CONDITION").unwrap();
    let layout = page[start..end].replace("sample_b", "sample_zz");
    let code = "    - 0b00100110:  sample_po_l_c\n";
    let page = [&page[..end], &layout, &page[end..]].concat();
    let page = page.replace(code, &[code, "    - 0b00111110:  sample_zz\n"].concat());
    fs::write(folders.path("new/instructions/3D_SAMPLE.md"), page).unwrap();
    let report = folders.adopt_from_old();
    expect(&report, "written", &["attributes + attribute var_info/Hidden"]);
    expect(&report, "written", &["3D_SAMPLE + parameters op == sample_zz"]);
    assert!(report.contains(" 0 in conflict, 0 left to a person"), "{report}");
}

/// The order of bullets is no fact, and is listed.
#[upstream_test]
fn bullets_in_another_order_are_listed(upstream: &Path) {
    let folders = Folders::new(&upstream.join("2025-02"), &root().join("spec"));
    folders.edit(&edit(
        "instructions/CBIT.md",
        "    - 0b0001:  M2\n    - 0b0010:  M3\n",
        "    - 0b0010:  M3\n    - 0b0001:  M2\n",
    ));
    let report = folders.adopt_from_old();
    expect(&report, "text", &["moved new/instructions/CBIT.md:"]);
    assert!(report.contains("facts: 0 written, 0 present, 0 in conflict, 0 left"), "{report}");
}

/// The readings of text that moved hold on, and its changed facts are written.
#[upstream_test]
fn pages_that_were_split_or_merged_keep_their_facts(upstream: &Path) {
    let folders = Folders::new(&upstream.join("2025-02"), &root().join("spec"));
    let chapter = folders.read("new/4_visa_header.md");
    let (first, rest) = chapter.split_at(chapter.find("## Address Variables").unwrap());
    fs::write(folders.path("new/4_visa_header.md"), first).unwrap();
    let rest = rest.replace("    UB kind;\n", "    UW kind;\n");
    fs::write(folders.path("new/4b_more_variables.md"), format!("# More variables\n\n{rest}")).unwrap();
    let [debug, text] = ["7_appendix_debug_information.md", "8_appendix_visa_assembly_syntax.md"]
        .map(|page| folders.path("new").join(page));
    let merged = [&debug, &text].map(|path| fs::read_to_string(path).unwrap()).join("\n");
    fs::write(&debug, merged).unwrap();
    fs::remove_file(&text).unwrap();

    let report = folders.adopt_from_old();
    expect(&report, "moved", &["new/4b_more_variables.md:1-", "it was", "4_visa_header.md"]);
    expect(&report, "moved", &["new/7_appendix_debug_information.md:", "8_appendix_visa_assembly_syntax.md"]);
    expect(&report, "written", &["label_info ~ width kind: ub -> uw"]);
    assert!(report.contains(" 0 in conflict, 0 left to a person"), "{report}");
    assert!(report.contains(" 0 unread, 0 reworded, 0 unlisted"), "{report}");
    assert!(report.matches("text      removed").count() < 2, "{report}");
    assert!(folders.read("spec/chapters/object.md").contains("  uw kind;\n"));
    let followed = folders.read("spec/followed.toml");
    assert!(
        followed.contains("4b_more_variables.md") && !followed.contains("4b_more_variables/"),
        "{followed}"
    );
}

/// Text without facts, by its lines: those that follow each other are together.
#[test]
fn changed_text_is_listed_by_its_lines() {
    let page = "# ADD\n\nAdds.\n\n## Opcode\n\n  ADD = 0x01\n\n## Notes\n\n- first\n- second\n- third\n\nThe last remark.\n";
    let folders = Folders::of_page(page);
    folders.edit(&edit("ADD.md", "- first\n", ""));
    folders.edit(&edit("ADD.md", "- second\n", "- second\n- new one\n- new two\n"));
    folders.edit(&edit("ADD.md", "- third\n", "- third\n- new three\n"));
    folders.edit(&edit("ADD.md", "last remark", "final remark"));
    let report = folders.adopt_from_old();
    let text: Vec<&str> = report.lines().map(str::trim).filter(|line| line.starts_with("text")).collect();
    let expected = [
        "text      removed old/ADD.md:11",
        "text      added new/ADD.md:12-13",
        "text      added new/ADD.md:15",
        "text      changed new/ADD.md:17",
    ];
    for line in expected {
        assert!(
            text.iter().any(|found| found.replace(&*folders.path("").to_string_lossy(), "") == line),
            "{line}: {report}"
        );
    }
    assert!(text.len() == 4 && report.contains(" 5 changes of text without a fact"), "{report}");
}
