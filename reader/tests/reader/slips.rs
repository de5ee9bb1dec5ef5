//! A slip on the page of an instruction is one error, at its place. Without it, facts would be lost as prose.

use genvisa_reader::isa::Rule;
use genvisa_reader::{Readings, Severity, Source, read, read_with};

const PAGE: &str = "\
# SHIFT

Shifts a value.

## Opcode

  SHIFT = 0x07

## Format

| 0x07(SHIFT) | Exec_size | Surface | Count | Dst |
| --- | --- | --- | --- | --- |

## Semantics

```
dst = 1;
```

## Description

- **Exec_size(ub):** execution size
  - Bit[2..0]: execution size
    - 0b000: 1 element
    - 0b001: 2 elements
  - Bit[7..3]: Reserved
- **Surface(ub):** index of the surface variable
  - T0 (SLM): no
- **Count(ub):** number of rows. Range [1..8]
- **Dst(vec_operand):** result. Must have type D. Operand class: general

#### Rules

- **dst/null:** `!null(dst)`: `dst` must not be null

#### Properties

- **Supported Types:** D
- **Saturation:** No

#### Operand type maps

- **Type map{XEHP+}**
  - **Dst types:** D
  - **Src types:** D

## Text

```
shift.<count> (<exec_size>) <surface> <dst>
```

## Notes
";

/// A part of the page, another text in its place, and the message.
const SLIPS: [(&str, &str, &str); 50] = [
    ("## Opcode", "## Opcod", "unknown section `Opcod`"),
    ("## Opcode", "## Code", "unknown section `Code`"),
    ("## Format", "## Formats", "unknown section `Formats`"),
    ("## Description", "## Desription", "unknown section `Desription`"),
    ("#### Rules", "#### Rule", "unknown section `Rule`"),
    ("#### Properties", "#### Property", "unknown section `Property`"),
    ("#### Operand type maps", "#### Operand type map", "unknown section `Operand type map`"),
    ("## Notes", "## Remarks", "unknown section `Remarks`"),
    ("**Saturation:**", "**Saturatoin:**", "unknown property `Saturatoin`"),
    ("**Supported Types:**", "**Types:**", "unknown property `Types`"),
    ("**Saturation:** No", "**Saturation:** Noo", "`Noo` is no property of saturation"),
    ("- **Saturation:** No", "- *Saturation:* No", "this is not a property"),
    ("- **dst/null:**", "- **dst/null**", "this is not a rule"),
    ("- **dst/null:**", "- dst/null:", "this is not a rule"),
    ("- **dst/null:**", "- **dest/null:**", "`dest` is no field of SHIFT"),
    ("- **dst/null:**", "- **dst-null:**", "`dst-null` is no name of a rule"),
    ("- **dst/null:**", "- **dst/null/other:**", "`dst/null/other` is no name of a rule"),
    ("**dst/null:**", "**dst/null(XEHP+):**", "`(XEHP+)` has no meaning here"),
    ("**Type map{XEHP+}**", "**Type map(XEHP+)**", "`(XEHP+)` has no meaning here"),
    ("**Dst types:**", "**Dst type:**", "`Dst type` is no part of a type map"),
    ("- **Dst types:** D", "- Dst types: D", "this is not a part of a type map"),
    ("0b001:", "0b001 -", "this is not an encoding"),
    ("0b001:", "0b2:", "this is not an encoding"),
    ("0b001:", "1 =", "this is not an encoding"),
    ("- Bit[7..3]: Reserved", "- Bit7]: free", "this is not a bit range"),
    ("- **Dst(vec_operand):**", "- **Dst(vec_operand)**", "this is not a field"),
    ("- **Dst(vec_operand):**", "- *Dst(vec_operand):**", "this is not a field"),
    ("- **Dst(vec_operand):**", "- **Dst(vec_operand}:**", "this is not a field"),
    ("Operand class:", "Operand classes:", "`Operand classes:` is no statement about `Dst`"),
    ("Operand class:", "Opreand class:", "`Opreand class:` is no statement about `Dst`"),
    ("Operand class:", "Operand class", "`Operand class general` is no statement about `Dst`"),
    ("Must have type D", "Mst have type D", "`Mst have type` is no statement about `Dst`"),
    ("Must have type D", "Type D", "`Type D.` is no statement about `Dst`"),
    ("the surface", "a surface", "`index of a surface variable` is no statement about `Surface`"),
    ("surface v", "sufrace v", "`index of the sufrace variable` is no statement about `Surface`"),
    ("Range [1..8]", "Range [1.8]", "`Range [1.8]` is no statement about `Count`"),
    ("Range [1..8]", "Rnage [1..8]", "`Rnage` does not introduce limits"),
    ("T0 (SLM): no", "0T (SLM): no", "this is not an answer for a surface"),
    ("T0 (SLM): no", "T0 (SLM: no", "this is not an answer for a surface"),
    ("- **Saturation:** No", "- **Saturation:** No\n- **Saturation:** Yes", "`Saturation` given twice"),
    ("**Supported Types:** D", "**Supported Types:**", "a list of types without types"),
    ("  - **Dst types:** D\n", "", "a type map without `Dst types`"),
    ("  - **Src types:** D\n", "", "a type map without `Src types`"),
    ("class: general", "class: general. Operand class: indirect", "classes given twice"),
    ("Must have type D", "Must have type D. Must have type UD", "types given twice"),
    ("Range [1..8]", "Range [1..8]. Range [1..9]", "limits given twice"),
    ("T0 (SLM): no", "T0 (SLM): no\n  - T0 (SLM): yes", "access to this surface given twice"),
    ("#### Rules\n", "", "a rule outside of a section of rules"),
    (
        "Must have type D",
        "Must have type D. Present only if count is 1",
        "`present only if` without a condition",
    ),
    ("  SHIFT = 0x07\n", "  SHIFT = 0x07\n\n- an opcode = 0x08\n", "this is not an opcode"),
];

fn messages(page: &str) -> Vec<String> {
    let source = Source { path: "SHIFT.md".into(), text: page.into() };
    let (_, diagnostics) = read(&[source]);
    diagnostics.iter().map(|diagnostic| diagnostic.message.to_string()).collect()
}

#[test]
fn each_is_an_error_of_its_own() {
    let usual = messages(PAGE);
    let mut wrong = Vec::new();
    for (part, slip, message) in SLIPS {
        assert_eq!(PAGE.matches(part).count(), 1, "{part}");
        let mut found = messages(&PAGE.replace(part, slip));
        found.retain(|message| !usual.contains(message));
        if found != [message] {
            wrong.push(format!("{part} -> {slip}: {found:#?}, expected {message}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_code_too_many_of_an_instruction_with_a_sub_opcode_is_an_error() {
    let sub_opcode = PAGE.replace("SHIFT = 0x07\n", "MATH = 0x5c\n  SHIFT = 0x03\n");
    let errors = |cells: &str| {
        let source = Source { path: "SHIFT.md".into(), text: sub_opcode.replace("0x07(SHIFT)", cells) };
        let (_, diagnostics) = read(&[source]);
        let errors = diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
        errors.map(|diagnostic| diagnostic.message.to_string()).collect::<Vec<_>>()
    };
    assert!(errors("0x5c(MATH) | 0x03(SHIFT)").is_empty(), "{:?}", errors("0x5c(MATH) | 0x03(SHIFT)"));
    let message = "a code that the Opcode section does not have";
    assert_eq!(errors("0x5c(MATH) | 0x03(SHIFT) | 0x04"), [message]);
}

/// Greek and Cyrillic letters and wide ones look like those of our alphabet: the first and the last of each range.
#[test]
fn letters_of_other_alphabets_in_words_are_errors() {
    let usual = messages(PAGE);
    for letter in
        ['\u{370}', '\u{3bf}', '\u{3ff}', '\u{400}', '\u{43e}', '\u{52f}', '\u{ff01}', '\u{ff4f}', '\u{ff5e}']
    {
        let mut found = messages(&PAGE.replace("number of rows", &format!("number {letter}f rows")));
        found.retain(|message| !usual.contains(message));
        let expected = format!("U+{:04X} is a letter of another alphabet in a word", u32::from(letter));
        assert_eq!(found, [expected]);
    }
}

/// Tables of no known form are kept as they are, and their tags are platforms.
#[test]
fn an_unknown_platform_in_a_table_of_the_notes_is_a_problem() {
    let with = |tag: &str| -> Vec<String> {
        let table = format!("## Notes\n\n| Size | Cycles |\n| --- | --- |\n| 8 | {tag} 4 |\n");
        let page = |path: &str, text: String| Source { path: path.into(), text };
        let pages =
            [page("SHIFT.md", PAGE.replace("## Notes\n", &table)), page("platforms.md", PLATFORMS.into())];
        read(&pages).1.iter().map(|diagnostic| diagnostic.message.to_string()).collect()
    };
    let (usual, mut found) = (with("{XEHP+}"), with("{XHEP+}"));
    found.retain(|message| !usual.contains(message));
    assert_eq!(found.len(), 1, "{found:?} {usual:?}");
    assert!(found[0].contains("XHEP"), "{found:?}");
}

const PLATFORMS: &str = "# Platforms\n\n| Platform | Version | GRF bytes | Finalizer name |\n| --- | --- | --- | --- |\n\
    | OLD | 1.0 | 32 | OLD |\n| XEHP | 2.0 | 32 | XEHP |\n";

#[test]
fn a_surface_has_one_answer_for_each_list_of_platforms() {
    let given_twice = |tags: [&str; 2]| {
        let answers = tags.map(|tag| format!("T0 (SLM): {tag} no")).join("\n  - ");
        let page = |path: &str, text: String| Source { path: path.into(), text };
        let pages = [
            page("SHIFT.md", PAGE.replace("T0 (SLM): no", &answers)),
            page("platforms.md", PLATFORMS.into()),
        ];
        read(&pages).1.iter().any(|diagnostic| diagnostic.message == "access to this surface given twice")
    };
    assert!(given_twice(["{XEHP+}", "{XEHP+}"]));
    assert!(!given_twice(["{-XEHP}", "{XEHP+}"]));
}

/// A reading of one of its sentences does not make a misspelt item prose.
#[test]
fn a_misspelt_item_is_an_error_unless_each_of_its_sentences_has_a_reading() {
    let page = PAGE.replace("0b001: 2 elements", "0b2: 2 elements. Four never occur");
    let pages = [Source { path: "SHIFT.md".into(), text: page }];
    let is_error = |sentences: &[&str]| {
        let entry = |sentence: &&str| {
            format!(
                "[[reading]]\nsum = \"{}\"\nnone = \"a test\"\nno_requirement = \"behaviour\"\n",
                Rule::checksum(sentence)
            )
        };
        let entries: String = sentences.iter().map(entry).collect();
        let readings = Readings::default().with("SHIFT", &entries).unwrap();
        let outcome = read_with(&pages, &readings);
        outcome.diagnostics.iter().any(|diagnostic| diagnostic.message == "this is not an encoding")
    };
    let (first, second) = ("0b2: 2 elements.", "Four never occur");
    assert!(is_error(&[]));
    assert!(is_error(&[first]));
    assert!(is_error(&[second]));
    assert!(!is_error(&[first, second]));
}

/// Bold words that name no field explain something.
#[test]
fn an_item_that_names_a_field_of_a_structure_has_the_form_of_a_field() {
    let found = |item: &str| {
        let text = format!("# Things\n\n### thing\n\n```\nthing {{\n  ub kind;\n}}\n```\n\n- {item}\n");
        let (_, problems) = read(&[Source { path: "things.md".to_string(), text }]);
        problems.iter().map(|problem| problem.message.to_string()).collect::<Vec<_>>()
    };
    for item in ["**kind** kind of the thing", "**Kind** kind of the thing", "**kidn** kind of the thing"] {
        assert_eq!(found(item), ["this is not a field"], "{item}");
    }
    for item in ["**kind:** kind of the thing", "**Attention** the kind of the thing"] {
        assert!(found(item).is_empty(), "{item}: {:?}", found(item));
    }
}
