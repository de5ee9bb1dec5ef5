//! For every page, the reader reports all problems and neither panics nor hangs.

use super::outcome;
use genvisa_conformance::properties::page;
use genvisa_reader::{Source, load, read};
use proptest::prelude::*;
use rayon::prelude::*;
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

static PAGES: LazyLock<Vec<Source>> = LazyLock::new(|| {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    load(&[spec]).unwrap_or_default()
});

#[track_caller]
fn check(text: &str) {
    outcome(page(text));
}

/// Pieces of pages, so that random texts are not only prose.
const PIECES: &[&str] = &[
    "## Opcode\n",
    "  ADD = 0x01\n",
    "  X = 0xfff\n",
    "## Format\n",
    "| 0x01(ADD) | A | B |\n",
    "| | | |\n",
    "| --- | --- |\n",
    "## Description\n",
    "- **A(ub):** text. Must have type ",
    "- **B(vec_operand):** ",
    "UD,D.{XEHP+}BF",
    "  - Bit[7..0]: run\n",
    "  - Bit[99999999999..0]: run\n",
    "{XEHP+}",
    "{-v3.4}",
    "0b01: 2 parts\n",
    "0x: \n",
    "18446744073709551616: big\n",
    "\"01\": quoted\n",
    "T5 (x): yes\n",
    "### CONDITION\n",
    "- A: 2, NE\n",
    "- A.b=NE\n",
    "- field_operand_type(B)=UD\n",
    "| 0x01(ADD) | A | B[A] |\n",
    "| A | B0 | BN | B(A-1) |\n",
    "number of parameters. ",
    "Valid values are  [-8-7]",
    "Range [1..99999999999999999999]",
    "Present only if `a == 1`. ",
    "- **B(unknown):** text\n",
    "- **{v3.4+}C(ub):** Same as in ADD\n",
    "| Symbol | SubOp |\n| --- | --- |\n| a | 0x01 |\n",
    "+---+---+\n| Text | Binary |\n+---+---+\n| a | 0x01 |\n+---+---+\n",
    "- [ADD - a sum {XEHP+}](instructions/ADD.md)\n",
    "#### Rules\n",
    "- **a/b:** `a => b`: c\n",
    "- **a/b:** `((((`: c\n",
    "#### Definitions\n",
    "- **ty:** `1`\n",
    "box {\n",
    "  ub a[b]; //present only if a\n",
    "}\n",
    "```\n",
    "    ",
    "\t",
    "\r\n",
    "\0",
    "\u{feff}",
    "<!--",
    "-->",
    "**",
    "`",
    "|",
    "\\|",
    "é",
    "\u{1F600}",
    "must ",
    "i.e. ",
    ". ",
    "(bit 0-3): ",
    "+---+\n",
    "#### Properties\n",
    "- **Supported Types:** ",
    "#### Operand type maps\n",
    "- **Type map{XEHP+}**\n",
    "  - **Dst types:** UD\n",
    "## Text\n",
    "## Notes\n",
    "| Binary Value | x |\n",
    "| Name | Size | Type | R/W |\n",
    "| V1 (%x) | 1/2 | UD | R |\n",
    "| Platform | Version |\n",
    "> ",
    "1. ",
    "* ",
    "same layout as that in box\n",
    "Valid values are:\n",
    "a = 1 {",
    "[x]: y\n",
    "===\n",
    "---\n",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in "\\PC{0,400}") {
        check(&text);
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        check(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_pieces(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..60)) {
        check(&pieces.concat());
    }

    #[test]
    fn pages_with_lines_lost_doubled_and_swapped(
        page in any::<prop::sample::Index>(),
        edits in prop::collection::vec((0..4u8, any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..12),
    ) {
        let mut lines: Vec<&str> = page.get(&PAGES).text.lines().collect();
        for (kind, a, b) in edits {
            let (a, b) = (a.index(lines.len()), b.index(lines.len()));
            match kind {
                0 => { lines.remove(a); }
                1 => lines.insert(b, lines[a]),
                2 => lines.swap(a, b),
                _ => lines.truncate(a.max(1)),
            }
            if lines.is_empty() { lines.push(""); }
        }
        check(&lines.join("\n"));
    }

    #[test]
    fn pages_with_other_characters(
        page in any::<prop::sample::Index>(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..20),
    ) {
        let mut text: Vec<char> = page.get(&PAGES).text.chars().collect();
        for (at, char) in edits {
            let at = at.index(text.len());
            text[at] = char;
        }
        check(&text.into_iter().collect::<String>());
    }
}

#[test]
fn an_empty_page() {
    for text in ["", "\n", "\0", "\u{feff}", "\r", "<!--", "```", "## Opcode", "|", "**", "{"] {
        check(text);
    }
    let (isa, problems) = read(&[]);
    assert!(problems.is_empty() && isa.instructions.is_empty());
}

/// The time for a text of many pieces is linear in their number.
#[test]
fn large_pages_take_linear_time() {
    let head = "## Opcode\n\n  A = 0x01\n\n## Description\n\n- **X(ub):** x\n";
    let repeated: &[(&str, &str)] = &[
        ("codes", "  - 0b0: x\n"),
        ("runs", "  - Bit[1..0]: x\n"),
        ("fields", "- **X(ub):** x\n"),
        ("rows", "| a | b |\n"),
        ("sentences", "It must. "),
        ("dots", ". . . ...... "),
        ("words", "aaaaaa"),
        ("tags", "{XEHP+}"),
        ("brackets", "(((([[[["),
        ("stars", "**"),
        ("quotes", "> "),
        ("comments", "<!--"),
        ("structures", "```\nbox {\n  ub a;\n}\n```\n"),
        ("tables", "| a |\n| --- |\n| b |\n\n"),
        ("rules", "#### Rules\n- **a/b:** `a == 1`: x\n"),
        ("lines", "\n"),
        ("unread", "bit 3 is used, bit "),
    ];
    // Four times the text takes sixteen times as long if a piece looks at all others. A loaded machine may triple a time.
    let (small, factor, slower, start) = (100_000, 4, 12, Duration::from_secs(1));
    repeated.par_iter().for_each(|(name, piece)| {
        let time = |length: usize| {
            let pieces = piece.repeat(length / piece.len());
            let started = Instant::now();
            check(&format!("{head}{pieces}"));
            check(&format!("# Chapter\n\n{pieces}"));
            started.elapsed()
        };
        let (few, many) = (time(small), time(factor * small));
        assert!(many < start + slower * few, "{name}: {few:?} and {many:?}");
    });
}
