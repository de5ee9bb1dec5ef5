//! Slips on our pages that once changed a fact in silence: each gives a message of the reader or of a lint.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure fails the test")]

use super::slips::ours;
use genvisa_reader::Source;
use rayon::prelude::*;

/// The end of the path of a page, a text of it, and the text that the slip makes of it.
const SLIPS: &[[&str; 3]] = &[
    // A lost line break in a table, and a header with its words swapped.
    ["/assembly.md", "Reserved words |\n| --- |", "Reserved words || --- |"],
    ["/assembly.md", "| --- | --- |\n| A | `AVS", "| --- | --- || A | `AVS"],
    ["/assembly.md", "| Initial | Reserved words |", "| Reserved words | Initial |"],
    ["/assembly.md", "| Initial | Reserved words |", "| Initial | Words reserved |"],
    // Words of forms.
    ["/OWORD_LD.md", "(M1, <size>)", "(M11, <size>)"],
    ["/LSC_TYPED.md", ".tgm[", ".tmg["],
    ["/SVM_BLOCK_LD.md", "svm_block_ld.aligned", "svm_block_ld.alinged"],
    ["/OWORD_LD.md", "<is_modified?.mod>", "<is_modified?.mdo>"],
    // Operand classes.
    ["/ADD.md", "Operand class: general,indirect,imm", "Operand exec_size: general,indirect,imm"],
    ["/ADD.md", "Operand class: general,indirect,imm", "Operand type: general,indirect,imm"],
    // Spellings.
    ["/DWORD_ATOMIC.md", "imax is maxsint", "imax is maxsnit"],
    ["/3D_LOAD.md", "ld_lz is load_lz", "ld_lz is load_zl"],
    ["/LSC_TYPED.md", "default is df", "default is dg"],
    ["/SAMPLE_UNORM.md", "FULL_8 is 8-full", "FULL_8 is 8-fulll"],
    ["/VME_IME.md", "VME_STREAM_OUT is 1", "VME_STREAM_OUT is 4"],
    ["/VA_DILATE.md", "ED_32x4 is VA_ED_32x4", "ED_32x4 is VA_ED_34x4"],
    // Statements.
    ["/ADD.md", "src0[n] + src1[n];", "src0[n] + src1[n]"],
    ["/3D_LOAD.md", "    ++block;", "    ++block"],
    ["/RSQRT.md", "; ++n)", "; +n)"],
    ["/MOD.md", "for (n = 0;", "for (n - 0;"],
    ["/RT_READ.md", "if (ChEn[n])", "if (CEhn[n])"],
    ["/RT_WRITE.md", "if (ChEn[n])", "if (chEn[n])"],
    ["/INFO.md", "for (c = 0; c < 4; ++c)\n  if", "  if"],
    [
        "/MUL.md",
        "    dst[n] = src0[n] * src1[n];\n",
        "    dst[n] = src0[n] * src1[n];\n    dst[n] = src0[n] * src1[n];\n",
    ],
    // Declarations by version.
    ["/object.md", "  {-v3.4} uw name_index;\n  {v3.4+} ud name_index;\n", "  ud name_index;\n"],
    ["/object.md", "  {-v3.4} uw name_index;\n", ""],
    ["/object.md", "  {v3.4+} ud name;\n", ""],
    // Items, headings, forms and cells.
    ["/GATHER.md", ".\n- **element_offset/null", ".- **element_offset/null"],
    ["/assembly.md", "## Predicates and channels", "##Predicates and channels"],
    [
        "/XOR.md",
        "[(<pred>) ]xor (<exec_size>) <dst> <src0> <src1>\n",
        "[(<pred>) ]xor (<exec_size>) <dst> <src0> <src1>\n[(<pred>) ]xor (<exec_size>) <dst> <src0> <src1>\n",
    ],
    ["/assembly.md", "| `…)[` | a base beside the addresses |", "| a base beside the addresses | `…)[` |"],
    ["/3D_SAMPLE.md", "- 0b00000100: sample_d", "- 000000100: sample_d"],
    ["/LRP.md", "region(src0) & 0xf0f != 0x101 && off", "region(src0) & 0xf0f != 0x111 && off"],
    // Rules whose sentence and expression are no longer of one mind.
    ["/MUL.md", "`!matches!(ty(dst), Q | UQ)`", "`matches!(ty(dst), Q | UQ)`"],
    ["/MUL.md", "`dst` must not have type `q` or", "`dst` must have type `q` or"],
    ["/BFE.md", "`exec_size != 2`", "`exec_size == 2`"],
    ["/SVM_ATOMIC.md", "must not be null unless `op` is `inc`", "must not be null if `op` is `inc`"],
    [
        "/SVM_ATOMIC.md",
        "`!matches!(op, inc | dec | predec) => !null",
        "`matches!(op, inc | dec | predec) => !null",
    ],
    ["/LSC_TYPED.md", "`src2_data` must be null unless", "`src2_data` must be null if"],
    ["/SWITCHJMP.md", "`imm(index) < num_labels`", "`imm(index) <= num_labels`"],
    ["/SWITCHJMP.md", "`index` must be less than `num_labels`", "`index` must be at most `num_labels`"],
    ["/operands.md", "offset + channels() <= addr_elems(id)", "offset + channels() < addr_elems(id)"],
    [
        "/LRP.md",
        "region(src0) & 0xf0f != 0x101 => offset(src0)",
        "region(src0) & 0xf0f == 0x101 => offset(src0)",
    ],
    ["/FCALL.md", "`matches!(arg_size, 0..=32)`", "`matches!(arg_size, 1..=32)`"],
    ["/object.md", "`name_len` must be from 1 to 255", "`name_len` must be from 2 to 255"],
    ["/MULH.md", "`!null(dst)`: `dst` must not", "`!null(src0)`: `dst` must not"],
    ["/MULH.md", "`!null(dst)`: `dst` must not", "`!null(dst)`: `src1` must not"],
    ["/SVM_GATHER.md", "max(num_blocks * block_size, 4)", "min(num_blocks * block_size, 4)"],
    // A rule without its first line.
    ["/SVM_ATOMIC.md", "- **src0/null:** `!matches!(op, inc | dec | predec) => !null(src0)`:\n", ""],
    // Forms.
    ["/MUL.md", "[.sat] (<exec_size>) <dst>", "[.sat] <dst>"],
    ["/MUL.md", "[(<pred>) ]mul", "(<pred>) mul"],
    ["/MUL.md", "<dst> <src0> <src1>", "<dst> <src0> <src1:reg>"],
    ["/MUL.md", "```\n[(<pred>) ]mul", "```[(<pred>) ]mul"],
    // Lines of code.
    ["/MUL.md", "    dst[n] = src0[n] * src1[n];\n", ""],
    ["/MUL.md", "for (n = 0; n < exec_size; ++n)\n", ""],
    ["/MUL.md", "dst[n] = src0[n]", "dst[n] = src0[m]"],
    ["/MUL.md", "dst[n] = src0[n]", "dst[n] == src0[n]"],
    ["/MUL.md", "src1[n];\n```", "src1[n]; // ```"],
    // Bullets and cells of chapters.
    ["/object.md", "- **Newest version:** 4.1\n", ""],
    ["/object.md", "**Newest version:**", "**Latest version:**"],
    ["/variables.md", "- **First declared:** P1\n", ""],
    ["/variables.md", "- **First declared:** P1", "- **Declared first:** P1"],
    ["/variables.md", "| V7 (%r0) |", "| V7 |"],
    ["/object.md", "| Attribute | Of | Value | Value names |", "| Attribute | Of | Value | |"],
    ["/object.md", "  ub name[name_len];\n", "  ub name;\n"],
    ["/SWITCHJMP.md", "| Label[num_labels] |", "| Label |"],
    ["/GATHER.md", "**Is_modified(ub):** ignored;", "**Is_modified(ub):** unused;"],
    ["/SAMPLE.md", "index of the sampler variable", "number of the sampler"],
];

#[test]
fn slips_that_were_silent_have_a_message() {
    let pages = ours();
    let silent = |[name, old, new]: &[&str; 3]| {
        let page = pages.all.iter().find(|page| page.path.ends_with(name)).expect(name);
        assert!(page.text.contains(old), "{name} lacks {old:?}");
        let changed = Source { text: page.text.replacen(old, new, 1), ..page.clone() };
        let with = |other: &Source| if other.path == page.path { changed.clone() } else { other.clone() };
        let sources: Vec<Source> = pages.all.iter().map(with).collect();
        (!pages.has_message(&sources)).then(|| format!("{name}: {old:?} -> {new:?}"))
    };
    let silent: Vec<String> = SLIPS.par_iter().filter_map(silent).collect();
    assert!(silent.is_empty(), "{} slips are silent:\n{}", silent.len(), silent.join("\n"));
}
