//! Twelve vectors about the first bytes of a module, in pairs, and the table of their outcomes.

use genvisa_runner::outcome::Phase;
use genvisa_runner::request::{Data, Operation};
use genvisa_runner::run::Done;
use genvisa_runner::vector::{Expectation, Severity, Vector};

/// Three objects and three texts, each valid and invalid.
pub fn vectors() -> Vec<Vector> {
    let mut vectors = Vec::new();
    for platform in ["SKL", "DG2", "PVC"] {
        let objects = [Data::Base64(b"CISA\x03\x08".to_vec()), Data::Base64(b"XISA\x03\x08".to_vec())];
        // A text with every kind of character that JSON escapes.
        let texts =
            [".version 3.8\n\t\"\\\u{1}\u{e9}\u{1f600}", "version 3.8\n"].map(|text| Data::Text(text.into()));
        for (operation, pair) in [(Operation::CheckBin, objects), (Operation::CheckText, texts)] {
            let [valid, invalid] = pair;
            vectors.push(vector(platform, operation, valid, Expectation::Accept));
            vectors.push(vector(platform, operation, invalid, Expectation::Reject));
        }
    }
    vectors
}

fn vector(platform: &str, operation: Operation, input: Data, expect: Expectation) -> Vector {
    let id = |polarity| format!("magic/{polarity}/{platform}/{}", operation.name());
    let is_negative = expect == Expectation::Reject;
    Vector {
        id: id(if is_negative { "invalid" } else { "valid" }),
        rule: "magic".into(),
        kind: "constant".into(),
        page: "object.md".into(),
        line: 1,
        level: Severity::Error,
        instruction: None,
        platform: platform.into(),
        version: "3.8".into(),
        operation,
        input,
        expect,
        output: None,
        phase: is_negative.then_some(Phase::Read),
        violates: if is_negative { vec!["magic".into()] } else { Vec::new() },
        counterpart: is_negative.then(|| id("valid")),
        differs: Vec::new(),
    }
}

/// A line for each case, in the order in which they ended.
pub fn table(done: &[Done<'_>]) -> String {
    let row = |done: &Done<'_>| {
        let alone = done.alone.as_ref().map(|alone| format!("; alone: {}", json(alone))).unwrap_or_default();
        format!("{}: {}{alone}\n", done.vector.id, json(&done.outcome))
    };
    done.iter().map(row).collect()
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}
