//! The platforms of instructions: the matrix, and the tags of the index.

use super::folders::{Folders, edit, expect, root};
use genvisa_testing::upstream_test;
use std::path::Path;

/// An erratum gives BDW and BXT to DIVM.
#[upstream_test]
fn a_changed_row_of_the_matrix_keeps_the_platforms_of_an_erratum(upstream: &Path) {
    let folders = Folders::new(&upstream.join("2025-02"), &root().join("spec"));
    folders.edit(&edit(
        "appendix_instruction_by_platform.md",
        "|DIVM                |   | Y |   |     |     |",
        "|DIVM                |   | Y |   |     | Y   |",
    ));
    let report = folders.adopt_from_old();
    expect(&report, "written", &["matrix ~ platform DIVM: SKL -> SKL, TGLLP"]);
    assert!(report.contains(" 0 in conflict, 0 left to a person"), "{report}");
    let matrix = folders.read("spec/chapters/matrix.md");
    assert!(matrix.contains("\n| DIVM | Y | Y | Y | Y | | Y | Y |"), "{matrix}");
}

/// Intel's matrix ends with TGLLP.
#[upstream_test]
fn a_changed_tag_of_the_index_is_in_the_columns_that_intels_matrix_lacks(upstream: &Path) {
    let folders = Folders::new(&upstream.join("2025-02"), &root().join("spec"));
    folders.edit(&edit(
        "6_instructions.md",
        "- [AVG - integer average](",
        "- [AVG - integer average {-PVC}](",
    ));
    let report = folders.adopt_from_old();
    expect(&report, "written", &["AVG ~ platform: all -> -PVC"]);
    assert!(report.contains(" 0 contradictions"), "{report}");
    let matrix = folders.read("spec/chapters/matrix.md");
    assert!(matrix.contains("\n| AVG | Y | Y | Y | Y | Y | Y | Y | Y | Y |   |   |\n"), "{matrix}");
}
