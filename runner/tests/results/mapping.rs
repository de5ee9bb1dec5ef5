//! Mapping files.

use crate::support::{correct, reject, score, suite};
use genvisa_runner::outcome::Outcome;
use genvisa_runner::problem::Problem;
use genvisa_runner::record::Strictness;
use genvisa_runner::score::{Mapping, Means};
use genvisa_runner::vector::{Expectation, Vector};
use std::collections::BTreeSet;

const MAPPING: &str = r#"
[[map]]
code = "E1"
rules = ["SUM/src0/type", "SUM/src1/type"]

[[map]]
code = "offset*"
rules = ["*/offset/*"]
"#;

fn codes(vector: &Vector) -> Outcome {
    match (vector.expect, vector.rule.as_str()) {
        (Expectation::Reject, "SUM/src0/type" | "SUM/src1/type") => reject(None, &["E1"]),
        (Expectation::Reject, "LOAD/offset/range") => reject(None, &["offset too large"]),
        (Expectation::Reject, "LOAD/offset/aligned") => reject(None, &["E1"]),
        (Expectation::Reject, "LOAD/surface/defined") => reject(None, &["LOAD/surface/defined"]),
        (Expectation::Reject, _) => reject(None, &["E9"]),
        _ => correct(vector),
    }
}

#[test]
fn codes_name_rules() {
    let mapping = Mapping::parse(MAPPING).unwrap();
    let means = Means { mapping: Some(&mapping), ..Means::default() };
    let cases = score(&suite(), means, codes);
    let levels = |rule: &str| -> BTreeSet<Strictness> {
        cases.iter().filter(|case| case.rule == rule).filter_map(|case| case.strictness).collect()
    };
    assert_eq!(levels("SUM/src0/type"), [Strictness::L3].into());
    assert_eq!(levels("SUM/src1/type"), [Strictness::L3].into());
    assert_eq!(levels("LOAD/offset/range"), [Strictness::L3].into());
    assert_eq!(levels("LOAD/offset/aligned"), [Strictness::L1].into(), "another rule");
    assert_eq!(levels("LOAD/surface/defined"), [Strictness::L3].into(), "an id needs no entry");
    assert_eq!(levels("SUM/text"), [Strictness::L1].into(), "an unknown code");
}

fn lint(mapping: &str, codes: &[&str]) -> Vec<(usize, String)> {
    let vectors = suite();
    let rules: BTreeSet<&str> = vectors.iter().map(|vector| vector.rule.as_str()).collect();
    let problems = Mapping::parse(mapping).unwrap().lint(&codes.iter().copied().collect(), &rules);
    let describe = |problem| match problem {
        Problem::Mapping { line, text } => (line, text),
        other => panic!("{other}"),
    };
    problems.into_iter().map(describe).collect()
}

#[test]
fn a_mapping_without_mistakes_has_no_problems() {
    assert_eq!(lint(MAPPING, &["E1", "offset too large", "E9"]), []);
}

#[test]
fn an_entry_that_never_applies_is_a_problem() {
    assert_eq!(lint(MAPPING, &["E1"]), [(6, "no answer has the code `offset*`".into())]);
}

#[test]
fn an_entry_that_shadows_another_is_a_problem() {
    let shadow = MAPPING.replace("\"E1\"", "\"*\"");
    assert_eq!(lint(&shadow, &["offset x"]), [(6, "the entry of line 2 takes the code `offset x`".into())]);
    let twice = MAPPING.replace("offset*", "E1");
    assert_eq!(lint(&twice, &["E1"]), [(6, "the entry of line 2 has the same code".into())]);
}

#[test]
fn a_rule_that_does_not_exist_is_a_problem() {
    let absent = MAPPING.replace("SUM/src1/type", "SUM/src7/type");
    assert_eq!(lint(&absent, &["E1", "offset"]), [(2, "no rule has the id `SUM/src7/type`".into())]);
    let none = MAPPING.replace("\"*/offset/*\"", "");
    assert_eq!(lint(&none, &["E1", "offset"]), [(6, "the entry names no rule".into())]);
}

#[test]
fn files_of_another_form_are_refused() {
    for (text, line) in [
        ("[[map]]\ncode = 7\nrules = []", "line 2"),
        ("[[map]]\ncode = \"x\"", "line 1"),
        ("[[map]]\ncode=\"x\"\nrules=[]\nmore=1", "line 4"),
        ("x", "line 1"),
    ] {
        let message = Mapping::parse(text).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(message.contains(line), "{text}: {message}");
    }
}

#[test]
fn the_first_entry_of_a_code_decides_alone() {
    let mapping = Mapping::parse(&MAPPING.replace("\"offset*\"", "\"E*\"")).unwrap();
    assert!(mapping.names("E1", "SUM/src0/type") && mapping.names("E2", "LOAD/offset/range"));
    assert!(!mapping.names("E1", "LOAD/offset/range"), "the second entry is about other codes");
    assert!(!mapping.names("E1", "E1"), "a code with an entry is no id");
}
