//! Rules and conditions with one value for all programs, and rules without a sentence, are errors at their place.

use genvisa_reader::{Source, read};

const PAGE: &str = "\
# FETCH

Reads.

## Opcode

  FETCH = 0x21

## Format

| | | | | |
| --- | --- | --- | --- | --- |
| 0x21(FETCH) | Mode | Size | Dst | Src |

## Description

- **Mode(ub):** how
  - Bit[0]: \"fast\" how fast
    - 0: no
    - 1: yes
  - Bit[7..1]: reserved
- **Size(ub):** bytes
- **Dst(raw_operand):** result
- **Src(raw_operand):** data. Present only if `CONDITION`

#### Rules
- **size/one:** `RULE`: a sentence.
";

/// The problems of the page with a rule and a condition, as text.
fn problems(rule: &str, condition: &str) -> String {
    let text = PAGE.replace("RULE", rule).replace("CONDITION", condition);
    read(&[Source { path: "FETCH.md".into(), text }]).1.render(false)
}

#[test]
fn a_rule_with_one_value_is_an_error() {
    for good in [
        "size > 1",
        "size % 2 == 0",
        "null(dst)",
        "mode.fast == 1 => size == 4",
        "size <= 254",
        "size >= size << 1",
    ] {
        assert_eq!(problems(good, "size == 1"), "", "{good}");
    }
    for (always, satisfied) in [
        ("true", true),
        ("1 == 1", true),
        ("size < 256", true),
        ("size >= 0 || null(dst)", true),
        ("size == 3 => size != 4", true),
        ("size % 2 == 0 || size % 2 == 1", true),
        ("mode.fast == 0 || mode.fast == 1", true),
        ("null(dst) || !null(dst)", true),
        ("size == 1 && size == 2", false),
        ("size > 255", false),
    ] {
        let text = problems(always, "size == 1");
        let word = if satisfied { "always" } else { "never" };
        assert!(text.starts_with(&format!("error: the rule is {word} satisfied\n")), "{always}\n{text}");
        assert!(text.contains(" FETCH.md:27:18\n") && text.matches("error").count() == 1, "{text}");
    }
}

/// A number with a sign can be negative.
#[test]
fn a_number_with_a_sign_has_values_below_0() {
    let signed = |rule: &str| {
        let text =
            PAGE.replace("Size(ub)", "Size(b)").replace("RULE", rule).replace("CONDITION", "mode.fast == 1");
        read(&[Source { path: "FETCH.md".into(), text }]).1.render(false)
    };
    assert_eq!(signed("size >= 0"), "");
    assert_eq!(signed("size < 200"), "");
    assert!(problems("size >= 0", "mode.fast == 1").starts_with("error: the rule is always satisfied\n"));
}

#[test]
fn a_condition_that_names_nothing_is_an_error() {
    for (condition, message) in [
        ("true", "the condition is always true"),
        ("size < 0", "the condition is never true"),
        ("depth == 1", "there is no field `depth`"),
    ] {
        let text = problems("size > 1", condition);
        assert!(text.contains(message) && text.matches("error").count() == 1, "{text}");
    }
}

#[test]
fn a_rule_without_a_sentence_is_an_error() {
    for end in ["", ":", ": ."] {
        let text = PAGE
            .replace("`RULE`: a sentence.", &format!("`size > 1`{end}"))
            .replace("CONDITION", "size == 1");
        let text = read(&[Source { path: "FETCH.md".into(), text }]).1.render(false);
        assert!(text.starts_with("error: the rule `size/one` has no sentence\n"), "{end}\n{text}");
        assert_eq!(text.matches("error").count(), 1, "{text}");
    }
}
