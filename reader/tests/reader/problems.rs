//! The diagnostics of pages with mistakes: file, line, column, the marked text and the help.

use expect_test::{Expect, expect};
use genvisa_reader::isa::Level;
use genvisa_reader::{Diagnostics, Severity, Source, read};

const PAGE: &str = "\
## Opcode

  ADD = 0x01

## Format

| | | | |
| --- | --- | --- | --- |
| 0x01(ADD) | Size | Mode | Dst |

## Description

- **Size(ub):** how many
  - Bit[1..0]: number
    - 0b00: 1 part
    - 0b01: 2 parts
- **Mode(ub):** how
- **Dst(vec_operand):** the sum. Operand class: general

#### Rules
- **size/odd:** `size != 3`: never three.
";

/// Reads the page with one part replaced.
fn check(old: &str, new: &str, expected: Expect) {
    assert_eq!(PAGE.matches(old).count(), 1, "{old}");
    problems(&[("ADD.md", &PAGE.replace(old, new))], expected);
}

fn problems(pages: &[(&str, &str)], expected: Expect) {
    let sources: Vec<Source> =
        pages.iter().map(|(p, t)| Source { path: p.to_string(), text: t.to_string() }).collect();
    let (_, problems) = read(&sources);
    expected.assert_eq(problems.render(false).trim_end());
}

#[test]
fn a_good_page_has_none() {
    problems(&[("ADD.md", PAGE)], expect![[r#""#]]);
}

#[test]
fn encodings() {
    check(
        "0b01: 2 parts",
        "0b100: 2 parts",
        expect![[r#"
        error: encoding does not fit 2 bits
          --> ADD.md:16:9
           |
        16 |     - 0b100: 2 parts
           |         ^^^
           |
           = help: the bit range is bits 0 to 1"#]],
    );
    check(
        "0b01: 2 parts",
        "0b001: 2 parts",
        expect![[r#"
        error: 3 digits for a bit range of 2 bits
          --> ADD.md:16:9
           |
        16 |     - 0b001: 2 parts
           |         ^^^
           |
           = help: write one digit for each bit"#]],
    );
    check(
        "0b01: 2 parts",
        "0b00: 2 parts",
        expect![[r#"
        error: encoding 0 is listed twice
          --> ADD.md:16:9
           |
        16 |     - 0b00: 2 parts
           |         ^^
           |
          ::: ADD.md:15:9
           |
        15 |     - 0b00: 1 part
           |         -- first here"#]],
    );
    check(
        "0b01: 2 parts",
        "0b01: 1 part",
        expect![[r#"
        error: `1 part` is the name of two encodings
          --> ADD.md:16:7
           |
        16 |     - 0b01: 1 part
           |       ^^^^^^^^^^^^
           |
           = help: the other is on line 15"#]],
    );
    check(
        "0b01: 2 parts",
        "0b01:",
        expect![[r#"
        error: encoding without a name
          --> ADD.md:16:7
           |
        16 |     - 0b01:
           |       ^^^^^
           |
           = help: write its meaning: `0b01: 2 elements`, `0b01: NE - not equal`"#]],
    );
}

#[test]
fn bit_ranges() {
    check(
        "Bit[1..0]: number",
        "Bit[9..8]: number",
        expect![[r#"
        error: bit 9 is not in `Size`
          --> ADD.md:14:5
           |
        14 |   - Bit[9..8]: number
           |     ^^^^^^^^^^^^^^^^^
           |
           = help: the field has 8 bits"#]],
    );
    check(
        "how\n",
        "how\n  - Bit[3..0]: low\n  - Bit[6..3]: high\n",
        expect![[r#"
        error: two bit ranges share bits
          --> ADD.md:19:5
           |
        19 |   - Bit[6..3]: high
           |     ^^^^^^^^^^^^^^^
           |
          ::: ADD.md:18:5
           |
        18 |   - Bit[3..0]: low
           |     -------------- first here"#]],
    );
    check(
        "how\n",
        "how\n  - Bit[7..4]: high\n  - Bit[4..0]: low\n",
        expect![[r#"
        error: two bit ranges share bits
          --> ADD.md:19:5
           |
        19 |   - Bit[4..0]: low
           |     ^^^^^^^^^^^^^^
           |
          ::: ADD.md:18:5
           |
        18 |   - Bit[7..4]: high
           |     --------------- first here"#]],
    );
    let of_mode = |runs: &str| PAGE.replace("how\n", &format!("how\n{runs}"));
    problems(
        &[("ADD.md", &of_mode("  - Bit[3..0]: low\n  - Bit[7..5]: reserved\n"))],
        expect![[r#"
        warning: bit 4 is part of no bit range, and not reserved either
          --> ADD.md:19:5
           |
        19 |   - Bit[7..5]: reserved
           |     ^^^^^^^^^^^^^^^^^^^
           |
           = help: a page that names reserved bits names all of them"#]],
    );
    problems(
        &[("ADD.md", &of_mode("  - Bit[3..0]: low\n  - Bit[8..3]: reserved\n"))],
        expect![[r#"
        error: bit 8 is not in `Mode`
          --> ADD.md:19:5
           |
        19 |   - Bit[8..3]: reserved
           |     ^^^^^^^^^^^^^^^^^^^
           |
           = help: the field has 8 bits

        error: two bit ranges share bits
          --> ADD.md:19:5
           |
        19 |   - Bit[8..3]: reserved
           |     ^^^^^^^^^^^^^^^^^^^
           |
          ::: ADD.md:18:5
           |
        18 |   - Bit[3..0]: low
           |     -------------- first here"#]],
    );
    problems(&[("ADD.md", &of_mode("  - Bit[3..0]: low\n  - Bit[7..5]: MBZ\n"))], expect![[r#""#]]);
    check(
        "the sum.",
        "the sum.\n  - Bit[3..0]: low\n\n  ",
        expect![[r#"
            warning: `Dst` is an operand without an immediate: its bits are not read
              --> ADD.md:19:5
               |
            19 |   - Bit[3..0]: low
               |     ^^^^^^^^^^^^^^
               |
               = help: bit ranges are those of integer fields and of immediates"#]],
    );
}

#[test]
fn format_table_and_bullets() {
    check(
        "| Mode |",
        "| Modus |",
        expect![[r#"
        error: `Modus` is not described
         --> ADD.md:9:22
          |
        9 | | 0x01(ADD) | Size | Modus | Dst |
          |                      ^^^^^
          |
          = help: expected a bullet `- **Modus(type):** …` under Description

        error: `Mode` is not in the Format table
          --> ADD.md:17:5
           |
        17 | - **Mode(ub):** how
           |     ^^^^
           |
           = help: the table lists the fields in the order of the wire"#]],
    );
    check(
        "| Dst |",
        "| Dst | Mode |",
        expect![[r#"
        error: `Mode` is in the table twice
         --> ADD.md:9:35
          |
        9 | | 0x01(ADD) | Size | Mode | Dst | Mode |
          |                                   ^^^^"#]],
    );
    check(
        "0x01(ADD)",
        "0x02(ADD)",
        expect![[r#"
        error: the Format table and the Opcode section differ
         --> ADD.md:9:3
          |
        9 | | 0x02(ADD) | Size | Mode | Dst |
          |   ^^^^^^^^^
          |
          = help: the Opcode section has `0x01(ADD)`"#]],
    );
    check(
        "**Mode(ub):**",
        "**Mode:**",
        expect![[r#"
        error: `Mode` has no type
          --> ADD.md:17:5
           |
        17 | - **Mode:** how
           |     ^^^^
           |
           = help: write it behind the name: `**Mode(ub):**`"#]],
    );
    check(
        "**Mode(ub):**",
        "**Mode(byte):**",
        expect![[r#"
            error: `byte` is no type of a field
              --> ADD.md:17:10
               |
            17 | - **Mode(byte):** how
               |          ^^^^
               |
               = help: types are ub, b, uw, w, ud, d, uq, q, vec_operand, scalar, block and raw_operand"#]],
    );
    check(
        "- **Mode(ub):** how\n",
        "- **Mode(ub):** how\n- **Mode(uw):** again\n",
        expect![[r#"
        error: `Mode` is described twice
          --> ADD.md:18:5
           |
        18 | - **Mode(uw):** again
           |     ^^^^
           |
          ::: ADD.md:17:5
           |
        17 | - **Mode(ub):** how
           |     ---- first here"#]],
    );
}

#[test]
fn opcodes() {
    check(
        "  ADD = 0x01\n",
        "\n",
        expect![[r#"
        error: no opcode
         --> ADD.md:1:4
          |
        1 | ## Opcode
          |    ^^^^^^
          |
          = help: expected a line `NAME = 0x78`"#]],
    );
    check(
        "  ADD = 0x01\n",
        "  ADD = 0x101\n",
        expect![[r#"
        error: an opcode is a byte
         --> ADD.md:3:11
          |
        3 |   ADD = 0x101
          |           ^^^
          |
          = help: write it as `NAME = 0x78`"#]],
    );
}

#[test]
fn operands() {
    check(
        "class: general",
        "class: genral",
        expect![[r#"
        error: `genral` is no operand class
          --> ADD.md:18:49
           |
        18 | - **Dst(vec_operand):** the sum. Operand class: genral
           |                                                 ^^^^^^
           |
           = help: classes are general, address, predicate, indirect, immediate, state"#]],
    );
    check(
        "the sum.",
        "the sum. Must have type UD,int.",
        expect![[r#"
        error: `int` is no data type
          --> ADD.md:18:52
           |
        18 | - **Dst(vec_operand):** the sum. Must have type UD,int. Operand class: general
           |                                                    ^^^
           |
           = help: types are listed as `UD,D,F`, tagged ones behind a tag: `UD,D.{XEHP+}BF`"#]],
    );
    check(
        "the sum.",
        "the sum. {XEHP+ Must be zero.",
        expect![[r#"
            warning: unread normative sentence
              --> ADD.md:18:34
               |
            18 | - **Dst(vec_operand):** the sum. {XEHP+ Must be zero. Operand class: general
               |                                  ^^^^^^^^^^^^^^^^^^^^
               |
               = note: its checksum is 1c2f323cfca23cec
               = help: say it in the rule language under `#### Rules`, or add a reading of it to reader/readings"#]],
    );
    check(
        "**Mode(ub):** how",
        "**Mode(ub):** how\n  - T0 (SLM): maybe",
        expect![[r#"
        error: expected `yes` or `no`
          --> ADD.md:18:15
           |
        18 |   - T0 (SLM): maybe
           |               ^^^^^
           |
           = help: whether the surface may be accessed"#]],
    );
}

#[test]
fn rules() {
    check(
        "`size != 3`",
        "`size !== 3`",
        expect![[r#"
        error: expected a value
          --> ADD.md:21:25
           |
        21 | - **size/odd:** `size !== 3`: never three.
           |                         ^
           |
           = help: a value is a field, a number, a string, a call or something in parentheses"#]],
    );
    check(
        "`size != 3`",
        "`size == EQ && availble(dst) > 3`",
        expect![[r#"
        error: there is no function `availble`
          --> ADD.md:21:32
           |
        21 | - **size/odd:** `size == EQ && availble(dst) > 3`: never three.
           |                                ^^^^^^^^
           |
           = help: there is `available`"#]],
    );
    check(
        "`size != 3`",
        "size is not 3",
        expect![[r#"
        error: expected an expression
          --> ADD.md:21:17
           |
        21 | - **size/odd:** size is not 3: never three.
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^
           |
           = help: write it as inline code: `` `exec_size == 8` ``"#]],
    );
    check(
        "**size/odd:**",
        "**odd:**",
        expect![[r#"
        error: `odd` is no name of a rule
          --> ADD.md:21:5
           |
        21 | - **odd:** `size != 3`: never three.
           |     ^^^
           |
           = help: rules are named `place/what`: the field that is constrained, and by what"#]],
    );
    check(
        "never three.\n",
        "never three.\n- **size/odd:** `size != 5`: never five.\n",
        expect![[r#"
        error: the page has two rules `ADD/size/odd`
          --> ADD.md:22:3
           |
        22 | - **size/odd:** `size != 5`: never five.
           |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           |
           = help: every rule has a name of its own; the page states one of this name, or it follows from another line"#]],
    );
}

#[test]
fn sections() {
    check(
        "#### Rules",
        "## Opcode\n\n  SUB = 0x02\n\n#### Rules",
        expect![[r#"
        error: the page has two sections `Opcode`
          --> ADD.md:20:4
           |
        20 | ## Opcode
           |    ^^^^^^
           |
          ::: ADD.md:1:4
           |
         1 | ## Opcode
           |    ------ first here
           |
           = help: a page describes one instruction"#]],
    );
    check(
        "## Opcode",
        "## Opcodes",
        expect![[r#"
        error: a chapter has no section `Format`
         --> ADD.md:5:4
          |
        5 | ## Format
          |    ^^^^^^
          |
          = help: the page of an instruction has a section `Opcode`; this one has none

        error: there is no field `size`
          --> ADD.md:21:18
           |
        21 | - **size/odd:** `size != 3`: never three.
           |                  ^^^^
           |
           = help: there are dst"#]],
    );
    check(
        "## Opcode",
        "<!-- old\n\n## Opcode",
        expect![[r#"
        error: this has no end
         --> ADD.md:1:1
          |
        1 | <!-- old
          | ^^^^^^^^
          |
          = help: the rest of the page is part of it: close the comment by `-->`, the code by its fence"#]],
    );
    check(
        "#### Rules",
        "```\ncode\n\n#### Rules",
        expect![[r#"
            error: this has no end
              --> ADD.md:20:1
               |
            20 | ```
               | ^^^
               |
               = help: `#### Rules` is part of the code: close the code by its fence in front of it"#]],
    );
}

#[test]
fn names_in_rules() {
    check(
        "`size != 3`",
        "`sise != 3`",
        expect![[r#"
        error: there is no field `sise`
          --> ADD.md:21:18
           |
        21 | - **size/odd:** `sise != 3`: never three.
           |                  ^^^^
           |
           = help: there are size, mode, dst"#]],
    );
    check(
        "`size != 3`",
        "`size.mask != 3 && mode.high == 1`",
        expect![[r#"
        error: `size` has no bits `mask`
          --> ADD.md:21:18
           |
        21 | - **size/odd:** `size.mask != 3 && mode.high == 1`: never three.
           |                  ^^^^^^^^^
           |
           = help: there are size"#]],
    );
    let page = PAGE
        .replace("size != 3", "mode == Slow")
        .replace("Mode(ub):** how", "Mode(ub):** how\n  - Bit[7..0]: speed\n    - 3: Fast");
    problems(
        &[("ADD.md", &page)],
        expect![[r#"
            error: `Slow` is none of the encodings of `mode`
              --> ADD.md:23:26
               |
            23 | - **size/odd:** `mode == Slow`: never three.
               |                          ^^^^
               |
               = help: known are Fast"#]],
    );
    let page = PAGE.replace("size != 3", "on(\"SKI+\") => ty(dst) == UB");
    let chapter = "| Platform | Version | GRF bytes |\n| --- | --- | --- |\n| SKL | 9.0 | 32 |\n\n\
        | Data type | Size | Binary format | Text format |\n| --- | --- | --- | --- |\n| x | 32 | 0b0000 | UD |\n";
    problems(
        &[("ADD.md", &page), ("chapter.md", chapter)],
        expect![[r#"
            error: "SKI+" names an unknown platform
              --> ADD.md:21:18
               |
            21 | - **size/odd:** `on("SKI+") => ty(dst) == UB`: never three.
               |                  ^^
               |
               = help: known are SKL

            error: `UB` is none of the encodings of `ty(dst)`
              --> ADD.md:21:43
               |
            21 | - **size/odd:** `on("SKI+") => ty(dst) == UB`: never three.
               |                                           ^^
               |
               = help: known are UD"#]],
    );
}

#[test]
fn sentences_that_nobody_read() {
    check(
        "**Mode(ub):** how",
        "**Mode(ub):** how. It must be even, i.e. divisible.",
        expect![[r#"
            warning: unread normative sentence
              --> ADD.md:17:22
               |
            17 | - **Mode(ub):** how. It must be even, i.e. divisible.
               |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
               |
               = note: its checksum is 6a5d226e44ba06d9
               = help: say it in the rule language under `#### Rules`, or add a reading of it to reader/readings"#]],
    );
    check(
        "#### Rules",
        "Modes above 0.5\nare not\nallowed. Nothing else.\n\n#### Rules",
        expect![[r#"
            warning: unread normative sentence
              --> ADD.md:20:1
               |
            20 | / Modes above 0.5
            21 | | are not
            22 | | allowed. Nothing else.
               | |________^
               |
               = note: its checksum is 57b6ff44a20a171a
               = help: say it in the rule language under `#### Rules`, or add a reading of it to reader/readings"#]],
    );
}

#[test]
fn the_same_twice() {
    let other = PAGE.replace("= 0x01", "= 0x02").replace("0x01(", "0x02(");
    problems(
        &[("ADD.md", PAGE), ("other/ADD.md", &other)],
        expect![[r#"
        error: instruction ADD is defined twice
         --> other/ADD.md:3:3
          |
        3 |   ADD = 0x02
          |   ^^^
          |
         ::: ADD.md:3:3
          |
        3 |   ADD = 0x01
          |   --- first here
          |
          = help: keep one of the two"#]],
    );
    let other = PAGE.replace("ADD", "SUB").replace("Mode(ub)", "Mode(uw)");
    problems(
        &[("ADD.md", PAGE), ("SUB.md", &other)],
        expect![[r#"
            error: opcode 0x01 is that of `ADD` and of `SUB`
             --> SUB.md:3:3
              |
            3 |   SUB = 0x01
              |   ^^^^^^^^^^
              |
             ::: ADD.md:3:3
              |
            3 |   ADD = 0x01
              |   ---------- first here
              |
              = help: instructions that share an opcode have the same fields, or a sub-opcode"#]],
    );
}

#[test]
fn unknown_words_of_other_pages() {
    let platforms =
        "# Platforms\n\n| Platform | Version | GRF bytes |\n| --- | --- | --- |\n| SKL | 9.0 | 32 |\n";
    let page = PAGE.replace("    - 0b01: 2", "    - {SLK+}0b01: 2");
    problems(
        &[("ADD.md", &page), ("platforms.md", platforms)],
        expect![[r#"
            warning: `SLK` is no platform
              --> ADD.md:16:8
               |
            16 |     - {SLK+}0b01: 2 parts
               |        ^^^
               |
               = help: known are SKL"#]],
    );
    problems(&[("ADD.md", &page)], expect![[r#""#]]);
}

#[test]
fn structures() {
    problems(
        &[("a.md", "### box\n\n```\nbox {\n  ub lid\n  ub lid;\n  ub lid;\n```\n")],
        expect![[r#"
        error: the structure `box` has no end
         --> a.md:4:1
          |
        4 | box {
          | ^^^
          |
          = help: expected a line `}`

        error: expected a field of the structure
         --> a.md:5:3
          |
        5 |   ub lid
          |   ^^^^^^
          |
          = help: fields are written `type name;` or `type name[count];`

        error: the structure has two fields `lid`
         --> a.md:7:6
          |
        7 |   ub lid;
          |      ^^^
          |
         ::: a.md:6:6
          |
        6 |   ub lid;
          |      --- first here
          |
          = help: fields of the same name have tags `{v3.4+}` and `{-v3.4}`"#]],
    );
    problems(
        &[("a.md", "#### Rules\n- **a/b:** `1 == 1`: true.\n")],
        expect![[r#"
        error: rules of nothing
         --> a.md:1:6
          |
        1 | #### Rules
          |      ^^^^^
          |
          = help: they belong under the heading of a structure or a shared field"#]],
    );
    problems(
        &[("a.md", "```\nnail { //content = Nail\n  ub size;\n}\n```\n")],
        expect![[r#"
        warning: no structure has bits called `content`
         --> a.md:2:10
          |
        2 | nail { //content = Nail
          |          ^^^^^^^
          |
          = help: the structure follows a tag that has them"#]],
    );
}

#[test]
fn all_problems_in_one_run() {
    let page =
        PAGE.replace("0b01: 2 parts", "0b1: 2 parts").replace("= 0x01", "= 0x02").replace("!= 3", "!= ");
    let (_, problems) = read(&[Source { path: "ADD.md".into(), text: page }]);
    let lines: Vec<usize> = problems.iter().map(|p| problems.position(&p.labels[0]).0).collect();
    assert_eq!(lines, [9, 16, 21]);
    assert!(problems.iter().all(|p| p.severity == Severity::Error));
    assert_eq!((problems.errors(), problems.warnings()), (3, 0));
    let colored = problems.render(true);
    assert!(colored.contains("\u{1b}[") && colored.contains("ADD.md:16:9"));
}

#[test]
fn many_problems_on_a_long_line() {
    let text = format!("## Opcode\n\n  A = 0x01\n\n## Notes\n\n{}", "This must be so. ".repeat(20_000));
    let (_, problems) = read(&[Source { path: "A.md".into(), text }]);
    assert_eq!(problems.warnings(), 20_000);
    assert!(problems.render(false).contains("A.md:7:18"));
}

/// A page with a table of levels; `rows` are its rows.
fn levels(rows: &str) -> String {
    format!("# Levels\n\n| Rules | Level | Reason | Seen |\n| --- | --- | --- | --- |\n{rows}")
}

#[test]
fn levels_name_rules_of_other_pages_once() {
    let page = levels(
        "| `ADD/size/odd`, `ADD/size/even` | warning | Programs have it. | `bdw/a` |\n| ADD/size/odd | warning | Again. | `bdw/b` |\n",
    );
    problems(
        &[("levels.md", &page), ("ADD.md", PAGE)],
        expect![[r#"
        error: there is no rule `ADD/size/even`
         --> levels.md:5:20
          |
        5 | | `ADD/size/odd`, `ADD/size/even` | warning | Programs have it. | `bdw/a` |
          |                    ^^^^^^^^^^^^^
          |
          = help: a rule is listed by its id: `ADD/dst/type`

        error: the level of ADD/size/odd is defined twice
         --> levels.md:6:3
          |
        6 | | ADD/size/odd | warning | Again. | `bdw/b` |
          |   ^^^^^^^^^^^^
          |
         ::: levels.md:5:4
          |
        5 | | `ADD/size/odd`, `ADD/size/even` | warning | Programs have it. | `bdw/a` |
          |    ------------ first here
          |
          = help: keep one of the two"#]],
    );
}

#[test]
fn levels_are_known_and_have_evidence() {
    let page = levels(
        "| `ADD/size/odd` | hint | Programs have it. | `bdw/a` |\n| `ADD/opcode` | warning | | `bdw/b` |\n| `ADD/opcode`, | warning | Programs have it. | `bdw/b` |\n",
    );
    problems(
        &[("levels.md", &page), ("ADD.md", PAGE)],
        expect![[r#"
        error: `hint` is no level of a rule
         --> levels.md:5:20
          |
        5 | | `ADD/size/odd` | hint | Programs have it. | `bdw/a` |
          |                    ^^^^
          |
          = help: the level is `warning` or `note`; rules that the table does not list are errors

        error: a level without evidence
         --> levels.md:6:1
          |
        6 | | `ADD/opcode` | warning | | `bdw/b` |
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          |
          = help: a level has a reason, and where one is known a program of the corpus that violates the rule

        error: a level without a rule
         --> levels.md:7:1
          |
        7 | | `ADD/opcode`, | warning | Programs have it. | `bdw/b` |
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          |
          = help: ids of rules, separated by commas"#]],
    );
}

#[test]
fn levels_are_part_of_rules() {
    let page = levels("| `ADD/size/odd` | warning | Programs have it. | `bdw/a` |\n");
    let pages = [("levels.md", page.as_str()), ("ADD.md", PAGE)];
    let sources = pages.map(|(path, text)| Source { path: path.to_string(), text: text.to_string() });
    let (isa, problems) = read(&sources);
    assert!(problems.is_empty(), "{}", problems.render(false));
    let level = |id: &str| isa.rules.iter().find(|rule| rule.id == id).unwrap().level.clone();
    let warning = Level::Warning { reason: "Programs have it.".to_string(), seen: "bdw/a".to_string() };
    assert_eq!((level("ADD/size/odd"), level("ADD/opcode")), (warning, Level::Error));
    let page = page.replace("| warning |", "| note |");
    let pages = [("levels.md", page.as_str()), ("ADD.md", PAGE)];
    let sources = pages.map(|(path, text)| Source { path: path.to_string(), text: text.to_string() });
    let level = read(&sources).0.rules.iter().find(|rule| rule.id == "ADD/size/odd").unwrap().level.clone();
    assert_eq!(level, Level::Note { reason: "Programs have it.".to_string(), seen: "bdw/a".to_string() });
}

#[test]
fn text_forms() {
    let page = |form: &str| PAGE.to_string() + "\n## Text\n\n```\n" + form + "\n```\n";
    problems(&[("ADD.md", &page("add <size> <dst>  // one form"))], expect![[r#""#]]);
    problems(
        &[("ADD.md", &page("add <dst src> <size>"))],
        expect![[r#"
        error: the form does not follow the grammar of templates: expected `<field>` or `<field.bits>`, optionally followed by a shape
          --> ADD.md:26:5
           |
        26 | add <dst src> <size>
           |     ^^^^^^^^^
           |
           = help: spec/README.md describes the grammar under `## Text`"#]],
    );
    problems(
        &[("ADD.md", &page("add [.sat <dst>"))],
        expect![[r#"
        error: the form does not follow the grammar of templates: `]` is missing
          --> ADD.md:26:1
           |
        26 | add [.sat <dst>
           | ^^^^^^^^^^^^^^^
           |
           = help: spec/README.md describes the grammar under `## Text`"#]],
    );
}

#[test]
fn code_without_an_end_is_one_problem_at_its_fence() {
    for fence in ["```", "~~~"] {
        let page = format!(
            "# ADD\n\n## Opcode\n\n  ADD = 0x01\n\n## Format\n\n| 0x01(ADD) | Dst |\n| --- | --- |\n\n\
            ## Semantics\n\n{fence}\ndst = 1;\n\n## Description\n\n- **Dst(ub):** result\n\n## Text\n\n\
            {fence}\nadd <dst>\n{fence}\n"
        );
        let (_, problems) = read(&[Source { path: "A.md".into(), text: page }]);
        let found: Vec<_> = problems.iter().map(|p| (&*p.message, problems.position(&p.labels[0]))).collect();
        assert_eq!(found, [("this has no end", (14, 1))], "{fence}");
    }
}

/// It is no part of the line: the opcode is read.
#[test]
fn a_null_character_beside_an_opcode_is_the_one_problem() {
    check(
        "  ADD = 0x01\n",
        "  ADD = 0x01\0\n",
        expect![[r#"
        error: U+0000 is an invisible character
         --> ADD.md:3:13
          |
        3 |   ADD = 0x01␀
          |             ^
          |
          = help: remove it"#]],
    );
}

#[test]
fn an_unknown_attribute_of_a_rule_is_a_problem() {
    let page = "### kernel_data\n\n```\nkernel_data {\n  ub size;\n}\n```\n\n- **size:** bytes\n\n\
        #### Rules\n\n- **size/slm:** `size == attribute(\"SLMSzie\")`: `size` must be that of the attribute.\n\n\
        #### Known\n\n| Attribute | Of | Value |\n| --- | --- | --- |\n| SLMSize | kernel | number |\n";
    let problems = read(&[Source { path: "A.md".into(), text: page.into() }]).1;
    let found: Vec<_> = problems.iter().map(|p| (&*p.message, &*p.help)).collect();
    assert_eq!(found, [("no table has the attribute `SLMSzie`", "did you mean `SLMSize`?")]);
}

#[test]
fn a_rule_is_not_missed_where_its_page_has_errors() {
    let page = levels("| `ADD/size/gone`, `SUB/size/gone` | warning | Programs have it. | `bdw/a` |\n");
    let missed = |slip: (&str, &str)| {
        let text = PAGE.replace(slip.0, slip.1);
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let (_, problems) = read(&[source("levels.md", &page), source("ADD.md", &text)]);
        let missed = problems.iter().filter(|p| p.message.starts_with("there is no rule")).count();
        (
            missed,
            problems.iter().filter(|p| p.message == "levels are not used: no page describes `SUB`").count(),
        )
    };
    assert_eq!((missed(("", "")), missed(("## Opcode", "## Opcods"))), ((1, 1), (0, 0)));
}

/// A problem that the other pages have once hides one of two equal ones.
#[test]
fn the_problems_that_other_pages_do_not_have() {
    let read = |page: &str| read(&[Source { path: "ADD.md".into(), text: page.into() }]).1;
    let beyond = "Bit[9..8]: number";
    let twice = PAGE.replace("Bit[1..0]: number", &format!("{beyond}\n  - {beyond}"));
    let once = PAGE.replace("Bit[1..0]: number", beyond);
    let count = |problems: Diagnostics| {
        problems.iter().filter(|problem| problem.message.starts_with("bit 9")).count()
    };
    assert_eq!((count(read(&once)), count(read(&twice))), (1, 2));
    assert_eq!(count(read(&twice).without(&read(&once))), 1);
    assert_eq!(count(read(&once).without(&read(&twice))), 0);
}
