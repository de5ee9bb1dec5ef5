//! Lints at their limits: one page, one change, and the findings of it. A change without a finding is one that a lint must let pass.

use genvisa_checks::lint::lint;
use genvisa_reader::{Readings, Source, read_with};

/// A page without a finding.
const PAGE: &str = r#"# ADD

Adds two values.

## Opcode

  ADD = 0x01

## Format

| | | | | |
| --- | --- | --- | --- | --- |
| 0x01(ADD) | Mode | Way | Dst | Src |

## Semantics

```
for (n = 0; n < 8; ++n) {
  if (mode == Near) {
    dst[n] = src[n] + way;
  }
}
```

## Description

- **Mode(ub):** how
  - Bit[1..0]: mode
    - 0b00: Near - it is near
    - 0b01: Far - it is far
  - Bit[7..2]: reserved
- **Way(uw):** a number. Range [1..9]
- **Dst(vec_operand):** result. Operand class: general
- **Src(vec_operand):** source. Operand class: general,immediate

#### Rules
- **way/far:** `mode == Far => way >= 4`: `way` must be at least 4 if `mode` is `Far`.

#### Properties
- **Supported Types:** UD,D
- **Saturation:** No

## Text

```
add.<mode> (<way>) <dst> <src>
```

## Notes

| Way | Meaning |
| --- | --- |
| 1 | one |
| 2 | two |
"#;

/// The messages of a lint about the page, with a part of it changed.
fn messages(name: &str, part: &str, other: &str) -> Vec<String> {
    assert_eq!(PAGE.matches(part).count(), 1, "{part}");
    let page = Source { path: "ADD.md".to_string(), text: PAGE.replace(part, other) };
    let sources = [page];
    let (findings, _) = lint(&sources, &read_with(&sources, &Readings::default()), None);
    findings
        .into_iter()
        .filter(|found| found.lint == name)
        .map(|found| found.problem.message.to_string())
        .collect()
}

/// Replaces a part of the page by each of some texts, and compares the findings of a lint.
#[track_caller]
fn finds(name: &str, part: &str, cases: &[(&str, &[&str])]) {
    for (other, expected) in cases {
        assert_eq!(messages(name, part, other), *expected, "{other}");
    }
}

#[test]
fn the_page_has_no_finding() {
    let sources = [Source { path: "ADD.md".to_string(), text: PAGE.to_string() }];
    let (findings, diagnostics) = lint(&sources, &read_with(&sources, &Readings::default()), None);
    assert!(findings.is_empty(), "{}", diagnostics.render(false));
}

#[test]
fn a_row_has_a_cell_for_each_column_and_is_there_once() {
    finds(
        "tables",
        "| 1 | one |\n| 2 | two |\n",
        &[
            ("| 1 | one |\n| 2 |\n", &["1 cells for 2 columns"]),
            (
                "| 1 | one | 1 |\n| 2 |\n| 3 |\n",
                &["3 cells for 2 columns, and 2 more rows with too many or too few"],
            ),
            ("| 1 | one |\n| 1 | one |\n", &["the row is a duplicate"]),
            ("| | one |\n| | one |\n", &[]),
            ("| 1 | one\n| 2 | two |\n", &["the row has no bar at its end"]),
        ],
    );
}

#[test]
fn one_cell_without_backticks_in_a_column_of_code_is_a_slip() {
    finds(
        "tables",
        "| 1 | one |\n| 2 | two |\n",
        &[
            (
                "| 0 | `a0` |\n| 1 | `a1` |\n| 2 | `a2` |\n| 3 | `a3` |\n| 4 | `a4` |\n| 5 | `a5` |\n| 6 | b |\n",
                &["`b` is the only cell of its column that is no code"],
            ),
            ("| 0 | `a0` |\n| 1 | `a1` |\n| 2 | `a2` |\n| 3 | `a3` |\n| 4 | `a4` |\n| 6 | b |\n", &[]),
            (
                "| 0 | `a0` |\n| 1 | `a1` |\n| 2 | `a2` |\n| 3 | `a3` |\n| 4 | `a4` |\n| 5 | `a5` |\n| 6 | b |\n| 7 | c |\n",
                &[],
            ),
        ],
    );
}

#[test]
fn the_line_under_a_header_has_dashes_for_each_column() {
    finds(
        "tables",
        "| --- | --- |\n| 1 | one |\n| 2 | two |\n",
        &[
            ("| --- | - |\n| 1 | one |\n| 2 | two |\n", &[]),
            ("| --- | :-: |\n| 1 | one |\n| 2 | two |\n", &[]),
            (
                "| --- | : |\n| 1 | one |\n| 2 | two |\n",
                &["the line under the header does not separate 2 columns"],
            ),
            (
                "| --- |\n| 1 | one |\n| 2 | two |\n",
                &["the line under the header does not separate 2 columns"],
            ),
        ],
    );
}

#[test]
fn rows_end_alike() {
    finds(
        "tables",
        "| Way | Meaning |\n| --- | --- |\n| 1 | one |\n| 2 | two |\n",
        &[("| Way | Meaning\n| --- | ---\n| 1 | one\n", &[])],
    );
}

#[test]
fn a_form_has_all_fields_once_and_the_signs_between_them() {
    finds(
        "forms",
        "add.<mode> (<way>) <dst> <src>\n",
        &[
            ("add.<mode> (<way>) <dst> <src>\nadd.<mode> <way> <dst> <src>\n", &[]),
            ("adn.<mode> (<way>) <dst> <src>\n", &["`adn` is no word of the name of ADD"]),
            ("add,x.<mode> (<way>) <dst> <src>\n", &["`add,x.` has another separator than one point"]),
            ("add,<mode> (<way>) <dst> <src>\n", &["`add,` has another separator than one point"]),
            ("add.<mode> (<way>), <dst> <src>\n", &[]),
            ("add..<mode> (<way>) <dst> <src>\n", &["`add..` has another separator than one point"]),
            ("add.<mode> (<way> <dst> <src>\n", &["`(` has no partner in the form"]),
            ("add.<mode> (way) <dst> <src>\n", &["`way` is a field and is written as a word"]),
            ("add.<mode> (<way>) <dst> <dst> <src>\n", &["the form has `<dst>` twice"]),
            ("add.<mode> (<way>) <dst>\n", &["the form lacks `<src>`"]),
            ("add<mode> (<way>) <dst> <src>\n", &["nothing is between `<mode>` and the part in front of it"]),
            ("add.<mode> (<way>) <dst><src>\n", &["nothing is between `<src>` and the part in front of it"]),
            (
                "add.<mode>[.sat] (<way>) <dst> <src>\n",
                &["the form has `[.sat]`, and the instruction does not saturate"],
            ),
            ("add.<mode: Near> (<way>) <dst> <src>\n", &[]),
            ("add.<mode: Naer> (<way>) <dst> <src>\n", &["`Naer` is no encoding of `mode`"]),
            ("add.<mode> (<way>) <dst> <src>\nwhere mode: Near is close\n", &[]),
            (
                "add.<mode> (<way>) <dst> <src>\nwhere mode: Neer is close\n",
                &["`Neer` is no encoding of `mode`"],
            ),
            (
                "add.<mode> (<way>) <dst> <src>\nwhere mode: Near is close Far is far\n",
                &["the spelling of `Near` is `close Far is far`"],
            ),
            ("add.<mode> (<way>) <dst> <src>\n// a comment\n", &[]),
            ("add.<mode> (<way>) <dst> <src>\nadd.<mode> (<way>) <dst> <src>\n", &[]),
            ("add.<mode> (<way>) <dst> <src>\nalso add (<way>) <dst> <src>\n", &[]),
            (
                "add.<mode> (<way>) <dst> <src>\naslo add.<mode> (<way>) <dst> <src>\n",
                &["`aslo` begins no form of ADD"],
            ),
        ],
    );
}

/// Twenty forms show what is usual.
#[test]
fn vector_operands_have_one_order_in_nearly_all_forms() {
    let own = "add.<mode> (<way>) <dst> <src>\n";
    let last = |form: &str| "add (<mode>) <dst> <src> (<way>)\n".repeat(19) + form;
    let swapped = last("add (<mode>) <src> <dst> (<way>)\n");
    let found = ["`<src>` is in front of `<dst>`, unlike in nearly all forms"];
    // Other operands may be anywhere.
    let free = last("add (<way>) <dst> <src> (<mode>)\n");
    finds("forms", own, &[(&swapped, &found), (&free, &[])]);
}

#[test]
fn reserved_bits_are_called_so() {
    finds(
        "bits",
        "  - Bit[7..2]: reserved",
        &[
            ("  - Bit[7..1]: reserved", &[]),
            ("  - Bit[7..2]: reserverd", &["bits 2 to 7 of `mode` are `reserverd`"]),
            ("  - Bit[7..2]: other", &["bits 2 to 7 of `mode` are `other`"]),
            ("  - Bit[7..2]:", &["`mode` has bits 7..2 without a text"]),
            ("  - Bit[4..2]: count\n  - Bit[7..4]: reserved", &["bits 2 to 4 of `mode` are `count`"]),
            ("  - rest (bit 2-7): the rest", &[]),
        ],
    );
}

#[test]
fn bits_are_covered_or_reserved() {
    finds(
        "uncovered",
        "  - Bit[7..2]: reserved",
        &[
            ("  - Bit[7..3]: reserved", &["no bit range covers bit 2 of `mode` in ADD"]),
            ("  - Bit[6..2]: reserved", &["no bit range covers bit 7 of `mode` in ADD"]),
        ],
    );
}

#[test]
fn limits_fit_into_their_field() {
    finds(
        "limits",
        "Range [1..9]",
        &[("Range [0..65535]", &[]), ("Range [1..65536]", &["ADD/way goes up to 65536, its field to 65535"])],
    );
    finds("limits", "**Way(uw):** a", &[("**Way(uq):** a", &[])]);
}

#[test]
fn a_sentence_names_the_numbers_and_names_of_its_rule() {
    finds(
        "messages",
        "- **way/far:** `mode == Far => way >= 4`: `way` must be at least 4 if `mode` is `Far`.\n",
        &[
            (
                "- **way/far:** `mode == Far => way >= 4`: `way` must be more than 3 if `mode` is `Far`.\n",
                &[],
            ),
            ("- **way/far:** `mode == Far => way > 3`: `way` must be at least 4 if `mode` is `Far`.\n", &[]),
            (
                "- **way/far:** `mode == Far => way >= 4`: `way` must be at least 5 if `mode` is `Far`.\n",
                &["the sentence of a rule does not name `4`"],
            ),
            (
                "- **way/far:** `mode == Far => way >= 4`: `way` must be at least four if `mode` is `Far`.\n",
                &[],
            ),
            (
                "- **way/far:** `mode == Far => way >= 4`: `way` must be at least 4 if `mode` is `Near`.\n",
                &["the sentence of a rule does not name `Far`"],
            ),
            (
                "- **way/far:** `mode == Far => way >= 4`: `way` must be at least 4.\n",
                &["the sentence of a rule does not name `Far`"],
            ),
            (
                "- **way/far:** `mode == Far => way >= 4`: it must be at least 4 if `mode` is `Far`.\n",
                &[r#"the sentence of a rule begins with "it"; does not name `way`"#],
            ),
            ("- **way/far:** `matches!(way, 2..=6)`: `way` must be from 2 to 6.\n", &[]),
            (
                "- **way/far:** `matches!(way, 2..=6)`: `way` must be from 2 to 7.\n",
                &[r#"the sentence of a rule has "2 to 7" for `2..=6`"#],
            ),
            ("- **way/far:** `matches!(way, 2..=6)`: 2..=6 must be the range of `way`.\n", &[]),
            (
                "- **way/far:** `matches!(way, 2..=6)`: 2..=7 must be the range of `way`.\n",
                &[r#"the sentence of a rule has "2 to 7" for `2..=6`"#],
            ),
            ("- **way/far:** `matches!(way, 2..=6)`: `way` must be 2 or 6.\n", &[]),
            ("- **way/far:** `matches!(way, 2 | 4)`: `way` must be 2 or 4.\n", &[]),
            (
                "- **way/far:** `matches!(way, 2 | 4)`: `way` must be 2.\n",
                &["the sentence of a rule does not name `4`"],
            ),
            ("- **way/far:** `way & 1 == 0`: `way` must have bit 0 clear.\n", &[]),
            ("- **way/far:** `way & 6 == 0`: `way` must have bits 1 and 2 clear.\n", &[]),
            (
                "- **way/far:** `way & 6 == 0`: `way` must have bits 1 and 3 clear.\n",
                &["the sentence of a rule does not name `6`"],
            ),
            ("- **way/far:** `way % 4 == 0`: `way` must be a multiple of 4.\n", &[]),
            (
                "- **way/far:** `way % 4 == 0`: `way` must be a multiple of 8.\n",
                &["the sentence of a rule does not name `4`"],
            ),
            ("- **way/far:** `way != 0`: `way` must not be zero.\n", &[]),
            ("- **way/far:** `way == 1`: `way` must be one.\n", &[]),
            ("- **way/far:** `mode == Near`: `mode` must be near.\n", &[]),
            (
                "- **way/far:** `mode == Near`: `mode` must be far.\n",
                &["the sentence of a rule does not name `Near`"],
            ),
            ("- **way/far:** `way <= 4`: `way` must be less than 5.\n", &[]),
            ("- **way/far:** `way < 5`: `way` must be at most 4.\n", &[]),
            ("- **way/far:** `way <= 4`: `way` must be at most 4 4.\n", &[]),
            ("- **way/far:** `way <= 4`: `way` must must be at most 4.\n", &[]),
            ("- **way/far:** `way <= 4`: `way` must be at most 4\n", &[]),
            (
                "- **way/far:** `way <= 4`: the field must be at most 4.\n",
                &["the sentence of a rule does not name `way`"],
            ),
            ("- **way/far:** `on(\"XEHP+\") && way > 4`: `way` must be greater than 4.\n", &[]),
        ],
    );
}

#[test]
fn a_rule_names_its_field_and_no_operand_as_a_number() {
    finds(
        "expressions",
        "- **way/far:** `mode == Far => way >= 4`: `way` must be at least 4 if `mode` is `Far`.\n",
        &[
            (
                "- **way/far:** `mode == 3`: `mode` must be 3.\n",
                &["the rule ADD/way/far does not name `way`"],
            ),
            (
                "- **way/far:** `src > 4`: `src` must be greater than 4.\n",
                &[
                    "ADD/way/far has the operand `src` as a number",
                    "the rule ADD/way/far does not name `way`",
                ],
            ),
            ("- **way/far:** `way >= 0`: `way` must be at least 0.\n", &[]),
            ("- **way/far:** `way <= 65535`: `way` must be at most 65535.\n", &[]),
        ],
    );
}

#[test]
fn code_has_known_names_and_closed_brackets() {
    finds(
        "semantics",
        "for (n = 0; n < 8; ++n) {\n  if (mode == Near) {\n    dst[n] = src[n] + way;\n  }\n}\n",
        &[
            (
                "for (n = 0; n < 8; ++n) {\n  if (mode == Near) {\n    dst[n] = src[n] + wya;\n  }\n}\n",
                &["`wya` is no field of ADD"],
            ),
            ("for (n = 0; n < 8; ++n) {\n  if (mode == Near) {\n    dst[n] = src[n];\n  }\n}\n", &[]),
            (
                "for (n = 0; n < 8; ++n) {\n  if (mode == Near) {\n    dst[n] = src[n] + way;\n  }\n",
                &["2 `{` and 1 `}`"],
            ),
            ("for (n = 0; n < 8; ++n) {\n  if (mode = Near) {\n    dst[n] = src[n] + way;\n  }\n}\n", &[]),
            (
                "for (n = 0; n < 8; ++n) {\n  if (mode == Near) {\n    dst[n] == src[n] + way;\n  }\n}\n",
                &["the statement compares and changes nothing"],
            ),
            (
                "for (n = 0; n < 8;; ++n) {\n  if (mode == Near) {\n    dst[n] = src[n] + way;\n  }\n}\n",
                &["the loop has 3 `;` in its brackets, not 2"],
            ),
            (
                "for (n = 0; n < 8; ++n) {\n  if (mode == Near) {\n    dst[n] = src[n + way;\n  }\n}\n",
                &["2 `[` and 1 `]`"],
            ),
        ],
    );
}

#[test]
fn a_field_that_is_a_label_needs_an_effect_on_control_flow() {
    finds(
        "flow",
        "- **Way(uw):** a number. Range [1..9]",
        &[(
            "- **Way(uw):** index of the label",
            &["ADD takes a label and does not state its effect on control flow"],
        )],
    );
}

#[test]
fn a_marker_is_found_and_another_remark_is_not() {
    finds(
        "restate",
        "Adds two values.",
        &[("TODO(restate): ADD.md:3", &["a sentence is not restated yet"]), ("TODO: restate", &[])],
    );
}
