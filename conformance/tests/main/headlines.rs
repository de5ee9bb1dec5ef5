//! The messages about violated rules are in the terms of users: expressions of the rule language are below them.

use genvisa_conformance::native::platform;
use genvisa_conformance::vectors::Index;
use genvisa_findings::program::Program;
use genvisa_runner::request::Data;
use genvisa_runner::vector::Vector;
use regex_lite::Regex;
use std::collections::{BTreeMap, BTreeSet};

/// Vectors of a rule, at most. They differ in platform, instruction and value.
const EACH: usize = 3;

/// Operators of the rule language, calls of functions, and paths of fields, outside of regions (`<1;1,0>`).
const FORMULA: &str = r"[=!<>]=|=>|&&?|\|\||<<|>>| [%*+/] |matches!|\b[a-z_]+\w*\(|`[a-z_]+\w*[.\[]";

/// The messages about the rule of a vector.
fn messages(vector: &Vector) -> Vec<String> {
    let Some(platform) = platform(&vector.platform) else { return Vec::new() };
    let program = match &vector.input {
        Data::Text(text) => Program::text("vector", text, platform),
        Data::Base64(bytes) => match Program::object("vector", bytes, platform) {
            Ok(program) => program,
            Err(_) => return Vec::new(),
        },
    };
    let (findings, mut rows) = (program.findings(), program.rows());
    let about = findings.iter().filter(|found| found.rule().is_some_and(|rule| rule.id == vector.rule));
    about.map(|finding| rows.row(finding).message.into_owned()).collect()
}

#[test]
fn messages_have_no_formulas() -> Result<(), String> {
    let index = Index::load()?;
    let mut places: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (place, id) in index.ids.iter().enumerate() {
        if let Some((rule, _)) = id.split_once("/negative/") {
            places.entry(rule).or_default().push(place);
        }
    }
    // Adjacent ids are alike.
    let spread = |all: &Vec<usize>| {
        let step = all.len().div_ceil(EACH);
        all.iter().step_by(step).copied().collect::<Vec<_>>()
    };
    let chosen: Vec<usize> = places.values().flat_map(spread).collect();
    let formula = Regex::new(FORMULA).map_err(|error| error.to_string())?;
    let (mut wrong, mut rules) = (Vec::new(), BTreeSet::new());
    for vector in index.vectors(&chosen)? {
        for message in messages(&vector) {
            if formula.is_match(&message) {
                wrong.push(format!("{}: {message}", vector.id));
            }
            rules.insert(vector.rule.clone());
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Bytes that are no instruction break the others.
    assert!(rules.len() > 2_350, "{} rules of {}", rules.len(), places.len());
    Ok(())
}
